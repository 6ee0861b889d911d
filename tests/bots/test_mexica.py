"""What Mexica tells its bots: estimates that add up and come true, and turns that nobody laughs at."""

import pytest

from patolli import read_position
from patolli.bots import maker
from patolli.engine.core.playout import playout, walk
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE
from patolli.engine.game import start
from patolli.engine.match import Question
from patolli.games.mexica.bot.estimate import expected
from patolli.games.mexica.rules.codes import TURN
from patolli.games.mexica.rules.state import Mexica
from tests.bots.advice import advisor


def played(number: int, code: str = "greedy") -> list[Mexica]:
    """The beginnings of all turns of a game of two such bots, and its end."""
    state, rng = start("mexica", 2), Rng(21, number)
    assert isinstance(state, Mexica)
    bots = [maker(code)(rng.split()) for _ in range(2)]
    turns: list[Mexica] = []
    seat = -1
    while state.actors():
        actor = state.actors()[0]
        if actor == CHANCE:
            state.play(CHANCE, state.pick(CHANCE, rng))
            continue
        if actor != seat:
            turns.append(state.copy())
            seat = actor
        state.play(actor, bots[actor].decide(Question(state, actor, state.moves(actor))))
    return [*turns, state]


def said(position: str, code: str = "greedy") -> list[str]:
    """The lines of a bot's whole turn."""
    state = read_position(position)
    seat, bot = state.actors()[0], maker(code)(Rng(1))
    lines: list[str] = []
    while state.actors() == [seat]:
        move = bot.decide(Question(state, seat, state.moves(seat)))
        lines.append(state.game().say(state, seat, move))
        state.play(seat, move)
    return lines


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_the_estimate_is_the_points(players: int) -> None:
    state = start("mexica", players)
    playout(state, Rng(22))
    assert advisor(state).estimate(state) == pytest.approx(state.points())
    assert [
        sum(points[seat] for _, points in advisor(state).breakdown(state)) for seat in range(players)
    ] == state.points()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_parts_add_up_in_every_phase(players: int) -> None:
    for number in range(30):
        state = start("mexica", players)
        walk(state, Rng(23, number), 12 * number)
        sums = [sum(points[seat] for _, points in advisor(state).breakdown(state)) for seat in range(players)]
        assert sums == pytest.approx(advisor(state).estimate(state))
        if state.actors() and state.actors()[0] != CHANCE:
            moves = state.moves(state.actors()[0])
            assert len(advisor(state).priors(state, state.actors()[0], moves)) == len(moves)


def test_a_lead_that_cannot_turn_is_certain() -> None:
    paid, floors = [10, 5, 3, 0, 0], [3, 2, 0]
    assert expected(paid, floors, 0, 2.0, [0, 1, 0]) == 10
    assert expected(paid, floors, 1, 2.0, [0, 0, 0]) == 5
    assert expected(paid, floors, 0, 2.0, [0, 2, 0]) < 10
    assert 5 < expected(paid, floors, 1, 2.0, [0, 1, 0]) < 10


def test_greedy_players_do_not_wait_for_each_other() -> None:
    """Rounds in which nobody digs, founds or builds are rare, and the guard against them is hardly ever needed."""
    idle = rounds = 0
    for number in range(6):
        turns = played(number)
        idle += sum(turn.stall > 0 and turn.seat == turn.first for turn in turns)
        rounds += len(turns) // 2
    assert idle * 8 < rounds


def test_without_temples_there_is_still_something_to_found() -> None:
    """Flights all cost the same; the one to ground that can be founded next must not be lost among them."""
    state, rng = start("mexica", 2), Rng(24)
    assert isinstance(state, Mexica)
    while state.phase != TURN:
        walk(state, rng, 1)
    state.stock = [0] * len(state.stock)
    bots = [maker("greedy")(rng.split()) for _ in range(2)]
    ordered = len(state.display)
    while state.round < 5:
        state.play(state.seat, bots[state.seat].decide(Question(state, state.seat, state.moves(state.seat))))
    assert len(state.display) <= ordered - 3


def test_a_large_district_is_not_left_to_two_floors() -> None:
    """The period is about to end, and the other has two floors among twelve cells. Who flies there and builds four has
    12 points in both scorings, far more than another district of 3 brings. The flight alone looks like any other.
    """
    lines = said("""
        mexica 2
        phase: turn
        period: 1
        round: 9
        turn: 0
        ap: 6
        canals: N5 T7 S8-S9 P9-Q9 D12 B11-C11 E13-F13 T9 N10-N11 D4 E2-E3 B5-C5 L4-L5 L6-L7 M8-N8 H1 I2-I3 J4-K4
        bridges: T7/EW N10/EW
        founded: 13@O5 12@A13 5@T6 4@Q10 11@A3 7@N4 8@L2
        display: 3
        neutral: 4@J2 2@F3 1@B4 3@M6 1@G8 2@R8 2@K9 1@C10 3@F12 1@J13
        supply: singles 0; doubles 23; bridges 9; tokens 7
        seat 0: pawn F1; temples 1@R7 1@R9 1@T8 2@B3 2@G2 2@H2 3@G3 3@F4; stock 0 0 0 1; tokens 3; prestige 16
        seat 1: pawn I1; temples 1@H5 2@F14 1@O11 2@M4 1@M5 2@J3 3@L3; stock 0 0 1 1; tokens 2; prestige 16
        """)
    assert lines[0].startswith("fly")
    assert lines[4] == "temple 4 C12"


def test_who_has_temples_to_build_digs_no_tile_that_gains_next_to_nothing() -> None:
    """Black has 27 floors in stock. A tile that parts the empty cells G3 and H3 from the open ground gains less than a
    tenth of a point; one that shuts Grey's pawn in on C4 gains more.
    """
    lines = said("""
        mexica 2
        phase: turn
        period: 2
        round: 2
        turn: 0
        ap: 6
        canals: R7-R8 R9 O5 P9-Q9 N9 M10-M11 M4 L5-L6 M7-N7 B4 C2-C3 K7-K8 L9-M9 F2-F3 D4-E4 I1 G2-H2 I3-I4 J5-J6
        bridges: C2/EW O6/EW N7/NS
        founded: 10@U8 8@R6 6@Q10 5@N4 5@A3 4@L7 4@E2 3@H1 13@I2
        display: 3 6 7 9 11 12
        neutral: 2@E3 1@J3 4@G6 3@M6 3@D8 2@J8 1@S8 1@N10 2@H11 1@C12
        supply: singles 0; doubles 22; bridges 8; tokens 12
        seat 0: pawn J1; temples 1@H5 2@S7 1@P8 4@Q6 1@N11 2@A4 2@D3; stock 3 2 4 2; tokens 0; prestige 48
        seat 1: pawn C4; temples 1@C7 4@S9 2@T9 1@Q8 3@Q7 3@P7 1@M5 2@N5 2@L8 1@G1 1@C6; stock 1 2 2 2; prestige 37
        """)
    assert lines[0].startswith("temple")
    assert "canal G4 H4" not in lines
