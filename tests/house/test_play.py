"""`script/play`: which command it becomes. What is installed and started here only says what it was asked."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

SCRIPT = Path(__file__).parents[2] / "script" / "play"


@pytest.mark.parametrize(
    ("asked", "becomes"),
    [
        ("", "serve --open"),
        ("--port 8199", "serve --open --port 8199"),
        ("--host=0.0.0.0 --keep 90", "serve --open --host=0.0.0.0 --keep 90"),
        ("--name club.example --proxy 10.0.0.1", "serve --open --name club.example --proxy 10.0.0.1"),
        ("--proxy=::1", "serve --open --proxy=::1"),
        ("mexica --players 2", "play mexica --players 2"),
        ("--resume game.txt", "play --resume game.txt"),
        ("--language fr zapotec", "play --language fr zapotec"),
    ],
)
def test_options_of_the_table_open_it_and_all_else_is_played_here(tmp_path: Path, asked: str, becomes: str) -> None:
    play, install, patolli = (tmp_path / path for path in ("script/play", "script/install", ".venv/bin/patolli"))
    for file, text in ((install, ""), (patolli, 'echo "$@"')):
        file.parent.mkdir(parents=True)
        file.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        file.chmod(0o755)
    shutil.copy(SCRIPT, play)
    done = subprocess.run([play, *asked.split()], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.stdout.strip(), done.stderr) == (becomes, "")
