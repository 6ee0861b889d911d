"""What Mexica tells a bot."""

from __future__ import annotations

from typing import cast

import patolli.games.mexica.bot.estimate as estimates
import patolli.games.mexica.bot.plans as planning
from patolli.engine.core.advisor import Advisor
from patolli.engine.core.plan import Plan
from patolli.engine.core.state import State
from patolli.games.mexica.rules.state import Mexica


class MexicaAdvisor(Advisor):
    """Whole turns as plans, judged by districts and by the way to the next ones."""

    def estimate(self, state: State) -> list[float]:
        return estimates.estimate(cast(Mexica, state))

    def breakdown(self, state: State) -> list[tuple[str, list[float]]]:
        """Points by district and by stock; the rest of the estimate is the outlook."""
        mexica = cast(Mexica, state)
        parts = estimates.breakdown(mexica)
        seats = mexica.players
        whole = estimates.estimate(mexica)
        told = [(name, parts[at * seats : (at + 1) * seats]) for at, name in enumerate(estimates.PARTS)]
        rest = [whole[seat] - sum(points[seat] for _, points in told) for seat in range(seats)]
        return [*told, ("outlook", rest)]

    def priors(self, state: State, actor: int, moves: list[int]) -> list[float]:
        return estimates.priors(cast(Mexica, state), moves)

    def plans(self, state: State, actor: int, width: int) -> list[Plan]:
        return planning.plans(cast(Mexica, state), width)
