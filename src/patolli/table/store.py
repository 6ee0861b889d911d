"""What is kept: tables, seats, who owns them, and the lines, each under its number.

The primary key (table, seq) is the lock: of two who write line 57 one fails, and neither has written half.
All of it happens in one thread: SQLite has one writer at a time, and one hop to a thread for each transaction takes
half the time of an asynchronous driver, which hops for each statement. PostgreSQL by URL needs `psycopg` besides.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError

META = sql.MetaData()

SETTINGS = sql.Table(
    "settings",
    META,
    sql.Column("name", sql.String, primary_key=True),
    sql.Column("value", sql.String, nullable=False),
)
TABLES = sql.Table(
    "tables",
    META,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("players", sql.Integer, nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("position", sql.String, nullable=False),
    sql.Column("host", sql.String, nullable=False),
    sql.Column("replay", sql.Boolean, nullable=False),
    sql.Column("edition", sql.Integer, nullable=False),
    sql.Column("next", sql.String, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("actors", sql.JSON, nullable=False),
    sql.Column("hushed", sql.JSON),
)
SEATS = sql.Table(
    "seats",
    META,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("level", sql.String, nullable=False),
    sql.Column("secret", sql.String, nullable=False),
)
OWNERS = sql.Table(
    "owners",
    META,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("browser", sql.String, primary_key=True, index=True),
)
LINES = sql.Table(
    "lines",
    META,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("actor", sql.Integer, nullable=False),
    sql.Column("line", sql.String, nullable=False),
    sql.Column("made", sql.Boolean, nullable=False),
    sql.Column("start", sql.Integer, nullable=False),
    sql.Column("time", sql.Float, nullable=False),
)

CHAT = sql.Table(
    "chat",
    META,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer),
    sql.Column("text", sql.String, nullable=False),
    sql.Column("time", sql.Float, nullable=False),
)
CLOCKS = sql.Table(
    "clocks",
    META,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("seconds", sql.Integer, nullable=False),
    sql.Column("increment", sql.Integer, nullable=False),
)
ADD_LINES = sql.insert(LINES)
GO_ON = (
    sql.update(TABLES)
    .where(TABLES.c.id == sql.bindparam("here"), TABLES.c.edition == sql.bindparam("known"))
    .values(actors=sql.bindparam("now"))
)
"""What every move needs, put together once."""
MOST_CHAT = 200
"""Messages of one table that are kept."""
LAYOUT = 1
"""The number of what is described here. Whoever changes a table or a column adds one, and says in `open` how a store
of the number before is brought over."""
BATCH = 100
"""How many tables are deleted in one go, so that nobody's move waits long for it."""


class Taken(Exception):
    """Somebody else has written a line of that number."""


class BadStore(Exception):
    """There is no store there that can be used; why, in a sentence."""


@dataclass(slots=True)
class SeatRow:
    kind: str
    """`person`, `bot`, or `open`: nobody has come yet."""
    name: str
    level: str
    secret: str
    owners: set[str] = field(default_factory=set)


@dataclass(slots=True)
class LineRow:
    actor: int
    line: str
    made: bool
    """By the server: chance, or a move that was forced."""
    start: int
    """How many lines there were before the gesture that this line belongs to."""
    time: float


@dataclass(slots=True)
class ChatRow:
    n: int
    seat: int | None
    """None for a spectator."""
    text: str
    time: float


@dataclass(frozen=True, slots=True)
class Hushed:
    """How often each seat has taken something back in one secret decision: the others learn of it when it is over."""

    decision: int
    times: tuple[int, ...]

    def once_more(self, decision: int, seat: int) -> Hushed:
        """After the seat has taken back something in that decision."""
        times = self.times if decision == self.decision else (0,) * len(self.times)
        return Hushed(decision, tuple(count + (at == seat) for at, count in enumerate(times)))


@dataclass(slots=True)
class TableRow:
    id: str
    game: str
    players: int
    options: dict[str, str]
    position: str
    host: str
    replay: bool
    seats: list[SeatRow]
    lines: list[LineRow]
    edition: int = 0
    next: str = ""
    actors: list[int] = field(default_factory=list)
    """Who owes a decision; nobody when the game is over."""
    created: float = 0.0
    chat: list[ChatRow] = field(default_factory=list)
    clock: tuple[int, int] | None = None
    """Seconds for each seat, and more after each of its decisions."""
    hushed: Hushed | None = None


