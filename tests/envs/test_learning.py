"""The examples that learn, in short form. The one with torch runs where it is installed, and always in CI."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

LEARN = Path(__file__).parents[2] / "examples" / "learn"


def learned(script: str, *arguments: str) -> list[float]:
    """The shares of victories that it prints."""
    command = [sys.executable, str(LEARN / script), *arguments]
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # others test beside it
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, check=False, env=alone)
    assert done.returncode == 0, done.stderr
    return [int(share) / 100 for share in re.findall(r"won (\d+)%", done.stdout)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("zapotec", 2), ("chocolatl", 3)])
def test_a_linear_policy_beats_random_play(game: str, players: int) -> None:
    before, *_, after = learned("numpy_policy.py", game, "--rounds", "4", "--games", "64")
    assert before < 1 / players + 0.2
    assert after > 1 / players + 0.2


@pytest.mark.slow
def test_masked_ppo_learns_and_draws_its_curve(tmp_path: Path) -> None:
    if find_spec("sb3_contrib") is None:
        reason = "masked PPO needs a CPU build of torch: pip install torch sb3-contrib"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    curve = tmp_path / "curve.svg"
    shares = learned(
        "masked_ppo.py", "zapotec", "--steps", "4096", "--pause", "4096", "--games", "20", "--curve", str(curve)
    )
    assert len(shares) == 2
    assert "<polyline" in curve.read_text()
