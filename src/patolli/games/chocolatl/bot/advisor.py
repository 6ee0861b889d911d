"""What Chocolatl tells a bot."""

from __future__ import annotations

from typing import Final, cast

import patolli.games.chocolatl.bot.bid_plans as bids
import patolli.games.chocolatl.bot.estimate as estimates
import patolli.games.chocolatl.bot.plans as planning
import patolli.games.chocolatl.bot.rollout as rollouts
import patolli.games.chocolatl.bot.values as values
from patolli.engine.core.advisor import Advisor
from patolli.engine.core.plan import Plan
from patolli.engine.core.rng import Rng
from patolli.engine.core.rollout_policy import RolloutPolicy
from patolli.engine.core.state import State
from patolli.games.chocolatl.box.components import HAND, VALUES
from patolli.games.chocolatl.rules.bidding import laid_before, replaced
from patolli.games.chocolatl.rules.codes import BID_ALL, BID_LOCATION, DICE, DISCARD, OFFERING
from patolli.games.chocolatl.rules.state import Chocolatl

USUAL_OFFERING: Final = 4
"""What is offered most, as far as bots can tell."""


class ChocolatlAdvisor(Advisor):
    """Bids as plans that can be varied; what is settled by dice is played on."""

    def estimate(self, state: State) -> list[float]:
        return estimates.estimate(cast(Chocolatl, state))

    def score_scale(self, state: State) -> float:
        return values.score_scale(cast(Chocolatl, state))

    def breakdown(self, state: State) -> list[tuple[str, list[float]]]:
        chocolatl = cast(Chocolatl, state)
        parts = estimates.breakdown(chocolatl)
        seats = chocolatl.players
        return [(name, parts[at * seats : (at + 1) * seats]) for at, name in enumerate(estimates.PARTS)]

    def rollout(self, state: State, rounds: int, rng: Rng, policy: RolloutPolicy | None = None) -> list[float]:
        """Once the bids of a round lie, the estimate is asked when they are settled: see bot/rollout.py."""
        chocolatl = cast(Chocolatl, state)
        if rounds:
            rollouts.play_on(chocolatl, rounds if rounds < rollouts.FAR else rollouts.USUAL, rng)
        return estimates.estimate(chocolatl)

    def needs_rollout(self, state: State, rounds: int) -> bool:
        """While a location is settled."""
        return rounds > 0 and DICE <= cast(Chocolatl, state).phase <= DISCARD

    def plans(self, state: State, actor: int, width: int) -> list[Plan]:
        return planning.plans(cast(Chocolatl, state), actor, width)

    def neighbours(self, state: State, actor: int, moves: list[int]) -> list[list[int]]:
        return bids.neighbours(cast(Chocolatl, state), moves)

    def feasible(self, state: State, actor: int, moves: list[int]) -> bool:
        """In the first round the others' hands differ from guess to guess."""
        return planning.feasible(cast(Chocolatl, state), actor, moves)

    def redecide_hidden(self, state: State, seat: int) -> None:
        """Offerings and bids that others have confirmed in this very step are to be made again.

        While nothing of a hand has been seen, the usual card is thought to be missing from it, so that what is thought
        about one guess holds for the next.
        """
        chocolatl = cast(Chocolatl, state)
        for rival in range(chocolatl.players):
            if rival == seat:
                continue
            if chocolatl.phase == OFFERING:
                chocolatl.offering = replaced(chocolatl.offering, rival, -1)
            elif BID_ALL <= chocolatl.phase <= BID_LOCATION:
                start = rival * HAND
                chocolatl.laid[rival] = laid_before(chocolatl)
                hand = start + chocolatl.laid[rival]
                chocolatl.cards[hand : start + HAND] = sorted(chocolatl.cards[hand : start + HAND])
                if chocolatl.round == 1 and not chocolatl.laid[rival]:
                    chocolatl.offering = replaced(chocolatl.offering, rival, USUAL_OFFERING)
                    chocolatl.cards[start : start + HAND] = [value for value in VALUES if value != USUAL_OFFERING]
