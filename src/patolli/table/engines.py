"""How a store is connected to, by its URL: SQLite with one connection, PostgreSQL with several."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import ArgumentError

from patolli.table.layouts import BadStore

THREADS = 6
"""For PostgreSQL, each with a connection of its own."""
PATIENCE_SECONDS = 20.0
"""How long an SQLite that another process has locked is waited for."""


def own_url() -> str:
    """The store that is taken if none is named: SQLite in the data folder of whoever asks."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "patolli"
    home.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{home / 'tables.db'}"


def engine_of(url: str) -> sql.Engine:
    """BadStore if it is no URL of a store, or what it needs is not installed."""
    wrong = BadStore("no-url", url=url[:80])
    try:
        parsed = sql.make_url(url)
    except (ArgumentError, ValueError) as error:
        raise wrong from error
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername == "postgresql+psycopg":
        try:
            from patolli.table.connection import PlainCursor, postgres_arguments
        except ModuleNotFoundError as error:
            raise BadStore("no-psycopg") from error
        logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # the store tells what failed, once
        arguments = {**postgres_arguments(parsed), "cursor_factory": PlainCursor}
        return sql.create_engine(
            parsed,
            connect_args=arguments,
            pool_pre_ping=True,
            pool_size=THREADS,
            max_overflow=2,
            hide_parameters=True,
        )
    if parsed.drivername != "sqlite" or not parsed.database or "\0" in parsed.database:
        raise wrong
    if ":memory:" in parsed.database or parsed.query.get("mode") == "memory":
        raise wrong
    waits = {"timeout": PATIENCE_SECONDS}
    engine = sql.create_engine(parsed, connect_args=waits, pool_size=1, max_overflow=0, hide_parameters=True)

    @sql.event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        _keep_a_wal(cursor)
        cursor.execute("PRAGMA synchronous=FULL")  # an answered line survives a power cut, too
        cursor.close()

    return engine


def _keep_a_wal(cursor: sqlite3.Cursor) -> None:
    """Only the first time anything is changed; SQLite does not wait for a lock here, whatever its timeout."""
    until = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        time.sleep(0.02)
