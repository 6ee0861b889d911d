"""The bot that chooses blindly."""

from __future__ import annotations

from patolli.engine.core.rng import Rng
from patolli.engine.match import Question


class RandomBot:
    """Every move is equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, question: Question) -> int:
        return question.moves[self.rng.below(len(question.moves))]
