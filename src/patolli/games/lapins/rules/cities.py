"""Cities as numbers: what stands in them, how strong they are, whose tokens lie around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.lapins.rules.codes import (
    BUILDINGS,
    CLASS_BITS,
    CLASS_MASK,
    CLASS_OF,
    CLASSES,
    COURT,
    DOUBLE_STRENGTH,
    DOUBLES,
    GARRISONS,
    KIND_OF,
    MARKETS,
    OWNER_BITS,
    RESERVES,
    SLOTS,
    TYPES,
    UNIT,
)

if TYPE_CHECKING:
    from patolli.games.lapins.rules.state import Lapins


def first_site(sites: int) -> int:
    """The first site of a set that is not empty."""
    return (sites & -sites).bit_length() - 1


def owner(city: int) -> int:
    """The seat of a city's king; -1 for a free site (LAP-27)."""
    return (city >> OWNER_BITS) - 1


def count(city: int, which: int) -> int:
    """How many buildings of a class stand there."""
    return city >> CLASS_BITS * which & CLASS_MASK


def count_kind(city: int, kind: int) -> int:
    """How many buildings of a kind stand there, whatever is on them."""
    first = CLASS_OF[kind]
    last = CLASS_OF[kind + 1] if kind < COURT else CLASSES
    total = 0
    for which in range(first, last):
        total += count(city, which)
    return total


def buildings(city: int) -> int:
    """How many buildings stand there."""
    rest = city & BUILDINGS
    total = 0
    while rest:
        total += rest & CLASS_MASK
        rest >>= CLASS_BITS
    return total


def used(city: int) -> int:
    """The slots that are filled (LAP-5)."""
    rest = city & BUILDINGS
    total = 0
    which: int = 0
    while rest:
        if rest & CLASS_MASK:
            total += (rest & CLASS_MASK) * SLOTS[KIND_OF[which]]
        rest >>= CLASS_BITS
        which += 1
    return total


def strength(city: int) -> int:
    """LAP-30."""
    singles = count(city, GARRISONS) + count(city, GARRISONS + 1)
    doubles = count(city, DOUBLES) + count(city, DOUBLES + 1) + count(city, DOUBLES + 2)
    return singles + DOUBLE_STRENGTH * doubles


def weaker(which: int) -> int:
    """LAP-6: the class that is left of a garrison after a step; -1 for none."""
    if which < DOUBLES:
        return -1
    return GARRISONS if which == DOUBLES else GARRISONS + 1


def settle_site(state: Lapins, site: int, city: int) -> None:
    """LAP-27: with its last building a city ends, and the site is free."""
    if city & BUILDINGS:
        state.cities[site] = city
        return
    state.cities[site] = 0
    if state.events is not None:
        state.events.append(("free", {"site": state.land.name(site)}))


def remove(state: Lapins, site: int, which: int) -> None:
    """LAP-28: a building goes, and what is on it; a double garrison becomes a single one (LAP-6)."""
    city = state.cities[site] - UNIT[which]
    if GARRISONS <= which < RESERVES:
        rest = weaker(which)
        if rest >= 0:
            city += UNIT[rest]
    settle_site(state, site, city)


def tokens(state: Lapins, site: int, seat: int) -> int:
    """LAP-44: the control tokens of a king on a free site."""
    total = 0
    for other in state.land.near[site]:
        city = state.cities[other]
        if city >> OWNER_BITS == seat + 1:
            total += city >> CLASS_BITS * MARKETS & CLASS_MASK
    return total


def surplus(state: Lapins, site: int, seat: int) -> int:
    """The enemy tokens on a free site minus the king's own: the price goes by it (LAP-41), and the way (LAP-72)."""
    total = 0
    for other in state.land.near[site]:
        city = state.cities[other]
        markets = city >> CLASS_BITS * MARKETS & CLASS_MASK
        if markets:
            total += -markets if city >> OWNER_BITS == seat + 1 else markets
    return total


def price(state: Lapins, site: int, seat: int) -> int:
    """LAP-41."""
    found = state.box.site_price + surplus(state, site, seat)
    return found if found > 0 else 0


def defence(state: Lapins, site: int) -> int:
    """LAP-55: the strength of a city and of its owner's cities next to it."""
    city = state.cities[site]
    total = strength(city)
    for other in state.land.near[site]:
        if state.cities[other] >> OWNER_BITS == city >> OWNER_BITS:
            total += strength(state.cities[other])
    return total


def count_cities(state: Lapins, seat: int) -> int:
    total = 0
    for city in state.cities:
        if city >> OWNER_BITS == seat + 1:
            total += 1
    return total


def count_everywhere(state: Lapins, seat: int, which: int) -> int:
    """How many buildings of a class a king has in all his cities."""
    total = 0
    for city in state.cities:
        if city >> OWNER_BITS == seat + 1:
            total += count(city, which)
    return total


def holds(state: Lapins, seat: int, units: int) -> bool:
    """Whether a king's wealth is at least this number of units."""
    for at in range(seat * TYPES, seat * TYPES + TYPES):
        units -= state.wealth[at]
        if units <= 0:
            return True
    return False


def riches(state: Lapins, seat: int) -> int:
    """A king's wealth, all types together."""
    total = 0
    for at in range(seat * TYPES, seat * TYPES + TYPES):
        total += state.wealth[at]
    return total
