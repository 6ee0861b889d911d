"""What a king's cities bring him: transport areas, and the best way to share out what comes together in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.games.lapins.rules.cities import strength, surplus
from patolli.games.lapins.rules.codes import (
    CLASS_BITS,
    CLASS_MASK,
    COURTS,
    GARRISONS,
    GOODS_BITS,
    MARKETS,
    OBSERVATORIES,
    OWNER_BITS,
    PALACES,
    PRISONER,
    RESERVES,
    TEMPLES,
    TYPES,
)
from patolli.games.lapins.rules.sharing import prisoners

if TYPE_CHECKING:
    from patolli.games.lapins.rules.state import Lapins


GARRISON_FIELDS: Final = 0x7FFF
"""The five classes of garrisons, from the first one on."""


class Realm:
    """What a king has, and what it brings him each round."""

    def __init__(self) -> None:
        self.cities: int = 0
        self.villages: int = 0
        self.palaces: int = 0
        self.temples: int = 0
        self.strength: int = 0
        self.reserves: int = 0
        self.markets: int = 0
        self.observatories: int = 0
        self.courts: int = 0
        self.kept: list[int] = [0] * TYPES
        """The goods in his reserves."""
        self.glory_now: int = 0
        self.taxes_now: int = 0
        """What this round will bring, with the goods and prisoners that lie there already."""
        self.glory: int = 0
        self.taxes: int = 0
        """What every other round will bring, from villages alone."""
        self.lost: int = 0
        """Goods of villages for which there is no place."""
        self.room: int = 0
        """Places in palaces for which there are no goods."""


def survey(state: Lapins, seat: int, now: float, later: float) -> Realm:
    """A king's realm, if a unit of taxes is worth so much this round and later on."""
    realm = Realm()
    cities = state.cities
    own = 0
    way = 0
    markets = 0
    for city in cities:
        markets += city >> CLASS_BITS * MARKETS & CLASS_MASK
    for site in range(len(cities)):
        city = cities[site]
        if not city:
            if not markets or surplus(state, site, seat) <= 0:
                way |= 1 << site
        elif city >> OWNER_BITS == seat + 1:
            own |= 1 << site
            realm.cities += 1
            realm.markets += city >> CLASS_BITS * MARKETS & CLASS_MASK
            realm.observatories += city >> CLASS_BITS * OBSERVATORIES & CLASS_MASK
            realm.courts += city >> CLASS_BITS * COURTS & CLASS_MASK
            if city >> CLASS_BITS * GARRISONS & GARRISON_FIELDS:
                realm.strength += strength(city)
    way |= own
    for site in range(len(cities)):
        if own >> site & 1:
            area = spread(state, site, way) & own
            own ^= area
            survey_area(state, area, realm, now, later)
    return realm


def spread(state: Lapins, start: int, way: int) -> int:
    """LAP-73: all sites that can be reached along the way, a bit for each."""
    reached: int = 1 << start
    todo: list[int] = [start]
    near = state.land.near
    while todo:
        for other in near[todo.pop()]:
            bit = 1 << other
            if way & bit and not reached & bit:
                reached |= bit
                todo.append(other)
    return reached


def survey_area(state: Lapins, area: int, realm: Realm, now: float, later: float) -> None:
    """Add an area to the realm."""
    steady = [0] * TYPES
    temples: int = 0
    palaces: int = 0
    villages: int = 0
    loose = [0] * TYPES
    any_loose = False
    resource = state.land.resource
    cities = state.cities
    for site in range(len(cities)):
        if area >> site & 1:
            city = cities[site]
            number = city & CLASS_MASK
            villages += number
            steady[resource[site]] += number
            palaces += city >> CLASS_BITS * PALACES & CLASS_MASK
            temples += city >> CLASS_BITS * TEMPLES & CLASS_MASK
            realm.reserves += city >> CLASS_BITS * RESERVES & CLASS_MASK
            if city & GOODS_BITS:
                any_loose = True
                loose[PRISONER] += prisoners(city)
                for which in range(TYPES):
                    goods = city >> CLASS_BITS * (RESERVES + 1 + which) & CLASS_MASK
                    loose[which] += goods
                    realm.kept[which] += goods
                    realm.reserves += goods
    realm.villages += villages
    realm.palaces += palaces
    realm.temples += temples
    room = state.box.palace_taxes * palaces
    points = state.box.sacrifice_points
    glory, taxes = share(steady, temples, room, later, points)
    realm.glory += glory
    realm.taxes += taxes
    realm.room += room - taxes
    placed = taxes
    for units in steady:
        placed += units if units < temples else temples
    if placed < villages:
        realm.lost += villages - placed
    if any_loose:
        for which in range(TYPES):
            steady[which] += loose[which]
    glory, taxes = share(steady, temples, room, now, points)
    realm.glory_now += glory
    realm.taxes_now += taxes


def share(pool: list[int], temples: int, room: int, price: float, points: list[int]) -> tuple[int, int]:
    """LAP-79: glory and taxes of a pool, glory first or taxes first, whichever is worth more."""
    if not temples:
        total: int = 0
        for units in pool:
            total += units
        return 0, total if total < room else room
    glory = offering(pool, temples, points)
    if not room:
        return glory, 0
    left: int = 0
    for units in pool:
        if units > temples:
            left += units - temples
    taxes = left if left < room else room
    if taxes == room:
        return glory, taxes
    rest = pool[:]
    most: int = 0
    while most < room and take_most(rest):
        most += 1
    other = offering(rest, temples, points)
    if other + price * most > glory + price * taxes:
        return other, most
    return glory, taxes


def take_most(pool: list[int]) -> bool:
    """Take one good of the type of which there are most; whether there was one."""
    best: int = 0
    for which in range(1, TYPES):
        if pool[which] > pool[best]:
            best = which
    if not pool[best]:
        return False
    pool[best] -= 1
    return True


def offering(pool: list[int], temples: int, points: list[int]) -> int:
    """LAP-76: the glory of all that these temples take of a pool; `points` by the different goods on a temple."""
    glory: int = 0
    for temple in range(temples):
        different: int = 0
        for units in pool:
            if units > temple:
                different += 1
        if not different:
            break
        glory += points[different]
    return glory


def garrisoned(cities: list[int]) -> bool:
    """Whether any king has a garrison."""
    together = 0
    for city in cities:
        together |= city
    return together >> CLASS_BITS * GARRISONS & GARRISON_FIELDS > 0
