"""Steps a second of our environments and of others', in one run that alternates between them.

    pip install '.[envs]'
    python bench/environments.py                  # makes an environment for the peers in build/peers, once

catanatron_gym wants an older gymnasium than ours, so the peers have an environment of their own, and each side is a
process that waits for its turn. Times are those of the process, with choosing a legal action at random. Each number is
the best of several rounds; the ratio is to catanatron_gym.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import warnings
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from time import process_time

STEPS = 64
"""Of one call."""
PEERS = ["catanatron_gym==4.0.0", "open_spiel==2.0.2", "gymnasium<1"]
OURS = ["mexica", "zapotec", "chocolatl", "lapins"]

Case = Callable[[], int]
"""Steps a little, and says how many steps that were."""


def vector(game: str, packed: bool, copy: bool) -> Case:
    from patolli import envs

    env = envs.vector(game, players=4, num_envs=STEPS, seed=1, packed=packed, copy=copy)
    env.reset()

    def step() -> int:
        env.step(env.sample())
        return STEPS

    return step


def aec(game: str) -> Case:
    from patolli import envs

    env, draw = envs.aec(game, players=4), random.Random(1)
    env.reset(seed=1)

    def step() -> int:
        for _ in range(STEPS):
            found, _, over, _, _ = env.last()
            if over:
                env.reset()
                continue
            legal = found["action_mask"].nonzero()[0]
            env.step(legal[int(draw.random() * len(legal))])
        return STEPS

    return step


def gym(game: str) -> Case:
    from patolli import envs

    env, draw = envs.gym(game, players=4, opponents="random"), random.Random(1)
    kept = env.reset(seed=1)

    def step() -> int:
        nonlocal kept
        for _ in range(STEPS):
            legal = kept[0]["action_mask"].nonzero()[0]
            found, _, over, _, info = env.step(legal[int(draw.random() * len(legal))])
            kept = env.reset() if over else (found, info)
        return STEPS

    return step


def catan() -> Case:
    import gymnasium

    warnings.filterwarnings("ignore")
    env = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
    env.reset(seed=1)
    draw = random.Random(1)

    def step() -> int:
        for _ in range(STEPS):
            _, _, over, cut, _ = env.step(draw.choice(env.get_valid_actions()))  # type: ignore[attr-defined]
            if over or cut:
                env.reset()
        return STEPS

    return step


def spiel(game: str) -> Case:
    from open_spiel.python import rl_environment  # type: ignore[import-not-found,import-untyped,unused-ignore]

    env, draw = rl_environment.Environment(game), random.Random(1)
    kept = env.reset()

    def step() -> int:
        nonlocal kept
        for _ in range(STEPS):
            if kept.last():
                kept = env.reset()
            seat = kept.observations["current_player"]
            kept = env.step([draw.choice(kept.observations["legal_actions"][seat])])
        return STEPS

    return step


def spiel_vector(game: str) -> Case:
    from open_spiel.python import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
        rl_agent,
        rl_environment,
        vector_env,
    )

    env = vector_env.SyncVectorEnv([rl_environment.Environment(game) for _ in range(STEPS)])
    draw, kept = random.Random(1), env.reset()

    def step() -> int:
        nonlocal kept
        chosen = []
        for one in kept:
            seat = one.observations["current_player"]
            chosen.append(rl_agent.StepOutput(draw.choice(one.observations["legal_actions"][seat]), None))
        kept, *_ = env.step(chosen, reset_if_done=True)
        return STEPS

    return step


CASES: dict[str, dict[str, Callable[[], Case]]] = {
    "ours": {
        **{f"{game}, 64 in one call": lambda game=game: vector(game, game == "mexica", False) for game in OURS},  # type: ignore[misc]
        "mexica, 64 in one call, bytes": lambda: vector("mexica", False, False),
        "zapotec, 64 in one call, copied": lambda: vector("zapotec", False, True),
        **{f"{game}, PettingZoo AEC": lambda game=game: aec(game) for game in OURS},  # type: ignore[misc]
        **{f"{game}, Gymnasium against random": lambda game=game: gym(game) for game in OURS},  # type: ignore[misc]
    },
    "peers": {
        "catanatron_gym": catan,
        "OpenSpiel, backgammon": lambda: spiel("backgammon"),
        "OpenSpiel, backgammon, 64 in SyncVectorEnv": lambda: spiel_vector("backgammon"),
        "OpenSpiel, go 9 x 9": lambda: spiel("go(board_size=9)"),
    },
}


def work(side: str, seconds: float) -> None:
    """For each line on standard input, a round of all cases of a side."""
    if side == "ours":
        import patolli

        if not patolli.COMPILED:
            print("not compiled: the figures say nothing", file=sys.stderr)
    cases = {name: make() for name, make in CASES[side].items()}
    for step in cases.values():
        step()
    print("ready", flush=True)
    for _ in sys.stdin:
        found = {}
        for name, step in cases.items():
            began, steps = process_time(), 0
            while (spent := process_time() - began) < seconds:
                steps += step()
            found[name] = steps / spent
        print(json.dumps(found), flush=True)


def peers_python(folder: Path) -> Path:
    """The interpreter of the peers' own environment, which is made if it is missing."""
    python = folder / "bin" / "python"
    if not (folder / "done").exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", *PEERS], check=True)
        (folder / "done").touch()
    return python


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--peers", type=Path, default=Path("build/peers"), help="the folder of their environment")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4, help="of each case in a round")
    parser.add_argument("--worker", choices=CASES, help="for the program itself")
    args = parser.parse_args()
    if args.worker is not None:
        work(args.worker, args.seconds)
        return
    pythons = {"ours": Path(sys.executable), "peers": peers_python(args.peers)}
    command = [__file__, "--seconds", str(args.seconds), "--worker"]
    workers = {
        side: subprocess.Popen([str(python), *command, side], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for side, python in pythons.items()
    }
    rounds: dict[str, list[float]] = {}
    for worker in workers.values():
        assert worker.stdout is not None
        worker.stdout.readline()
    for _ in range(args.rounds):
        for worker in workers.values():
            assert worker.stdin is not None
            assert worker.stdout is not None
            worker.stdin.write("go\n")
            worker.stdin.flush()
            for name, speed in json.loads(worker.stdout.readline()).items():
                rounds.setdefault(name, []).append(speed)
    for worker in workers.values():
        worker.communicate()
    one = max(rounds["catanatron_gym"])
    print(f"{'':44} {'steps a second':>15} {'worst round':>12} {'ratio':>7}")
    for name, speeds in rounds.items():
        print(f"{name:44} {max(speeds):15,.0f} {min(speeds):12,.0f} {max(speeds) / one:7.1f}")


if __name__ == "__main__":
    main()
