"""Calpulli tokens that can no longer be used (section 9).

A size is proved usable by a witness: cells of an unfounded district that the tiles in the supply could still cut
off. The last witness of each size is kept in the state and looked for again only when it no longer holds.

The search is not cheap, and its answer is final: once a size is unusable it stays so, and a size that can be
founded is never unusable. So removing can wait until somebody looks at the display. `play` does it at once while
somebody listens, views, positions and refusals are made from a copy in which it is done, and the end of a round asks
only whether any size is left. Which tokens are removed, and when a period ends, is the same as if it were done after
each action; and looking leaves the state that is looked at as it was.
"""

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
from patolli.games.mexica.box.options import OFF, SECOND_ONLY
from patolli.games.mexica.rules.codes import PLACE

if TYPE_CHECKING:
    from patolli.games.mexica.rules.state import Mexica

FEW_TILES: Final = 12
"""MEX-76: with more tiles than this in the supply, only the size of the districts is looked at."""


def remove_unusable(state: Mexica, tell: bool = True) -> None:
    """MEX-74 to MEX-77: take the tokens of every unusable size from the display; those who listen are told."""
    if not applies(state):
        return
    for size in sorted(set(state.display)):
        if not usable(state, size):
            count = state.display.count(size)
            state.display = [other for other in state.display if other != size]
            state.removed = sorted(state.removed + [size] * count)
            if tell and state.events is not None:
                state.events.append(("removed", {"size": size, "count": count}))


def up_to_date(state: Mexica) -> Mexica:
    """The state as whoever looks at it sees it: a copy without the tokens of unusable sizes (MEX-74 to MEX-77)."""
    if not applies(state):
        return state
    other = state.copy()
    remove_unusable(other)
    return other


def any_left(state: Mexica) -> bool:
    """Whether the display would still hold a token after removing."""
    if not applies(state):
        return len(state.display) > 0
    last: int = 0
    for size in state.display:
        if size != last and usable(state, size):
            return True
        last = size
    return False


def applies(state: Mexica) -> bool:
    """MEX-74, option `removal_periods`; the display of the set-up is not complete yet."""
    removal = state.options.removal
    return state.phase >= PLACE and removal != OFF and (removal != SECOND_ONLY or state.period == 2)


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
    state.witnesses = state.witnesses[:]
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
    royal = both(area, state.box.palace)
    open_cells = size_of(without(free, royal))
    if not state.options.emblem:
        royal = without(royal, state.box.emblem)
    return open_cells >= 1 and open_cells + size_of(royal) >= 2


def can_be_cut(state: Mexica, area: Cells, border: Cells) -> bool:
    """MEX-75b, c: the border is open ground, and the tiles of the supply can cover it."""
    if overlap(border, state.box.palace) or overlap(border, state.built):
        return False
    ground = without(state.dry, either(either(area, state.box.palace), either(state.built, state.founded)))
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
        found = grow(state, left_over, district, root, size - 1, none(), most)
        if not empty(found):
            return found
        left_over = without(left_over, root)
    return none()


def grow(state: Mexica, allowed: Cells, district: Cells, area: Cells, missing: int, border: Cells, most: int) -> Cells:
    """Take the undecided neighbours of the area one at a time, into the area or into its border.

    Each of the missing cells can take at most one neighbour out of the border, so a border that is longer than
    `most` by more than that is given up at once.
    """
    edge = without(both(beside(area), district), area)
    if size_of(edge) - missing > most:
        return none()
    if missing == 0:
        return area if roomy(state, area) and can_be_cut(state, area, edge) else none()
    border = either(border, without(edge, allowed))
    if size_of(border) > most or overlap(border, state.box.palace) or overlap(border, state.built):
        return none()
    edge = without(edge, border)
    if empty(edge):
        return none()
    forced = both(edge, either(state.box.palace, state.built))
    if not empty(forced):
        return grow(state, allowed, district, either(area, first_of(forced)), missing - 1, border, most)
    cell = first_of(edge)
    found = grow(state, allowed, district, either(area, cell), missing - 1, border, most)
    if not empty(found):
        return found
    allowed = without(allowed, cell)
    if size_of(flood(area, allowed)) < size_of(area) + missing:
        return none()
    return grow(state, allowed, district, area, missing, either(border, cell), most)
