"""Reasons for what cannot be said: true ones, of the right kind."""

from __future__ import annotations

import pytest

from patolli.engine.rng import Rng
from patolli.engine.room import start
from patolli.engine.state import CHANCE, State
from patolli.games import NAMES
from patolli.table.moment import room_of
from patolli.table.why import said_in, why_not


def until(state: State, verb: str, seed: int = 1) -> tuple[State, int]:
    """A game at random until somebody may begin a line with the verb; who that is."""
    rng, room = Rng(seed, 0), state.room()
    while True:
        actor = state.actors()[0]
        if actor != CHANCE and verb in {room.say(state, actor, move).split()[0] for move in state.moves(actor)}:
            return state, actor
        state.play(actor, state.pick(actor, rng))


@pytest.mark.parametrize(
    ("game", "when", "line", "rule"),
    [
        ("zapotec", "choose", "build", "ZAP-19"),
        ("zapotec", "build", "pyramid", "ZAP-22"),
        ("zapotec", "build", "buy", "ZAP-22"),
        ("zapotec", "build", "sacrifice", "ZAP-22"),
        ("lapins", "found", "attack", "LAP-51"),
        ("lapins", "found", "transform", "LAP-46"),
        ("lapins", "found", "strength", "LAP-32"),
        ("mexica", "walk", "boat", "MEX-60"),
        ("mexica", "walk", "shift", "MEX-50"),
        ("mexica", "place", "canal", "MEX-22"),
        ("chocolatl", "offer", "bid", "CHO-14"),
    ],
)
def test_a_verb_is_refused_for_what_keeps_most_of_its_lines(game: str, when: str, line: str, rule: str) -> None:
    state, seat = until(start(game, 3), when)
    why = why_not(state, seat, line)
    assert why is not None
    assert why.error.rule == rule, room_of(game).refusal(why.error, "en")


def test_what_differs_from_line_to_line_is_only_an_example() -> None:
    state, seat = until(start("lapins", 3), "found")
    why = why_not(state, seat, "transform")
    assert why is not None
    assert why.example
    why = why_not(state, seat, "build")
    assert why is not None
    assert not why.example


@pytest.mark.parametrize("game", NAMES)
def test_no_reason_is_about_words_that_cannot_stand_there(game: str) -> None:
    """In games at random, whatever verb is refused: never because something is no card, no cell or no number."""
    players = max(room_of(game).seats)
    state, rng, room = start(game, players), Rng(3, 0), room_of(game)
    verbs = said_in(game, players, ())
    for _ in range(120):
        actors = state.actors()
        if not actors:
            return
        if actors[0] != CHANCE:
            can = {room.say(state, actors[0], move).split()[0] for move in state.moves(actors[0])}
            for verb in verbs.keys() - can:
                why = why_not(state, actors[0], verb)
                assert why is not None
                told = room.refusal(why.error, "en")
                assert "is not a " not in told, f"{verb}: {told}"
                assert "There is no " not in told or "site" in told or "bridge" in told, f"{verb}: {told}"
        state.play(actors[0], state.pick(actors[0], rng))
