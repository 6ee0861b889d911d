"""A linear policy learns a game with numpy alone, from many games at once: policy gradient with a baseline.

    pip install 'patolli[envs]'
    python examples/learn/numpy_policy.py zapotec --minutes 1

Seat 0 learns, the others play at random. Nothing here needs to know what the numbers mean.
"""

from __future__ import annotations

from argparse import ArgumentParser
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

from patolli import envs
from patolli.envs.gymnasium_vector import VectorGames
from patolli.lab.arena import wilson

Floats = NDArray[np.float32]
GAMES_AT_ONCE = 64
RATE = 0.01


class Adam:
    """Steps of the usual size, whatever the scale of the gradient."""

    def __init__(self, weights: Floats) -> None:
        self.weights = weights
        self.mean, self.square, self.steps = np.zeros_like(weights), np.zeros_like(weights), 0

    def climb(self, gradient: NDArray[Any]) -> None:
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.01 * (gradient**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.99**self.steps)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


class Policy:
    """How likely each legal action is, and how many points of difference are expected, both linear in the numbers."""

    def __init__(self, numbers: int, actions: int, seed: int) -> None:
        self.policy, self.value = (
            Adam(np.zeros((numbers + 1, actions), np.float32)),
            Adam(np.zeros(numbers + 1, np.float32)),
        )
        self.rng = np.random.default_rng(seed)

    def features(self, observation: NDArray[np.int16]) -> Floats:
        numbers = observation.astype(np.float32)
        return np.column_stack([np.sign(numbers) * np.log1p(np.abs(numbers)), np.ones(len(numbers), np.float32)])

    def chances(self, features: Floats, masks: NDArray[np.int8]) -> Floats:
        logits = np.where(masks > 0, features @ self.policy.weights, -np.inf)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        found: Floats = odds / odds.sum(axis=1, keepdims=True)
        return found

    def choose(self, features: Floats, masks: NDArray[np.int8], best: bool) -> NDArray[np.int64]:
        chances = self.chances(features, masks)
        found: NDArray[np.int64] = chances.argmax(axis=1)
        if not best:
            sums = chances.cumsum(axis=1)
            found = (sums > sums[:, -1:] * self.rng.random((len(sums), 1))).argmax(axis=1)
        return found

    def learn(self, features: Floats, masks: NDArray[np.int8], actions: NDArray[np.int64], returns: Floats) -> None:
        """Make what did better than expected more likely."""
        better: Floats = returns - features @ self.value.weights
        self.value.climb(features.T @ better / len(better))
        scale = better / (np.abs(better).mean() + 1e-8)
        wanted = -self.chances(features, masks) * scale[:, None]
        wanted[np.arange(len(actions)), actions] += scale
        self.policy.climb(features.T @ wanted / len(actions))


def play(policy: Policy, env: VectorGames, games: int, best: bool) -> tuple[int, list[tuple[Floats, ...]]]:
    """Games of the policy at seat 0 against random play: how many it won, and each game's decisions with its end."""
    found, info = env.reset()
    drafts: list[list[tuple[Floats, NDArray[np.int8], int]]] = [[] for _ in range(env.num_envs)]
    total = np.zeros(env.num_envs, np.float32)
    won, ended = 0, list[tuple[Floats, ...]]()
    while len(ended) < games:
        actions = env.sample()
        own = np.flatnonzero(info["seat"] == 0)
        if len(own):
            features = policy.features(found["observation"][own])
            masks = found["action_mask"][own]
            actions[own] = policy.choose(features, masks, best)
            for at, i in enumerate(own):
                drafts[i].append((features[at], masks[at], int(actions[i])))
        found, _, done, _, info = env.step(actions)
        total += info["rewards"][:, 0]
        for i in np.flatnonzero(done):
            if drafts[i] and len(ended) < games:
                won += info["final_info"][i]["points"][0] == max(info["final_info"][i]["points"])
                features, masks, chosen = (np.array(part) for part in zip(*drafts[i], strict=True))
                ended.append((features, masks, chosen, np.full(len(chosen), total[i])))
            drafts[i], total[i] = [], 0.0
    return won, ended


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--minutes", type=float, default=1.0, help="of learning, tests aside")
    parser.add_argument("--rounds", type=int, default=10**9, help="of learning, at most; each has 64 games")
    parser.add_argument("--games", type=int, default=400, help="of each test")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    learning, testing = (
        envs.vector(args.game, args.players, GAMES_AT_ONCE, seed, reward="difference")
        for seed in (args.seed, args.seed + 10**6)
    )
    encoder = learning.encoder
    policy = Policy(int(encoder.numbers), int(encoder.actions), args.seed)
    spent, rounds = 0.0, 0
    while True:
        won, _ = play(policy, testing, args.games, best=rounds > 0)  # what knows nothing plays at random
        low, high = wilson(won, args.games)
        usual = 1 / learning.setup.players
        print(
            f"{rounds:5} rounds, {spent:5.0f} s: won {won / args.games:.0%} ({low:.0%}-{high:.0%}), random {usual:.0%}",
            flush=True,
        )
        if spent >= 60 * args.minutes or rounds >= args.rounds:
            break
        began = monotonic()
        for _ in range(min(20, args.rounds - rounds)):
            _, ended = play(policy, learning, GAMES_AT_ONCE, best=False)
            policy.learn(*(np.concatenate(part) for part in zip(*ended, strict=True)))
            rounds += 1
        spent += monotonic() - began


if __name__ == "__main__":
    main()
