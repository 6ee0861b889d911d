"""A bot in a file of its own."""

from patolli import Question


class One:
    def decide(self, question: Question) -> int:
        return question.moves[0]


class Broken:
    def decide(self, question: Question) -> int:
        raise ValueError("out of ideas")
