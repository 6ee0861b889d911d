"""Windows: which connection of a window is the newest.

A page whose line was silent opens another one, perhaps at another process, while the first process may still know the
old line, and be late to say so. So a page names its window and counts its connections. What an older connection says
never counts against a newer one, in whatever order processes hear of them.
"""

from __future__ import annotations

from collections import OrderedDict

MOST_WINDOWS = 20_000
"""Windows of all tables that are remembered; those that nobody has heard of for longest are forgotten."""


class Windows:
    """The newest connection of each window that this process has heard of, from its own viewers and by the bus."""

    def __init__(self) -> None:
        self.newest: OrderedDict[tuple[str, str], int] = OrderedDict()

    def hear(self, table: str, window: str, opened: int) -> bool:
        """Remember a connection; whether its window has opened none since. Who does not count opens number 0."""
        known = self.newest.pop((table, window), 0)
        self.newest[table, window] = max(known, opened)
        if len(self.newest) > MOST_WINDOWS:
            self.newest.popitem(last=False)
        return opened >= known
