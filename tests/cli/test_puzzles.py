"""`patolli puzzles`: mining that goes on where it ended, and checking."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from patolli.cli import main
from patolli.lab.puzzles import MinedGame
from patolli.stage.learn.puzzles import Collection, parse, puzzles_of, write
from patolli.table.rows import game_of

MEXICA = puzzles_of(game_of("mexica")).puzzle


def test_mining_goes_on_where_it_ended_and_says_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[int, int, int]] = []

    def mine(game: str, games: int, seed: int, first: int, jobs: object) -> Iterator[MinedGame]:
        asked.append((games, seed, first))
        for number in range(first, first + games):
            yield MinedGame(number, 40, 2, [MEXICA[number]], 1.0)

    monkeypatch.setattr("patolli.cli.puzzles.mine", mine)
    out = tmp_path / "mexica.toml"
    assert main(["puzzles", "mine", "mexica", "--games", "2", "--seed", "5", "--out", str(out)]) == 0
    told = capsys.readouterr()
    assert "2 of 2 games, 2 puzzles" in told.err
    assert "puzzles an hour" in told.err
    assert "2 puzzles from 2 games" in " ".join(told.out.split())
    assert main(["puzzles", "mine", "mexica", "--games", "9", "--wanted", "3", "--out", str(out), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["puzzles"] == 3
    assert asked == [(2, 5, 0), (7, 5, 2)]
    assert parse(out.read_text(encoding="utf-8"), "out") == Collection(5, 3, MEXICA[:3])
    assert main(["puzzles", "mine", "mexica", "--seed", "6", "--out", str(out)]) != 0
    assert "--seed 5" in capsys.readouterr().err


def test_checking_names_what_does_not_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "some.toml"
    good = MEXICA[0]
    bad = replace(MEXICA[1], solution=("nonsense",))
    file.write_text(write(Collection(1, 1, (good, bad))), encoding="utf-8")
    asked = ["puzzles", "check", "mexica", "--file", str(file), "--simulations", "48", "--seeds", "1"]
    assert main([*asked, "--seed", str(int(good.id, 16) - 1), "--json"]) != 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [row["holds"] for row in rows] == [True, False]
    assert rows[1]["why"]
