"""Positions of the set-up: what is on the table is what has been drawn and placed so far (MEX-23a, MEX-25)."""

from __future__ import annotations

from patolli.engine.position import Fields
from patolli.games.mexica.box.components import FLOORS
from patolli.games.mexica.rules.codes import CELL, DRAW_HEIGHTS, DRAW_ORDERS, DRAW_SITES, NEUTRAL, OWNER_BITS, PLACE
from patolli.games.mexica.rules.draws import heights_left
from patolli.games.mexica.rules.state import Mexica


def check_set_up(state: Mexica, fields: Fields) -> None:
    """Something is left to draw or to place, and nobody has had a turn."""
    if state.period != 1:
        raise fields.wrong("period", "set-up-period")
    if any(piece >> OWNER_BITS != NEUTRAL for piece in state.temples):
        raise fields.wrong("phase", "set-up-temple")
    for name in ("ap", "taken", "stall", "busy"):
        if getattr(state, name):
            raise fields.wrong(name, "set-up-turn", name=name)
    if state.round > 1:
        raise fields.wrong("round", "set-up-round")
    seats = [(state.first + n) % state.players for n in range(state.players)]
    placed = seats[: seats.index(state.seat)] if state.phase == PLACE else []
    if [seat for seat in seats if state.pawns[seat] >= 0] != placed:
        raise fields.wrong("phase", "pawn-order")
    if state.phase != PLACE:
        check_draws(state, fields)


def check_draws(state: Mexica, fields: Fields) -> None:
    """MEX-23a: nothing is on the board but what chance has put there."""
    wanted = state.box.first_display
    if state.seat != state.first:
        raise fields.wrong("turn", "set-up-first")
    if len(state.tiles) > len(state.box.first_tiles) or state.tokens or state.removed:
        raise fields.wrong("phase", "set-up-board")
    if state.phase <= DRAW_ORDERS and len(state.display) >= wanted:
        raise fields.wrong("display", "orders-drawn", count=wanted)
    if state.phase >= DRAW_SITES and state.players != 2:
        raise fields.wrong("phase", "neutral-two")
    if state.phase >= DRAW_SITES and len(state.display) != wanted:
        raise fields.wrong("display", "orders-first", count=wanted)
    check_neutral(state, fields)


def check_neutral(state: Mexica, fields: Fields) -> None:
    """MEX-95, MEX-98: sites come first, then heights in reading order."""
    built = [piece & CELL for piece in state.temples]
    count = state.box.neutral_count
    if state.phase == DRAW_HEIGHTS:
        state.sites = sorted(state.sites)
        if len(state.sites) != count or len(built) == count:
            raise fields.wrong("sites", "sites-first", count=count)
        if built != state.sites[: len(built)]:
            raise fields.wrong("neutral", "neutral-order")
        if any(heights_left(state, floors) < 0 for floors in range(1, FLOORS + 1)):
            raise fields.wrong("neutral", "neutral-mix", mix=str(state.options.mix), most=FLOORS)
    elif built or (state.sites and state.phase != DRAW_SITES) or len(state.sites) == count:
        raise fields.wrong("phase", "neutral-later")
