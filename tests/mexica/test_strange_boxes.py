"""Whatever differs from the box of Mexica is refused in a sentence, or it can be played."""

from __future__ import annotations

from random import Random

import pytest

from patolli import BadOption, start
from patolli.games.mexica.box.components import BOXES
from patolli.testing import contract_tests, playouts_end, positions_round_trip, records_round_trip
from tests.strange_boxes import Strange, many


def special(draw: Random) -> dict[str, object]:
    """Far more or far fewer temples and tokens, on an island with holes."""
    count = draw.randint(1, 12)
    heights = draw.sample(range(4), 2)
    found: dict[str, object] = {
        "temples.whole_colour": [20] * 4,
        "temples.stock.first_period": draw.choice([[20] * 4, [1, 0, 0, 0], [0, 0, 0, 1]]),
        "calpulli.tokens": [
            {"size": size, "second": 99, "third": 0, "copies": draw.randint(1, 6)}
            for size in draw.sample(range(2, 21), draw.randint(1, 4))
        ],
        "calpulli.display.first_period": 1,
    }
    for name in ("neutral.standard", "neutral_variants.hard", "neutral_variants.very_hard"):
        found[f"temples.{name}"] = [count if floors == heights[0] else 0 for floors in range(4)]
    rows = [
        "".join(draw.choice("#####.") if cell == "#" else cell for cell in row) for row in BOXES.values["board"]["rows"]
    ]
    return found | ({"board.rows": rows} if draw.random() < 0.5 else {})


def test_whatever_differs_is_refused_or_can_be_played() -> None:
    """MEX-17."""
    assert many(Strange("mexica", BOXES, special), 60, 18, {}) > 8


MANY_TEMPLES = "{temples.whole_colour = [20, 20, 20, 20]}"


@pytest.mark.parametrize("rounds", ["off", "21", "999999999"])
def test_a_period_that_nobody_can_end_is_refused(rounds: str) -> None:
    """MEX-82: with more temples than land it would go on for ever."""
    with pytest.raises(BadOption, match="stall_rounds is at most 20"):
        start("mexica", 4, {"components": MANY_TEMPLES, "stall_rounds": rounds})
    start("mexica", 4, {"components": MANY_TEMPLES, "stall_rounds": "20"})
    start("mexica", 4, {"components": "{scoring.palace_bonus = 9}", "stall_rounds": rounds})


def test_neutral_temples_find_room_when_they_are_drawn() -> None:
    """MEX-94: twelve fit, but hardly any draw finds how."""
    names = ("neutral.standard", "neutral_variants.hard", "neutral_variants.very_hard")
    mixes = ", ".join(f"temples.{name} = [13, 0, 0, 0]" for name in names)
    with pytest.raises(BadOption, match="neutral temples at distance 5, not for 13"):
        start("mexica", 2, {"components": "{temples.whole_colour = [20, 5, 4, 3], " + mixes + "}"})


OTHER = "{turn.action_points = 9, supply.bridges = 2, supply.double_canals = 60, calpulli.tokens.1.size = 20}"
test_contract_with_another_box = contract_tests(
    "mexica",
    checks=[playouts_end, positions_round_trip, records_round_trip],
    players=[3],
    options={"components": OTHER},
)
