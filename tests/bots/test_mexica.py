"""What Mexica tells its bots: estimates that add up and come true, and turns that nobody laughs at."""

import pytest

from patolli.bots import maker
from patolli.engine.drive import Question
from patolli.engine.playout import playout, walk
from patolli.engine.rng import Rng
from patolli.engine.room import start
from patolli.engine.state import CHANCE
from patolli.games.mexica.advice import expected
from patolli.games.mexica.codes import TURN
from patolli.games.mexica.state import Mexica


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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_the_estimate_is_the_points(players: int) -> None:
    state = start("mexica", players)
    playout(state, Rng(22))
    assert state.estimate() == pytest.approx(state.points())
    assert [sum(points[seat] for _, points in state.account()) for seat in range(players)] == state.points()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_parts_add_up_in_every_phase(players: int) -> None:
    for number in range(30):
        state = start("mexica", players)
        walk(state, Rng(23, number), 12 * number)
        sums = [sum(points[seat] for _, points in state.account()) for seat in range(players)]
        assert sums == pytest.approx(state.estimate())
        if state.actors() and state.actors()[0] != CHANCE:
            moves = state.moves(state.actors()[0])
            assert len(state.promise(state.actors()[0], moves)) == len(moves)


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
