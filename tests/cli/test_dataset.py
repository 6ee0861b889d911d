"""dataset on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from patolli import read
from tests.cli.conftest import Run

pytest.importorskip("patolli.lab.dataset", exc_type=ImportError)
pq = pytest.importorskip("pyarrow.parquet")


def rows_of(folder: Path) -> list[dict[str, int]]:
    found: list[dict[str, int]] = []
    for path in sorted(folder.glob("*.parquet")):
        found += pq.read_table(path, columns=["game", "seat", "points"]).to_pylist()
    return found


def test_the_command_writes_says_and_goes_on(run: Run, tmp_path: Path) -> None:
    given = ["dataset", "chocolatl", "--bot", "random", "--players", "3", "--games", "2", "--out", tmp_path / "a"]
    done = run(*given, "--seed", "9", "--json")
    told = json.loads(done.out)
    assert (done.code, told["games"], told["seed"]) == (0, 2, 9)
    assert told["rows"] == len(rows_of(tmp_path / "a"))
    assert run(*given).code == 0  # the seed is that of the folder
    other = run(*given, "--seed", "8")
    assert other.code == 2
    assert "made otherwise (seed)" in other.text
    assert "There is no bot" in run("dataset", "mexica", "--bot", "hal", "--out", tmp_path / "b").text


def test_records_become_a_data_set(run: Run, tmp_path: Path) -> None:
    games = tmp_path / "games"
    assert run("simulate", "lapins", "--games", "2", "--players", "2", "--seed", "1", "--records", games).code == 0
    done = run("dataset", "lapins", "--records", games, "--out", tmp_path / "data", "--json")
    assert done.code == 0
    rows = rows_of(tmp_path / "data")
    assert len(rows) == json.loads(done.out)["rows"]
    assert {row["game"] for row in rows} == {0, 1}
    last = read(sorted(games.iterdir())[1]).end()
    assert {row["points"] for row in rows if row["game"] == 1 and row["seat"] == 0} == {last.points()[0]}
    wrong = run("dataset", "mexica", "--records", games, "--out", tmp_path / "other")
    assert wrong.code == 1
    assert "is a game of lapins" in wrong.text
    strange = run("dataset", "lapins", "--records", games, "--out", tmp_path / "c", "--option", "path_set=varied")
    assert "with other options" in strange.text
    (tmp_path / "none").mkdir()
    assert "holds no records" in run("dataset", "lapins", "--records", tmp_path / "none", "--out", tmp_path / "d").text
