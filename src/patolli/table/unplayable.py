"""Tables that this version cannot go on with: told in the log once, and nobody is asked there."""

from __future__ import annotations

import logging
from collections import OrderedDict

from patolli import __version__
from patolli.table.rows import TableRow

log = logging.getLogger("patolli.table")

MOST_KNOWN = 20_000
"""Tables that are remembered."""
MOST_AT_ONCE = 4
"""Tables of a list that are read for it, so that the next list knows them."""


class Unplayable:
    """What was found out about tables when they were read: as of which change, and whether one can only look."""

    def __init__(self) -> None:
        self._found: OrderedDict[str, tuple[int, bool]] = OrderedDict()

    def note(self, row: TableRow, why: str = "") -> None:
        """A table was read; `why` nothing can be said there. What is known already is not written again."""
        found = (row.changes, bool(why))
        if why and self._found.get(row.id) != found:
            log.warning("%s", why)
        self._found[row.id] = found
        self._found.move_to_end(row.id)
        if len(self._found) > MOST_KNOWN:
            self._found.popitem(last=False)

    def has(self, row: TableRow) -> bool:
        """Whether nothing can be said at a table, as far as is known."""
        return self._found.get(row.id) == (row.changes, True)

    def doubtful(self, rows: list[TableRow]) -> list[str]:
        """Of the games that another version played last, those of which nobody knows yet whether this one can."""
        played = [row for row in rows if row.actors and row.played_with != __version__]
        return [row.id for row in played if self._found.get(row.id, (-1,))[0] != row.changes][:MOST_AT_ONCE]
