"""Positions set up by hand: each mistake is told with the number of its line, whatever is accepted can be played."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from patolli import PositionError, Rng, read_position, start, write_position
from patolli.engine.core.playout import walk
from patolli.games.mexica.show.view import MexicaView
from patolli.stage.game import reason
from patolli.stage.speech import LANGUAGES
from tests.mexica.tables import rest
from tests.positions import check_refused_or_played, mangled

GOOD = """
mexica 3
options: first_round_rule=off
round: 5
turn: 0
canals: C2-C3 C4-C5 B6
bridges: C3/EW
founded: 7@A4
display: 3 4 5 9 10 11 13
seat 0: pawn B3; temples 3@B4 2@A3; tokens 2; prestige 4
seat 1: pawn B5
seat 2: pawn H6
""".strip()


def test_what_is_not_said_is_as_at_the_start() -> None:
    """MEX-16, MEX-17, MEX-19, MEX-20, MEX-26: full supplies but for what is on the board."""
    view = shown_of(GOOD)
    assert (view.ap, view.taken, view.period, view.round, view.active, view.first) == (6, 0, 1, 5, 0, 0)
    assert (view.singles, view.doubles, view.bridges_left, view.tokens_left) == (5, 33, 10, 10)
    assert view.stock == [[3, 2, 1, 1], [3, 3, 2, 1], [3, 3, 2, 1]]
    assert view.reserve == [[3, 2, 2, 2]] * 3
    assert (view.points, view.held, view.face_down) == ([4, 0, 0], [2, 0, 0], 7)


def shown_of(text: str) -> MexicaView:
    state = read_position(text)
    view = state.view()
    assert isinstance(view, MexicaView)
    assert write_position(read_position(write_position(state))) == write_position(state)
    return view


MISTAKES = [
    ("mexica 3", "", 2, "begins with a game and a number of players"),
    ("mexica 3", "mexica", 1, "begins with a game and a number of players"),
    ("mexica 3", "mexica three", 1, "begins with a game and a number of players"),
    ("mexica 3", "mexica 3 4", 1, "begins with a game and a number of players"),
    ("mexica 3", "chess 2", 1, "There is no game 'chess'"),
    ("mexica 3", "mexica 5", 1, "Mexica is for 2, 3 or 4 players"),
    ("mexica 3", "mexica 2", 11, "'seat 2' is not part of a position"),
    ("round: 5", "round 5", 3, "not of the form `name: value`"),
    ("round: 5", "rounds: 5", 3, "'rounds' is not part of a position"),
    ("round: 5", "turn: 0", 4, "'turn' is given twice"),
    ("round: 5", "round: 0", 3, "round is a number from 1 to 9999, not '0'"),
    ("round: 5", "round: five", 3, "round is a number"),
    ("round: 5", "round: 99999999999", 3, "round is a number"),
    ("round: 5", "period: 3", 3, "period is a number from 1 to 2"),
    ("round: 5", "phase: lunch", 3, "'lunch' is no phase"),
    ("round: 5", "stall: x", 3, "stall is a number"),
    ("round: 5", "busy: 2", 3, "busy is a number from 0 to 1"),
    ("round: 5", "ap: 19", 3, "ap is a number from 0 to 18"),
    ("round: 5", "taken: 3", 3, "taken is a number from 0 to 2"),
    ("round: 5", "first: 3", 3, "first is a number from 0 to 2"),
    ("turn: 0", "turn: 3", 4, "turn is a number from 0 to 2"),
    ("first_round_rule=off", "first_round_rule", 2, "not of the form option=value"),
    ("first_round_rule=off", "first_round_rule=on", 2, "first_round_rule can be"),
    ("first_round_rule=off", "colour=red", 2, "there is no option 'colour'"),
    ("B6", "Z6", 5, "'Z6' is not a cell of the island"),
    ("B6", "A1", 5, "'A1' is not a cell of the island"),
    ("B6", "B6-B9", 5, "'B9' is not a cell of the island"),
    ("B6", "B6-B8", 5, "neither a cell nor two adjacent cells"),
    ("B6", "B6-B7-B8", 5, "neither a cell nor two adjacent cells"),
    ("B6", "B6-C7", 5, "neither a cell nor two adjacent cells"),
    ("B6", "H6", 5, "H6 lies in the palace (MEX-35b)"),
    ("B6", "C3", 5, "canal already (MEX-35a)"),
    ("B6", "O6", 5, "canal already (MEX-35a)"),
    ("C2-C3 C4-C5 B6", "D1 D2 D3 D4 D5 D6 D7", 5, "'D1' is not a cell of the island"),
    ("C2-C3 C4-C5 B6", "D8 D2 D3 D4 D5 D6 D7", 5, "only 6 single and 37 double tiles"),
    ("C3/EW", "C3", 6, "not a cell and an axis such as C3/EW (MEX-12)"),
    ("C3/EW", "C3/XY", 6, "not a cell and an axis"),
    ("C3/EW", "D3/EW", 6, "no canal on D3 (MEX-45)"),
    ("C3/EW", "C3/EW C3/EW", 6, "two bridges on C3 (MEX-45)"),
    ("C3/EW", "C3/NS", 6, "needs land before both ramps (MEX-46)"),
    ("7@A4", "A4", 7, "not a token such as 7@A4"),
    ("7@A4", "7@C3", 7, "C3 is water"),
    ("7@A4", "7@B4", 7, "two pieces on B4"),
    ("7@A4", "8@A4", 7, "the district of A4 has 7 cells, not 8"),
    ("7@A4", "7@A4 7@B1", 7, "has two tokens (MEX-39b)"),
    ("display: 3 4 5", "display: 3 4 2", 8, "no calpulli token of size '2'"),
    ("display: 3 4 5", "display: 3 4 x", 8, "no calpulli token of size 'x'"),
    ("display: 3 4 5", "display: 3 4 0003" + "1" * 5000, 8, "no calpulli token of size"),
    ("display: 3 4 5", "display: 3 4 7", 8, "there is only 1 token of size 7 (MEX-18)"),
    ("display: 3 4 5", "display: 3 4", 8, "there are 7 face down (MEX-18, MEX-89)"),
    ("pawn B3", "pawn B3 B2", 9, "a seat has one pawn"),
    ("pawn B3", "pawn C4", 9, "C4 is water"),
    ("pawn B3", "pawn A1", 9, "'A1' is not a cell of the island"),
    ("pawn B3", "horse B3", 9, "'horse' is not part of this line"),
    ("pawn B3", "pawn B3; pawn B2", 9, "'pawn' is given twice"),
    ("3@B4", "5@B4", 9, "not a temple such as 3@B4"),
    ("3@B4", "B4", 9, "not a temple such as 3@B4"),
    ("tokens 2", "stock 3 2 1 2", 9, "a colour has only 1 temple of 4 floors (MEX-19)"),
    ("3@B4", "3@H7", 9, "H7 is a cell of the palace"),
    ("3@B4", "3@A3", 9, "two pieces on A3"),
    ("3@B4 2@A3", "4@B4 4@D4 4@E4 4@F4", 9, "there is only 1 temple of 4 floors (MEX-19)"),
    ("tokens 2", "tokens 13", 9, "tokens takes 1 number(s) from 0 to 12"),
    ("tokens 2", "tokens", 9, "tokens takes 1 number(s)"),
    ("tokens 2", "tokens 1 1", 9, "tokens takes 1 number(s)"),
    ("tokens 2", "stock 1 2", 9, "stock takes 4 number(s)"),
    ("tokens 2", "stock 6 5 4 3", 9, "only 3 temples of 1 floor (MEX-19)"),
    ("prestige 4", "prestige -4", 9, "prestige takes 1 number(s)"),
    ("seat 1: pawn B5", "seat 1: pawn B3", 10, "two pieces on B3"),
    ("seat 1: pawn B5", "seat 1: pawn B5; tokens 11", 10, "only 12 action tokens (MEX-17)"),
    ("seat 1: pawn B5", "seat 1: tokens 1", 10, "every pawn is on the board when turns are taken (MEX-22)"),
    ("round: 5", "neutral: 1@K9", 3, "only a game for two has neutral temples (MEX-92)"),
    ("round: 5", "supply: singles 6", 3, "singles takes 1 number(s) from 0 to 5"),
    ("round: 5", "supply: doubles 34", 3, "doubles takes 1 number(s) from 0 to 33"),
    ("round: 5", "supply: bridges 11", 3, "bridges takes 1 number(s) from 0 to 10"),
    ("round: 5", "supply: tokens 12", 3, "tokens takes 1 number(s) from 0 to 10"),
    ("round: 5", "supply: gold 3", 3, "'gold' is not part of this line"),
    ("first_round_rule=off", "first_round_rule=off first_round_rule=off", 2, "'first_round_rule' is given twice"),
    ("round: 5", "stall: 5", 3, "the period ends after 5 idle rounds (MEX-82)"),
    ("round: 5", "phase: place", 3, "nobody has built a temple during the set-up (MEX-25)"),
]


def test_a_wrong_first_line_is_told_with_its_line() -> None:
    for first in ("chess 2", "mexica 5", "mexica"):
        with pytest.raises(PositionError) as error:
            read_position(f"# a puzzle\r\r{first}\r")
        assert error.value.line == 3


@pytest.mark.parametrize(("old", "new", "line", "words"), MISTAKES)
def test_a_mistake_is_told_with_its_line(old: str, new: str, line: int, words: str) -> None:
    """MEX-17, MEX-18, MEX-19, MEX-22, MEX-34, MEX-35, MEX-39, MEX-45, MEX-46, MEX-89, MEX-92."""
    assert old in GOOD
    with pytest.raises(PositionError) as error:
        read_position(GOOD.replace(old, new, 1))
    assert words in str(error.value)
    assert str(error.value).startswith(f"line {error.value.line}: ")
    assert error.value.line == line
    told_in_every_language(error.value)


def told_in_every_language(error: PositionError) -> None:
    """With a sentence of its own in each."""
    sentences = {reason(error, language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES), sentences


def test_remarks_empty_lines_and_small_letters_are_read() -> None:
    text = "# a puzzle\n\n" + GOOD.replace("C3/EW", "c3/ew  # the west").replace("pawn B3", "pawn b3")
    assert write_position(read_position(text)) == write_position(read_position(GOOD))


def test_the_emblem_cell_may_be_closed() -> None:
    """MEX-6."""
    text = GOOD.replace("first_round_rule=off", "emblem_enterable=false").replace("pawn H6", "pawn H7")
    with pytest.raises(PositionError, match="MEX-6"):
        read_position(text)


BARE = """
mexica 3
display: 3 4 5 7 9 10 11 13
""".strip()
SITES = "I2 C4 L4 G6 P6 S8 D9 L9 G11 J13"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("mexica 3\ndisplay: 3\nphase: draw-orders\nperiod: 2", 4, "the set-up belongs to period 1"),
        (f"{BARE}\nphase: place\nturn: 1", 3, "pawns are placed in seat order"),
        (f"{BARE}\nphase: place\nseat 1: pawn H6", 3, "pawns are placed in seat order"),
        (f"{BARE}\nphase: place\nfirst: 1\nturn: 0\nseat 1: pawn H6", 3, "pawns are placed in seat order"),
        (f"{BARE}\nphase: place\nstall: 5", 4, "so stall is 0"),
        (f"{BARE}\nphase: place\nround: 2", 4, "before round 1"),
        ("mexica 3\nphase: draw-orders\nturn: 1", 3, "it is the turn of the first player"),
        ("mexica 3\nphase: draw-orders\ncanals: B6", 2, "no canal is dug"),
        (f"{BARE}\nphase: draw-orders", 2, "all 8 orders are drawn already (MEX-18)"),
        (f"{BARE}\nphase: draw-first\nseat 0: pawn H6", 3, "pawns are placed in seat order"),
        (f"{BARE}\nphase: draw-sites", 3, "only a game for two has neutral temples (MEX-92)"),
        ("mexica 2\ndisplay: 3 4\nphase: draw-sites", 2, "8 orders are drawn before the neutral temples"),
        ("mexica 2\ndisplay: 3 4\nphase: draw-orders\nsites: I2", 3, "neutral temples are drawn later"),
        ("mexica 2\ndisplay: 3 4\nphase: draw-orders\nneutral: 1@I2", 3, "neutral temples are drawn later"),
        (f"{BARE[:7]}2{BARE[8:]}\nphase: draw-sites\nsites: {SITES}", 3, "neutral temples are drawn later"),
        (f"{BARE[:7]}2{BARE[8:]}\nphase: draw-heights\nsites: I2 C4", 4, "10 cells are drawn before the heights"),
        (f"{BARE[:7]}2{BARE[8:]}\nphase: draw-heights\nsites: {SITES}\nneutral: 1@C4", 5, "in reading order"),
        (f"{BARE[:7]}2{BARE[8:]}\nphase: draw-heights\nsites: {SITES}\nneutral: 4@I2 4@C4", 5, "(MEX-98)"),
    ],
)
def test_a_set_up_is_what_has_been_drawn_and_placed_so_far(text: str, line: int, words: str) -> None:
    """MEX-22, MEX-23, MEX-23a, MEX-25, MEX-92, MEX-95."""
    with pytest.raises(PositionError) as error:
        read_position(text)
    assert words in str(error.value)
    assert error.value.line == line
    told_in_every_language(error.value)


TWO = """
mexica 2
phase: draw-sites
display: 3 4 5 7 9 10 11 13
"""


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("sites: I2 J2", "no place for a neutral temple beside the others (MEX-93, MEX-94)"),
        ("sites: B1", "no place for a neutral temple"),
        ("sites: H7", "no place for a neutral temple"),
        ("neutral: 1@B4 1@B2 1@D4 1@D8 1@E2 1@E8 1@F8", "only 6 temples of 1 floor"),
    ],
)
def test_neutral_temples_of_a_position(row: str, words: str) -> None:
    """MEX-92, MEX-93, MEX-94."""
    with pytest.raises(PositionError) as error:
        read_position(TWO + row)
    assert words in str(error.value)
    assert error.value.line == 5
    told_in_every_language(error.value)


def test_a_position_of_period_2_has_no_tokens_face_down() -> None:
    """MEX-89."""
    text = f"mexica 3\nperiod: 2\ndisplay: {rest([])}\nseat 0: pawn H6\nseat 1: pawn G7\nseat 2: pawn I7"
    assert read_position(text).view() is not None
    with pytest.raises(PositionError, match="in period 2 there are 0 face down"):
        read_position(text.replace("display: 3 3", "display: 3"))


def positions() -> list[str]:
    """Positions from all phases of games for two and three."""
    found = []
    for players in (2, 3):
        state = start("mexica", players, {"first_player": "random", "stall_rounds": "2"})
        rng = Rng(players)
        while state.actors():
            found.append(write_position(state))
            walk(state, rng, 1 if len(found) % 40 < 25 else 40)
        found.append(write_position(state))
    return found


WRITTEN = positions()
WORDS = sorted({word for text in WRITTEN[::7] for line in text.splitlines() for word in line.split()})


@given(mangled(WRITTEN, WORDS))
@settings(max_examples=300)
def test_whatever_is_read_is_refused_or_can_be_played(text: str) -> None:
    check_refused_or_played(text)
