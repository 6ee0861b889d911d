"""What the store keeps, row by row."""

from __future__ import annotations

from dataclasses import dataclass, field

from patolli.engine.game import find_game
from patolli.engine.played import SaidLine
from patolli.stage.game import ShownGame


@dataclass(slots=True)
class SeatRow:
    kind: str
    """`person`, `bot`, or `open`: nobody has come yet."""
    name: str
    level: str
    secret: str
    owners: set[str] = field(default_factory=set)
    """The browsers of the person who sits there: one, or several devices."""
    used: bool = False
    """Whether somebody has sat down by its link; it is good for one person, once."""


@dataclass(slots=True)
class ChatRow:
    n: int
    seat: int | None
    """None for a spectator."""
    text: str
    time: float


@dataclass(slots=True)
class NoticeRow:
    """What happened at the table beside the lines: a seat changed hands, a hint was used."""

    n: int
    place: int
    """How many lines there were."""
    kind: str
    seat: int
    name: str
    """What the seat was called then; empty if it had no name."""


@dataclass(slots=True)
class LinkRow:
    """A link that the owner of a seat made for another device."""

    seat: int
    secret: str
    until: float
    used: bool


@dataclass(frozen=True, slots=True)
class Hushed:
    """How often each seat has taken something back in one secret decision: the others learn of it when it is over."""

    decision: int
    times: tuple[int, ...]

    def once_more(self, decision: int, seat: int) -> Hushed:
        """After the seat has taken back something in that decision."""
        times = self.times if decision == self.decision else (0,) * len(self.times)
        return Hushed(decision, tuple(count + (at == seat) for at, count in enumerate(times)))


@dataclass(slots=True)
class TableRow:
    id: str
    game: str
    players: int
    options: dict[str, str]
    position: str
    host: str
    replay: bool
    seats: list[SeatRow]
    lines: list[SaidLine]
    edition: int = 0
    next: str = ""
    actors: list[int] = field(default_factory=list)
    """Who owes a decision; nobody when the game is over."""
    created: float = 0.0
    chat: list[ChatRow] = field(default_factory=list)
    clock: tuple[int, int] | None = None
    """Seconds for each seat, and more after each of its decisions."""
    hints: bool | None = None
    """None: as many people sit there."""
    hushed: Hushed | None = None
    notices: list[NoticeRow] = field(default_factory=list)
    departed: dict[tuple[int, str], str] = field(default_factory=dict)
    """Whose seat, by number and browser, was ended for them, and how."""


def game_of(name: str) -> ShownGame:
    """The game of that name, which can be shown."""
    game = find_game(name)
    if not isinstance(game, ShownGame):
        raise TypeError(f"{name} cannot be shown")
    return game
