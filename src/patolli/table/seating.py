"""Who sits where: by a link, on a second device, by the will of the host. What others must know of is noticed."""

from __future__ import annotations

import re
import secrets
import time
from dataclasses import replace

from patolli.table.bot_pool import level_of
from patolli.table.errors import Refused
from patolli.table.rows import LinkRow, SeatRow
from patolli.table.session import Change, Guest, Session
from patolli.table.store import Taken

SECRET = re.compile(r"[\w-]{1,60}", re.ASCII)
"""What may be the secret of a link. PostgreSQL does not even look for some letters."""
LINK_MINUTES = 15
"""How long the link for another device is good."""
NOTICED = {"bot": "bot", "person": "back", "open": "opened"}
"""What is noticed when a seat becomes of this kind."""
SEATS = Change("seats")


def new_secret() -> str:
    """The secret of a link."""
    return secrets.token_urlsafe(18)


async def sit(session: Session, browser: str, number: int) -> None:
    """Somebody sits down by the link of the seat, which is good for one person, once."""
    secret = session.seats[number].secret
    async with session.changing():
        seat = session.seats[number]
        if seat.secret != secret:
            raise Refused("no-link")  # another link is good since this one was followed
        check_link(session, browser, number, None)
        freed = any(where == number and why == "freed" for (where, _), why in session.row.departed.items())
        notice = session.notice("sat", number) if freed else None
        try:
            await session.written(
                session.store.sit(session.id, number, browser, seat.secret, notice, session.row.changes)
            )
        except Taken:
            session.behind = True
            raise Refused("link-used") from None
        seat.used = True
        if seat.kind == "open":
            seat.kind = "person"
        _own(session, browser, number)
        session.notices.keep(notice)
    await session.announce(SEATS)


def check_link(session: Session, browser: str, number: int, link: LinkRow | None) -> None:
    """Refused if nobody can sit down by the link of the seat, or by one for another device, but its owner."""
    if browser and browser in session.seats[number].owners:
        return
    if link.used if link else session.seats[number].used:
        raise Refused("link-used")
    if link and link.until <= time.time():
        raise Refused("link-late", minutes=LINK_MINUTES)


async def sit_again(session: Session, browser: str, link: LinkRow, most: int) -> None:
    """Whoever owns the seat opens it on another device, by a link of their own making."""
    async with session.changing():
        check_link(session, browser, link.seat, link)
        if len(session.seats[link.seat].owners) >= most:
            raise Refused("seat-full")
        try:
            await session.written(session.store.use_link(session.id, link, browser, session.row.changes))
        except Taken:
            session.behind = True
            raise Refused("link-used") from None
        _own(session, browser, link.seat)
    await session.announce(SEATS)


async def make_link(session: Session, guest: Guest, number: int) -> str:
    """The secret of a link by which the seat's owner opens it on one more device, once and soon."""
    session.check_owner(guest, number)
    async with session.changing():
        session.check_owner(guest, number)
        link = LinkRow(number, new_secret(), time.time() + LINK_MINUTES * 60, False)
        await session.store.make_link(session.id, link)
    return link.secret


async def end_others(session: Session, guest: Guest, number: int) -> None:
    """The owner of a seat ends it on all other devices; a link for another one is not good any more."""
    async with session.changing():
        session.check_owner(guest, number)
        if session.recording and not session.hosted_by(guest):
            raise Refused("not-host")  # who writes the game down writes for all seats
        await session.written(session.store.end_others(session.id, number, guest.browser, session.row.changes))
        _depart(session, number, guest.browser, "ended")
    await session.announce(SEATS)


async def change(session: Session, guest: Guest, number: int, kind: str, level: str) -> None:
    """The host lets a bot play a seat, gives it back, or frees it for somebody else; everybody is told."""
    if not session.hosted_by(guest):
        raise Refused("not-host")
    session.check_changeable()
    if session.recording:
        raise Refused("recorded")
    async with session.changing():
        seat = session.seat(number)
        if kind == "person" and seat.resigned:
            raise Refused("gave-up")
        if kind == "open":
            await _free(session, number, seat)
        else:
            changed = replace(seat, kind="person" if seat.owners else "open", level="")
            if kind == "bot":
                changed.kind, changed.level = "bot", level_of(level)
                if not seat.owners:
                    changed.secret = new_secret()  # nobody sits down unseen at a seat that a bot plays
            notice = session.notice(NOTICED[changed.kind], number) if changed.kind != seat.kind else None
            known = session.row.changes
            await session.written(session.store.change_seat(session.id, number, changed, notice, known))
            session.seats[number] = changed
            session.notices.keep(notice)
    await session.announce(SEATS)


async def resign(session: Session, guest: Guest, number: int) -> None:
    """Whoever sits there gives up: a bot of the table's level plays the seat to the end; everybody is told."""
    async with session.changing():
        session.check_player(guest, number)
        if session.over:
            raise Refused("is-over")
        if session.recording:
            raise Refused("recorded")
        changed = replace(session.seat(number), kind="bot", level=session.level, resigned=True)
        notice = session.notice("resigned", number)
        await session.written(session.store.change_seat(session.id, number, changed, notice, session.row.changes))
        session.seats[number] = changed
        session.notices.keep(notice)
    await session.announce(SEATS)


async def _free(session: Session, number: int, seat: SeatRow) -> None:
    """Nobody sits there any more; a new link is made for whoever comes next."""
    changed = SeatRow("open", "" if seat.owners else seat.name, "", new_secret())
    notice = None
    if seat.owners or seat.kind != "open":
        notice = session.notice("freed" if seat.owners else "opened", number)
    await session.written(session.store.free_seat(session.id, number, changed, notice, session.row.changes))
    _depart(session, number, "", "freed")
    session.seats[number] = changed
    session.notices.keep(notice)


def _own(session: Session, browser: str, number: int) -> None:
    session.seats[number].owners.add(browser)
    session.row.departed.pop((number, browser), None)


def _depart(session: Session, number: int, but: str, why: str) -> None:
    """As the store remembers it."""
    departed = session.row.departed
    gone = session.seats[number].owners - {but}
    before = [key for key, then in departed.items() if key[0] == number and then == why]
    for key in before:
        del departed[key]
    departed.update({(number, browser): why for browser in gone})
    session.seats[number].owners -= gone
