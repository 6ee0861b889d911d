"""Notices: what happened at a table beside its lines, such as a seat that changed hands or a hint that was used.

They stand in the log between the lines, have numbers of their own, and tell nothing that is not known to all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.table.errors import words
from patolli.table.messages import Lost, NoticeNews
from patolli.table.moment import Moment
from patolli.table.rows import NoticeRow
from patolli.table.store import MOST_NOTICES

if TYPE_CHECKING:
    from patolli.table.live import Live


def place(live: Live) -> int:
    """After how many lines a notice stands that is made now: only such as everybody has been told of."""
    return live.numbers.begun


def new(live: Live, kind: str, seat: int) -> NoticeRow:
    return NoticeRow(live.noticed + 1, place(live), kind, seat, live.seats[seat].name)


def keep(live: Live, notice: NoticeRow | None) -> None:
    """Remember a notice that the store has."""
    if notice:
        live.notices.append(notice)
        del live.notices[:-MOST_NOTICES]


def cut(live: Live, seq: int) -> None:
    """Lines were taken back: what happened after them stays in the log."""
    for notice in live.notices:
        notice.place = min(notice.place, seq)


async def note_hint(live: Live, seat: int) -> bool:
    """A hint was used: noted once for a seat and a position, so that it does not count what was said in secret."""
    now = place(live)
    if any((notice.kind, notice.seat, notice.place) == ("hint", seat, now) for notice in live.notices):
        return False
    notice = new(live, "hint", seat)
    await live.store.notify(live.id, notice)
    keep(live, notice)
    return True


def told(live: Live, language: str, since: int, moment: Moment) -> list[NoticeNews]:
    """Those that a reader may not know who knows the first lines, as of a moment."""
    first = min(since, place(live))
    return [
        NoticeNews(notice.n, notice.place, notice.kind, notice.seat, _text(live, notice, language))
        for notice in live.notices
        if first <= notice.place <= moment.seq
    ]


def lost(found: tuple[int, str] | None, language: str) -> Lost | None:
    """What a browser is told whose seat was ended."""
    return Lost(found[0], words(language).tell(f"lost-{found[1]}")) if found else None


def _text(live: Live, notice: NoticeRow, language: str) -> str:
    """A seat that had no name is called by its colour, whoever sits there now."""
    name = notice.name or live.room.called(live.moment.public(), notice.seat, language, [""] * live.row.players)
    return words(language).tell(f"notice-{notice.kind}", name=name)
