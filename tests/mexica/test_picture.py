"""The position as text, in a window of 80 columns."""

from __future__ import annotations

from dataclasses import replace

import pytest

from patolli import CHANCE, Rng, start
from patolli.games.mexica import GAME
from patolli.games.mexica.show.view import MexicaView
from tests.stage import positions

WIDTH = 80
LANGUAGES = ["en", "fr", "nl", "pt"]


def widest(view: MexicaView) -> MexicaView:
    """The same view with the longest amounts that a game can come to."""
    return replace(
        view,
        points=[188] * view.players,
        pawns=["H10"] * view.players,
        held=[12] * view.players,
        reserve=[[3, 2, 2, 2]] * view.players,
        display=[3, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10, 11, 12, 13, 13],
        face_down=7,
        removed=[3, 4, 5, 11, 12, 13],
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", positions.ALL)
def test_no_line_is_wider_than_a_window(name: str, language: str) -> None:
    for view in (positions.ALL[name](), widest(positions.ALL[name]())):
        text = GAME.picture(view, language)
        assert [line for line in text.splitlines() if len(line) > WIDTH] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_in_a_line_of_its_own(language: str) -> None:
    view = replace(positions.late(), phase="over", active=-1, winners=[0, 1], places=[1, 1, 3, 3])
    lines = GAME.picture(view, language).splitlines()
    won = GAME.speech(language).tell("won", name=GAME.name_of(view, 0, language))
    assert f"    {won}" in lines
    assert max(map(len, lines)) <= WIDTH


def test_tokens_are_face_down_once_the_others_are_drawn() -> None:
    """MEX-18: before that they are simply not drawn yet; with two players the set-up goes on after it."""
    state = start("mexica", 2)
    rng = Rng(1)
    said = []
    while state.actors() == [CHANCE]:
        said.append(GAME.picture(state.view()).splitlines())
        state.play(CHANCE, state.pick(CHANCE, rng))
    assert "15 tokens not drawn yet" in said[0]
    assert "8 tokens not drawn yet" in said[7]
    for lines in said[8:]:
        assert "7 tokens face down, for period 2" in lines
        assert not any("not drawn" in line for line in lines)
