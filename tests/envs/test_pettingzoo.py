"""PettingZoo's own tests, and what the environments promise beyond them."""

from __future__ import annotations

import copy
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

from patolli import BadOption, Rng, envs
from patolli.envs import IllegalAction
from patolli.envs.pettingzoo_aec import AecEnv
from patolli.games import NAMES

AT_ONCE = [name for name in NAMES if name != "mexica"]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """PettingZoo warns of observations with a mask, which its own classic games have too."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation (space for each|is not a NumPy)")
        yield


def play_on(env: AecEnv, draw: Rng, steps: int) -> list[Any]:
    """Legal actions at random; what was seen and rewarded on the way."""
    seen: list[Any] = []
    for agent in env.agent_iter(steps):
        found, reward, over, _, info = env.last()
        legal = np.flatnonzero(info["action_mask"])
        action = None if over else int(legal[draw.below(len(legal))])
        numbers = [found["observation"].tobytes(), found["action_mask"].tobytes()]
        seen.append((agent, reward, over, info["illegal"], numbers))
        env.step(action)
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_the_tests_of_pettingzoo_pass(game: str) -> None:
    api_test(envs.env(game), num_cycles=60)
    seed_test(lambda: envs.aec(game, reward="difference"), num_cycles=20)


@pytest.mark.slow
@pytest.mark.parametrize("game", AT_ONCE)
def test_the_parallel_tests_of_pettingzoo_pass(game: str) -> None:
    parallel_api_test(envs.parallel_env(game), num_cycles=150)
    parallel_seed_test(lambda: envs.parallel(game, illegal="random"), num_cycles=20)


def test_mexica_has_no_parallel_environment_and_says_so() -> None:
    with pytest.raises(BadOption, match="never decide at once"):
        envs.parallel("mexica")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"game": "zapotec", "players": 9}, "Zapotec is for 1, 2, 3 or 4 players"),
        ({"game": "zapotec", "reward": "gold"}, "reward is one of victory, points, difference"),
        ({"game": "zapotec", "illegal": "ignore"}, "illegal is one of raise, lose, random"),
        ({"game": "zapotec", "options": {"wind": 1}}, "Zapotec has no option 'wind'"),
        ({"game": "zapotec", "render_mode": "rgb_array"}, "render_mode is None or one of ansi, human, svg"),
    ],
)
def test_what_cannot_be_set_up_is_refused_in_a_sentence(arguments: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        envs.aec(**arguments)


def test_what_is_called_at_the_wrong_time_is_refused_in_a_sentence() -> None:
    env = envs.aec("chocolatl")
    for call in (env.save, lambda: env.step(1), lambda: env.observe("player_0"), env.render):
        with pytest.raises((ResetNeeded, AttributeError)):
            call()
    env.reset(seed=1)
    before = env.save()
    for nothing in (None, 1.5, "3"):
        with pytest.raises(TypeError):
            env.step(nothing)  # type: ignore[arg-type]
    assert env.save() == before


@pytest.mark.parametrize("game", NAMES)
def test_an_illegal_action_raises_loses_or_becomes_another_one(game: str) -> None:
    for number in (-1, 10**9, None):
        for illegal in ("raise", "lose", "random"):
            env = envs.aec(game, illegal=illegal)
            env.reset(seed=3)
            agent, before = env.agent_selection, env.save()
            action = int(np.flatnonzero(env.last()[4]["action_mask"] == 0)[0]) if number is None else number
            if illegal == "raise":
                with pytest.raises(IllegalAction, match="no legal action of seat"):
                    env.step(action)
                assert env.save() == before
                continue
            env.step(action)
            assert env.infos[agent]["illegal"]
            if illegal == "lose":
                assert all(env.terminations.values())
                assert env.rewards[agent] == -1
                assert sum(env.rewards.values()) == pytest.approx(0)
            else:
                assert not any(env.terminations.values())
                assert env.save() != before


@pytest.mark.parametrize("reward", ["victory", "points", "difference"])
def test_rewards_add_up(reward: str) -> None:
    env = envs.aec("chocolatl", players=3, reward=reward)
    env.reset(seed=5)
    began = env.single.episode.state.points()
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent, earned, *_ in play_on(env, Rng(1), 100_000):
        total[agent] += earned
    state = env.single.episode.state
    points, winners = state.points(), state.winners()
    for seat, agent in enumerate(env.possible_agents):
        if reward == "victory":
            assert (total[agent] > 0) == (seat in winners)
        elif reward == "points":
            assert total[agent] == points[seat] - began[seat]
        else:
            best = max(points[other] for other in range(3) if other != seat)
            assert total[agent] == points[seat] - best


@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_copied_saved_and_restored(game: str) -> None:
    env = envs.aec(game, reward="points")
    env.reset(seed=2)
    play_on(env, Rng(4), 41)
    saved, twin, deep = env.save(), env.copy(), copy.deepcopy(env)
    rest = play_on(env, Rng(5), 90)
    assert play_on(twin, Rng(5), 90) == rest
    assert play_on(deep, Rng(5), 90) == rest
    fresh = envs.aec(game, reward="points")
    fresh.restore(saved)
    assert fresh.save() == saved
    assert play_on(fresh, Rng(5), 90) == rest
    with pytest.raises(ValueError, match="saved from"):
        envs.aec("lapins" if game != "lapins" else "mexica").restore(saved)


def test_a_saved_game_is_not_restored_with_other_players_or_options() -> None:
    env = envs.aec("zapotec", players=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="saved with 2 players"):
        envs.aec("zapotec", players=3).restore(env.save())
    with pytest.raises(ValueError, match="other options"):
        envs.aec("zapotec", players=2, options={"one_shot_tiles": "kept"}).restore(env.save())


@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_told_as_data_and_as_text(game: str) -> None:
    env = envs.aec(game, render_mode="ansi")
    env.reset(seed=1)
    agent = env.agent_selection
    legal = np.flatnonzero(env.last()[0]["action_mask"])
    told = env.view(agent)
    assert [int(number) for number in told["legal"]] == list(legal)
    assert told["seat"] == env.possible_agents.index(agent)
    text = env.text(agent)
    assert f"\n{legal[0]}: {env.say(int(legal[0]))}\n" in text
    other = next(name for name in env.agents if name != agent)
    assert env.view(other)["legal"] == {}
    assert "Legal actions" not in env.text(other)
    assert env.render()
    assert str(env.observe(other)["action_mask"].sum()) == "0"


@pytest.mark.parametrize("game", AT_ONCE)
def test_nothing_that_a_seat_sees_depends_on_what_it_may_not_know(game: str) -> None:
    """Twin games that differ only in what the seat may not know: observation, mask, info, data and text are equal."""
    env = envs.aec(game, players=3)
    env.reset(seed=6)
    draw = Rng(8)
    compared = 0
    while compared < 4:
        play_on(env, draw, 7)
        if not env.agents or any(env.terminations.values()):
            env.reset()
        for seat, agent in enumerate(env.possible_agents):
            twin = env.copy()
            twin.single.episode.state = env.single.episode.state.guess(seat, draw)
            twin._take_over(env._kept())
            if twin.single.episode.state == env.single.episode.state:
                continue
            compared += 1
            assert env.view(agent) == twin.view(agent)
            assert env.text(agent) == twin.text(agent)
            one, two = env.observe(agent), twin.observe(agent)
            assert all(np.array_equal(one[name], two[name]) for name in one)


@pytest.mark.parametrize("game", AT_ONCE)
def test_in_a_parallel_environment_seats_that_are_not_asked_wait(game: str) -> None:
    env, draw, together = envs.parallel(game, players=3), Rng(2), 0
    env.reset(seed=1)
    while not together:
        found, infos = env.reset()
        while env.agents:
            asked = env.asked()
            together += len(asked) > 1
            actions = {}
            for seat, agent in enumerate(env.agents):
                legal = np.flatnonzero(found[agent]["action_mask"])
                assert np.array_equal(found[agent]["action_mask"], infos[agent]["action_mask"])
                assert (list(legal) == [env.wait]) == (seat not in asked)
                actions[agent] = int(legal[draw.below(len(legal))])
            saved = env.save() if draw.below(20) == 0 else ""
            found, rewards, over, _, infos = env.step(actions)
            if saved:
                again = envs.parallel(game, players=3)
                again.restore(saved)
                again.step(actions)
                assert again.save() == env.save()
    assert all(over.values())
    assert sum(rewards.values()) == pytest.approx(0)
    with pytest.raises(ResetNeeded):
        env.step(actions)


def test_in_a_parallel_environment_an_illegal_action_changes_nothing_that_it_must_not() -> None:
    for illegal in ("raise", "lose", "random"):
        env = envs.parallel("chocolatl", players=3, illegal=illegal)
        found, _ = env.reset(seed=1)
        legal = {agent: int(np.flatnonzero(found[agent]["action_mask"])[0]) for agent in env.agents}
        before = env.save()
        wrong = {**legal, "player_1": env.wait}
        if illegal == "raise":
            with pytest.raises(IllegalAction):
                env.step(wrong)
            with pytest.raises(ValueError, match="player_2 has no action"):
                env.step({"player_0": 1, "player_1": 1})
            assert env.save() == before
            continue
        _, rewards, over, _, infos = env.step(wrong)
        assert [infos[agent]["illegal"] for agent in env.possible_agents] == [False, True, False]
        assert all(over.values()) == (illegal == "lose")
        assert (rewards["player_1"] == -1) == (illegal == "lose")
