"""Games on a Ray cluster are those of one process, also when a node is lost.

Ray listens on all addresses, so it runs in a network namespace of its own, without any way out.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from patolli.lab.cluster import MOST_GAMES, _next_size, play_some
from patolli.lab.compare import Side, compare
from patolli.lab.simulate import _begin, simulate

ROOT = Path(__file__).parents[2]
GAMES = 3000


def alone(*command: str) -> list[str]:
    """The command in a network namespace of its own, where only the loopback address works."""
    if shutil.which("unshare") is None or find_spec("ray") is None:
        reason = "Ray is tested only where `unshare` (util-linux) and Ray are: pip install 'patolli[ray]'"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    user = [] if os.geteuid() == 0 else ["--map-root-user"]
    return ["unshare", "--net", *user, "sh", "-c", 'ip link set lo up && exec "$@"', "sh", *command]


@pytest.mark.slow
def test_games_are_the_same_on_two_nodes_of_which_one_is_killed(tmp_path: Path) -> None:
    path = os.pathsep.join([str(ROOT), *filter(None, sys.path)])
    command = alone(sys.executable, str(ROOT / "tests/lab/ray_nodes.py"), str(GAMES), str(tmp_path / "ray"))
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path}, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["cores"] == 2
    assert found["played"] == [[game.number, game.points] for game in simulate("chocolatl", 3, GAMES, 7)]
    few = [game.points for game in simulate("chocolatl", 3, 5, 7)]
    assert found["commanded"]["points"]["mean"] == [round(sum(seat) / 5, 3) for seat in zip(*few, strict=True)]
    assert found["commanded"]["on"].startswith("ray:")
    a, b = Side("a", "random"), Side("b", "random", {"components": "{final.majority = 5}"})
    here = [json.loads(json.dumps(pair.plain())) for pair in compare("chocolatl", 3, 4, 7, a, b)]
    assert found["compared"] == here
    assert "out of ideas" in found["failed"]
    from patolli.lab import dataset

    own = tmp_path / "own"
    parts = list(dataset.make(dataset.Plan("zapotec", 2, ("search:2", "random"), {}, 7), 11, own, jobs=2))
    assert (found["dataset"]["games"], found["dataset"]["rows"]) == (11, sum(part.rows for part in parts))
    assert [path.name for path in files(own)] == ["manifest.json", "part-00000.parquet", "part-00001.parquet"]
    assert [path.read_bytes() for path in files(tmp_path / "ray")] == [path.read_bytes() for path in files(own)]


def files(folder: Path) -> list[Path]:
    return sorted(folder.iterdir())


def test_a_task_plays_its_games() -> None:
    setting: tuple[Any, tuple[object, ...], dict[str, object]] = (_begin, ("chocolatl", 3, 7, (), None, False), {})
    played, seconds = play_some(setting, 2, 3)
    expected = list(simulate("chocolatl", 3, 5, 7))[2:]
    assert [(game.number, game.points) for game in played] == [(game.number, game.points) for game in expected]  # type: ignore[attr-defined]
    assert seconds > 0


def test_tasks_grow_until_they_take_about_a_second() -> None:
    assert _next_size(1, 1, 0.001) == 4
    assert _next_size(64, 64, 0.5) == 128
    assert _next_size(64, 64, 8.0) == 8
    assert _next_size(1, 1, 60.0) == 1
    assert _next_size(MOST_GAMES, MOST_GAMES, 0.01) == MOST_GAMES
