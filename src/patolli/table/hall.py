"""All tables: those in memory, and how the others are made, found and forgotten."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from dataclasses import replace
from functools import partial

from patolli.engine.files import closed
from patolli.engine.game import BadOption, start
from patolli.engine.record import Record, RecordError, parse
from patolli.engine.words import NotLegal
from patolli.games import NAMES
from patolli.stage.game import reason
from patolli.table import bots, said, seating
from patolli.table.clocks import Jumps, steady
from patolli.table.errors import Refused, StoreAway
from patolli.table.limits import Limits
from patolli.table.live import Guest, Live
from patolli.table.messages import NewSeat, NewTable
from patolli.table.moment import game_of
from patolli.table.names import clean
from patolli.table.rows import LineRow, SeatRow, TableRow
from patolli.table.store import Store

log = logging.getLogger("patolli.table")

IDLE = 60.0
"""Seconds after which a table that nobody looks at is only its rows."""
HOUR, DAY = 3600.0, 86_400.0
ID = re.compile(r"[\w-]{16}", re.ASCII)


class Hall:
    def __init__(self, store: Store, limits: Limits, keep: float = 0) -> None:
        self.store = store
        self.limits = limits
        self.keep = keep
        """Days without a line after which a table is deleted; 0 for never."""
        self.cleaned = -HOUR
        self.jumps = Jumps(time.time())
        self.wary = False
        """Whether the next look at old tables deletes none."""
        self.thinkers = bots.Thinkers()
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live | None]] = {}
        self.sweeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        newest = await self.store.newest() if self.keep else None
        self.wary = newest is not None and abs(time.time() - newest) > DAY  # was nobody here, or was the clock set?
        self.sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self.sweeping:
            self.sweeping.cancel()
        for live in self.tables.values():
            live.give_up()
        await self.thinkers.close()
        await self.store.close()

    async def find(self, id: str) -> Live:
        """The table, read from its rows if nobody has looked at it for a while. Refused if there is none."""
        live = self.tables.get(id)
        if live is None or live.gone:
            live = await self._load(id)
        if live is None:
            raise Refused("no-table")
        live.used = time.monotonic()
        return live

    async def create(self, wanted: NewTable, guest: Guest) -> Live:
        if wanted.players not in (None, len(wanted.seats)):
            raise Refused("bad-set-up", reason=f"{len(wanted.seats)} seats for {wanted.players} players")
        seats = [self._seat(seat, guest) for seat in wanted.seats]
        clock = (wanted.clock.seconds, wanted.clock.increment) if wanted.clock else None
        return await self._add(wanted.game, wanted.options, seats, guest, clock, wanted.hints)

    async def rematch(self, live: Live, guest: Guest) -> str:
        """The same again with seats rotated, once; everybody at the table is told where."""
        if not live.hosted_by(guest):
            raise Refused("not-host")
        if live.row.replay:
            raise Refused("read-only")
        async with live.changing():
            if not live.row.next:
                old = live.seats[1:] + live.seats[:1]
                seats = [
                    replace(seat, secret=seating.secret(), owners=set(seat.owners), used=bool(seat.owners))
                    for seat in old
                ]
                row = live.row
                again = await self._add(row.game, row.options, seats, guest, row.clock, row.hints)
                await self.store.link(live.id, again.id)
                live.row.next = again.id
        live.show_seats()
        return live.row.next

    async def replay(self, text: str, language: str) -> str:
        """A read-only table of a record."""
        room = None
        try:
            record = parse(text)
            room = game_of(record.game)
            if len(record.lines) > self.limits.lines:
                raise RecordError(
                    record.numbers[-1], f"more than {self.limits.lines} lines", key="many-lines", most=self.limits.lines
                )
            with closed():
                row = await asyncio.to_thread(_read, record)
        except RecordError as error:
            raise Refused("bad-record", reason=reason(error, language, room)) from error
        await self.store.create(row)
        return row.id

    async def _add(
        self,
        game: str,
        options: dict[str, str],
        seats: list[SeatRow],
        guest: Guest,
        clock: tuple[int, int] | None,
        hints: bool | None,
    ) -> Live:
        try:
            with closed():
                state = start(game, len(seats), options)
        except BadOption as error:
            room = game_of(game) if game in NAMES else None
            raise Refused("bad-set-up", reason=reason(error, guest.language, room)) from error
        lines: list[LineRow] = list(said.settle(state, 0, {}, steady()))
        id, now = _secret(12), state.actors()
        given = game_of(game).settings(state)
        row = TableRow(
            id,
            game,
            len(seats),
            given,
            "",
            guest.browser,
            False,
            seats,
            lines,
            actors=now,
            clock=clock,
            hints=hints,
        )
        await self.store.create(row)
        live = Live(row, self.store, self.thinkers)
        self.tables[row.id] = live
        for seat in seats:
            if seat.kind == "bot":
                self.thinkers.expect(seat.level, game)
        live.wake()
        return live

    def _seat(self, seat: NewSeat, guest: Guest) -> SeatRow:
        name = clean(seat.name)
        if seat.kind == "bot":
            return SeatRow("bot", name, bots.level_of(seat.level), seating.secret())
        if seat.kind == "open":
            return SeatRow("open", name, "", seating.secret())
        return SeatRow("person", name, "", seating.secret(), {guest.browser}, used=True)

    async def _load(self, id: str) -> Live | None:
        if not ID.fullmatch(id):
            return None
        if id not in self.loading:
            self.loading[id] = asyncio.ensure_future(self._read(id))
            self.loading[id].add_done_callback(partial(self._loaded, id))
        return await asyncio.shield(self.loading[id])

    def _loaded(self, id: str, found: asyncio.Future[Live | None]) -> None:
        self.loading.pop(id, None)
        if not found.cancelled():
            found.exception()  # whoever waits is told of it; nobody else need be

    async def _read(self, id: str) -> Live | None:
        row = await self.store.load(id)
        if row is None:
            return None
        old = self.tables.get(id)
        try:
            live = await asyncio.to_thread(Live, row, self.store, self.thinkers)
        except NotLegal as error:
            log.exception("Table %s cannot be played again.", id)
            raise Refused("unreadable") from error
        await live.prepare()
        self.tables[id] = live
        if old is not None:
            live.viewers = old.viewers
            old.give_up()
            live.show(0)
        live.wake()
        return live

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 4)
            self.forget(time.monotonic() - IDLE)
            for live in [live for live in self.tables.values() if live.gone and live.viewers]:
                try:
                    await self._load(live.id)
                except StoreAway:
                    continue  # which the store has told already
                except Exception:
                    log.exception("Table %s could not be read again; tried again in a moment.", live.id)
            if self.keep and time.monotonic() - self.cleaned > HOUR:
                try:
                    await self.delete_old(time.time())
                except StoreAway:
                    continue
                except Exception:
                    log.exception("Old tables could not be deleted; tried again in a moment.")

    async def delete_old(self, now: float) -> None:
        """Delete the tables that were left long ago, a few in one go; again in an hour if there are no more.

        How long ago is counted from the newest line in the store, so that a clock that was set deletes nothing by
        itself; and at the first look after it was set nothing is deleted at all.
        """
        wary, self.wary = self.jumps.jumped(now) or self.wary, False
        newest = None if wary else await self.store.newest()
        before = 0 if newest is None else min(now, newest) - self.keep * DAY
        if before <= 0 or not await self.store.delete_old(before, list(self.tables)):
            self.cleaned = time.monotonic()

    def forget(self, before: float) -> None:
        """Give up the tables that nobody looks at and nobody has used since."""
        for id, live in list(self.tables.items()):
            live.rest()
            if not live.viewers and not live.bots and live.used < before and not live.lock.locked():
                live.give_up()
                del self.tables[id]


def _secret(size: int) -> str:
    return secrets.token_urlsafe(size)


def _read(record: Record) -> TableRow:
    """The record as a table, played through once to see that it can be."""
    state = record.end()
    if state.players != record.players:
        raise RecordError(
            1,
            f"the position has {state.players} players, the header says {record.players}",
            key="other-players",
            there=state.players,
            said=record.players,
        )
    seats = [SeatRow("person", clean(record.names.get(seat, "")), "", "") for seat in range(record.players)]
    lines = [LineRow(actor, line, True, 0, 0.0) for actor, line in record.lines]
    id, now = _secret(12), state.actors()
    return TableRow(
        id, record.game, record.players, record.options, record.position, "", True, seats, lines, actors=now
    )
