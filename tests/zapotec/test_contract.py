"""Zapotec keeps the contract, with every number of players and with its options."""

from __future__ import annotations

import pytest

from tests.contract import suite, telling, walks

KEPT = {"one_shot_tiles": "kept"}
SOLO = [
    {"solo_pile_face_up": "false", "solo_difficulty": "easier"},
    {"bot_unfinished_house_points": "true", "solo_difficulty": "harder", "one_shot_tiles": "kept"},
]


@pytest.mark.parametrize("check", suite.CHECKS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_contract(check: suite.Check, players: int) -> None:
    check("zapotec", players)


@pytest.mark.parametrize("check", [suite.moves_are_well_formed, suite.records_round_trip, suite.lines_are_heard])
@pytest.mark.parametrize("players", [2, 4])
def test_contract_with_tiles_that_are_kept(check: suite.Check, players: int) -> None:
    check("zapotec", players, KEPT)


@pytest.mark.parametrize(
    "check", [suite.moves_are_well_formed, suite.records_round_trip, telling.sentences_are_complete]
)
@pytest.mark.parametrize("options", SOLO)
def test_contract_with_the_options_of_the_solo_game(check: suite.Check, options: dict[str, str]) -> None:
    check("zapotec", 1, options)


def test_guesses_are_spread() -> None:
    """ZAP-113; test_secrets.py looks closer."""
    suite.guesses_are_spread("zapotec", 2, games=1, guesses=16, few=2)


def test_all_languages_say_the_same() -> None:
    telling.languages_have_the_same_keys("zapotec")


def test_alone_nothing_is_hidden_but_the_own_hand() -> None:
    """ZAP-113: the human's guess is the state itself."""
    for walk in walks.walks("zapotec", 1, None, 2):
        for state in walk.some(every=20):
            assert walks.fingerprint(state.guess(0, walk.rng)) == walks.fingerprint(state)
