"""The kinds of fields that a line of a position, or a part of one, can be; see `patolli.engine.fields`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from patolli.engine.position import Fields, Spot

Bound = int | Callable[[Any], int]
Names = Sequence[str] | Callable[[Any], Sequence[str]]
Shown = Callable[[Any], bool]


def bound(value: Bound, state: Any) -> int:
    return value(state) if callable(value) else value


def named(names: Names, state: Any) -> Sequence[str]:
    return names(state) if callable(names) else names


class Field:
    """One line of a position, or one part of a line."""

    prefix = ""
    example = ""
    """Of a group of lines whose names are known only when the lines above are read: how they begin, and one of them."""

    def __init__(
        self,
        name: str,
        attribute: str = "",
        shown: Shown | None = None,
        late: bool = False,
        of_seat: Callable[[Any, int], bool] | None = None,
    ) -> None:
        """`late`: a part that is read when the layout comes to `Late`, not with its line."""
        self.name = name
        self.attribute = attribute or name.replace(" ", "_").replace("-", "_")
        self.shown = shown
        self.late = late
        self.of_seat = of_seat

    def names(self, state: Any) -> list[str]:
        """The names of the lines."""
        return [self.name]

    def load(self, state: Any, fields: Fields) -> None:
        """Read it as a line."""
        self.read(Spot(fields, state, self.name, self.name, fields.values.get(self.name)))

    def save(self, state: Any) -> list[str]:
        """It as a line, or as none."""
        return [f"{self.name}: {self.write(state, -1)}"] if self.shown is None or self.shown(state) else []

    def read(self, spot: Spot) -> None:
        """Take what is written there into the state."""
        raise NotImplementedError

    def write(self, state: Any, seat: int) -> str:
        """What `read` reads; `seat` as in `Spot`."""
        raise NotImplementedError

    def held(self, state: Any, seat: int) -> Any:
        """The value that the state has."""
        value = getattr(state, self.attribute)
        return value[seat] if seat >= 0 else value


# ------------------------------------------------------------------- values
class Number(Field):
    """A whole number from `least` to `most`."""

    def __init__(
        self, name: str, most: Bound, default: Bound | None = None, least: Bound = 0, attribute: str = "", **more: Any
    ) -> None:
        super().__init__(name, attribute, **more)
        self.most = most
        self.least = least
        self.default = default

    def read(self, spot: Spot) -> None:
        if spot.given:
            spot.put(self.attribute, self.value(spot))
        elif self.default is not None:
            spot.put(self.attribute, bound(self.default, spot.state))

    def value(self, spot: Spot) -> int:
        most, least = bound(self.most, spot.state), bound(self.least, spot.state)
        if spot.line == spot.name:
            return spot.fields.number(spot.name, 0, most, least)
        return spot.numbers(spot.words, most, least, 1)[0]

    def write(self, state: Any, seat: int) -> str:
        return str(int(self.held(state, seat)))


class Flag(Number):
    """0 or 1."""

    def __init__(self, name: str, default: Bound = 0, attribute: str = "", **more: Any) -> None:
        super().__init__(name, 1, default, attribute=attribute, **more)

    def read(self, spot: Spot) -> None:
        given = self.value(spot) if spot.given else bound(self.default or 0, spot.state)
        spot.put(self.attribute, bool(given))


class Seat(Number):
    """A seat, or `-` for nobody, which is -1."""

    def __init__(self, name: str, attribute: str = "", most: Bound | None = None, **more: Any) -> None:
        super().__init__(name, most or (lambda state: state.players - 1), -1, attribute=attribute, **more)

    def value(self, spot: Spot) -> int:
        return -1 if spot.text == "-" else super().value(spot)

    def write(self, state: Any, seat: int) -> str:
        return _or_dash(self.held(state, seat))


class Word(Field):
    """One word of a list, kept as its number."""

    def __init__(
        self, name: str, words: Names, default: str | Callable[[Any], str], attribute: str = "", **more: Any
    ) -> None:
        super().__init__(name, attribute, **more)
        self.words = words
        self.default = default

    def read(self, spot: Spot) -> None:
        words = list(named(self.words, spot.state))
        default = self.default(spot.state) if callable(self.default) else self.default
        word = default if spot.text is None else spot.text
        if word not in words:
            names = ", ".join(filter(None, words))
            why = f"{word[:20]!r} is no {self.name}; these are: {names}"
            raise spot.fields.misread(spot.line, why, "position-word", value=word[:20], name=self.name, names=names)
        spot.put(self.attribute, words.index(word))

    def write(self, state: Any, seat: int) -> str:
        words: Sequence[str] = named(self.words, state)
        return words[int(self.held(state, seat))]


class Numbers(Field):
    """Whole numbers; `count`: how many, -1 for any number of them. `bits`: kept as a set, the bit of `least` first."""

    def __init__(
        self,
        name: str,
        most: Bound,
        least: int = 0,
        count: int = -1,
        attribute: str = "",
        bits: bool = False,
        **more: Any,
    ) -> None:
        super().__init__(name, attribute, **more)
        self.most = most
        self.least = least
        self.count = count
        self.bits = bits

    def read(self, spot: Spot) -> None:
        if spot.given:
            found = spot.numbers(spot.words, bound(self.most, spot.state), self.least, self.count)
            spot.put(self.attribute, bits_of([value - self.least for value in found]) if self.bits else found)

    def write(self, state: Any, seat: int) -> str:
        held = self.held(state, seat)
        return (
            " ".join(str(value + self.least) for value in numbers_in(held)) if self.bits else " ".join(map(str, held))
        )


class Named(Field):
    """Things by their names, kept as their numbers in a list; `bits`: kept as a set of bits.

    `unique`: things of which there is only one, so that each lies in one place (`Spot.claim`). `alias`: other names of
    the same things. `full`: how many there are in the end; those that lie nowhere are added, also without a line.
    `wrong`: the key of the error for a name that there is not, which is told the `word`.
    """

    def __init__(
        self,
        name: str,
        names: Names,
        wrong: str,
        attribute: str = "",
        bits: bool = False,
        unique: bool = False,
        alias: Names = (),
        full: Bound = 0,
        **more: Any,
    ) -> None:
        super().__init__(name, attribute, **more)
        self.known = names
        self.wrong = wrong
        self.bits = bits
        self.unique = unique
        self.alias = alias
        self.full = full

    def read(self, spot: Spot) -> None:
        known, full = named(self.known, spot.state), bound(self.full, spot.state)
        found = [self.take(spot, word, known) for word in spot.words]
        found += [spot.fields.take(known) for _ in range(full - len(found))]
        if spot.given or full:
            spot.put(self.attribute, bits_of(found) if self.bits else found)

    def take(self, spot: Spot, word: str, known: Sequence[str]) -> int:
        """The number of a thing."""
        others = [name.lower() for name in named(self.alias, spot.state)]
        name = known[others.index(word.lower())] if word.lower() in others else word
        return (spot.claim if self.unique else spot.index)(name, known, self.wrong)

    def write(self, state: Any, seat: int) -> str:
        known, held = named(self.known, state), self.held(state, seat)
        return " ".join(known[number] for number in (numbers_in(held) if self.bits else held))


class OneNamed(Named):
    """One thing by its name, or `-` for none, which is -1."""

    def read(self, spot: Spot) -> None:
        word = spot.one_word()
        if word:
            spot.put(self.attribute, self.take(spot, word, named(self.known, spot.state)))

    def write(self, state: Any, seat: int) -> str:
        held = self.held(state, seat)
        return named(self.known, state)[held] if held >= 0 else "-"


# ------------------------------------------------------------------- what a game reads itself
class Line(Field):
    """A line or part that the game reads itself: `read(state, spot)`; `write(state)`, of a seat `write(state, seat)`.

    Without `read` it is read by a `Check` below. Nothing is written where `write` gives None.
    """

    def __init__(
        self,
        name: str,
        read: Callable[[Any, Spot], None] | None,
        write: Callable[..., str | None] | None = None,
        **more: Any,
    ) -> None:
        super().__init__(name, **more)
        self.reader = read
        self.writer = write

    def read(self, spot: Spot) -> None:
        if self.reader is not None:
            self.reader(spot.state, spot)

    def written(self, state: Any, seat: int) -> str | None:
        if self.writer is None:
            return None
        return self.writer(state, seat) if seat >= 0 else self.writer(state)

    def write(self, state: Any, seat: int) -> str:
        return self.written(state, seat) or ""

    def save(self, state: Any) -> list[str]:
        said = self.written(state, -1) if self.shown is None or self.shown(state) else None
        return [] if said is None else [f"{self.name}: {said}"]


class Each(Line):
    """A line or part of words of which the game reads each: `read(state, spot, word)`; written as a `Line` is."""

    def __init__(
        self,
        name: str,
        read: Callable[[Any, Spot, str], None],
        write: Callable[..., str | None] | None = None,
        **more: Any,
    ) -> None:
        super().__init__(name, self._each, write, **more)
        self.word_reader = read

    def _each(self, state: Any, spot: Spot) -> None:
        for word in spot.words:
            self.word_reader(state, spot, word)


class Check(Field):
    """No line: what the game checks or fills in when it comes here: `check(state, fields)`."""

    def __init__(self, check: Callable[[Any, Fields], None]) -> None:
        super().__init__("")
        self.check = check

    def names(self, state: Any) -> list[str]:
        return []

    def load(self, state: Any, fields: Fields) -> None:
        self.check(state, fields)

    def save(self, state: Any) -> list[str]:
        return []


# ------------------------------------------------------------------- sets of bits
def bits_of(numbers: Sequence[int]) -> int:
    """A set of small numbers, a bit for each."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def numbers_in(bits: int) -> list[int]:
    """The numbers of a set, from low to high."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def _or_dash(number: int) -> str:
    return str(number) if number >= 0 else "-"


def joined(names: Sequence[str], numbers: Sequence[int]) -> str:
    """Things by their names, `-` for none."""
    return " ".join(names[number] if number >= 0 else "-" for number in numbers)


def paired(left: Sequence[str], right: Sequence[str], numbers: Sequence[int], mark: str = "=") -> str:
    """Things of two lists that belong together, such as `EPV=B22`; nothing where the number is -1."""
    return " ".join(f"{left[at]}{mark}{right[number]}" for at, number in enumerate(numbers) if number >= 0)
