"""The box and the options."""

from __future__ import annotations

import pytest

from patolli import BadOption, start
from patolli.games.chocolatl.box.components import BOX
from patolli.games.chocolatl.rules.state import Chocolatl
from patolli.games.chocolatl.show.view import ChocolatlView


def test_three_dice_have_56_outcomes() -> None:
    """CHO-13: weight 1, 3 or 6."""
    assert len(BOX.triples) == 56
    assert sum(BOX.triple_weights) == 216
    for triple, weight in zip(BOX.triples, BOX.triple_weights, strict=True):
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
