"""What High Card tells a bot."""

from __future__ import annotations

from typing import cast

from highcard.rules import ROUNDS, HighCard, cards
from patolli.engine.core.advisor import Advisor
from patolli.engine.core.state import State


class HighCardAdvisor(Advisor):
    """Points to come are shared by how good the cards are: this round's by those chosen, later ones' by those kept."""

    def estimate(self, state: State) -> list[float]:
        game = cast(HighCard, state)
        later = sum(range(game.round + 1, ROUNDS + 1))
        now = [0.1 + sum(value(game, card) ** 4 for card in hand) for hand in game.hands]
        kept = [1.0 + sum(value(game, card) for card in hand) for hand in game.hands]
        for seat, card in enumerate(game.chosen):
            if card:
                now[seat] = 0.1 + 2 * value(game, card) ** 4
                kept[seat] -= value(game, card)
        this = game.round if game.round <= ROUNDS else 0
        return [
            points + this * now[seat] / sum(now) + later * kept[seat] / sum(kept)
            for seat, points in enumerate(game.score)
        ]

    def priors(self, state: State, actor: int, moves: list[int]) -> list[float]:
        """A good card is kept for a late round."""
        game = cast(HighCard, state)
        return [(game.round - 2) * value(game, card) for card in moves]


def value(state: HighCard, card: int) -> float:
    """From 0 to 1: how good a card is."""
    most = cards(state)
    return (most - card if state.options.low else card) / most
