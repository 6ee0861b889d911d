"""What buildings are worth to a king, from counts instead of a survey of the land for each list."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from patolli.games.lapins.bot.building_lists import Bill
from patolli.games.lapins.bot.estimate import (
    CITIES_A_ROUND,
    COURT_EDGE,
    EMPTY_PLACE_POINTS,
    GARRISON_UNITS,
    LATER_TAX_SHARE,
    LOST_GOOD_POINTS,
    MARKET_UNITS,
    NO_COURT_SHARE,
    OBSERVATORY_UNITS,
    doom_weight,
    loss,
)
from patolli.games.lapins.bot.income import Realm, share, survey, survey_area
from patolli.games.lapins.bot.odds import DOOMS
from patolli.games.lapins.bot.rounds_left import (
    ACT_AGAIN_CHANCE,
    face_down,
    next_unit_worth,
    rounds_after,
    tax_worth,
    unit_worth,
    wealth_worth,
)
from patolli.games.lapins.rules.cities import count, count_everywhere, riches
from patolli.games.lapins.rules.codes import (
    COURTS,
    PALACES,
    TEMPLES,
    TYPES,
    VILLAGES,
)
from patolli.games.lapins.rules.sharing import pool_of, reach, ways_of

if TYPE_CHECKING:
    from patolli.games.lapins.rules.state import Lapins


class Area:
    """A transport area of a king."""

    def __init__(self, reached: int) -> None:
        self.reached = reached
        """All sites that goods of it may come to, a bit for each."""
        self.steady: list[int] = [0] * TYPES
        self.loose: list[int] = [0] * TYPES
        self.any_loose: bool = False
        self.temples: int = 0
        self.palaces: int = 0
        self.villages: int = 0
        self.rest = Realm()
        """What the king has outside of it."""


# ------------------------------------------------------------------- the books of a king
class Ledger:
    """What a king has at his turn, so that buildings can be priced without surveying the land for each list."""

    def __init__(self, state: Lapins, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.wealth: int = riches(state, seat)
        self.rounds: float = rounds_after(state)
        down = face_down(state)
        self.reach: float = ACT_AGAIN_CHANCE[down if down < 5 else 5]
        self.next_price: float = unit_worth(self.rounds)
        self.later: float = 1.0 + LATER_TAX_SHARE * (unit_worth(self.rounds * 0.5) - 1.0)
        self.own, self.ways = ways_of(state, seat)
        self.pieces: list[int] = []
        """The king's areas, with all that can be reached from them."""
        left = self.own
        while left:
            area = reach(state, left, self.ways)
            self.pieces.append(area)
            left &= ~area
        self.whole = survey(state, seat, next_unit_worth(self.wealth, self.rounds), self.later)
        self.rivals: float = 0.0
        """What the courts of the others weigh."""
        self.most_courts: int = 0
        for king in range(state.players):
            if king != seat:
                courts = count_everywhere(state, king, COURTS)
                self.rivals += exp(COURT_EDGE * courts)
                if courts > self.most_courts:
                    self.most_courts = courts
        self.dooms: list[float] = []
        """By reserves, up to two, and by catastrophe: what a unit of its loss counts."""
        for reserves in range(3):
            for face in DOOMS:
                self.dooms.append(doom_weight(state, self.whole, face, reserves, self.rounds, down))
        self.known: dict[int, Area] = {}
        self.feared: dict[int, float] = {}

    def area_of(self, site: int) -> Area:
        """The area that a site belongs to, or would belong to."""
        reached = reach(self.state, 1 << site, self.ways)
        found = self.known.get(reached)
        if found is None:
            found = Area(reached)
            now = next_unit_worth(self.wealth, self.rounds)
            for piece in self.pieces:
                if piece & reached & self.own == 0:
                    survey_area(self.state, piece & self.own, found.rest, now, self.later)
            gather(self.state, reached & self.own, found)
            self.known[reached] = found
        return found

    def score(self, area: Area, site: int, fee: int, bill: Bill, founding: bool) -> float:
        """The king's own estimate with the buildings there; enemies in reach are left out."""
        rounds = self.rounds
        wealth = self.wealth - fee - bill.cost
        rest = area.rest
        whole = self.whole
        temples = area.temples + bill.temples
        room = self.state.box.palace_taxes * (area.palaces + bill.palaces)
        pool = area.steady[:]
        resource = self.state.land.resource[site]
        pool[resource] = pool[resource] + bill.villages
        points = self.state.box.sacrifice_points
        glory, taxes = share(pool, temples, room, self.later, points)
        placed = taxes
        for units in pool:
            placed += units if units < temples else temples
        villages = area.villages + bill.villages
        lost = rest.lost + (villages - placed if placed < villages else 0)
        spare = rest.room + room - taxes
        glory_now = glory
        taxes_now = taxes
        if area.any_loose:
            for which in range(TYPES):
                pool[which] = pool[which] + area.loose[which]
        if area.any_loose or (temples and taxes < room):
            glory_now, taxes_now = share(pool, temples, room, next_unit_worth(wealth, rounds), points)
        taxes_now += rest.taxes_now
        total = wealth_worth(wealth, rounds + self.reach) + glory_now + rest.glory_now
        total += wealth_worth(wealth + taxes_now, rounds) - wealth_worth(wealth, rounds)
        total += rounds * (glory + rest.glory + tax_worth(taxes + rest.taxes, rounds))
        cities = whole.cities + (1 if founding else 0)
        courts = whole.courts + bill.courts
        total += self.prizes(cities, courts)
        steps = whole.strength + bill.steps
        total -= self.losses(bill, whole)
        tools = MARKET_UNITS * whole.markets + OBSERVATORY_UNITS * whole.observatories + GARRISON_UNITS * steps
        total += rounds * (LOST_GOOD_POINTS * lost + EMPTY_PLACE_POINTS * spare)
        return total + (self.next_price * tools if rounds > 0.5 else 2.0 * rounds * tools)

    def prizes(self, cities: int, courts: int) -> float:
        """LAP-66: what the matches to come will bring."""
        to_come = self.state.options.length - self.state.matches
        if to_come <= 0:
            return 0.0
        mine = exp(COURT_EDGE * courts)
        part = mine / (mine + self.rivals)
        if not courts and not self.most_courts:
            part *= NO_COURT_SHARE
        many = cities + CITIES_A_ROUND * 0.5 * self.rounds
        stelae = self.state.box.stelae
        return to_come * part * (many if many < stelae else float(stelae))

    def losses(self, bill: Bill, whole: Realm) -> float:
        """What catastrophes will probably cost, with the buildings of the bill; the same few numbers come up again."""
        villages = whole.villages + bill.villages
        key = villages if villages < 2 else 2
        steps = whole.strength + bill.steps
        key = key * 3 + (steps if steps < 2 else 2)
        reserves = whole.reserves + bill.reserves
        key = key * 3 + (reserves if reserves < 2 else 2)
        key = key * 2 + (1 if whole.palaces + bill.palaces else 0)
        key = key * 2 + (1 if whole.temples + bill.temples else 0)
        key = key * 2 + (1 if whole.courts + bill.courts else 0)
        known = self.feared.get(key)
        if known is None:
            known = self.fear(bill, whole)
            self.feared[key] = known
        return known

    def fear(self, bill: Bill, whole: Realm) -> float:
        """The same, worked out."""
        whole.villages += bill.villages
        whole.palaces += bill.palaces
        whole.temples += bill.temples
        whole.strength += bill.steps
        whole.courts += bill.courts
        reserves = whole.reserves + bill.reserves
        at = len(DOOMS) * (reserves if reserves < 2 else 2)
        total = 0.0
        for face in DOOMS:
            total += self.dooms[at] * loss(self.state.box, whole, face)
            at += 1
        whole.villages -= bill.villages
        whole.palaces -= bill.palaces
        whole.temples -= bill.temples
        whole.strength -= bill.steps
        whole.courts -= bill.courts
        return total


def gather(state: Lapins, cities: int, area: Area) -> None:
    """Count what an area has."""
    pool = pool_of(state, cities)
    while cities:
        site = (cities & -cities).bit_length() - 1
        cities &= cities - 1
        city = state.cities[site]
        resource = state.land.resource[site]
        villages = count(city, VILLAGES)
        area.villages += villages
        area.steady[resource] = area.steady[resource] + villages
        area.palaces += count(city, PALACES)
        area.temples += count(city, TEMPLES)
    for which in range(TYPES):
        loose = pool[which] - area.steady[which]
        if loose:
            area.loose[which] = loose
            area.any_loose = True
