"""Fields of one value: a number, a flag, a seat, a word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from patolli.engine.fields.field import Bound, Field, Names, bound, last_seat, named
from patolli.engine.position import Spot


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
