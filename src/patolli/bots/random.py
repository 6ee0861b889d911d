"""The bot that chooses at random."""

from __future__ import annotations

from patolli.engine.core.rng import Rng
from patolli.engine.match import Question


class RandomBot:
    """Every move is equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __repr__(self) -> str:
        return "<RandomBot>"

    def decide(self, question: Question) -> int:
        return question.moves[self.rng.below(len(question.moves))]
