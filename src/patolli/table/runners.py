"""Runners: the process that lets the bots of a table play, and the one that thinks of a hint.

In one process that is this one, always. `runners_postgres` is for several that share a database.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass

from patolli.bots.advise import Advice
from patolli.engine.match import Match
from patolli.table.bot_pool import BotPool
from patolli.table.bus import Message


@dataclass(frozen=True, slots=True)
class Desk:
    """What runners ask of the tables of their process."""

    pool: Callable[[], BotPool]
    needs: Callable[[str], bool]
    """Whether a table in memory here has bots that are asked, and somebody for whom they play."""
    has: Callable[[str], bool]
    """Whether a table is in memory."""
    begin: Callable[[str], None]
    """Its bots play here from now on."""
    stop: Callable[[str], None]
    """They do not any more."""
    review: Callable[[str], None] = lambda table: None
    """Review a table here."""


class Runners:
    """In one process: all bots play here."""

    async def open(self, desk: Desk) -> None:
        """Begin to say that this process is alive."""

    async def close(self) -> None:
        """Let others go on at once."""

    def may_run(self, table: str) -> bool:
        """Whether the bots of a table play in this process."""
        return True

    def want(self, table: str) -> None:
        """The bots of a table are asked: let them play here, if nobody else does it."""

    def free(self, tables: Collection[str]) -> None:
        """These tables are not in memory any more."""

    def hear(self, message: Message) -> None:
        """What another process tells."""

    @asynccontextmanager
    async def hinting(self, table: str, seat: int) -> AsyncIterator[None]:
        """While somebody waits for a hint. Refused if that is so already, in any process."""
        yield

    async def advise(self, pool: BotPool, table: str, seat: int, match: Match) -> list[Advice]:
        """What the seat could do, by this process or by one that only thinks."""
        return await pool.advise(seat, match)

    def sends_reviews(self, table: str) -> bool:
        """Whether a process that only thinks is asked for a review of the table instead."""
        return False

    @asynccontextmanager
    async def reviewing(self, table: str) -> AsyncIterator[bool]:
        """While a table is reviewed: whether it is this process that does it."""
        yield True
