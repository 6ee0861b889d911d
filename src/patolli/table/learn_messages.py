"""What is sent about lessons, both ways (docs/learning.md)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from patolli.stage.learn.lessons import Answer
from patolli.table.messages import MOST_LINES, Asked, Count, News, Step, Words

MOST_LESSON_STEPS = 20

LessonLines: TypeAlias = Annotated[list[Words], Meta(max_length=MOST_LINES)]


class AskLesson(Asked):
    """A step, the lines that were said before, and what the learner does now.

    `look` shows the step, `say` tries `lines`, `why` only asks why the first of them may not be said, `check` gives
    `answers`, `show` asks what *Show me* would say.
    """

    do: Literal["look", "say", "why", "check", "show"]
    step: Annotated[int, Meta(ge=1, le=MOST_LESSON_STEPS)]
    earlier: Annotated[list[LessonLines], Meta(max_length=MOST_LESSON_STEPS)] = field(default_factory=list)
    """The lines said in each step before; none in a step that was skipped."""
    said: LessonLines = field(default_factory=list)
    """Those said in this step."""
    lines: LessonLines = field(default_factory=list)
    answers: Annotated[list[Answer], Meta(max_length=12)] = field(default_factory=list)
    seq: Count = 0
    """The last position that the page has shown: those after it are told one by one."""


class LessonRule(Struct):
    number: str
    title: str
    text: str


class LessonRow(Struct, omit_defaults=True):
    """A question of a step that asks; what was answered to it, once it was."""

    text: str
    number: bool
    """Whether the answer is a number; else it is `yes` or `no`."""
    right: bool | None = None
    reply: str = ""
    answer: Answer | None = None


class LessonNews(Struct):
    """Where the learner stands, and what was answered."""

    game: str
    lesson: str
    title: str
    goal: str
    number: int
    """Of the lesson, of `lessons`."""
    lessons: int
    next: str
    """The lesson after this one; empty if it is the last."""
    next_title: str
    step: int
    steps: int
    does: Literal["expect", "ask", "turn"]
    say: str
    rules: list[LessonRule]
    highlight: list[str]
    rows: list[LessonRow]
    kind: str
    """`look`, or how the line was taken: `begun`, `done`, `wrong`, `refused`, `unwanted` or `missed`."""
    text: str
    """What is replied; empty if nothing is."""
    rule: str
    """By which a line was refused."""
    said: list[str]
    """The lines said in this step that stand."""
    show: list[str]
    """What *Show me* says, if that was asked for."""
    news: News
    positions: list[Step]


class ListedLesson(Struct):
    lesson: str
    title: str
    goal: str
    steps: int


class ListedCourse(Struct):
    """The lessons of a game, in the order to play them."""

    game: str
    title: str
    minutes: int
    lessons: list[ListedLesson]


class Courses(Struct):
    games: list[ListedCourse]
