"""What is sent, both ways: the bodies of requests and of answers (docs/table.md)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from patolli.stage.draws import Draws
from patolli.stage.moment import Moment

MOST_SEATS = 8
LONGEST_CHAT = 280
MOST_LINES = 64
"""Lines of one gesture."""

Name: TypeAlias = Annotated[str, Meta(max_length=60)]
Level: TypeAlias = Annotated[str, Meta(max_length=40)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]


class Asked(Struct, forbid_unknown_fields=True):
    """A body that somebody sends."""


class NewSeat(Asked):
    """Who shall sit there: `me`, somebody `here` at the same screen, a `bot` of a level, or `open` by a link."""

    kind: Literal["me", "here", "bot", "open"]
    name: Name = ""
    level: Level = ""


class NewClock(Asked):
    """Seconds for each seat, and more of them after each of its decisions."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class NewTable(Asked):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    players: Seat | None = None
    options: Annotated[dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=400)]], Meta()] = {}
    clock: NewClock | None = None
    hints: bool | None = None
    """Whether people may ask for hints; without it, where not more than one person sits."""
    level: Level = ""
    """Of the bot that plays on for whoever gives up; without it, that of the first bot."""


class PlayOn(Asked):
    """Go on from a position at another table. `at` counts as `seat` does, for whoever plays alone."""

    at: Count
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    seat: Seat | None = None
    clock: NewClock | None = None
    hints: bool | None = None
    level: Level = ""


class Say(Asked):
    """One gesture: its lines are played all or none. `edition` guards against an undo between."""

    seat: Seat
    seq: Count
    lines: Annotated[list[Words], Meta(min_length=1, max_length=MOST_LINES)]
    edition: Count | None = None


class Undo(Asked):
    """The last gesture, the whole turn, or one `line` of it by its number: what followed it is said again."""

    seat: Seat
    seq: Count
    turn: bool = False
    edition: Count | None = None
    line: Count | None = None


class Resign(Asked):
    seat: Seat


class TakeBack(Asked):
    """All that was said from the seat's first line after the first `to` ones on."""

    seat: Seat
    seq: Count
    to: Count
    edition: Count | None = None


class Consent(Asked):
    """Whether the seat agrees to what `takeback` in news asks for. Not to agree to one's own request withdraws it."""

    seat: Seat
    seq: Count
    to: Count
    agree: bool
    edition: Count | None = None


class ChangeSeat(Asked):
    """A `bot` of a level plays it, its `person` plays again, or it is `open` to somebody else."""

    kind: Literal["bot", "person", "open"]
    level: Level = ""


class NewName(Asked):
    name: Name


class Ask(Asked):
    """For a hint."""

    seat: Seat
    seq: Count
    edition: Count | None = None


class Chat(Asked):
    """Something said beside the game, as a seat, or as a spectator."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    seat: Seat | None = None


class Created(Struct):
    table: str
    links: dict[str, str]
    watch: str


class Reached(Struct):
    seq: int
    edition: int


class Undone(Reached):
    left: list[str]
    """Of an undo of one line: those after it that were not said again."""
    why: str
    """Why the first of them may not be said any more; empty if it may, but ends something."""


class TakenBack(Reached):
    waits: list[int]
    """The seats that have not agreed yet; none if it is done, or not asked for any more."""


class Hint(Struct):
    """A line of play that somebody could choose."""

    lines: list[str]
    chance: float
    """To win, between 0 and 1."""
    why: list[str]


class Hints(Struct):
    lines: list[Hint]


class DeviceLink(Struct):
    """By which the owner of a seat opens it on one more device, once."""

    link: str
    minutes: int


class Chatted(Struct):
    n: int


class Why(Struct, omit_defaults=True):
    rule: str = ""
    why: str = ""


class LayerNews(Struct):
    """Something that can be shown on the board besides."""

    name: str
    label: str
    sprites: Raw


class Layers(Struct):
    seq: int
    layers: list[LayerNews]


class Step(Struct):
    """The position after a line, as a reader sees it."""

    seq: int
    points: list[int]
    """Of every seat."""
    scene: Raw


class Steps(Struct):
    seq: int
    edition: int
    steps: list[Step]


class AidLine(Struct):
    """A step with its price, or something that brings points."""

    text: str
    value: str
    rule: str


class TipNews(Struct, omit_defaults=True):
    """A remark of the coach; nothing if there is none."""

    id: str = ""
    text: str = ""
    rules: list[str] = []


class Aid(Struct):
    """The player aid: the game on one card. Everything is empty if the game has none."""

    title: str
    goal: str = ""
    turn: str = ""
    """The heading of the steps."""
    steps: list[AidLine] = []
    scores: list[AidLine] = []
    end: str = ""
    note: str = ""
    remarks: list[TipNews] = []
    """All that the coach may say; a page shows again what it has shown."""


class ClockNews(Struct):
    left: float
    running: bool
    out: bool
    """Nothing is left."""


class SeatNews(Struct):
    seat: int
    name: str
    """What the seat is called: the name given, or the colour of the box."""
    kind: str
    """`person`, `bot`, `open`, or `game` for an opponent that the rules play."""
    level: str
    look: str
    points: int
    asked: bool
    thinking: bool
    here: bool
    winner: bool
    place: int | None
    """1 is the first; None while the game goes on."""
    clock: ClockNews | None
    resigned: bool
    """Whether its person gave up, and a bot plays to the end."""


class ChatNews(Struct):
    """Something that was said beside the game."""

    n: int
    seat: int | None
    name: str
    text: str
    time: float


class Entry(Struct, omit_defaults=True):
    """A line in the log. `line` and `text` are empty when it was not heard and only its events are."""

    n: int
    """The position after it is `at/n`."""
    actor: int
    line: str
    text: str
    events: list[str]
    part: str = ""
    """The heading under which it stands, such as a round."""
    made: bool = False
    """By the table itself: chance, or what was forced, if all of it was heard. It belongs to the gesture before it."""
    moments: list[Moment] = []
    """What it decided, to be shown step by step: the same for all readers."""


class NoticeNews(Struct):
    """What happened beside the lines. It stands in the log after line `after`; the numbers `n` are its own."""

    n: int
    after: int
    kind: str
    """`hint`, `bot`, `back`, `freed`, `opened`, `sat`, `resigned`, `takeback`, `fork`, `forked` or `review`."""
    seat: int
    text: str


class Lost(Struct):
    """A seat that was this browser's and is not any more."""

    seat: int
    text: str


