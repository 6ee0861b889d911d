"""Clocks: the time that each seat has left, from the times of the lines alone.

The clock on the wall is looked at once, when the process begins: whoever sets it later takes time from nobody.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

from patolli.engine.played import PlayedLine, SaidLine
from patolli.table.messages import ClockNews

BEGAN = time.time() - time.monotonic()
JUMP_SECONDS = 60.0
"""By how much the clock on the wall may be wrong and was not set."""


def steady() -> float:
    """The time, by what has passed since the process began."""
    return BEGAN + time.monotonic()


class Course:
    """The time at one table: never before its last line, which another process may have written by another clock."""

    def __init__(self, last: float) -> None:
        self.ahead = max(0.0, last - steady())

    def hear(self, last: float) -> None:
        """Another process has written the last line."""
        self.ahead = max(self.ahead, last - steady())

    def now(self) -> float:
        return steady() + self.ahead


class Jumps:
    """Notices when the clock on the wall was set."""

    def __init__(self, now: float) -> None:
        self.wall = now
        self.steady = steady()

    def jumped(self, now: float) -> bool:
        """Whether it was set since this was asked last."""
        passed, shown = steady() - self.steady, now - self.wall
        self.steady += passed
        self.wall = now
        return abs(shown - passed) > JUMP_SECONDS


class Clock:
    """Runs for a seat while it is asked, from the first line that it has said itself."""

    def __init__(self, seconds: float, increment: float, players: int) -> None:
        self.increment = increment
        self.left = [seconds] * players
        self.begun: set[int] = set()
        self.asked: list[int] = []
        self.since = 0.0

    def hear_all(self, lines: Sequence[PlayedLine], asked: list[int]) -> None:
        """Lines were said, and now others are asked.

        Those of a secret decision that is not finished do not count: others see the clock.
        """
        for index, line in enumerate(lines):
            if line.sealed or not line.secret:
                self.hear(line, list(lines[index + 1].asked) if index + 1 < len(lines) else asked)

    def hear(self, line: SaidLine, asked: list[int]) -> None:
        """A line was said, and now others are asked. A time before that of an earlier line is a clock that was set."""
        now = max(line.time, self.since)
        self.left = [self._left(seat, now) for seat in range(len(self.left))]
        self.since = now
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
