"""What has happened in this process since it began, in plain numbers. `metrics` shows them to whoever watches it."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

BOUNDS_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Histogram:
    """How long something took, how often."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS_SECONDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS_SECONDS, seconds)] += 1
        self.seconds += seconds


class Counts:
    """Of this process; the names say what is counted, and the keys how it is divided."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        """Answers, by method and status."""
        self.refusals: Counter[str] = Counter()
        """By key."""
        self.changes: Counter[tuple[str, str]] = Counter()
        """What was committed at tables, by game and kind."""
        self.store: dict[str, Histogram] = {}
        """By operation, from the wish to its end; waiting for a thread counts."""
        self.store_failures: Counter[str] = Counter()
        """By operation."""
        self.lag = Histogram()
        """How late this process came to what it had planned for a moment."""

    def took(self, operation: str, seconds: float) -> None:
        found = self.store.get(operation)
        if found is None:
            found = self.store[operation] = Histogram()
        found.add(seconds)


COUNTS = Counts()
