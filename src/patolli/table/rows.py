"""What the store keeps, row by row."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field

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
    resigned: bool = False
    """Whether its person gave up: a bot plays it to the end."""
    takebacks: int = 0
    """How often its person took back more than an undo does."""


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


@dataclass(frozen=True, slots=True)
class Takeback:
    """A take-back that somebody asks for, and who has agreed. It lapses when the position or the people change."""

    seat: int
    left: int
    """How many lines would stay."""
    lines: int
    edition: int
    """The position for which it was asked."""
    waits: tuple[int, ...]
    """The seats whose consent it needed."""
    agreed: tuple[int, ...] = ()

    def text(self) -> str:
        """As the store keeps it: two such texts can be compared."""
        return json.dumps(asdict(self))

    @staticmethod
    def read(text: str) -> Takeback | None:
        if not text:
            return None
        kept = json.loads(text)
        return Takeback(**kept | {"waits": tuple(kept["waits"]), "agreed": tuple(kept["agreed"])})


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, for lists of games."""

    points: list[int]
    places: list[int]


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
    changes: int = 0
    """How often it has changed: whoever writes knows all of them, and counts one more."""
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
    level: str = ""
    """Of the bot that plays on for whoever gives up."""
    takeback: Takeback | None = None
    forked: int | None = None
    """How many of its lines were played at another table, from which it goes on."""
    outcome: Outcome | None = None
    begun_with: str = ""
    played_with: str = ""
    """The versions of Patolli that made it and that said its last line; empty if it was before they were kept."""
    recorded: bool = False
    """Whether it is written down from a real table: people say what chance did."""
    ended: float | None = None
    """When the last line of a finished game was said; only where tables are listed."""


def game_of(name: str) -> ShownGame:
    """The game of that name, which can be shown."""
    game = find_game(name)
    if not isinstance(game, ShownGame):
        raise TypeError(f"{name} cannot be shown")
    return game
