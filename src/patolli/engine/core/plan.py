"""Plans: several moves of one actor, one after the other, that are worth considering as a whole."""

from __future__ import annotations

from math import exp
from typing import Final

RIVAL_POINTS: Final = 12.0
"""Points behind the best of the others that make another seat count e times less as a rival."""


class Plan:
    """What to do until the end of the turn, and what the game's advisor thinks of it."""

    __slots__ = ("estimate", "moves", "score")

    def __init__(self, moves: list[int], score: float, estimate: list[float]) -> None:
        self.moves = moves
        self.score = score
        """Points ahead of the others, as far as can be told. Only comparable with other plans of the same position."""
        self.estimate = estimate
        """The estimate after the plan; a seat that wins by it has many points more. Empty if it was not made."""

    def __repr__(self) -> str:
        return f"<Plan {self.moves}, score {self.score:.2f}>"


def score_of(plan: Plan) -> float:
    """The key by which plans are sorted."""
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
            share = exp((estimate[other] - best) / RIVAL_POINTS)
            weight += share
            total += share * estimate[other]
    return estimate[seat] - total / weight