P = ParamSpec("P")
R = TypeVar("R")


def in_its_thread(
    method: Callable[Concatenate[Store, P], R],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, R]]:
    """Carried out in the store's own thread, one after the other."""

    async def wrapped(self: Store, /, *args: P.args, **values: P.kwargs) -> R:
        return await asyncio.get_running_loop().run_in_executor(self.thread, partial(method, self, *args, **values))

    return wrapped


class Store:
    def __init__(self, url: str) -> None:
        self.thread = ThreadPoolExecutor(1, "store")
        self.engine = _engine(url)
        self.add_lines = _Ready(ADD_LINES, self.engine.dialect)
        self.go_on = _Ready(GO_ON, self.engine.dialect)

    @in_its_thread
    def open(self) -> None:
        """Make what is missing. BadStore if it cannot be reached, or is not one that this Patolli knows."""
        shown = self.engine.url.render_as_string()
        try:
            with self.engine.begin() as db:
                META.create_all(db)
                layout = db.execute(sql.select(SETTINGS.c.value).where(SETTINGS.c.name == "layout")).scalar()
                if layout is None:
                    db.execute(sql.insert(SETTINGS).values(name="layout", value=str(LAYOUT)))
        except IntegrityError:
            return  # another process made it at the same moment
        except DBAPIError as error:
            raise BadStore(f"The store {shown} cannot be opened: {error.orig}") from error
        if layout is not None and layout != str(LAYOUT):
            raise BadStore(
                f"The store {shown} was written by another Patolli (layout {layout}, this one writes {LAYOUT}). "
                "Start that one, or choose another store with --db."
            )

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
    def create(self, table: TableRow) -> None:
        with self.engine.begin() as db:
            db.execute(
                sql.insert(TABLES).values(
                    id=table.id,
                    game=table.game,
                    players=table.players,
                    options=table.options,
                    position=table.position,
                    host=table.host,
                    replay=table.replay,
                    edition=0,
                    next="",
                    created=time.time(),
                    actors=table.actors,
                )
            )
            rows = [_seat_values(table.id, number, seat) for number, seat in enumerate(table.seats)]
            db.execute(sql.insert(SEATS), rows)
            owners = [
                {"table": table.id, "seat": number, "browser": browser}
                for number, seat in enumerate(table.seats)
                for browser in seat.owners
            ]
            if owners:
                db.execute(sql.insert(OWNERS), owners)
            if table.lines:
                db.execute(sql.insert(LINES), _line_values(table.id, 0, table.lines))
            if table.clock:
                seconds, increment = table.clock
                db.execute(sql.insert(CLOCKS).values(table=table.id, seconds=seconds, increment=increment))

    @in_its_thread
    def load(self, id: str) -> TableRow | None:
        with self.engine.connect() as db:
            found = (db.execute(sql.select(TABLES).where(TABLES.c.id == id))).mappings().first()
            if found is None:
                return None
            seats = (db.execute(sql.select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.seat))).mappings()
            rows = [SeatRow(row["kind"], row["name"], row["level"], row["secret"]) for row in seats]
            for row in (db.execute(sql.select(OWNERS).where(OWNERS.c.table == id))).mappings():
                rows[row["seat"]].owners.add(row["browser"])
            said = db.execute(
                sql.select(LINES.c.actor, LINES.c.line, LINES.c.made, LINES.c.start, LINES.c.time)
                .where(LINES.c.table == id)
                .order_by(LINES.c.seq)
            )
            table = _table(found)
            table.seats = rows
            table.lines = [LineRow(actor, line, made, start, time) for actor, line, made, start, time in said]
            chat = sql.select(CHAT.c.n, CHAT.c.seat, CHAT.c.text, CHAT.c.time)
            table.chat = [ChatRow(*row) for row in db.execute(chat.where(CHAT.c.table == id).order_by(CHAT.c.n))]
            clock = db.execute(sql.select(CLOCKS.c.seconds, CLOCKS.c.increment).where(CLOCKS.c.table == id)).first()
            table.clock = (clock[0], clock[1]) if clock else None
        return table

    @in_its_thread
    def append(self, id: str, seq: int, edition: int, lines: Sequence[LineRow], actors: list[int]) -> None:
        """Write the lines after the first `seq` ones, all or none. Taken if somebody was faster.

        Every move waits for this, so it goes to the driver with statements that were put together once.
        """
        with closing(self.engine.raw_connection()) as connection, closing(connection.cursor()) as db:
            try:
                db.executemany(self.add_lines.text, self.add_lines.rows(_line_values(id, seq, lines)))
            except self.engine.dialect.loaded_dbapi.IntegrityError as error:
                raise Taken from error
            changes = {"here": id, "known": edition, "now": json.dumps(actors)}
            db.execute(self.go_on.text, self.go_on.rows([changes])[0])
            if db.rowcount != 1:
                raise Taken
            connection.commit()

    @in_its_thread
    def cut(
        self,
        id: str,
        known: int,
        seq: int,
        edition: int,
        actors: list[int],
        again: Sequence[LineRow],
        hushed: Hushed | None,
    ) -> None:
        """Take back all of the `known` lines after the first `seq` ones but those said again: the next edition.

        Taken if somebody has written another line, or taken back some.
        """
        with self.engine.begin() as db:
            self._change(db, id, edition, edition=edition + 1, actors=actors, hushed=hushed and asdict(hushed))
            last = db.execute(sql.select(sql.func.max(LINES.c.seq)).where(LINES.c.table == id)).scalar()
            if last != known:
                raise Taken
            db.execute(sql.delete(LINES).where(LINES.c.table == id, LINES.c.seq > seq))
            if again:
                db.execute(sql.insert(LINES), _line_values(id, seq, again))

    def _change(self, db: sql.Connection, id: str, known: int, **values: object) -> None:
        changed = db.execute(sql.update(TABLES).where(TABLES.c.id == id, TABLES.c.edition == known).values(**values))
        if changed.rowcount != 1:
            raise Taken

    @in_its_thread
    def change_seat(self, id: str, number: int, seat: SeatRow) -> None:
        with self.engine.begin() as db:
            values = {name: getattr(seat, name) for name in ("kind", "name", "level", "secret")}
            db.execute(sql.update(SEATS).where(SEATS.c.table == id, SEATS.c.seat == number).values(**values))

    @in_its_thread
    def sit(self, id: str, number: int, browser: str) -> None:
        """The browser owns the seat; an open one is a person's from now on."""
        with self.engine.begin() as db:
            where = (OWNERS.c.table == id, OWNERS.c.seat == number, OWNERS.c.browser == browser)
            if (db.execute(sql.select(OWNERS.c.seat).where(*where))).first() is None:
                db.execute(sql.insert(OWNERS).values(table=id, seat=number, browser=browser))
            open_seat = (SEATS.c.table == id, SEATS.c.seat == number, SEATS.c.kind == "open")
            db.execute(sql.update(SEATS).where(*open_seat).values(kind="person"))

    @in_its_thread
    def chat(self, id: str, message: ChatRow) -> None:
        """Keep a message, and only the last of those before. Taken if somebody was faster."""
        try:
            with self.engine.begin() as db:
                values = {name: getattr(message, name) for name in ("n", "seat", "text", "time")}
                db.execute(sql.insert(CHAT).values(table=id, **values))
                db.execute(sql.delete(CHAT).where(CHAT.c.table == id, CHAT.c.n <= message.n - MOST_CHAT))
        except IntegrityError as error:
            raise Taken from error

    @in_its_thread
    def link(self, id: str, next: str) -> None:
        """The table of the rematch."""
        with self.engine.begin() as db:
            db.execute(sql.update(TABLES).where(TABLES.c.id == id).values(next=next))

    @in_its_thread
    def delete_old(self, before: float, but: Sequence[str]) -> int:
        """Delete some of the tables at which nothing was said since, with all that belongs to them; how many."""
        last = sql.select(sql.func.max(LINES.c.time)).where(LINES.c.table == TABLES.c.id).scalar_subquery()
        old = (TABLES.c.created < before, sql.func.coalesce(last, 0) < before, TABLES.c.id.not_in(but))
        with self.engine.begin() as db:
            found = [str(id) for (id,) in db.execute(sql.select(TABLES.c.id).where(*old).limit(BATCH))]
            for table in (LINES, SEATS, OWNERS, CHAT, CLOCKS):
                db.execute(sql.delete(table).where(table.c.table.in_(found)))
            db.execute(sql.delete(TABLES).where(TABLES.c.id.in_(found)))
        return len(found)

    @in_its_thread
    def mine(self, browser: str, most: int) -> list[TableRow]:
        """The tables at which the browser has a seat, the newest first, without their lines."""
        owned = sql.select(OWNERS.c.table, OWNERS.c.seat).where(OWNERS.c.browser == browser)
        with self.engine.connect() as db:
            here = TABLES.c.id.in_(sql.select(owned.subquery().c.table))
            wanted = sql.select(TABLES).where(here).order_by(TABLES.c.created.desc()).limit(most)
            tables = [_table(row) for row in db.execute(wanted).mappings()]
            by_id = {table.id: table for table in tables}
            seats: dict[str, set[int]] = {}
            for id, seat in db.execute(owned.where(OWNERS.c.table.in_(list(by_id)))):
                seats.setdefault(id, set()).add(seat)
            sitting = sql.select(SEATS).where(SEATS.c.table.in_(list(by_id))).order_by(SEATS.c.table, SEATS.c.seat)
            for row in (db.execute(sitting)).mappings():
                owners = {browser} if row["seat"] in seats[row["table"]] else set()
                seat_row = SeatRow(row["kind"], row["name"], row["level"], row["secret"], owners)
                by_id[row["table"]].seats.append(seat_row)
        return tables


