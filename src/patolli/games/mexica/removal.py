"""Calpulli tokens that can no longer be used (section 9).

A size is proved usable by a witness: cells of an unfounded district that the tiles in the supply could still cut
off. The last witness of each size is kept in the state and looked for again only when it no longer holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.engine.cells import (
    Cells,
    beside,
    both,
    down,
    either,
    empty,
    first_of,
    flood,
    left,
    none,
    overlap,
    right,
    size_of,
    up,
    within,
    without,
)
from patolli.games.mexica.components import BOARD
from patolli.games.mexica.options import OFF, SECOND_ONLY

if TYPE_CHECKING:
    from patolli.games.mexica.state import Mexica

FEW_TILES: Final = 12
"""MEX-76: with more tiles than this in the supply, only the size of the districts is looked at."""


def remove_unusable(state: Mexica) -> None:
    """MEX-74 to MEX-77: take the tokens of every unusable size from the display."""
    removal = state.options.removal
    if not state.display or removal == OFF or (removal == SECOND_ONLY and state.period == 1):
        return
    last: int = 0
    gone: int = 0
    for size in state.display:
        if size != last:
            last = size
            if not usable(state, size):
                gone = size
                break
    if gone:
        count = state.display.count(gone)
        state.display = [size for size in state.display if size != gone]
        state.removed += [gone] * count
        if state.events is not None:
            state.events.append(("removed", {"size": gone, "count": count}))
        remove_unusable(state)


def usable(state: Mexica, size: int) -> bool:
    """MEX-76."""
    if state.singles + state.doubles > FEW_TILES:
        for district in state.districts:
            if size_of(district) >= size:
                return True
        return False
    witness = state.witnesses[size]
    if not empty(witness) and holds(state, witness):
        return True
    witness = find_witness(state, size)
    if empty(witness):
        return False
    state.witnesses[size] = witness
    return True


def holds(state: Mexica, area: Cells) -> bool:
    """MEX-75: whether the cells, which were a witness before, still are one."""
    if not within(area, state.dry) or overlap(area, state.founded):
        return False
    return roomy(state, area) and can_be_cut(state, area, without(both(beside(area), state.dry), area))


def roomy(state: Mexica, area: Cells) -> bool:
    """MEX-75d: there is a cell for the token and another one for the founder."""
    free = without(area, state.built)
    royal = both(area, BOARD.palace)
    open_cells = size_of(without(free, royal))
    if not state.options.emblem:
        royal = without(royal, BOARD.emblem)
    return open_cells >= 1 and open_cells + size_of(royal) >= 2


def can_be_cut(state: Mexica, area: Cells, border: Cells) -> bool:
    """MEX-75b, c: the border is open ground, and the tiles of the supply can cover it."""
    if overlap(border, BOARD.palace) or overlap(border, state.built):
        return False
    ground = without(state.dry, either(either(area, BOARD.palace), either(state.built, state.founded)))
    return coverable(border, ground, state.singles, state.doubles)


def coverable(border: Cells, ground: Cells, singles: int, doubles: int) -> bool:
    """MEX-75c: whether non-overlapping tiles on the ground can cover the border."""
    size = size_of(border)
    if size <= singles:
        return True
    if size > singles + 2 * doubles:
        return False
    cell = first_of(border)
    rest = without(ground, cell)
    if doubles:
        sides = both(either(either(left(cell), right(cell)), either(up(cell), down(cell))), rest)
        partners = both(sides, border)
        while not empty(partners):
            partner = first_of(partners)
            partners = without(partners, partner)
            tile = either(cell, partner)
            if coverable(without(border, tile), without(ground, tile), singles, doubles - 1):
                return True
        others = without(sides, border)
        while not empty(others):
            partner = first_of(others)
            others = without(others, partner)
            if coverable(without(border, cell), without(rest, partner), singles, doubles - 1):
                return True
    return singles > 0 and coverable(without(border, cell), rest, singles - 1, doubles)


def find_witness(state: Mexica, size: int) -> Cells:
    """MEX-75: cells of an unfounded district that can become a district of that size; none if there are none."""
    for district in state.districts:
        if size_of(district) == size and roomy(state, district):
            return district
    if not state.singles and not state.doubles:
        return none()
    for district in state.districts:
        if size_of(district) > size:
            found = search(state, district, size)
            if not empty(found):
                return found
    return none()


def search(state: Mexica, district: Cells, size: int) -> Cells:
    """Try every root in reading order; no cell before the root belongs to the area that grows from it."""
    left_over = district
    most = state.singles + 2 * state.doubles
    while size_of(left_over) >= size:
        root = first_of(left_over)
        found = grow(state, left_over, district, root, 1, size, none(), most)
        if not empty(found):
            return found
        left_over = without(left_over, root)
    return none()


def grow(
    state: Mexica, allowed: Cells, district: Cells, area: Cells, grown: int, size: int, border: Cells, most: int
) -> Cells:
    """Take the undecided neighbours of the area one at a time, into the area or into its border."""
    edge = without(both(beside(area), district), either(area, border))
    if grown == size:
        border = either(border, edge)
        if size_of(border) <= most and roomy(state, area) and can_be_cut(state, area, border):
            return area
        return none()
    barred = without(edge, allowed)
    if not empty(barred):
        border = either(border, barred)
        edge = without(edge, barred)
        if overlap(barred, BOARD.palace) or overlap(barred, state.built) or size_of(border) > most:
            return none()
    if empty(edge):
        return none()
    cell = first_of(edge)
    found = grow(state, allowed, district, either(area, cell), grown + 1, size, border, most)
    if not empty(found):
        return found
    if overlap(cell, BOARD.palace) or overlap(cell, state.built) or size_of(border) >= most:
        return none()
    allowed = without(allowed, cell)
    if size_of(flood(area, allowed)) < size:
        return none()
    return grow(state, allowed, district, area, grown, size, either(border, cell), most)
