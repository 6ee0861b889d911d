"""What the words of a move depend on besides the move (see `Game.wording`)."""

from __future__ import annotations

from patolli.games.lapins.rules.codes import (
    ABOUT,
    ATTACK,
    DRAW_SORT,
    DRAW_TILE,
    FACE,
    FOUND,
    HOLD,
    LOSE_AT,
    MOVE_BITS,
    PARRY,
    PART,
    PART_BITS,
    TRANSFORM,
)
from patolli.games.lapins.rules.katun import row_start
from patolli.games.lapins.rules.state import Lapins


def wording(state: Lapins, actor: int, move: int) -> int:
    """A site is numbered by its place in the list of sites, and said by its cell (LAP-12)."""
    kind, what = move >> MOVE_BITS, move & ABOUT
    if kind == DRAW_SORT or kind == DRAW_TILE:
        return len(state.tiles)
    if kind == FACE:
        return state.card - row_start(state) + 1
    cells = state.land.cell_of
    if kind == FOUND or kind == TRANSFORM:
        return cells[what]
    if kind == ATTACK:
        return cells[what >> PART_BITS] << PART_BITS | cells[what & PART]
    if kind == HOLD or kind == LOSE_AT or kind == PARRY:
        return cells[what >> PART_BITS]
    return 0
