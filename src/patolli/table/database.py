"""How the store carries out an operation: in a thread, counted, and its failure told once.

One hop to a thread for each transaction takes half the time of an asynchronous driver, which hops for each statement.
SQLite has one writer at a time, so one thread; PostgreSQL, by URL and with `psycopg`, has several.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from patolli.table.counts import COUNTS
from patolli.table.engines import THREADS
from patolli.table.errors import StoreAway

log = logging.getLogger("patolli.table")

READS = frozenset(
    "load mine find_link changes more_lines newest ping read_setting "
    "read_review wanted_reviews solver_of ratings_of".split()
)
"""What can go well although nothing can be written."""


class Database:
    """What the store is kept in, and the threads that use it."""

    answered = float("-inf")
    """When it last did what it was asked, by the monotonic clock."""

    def __init__(self, engine: sql.Engine) -> None:
        self.engine = engine
        self.url = engine.url
        self.shared = engine.dialect.name != "sqlite"
        """Whether other processes may use it at the same time."""
        self.thread = ThreadPoolExecutor(THREADS if self.shared else 1, "store")
        self.driver = engine.dialect.loaded_dbapi
        self.failing: set[str] = set()
        """The operations that have failed since they last went well."""

    def note_failure(self, what: str, error: BaseException) -> None:
        """A fault of ours is raised as it is. What passes by itself (no room, no connection) stands in the log once."""
        cause = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(cause, (self.driver.IntegrityError, self.driver.ProgrammingError, self.driver.DataError)):
            raise error
        COUNTS.store_failures[what] += 1
        if not self.failing:
            log.error("The store cannot be used, and is tried again: %s", " ".join(str(cause).split()))
        self.failing.add(what)
        self.engine.dispose()

    def note_success(self, what: str) -> None:
        self.answered = time.monotonic()
        if what in READS:
            self.failing.discard(what)
        else:
            self.failing.clear()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown(wait=False)


D = TypeVar("D", bound=Database)
P = ParamSpec("P")
R = TypeVar("R")


def in_its_thread(
    operation: Callable[Concatenate[D, P], R],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, R]]:
    """Carried out in a thread of the database's own; StoreAway if it cannot be used just now."""

    def tried(database: D, /, *args: P.args, **values: P.kwargs) -> R:
        try:
            done = operation(database, *args, **values)
        except (DBAPIError, database.driver.Error) as error:
            database.note_failure(operation.__name__, error)
            raise StoreAway from error
        database.note_success(operation.__name__)
        return done

    async def wrapped(database: D, /, *args: P.args, **values: P.kwargs) -> R:
        began = time.perf_counter()
        carried_out = partial(tried, database, *args, **values)
        try:
            return await asyncio.get_running_loop().run_in_executor(database.thread, carried_out)
        finally:
            COUNTS.took(operation.__name__, time.perf_counter() - began)

    return wrapped
