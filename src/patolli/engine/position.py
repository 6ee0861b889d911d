"""Positions set up by hand: a text of lines `name: value`, for tests, lessons and puzzles.

The first line names the game and the number of players, such as `mexica 3`. Which names there are is up to the
game; here is what all of them share: remarks after `#`, every name at most once, errors with the number of the line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from patolli.engine.core.state import State
from patolli.engine.game import BadOption, Option, find_game, game_with
from patolli.engine.texts import brief, lines_of
from patolli.engine.words import is_number

LARGEST = 100_000


class PositionError(ValueError):
    """A position that cannot be: the number of the line, and what is wrong with it.

    What all games share is also a key with values, for every language; or it is the cause, which has its own.
    """

    def __init__(self, line: int, why: str, key: str = "", **values: int | str) -> None:
        why = brief(why)
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why
        self.key = key
        self.values: dict[str, int | str] = dict(values)

    def __reduce__(self) -> tuple[object, ...]:
        return PositionError, (self.line, self.why, self.key), {"values": self.values}


class Fields:
    """The lines of a position, by name."""

    def __init__(self, text: str) -> None:
        if len(text) > LARGEST:
            raise PositionError(1, f"a position has fewer than {LARGEST} letters", "position-large", most=LARGEST)
        self.game = ""
        self.players = 0
        self.values: dict[str, str] = {}
        self.numbers: dict[str, int] = {}
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

    def check_names(self, known: list[str]) -> None:
        """PositionError if there is a name that the game does not know."""
        for name, number in self.numbers.items():
            if name not in known:
                names = ", ".join(known)
                raise PositionError(
                    number,
                    f"{name!r} is not part of a position; these are: {names}",
                    "position-name",
                    name=name[:30],
                    names=names,
                )

    def options(self, known: Sequence[Option]) -> dict[str, str]:
        """What the line `options` gives, such as `first_player=random stall_rounds=3`; each option at most once."""
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
        return given

    def option_twice(self, line: str, name: str) -> PositionError:
        """The refusal of an option that is given again in that line."""
        return PositionError(
            self.numbers[line], f"the option {name!r} is given twice", "position-option-twice", name=name
        )

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

    def error(self, name: str, why: str) -> PositionError:
        return PositionError(self.numbers.get(name, 1), why)


def _no_beginning(number: int) -> PositionError:
    return PositionError(
        number, "a position begins with a game and a number of players, such as `mexica 3`", "position-begins"
    )


def options_line(given: Mapping[str, str]) -> str:
    """The line that `Fields.options` reads: blanks part options, so a value is written without them."""
    return "options: " + " ".join(f"{name}={''.join(value.split())}" for name, value in sorted(given.items()))


def read_position(text: str) -> State:
    """The state that the text sets up. PositionError if it cannot be."""
    return find_game(Fields(text).game).read_position(text)


def write_position(state: State) -> str:
    """The state as a text that `read_position` reads back."""
    return state.game().write_position(state)
