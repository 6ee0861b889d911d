"""What may be done: `offer` says what is legal, `play` does it, one function for each action of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.mexica.box.board import NAMES
from patolli.games.mexica.box.cells import (
    Cells,
    Choices,
    both,
    down,
    either,
    empty,
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
from patolli.games.mexica.box.components import FLOORS
from patolli.games.mexica.rules.codes import (
    BOAT,
    BRIDGE_EW,
    BRIDGE_NS,
    CANAL,
    CANAL_EAST,
    CANAL_SOUTH,
    CELL,
    CELL_BITS,
    END,
    FLY,
    FOUND,
    OVER,
    PLACE,
    PLACE_PAWN,
    SHIFT,
    SPEND,
    TAKE,
    TEMPLE,
    TURN,
    WALK,
)
from patolli.games.mexica.rules.districts import close, dig, district_of
from patolli.games.mexica.rules.draws import draw, draws, weights
from patolli.games.mexica.rules.pieces import bridge, raise_temple, shift, without_one
from patolli.games.mexica.rules.removal import remove_unusable
from patolli.games.mexica.rules.roaming import harbours, hops, protects, reach_now, shuts_in, shuts_seat_in, tile_cells
from patolli.games.mexica.rules.scoring import finished, score

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng
    from patolli.games.mexica.rules.state import Mexica


# ------------------------------------------------------------------- what is legal
def moves(state: Mexica) -> list[int]:
    """All that the actor may do, in a fixed order."""
    if state.phase < PLACE:
        return draws(state)
    choices = Choices(True)
    offer(state, choices)
    if protects(state):
        refused = shutting(state, choices.moves)
        return [move for move in choices.moves if move not in refused]
    return choices.moves


def shutting(state: Mexica, offered: list[int]) -> set[int]:
    """MEX-72: those of the moves that would shut somebody in."""
    found: set[int] = set()
    for seat in range(state.players):
        if seat != state.seat:
            places = reach_now(state, seat)
            for move in offered:
                if shuts_seat_in(state, move, seat, places):
                    found.add(move)
    return found


def pick(state: Mexica, rng: Rng) -> int:
    """One of the moves at random, without listing them."""
    if state.phase < PLACE:
        options = draws(state)
        return options[rng.weighted(weights(state))]
    protected = protects(state)
    while True:
        choices = Choices(False)
        offer(state, choices)
        choices.want(rng.below(choices.count))
        if choices.found < 0:
            offer(state, choices)
        if not protected or shuts_in(state, choices.found) < 0:
            return choices.found


def offer(state: Mexica, choices: Choices) -> None:
    """Everything that is legal for the player to move, first-round protection aside."""
    if state.phase == PLACE:
        choices.add(PLACE_PAWN << CELL_BITS, without(state.box.start, state.pieces))
        return
    ap = state.ap
    seat = state.seat
    box = state.box
    ground = without(state.dry, either(state.pieces, box.palace))
    home = both(state.here, ground)
    if not empty(home) and not overlap(home, state.founded):
        size = size_of(state.here)
        if size <= box.largest and size in state.display:
            choices.add(FOUND << CELL_BITS, home)
    if state.held[seat]:
        choices.add_one(SPEND << CELL_BITS)
    if ap:
        if state.actions and state.taken < box.most_taken:
            choices.add_one(TAKE << CELL_BITS)
        offer_steps(state, choices)
        if choices.found >= 0:
            return
        offer_canals(state, choices, without(ground, either(state.ramps, state.founded)))
        if choices.found >= 0:
            return
        offer_bridges(state, choices)
        if not empty(home):
            heights = none()
            for floors in range(1, min(ap, FLOORS) + 1):
                if state.stock[seat * FLOORS + floors - 1]:
                    heights = either(heights, only(floors))
            choices.add_each(TEMPLE << CELL_BITS, 1 << CELL_BITS, heights, home)
    choices.add_one(END << CELL_BITS)


def enterable(state: Mexica) -> Cells:
    """MEX-6: the dry cells that a pawn may enter."""
    cells = without(state.dry, state.pieces)
    if not state.options.emblem:
        cells = without(cells, state.box.emblem)
    return cells


def offer_steps(state: Mexica, choices: Choices) -> None:
    """MEX-56 to MEX-65: on foot, by boat, and for the flat fee."""
    ground = enterable(state)
    ns = without(state.bridges_ns, state.pieces)
    ew = without(state.bridges_ew, state.pieces)
    number = state.pawns[state.seat]
    pawn = only(number)
    level = either(left(pawn), right(pawn))
    upright = either(up(pawn), down(pawn))
    if overlap(pawn, state.dry):
        onto = either(both(level, either(ground, ew)), both(upright, either(ground, ns)))
        choices.add(WALK << CELL_BITS, onto)
    else:
        ramps = level if overlap(pawn, state.bridges_ew) else upright
        choices.add(WALK << CELL_BITS, both(ramps, ground))
        choices.add(BOAT << CELL_BITS, harbours(state, number, state.ap))
    if state.ap >= state.box.flat_fee:
        choices.add(FLY << CELL_BITS, either(ground, either(ns, ew)))


def offer_canals(state: Mexica, choices: Choices, diggable: Cells) -> None:
    """MEX-32 to MEX-35."""
    if state.singles:
        choices.add(CANAL << CELL_BITS, diggable)
    if state.doubles:
        choices.add(CANAL_EAST << CELL_BITS, both(diggable, left(diggable)))
        choices.add(CANAL_SOUTH << CELL_BITS, both(diggable, up(diggable)))


def offer_bridges(state: Mexica, choices: Choices) -> None:
    """MEX-44 to MEX-50."""
    bridges = either(state.bridges_ns, state.bridges_ew)
    sites = without(state.canals, bridges)
    ns = both(sites, both(up(state.dry), down(state.dry)))
    ew = both(sites, both(left(state.dry), right(state.dry)))
    if state.bridges:
        choices.add(BRIDGE_NS << CELL_BITS, ns)
        choices.add(BRIDGE_EW << CELL_BITS, ew)
    else:
        free = without(bridges, state.pieces)
        choices.add_each(SHIFT << CELL_BITS, 2 << CELL_BITS, free, ns)
        choices.add_each((SHIFT + 1) << CELL_BITS, 2 << CELL_BITS, free, ew)


# ------------------------------------------------------------------- doing it
def play(state: Mexica, move: int) -> None:
    """Do what the move says; it must be legal. Whoever listens is told of tokens that it makes unusable."""
    kind = move >> CELL_BITS
    cell = move & CELL
    if state.events is not None:
        remove_unusable(state, tell=False)
    if kind < PLACE_PAWN:
        draw(state, kind, cell)
    elif kind == PLACE_PAWN:
        place_pawn(state, cell)
    elif kind == FOUND:
        found(state, cell)
    elif kind == SPEND:
        state.held[state.seat] -= 1
        state.actions += 1
        state.ap += 1
    elif kind == TAKE:
        state.held[state.seat] += 1
        state.actions -= 1
        state.taken += 1
        state.ap -= 1
    elif kind == WALK:
        go(state, cell, 1)
    elif kind == BOAT:
        go(state, cell, hops(state, state.pawns[state.seat], cell))
    elif kind == FLY:
        go(state, cell, state.box.flat_fee)
    elif kind <= CANAL_SOUTH:
        canal(state, kind, cell)
    elif kind == BRIDGE_NS or kind == BRIDGE_EW:
        state.bridges -= 1
        state.ap -= 1
        bridge(state, cell, kind == BRIDGE_EW)
    elif kind < FLY:
        temple(state, kind - TEMPLE, cell)
    elif kind == END:
        end_turn(state)
    else:
        state.ap -= 1
        shift(state, (kind - SHIFT) >> 1, cell, bool((kind - SHIFT) & 1))
    if state.events is not None:
        remove_unusable(state)


def cost(state: Mexica, move: int) -> int:
    """MEX-28: the action points that a legal move costs."""
    kind = move >> CELL_BITS
    if kind == BOAT:
        return hops(state, state.pawns[state.seat], move & CELL)
    if kind == FLY:
        return state.box.flat_fee
    if TEMPLE < kind <= TEMPLE + FLOORS:
        return kind - TEMPLE
    return 0 if kind in (FOUND, SPEND, END, PLACE_PAWN) or kind < PLACE_PAWN else 1


def canal(state: Mexica, kind: int, cell: int) -> None:
    """MEX-36."""
    tile = tile_cells(kind, cell)
    if kind == CANAL:
        state.singles -= 1
    else:
        state.doubles -= 1
    state.ap -= 1
    state.busy = True
    state.tiles = [*state.tiles, (kind - CANAL) << CELL_BITS | cell]
    cut = overlap(state.here, tile)
    dig(state, tile)
    if cut:
        state.here = district_of(state, state.pawns[state.seat])


def found(state: Mexica, cell: int) -> None:
    """MEX-41: the token is laid, the founder and all others present score at once."""
    box = state.box
    size = size_of(state.here)
    state.busy = True
    state.display = without_one(state.display, size)
    state.tokens = [*state.tokens, size << CELL_BITS | cell]
    state.pieces = either(state.pieces, only(cell))
    close(state, state.here)
    for seat in range(state.players):
        if has(state.here, state.pawns[seat]):
            points = box.second[size] if seat == state.seat else box.third[size]
            state.prestige[seat] += points
            if state.events is not None:
                key = "founded" if seat == state.seat else "present"
                state.events.append((key, {"seat": seat, "size": size, "cell": NAMES[cell], "points": points}))


def temple(state: Mexica, floors: int, cell: int) -> None:
    """MEX-55."""
    state.stock[state.seat * FLOORS + floors - 1] -= 1
    state.ap -= floors
    state.busy = True
    raise_temple(state, state.seat, floors, cell)


def go(state: Mexica, cell: int, price: int) -> None:
    """The pawn of the player to move goes to the cell."""
    old = state.pawns[state.seat]
    state.ap -= price
    state.pieces = either(without(state.pieces, only(old)), only(cell))
    state.pawns[state.seat] = cell
    if not has(state.here, cell):
        state.here = district_of(state, cell)


def place_pawn(state: Mexica, cell: int) -> None:
    """MEX-22."""
    state.pawns[state.seat] = cell
    state.pieces = either(state.pieces, only(cell))
    state.seat = (state.seat + 1) % state.players
    if state.seat == state.first:
        state.phase = TURN
        begin_turn(state)


# ------------------------------------------------------------------- turns, rounds, periods
def begin_turn(state: Mexica) -> None:
    """MEX-26."""
    state.ap = state.box.turn_points
    state.taken = 0
    state.here = district_of(state, state.pawns[state.seat])


def end_turn(state: Mexica) -> None:
    """MEX-30, and MEX-25 for what follows."""
    state.seat = (state.seat + 1) % state.players
    if state.seat == state.first:
        end_round(state)
    if state.phase == TURN:
        begin_turn(state)


def end_round(state: Mexica) -> None:
    """MEX-79 to MEX-82."""
    state.stall = 0 if state.busy else state.stall + 1
    state.busy = False
    stalled = state.stall > 0 and state.stall == state.options.stall
    if not finished(state) and not stalled:
        state.round += 1
        return
    if state.events is not None and not finished(state):
        state.events.append(("stalled", {"rounds": state.stall}))
    score(state)
    if state.period == 2:
        state.phase = OVER
        state.ap = 0
        state.here = none()
        if state.events is not None:
            for seat in state.winners():
                state.events.append(("won", {"seat": seat, "points": state.prestige[seat]}))
        return
    begin_second_period(state)


def begin_second_period(state: Mexica) -> None:
    """MEX-89."""
    reserve = state.box.reserve
    if state.events is not None:
        state.events.append(("second-period", {"orders": len(state.hidden), "temples": sum(reserve)}))
    state.period = 2
    state.round = 1
    state.stall = 0
    state.display = sorted(state.display + state.hidden)
    state.hidden = []
    for index in range(len(state.stock)):
        state.stock[index] += reserve[index % FLOORS]
    remove_unusable(state)
