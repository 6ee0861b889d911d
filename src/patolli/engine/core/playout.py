"""Random games, played inside compiled code."""

from __future__ import annotations

from typing import Final

from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State

MOST_DRAWN: Final = 60_000
"""Lines of chance in a row: a thousand maps of thirty cells with two draws each (LAP-16)."""


def playout(state: State, rng: Rng) -> int:
    """Play the state to its end at random; returns the number of decisions that seats made."""
    decisions: int = 0
    drawn: int = 0
    while True:
        actors = state.actors()
        if not actors:
            return decisions
        actor = actors[0]
        if actor != CHANCE:
            decisions += 1
            drawn = 0
        else:
            drawn += 1
            if drawn > MOST_DRAWN:
                raise RuntimeError(f"Chance has spoken {MOST_DRAWN} times on end, and nobody is asked (LAP-16).")
        state.play(actor, state.pick(actor, rng))


def walk(state: State, rng: Rng, steps: int) -> int:
    """Play at most `steps` moves at random, those of CHANCE included; returns the number played."""
    for step in range(steps):
        actors = state.actors()
        if not actors:
            return step
        actor = actors[0]
        state.play(actor, state.pick(actor, rng))
    return steps
