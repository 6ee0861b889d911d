"""A table as a whole: its row and all that belongs to it, of one moment.

From PostgreSQL it is read by one statement. That is of one moment by itself, and one answer brings all of it: where a
process was killed, another one reads a hundred tables at once. SQLite has one writer, who is not writing meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import aggregate_order_by

from patolli.engine.played import SaidLine
from patolli.table.row_values import SEAT_COLUMNS, table_row
from patolli.table.rows import ChatRow, NoticeRow, SeatRow, TableRow
from patolli.table.schema import CHAT, CLOCKS, DEPARTED, LINES, NOTICES, OWNERS, SEATS, TABLES

PARTS: dict[str, tuple[sql.Table, tuple[str, ...], str]] = {
    "seats": (SEATS, SEAT_COLUMNS, "seat"),
    "owners": (OWNERS, ("seat", "browser"), "seat"),
    "lines": (LINES, ("actor", "line", "made", "start", "time"), "seq"),
    "chat": (CHAT, ("n", "seat", "text", "time"), "n"),
    "notices": (NOTICES, ("n", "place", "kind", "seat", "name"), "n"),
    "departed": (DEPARTED, ("seat", "browser", "why"), "seat"),
    "clocks": (CLOCKS, ("seconds", "increment"), "table"),
}
"""What belongs to a table: where it is, what is read of it, and in which order."""
Parts = dict[str, Iterable[Sequence[Any]]]
AFTER = LINES.c.seq > sql.case((TABLES.c.edition == sql.bindparam("edition"), sql.bindparam("seq")), else_=0)


def read_whole(db: sql.Connection, id: str, edition: int, seq: int) -> TableRow | None:
    """The rows of a table; of its lines those after the first `seq` ones, if it is still of that edition."""
    values, shared = {"here": id, "edition": edition, "seq": seq}, db.dialect.name == "postgresql"
    found = db.execute(AT_ONCE if shared else ONE, values).mappings().first()
    if found is None:
        return None
    if shared:
        return _made(found, {name: found[f"of_{name}"] or () for name in PARTS})
    return _made(found, {name: db.execute(part, values).all() for name, part in EACH.items()})


def _made(found: sql.RowMapping, parts: Parts) -> TableRow:
    table = table_row(found)
    table.seats = [SeatRow(**dict(zip(SEAT_COLUMNS, row, strict=True))) for row in parts["seats"]]
    for seat, browser in parts["owners"]:
        table.seats[seat].owners.add(browser)
    table.lines = [SaidLine(*row) for row in parts["lines"]]
    table.chat = [ChatRow(*row) for row in parts["chat"]]
    table.notices = [NoticeRow(*row) for row in parts["notices"]]
    table.departed = {(seat, browser): why for seat, browser, why in parts["departed"]}
    table.clock = next(((seconds, increment) for seconds, increment in parts["clocks"]), None)
    return table


def _where(name: str) -> sql.ColumnElement[bool]:
    of, _, _ = PARTS[name]
    here = of.c.table == TABLES.c.id
    return sql.and_(here, AFTER) if of is LINES else here


def _at_once() -> sql.Select[Any]:
    """Each part as one value: a list of lists, or null if it is empty."""
    values = []
    for name, (of, columns, order) in PARTS.items():
        row = sql.func.json_build_array(*(of.c[column] for column in columns))
        rows = sql.func.json_agg(aggregate_order_by(row, of.c[order]))
        values.append(sql.select(rows).where(_where(name)).scalar_subquery().label(f"of_{name}"))
    return ONE.add_columns(*values)


def _part(name: str) -> sql.Select[Any]:
    of, columns, order = PARTS[name]
    chosen = sql.select(*(of.c[column] for column in columns)).join(TABLES, _where(name))
    return chosen.where(TABLES.c.id == sql.bindparam("here")).order_by(of.c[order])


ONE = sql.select(TABLES).where(TABLES.c.id == sql.bindparam("here"))
AT_ONCE = _at_once()
EACH = {name: _part(name) for name in PARTS}
