"""Fields of several values: numbers, ranges, amounts, things by their names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from patolli.engine.fields.field import Bound, Field, Names, bound, named
from patolli.engine.fields.sets import bits_of, numbers_in, spaced
from patolli.engine.fields.values import Number
from patolli.engine.position import Spot
from patolli.engine.words import is_number


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
