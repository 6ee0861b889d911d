"""OpenSpiel's searches at our tables, where OpenSpiel is installed (the extra `openspiel`)."""

import pytest

from patolli import Rng, start
from patolli.engine.core.playout import walk
from patolli.engine.match import Question
from patolli.lab.bench import QUICK, thinking

spiel = pytest.importorskip("patolli.lab.spiel", exc_type=ImportError)


@pytest.mark.parametrize("kind", ["python", "fast", "c++"])
def test_its_searches_answer_with_a_legal_move(kind: str) -> None:
    state = start("mexica", 2)
    walk(state, Rng(2), 60)
    seat = state.actors()[0]
    player = spiel.SpielPlayer(kind, spiel.spiel_game("mexica", 2), 0.1, 3)
    assert player.decide(Question(state, seat, state.moves(seat))) in state.moves(seat)


def test_the_bench_measures_it_beside_ours() -> None:
    assert thinking("zapotec", 2, QUICK).keys() == {"search_s", "spiel_python_s", "spiel_c_s"}
