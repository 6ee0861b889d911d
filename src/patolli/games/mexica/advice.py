"""What a bot needs to know about Mexica: how good a position is, and which moves are worth a look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.engine.cells import (
    COUNT,
    Cells,
    beside,
    both,
    empty,
    has,
    none,
    numbers_of,
    only,
    overlap,
    size_of,
    without,
)
from patolli.games.mexica.codes import (
    BOAT,
    BRIDGE_EW,
    BRIDGE_NS,
    CANAL,
    CANAL_SOUTH,
    CELL,
    CELL_BITS,
    END,
    FLOORS_MASK,
    FLY,
    FOUND,
    NEUTRAL,
    OVER,
    OWNER_BITS,
    SHIFT,
    SPEND,
    TAKE,
    TEMPLE,
    TURN,
    WALK,
)
from patolli.games.mexica.components import BOARD, DOUBLES, FLOORS, PALACE_BONUS, SINGLES
from patolli.games.mexica.removal import grow
from patolli.games.mexica.roaming import tile_cells
from patolli.games.mexica.scoring import place, prizes

if TYPE_CHECKING:
    from patolli.games.mexica.state import Mexica

POINT_OF_AP: Final = 0.55
POINT_OF_TOKEN: Final = 0.5
FOUNDED_NOW: Final = 0.95
FOUNDED_LATER: Final = 0.6
OPEN_LAST: Final = 0.95
OPEN_FIRST: Final = 0.7
OPEN_SHRINKS: Final = 0.45
"""What canals that can still be dug take from the worth of an unfounded district."""
HOLD: Final = 0.8
"""How much of a prize is thought safe with the floors that stand now; the rest goes by floors."""


def estimate(state: Mexica) -> list[float]:
    """The prestige that each seat will probably have at the end."""
    guess = [float(points) for points in state.prestige]
    if state.phase == OVER:
        return guess
    areas: list[Cells] = state.quarters + state.districts
    where = [-1] * COUNT
    for index in range(len(areas)):
        for cell in numbers_of(areas[index]):
            where[cell] = index
    colours = state.players + 1
    values = [0] * (len(areas) * colours)
    for piece in state.temples:
        owner = piece >> OWNER_BITS
        if owner == NEUTRAL:
            owner = state.players
        values[where[piece & CELL] * colours + owner] += piece >> CELL_BITS & FLOORS_MASK
    shrinks = OPEN_SHRINKS * (state.singles + state.doubles) / (SINGLES + DOUBLES)
    for index in range(len(areas)):
        floors = values[index * colours : (index + 1) * colours]
        total = sum(floors)
        if total == 0:
            continue
        founded = index < len(state.quarters)
        worth = FOUNDED_NOW if founded else OPEN_LAST - shrinks
        if state.period == 1:
            worth = FOUNDED_NOW + FOUNDED_LATER if founded else OPEN_FIRST - shrinks
        paid = prizes(size_of(areas[index]), founded)
        for seat in range(state.players):
            if floors[seat]:
                safe = paid[place(floors, seat) - 1]
                share = paid[0] * floors[seat] / (total + 2)
                guess[seat] += worth * (HOLD * safe + (1.0 - HOLD) * share)
    for seat in range(state.players):
        guess[seat] += POINT_OF_TOKEN * state.held[seat]
        if has(BOARD.start, state.pawns[seat]):
            guess[seat] += PALACE_BONUS * (0.9 if not state.display else 0.1)
    if state.phase == TURN:
        guess[state.seat] += POINT_OF_AP * state.ap
    return guess


def promise(state: Mexica, moves: list[int]) -> list[float]:
    """What a player would look at first: foundings, canals that lead to one, temples where they count."""
    if state.phase != TURN:
        return [0.0] * len(moves)
    cut = planned_cut(state)
    rich = overlap(state.here, state.founded)
    looks = [0.0] * len(moves)
    for index in range(len(moves)):
        looks[index] = look(state, moves[index], cut, rich)
    return looks


def look(state: Mexica, move: int, cut: Cells, rich: bool) -> float:
    kind = move >> CELL_BITS
    if kind == FOUND:
        return 5.0
    if CANAL <= kind <= CANAL_SOUTH:
        tile = tile_cells(kind, move & CELL)
        if overlap(tile, cut):
            return 3.0 if empty(without(tile, cut)) else 1.5
        return -3.0
    if TEMPLE < kind <= TEMPLE + FLOORS:
        return 2.0 if rich else 1.5
    if kind == END:
        return -2.0 if state.ap > 1 else 0.0
    if kind == SPEND:
        return -1.0
    if kind == TAKE:
        return 0.0
    if kind == WALK or kind == BOAT:
        return -0.5
    if kind == FLY:
        return -1.5 if has(state.founded, move & CELL) or has(state.dry, move & CELL) else -3.0
    if kind == BRIDGE_NS or kind == BRIDGE_EW:
        return -2.0
    return -4.0 if kind >= SHIFT else 0.0


def planned_cut(state: Mexica) -> Cells:
    """The border to dig for the richest district that can be cut off around the own pawn in this turn."""
    here = state.here
    if empty(here) or overlap(here, state.founded) or not state.display:
        return none()
    tiles = min(state.ap, state.singles + state.doubles)
    if tiles <= 0:
        return none()
    pawn = only(state.pawns[state.seat])
    most = min(tiles + min(tiles, state.doubles), 5)
    last: int = 0
    for size in reversed(state.display):
        if size != last and size < size_of(here):
            area = grow(state, without(here, pawn), here, pawn, size - 1, none(), most)
            if not empty(area):
                return without(both(beside(area), here), area)
        last = size
    return none()
