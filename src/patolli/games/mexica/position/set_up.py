"""Positions of the set-up: what is on the table is what has been drawn and placed so far (MEX-23a, MEX-25)."""

from __future__ import annotations

from patolli.engine.position import Fields
from patolli.games.mexica.box.components import FLOORS
from patolli.games.mexica.rules.codes import CELL, DRAW_HEIGHTS, DRAW_ORDERS, DRAW_SITES, NEUTRAL, OWNER_BITS, PLACE
from patolli.games.mexica.rules.draws import heights_left
from patolli.games.mexica.rules.state import Mexica


def check_set_up(state: Mexica, fields: Fields) -> None:
    """Something is left to draw or to place, and nobody has had a turn."""
    fields.deny(state.period != 1, "period", "set-up-period")
    fields.deny(any(piece >> OWNER_BITS != NEUTRAL for piece in state.temples), "phase", "set-up-temple")
    for name in ("ap", "taken", "stall", "busy"):
        fields.deny(getattr(state, name), name, "set-up-turn", name=name)
    fields.deny(state.round > 1, "round", "set-up-round")
    seats = [(state.first + n) % state.players for n in range(state.players)]
    placed = seats[: seats.index(state.seat)] if state.phase == PLACE else []
    fields.deny([seat for seat in seats if state.pawns[seat] >= 0] != placed, "phase", "pawn-order")
    if state.phase != PLACE:
        check_draws(state, fields)


def check_draws(state: Mexica, fields: Fields) -> None:
    """MEX-23a, MEX-95, MEX-98: nothing is on the board but what chance has put there: sites, then heights in order."""
    wanted, count, phase = state.box.first_display, state.box.neutral_count, state.phase
    fields.deny(state.seat != state.first, "turn", "set-up-first")
    board = len(state.tiles) > len(state.box.first_tiles) or state.tokens or state.removed
    fields.deny(board, "phase", "set-up-board")
    fields.deny(phase <= DRAW_ORDERS and len(state.display) >= wanted, "display", "orders-drawn", count=wanted)
    fields.deny(phase >= DRAW_SITES and state.players != 2, "phase", "neutral-two")
    fields.deny(phase >= DRAW_SITES and len(state.display) != wanted, "display", "orders-first", count=wanted)
    built = [piece & CELL for piece in state.temples]
    if phase != DRAW_HEIGHTS:
        early = built or (state.sites and phase != DRAW_SITES) or len(state.sites) == count
        fields.deny(early, "phase", "neutral-later")
        return
    state.sites = sorted(state.sites)
    fields.deny(len(state.sites) != count or len(built) == count, "sites", "sites-first", count=count)
    fields.deny(built != state.sites[: len(built)], "neutral", "neutral-order")
    many = any(heights_left(state, floors) < 0 for floors in range(1, FLOORS + 1))
    fields.deny(many, "neutral", "neutral-mix", mix=str(state.options.mix), most=FLOORS)
