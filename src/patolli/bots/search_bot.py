"""The bot that searches: budgets, and the thinking between two moves."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from patolli.bots.core.hill_climb import HillClimb, can_climb, go_on
from patolli.bots.core.search import Settings, Tree, think
from patolli.bots.greedy import Following
from patolli.bots.user_bots import BadBot
from patolli.engine.core.rng import Rng
from patolli.engine.core.rollout_policy import RolloutPolicy
from patolli.engine.core.state import State
from patolli.engine.game import NO_ADVICE
from patolli.engine.match import Question

SLICE_SIMULATIONS, SLICE_SECONDS = 16, 0.02
"""How much is thought in one go; between two goes other threads may run, and the thinking can be stopped."""
LONGEST_SECONDS = 3600.0
TURN_BUDGETS = 2.0
"""All decisions of one turn together take at most so many times the seconds of one."""
UNUSED_SHARE = 0.06
"""The share of its time that a bot leaves unused: its last simulation takes a moment, giving up a large tree too."""


class Budget:
    """How much a bot may think for one decision: so many seconds, or so many simulations."""

    def __init__(self, text: str) -> None:
        self.seconds = 0.0
        self.simulations = 0
        try:
            if text.endswith("ms"):
                self.seconds = float(text[:-2]) / 1000
            elif text.endswith("s"):
                self.seconds = float(text[:-1])
            else:
                self.simulations = int(text)
        except ValueError:
            pass
        if not 0 < self.seconds <= LONGEST_SECONDS and not 0 < self.simulations <= 10**9:
            why = f"A search has a budget such as search:1s, search:200ms or search:5000, not {text[:40]!r}."
            raise BadBot(why, "bot-budget", budget=text[:40])


class SearchBot:
    """Thinks about each decision within its budget. The same seed and simulations give the same moves."""

    def __init__(self, rng: Rng, budget: Budget, settings: Settings | None = None) -> None:
        self.rng = rng
        self.budget = budget
        self.settings = settings or Settings()
        rate, temperature = self.settings.learning_rate, self.settings.temperature
        self.policy = RolloutPolicy(rate, temperature) if rate > 0 else None
        """What rollouts have learned in this game."""
        self.tree = Tree(NO_ADVICE, self.policy)
        self.climb: HillClimb | None = None
        self.known = Following()
        self.usual_simulations = 0
        """In a whole budget of seconds."""
        self.spent = 0.0
        """Seconds, in this turn."""
        self.stopped: Callable[[], bool] = lambda: False
        """Asked again and again while thinking; true makes the bot answer at once."""

    def decide(self, question: Question) -> int:
        began = perf_counter()
        if not self.known.still(question):
            self.forget()
            if self.policy is not None:
                self.policy.next_decision()
            self.spent = 0.0
        state = question.guess(self.rng)
        state.game().advisor().redecide_hidden(state, question.seat)
        self.think(state, question.seat, began)
        move = self.tree.best(question.seat, question.moves)
        self.tree.follow(question.seat, move)
        self.known.expect(state, question.seat, move)
        return move

    def forget(self) -> None:
        """Give up what was thought about this turn, but not what rollouts have learned in this game."""
        self.tree = Tree(self.tree.advisor, self.policy)
        self.climb = None

    def think(self, state: State, seat: int, began: float) -> None:
        """Until the budget is spent; what the tree knows already is taken off it."""
        self.climb = None
        self.tree.advisor = state.game().advisor()
        kept = self.tree.visits(seat)
        if kept and self.tree.is_decided(seat):
            return
        if self.budget.simulations:
            left = self.budget.simulations - kept
            while left > 0 and not self.stopped():
                slice_end = perf_counter() + SLICE_SECONDS
                left -= self.go(state, seat, min(left, SLICE_SIMULATIONS), slice_end)
            return
        seconds = self.seconds(kept)
        end = began + seconds * (1.0 - UNUSED_SHARE)
        while not self.stopped():
            now = perf_counter()
            if now >= end:
                break
            self.go(state, seat, SLICE_SIMULATIONS, min(end, now + SLICE_SECONDS))
        if not self.spent:
            self.usual_simulations = self.tree.visits(seat)
        self.spent += perf_counter() - began

    def go(self, state: State, seat: int, simulations: int, until: float) -> int:
        """Simulate for a moment; how often it was."""
        tree, settings = self.tree, self.settings
        missing = settings.hill_climb_after - tree.visits(seat)
        if settings.hill_climb_after and self.climb is None and missing <= 0 and can_climb(tree, state, seat):
            self.climb = HillClimb(tree, state, seat, self.rng, settings)
        if self.climb is not None:
            return go_on(self.climb, simulations, until)
        if missing > 0:
            simulations = min(simulations, missing)
        return think(tree, state, seat, simulations, until, self.rng, settings)

    def seconds(self, kept: int) -> float:
        """For the first decision of a turn the whole budget; then less and less, and only as far as visits are missing.

        Nobody likes to wait anew for each small move.
        """
        whole = self.budget.seconds
        if not self.spent:
            return whole
        missing = max(0.0, 1.0 - kept / self.usual_simulations) if self.usual_simulations else 1.0
        return missing * max(0.0, TURN_BUDGETS * whole - self.spent) / 3
