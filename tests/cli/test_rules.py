"""The rules on the command line."""

import pytest

from patolli.engine.game import find_game
from patolli.stage.game import ShownGame
from tests.cli.conftest import Run


def test_all_rules_rulings_and_options(run: Run) -> None:
    out = run("rules", "mexica").out
    game = find_game("mexica")
    assert isinstance(game, ShownGame)
    for number in game.rules():
        assert f"\n{number}  " in out
    assert "== Rulings" in out
    for option in game.options:
        assert f"--option {option.name}=" in out


@pytest.mark.parametrize("asked", ["MEX-35", "mex-35", "35", "MEX35", "MEX-35e", "mex 35"])
def test_a_rule_is_found_however_it_is_written(run: Run, asked: str) -> None:
    assert run("rules", "mexica", asked).out.startswith("MEX-35  Where a canal may not go")


def test_a_rule_with_a_letter_of_its_own(run: Run) -> None:
    assert run("rules", "mexica", "MEX-23a").out.startswith("MEX-23a")
    assert run("rules", "mexica", "MEX-23b").out.startswith("MEX-23 ")


def test_rulings_and_options_are_found_too(run: Run) -> None:
    assert "bridge" in run("rules", "mexica", "RU-3").out
    assert "--option stall_rounds=5" in run("rules", "mexica", "stall_rounds").out


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("MEX-200", "MEX-98"),
        ("0", "MEX-1"),
        ("RU-99", "RU-39"),
        ("first_playr", "first_player"),
        ("zzz", "MEX-1"),
        ("", ""),
    ],
)
def test_what_is_not_there_has_neighbours(run: Run, asked: str, near: str) -> None:
    done = run("rules", "mexica", asked)
    assert (done.code, done.out) == (2, "")
    assert near in done.err


def test_rules_are_found_by_a_word(run: Run) -> None:
    out = run("rules", "mexica", "--search", "EMBLEM").out
    assert "MEX-87" in out
    assert "MEX-35" not in out
    nothing = run("rules", "mexica", "--search", "helicopter")
    assert (nothing.code, nothing.out) == (1, "")


def test_other_languages(run: Run) -> None:
    assert "canal" in run("rules", "mexica", "35", "--language", "fr").out
    assert "Uitspraken" in run("rules", "mexica", "--language", "nl").out


def test_where_the_numbers_come_from(run: Run) -> None:
    lines = run("rules", "mexica", "--provenance").out.splitlines()
    assert any(line.split() == ["calpulli.display", "rulebook"] for line in lines)
    assert all(line.split()[-1] in ("rulebook", "printed", "derived", "reconstructed") for line in lines)
