"""The rules of a game as text: sections, rules, rulings, options; found by number or by a word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches

from patolli.cli.texts import paragraph
from patolli.stage.game import ShownGame
from patolli.stage.speech import Speech

_NUMBER = re.compile(r"(?:([A-Za-z]+)[- ]?)?(\d+)([a-z]?)$", re.IGNORECASE)
NEAREST = 5


class Rulebook:
    """What a game's language files say under `section-`, `rule-`, `ruling-` and `option-`."""

    def __init__(self, game: ShownGame, language: str, words: Speech) -> None:
        self.game = game
        self.speech = game.speech(language)
        self.words = words
        self.rules = game.rules()
        self.rulings = [key.removeprefix("ruling-") for key in self.speech.keys("ruling-")]
        self.options = [option.name for option in game.options]

    def find(self, asked: str) -> str | None:
        """The rule, ruling or option that is meant: `MEX-35`, `mex35`, `35`, `MEX-35e`, `RU-3`, `first_player`."""
        known = {name.upper(): name for name in [*self.rules, *self.rulings, *self.options]}
        if asked.upper() in known:
            return known[asked.upper()]
        if parts := _NUMBER.match(asked.strip()):
            prefix, number, letter = (parts[1] or self.game.prefix).upper(), int(parts[2]), parts[3].upper()
            for name in (f"{prefix}-{number}{letter}", f"{prefix}-{number}"):
                if name in known:
                    return known[name]
        return None

    def nearest(self, asked: str) -> list[str]:
        """What may have been meant."""
        names = [*self.rules, *self.rulings, *self.options]
        if parts := _NUMBER.match(asked.strip()):
            wanted = int(parts[2])
            family = self.rulings if self.rulings and (parts[1] or "").upper() == self.rulings[0][:2] else self.rules
            near = sorted(family, key=lambda name: abs(_digits(name) - wanted))[:NEAREST]
            return sorted(near, key=names.index)
        folded = {name.lower(): name for name in names}
        return [folded[name] for name in get_close_matches(asked.lower(), folded, NEAREST)] or names[:NEAREST]

    def sections(self) -> Iterator[tuple[str, list[str]]]:
        """Titles and rules; rules that are in no section come last, without a title."""
        left = dict.fromkeys(self.rules)
        for key in self.speech.keys("section-"):
            ends = self.speech.tell(f"{key}.rules").split()
            first, last = self.rules.index(ends[0]), self.rules.index(ends[-1])
            numbers = self.rules[first : last + 1]
            for number in numbers:
                left.pop(number, None)
            yield self.speech.tell(key), numbers
        if left:
            yield "", list(left)

    def contents(self) -> Iterator[str]:
        """The sections, with the numbers and titles of their rules."""
        for title, numbers in self.sections():
            yield f"{title} ({numbers[0]} – {numbers[-1]})"
            titles = [f"{number.partition('-')[2]} {self.title(number)}" for number in numbers]
            yield paragraph("; ".join(titles), "    ")

    def everything(self) -> Iterator[str]:
        for title, numbers in self.sections():
            yield f"== {title}\n"
            yield from (self.text(number) + "\n" for number in numbers)
        if self.rulings:
            yield f"== {self.words.tell('cli-rulings')}\n"
            yield from (self.text(name) + "\n" for name in self.rulings)
        if self.options:
            yield f"== {self.words.tell('cli-options')}\n"
            yield from (self.text(name) + "\n" for name in self.options)

    def title(self, number: str) -> str:
        return self.speech.tell(f"rule-{number}.title") if self.speech.knows(f"rule-{number}.title") else ""

    def text(self, name: str) -> str:
        """One rule, ruling or option, set for the terminal."""
        if name in self.options:
            return self._option(name)
        if name in self.rulings:
            head = f"{name}  {self.speech.tell(f'ruling-{name}.question')}"
            return f"{paragraph(head)}\n{paragraph(self.speech.tell(f'ruling-{name}'), '    ')}"
        return f"{paragraph(f'{name}  {self.title(name)}')}\n{paragraph(self.speech.tell(f'rule-{name}'), '    ')}"

    def _option(self, name: str) -> str:
        option = next(option for option in self.game.options if option.name == name)
        lines = [f"--option {name}={option.values[0]}  ({option.rule})"]
        lines.append(paragraph(self.speech.tell(f"option-{name}"), "    "))
        for index, value in enumerate(option.values):
            key = f"option-{name}.{value}"
            said = f"{value}: {self.speech.tell(key)}" if _is_key(value) and self.speech.knows(key) else value
            usual = f" ({self.words.tell('cli-usual')})" if index == 0 else ""
            lines.append(paragraph(f"= {said}{usual}", "      "))
        if option.free:
            lines.append(paragraph(f"= {self.speech.tell(f'option-{name}.custom')}", "      "))
        return "\n".join(lines)

    def search(self, word: str) -> list[str]:
        """The names of what has the word in it."""
        folded = word.casefold()
        return [n for n in [*self.rules, *self.rulings, *self.options] if folded in self._plain(n).casefold()]

    def _plain(self, name: str) -> str:
        return " ".join(self.text(name).split())


def _is_key(value: str) -> bool:
    return re.fullmatch(r"[A-Za-z][\w-]*", value) is not None


def _digits(name: str) -> int:
    parts = _NUMBER.match(name)
    return int(parts[2]) if parts else 0
