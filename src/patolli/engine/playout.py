"""Random games, played inside compiled code."""

from __future__ import annotations

from patolli.engine.rng import Rng
from patolli.engine.state import CHANCE, State


def playout(state: State, rng: Rng) -> int:
    """Play the state to its end at random; the number of decisions that seats made."""
    decisions: int = 0
    while True:
        actors = state.actors()
        if not actors:
            return decisions
        actor = actors[0]
        if actor != CHANCE:
            decisions += 1
        state.play(actor, state.pick(actor, rng))


def walk(state: State, rng: Rng, steps: int) -> int:
    """Play at most so many moves at random, those of CHANCE included; the number played."""
    for step in range(steps):
        actors = state.actors()
        if not actors:
            return step
        actor = actors[0]
        state.play(actor, state.pick(actor, rng))
    return steps
