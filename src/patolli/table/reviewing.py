"""Reviews at the table: done in a process of their own that gives way to everything else, and kept in the store.

One review is done at a time, a few tasks in one go. Whatever was done is kept at once, so a review goes on where it
stopped: after a restart, or in another process if this one has died. A new one is begun when somebody asks for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from time import perf_counter
from typing import ParamSpec, Protocol, TypeVar

import msgspec

from patolli.engine.record import Record, RecordError, parse
from patolli.lab.decisions import Course
from patolli.lab.review import Outline, Point, Result, Results, Task, Verdict, do, key_of, outline, tasks
from patolli.table.bot_pool import NICE, BotPool, BotProcess
from patolli.table.errors import Refused, StoreAway
from patolli.table.review_rows import (
    OUTLINE,
    WANTED,
    ReviewRow,
    digests,
    end_review,
    read_review,
    wanted_reviews,
    write_review,
)
from patolli.table.runners import Runners
from patolli.table.session import Session
from patolli.table.store import Store

log = logging.getLogger("patolli.table")

PASSES = (16, 64, 256)
"""Simulations of each decision: at first few, so that there is something to read."""
SEED = 1
GO_SECONDS, GO_TASKS = 0.4, 24
"""What is done in one go, before it is looked whether somebody else needs the processor."""
PAUSE_SECONDS = 0.1
LOOK_SECONDS = 15.0
"""Between two looks for reviews that another process has left."""
MOST_WAITING = 50
STAND_BACK = 15 - NICE
"""How much further than bots its process stands back."""
KEPT_COURSES = 4


P = ParamSpec("P")
R = TypeVar("R")


class Found(Protocol):
    """A table."""

    session: Session


class Reviewing:
    """The reviews that this process does."""

    def __init__(
        self,
        store: Store,
        runners: Runners,
        pool: Callable[[], BotPool],
        find: Callable[[str], Awaitable[Found]],
    ) -> None:
        self.store = store
        self.runners = runners
        self.pool = pool
        self.find = find
        """A table, as `Tables` finds it."""
        self.waiting: OrderedDict[str, None] = OrderedDict()
        self.more = asyncio.Event()
        self.process: BotProcess | None = None
        self.beside = asyncio.Lock()
        self.did = 0
        """How many were done here, all or a part of them."""
        self.loops: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self.loops = [asyncio.create_task(loop) for loop in (self._work(), self._look())]

    async def close(self) -> None:
        for loop in self.loops:
            loop.cancel()
        await asyncio.gather(*self.loops, return_exceptions=True)
        await self._end_process()

    async def want(self, table: str, record: Record) -> None:
        """Somebody asks for a review: it is begun, or goes on. Refused if too many wait already."""
        if len(self.waiting) >= MOST_WAITING and table not in self.waiting:
            raise Refused("too-fast")
        await write_review(self.store, table, [ReviewRow(WANTED, digests(record)[-1], {})])
        if not self.runners.sends_reviews(table):
            self.begin(table)

    def begin(self, table: str) -> None:
        """Review a table here as soon as those are done that wait already."""
        if table not in self.waiting and len(self.waiting) < MOST_WAITING:
            self.waiting[table] = None
            self.more.set()

    async def _look(self) -> None:
        """Find what was left by a process that is no more, or by this one before it ended."""
        while True:
            with contextlib.suppress(StoreAway):
                for table in await wanted_reviews(self.store, MOST_WAITING):
                    if not self.runners.sends_reviews(table):
                        self.begin(table)
            await asyncio.sleep(LOOK_SECONDS)

    async def _work(self) -> None:
        while True:
            if not self.waiting:
                await self._end_process()
            await self.more.wait()
            self.more.clear()
            while self.waiting:
                table = next(iter(self.waiting))
                try:
                    await self._review(table)
                except StoreAway:
                    await asyncio.sleep(PAUSE_SECONDS)
                except Exception:
                    log.exception("The review of table %s stopped.", table)
                    with contextlib.suppress(StoreAway):
                        await end_review(self.store, table)
                    await self._end_process()
                finally:
                    self.waiting.pop(table, None)

    async def _review(self, table: str) -> None:
        async with self.runners.reviewing(table) as mine:
            if not mine:
                return
            known = await read_review(self.store, table)
            wanted = next((row.digest for row in known if row.part == WANTED), None)
            record = await self._record(table)
            if record is not None:
                self.did += 1
                await self._go_through(table, record, known)
            await end_review(self.store, table, wanted if record else None)

    async def _record(self, table: str) -> Record | None:
        """The game of a table; None if it is not there any more, or cannot be played through."""
        try:
            session = (await self.find(table)).session
        except StoreAway:
            raise
        except Refused:
            return None
        return None if session.stuck else session.record()

    async def _go_through(self, table: str, record: Record, known: Sequence[ReviewRow]) -> None:
        digest, text = digests(record), record.text()
        found = outline_of(known, digest)
        if found is None:
            try:
                found = await self._run(outline_text, text, digest[-1])
            except RecordError:
                return
            row = ReviewRow(OUTLINE, digest[-1], msgspec.to_builtins(found))
            await write_review(self.store, table, [row])
        results = results_of(known, found, digest)
        for simulations in PASSES:
            while todo := list(tasks(found, simulations, results))[:GO_TASKS]:
                done = await self._run(do_some, text, digest[-1], todo)
                results.update(done)
                await write_review(self.store, table, [row_of(key, one, digest) for key, one in done.items()])

    async def _run(self, think: Callable[P, R], *args: P.args, **values: P.kwargs) -> R:
        """Think in the process of reviews, when nobody else needs the processors."""
        await self._give_way()
        if self.process is None:
            self.process = BotProcess()
            await self.process.run(stand_back)
        return await self.process.run(think, *args, **values)

    async def aside(self, think: Callable[P, R], *args: P.args, **values: P.kwargs) -> R:
        """Think about something that is no review, one thing after the other, in a process that ends afterwards."""
        async with self.beside:
            await self._give_way()
            process = BotProcess()
            try:
                await process.run(stand_back)
                return await process.run(think, *args, **values)
            finally:
                await asyncio.to_thread(process.close, wait=True)

    async def _give_way(self) -> None:
        while self.pool().load() >= (os.cpu_count() or 1):
            await asyncio.sleep(PAUSE_SECONDS)

    async def _end_process(self) -> None:
        ending, self.process = self.process, None
        if ending is not None:
            await asyncio.to_thread(ending.close, wait=True)


def row_of(key: str, result: Result, digest: Sequence[str]) -> ReviewRow:
    return ReviewRow(key, digest[_end_of(result)], msgspec.to_builtins(result))


def _end_of(result: Result) -> int:
    """How many lines it is about."""
    return result.line if isinstance(result, Point) else result.end


def outline_of(rows: Sequence[ReviewRow], digest: Sequence[str]) -> Outline | None:
    """What there is to review, if it is kept and still true."""
    kept = next((row for row in rows if row.part == OUTLINE and row.digest == digest[-1]), None)
    return msgspec.convert(kept.result, Outline) if kept else None


def results_of(rows: Sequence[ReviewRow], found: Outline, digest: Sequence[str]) -> Results:
    """What was found about lines that are still those of the game."""
    ends: Mapping[str, tuple[int, type[Verdict] | type[Point]]] = {
        **{key_of("decision", one.number): (one.end, Verdict) for one in found.decisions},
        **{key_of("point", number): (line, Point) for number, (line, _) in enumerate(found.points)},
    }
    return {
        row.part: msgspec.convert(row.result, ends[row.part][1])
        for row in rows
        if row.part in ends and row.digest == digest[ends[row.part][0]]
    }


# ------------------------------------------------------------------- in the process of reviews

_courses: OrderedDict[str, Course] = OrderedDict()


def stand_back() -> None:
    """Let bots go first, too."""
    if hasattr(os, "nice"):
        os.nice(STAND_BACK)


def course_of(text: str, digest: str) -> Course:
    """The game, played through once."""
    found = _courses.pop(digest, None) or Course(parse(text))
    _courses[digest] = found
    if len(_courses) > KEPT_COURSES:
        _courses.popitem(last=False)
    return found


def outline_text(text: str, digest: str) -> Outline:
    return outline(course_of(text, digest))


def do_some(text: str, digest: str, todo: Sequence[Task]) -> Results:
    """Do tasks for a moment, at least one."""
    end, done = perf_counter() + GO_SECONDS, Results()
    course = course_of(text, digest)
    for task in todo:
        done[key_of(task.kind, task.number)] = do(course, task, SEED)
        if perf_counter() >= end:
            break
    return done
