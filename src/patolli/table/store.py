"""What is kept: tables, seats, who owns them, and the lines, each under its number.

The primary key (table, seq) is the lock: of two who write line 57 one fails, and neither has written half. Besides,
each table counts its changes: whoever writes says how many it knows of, and is Taken if there was another.
One hop to a thread for each transaction takes half the time of an asynchronous driver, which hops for each statement.
SQLite has one writer at a time, so one thread; PostgreSQL, by URL and with `psycopg`, has several.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import asdict
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, IntegrityError

from patolli import __version__
from patolli.engine.played import SaidLine
from patolli.table.counts import COUNTS
from patolli.table.engines import THREADS, engine_of
from patolli.table.errors import StoreAway
from patolli.table.layouts import bring_up
from patolli.table.row_values import (
    add_owner,
    append_at_once,
    end_owners,
    line_values,
    seat_row,
    table_row,
    write_notice,
    write_seat,
    write_table,
)
from patolli.table.rows import ChatRow, Hushed, LinkRow, NoticeRow, Outcome, SeatRow, TableRow, Takeback
from patolli.table.schema import (
    CHAT,
    CLOCKS,
    LINES,
    LINKS,
    NOTICES,
    OF_A_TABLE,
    OWNERS,
    SEATS,
    SETTINGS,
    TABLES,
)
from patolli.table.whole import read_whole

log = logging.getLogger("patolli.table")

ADD_LINES = sql.insert(LINES)
GO_ON = (
    sql.update(TABLES)
    .where(TABLES.c.id == sql.bindparam("here"), TABLES.c.changes == sql.bindparam("known"))
    .values(
        actors=sql.bindparam("now"),
        outcome=sql.bindparam("ended"),
        changes=sql.literal_column("changes + 1"),
        played_with=sql.literal_column(f"'{__version__}'"),
    )
)
"""What every move needs, put together once."""
MOST_CHAT = 200
"""Messages of one table that are kept."""
READS = frozenset({"load", "mine", "find_link", "changes", "more_lines", "ping", "read_setting"})
"""What can go well although nothing can be written."""
BATCH = 100
"""How many tables are deleted in one go, so that nobody's move waits long for it."""


class Taken(Exception):
    """Somebody else has changed the table meanwhile."""


P = ParamSpec("P")
R = TypeVar("R")


def in_its_thread(
    method: Callable[Concatenate[Store, P], R],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, R]]:
    """Carried out in a thread of the store's own."""

    def tried(self: Store, /, *args: P.args, **values: P.kwargs) -> R:
        try:
            done = method(self, *args, **values)
        except (DBAPIError, self.driver.Error) as error:
            self._note_failure(method.__name__, error)
            raise StoreAway from error
        self._note_success(method.__name__)
        return done

    async def wrapped(self: Store, /, *args: P.args, **values: P.kwargs) -> R:
        began = time.perf_counter()
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, partial(tried, self, *args, **values))
        finally:
            COUNTS.took(method.__name__, time.perf_counter() - began)

    return wrapped


