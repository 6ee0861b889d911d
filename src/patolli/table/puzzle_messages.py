"""What is sent about puzzles, both ways (docs/puzzles.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from patolli.table.messages import MOST_LINES, Asked, Count, News, Step, Words


class AskPuzzle(Asked):
    """The lines that were said so far, and what the solver does now.

    `look` shows the position, `say` tries `lines`, `why` only asks why the first of them may not be said, `check` gives
    the turn as the answer, `show` gives up.
    """

    do: Literal["look", "say", "why", "check", "show"]
    said: Annotated[list[Words], Meta(max_length=MOST_LINES)] = field(default_factory=list)
    lines: Annotated[list[Words], Meta(max_length=MOST_LINES)] = field(default_factory=list)
    seq: Count = 0
    """The last position that the page has shown: those after it are told one by one."""


class SolverNews(Struct):
    """Who solves, as far as the browser is known."""

    rating: int
    deviation: int
    tried: int
    solved: int
    run: int
    """Puzzles that were found one after the other, up to now."""
    days: int
    """Days in a row on which the puzzle of the day was found."""


class PuzzleResult(Struct):
    """What is told only after an attempt."""

    solved: bool
    """At the first attempt."""
    change: int
    """Of the rating, by it."""
    solution: list[str]
    told: list[str]
    """The solution in sentences."""
    also: int
    """How many other turns are as good."""
    point: list[str]
    """Why, in sentences, the main one first."""
    theme: str
    theme_name: str
    best: int
    """The chance to win with the solution, in a hundred, and with the best of the other turns."""
    second: int
    tries: int
    """How many have tried it, and how many found it."""
    found: int


class PuzzleNews(Struct):
    """Where the solver stands, and what was answered."""

    game: str
    title: str
    puzzle: str
    who: str
    """Whose turn it is to find."""
    rating: int
    """Of the puzzle; of a made one it is a guess that nobody changes."""
    day: str
    """If it is the puzzle of the day: the day."""
    kind: Literal["look", "begun", "refused", "found", "wrong", "shown"]
    text: str
    """Why a line was refused."""
    rule: str
    said: list[str]
    over: bool
    """Whether the turn is complete and can be checked."""
    chance: int | None
    """After a check: the chance to win with the turn, in a hundred."""
    why: list[str]
    """After a wrong answer: what it runs into."""
    result: PuzzleResult | None
    """None before the first attempt. Of a made puzzle: None but in the answer to `check` and `show`."""
    made: bool
    """Whether somebody made it from a game: it is not rated."""
    solver: SolverNews
    news: News
    positions: list[Step]


class ThemeCount(Struct):
    theme: str
    name: str
    puzzles: int
    tried: int


class GamePuzzles(Struct):
    game: str
    title: str
    puzzles: int
    tried: int
    solved: int
    themes: list[ThemeCount]


class DailyPuzzle(Struct):
    """The puzzle of the day, the same for everybody."""

    day: str
    game: str
    title: str
    puzzle: str
    tried: bool
    solved: bool


class PuzzleList(Struct):
    games: list[GamePuzzles]
    daily: DailyPuzzle | None
    solver: SolverNews


class MadePuzzle(Struct):
    """What became of a decision."""

    game: str
    puzzle: str
    """The puzzle's name in addresses; empty if it is none."""
    why: str
    """Why it is none, in a sentence."""


class NextPuzzle(Struct):
    """A puzzle that this browser has not tried; empty if there is none left."""

    game: str
    puzzle: str
