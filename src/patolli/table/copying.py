"""Copying a store into another database: SQLite to PostgreSQL, back, or to another of the same kind."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import NamedTuple

import sqlalchemy as sql

from patolli.table.backups import Count, checked, snapshot
from patolli.table.engines import engine_of
from patolli.table.layouts import BadStore, alone, layout_of, step, telling
from patolli.table.schema import CLAIMS, LAYOUT, META, QUESTIONS, SERVERS, SETTINGS

OF_THE_MOMENT = (SERVERS, CLAIMS, QUESTIONS)
"""What belongs to the processes of the old store."""
COPIED = [table for table in META.sorted_tables if table not in OF_THE_MOMENT]
BATCH_ROWS = 1000


class Copied(NamedTuple):
    """How a copy went."""

    held: Count
    changed: bool
    """Whether somebody has written the old store meanwhile: the copy lacks that."""


class Sum(NamedTuple):
    """All rows of a table, in whatever order: how many, and the sum of what each is hashed to."""

    rows: int
    hashed: int


def copy_store(old_url: str, new_url: str) -> Copied:
    """Copy all games into a store that has nothing yet. BadStore, and it still has nothing, if a row is another."""
    old, new = engine_of(old_url), engine_of(new_url)
    try:
        _check(old, new)
        with telling(old), snapshot(old) as here:
            count, before = checked(here, old), _changes(here)
            with telling(new), alone(new) as there:
                step(there, 0)
                if new.dialect.name != "sqlite":
                    there.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
                there.execute(sql.delete(SETTINGS))
                for table in COPIED:
                    _copy(here, there, table)
                for table in COPIED:
                    if sum_of(here, table) != sum_of(there, table):
                        raise BadStore("unlike", store=new.url.render_as_string(), table=table.name)
        with telling(old), old.connect() as here:
            return Copied(count, _changes(here) != before)
    finally:
        old.dispose()
        new.dispose()


def _check(old: sql.Engine, new: sql.Engine) -> None:
    layout = layout_of(old)
    if not layout:
        raise BadStore("nothing", store=old.url.render_as_string())
    if layout != LAYOUT:
        raise BadStore("old-layout", store=old.url.render_as_string(), layout=str(layout), known=str(LAYOUT))
    if layout_of(new):
        raise BadStore("not-empty", store=new.url.render_as_string())


def _changes(db: sql.Connection) -> tuple[object, ...]:
    """What is another when somebody has written."""
    tried = "(SELECT count(*) FROM attempts)"
    return tuple(db.exec_driver_sql(f"SELECT count(*), coalesce(sum(changes), 0), {tried} FROM tables").one())


def _copy(here: sql.Connection, there: sql.Connection, table: sql.Table) -> None:
    batch: list[dict[str, object]] = []
    for row in _rows(here, table):
        batch.append(row)
        if len(batch) == BATCH_ROWS:
            _insert(there, table, batch)
            batch = []
    _insert(there, table, batch)


def _insert(db: sql.Connection, table: sql.Table, rows: list[dict[str, object]]) -> None:
    """What is nothing is left out: as a value, a column of JSON would take it for the null of JSON."""
    alike: dict[tuple[str, ...], list[dict[str, object]]] = {}
    for row in rows:
        given = {name: value for name, value in row.items() if value is not None}
        alike.setdefault(tuple(given), []).append(given)
    for group in alike.values():
        db.execute(sql.insert(table), group)


def sum_of(db: sql.Connection, table: sql.Table) -> Sum:
    """The sum of a table: equal in two databases if they hold the same rows."""
    rows = hashed = 0
    for row in _rows(db, table):
        rows += 1
        hashed += int.from_bytes(hashlib.sha256(json.dumps(row, sort_keys=True).encode()).digest())
    return Sum(rows, hashed % 2**256)


def _rows(db: sql.Connection, table: sql.Table) -> Iterator[dict[str, object]]:
    """One by one: a store may be larger than the memory."""
    reading = db.execution_options(yield_per=BATCH_ROWS)
    for row in reading.execute(sql.select(table)).mappings():
        yield dict(row)
