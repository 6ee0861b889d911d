"""Catching up: a session takes over from the store what other processes have written, and says what has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import fields

from patolli.engine.match import Match
from patolli.engine.played import SaidLine
from patolli.engine.words import NotLegal
from patolli.table.notices import Notices
from patolli.table.rows import TableRow
from patolli.table.session import Change, Session

MANY_LINES = 20
"""More lines than one or two gestures have: they are played beside everything else."""
BESIDE = frozenset("lines edition changes actors hushed created notices chat next outcome ended played_with".split())
OF_SEATS = tuple(field.name for field in fields(TableRow) if field.name not in BESIDE)
"""What everybody at a table is told of as a change of its seats."""


async def catch_up(session: Session, told: int = 0) -> list[Change]:
    """What has changed at the table, which is as it is in the store from now on.

    `told`: another process said that it made the change of this number, and that it added lines.
    """
    async with session.lock:
        if session.gone:
            return []
        try:
            changes = None if session.stuck else await _caught_up(session, told)
        except NotLegal:
            changes = None  # said by another version
        if changes is None:
            session.gone = True
        return changes or []


async def _caught_up(session: Session, told: int) -> list[Change] | None:
    """None if the table is not there any more."""
    if told == session.row.changes + 1:
        more = await session.store.more_lines(session.id, session.seq)
        if more is not None and more[:2] == (told, session.row.edition):
            after = await _after(session.match, more[2])
            session.row.changes, session.behind = told, False
            return _take_over(session, after, session.seq)
    row = await session.store.load(session.id, session.row.edition, session.seq)
    if row is None:
        return None
    match, same = session.match, session.seq
    if row.edition != session.row.edition:
        same = _in_common(session.lines, row.lines)
        match, row.lines = await asyncio.to_thread(match.at, same), row.lines[same:]
    after = await _after(match, row.lines)
    old, row.lines = session.row, []
    session.row, session.seats, session.notices = row, row.seats, Notices(row.notices)
    session.behind = False
    return _take_over(session, after, same) + _beside(old, row)


async def _after(match: Match, lines: list[SaidLine]) -> Match:
    after = match.copy()
    if len(lines) > MANY_LINES:
        await asyncio.to_thread(after.replay, lines)
    else:
        after.replay(lines)
    return after


def _take_over(session: Session, after: Match, same: int) -> list[Change]:
    """Be at the position of a match of which the first `same` lines were known."""
    undone, before = same < session.seq, session.numbers
    if not undone and len(after.lines) == same:
        session.enter(after)
        return []
    if undone:
        session.enter(after)
        session.clock = session.wound_clock()
    else:
        session.go_on(after, after.lines[same:])
    session.course.hear(after.lines[-1].time if after.lines else 0)
    now = session.numbers
    heard = any(
        (now.seq(seat), now.edition(seat)) != (before.seq(seat), before.edition(seat)) for seat in session.bot_seats()
    )
    return [Change("undo", same, secret=not heard) if undone else Change("lines")]


def _in_common(here: Sequence[SaidLine], there: Sequence[SaidLine]) -> int:
    """How many lines both begin with."""
    count = 0
    for mine, theirs in zip(here, there, strict=False):
        if (mine.actor, mine.line, mine.start, mine.time) != (theirs.actor, theirs.line, theirs.start, theirs.time):
            break
        count += 1
    return count


def _beside(old: TableRow, new: TableRow) -> list[Change]:
    """What has changed of a table beside its lines."""
    found: list[Change] = []
    noticed = [notice.n for notice in old.notices] != [notice.n for notice in new.notices]
    if noticed or any(getattr(old, name) != getattr(new, name) for name in OF_SEATS):
        found.append(Change("seats"))
    if old.chat != new.chat:
        found.append(Change("chat"))
    if old.next != new.next:
        found.append(Change("next"))
    return found
