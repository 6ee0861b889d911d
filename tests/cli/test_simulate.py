"""simulate and bench on the command line."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from patolli import read
from patolli.lab.arena import ContestGame
from patolli.lab.simulate import Played, simulate
from tests.cli.conftest import Run


def test_json_tells_the_whole_run(run: Run) -> None:
    done = run("simulate", "mexica", "--players", "4", "--games", "5", "--seed", "1", "--json")
    told = json.loads(done.out)
    assert (done.code, done.err) == (0, "")
    needed = "game players games decisions seconds us_per_decision compiled wins points"
    assert set(needed.split()) <= set(told)
    assert (told["game"], told["players"], told["games"]) == ("mexica", 4, 5)
    assert len(told["wins"]) == len(told["points"]["mean"]) == 4
    assert [row[0] for row in told["places"]] == told["wins"]
    assert [sum(row) for row in told["places"]] == [5] * 4
    assert all(a <= b <= c for a, b, c in zip(*(told["points"][key] for key in ("min", "mean", "max")), strict=True))


def test_the_seed_is_told_so_that_it_can_be_used_again(run: Run) -> None:
    seed = json.loads(run("simulate", "mexica", "--games", "2", "--json").out)["seed"]
    assert str(seed) in run("simulate", "mexica", "--games", "1", "--seed", str(seed)).out


def test_a_map_of_ones_own_is_read_from_its_file_and_kept_in_the_record(run: Run, tmp_path: Path) -> None:
    """LAP-18."""
    drawn = tmp_path / "small.txt"
    drawn.write_text("M01 S01 X05 C\nJ M02 O01+90 M # letters\nM M X01+90 M\n")
    given = ["lapins", "--option", f"map={drawn}", "--seed", "1"]
    small = "M01,S01,X05,C01/J01,M02,O01+90,M03/M04,M05,X01+90,M06"
    assert run("simulate", *given, "--players", "2", "--games", "1", "--records", tmp_path / "games").code == 0
    kept = tmp_path / "game.txt"
    assert run("play", *given, "--seats", "me,random", "--record", kept, said="quit\n").code == 0
    for path in (kept, *(tmp_path / "games").iterdir()):
        assert read(path).options == {"map": small}
        assert run("show", path).code == 0
    for text, why in ((b"M01 Q", "there is no tile “Q”"), (b"\xff", "not text in UTF-8")):
        drawn.write_bytes(text)
        done = run("simulate", *given)
        assert done.code in (1, 2)
        assert why in done.text
    drawn.unlink()
    assert "There is no file" in run("play", *given).text


def test_records_are_the_same_in_any_number(run: Run, tmp_path: Path) -> None:
    for games, folder in (("2", "few"), ("3", "many")):
        assert run("simulate", "mexica", "--games", games, "--seed", "3", "--records", tmp_path / folder).code == 0
    few = {path.name: path.read_bytes() for path in (tmp_path / "few").iterdir()}
    many = {path.name: path.read_bytes() for path in (tmp_path / "many").iterdir()}
    assert len(few) == 2
    assert few.items() <= many.items()


def test_a_folder_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "x", "/proc/x"):
        done = run("simulate", "mexica", "--games", "1", "--records", folder)
        assert (done.code, done.out) == (2, "")
        assert "cannot be written" in done.text


def test_options_and_bots(run: Run, tmp_path: Path) -> None:
    done = run("simulate", "mexica", "--games", "1", "--option", "first_player=random", "--records", tmp_path)
    assert done.code == 0
    assert "option first_player random" in next(tmp_path.iterdir()).read_text()
    assert run("simulate", "mexica", "--games", "1", "--bots", "random", "--players", "4").code == 0
    for bots in ("greedily", "greedily," * 9 + "random"):
        assert "no bot “greedily”" in run("simulate", "mexica", "--bots", bots).text


def test_a_bot_that_fails_is_named_with_its_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mybot.py"
    path.write_text("class Clever:\n    def decide(self, question):\n        return question.hand\n")
    for argv in (
        ["simulate", "mexica", "--bots", f"{path}:Clever"],
        ["play", "mexica", "--seats", f"{path}:Clever,random"],
    ):
        done = run(*argv)
        assert done.code == 1
        assert f"The bot {path}:Clever failed in line 3: AttributeError" in done.text


def test_jobs_change_no_game(run: Run) -> None:
    words = ("zapotec", "--bots", "random,random", "--games", "3", "--seed", "2", "--json")
    for command, same in (("simulate", ("wins", "points", "decisions")), ("arena", ("bots", "shared"))):
        one, two = (json.loads(run(command, *words, "--jobs", jobs).out) for jobs in ("1", "2"))
        assert [one[key] for key in same] == [two[key] for key in same]


class Clock:
    """Shows what a test sets."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def slow_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games that took 50 seconds each in two processes, while 52 passed."""
    clock = Clock()
    record = next(simulate("zapotec", 2, 1, seed=1, records=True)).record
    assert record is not None

    def games(*args: object) -> Iterator[Played]:
        clock.now += 52
        yield from (Played(number, 1000, [9, 7], [0], [1, 2], 50.0, record) for number in range(2))

    def matches(*args: object) -> Iterator[ContestGame]:
        clock.now += 52
        yield from (ContestGame(number, (0, 1), [9, 7], [0], [1, 2], 50.0, record) for number in range(2))

    monkeypatch.setattr("patolli.cli.many_games.monotonic", clock)
    monkeypatch.setattr("patolli.cli.simulate.simulate", games)
    monkeypatch.setattr("patolli.cli.arena.contest", matches)


@pytest.mark.usefixtures("slow_games")
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_seconds_are_those_that_passed(run: Run, command: str) -> None:
    argv = (command, "zapotec", "--bots", "random,random", "--games", "2", "--jobs", "2")
    told = json.loads(run(*argv, "--json").out)
    assert (told["jobs"], told["seconds"], told["seconds_playing"]) == (2, 52.0, 100.0)


@pytest.mark.usefixtures("slow_games")
def test_the_seconds_of_several_processes_are_told_as_theirs(run: Run) -> None:
    text = run("simulate", "zapotec", "--bots", "random,random", "--games", "2", "--jobs", "2").text
    assert "2000 decisions in 52.00 s; 2 processes played for 100.00 s together, 50000.00 µs a decision" in text


def test_records_say_who_sat_where(run: Run, tmp_path: Path) -> None:
    assert run("simulate", "mexica", "--games", "1", "--bots", "greedy,random", "--records", tmp_path).code == 0
    assert read(next(tmp_path.iterdir())).names == {0: "greedy", 1: "random"}


def test_an_interrupt_leaves_what_was_played(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mybot.py"
    path.write_text(
        "class Third:\n    games = 0\n    def __init__(self):\n        Third.games += 1\n"
        "        if Third.games == 3: raise KeyboardInterrupt\n"
        "    def decide(self, question): return question.moves[0]\n"
    )
    done = run("simulate", "zapotec", "--bots", f"{path},random", "--games", "9", "--json")
    told = json.loads(done.out)
    assert (done.code, done.err) == (0, "")
    assert (told["games"], told["games_asked"], len(told["points"]["mean"])) == (2, 9, 2)


def test_bench_measures_each_number_of_players(run: Run) -> None:
    done = run("bench", "mexica", "--quick", "--json")
    told = json.loads(done.out)
    assert done.code == 0
    assert set(told["games"]["mexica"]) == {"2", "3", "4"}
    assert told["games"]["mexica"]["4"]["us_decision"] > 0
    assert (told["interpreted"] is None) != told["compiled"]
