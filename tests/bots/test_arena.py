"""The arena: fair seats, honest intervals, ratings; and advice."""

import json
from pathlib import Path

import pytest

from patolli.engine.match import Question
from patolli.engine.record import Record, parse
from patolli.lab.arena import ContestGame, Table, contest, lineups, table, wilson
from tests.cli.conftest import Run, record, run

__all__ = ["record", "run"]


def test_everybody_sits_everywhere_equally_often() -> None:
    for bots, players in ((2, 2), (2, 3), (3, 3), (3, 2), (4, 2), (2, 4), (1, 2), (5, 5)):
        seatings = lineups(bots, players)
        for bot in range(bots):
            counts = [sum(lineup[seat] == bot for lineup in seatings) for seat in range(players)]
            assert len(set(counts)) == 1
            assert counts[0] > 0


def test_wilson_gives_the_interval_of_a_share() -> None:
    low, high = wilson(80, 100)
    assert (low, high) == pytest.approx((0.711, 0.867), abs=0.001)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def made(wins: list[int]) -> Table:
    standings = table(["a", "b"], 2)
    for number, winner in enumerate(wins):
        lineup = (0, 1) if number % 2 == 0 else (1, 0)
        seat = lineup.index(winner)
        places = [1, 2] if seat == 0 else [2, 1]
        standings.add(ContestGame(number, lineup, [10, 20], [seat], places, 0.1, Record("mexica", 2)))
    standings.rate()
    return standings


def test_ratings_follow_the_victories() -> None:
    even, better, always = made([0, 1] * 20), made([0, 0, 0, 1] * 10), made([0] * 40)
    assert even.standings[0].rating == pytest.approx(1500)
    difference = better.standings[0].rating - better.standings[1].rating
    assert difference == pytest.approx(191, abs=15)  # three victories for one
    assert always.standings[0].rating > better.standings[0].rating
    assert better.standings[0].wins == 30
    assert (better.standings[0].place(), better.standings[1].place()) == (1.25, 1.75)


def test_a_game_is_the_same_however_many_are_played() -> None:
    few = [match.record.lines for match in contest("mexica", 2, 1, 5, ["greedy", "random"])]
    many = [match.record.lines for match in contest("mexica", 2, 2, 5, ["greedy", "random"])]
    assert many[:1] == few


def test_a_set_has_the_same_deal() -> None:
    one, other = (match.record.lines for match in contest("mexica", 2, 2, 5, ["random", "random"]))
    assert one[:28] == other[:28]


class First:
    def decide(self, question: Question) -> int:
        return question.moves[0]


def test_a_class_of_python_has_its_name_in_the_results() -> None:
    standings = table([First, "random"], 2)
    for match in contest("zapotec", 2, 2, 5, [First, "random"]):
        standings.add(match)
        assert sorted(match.record.names.values()) == ["First", "random"]
    assert [(standing.code, standing.games) for standing in standings.standings] == [("First", 2), ("random", 2)]


def test_the_command_tells_shares_and_keeps_records(run: Run, tmp_path: Path) -> None:
    words = ("--bots", "greedy,random", "--games", "2", "--seed", "1")
    done = run("arena", "mexica", *words, "--json", "--records", tmp_path)
    told = json.loads(done.out)
    assert (done.code, told["games"], told["seed"]) == (0, 2, 1)
    greedy = told["bots"][0]
    assert greedy["bot"] == "greedy"
    assert greedy["share_95"][0] <= greedy["share"] <= greedy["share_95"][1]
    kept = sorted(tmp_path.iterdir())
    assert len(kept) == 2
    assert parse(kept[1].read_text()).names == {0: "random", 1: "greedy"}
    assert "greedy" in run("arena", "mexica", *words).out


def test_bots_that_there_are_not(run: Run) -> None:
    done = run("arena", "mexica", "--bots", "greedy,deepblue")
    assert (done.code, done.out) == (2, "")
    assert "deepblue" in done.err


def test_advice_says_what_and_why(run: Run, record: Path) -> None:
    done = run("advise", record, "--at", "60", "--bot", "search:20", "--json")
    told = json.loads(done.out)
    assert done.code == 0
    assert 1 <= len(told["advice"]) <= 3
    best = told["advice"][0]
    assert best["lines"][-1] == "end"
    assert 0 <= best["chance"] <= 1
    assert best["reasons"]
    assert "wins about" in run("advise", record, "--at", "60", "--bot", "search:20").out


