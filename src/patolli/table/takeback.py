"""Taking back more than an undo does: alone against bots as far as one likes, among people with everybody's consent.

What is asked for stands in the row of the table and is good for one position and for the people who sit there then. So
it lapses with the next line, blocks nobody, and another process knows of it.
"""

from __future__ import annotations

from dataclasses import replace

from patolli.engine.takeback import reach
from patolli.table.errors import Refused
from patolli.table.rows import NoticeRow, Takeback
from patolli.table.session import Change, Guest, Session


def farthest(session: Session, seat: int) -> int | None:
    """How many lines stay at least when the seat takes back; None if it can go nowhere.

    While seats decide in secret nobody can go back before that: it would tell whether others have begun.
    """
    if session.over or session.row.replay or session.stuck or session.seats[seat].kind != "person":
        return None
    alone = session.people() == [seat]
    if session.numbers.secret and not alone:
        return None
    return reach(session.lines, seat, 0 if alone else session.revealed)


def consents(session: Session, seat: int) -> tuple[int, ...]:
    """The seats that have to agree: all people who sit there, but those who share a device with the one who asks."""
    own = session.seats[seat].owners
    others = enumerate(session.seats)
    return tuple(n for n, other in others if other.kind == "person" and other.owners and not other.owners & own)


def outstanding(session: Session) -> Takeback | None:
    """What somebody asks for now."""
    asked = session.row.takeback
    if asked is None or (asked.lines, asked.edition) != (session.seq, session.row.edition):
        return None
    good = session.seats[asked.seat].kind == "person" and asked.waits == consents(session, asked.seat)
    return asked if good else None


async def ask(session: Session, guest: Guest, seat: int, seq: int, to: int, edition: int | None) -> list[int]:
    """Take back the seat's lines after the first `to` ones, and all that was said since; or ask the others for it.

    The answer is whose consent it waits for.
    """
    async with session.changing(seat):
        session.check_player(guest, seat)
        session.check_newest(seat, seq, edition)
        left = _left(session, seat, to)
        waits = consents(session, seat)
        way = session.match.way_back(seat)
        undo = not session.numbers.secret and not way.why and left >= way.turn[0]
        if waits and not undo:
            now = outstanding(session)
            if now and now.seat != seat:
                raise Refused("takeback-asked")
            await _write(session, Takeback(seat, left, session.seq, session.row.edition, waits))
            change = Change("seats")
        else:
            change = await _take_back(session, seat, left, counted=not undo)
    await session.announce(change)
    return list(waits) if change.kind == "seats" else []


async def answer(
    session: Session, guest: Guest, seat: int, seq: int, to: int, edition: int | None, agree: bool
) -> list[int]:
    """Somebody agrees, or does not; whoever has asked may think better of it. The answer is who has not agreed yet."""
    async with session.changing(seat):
        session.check_player(guest, seat)
        asked = outstanding(session)
        if asked is None or asked.left != to or seq != session.seq or edition not in (None, session.row.edition):
            raise Refused("takeback-lapsed")
        if seat not in (*asked.waits, asked.seat):
            raise Refused("not-your-seat", seat=seat)
        change, left = Change("seats"), list[int]()
        if not agree:
            await _write(session, None)
        elif seat in asked.waits:
            agreed = tuple(sorted({*asked.agreed, seat}))
            left = [other for other in asked.waits if other not in agreed]
            if left:
                await _write(session, replace(asked, agreed=agreed))
            else:
                change = await _take_back(session, asked.seat, asked.left, counted=True)
    await session.announce(change)
    return left


def _left(session: Session, seat: int, to: int) -> int:
    """Where the gesture begins that has the seat's first line after the first `to` ones."""
    if session.over:
        raise Refused("game-over")
    least = farthest(session, seat)
    if least is None and session.numbers.secret:
        raise Refused("others-decide")
    own = (n for n, line in enumerate(session.lines) if line.actor == seat and not line.made)
    first = next((n for n in own if session.numbers.seq(seat, n + 1) > to), None)
    if first is None:
        raise Refused("nothing-to-undo")
    left = session.lines[first].start
    if least is None or left < least:
        raise Refused("revealed")
    return left


async def _write(session: Session, asked: Takeback | None) -> None:
    row = session.row
    await session.written(session.store.ask_takeback(session.id, row.edition, row.takeback, asked, row.changes))
    session.row.takeback = asked


async def _take_back(session: Session, seat: int, left: int, counted: bool) -> Change:
    after = session.match.copy()
    after.cut(left)
    notice = None
    if counted:
        begun = after.secret_start
        place = left if begun is None else begun
        notice = NoticeRow(session.notices.last + 1, place, "takeback", seat, session.seats[seat].name)
    await session.cut(after, left, notice=notice)
    session.seats[seat].takebacks += counted
    return Change("undo", left)
