"""What Dix-Huit Lapins tells a bot."""

from __future__ import annotations

from typing import cast

import patolli.games.lapins.bot.estimate as estimates
import patolli.games.lapins.bot.plans as planning
import patolli.games.lapins.bot.rollout as rollouts
from patolli.engine.core.advisor import Advisor
from patolli.engine.core.plan import Plan
from patolli.engine.core.rng import Rng
from patolli.engine.core.rollout_policy import RolloutPolicy
from patolli.engine.core.state import State
from patolli.games.lapins.rules.state import Lapins


class LapinsAdvisor(Advisor):
    """Turns as plans; early in the game they are judged by rollouts that learn."""

    def estimate(self, state: State) -> list[float]:
        return estimates.estimate(cast(Lapins, state))

    def breakdown(self, state: State) -> list[tuple[str, list[float]]]:
        lapins = cast(Lapins, state)
        parts = estimates.breakdown(lapins)
        seats = lapins.players
        return [(part, parts[at * seats : (at + 1) * seats]) for at, part in enumerate(estimates.PARTS)]

    def score_scale(self, state: State) -> float:
        return estimates.score_scale(cast(Lapins, state))

    def learning_rate(self, state: State) -> float:
        return rollouts.LEARNING_RATE

    def rollout(self, state: State, rounds: int, rng: Rng, policy: RolloutPolicy | None = None) -> list[float]:
        lapins = cast(Lapins, state)
        rollouts.play_on(lapins, rounds, rng, policy)
        return estimates.estimate(lapins)

    def needs_rollout(self, state: State, rounds: int) -> bool:
        return rounds > 0 and rollouts.needs_rollout(cast(Lapins, state))

    def priors(self, state: State, actor: int, moves: list[int]) -> list[float]:
        return estimates.priors(cast(Lapins, state), moves)

    def plans(self, state: State, actor: int, width: int) -> list[Plan]:
        return planning.plans(cast(Lapins, state), actor, width)

    def feasible(self, state: State, actor: int, moves: list[int]) -> bool:
        return planning.feasible(cast(Lapins, state), actor, moves)
