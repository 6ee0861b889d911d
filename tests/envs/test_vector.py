"""Many games in one call."""

from __future__ import annotations

import copy

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from patolli import Rng, envs
from patolli.envs import IllegalAction
from patolli.games import NAMES


@pytest.mark.parametrize("game", NAMES)
def test_many_games_are_played_as_one_is(game: str) -> None:
    """Game i is the one that an environment of one seat after the other plays with stream i of the seed."""
    env = envs.vector(game, num_envs=3, seed=5, reward="points")
    single = envs.aec(game, reward="points")
    found, info = env.reset()
    single.reset()
    single.single.begin(Rng(5, 1))
    single._refresh()
    draw = Rng(9)
    for _ in range(25):
        assert env.observation_space.contains(found)
        shown, _, over, _, _ = single.last()
        assert not over
        assert info["seat"][1] == single.single.episode.seat
        for name, array in shown.items():
            assert np.array_equal(array, found[name][1])
        actions = [int(one[draw.below(len(one))]) for one in map(np.flatnonzero, found["action_mask"])]
        found, rewards, done, _, info = env.step(np.array(actions))
        single.step(actions[1])
        assert not done[1]
        assert rewards[1] == single.rewards[single.possible_agents[info["acted"][1]]]


@pytest.mark.parametrize("game", NAMES)
def test_packed_masks_and_planes_are_the_same_in_bits(game: str) -> None:
    plain, packed = (envs.vector(game, num_envs=4, seed=3, packed=bits) for bits in (False, True))
    found, _ = plain.reset()
    bits, _ = packed.reset()
    for _ in range(30):
        assert packed.observation_space.contains(bits)
        unpacked = np.unpackbits(bits["action_mask"].view(np.uint8), axis=1, bitorder="little")
        assert np.array_equal(unpacked[:, : plain.encoder.actions], found["action_mask"])
        assert np.array_equal(bits["observation"], found["observation"])
        if "planes" in found:
            planes = np.unpackbits(bits["planes"].view(np.uint8), axis=2, bitorder="little")[:, :6, :294]
            assert np.array_equal(planes.reshape(4, 6, 14, 21), found["planes"][:, :6])
        actions = plain.sample()
        assert np.array_equal(actions, packed.sample())
        found, *_ = plain.step(actions)
        bits, *_ = packed.step(actions)


def test_a_finished_game_starts_anew_and_its_end_is_shown() -> None:
    env = envs.vector("lapins", players=3, num_envs=8, seed=1)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    env.reset()
    ended = 0
    while ended < 5:
        found, rewards, done, cut, info = env.step(env.sample())
        assert not cut.any()
        assert found["action_mask"].any(axis=1).all()
        if not done.any():
            assert not rewards.any()
            continue
        for i in np.flatnonzero(done):
            ended += 1
            last = env.encoder.decode(info["final_obs"][i]["observation"].tolist())
            assert last["phase"] == 22
            assert info["rewards"][i].sum() == pytest.approx(0)
            assert rewards[i] == info["rewards"][i][info["acted"][i]]
            assert env.encoder.decode(found["observation"][i].tolist())["round"] == 1


def test_an_illegal_action_stops_all_loses_or_becomes_another_one() -> None:
    for illegal in ("raise", "lose", "random"):
        env = envs.vector("zapotec", num_envs=3, seed=1, illegal=illegal)
        found, _ = env.reset()
        before = env.save()
        actions = np.array([int(np.flatnonzero(mask)[0]) for mask in found["action_mask"]])
        actions[1] = 10**12
        if illegal == "raise":
            with pytest.raises(IllegalAction, match="game 1"):
                env.step(actions)
            assert env.save() == before
            continue
        _, rewards, done, _, info = env.step(actions)
        assert info["illegal"].tolist() == [False, True, False]
        assert done.tolist() == [False, illegal == "lose", False]
        assert rewards[1] == (-1 if illegal == "lose" else 0)


def test_actions_that_are_none_are_refused_in_a_sentence() -> None:
    env = envs.vector("zapotec", num_envs=2, seed=1)
    with pytest.raises(ValueError, match="reset"):
        env.step(np.array([0, 0]))
    env.reset()
    for wrong in (np.array([0]), np.array([0.5, 1.0]), np.array([[0, 1]])):
        with pytest.raises(ValueError, match="2 whole numbers"):
            env.step(wrong)
    with pytest.raises(ValueError, match="num_envs"):
        envs.vector("zapotec", num_envs=0)


def test_arrays_belong_to_the_caller_unless_not_wanted() -> None:
    kept = envs.vector("chocolatl", num_envs=2, seed=1)
    first, _ = kept.reset()
    before = first["observation"].copy()
    kept.step(kept.sample())
    assert np.array_equal(first["observation"], before)
    fast = envs.vector("chocolatl", num_envs=2, seed=1, copy=False)
    first, _ = fast.reset()
    fast.step(fast.sample())
    assert not np.array_equal(first["observation"], before)


def test_many_games_are_copied_saved_and_restored() -> None:
    env = envs.vector("mexica", num_envs=3, seed=2)
    env.reset()
    for _ in range(20):
        env.step(env.sample())
    saved, twin = env.save(), copy.deepcopy(env)
    fresh = envs.vector("mexica", num_envs=3)
    fresh.restore(saved)
    for _ in range(20):
        actions = env.sample()
        assert np.array_equal(actions, twin.sample())
        assert np.array_equal(actions, fresh.sample())
        for other in (env, twin, fresh):
            other.step(actions)
    assert env.save() == twin.save() == fresh.save()
    with pytest.raises(ValueError, match="3 games were saved"):
        envs.vector("mexica", num_envs=2).restore(saved)


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = envs.vector("lapins", num_envs=2, seed=8), envs.vector("lapins", num_envs=2, seed=1)
    first, _ = one.reset()
    again, _ = two.reset(seed=8)
    assert np.array_equal(first["observation"], again["observation"])
    after, _ = one.reset()
    assert not np.array_equal(first["observation"], after["observation"])
