"""Several persons at one screen, secrets, simultaneous choices, seats that never act: with the toy game."""

import sys
from pathlib import Path

import pytest

from patolli import CHANCE, Match, Record, State, start
from patolli.cli.completion import next_words
from patolli.cli.takeback import Stop, take_back
from patolli.engine.game import hear
from tests.cli.conftest import Run
from tests.contract import toy
from tests.contract.toy import Toy, ToyGame


@pytest.mark.usefixtures("secret_game")
def test_the_screen_is_covered_between_two_who_may_not_see_the_same(run: Run) -> None:
    done = run("play", "toy", "--seats", "me,me", "--seed", "1", said="moves\nmoves 0\n")
    first, _, rest = done.out.partition("Seat 1, it is your turn. Sit down at the screen and press Enter.")
    assert rest == ""  # seat 0 has not chosen yet
    card = first.split("> moves\n  choose ")[1].split()[0]
    done = run("play", "toy", "--seats", "me,me", "--seed", "1", said=f"choose {card}\n\nmoves\n")
    first, _, rest = done.out.partition("Seat 1, it is your turn. Sit down at the screen and press Enter.")
    assert f"A card is dealt to seat 0: {card}." in first
    assert "A card is dealt to seat 1: ?." in first
    assert "A card is dealt to seat 0: ?." in rest
    assert "Seat 0 chooses ?." in rest
    assert "A card is dealt to seat 1: ?." not in rest


@pytest.mark.usefixtures("secret_game")
def test_the_input_may_end_at_the_cover(run: Run) -> None:
    said = "moves\n"
    card = run("play", "toy", "--seats", "me,me", "--seed", "1", said=said).out.split("  choose ")[1].split()[0]
    done = run("play", "toy", "--seats", "me,me", "--seed", "1", said=f"choose {card}\n")
    assert done.code == 0
    assert "The record is in" in done.text


def test_without_secrets_nothing_is_covered(run: Run) -> None:
    done = run("play", "mexica", "--seats", "me,me,me", said="place H6\nplace G7\nplace I7\nend\nend\n")
    assert "press Enter" not in done.out
    assert "Grey ends the turn." in done.out


@pytest.mark.usefixtures("secret_game")
def test_a_bot_alone_hears_and_tells_no_secrets(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "toy.txt"
    done = run("play", "toy", "--seats", "random,random", "--seed", "1", "--record", path)
    assert "A card is dealt to seat 0: ?." in done.out
    assert "chooses ?." in done.out
    assert "chooses ?." not in run("replay", path).out


class Alone(Toy):
    """One player against a seat that never acts and scores by itself."""

    def points(self) -> list[int]:
        return [self.score[0], 4]

    def places(self) -> list[int]:
        return ([1, 2] if self.score[0] > 4 else [2, 1]) if self.over() else []


class AloneGame(ToyGame):
    seats = (1,)  # type: ignore[assignment]
    kind = Alone


def test_alone_against_a_seat_that_never_acts(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "alone.txt"
    with toy.on_the_table(AloneGame()):
        done = run("play", "toy", "--seed", "1", "--record", path, said="moves\n")
        card = done.out.split("  choose ")[1].split()[0]
        assert run("play", "--resume", path, said=f"choose {card}\nundo turn\nquit\n").code == 0
        simulated = run("simulate", "toy", "--games", "5", "--seed", "1", "--json")
        assert '"wins": [5, 0]' in simulated.out
        assert "Seat 1" in run("simulate", "toy", "--games", "5").out
        finished = run("simulate", "toy", "--games", "1", "--seed", "1", "--records", tmp_path / "records")
        assert finished.code == 0
        (kept,) = (tmp_path / "records").iterdir()
        heads, total, place = run("replay", kept).out.splitlines()[-3:]
        assert heads.split() == ["Seat", "0", "Seat", "1"]
        assert total.split() == ["Total", "6", "4"]
        assert place.split() == ["Place", "1", "2"]
        assert '"points": [6, 4]' in run("replay", kept, "--json").out


# ------------------------------------------------------------------- undo, where a move is forced, final, or closes


def toy_game() -> Match:
    """Two seats, dealt; it is for both to choose."""
    game = Match.read(Record("toy", 2))
    while game.state.actors() == [CHANCE]:
        game.play(CHANCE, game.state.moves(CHANCE)[0])
    return game


@pytest.mark.usefixtures("secret_game")
def test_a_choice_that_is_not_final_is_taken_back_until_another_has_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "seals", lambda *_: False)
    game = toy_game()
    game.play(0, game.state.moves(0)[0])
    assert take_back(game, 0) == 1
    game.play(0, game.state.moves(0)[0])
    with pytest.raises(Stop, match="other"):
        take_back(game, 1)


def test_a_final_choice_is_not_taken_back() -> None:
    with toy.on_the_table(ToyGame()):
        game = toy_game()
        game.play(0, game.state.moves(0)[0])
        with pytest.raises(Stop, match="sealed"):
            take_back(game, 0)


def test_a_forced_line_goes_with_the_line_before_it() -> None:
    """In Mexica a pawn for the last start cell is forced; here it is made so for one seat."""
    game = Match.read(Record("mexica", 2))
    while game.state.actors() == [CHANCE]:
        game.play(CHANCE, game.state.moves(CHANCE)[0])
    for seat, line in ((0, "place H6"), (1, "place G7"), (0, "take"), (0, "end")):
        game.say(seat, [line])
    assert take_back(game, 0) == 1
    assert game.record().lines[-1] == (0, "take")
    with pytest.raises(Stop, match="other"):
        take_back(game, 1)
    assert take_back(game, 0, turn=True) == 1


# ------------------------------------------------------------------- completion


def dug() -> State:
    state = start("mexica", 3)
    while state.actors() == [CHANCE]:
        state.play(CHANCE, state.moves(CHANCE)[0])
    for seat, line in ((0, "place H6"), (1, "place G7"), (2, "place I7")):
        state.play(seat, hear(state, seat, line))
    return state


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("wa", ["walk"]),
        ("WA", ["walk"]),
        ("walk ", ["H5", "G6", "I6", "H7"]),
        ("walk h", ["H5", "H7"]),
        ("walk H5", ["H5"]),
        ("walk H5; walk ", ["H4", "G5", "I5", "H6"]),
        ("walk H9; walk ", []),
        ("end; walk ", []),
        ("canal C3 ", ["D3", "C4"]),
        ("bridge O6 ", ["EW"]),
        ("take ", []),
        ("jump ", []),
        ("und", ["undo"]),
    ],
)
def test_the_next_words(typed: str, offered: list[str]) -> None:
    assert next_words(dug(), 0, typed, ["undo", "help"]) == offered


def test_the_toy_is_gone_again() -> None:
    assert "patolli.games.toy" not in sys.modules
