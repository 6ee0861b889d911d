"""Glicko-2, as its author works it out, and what it does to solvers and puzzles."""

from __future__ import annotations

import pytest
from glicko2 import Player  # type: ignore[import-untyped]

from patolli.table.puzzle_ratings import LEAST_DEVIATION, Rated, after


def test_the_library_works_out_the_example_of_the_author() -> None:
    """Glickman, Example of the Glicko-2 system: 1500 with 200 meets 1400, 1550 and 1700."""
    player = Player(1500, 200, 0.06)
    player.update_player([1400, 1550, 1700], [30, 100, 300], [1, 0, 0])
    assert player.rating == pytest.approx(1464.06, abs=0.02)
    assert player.rd == pytest.approx(151.52, abs=0.02)
    assert player.vol == pytest.approx(0.05999, abs=0.00002)


def test_whoever_finds_a_puzzle_rises_and_the_puzzle_falls() -> None:
    solver, puzzle = Rated(1500, 100, 0.06), Rated(1600, 120, 0.06)
    up, easier = after(solver, puzzle, True)
    assert (up.rating > 1500, easier.rating < 1600) == (True, True)
    down, harder = after(solver, puzzle, False)
    assert (down.rating < 1500, harder.rating > 1600) == (True, True)


def test_a_newcomer_changes_no_puzzle() -> None:
    puzzle = Rated(1400, 150, 0.06)
    new, same = after(Rated(), puzzle, False)
    assert same == puzzle
    assert new.rating < 1500


def test_a_rating_never_stands_still() -> None:
    solver = Rated()
    for _ in range(300):
        solver, _ = after(solver, Rated(1500, 80, 0.06), True)
    assert solver.deviation >= LEAST_DEVIATION
