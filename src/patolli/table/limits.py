"""How much anybody may ask, and how fast."""

from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Sizes, times, and rates in requests a second with room for a burst."""

    body_bytes: int = 20_000
    record_bytes: int = 1_000_000
    record_lines: int = 10_000
    rate: float = 40
    burst: float = 200
    """Of one browser."""
    shared: float = 4
    """All browsers at one address, which may be a whole club, have this many times as much."""
    making_rate: float = 0.5
    making_burst: float = 30
    """Of new tables, records and browsers, from one address."""
    chat_rate: float = 0.5
    chat_burst: float = 5
    """Of chat messages, from one browser."""
    viewers: int = 60
    """At one table."""
    address_viewers: int = 1000
    all_viewers: int = 4000
    owners: int = 20
    """Browsers that may own one seat."""
    body_seconds: float = 15
    """For a body to arrive."""
    head_bytes: int = 16_384
    head_seconds: float = 10
    """For all that comes before the body."""
    unread_seconds: float = 30
    """For somebody to read something of what they are sent."""
    half_open: int = 100
    connections: int = 1200
    """From one address: those that have asked for nothing yet, and all."""
    frames_rate: float = 1
    frames_burst: float = 100
    """Of what a WebSocket sends: messages, pieces of them, pings and pongs."""


class Buckets:
    """A bucket of requests for everybody who asks; it fills again with time."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> bool:
        """Whether there was one left."""
        now = time.monotonic()
        left, then = self.buckets.get(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        if left < 1:
            return False
        if who not in self.buckets and len(self.buckets) >= self.most:
            self._forget(now)
        self.buckets[who] = (left - 1, now)
        return True

    def _forget(self, now: float) -> None:
        """Full buckets need not be remembered; if there are none, the oldest half goes."""
        full = [who for who, (left, then) in self.buckets.items() if left + (now - then) * self.rate >= self.burst]
        for who in full or list(self.buckets)[: self.most // 2]:
            del self.buckets[who]
