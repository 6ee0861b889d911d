"""Mexica passes the checks of every game, with all numbers of players and with its options."""

from __future__ import annotations

import pytest

from tests.contract import suite, telling

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


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("check", [*suite.CHECKS, suite.nothing_is_hidden])
def test_the_contract_is_kept(check: suite.Check, players: int) -> None:
    check("mexica", players)


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
@pytest.mark.parametrize(
    "check",
    [
        suite.playouts_end,
        suite.moves_are_well_formed,
        suite.lines_are_heard,
        suite.records_round_trip,
        suite.positions_round_trip,
        telling.scenes_draw,
    ],
)
def test_the_contract_is_kept_with_options(check: suite.Check, options: dict[str, str]) -> None:
    check("mexica", 2 if "colours" in options else 3, options)


def test_all_languages_say_the_same() -> None:
    telling.languages_have_the_same_keys("mexica")
