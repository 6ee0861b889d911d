"""Whole turns that Mexica proposes."""

import pytest

from patolli.bots import maker
from patolli.engine.core.playout import walk
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import State
from patolli.engine.game import start
from patolli.engine.match import Question
from patolli.lab.arena import contest
from tests.bots.advice import advisor


@pytest.mark.parametrize("players", [2, 3, 4])
def test_plans_are_legal_from_the_first_move_to_the_end_of_the_turn(players: int) -> None:
    seen = 0
    for number in range(40):
        state = start("mexica", players)
        walk(state, Rng(2, number), 24 + 7 * number)
        if not state.actors():
            continue
        seat = state.actors()[0]
        for plan in advisor(state).plans(state, seat, 3):
            trial = state.copy()
            for move in plan.moves:
                assert trial.actors() == [seat]
                assert move in trial.moves(seat)
                trial.play(seat, move)
            assert trial.actors() != [seat] or len(trial.actors()) == 0
            seen += 1
    assert seen > 100


def test_looking_for_plans_changes_nothing() -> None:
    state = start("mexica", 2)
    walk(state, Rng(3), 60)
    before = state.game().write_position(state)
    advisor(state).plans(state, state.actors()[0], 4)
    assert state.game().write_position(state) == before


def test_the_parts_of_an_estimate_add_up() -> None:
    for number in range(10):
        state = start("mexica", 3)
        walk(state, Rng(4, number), 30 + 20 * number)
        sums = [sum(points[seat] for _, points in advisor(state).breakdown(state)) for seat in range(3)]
        assert sums == pytest.approx(advisor(state).estimate(state))


def test_who_follows_a_plan_notices_that_the_table_has_changed() -> None:
    state = start("mexica", 2)
    walk(state, Rng(5), 30)
    bot = maker("greedy")(Rng(1))
    for _ in range(12):
        seat = state.actors()[0]
        moves = state.moves(seat)
        assert bot.decide(Question(state, seat, moves)) in moves
        state.play(seat, moves[len(moves) // 2])


def test_greedy_beats_random() -> None:
    for match in contest("mexica", 2, 4, 1, ["greedy", "random"]):
        assert [match.lineup[seat] for seat in match.winners] == [0]


def test_greedy_does_not_pass_while_there_is_something_to_found() -> None:
    """A district of an ordered size around the pawn is founded in the same turn."""
    founded = tries = 0
    for number in range(60):
        state = start("mexica", 2)
        walk(state, Rng(6, number), 80)
        if not state.actors():
            continue
        seat = state.actors()[0]
        if any(_says(state, seat, move).startswith("found") for move in state.moves(seat)):
            tries += 1
            best = advisor(state).plans(state, seat, 6)[0]
            trial = state.copy()
            for move in best.moves:
                founded += _says(trial, seat, move).startswith("found")
                trial.play(seat, move)
    assert founded >= tries


def _says(state: State, seat: int, move: int) -> str:
    return state.game().say(state, seat, move)
