"""What a seat may know: everything."""

from __future__ import annotations

from dataclasses import dataclass

from patolli.engine.view import View
from race.board import NAMES, QUARTERS, quarter_of
from race.rules import HOME, STEPS, Race


@dataclass(frozen=True, kw_only=True)
class RaceView(View):
    round: int
    turn: int
    marks: int
    steps: int
    """How far the throw goes; 0 before it."""
    pot: int
    quarters: list[str]
    """By seat: `N`, `E`, `S` or `W`."""
    pieces: list[list[str]]
    """By seat and piece: `hand`, a square, or `home`."""
    goals: dict[str, str]
    """Where each piece that may move would land, by where it is."""


def view(state: Race, seat: int | None, public: RaceView | None) -> RaceView:
    """`public` is the view of a spectator, for games that build the others from it; here all see the same."""
    return RaceView(
        game="race",
        players=state.players,
        seat=seat,
        actors=state.actors(),
        points=state.points(),
        winners=state.winners(),
        places=state.places(),
        round=state.round,
        turn=state.turn,
        marks=state.marks,
        steps=STEPS[state.marks],
        pot=state.pot,
        quarters=[QUARTERS[quarter_of(state.players, each)] for each in range(state.players)],
        pieces=[[where(state, each, piece) for piece in pieces] for each, pieces in enumerate(state.pieces)],
        goals=goals(state),
    )


def where(state: Race, seat: int, piece: int) -> str:
    if not piece:
        return "hand"
    return "home" if piece == HOME else NAMES[state.square(seat, piece)]


def goals(state: Race) -> dict[str, str]:
    if not state.marks:
        return {}
    seat = state.turn
    return {where(state, seat, piece): where(state, seat, state.goal(piece)) for piece in state.moves(seat)}
