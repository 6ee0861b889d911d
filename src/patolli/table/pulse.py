"""The pulse of a process: it notices by itself that it was stopped, or has hung, for so long that others went on.

A process that goes on after SIGSTOP, or after a debugger, still has everything in memory: viewers who went elsewhere
long ago, and what it was about to say. It finds out before it says any of that. (Bots are fenced by their claims.)
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

BEAT_SECONDS = 0.5
STOPPED_SECONDS = 5.0
"""After which a page has left a process that says nothing."""


class Pulse:
    def __init__(self, stopped: Callable[[], None], clock: Callable[[], float] = time.monotonic) -> None:
        self.stopped = stopped
        """What is done first of all, once the process goes on."""
        self.clock = clock
        self.last = clock()
        self.stops = 0
        """How often this process was silent for too long."""

    def check(self) -> None:
        """Before anything is said that may be old."""
        now = self.clock()
        silent, self.last = now - self.last, now
        if silent > STOPPED_SECONDS:
            self.stops += 1
            self.stopped()

    async def beat(self) -> None:
        while True:
            self.check()
            await asyncio.sleep(BEAT_SECONDS)
