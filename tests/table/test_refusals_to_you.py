"""Whoever speaks out of turn is called by no number; a record and a program are told which seat it was."""

from __future__ import annotations

import pytest

from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE
from patolli.engine.game import hear, lines, start
from patolli.engine.words import NotLegal
from patolli.stage.game import ShownGame
from patolli.stage.speech import LANGUAGES

TOLD = {
    "en": ("You are not asked at the moment.", "Seat 2 owes no decision now; it is the turn of seat "),
    "fr": ("On ne vous demande rien pour l'instant.", "La place 2 n'a rien à décider maintenant"),
    "nl": ("Je bent nu niet aan zet.", "Stoel 2 hoeft nu niets te beslissen"),
    "pt": ("De momento, não lhe é pedido nada.", "O lugar 2 não tem nada a decidir agora"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["mexica", "zapotec", "lapins"])
def test_a_person_is_called_by_no_number(name: str, language: str) -> None:
    state, rng = start(name, 3), Rng(1)
    while CHANCE in state.actors() or 2 in state.actors():
        state.play(state.actors()[0], state.pick(state.actors()[0], rng))
    game = state.game()
    assert isinstance(game, ShownGame)
    with pytest.raises(NotLegal) as refused:
        hear(state, 2, lines(state, state.actors()[0])[0])
    error, (you, seat) = refused.value, TOLD[language]
    assert (error.key, error.rule, error.values["actor"]) == ("not-asked", "", "2")
    assert game.refusal_to_you(error, language) == you
    assert game.refusal(error, language).startswith(seat)
    other = game.refuse("", "no-words")
    assert game.refusal_to_you(other, language) == game.refusal(other, language)
