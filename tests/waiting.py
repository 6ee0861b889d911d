"""Waiting for something to be true: never for a time, and never so short that a busy machine fails a test."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds after which nobody believes any more that it will come: only a test that fails ever waits for so long."""


def wait_until(true: Callable[[], object], pause: Callable[[], object] = lambda: time.sleep(0.01)) -> None:
    """Ask again and again until it is true; an AssertionError if it never is."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "what was waited for never came"
        pause()
