"""The box and the options."""

from __future__ import annotations

import pytest

from patolli import BadOption, start
from patolli.games.chocolatl.box.components import TEXT, TRIPLE_WEIGHTS, TRIPLES, BadComponents, Box
from patolli.games.chocolatl.rules.state import Chocolatl
from patolli.games.chocolatl.show.view import ChocolatlView


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('provenance = "reconstructed"', 'provenance = "guessed"', "provenance"),
        ("end_score = 40", "end_score = 41", "by_space has one colour"),
        ('"red",   "gold", "red"', '"red",   "gold", "blue"', "space 2 is gold, red or green"),
        ("11, 12]\noffered", "11, 11]\noffered", "13 different numbers"),
        ("per_player = 9", 'per_player = "nine"', "[stones] per_player is a whole number"),
        ("[13, 14, 15, 16, 17, 18]", "[13, 14]", "[improvement.decks] big"),
        ("spaces = [5, 4, 3, 2]", "spaces = [5, 4, 3]", "[pyramid.rows]"),
        ("[[8, 4, -2], [7, 3, -2]]", "[[8, 4], [7, 3, -2]]", "[drink.begin] rounds has [8, 4]"),
        ("[[8, 4, -2], [7, 3, -2]]", "[[8, 4, 2], [7, 3, -2]]", "the lowest loses"),
        ("values = [1, 2, 3, 4, 5, 6]\n", "values = [1, 2]\n", "[dice.faces] values has six faces"),
        ("[harvest]", "[crop]", "[harvest] is missing"),
        ("[game]", "[game", "not TOML"),
    ],
)
def test_a_wrong_table_is_named(old: str, new: str, why: str) -> None:
    """CHO-4."""
    assert old in TEXT
    with pytest.raises(BadComponents) as error:
        Box(TEXT.replace(old, new, 1))
    assert why in str(error.value)


def test_the_box_is_sound() -> None:
    Box(TEXT)


def test_three_dice_have_56_outcomes() -> None:
    """CHO-13: weight 1, 3 or 6."""
    assert len(TRIPLES) == 56
    assert sum(TRIPLE_WEIGHTS) == 216
    for triple, weight in zip(TRIPLES, TRIPLE_WEIGHTS, strict=True):
        assert weight == {1: 1, 2: 3, 3: 6}[len(set(triple))]


def test_editions_set_two_flags() -> None:
    """CHO-6."""
    for given, lowest, stepwise in (
        ({}, True, True),
        ({"edition": "nl"}, True, True),
        ({"edition": "fr"}, False, False),
    ):
        state = start("chocolatl", 3, given)
        assert isinstance(state, Chocolatl)
        assert (state.options.lowest, state.options.stepwise) == (lowest, stepwise)


@pytest.mark.parametrize(
    ("players", "options", "why"),
    [
        (2, {}, "3, 4 or 5"),
        (6, {}, "3, 4 or 5"),
        (3, {"edition": "de"}, "CHO-6"),
        (3, {"colours": "red,blue,white"}, "no colour of the box"),
        (3, {"colours": "blue,blue,white"}, "both be blue"),
        (3, {"colours": "blue,white"}, "2 colours for 3 players"),
        (3, {"seed": "1"}, "no option"),
    ],
)
def test_a_game_that_cannot_be_set_up_says_why(players: int, options: dict[str, str], why: str) -> None:
    """CHO-1, CHO-2, CHO-6."""
    with pytest.raises(BadOption) as error:
        start("chocolatl", players, options)
    assert why in str(error.value)


def test_colours_are_given_to_seats() -> None:
    """CHO-2."""
    view = start("chocolatl", 3, {"colours": "white,blue,orange"}).view()
    assert isinstance(view, ChocolatlView)
    assert view.colours == ["white", "blue", "orange"]
