"""Data sets: every decision of a game, as an environment shows it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from patolli import CHANCE, Rng, start
from patolli.games import NAMES
from patolli.testing import game_of

dataset = pytest.importorskip("patolli.lab.dataset", exc_type=ImportError)
pq = pytest.importorskip("pyarrow.parquet")


def rows_of(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for path in sorted(folder.glob("*.parquet")):
        found += pq.read_table(path).to_pylist()
    return found


def made(folder: Path, games: int, **plan: Any) -> list[Any]:
    chosen = {"game": "zapotec", "players": 2, "bots": ("search:10", "random"), "seed": 4, **plan}
    return list(dataset.make(dataset.Plan(**chosen), games, folder))


@pytest.mark.parametrize("game", NAMES)
def test_a_row_is_a_decision_as_an_environment_shows_it(game: str, tmp_path: Path) -> None:
    """Played again with the same chance, each observation and mask is that of the encoder, and each action legal."""
    players = 3
    made(tmp_path, 1, game=game, players=players, bots=("random",) * players)
    rows, encoder = rows_of(tmp_path), game_of(game).encoder()
    state, half, rng = start(game, players), -1, Rng(4, 0)
    for _ in range(players):
        rng.split()
    for row in rows:
        while state.actors() == [CHANCE]:
            state.play(CHANCE, state.pick(CHANCE, rng))
        seat = state.actors()[0]
        assert (row["seat"], row["players"], row["game"]) == (seat, players, 0)
        assert row["observation"] == encoder.observe(state, seat, half)
        bits = np.unpackbits(np.frombuffer(row["mask"], np.uint8), bitorder="little")
        assert list(np.flatnonzero(bits)) == encoder.legal_actions(state, seat, half)
        assert row["policy_actions"] == [row["action"]]
        assert (row["policy"], row["value"]) == ([1.0], None)
        move = encoder.move_of(state, seat, row["action"], half)
        half = -1 - move if move < 0 else -1
        if move >= 0:
            state.play(seat, move)
    assert state.over()
    for row in rows:
        assert row["points"] == state.points()[row["seat"]]
        assert (row["outcome"] > 0) == (row["seat"] in state.winners())


def test_a_search_tells_its_policy_and_values(tmp_path: Path) -> None:
    made(tmp_path, 2)
    searched = [row for row in rows_of(tmp_path) if row["seat"] == 0 and row["value"] is not None]
    assert searched
    for row in searched:
        bits = np.unpackbits(np.frombuffer(row["mask"], np.uint8), bitorder="little")
        assert all(bits[action] for action in row["policy_actions"])
        assert sum(row["policy"]) == pytest.approx(1, abs=1e-5)
        assert row["action"] in row["policy_actions"]
        assert all(0 <= value <= 1 for value in [row["value"], *row["policy_values"]])


def test_what_was_interrupted_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES_EACH", 2)
    bots = ("random", "random")
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    made(whole, 5, bots=bots)
    plan = dataset.Plan("zapotec", 2, bots, {}, 4)
    begun = dataset.make(plan, 5, cut)
    assert next(begun).games == 2
    begun.close()
    manifest = json.loads((cut / dataset.MANIFEST).read_text())
    assert (manifest["complete"], manifest["repeatable"]) == (False, True)
    (cut / "part-00001.parquet").unlink(missing_ok=True)
    written = (cut / "part-00000.parquet").stat().st_mtime_ns
    assert [part.games for part in dataset.make(plan, 5, cut)] == [2, 2, 1]
    assert (cut / "part-00000.parquet").stat().st_mtime_ns == written
    assert rows_of(cut) == rows_of(whole)
    assert json.loads((cut / dataset.MANIFEST).read_text())["complete"]
    assert [part.games for part in dataset.make(plan, 6, cut)] == [2, 2, 2]  # more of the same
    with pytest.raises(dataset.OtherDataset, match="seed"):
        made(cut, 5, bots=bots, seed=5)
