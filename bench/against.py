"""What a move costs at the table, compared with an older revision: `python bench/against.py REVISION`.

Both revisions run their own `bench/table.py --in-process`, in turn, each in a process of its own, so that what else the
machine does meanwhile is shared. Printed is the median of the ratios (this one to the older one) and what lies between
the quarters. Without `--here` and `--there` the sources are interpreted; both take a folder with a compiled copy.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import quantiles

ROOT = Path(__file__).parents[1]


def measured(tree: Path, package: Path, moves: int) -> dict[str, float]:
    """Milliseconds of CPU a move, by game."""
    command = [sys.executable, "bench/table.py", "--in-process", "--moves", str(moves), "--rounds", "1"]
    environment = os.environ | {"PYTHONPATH": str(package)}
    told = subprocess.run(command, cwd=tree, env=environment, check=True, capture_output=True, text=True).stdout
    _, names, every, *_ = told.splitlines()
    values = every.removeprefix("all").replace(" - ", "-").split()
    return {game: float(value.partition("-")[0]) for game, value in zip(names.split(), values, strict=True)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision", help="as git names it, such as HEAD~20 or v0.1")
    parser.add_argument("--times", type=int, default=20, choices=range(3, 101), metavar="N")
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--here", type=Path, help="a compiled copy of these sources")
    parser.add_argument("--there", type=Path, help="a compiled copy of the older ones")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        older = Path(folder) / "older"
        subprocess.run(["git", "worktree", "add", "--detach", "--quiet", older, args.revision], cwd=ROOT, check=True)
        try:
            ratios: dict[str, list[float]] = {}
            for _ in range(args.times):
                there = measured(older, args.there or older / "src", args.moves)
                here = measured(ROOT, args.here or ROOT / "src", args.moves)
                for game, spent in here.items():
                    ratios.setdefault(game, []).append(spent / there[game])
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", older], cwd=ROOT, check=True)
    print(f"CPU of a move, this revision to {args.revision}: median of {args.times} (quarters)")
    for game, found in ratios.items():
        low, middle, high = quantiles(found, n=4)
        print(f"{game:12} {middle:5.2f}  ({low:.2f} to {high:.2f})")


if __name__ == "__main__":
    main()
