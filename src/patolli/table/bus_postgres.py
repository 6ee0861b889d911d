"""The bus between processes that share a PostgreSQL: LISTEN and NOTIFY, each on a connection of its own.

Notified is after the commit and in batches, because a NOTIFY inside a transaction makes all commits of the database
stand in one row. The listener first listens and then looks into the store, again after each reconnect and every few
seconds: what was lost is found there. Neither connection may go through a pool that shares sessions (pgbouncer in
transaction mode), which LISTEN does not survive.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque

import msgspec
import sqlalchemy as sql

from patolli.table import connection
from patolli.table.bus import Bus, Heal, Hear, Message
from patolli.table.connection import connect
from patolli.table.errors import StoreAway

log = logging.getLogger("patolli.table")

CHANNEL = "patolli"
LOOK_SECONDS = 2.0
"""How often the store is looked at for what nobody has told."""
PAUSE_SECONDS = 0.2
"""Before a connection that was lost is made again."""
MOST_WAITING = 20_000
"""Messages that wait for a database that is away; older ones are forgotten, and found in the store."""
MOST_IN_A_BATCH = 500
CLOSING_SECONDS = 2.0
TELL = f"SELECT pg_notify('{CHANNEL}', told) FROM unnest(%s::text[]) AS told"
AWAY = (*connection.AWAY, StoreAway)


class PostgresBus(Bus):
    alone = False

    def __init__(self, url: sql.URL) -> None:
        super().__init__()
        self.url = url
        self.waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self.more = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.closing = False

    async def open(self, hear: Hear, heal: Heal) -> None:
        heard = asyncio.Event()
        self.tasks = [asyncio.create_task(self._listen(hear, heal, heard)), asyncio.create_task(self._speak())]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await heard.wait()

    async def close(self) -> None:
        self.closing = True
        self.more.set()
        if self.tasks:
            self.tasks[0].cancel()
            await asyncio.wait(self.tasks[1:], timeout=CLOSING_SECONDS)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []

    def tell(self, message: Message) -> None:
        self.waiting.append(msgspec.json.encode(message).decode())
        self.more.set()

    def forget(self, kind: type[msgspec.Struct]) -> None:
        begin = f'["{kind.__name__}"'
        for index, text in enumerate(self.waiting):
            if text.startswith(begin):
                self.waiting[index] = ""  # its place stays, because a batch may be on its way

    async def _listen(self, hear: Hear, heal: Heal, heard: asyncio.Event) -> None:
        while True:
            try:
                async with await connect(self.url) as db:
                    await db.execute(f"LISTEN {CHANNEL}")  # first listen, then look: nothing falls between
                    heard.set()
                    while True:
                        await heal()
                        async for note in db.notifies(timeout=LOOK_SECONDS):
                            _take(note.payload, hear)
            except AWAY:
                await asyncio.sleep(PAUSE_SECONDS)
            except Exception:
                log.exception("The bus failed, and goes on.")
                await asyncio.sleep(PAUSE_SECONDS)

    async def _speak(self) -> None:
        while not self.closing:
            try:
                async with await connect(self.url) as db:
                    while self.waiting or not self.closing:
                        self.more.clear()
                        if not self.waiting:
                            await self.more.wait()
                            continue
                        self.before_telling()
                        batch = list(self.waiting)[:MOST_IN_A_BATCH]
                        await db.execute(TELL, (list(dict.fromkeys(filter(None, batch))),))
                        for _ in range(min(len(batch), len(self.waiting))):
                            self.waiting.popleft()
            except AWAY:
                await asyncio.sleep(PAUSE_SECONDS)


def _take(text: str, hear: Hear) -> None:
    """Hear a message. One that another version of this program sends, and this one does not know, is none."""
    with contextlib.suppress(msgspec.MsgspecError):
        hear(msgspec.json.decode(text, type=Message))
