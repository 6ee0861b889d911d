"""What High Card tells a bot."""

from __future__ import annotations

from typing import cast

from highcard.rules import ROUNDS, HighCard, cards
from patolli.engine.core.advisor import Advisor
from patolli.engine.core.state import State


class HighCardAdvisor(Advisor):
    """Points to come are shared by how good the hands are; a good card is kept for a late round."""

    def estimate(self, state: State) -> list[float]:
        game = cast(HighCard, state)
        left = sum(range(game.round, ROUNDS + 1))
        worth = [1.0 + sum(value(game, card) for card in hand) for hand in game.hands]
        return [points + left * mine / sum(worth) for points, mine in zip(game.score, worth, strict=True)]

    def priors(self, state: State, actor: int, moves: list[int]) -> list[float]:
        game = cast(HighCard, state)
        return [(game.round - 2) * value(game, card) for card in moves]


def value(state: HighCard, card: int) -> float:
    """From 0 to 1: how good a card is."""
    most = cards(state)
    return (most - card if state.options.low else card) / most
