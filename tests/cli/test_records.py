"""replay and show: records and positions, sound and broken."""

import json
import os
import signal
import threading
from pathlib import Path

import pytest

from patolli import CHANCE, read, write_position
from tests.cli.conftest import Run


def test_a_record_is_told_to_its_end(run: Run, record: Path) -> None:
    done = run("replay", record)
    assert done.code == 0
    assert "   1  The emperor orders a district of" in done.out
    told = done.out.splitlines()
    sheet = told[next(at for at, line in enumerate(told) if line.endswith("wins.")) + 2 :]
    *columns, places = [[int(word) for word in line.split() if word.lstrip("-").isdigit()] for line in sheet]
    assert places == read(record).end().places()
    assert columns[-1] == read(record).end().points()
    assert len(columns) > 2
    assert [sum(column) for column in zip(*columns[:-1], strict=True)] == columns[-1]


def test_replay_as_json(run: Run, record: Path) -> None:
    done = run("replay", record, "--json")
    told = json.loads(done.out)
    end = read(record).end()
    assert (done.code, done.err) == (0, "")
    assert told["over"] is True
    assert told["lines"] == len(read(record).lines)
    assert (told["points"], told["winners"], told["places"]) == (end.points(), end.winners(), end.places())
    assert "error" not in told


def test_replay_reads_standard_input(run: Run, record: Path) -> None:
    assert json.loads(run("replay", "-", "--json", said=record.read_text()).out)["over"] is True


def broken(record: Path) -> tuple[Path, int]:
    """The record with a line that is not legal: a canal in the lake; and the number of that line."""
    lines = record.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if " canal " in line)
    lines[at] = lines[at].split()[0] + " canal A1"
    path = record.with_name("broken.txt")
    path.write_text("\n".join(lines))
    return path, at + 1


def test_an_illegal_line_stops_with_its_number_and_the_reason(run: Run, record: Path) -> None:
    path, line = broken(record)
    done = run("replay", path)
    assert done.code == 1
    assert done.err == f"{path}: line {line}: MEX-35a: A1 is lake; canals are dug on land.\n"
    assert "MEX-35a" in run("replay", path, "--language", "fr").err
    assert "A1 is lake" not in run("replay", path, "--language", "fr").err


def test_an_illegal_line_in_json(run: Run, record: Path) -> None:
    path, line = broken(record)
    done = run("replay", path, "--json")
    told = json.loads(done.out)
    assert done.code == 1
    assert told["error"] == {"line": line, "rule": "MEX-35a", "why": "A1 is lake; canals are dug on land."}
    assert told["over"] is False
    assert told["lines"] == line - 5  # a header of three lines and an empty one stand before the game


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "a record begins with"),
        (b"\xff\xfe\x00binary", "not text in UTF-8"),
        (bytes(range(256)) * 10, "not text in UTF-8"),
        (b"\x00" * 100, "a position begins with"),
        (b"hello world\n", "a position begins with a game and a number of players"),
        (b"chess 2\n", "There is no game “chess”"),
        (b"mexica 9\n", "players"),
        (b"patolli 1\n", "which game"),
        (b"patolli 2\ngame mexica\n", "version"),
        (b"patolli 1\ngame mexica\nplayers 9\n* order 3\n", "Mexica is for 2 to 4 players"),
        (b"patolli 1\ngame mexica\nplayers 3\noption a b\n", "no option “a”"),
        (b"patolli 1\ngame mexica\nplayers 3\n5 end\n", "no seat 5"),
        (b"patolli 1\ngame mexica\nplayers 3\nposition mexica 3\nposition nonsense\n", "is not of the form"),
        (b"x" * 5_000_000, "larger than"),
    ],
    ids=str,
)
@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["show"], ["play", "--resume"]])
def test_what_is_no_record_gets_a_reason(run: Run, tmp_path: Path, command: list[str], data: bytes, why: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)
    done = run(*command, path)
    assert done.code == 1
    told = json.loads(done.out)["error"] if "--json" in command else {}
    assert why in (told["why"] if told else done.text)
    assert "Traceback" not in done.text
    if told:
        assert set(told) == {"line", "rule", "why"}
    else:
        assert f"{path}: line " in done.text


