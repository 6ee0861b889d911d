"""Masked PPO learns a game against random opponents, and draws its learning curve.

    pip install 'patolli[learn]' torch          # a CPU build of torch is enough
    python examples/learn/masked_ppo.py zapotec --minutes 5 --curve zapotec.svg

It prints how often the learner has won after every pause, with a 95 % interval, always in the same games.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from time import monotonic
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.vec_env import DummyVecEnv

from patolli import envs
from patolli.envs.gymnasium_env import GymEnv
from patolli.lab.arena import wilson

GAMES_AT_ONCE = 16
POINTS = 20.0
"""Points of difference that are worth as much as a reward of 1."""


class Numbers(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The numbers alone, made small; the mask stays where sb3-contrib asks for it."""

    def __init__(self, env: GymEnv) -> None:
        super().__init__(env)
        self.game = env
        size = int(env.encoder.numbers)
        self.observation_space = gymnasium.spaces.Box(-11, 11, (size,), np.float32)

    def action_masks(self) -> NDArray[np.bool_]:
        return self.game.action_masks()

    def reset(self, **options: Any) -> tuple[Any, dict[str, Any]]:
        found, info = self.env.reset(**options)
        return small(found), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        found, reward, over, cut, info = self.env.step(action)
        if over:
            info["won"] = 0 in self.game.single.episode.state.winners()
        return small(found), float(reward) / POINTS, over, cut, info


def small(found: dict[str, NDArray[Any]]) -> NDArray[np.float32]:
    numbers = found["observation"].astype(np.float32)
    return np.sign(numbers) * np.log1p(np.abs(numbers))


def make(game: str, players: int | None, opponents: str) -> Numbers:
    return Numbers(envs.gym(game, players=players, opponents=opponents, reward="difference"))


def victories(model: Any, game: str, players: int | None, opponents: str, games: int) -> int:
    """How many of the games with these seeds the learner wins; it plays what it likes best."""
    table = DummyVecEnv([lambda: make(game, players, opponents) for _ in range(GAMES_AT_ONCE)])
    won = played = 0
    table.seed(10**6)
    seen = table.reset()
    while played < games:
        actions, _ = model.predict(seen, action_masks=get_action_masks(table), deterministic=True)
        seen, _, over, infos = table.step(actions)
        for done, info in zip(over, infos, strict=True):
            if done and played < games:
                played += 1
                won += info["won"]
    return won


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--minutes", type=float, default=10.0, help="of learning, tests aside")
    parser.add_argument("--steps", type=int, default=10**9, help="of learning, at most")
    parser.add_argument("--pause", type=int, default=40_000, help="steps between two tests")
    parser.add_argument("--games", type=int, default=400, help="of each test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="an SVG file; the numbers go beside it as JSON")
    parser.add_argument("--save", type=Path, help="where the policy is kept")
    args = parser.parse_args()
    torch.set_num_threads(1)
    table = DummyVecEnv([lambda: make(args.game, args.players, args.opponents) for _ in range(GAMES_AT_ONCE)])
    model = MaskablePPO(
        "MlpPolicy",
        table,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=0.997,
        learning_rate=3e-4,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=args.seed,
        device="cpu",
    )
    players = args.players or table.envs[0].game.setup.players
    curve: list[dict[str, float]] = []
    learned, steps = 0.0, 0
    while True:
        won = victories(model, args.game, args.players, args.opponents, args.games)
        low, high = wilson(won, args.games)
        curve.append({"steps": steps, "minutes": learned / 60, "share": won / args.games, "low": low, "high": high})
        print(
            f"{steps:8} steps, {learned / 60:5.1f} minutes: won {won / args.games:.0%} ({low:.0%}-{high:.0%}), "
            f"at random {1 / players:.0%}",
            flush=True,
        )
        if args.curve is not None:
            draw(curve, players, args)
        if learned >= args.minutes * 60 or steps >= args.steps:
            break
        began = monotonic()
        model.learn(args.pause, reset_num_timesteps=False)
        learned += monotonic() - began
        steps = model.num_timesteps
    if args.save is not None:
        model.save(args.save)


# --------------------------------------------------------------------------- the curve
WIDTH, HEIGHT, MARGIN = 640, 360, 48


def draw(curve: list[dict[str, float]], players: int, args: Any) -> None:
    """The share of victories over steps with its interval, and the line of whoever plays at random."""
    args.curve.with_suffix(".json").write_text(json.dumps(curve, indent=1) + "\n")
    most = max(1.0, curve[-1]["steps"])

    def at(steps: float, share: float) -> str:
        x = MARGIN + (WIDTH - 2 * MARGIN) * steps / most
        return f"{x:.1f},{HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * share:.1f}"

    band = [at(one["steps"], one["high"]) for one in curve] + [at(one["steps"], one["low"]) for one in reversed(curve)]
    line = [at(one["steps"], one["share"]) for one in curve]
    chance = [at(0, 1 / players), at(most, 1 / players)]
    marks = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        x, y = at(0, share).split(",")
        marks.append(f'<text x="{float(x) - 8}" y="{float(y) + 4}" text-anchor="end">{share:.0%}</text>')
        marks.append(f'<path d="M{x},{y}H{WIDTH - MARGIN}" stroke="#ddd"/>')
    title = f"{args.game}, {players} players: victories against {args.opponents}, in {args.games} games each time"
    last = curve[-1]
    below = f"{int(last['steps']):,} steps, {last['minutes']:.1f} minutes of learning"
    args.curve.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
        f'<text x="{MARGIN}" y="24" font-size="14">{title}</text>{"".join(marks)}'
        f'<polygon points="{" ".join(band)}" fill="#2a78b8" opacity="0.2"/>'
        f'<polyline points="{" ".join(chance)}" stroke="#b4502a" stroke-dasharray="5 4" fill="none"/>'
        f'<polyline points="{" ".join(line)}" stroke="#2a78b8" stroke-width="2" fill="none"/>'
        f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - 16}" text-anchor="end">{below}</text></svg>\n'
    )


if __name__ == "__main__":
    main()
