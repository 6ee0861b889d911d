"""Several persons at one screen, secrets, simultaneous choices, seats that never act: with High Card."""

from pathlib import Path

import pytest

import patolli.games
from patolli import CHANCE, Match, Record, Rng, State, lines, start
from patolli.cli.completion import next_words
from patolli.cli.desk import Desk
from patolli.cli.keeper import Keeper
from patolli.cli.person import Person
from patolli.cli.takeback import Stop, take_back
from patolli.engine.core.state import Event
from patolli.engine.game import hear
from patolli.stage.game import Gain, ShownGame
from patolli.stage.speech import ENGLISH, speech
from tests.cli.conftest import Run
from tests.contract import example
from tests.contract.example import HighCard, HighCardGame


@pytest.mark.usefixtures("secret_game")
def test_the_screen_is_covered_between_two_who_may_not_see_the_same(run: Run) -> None:
    done = run("play", "highcard", "--seats", "me,me", "--seed", "1", said="moves\nmoves 0\n")
    first, _, rest = done.out.partition("Seat 1, it is your turn. Sit down at the screen and press Enter.")
    assert rest == ""  # seat 0 has not chosen yet
    card = first.split("> moves\n  choose ")[1].split()[0]
    done = run("play", "highcard", "--seats", "me,me", "--seed", "1", said=f"choose {card}\n\nmoves\n")
    first, _, rest = done.out.partition("Seat 1, it is your turn. Sit down at the screen and press Enter.")
    assert f"A card is dealt to seat 0: {card}." in first
    assert "A card is dealt to seat 1: ?." in first
    assert "A card is dealt to seat 0: ?." in rest
    assert "Seat 0 chooses ?." in rest
    assert "A card is dealt to seat 1: ?." not in rest


@pytest.mark.usefixtures("secret_game")
def test_the_input_may_end_at_the_cover(run: Run) -> None:
    said = "moves\n"
    card = run("play", "highcard", "--seats", "me,me", "--seed", "1", said=said).out.split("  choose ")[1].split()[0]
    done = run("play", "highcard", "--seats", "me,me", "--seed", "1", said=f"choose {card}\n")
    assert done.code == 0
    assert "The record is in" in done.text


def test_without_secrets_nothing_is_covered(run: Run) -> None:
    done = run("play", "mexica", "--seats", "me,me,me", said="place H6\nplace G7\nplace I7\nend\nend\n")
    assert "press Enter" not in done.out
    assert "Grey ends the turn." in done.out


@pytest.mark.usefixtures("secret_game")
def test_a_bot_alone_hears_and_tells_no_secrets(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "highcard.txt"
    done = run("play", "highcard", "--seats", "random,random", "--seed", "1", "--record", path)
    assert "A card is dealt to seat 0: ?." in done.out
    assert "chooses ?." in done.out
    assert "chooses ?." not in run("replay", path).out


@pytest.mark.parametrize("asked", ["1", "2", "3", "20"])
def test_the_log_does_not_count_what_others_say_in_secret(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    """LAP-82: a share by hand has more lines than one by the rule, and the others learn only that it is finished."""
    told = []
    for share in ("share glory", "share manual"):
        match, rng = Match("lapins", 2, {"length": "3"}, seed=11), Rng(3)
        match.settle()
        while len(actors := match.state.actors()) == 1:
            match.play(actors[0], match.state.pick(actors[0], rng))
            match.settle()
        match.say(1, share)
        while 1 in match.state.actors():
            match.say(1, lines(match.state, 1)[-1])
        game, words = match.game, speech(ENGLISH, ())
        assert isinstance(game, ShownGame)
        Person(match, game, 0, Desk(words), Keeper(words, None), ENGLISH).log([asked])
        told.append((share, len(match.lines), capsys.readouterr().out))
    (_, few, one), (_, many, two) = told
    assert few < many
    assert one == two


class Alone(HighCard):
    """One player against a seat that never acts and scores by itself."""

    def points(self) -> list[int]:
        return [self.score[0], 4]

    def places(self) -> list[int]:
        return ([1, 2] if self.score[0] > 4 else [2, 1]) if self.over() else []


class AloneGame(HighCardGame):
    seats = (1,)  # type: ignore[assignment]
    sheet = ()  # type: ignore[assignment]

    def gains(self, event: Event) -> list[Gain]:
        return []


def test_alone_against_a_seat_that_never_acts(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "alone.txt"
    with example.on_the_table(AloneGame(), Alone):
        done = run("play", "highcard", "--seed", "1", "--record", path, said="moves\n")
        card = done.out.split("  choose ")[1].split()[0]
        assert run("play", "--resume", path, said=f"choose {card}\nundo turn\nquit\n").code == 0
        simulated = run("simulate", "highcard", "--games", "5", "--seed", "1", "--json")
        assert '"wins": [5, 0]' in simulated.out
        assert "Seat 1" in run("simulate", "highcard", "--games", "5").out
        finished = run("simulate", "highcard", "--games", "1", "--seed", "1", "--records", tmp_path / "records")
        assert finished.code == 0
        (kept,) = (tmp_path / "records").iterdir()
        heads, total, place = run("replay", kept).out.splitlines()[-3:]
        assert heads.split() == ["Seat", "0", "Seat", "1"]
        assert total.split() == ["Total", "6", "4"]
        assert place.split() == ["Place", "1", "2"]
        assert '"points": [6, 4]' in run("replay", kept, "--json").out


# ------------------------------------------------------------------- undo, where a move is forced, final, or closes


def high_card() -> Match:
    """Two seats, dealt; it is for both to choose."""
    game = Match.read(Record("highcard", 2))
    while game.state.actors() == [CHANCE]:
        game.play(CHANCE, game.state.moves(CHANCE)[0])
    return game


@pytest.mark.usefixtures("secret_game")
def test_a_choice_that_is_not_final_is_taken_back_until_another_has_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HighCardGame, "seals", lambda *_: False)
    game = high_card()
    game.play(0, game.state.moves(0)[0])
    assert take_back(game, 0) == 1
    game.play(0, game.state.moves(0)[0])
    with pytest.raises(Stop, match="other"):
        take_back(game, 1)


def test_a_final_choice_is_not_taken_back() -> None:
    with example.on_the_table(HighCardGame()):
        game = high_card()
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


def test_the_example_is_gone_again() -> None:
    assert "highcard" not in patolli.games.NAMES
