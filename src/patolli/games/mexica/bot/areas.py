"""Areas that could be cut off as districts, and what it costs a pawn to get to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.games.mexica.box.cells import (
    Cells,
    beside,
    both,
    down,
    either,
    empty,
    first_of,
    left,
    none,
    number_of,
    numbers_of,
    only,
    overlap,
    right,
    size_of,
    up,
    without,
)
from patolli.games.mexica.box.components import BOX, Components
from patolli.games.mexica.rules.codes import BOAT, CELL_BITS, WALK
from patolli.games.mexica.rules.moves import enterable
from patolli.games.mexica.rules.removal import roomy
from patolli.games.mexica.rules.roaming import hops, next_bridges

if TYPE_CHECKING:
    from patolli.games.mexica.rules.state import Mexica

MAX_AREA_COST: Final = 44
"""Of an area that is kept: 2 for each cell of the border and 4 for each tile."""
AREAS_PER_SIZE: Final = 10
"""Areas of one size that are kept."""
ROOT_SPACING: Final = 3
"""On long shores, areas are grown from every third cell."""
MAX_CACHED_GROUNDS: Final = 3000


class Area:
    """Cells that could become a district of their size, and what has to be dug for it."""

    __slots__ = ("border", "cells", "size", "tiles")

    def __init__(self, cells: Cells, border: Cells, size: int) -> None:
        self.cells = cells
        self.border = border
        self.size = size
        self.tiles: int = tiles_for(border)
        """An estimate of the tiles that cover the border."""


def tiles_for(border: Cells) -> int:
    """An estimate of the tiles that cover these cells: half as many for a straight line, one each for a diagonal."""
    size: int = size_of(border)
    pairs: int = size_of(both(border, left(border))) + size_of(both(border, up(border)))
    half = (size + 1) // 2
    return half if half > size - pairs else size - pairs


class AreaCache:
    """The areas of the grounds seen last, in one box. An entry depends on its key alone."""

    def __init__(self) -> None:
        self.box: Components = BOX
        self.known: dict[tuple[Cells, Cells], list[Area]] = {}


CACHE: Final = AreaCache()


def areas_of(state: Mexica) -> list[Area]:
    """Areas worth cutting off, those with the shortest border first, whatever the pawns, ramps and supply are."""
    fixed = without(state.built, state.founded)
    key = (without(state.dry, state.founded), fixed)
    known = CACHE.known
    if CACHE.box is not state.box:
        known.clear()
        CACHE.box = state.box
    found = known.get(key)
    if found is None:
        found = find_areas(state, either(fixed, state.box.palace))
        if len(known) >= MAX_CACHED_GROUNDS:
            known.clear()
        known[key] = found
    return found


def find_areas(state: Mexica, fixed: Cells) -> list[Area]:
    found: list[Area] = []
    for district in state.districts:
        size = size_of(district)
        if size <= 3:
            continue
        seen: set[Cells] = set()
        for root in roots_of(state, district):
            grow_areas(state, district, only(root), fixed, min(state.box.largest, size - 1), found, seen)
    found.sort(key=border_size)
    counts = [0] * (state.box.largest + 1)
    best: list[Area] = []
    for area in found:
        if counts[area.size] < AREAS_PER_SIZE:
            counts[area.size] += 1
            best.append(area)
    return best


def border_size(area: Area) -> int:
    return size_of(area.border)


def roots_of(state: Mexica, district: Cells) -> list[int]:
    """The cells that areas are grown from: cells by the water, and a few inland."""
    shore = either(beside(without(state.box.island, state.dry)), state.box.coast)
    by_water = numbers_of(both(district, shore))
    inland = numbers_of(without(district, shore))
    step = ROOT_SPACING if len(by_water) > 24 else 2 if len(by_water) > 12 else 1
    roots: list[int] = []
    for index in range(0, len(by_water), step):
        roots.append(by_water[index])
    for index in range(0, len(inland), 24):
        roots.append(inland[index])
    return roots


def grow_areas(
    state: Mexica, district: Cells, root: Cells, fixed: Cells, largest: int, found: list[Area], seen: set[Cells]
) -> None:
    """Grow from the root cell by cell, with the two shortest borders, and add the areas of sizes that exist."""
    copies = state.box.copies
    best = root
    second = none()
    for size in range(2, largest + 1):
        top = none()
        next_top = none()
        top_cost: int = 999
        next_cost: int = 999
        for number in range(2):
            area = best if number == 0 else second
            if empty(area):
                continue
            edge = without(both(beside(area), district), area)
            while not empty(edge):
                cell = first_of(edge)
                edge = without(edge, cell)
                grown = either(area, cell)
                if grown == top:
                    continue
                border = without(both(beside(grown), district), grown)
                length: int = size_of(border)
                if 2 * length + 4 * ((length + 1) // 2) >= next_cost:
                    continue
                bad: int = size_of(both(border, fixed))
                price = 2 * length + 4 * tiles_for(border) + 20 * bad
                if price < top_cost:
                    next_top = top
                    next_cost = top_cost
                    top = grown
                    top_cost = price
                elif price < next_cost:
                    next_top = grown
                    next_cost = price
        if empty(top):
            return
        best = top
        second = next_top
        if copies[size] and top_cost <= MAX_AREA_COST:
            border = without(both(beside(best), district), best)
            if not overlap(border, fixed) and best not in seen and roomy(state, best):
                seen.add(best)
                found.append(Area(best, border, size))


# ------------------------------------------------------------------- where a pawn can get to
class ReachByCost:
    """The places that a pawn can get to, by their cost in action points, from 0 to MAX_COST_AP.

    Attributes instead of a list: sets of cells in a list are boxed, and this is asked for every area.
    """

    __slots__ = ("all", "at0", "at1", "at2", "at3", "at4", "at5", "at6")

    def __init__(self, start: Cells) -> None:
        self.all: Cells = start
        self.at0: Cells = start
        self.at1: Cells = none()
        self.at2: Cells = none()
        self.at3: Cells = none()
        self.at4: Cells = none()
        self.at5: Cells = none()
        self.at6: Cells = none()

    def at(self, price: int) -> Cells:
        """The places of that cost."""
        if price == 0:
            return self.at0
        if price == 1:
            return self.at1
        if price == 2:
            return self.at2
        if price == 3:
            return self.at3
        if price == 4:
            return self.at4
        return self.at5 if price == 5 else self.at6

    def put(self, price: int, places: Cells) -> None:
        self.all = either(self.all, places)
        if price == 1:
            self.at1 = places
        elif price == 2:
            self.at2 = places
        elif price == 3:
            self.at3 = places
        elif price == 4:
            self.at4 = places
        elif price == 5:
            self.at5 = places
        else:
            self.at6 = places


MAX_COST_AP: Final = 6


def reachable(state: Mexica, pawn: int, most: int) -> ReachByCost:
    """Where the pawn can get to at that cost, or at MAX_COST_AP if that is less."""
    ground = enterable(state)
    bridges = either(state.bridges_ns, state.bridges_ew)
    ns = without(state.bridges_ns, state.pieces)
    ew = without(state.bridges_ew, state.pieces)
    last = only(pawn)
    ways = ReachByCost(last)
    afloat = none()
    sailed = none()
    for price in range(1, min(most, MAX_COST_AP) + 1):
        land = both(last, state.dry)
        level = either(left(land), right(land))
        upright = either(up(land), down(land))
        new = either(both(level, either(ground, ew)), both(upright, either(ground, ns)))
        boats = without(last, state.dry)
        if not empty(boats):
            steep = both(boats, state.bridges_ns)
            flat = both(boats, state.bridges_ew)
            ramps = either(either(up(steep), down(steep)), either(left(flat), right(flat)))
            new = either(new, both(ramps, ground))
        boats = either(boats, afloat)
        afloat = none()
        if not empty(boats):
            sailed = either(sailed, boats)
            afloat = next_bridges(state, boats, without(bridges, sailed))
            new = either(new, without(afloat, state.pieces))
        last = without(new, ways.all)
        ways.put(price, last)
    return ways


def nearest(ways: ReachByCost, target: Cells) -> int:
    """The cost of the way to the nearest of these cells; -1 if there is none."""
    if not overlap(ways.all, target):
        return -1
    price: int = 0
    while not overlap(ways.at(price), target):
        price += 1
    return price


def path(state: Mexica, ways: ReachByCost, target: int, price: int) -> list[int]:
    """The moves of a cheapest way to a cell of that cost; empty if it is not found again."""
    moves: list[int] = []
    cell = target
    bridges = either(state.bridges_ns, state.bridges_ew)
    while price > 0:
        place = only(cell)
        level = either(left(place), right(place))
        upright = either(up(place), down(place))
        if overlap(place, state.dry):
            before = either(
                both(level, either(state.dry, state.bridges_ew)), both(upright, either(state.dry, state.bridges_ns))
            )
        elif overlap(place, state.bridges_ew):
            before = both(level, state.dry)
        else:
            before = both(upright, state.dry)
        before = both(before, ways.at(price - 1))
        if not empty(before):
            moves.append(WALK << CELL_BITS | cell)
            cell = number_of(before)
            price -= 1
            continue
        pier: int = -1
        steps: int = 1
        while steps <= price and pier < 0:
            for other in numbers_of(both(ways.at(price - steps), bridges)):
                if hops(state, other, cell) == steps:
                    pier = other
                    break
            steps += 1
        if pier < 0:
            return []
        moves.append(BOAT << CELL_BITS | cell)
        cell = pier
        price -= steps - 1
    moves.reverse()
    return moves
