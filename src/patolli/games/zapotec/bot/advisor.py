"""What Zapotec tells a bot."""

from __future__ import annotations

from typing import cast

import patolli.games.zapotec.bot.estimate as estimates
import patolli.games.zapotec.bot.priors as prior_values
import patolli.games.zapotec.bot.rollout as rollouts
from patolli.engine.core.advisor import Advisor
from patolli.engine.core.rng import Rng
from patolli.engine.core.rollout_policy import RolloutPolicy
from patolli.engine.core.state import State
from patolli.games.zapotec.rules.state import Zapotec


class ZapotecAdvisor(Advisor):
    """Single moves with priors, judged by rollouts that learn."""

    def estimate(self, state: State) -> list[float]:
        return estimates.estimate(cast(Zapotec, state))

    def breakdown(self, state: State) -> list[tuple[str, list[float]]]:
        zapotec = cast(Zapotec, state)
        parts = estimates.breakdown(zapotec)
        seats = len(zapotec.vp)
        return [(name, parts[at * seats : (at + 1) * seats]) for at, name in enumerate(estimates.PARTS)]

    def priors(self, state: State, actor: int, moves: list[int]) -> list[float]:
        return prior_values.priors(cast(Zapotec, state), actor, moves)

    def learned_priors(self, state: State, actor: int, moves: list[int], policy: RolloutPolicy) -> list[float]:
        return rollouts.learned_priors(cast(Zapotec, state), actor, moves, policy)

    def rollout(self, state: State, rounds: int, rng: Rng, policy: RolloutPolicy | None = None) -> list[float]:
        return rollouts.rollout(cast(Zapotec, state), rounds, rng, policy)
