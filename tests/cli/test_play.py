"""Playing in the terminal, with lines from a pipe."""

import os
from pathlib import Path

import pytest

from patolli import Rng, read, start, write_position
from patolli.engine.core.playout import walk
from tests.cli.conftest import Done, Run

PLACED = "place H6\n"


def play(run: Run, said: str, *argv: str | Path) -> Done:
    return run("play", "mexica", "--seed", "5", *argv, said=said)


def test_a_first_turn(run: Run) -> None:
    done = play(run, PLACED + "canal C3\nend\n")
    assert done.code == 0
    assert "Black: you" in done.out
    assert "Grey: random" in done.out
    assert "Black: put your pawn on a start cell of the palace." in done.text
    assert "Black starts on H6." in done.out
    assert "Black digs a canal on C3." in done.out
    assert "Grey ends the turn." in done.out
    assert "The input ends here." in done.out


@pytest.mark.parametrize("seats", ["foo", "me,foo", "foo," * 9 + "me"])
def test_an_unknown_seat_is_named_before_seats_are_counted(run: Run, seats: str) -> None:
    done = run("play", "mexica", "--seats", seats)
    assert done.code == 2
    assert "There is no bot “foo”." in done.text
    assert "A person who plays at this terminal is “me”." in done.text
    assert "players" not in done.text


def test_the_same_seed_gives_the_same_game(run: Run, tmp_path: Path) -> None:
    for name in ("a", "b"):
        play(run, PLACED + "end\nend\n", "--record", tmp_path / name)
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_help_counts_what_may_be_said(run: Run) -> None:
    for word in ("?", "help", "HELP"):
        done = play(run, f"{word}\n")
        assert "4 place place " in done.text
        for command in ("moves", "why", "rules", "undo", "board", "log", "save", "quit"):
            assert f"\n  {command}" in done.out


def test_moves_lists_what_may_be_said(run: Run) -> None:
    done = play(run, "moves\nplace H6\nmoves\nmoves walk\nMOVES CANAL C3\nmoves jump\n")
    assert "place H6  place G7  place I7  place H8" in done.out
    assert "different lines" in done.text
    assert "walk H5  walk G6  walk I6  walk H7" in done.out
    assert "canal C3 C4" in done.out
    assert "You may not say anything that begins with “jump”" in done.text


def test_a_refusal_names_its_rule_and_how_to_read_it(run: Run) -> None:
    done = play(run, PLACED + "canal A1\nwhy\nwhy canal C3\nwhy walk A1\n")
    assert "MEX-35a: A1 is lake" in done.out
    assert "To read the rule: rules MEX-35" in done.out
    assert done.out.count("MEX-35  Where a canal may not go") == 1
    assert "That may be said." in done.out
    assert "MEX-56" in done.out
    assert "Nothing was refused" in play(run, "why\n").text


@pytest.mark.parametrize(
    ("said", "meant"),
    [("plase H6", "place"), ("canall A1", "canal"), ("undoo", "undo"), ("quti", "quit"), ("mvoes", "moves")],
)
def test_a_typo_is_guessed(run: Run, said: str, meant: str) -> None:
    assert f"Did you mean “{meant}”?" in play(run, (PLACED if meant == "canal" else "") + said + "\n").out


def test_what_makes_no_sense_is_refused_politely(run: Run) -> None:
    nonsense = ["xyzzy", ";", ";;;", "", "   ", "\t", "canal", "place", "place H6 H7", "0 place H6", "* order 3"]
    nonsense += [
        "é" * 5000,
        "place \u0661",
        "place H6\x00",
        "log x",
        "log -1",
        "save",
        "undo me",
        "rules zzz",
        "\x1b[A",
    ]
    done = play(run, "\n".join(nonsense) + "\n")
    assert done.code == 0
    assert "Black starts" not in done.out
    assert "Traceback" not in done.out
    assert "The input ends here." in done.out


def test_several_lines_are_said_all_or_none(run: Run) -> None:
    done = play(run, PLACED + "walk H5; walk H9\nlog 1\nwalk H5; walk H4;\nlog 2\n")
    assert "Nothing was done, because of “walk H9”:" in done.out
    refused, _, said = done.out.partition("> walk H5; walk H4;")
    assert "walks to H5" not in refused
    assert "Black walks to H5." in said
    assert "Black walks to H4." in said


