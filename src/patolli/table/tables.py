"""All tables: those in memory, and how the others are made, found and forgotten."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from patolli import __version__
from patolli.engine.files import closed
from patolli.engine.game import BadOption
from patolli.engine.match import Match
from patolli.engine.played import SaidLine
from patolli.engine.position import PositionError
from patolli.engine.record import RecordError, parse
from patolli.games import NAMES
from patolli.stage.game import reason
from patolli.stage.speech import ENGLISH
from patolli.table.arriving import SIGN_SECONDS
from patolli.table.bot_pool import BotPool, level_of
from patolli.table.bus import Bus, Left, Message, Took
from patolli.table.clocks import Jumps, steady
from patolli.table.errors import BadSetUp, Refused, StoreAway
from patolli.table.following import Following
from patolli.table.from_record import new_id, read_only
from patolli.table.limits import Limits
from patolli.table.messages import NewClock, NewSeat, NewTable, PlayOn
from patolli.table.names import clean
from patolli.table.presence import Presence
from patolli.table.pulse import Pulse
from patolli.table.result import outcome_of
from patolli.table.reviewing import Reviewing
from patolli.table.rows import NoticeRow, SeatRow, TableRow, game_of
from patolli.table.runners import Desk, Runners
from patolli.table.seating import new_secret
from patolli.table.session import Change, Guest, Session
from patolli.table.store import Store
from patolli.table.stuck import UNKNOWN
from patolli.table.table import Table
from patolli.table.unplayable import Unplayable

log = logging.getLogger("patolli.table")

IDLE_SECONDS = 60.0
"""After which a table that nobody looks at is only its rows."""
HOUR_SECONDS, DAY_SECONDS = 3600.0, 86_400.0
SIGN_PARTS = 20
"""In how many parts the viewers are sent a sign."""
MOST_READ = 2
"""Tables that are read from their rows at a time."""
MOST_TRIES = 5
"""How often somebody is tried for who speaks at the same time as others at other processes."""
R = TypeVar("R")
ID = re.compile(r"[\w-]{16}", re.ASCII)


class Tables:
    """All tables of this server."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        keep: float = 0,
        bus: Bus | None = None,
        runners: Runners | None = None,
        pool: BotPool | None = None,
    ) -> None:
        self.store = store
        self.limits = limits
        self.keep = keep
        """Days without a line after which a table is deleted; 0 for never."""
        self.cleaned = -HOUR_SECONDS
        self.jumps = Jumps(time.time())
        self.wary = False
        """Whether the next look at old tables deletes none."""
        self.pool = pool or BotPool()
        self.open_tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table | None]] = {}
        self.reading = asyncio.Semaphore(MOST_READ)
        """Where another process was killed many tables are wanted at once, and those in memory go on meanwhile."""
        self.unplayable = Unplayable()
        self.sweeping: list[asyncio.Task[None]] = []
        self.bus = bus or Bus()
        self.presence = Presence(self.bus)
        self.runners = runners or Runners()
        self.following = Following(self.open_tables, store, self.presence, self.runners, self.revive)
        self.reviewing = Reviewing(store, self.runners, lambda: self.pool, self.find)
        self.pulse = Pulse(self.let_all_go)
        """Of a process that shares its store; nobody goes on for another one."""

    async def open(self) -> None:
        await self.store.open()
        newest = await self.store.newest() if self.keep else None
        # was nobody here, or was the clock set?
        self.wary = newest is not None and abs(time.time() - newest) > DAY_SECONDS
        bots = (self._needs_bots, self._has, self._begin_bots, self._stop_bots)
        await self.runners.open(Desk(lambda: self.pool, *bots, self.reviewing.begin))
        self.bus.before_telling = self.pulse.check
        await self.bus.open(self._hear, self.following.heal)
        loops = [self._sweep(), self._sign()]
        if not self.bus.alone:
            loops += [self.pulse.beat(), self.following.say_again()]
        self.sweeping = [asyncio.create_task(loop) for loop in loops]
        self.reviewing.open()

    async def close(self) -> None:
        for task in self.sweeping:
            task.cancel()
        await self.reviewing.close()
        self.following.close()
        for table in self.open_tables.values():
            table.give_up()
        await self.runners.close()
        self.bus.tell(Left(self.bus.server))
        await self.bus.close()
        await self.pool.close()
        await self.store.close()

    async def find(self, id: str) -> Table:
        """The table, read from its rows if nobody has looked at it for a while. Refused if there is none."""
        table = self.open_tables.get(id)
        if table is None or table.session.gone:
            table = await self._load(id)
        if table is None:
            raise Refused("no-table")
        if table.session.behind:
            await table.follow()
        table.session.used = time.monotonic()
        return table

    # Other processes

    def _hear(self, message: Message) -> None:
        self.pulse.check()
        self.following.hear(message)

    def stops(self) -> int:
        """How often this process was stopped for so long that others went on without it."""
        if not self.bus.alone:
            self.pulse.check()
        return self.pulse.stops

    def let_all_go(self) -> None:
        """This process was stopped: its viewers have gone elsewhere, and show no seat here."""
        self.bus.forget(Took)
        for table in self.open_tables.values():
            for viewer in tuple(table.broadcast.viewers):
                table.broadcast.let_go(viewer, "stopped")

    async def look(self, table: Table) -> bool:
        """Look into the store: whether another process has changed the table, and this one did not know it yet."""
        session = table.session
        if session.gone:
            return False
        if not session.behind:
            if self.bus.alone:
                return False
            if (await self.store.changes([session.id])).get(session.id) == session.row.changes:
                return False
        await table.follow()
        return True

    async def trying(self, id: str, attempt: Callable[[], Awaitable[R]]) -> R:
        """What is asked of a table. It is not refused before this process knows all that others have written there."""
        for _ in range(MOST_TRIES):
            known = self._known(id)
            try:
                return await attempt()
            except StoreAway:
                raise
            except Refused:
                table = self.open_tables.get(id)
                if table is None or (not await self.look(table) and self._known(id) == known):
                    raise
        return await attempt()

    def _known(self, id: str) -> int | None:
        """How often a table has changed, as far as this process knows: it may hear of more at any moment."""
        return self.open_tables[id].session.row.changes if id in self.open_tables else None

    # Bots

    def _has(self, id: str) -> bool:
        """Whether the table is in memory, and good."""
        return id in self.open_tables and not self.open_tables[id].session.gone

    def _needs_bots(self, id: str) -> bool:
        return id in self.open_tables and bool(self.open_tables[id].bots.asked())

    def _begin_bots(self, id: str) -> None:
        """The bots of a table play here from now on."""
        if self._has(id):
            self.open_tables[id].bots.wake()
        elif id not in self.loading:
            self._begin_loading(id)

    def _stop_bots(self, id: str) -> None:
        if id in self.open_tables:
            self.open_tables[id].bots.stop()

    # New tables

    async def create(self, wanted: NewTable, guest: Guest) -> Table:
        """The table that somebody asks for."""
        if wanted.players not in (None, len(wanted.seats)):
            raise BadSetUp("seats", seats=len(wanted.seats), players=wanted.players or 0)
        seats = [_seat(seat, guest) for seat in wanted.seats]
        try:
            with closed():
                match = Match(wanted.game, len(seats), wanted.options)
        except BadOption as error:
            known = game_of(wanted.game) if wanted.game in NAMES else None
            raise Refused("bad-set-up", reason=reason(error, guest.language, known)) from error
        return await self.add(match, seats, guest, _clock(wanted.clock), wanted.hints, _level(wanted.level))

    async def play_on(self, session: Session, guest: Guest, wanted: PlayOn) -> Table:
        """A new table that goes on from a position of another: the same lines, then new ones and new luck.

        Whether it may is decided before anything of the game is looked at.
        """
        if not session.may_play_on(session.mine(guest), session.hosted_by(guest)):
            raise Refused("still-played")
        if len(wanted.seats) != session.row.players:
            raise BadSetUp("seats", seats=len(wanted.seats), players=session.row.players)
        seats, level = [_seat(seat, guest) for seat in wanted.seats], _level(wanted.level)
        reader = wanted.seat if wanted.seat in session.mine(guest) else None
        running, count = not (session.is_open or session.stuck), session.line_count(reader, wanted.at)
        match = await asyncio.to_thread(session.match.at, count)
        match.asks_chance = False
        if match.over:
            raise Refused("is-over")
        if running:
            await session.note("fork", min(session.mine(guest), default=0))
        return await self.add(match, seats, guest, _clock(wanted.clock), wanted.hints, level, session.row)

    async def rematch(self, session: Session, guest: Guest) -> str:
        """The same again with seats rotated, once; everybody at the table is told where."""
        if not session.hosted_by(guest):
            raise Refused("not-host")
        session.check_changeable()
        async with session.changing():
            if not session.row.next:
                old, row = session.seats[1:] + session.seats[:1], session.row
                with closed():
                    match = Match(row.game, row.players, row.options)
                match.asks_chance = row.recorded
                again = await self.add(match, [_again(seat) for seat in old], guest, row.clock, row.hints, row.level)
                await session.written(self.store.link(session.id, again.session.id, row.changes))
                session.row.next = again.session.id
        await session.announce(Change("next"))
        return session.row.next

    async def replay(self, text: str, language: str) -> str:
        """A read-only table of a record."""
        game = None
        try:
            record = parse(text)
            game = game_of(record.game)
            most = self.limits.record_lines
            if len(record.lines) > most:
                raise RecordError(record.numbers[-1], f"more than {most} lines", key="many-lines", most=most)
            with closed():
                row = await asyncio.to_thread(read_only, record)
        except RecordError as error:
            raise Refused("bad-record", reason=reason(error, language, game)) from error
        await self.store.create(row)
        return row.id

    async def add(
        self,
        match: Match,
        seats: list[SeatRow],
        guest: Guest,
        clock: tuple[int, int] | None,
        hints: bool | None,
        level: str,
        origin: TableRow | None = None,
    ) -> Table:
        """Of a match at its start, at a position of the table of `origin`, or of one that is written down."""
        count, begun, now, game = len(match.lines), match.secret_start, steady(), match.header.game
        match.settle(time=now)
        lines = [SaidLine(line.actor, line.line, line.made, line.start, now) for line in match.lines]
        row = TableRow(
            new_id(),
            game,
            len(seats),
            origin.options if origin else match.game.settings(match.state),
            match.header.position,
            guest.browser,
            False,
            seats,
            lines,
            actors=match.state.actors(),
            clock=clock,
            hints=hints,
            level=level,
            recorded=match.asks_chance,
        )
        if origin:
            row.forked = count
            row.notices = [NoticeRow(1, count if begun is None else begun, "forked", 0, "")]
        await self.store.create(row)
        table = Table(row, self.store, self.pool, self.presence, self.runners)
        self.open_tables[row.id] = table
        for seat in seats:
            if seat.kind == "bot":
                self.pool.expect(seat.level, game)
        table.bots.wake()
        return table

    # Tables that were made before

    async def mine(self, browser: str, most: int) -> list[TableRow]:
        """The tables at which a browser has a seat; nobody is asked at those that this version cannot go on with.

        Of a few that another version played it is found out for the next list.
        """
        rows = await self.store.mine(browser, most)
        for id in self.unplayable.doubtful(rows):
            if id not in self.loading:
                self._begin_loading(id)
        return rows

    async def _load(self, id: str) -> Table | None:
        if not ID.fullmatch(id):
            return None
        if id not in self.loading:
            self._begin_loading(id)
        return await asyncio.shield(self.loading[id])

    def _begin_loading(self, id: str) -> None:
        self.loading[id] = asyncio.ensure_future(self._read(id))
        self.loading[id].add_done_callback(partial(self._loaded, id))

    def _loaded(self, id: str, found: asyncio.Future[Table | None]) -> None:
        self.loading.pop(id, None)
        if not found.cancelled():
            found.exception()  # whoever waits is told of it; nobody else need be

    async def _read(self, id: str) -> Table | None:
        async with self.reading:
            return await self._read_now(id)

    async def _read_now(self, id: str) -> Table | None:
        row = await self.store.load(id)
        if row is None:
            return None
        old = self.open_tables.get(id)
        try:
            table = await asyncio.to_thread(Table, row, self.store, self.pool, self.presence, self.runners)
        except (BadOption, PositionError) as error:
            self.unplayable.note(row, f"Table {id} cannot be shown: {error}")
            raise Refused("unreadable", played=row.played_with or UNKNOWN, now=__version__) from error
        stuck = table.session.stuck
        why = f"Table {id} can only be looked at: {stuck.refused().tell(ENGLISH)}" if stuck else ""
        self.unplayable.note(table.session.row, why)
        await table.broadcast.prepare()
        if table.session.over and not row.replay and row.outcome is None:
            await self.store.note_outcome(id, outcome_of(table.session.match))
        self.open_tables[id] = table
        if old is not None:
            table.take_over(old)
        table.bots.wake()
        return table

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 4)
            self.forget(time.monotonic() - IDLE_SECONDS)
            await self.revive()
            if self.keep and time.monotonic() - self.cleaned > HOUR_SECONDS:
                try:
                    await self.delete_old(time.time())
                except StoreAway:
                    continue
                except Exception:
                    log.exception("Old tables could not be deleted; tried again in a moment.")

    async def _sign(self) -> None:
        """Let the viewers know that this process is there: one after the other, all of them within two seconds."""
        while True:
            tables = list(self.open_tables.values())
            for part in range(SIGN_PARTS):
                for table in tables[part::SIGN_PARTS]:
                    table.broadcast.send_sign()
                await asyncio.sleep(SIGN_SECONDS / SIGN_PARTS)

    async def revive(self) -> None:
        """Read tables again that were given up while somebody looks."""
        tables = self.open_tables.values()
        for session in [table.session for table in tables if table.session.gone and table.broadcast.viewers]:
            try:
                await self._load(session.id)
            except StoreAway:
                continue  # which the store has told already
            except Exception:
                log.exception("Table %s could not be read again; tried again in a moment.", session.id)

    async def delete_old(self, now: float) -> None:
        """Delete the tables that were left long ago, a few in one go; again in an hour if there are no more.

        How long ago is counted from the newest line in the store, so that a clock that was set deletes nothing by
        itself; and at the first look after it was set nothing is deleted at all.
        """
        wary, self.wary = self.jumps.jumped(now) or self.wary, False
        newest = None if wary else await self.store.newest()
        before = 0 if newest is None else min(now, newest) - self.keep * DAY_SECONDS
        watched = [*self.open_tables, *self.presence.tables]
        if before <= 0 or not await self.store.delete_old(before, watched):
            self.cleaned = time.monotonic()

    def forget(self, before: float) -> None:
        """Give up the tables that nobody looks at and nobody has used since."""
        idle = [id for id, table in self.open_tables.items() if table.is_idle(before)]
        for id in idle:
            self.open_tables.pop(id).give_up()
        self.runners.free(idle)


def _seat(seat: NewSeat, guest: Guest) -> SeatRow:
    name = clean(seat.name)
    if seat.kind == "bot":
        return SeatRow("bot", name, level_of(seat.level), new_secret())
    if seat.kind == "open":
        return SeatRow("open", name, "", new_secret())
    return SeatRow("person", name, "", new_secret(), {guest.browser}, used=True)


def _again(seat: SeatRow) -> SeatRow:
    """The same person or bot at another table; whoever gave up plays again."""
    kind, level = ("person", "") if seat.resigned else (seat.kind, seat.level)
    return SeatRow(kind, seat.name, level, new_secret(), set(seat.owners), used=bool(seat.owners))


def _clock(wanted: NewClock | None) -> tuple[int, int] | None:
    return (wanted.seconds, wanted.increment) if wanted else None


def _level(code: str) -> str:
    """Of the bot that plays on for whoever gives up; empty if the table names none."""
    return level_of(code) if code else ""
