"""The draws of the set-up (MEX-23a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.mexica.box.cells import WIDTH, Cells, Choices, either, none, numbers_of, only, without
from patolli.games.mexica.box.components import FLOORS, Components
from patolli.games.mexica.rules.codes import (
    CELL,
    CELL_BITS,
    DRAW_FIRST,
    DRAW_HEIGHTS,
    DRAW_ORDERS,
    DRAW_SITES,
    FIRST,
    FLOORS_MASK,
    HEIGHT,
    NEUTRAL,
    ORDER,
    PLACE,
    SITE,
    START_OVER,
)
from patolli.games.mexica.rules.pieces import raise_temple, without_one

if TYPE_CHECKING:
    from patolli.games.mexica.rules.state import Mexica


def draws(state: Mexica) -> list[int]:
    """All that CHANCE may do."""
    if state.phase == DRAW_FIRST:
        return [FIRST << CELL_BITS | seat for seat in range(state.players)]
    if state.phase == DRAW_ORDERS:
        return [ORDER << CELL_BITS | size for size in range(state.box.largest + 1) if size in state.hidden]
    if state.phase == DRAW_SITES:
        choices = Choices(True)
        choices.add(SITE << CELL_BITS, state.spots)
        return choices.moves or [START_OVER << CELL_BITS]
    return [HEIGHT << CELL_BITS | floors for floors in range(1, FLOORS + 1) if heights_left(state, floors)]


def weights(state: Mexica) -> list[int]:
    """The weights of the draws, in their order."""
    if state.phase == DRAW_ORDERS:
        return [state.hidden.count(move & CELL) for move in draws(state)]
    if state.phase == DRAW_HEIGHTS:
        return [heights_left(state, move & CELL) for move in draws(state)]
    return [1] * len(draws(state))


def heights_left(state: Mexica, floors: int) -> int:
    """MEX-92: the neutral temples of that height that are not placed yet."""
    left_over = state.options.mix[floors - 1]
    for piece in state.temples:
        if piece >> CELL_BITS & FLOORS_MASK == floors:
            left_over -= 1
    return left_over


def draw(state: Mexica, kind: int, what: int) -> None:
    """Chance has decided: go on to the next draw, or to the placing of the pawns."""
    if kind == FIRST:
        state.first = what
        state.seat = what
        state.phase = DRAW_ORDERS
    elif kind == ORDER:
        state.hidden = without_one(state.hidden, what)
        state.display = [*state.display, what]
        if len(state.display) == state.box.first_display:
            state.display = sorted(state.display)
            state.phase = DRAW_SITES if state.players == 2 else PLACE
    elif kind == SITE:
        state.sites = [*state.sites, what]
        state.spots = without(state.spots, near(state.box, what, state.options.distance))
        if len(state.sites) == state.box.neutral_count:
            state.sites = sorted(state.sites)
            state.spots = none()
            state.phase = DRAW_HEIGHTS
    elif kind == START_OVER:
        state.sites = []
        state.spots = state.box.inland
    else:
        raise_temple(state, NEUTRAL, what, state.sites[len(state.temples)])
        if len(state.temples) == state.box.neutral_count:
            state.sites = []
            state.phase = PLACE


def near(box: Components, cell: int, distance: int) -> Cells:
    """MEX-94: the cells that lie too close to this one."""
    close_by = none()
    for number in numbers_of(box.inland):
        steps = abs(number % WIDTH - cell % WIDTH) + abs(number // WIDTH - cell // WIDTH)
        if steps < distance:
            close_by = either(close_by, only(number))
    return close_by
