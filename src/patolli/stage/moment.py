"""Moments that decide: a scoring, bids that are turned over, dice. A game's `show/moments.py` makes them.

A moment is plain data that one page draws for all games. It has beats, which are shown one after the other at the
reader's pace, and parts: rows of a table, panels side by side, things that are turned over together. A moment is made
from what everybody has heard (`Story`), so that it is the same for all readers and tells none of them a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from msgspec import Struct

from patolli.engine.core.state import Event
from patolli.engine.played import PlayedLine
from patolli.stage.scene import Box, Sprite

CARD: Box = (-30, -42, 60, 84)
"""The box of a card around the point 0, 0."""
SQUARE: Box = (-24, -24, 48, 48)


class Part(Struct, frozen=True, omit_defaults=True):
    """What a moment consists of. Usual values are not sent."""


class Beat(Part, frozen=True):
    """What is shown next, and said meanwhile."""

    says: str
    places: list[str] = []
    """What glows on the board."""


class Thing(Part, frozen=True):
    """A card, a die or a token: a drawing, or what is written on a small card."""

    name: str = ""
    """For those who hear the page, if it is not what is written on it."""
    text: str = ""
    sprites: list[Sprite] = []
    box: Box = SQUARE


class Turned(Part, frozen=True):
    """A thing that is turned over together with others in the first beat."""

    thing: Thing
    seat: int | None = None
    """Whose it is; None if it is nobody's."""
    note: str = ""
    rank: int = 0
    """Its place in the order that forms in the last beat; 0 if none does."""


class Score(Part, frozen=True):
    """What a seat gets in a row."""

    points: int
    note: str = ""
    """Why, in a few letters: `1st, 7 floors`."""


class Row(Part, frozen=True):
    """A row of a table, shown in the beat of the same number; scores are those of the seats, None for nothing."""

    name: str
    scores: list[Score | None]
    thing: Thing | None = None


class Side(Part, frozen=True):
    """What one seat brings to a panel, and what it gets there."""

    seat: int
    things: list[Thing]
    sum: str
    terms: list[str] = []
    """What is added to the things: `+2`, `-1`."""
    gets: str = ""
    wins: bool = False


class Panel(Part, frozen=True):
    """A contest, shown in the beat of the same number. The sides are in the order of their places."""

    sign: str
    """Its number on the board."""
    name: str
    sides: list[Side]
    note: str = ""
    """What broke a tie."""


class Sum(Part, frozen=True):
    """A number that the last beat comes to."""

    name: str
    value: str
    wins: bool = False


class Moment(Part, frozen=True):
    """Something that decides, as it happens. `rows` make a table, `panels` and `things` lie beside each other."""

    title: str
    beats: list[Beat]
    brief: bool = False
    """Whether it goes by itself: a card that is turned, not a scoring that one wants to read."""
    shown: int = 0
    """How many of the beats were shown by the moment before."""
    before: list[int] = []
    """Of a table: the points of all seats before its first row."""
    rows: list[Row] = []
    panels: list[Panel] = []
    rest: int = 0
    """How many more panels there will be."""
    things: list[Turned] = []
    sums: list[Sum] = []
    seat: int | None = None
    """Of an opponent whom the rules play: whose turn it tells."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A line as everybody heard it."""

    actor: int
    line: str
    """Empty if it is somebody's secret."""
    events: Sequence[Event]
    points: Sequence[int]
    """Of all seats after it."""


class Story:
    """What everybody has heard up to a line, and with it."""

    def __init__(self, lines: Sequence[PlayedLine], at: int) -> None:
        self._lines = lines
        self._at = at

    @property
    def now(self) -> Heard:
        """The line itself."""
        return _heard(self._lines[self._at])

    def before(self) -> Iterator[Heard]:
        """The lines before it, the last of them first."""
        for index in range(self._at - 1, -1, -1):
            yield _heard(self._lines[index])


def _heard(line: PlayedLine) -> Heard:
    return Heard(line.actor, line.heard_by(None) or "", line.events, line.points)


class Voice:
    """How a game tells a moment in a language."""

    def __init__(
        self,
        tell: Callable[..., str],
        called: Callable[[int], str],
        told: Callable[[Event], str],
        options: Mapping[str, str],
    ) -> None:
        self.tell = tell
        """Says a key."""
        self.called = called
        """The name of a seat."""
        self.told = told
        """An event as a sentence of the log."""
        self.options = options
        """Of the game: a component file may say other numbers."""

    def named(self, seats: Iterable[int]) -> str:
        return ", ".join(map(self.called, seats))


def pictured(name: str, picture: str, box: Box = SQUARE, text: str = "") -> Thing:
    """A thing that one symbol of the art shows."""
    return Thing(name, sprites=[Sprite("", picture, 0, 0, box[2], box[3], text=text)], box=box)


@dataclass(frozen=True, slots=True)
class Scores:
    """What the seats get for one thing: a row of a table, and its beat."""

    name: str
    by_seat: Mapping[int, Score]
    places: Sequence[str] = ()
    thing: Thing | None = None


def scoring(voice: Voice, title: str, rows: Sequence[Scores], points: Sequence[int], brief: bool = False) -> Moment:
    """A table of scores that comes to these points: row by row, then who leads."""
    tell, seats = voice.tell, range(len(points))
    beats = []
    for row in rows:
        best = sorted(row.by_seat, key=lambda seat: -row.by_seat[seat].points)
        scores = ", ".join(f"{voice.called(seat)} {signed(row.by_seat[seat].points)}" for seat in best)
        beats.append(Beat(tell("moment-row", row=row.name, scores=scores), list(row.places)))
    leaders = [seat for seat in seats if points[seat] == max(points)]
    beats.append(Beat(tell("moment-leads", names=voice.named(leaders), count=len(leaders), points=max(points))))
    won = [sum(row.by_seat[seat].points for row in rows if seat in row.by_seat) for seat in seats]
    before = [after - more for after, more in zip(points, won, strict=True)]
    shown = [Row(row.name, [row.by_seat.get(seat) for seat in seats], row.thing) for row in rows]
    return Moment(title, beats, brief, before=before, rows=shown)


def signed(number: int) -> str:
    """`+3`, `0`, and a minus as wide as the plus."""
    return f"{number:+d}".replace("-", "\u2212") if number else "0"
