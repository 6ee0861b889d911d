"""Positions set up by hand: what is said, what is left out, and what cannot be."""

from __future__ import annotations

import re

import pytest

from patolli import PositionError, read_position, write_position
from patolli.games.chocolatl import GAME
from patolli.stage.game import reason
from patolli.stage.speech import LANGUAGES
from tests.chocolatl.histories import steps
from tests.chocolatl.table import Table

HEAD = "chocolatl 3\n"


def test_what_is_not_said_is_as_at_the_start() -> None:
    view = Table(f"{HEAD}phase: bid-all\nround: 1").view("A")
    assert view.stones == [9, 9, 9]
    assert view.hand == list(range(12))
    assert view.open_cards == [13, 7]
    assert (view.dice_left, view.die_waiting, view.bonus_tiles) == (6, True, 7)
    assert view.mode == "red"


def test_the_mode_follows_the_leading_disc() -> None:
    laid = "\n".join(f"seat {seat}: laid 0+1 2+3 4+5 6+7 8+9 10+11" for seat in range(3))
    for space, mode in ((4, "green"), (5, "gold"), (6, "red")):
        if mode != "gold":
            text = f"{HEAD}phase: village\nround: 2\ntrack: {space}: 0 1 2\n{laid}"
            assert Table(text).view().mode == mode


def test_inv_21_saving_and_loading_changes_nothing() -> None:
    for step in list(steps())[::29]:
        text = write_position(step.before)
        state = read_position(text)
        assert write_position(state) == text
        state.play(step.actor, step.move)
        assert write_position(state) == write_position(step.after)


