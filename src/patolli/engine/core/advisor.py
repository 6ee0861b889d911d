"""Advice: what a game can tell a bot about its positions.

An advisor lives in a game's folder `bot/`; the rules know nothing of it. Every method is optional. docs/glossary.md
explains the words.
"""

from __future__ import annotations

from patolli.engine.core.plan import Plan
from patolli.engine.core.rng import Rng
from patolli.engine.core.rollout_policy import RolloutPolicy
from patolli.engine.core.state import State, refuse_compiled_alone

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the engine needs the standard library alone; only its compiler needs this mark

    def mypyc_attr(*attrs, **kwattrs):  # type: ignore[no-untyped-def,misc]
        return lambda cls: cls


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor:
    """What a search asks of a game. A game without advice is searched by its points alone."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        refuse_compiled_alone(cls, Advisor)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def estimate(self, state: State) -> list[float]:
        """The points that each seat will probably have at the end."""
        return [float(points) for points in state.points()]

    def breakdown(self, state: State) -> list[tuple[str, list[float]]]:
        """The estimate in its parts, each with a name and by seat. They add up to it."""
        return [("estimate", self.estimate(state))]

    def score_scale(self, state: State) -> float:
        """How large a difference of points must be to mean something: 1 where few points decide, else more."""
        return 1.0

    def priors(self, state: State, actor: int, moves: list[int]) -> list[float]:
        """The prior of each move, as a logit: a move with one more is e times as likely to be good."""
        return [0.0] * len(moves)

    def learned_priors(self, state: State, actor: int, moves: list[int], policy: RolloutPolicy) -> list[float]:
        """The priors, with what the rollouts of this search have learned."""
        return self.priors(state, actor, moves)

    def learning_rate(self, state: State) -> float:
        """How quickly rollouts learn here, relative to other games."""
        return 1.0

    def rollout(self, state: State, rounds: int, rng: Rng, policy: RolloutPolicy | None = None) -> list[float]:
        """The estimate after some more rounds, played by what looks good. The state is changed.

        For games in which playing on tells more about a position than looking at it.
        """
        return self.estimate(state)

    def needs_rollout(self, state: State, rounds: int) -> bool:
        """Whether a position needs a rollout even where plans are made: the estimate knows too little of the end."""
        return False

    def plans(self, state: State, actor: int, width: int) -> list[Plan]:
        """Whole turns of the actor that are worth considering, the best first; empty if single moves will do.

        A plan is made of moves of this actor alone. It ends before anything is drawn, looked at or revealed, so it may
        be a part of a turn only; where several decide at once it is all that the actor decides. A greater width finds
        more.
        """
        return []

    def neighbours(self, state: State, actor: int, moves: list[int]) -> list[list[int]]:
        """Plans like this one with a small change, where all decide at once and there are too many plans to list."""
        return []

    def feasible(self, state: State, actor: int, moves: list[int]) -> bool:
        """Whether a plan of the actor that was made in another guess can be carried out in this one."""
        return True

    def redecide_hidden(self, state: State, seat: int) -> None:
        """Change a guess of the seat: what others have decided in secret at this moment is to be decided again.

        A guess deals such decisions at random, but nobody decides at random: a search lets the others think too.
        """
        return
