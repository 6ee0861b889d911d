"""Compiled and interpreted, the same seeds give the same games, line by line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import patolli
from patolli.engine.game import find_game
from patolli.games import NAMES
from patolli.testing import seeded

ROOT = Path(__file__).parents[2]
GAMES = 200

CASES = [(name, players) for name in NAMES for players in find_game(name).seats]


def interpreted(*args: object) -> list[str]:
    """What the sources print, run in a process of their own."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    env |= {"PYTHONPATH": str(ROOT / "src"), "PYTHONPYCACHEPREFIX": str(ROOT / ".venv" / "bytecode")}
    command = [sys.executable, str(Path(seeded.__file__)), *map(str, args)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    how, *printed = done.stdout.splitlines()
    assert how == "interpreted", "the sources have compiled modules beside them; remove src/**/*.so"
    return printed


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), CASES)
def test_compiled_games_are_those_of_the_sources(name: str, players: int) -> None:
    if not patolli.COMPILED:
        assert os.environ.get("CI") != "true", "CI has to compare the compiled package, and this one is interpreted"
        pytest.skip("the package under test is interpreted: run script/test, or install it with a C compiler")
    expected = interpreted(name, players, 0, GAMES)
    assert len(expected) == GAMES
    for seed in range(GAMES):
        if seeded.digest(name, players, seed) != expected[seed]:
            there = interpreted(name, players, seed, 1, "--lines")
            here = "\n".join(seeded.game(name, players, seed)).splitlines()
            for number, (mine, other) in enumerate(zip(here, there, strict=False)):
                assert mine == other, f"{name}, {players} players, seed {seed}, line {number}"
            assert len(here) == len(there), f"{name}, {players} players, seed {seed}: one game is longer"


def test_a_difference_would_be_seen() -> None:
    """Other seeds, other games: the digests tell them apart, and say the same twice."""
    name, players = CASES[0]
    digests = [seeded.digest(name, players, seed) for seed in range(6)]
    assert len(set(digests)) == 6
    assert digests == [seeded.digest(name, players, seed) for seed in range(6)]
