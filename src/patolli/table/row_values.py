"""How rows of the store become values, and values rows."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import sqlalchemy as sql

from patolli import __version__
from patolli.engine.played import SaidLine
from patolli.table.rows import Hushed, NoticeRow, Outcome, SeatRow, TableRow, Takeback
from patolli.table.schema import CLOCKS, DEPARTED, LINES, LINKS, NOTICES, OWNERS, SEATS, TABLES

SEAT_COLUMNS = ("kind", "name", "level", "secret", "used", "resigned", "takebacks")
MOST_NOTICES = 500
"""Notices of one table that are kept."""
SAID_COLUMNS = ("seq", "actor", "line", "made", "start", "time")
APPEND = f"""
WITH moved AS (
    UPDATE tables SET actors = %(now)s::json, outcome = %(ended)s::json, changes = changes + 1,
                      played_with = '{__version__}'
    WHERE id = %(here)s AND changes = %(known)s RETURNING id
)
INSERT INTO lines ("table", seq, actor, line, made, start, time)
SELECT id, said.* FROM moved, unnest(%(seq)s::int[], %(actor)s::int[], %(line)s::text[], %(made)s::bool[],
                                     %(start)s::int[], %(time)s::float8[]) AS said"""
"""For PostgreSQL: lines, and that the table has changed, in one statement."""


def table_row(row: sql.RowMapping) -> TableRow:
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
        changes=row["changes"],
        next=row["next"],
        actors=list(row["actors"]),
        created=row["created"],
        hushed=Hushed(row["hushed"]["decision"], tuple(row["hushed"]["times"])) if row["hushed"] else None,
        hints=row["hints"],
        level=row["level"],
        takeback=Takeback.read(row["takeback"]),
        forked=row["forked"],
        outcome=Outcome(**row["outcome"]) if row["outcome"] else None,
        begun_with=row["begun_with"],
        played_with=row["played_with"],
        recorded=row["recorded"],
    )


def seat_values(id: str, number: int, seat: SeatRow) -> dict[str, object]:
    return {"table": id, "seat": number, **{name: getattr(seat, name) for name in SEAT_COLUMNS}}


def seat_row(row: sql.RowMapping) -> SeatRow:
    """A seat without its owners."""
    return SeatRow(**{name: row[name] for name in SEAT_COLUMNS})


def write_seat(db: sql.Connection, id: str, number: int, seat: SeatRow) -> None:
    here = (SEATS.c.table == id, SEATS.c.seat == number)
    db.execute(sql.update(SEATS).where(*here).values(**seat_values(id, number, seat)))


def add_owner(db: sql.Connection, id: str, number: int, browser: str) -> None:
    """The browser owns the seat, whatever was before."""
    for table in (OWNERS, DEPARTED):
        same = (table.c.table == id, table.c.seat == number, table.c.browser == browser)
        db.execute(sql.delete(table).where(*same))
    db.execute(sql.insert(OWNERS).values(table=id, seat=number, browser=browser))


def end_owners(db: sql.Connection, id: str, number: int, but: str, why: str) -> None:
    """Nobody but this browser owns the seat; those who did, the last time that happened, are remembered."""
    others = (OWNERS.c.table == id, OWNERS.c.seat == number, OWNERS.c.browser != but)
    found = [str(browser) for (browser,) in db.execute(sql.select(OWNERS.c.browser).where(*others))]
    db.execute(sql.delete(OWNERS).where(*others))
    db.execute(sql.delete(LINKS).where(LINKS.c.table == id, LINKS.c.seat == number))
    before = (DEPARTED.c.table == id, DEPARTED.c.seat == number)
    db.execute(sql.delete(DEPARTED).where(*before, DEPARTED.c.why == why))
    if found:
        rows = [{"table": id, "seat": number, "browser": browser, "why": why} for browser in found]
        db.execute(sql.delete(DEPARTED).where(*before, DEPARTED.c.browser.in_(found)))
        db.execute(sql.insert(DEPARTED), rows)


def write_notice(db: sql.Connection, id: str, notice: NoticeRow | None) -> None:
    """Write a notice down, and keep only the last of those before."""
    if notice:
        db.execute(sql.insert(NOTICES).values(table=id, **asdict(notice)))
        db.execute(sql.delete(NOTICES).where(NOTICES.c.table == id, NOTICES.c.n <= notice.n - MOST_NOTICES))


def line_values(id: str, seq: int, lines: Sequence[SaidLine]) -> list[dict[str, object]]:
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


def write_table(db: sql.Connection, table: TableRow) -> None:
    """Write a new table down, with all that belongs to it."""
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
            hints=table.hints,
            level=table.level,
            forked=table.forked,
            begun_with=__version__,
            played_with=__version__,
            recorded=table.recorded,
        )
    )
    rows = [seat_values(table.id, number, seat) for number, seat in enumerate(table.seats)]
    db.execute(sql.insert(SEATS), rows)
    owners = [
        {"table": table.id, "seat": number, "browser": browser}
        for number, seat in enumerate(table.seats)
        for browser in seat.owners
    ]
    if owners:
        db.execute(sql.insert(OWNERS), owners)
    if table.lines:
        db.execute(sql.insert(LINES), line_values(table.id, 0, table.lines))
    if table.clock:
        seconds, increment = table.clock
        db.execute(sql.insert(CLOCKS).values(table=table.id, seconds=seconds, increment=increment))
    for notice in table.notices:
        write_notice(db, table.id, notice)


def append_at_once(connection: Any, cursor: Any, changes: dict[str, object], lines: list[dict[str, object]]) -> bool:
    """Write lines to PostgreSQL; False if somebody was faster.

    The one statement is a transaction of its own: it holds no lock while it travels.
    """
    driver = connection.driver_connection
    driver.autocommit = True
    try:
        cursor.execute(APPEND, {**changes, **{name: [line[name] for line in lines] for name in SAID_COLUMNS}})
    finally:
        if not driver.closed:
            driver.autocommit = False
    return bool(cursor.rowcount == len(lines))
