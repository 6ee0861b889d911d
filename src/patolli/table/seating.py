"""Who sits where: by a link, on a second device, by the will of the host. What others must know of is noticed."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from patolli.table import bots, notices
from patolli.table.errors import Refused
from patolli.table.rows import LinkRow, SeatRow
from patolli.table.store import Taken

if TYPE_CHECKING:
    from patolli.table.live import Guest, Live

MINUTES = 15
"""How long the link for another device is good."""
NOTICED = {"bot": "bot", "person": "back", "open": "opened"}
"""What is noticed when a seat becomes of this kind."""


def secret() -> str:
    return secrets.token_urlsafe(18)


async def sit(live: Live, browser: str, number: int) -> None:
    """Somebody sits down by the link of the seat, which is good for one person, once."""
    async with live.changing():
        seat = live.seats[number]
        check_link(live, browser, number, None)
        freed = any(where == number and why == "freed" for (where, _), why in live.departed.items())
        notice = notices.new(live, "sat", number) if freed else None
        try:
            await live.store.sit(live.id, number, browser, seat.secret, notice)
        except Taken:
            live.gone = True
            raise Refused("link-used") from None
        seat.used = True
        if seat.kind == "open":
            seat.kind = "person"
        _own(live, browser, number)
        notices.keep(live, notice)
    live.show()


def check_link(live: Live, browser: str, number: int, link: LinkRow | None) -> None:
    """Refused if nobody can sit down by the link of the seat, or by one for another device, but its owner."""
    if browser and browser in live.seats[number].owners:
        return
    if link.used if link else live.seats[number].used:
        raise Refused("link-used")
    if link and link.until <= time.time():
        raise Refused("link-late", minutes=MINUTES)


async def sit_again(live: Live, browser: str, link: LinkRow, most: int) -> None:
    """Whoever owns the seat opens it on another device, by a link of their own making."""
    async with live.changing():
        check_link(live, browser, link.seat, link)
        if len(live.seats[link.seat].owners) >= most:
            raise Refused("seat-full")
        try:
            await live.store.use_link(live.id, link, browser)
        except Taken:
            live.gone = True
            raise Refused("link-used") from None
        _own(live, browser, link.seat)
    live.show()


async def make_link(live: Live, guest: Guest, number: int) -> str:
    """The secret of a link by which the seat's owner opens it on one more device, once and soon."""
    check_owner(live, guest, number)
    async with live.changing():
        check_owner(live, guest, number)
        link = LinkRow(number, secret(), time.time() + MINUTES * 60, False)
        await live.store.make_link(live.id, link)
    return link.secret


async def end_others(live: Live, guest: Guest, number: int) -> None:
    """The owner of a seat ends it on all other devices; a link for another one is not good any more."""
    async with live.changing():
        check_owner(live, guest, number)
        await live.store.end_others(live.id, number, guest.browser)
        _depart(live, number, guest.browser, "ended")
    live.show()


async def change(live: Live, guest: Guest, number: int, kind: str, level: str) -> None:
    """The host lets a bot play a seat, gives it back, or frees it for somebody else; everybody is told."""
    if not live.hosted_by(guest):
        raise Refused("not-host")
    if live.row.replay:
        raise Refused("read-only")
    async with live.changing():
        seat = live.seat(number)
        if kind == "open":
            await _free(live, number, seat)
        else:
            changed = replace(seat, kind="person" if seat.owners else "open", level="")
            if kind == "bot":
                changed.kind, changed.level = "bot", bots.level_of(level)
            notice = notices.new(live, NOTICED[changed.kind], number) if changed.kind != seat.kind else None
            await live.store.change_seat(live.id, number, changed, notice)
            live.seats[number] = changed
            notices.keep(live, notice)
    live.show()


async def _free(live: Live, number: int, seat: SeatRow) -> None:
    """Nobody sits there any more; a new link is made for whoever comes next."""
    changed = SeatRow("open", "" if seat.owners else seat.name, "", secret())
    notice = None
    if seat.owners or seat.kind != "open":
        notice = notices.new(live, "freed" if seat.owners else "opened", number)
    await live.store.free_seat(live.id, number, changed, notice)
    _depart(live, number, "", "freed")
    live.seats[number] = changed
    notices.keep(live, notice)
    live.rename_seats()


def check_owner(live: Live, guest: Guest, number: int) -> None:
    """Refused to all but the seat's owner, also while a bot plays it."""
    if live.row.replay:
        raise Refused("read-only")
    if guest.browser not in live.seat(number).owners:
        raise Refused("not-your-seat", seat=number)


def lost(live: Live, guest: Guest) -> tuple[int, str] | None:
    """The seat that was ended for a browser, and how: by the host, or on another device."""
    found = [(seat, why) for (seat, browser), why in live.departed.items() if browser == guest.browser]
    return min(found, default=None)


def devices(live: Live, seats: tuple[int, ...]) -> dict[str, int]:
    """On how many devices each of these seats is open; for their owners."""
    return {str(number): len(live.seats[number].owners) for number in seats}


def _own(live: Live, browser: str, number: int) -> None:
    live.seats[number].owners.add(browser)
    live.departed.pop((number, browser), None)


def _depart(live: Live, number: int, but: str, why: str) -> None:
    """As the store remembers it."""
    gone = live.seats[number].owners - {but}
    before = [key for key, then in live.departed.items() if key[0] == number and then == why]
    for key in before:
        del live.departed[key]
    live.departed.update({(number, browser): why for browser in gone})
    live.seats[number].owners -= gone
