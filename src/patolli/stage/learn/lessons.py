"""What a lesson is: data in the `learn/` of its game (docs/learning.md). A name that nothing reads is an error.

Texts are in `lang/learn-*.ftl`: `lesson-ID` with `.goal`, `lesson-ID-STEP` with `.done`, `.wrong-N` and `.ask-N`,
and `coach-ID`. Steps, rows and wrong answers are counted from 1.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal, TypeVar

from msgspec import Struct, ValidationError, convert

from patolli.stage.game import ShownGame

Who = int | Literal["me"]
Answer = int | Literal["yes", "no"]


class LessonError(ValueError):
    """A file of lessons that cannot be used, or lines that a lesson does not lead to; in a sentence."""


class Measure(Struct, forbid_unknown_fields=True, frozen=True, rename={"is_": "is", "with_": "with"}):
    """A number of a position or of what happened in a step, and between what limits it is wanted.

    Without a limit it must be at least 1.
    """

    points: Who | None = None
    """What the seat has gained since the step began."""
    total: Who | None = None
    best: Literal["points"] | None = None
    margin: Who | None = None
    """How far the estimate sees the seat ahead of the best other."""
    field: str | None = None
    """A number of the position's text, or how many words there are; `me` is the learner's seat."""
    of: str | None = None
    is_: str | None = None
    legal: str | None = None
    """How many lines like this the learner may say."""
    event: str | None = None
    with_: dict[str, int | str] = {}
    value: str | None = None
    over: bool | None = None
    least: float | None = None
    most: float | None = None
    exactly: float | None = None

    def __post_init__(self) -> None:
        names = ("points", "total", "best", "margin", "field", "legal", "event", "over")
        if sum(getattr(self, name) is not None for name in names) != 1:
            raise ValueError(f"a measure has exactly one of {', '.join(names)}")


class Row(Struct, forbid_unknown_fields=True, frozen=True):
    """A number to predict, or `yes` or `no`."""

    answer: Answer
    measure: Measure


class Goal(Struct, forbid_unknown_fields=True, frozen=True):
    """A free turn: what is to be reached, and how it can be."""

    reach: tuple[Measure, ...]
    example: tuple[str, ...]
    missed: bool = False
    """It has a reply of its own to a turn that ends without it."""


class Wrong(Struct, forbid_unknown_fields=True, frozen=True):
    """A likely mistake with a reply of its own: a line, or an answer."""

    line: str = ""
    """A pattern answers only those of its lines for which `worse` is true."""
    also: tuple[str, ...] = ()
    rule: str = ""
    """It is refused by this rule."""
    worse: Measure | None = None
    """It is allowed, but this is less than after the first accepted line (`less`: more)."""
    less: bool = False
    later: tuple[str, ...] = ()
    answer: Answer | None = None
    row: int | None = None

    def __post_init__(self) -> None:
        if bool(self.line) == (self.answer is not None):
            raise ValueError("what is wrong is either a line or an answer")


class Step(Struct, forbid_unknown_fields=True, frozen=True):
    """One thing to do: say one of the lines `expect`, answer what is asked, or play a turn freely."""

    rule: tuple[str, ...]
    highlight: tuple[str, ...] = ()
    position: str = ""
    expect: tuple[str, ...] = ()
    ask: tuple[Row, ...] = ()
    suppose: tuple[str, ...] = ()
    turn: Goal | None = None
    wrong: tuple[Wrong, ...] = ()
    then: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    gives: tuple[Measure, ...] = ()

    def __post_init__(self) -> None:
        if [bool(self.expect), bool(self.ask), self.turn is not None].count(True) != 1:
            raise ValueError("a step has exactly one of expect, ask, turn")


class Lesson(Struct, forbid_unknown_fields=True, frozen=True):
    """One idea, one small position, a few steps."""

    id: str
    position: str
    step: tuple[Step, ...]
    seat: int = 0


class Course(Struct, forbid_unknown_fields=True, frozen=True):
    """The lessons of a game, in the order to play them."""

    minutes: int
    lesson: tuple[Lesson, ...]

    def find(self, name: str) -> Lesson:
        """The lesson of that id. LessonError if there is none."""
        for lesson in self.lesson:
            if lesson.id == name:
                return lesson
        known = ", ".join(lesson.id for lesson in self.lesson)
        raise LessonError(f"There is no lesson {name[:30]!r}. The lessons are: {known}.")


class Example(Struct, forbid_unknown_fields=True, frozen=True):
    """A line that is refused at the start of a lesson."""

    lesson: str
    line: str


class Tip(Struct, forbid_unknown_fields=True, frozen=True):
    """A remark of the coach: when all of `test` holds, or when a line was refused by one of these rules."""

    id: str
    rule: tuple[str, ...]
    test: tuple[Measure, ...] = ()
    refused: tuple[str, ...] = ()
    example: Example | None = None

    def __post_init__(self) -> None:
        if bool(self.test) == bool(self.refused):
            raise ValueError("a tip has either test or refused")


class Coaching(Struct, forbid_unknown_fields=True, frozen=True):
    """The tips of a game; where several apply, the first is said."""

    tip: tuple[Tip, ...] = ()


T = TypeVar("T", Course, Coaching)


def has_lessons(game: ShownGame) -> bool:
    return files(game.home()).joinpath("learn", "lessons.toml").is_file()


@cache
def course(game: ShownGame) -> Course:
    """The lessons of a game; none if it has no file of them. LessonError if the file cannot be used."""
    found = _read(game, "lessons.toml", Course)
    return found or Course(0, ())


@cache
def coaching(game: ShownGame) -> Coaching:
    """The tips of a game; none if it has no file of them. LessonError if the file cannot be used."""
    return _read(game, "coach.toml", Coaching) or Coaching()


def _read(game: ShownGame, name: str, kind: type[T]) -> T | None:
    file = files(game.home()).joinpath("learn", name)
    return parse(file.read_text(encoding="utf-8"), kind, f"{game.name}/learn/{name}") if file.is_file() else None


def parse(text: str, kind: type[T], name: str) -> T:
    """What a file says. LessonError, with the name of the file and the place in it, if it cannot be used."""
    try:
        found = convert(tomllib.loads(text), kind)
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise LessonError(f"{name}: {error}") from None
    names = [part.id for part in (found.lesson if isinstance(found, Course) else found.tip)]
    for one in names:
        if names.count(one) > 1 or not re.fullmatch(r"[a-z]+(-[a-z]+)*", one):
            raise LessonError(f"{name}: {one!r} must be small letters with hyphens between, and stand once.")
    return found
