"""Clocks: the time that each seat has left, from the times of the lines alone."""

from __future__ import annotations

from collections.abc import Collection

from patolli.table.messages import ClockNews
from patolli.table.rows import LineRow


class Clock:
    """Runs for a seat while it is asked, from the first line that it has said itself."""

    def __init__(self, seconds: float, increment: float, players: int) -> None:
        self.increment = increment
        self.left = [seconds] * players
        self.begun: set[int] = set()
        self.asked: list[int] = []
        self.since = 0.0

    def hear(self, line: LineRow, asked: list[int]) -> None:
        """A line was said, and now others are asked."""
        self.left = [self._left(seat, line.time) for seat in range(len(self.left))]
        self.since = line.time
        self.asked = asked
        if 0 <= line.actor < len(self.left) and not line.made:
            self.begun.add(line.actor)
            if line.actor not in asked:
                self.left[line.actor] += self.increment

    def of(self, seat: int, now: float) -> ClockNews:
        left = self._left(seat, now)
        return ClockNews(round(left, 1), self._runs(seat), left <= 0)

    def next_end(self, seats: Collection[int], now: float) -> float | None:
        """In how many seconds the first of the seats runs out of time; None if none will."""
        left = [self._left(seat, now) for seat in seats if self._runs(seat)]
        return min((one for one in left if one > 0), default=None)

    def _runs(self, seat: int) -> bool:
        return seat in self.asked and seat in self.begun

    def _left(self, seat: int, now: float) -> float:
        return max(0.0, self.left[seat] - max(0.0, now - self.since)) if self._runs(seat) else self.left[seat]
