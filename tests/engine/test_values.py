"""States compare by value, and what is public says what it is."""

from __future__ import annotations

import inspect

import pytest

import patolli
from patolli.engine.core.playout import walk
from patolli.engine.deprecated import ADVICE
from patolli.games import NAMES


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
