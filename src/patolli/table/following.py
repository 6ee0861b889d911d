"""Following: what other processes do at the tables that are in memory here is taken over, and viewers are told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Protocol

from patolli.table.bot_driver import BotDriver
from patolli.table.broadcast import Broadcast
from patolli.table.bus import Here, Left, Message, Moved, Took
from patolli.table.errors import StoreAway
from patolli.table.presence import AGAIN_SECONDS, Presence
from patolli.table.runners import Runners
from patolli.table.session import Session
from patolli.table.store import Store

log = logging.getLogger("patolli.table")


class Followed(Protocol):
    """A table in memory."""

    session: Session
    broadcast: Broadcast
    bots: BotDriver

    async def follow(self, told: int = 0) -> None: ...


class Following:
    def __init__(
        self,
        tables: Mapping[str, Followed],
        store: Store,
        presence: Presence,
        runners: Runners,
        revive: Callable[[], Awaitable[None]],
    ) -> None:
        self.tables = tables
        """Those in memory."""
        self.store = store
        self.presence = presence
        self.runners = runners
        self.revive = revive
        """Reads tables again that were given up while somebody looks."""
        self.tasks: dict[str, asyncio.Task[None]] = {}
        """The tables that catch up with what another process has written."""
        self.told: dict[str, int] = {}
        """How often these have changed, as far as anybody has told."""

    def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()

    def hear(self, message: Message) -> None:
        """What another process tells, or this one has told."""
        if isinstance(message, Moved):
            table = self.tables.get(message.table)
            if table is not None and table.session.row.changes < message.changes:
                self._follow(table, message.changes, message.changes if message.kind == "lines" else 0)
        elif isinstance(message, Took):
            self._hear_took(message)
        elif isinstance(message, Here):
            self._has_come_or_gone(self.presence.hear(message))
        elif isinstance(message, Left):
            self._has_come_or_gone(self.presence.forget(message.server))
        self.runners.hear(message)

    def _hear_took(self, took: Took) -> None:
        """An old connection says so late, where a process was stopped: its window has a newer one."""
        newest = self.presence.windows.hear(took.table, took.window, took.opened)
        if newest and took.table in self.tables:
            self.tables[took.table].broadcast.hear_took(took)

    async def heal(self) -> None:
        """Take over what nobody has told: a process ended too soon, or the database did."""
        found = await self.store.changes(list(self.tables))
        for id, table in list(self.tables.items()):
            if table.session.behind or (id in found and found[id] > table.session.row.changes):
                self._follow(table, found.get(id, 0))
        await self.revive()

    def _follow(self, table: Followed, changes: int, told: int = 0) -> None:
        id = table.session.id
        self.told[id] = max(changes, self.told.get(id, 0))
        if id not in self.tasks:
            self.tasks[id] = asyncio.create_task(self._catch_up(table, told))

    async def _catch_up(self, table: Followed, told: int) -> None:
        session = table.session
        try:
            await table.follow(told)
            while session.row.changes < self.told[session.id] and not session.gone:
                await table.follow()
        except StoreAway:
            session.behind = True
        except Exception:
            log.exception("Table %s could not follow another process.", session.id)
            session.gone = True
        finally:
            self.tasks.pop(session.id, None)
            self.told.pop(session.id, None)

    def _has_come_or_gone(self, tables: Iterable[str]) -> None:
        """Somebody looks, or does not look any more, in another process."""
        for table in [self.tables[id] for id in tables if id in self.tables]:
            table.broadcast.send_seats()
            table.bots.wake()

    async def say_again(self) -> None:
        """Say who looks here, again and again."""
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            watched = [table for table in self.tables.values() if table.broadcast.viewers]
            self.presence.tell({table.session.id: table.broadcast.present() for table in watched})
            self._has_come_or_gone(self.presence.expire())
