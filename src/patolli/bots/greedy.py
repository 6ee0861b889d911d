"""The bot that looks one step ahead: one turn where the game plans whole turns, one move elsewhere."""

from __future__ import annotations

from math import exp

from patolli.engine.core.plan import Plan, lead
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.match import Question

WIDTH = 6
GUESSES = 4
MOST_MOVES = 60
"""Moves beyond this number, those with the lowest priors, are not tried."""


class GreedyBot:
    """Takes what the game's own estimate likes best; with a temperature, sometimes what it likes a little less."""

    def __init__(self, rng: Rng, temperature: float = 0.0) -> None:
        self.rng = rng
        self.temperature = temperature
        self.plan = Following()

    def decide(self, question: Question) -> int:
        move = self.plan.next(question)
        if move is not None:
            return move
        state = question.guess(self.rng)
        advisor = state.game().advisor()
        advisor.redecide_hidden(state, question.seat)
        plans = advisor.plans(state, question.seat, WIDTH)
        if not plans:
            plans = self.single(question)
        return self.plan.begin(self.choose(plans, advisor.score_scale(state)), question, state)

    def single(self, question: Question) -> list[Plan]:
        """Each move as a plan, with its mean score in a few guesses."""
        seat = question.seat
        scores: dict[int, float] = {}
        for _ in range(GUESSES):
            state = question.guess(self.rng)
            moves = promising(state, seat, question.moves)
            for move in moves:
                scores[move] = scores.get(move, 0.0) + after(state, seat, move, self.rng) / GUESSES
        plans = [Plan([move], score, []) for move, score in scores.items()]
        plans.sort(key=lambda plan: -plan.score)
        return plans

    def choose(self, plans: list[Plan], scale: float) -> Plan:
        if not self.temperature:
            best = [plan for plan in plans if plan.score == plans[0].score]
            return best[self.rng.below(len(best))]
        weights = [int(1e6 * exp((plan.score - plans[0].score) / (self.temperature * scale))) for plan in plans]
        return plans[self.rng.weighted(weights)]


class Following:
    """What was thought of last, and whether the table still looks like that."""

    def __init__(self) -> None:
        self.rest: list[int] = []
        self.state: State | None = None

    def still(self, question: Question) -> bool:
        """Whether the question is the one that had to come next in the same turn.

        While others decide too, nothing new can have been seen. Otherwise the table must look as expected.
        """
        state, seat = self.state, question.seat
        if state is None or state.moves(seat) != question.moves:
            return False
        return len(state.actors()) > 1 or state.view(seat) == question.view()

    def expect(self, state: State, seat: int, move: int) -> None:
        """The move will be made in this state, which belongs to us from now on."""
        state.play(seat, move)
        self.state = state if seat in state.actors() else None

    def next(self, question: Question) -> int | None:
        """The next move of the plan; None if there is none, or if the table looks otherwise than planned."""
        if not self.rest or self.state is None or not self.still(question):
            return None
        move = self.rest.pop(0)
        self.expect(self.state, question.seat, move)
        return move

    def begin(self, plan: Plan, question: Question, state: State) -> int:
        """Take the first move of a new plan."""
        self.rest = plan.moves[1:]
        self.expect(state, question.seat, plan.moves[0])
        return plan.moves[0]


def promising(state: State, seat: int, moves: list[int]) -> list[int]:
    """The moves that are worth trying."""
    if len(moves) <= MOST_MOVES:
        return moves
    priors = state.game().advisor().priors(state, seat, moves)
    order = sorted(range(len(moves)), key=lambda at: (-priors[at], at))
    return [moves[at] for at in sorted(order[:MOST_MOVES])]


def after(state: State, seat: int, move: int, rng: Rng) -> float:
    """How far ahead the seat is after the move, after what chance makes of it, and after a rollout of one round."""
    trial = state.copy()
    trial.play(seat, move)
    while trial.actors() == [CHANCE]:
        trial.play(CHANCE, trial.pick(CHANCE, rng))
    return lead(trial.game().advisor().rollout(trial, 1, rng), seat)
