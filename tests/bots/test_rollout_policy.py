"""Habits: what playing on learns."""

from patolli.bots.core.search import Settings
from patolli.bots.search_bot import Budget, SearchBot
from patolli.engine.core.rng import Rng
from patolli.engine.core.rollout_policy import RolloutPolicy
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import start
from patolli.engine.match import Question
from tests.bots.advice import advisor


def opening(players: int = 2) -> State:
    """Zapotec, when everybody has a hand of cards."""
    state, rng = start("zapotec", players), Rng(4)
    while state.actors() == [CHANCE]:
        state.play(CHANCE, state.pick(CHANCE, rng))
    return state


def test_what_looks_better_is_chosen_more_often() -> None:
    policy, rng = RolloutPolicy(1.0, 1.0), Rng(1)
    chosen = [policy.choose(0, [5, 6, 7], [0.0, 1.0, -20.0], rng) for _ in range(400)]
    assert 0.6 < chosen.count(1) / 400 < 0.85
    assert 2 not in chosen


def test_what_wins_is_liked() -> None:
    policy, rng = RolloutPolicy(1.0, 1.0), Rng(1)
    for _ in range(100):
        chosen = policy.choose(0, [5, 6], [1.0, 0.0], rng)
        policy.learn([1.0, 0.0] if chosen == 1 else [0.0, 1.0])
    assert policy.weight(6) > 1.0 > -1.0 > policy.weight(5)


def test_everybody_likes_what_wins_for_themselves() -> None:
    policy, rng = RolloutPolicy(1.0, 1.0), Rng(1)
    for _ in range(100):
        first = policy.choose(0, [5, 6], [0.0, 0.0], rng)
        second = policy.choose(1, [7, 8], [0.0, 0.0], rng)
        policy.learn([float(first), float(second)])
    assert policy.weight(6) > policy.weight(5)
    assert policy.weight(8) > policy.weight(7)


def test_what_had_no_alternative_is_not_liked() -> None:
    policy, rng = RolloutPolicy(1.0, 1.0), Rng(1)
    for worth in (0.0, 1.0, 1.0):
        assert policy.choose(0, [5], [0.0], rng) == 0
        policy.learn([worth])
    assert policy.weight(5) == 0.0


def change_by_a_victory(policy: RolloutPolicy, pace: float = 1.0) -> float:
    """How much more one of two is liked after it has won once, when losing was usual."""
    policy.weights, policy.baseline = [], [0.0]
    policy.choose(0, [0, 1], [0.0, 0.0], Rng(1))
    policy.learn([1.0], pace)
    return max(policy.weights)


def test_a_game_says_how_quickly_habits_are_learned() -> None:
    whole, half = change_by_a_victory(RolloutPolicy(1.0, 1.0)), change_by_a_victory(RolloutPolicy(1.0, 1.0), 0.5)
    assert abs(whole - 2 * half) < 1e-9 < half


def test_habits_settle_while_one_decision_is_thought_about() -> None:
    policy = RolloutPolicy(1.0, 1.0)
    first = change_by_a_victory(policy)
    assert first > 0.4
    policy.rollouts_here = 8000.0
    assert 0.45 * first < change_by_a_victory(policy) < 0.55 * first
    policy.next_decision()
    assert change_by_a_victory(policy) > 0.95 * first


def test_games_are_played_on_by_habits() -> None:
    state, policy, rng = opening(), RolloutPolicy(1.0, 1.0), Rng(2)
    advisor(state.copy()).rollout(state.copy(), 9, rng, policy)
    assert policy.keys
    policy.learn([0.0, 1.0])
    advisor(state.copy()).rollout(state.copy(), 9, rng, policy)
    policy.learn([1.0, 0.0])
    assert any(policy.weights)
    assert not policy.keys


def test_habits_are_in_the_promise_of_moves() -> None:
    state, policy = opening(), RolloutPolicy(1.0, 1.0)
    moves = state.moves(0)
    assert advisor(state).learned_priors(state, 0, moves, policy) == advisor(state).priors(state, 0, moves)
    for worth in (0.0, 1.0, 0.0):
        advisor(state.copy()).rollout(state.copy(), 9, Rng(2), policy)
        policy.learn([worth, 1.0 - worth])
    assert advisor(state).learned_priors(state, 0, moves, policy) != advisor(state).priors(state, 0, moves)


def test_a_search_keeps_its_habits_for_the_whole_game() -> None:
    bot, state = SearchBot(Rng(1), Budget("20")), opening()
    bot.decide(Question(state, 0, state.moves(0)))
    policy = bot.tree.policy
    assert policy is not None
    assert any(policy.weights)
    bot.decide(Question(opening(), 0, state.moves(0)))
    assert bot.tree.policy is policy


def test_a_search_can_do_without() -> None:
    settings = Settings()
    settings.learning_rate = 0.0
    assert SearchBot(Rng(1), Budget("20"), settings).tree.policy is None
