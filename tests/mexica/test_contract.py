"""Mexica passes the checks of every game, with all numbers of players and with its options."""

from __future__ import annotations

import pytest

from patolli.testing import (
    Check,
    contract_tests,
    lines_are_heard,
    moves_are_well_formed,
    playouts_end,
    positions_round_trip,
    records_round_trip,
    scenes_draw,
)

VARIANTS: dict[str, dict[str, str]] = {
    "random first, closed emblem, immobile": {
        "first_player": "random",
        "emblem_enterable": "false",
        "first_round_rule": "immobile",
    },
    "no removal in period 1, quick stall": {"removal_periods": "second_only", "stall_rounds": "1"},
    "no removal, no first round": {"removal_periods": "off", "first_round_rule": "off"},
    "two, hard and close": {"neutral_mix": "very_hard", "neutral_min_distance": "4", "colours": "red,black"},
}

test_the_contract_is_kept = contract_tests("mexica", secrets=False)


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
@pytest.mark.parametrize(
    "check",
    [playouts_end, moves_are_well_formed, lines_are_heard, records_round_trip, positions_round_trip, scenes_draw],
)
def test_the_contract_is_kept_with_options(check: Check, options: dict[str, str]) -> None:
    check("mexica", 2 if "colours" in options else 3, options)