VILLAGE = "chocolatl 3\nphase: village\nround: 2\nlocation: 3\nmode: gold"
RESULT = "result 3: round 2; " + "; ".join(
    f"seat {seat} cards 4+5 huts 0 old 0 dice 0 prize - points 0" for seat in range(3)
)


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("chocolatl 2", 1, "players, not 2"),
        ("chocolatl 3\nphase: sleeping", 2, "no phase"),
        ("chocolatl 3\nhouses: 3", 2, "not part of a position"),
        ("chocolatl 3\noptions: edition=de", 2, "CHO-6"),
        ("chocolatl 3\noptions: colour=red", 2, "no option"),
        ("chocolatl 3\nround: 8", 2, "from 1 to 7"),
        ("chocolatl 3\nphase: village\nlocation: 4", 3, "from 3 to 3"),
        ("chocolatl 3\nround: 2\nmode: red", 3, "gold"),
        ("chocolatl 3\ntrack: 0: 0 1", 2, "every disc"),
        ("chocolatl 3\ntrack: 0: 0 1 1", 2, "twice"),
        ("chocolatl 3\ntrack: 0: 0 1 7", 2, "no seat"),
        ("chocolatl 3\ntrack: nought: 0 1 2", 2, "a space and its seats"),
        ("chocolatl 3\nfigure: 1\nold man: 1", 3, "CHO-51"),
        ("chocolatl 3\nfigure: 4", 2, "from 0 to 2"),
        ("chocolatl 3\nharvest: 1 2 9", 2, "CHO-5"),
        ("chocolatl 3\nround: 2\npyramid: 0 1 2", 3, "at most 2 stones"),
        ("chocolatl 3\nround: 2\npyramid: 0 5", 3, "no seat"),
        ("chocolatl 3\nround: 2\nopen: 12 9", 3, "big deck"),
        ("chocolatl 3\nround: 2\nopen: 13", 3, "2 improvement cards"),
        ("chocolatl 3\nround: 2\ndrawn: 13 7", 3, "4 improvement cards"),
        ("chocolatl 3\nseat 0: offering 13", 2, "CHO-14"),
        ("chocolatl 3\nseat 0: hand 1 2 3", 2, "CHO-16"),
        ("chocolatl 3\nseat 0: laid 1+2+3", 2, "two cards"),
        ("chocolatl 3\nlocation: 2\nseat 0: laid 1+2", 1, "cards are laid"),
        ("chocolatl 3\nseat 0: laid 1+2 3+4", 2, "0 to 2 cards are laid"),
        ("chocolatl 3\nseat 0: stones 8", 2, "CHO-2"),
        ("chocolatl 3\nseat 0: huts 7; stones 0", 2, "CHO-62"),
        ("chocolatl 3\nseat 0: huts 2; huts 3", 2, "given twice"),
        ("chocolatl 3\nseat 0: money 2", 2, "not part of this line"),
        ("chocolatl 3\nseat 0: dice 8", 2, "from 0 to 7"),
        ("chocolatl 3\nseat 0: dice 4\nseat 1: dice 3\nseat 2: dice 1", 4, "CHO-3"),
        ("chocolatl 3\nseat 0: rolled 3", 2, "CHO-34"),
        ("chocolatl 3\nseat 0: passed 1", 2, "CHO-37"),
        ("chocolatl 3\nseat 0: final 1", 2, "CHO-82"),
        ("chocolatl 3\nphase: dice\nmode: gold\nseat 0: laid 0+1\nseat 1: laid 0+1\nseat 2: laid 0+1", 2, "CHO-37"),
        ("chocolatl 3\nphase: final\nround: 5", 2, "CHO-82"),
        ("chocolatl 3\nphase: discard\nround: 2", 2, "CHO-65"),
        ("chocolatl 3\nphase: small-card\nround: 7", 3, "CHO-18"),
        ("chocolatl 3\nphase: harvest\nround: 2\ntrack: 40: 0 1 2", 1, "CHO-75"),
        ("chocolatl 3\nround: 2\ntrack: 40: 0 1 2\nlast: 0", 4, "from 1 to 1"),
        ("chocolatl 3\nphase: offering\nseat 0: offering 1\nseat 1: offering 1\nseat 2: offering 1", 2, "CHO-14"),
        ("chocolatl 3\nexchanges: 1 0 15", 2, "a card won"),
        ("chocolatl 3\nexchanges: 1 4 15 0", 2, "cannot be"),
        ("chocolatl 3\nround: 1\nexchanges: 1 0 15 0", 3, "CHO-67"),
        ("chocolatl 3\nround: 2\nexchanges: 1 0 15 0", 3, "the first in rank wins 13"),
        ("chocolatl 3\nround: 2\nexchanges: 1 0 13 0, 1 0 7 0", 3, "then the second 7"),
        ("chocolatl 3\nround: 3\nexchanges: 2 0 14 0, 1 0 13 0", 3, "CHO-67"),
        ("chocolatl 3\ntrack: 0: 0 1 0002", 2, "no seat"),
        ("chocolatl 3\nround: 2\npyramid: 0 0004", 3, "no seat"),
        ("chocolatl 3\nround: 2\nresult 1: round 3", 3, "not been played"),
        ("chocolatl 3\nround: 2\nlocation: 2\nresult 2: round 2", 4, "not settled yet"),
        (f"{VILLAGE}\n{RESULT}".replace("prize - points 0", "prize card points 0", 1), 6, "CHO-47"),
        ("chocolatl 3\nround: 2\nresult 1: round 1; seat 0", 3, "3 seats"),
        ("chocolatl 3\nphase: setup\ntrack: 1: 0", 3, "CHO-10"),
        ("chocolatl 3\nphase: setup\nseat 0: offering 3", 3, "CHO-14"),
        ("chocolatl 3\nphase: offering\nseat 0: hand 3", 3, "CHO-14"),
        ("chocolatl 3\nphase: harvest\nseat 0: laid 1+2", 3, "no card is laid"),
        ("chocolatl 3\nseat 0: laid -+- 3+4", 2, "CHO-87"),
        ("chocolatl 3\nseat 0: laid 1+2 1+2 1+2 1+2 1+2 1+2 1+2", 2, "6 locations"),
        ("chocolatl 3\nseat 0: hand 1 2 99", 2, "cards go from 0 to 18"),
        ("chocolatl 3\nphase: village\nround: 2\nseat 0: huts 7; stones 2", 4, "CHO-2"),
        ("chocolatl 3\nround: 2\npyramid: 0 0\nseat 0: huts 7", 4, "CHO-75"),
        ("chocolatl 3\nround: 2\nresult 1: soon", 3, "begins with its round"),
        (f"{VILLAGE}\n{RESULT}".replace("seat 1", "seat 2", 1), 6, "every seat once"),
        (f"{VILLAGE}\n{RESULT}".replace("cards", "card", 1), 6, "not of the form"),
        (f"{VILLAGE}\n{RESULT}".replace("prize -", "prize gold", 1), 6, "no prize"),
        (f"{VILLAGE}\n{RESULT}".replace("points 0", "points 99", 1), 6, "no number of points"),
        (f"{VILLAGE}\n{RESULT}".replace("old 0", "old 2", 1), 6, "from 0 to 1"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(text: str, line: int, why: str) -> None:
    with pytest.raises(PositionError) as error:
        read_position(text)
    assert error.value.line == line, error.value
    assert why in error.value.why, error.value
    told = {reason(error.value, language, GAME) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES), told
    for sentence in told:
        assert "bad-" not in sentence
        assert set(re.findall(r"CHO-\d+", sentence)) == set(re.findall(r"CHO-\d+", error.value.why)), sentence
