"""How this program connects to PostgreSQL, and a connection that comes back by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any

import psycopg
import sqlalchemy as sql

TIMEOUTS = {"connect_timeout": 5, "tcp_user_timeout": 10_000}
"""Seconds for PostgreSQL to answer a call, milliseconds for it to take what it is sent."""
LOCK_MS, IDLE_MS = 4000, 3000
"""Milliseconds that PostgreSQL lets somebody wait for a row, and leaves a transaction open in which nothing is said: a
process that was stopped in the middle of one lets go before those who wait give up."""
AWAY = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.ReadOnlySqlTransaction, OSError)
"""What passes by itself; a replica that is about to be the one that is written can only be read."""


def postgres_arguments(url: sql.URL) -> dict[str, object]:
    """What is asked of each connection, besides what the URL says."""
    given: dict[str, object] = {name: value for name, value in TIMEOUTS.items() if name not in url.query}
    told = url.query.get("options", "")
    own = f"-c lock_timeout={LOCK_MS} -c idle_in_transaction_session_timeout={IDLE_MS}"
    return {**given, "options": f"{own} {told if isinstance(told, str) else ' '.join(told)}".strip()}


class PlainCursor(psycopg.Cursor[Any]):
    """Never in a pipeline: in the middle of one PostgreSQL does not end the transaction of a process that hangs."""

    def executemany(self, query: Any, params_seq: Iterable[Any], *, returning: bool = False) -> None:
        for values in params_seq:
            self.execute(query, values)


async def connect(url: sql.URL) -> psycopg.AsyncConnection[tuple[Any, ...]]:
    """Every statement is a transaction of its own."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return await psycopg.AsyncConnection.connect(address, autocommit=True, **postgres_arguments(url))  # type: ignore[arg-type]


class Connection:
    """One statement after the other; after a failure on a new connection."""

    def __init__(self, url: sql.URL, seconds: float) -> None:
        self.url = url
        self.seconds = seconds
        """For an answer: a database that hangs is one that is away."""
        self.db: psycopg.AsyncConnection[tuple[Any, ...]] | None = None
        self.lock = asyncio.Lock()

    async def ask(self, text: str, **values: object) -> list[tuple[Any, ...]]:
        """The rows; one of AWAY if they cannot be had now."""
        async with self.lock:
            try:
                async with asyncio.timeout(self.seconds):
                    return await self._ask(text, values)
            except BaseException:
                await self._drop()
                raise

    async def _ask(self, text: str, values: Mapping[str, object]) -> list[tuple[Any, ...]]:
        if self.db is None:
            self.db = await connect(self.url)
        done = await self.db.execute(text, values)
        return await done.fetchall() if done.description else []

    async def _drop(self) -> None:
        db, self.db = self.db, None
        if db is not None:
            await db.close()

    async def close(self) -> None:
        async with self.lock:
            await self._drop()
