"""Gymnasium's own test, and what one learner among bots may rely on."""

from __future__ import annotations

import copy
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from patolli import Rng, envs
from patolli.bots import BadBot
from patolli.envs.gymnasium_env import GymEnv
from patolli.games import NAMES


def play_on(env: GymEnv, draw: Rng, steps: int) -> list[Any]:
    """Legal actions at random; what was seen and rewarded on the way."""
    seen: list[Any] = []
    for _ in range(steps):
        legal = np.flatnonzero(env.action_masks())
        found, reward, over, _, info = env.step(int(legal[draw.below(len(legal))]))
        seen.append((found["observation"].tobytes(), reward, over, info["seat"]))
        if over:
            break
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_the_test_of_gymnasium_passes(game: str) -> None:
    env = gymnasium.make(f"patolli.envs:patolli/{game.capitalize()}-v0")
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        warnings.filterwarnings("ignore", ".*different from the unwrapped version")
        check_env(env.unwrapped)


def test_a_whole_game_is_played_against_bots_by_name() -> None:
    env = gymnasium.make("patolli.envs:patolli/Zapotec-v0", players=3, opponents=["greedy", "random"], reward="points")
    found, info = env.reset(seed=4)
    draw, total, over = Rng(3), 0.0, False
    while not over:
        assert np.array_equal(found["action_mask"], info["action_mask"])
        legal = np.flatnonzero(found["action_mask"])
        found, reward, over, cut, info = env.step(int(legal[draw.below(len(legal))]))
        total += float(reward)
        assert not cut
    state = env.unwrapped.single.episode.state  # type: ignore[attr-defined]
    assert state.over()
    assert total == state.points()[0]
    assert not found["action_mask"].any()
    with pytest.raises(ResetNeeded):
        env.unwrapped.step(0)


def test_a_solo_game_needs_no_opponents() -> None:
    env = envs.gym("zapotec", players=1)
    env.reset(seed=1)
    over = play_on(env, Rng(1), 100_000)
    assert over[-1][1] in (-1.0, 1.0)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({"players": 3, "opponents": ["random"]}, "There are 2 other seats, and 1 opponents"),
        ({"opponents": "deep-blue"}, "There is no bot 'deep-blue'"),
        ({"seat": 2}, "There is no seat 2"),
    ],
)
def test_who_cannot_be_seated_is_refused_in_a_sentence(arguments: dict[str, Any], why: str) -> None:
    with pytest.raises((ValueError, BadBot), match=why):
        envs.gym("zapotec", **arguments)


def test_an_illegal_action_loses_the_game_and_is_told() -> None:
    env = envs.gym("mexica", opponents="random")
    env.reset(seed=1)
    found, reward, over, _, info = env.step(4412 if not env.action_masks()[4412] else 0)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    assert not found["action_mask"].any()


def test_the_learner_may_have_another_seat_each_time() -> None:
    env = envs.gym("chocolatl", players=4, seat=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2, 3}
    assert env.reset(seed=7)[1]["seat"] == env.reset(seed=7)[1]["seat"]


@pytest.mark.parametrize("game", NAMES)
def test_a_game_among_bots_is_copied_saved_and_restored(game: str) -> None:
    env = envs.gym(game, opponents="random")
    env.reset(seed=2)
    play_on(env, Rng(4), 12)
    saved, twin, deep = env.save(), env.copy(), copy.deepcopy(env)
    rest = play_on(env, Rng(5), 25)
    assert play_on(twin, Rng(5), 25) == rest
    assert play_on(deep, Rng(5), 25) == rest
    fresh = envs.gym(game, opponents="random")
    fresh.restore(saved)
    assert play_on(fresh, Rng(5), 25) == rest
    assert fresh.reset()[0]["observation"].tobytes() == env.reset()[0]["observation"].tobytes()


def test_the_learner_is_told_what_it_sees() -> None:
    env = envs.gym("lapins", opponents="random", render_mode="svg")
    env.reset(seed=3)
    assert "<svg" in str(env.render())
    legal = np.flatnonzero(env.action_masks())
    assert list(map(int, env.view()["legal"])) == list(legal)
    assert env.say(int(legal[0])) in env.text()