HEAD = "patolli 1\ngame mexica\nplayers 3\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("patolli 1\ngame chess\n", "ligne 2 : Il n'y a pas de jeu « chess ». Les jeux sont : mexica,"),
        ("patolli 1\ngame mexica\nplayers 9\n", "ligne 3 : Mexica se joue de 2 à 4 joueurs, pas à 9."),
        (HEAD + "option foo bar\n", "ligne 4 : Mexica n'a pas d'option « foo »."),
        (HEAD + "option stall_rounds x\n", "ligne 4 : « x » n'est ni un nombre"),
        (HEAD + "3 end\n", "ligne 4 : il n'y a pas de place 3 à 3 joueurs"),
        (HEAD + "position mexica 3\nposition round: x\n", "ligne 5 : round est un nombre de 1 à"),
        (HEAD + "* order 2\n", "ligne 4 : MEX-18 : Il ne reste aucun jeton"),
        ("mexica 9\n", "ligne 1 : Mexica se joue de 2 à 4 joueurs, pas à 9."),
        ("mexica 3\ncanal: B6\n", "ligne 2 : « canal » ne fait pas partie d'une position"),
        ("mexica 3\noptions: stall_rounds=x\n", "ligne 2 : « x » n'est ni un nombre"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_in_the_language(run: Run, tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "file"
    path.write_text(text)
    for command in (["replay"], ["show"], ["play", "--resume"], ["advise"]):
        done = run(*command, path, "--language", "fr")
        assert done.code == 1
        assert f"{path}: {why}" in done.text.replace("\xa0", " ")


def test_a_record_of_another_machine_may_end_its_lines_otherwise(run: Run, record: Path) -> None:
    shown = run("show", record).out
    record.write_bytes(record.read_bytes().replace(b"\n", b"\r"))
    assert run("show", record).out == shown
    record.write_bytes(b"patolli 1 " + b"x" * 9000)
    assert len(run("show", record).err) < 700


@pytest.mark.parametrize("command", [["replay"], ["show"], ["play", "--resume"]])
def test_files_that_are_not_there(run: Run, tmp_path: Path, command: list[str]) -> None:
    missing = run(*command, tmp_path / "missing.txt")
    assert (missing.code, missing.out) == (2, "")
    assert "There is no file" in missing.err
    folder = run(*command, tmp_path)
    assert (folder.code, folder.out) == (2, "")
    assert "is a folder" in folder.err
    assert run(*command, "a\0b").code == 2


def test_a_position_at_any_moment(run: Run, record: Path) -> None:
    lines = len(read(record).lines)
    assert f"After {lines} of {lines} lines." in run("show", record).out
    assert f"After 0 of {lines} lines." in run("show", record, "--at", "0").out
    assert f"After {lines - 3} of {lines} lines." in run("show", record, "--at", "-3").out
    assert run("show", record, "--at", "20").out != run("show", record, "--at", "40").out
    for at in ("99999", "-99999"):
        done = run("show", record, "--at", at)
        assert (done.code, done.out) == (2, "")
        assert f"--at {at} is outside" in done.text
        assert f"to {lines} (the last), or from -{lines}" in done.text
    assert run("show", record, "--at", "soon").code == 2


def test_before_an_illegal_line_the_position_can_be_seen(run: Run, record: Path) -> None:
    path, line = broken(record)
    done = run("show", path)
    assert done.code == 1
    assert f"line {line}: MEX-35a" in done.err
    assert f"--at {line - 5}" in done.err
    assert run("show", path, "--at", str(line - 5)).code == 0


def test_a_drawing_is_the_same_twice_and_another_in_the_dark(run: Run, record: Path, tmp_path: Path) -> None:
    path = tmp_path / "out.svg"
    assert run("show", record, "--at", "100", "--svg", path) == run("show", record, "--at", "100", "--svg", path)
    light = path.read_text(encoding="utf-8")
    assert light.startswith("<svg")
    assert run("show", record, "--at", "100", "--svg", path, "--theme", "dark").code == 0
    assert path.read_text(encoding="utf-8") != light
    assert run("show", record, "--at", "100", "--svg", "-").out == light
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith(".out")] == []


def test_a_drawing_that_cannot_be_written(run: Run, record: Path, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no" / "folder" / "x.svg", record / "x.svg", "/dev/null"):
        done = run("show", record, "--svg", path)
        assert done.code == 2
        assert "cannot be written" in done.text
    assert Path("/dev/null").is_char_device()


def test_a_seat_that_there_is_not_is_refused(run: Run, record: Path) -> None:
    assert run("show", record, "--seat", "3").code == 0
    done = run("show", record, "--seat", "4")
    assert done.code == 2
    assert "There is no seat 4; the seats go from 0 to 3." in done.text
    assert run("show", record, "--seat", "-1").code == 2


def test_who_cannot_be_advised_is_told_why(run: Run, record: Path) -> None:
    first = next(at for at, (actor, _) in enumerate(read(record).lines) if actor != CHANCE)
    cases = [
        (["--seat", "7"], 2, "There is no seat 7; the seats go from 0 to 3."),
        ([], 1, "The game is over."),
        (["--at", "1"], 1, "Chance decides there"),
        (["--at", "1"], 1, f"The next decision is after line {first}: --at {first}"),
        (["--at", "1", "--seat", "2"], 1, "waiting for chance, not for seat 2."),
        (["--at", str(first), "--seat", "2"], 1, "Seat 2 owes no decision now; it is the turn of seat 0."),
        (["--at", str(first), "--seat", "2", "--language", "nl"], 1, "stoel 0"),
    ]
    for said, code, why in cases:
        done = run("advise", record, *said)
        assert (done.code, done.out) == (code, "")
        assert why in done.text


def test_advice_says_whom_it_means_and_what_it_gains(run: Run, tmp_path: Path) -> None:
    """Also where several bots of one name have played."""
    run("simulate", "mexica", "--games", "1", "--seed", "3", "--bots", "greedy", "--records", tmp_path)
    game = next(tmp_path.glob("*.txt"))
    said = {"en": "brings you about", "fr": "vous apporte environ", "nl": "levert je ongeveer", "pt": "dá-lhe cerca de"}
    for language, gains in said.items():
        told = run("advise", game, "--at", "60", "--bot", "search:20", "--language", language).text
        assert gains in told
    assert "greedy (Sand)," in run("advise", game, "--at", "60", "--bot", "search:20").text


def test_where_several_decide_advice_says_for_whom_it_is(run: Run, tmp_path: Path) -> None:
    run("simulate", "zapotec", "--games", "1", "--seed", "3", "--records", tmp_path)
    game = next(tmp_path.glob("*.txt"))
    at = next(number for number, (actor, _) in enumerate(read(game).lines) if actor != CHANCE)
    told = run("advise", game, "--at", str(at), "--seat", "2", "--bot", "search:20").text
    assert "Advice for Blue:" in told


def test_an_interrupt_says_what_was_found_so_far(run: Run, record: Path) -> None:
    alarm = threading.Timer(1.0, os.kill, (os.getpid(), signal.SIGINT))
    alarm.start()
    try:
        done = run("advise", record, "--at", "60", "--bot", "search:60s")
    finally:
        alarm.cancel()
    assert done.code == 0
    assert "wins about" in done.out


def test_a_position_set_up_by_hand_is_shown(run: Run, record: Path, tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text("# a puzzle\n" + write_position(read(record).end()))
    shown = run("show", path)
    assert shown.code == 0
    assert shown.out.splitlines() == run("show", record).out.splitlines()[:-1]


def test_no_line_is_wider_than_the_terminal(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language in ("en", "fr", "nl", "pt"):
        for argv in (["show", str(record)], ["replay", str(record)], ["rules", "mexica"]):
            out = run(*argv, "--language", language).out
            assert max(map(len, out.splitlines())) <= 80
    monkeypatch.setenv("COLUMNS", "1")
    assert run("replay", record).code == 0


def test_a_file_that_cannot_be_read(run: Run) -> None:
    done = run("replay", "/proc/self/mem")
    assert done.code == 2
    assert "cannot be read" in done.text
