"""What all fields of a position share: each is read into an attribute of the state, and written from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from patolli.engine.position import Fields, Spot

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
    """One line of a position, or one part of a line, with `read` and `write`; what is no line has `load` and `save`."""

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
