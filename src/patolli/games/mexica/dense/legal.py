"""All that is legal in Mexica as sets of cells, in one pass and without lists."""

from __future__ import annotations

from patolli.games.mexica.box.cells import (
    Cells,
    both,
    down,
    either,
    empty,
    first_of,
    left,
    none,
    number_of,
    only,
    overlap,
    right,
    size_of,
    up,
    without,
)
from patolli.games.mexica.box.components import FLOORS
from patolli.games.mexica.rules.codes import (
    BOAT,
    CANAL,
    CANAL_EAST,
    CANAL_SOUTH,
    CELL_BITS,
    FLY,
    FOUND,
    PLACE,
    TEMPLE,
    WALK,
)
from patolli.games.mexica.rules.moves import enterable
from patolli.games.mexica.rules.roaming import harbours, reach_now, shuts_seat_in, too_small
from patolli.games.mexica.rules.state import Mexica


class Legal:
    """The legal cells of each kind of move, and the words."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.place: Cells = none()
        self.found: Cells = none()
        self.walk: Cells = none()
        self.boat: Cells = none()
        self.single: Cells = none()
        self.east: Cells = none()
        self.south: Cells = none()
        self.bridge_ns: Cells = none()
        self.bridge_ew: Cells = none()
        self.temple_1: Cells = none()
        self.temple_2: Cells = none()
        self.temple_3: Cells = none()
        self.temple_4: Cells = none()
        self.fly: Cells = none()
        self.lift: Cells = none()
        self.spend: bool = False
        self.take: bool = False
        self.end: bool = False


def offer(state: Mexica, lifted: bool, legal: Legal) -> None:
    """The same as moves.offer. A moved bridge is lifted first; then it has only places to go to."""
    legal.clear()
    box = state.box
    if state.phase == PLACE:
        legal.place = without(box.start, state.pieces)
        return
    bridges = either(state.bridges_ns, state.bridges_ew)
    sites = without(state.canals, bridges)
    ns = both(sites, both(up(state.dry), down(state.dry)))
    ew = both(sites, both(left(state.dry), right(state.dry)))
    if lifted:
        legal.bridge_ns = ns
        legal.bridge_ew = ew
        return
    ap = state.ap
    seat = state.seat
    ground = without(state.dry, either(state.pieces, box.palace))
    home = both(state.here, ground)
    if not empty(home) and not overlap(home, state.founded):
        size = size_of(state.here)
        if size <= box.largest and size in state.display:
            legal.found = home
    legal.spend = state.held[seat] > 0
    legal.end = True
    if not ap:
        return
    legal.take = state.actions > 0 and state.taken < box.most_taken
    offer_steps(state, legal)
    diggable = without(ground, either(state.ramps, state.founded))
    if state.singles:
        legal.single = diggable
    if state.doubles:
        legal.east = both(diggable, left(diggable))
        legal.south = both(diggable, up(diggable))
    if state.bridges:
        legal.bridge_ns = ns
        legal.bridge_ew = ew
    elif not empty(either(ns, ew)):
        legal.lift = without(bridges, state.pieces)
    if not empty(home):
        stock = seat * FLOORS
        if state.stock[stock]:
            legal.temple_1 = home
        if ap >= 2 and state.stock[stock + 1]:
            legal.temple_2 = home
        if ap >= 3 and state.stock[stock + 2]:
            legal.temple_3 = home
        if ap >= 4 and state.stock[stock + 3]:
            legal.temple_4 = home


def offer_steps(state: Mexica, legal: Legal) -> None:
    """MEX-56 to MEX-65: on foot, by boat, and for the flat fee."""
    ground = enterable(state)
    ns = without(state.bridges_ns, state.pieces)
    ew = without(state.bridges_ew, state.pieces)
    number = state.pawns[state.seat]
    pawn = only(number)
    level = either(left(pawn), right(pawn))
    upright = either(up(pawn), down(pawn))
    if overlap(pawn, state.dry):
        legal.walk = either(both(level, either(ground, ew)), both(upright, either(ground, ns)))
    else:
        ramps = level if overlap(pawn, state.bridges_ew) else upright
        legal.walk = both(ramps, ground)
        legal.boat = harbours(state, number, state.ap)
    if state.ap >= state.box.flat_fee:
        legal.fly = either(ground, either(ns, ew))


# ------------------------------------------------------------------- the protection of the first round
def splitting(area: Cells, gone: int) -> Cells:
    """The cells without which the area may fall apart, by the eight cells around each, all cells at once.

    `gone`: the neighbour to the west (1), north (2), east (3) or south (4) has been taken away before.
    """
    e = left(area)
    w = right(area)
    n = down(area)
    s = up(area)
    ne = left(n)
    nw = right(n)
    se = left(s)
    sw = right(s)
    if gone == 1:
        w = none()
    elif gone == 2:
        n = none()
    elif gone == 3:
        e = none()
    elif gone == 4:
        s = none()
    a = without(e, both(ne, n))
    b = without(n, both(nw, w))
    c = without(w, both(sw, s))
    d = without(s, both(se, e))
    return either(either(both(a, b), both(c, d)), both(either(a, b), either(c, d)))


def allowed(state: Mexica, kind: int, cells: Cells, safe: Cells, reached: list[Cells]) -> Cells:
    """Those of the cells where the move shuts nobody in; the rules are asked about those not known to be safe."""
    rest = without(cells, safe)
    while not empty(rest):
        one = first_of(rest)
        rest = without(rest, one)
        move: int = kind << CELL_BITS | number_of(one)
        for seat in range(state.players):
            if seat != state.seat and shuts_seat_in(state, move, seat, reached[seat]):
                cells = without(cells, one)
                break
    return cells


def protect(state: Mexica, legal: Legal) -> None:
    """MEX-72: take out what would shut somebody in. Most cells are cleared together, the others one by one."""
    island = state.box.island
    single = island
    east = island
    south = island
    reached: list[Cells] = []
    for seat in range(state.players):
        places = reach_now(state, seat)
        reached.append(places)
        if seat == state.seat:
            continue
        area = both(places, state.dry)
        calm = without(area, state.ramps)
        before = size_of(places) - 1
        loose = without(calm, splitting(area, 0))
        away = without(island, places)
        if not too_small(state, before, before - 1):
            away = either(away, loose)
        single = both(single, away)
        dry_away = without(state.dry, places)
        two_east = both(dry_away, left(dry_away))
        two_south = both(dry_away, up(dry_away))
        if not too_small(state, before, before - 2):
            two_east = either(two_east, both(loose, left(without(calm, splitting(area, 1)))))
            two_east = either(two_east, both(left(loose), without(calm, splitting(area, 3))))
            two_south = either(two_south, both(loose, up(without(calm, splitting(area, 2)))))
            two_south = either(two_south, both(up(loose), without(calm, splitting(area, 4))))
        east = both(east, two_east)
        south = both(south, two_south)
    legal.found = allowed(state, FOUND, legal.found, single, reached)
    legal.walk = allowed(state, WALK, legal.walk, single, reached)
    legal.boat = allowed(state, BOAT, legal.boat, single, reached)
    legal.single = allowed(state, CANAL, legal.single, single, reached)
    legal.east = allowed(state, CANAL_EAST, legal.east, east, reached)
    legal.south = allowed(state, CANAL_SOUTH, legal.south, south, reached)
    legal.fly = allowed(state, FLY, legal.fly, single, reached)
    protect_temples(state, legal, single, reached)


def protect_temples(state: Mexica, legal: Legal, safe: Cells, reached: list[Cells]) -> None:
    """A temple blocks its cell whatever its height, and all heights have the same cells."""
    home = either(either(legal.temple_1, legal.temple_2), either(legal.temple_3, legal.temple_4))
    free = allowed(state, TEMPLE + 1, home, safe, reached)
    legal.temple_1 = both(legal.temple_1, free)
    legal.temple_2 = both(legal.temple_2, free)
    legal.temple_3 = both(legal.temple_3, free)
    legal.temple_4 = both(legal.temple_4, free)
