"""Reviews at the table: done in processes of their own that give way to everything else, and kept in the store.

The first pass is for somebody who waits: first passes are made one after the other, and wait for no others. Further
passes have another process, which runs when nothing else wants the processor. Whatever was done is kept at once, so a
review goes on where it stopped: after a restart, or in another process if this one has died. A new one is begun when
somebody asks for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
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
STAND_BACK, STAND_LAST = 15 - NICE, 19 - NICE
"""How much further than bots a process stands back: for first passes, and where there is no idle class."""
KEPT_COURSES = 4


P = ParamSpec("P")
R = TypeVar("R")


class Found(Protocol):
    """A table."""

    session: Session


class Lane:
    """What is thought about one thing after the other, in a process of its own that ends when nothing waits."""

    def __init__(self, pool: Callable[[], BotPool], stand_back: Callable[[], None]) -> None:
        self.pool = pool
        self.stand_back = stand_back
        self.turn = asyncio.Lock()
        self.users = 0
        self.process: BotProcess | None = None

    @asynccontextmanager
    async def mine(self) -> AsyncIterator[None]:
        """Wait until those who came before are done."""
        self.users += 1
        try:
            async with self.turn:
                yield
        finally:
            self.users -= 1
            if not self.users:
                await self.end()

    async def run(self, think: Callable[P, R], *args: P.args, **values: P.kwargs) -> R:
        """Think when nobody else needs the processors."""
        while self.pool().load() >= (os.cpu_count() or 1):
            await asyncio.sleep(PAUSE_SECONDS)
        try:
            if self.process is None:
                self.process = BotProcess()
                await self.process.run(self.stand_back)
            return await self.process.run(think, *args, **values)
        except (BrokenProcessPool, asyncio.CancelledError):  # killed; or nobody wants the answer any more
            await self.end()
            raise

    async def end(self) -> None:
        ending, self.process = self.process, None
        if ending is not None:
            await asyncio.to_thread(ending.close, wait=True)


@dataclass
class Begun:
    """A game under review."""

    table: str
    text: str
    digest: Sequence[str]
    found: Outline
    results: Results


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
        self.find = find
        """A table, as `Tables` finds it."""
        self.first, self.later, self.beside = Lane(pool, stand_back), Lane(pool, stand_last), Lane(pool, stand_back)
        """For first passes, for all others, and for what is no review."""
        self.waiting: dict[str, asyncio.Task[None]] = {}
        """By table."""
        self.did = 0
        """How many were done here, all or a part of them."""
        self.looking: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        ending = [*self.waiting.values(), *filter(None, [self.looking])]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)

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
            self.waiting[table] = asyncio.create_task(self._work(table))

    async def _look(self) -> None:
        """Find what was left by a process that is no more, or by this one before it ended."""
        while True:
            with contextlib.suppress(StoreAway):
                for table in await wanted_reviews(self.store, MOST_WAITING):
                    if not self.runners.sends_reviews(table):
                        self.begin(table)
            await asyncio.sleep(LOOK_SECONDS)

    async def _work(self, table: str) -> None:
        try:
            await self._review(table)
        except StoreAway:
            await asyncio.sleep(PAUSE_SECONDS)
        except Exception:
            log.exception("The review of table %s stopped.", table)
            with contextlib.suppress(StoreAway):
                await end_review(self.store, table)
        finally:
            del self.waiting[table]

    async def _review(self, table: str) -> None:
        async with AsyncExitStack() as claim:
            async with self.first.mine():
                if not await claim.enter_async_context(self.runners.reviewing(table)):
                    return
                known = await read_review(self.store, table)
                wanted = next((row.digest for row in known if row.part == WANTED), None)
                begun = await self._begun(table, known)
                if begun is None:
                    await end_review(self.store, table)
                    return
                self.did += 1
                await self._pass(begun, PASSES[0], self.first)
            async with self.later.mine():
                for simulations in PASSES[1:]:
                    await self._pass(begun, simulations, self.later)
            await end_review(self.store, table, wanted)

    async def _record(self, table: str) -> Record | None:
        """The game of a table; None if it is not there any more, or cannot be played through."""
        try:
            session = (await self.find(table)).session
        except StoreAway:
            raise
        except Refused:
            return None
        return None if session.stuck else session.record()

    async def _begun(self, table: str, known: Sequence[ReviewRow]) -> Begun | None:
        """What there is to do and what is done; None if there is no game, or it cannot be played through."""
        record = await self._record(table)
        if record is None:
            return None
        digest, text = digests(record), record.text()
        found = outline_of(known, digest)
        if found is None:
            try:
                found = await self.first.run(outline_text, text, digest[-1])
            except RecordError:
                return None
            row = ReviewRow(OUTLINE, digest[-1], msgspec.to_builtins(found))
            await write_review(self.store, table, [row])
        return Begun(table, text, digest, found, results_of(known, found, digest))

    async def _pass(self, begun: Begun, simulations: int, lane: Lane) -> None:
        while todo := list(tasks(begun.found, simulations, begun.results))[:GO_TASKS]:
            done = await lane.run(do_some, begun.text, begun.digest[-1], todo)
            begun.results.update(done)
            rows = [row_of(key, one, begun.digest) for key, one in done.items()]
            await write_review(self.store, begun.table, rows)

    async def aside(self, think: Callable[P, R], *args: P.args, **values: P.kwargs) -> R:
        """Think about something that is no review. Somebody waits for it."""
        async with self.beside.mine():
            return await self.beside.run(think, *args, **values)


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


def stand_back(further: int = STAND_BACK) -> None:
    """Let bots go first, too."""
    if hasattr(os, "nice"):
        os.nice(further)


def stand_last() -> None:
    """Run when nothing else wants to. Nobody may leave the idle class again without a privilege, nor be less nice."""
    try:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    except (AttributeError, OSError):  # another system; or a sandbox forbids it
        stand_back(STAND_LAST)


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
