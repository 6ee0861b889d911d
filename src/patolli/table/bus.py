"""The bus: tells the other processes that serve the same store what has happened at a table.

A message never carries what was said: it means "read what you miss". So one that is lost costs time and nothing else,
and whoever can read the bus learns no secret of a game. In one process there is nobody else: all who listen to a table
are told by a function call, and this bus is silent. `bus_postgres` is the one between processes.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec


class Moved(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A table has changed so often; the last change was of this kind."""

    table: str
    changes: int
    kind: str


class Here(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Who looks at tables in a process: by table, the seats whose owners do, and how many viewers there are."""

    server: str
    tables: dict[str, tuple[list[int], int]]


class Took(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A window shows a seat of a table from now on, and all others look on."""

    table: str
    seat: int
    window: str
    opened: int = 0
    """The number of the connection among those of the window; 0 for one that does not count them."""
    connection: str = ""
    """Its name among all connections, in all processes."""


class Left(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A process has ended as it should."""

    server: str


class Wanted(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Bots of these tables are asked, and the process that tells it may not let them play."""

    server: str
    tables: list[str]


class Asked(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A question waits in the store for a process that only thinks."""

    question: str


class Answered(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """It was answered."""

    question: str


class ToReview(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A review of a table is wanted from a process that only thinks."""

    table: str


Message: TypeAlias = Moved | Here | Took | Left | Wanted | Asked | Answered | ToReview
Hear: TypeAlias = Callable[[Message], None]
Heal: TypeAlias = Callable[[], Awaitable[None]]


class Bus:
    """In one process: silent."""

    alone = True
    """Whether no other process serves the same store."""

    def __init__(self) -> None:
        self.server = secrets.token_urlsafe(9)
        """The name of this process."""
        self.before_telling: Callable[[], None] = lambda: None
        """Whether what waits to be told is still true is looked at first."""

    async def open(self, hear: Hear, heal: Heal) -> None:
        """From now on `hear` each message, and `heal`, now and then, what may have been missed."""

    async def close(self) -> None:
        """Hear nothing any more; what was told before is still sent."""

    def tell(self, message: Message) -> None:
        """Tell all other processes, soon."""

    def forget(self, kind: type[msgspec.Struct]) -> None:
        """Do not tell what waits of this kind: it is not true any more."""
