"""Presence: who looks at the tables in other processes. Each says so when it changes, and again every few seconds."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from patolli.table.bus import Bus, Here
from patolli.table.windows import Windows

AGAIN_SECONDS = 2.0
"""How often a process says again who looks there."""
VALID_SECONDS = 7.0
"""After which a process that says nothing is believed to have ended."""
MOST_IN_A_MESSAGE = 100
"""Tables of one message: PostgreSQL takes 8,000 bytes."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What a process said of a table."""

    seats: frozenset[int]
    viewers: int
    until: float


class Presence:
    """What the other processes have said, and what they are told."""

    def __init__(self, bus: Bus | None = None) -> None:
        self.bus = bus or Bus()
        self.tables: dict[str, dict[str, Seen]] = {}
        self.windows = Windows()

    def tell(self, tables: Mapping[str, tuple[list[int], int]]) -> None:
        """Tell the others who looks here."""
        all = list(tables.items())
        for start in range(0, len(all), MOST_IN_A_MESSAGE):
            self.bus.tell(Here(self.bus.server, dict(all[start : start + MOST_IN_A_MESSAGE])))

    def hear(self, here: Here) -> list[str]:
        """Keep what a process says; the tables for which it is new."""
        return list(self._hear(here)) if here.server != self.bus.server else []

    def _hear(self, here: Here) -> Iterator[str]:
        until = time.monotonic() + VALID_SECONDS
        for table, (seats, viewers) in here.tables.items():
            known = self.tables.setdefault(table, {})
            before = known.pop(here.server, None)
            if viewers:
                known[here.server] = Seen(frozenset(seats), viewers, until)
            if not known:
                del self.tables[table]
            if (before.seats, bool(before.viewers)) != (frozenset(seats), bool(viewers)) if before else viewers:
                yield table

    def forget(self, server: str) -> list[str]:
        """A process has ended: the tables at which it had somebody."""
        return self._forget(lambda name, _: name == server)

    def expire(self) -> list[str]:
        """Forget what was not said again: the tables at which somebody was."""
        now = time.monotonic()
        return self._forget(lambda _, seen: seen.until < now)

    def _forget(self, over: Callable[[str, Seen], bool]) -> list[str]:
        changed = []
        for table, known in list(self.tables.items()):
            gone = [server for server, seen in known.items() if over(server, seen)]
            for server in gone:
                del known[server]
            if not known:
                del self.tables[table]
            if gone:
                changed.append(table)
        return changed

    def seats(self, table: str) -> frozenset[int]:
        """The seats whose owners look at the table in another process."""
        return frozenset().union(*(seen.seats for seen in self._of(table)))

    def viewers(self, table: str) -> int:
        return sum(seen.viewers for seen in self._of(table))

    def _of(self, table: str) -> Iterable[Seen]:
        known: Mapping[str, Seen] = self.tables.get(table, {})
        return known.values()
