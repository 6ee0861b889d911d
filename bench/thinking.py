"""How long people wait at tables with masters, with and without a process that only thinks.

    python bench/thinking.py --tables 20 --seconds 60

A server and a PostgreSQL are started and ended; then the same with `patolli think` beside them. Everything stays on the
loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.table.failing_over import Club
from tests.table.postgres import Postgres, programs
from tests.table.server import ROOT, Server


@contextlib.contextmanager
def thinking(url: str, jobs: int) -> Iterator[None]:
    command = [sys.executable, "-m", "patolli", "think", "--db", url, "--jobs", str(jobs)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield
        process.terminate()


async def play(club: Club, args: argparse.Namespace) -> None:
    club.pace = args.pace
    await club.open_with(args.tables, args.level)
    await asyncio.sleep(args.seconds)
    club.check_playing()
    await club.close()


def share(numbers: list[float], part: float) -> float:
    return sorted(numbers)[min(len(numbers) - 1, int(len(numbers) * part))] if numbers else float("nan")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=3)
    parser.add_argument("--level", default="master")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    args = parser.parse_args()
    args.seconds = min(args.seconds, 300)
    found = programs()
    if found is None:
        raise SystemExit("There is no PostgreSQL here. On Debian: apt install postgresql")
    postgres = Postgres(found)
    try:
        for name in ("alone", "with patolli think"):
            url, folder = postgres.new(), Path(tempfile.mkdtemp(prefix="patolli-thinking-"))
            server = Server(folder, db=url)
            server.start()
            with contextlib.nullcontext() if name == "alone" else thinking(url, args.jobs):
                club = Club(server.port, [server], postgres, url, 1)
                asyncio.run(play(club, args))
            server.stop()
            delays = [1000 * one for page in club.pages for one in page.delays]
            waits = [one for page in club.pages for one in page.waits]
            print(
                f"{name}: {len(delays)} lines; ms until the news of one: the middle {share(delays, 0.5):.0f}, ", end=""
            )
            print(f"99 of 100 {share(delays, 0.99):.0f}, longest {max(delays):.0f}; ", end="")
            print(f"s until asked again: the middle {share(waits, 0.5):.1f}, 99 of 100 {share(waits, 0.99):.1f}")
        print(f"load average {os.getloadavg()[0]:.1f}")
    finally:
        postgres.close()


if __name__ == "__main__":
    main()
