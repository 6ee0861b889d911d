"""OpenSpiel's own test, its search, and that a seat is told no more than it may know."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from patolli import Rng
from patolli.games import NAMES

spiel = pytest.importorskip("patolli.envs.openspiel", exc_type=ImportError)
pyspiel = pytest.importorskip("pyspiel")
outcome_sampling_mccfr = pytest.importorskip("open_spiel.python.algorithms.outcome_sampling_mccfr")


def walk(state: Any, draw: Rng, steps: int) -> Any:
    """Actions at random, those of chance included."""
    for _ in range(steps):
        if state.is_terminal():
            break
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(actions[draw.below(len(actions))])
    return state


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [
        "patolli_chocolatl",
        "patolli_lapins(players=2,length=3)",
        "patolli_mexica(players=2,first_round_rule=off)",
        "patolli_zapotec(players=1)",
        "patolli_zapotec(players=3)",
    ],
)
def test_the_test_of_openspiel_passes(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_its_search_plays(name: str) -> None:
    game = pyspiel.load_game(f"patolli_{name}")
    state = game.new_initial_state()
    while state.is_chance_node():
        walk(state, Rng(3), 1)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 5), 2.0, 4, 100, True, 5, False)
    root = bot.mcts_search(state)
    assert root.explore_count == 4
    assert root.best_child().action in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_its_real_numbers(name: str) -> None:
    game = pyspiel.load_game(f"patolli_{name}")
    assert game.num_distinct_actions() == game.encoder.actions < 5000
    assert game.max_chance_outcomes() == game.encoder.chances
    assert game.observation_tensor_size() >= game.encoder.numbers
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    walk(state, Rng(4), 10**6)
    assert sum(state.returns()) == pytest.approx(0)
    assert pickle.loads(pickle.dumps(game)).num_players() == game.num_players()


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("patolli_lapins(players=4,length=3,allocation=turn_order)")
    options = game.new_initial_state().held.state.options
    assert (game.num_players(), options.length, options.secret) == (4, 3, False)
    game = pyspiel.load_game("patolli_mexica", {"players": 3, "stall_rounds": "off"})
    assert game.new_initial_state().held.state.options.given == {"stall_rounds": "off"}


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("patolli_mexica").new_initial_state()
    copy = state.clone()
    walk(copy, Rng(1), 1)
    assert str(copy) != str(state)
    assert str(state.clone()) == str(state)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "mexica"])
def test_what_others_have_chosen_is_not_told(name: str) -> None:
    """Two histories that differ only in what the first seat chose while others still choose."""
    game = pyspiel.load_game(f"patolli_{name}(players=3)")
    draw = Rng(6)
    compared = 0
    while compared < 3:
        state = walk(game.new_initial_state(), draw, 60)
        while not state.is_terminal() and len(state.held.state.actors()) < 2:
            walk(state, draw, 1)
        if state.is_terminal() or len(state.legal_actions()) < 2:
            continue
        chooser = state.current_player()
        one, two = (state.child(action) for action in state.legal_actions()[:2])
        if chooser in one.held.state.actors() and one.held.state.actors() != two.held.state.actors():
            continue  # that a share is finished is told
        compared += 1
        for seat in range(3):
            same = one.information_state_string(seat) == two.information_state_string(seat)
            assert same == (seat != chooser)
            if seat != chooser:
                assert one.observation_tensor(seat) == two.observation_tensor(seat)
                assert one.observation_string(seat) == two.observation_string(seat)


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_forgets_nothing(name: str) -> None:
    """Perfect recall: what a seat has heard begins all its later information states; its own choices are among it."""
    game = pyspiel.load_game(f"patolli_{name}")
    state, draw = game.new_initial_state(), Rng(8)
    seats = range(game.num_players())
    heard = [""] * len(seats)
    chosen = 0
    while not state.is_terminal() and chosen < 12:
        chooser = state.current_player()
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            chosen += 1
            ways = {state.child(action).information_state_string(chooser) for action in state.legal_actions()[:5]}
            assert len(ways) == len(state.legal_actions()[:5])
        walk(state, draw, 1)
        for seat in seats:
            told, _, _ = state.information_state_string(seat).rpartition("\n")
            assert told.startswith(heard[seat])
            heard[seat] = told
    assert chosen == 12
    assert all(heard)


@pytest.mark.parametrize("game", ["patolli_chocolatl", "patolli_lapins(length=3)", "patolli_zapotec"])
def test_an_algorithm_that_needs_information_states_learns(game: str) -> None:
    """Outcome sampling MCCFR, once for each seat: every state on its way is kept, with a policy for its actions."""
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(game))
    solver.iteration()
    state = walk(pyspiel.load_game(game).new_initial_state(), Rng(9), 30)
    while not state.is_terminal() and (state.is_chance_node() or len(state.legal_actions()) < 2):
        walk(state, Rng(9), 1)
    assert len(solver._infostates) > 50
    policy = solver.average_policy().action_probabilities(state)
    assert sorted(policy) == state.legal_actions()
    assert sum(policy.values()) == pytest.approx(1)
