"""How a store is connected to, by its URL: SQLite with one connection, PostgreSQL with several."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import ArgumentError

from patolli.table.layouts import BadStore

POSTGRES_TIMEOUTS = {"connect_timeout": 5, "tcp_user_timeout": 10_000}
"""Seconds for PostgreSQL to answer a call, milliseconds for it to take what it is sent."""
LOCK_MS, IDLE_MS = 4000, 3000
"""Milliseconds that PostgreSQL lets somebody wait for a row, and leaves a transaction open in which nothing is said: a
process that was stopped in the middle of one lets go before those who wait give up."""
THREADS = 6
"""For PostgreSQL, each with a connection of its own."""


def engine_of(url: str) -> sql.Engine:
    """BadStore if it is no URL of a store, or what it needs is not installed."""
    wrong = BadStore("no-url", url=url[:80])
    try:
        parsed = sql.make_url(url)
    except ArgumentError as error:
        raise wrong from error
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername == "postgresql+psycopg":
        try:
            return sql.create_engine(
                parsed, connect_args=postgres_arguments(parsed), pool_pre_ping=True, pool_size=THREADS, max_overflow=2
            )
        except ModuleNotFoundError as error:
            raise BadStore("no-psycopg") from error
    if parsed.drivername != "sqlite":
        raise wrong
    engine = sql.create_engine(parsed, connect_args={"timeout": 20}, pool_size=1, max_overflow=0)

    @sql.event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # an answered line survives a power cut, too
        cursor.close()

    return engine


def postgres_arguments(url: sql.URL) -> dict[str, object]:
    """How this program connects to PostgreSQL, besides what the URL says."""
    given: dict[str, object] = {name: value for name, value in POSTGRES_TIMEOUTS.items() if name not in url.query}
    told = url.query.get("options", "")
    own = f"-c lock_timeout={LOCK_MS} -c idle_in_transaction_session_timeout={IDLE_MS}"
    return {**given, "options": f"{own} {told if isinstance(told, str) else ' '.join(told)}".strip()}
