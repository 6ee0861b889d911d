"""Notices: what happened at a table beside its lines, such as a seat that changed hands or a hint that was used.

They stand in the log between the lines, have numbers of their own, and tell nothing that is not known to all.
"""

from __future__ import annotations

from collections.abc import Iterator

from patolli.table.row_values import MOST_NOTICES
from patolli.table.rows import NoticeRow


class Notices:
    def __init__(self, rows: list[NoticeRow]) -> None:
        self.rows = rows

    def __iter__(self) -> Iterator[NoticeRow]:
        return iter(self.rows)

    @property
    def last(self) -> int:
        """The number of the last one."""
        return self.rows[-1].n if self.rows else 0

    def keep(self, notice: NoticeRow | None) -> None:
        """Remember a notice that the store has."""
        if notice:
            self.rows.append(notice)
            del self.rows[:-MOST_NOTICES]

    def cut(self, seq: int) -> None:
        """Lines were taken back: what happened after them stays in the log."""
        for notice in self.rows:
            notice.place = min(notice.place, seq)

    def has(self, kind: str, seat: int, place: int) -> bool:
        """Whether there is such a notice at that place."""
        return any((notice.kind, notice.seat, notice.place) == (kind, seat, place) for notice in self.rows)
