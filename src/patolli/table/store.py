"""What is kept: tables, seats, who owns them, and the lines, each under its number.

The primary key (table, seq) is the lock: of two who write line 57 one fails, and neither has written half.
SQLite by default; PostgreSQL by URL needs `asyncpg` besides.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

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


class Taken(Exception):
    """Somebody else has written a line of that number."""


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


class Store:
    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = _engine(url)

    async def open(self) -> None:
        async with self.engine.begin() as db:
            await db.run_sync(META.create_all)

    async def close(self) -> None:
        await self.engine.dispose()

    async def setting(self, name: str, default: str) -> str:
        """The value of a setting; the default is written down if there is none."""
        wanted = sql.select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        try:
            async with self.engine.begin() as db:
                found = (await db.execute(wanted)).scalar()
                if found is None:
                    await db.execute(sql.insert(SETTINGS).values(name=name, value=default))
        except IntegrityError:
            async with self.engine.connect() as db:
                found = (await db.execute(wanted)).scalar()
        return default if found is None else str(found)

    async def create(self, table: TableRow) -> None:
        async with self.engine.begin() as db:
            await db.execute(
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
            await db.execute(sql.insert(SEATS), rows)
            owners = [
                {"table": table.id, "seat": number, "browser": browser}
                for number, seat in enumerate(table.seats)
                for browser in seat.owners
            ]
            if owners:
                await db.execute(sql.insert(OWNERS), owners)
            if table.lines:
                await db.execute(sql.insert(LINES), _line_values(table.id, 0, table.lines))

    async def load(self, id: str) -> TableRow | None:
        async with self.engine.connect() as db:
            found = (await db.execute(sql.select(TABLES).where(TABLES.c.id == id))).mappings().first()
            if found is None:
                return None
            seats = (await db.execute(sql.select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.seat))).mappings()
            rows = [SeatRow(row["kind"], row["name"], row["level"], row["secret"]) for row in seats]
            for row in (await db.execute(sql.select(OWNERS).where(OWNERS.c.table == id))).mappings():
                rows[row["seat"]].owners.add(row["browser"])
            said = await db.execute(
                sql.select(LINES.c.actor, LINES.c.line, LINES.c.made, LINES.c.start)
                .where(LINES.c.table == id)
                .order_by(LINES.c.seq)
            )
            table = _table(found)
            table.seats = rows
            table.lines = [LineRow(actor, line, made, start) for actor, line, made, start in said]
        return table

    async def append(self, id: str, seq: int, edition: int, lines: Sequence[LineRow], actors: list[int]) -> None:
        """Write the lines after the first `seq` ones, all or none. Taken if somebody was faster."""
        try:
            async with self.engine.begin() as db:
                await db.execute(sql.insert(LINES), _line_values(id, seq, lines))
                await self._change(db, id, edition, actors=actors)
        except IntegrityError as error:
            raise Taken from error

    async def cut(self, id: str, seq: int, edition: int, actors: list[int]) -> None:
        """Take back all lines after the first `seq` ones: the next edition of the table."""
        async with self.engine.begin() as db:
            await self._change(db, id, edition, edition=edition + 1, actors=actors)
            await db.execute(sql.delete(LINES).where(LINES.c.table == id, LINES.c.seq > seq))

    async def _change(self, db: AsyncConnection, id: str, known: int, **values: object) -> None:
        changed = await db.execute(
            sql.update(TABLES).where(TABLES.c.id == id, TABLES.c.edition == known).values(**values)
        )
        if changed.rowcount != 1:
            raise Taken

    async def change_seat(self, id: str, number: int, seat: SeatRow) -> None:
        async with self.engine.begin() as db:
            values = {name: getattr(seat, name) for name in ("kind", "name", "level", "secret")}
            await db.execute(sql.update(SEATS).where(SEATS.c.table == id, SEATS.c.seat == number).values(**values))

    async def sit(self, id: str, number: int, browser: str) -> None:
        """The browser owns the seat; an open one is a person's from now on."""
        async with self.engine.begin() as db:
            where = (OWNERS.c.table == id, OWNERS.c.seat == number, OWNERS.c.browser == browser)
            if (await db.execute(sql.select(OWNERS.c.seat).where(*where))).first() is None:
                await db.execute(sql.insert(OWNERS).values(table=id, seat=number, browser=browser))
            open_seat = (SEATS.c.table == id, SEATS.c.seat == number, SEATS.c.kind == "open")
            await db.execute(sql.update(SEATS).where(*open_seat).values(kind="person"))

    async def link(self, id: str, next: str) -> None:
        """The table of the rematch."""
        async with self.engine.begin() as db:
            await db.execute(sql.update(TABLES).where(TABLES.c.id == id).values(next=next))

    async def mine(self, browser: str, most: int) -> list[TableRow]:
        """The tables at which the browser has a seat, the newest first, without their lines."""
        owned = sql.select(OWNERS.c.table, OWNERS.c.seat).where(OWNERS.c.browser == browser)
        async with self.engine.connect() as db:
            seats: dict[str, set[int]] = {}
            for table, seat in await db.execute(owned):
                seats.setdefault(table, set()).add(seat)
            wanted = (
                sql.select(TABLES).where(TABLES.c.id.in_(list(seats))).order_by(TABLES.c.created.desc()).limit(most)
            )
            tables = [_table(row) for row in (await db.execute(wanted)).mappings()]
            by_id = {table.id: table for table in tables}
            sitting = sql.select(SEATS).where(SEATS.c.table.in_(list(by_id))).order_by(SEATS.c.table, SEATS.c.seat)
            for row in (await db.execute(sitting)).mappings():
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
    now = time.time()
    return [
        {
            "table": id,
            "seq": seq + offset,
            "actor": line.actor,
            "line": line.line,
            "made": line.made,
            "start": line.start,
            "time": now,
        }
        for offset, line in enumerate(lines, start=1)
    ]


def _engine(url: str) -> AsyncEngine:
    parsed = sql.make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    parsed = parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername))
    if not parsed.drivername.startswith("sqlite"):
        return create_async_engine(parsed)
    # one connection: SQLite has one writer at a time, and who waits in line is served sooner than who tries again
    engine = create_async_engine(parsed, connect_args={"timeout": 20}, pool_size=1, max_overflow=0)

    @sql.event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # an answered line survives a power cut, too
        cursor.close()

    return engine
