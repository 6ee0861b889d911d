"""compare, balance and sweep on the command line; completion; progress."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from patolli.cli import NAMES, simulate
from patolli.cli.laboratory import by_time, command_again
from patolli.cli.many_games import Progress
from patolli.cli.texts import table
from patolli.games import NAMES as GAMES
from patolli.stage.speech import speech
from tests.cli.conftest import Run

FEW = ("--bot", "random", "--games", "3", "--seed", "5")


def test_compare_writes_page_csv_and_json(run: Run, tmp_path: Path) -> None:
    page, rows = tmp_path / "page.html", tmp_path / "rows.csv"
    box = "final.majority=9,final.per_stone=2"
    done = run("compare", "chocolatl", "box", box, *FEW, "--page", page, "--csv", rows, "--json", "--rows")
    assert (done.code, done.err) == (0, "")
    told = json.loads(done.out)
    assert told["b"]["options"] == {"components": "{final.per_stone = 2, final.majority = 9}"}
    assert len(told["rows"]) == told["deals"] == 3
    assert told["repeats"]
    text = page.read_text(encoding="utf-8")
    assert f"patolli compare chocolatl box {box} --bot random --games 3 --seed 5" in text
    assert len(rows.read_text().splitlines()) == len(told["measures"]) + 1


def test_compare_in_a_terminal(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    box = Path(simulate.__file__).parents[1] / "games" / "chocolatl" / "box" / "components.toml"
    mine.write_text(box.read_text(encoding="utf-8").replace("majority = 3", "majority = 30"), encoding="utf-8")
    done = run("compare", "chocolatl", "box", mine, "--bot", "random", "--games", "25", "--seed", "5")
    assert done.code == 0
    assert "mine.toml" in done.text
    assert str(tmp_path) not in done.text
    assert "points from: Most stones" in done.text
    assert "beyond doubt" in done.text
    same = run("compare", "chocolatl", "box", "box", *FEW)
    assert "No difference is beyond doubt." in same.text
    assert "compar" in run("compare", "chocolatl", "box", "box", *FEW, "--language", "fr").text


def test_compare_options_and_bots(run: Run) -> None:
    done = run("compare", "chocolatl", "default", "edition=fr", "--what", "options", *FEW, "--json")
    assert json.loads(done.out)["b"]["options"] == {"edition": "fr"}
    done = run("compare", "chocolatl", "random", "novice", "--what", "bots", "--games", "1", "--json")
    told = json.loads(done.out)
    assert (told["a"]["bot"], told["b"]["bot"]) == ("random", "novice")
    assert [row["name"] for row in told["measures"] if row["group"] == "duel"] == ["share", "points"]


def test_until_plays_until_the_shares_are_narrow(run: Run) -> None:
    done = run("compare", "chocolatl", "box", "box", "--bot", "random", "--until", "share=0.9", "--seed", "1", "--json")
    assert json.loads(done.out)["deals"] == 40
    done = run("compare", "chocolatl", "box", "final.majority=9", *FEW, "--until", "share=0.01")
    assert "not that narrow" in done.text


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["compare", "chocolatl", "box", "lost.toml"], "lost.toml"),
        (["compare", "chocolatl", "box", "final.majorities=9"], "Perhaps final.majority"),
        (["compare", "chocolatl", "box", "final.majority=much"], "TOML"),
        (["compare", "chocolatl", "box", "final.majority=1,final.majority=2"], "given twice"),
        (["compare", "chocolatl", "default", "edition", "--what", "options"], "names no options"),
        (["compare", "chocolatl", "default", "edition=nl,edition=fr", "--what", "options"], "given twice"),
        (["compare", "chocolatl", "default", "edition=es", "--what", "options"], "edition"),
        (["compare", "chocolatl", "random", "chess", "--what", "bots"], "no bot “chess”"),
        (["compare", "chocolatl", "box", "box", "--until", "share=2"], "share=0.02"),
        (["compare", "chocolatl", "box", "box", "--rows"], "--rows goes with --json"),
        (["compare", "chocolatl", "box", "box", "--on", "dask"], "ray:ADDRESS"),
        (["compare", "chocolate", "box", "box"], "chocolatl"),
        (["balance", "chocolatl", "--skill", "greedy"], "two are needed"),
        (["balance", "chocolatl", "--options", "editon"], "Did you mean “edition”?"),
        (["sweep", "chocolatl", "--vary", "end_score=1..2"], "Perhaps game.end_score?"),
        (["sweep", "chocolatl", "--vary", "game.end_score=9..2"], "nothing to vary"),
        (["sweep", "chocolatl", "--vary", "game.end_score"], "is said like this"),
        (["sweep", "chocolatl", "--vary", "game.end_score=40..41", "--goal", "fun"], "length=120"),
        (["sweep", "chocolatl", "--vary", "final.majority=1..2", "--vary", "final.majority=1..3"], "given twice"),
        (["sweep", "chocolatl"], "--vary"),
        (["--print-completion", "cmd.exe"], "bash"),
    ],
)
def test_mistakes_are_told_in_a_sentence(run: Run, words: list[str], why: str) -> None:
    done = run(*words)
    assert (done.code, done.out) == (2, "")
    assert why in done.text
    assert "Traceback" not in done.text


def test_a_page_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    """It is told before anything is played."""
    for file, why in ((tmp_path, "is a folder"), (tmp_path / "no" / "page.html", "cannot be written")):
        for words in (["compare", "chocolatl", "box", "box"], ["balance", "chocolatl"]):
            done = run(*words, "--games", "999999999", "--page", file)
            assert (done.code, done.out) == (2, "")
            assert why in done.text


def test_balance_tells_skill_and_what_options_change(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ["balance", "chocolatl", *FEW, "--skill", "random,random", "--options", "edition"]
    done = run(*words, "--page", page, "--json", "--rows")
    told = json.loads(done.out)
    assert len(told["rows"]) == 3
    assert told["skill"]["parts"]["skill"] == 0
    assert {row["option"] for row in told["option_changes"]} == {"edition"}
    assert "<svg" in page.read_text(encoding="utf-8")
    done = run(*words)
    assert "who plays" in done.text
    assert "No seat has an advantage" in done.text
    assert json.loads(run("balance", "zapotec", "--players", "1", *FEW, "--json").out)["skill"] is None


def test_sweep_tries_values_and_plays_the_best_again(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    page = tmp_path / "page.html"
    words = ["sweep", "chocolatl", "--vary", "final.majority=1..5:4", "--goal", "tension", *FEW]
    done = run(*words, "--page", page, "--json", "--rows")
    told = json.loads(done.out)
    assert {each["values"]["final.majority"] for each in told["tries"]} == {1, 5}
    assert len(told["rows"]) == 2 * 3 + 3 * 6
    assert "<svg" in page.read_text(encoding="utf-8")
    assert "On fresh deals" in run(*words).text


def test_simulate_and_arena_have_a_row_for_each_game(run: Run) -> None:
    told = json.loads(run("simulate", "chocolatl", "--games", "2", "--seed", "1", "--json", "--rows").out)
    assert [row["number"] for row in told["rows"]] == [0, 1]
    assert [sum(row["points"][0] for row in told["rows"]) / 2] == [told["points"]["mean"][0]]
    told = json.loads(run("arena", "chocolatl", "--bots", "random", "--games", "2", "--json", "--rows").out)
    assert [len(row["places"]) for row in told["rows"]] == [3, 3]
    assert "rows" not in json.loads(run("simulate", "chocolatl", "--games", "1", "--json").out)


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_completion_knows_commands_options_and_games(run: Run, shell: str) -> None:
    done = run("--print-completion", shell)
    assert (done.code, done.err) == (0, "")
    for word in (*NAMES, "--until" if shell != "tcsh" else "compare"):
        assert word in done.out
    assert all(game in done.out for game in GAMES)


def test_the_command_again_has_the_seed_and_no_files() -> None:
    said = [
        "mexica",
        "box",
        "a b.toml",
        "--page",
        "x.html",
        "--csv=y.csv",
        "--seed",
        "1",
        "--json",
        "--rows",
        "--games",
        "3",
    ]
    assert command_again("compare", said, 7) == "patolli compare mexica box 'a b.toml' --games 3 --seed 7"


def test_bots_that_think_for_a_time_do_not_repeat() -> None:
    assert by_time("search:1s")
    assert by_time("greedy", "master")
    assert by_time("search")
    assert not by_time("search:200", "greedy", "novice")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_tells_the_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Terminal()
    now = 100.0
    monkeypatch.setattr("sys.stderr", shown)
    monkeypatch.setattr("patolli.cli.many_games.monotonic", lambda: now)
    progress = Progress(200, speech("en", ()))
    now += 50
    progress.show(50)
    assert "[=====" in shown.getvalue()
    assert "50 of 200 games, 2:30 left" in shown.getvalue()
    now += 10_000
    progress.show(51)
    assert "8:09:" in shown.getvalue()


def test_tables_are_coloured_where_a_terminal_has_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [["head", "n"], ["one", "1"], ["two", "-2"]]
    plain = table(rows, marked=[2])
    assert plain == ["  head  n", "  one    1", "  two   -2"]
    monkeypatch.setattr("sys.stdout", Terminal())
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    coloured = table(rows, marked=[2])
    assert coloured[0].startswith("\033[1m")
    assert coloured[1] == plain[1]
    assert coloured[2].startswith("\033[1;33m")
    monkeypatch.setenv("NO_COLOR", "1")
    assert table(rows, marked=[2]) == plain


def test_games_rules_and_positions_are_told_as_json(run: Run, tmp_path: Path) -> None:
    games = json.loads(run("games", "--json").out)["games"]
    assert [game["name"] for game in games] == list(GAMES)
    (rule,) = json.loads(run("rules", "mexica", "MEX-35", "--json").out)["rules"]
    assert rule["name"] == "MEX-35"
    assert len(json.loads(run("rules", "mexica", "--json").out)["rules"]) > 50
    assert "board" in json.loads(run("rules", "mexica", "--provenance", "--json").out)["provenance"]
    assert run("simulate", "zapotec", "--players", "2", "--games", "1", "--seed", "1", "--records", tmp_path).code == 0
    (record,) = tmp_path.iterdir()
    told = json.loads(run("show", record, "--at", "60", "--seat", "1", "--json").out)
    assert (told["game"], told["at"], told["seat"]) == ("zapotec", 60, 1)
    assert told["view"]["points"] == [0, 0]
    assert not told["view"]["mats"][0]["hand"], "the cards of the other seat"
