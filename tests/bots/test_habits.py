"""Habits: what playing on learns."""

from patolli.bots.core.search import Settings
from patolli.bots.searching import Budget, SearchBot
from patolli.engine.core.habits import Habits
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import start
from patolli.engine.match import Question


def opening(players: int = 2) -> State:
    """Zapotec, when everybody has a hand of cards."""
    state, rng = start("zapotec", players), Rng(4)
    while state.actors() == [CHANCE]:
        state.play(CHANCE, state.pick(CHANCE, rng))
    return state


def test_what_looks_better_is_chosen_more_often() -> None:
    habits, rng = Habits(1.0, 1.0), Rng(1)
    chosen = [habits.choose(0, [5, 6, 7], [0.0, 1.0, -20.0], rng) for _ in range(400)]
    assert 0.6 < chosen.count(1) / 400 < 0.85
    assert 2 not in chosen


def test_what_wins_is_liked() -> None:
    habits, rng = Habits(1.0, 1.0), Rng(1)
    for _ in range(100):
        chosen = habits.choose(0, [5, 6], [1.0, 0.0], rng)
        habits.learn([1.0, 0.0] if chosen == 1 else [0.0, 1.0])
    assert habits.liking(6) > 1.0 > -1.0 > habits.liking(5)


def test_everybody_likes_what_wins_for_themselves() -> None:
    habits, rng = Habits(1.0, 1.0), Rng(1)
    for _ in range(100):
        first = habits.choose(0, [5, 6], [0.0, 0.0], rng)
        second = habits.choose(1, [7, 8], [0.0, 0.0], rng)
        habits.learn([float(first), float(second)])
    assert habits.liking(6) > habits.liking(5)
    assert habits.liking(8) > habits.liking(7)


def test_what_had_no_alternative_is_not_liked() -> None:
    habits, rng = Habits(1.0, 1.0), Rng(1)
    for worth in (0.0, 1.0, 1.0):
        assert habits.choose(0, [5], [0.0], rng) == 0
        habits.learn([worth])
    assert habits.liking(5) == 0.0


def change_by_a_victory(habits: Habits, pace: float = 1.0) -> float:
    """How much more one of two is liked after it has won once, when losing was usual."""
    habits.likings, habits.usual = [], [0.0]
    habits.choose(0, [0, 1], [0.0, 0.0], Rng(1))
    habits.learn([1.0], pace)
    return max(habits.likings)


def test_a_game_says_how_quickly_habits_are_learned() -> None:
    whole, half = change_by_a_victory(Habits(1.0, 1.0)), change_by_a_victory(Habits(1.0, 1.0), 0.5)
    assert abs(whole - 2 * half) < 1e-9 < half


def test_habits_settle_while_one_decision_is_thought_about() -> None:
    habits = Habits(1.0, 1.0)
    first = change_by_a_victory(habits)
    assert first > 0.4
    habits.played = 8000.0
    assert 0.45 * first < change_by_a_victory(habits) < 0.55 * first
    habits.go_on()
    assert change_by_a_victory(habits) > 0.95 * first


def test_games_are_played_on_by_habits() -> None:
    state, habits, rng = opening(), Habits(1.0, 1.0), Rng(2)
    state.copy().foresee(9, rng, habits)
    assert habits.keys
    habits.learn([0.0, 1.0])
    state.copy().foresee(9, rng, habits)
    habits.learn([1.0, 0.0])
    assert any(habits.likings)
    assert not habits.keys


def test_habits_are_in_the_promise_of_moves() -> None:
    state, habits = opening(), Habits(1.0, 1.0)
    moves = state.moves(0)
    assert state.habitual(0, moves, habits) == state.promise(0, moves)
    for worth in (0.0, 1.0, 0.0):
        state.copy().foresee(9, Rng(2), habits)
        habits.learn([worth, 1.0 - worth])
    assert state.habitual(0, moves, habits) != state.promise(0, moves)


def test_a_search_keeps_its_habits_for_the_whole_game() -> None:
    bot, state = SearchBot(Rng(1), Budget("20")), opening()
    bot.decide(Question(state, 0, state.moves(0)))
    habits = bot.tree.habits
    assert habits is not None
    assert any(habits.likings)
    bot.decide(Question(opening(), 0, state.moves(0)))
    assert bot.tree.habits is habits


def test_a_search_can_do_without() -> None:
    settings = Settings()
    settings.habit = 0.0
    assert SearchBot(Rng(1), Budget("20"), settings).tree.habits is None
