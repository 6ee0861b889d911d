"""Questions: what a server asks a process that only thinks. They wait in the store, and so do the answers."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable

import msgspec

from patolli.bots.advise import Advice
from patolli.engine.record import Record, RecordError, parse
from patolli.engine.words import NotLegal
from patolli.table.bot_pool import BotPool
from patolli.table.bus import Answered, Asked, Bus
from patolli.table.connection import Connection

ASK_AGAIN_SECONDS = 1.0
PATIENCE_SECONDS = 20.0
"""For an answer: then whoever asks thinks by itself."""
NOW = "extract(epoch FROM clock_timestamp())"
ASK = f"""
INSERT INTO questions (id, "table", asked, until, server)
VALUES (%(id)s, %(table)s, %(asked)s::json, {NOW} + %(seconds)s, '')"""
TAKE = f"""
UPDATE questions SET server = %(me)s WHERE id = %(id)s AND answer IS NULL AND until > {NOW} AND server <> %(me)s
AND NOT EXISTS (SELECT FROM servers WHERE servers.id = questions.server AND servers.until > {NOW})
RETURNING asked"""
"""Of several who think one takes it; another one if that one has died."""
ANSWER = "UPDATE questions SET answer = %(answer)s::json WHERE id = %(id)s"
READ = "SELECT answer FROM questions WHERE id = %(id)s AND answer IS NOT NULL"
FORGET = "DELETE FROM questions WHERE id = %(id)s"


class HintQuestion(msgspec.Struct):
    seat: int
    record: str


class Questions:
    def __init__(self, db: Connection, bus: Bus) -> None:
        self.db = db
        self.bus = bus
        self.waiting: dict[str, asyncio.Event] = {}

    def hear(self, question: str) -> None:
        """It was answered."""
        if question in self.waiting:
            self.waiting[question].set()

    async def ask(self, table: str, seat: int, record: Record, alive: Callable[[], bool]) -> list[Advice] | None:
        """What another process thinks that the seat could do; None if nobody is there any more, or it lasts long."""
        id = secrets.token_urlsafe(12)
        asked = msgspec.json.encode(HintQuestion(seat, record.text())).decode()
        self.waiting[id] = asyncio.Event()
        try:
            await self.db.ask(ASK, id=id, table=table, asked=asked, seconds=PATIENCE_SECONDS)
            async with asyncio.timeout(PATIENCE_SECONDS):
                while alive():
                    self.bus.tell(Asked(id))
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(ASK_AGAIN_SECONDS):
                            await self.waiting[id].wait()
                    for (answer,) in await self.db.ask(READ, id=id):
                        return msgspec.convert(answer, list[Advice])
            return None
        except msgspec.ValidationError:
            return None  # of another version: this one thinks by itself
        finally:
            del self.waiting[id]
            await self.db.ask(FORGET, id=id)

    async def answer(self, question: str, pool: BotPool) -> None:
        """Think about it here, if nobody who is alive does."""
        found = await self.db.ask(TAKE, id=question, me=self.bus.server)
        for (asked,) in found:
            try:
                wanted = msgspec.convert(asked, HintQuestion)
                advice = await pool.advise_about(parse(wanted.record), wanted.seat)
            except (msgspec.ValidationError, RecordError, NotLegal):
                advice = None  # of another version: whoever asks thinks by itself, and need not wait
            await self.db.ask(ANSWER, id=question, answer=msgspec.json.encode(advice).decode())
            self.bus.tell(Answered(question))
