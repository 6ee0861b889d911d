"""Plans: several moves of one actor, one after the other, that are worth considering as a whole."""

from __future__ import annotations

from math import exp
from typing import Final

NEAR: Final = 12.0
"""Points behind the best of the others that make another one e times less of a rival."""


class Plan:
    """What to do until the end of the turn, and what the game's advice thinks of it."""

    __slots__ = ("estimate", "moves", "score")

    def __init__(self, moves: list[int], score: float, estimate: list[float]) -> None:
        self.moves = moves
        self.score = score
        """Points ahead of the others, as far as can be told; only compared with other plans of the same moment."""
        self.estimate = estimate
        """The estimate after the plan; who has won by it is given many points more. Empty if it was not asked."""


def score_of(plan: Plan) -> float:
    """What plans are sorted by."""
    return plan.score


def lead(estimate: list[float], seat: int) -> float:
    """How far the seat is ahead: of the only other, or of the others with the best ones counted most."""
    if len(estimate) == 1:
        return estimate[0]
    best: float = -1e9
    for other in range(len(estimate)):
        if other != seat and estimate[other] > best:
            best = estimate[other]
    weight: float = 0.0
    total: float = 0.0
    for other in range(len(estimate)):
        if other != seat:
            share = exp((estimate[other] - best) / NEAR)
            weight += share
            total += share * estimate[other]
    return estimate[seat] - total / weight