def test_undo_takes_back_one_line_or_the_turn(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    done = play(run, PLACED + "walk H5; walk H4; walk H3\nundo\nundo turn\nundo\n", "--record", path)
    assert "1 line is taken back." in done.out
    assert "2 lines are taken back." in done.out
    assert "No: Sand has acted since." in done.out
    assert read(path).lines[-1][0] == 2


def test_undo_stops_at_chance(run: Run) -> None:
    assert "No: chance has drawn since" in play(run, "undo\n").text


def test_log_board_and_rules(run: Run) -> None:
    done = play(run, PLACED + "log 2\nboard\nrules\nrules 35\nrules emblem\nrules MEX-999\n")
    assert "  10  Grey starts on G7." in done.out
    assert done.out.count("Period 1, round 1") == 3
    assert "The board (MEX-1 – MEX-13)" in done.out
    assert "MEX-35  Where a canal may not go" in done.out
    assert "MEX-87  Palace bonus" in done.out
    assert "Mexica has no rule “MEX-999”" in done.out


def test_the_record_is_there_after_every_line_and_can_be_resumed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    done = play(run, PLACED + "canal C3\n", "--record", path)
    assert f"patolli play --resume {path}" in done.text
    assert read(path).lines[-1] == (0, "canal C3")
    again = run("play", "--resume", path, said="canal C4\n")
    assert "Black digs a canal on C3." in again.out
    assert read(path).lines[-1] == (0, "canal C4")
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_who_goes_on_is_told_to_seat_the_same_players(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "my game.txt"
    done = play(run, PLACED + "quit\n", "--seats", "me, greedy,random", "--record", path)
    assert f"Go on with: patolli play --resume '{path}' --seats me,greedy,random" in done.text
    again = run("play", "--resume", path, "--seats", "me,random,random", said="quit\n")
    assert again.text.endswith(f"--resume '{path}'")


def test_an_interrupt_says_where_the_record_is(run: Run, tmp_path: Path) -> None:
    bot, path = tmp_path / "mybot.py", tmp_path / "game.txt"
    bot.write_text("class Slow:\n    def decide(self, question): raise KeyboardInterrupt\n")
    done = play(run, PLACED + "end\n", "--seats", f"me,{bot}", "--record", path)
    assert done.code == 130
    assert f"The record is in {path}. Go on with: patolli play --resume {path} --seats me,{bot}" in done.text


def test_a_bot_that_cannot_be_made_leaves_no_record(run: Run, tmp_path: Path) -> None:
    bot, path = tmp_path / "mybot.py", tmp_path / "game.txt"
    bot.write_text("class A:\n    def __init__(self): 1 / 0\n    def decide(self, question): pass\n")
    done = play(run, PLACED, "--seats", f"{bot},me", "--record", path)
    assert (done.code, done.text) == (
        1,
        f"The bot {bot} cannot be made in line 2: ZeroDivisionError: division by zero.",
    )
    assert done.text == run("simulate", "mexica", "--bots", f"{bot},random").text
    assert not path.exists()


def test_a_bot_that_fails_leaves_the_record(run: Run, tmp_path: Path) -> None:
    bot, path = tmp_path / "mybot.py", tmp_path / "game.txt"
    bot.write_text("class A:\n    def decide(self, question): return question.hand\n")
    done = play(run, PLACED, "--seats", f"me,{bot}", "--record", path)
    assert done.code == 1
    assert f"patolli play --resume {path} --seats me,{bot}\n" in done.out
    assert "failed in line 2" in done.err


def test_remarks_survive(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    play(run, PLACED, "--record", path)
    path.write_text("# Sunday\n" + path.read_text().replace("0 place H6", "0 place h6   # as always"))
    run("play", "--resume", path, said="take\nundo\ntake\nquit\n")
    assert path.read_text().startswith("# Sunday\npatolli 1\n")
    assert "0 place h6   # as always\n" in path.read_text()
    assert path.read_text().endswith("\n0 take\n")
    assert run("replay", path).code == 0


def test_resuming_into_another_file_leaves_the_first_alone(run: Run, tmp_path: Path) -> None:
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    play(run, PLACED, "--record", first)
    before = first.read_text()
    run("play", "--resume", first, "--record", second, said="take\n")
    assert first.read_text() == before
    assert second.read_text() == before + "0 take\n"


def test_a_record_is_never_overwritten(run: Run, record: Path) -> None:
    before = record.read_text()
    done = play(run, PLACED, "--record", record)
    assert (done.code, done.out) == (2, "")
    assert f"--resume {record}" in done.text
    done = play(run, f"{PLACED}save {record}\n")
    assert "exists already; choose another name." in done.text
    assert record.read_text() == before


@pytest.mark.parametrize("where", ["no/such/folder/x.txt", ".", "/dev/null", "/proc/x"])
def test_a_record_that_cannot_be_written(run: Run, tmp_path: Path, where: str) -> None:
    done = play(run, PLACED, "--record", tmp_path / where)
    assert (done.code, done.out) == (2, "")
    assert "cannot be written" in done.text or "exists already" in done.text


def test_a_disk_that_fails_is_told_and_the_game_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace, calls = os.replace, 0

    def full(source: str, target: str) -> None:
        nonlocal calls
        calls += 1
        if calls > 3:
            raise OSError(28, "No space left on device")
        replace(source, target)

    monkeypatch.setattr("os.replace", full)
    done = play(run, PLACED + f"save {tmp_path}/copy.txt\nquit\n", "--record", tmp_path / "game.txt")
    assert "cannot be written: No space left on device" in done.text
    assert "The game is not kept: No space left on device." in done.text
    assert done.code == 0


def test_without_a_name_the_record_is_kept_with_the_state_of_programs(run: Run, tmp_path: Path) -> None:
    done = play(run, PLACED + "quit\n")
    (kept,) = (tmp_path / "state" / "patolli").iterdir()
    assert f"patolli play --resume {kept}" in done.text
    assert read(kept).lines[8] == (0, "place H6")


def test_where_nothing_can_be_kept_that_is_said(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/proc")
    done = play(run, PLACED + "quit\n")
    assert done.code == 0
    assert "The game is not kept: /proc/patolli:" in done.text


def test_save_writes_a_copy(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "my game.txt"
    done = play(run, f"{PLACED}save {path}\nsave {tmp_path}\nsave {tmp_path}/a/b\n")
    assert f"The record is saved in {path}." in done.text
    assert len(read(path).lines) == 11
    assert "exists already" in done.text
    assert "cannot be written" in done.text


def test_resuming_says_what_does_not_fit(run: Run, record: Path) -> None:
    assert "says how many play" in run("play", "--resume", record, "--players", "2").text
    assert "says how many play" in run("play", "--resume", record, "--option", "first_player=random").text
    assert "3 seats are named for 4 players" in run("play", "--resume", record, "--seats", "me,random,me").text
    assert "There is no game “zapotek”" in run("play", "zapotek").text


def test_a_finished_game_is_shown_with_its_result(run: Run, record: Path) -> None:
    done = run("play", "--resume", record)
    assert done.code == 0
    assert "wins." in done.out


def test_a_position_is_played_from_and_stays_as_it_is(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.txt"
    state = start("mexica", 3)
    walk(state, Rng(1), 30)
    path.write_text(write_position(state))
    before = path.read_text()
    seat = state.actors()[0]
    seats = ",".join("me" if at == seat else "random" for at in range(3))
    done = run("play", "--resume", path, "--seats", seats, said="end\nquit\n")
    assert done.code == 0
    assert "ends the turn." in done.out
    assert run("play", "--resume", path, "--record", path).code == 2
    assert path.read_text() == before
    kept = tmp_path / "kept.txt"
    run("play", "--resume", path, "--record", kept, "--seats", seats, said="end\nquit\n")
    assert read(kept).end().players == 3


def test_bots_alone_play_to_the_end(run: Run) -> None:
    done = play(run, "", "--seats", "random,random")
    assert done.code == 0
    assert "wins" in done.out
    assert done.out.count("Period 1, round 1\n") == 0


def test_in_french_nothing_is_said_in_english(run: Run) -> None:
    done = play(run, "aide\nplac H6\nplace A1\nplace H6\n?\nundo\nmoves\nlog\nrules 35\nquit\n", "--language", "fr")
    for word in ("Black", "you ", "line", " the ", "Nothing"):
        assert word not in done.out.replace("patolli play", "")
    assert "Vouliez-vous dire «\u00a0place\u00a0»\u00a0?" in done.out
    assert "Noir\u00a0: vous" in done.out


@pytest.mark.parametrize("language", ["en", "fr", "nl", "pt"])
def test_eighty_columns_are_enough(run: Run, language: str) -> None:
    said = "?\nplac H6\nplace A1\nwhy\nplace H6\n?\nmoves\nmoves canal\nrules\nend\nlog\nundo\nquit\n"
    done = play(run, said, "--language", language)
    wide = [line for line in done.out.splitlines() if len(line) > 80 and "/" not in line]
    assert wide == []
