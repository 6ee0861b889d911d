"""Runners of several processes that share a PostgreSQL: heartbeats, and a claim for the bots of each table.

A process says once a second that it is alive, and is believed for five seconds by the database's clock. A claim is good
as long as the process that made it is alive. Nobody has to end it, so one that was killed, that hangs or that was
stopped is replaced. By its own clock a process counts from before it asked: it stops before others begin. Should two
run the bots of a table for a moment, the key of the lines lets one of them speak.

While a process that only thinks (`patolli think`) is alive, servers claim nothing and say what they want.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Collection, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sql

from patolli.bots.advise import Advice
from patolli.engine.match import Match
from patolli.table.bot_pool import BotPool
from patolli.table.bus import Answered, Asked, Bus, Left, Message, ToReview, Wanted
from patolli.table.connection import AWAY, Connection
from patolli.table.errors import Refused, StoreAway
from patolli.table.questions import Questions
from patolli.table.runners import Desk, Runners

log = logging.getLogger("patolli.table")

BEAT_SECONDS = 1.0
VALID_SECONDS = 5.0
PAUSE_SECONDS = 0.2
"""Before a database that is away is asked again."""
BUSY_SECONDS = 0.02
"""A process that only thinks lets others go first, so long for each thing that it has to think about already."""
CLEAN_BEATS = 60
"""So often are those forgotten who are dead."""
MOST_IN_A_MESSAGE = 200
"""Tables of one message: PostgreSQL takes 8,000 bytes."""
SERVE, THINK = "serve", "think"
BOTS, REVIEW = "bots", "review"
NOW = "extract(epoch FROM clock_timestamp())"

BEAT = f"""
WITH beat AS (
    INSERT INTO servers (id, kind, until) VALUES (%(me)s, %(kind)s, {NOW} + %(valid)s)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
)
SELECT EXISTS (SELECT FROM servers WHERE kind = '{THINK}' AND until > {NOW}),
       ARRAY(SELECT "table" FROM claims WHERE server = %(me)s AND part = '{BOTS}')"""
CLAIM = f"""
INSERT INTO claims AS claim ("table", part, server)
SELECT wanted, %(part)s, %(me)s FROM unnest(%(tables)s::text[]) AS wanted ORDER BY wanted
ON CONFLICT ("table", part) DO UPDATE SET server = excluded.server
WHERE claim.server = excluded.server OR NOT EXISTS (
    SELECT FROM servers WHERE id = claim.server AND until > {NOW} AND (kind = '{THINK}' OR %(kind)s = '{SERVE}'))