class Store:
    answered = float("-inf")
    """When it last did what it was asked, by the monotonic clock."""

    def __init__(self, url: str) -> None:
        self.engine = engine_of(url)
        self.url = self.engine.url
        self.shared = self.engine.dialect.name != "sqlite"
        """Whether other processes may use it at the same time."""
        self.thread = ThreadPoolExecutor(THREADS if self.shared else 1, "store")
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        """For what is read by one statement, which is of one moment: without BEGIN and ROLLBACK around it."""
        self.driver = self.engine.dialect.loaded_dbapi
        self.add_lines = _Ready(ADD_LINES, self.engine.dialect)
        self.go_on = _Ready(GO_ON, self.engine.dialect)
        self.failing: set[str] = set()
        """The operations that have failed since they last went well."""

    @in_its_thread
    def open(self) -> None:
        """Make what is missing. BadStore if it cannot be reached, or is not one that this Patolli knows."""
        bring_up(self.engine)

    def _note_failure(self, what: str, error: BaseException) -> None:
        """A fault of ours is raised as it is. What passes by itself (no room, no connection) stands in the log once."""
        cause = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(cause, (self.driver.IntegrityError, self.driver.ProgrammingError, self.driver.DataError)):
            raise error
        COUNTS.store_failures[what] += 1
        if not self.failing:
            log.error("The store cannot be used, and is tried again: %s", " ".join(str(cause).split()))
        self.failing.add(what)
        self.engine.dispose()

    def _note_success(self, what: str) -> None:
        self.answered = time.monotonic()
        if what in READS:
            self.failing.discard(what)
        else:
            self.failing.clear()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown(wait=False)

    @in_its_thread
    def setting(self, name: str, default: str) -> str:
        """The value of a setting; the default is written down if there is none."""
        wanted = sql.select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        try:
            with self.engine.begin() as db:
                found = db.execute(wanted).scalar()
                if found is None:
                    db.execute(sql.insert(SETTINGS).values(name=name, value=default))
        except IntegrityError:
            with self.engine.connect() as db:
                found = db.execute(wanted).scalar()
        return default if found is None else str(found)

    @in_its_thread
    def read_setting(self, name: str) -> str | None:
        """The value of a setting that there may not be."""
        with self.reading.connect() as db:
            found = db.execute(sql.select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar()
        return None if found is None else str(found)

    @in_its_thread
    def ping(self) -> None:
        """Whether it can be read."""
        with self.reading.connect() as db:
            db.execute(sql.select(SETTINGS.c.value).where(SETTINGS.c.name == "layout")).one()

    @in_its_thread
    def create(self, table: TableRow) -> None:
        with self.engine.begin() as db:
            write_table(db, table)

    @in_its_thread
    def load(self, id: str, edition: int = -1, seq: int = 0) -> TableRow | None:
        """The rows of a table; of its lines those after the first `seq` ones, if it is still of that edition."""
        with self.reading.connect() as db:
            return read_whole(db, id, edition, seq)

    @in_its_thread
    def more_lines(self, id: str, seq: int) -> tuple[int, int, list[SaidLine]] | None:
        """How often a table has changed, its edition, and its lines after the first `seq` ones."""
        here = sql.and_(LINES.c.table == TABLES.c.id, LINES.c.seq > seq)
        wanted = (TABLES.c.changes, TABLES.c.edition, *LINES.c[2:])
        asked = sql.select(*wanted).select_from(TABLES.outerjoin(LINES, here)).where(TABLES.c.id == id)
        with self.reading.connect() as db:
            found = db.execute(asked.order_by(LINES.c.seq)).all()
        if not found:
            return None
        return found[0][0], found[0][1], [SaidLine(*row[2:]) for row in found if row[3] is not None]

    @in_its_thread
    def changes(self, ids: Sequence[str]) -> dict[str, int]:
        """How often these tables have changed; those that were deleted are missing."""
        one_of = sql.any_(sql.literal(list(ids), sql.ARRAY(sql.String))) if self.shared else None
        here = TABLES.c.id.in_(ids) if one_of is None else TABLES.c.id == one_of
        asked = sql.select(TABLES.c.id, TABLES.c.changes).where(here)
        with self.reading.connect() as db:
            return {str(id): int(changes) for id, changes in db.execute(asked)}

    @in_its_thread
    def append(
        self,
        id: str,
        known: int,
        seq: int,
        lines: Sequence[SaidLine],
        actors: list[int],
        outcome: Outcome | None = None,
    ) -> None:
        """Write the lines after the first `seq` ones, all or none. Taken if somebody was faster.

        Every move waits for this, so it goes to the driver with statements that were put together once.
        """
        ended = outcome and json.dumps(asdict(outcome))
        changes = {"here": id, "known": known, "now": json.dumps(actors), "ended": ended}
        values = line_values(id, seq, lines)
        with closing(self.engine.raw_connection()) as connection, closing(connection.cursor()) as db:
            try:
                if self.shared:
                    written = append_at_once(connection, db, changes, values)
                else:
                    db.execute(self.go_on.text, self.go_on.rows([changes])[0])
                    written = db.rowcount == 1
                    if written:
                        db.executemany(self.add_lines.text, self.add_lines.rows(values))
            except self.driver.IntegrityError as error:
                raise Taken from error
            if not written:
                raise Taken
            connection.commit()

    @in_its_thread
    def cut(
        self,
        id: str,
        known: int,
        lines: int,
        seq: int,
        edition: int,
        actors: list[int],
        again: Sequence[SaidLine],
        hushed: Hushed | None,
        notice: NoticeRow | None = None,
        outcome: Outcome | None = None,
    ) -> None:
        """Take back all of the lines after the first `seq` ones but those said again: the next edition.

        With a notice it is more than an undo, and counted for the seat. Taken if somebody has written
        another line, or taken back some.
        """
        with self.engine.begin() as db:
            self._count(db, id, known, edition=edition + 1, actors=actors, hushed=hushed and asdict(hushed))
            ended = sql.null() if outcome is None else asdict(outcome)
            db.execute(sql.update(TABLES).where(TABLES.c.id == id).values(outcome=ended))
            last = db.execute(sql.select(sql.func.max(LINES.c.seq)).where(LINES.c.table == id)).scalar()
            if last != lines:
                raise Taken
            db.execute(sql.delete(LINES).where(LINES.c.table == id, LINES.c.seq > seq))
            db.execute(sql.update(TABLES).where(TABLES.c.id == id, TABLES.c.forked > seq).values(forked=seq))
            if again:
                db.execute(sql.insert(LINES), line_values(id, seq, again))
            later = (NOTICES.c.table == id, NOTICES.c.place > seq)
            db.execute(sql.update(NOTICES).where(*later).values(place=seq))
            if notice:
                write_notice(db, id, notice)
                seat = (SEATS.c.table == id, SEATS.c.seat == notice.seat)
                db.execute(sql.update(SEATS).where(*seat).values(takebacks=SEATS.c.takebacks + 1))

    @in_its_thread
    def ask_takeback(
        self, id: str, edition: int, before: Takeback | None, after: Takeback | None, known: int | None = None
    ) -> None:
        """Somebody asks to take something back, agrees, or does not. Taken if the table knows of another request."""
        old, new = (wanted.text() if wanted else "" for wanted in (before, after))
        same = (TABLES.c.id == id, TABLES.c.edition == edition, TABLES.c.takeback == old)
        with self.engine.begin() as db:
            if known is not None:
                self._count(db, id, known)
            if db.execute(sql.update(TABLES).where(*same).values(takeback=new)).rowcount != 1:
                raise Taken

    @in_its_thread
    def note_outcome(self, id: str, outcome: Outcome) -> None:
        """How a game ended that was over before this was kept."""
        with self.engine.begin() as db:
            db.execute(sql.update(TABLES).where(TABLES.c.id == id).values(outcome=asdict(outcome)))

    def _count(self, db: sql.Connection, id: str, known: int | None, **values: object) -> None:
        """One more change of the table, before all else. Taken if there was another than the `known` ones."""
        here = TABLES.c.id == id if known is None else sql.and_(TABLES.c.id == id, TABLES.c.changes == known)
        changed = db.execute(sql.update(TABLES).where(here).values(changes=TABLES.c.changes + 1, **values))
        if changed.rowcount != 1:
            raise Taken

    @in_its_thread
    def change_seat(
        self, id: str, number: int, seat: SeatRow, notice: NoticeRow | None = None, known: int | None = None
    ) -> None:
        """Taken, and nothing is changed, if somebody else has written the notice of that number."""
        with self._changing(id, known) as db:
            write_seat(db, id, number, seat)
            write_notice(db, id, notice)

    @in_its_thread
    def free_seat(
        self, id: str, number: int, seat: SeatRow, notice: NoticeRow | None, known: int | None = None
    ) -> None:
        """Nobody owns the seat any more, and only its new link is good. Those who did are remembered."""
        with self._changing(id, known) as db:
            write_seat(db, id, number, seat)
            end_owners(db, id, number, "", "freed")
            write_notice(db, id, notice)

    @in_its_thread
    def end_others(self, id: str, number: int, browser: str, known: int | None = None) -> None:
        """Only this browser owns the seat from now on."""
        with self._changing(id, known) as db:
            end_owners(db, id, number, browser, "ended")

    @in_its_thread
    def sit(
        self,
        id: str,
        number: int,
        browser: str,
        secret: str,
        notice: NoticeRow | None = None,
        known: int | None = None,
    ) -> None:
        """By the seat's link, once: the browser owns the seat; an open one is a person's from now on. Taken if used."""
        kind = sql.case((SEATS.c.kind == "open", "person"), else_=SEATS.c.kind)
        unused = (SEATS.c.table == id, SEATS.c.seat == number, SEATS.c.secret == secret, SEATS.c.used.is_(False))
        with self._changing(id, known) as db:
            if db.execute(sql.update(SEATS).where(*unused).values(used=True, kind=kind)).rowcount != 1:
                raise Taken
            add_owner(db, id, number, browser)
            write_notice(db, id, notice)

    @in_its_thread
    def make_link(self, id: str, link: LinkRow) -> None:
        """For another device of the seat's owner; the one before is not good any more."""
        with self._writing() as db:
            db.execute(sql.delete(LINKS).where(LINKS.c.table == id, LINKS.c.seat == link.seat))
            values = {name: getattr(link, name) for name in ("seat", "secret", "until", "used")}
            db.execute(sql.insert(LINKS).values(table=id, **values))

    @in_its_thread
    def find_link(self, id: str, secret: str) -> LinkRow | None:
        with self.reading.connect() as db:
            wanted = sql.select(*LINKS.c[1:]).where(LINKS.c.table == id, LINKS.c.secret == secret)
            found = db.execute(wanted).first()
        return LinkRow(*found) if found else None

    @in_its_thread
    def use_link(self, id: str, link: LinkRow, browser: str, known: int | None = None) -> None:
        """The browser owns the seat, too. Taken if the link was used or another one was made meanwhile."""
        same = (LINKS.c.table == id, LINKS.c.seat == link.seat, LINKS.c.secret == link.secret, LINKS.c.used.is_(False))
        with self._changing(id, known) as db:
            if db.execute(sql.update(LINKS).where(*same).values(used=True)).rowcount != 1:
                raise Taken
            add_owner(db, id, link.seat, browser)

    @in_its_thread
    def notify(self, id: str, notice: NoticeRow, known: int | None = None) -> None:
        """Keep a notice. Taken if somebody was faster."""
        with self._changing(id, known) as db:
            write_notice(db, id, notice)

    @contextmanager
    def _writing(self) -> Iterator[sql.Connection]:
        """One transaction. Taken if another process has written the same row first."""
        try:
            with self.engine.begin() as db:
                yield db
        except IntegrityError as error:
            raise Taken from error

    @contextmanager
    def _changing(self, id: str, known: int | None) -> Iterator[sql.Connection]:
        """One transaction that changes a table. Taken if it was changed otherwise than the `known` times."""
        with self._writing() as db:
            self._count(db, id, known)
            yield db

    @in_its_thread
    def chat(self, id: str, message: ChatRow, known: int | None = None) -> None:
        """Keep a message, and only the last of those before. Taken if somebody was faster."""
        with self._changing(id, known) as db:
            values = {name: getattr(message, name) for name in ("n", "seat", "text", "time")}
            db.execute(sql.insert(CHAT).values(table=id, **values))
            db.execute(sql.delete(CHAT).where(CHAT.c.table == id, CHAT.c.n <= message.n - MOST_CHAT))

    @in_its_thread
    def link(self, id: str, next: str, known: int | None = None) -> None:
        """The table of the rematch."""
        with self.engine.begin() as db:
            self._count(db, id, known, next=next)

    @in_its_thread
    def newest(self) -> float | None:
        """When the last line of all tables was said; None if there is none."""
        with self.engine.connect() as db:
            found = db.execute(sql.select(sql.func.max(LINES.c.time))).scalar()
        return None if found is None else float(found)

    @in_its_thread
    def delete_old(self, before: float, but: Sequence[str]) -> int:
        """Delete some of the tables at which nothing was said since, with all that belongs to them; how many."""
        last = sql.select(sql.func.max(LINES.c.time)).where(LINES.c.table == TABLES.c.id).scalar_subquery()
        old = (TABLES.c.created < before, sql.func.coalesce(last, 0) < before, TABLES.c.id.not_in(but))
        with self.engine.begin() as db:
            found = [str(id) for (id,) in db.execute(sql.select(TABLES.c.id).where(*old).limit(BATCH))]
            for table in OF_A_TABLE:
                db.execute(sql.delete(table).where(table.c.table.in_(found)))
            db.execute(sql.delete(TABLES).where(TABLES.c.id.in_(found)))
        return len(found)

    @in_its_thread
    def mine(self, browser: str, most: int) -> list[TableRow]:
        """The tables at which the browser has a seat, the newest first, without their lines.

        Those that are still played are never left out for newer ones that are over.
        """
        owned = sql.select(OWNERS.c.table, OWNERS.c.seat).where(OWNERS.c.browser == browser)
        with self.engine.connect() as db:
            here = TABLES.c.id.in_(sql.select(owned.subquery().c.table))
            said = sql.select(LINES.c.time).where(LINES.c.table == TABLES.c.id).order_by(LINES.c.seq.desc()).limit(1)
            last = said.scalar_subquery().label("last")
            over = sql.case((sql.cast(TABLES.c.actors, sql.String) == "[]", 1), else_=0)
            wanted = sql.select(TABLES, last).where(here).order_by(over, TABLES.c.created.desc()).limit(most)
            tables = [_listed(row) for row in db.execute(wanted).mappings()]
            tables.sort(key=lambda table: table.created, reverse=True)
            by_id = {table.id: table for table in tables}
            timed = sql.select(CLOCKS).where(CLOCKS.c.table.in_(list(by_id)))
            for id, seconds, increment in db.execute(timed):
                by_id[id].clock = (seconds, increment)
            seats: dict[str, set[int]] = {}
            for id, seat in db.execute(owned.where(OWNERS.c.table.in_(list(by_id)))):
                seats.setdefault(id, set()).add(seat)
            sitting = sql.select(SEATS).where(SEATS.c.table.in_(list(by_id))).order_by(SEATS.c.table, SEATS.c.seat)
            for row in (db.execute(sitting)).mappings():
                seat = seat_row(row)
                seat.owners = {browser} if row["seat"] in seats[row["table"]] else set()
                by_id[row["table"]].seats.append(seat)
        return tables


def _listed(row: sql.RowMapping) -> TableRow:
    """When a line was said at a table is told only when the game is over: before, it may have been said in secret."""
    table = table_row(row)
    table.ended = None if table.actors else row["last"]
    return table


class _Ready:
    """A statement as the driver takes it."""

    def __init__(self, statement: sql.UpdateBase, dialect: sql.Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.text = str(compiled)
        self.names = getattr(compiled, "positiontup", None)

    def rows(self, values: Sequence[dict[str, object]]) -> Sequence[Any]:
        """The values as it wants them: in its order, or by name."""
        return values if self.names is None else [[row[name] for name in self.names] for row in values]
