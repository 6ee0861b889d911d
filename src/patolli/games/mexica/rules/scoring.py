"""Points and places (section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.core.state import places_by
from patolli.games.mexica.box.board import NAMES
from patolli.games.mexica.box.cells import COUNT, Cells, has, number_of, numbers_of, size_of
from patolli.games.mexica.box.components import FLOORS, Components
from patolli.games.mexica.rules.codes import CELL, CELL_BITS, FLOORS_MASK, NEUTRAL, OVER, OWNER_BITS
from patolli.games.mexica.rules.removal import any_left

if TYPE_CHECKING:
    from patolli.games.mexica.rules.state import Mexica


def finished(state: Mexica) -> bool:
    """MEX-79, MEX-80: somebody has built every temple of the stock, and the display is empty."""
    for seat in range(state.players):
        if not any(state.stock[seat * FLOORS : seat * FLOORS + FLOORS]):
            return not any_left(state)
    return False


def place(values: list[int], index: int) -> int:
    """MEX-84: one more than the number of colours with a higher value."""
    higher: int = 0
    for value in values:
        if value > values[index]:
            higher += 1
    return 1 + higher


def prizes(box: Components, size: int, founded: bool) -> list[int]:
    """MEX-85, MEX-86: the points of the places 1 to 4 and, at the neutral colour's turn, 5."""
    if founded:
        return [size, box.second[size], box.third[size], 0, 0]
    half = (size + 1) // 2
    return [size, half, (half + 1) // 2, 0, 0]


def score(state: Mexica) -> None:
    """MEX-83 to MEX-88: the scoring at the end of a period."""
    if state.events is not None:
        state.events.append(("scoring", {"period": state.period}))
    areas: list[Cells] = state.quarters[:]
    if state.period == 2:
        areas += state.districts
    where = [-1] * COUNT
    for index in range(len(areas)):
        for cell in numbers_of(areas[index]):
            where[cell] = index
    colours = state.players + 1
    values = [0] * (len(areas) * colours)
    for piece in state.temples:
        area = where[piece & CELL]
        if area >= 0:
            owner = piece >> OWNER_BITS
            if owner == NEUTRAL:
                owner = state.players
            values[area * colours + owner] += piece >> CELL_BITS & FLOORS_MASK
    for index in range(len(areas)):
        founded = index < len(state.quarters)
        cell = state.tokens[index] & CELL if founded else number_of(areas[index])
        score_district(state, areas[index], cell, founded, values[index * colours : (index + 1) * colours])
    bonus = state.box.palace_bonus
    for seat in range(state.players):
        if has(state.box.start, state.pawns[seat]):
            state.prestige[seat] += bonus
            if state.events is not None:
                state.events.append(("palace", {"seat": seat, "points": bonus}))


def score_district(state: Mexica, district: Cells, cell: int, founded: bool, values: list[int]) -> None:
    """MEX-84 to MEX-86, MEX-97: rank all colours, the neutral one included, and pay the players.

    The cell names the district: that of its token as when it was founded (MEX-41), the first one if it has none.
    """
    if not any(values):
        return
    size = size_of(district)
    paid = prizes(state.box, size, founded)
    cells = "" if state.events is None else " ".join([NAMES[number] for number in numbers_of(district)])
    for seat in range(state.players):
        if values[seat]:
            rank = place(values, seat)
            points = paid[rank - 1]
            state.prestige[seat] += points
            if state.events is not None:
                key = "district-founded" if founded else "district-open"
                state.events.append(
                    (
                        key,
                        {
                            "seat": seat,
                            "size": size,
                            "cell": NAMES[cell],
                            "cells": cells,
                            "floors": values[seat],
                            "place": rank,
                            "points": points,
                        },
                    )
                )


def places(state: Mexica) -> list[int]:
    """MEX-90, MEX-91: most prestige, then most action tokens; whoever is still tied shares a place."""
    return places_by(state.prestige, state.held) if state.phase == OVER else []
