"""How a process ends: it says so first, lets others finish, tells the rest to ask elsewhere, and is gone in time.

After SIGTERM `/healthz` says 503 at once, and the process goes on for `drain` seconds, so that a proxy finds out and
sends nobody any more. Then it hears no new connection, and viewers are told to come back (1012). Requests that are
still not answered after some seconds get 503. Whatever hangs, the process ends within ten seconds.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from types import FrameType

import uvicorn

from patolli.table.counts import COUNTS
from patolli.table.logs import events

log = logging.getLogger("patolli.table")

ANSWER_SECONDS = 3.0
"""For requests that were asked before the end, to be answered as usual."""
CLOSE_SECONDS = 4.0
"""For all connections to be closed."""
LAST_SECONDS = 9.5
"""After the wish, the process is gone, whatever it waits for."""
DRAIN_SECONDS = 2.5
"""Behind a proxy that asks for the health every second."""
MOST_DRAIN_SECONDS = 4.0
TICK_SECONDS = 0.1
"""Of uvicorn."""


class Stopping:
    """Whether the process is to end, and whose requests are open."""

    def __init__(self) -> None:
        self.wished = False
        self.over = False
        """Nobody is answered as usual any more."""
        self.open: set[asyncio.Task[object]] = set()
        """What answers requests."""

    def end_open(self) -> None:
        """Those who still wait are told to ask elsewhere."""
        self.over = True
        for task in tuple(self.open):
            task.cancel()


class Server(uvicorn.Server):
    """Uvicorn's server, with this end."""

    def __init__(self, config: uvicorn.Config, stopping: Stopping, drain: float) -> None:
        super().__init__(config)
        self.stopping = stopping
        self.drain = drain
        self.stops_at: float | None = None
        self.ticked = 0.0
        self.on_start: Callable[[], None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        first = not self.stopping.wished
        self.stopping.wished = True
        if first:
            last = threading.Timer(LAST_SECONDS, _end_at_once)
            last.daemon = True
            last.start()
        if first and sig == signal.SIGTERM and self.drain:
            self._captured_signals.append(sig)
            self.stops_at = time.monotonic() + self.drain
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        now = time.monotonic()
        if self.ticked:
            COUNTS.lag.add(max(0.0, now - self.ticked - TICK_SECONDS))
        self.ticked = now
        if self.stops_at is not None and now >= self.stops_at:
            self.should_exit = True
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.on_start:
            self.on_start()
        events.info("started")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        events.info("stopping", extra={"requests": len(self.stopping.open)})
        ending = asyncio.get_running_loop().call_later(ANSWER_SECONDS, self.stopping.end_open)
        await super().shutdown(sockets)
        ending.cancel()
        events.info("stopped")


def _end_at_once() -> None:
    log.error("The process did not end by itself in time, and is ended.")
    logging.shutdown()
    os._exit(1)
