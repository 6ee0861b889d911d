"""Dix-Huit Lapins keeps the contract."""

import pytest

from tests.contract import suite, telling

VARIANTS = [
    (2, {"map": "beginner", "length": 3}),
    (3, {"length": 3}),
    (4, {"length": 3, "path_set": "varied", "allocation": "turn_order", "prisoner_place": "any_garrison"}),
]


@pytest.mark.parametrize("check", suite.CHECKS)
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_contract(check: suite.Check, players: int, options: dict[str, object]) -> None:
    check("lapins", players, options)


def test_languages_have_the_same_keys() -> None:
    telling.languages_have_the_same_keys("lapins")