class Verb(Struct, omit_defaults=True):
    label: str
    hint: str = ""
    cost: str = ""
    waits: bool = False
    """What is not done in this turn can be done in the next."""
    at_once: bool = False
    """Nobody is asked first, though it cannot be taken back."""


class WayBack(Struct):
    line: bool
    turn: bool
    to: int
    """The lines after this one can be taken back: where undo of the whole turn leads."""
    why: str = ""
    by: int | None = None
    """Of several at one screen: who can take something back, if this seat cannot."""


class Farther(Struct):
    """How far `takeback` goes: to before one of the seat's own lines after the first `to` ones."""

    to: int
    consents: list[int]
    """The seats that have to agree."""


class TakebackNews(Struct):
    """What somebody asks for. It lapses with the next line."""

    seat: int
    to: int
    """The lines after this one would be taken back."""
    waits: list[int]
    """The seats that have not agreed yet."""


class Source(Struct):
    label: str
    points: list[int]


class Round(Struct):
    label: str
    seq: int
    points: list[int]


class Result(Struct):
    points: list[int]
    winners: list[int]
    places: list[int]
    """By seat, 1 is the first; those who are tied share one, and the next counts on: 1, 1, 3."""
    sources: list[Source]
    rounds: list[Round]
    resigned: list[int]
    """The seats that bots played to the end because somebody gave up."""
    takebacks: list[int]
    """By seat: how often more was taken back than an undo does."""
    forked: int | None
    """After how many lines of another game this one began."""


class Recording(Struct):
    """For whoever writes the game down: what chance may have done, and which lines are only possible."""

    asks: Draws | None
    """What is asked for now; None where somebody has to decide, or another seat has to come to the screen."""
    owner: int | None
    """Who alone may see what is drawn now."""
    possible: list[int]
    """The numbers `n` of the lines in the log that nobody saw."""
    unsure: bool
    """Whether the reader's own hand is only possible."""


class News(Struct):
    table: str
    game: str
    title: str
    version: str
    """Of Patolli: a page that finds another one than at its start loads itself again."""
    seq: int
    edition: int
    """How many times something was taken back at this table."""
    since: int
    """`log` holds the lines after this one; forget what you have of them."""
    end: int
    """The last position there is: more than `seq` in an answer of `at/N`."""
    seat: int | None
    mine: list[int]
    taken: int | None
    """The seat that another window has taken from this one."""
    host: bool
    replay: bool
    language: str
    seats: list[SeatNews]
    prompt: str
    asked: bool
    over: bool
    scene: Raw
    lines: Raw
    verbs: dict[str, Verb]
    names: dict[str, str]
    """Labels of words that are neither verbs nor places."""
    closes: list[str]
    """Verbs that end the turn."""
    secrets: bool
    """Whether seats hear different things."""
    log: list[Entry]
    undo: WayBack
    final: list[str]
    links: dict[str, str]
    """For the host: the links of the seats that are not taken yet."""
    next: str
    """The table of the rematch; empty while there is none."""
    chat: list[ChatNews]
    """What the reader does not know yet."""
    hints: bool
    """Whether people may ask for hints at this table."""
    aid: bool
    """Whether the game has a player aid."""
    notices: list[NoticeNews]
    """What the reader may not know yet: add or replace by `n`."""
    devices: dict[str, int]
    """For the owner of seats: on how many devices each is open."""
    lost: Lost | None
    farther: Farther | None
    takeback: TakebackNews | None
    level: str
    """Of the bot that plays on for whoever gives up."""
    play_on: bool
    """Whether this reader may go on from its positions at another table."""
    stuck: str
    """Why one can only look: the rules of this version refuse a line. Else empty."""
    result: Result | None
    recorded: bool
    """Whether the game is written down from a real table: the host says what chance did."""
    recording: Recording | None
    """For the host of such a table alone."""


class SeatsNews(Struct):
    """A small message: somebody came, left, or changed seats; nothing else has changed."""

    table: str
    seq: int
    edition: int
    seats: list[SeatNews]
    next: str


class ChatsNews(Struct):
    """A small message: somebody has said something; nothing else has changed."""

    table: str
    seq: int
    edition: int
    chat: list[ChatNews]


class Error(Struct, omit_defaults=True):
    key: str
    rule: str
    why: str
    line: str | None = None


class Failure(Struct):
    error: Error
