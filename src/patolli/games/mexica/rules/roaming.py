"""Where a pawn can get: boats (section 7.6) and the protection of the first round (section 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.mexica.box.cells import (
    Cells,
    beside,
    both,
    down,
    either,
    empty,
    flood,
    has,
    left,
    none,
    only,
    overlap,
    right,
    size_of,
    up,
    without,
)
from patolli.games.mexica.box.options import ENCLOSURE, OFF
from patolli.games.mexica.rules.codes import (
    BOAT,
    CANAL,
    CANAL_EAST,
    CANAL_SOUTH,
    CELL,
    CELL_BITS,
    FLY,
    FOUND,
    SHIFT,
    TEMPLE,
    TURN,
    WALK,
)
from patolli.games.mexica.rules.districts import holds_together

if TYPE_CHECKING:
    from patolli.games.mexica.rules.state import Mexica


def sail(start: Cells, water: Cells, coast: Cells) -> Cells:
    """MEX-13: all of the water that is joined to the start, over the lake where it gets there. Includes the start."""
    reached = flood(start, either(water, start))
    if overlap(reached, coast):
        landed = either(reached, both(water, coast))
        return flood(landed, either(water, landed))
    return reached


def next_bridges(state: Mexica, reached: Cells, unseen: Cells) -> Cells:
    """MEX-61: the unseen bridges that are one link away from those just reached."""
    bridges = either(state.bridges_ns, state.bridges_ew)
    coast = state.box.coast
    water = sail(reached, without(state.canals, bridges), coast)
    linked = beside(water)
    if overlap(water, coast):
        linked = either(linked, coast)
    return both(linked, unseen)


def hops(state: Mexica, start: int, target: int) -> int:
    """MEX-62: the fewest links between two bridges; 0 if there is no way."""
    reached = only(start)
    unseen = without(either(state.bridges_ns, state.bridges_ew), reached)
    cost: int = 1
    while True:
        reached = next_bridges(state, reached, unseen)
        if empty(reached):
            return 0
        if has(reached, target):
            return cost
        unseen = without(unseen, reached)
        cost += 1


def harbours(state: Mexica, start: int, most: int) -> Cells:
    """MEX-63: the free bridges that a boat can reach with at most `most` hops."""
    reached = only(start)
    unseen = without(either(state.bridges_ns, state.bridges_ew), reached)
    found = none()
    for _ in range(most):
        reached = next_bridges(state, reached, unseen)
        if empty(reached):
            break
        found = either(found, reached)
        unseen = without(unseen, reached)
    return without(found, state.pieces)


def reach(state: Mexica, start: int, dry: Cells, canals: Cells, ns: Cells, ew: Cells, pieces: Cells) -> Cells:
    """MEX-71: the places that a pawn could get to by foot and boat, its own included, in the position given."""
    bridges = either(ns, ew)
    moored = without(bridges, pieces)
    ground = without(dry, pieces)
    if not state.options.emblem:
        ground = without(ground, state.box.emblem)
    place = only(start)
    if empty(bridges):
        return flood(place, either(ground, place))
    boats = both(place, bridges)
    land = without(place, bridges)
    while True:
        steep = both(boats, ns)
        flat = both(boats, ew)
        ramps = either(either(up(steep), down(steep)), either(left(flat), right(flat)))
        land = either(land, both(ramps, ground))
        land = flood(land, either(land, ground))
        upright = both(either(up(land), down(land)), ns)
        level = both(either(left(land), right(land)), ew)
        boarded = either(boats, both(either(upright, level), moored))
        if not empty(boarded):
            boarded = either(boarded, both(sail(boarded, canals, state.box.coast), moored))
        if boarded == boats:
            return either(land, boats)
        boats = boarded


def reach_now(state: Mexica, seat: int) -> Cells:
    return reach(state, state.pawns[seat], state.dry, state.canals, state.bridges_ns, state.bridges_ew, state.pieces)


def freedom(state: Mexica, seat: int) -> int:
    """MEX-71: how many places other than its own the pawn of the seat could get to."""
    return size_of(reach_now(state, seat)) - 1


def protects(state: Mexica) -> bool:
    """MEX-70: whether the first-round protection is in force."""
    return state.round == 1 and state.period == 1 and state.phase == TURN and state.options.first_round != OFF


def too_small(state: Mexica, before: int, after: int) -> bool:
    """MEX-72."""
    if state.options.first_round == ENCLOSURE and before >= state.box.largest > after:
        return True
    return before >= 1 and after == 0


def shuts_in(state: Mexica, move: int) -> int:
    """MEX-72: the other seat whose pawn the move would shut in, or -1."""
    for seat in range(state.players):
        if seat != state.seat and shuts_seat_in(state, move, seat, reach_now(state, seat)):
            return seat
    return -1


def shuts_seat_in(state: Mexica, move: int, seat: int, places: Cells) -> bool:
    """MEX-72 for one pawn that can get to these places now."""
    kind = move >> CELL_BITS
    cell = move & CELL
    taken = only(cell)
    dry = state.dry
    canals = state.canals
    ns = state.bridges_ns
    ew = state.bridges_ew
    pieces = state.pieces
    if kind == CANAL or kind == CANAL_EAST or kind == CANAL_SOUTH:
        taken = tile_cells(kind, cell)
        dry = without(dry, taken)
        canals = either(canals, taken)
    elif kind == FOUND or TEMPLE < kind <= TEMPLE + 4:
        pieces = either(pieces, taken)
    elif kind == WALK or kind == BOAT or kind == FLY:
        pieces = either(without(pieces, only(state.pawns[state.seat])), taken)
    elif kind >= SHIFT:
        old = only((kind - SHIFT) >> 1)
        ns = without(ns, old)
        ew = without(ew, old)
        if (kind - SHIFT) & 1:
            ew = either(ew, taken)
        else:
            ns = either(ns, taken)
    else:
        return False
    before = size_of(places) - 1
    if kind < SHIFT:
        lost = both(places, taken)
        if empty(lost):
            return False
        if (
            overlap(taken, state.dry)
            and not overlap(taken, state.ramps)
            and holds_together(both(places, state.dry), taken)
        ):
            return too_small(state, before, before - size_of(lost))
    after = size_of(reach(state, state.pawns[seat], dry, canals, ns, ew, pieces)) - 1
    return too_small(state, before, after)


def tile_cells(kind: int, cell: int) -> Cells:
    """The cells that a canal tile covers."""
    first = only(cell)
    if kind == CANAL_EAST:
        return either(first, right(first))
    if kind == CANAL_SOUTH:
        return either(first, down(first))
    return first
