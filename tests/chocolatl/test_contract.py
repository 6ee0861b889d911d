"""Chocolatl keeps the contract that all games keep.

`suite.guesses_are_spread` asks that the truth is among the guesses. CHO-98 takes the unfinished drafts of others back
instead, so test_secrets.py asks the same wherever nobody else is in the middle of a draft.
"""

from __future__ import annotations

import pytest

from tests.contract import suite, telling

TABLES = [(3, "nl"), (4, "fr"), (5, "nl")]


@pytest.mark.parametrize(("players", "edition"), TABLES)
@pytest.mark.parametrize("check", suite.CHECKS)
def test_contract(check: suite.Check, players: int, edition: str) -> None:
    check("chocolatl", players, {"edition": edition})


def test_the_languages_of_the_room_agree() -> None:
    telling.languages_have_the_same_keys("chocolatl")
