"""Lessons over HTTP. Nothing is kept here: the page keeps what was said in each step, and says it again.

The teacher (`stage/learn/teacher.py`) decides what a line is worth; the study board (`study.py`) shows the position.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cached_property

from starlette.requests import Request
from starlette.responses import Response

from patolli.engine.position import read_position
from patolli.engine.record import Record
from patolli.games import NAMES
from patolli.stage.aid import Values, numbers
from patolli.stage.game import ShownGame
from patolli.stage.learn.lessons import Course, Lesson, LessonError, Step, course, has_lessons
from patolli.stage.learn.measures import Moment
from patolli.stage.learn.teacher import (
    Reply,
    after_lines,
    after_replies,
    begin,
    check_answers,
    hear_line,
    onward,
    right_answers,
    show,
)
from patolli.table.answers import answer, read
from patolli.table.api import Api
from patolli.table.bodies import body_of
from patolli.table.browsers import language_of
from patolli.table.errors import Refused, words
from patolli.table.learn_messages import (
    AskLesson,
    Courses,
    LessonNews,
    LessonRow,
    LessonRule,
    ListedCourse,
    ListedLesson,
)
from patolli.table.messages import Why
from patolli.table.rows import game_of
from patolli.table.store import Store
from patolli.table.study import StudyBoard


async def courses(_: Api, request: Request) -> Response:
    """The lessons of all games that have some."""
    games = [game for game in map(game_of, NAMES) if has_lessons(game)]
    return answer(Courses([_listed(game, language_of(request)) for game in games]))


async def lesson(api: Api, request: Request) -> Response:
    """What a step says, and what a line or an answer is replied."""
    asked = read(await body_of(request, api.limits), AskLesson)
    lesson, found = _find(request.path_params["game"], request.path_params["lesson"])
    if asked.step > len(found.step):
        raise Refused("no-lesson-step", step=asked.step, steps=len(found.step))
    desk = Desk(lesson, found, asked, language_of(request), api.tables.store)
    try:
        return answer(await asyncio.to_thread(desk.answer))
    except LessonError:
        raise Refused("lesson-lines") from None


def _find(name: str, id: str) -> tuple[ShownGame, Lesson]:
    if name not in NAMES:
        raise Refused("no-game", game=name[:40])
    game = game_of(name)
    try:
        return game, course(game).find(id)
    except LessonError:
        raise Refused("no-lesson", lesson=id[:40]) from None


def _listed(game: ShownGame, language: str) -> ListedCourse:
    tell, known = game.speech(language).tell, course(game)
    lessons = [
        ListedLesson(one.id, tell(f"lesson-{one.id}"), tell(f"lesson-{one.id}.goal"), len(one.step))
        for one in known.lesson
    ]
    return ListedCourse(game.name, game.title, known.minutes, lessons)


@dataclass(frozen=True)
class Desk:
    """One question of a learner."""

    game: ShownGame
    lesson: Lesson
    asked: AskLesson
    language: str
    store: Store

    def answer(self) -> LessonNews | Why:
        """LessonError if the lines do not fit the lesson."""
        asked, lesson = self.asked, self.lesson
        start = begin(lesson, asked.step, asked.earlier[: asked.step - 1])
        if asked.do == "check":
            return self._check(start)
        if asked.do == "say":
            return self._say(start)
        moment = after_lines(lesson, start, asked.said)
        if asked.do == "why":
            return self._board(moment).why(asked.lines[0] if asked.lines else "", self.language)
        told = self._news(start, moment, "look", said=asked.said)
        if asked.do == "show":
            self._show(start, told)
        return told

    @property
    def step(self) -> Step:
        return self.lesson.step[self.asked.step - 1]

    def _show(self, start: Moment, told: LessonNews) -> None:
        """What *Show me* says, or fills in."""
        if not self.step.ask:
            told.show = show(self.lesson, self.asked.step, start)
            return
        for row, one in zip(told.rows, right_answers(self.lesson, self.asked.step, start), strict=True):
            row.answer = one

    def _say(self, start: Moment) -> LessonNews:
        """The lines one after the other, up to the first that finishes the step or is taken back."""
        asked, said = self.asked, list(self.asked.said)
        reply: Reply | None = None
        for line in asked.lines:
            reply = hear_line(self.lesson, asked.step, start, [*said, line])
            if reply.kind not in ("begun", "done"):
                return self._taken_back(start, reply, said, line)
            said.append(line)
            if reply.kind == "done":
                break
        if reply is None:
            raise LessonError("There is no line.")
        return self._news(start, reply.moment, reply.kind, self._tell(reply.text), said=said)

    def _taken_back(self, start: Moment, reply: Reply, said: list[str], line: str) -> LessonNews:
        """A line that does not stand: a free turn is begun anew, unless it was refused."""
        if reply.text and reply.refusal:
            return self._news(start, reply.moment, reply.kind, self._tell(reply.text), reply.refusal.rule, said)
        if reply.refusal:
            why = self._board(reply.moment).why(line, self.language)
            text = why.why or self.game.refusal_to_you(reply.refusal, self.language)
            return self._news(start, reply.moment, reply.kind, text, why.rule or reply.refusal.rule, said)
        text = self._tell(reply.text) or words(self.language).tell(f"reply-{reply.kind}")
        if self.step.turn is not None:
            return self._news(start, start, reply.kind, text)
        return self._news(start, reply.moment, reply.kind, text, said=said)

    def _check(self, start: Moment) -> LessonNews:
        asked, key = self.asked, f"lesson-{self.lesson.id}-{self.asked.step}"
        replies = check_answers(self.lesson, asked.step, start, asked.answers)
        right = right_answers(self.lesson, asked.step, start)
        done = all(reply.right for reply in replies)
        moment = after_replies(self.step, start.copy(), self.lesson.seat) if done else start
        told = self._news(start, moment, "done" if done else "wrong", self._tell(f"{key}.done") if done else "")
        for row, reply, one in zip(told.rows, replies, right, strict=True):
            row.right, row.reply, row.answer = reply.right, self._tell(reply.text), one
        return told

    def _news(
        self,
        start: Moment,
        moment: Moment,
        kind: str,
        text: str = "",
        rule: str = "",
        said: list[str] | None = None,
    ) -> LessonNews:
        asked, lesson, step, known = self.asked, self.lesson, self.step, course(self.game)
        board, key = self._board(moment), f"lesson-{lesson.id}-{asked.step}"
        following = _after(known, lesson)
        return LessonNews(
            game=self.game.name,
            lesson=lesson.id,
            title=self._tell(f"lesson-{lesson.id}"),
            goal=self._tell(f"lesson-{lesson.id}.goal"),
            number=known.lesson.index(lesson) + 1,
            lessons=len(known.lesson),
            next=following,
            next_title=self._tell(f"lesson-{following}") if following else "",
            step=asked.step,
            steps=len(lesson.step),
            does="ask" if step.ask else "turn" if step.turn else "expect",
            say=self._tell(key),
            rules=[self._rule(number) for number in step.rule],
            highlight=self._highlight(start, kind, said or []),
            rows=[
                LessonRow(self._tell(f"{key}.ask-{at}"), isinstance(row.answer, int))
                for at, row in enumerate(step.ask, start=1)
            ],
            kind=kind,
            text=text,
            rule=rule,
            said=said or [],
            show=[],
            news=board.news(self.language, len(start.played)),
            positions=board.steps(asked.seq, self.language),
        )

    def _highlight(self, start: Moment, kind: str, said: list[str]) -> list[str]:
        """What to touch: at the beginning of a step what it names, then what goes on from the lines said."""
        if self.step.expect and said and kind != "done":
            return onward(self.lesson, self.asked.step, start, said)
        return list(self.step.highlight)

    def _board(self, moment: Moment) -> StudyBoard:
        header = Record(self.game.name, moment.state.players, position=moment.position)
        return StudyBoard(header, moment.played, self.lesson.seat, self.store)

    def _rule(self, number: str) -> LessonRule:
        tell = self.game.speech(self.language).tell
        return LessonRule(number, tell(f"rule-{number}.title"), tell(f"rule-{number}"))

    def _tell(self, key: str) -> str:
        return self.game.speech(self.language).tell(key, **self._numbers) if key else ""

    @cached_property
    def _numbers(self) -> Values:
        """Those of the box that the lesson is played with."""
        return numbers(self.game, read_position(self.lesson.position), self.language)


def _after(known: Course, lesson: Lesson) -> str:
    """The lesson that follows."""
    at = known.lesson.index(lesson) + 1
    return known.lesson[at].id if at < len(known.lesson) else ""
