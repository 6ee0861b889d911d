"""Macro-actions: a few moves of a pawn with one purpose.

Go somewhere and found or build there, cut off an ordered district around the pawn and found it, build a temple,
bridge the water to another district, split a district.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.games.mexica.bot.areas import MAX_COST_AP, Area, ReachByCost, nearest, path, reachable, tiles_for
from patolli.games.mexica.bot.estimate import (
    WEIGHTS,
    founding,
    orders,
    rounds_left,
    still_there,
)
from patolli.games.mexica.box.cells import (
    Cells,
    beside,
    both,
    down,
    either,
    empty,
    first_of,
    has,
    left,
    number_of,
    numbers_of,
    only,
    overlap,
    right,
    size_of,
    up,
    within,
    without,
)
from patolli.games.mexica.box.components import FLOORS
from patolli.games.mexica.rules.codes import (
    BRIDGE_EW,
    BRIDGE_NS,
    CANAL,
    CANAL_EAST,
    CANAL_SOUTH,
    CELL_BITS,
    FLY,
    FOUND,
    TEMPLE,
    WALK,
)
from patolli.games.mexica.rules.districts import holds_together
from patolli.games.mexica.rules.moves import enterable

if TYPE_CHECKING:
    from patolli.games.mexica.rules.state import Mexica

CUTS_PER_SIZE: Final = 2
"""Macro-actions that cut off a district of one size."""
MAX_SPLITS: Final = 12
"""Macro-actions that split a district."""
LATE_ROUNDS: Final = 1.5
"""With this number of rounds of the period to come, or fewer, a pawn travels for the sake of a temple."""


def macro_actions(state: Mexica, areas: list[Area]) -> list[list[int]]:
    """All macro-actions of the player to move; the areas are the prospects of the turn."""
    found: list[list[int]] = []
    budget = state.ap + state.held[state.seat]
    ways = reachable(state, state.pawns[state.seat], min(budget, MAX_COST_AP))
    if may_found(state, state.here, state.pawns[state.seat]):
        found.append([FOUND << CELL_BITS | token_cell(state, state.here, state.pawns[state.seat])])
    if budget <= 0:
        return found
    build(state, found, budget)
    travel(state, found, ways, budget)
    cut(state, found, ways, budget, areas)
    span(state, found, ways, budget)
    if state.period == 2:
        split(state, found)
    return found


def may_found(state: Mexica, district: Cells, pawn: int) -> bool:
    """MEX-39 for a pawn on that cell of that district."""
    if empty(district) or overlap(district, state.founded):
        return False
    size = size_of(district)
    if size > state.box.largest or size not in state.display:
        return False
    return not empty(without(district, either(either(state.pieces, state.box.palace), only(pawn))))


def token_cell(state: Mexica, district: Cells, pawn: int) -> int:
    free = without(district, either(either(state.pieces, state.box.palace), only(pawn)))
    return quiet(state, free, pawn)


def quiet(state: Mexica, free: Cells, pawn: int) -> int:
    """The one of these cells where a piece is least in the way of the own pawn."""
    ground = either(state.dry, either(state.bridges_ns, state.bridges_ew))
    near = beside(only(pawn))
    best: int = number_of(free)
    least: int = 99
    for cell in numbers_of(free):
        place = only(cell)
        ways = size_of(both(beside(place), ground))
        if overlap(place, state.ramps):
            ways += 4
        if overlap(place, near):
            ways += 1
        if ways < least:
            least = ways
            best = cell
    return best


def build(state: Mexica, found: list[list[int]], budget: int) -> None:
    """A temple of each height in the district of the pawn."""
    raise_temples(state, found, [], state.here, state.pawns[state.seat], budget)


def raise_temples(
    state: Mexica, found: list[list[int]], trip: list[int], district: Cells, pawn: int, budget: int
) -> None:
    """After the trip that brings the pawn there, a temple of each height that can be paid (MEX-52 to MEX-54)."""
    free = without(district, either(either(state.pieces, state.box.palace), only(pawn)))
    if empty(free) or budget <= 0:
        return
    if not overlap(free, state.founded) and size_of(free) > 2 * state.box.largest:
        close_by = both(beside(beside(beside(only(pawn)))), without(free, state.ramps))
        wet = beside(without(state.box.island, state.dry))
        inner = without(without(close_by, beside(only(pawn))), either(wet, state.box.coast))
        if not empty(inner):
            free = inner
        elif not empty(close_by):
            free = close_by
        cell = number_of(free)
    else:
        cell = quiet(state, free, pawn)
    for floors in range(1, FLOORS + 1):
        if floors <= budget and state.stock[state.seat * FLOORS + floors - 1]:
            found.append([*trip, (TEMPLE + floors) << CELL_BITS | cell])


def travel(state: Mexica, found: list[list[int]], ways: ReachByCost, budget: int) -> None:
    """To each other district the shortest way, on foot, by boat or for the flat fee; and to the palace."""
    fee = state.box.flat_fee
    ground = enterable(state)
    for number in range(2):
        areas = state.quarters if number == 0 else state.districts
        for area in areas:
            if area == state.here:
                continue
            entry = both(area, ground)
            if empty(entry):
                continue
            price = nearest(ways, entry)
            if 0 <= price < fee:
                at = number_of(both(ways.at(price), entry))
                trip = path(state, ways, at, price)
            elif budget >= fee:
                price = fee
                at = landing(state, entry)
                trip = [FLY << CELL_BITS | at]
            else:
                continue
            if trip:
                arrive(state, found, trip, area, at, budget - price)
    if not has(state.box.start, state.pawns[state.seat]):
        seats = both(state.box.start, ground)
        price = nearest(ways, seats)
        if price > 0:
            trip = path(state, ways, number_of(both(ways.at(price), seats)), price)
            if trip:
                found.append(trip)
        elif budget >= fee and not empty(seats):
            found.append([FLY << CELL_BITS | number_of(seats)])


def arrive(state: Mexica, found: list[list[int]], trip: list[int], area: Cells, at: int, budget: int) -> None:
    """The trip with what can be done at its end: found the district, or build in it with the points that are left.

    All trips of one cost look alike until something is done where they lead, so that is a part of the macro-action.
    Temples are only when the period is about to end: earlier they are answered, and whoever stays out of it gains.
    """
    if may_found(state, area, at):
        found.append([*trip, FOUND << CELL_BITS | token_cell(state, area, at)])
        return
    found.append(trip)
    if rounds_left(state) <= LATE_ROUNDS:
        raise_temples(state, found, trip, area, at, budget)


def landing(state: Mexica, entry: Cells) -> int:
    """Where to arrive for the flat fee: by a bridge if there is one."""
    by_bridge = both(entry, state.ramps)
    return number_of(entry) if empty(by_bridge) else number_of(by_bridge)


class Cut:
    """An area with the moves that make a district of it, and their price."""

    __slots__ = ("moves", "price", "size")

    def __init__(self, moves: list[int], price: int, size: int) -> None:
        self.moves = moves
        self.price = price
        self.size = size


def by_price(found: Cut) -> int:
    return found.price


def cut(state: Mexica, found: list[list[int]], ways: ReachByCost, budget: int, areas: list[Area]) -> None:
    """Go into an area of an ordered size, dig its border, found it."""
    fee = state.box.flat_fee
    ground = enterable(state)
    pawn = state.pawns[state.seat]
    open_ground = diggable(state, pawn)
    cuts: list[Cut] = []
    ordered = orders(state)
    prospect: Area | None = None
    best: float = 0.0
    for area in areas:
        border = both(area.border, state.dry)
        if not ordered >> area.size & 1 or not within(border, open_ground) or not still_there(state, area):
            continue
        gain = founding(state, area)
        if gain > best:
            way = nearest(ways, area.cells)
            gain -= WEIGHTS.points_per_ap * (way if way >= 0 else fee)
            if gain > best:
                best = gain
                prospect = area
        places = both(area.cells, either(ground, only(pawn)))
        way = nearest(ways, places)
        flies = way < 0 or way > fee
        if flies:
            places = both(area.cells, ground)
            way = fee
        if way + tiles_for(border) > budget or empty(places):
            continue
        tiles = tiling(border, without(open_ground, area.cells), state.singles, state.doubles)
        if not tiles or len(tiles) + way > budget:
            continue
        at = number_of(places if flies else both(ways.at(way), places))
        free = without(area.cells, either(either(without(state.pieces, only(pawn)), state.box.palace), only(at)))
        if empty(free):
            continue
        trip: list[int] = []
        if flies:
            trip = [FLY << CELL_BITS | at]
        elif way:
            trip = path(state, ways, at, way)
            if not trip:
                continue
        cuts.append(Cut(trip + tiles + [FOUND << CELL_BITS | quiet(state, free, at)], len(tiles) + way, area.size))
    cuts.sort(key=by_price)
    tried: list[int] = [0] * (state.box.largest + 1)
    for option in cuts:
        if tried[option.size] < CUTS_PER_SIZE:
            tried[option.size] += 1
            found.append(option.moves)
    if prospect is not None:
        prepare(state, found, ways, budget, prospect, open_ground)


def prepare(
    state: Mexica, found: list[list[int]], ways: ReachByCost, budget: int, area: Area, open_ground: Cells
) -> None:
    """Go to an area that will be founded later, or begin to dig around it."""
    fee = state.box.flat_fee
    border = both(area.border, state.dry)
    tiles = tiling(border, without(open_ground, area.cells), state.singles, state.doubles)
    pawn = state.pawns[state.seat]
    if has(area.cells, pawn):
        if len(tiles) > budget:
            found.append(tiles[:budget])
        return
    entry = both(area.cells, enterable(state))
    if empty(entry):
        return
    way = nearest(ways, entry)
    if 0 < way < fee:
        trip = path(state, ways, number_of(both(ways.at(way), entry)), way)
    elif budget >= fee:
        way = fee
        trip = [FLY << CELL_BITS | number_of(entry)]
    else:
        return
    if trip and way <= budget:
        found.append(trip)


def diggable(state: Mexica, pawn: int) -> Cells:
    """MEX-35, once the own pawn is gone from its cell."""
    pieces = without(state.pieces, only(pawn))
    return without(state.dry, either(either(pieces, state.box.palace), either(state.ramps, state.founded)))


def tiling(border: Cells, ground: Cells, singles: int, doubles: int) -> list[int]:
    """Tiles that cover the border; empty if that is not found."""
    moves: list[int] = []
    rest = border
    while not empty(rest):
        best: int = -1
        fewest: int = 9
        for cell in numbers_of(rest):
            ways = size_of(both(beside(only(cell)), rest)) - 1
            if ways < fewest:
                fewest = ways
                best = cell
        place = only(best)
        sides = without(both(beside(place), rest), place)
        if doubles and not empty(sides):
            partner = first_of(sides)
        elif singles:
            moves.append(CANAL << CELL_BITS | best)
            singles -= 1
            rest = without(rest, place)
            continue
        else:
            sides = without(both(beside(place), ground), either(place, border))
            if not doubles or empty(sides):
                return []
            partner = first_of(sides)
        doubles -= 1
        moves.append(double(best, number_of(partner)))
        ground = without(ground, either(place, partner))
        rest = without(rest, either(place, partner))
    return moves


def double(one: int, other: int) -> int:
    low = min(one, other)
    kind = CANAL_EAST if abs(one - other) == 1 else CANAL_SOUTH
    return kind << CELL_BITS | low


def span(state: Mexica, found: list[list[int]], ways: ReachByCost, budget: int) -> None:
    """Bridge the water: onto the new bridge and off it at the other side, or by boat to it, for each district."""
    if not state.bridges:
        return
    dry = state.dry
    ground = enterable(state)
    bridges = either(state.bridges_ns, state.bridges_ew)
    sites = without(state.canals, bridges)
    ns = both(sites, both(up(dry), down(dry)))
    ew = both(sites, both(left(dry), right(dry)))
    if empty(ns) and empty(ew):
        return
    for number in range(2):
        areas = state.quarters if number == 0 else state.districts
        for area in areas:
            if area == state.here:
                continue
            entry = both(area, ground)
            if empty(entry):
                continue
            bridge_to(state, found, ways, budget, area, both(ns, either(up(entry), down(entry))), False)
            bridge_to(state, found, ways, budget, area, both(ew, either(left(entry), right(entry))), True)


def bridge_to(
    state: Mexica, found: list[list[int]], ways: ReachByCost, budget: int, area: Cells, sites: Cells, flat: bool
) -> None:
    """The cheapest way over one of the sites into the area."""
    if empty(sites):
        return
    ground = enterable(state)
    own = either(ground, only(state.pawns[state.seat]))
    ramps = both(either(left(sites), right(sites)), own) if flat else both(either(up(sites), down(sites)), own)
    ramps = without(ramps, area)
    way = nearest(ways, ramps)
    if way < 0 or way + 3 > budget:
        return
    start = first_of(both(ways.at(way), ramps))
    if flat:
        site = first_of(both(either(left(start), right(start)), sites))
        off = both(without(either(left(site), right(site)), start), both(area, ground))
    else:
        site = first_of(both(either(up(start), down(start)), sites))
        off = both(without(either(up(site), down(site)), start), both(area, ground))
    if empty(off):
        return
    at = number_of(off)
    spot = number_of(site)
    trip: list[int] = []
    if way:
        trip = path(state, ways, number_of(start), way)
        if not trip:
            return
    trip.append((BRIDGE_EW if flat else BRIDGE_NS) << CELL_BITS | spot)
    trip.append(WALK << CELL_BITS | spot)
    trip.append(WALK << CELL_BITS | at)
    arrive(state, found, trip, area, at, budget - way - 3)


def split(state: Mexica, found: list[list[int]]) -> None:
    """Single tiles that make two districts of one."""
    if not state.doubles and not state.singles:
        return
    ground = without(state.dry, either(either(state.pieces, state.box.palace), either(state.ramps, state.founded)))
    count: int = 0
    for district in state.districts:
        if size_of(district) < 6 or not overlap(district, state.built):
            continue
        soil = both(ground, district)
        for kind in range(CANAL, CANAL_SOUTH + 1):
            if kind == CANAL:
                if not state.singles:
                    continue
                sites = soil
            elif not state.doubles:
                continue
            elif kind == CANAL_EAST:
                sites = both(soil, left(soil))
            else:
                sites = both(soil, up(soil))
            for cell in numbers_of(sites):
                tile = only(cell)
                if kind == CANAL_EAST:
                    tile = either(tile, right(tile))
                elif kind == CANAL_SOUTH:
                    tile = either(tile, down(tile))
                if not holds_together(district, tile):
                    found.append([kind << CELL_BITS | cell])
                    count += 1
                    if count >= MAX_SPLITS:
                        return
