"""Arriving: what happens between the moment a viewer's WebSocket is accepted and the moment the viewer joins a table.

Reading a table takes a while where another process was killed and many tables are read at once. The socket is read
meanwhile, and the viewer is given signs. Whoever has gone before the table is there has never been there: nobody is
told of them, and no other window gives way.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any, TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect

SIGN = "{}"
"""Says nothing but that this process is there."""
SIGN_SECONDS = 2.0
"""How often a viewer who wants it is sent a sign."""
ROUNDS = 5
"""Of the loop, after which it has heard that a client had gone before: its end is read, the connection is lost, whoever
waits for it is woken."""
MOST_RECEIVED = 100
"""Messages that a viewer may send: none is needed, some libraries send a few."""
T = TypeVar("T")


class Gone(Exception):
    """The client has ended the connection, or has sent too much."""


async def listen(socket: WebSocket) -> None:
    """Until the client ends the connection, or has sent too much."""
    for _ in range(MOST_RECEIVED):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return


async def while_here(socket: WebSocket, signs: bool, work: Coroutine[Any, Any, T]) -> T:
    """What the work finds. Gone if the client has gone until then, and the work is given up."""
    listening, working = asyncio.create_task(listen(socket)), asyncio.create_task(_and_look(work))
    async with _ended(listening, working, *([asyncio.create_task(_sign(socket))] if signs else [])):
        await asyncio.wait({listening, working}, return_when=asyncio.FIRST_COMPLETED)
        if listening.done():
            raise Gone
        return working.result()


async def _and_look(work: Coroutine[Any, Any, T]) -> T:
    found = await work
    for _ in range(ROUNDS):
        await asyncio.sleep(0)
    return found


async def _sign(socket: WebSocket) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.send_text(SIGN)
            await asyncio.sleep(SIGN_SECONDS)


@contextlib.asynccontextmanager
async def _ended(*tasks: asyncio.Task[Any]) -> AsyncIterator[None]:
    """None of the tasks goes on after this."""
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
