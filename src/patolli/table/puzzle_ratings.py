"""Ratings of solvers and puzzles: Glicko-2, each first attempt a contest between the two."""

from __future__ import annotations

from typing import NamedTuple

from glicko2 import Player  # type: ignore[import-untyped]

FIRST_RATING, FIRST_DEVIATION, FIRST_VOLATILITY = 1500.0, 250.0, 0.06
"""Of a solver. Glickman begins with a deviation of 350; then a first mistake could cost 400 points."""
PUZZLE_DEVIATION = 150.0
"""A puzzle's rating to begin with comes from how hard bots find it."""
LEAST_DEVIATION = 60.0
"""Nobody's rating is ever so sure that it stops to move."""
SURE_DEVIATION = 150.0
"""Only solvers whose rating is surer than this change that of a puzzle: newcomers, and new browsers, do not."""


class Rated(NamedTuple):
    rating: float = FIRST_RATING
    deviation: float = FIRST_DEVIATION
    volatility: float = FIRST_VOLATILITY


def after(solver: Rated, puzzle: Rated, solved: bool) -> tuple[Rated, Rated]:
    """Both after an attempt."""
    new_solver = _updated(solver, puzzle, 1.0 if solved else 0.0)
    if solver.deviation > SURE_DEVIATION:
        return new_solver, puzzle
    return new_solver, _updated(puzzle, solver, 0.0 if solved else 1.0)


def _updated(one: Rated, other: Rated, score: float) -> Rated:
    player = Player(one.rating, one.deviation, one.volatility)
    player.update_player([other.rating], [other.deviation], [score])
    return Rated(player.rating, max(LEAST_DEVIATION, player.rd), player.vol)
