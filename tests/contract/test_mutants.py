"""Whatever is read as a position can be looked at, thought about and played; everything else is refused quickly."""

from __future__ import annotations

import time

import pytest

from patolli import PositionError, read_position
from patolli.engine.game import find_game
from patolli.games import NAMES
from tests.contract import mutants

LONG = 90_000


@pytest.mark.parametrize("name", NAMES)
def test_what_is_accepted_is_played(name: str) -> None:
    outcomes: set[str] = set()
    for seed, players in enumerate(find_game(name).seats, start=9):
        for text, outcome in mutants.tried(name, players, seed, count=16, most=60):
            assert outcome in ("refused", "played"), f"{outcome}\n{text}"
            outcomes.add(outcome)
    assert len(outcomes) == 2, "positions are changed too much, or not enough"


@pytest.mark.parametrize("name", NAMES)
def test_long_words_and_lists_are_read_at_once(name: str) -> None:
    """No number is converted before its length is known, and no list is longer than what is in the box."""
    for text in mutants.moments(name, find_game(name).seats[-1], seed=1)[:2]:
        rows = text.split("\n")
        for row, span in mutants.words_of(rows)[::9]:
            word = mutants.word_at(rows, row, span)
            for new in (
                "9" * 5000,
                f"{'0' * 5000}1",
                f"{word} " * (LONG // (len(word) + 1)),
                word * (LONG // len(word)),
            ):
                changed = rows[:]
                mutants.put(changed, row, span, new)
                before, reason = time.process_time(), ""
                try:
                    read_position("\n".join(changed))
                except PositionError as error:
                    reason = str(error)
                assert len(reason) < 600, f"{changed[row][:80]} is refused with all of its letters"
                assert time.process_time() - before < mutants.SLOW, f"{changed[row][:80]} takes long"