RETURNING "table" """
"""Only from a dead one; a process that only thinks also from a server."""
FREE = """
DELETE FROM claims USING unnest(%(tables)s::text[], %(parts)s::text[]) AS freed(of, what)
WHERE "table" = freed.of AND part = freed.what AND server = %(me)s"""
CLEAN = f"""
WITH dead AS (DELETE FROM servers WHERE until < {NOW} - 60), late AS (DELETE FROM questions WHERE until < {NOW} - 60)
DELETE FROM claims WHERE server NOT IN (SELECT id FROM servers WHERE until > {NOW})"""
LEAVE = "WITH mine AS (DELETE FROM claims WHERE server = %(me)s) DELETE FROM servers WHERE id = %(me)s"


class PostgresRunners(Runners):
    def __init__(self, url: sql.URL, bus: Bus, thinks: bool = False) -> None:
        self.bus = bus
        self.kind = THINK if thinks else SERVE
        self.db = Connection(url, VALID_SECONDS)
        self.asking = Connection(url, VALID_SECONDS)
        """For hints, which need not wait for claims."""
        self.questions = Questions(self.asking, bus)
        self.held: set[str] = set()
        """The tables whose bots play here."""
        self.wanted: set[str] = set()
        """The tables whose bots are asked and do not play here."""
        self.refused: set[str] = set()
        """Those of them that another process has: not asked for again before the next beat."""
        self.freed: set[tuple[str, str]] = set()
        """Claims that are not needed any more, and still in the store."""
        self.thinkers = False
        """Whether a process that only thinks is alive."""
        self.beaten = float("-inf")
        self.beats = 0
        self.more = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, desk: Desk) -> None:
        self.desk = desk
        with contextlib.suppress(*AWAY):  # the database may have gone since it was tried: then the bots wait for it
            await self._beat()
        self._begin(self._live())

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.held.clear()
        with contextlib.suppress(*AWAY):
            await self.db.ask(LEAVE, me=self.bus.server)
        await asyncio.gather(self.db.close(), self.asking.close())

    def may_run(self, table: str) -> bool:
        return table in self.held and time.monotonic() - self.beaten < VALID_SECONDS

    def want(self, table: str) -> None:
        if table not in self.wanted:
            self.wanted.add(table)
            if table not in self.refused:
                self.more.set()

    def free(self, tables: Collection[str]) -> None:
        self.freed |= {(table, BOTS) for table in self.held.intersection(tables)}
        self.held -= set(tables)
        self.wanted -= set(tables)
        self.more.set()

    def hear(self, message: Message) -> None:
        if isinstance(message, Left):
            self.beaten = min(self.beaten, time.monotonic() - BEAT_SECONDS)  # it may have been the last that thinks
            self.more.set()
        elif isinstance(message, Wanted) and message.server != self.bus.server:
            self._hear_wanted(message.tables)
        elif isinstance(message, Asked) and self.kind == THINK:
            self._begin(self._answer(message.question))
        elif isinstance(message, Answered):
            self.questions.hear(message.question)
        elif isinstance(message, ToReview) and self.kind == THINK:
            self.desk.review(message.table)

    def _hear_wanted(self, tables: Iterable[str]) -> None:
        """Somebody wants what may be claimed here, or was and is not in memory any more."""
        lost = [table for table in tables if table in self.held and not self.desk.has(table)]
        if self.kind == SERVE:
            self.free(lost)
            return
        for table in lost:
            self.desk.begin(table)
        others = [table for table in tables if table not in self.held]
        if others:
            self._begin(self._want_later(others))

    async def _want_later(self, tables: Iterable[str]) -> None:
        await asyncio.sleep(self.desk.pool().load() * BUSY_SECONDS)
        for table in tables:
            self.want(table)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Bots

    async def _live(self) -> None:
        while True:
            self.more.clear()
            try:
                if time.monotonic() - self.beaten >= BEAT_SECONDS:
                    await self._beat()
                await self._give_back()
                await self._claim()
            except AWAY:
                await asyncio.sleep(PAUSE_SECONDS)
            except Exception:
                log.exception("The bots of this process could not be claimed; tried again.")
                await asyncio.sleep(BEAT_SECONDS)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, self.beaten + BEAT_SECONDS - time.monotonic())):
                    await self.more.wait()

    async def _beat(self) -> None:
        """Be alive for a while, and find out what is still claimed by this process."""
        asked = time.monotonic()
        if not self.beats % CLEAN_BEATS:
            await self.db.ask(CLEAN)
        self.beats += 1
        ((self.thinkers, claimed),) = await self.db.ask(BEAT, me=self.bus.server, kind=self.kind, valid=VALID_SECONDS)
        self.beaten = asked
        mine = set() if self.kind == SERVE and self.thinkers else set(claimed)
        lost = self.held - mine
        self.held &= mine
        self.freed |= {(table, BOTS) for table in set(claimed) - self.held}
        for table in lost:
            self.desk.stop(table)
        self.wanted |= {table for table in lost if self.desk.needs(table)}
        self.refused.clear()
        for table in [table for table in self.held if self.desk.needs(table)]:
            self.desk.begin(table)

    async def _give_back(self) -> None:
        freed = list(self.freed)
        if freed:
            tables, parts = zip(*freed, strict=True)
            await self.db.ask(FREE, me=self.bus.server, tables=list(tables), parts=list(parts))
            self.freed -= set(freed)

    async def _claim(self) -> None:
        """Claim what is wanted; what another has is told to all: it may have forgotten the table."""
        found = {table for table in self.wanted if self.desk.needs(table) or self._only_thinks(table)}
        self.wanted = found
        tables = sorted(found - self.refused)
        if not tables:
            return
        got = set() if self.kind == SERVE and self.thinkers else await self._claimed(tables, BOTS, self.db)
        self.held |= got
        self.wanted -= got
        refused = [table for table in tables if table not in got]
        self.refused.update(refused)
        if self.kind == SERVE:
            for start in range(0, len(refused), MOST_IN_A_MESSAGE):
                self.bus.tell(Wanted(self.bus.server, refused[start : start + MOST_IN_A_MESSAGE]))
        else:
            self.wanted -= {table for table in refused if not self.desk.has(table)}
        for table in got:
            self.desk.begin(table)

    def _only_thinks(self, table: str) -> bool:
        """Whether a table that a server wants bots for is to be read here."""
        return self.kind == THINK and not self.desk.has(table)

    async def _claimed(self, tables: list[str], part: str, db: Connection) -> set[str]:
        kind = self.kind if part == BOTS else SERVE
        rows = await db.ask(CLAIM, me=self.bus.server, kind=kind, part=part, tables=tables)
        return {str(table) for (table,) in rows}

    # Hints

    @asynccontextmanager
    async def hinting(self, table: str, seat: int) -> AsyncIterator[None]:
        part = f"hint {seat}"
        try:
            got = await self._claimed([table], part, self.asking)
        except AWAY:
            raise StoreAway from None
        if not got:
            raise Refused("hint-running")
        try:
            yield
        finally:
            try:
                await self.asking.ask(FREE, me=self.bus.server, tables=[table], parts=[part])
            except AWAY:
                self.freed.add((table, part))

    async def advise(self, pool: BotPool, table: str, seat: int, match: Match) -> list[Advice]:
        if self.kind == SERVE and self.thinkers:
            with contextlib.suppress(*AWAY):
                found = await self.questions.ask(table, seat, match.record(), lambda: self.thinkers)
                if found is not None:
                    return found
        return await pool.advise(seat, match)

    async def _answer(self, question: str) -> None:
        """Think about what a server asks, if nobody else does."""
        pool = self.desk.pool()
        await asyncio.sleep(pool.load() * BUSY_SECONDS)
        try:
            await self.questions.answer(question, pool)
        except AWAY:
            return  # asked again in a second
        except Exception:
            log.exception("A question could not be answered.")

    # Reviews

    def sends_reviews(self, table: str) -> bool:
        if self.kind == THINK or not self.thinkers:
            return False
        self.bus.tell(ToReview(table))
        return True

    @asynccontextmanager
    async def reviewing(self, table: str) -> AsyncIterator[bool]:
        """Of several processes one has the claim; another one as soon as that one has died."""
        try:
            got = bool(await self._claimed([table], REVIEW, self.asking))
        except AWAY:
            raise StoreAway from None
        try:
            yield got
        finally:
            if got:
                self.freed.add((table, REVIEW))
                self.more.set()
