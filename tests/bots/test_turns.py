"""Whole turns: when they are over, which come to the same, and what they are worth compared with others."""

from __future__ import annotations

import pytest

from patolli.bots.aftermath import differences, helps
from patolli.bots.turns import Contest, TurnInPlay, distinct, heard_turn, likely_turns
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE
from patolli.engine.match import Match
from patolli.engine.position import read_position
from patolli.engine.words import NotLegal

MEXICA = """
mexica 2
round: 4
canals: C2-C3 C4-C5
display: 3 4 5 7 9 10 11 13
seat 0: pawn B4
seat 1: pawn I7
"""


def test_turns_in_another_order_come_to_the_same() -> None:
    state = read_position(MEXICA)
    one = heard_turn(state, 0, ["canal B6", "take", "end"])
    other = heard_turn(state, 0, ["take", "canal B6", "end"])
    assert one.outcome == other.outcome
    assert distinct([one, other]) == [one]
    assert one.says == ("canal B6", "take", "end")


def test_a_line_after_the_end_of_a_turn_is_refused() -> None:
    with pytest.raises(NotLegal):
        heard_turn(read_position(MEXICA), 0, ["end", "end"])


def test_a_contest_is_the_same_for_the_same_seed() -> None:
    state = read_position(MEXICA)
    turns = likely_turns(state, 0, 20, Rng(3), 4)
    contests = [Contest(state, 0, turns, 5) for _ in range(2)]
    for contest in contests:
        contest.halve(4, 8)
    assert contests[0].values == contests[1].values
    assert contests[0].order() == contests[1].order()
    assert all(0.0 <= value <= 1.0 for value in contests[0].values)


def test_what_one_turn_has_over_another_the_other_lacks() -> None:
    state = read_position(MEXICA)
    one, other = (heard_turn(state, 0, lines) for lines in (["canal B6", "found A4", "end"], ["take", "take", "end"]))
    found, back = differences(state, 0, one, other, 1), differences(state, 0, other, one, 1)
    points = {(reason.part, reason.seat): reason.points for reason in found}
    assert points["scored", 0] == pytest.approx(4)
    assert {key: -value for key, value in points.items()} == pytest.approx(
        {(reason.part, reason.seat): reason.points for reason in back}
    )
    assert [helps(reason, 0) for reason in found] == sorted((helps(reason, 0) for reason in found), reverse=True)


@pytest.mark.parametrize("name", ["zapotec", "chocolatl", "lapins"])
def test_a_turn_ends_before_the_seat_sees_what_it_could_not_know(name: str) -> None:
    """Whatever a turn's moves are, they can be made in every guess: nothing in it depends on what is hidden."""
    match, rng = Match(name, 3, seed=4), Rng(9)
    for _ in range(60):
        match.settle(rng)
        if match.over:
            break
        seat = match.state.actors()[0]
        turn, moves = TurnInPlay(match.state, seat), list[int]()
        while not turn.over:
            moves.append(turn.state.pick(seat, rng))
            turn.play(moves[-1])
        for number in range(3):
            guess = match.state.guess(seat, Rng(number, 1))
            for move in moves:
                assert move in guess.moves(seat)
                guess.play(seat, move)
        for move in moves:
            match.play(seat, move)


def test_a_turn_is_over_where_chance_or_others_come() -> None:
    match = Match("zapotec", 2, seed=1)
    match.settle()
    seat = match.state.actors()[0]
    turn = TurnInPlay(match.state, seat)
    turn.play(turn.state.moves(seat)[0])
    assert turn.over
    assert seat not in turn.state.actors() or CHANCE in turn.state.actors()
    assert not turn.revealed
