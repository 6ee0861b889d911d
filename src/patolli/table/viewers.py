"""A viewer: one WebSocket, with a queue that a slow reader cannot make long."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from patolli.table.news import Audience

if TYPE_CHECKING:
    from patolli.table.live import Guest, Live

LONGEST_QUEUE = 32
PATIENCE = 20.0
"""Seconds for one message to leave; and messages that may wait: who reads more slowly is dropped and comes back."""
SMALL = 1000
MOST_HEARD = 100
"""Messages that a viewer may send: none is needed, some libraries send a few."""


class Viewer:
    """A browser window at a table."""

    def __init__(self, guest: Guest, audience: Audience, zipped: bool) -> None:
        self.guest = guest
        self.audience = audience
        self.zipped = zipped
        self.told = 0
        self.edition = 0
        self.heard = 0
        """The lines and the chat that it knows."""
        self.dropped = False
        self.queue: asyncio.Queue[str | bytes | None] = asyncio.Queue(LONGEST_QUEUE)

    def join(self, live: Live, since: int, heard: int = 0) -> None:
        """Be told the position, and everything from now on. Another window at the same seat only looks on."""
        self.told = since
        self.heard = heard
        live.viewers.add(self)
        live.rest()
        for other in tuple(live.viewers):
            if other is not self and self.takes_from(other):
                other.audience = Audience.of(live, other.guest, None, self.audience.seat)
                other.tell(live)
        self.tell(live)
        live.show_seats(self)
        live.rest()
        live.wake()
        live.set_alarm()

    def takes_from(self, other: Viewer) -> bool:
        """Whether both show the same seat, and own it."""
        here, there = self.audience, other.audience
        return here.seat == there.seat and here.seat in here.mine and there.seat in there.mine

    def notices(self, live: Live) -> bool:
        """Whether something was said or taken back since it was told last that it may notice."""
        numbers, ear = live.numbers, self.audience.seat
        return (numbers.seq(ear), numbers.edition(ear)) != (self.told, self.edition)

    def tell(self, live: Live, left: int | None = None) -> None:
        """The position, with the log since the last message; or from where only `left` lines are as they were."""
        numbers, ear = live.numbers, self.audience.seat
        since = self.told if left is None else min(numbers.seq(ear, left), self.told)
        heard, self.heard = self.heard, live.heard
        self.told, self.edition = numbers.seq(ear), numbers.edition(ear)
        self.put(live.encoded(self.audience.now(live, self.guest), since, heard), live)

    def drop(self) -> None:
        """Let it go; it comes back by itself and asks for what it missed."""
        self.dropped = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def put(self, message: bytes, live: Live) -> None:
        try:
            self.queue.put_nowait(live.packed(message) if self.zipped and len(message) > SMALL else message.decode())
        except asyncio.QueueFull:
            live.viewers.discard(self)
            self.drop()

    async def serve(self, socket: WebSocket) -> None:
        """Until either side ends it."""
        listening = asyncio.create_task(self._listen(socket))
        writing = asyncio.create_task(self._write(socket))
        try:
            await asyncio.wait({listening, writing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (listening, writing):
                task.cancel()
            await asyncio.gather(listening, writing, return_exceptions=True)
        if self.dropped:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(1):
                    await socket.close(1013, "too slow")

    async def _listen(self, socket: WebSocket) -> None:
        for _ in range(MOST_HEARD):
            if (await socket.receive())["type"] == "websocket.disconnect":
                return

    async def _write(self, socket: WebSocket) -> None:
        while (message := await self.queue.get()) is not None:
            async with asyncio.timeout(PATIENCE):
                try:
                    if isinstance(message, bytes):
                        await socket.send_bytes(message)
                    else:
                        await socket.send_text(message)
                except (WebSocketDisconnect, RuntimeError):
                    return
