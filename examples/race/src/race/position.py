"""Positions as text: the lines are declared, and read and written by the engine."""

from __future__ import annotations

from patolli.engine.fields import Check, Fields, Flag, Layout, Number, Numbers, Seat, Seats
from race.board import NAMES
from race.options import OPTIONS, Options
from race.rules import HOME, ROUNDS, STEPS, Race, start


def can_occur(state: Race, fields: Fields) -> None:
    """PAT-2 to PAT-12: what is counted adds up, and every square holds one piece at most."""
    fields.deny((state.turn < 0) != (state.first < 0), "turn", "first")
    total = state.players * state.options.purse
    fields.deny(sum(state.purse) + state.pot != total, "pot", "total", total=total)
    begun = state.turn >= 0
    dirty = state.round > 1 or state.marks or state.pot or state.ended or any(state.far())
    fields.deny(not begun and dirty, "turn", "not-begun")
    taken: list[int] = []
    for seat, pieces in enumerate(state.pieces):
        line, count = f"seat {seat}", state.options.pieces
        fields.deny(len(pieces) != count, line, "piece-count", count=count)
        for piece in pieces:
            if 0 < piece < HOME:
                square = state.square(seat, piece)
                fields.deny(square in taken, line, "two-pieces", square=NAMES[square])
                taken.append(square)
        done = state.has_finished(seat) and not (state.ended and state.turn == seat)
        fields.deny(done, line, "finished")
        fields.deny(not begun and state.purse[seat] != state.options.purse, line, "not-begun")
    fields.deny(state.ended and state.marks, "marks", "ended")
    fields.deny(state.marks and not state.moves(state.turn), "marks", "stuck")


POSITION = Layout(
    "race",
    OPTIONS,
    lambda players, given: start(players, Options(players, given)),
    Number("round", ROUNDS, least=1),
    Seat("first"),
    Seat("turn"),
    Number("marks", len(STEPS) - 1),
    Number("pot", lambda state: state.players * state.options.purse),
    Flag("ended"),
    Seats(
        Number("purse", lambda state: state.players * state.options.purse),
        Numbers("pieces", HOME),
    ),
    Check(can_occur),
)
