"""Bots are named by codes."""

from pathlib import Path

import pytest

from patolli.bots import CODES, BadBot, BotFailed, maker
from patolli.bots.search_bot import Budget, SearchBot
from patolli.engine.core.playout import walk
from patolli.engine.core.rng import Rng
from patolli.engine.game import start
from patolli.engine.match import Question


@pytest.mark.parametrize("code", [*CODES, "search:20", "search:50ms", "search:0.05s"])
def test_every_bot_answers_with_one_of_its_moves(code: str) -> None:
    state = start("mexica", 2)
    walk(state, Rng(1), 40)
    seat = state.actors()[0]
    moves = state.moves(seat)
    assert maker(code)(Rng(1)).decide(Question(state, seat, moves)) in moves


@pytest.mark.parametrize("code", ["search:", "search:1s"])
def test_a_search_has_a_budget(code: str) -> None:
    assert isinstance(maker(code)(Rng(1)), SearchBot)


@pytest.mark.parametrize("code", ["search:0", "search:-3", "search:many", "search:0s", "search:1e9s", "greedy:2s"])
def test_a_budget_that_makes_no_sense_is_refused(code: str) -> None:
    with pytest.raises(BadBot):
        maker(code)


def test_a_budget_is_seconds_or_simulations() -> None:
    assert (Budget("2s").seconds, Budget("250ms").seconds, Budget("500").simulations) == (2.0, 0.25, 500)


def test_an_answer_that_cannot_even_be_shown_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "mybot.py"
    path.write_text(
        "class Odd:\n    def __repr__(self): raise ValueError('no')\n"
        "class Clever:\n    def decide(self, question): return Odd()\n"
    )
    state = start("lapins", 2)
    walk(state, Rng(1), 5)
    seat = state.actors()[0]
    with pytest.raises(BotFailed, match="failed in line 2: ValueError: no"):
        maker(str(path))(Rng(1)).decide(Question(state, seat, state.moves(seat)))
