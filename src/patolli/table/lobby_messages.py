"""What the lobby is sent: a browser's tables, and what makes one of them again (docs/table.md)."""

from __future__ import annotations

from msgspec import Struct


class ListedSeat(Struct):
    """A seat in a list of tables."""

    name: str
    """The name given; empty if none was."""
    kind: str
    """`person`, `bot`, `open`, or `game` for an opponent that the rules play."""
    level: str
    mine: bool
    asked: bool
    resigned: bool
    points: int | None = None
    """Once the game is over."""
    place: int | None = None


class SetUpSeat(Struct):
    kind: str
    name: str
    level: str


class SetUpClock(Struct):
    seconds: int
    increment: int


class SetUp(Struct):
    """What to post to make a table like this."""

    game: str
    seats: list[SetUpSeat]
    options: dict[str, str]
    clock: SetUpClock | None
    hints: bool | None
    level: str


class Mine(Struct):
    """A table at which a browser has a seat."""

    id: str
    game: str
    title: str
    names: list[str]
    """With whom; all, where several share the screen."""
    asked: bool
    over: bool
    created: float
    ended: float | None
    """When its last line was said; None while the game goes on."""
    seats: list[ListedSeat]
    next: str
    """The table of the rematch; empty while there is none."""
    again: SetUp | None
    """Once the game is over."""
    stuck: bool = False
    """Whether one can only look: this version cannot go on with it."""


class Mines(Struct):
    tables: list[Mine]
