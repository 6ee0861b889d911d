"""Random games, kept step by step, for the invariants."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from patolli import CHANCE, Rng, say
from patolli.engine.core.state import Event
from patolli.games.chocolatl.box.options import Options
from patolli.games.chocolatl.rules.codes import DICE
from patolli.games.chocolatl.rules.state import Chocolatl, start

TABLES = [(players, edition) for players in (3, 4, 5) for edition in ("nl", "fr")]
SEEDS = (1, 2)


@dataclass
class Step:
    before: Chocolatl
    actor: int
    move: int
    line: str
    after: Chocolatl
    events: list[Event]


@cache
def history(players: int, edition: str, seed: int) -> tuple[Step, ...]:
    """A random game; whoever owes a decision comes in any order. Dice are rolled in one question out of three."""
    rng = Rng(seed, players)
    state = start(players, Options(players, {"edition": edition}))
    steps: list[Step] = []
    while actors := state.actors():
        actor = actors[rng.below(len(actors))]
        move = state.pick(actor, rng)
        if state.phase == DICE and not rng.below(3):
            move = state.moves(actor)[0]
        before = state.copy()
        line = say(state, actor, move)
        state.events = []
        state.play(actor, move)
        events, state.events = state.events, None
        steps.append(Step(before, actor, move, line, state.copy(), events))
    return tuple(steps)


def histories() -> Iterator[tuple[Step, ...]]:
    for players, edition in TABLES:
        for seed in SEEDS:
            yield history(players, edition, seed)


def steps() -> Iterator[Step]:
    for game in histories():
        yield from game


def row(state: Chocolatl, seat: int) -> list[int]:
    """All twelve cards of a player."""
    return sorted(state.cards[seat * 12 : seat * 12 + 12])


def of_chance(step: Step) -> bool:
    return step.actor == CHANCE