def test_advice_for_nobody(run: Run, record: Path) -> None:
    assert run("advise", record).code == 1
    assert run("advise", record, "--at", "60", "--bot", "greedy").code == 2


def test_of_many_bots_all_play_soon() -> None:
    assert {bot for lineup in lineups(5, 4)[:5] for bot in lineup} == set(range(5))


def test_who_has_met_nobody_has_no_rating(run: Run) -> None:
    told = run("arena", "zapotec", "--bots", "random,random,random", "--players", "2", "--games", "1", "--json").out
    known = [bot["rating"] is not None for bot in json.loads(told)["bots"]]
    assert known == [True, True, False]
    assert [bot["points"] is None for bot in json.loads(told)["bots"]] == [False, False, True]
    shown = run("arena", "zapotec", "--bots", "random", "--players", "2", "--games", "1", "--seed", "1")
    assert (shown.code, shown.out.splitlines()[-1].split()[-1]) == (0, "–")


def test_a_bot_that_has_met_itself_alone_is_not_said_to_win(run: Run) -> None:
    """Its seats are filled with copies of it; that they win says nothing, and the command says so."""
    argv = ("arena", "zapotec", "--bots", "random", "--players", "2", "--games", "2", "--seed", "1")
    shown = run(*argv)
    assert shown.code == 0
    assert "random has met nobody but itself" in shown.text
    assert "--bots random,greedy." in shown.text
    assert "%" not in shown.out.splitlines()[-1]
    (bot,) = json.loads(run(*argv, "--json").out)["bots"]
    assert (bot["share"], bot["share_95"], bot["place"], bot["rating"]) == (None, [0.0, 1.0], None, None)
    assert bot["points"] is not None


def test_alone_against_the_bot_of_the_box_a_share_means_something(run: Run) -> None:
    argv = ("arena", "zapotec", "--bots", "random", "--games", "2", "--seed", "1")
    assert "nobody but itself" not in run(*argv).text
    bots = json.loads(run(*argv, "--json").out)["bots"]
    assert [bot["bot"] for bot in bots] == ["random", "Cocijobot"]
    assert sum(bot["share"] for bot in bots) == 1.0
    assert sum(bot["place"] for bot in bots) == 3.0


@pytest.mark.parametrize("language", ["en", "fr", "nl", "pt"])
def test_the_seed_that_is_printed_can_be_used_again(run: Run, language: str) -> None:
    argv = ("arena", "zapotec", "--bots", "random,random", "--games", "2", "--language", language)
    told = run(*argv)
    seed = told.out.splitlines()[0].split()[-1]
    assert seed.isdecimal()
    assert run(*argv, "--seed", seed).out == told.out


def test_whoever_fails_late_leaves_what_was_played(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mybot.py"
    path.write_text(
        "print('loaded')\n"
        "class Third:\n    games = 0\n    def __init__(self):\n        Third.games += 1\n"
        "    def decide(self, question):\n        if Third.games == 3: raise ValueError('tired')\n"
        "        print('I think')\n        return question.moves[0]\n"
    )
    done = run("arena", "zapotec", "--bots", f"{path},random", "--games", "9", "--json", "--records", tmp_path)
    told = json.loads(done.out)
    assert (done.code, told["games"], told["games_asked"], told["bots"][0]["games"]) == (1, 2, 9, 2)
    assert "failed in line 7: ValueError: tired." in done.err
    assert "I think" in done.err, "standard output is the command's own"
    path.write_text(path.read_text() + "# changed\n")
    shown = run("arena", "zapotec", "--bots", f"{path},random", "--games", "9")
    assert shown.code == 1
    assert "Zapotec: 2 games" in shown.out
    assert "Stopped early, after 2 of 9 games." in shown.out
    path.write_text(path.read_text() + "# again\n")
    counted = run("simulate", "zapotec", "--bots", f"{path},random", "--games", "9", "--json")
    assert (counted.code, json.loads(counted.out)["games"]) == (1, 2)


def test_seats_that_are_not_balanced_are_told(run: Run) -> None:
    argv = ["arena", "zapotec", "--bots", "random,random", "--seed", "1", "--games"]
    assert "multiple of 2 games" in run(*argv, "3").text
    assert "multiple" not in run(*argv, "4").text
