"""Zapotec keeps the contract, with every number of players and with its options."""

from __future__ import annotations

import pytest

from patolli.testing import (
    Check,
    contract_tests,
    guesses_are_spread,
    lines_are_heard,
    moves_are_well_formed,
    records_round_trip,
    sentences_are_complete,
    walks,
)
from patolli.testing.walking import fingerprint

SOLO = [
    {"solo_pile_face_up": "false", "solo_difficulty": "easier"},
    {"bot_unfinished_house_points": "true", "solo_difficulty": "harder", "one_shot_tiles": "kept"},
]

test_contract = contract_tests("zapotec")
test_contract_with_tiles_that_are_kept = contract_tests(
    "zapotec",
    checks=[moves_are_well_formed, records_round_trip, lines_are_heard],
    players=[2, 4],
    options={"one_shot_tiles": "kept"},
)


@pytest.mark.parametrize("check", [moves_are_well_formed, records_round_trip, sentences_are_complete])
@pytest.mark.parametrize("options", SOLO)
def test_contract_with_the_options_of_the_solo_game(check: Check, options: dict[str, str]) -> None:
    check("zapotec", 1, options)


def test_guesses_are_spread() -> None:
    """ZAP-113; test_secrets.py looks closer."""
    guesses_are_spread("zapotec", 2, games=1, guesses=16, few=2)


def test_alone_nothing_is_hidden_but_the_own_hand() -> None:
    """ZAP-113: the human's guess is the state itself."""
    for walk in walks("zapotec", 1, None, 2):
        for state in walk.some(every=20):
            assert fingerprint(state.guess(0, walk.rng)) == fingerprint(state)
