"""Positions set up by hand: a text of lines `name: value`, for tests, lessons and puzzles.

The first line names the game and the number of players, such as `mexica 3`; then options, then what lies on the table.
Remarks follow `#`; every name stands at most once; an error has the number of its line and a key for every language.

A game declares its lines in a `Layout` of the fields of `patolli.engine.fields`. Here is what they share: the text cut
into lines (`Fields`), and one line or part of it that is being read (`Spot`).
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any

from patolli.engine.components import BadComponents, is_changes, join_changes, split_changes
from patolli.engine.core.state import State
from patolli.engine.game import BadOption, find_game, game_with
from patolli.engine.options import COMPONENTS, Option
from patolli.engine.sentences import explain
from patolli.engine.texts import brief, lines_of
from patolli.engine.words import is_number

LARGEST = 100_000
COMPONENT = "component "
"""A line `component KEY: VALUE` says what differs from the delivered box."""


class PositionError(ValueError):
    """A position that cannot be: the number of the line, and what is wrong with it.

    What is wrong is also a key with values, for every language, of the game that is named if it is not one that all
    games share; or it is the cause, which has its own.
    """

    def __init__(self, line: int, why: str, key: str = "", **values: int | str) -> None:
        why = brief(why)
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why
        self.key = key
        self.game = ""
        self.values: dict[str, int | str] = dict(values)

    def __reduce__(self) -> tuple[object, ...]:
        return PositionError, (self.line, self.why, self.key), {"values": self.values, "game": self.game}


class Fields:
    """The lines of a position, by name."""

    def __init__(self, text: str) -> None:
        if len(text) > LARGEST:
            raise PositionError(1, f"a position has fewer than {LARGEST} letters", "position-large", most=LARGEST)
        self.game = ""
        self.players = 0
        self.values: dict[str, str] = {}
        self.numbers: dict[str, int] = {}
        self.used: set[str] = set()
        """The things that lie somewhere already, of those of which there is only one."""
        for number, raw in enumerate(lines_of(text), start=1):
            line = raw.partition("#")[0].strip()
            if not line:
                continue
            if not self.game:
                self._first(number, line)
                continue
            name, colon, value = line.partition(":")
            name = " ".join(name.split())
            if not colon:
                raise PositionError(
                    number, f"{line[:40]!r} is not of the form `name: value`", "position-form", text=line[:40]
                )
            if name in self.values:
                raise PositionError(number, f"{name!r} is given twice", "position-twice", name=name[:30])
            self.values[name] = value.strip()
            self.numbers[name] = number
        if not self.game:
            raise _no_beginning(1)

    def _first(self, number: int, line: str) -> None:
        words = line.split()
        if len(words) != 2 or not is_number(words[1], 2):
            raise _no_beginning(number)
        try:
            game_with(words[0], int(words[1]))
        except BadOption as error:
            raise PositionError(number, str(error)) from error
        self.game = words[0]
        self.players = int(words[1])

    # ---- names
    def check_names(self, known: Sequence[str]) -> None:
        """PositionError if there is a name that the game does not know."""
        for name, number in self.numbers.items():
            if name not in known and not name.startswith(COMPONENT):
                names = ", ".join(known)
                raise PositionError(
                    number,
                    f"{name!r} is not part of a position; these are: {names}",
                    "position-name",
                    name=name[:30],
                    names=names,
                )

    # ---- options
    def options(self, known: Sequence[Option]) -> dict[str, str]:
        """What the line `options` gives, such as `first_player=random stall_rounds=3`; each option at most once.

        A component file has the line `components: FILE`; what differs from the delivered box has lines of its own.
        """
        names = [option.name for option in known]
        given: dict[str, str] = {}
        for word in self.values.get("options", "").split():
            name, equals, value = word.partition("=")
            if not equals:
                why = f"{word[:30]!r} is not of the form option=value"
                raise PositionError(self.numbers["options"], why, "position-option-form", text=word[:30])
            if name not in names:
                listed = ", ".join(names)
                why = f"there is no option {name[:30]!r}; these are: {listed}"
                raise PositionError(self.numbers["options"], why, "position-no-option", name=name[:30], names=listed)
            if name in given:
                raise self.option_twice("options", name)
            given[name] = value
        return self._with_components(given) if COMPONENTS in names else given

    def _with_components(self, given: dict[str, str]) -> dict[str, str]:
        changes = [name for name in self.values if name.startswith(COMPONENT)]
        for line in [COMPONENTS] * (COMPONENTS in self.values) + changes[:1]:
            if COMPONENTS in given:
                raise self.option_twice(line, COMPONENTS)
            given[COMPONENTS] = self.values.get(COMPONENTS) or join_changes(
                [(name.removeprefix(COMPONENT), self.values[name]) for name in changes]
            )
        return given

    def option_twice(self, line: str, name: str) -> PositionError:
        """The refusal of an option that is given again in that line."""
        return PositionError(
            self.numbers[line], f"the option {name!r} is given twice", "position-option-twice", name=name
        )

    def bad_option(self, error: BadOption) -> PositionError:
        """Options with which the game cannot be set up, at the line that gives them."""
        changes = [name for name in self.values if name.startswith(COMPONENT)]
        wrong = error.key.startswith(COMPONENTS[:-1])
        near = [COMPONENT + name for name in error.key_names] if isinstance(error, BadComponents) else []
        lines = [*near, *changes, COMPONENTS, "options"] if wrong else ["options", COMPONENTS]
        return self.error(next((name for name in lines if name in self.values), "options"), str(error))

    # ---- values
    def words(self, name: str) -> list[str]:
        return self.values.get(name, "").replace(",", " ").split()

    def number(self, name: str, default: int, most: int, least: int = 0) -> int:
        """A whole number."""
        if name not in self.values:
            return default
        value = self.values[name]
        if not is_number(value, 6) or not least <= int(value) <= most:
            raise PositionError(
                self.numbers[name],
                f"{name} is a number from {least} to {most}, not {value[:20]!r}",
                "position-number",
                name=name,
                least=least,
                most=most,
                value=value[:20],
            )
        return int(value)

    def parts(self, name: str, known: Sequence[str]) -> dict[str, str]:
        """The parts of a line such as `offering 12; huts 2`, by their first word."""
        parts: dict[str, str] = {}
        for part in self.values.get(name, "").split(";"):
            words = part.replace(",", " ").split()
            if not words:
                continue
            word = words[0]
            if word not in known:
                names = " ".join(known)
                why = f"{word[:20]!r} is not part of this line; these are: {names}"
                raise self.misread(name, why, "position-part", name=word[:20], names=names)
            if word in parts:
                raise self.misread(name, f"{word!r} is given twice", "position-twice", name=word)
            parts[word] = " ".join(words[1:])
        return parts

    def has_part(self, line: str, name: str) -> bool:
        """Whether a line of parts has this one."""
        return any(part.split()[:1] == [name] for part in self.values.get(line, "").split(";"))

    def spot(self, state: Any, name: str) -> Spot:
        """A line that is read by a check, after those that it depends on."""
        return Spot(self, state, name, name, self.values.get(name))

    def seats(self, state: Any, name: str = "seat") -> list[Spot]:
        """The lines of the players, for a check of each of them."""
        lines = [f"{name} {seat}" for seat in range(state.players)]
        return [Spot(self, state, line, name, self.values.get(line), seat) for seat, line in enumerate(lines)]

    # ---- things of which there is only one
    def free(self, names: Sequence[str]) -> list[int]:
        """The things that lie nowhere yet, by their numbers."""
        return [number for number, name in enumerate(names) if name not in self.used]

    def take(
        self, names: Sequence[str], wrong: str = "none-free", line: str = "phase", among: Container[int] | None = None
    ) -> int:
        """The first thing (of those `among` which it must be) that lies nowhere yet, and which now lies somewhere.

        `wrong`: the key of the error if there is none.
        """
        free = [number for number in self.free(names) if among is None or number in among]
        self.deny(not free, line, wrong, first=names[0], last=names[-1])
        self.used.add(names[free[0]])
        return free[0]

    # ---- what is wrong
    def wrong(self, line: str, key: str, **values: int | str) -> PositionError:
        """What only this game finds wrong: its languages have the sentence as `bad-position-KEY`.

        The English one is the text of the error. The line is that of this name, or the first one if it is not there.
        """
        error = PositionError(
            self.numbers.get(line, 1), explain(self.game, f"position-{key}", values), f"position-{key}", **values
        )
        error.game = self.game
        return error

    def deny(self, wrong: object, line: str, key: str, **values: int | str) -> None:
        """Raise `self.wrong(line, key, ...)` if that is so: a check in one line."""
        if wrong:
            raise self.wrong(line, key, **values)

    def misread(self, line: str, why: str, key: str, **values: int | str) -> PositionError:
        """What any game finds wrong: all games share the sentence, which `stage/lang` has in every language."""
        return PositionError(self.numbers.get(line, 1), why, key, **values)

    def error(self, name: str, why: str) -> PositionError:
        """What is wrong, in English only: for what has a cause with a key of its own."""
        return PositionError(self.numbers.get(name, 1), why)


class Spot:
    """One line of a position, or one part of it, that is being read.

    `line` is the name of the line, such as `seat 0`; `name` what is read, such as `huts`; `seat` the number of the line
    among those of its kind, -1 for a line of its own; `text` what was written there, None if nothing was.
    """

    def __init__(self, fields: Fields, state: Any, line: str, name: str, text: str | None, seat: int = -1) -> None:
        self.fields = fields
        self.state = state
        self.line = line
        self.name = name
        self.text = text
        self.seat = seat

    @property
    def given(self) -> bool:
        """Whether it was written at all, be it empty."""
        return self.text is not None

    @property
    def words(self) -> list[str]:
        return (self.text or "").replace(",", " ").split()

    def error(self, key: str, **values: int | str) -> PositionError:
        """What only this game finds wrong here; see `Fields.wrong`."""
        return self.fields.wrong(self.line, key, **values)

    def deny(self, wrong: object, key: str, **values: int | str) -> None:
        """Raise `self.error(key, ...)` if that is so: a check in one line."""
        if wrong:
            raise self.error(key, **values)

    def number(self, word: str, most: int, least: int = 0, wrong: str = "") -> int:
        """A word that is a number; `wrong` as in `numbers`."""
        if is_number(word, len(str(most))) and least <= int(word) <= most:
            return int(word)
        return self.numbers([word], most, least, wrong=wrong)[0]

    def numbers(
        self,
        words: Sequence[str],
        most: int,
        least: int = 0,
        count: int = -1,
        wrong: str = "",
        among: Container[int] | None = None,
    ) -> list[int]:
        """Words that are numbers within these bounds; `count`: how many, -1 for any number of them.

        `among`: the only ones that there are. `wrong`: the key of the error for a word that is none of them, which is
        told the `word`, `least` and `most`; words then have no more digits than `most` has.
        """
        known, digits = among or range(least, most + 1), len(str(most)) if wrong else 6
        bad = [word for word in words if not is_number(word, digits) or int(word) not in known]
        if not bad and count in (-1, len(words)):
            return [int(word) for word in words]
        self.deny(wrong and bad, wrong, word=(*bad, "")[0][:20], least=least, most=most)
        if count < 0:
            why = f"{bad[0][:20]!r} is not a number from {least} to {most}"
            raise self.fields.misread(self.line, why, "position-no-number", value=bad[0][:20], least=least, most=most)
        said = " ".join(words)[:30]
        why = f"{self.name} takes {count} number(s) from {least} to {most}, not {said!r}"
        raise self.fields.misread(
            self.line, why, "position-numbers", name=self.name, count=count, least=least, most=most, value=said
        )

    def ranges(self, words: Sequence[str], last: int, wrong: str) -> list[int]:
        """Numbers from 1 to `last`, also as `1-6`. `wrong`: the key of the error, which is told the `word`."""
        found: list[int] = []
        for word in words:
            first, dash, end = word.partition("-")
            bounds = [first, end if dash else first]
            fine = all(is_number(bound, 3) and 1 <= int(bound) <= last for bound in bounds)
            self.deny(not fine, wrong, word=word[:20], last=last)
            found += range(int(bounds[0]), int(bounds[1]) + 1)
        return found

    def index(self, word: str, names: Sequence[str], wrong: str) -> int:
        """The number of a name, in capitals or not. `wrong`: the key of the error, told the `word` and the `names`."""
        small = word.lower()
        for number, name in enumerate(names):
            if name.lower() == small:
                return number
        raise self.error(wrong, word=word[:20], names=", ".join(names))

    def claim(self, word: str, names: Sequence[str], wrong: str) -> int:
        """The number of a thing of which there is only one, and which now lies here."""
        number = self.index(word, names, wrong)
        name = names[number]
        if name in self.fields.used:
            raise self.fields.misread(self.line, f"{name} is in two places", "position-two-places", name=name)
        self.fields.used.add(name)
        return number

    def pair(self, word: str, mark: str, wrong: str) -> tuple[str, str]:
        """Two halves such as `EPV=B22`. `wrong`: the key of the error, which is told the `word`."""
        self.deny(word.count(mark) != 1, wrong, word=word[:20])
        left, _, right = word.partition(mark)
        return left, right

    def one_word(self) -> str:
        """A single word; empty for `-` or nothing."""
        words = self.words
        if len(words) > 1:
            why = f"{self.name} is one word, not {len(words)}"
            raise self.fields.misread(self.line, why, "position-one-word", name=self.name, count=len(words))
        return "" if not words or words[0] == "-" else words[0]

    def put(self, attribute: str, value: Any, width: int = 0) -> None:
        """Set the attribute of the state; of a seat's line, the seat's place in it, or its `width` places.

        States share lists, so it is a new one.
        """
        if self.seat >= 0:
            values, value = list(getattr(self.state, attribute)), value if width else [value]
            first = self.seat * (width or 1)
            values[first : first + len(value)] = value
            value = values
        setattr(self.state, attribute, value)


def _no_beginning(number: int) -> PositionError:
    return PositionError(
        number, "a position begins with a game and a number of players, such as `mexica 3`", "position-begins"
    )


def options_line(given: Mapping[str, str]) -> str:
    """The line that `Fields.options` reads: blanks part options, so a value is written without them."""
    return "options: " + " ".join(f"{name}={''.join(value.split())}" for name, value in sorted(given.items()))


def option_lines(given: Mapping[str, str]) -> list[str]:
    """All lines that say what a game was started with; none if everything is as usual."""
    others = {name: value for name, value in given.items() if name != COMPONENTS}
    lines = [options_line(others)] if others else []
    value = given.get(COMPONENTS, "")
    if is_changes(value):
        return lines + [f"{COMPONENT}{key}: {said}" for key, said in split_changes(value)]
    return [*lines, f"{COMPONENTS}: {value}"] if value else lines


def read_position(text: str) -> State:
    """The state that the text sets up. PositionError if it cannot be."""
    return find_game(Fields(text).game).read_position(text)


def write_position(state: State) -> str:
    """The state as a text that `read_position` reads back."""
    return state.game().write_position(state)
