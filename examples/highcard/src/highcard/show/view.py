"""What a seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from highcard.rules import HighCard
from patolli.engine.view import View


@dataclass(frozen=True, kw_only=True)
class HighCardView(View):
    low: bool
    round: int
    hand: list[int]
    """The reader's own cards."""
    own: int
    """The card that the reader has chosen, 0 before."""
    cards: list[int]
    """How many cards each seat holds."""
    has_chosen: list[bool]
    shown: list[int]
    played: list[int]


def view(state: HighCard, seat: int | None, public: HighCardView | None) -> HighCardView:
    """`public` is the view of a spectator, for games that build the others from it; this one is small."""
    return HighCardView(
        game="highcard",
        players=state.players,
        seat=seat,
        actors=state.actors(),
        points=state.points(),
        winners=state.winners(),
        places=state.places(),
        low=state.options.low,
        round=state.round,
        hand=[] if seat is None else state.hands[seat][:],
        own=0 if seat is None else state.chosen[seat],
        cards=[len(hand) for hand in state.hands],
        has_chosen=[bool(card) for card in state.chosen],
        shown=state.shown[:],
        played=state.played[:],
    )
