"""What is sent about reviews."""

from __future__ import annotations

from msgspec import Struct

from patolli.table.messages import Step


class ReviewedSeat(Struct):
    """A seat in short."""

    seat: int
    name: str
    accuracy: float | None
    """100 less the mean chance lost, in points of a hundred; null as long as nothing is judged."""
    luck: float
    """The chance to win that dice and draws gave, or took."""
    counts: dict[str, int]
    """How many decisions are `best`, `good`, `inaccuracy`, `mistake`, `blunder`."""
    worst: int | None
    """The decision that cost most."""


class ReviewedDecision(Struct):
    """What a seat decided in one go, and what is thought of it."""

    number: int
    seat: int
    begin: int
    end: int
    """The lines before it, and when it was complete."""
    when: str
    """The period and the round, in words."""
    secret: bool
    forced: bool
    """Whether there was nothing to judge: no choice, or"""
    possible: bool
    """a hand that nobody told, so that it is only possible."""
    judgement: str
    """Empty as long as it is not judged, or if there was nothing to judge."""
    lost: float
    """What it cost for sure, in chances to win."""
    chance: float
    best_chance: float
    points: float
    cost: str
    why: list[str]
    """What speaks for the better line."""
    played: list[str]
    best: list[str]
    """The lines; no better ones if none were found."""
    texts: list[str]
    """The played lines as sentences of the log."""


class ReviewedPoint(Struct):
    """Every seat's chance to win after so many lines."""

    line: int
    luck: bool
    chances: list[float]


class TurningPoint(Struct):
    line: int
    seat: int
    decision: int | None
    text: str


class ReviewNews(Struct):
    """A review, as far as it is done."""

    state: str
    """`none`, `working` or `done`."""
    done: int
    of: int
    simulations: int
    """Of the decision that was thought about least."""
    lines: int
    seats: list[ReviewedSeat]
    decisions: list[ReviewedDecision]
    points: list[ReviewedPoint]
    turning: list[TurningPoint]
    texts: dict[str, str]
    """How it judges (`how`), what `accuracy` and `luck` are, and the words for judgements."""


class ReviewedLine(Struct):
    """A line of play, step by step."""

    lines: list[str]
    texts: list[str]
    steps: list[Step]


class ReviewedMoment(Struct):
    """A decision on the board: the position before it, as its seat saw it, and both lines."""

    number: int
    seat: int
    at: int
    """The number of that position, for playing on."""
    prompt: str
    played: ReviewedLine
    best: ReviewedLine
