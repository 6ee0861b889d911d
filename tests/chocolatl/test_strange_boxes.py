"""Whatever differs from the box of Chocolatl is refused in a sentence, or it can be played."""

from __future__ import annotations

from random import Random

import pytest

from patolli import BadOption, start
from patolli.games.chocolatl.box.components import BOXES
from patolli.testing import contract_tests, twins_get_the_same_answers, views_leak_nothing
from tests.strange_boxes import Strange, many


def special(draw: Random) -> dict[str, object]:
    """Another number of rounds, with all that depends on it; cards and bonuses at their limits."""
    rounds = draw.randint(2, 7)
    drink = [[draw.choice([0, 40]), draw.choice([0, 40]), draw.choice([0, -40])] for _ in range(rounds)]
    end = draw.choice([1, 40, 200])
    return {
        "game.rounds_max": rounds,
        "pyramid.rows.spaces": [rounds, rounds],
        "pyramid.rows.bonus": [0, 30],
        "drink.begin.rounds": drink[:1],
        "drink.rest.rounds": drink[1:],
        "game.end_score": end,
        "score_track.colours.by_space": draw.choices(["gold", "red", "green"], k=end),
        "cacao_cards.values": draw.sample(range(61), 13),
        "huts.bonus": draw.choice([-9, 9]),
        "temple.old_man_here": draw.choice([-9, 9]),
    }


def test_whatever_differs_is_refused_or_can_be_played() -> None:
    """CHO-4."""
    assert many(Strange("chocolatl", BOXES, special), 60, 18, {}) > 8


def test_a_deck_is_not_endless() -> None:
    """CHO-9."""
    with pytest.raises(BadOption, match="big has at most 60 cards"):
        start("chocolatl", 3, {"components": "{improvement.decks.big = " + str([1] * 5000) + "}"})


CARDS = "cacao_cards.values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 60]"
OTHER = "{" + CARDS + ", huts.bonus = 9, dice.faces.values = [1, 1, 1, 6, 6, 6]}"
test_secrets_with_another_box = contract_tests(
    "chocolatl", checks=[twins_get_the_same_answers, views_leak_nothing], players=[3], options={"components": OTHER}
)