def _table(row: sql.RowMapping) -> TableRow:
    return TableRow(
        id=row["id"],
        game=row["game"],
        players=row["players"],
        options=dict(row["options"]),
        position=row["position"],
        host=row["host"],
        replay=row["replay"],
        seats=[],
        lines=[],
        edition=row["edition"],
        next=row["next"],
        actors=list(row["actors"]),
        created=row["created"],
        hushed=Hushed(row["hushed"]["decision"], tuple(row["hushed"]["times"])) if row["hushed"] else None,
    )


def _seat_values(id: str, number: int, seat: SeatRow) -> dict[str, object]:
    return {
        "table": id,
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "secret": seat.secret,
    }


def _line_values(id: str, seq: int, lines: Sequence[LineRow]) -> list[dict[str, object]]:
    return [
        {
            "table": id,
            "seq": seq + offset,
            "actor": line.actor,
            "line": line.line,
            "made": line.made,
            "start": line.start,
            "time": line.time,
        }
        for offset, line in enumerate(lines, start=1)
    ]


class _Ready:
    """A statement as the driver takes it."""

    def __init__(self, statement: sql.UpdateBase, dialect: sql.Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.text = str(compiled)
        self.names = getattr(compiled, "positiontup", None)

    def rows(self, values: Sequence[dict[str, object]]) -> Sequence[Any]:
        """The values as it wants them: in its order, or by name."""
        return values if self.names is None else [[row[name] for name in self.names] for row in values]


def _engine(url: str) -> sql.Engine:
    """BadStore if it is no URL of a store, or what it needs is not installed."""
    wrong = f"A store is sqlite:///tables.db or postgresql://user@host/name, not {url[:80]!r}."
    try:
        parsed = sql.make_url(url)
    except ArgumentError as error:
        raise BadStore(wrong) from error
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername == "postgresql+psycopg":
        try:
            return sql.create_engine(parsed)
        except ModuleNotFoundError as error:
            raise BadStore("PostgreSQL needs psycopg besides: pip install 'psycopg[binary]'") from error
    if parsed.drivername != "sqlite":
        raise BadStore(wrong)
    engine = sql.create_engine(parsed, connect_args={"timeout": 20}, pool_size=1, max_overflow=0)

    @sql.event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # an answered line survives a power cut, too
        cursor.close()

    return engine
