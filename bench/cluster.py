"""Ray compared with our own processes on one machine: the same games, in turns.

unshare --net sh -c 'ip link set lo up && python bench/cluster.py'          # Ray listens on all addresses

python bench/cluster.py [--game lapins] [--games 20000] [--rounds 5] [--workers 2]
"""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

from patolli import COMPILED
from patolli.lab.cluster import RayCluster
from patolli.lab.jobs import Jobs
from patolli.lab.simulate import simulate

PLAYERS, SEED = 3, 7


def play(game: str, games: int, jobs: Jobs) -> tuple[float, int]:
    """Seconds, and a sum that must be the same however the games are played."""
    began = perf_counter()
    total = sum(
        sum(played.points) * (played.number % 7 + 1) for played in simulate(game, PLAYERS, games, SEED, jobs=jobs)
    )
    return perf_counter() - began, total


def below(pid: int) -> Iterator[int]:
    """The process and all that it has started, and they."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        children.setdefault(parent, []).append(int(stat.parent.name))
    left = [pid]
    while left:
        one = left.pop()
        yield one
        left += children.get(one, [])


def megabytes() -> int:
    """The share of memory of this process and all below it."""
    total = 0
    for pid in below(os.getpid()):
        try:
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
            total += int(next(line for line in lines if line.startswith("Pss:")).split()[1])
        except (OSError, StopIteration):
            continue
    return total // 1024


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="lapins")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    before = megabytes()
    began = perf_counter()
    cluster = RayCluster("", args.workers)
    play(args.game, 1, cluster)
    started = perf_counter() - began
    began = perf_counter()
    play(args.game, args.workers, args.workers)
    spawned = perf_counter() - began
    rounds, totals = [], set()
    for _ in range(args.rounds):
        ours, one = play(args.game, args.games, args.workers)
        rays, two = play(args.game, args.games, cluster)
        totals |= {one, two}
        rounds.append({"processes": round(ours, 2), "ray": round(rays, 2), "speed": round(ours / rays, 3)})
    speeds = [each["speed"] for each in rounds]
    told = {
        "compiled": COMPILED,
        "game": args.game,
        "games": args.games,
        "same": len(totals) == 1,
        "rounds": rounds,
        "speed of Ray compared with processes": {"median": median(speeds), "least": min(speeds), "most": max(speeds)},
        "start-up in seconds": {"ray": round(started, 1), "processes": round(spawned, 1)},
        "megabytes of Ray": megabytes() - before,
    }
    print(json.dumps(told, indent=1))
    cluster.close()


if __name__ == "__main__":
    main()
