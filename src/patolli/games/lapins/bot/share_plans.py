"""Shares of the goods that are worth considering (LAP-78): the automatic ones, and some by hand that fill reserves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.games.lapins.rules.codes import (
    AREA,
    CHOICE,
    DONE_SACRIFICE,
    DONE_TAX,
    EMPTY,
    FINISHED,
    GIVEN,
    MAIZE,
    MOVE_BITS,
    POOL,
    PRISONER,
    SACRIFICE,
    SACRIFICES,
    SHARE_GLORY,
    SHARE_MANUAL,
    SHARE_ROW,
    SHARE_TAXES,
    STAGE,
    STORE,
    TAX,
    TAXES,
    TEMPLES,
    TYPES,
)
from patolli.games.lapins.rules.sharing import (
    TAX_ORDER,
    can_place,
    in_area,
    play_share,
    reserves,
    tax_room,
)

if TYPE_CHECKING:
    from patolli.games.lapins.rules.state import Lapins

KEEPS: Final[list[list[int]]] = [[MAIZE], [MAIZE, PRISONER], [MAIZE, MAIZE], [PRISONER]]
"""What may be kept in reserves before anything else is done with the goods."""
MOST_STEPS: Final = 200


def portions(state: Lapins, seat: int) -> list[list[int]]:
    """Ways for a king to finish his share; from the beginning, or from where he is."""
    if state.shares[seat * SHARE_ROW + STAGE] == CHOICE:
        found = [[SHARE_GLORY << MOVE_BITS], [SHARE_TAXES << MOVE_BITS]]
        if has_reserves(state, seat):
            for keep in KEEPS:
                found.append(by_hand(state, seat, keep, False))
                found.append(by_hand(state, seat, keep, True))
        return found
    return [by_hand(state, seat, [], False), by_hand(state, seat, [MAIZE], False), by_hand(state, seat, [MAIZE], True)]


def has_reserves(state: Lapins, seat: int) -> bool:
    for city in state.cities:
        if city >> 54 == seat + 1 and reserves(city):
            return True
    return False


def by_hand(state: Lapins, seat: int, keep: list[int], taxes_first: bool) -> list[int]:
    """A share by hand: what is to be kept is set aside first, the rest goes glory first or taxes first."""
    trial = state.copy()
    row = seat * SHARE_ROW
    moves: list[int] = []
    area = 0
    goal: list[int] = []
    for _ in range(MOST_STEPS):
        stage = trial.shares[row + STAGE]
        if trial.shares[row + AREA] != area:
            area = trial.shares[row + AREA]
            goal = goals(trial, row, area, keep, taxes_first)
        move = step(trial, row, stage, goal)
        moves.append(move)
        if finishes(trial, seat, move):
            break
    return moves


def finishes(trial: Lapins, seat: int, move: int) -> bool:
    """Make the move; whether the share is finished."""
    play_share(trial, seat, move)
    return trial.shares[seat * SHARE_ROW + STAGE] == FINISHED


def goals(trial: Lapins, row: int, area: int, keep: list[int], taxes_first: bool) -> list[int]:
    """What an area gives to its temples, what its palaces take, and what must be stored: six numbers each."""
    kept = [0] * TYPES
    pool = [trial.shares[row + POOL + which] for which in range(TYPES)]
    given = [trial.shares[row + GIVEN + which] for which in range(TYPES)]
    room = 0
    for site in range(trial.land.sites):
        if area >> site & 1:
            room += reserves(trial.cities[site])
    for which in keep:
        if room and pool[which]:
            pool[which] -= 1
            kept[which] += 1
            room -= 1
    taxed = [0] * TYPES
    temples = in_area(trial, area, TEMPLES)
    if taxes_first:
        levy(pool, taxed, tax_room(trial, area))
    for which in range(TYPES):
        more = min(pool[which], temples - given[which])
        if more > 0:
            given[which] += more
            pool[which] -= more
    if not taxes_first:
        levy(pool, taxed, tax_room(trial, area))
    return given + taxed + kept


def levy(pool: list[int], taxed: list[int], room: int) -> None:
    """LAP-79: always one of the type of which most are left."""
    for _ in range(room):
        best = TAX_ORDER[0]
        for which in TAX_ORDER:
            if pool[which] > pool[best]:
                best = which
        if not pool[best]:
            return
        pool[best] -= 1
        taxed[best] += 1


def step(trial: Lapins, row: int, stage: int, goal: list[int]) -> int:
    """The next move towards the goal."""
    if stage == CHOICE:
        return SHARE_MANUAL << MOVE_BITS
    if stage == SACRIFICES:
        for which in range(TYPES):
            if trial.shares[row + GIVEN + which] < goal[which] and can_place(trial, row, which):
                return SACRIFICE << MOVE_BITS | which
        return DONE_SACRIFICE << MOVE_BITS
    if stage == TAXES:
        for which in range(TYPES):
            if goal[TYPES + which] > 0 and can_place(trial, row, which):
                goal[TYPES + which] -= 1
                return TAX << MOVE_BITS | which
        return DONE_TAX << MOVE_BITS
    return next_to_store(trial, row, goal)


def next_to_store(trial: Lapins, row: int, goal: list[int]) -> int:
    """First what was to be kept, then whatever is left."""
    for which in range(TYPES):
        if goal[2 * TYPES + which] > 0 and can_place(trial, row, which):
            goal[2 * TYPES + which] -= 1
            return STORE << MOVE_BITS | which
    for which in range(TYPES):
        if can_place(trial, row, which):
            return STORE << MOVE_BITS | which
    return EMPTY << MOVE_BITS
