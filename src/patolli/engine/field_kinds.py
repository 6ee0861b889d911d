"""The kinds of fields that a line of a position, or a part of one, can be; see `patolli.engine.fields`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from patolli.engine.position import Fields, Spot
from patolli.engine.words import is_number

Bound = int | Callable[[Any], int]
Names = Sequence[str] | Callable[[Any], Sequence[str]]
Shown = Callable[[Any], bool]
NOTHING = (None, "", "0", "-")
"""What a field that is `blank` leaves out."""


def bound(value: Bound, state: Any) -> int:
    return value(state) if callable(value) else value


def named(names: Names, state: Any) -> Sequence[str]:
    return names(state) if callable(names) else names


def last_seat(state: Any) -> int:
    return int(state.players) - 1


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
        blank: bool = False,
        width: int = 0,
        then: Callable[[Any, Spot], None] | None = None,
        stray: str = "",
    ) -> None:
        """`late`: a line or part that is written here, and read where the layout comes to `Late`.

        `blank`: left out where there is nothing to say: 0, nobody or an empty list. `width`: the attribute is one list
        for all seats, with so many values for each. `then`: what the game does when a given value has been read.
        `stray`: the key of the error if something is said where `shown` or `of_seat` leaves it out; it is told the
        `name`. Without it, it is read there too.
        """
        self.name = name
        self.attribute = attribute or name.replace(" ", "_").replace("-", "_")
        self.shown = shown
        self.late = late
        self.of_seat = of_seat
        self.blank = blank
        self.width = width
        self.then = then
        self.stray = stray

    def names(self, state: Any) -> list[str]:
        """The names of the lines."""
        return [self.name]

    def load(self, state: Any, fields: Fields) -> None:
        """Read it as a line."""
        self.take_in(Spot(fields, state, self.name, self.name, fields.values.get(self.name)))

    def save(self, state: Any) -> list[str]:
        """It as a line, or as none."""
        said = self.said(state, -1)
        return [] if said is None else [f"{self.name}: {said}"]

    def said(self, state: Any, seat: int) -> str | None:
        """What is written of it; None if it is left out."""
        if (self.shown is not None or self.of_seat is not None) and self.is_left_out(state, seat):
            return None
        said = self.write(state, seat)
        return None if self.blank and said in NOTHING else said

    def is_left_out(self, state: Any, seat: int) -> bool:
        """Whether it is no part of this position, as `shown` or `of_seat` says."""
        if self.shown is not None and not self.shown(state):
            return True
        return self.of_seat is not None and not self.of_seat(state, seat)

    def take_in(self, spot: Spot) -> None:
        """Read it, and let the game go on with it."""
        if self.stray and self.is_left_out(spot.state, spot.seat):
            spot.deny(spot.text not in NOTHING, self.stray, name=self.name)
            return
        self.read(spot)
        if self.then is not None and spot.given:
            self.then(spot.state, spot)

    def read(self, spot: Spot) -> None:
        """Take what is written there into the state."""
        raise NotImplementedError

    def write(self, state: Any, seat: int) -> str | None:
        """What `read` reads; `seat` as in `Spot`."""
        raise NotImplementedError

    def held(self, state: Any, seat: int) -> Any:
        """The value that the state has."""
        value = getattr(state, self.attribute)
        if seat < 0:
            return value
        return value[seat * self.width : seat * self.width + self.width] if self.width else value[seat]


# ------------------------------------------------------------------- values
class Number(Field):
    """A whole number from `least` to `most`. `none`: the word for -1."""

    def __init__(
        self,
        name: str,
        most: Bound,
        default: Bound | None = None,
        least: Bound = 0,
        attribute: str = "",
        none: str = "",
        **more: Any,
    ) -> None:
        super().__init__(name, attribute, **more)
        self.most = most
        self.least = least
        self.default = default
        self.none = none

    def read(self, spot: Spot) -> None:
        if spot.given:
            spot.put(self.attribute, self.value(spot))
        elif self.default is not None:
            spot.put(self.attribute, bound(self.default, spot.state))

    def value(self, spot: Spot) -> int:
        if self.none and spot.text == self.none:
            return -1
        most, least = bound(self.most, spot.state), bound(self.least, spot.state)
        if spot.line == spot.name:
            return spot.fields.number(spot.name, 0, most, least)
        return spot.numbers(spot.words, most, least, 1)[0]

    def write(self, state: Any, seat: int) -> str:
        held = int(self.held(state, seat))
        return self.none if self.none and held < 0 else str(held)


class Between(Number):
    """A whole number within `bounds(state)`, the least and the most; the least where nothing is said."""

    def __init__(self, name: str, bounds: Callable[[Any], tuple[int, int]], **more: Any) -> None:
        super().__init__(name, lambda state: bounds(state)[1], self.first, self.first, **more)
        self.bounds = bounds

    def first(self, state: Any) -> int:
        return self.bounds(state)[0]


class Flag(Number):
    """0 or 1. `bits`: of a seat, kept as its bit of one number for all seats."""

    def __init__(self, name: str, default: Bound = 0, attribute: str = "", bits: bool = False, **more: Any) -> None:
        super().__init__(name, 1, default, attribute=attribute, **more)
        self.bits = bits

    def read(self, spot: Spot) -> None:
        given = bool(self.value(spot) if spot.given else bound(self.default or 0, spot.state))
        if self.bits:
            others = getattr(spot.state, self.attribute) & ~(1 << spot.seat)
            setattr(spot.state, self.attribute, others | given << spot.seat)
        else:
            spot.put(self.attribute, given)

    def held(self, state: Any, seat: int) -> Any:
        return getattr(state, self.attribute) >> seat & 1 if self.bits else super().held(state, seat)


class Seat(Number):
    """A seat, or `-` for nobody, which is -1."""

    def __init__(self, name: str, attribute: str = "", most: Bound | None = None, **more: Any) -> None:
        super().__init__(name, most or last_seat, -1, attribute=attribute, none="-", **more)


class Word(Field):
    """One word of a list, kept as its number; without a default the state keeps what it has.

    `wrong`: the key of the error for another word, which is told the `word` and the `part` that is read.
    """

    def __init__(
        self,
        name: str,
        words: Names,
        default: str | Callable[[Any], str] | None = None,
        attribute: str = "",
        wrong: str = "",
        **more: Any,
    ) -> None:
        super().__init__(name, attribute, **more)
        self.words = words
        self.default = default
        self.wrong = wrong

    def read(self, spot: Spot) -> None:
        words = list(named(self.words, spot.state))
        default = self.default(spot.state) if callable(self.default) else self.default
        word = default if spot.text is None else spot.text
        if word is None:
            return
        if word not in words:
            spot.deny(self.wrong, self.wrong, word=word[:20], part=self.name)
            names = ", ".join(filter(None, words))
            why = f"{word[:20]!r} is no {self.name}; these are: {names}"
            raise spot.fields.misread(spot.line, why, "position-word", value=word[:20], name=self.name, names=names)
        spot.put(self.attribute, words.index(word))

    def write(self, state: Any, seat: int) -> str:
        words: Sequence[str] = named(self.words, state)
        return words[int(self.held(state, seat))]


class Numbers(Field):
    """Whole numbers; `count`: how many, -1 for any number of them. `bits`: kept as a set, the bit of `least` first.

    `among(state)`: the only ones that there are. `wrong`: the key of the error for another word, as in `Spot.numbers`.
    """

    def __init__(
        self,
        name: str,
        most: Bound,
        least: int = 0,
        count: int = -1,
        attribute: str = "",
        bits: bool = False,
        wrong: str = "",
        among: Callable[[Any], Sequence[int]] | None = None,
        **more: Any,
    ) -> None:
        super().__init__(name, attribute, **more)
        self.most = most
        self.least = least
        self.count = count
        self.bits = bits
        self.wrong = wrong
        self.among = among

    def read(self, spot: Spot) -> None:
        if spot.given:
            most, among = bound(self.most, spot.state), self.among(spot.state) if self.among else None
            found = spot.numbers(spot.words, most, self.least, self.count, self.wrong, among)
            spot.put(
                self.attribute, bits_of([value - self.least for value in found]) if self.bits else found, self.width
            )

    def write(self, state: Any, seat: int) -> str:
        held = self.held(state, seat)
        return spaced([value + self.least for value in numbers_in(held)] if self.bits else held)


class Ranges(Number):
    """Numbers from 1 to `last` such as `1-6 9`, kept as a set of bits. `wrong`: the key of the error, as in `Spot`."""

    def __init__(self, name: str, last: Bound, wrong: str, default: Bound | None = None, **more: Any) -> None:
        super().__init__(name, last, default, **more)
        self.wrong = wrong

    def value(self, spot: Spot) -> int:
        return bits_of(spot.ranges(spot.words, bound(self.most, spot.state), self.wrong))

    def write(self, state: Any, seat: int) -> str:
        found: list[list[int]] = []
        for number in numbers_in(self.held(state, seat)):
            if found and found[-1][-1] == number - 1:
                found[-1][1:] = [number]
            else:
                found.append([number])
        return " ".join("-".join(map(str, ends)) for ends in found)


class Amounts(Field):
    """How many there are of each thing, such as `5 maize 1 jade`, kept as a list with a number for each name.

    `bits`: kept as one number, so many bits for each. `wrong`: the key of the error for what is no number and no name,
    which is told the `words`; `many`: that for more than `most` of one, which is told `most` and the `type`.
    """

    def __init__(
        self, name: str, names: Sequence[str], most: int, wrong: str, many: str, bits: int = 0, **more: Any
    ) -> None:
        super().__init__(name, **more)
        self.known = names
        self.most = most
        self.wrong = wrong
        self.many = many
        self.bits = bits

    def read(self, spot: Spot) -> None:
        found, words = [0] * len(self.known), spot.words
        for at in range(0, len(words), 2):
            amount, name = words[at], words[at + 1] if at + 1 < len(words) else ""
            wrong = not is_number(amount, 4) or name not in self.known or int(amount) > self.most
            spot.deny(wrong, self.wrong, words=" ".join(words[at : at + 2])[:30])
            found[self.known.index(name)] += int(amount)
            spot.deny(found[self.known.index(name)] > self.most, self.many, most=self.most, type=name)
        packed = sum(units << self.bits * which for which, units in enumerate(found))
        spot.put(self.attribute, packed if self.bits else found, self.width)

    def write(self, state: Any, seat: int) -> str:
        held = self.held(state, seat)
        if self.bits:
            held = [held >> self.bits * which & (1 << self.bits) - 1 for which in range(len(self.known))]
        return " ".join(f"{units} {name}" for name, units in zip(self.known, held, strict=True) if units)


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

    def write(self, state: Any, seat: int) -> str | None:
        if self.writer is None:
            return None
        return self.writer(state, seat) if seat >= 0 else self.writer(state)


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


class Never(Field):
    """No line: refuses what cannot be, at that line with that key, if `wrong(state)`; a value may be a function too."""

    def __init__(self, line: str, key: str, wrong: Callable[[Any], object], **values: Any) -> None:
        super().__init__(line)
        self.key = key
        self.wrong = wrong
        self.values = values

    def names(self, state: Any) -> list[str]:
        return []

    def load(self, state: Any, fields: Fields) -> None:
        if self.wrong(state):
            told = {name: value(state) if callable(value) else value for name, value in self.values.items()}
            raise fields.wrong(self.name, self.key, **told)

    def save(self, state: Any) -> list[str]:
        return []


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


def spaced(values: Sequence[object]) -> str:
    """Values one after the other."""
    return " ".join(map(str, values))


def joined(names: Sequence[str], numbers: Sequence[int]) -> str:
    """Things by their names, `-` for none."""
    return " ".join(names[number] if number >= 0 else "-" for number in numbers)


def paired(left: Sequence[str], right: Sequence[str], numbers: Sequence[int], mark: str = "=") -> str:
    """Things of two lists that belong together, such as `EPV=B22`; nothing where the number is -1."""
    return " ".join(f"{left[at]}{mark}{right[number]}" for at, number in enumerate(numbers) if number >= 0)
