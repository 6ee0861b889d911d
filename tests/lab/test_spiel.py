"""Our games behind OpenSpiel's interface, where OpenSpiel is installed (the extra `peers`)."""

import pytest

from patolli import Rng, start
from patolli.engine.core.playout import walk
from patolli.engine.match import Question
from patolli.lab.bench import QUICK, thinking

spiel = pytest.importorskip("patolli.lab.spiel", exc_type=ImportError)


@pytest.mark.parametrize("game", ["mexica", "zapotec"])
def test_a_game_is_played_to_its_end_through_the_interface(game: str) -> None:
    state = spiel.SpielGame(game, 2).new_initial_state()
    rng = Rng(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(outcomes[rng.below(len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[rng.below(len(actions))])
    assert sum(state.returns()) == 0


def test_a_copy_goes_its_own_way() -> None:
    state = spiel.SpielGame("mexica", 2).new_initial_state()
    copy = state.clone()
    copy.apply_action(copy.chance_outcomes()[0][0])
    assert str(copy) != str(state)
    assert str(state.clone()) == str(state)


@pytest.mark.parametrize("kind", ["python", "fast", "c++"])
def test_its_searches_answer_with_a_legal_move(kind: str) -> None:
    state = start("mexica", 2)
    walk(state, Rng(2), 60)
    seat = state.actors()[0]
    player = spiel.SpielPlayer(kind, spiel.SpielGame("mexica", 2), 0.1, 3)
    assert player.decide(Question(state, seat, state.moves(seat))) in state.moves(seat)


def test_the_bench_measures_it_beside_ours() -> None:
    assert thinking("zapotec", 2, QUICK).keys() == {"search_s", "spiel_python_s", "spiel_c_s"}
