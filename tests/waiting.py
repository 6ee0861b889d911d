"""Waiting for something to be true: never for a time, and never so short that a busy machine fails a test."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from inspect import isawaitable

PATIENCE = 120.0
"""Seconds after which nobody believes any more that it will come: only a test that fails ever waits for so long."""


def wait_until(true: Callable[[], object], pause: Callable[[], object] = lambda: time.sleep(0.01)) -> None:
    """Ask again and again until it is true; an AssertionError if it never is."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "what was waited for never came"
        pause()


async def until(true: Callable[[], object]) -> None:
    """The same beside other coroutines; what is asked may be one, too."""
    async with asyncio.timeout(PATIENCE):
        while not (await found if isawaitable(found := true()) else found):
            await asyncio.sleep(0.01)
