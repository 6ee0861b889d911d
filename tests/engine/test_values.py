"""States compare by value, and what is public says what it is."""

from __future__ import annotations

import inspect

import pytest

import patolli
from patolli.bots import maker
from patolli.bots.advise import advise
from patolli.bots.search_bot import Budget
from patolli.engine.core.plan import Plan
from patolli.engine.core.playout import walk
from patolli.engine.core.rollout_policy import RolloutPolicy
from patolli.engine.core.state import State, refuse_compiled_alone
from patolli.engine.deprecated import ADVICE
from patolli.games import NAMES
from patolli.lab.arena import contest, table
from patolli.lab.simulate import Tally, simulate


def middle(name: str) -> patolli.State:
    state = patolli.start(name, 3)
    walk(state, patolli.Rng(4), 60)
    return state


@pytest.mark.parametrize("name", NAMES)
def test_states_compare_by_their_position(name: str) -> None:
    state = middle(name)
    other = state.copy()
    assert state == other
    assert state.key() == other.key()
    assert {state.key(): 1}[other.key()] == 1
    walk(other, patolli.Rng(5), 1)
    assert state != other
    assert state != patolli.start(name, 3)
    assert state != "a state"


@pytest.mark.parametrize("name", NAMES)
def test_what_is_hidden_counts(name: str) -> None:
    """Two states that a seat cannot tell apart may still be different."""
    state = middle(name)
    guesses = [state.guess(0, patolli.Rng(seed)) for seed in range(20)]
    assert all((guess == state) == (guess.key() == state.key()) for guess in guesses)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_has_no_hash(name: str) -> None:
    with pytest.raises(TypeError, match=r"state\.key\(\)"):
        hash(patolli.start(name, 3))


def test_a_match_in_three_lines() -> None:
    match = patolli.Match("mexica", players=3, seed=7)
    match.settle()
    match.say(0, "place H6")
    again = patolli.Match("mexica", players=3, seed=7)
    again.settle()
    assert [line.line for line in again.lines] == [line.line for line in match.lines[:-1]]


def test_a_match_refuses_a_number_that_is_no_move() -> None:
    match = patolli.Match("mexica", players=3, seed=7)
    match.settle()
    before = match.state.copy()
    for actor, move in [(0, 1 << 30), (0, -1), (1, match.moves(0)[0]), (9, 0), (patolli.CHANCE, 0)]:
        with pytest.raises(ValueError, match="is no move"):
            match.play(actor, move)
    assert match.state == before
    assert match.play(0, match.moves(0)[0]).line == "place H6"


def test_whatever_is_public_has_a_repr_of_its_own() -> None:
    match = patolli.Match("zapotec", players=2, seed=1)
    match.settle()
    things = [
        match,
        match.state,
        match.lines[0],
        match.record(),
        match.state.view(0),
        patolli.Question(match.state, 0, match.moves(0)),
        patolli.Rng(7),
        patolli.game("zapotec"),
        patolli.game("zapotec").advisor(),
    ]
    for thing in things:
        assert " object at 0x" not in repr(thing), type(thing)


class First:
    """A bot of a user."""

    def decide(self, question: patolli.Question) -> int:
        return question.moves[0]


def test_what_bots_return_has_a_repr_of_its_own() -> None:
    match = patolli.Match("zapotec", players=2, seed=1)
    match.settle()
    question = patolli.Question(match.state, 0, match.moves(0))
    makers = [maker(code) for code in ("random", "greedy", "novice", "search:20", First)]
    bots = [make(patolli.Rng(1)) for make in makers]
    advice = advise(question, Budget("20"), patolli.Rng(1))
    for thing in [makers[-1], *bots, Budget("2s"), *advice, RolloutPolicy(0.4, 0.5), Plan([1], 2.0, [])]:
        assert " object at 0x" not in repr(thing), type(thing)


def test_what_simulations_and_contests_return_has_a_repr_of_its_own() -> None:
    played = next(simulate("zapotec", 2, 1, 1, records=True))
    contested = next(contest("zapotec", 2, 1, 1, ["random", First]))
    tally, standings = Tally(), table(["random", First], 2)
    tally.add(played)
    standings.add(contested)
    for thing in (played, contested, tally, standings, *standings.standings):
        assert " object at 0x" not in repr(thing), type(thing)
        assert len(repr(thing)) < 1000, "records are kept out of it"


def test_what_a_match_returns_has_a_repr_of_its_own() -> None:
    match = patolli.Match("mexica", players=2, seed=7)
    match.settle()
    turn = match.play_turn(0, First())
    for thing in (turn, match.way_back(0), match.undo(0), match.game.options[0]):
        assert " object at 0x" not in repr(thing), type(thing)


def test_help_explains_what_is_public() -> None:
    """Also where it is compiled."""
    lacking = []
    for name in patolli.__all__:
        thing = getattr(patolli, name)
        if not (inspect.isclass(thing) or callable(thing)):
            continue
        if not inspect.getdoc(thing):
            lacking.append(name)
        if inspect.isclass(thing):
            lacking += [
                f"{name}.{method}"
                for method, function in vars(thing).items()
                if not method.startswith("_") and callable(function) and method not in (*ADVICE, "room")
                if not inspect.getdoc(function)
            ]
    assert not lacking


def test_a_class_that_was_compiled_by_itself_is_refused() -> None:
    """Built-in classes stand for compiled ones: their methods are of the same kind."""
    with pytest.raises(TypeError, match="int and str were compiled apart"):
        refuse_compiled_alone(int, str)

    class Borrows(State):
        shout = str.upper

    refuse_compiled_alone(Borrows, str)
    refuse_compiled_alone(int, Borrows)
