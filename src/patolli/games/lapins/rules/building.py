"""Founding, transforming, and paying for it (sections 7 to 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.lapins.rules.cities import buildings, count, count_kind, price, riches, used
from patolli.games.lapins.rules.codes import (
    BUILD,
    BUILDING,
    BUILDINGS,
    CLASS_OF,
    CLASSES,
    COST_BITS,
    COST_MASK,
    DEMOLISH,
    DEMOLISHING,
    DONE_BUILD,
    DONE_DEMOLISH,
    DOUBLES,
    FITS,
    FOUNDING,
    GARRISONS,
    KIND_OF,
    KINDS,
    MOVE_BITS,
    OWNER_BITS,
    PAY,
    PAY_AUTO,
    PAYING,
    PRISONER,
    TRANSFORMING,
    TYPE_NAMES,
    TYPES,
    UNIT,
    UPGRADE,
    UPGRADES,
)

if TYPE_CHECKING:
    from patolli.games.lapins.rules.state import Lapins


# ------------------------------------------------------------------- beginning
def begin_founding(state: Lapins, site: int) -> None:
    """LAP-40, LAP-41."""
    plan(state, FOUNDING, site, price(state, site, state.seat))
    state.node = BUILDING


def begin_transforming(state: Lapins, site: int) -> None:
    """LAP-46."""
    plan(state, TRANSFORMING, site, state.box.transform_price)
    state.base = state.cities[site] & BUILDINGS
    state.node = DEMOLISHING


def plan(state: Lapins, action: int, site: int, fee: int) -> None:
    """Nothing is built or torn down yet."""
    state.action = action
    state.site = site
    state.base = 0
    state.plus = 0
    state.gone = 0
    state.last = 0
    state.fee = fee
    state.named = 0


# ------------------------------------------------------------------- what is legal
def owed(state: Lapins) -> int:
    """All that the action costs so far."""
    total = state.fee
    rest = state.named
    while rest:
        total += rest & COST_MASK
        rest >>= COST_BITS
    return total


def buildable(state: Lapins, room: int, spare: int, city: int) -> int:
    """LAP-7, LAP-36: the kinds of which one more fits the room and is payable with everything else, a bit for each;
    `spare` is what is left over, `city` what else will stand there."""
    if room <= 0 or spare < 0:
        return 0
    box = state.box
    kinds = FITS[room] & box.cheap[min(spare, box.most_cost)]
    for kind in box.with_type:
        if kinds >> kind & 1:
            which = box.cost_type[kind]
            named = (state.named >> COST_BITS * which & COST_MASK) + box.cost_named[kind]
            if state.wealth[state.seat * TYPES + which] < named:
                kinds ^= 1 << kind
    for kind in box.limited:
        if kinds >> kind & 1 and count_kind(city, kind) >= box.most_of[kind]:
            kinds ^= 1 << kind
    return kinds


def can_settle(state: Lapins, site: int, spare: int) -> bool:
    """LAP-32, LAP-59: whether a king who has so much left can build anything on a free site."""
    if state.box.plain:
        return spare >= state.box.least_cost
    return buildable(state, state.land.slots[site], spare, 0) != 0


def affords_upgrade(state: Lapins, spare: int) -> bool:
    box = state.box
    if spare < box.upgrade_named:
        return False
    named = state.named >> COST_BITS * box.upgrade_type & COST_MASK
    return state.wealth[state.seat * TYPES + box.upgrade_type] >= named + box.upgrade_named


def offer_build(state: Lapins, out: list[int]) -> None:
    """LAP-42, LAP-49."""
    city = state.base + state.plus
    room = state.land.slots[state.site] - used(city)
    spare = riches(state, state.seat) - owed(state)
    kinds = buildable(state, room, spare, city) & ~state.gone
    for kind in range(state.last, KINDS):
        if kinds >> kind & 1:
            out.append(BUILD << MOVE_BITS | kind)
    if state.action == TRANSFORMING:
        if can_upgrade(state, spare, state.base):
            for which in (GARRISONS, GARRISONS + 1):
                if count(state.base, which) and state.last <= UPGRADES + which - GARRISONS:
                    out.append(UPGRADE << MOVE_BITS | which)
        if (state.gone or state.plus) and city:
            out.append(DONE_BUILD << MOVE_BITS)
    elif state.plus:
        out.append(DONE_BUILD << MOVE_BITS)


def offer_demolish(state: Lapins, out: list[int]) -> None:
    """LAP-47."""
    several = buildings(state.base) > 1
    for which in range(state.last, CLASSES):
        if count(state.base, which) and (several or can_replace(state, KIND_OF[which])):
            out.append(DEMOLISH << MOVE_BITS | which)
    if state.gone or can_change(state):
        out.append(DONE_DEMOLISH << MOVE_BITS)


def can_replace(state: Lapins, kind: int) -> bool:
    """LAP-47: whether something else can be built when the last building, of this kind, is gone."""
    spare = riches(state, state.seat) - owed(state)
    return buildable(state, state.land.slots[state.site], spare, 0) & ~(state.gone | 1 << kind) != 0


def can_change(state: Lapins) -> bool:
    """LAP-47: whether anything can be built or upgraded, with all that stands there now."""
    spare = riches(state, state.seat) - owed(state)
    room = state.land.slots[state.site] - used(state.base)
    return buildable(state, room, spare, state.base) != 0 or can_upgrade(state, spare, state.base)


def can_upgrade(state: Lapins, spare: int, city: int) -> bool:
    return count(city, GARRISONS) + count(city, GARRISONS + 1) > 0 and affords_upgrade(state, spare)


def can_transform(state: Lapins, site: int, wealth: int) -> bool:
    """LAP-48, for a city of the king to move, before anything else is chosen."""
    if wealth < state.box.transform_price:
        return False
    city = state.cities[site] & BUILDINGS
    if city & (city - 1) or buildings(city) > 1:
        return True
    spare = wealth - state.box.transform_price
    slots = state.land.slots[site]
    if buildable(state, slots - used(city), spare, city) or can_upgrade(state, spare, city):
        return True
    for which in range(CLASSES):
        if count(city, which):
            return buildable(state, slots, spare, 0) & ~(1 << KIND_OF[which]) != 0
    return False


# ------------------------------------------------------------------- choosing
def demolish(state: Lapins, which: int) -> None:
    """LAP-47."""
    state.base -= UNIT[which]
    state.gone |= 1 << KIND_OF[which]
    state.last = which


def build(state: Lapins, kind: int) -> None:
    """LAP-42."""
    state.plus += UNIT[CLASS_OF[kind]]
    state.fee += state.box.cost_any[kind]
    state.named += state.box.named[kind]
    state.last = kind


def upgrade(state: Lapins, which: int) -> None:
    """LAP-49: a garrison becomes a double garrison, its prisoner stays."""
    state.base -= UNIT[which]
    state.plus += UNIT[DOUBLES + which - GARRISONS]
    state.named += state.box.upgrade_cost
    state.last = UPGRADES + which - GARRISONS


def raise_city(state: Lapins) -> None:
    """LAP-43, LAP-50: everything takes effect together."""
    state.cities[state.site] = (state.seat + 1) << OWNER_BITS | (state.base + state.plus)


# ------------------------------------------------------------------- payment
def begin_payment(state: Lapins) -> None:
    """LAP-37: named types are taken at once, then the others are chosen."""
    before = state.wealth
    if state.named:
        if state.events is not None:
            before = state.wealth[:]
        rest = state.named
        at = state.seat * TYPES
        while rest:
            state.wealth[at] = state.wealth[at] - (rest & COST_MASK)
            rest >>= COST_BITS
            at += 1
        tell_payment(state, before)
    state.due = state.fee
    state.last = -1
    state.node = PAYING


def charge(state: Lapins, action: int, fee: int) -> None:
    """An action that costs only units of any type."""
    state.action = action
    state.fee = fee
    state.named = 0
    begin_payment(state)


def offer_payment(state: Lapins, out: list[int]) -> None:
    """LAP-38, LAP-39."""
    if not state.due:
        return
    start = state.seat * TYPES
    first = state.last if state.last > 0 else 0
    rest = 0
    held = 0
    for which in range(first, TYPES):
        units = state.wealth[start + which]
        if units:
            rest += units
            held += 1
    if state.last < 0 and held > 1 and rest > state.due:
        out.append(PAY_AUTO << MOVE_BITS)
    for which in range(first, TYPES):
        if rest < state.due:
            return
        units = state.wealth[start + which]
        if units:
            out.append(PAY << MOVE_BITS | which)
            rest -= units


def pay(state: Lapins, which: int) -> None:
    """LAP-38."""
    at = state.seat * TYPES + which
    state.wealth[at] = state.wealth[at] - 1
    state.due -= 1
    state.last = which


def pay_forced(state: Lapins) -> None:
    """LAP-86: pay while only one type can be paid with."""
    start = state.seat * TYPES
    before = state.wealth if state.events is None else state.wealth[:]
    while state.due:
        which = TYPES
        rest = 0
        for other in range(TYPES - 1, state.last - 1 if state.last > 0 else -1, -1):
            units = state.wealth[start + other]
            if units:
                rest += units
                which = other
        if rest < state.due:
            break
        others = rest - state.wealth[start + which]
        if others and (others >= state.due or (state.last < 0 and rest > state.due)):
            break
        pay(state, which)
    tell_payment(state, before)


def pay_auto(state: Lapins) -> None:
    """LAP-39: prisoners first, then always one of the type that the king holds most of."""
    start = state.seat * TYPES
    before = state.wealth if state.events is None else state.wealth[:]
    while state.due:
        best = PRISONER
        if not state.wealth[start + PRISONER]:
            best = 0
            for which in range(1, PRISONER):
                if state.wealth[start + which] > state.wealth[start + best]:
                    best = which
        state.wealth[start + best] = state.wealth[start + best] - 1
        state.due -= 1
    tell_payment(state, before)


def tell_payment(state: Lapins, before: list[int]) -> None:
    """What was paid, for those who listen."""
    if state.events is not None:
        for which in range(TYPES):
            units = before[state.seat * TYPES + which] - state.wealth[state.seat * TYPES + which]
            if units:
                state.events.append(("paid", {"seat": state.seat, "units": units, "type": TYPE_NAMES[which]}))
