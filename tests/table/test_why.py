"""Reasons for what cannot be said: true ones, of the right kind."""

from __future__ import annotations

import re

import pytest

from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import start
from patolli.games import NAMES
from patolli.games.chocolatl.words import lines as chocolatl
from patolli.games.lapins.words import lines as lapins
from patolli.games.mexica.words import lines as mexica
from patolli.games.zapotec.words import lines as zapotec
from patolli.table.moment import game_of
from patolli.table.why import why_not


def until(state: State, verb: str, seed: int = 1) -> tuple[State, int]:
    """A game at random until somebody may begin a line with the verb; who that is."""
    rng, game = Rng(seed, 0), state.game()
    while True:
        actor = state.actors()[0]
        if actor != CHANCE and verb in {game.say(state, actor, move).split()[0] for move in state.moves(actor)}:
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
    assert why.error.rule == rule, game_of(game).refusal(why.error, "en")


def test_what_differs_from_line_to_line_is_only_an_example() -> None:
    state, seat = until(start("lapins", 3), "found")
    why = why_not(state, seat, "transform")
    assert why is not None
    assert why.example
    why = why_not(state, seat, "build")
    assert why is not None
    assert not why.example


VERBS = {
    "mexica": mexica.PLAYER_VERBS,
    "zapotec": zapotec.PLAYER_VERBS,
    "chocolatl": chocolatl.PLAYER_VERBS,
    "lapins": lapins.KING_VERBS,
}


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("most", [False, True])
def test_no_reason_is_about_words_that_cannot_stand_there(game: str, most: bool) -> None:
    """In games at random, whatever verb is refused: never because something is no card, no cell or no number."""
    found = game_of(game)
    state, rng, verbs = start(game, (max if most else min)(found.seats)), Rng(3, 0), set(VERBS[game])
    for _ in range(120):
        actors = state.actors()
        if not actors:
            return
        if actors[0] != CHANCE:
            can = {found.say(state, actors[0], move).split()[0] for move in state.moves(actors[0])}
            for verb in sorted(verbs - can):
                why = why_not(state, actors[0], verb)
                assert why is not None
                told = found.refusal(why.error, "en")
                assert "is not a " not in told, f"{verb}: {told}"
                assert "There is no " not in told or re.search("site|bridge|free disc", told), f"{verb}: {told}"
        state.play(actors[0], state.pick(actors[0], rng))


@pytest.mark.parametrize(
    ("game", "when", "line"),
    [
        ("zapotec", "choose", "choose new"),
        ("zapotec", "choose", "choose wood"),
        ("lapins", "card", "card b4"),
        ("lapins", "found", "found 1"),
    ],
)
def test_what_is_of_another_kind_is_not_read_out(game: str, when: str, line: str) -> None:
    """Somebody touched a city where a card is chosen: no word of the record is quoted; what can be chosen is lit."""
    state, seat = until(start(game, 3), when)
    why = why_not(state, seat, line)
    assert why is not None
    assert game_of(game).refusal(why.error, "en") == "That is not what is chosen here: what can be chosen is lit."


def test_what_is_of_the_right_kind_is_refused_by_its_rule() -> None:
    state, seat = until(start("mexica", 3), "walk")
    why = why_not(state, seat, "walk A1")
    assert why is not None
    assert why.error.rule == "MEX-56"
