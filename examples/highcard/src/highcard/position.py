"""Positions as text: the lines are declared, and read and written by the engine."""

from __future__ import annotations

from highcard.options import OPTIONS, Options
from highcard.rules import HAND, ROUNDS, HighCard, cards, start
from patolli.engine.fields import Check, Fields, Layout, Number, Numbers, Seats


def can_occur(state: HighCard, fields: Fields) -> None:
    """HIGH-1 to HIGH-4: every card lies in one place, and as many have been shown as rounds were played."""
    lying = state.shown + [card for hand in state.hands for card in hand]
    twice = [card for card in lying if lying.count(card) > 1]
    fields.deny(twice, "shown", "card-twice", card=twice[0] if twice else 0)
    rounds = state.round - 1
    fields.deny(len(state.shown) != rounds * state.players, "shown", "shown-count", count=rounds * state.players)
    fields.deny(sum(state.score) != rounds * (rounds + 1) // 2, "round", "score", points=rounds * (rounds + 1) // 2)
    full = all(len(hand) == HAND for hand in state.hands)
    for seat in range(state.players):
        line, hand, chosen, played = f"seat {seat}", state.hands[seat], state.chosen[seat], state.played[seat]
        most, least = HAND - (state.round > ROUNDS), HAND - 1 if rounds else 0
        fields.deny(not least <= len(hand) <= most, line, "hand", least=least, most=most)
        fields.deny(chosen and not (full and chosen in hand), line, "chosen", card=chosen)
        fields.deny(bool(played) != bool(rounds) or (played and played not in state.shown), line, "played", card=played)
        state.hands[seat] = sorted(hand)
    fields.deny(all(state.chosen), "seat 0", "all-chosen")
    fields.deny(len(set(state.played)) < len(state.played) and rounds, "seat 0", "played", card=state.played[0])
    state.shown = sorted(state.shown)


POSITION = Layout(
    "highcard",
    OPTIONS,
    lambda players, given: start(players, Options(players, given)),
    Number("round", ROUNDS + 1, least=1),
    Numbers("shown", cards, least=1),
    Seats(
        Numbers("hand", cards, least=1, attribute="hands"),
        Number("chosen", cards),
        Number("played", cards),
        Number("score", ROUNDS * (ROUNDS + 1) // 2),
    ),
    Check(can_occur),
)
