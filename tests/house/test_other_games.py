"""A game in a package of its own is found by its entry point, and needs no change here."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def announce(folder: Path, name: str, where: str) -> None:
    """As a package that is installed announces a game."""
    info = folder / "another-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: another\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[patolli.games]\n{name} = {where}\n")


def patolli_with(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-c", "import sys; from patolli.cli import main; sys.exit(main())", *words]
    return subprocess.run(
        command, env=os.environ | {"PYTHONPATH": path}, cwd=folder, capture_output=True, text=True, check=False
    )


def test_a_game_of_another_package_is_played(tmp_path: Path) -> None:
    announce(tmp_path, "toy", "tests.contract.toy:GAME")
    listed = patolli_with(tmp_path, "games")
    assert "toy" in listed.stdout, listed.stderr
    simulated = patolli_with(tmp_path, "simulate", "toy", "--players", "2", "--games", "3", "--seed", "1")
    assert simulated.returncode == 0, simulated.stderr
    played = patolli_with(tmp_path, "play", "toy", "--seats", "random,random", "--seed", "1")
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize(
    ("where", "why"), [("nowhere:GAME", "ModuleNotFoundError"), ("json:dumps", "none of that name")]
)
def test_one_that_cannot_be_loaded_is_told_in_a_sentence(tmp_path: Path, where: str, why: str) -> None:
    announce(tmp_path, "broken", where)
    told = patolli_with(tmp_path, "simulate", "broken", "--games", "1")
    assert told.returncode == 2, told.stderr
    assert why in told.stderr
    assert "Traceback" not in told.stderr
    assert patolli_with(tmp_path, "simulate", "mexica", "--games", "1", "--seed", "1").returncode == 0
