"""Failover for as long as wanted: a hundred tables behind a proxy, while servers and the database fail at random.

    python bench/failover.py --minutes 10
    python bench/failover.py --minutes 1 --proxy caddy --tables 40

It starts a PostgreSQL, three servers and the proxy itself, and ends them. Everything stays on the loopback. At the end
it counts: answered lines that were lost or doubled, how long pages heard nothing, how long people waited for bots.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.table.failing_over import Club, proxied
from tests.table.postgres import Postgres, programs
from tests.table.server import Server

PAUSE_SECONDS = (8.0, 16.0)
"""Between two failures."""
HANG_SECONDS = (4.0, 12.0)


async def fail(club: Club, servers: list[Server], rng: random.Random, until: float) -> None:
    """One failure after the other; never all servers at a time."""
    while time.monotonic() < until:
        await asyncio.sleep(rng.uniform(*PAUSE_SECONDS))
        club.check_playing()
        server = rng.choice(servers)
        what = rng.choice(("kill", "kill", "hang", "hang", "end", "database"))
        if what == "kill":
            await club.kill(server, rng.uniform(0, 3))
        elif what == "hang":
            await club.hang(server, rng.uniform(*HANG_SECONDS))
        elif what == "end":
            await club.end(server)
        else:
            await club.restart_database()


async def story(args: argparse.Namespace, club: Club, servers: list[Server]) -> list[str]:
    club.pace = args.pace
    await club.open(args.tables)
    await club.goes_on()
    until = time.monotonic() + args.minutes * 60
    failing = asyncio.create_task(fail(club, servers, random.Random(args.seed), until))
    while not failing.done():
        await asyncio.wait([failing], timeout=5)
        await club.renew()
    failing.result()
    await club.goes_on()
    await club.close()
    return await club.wrong_logs()


def share(numbers: list[float], part: float) -> float:
    return sorted(numbers)[min(len(numbers) - 1, int(len(numbers) * part))] if numbers else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pace", type=float, default=4, help="seconds between the lines of a person")
    parser.add_argument("--proxy", choices=("haproxy", "caddy"), default="haproxy")
    parser.add_argument("--seed", type=int, default=20)
    args = parser.parse_args()
    found = programs()
    if found is None:
        raise SystemExit("There is no PostgreSQL here. On Debian: apt install postgresql")
    postgres, servers = Postgres(found), list[Server]()
    folder = Path(tempfile.mkdtemp(prefix="patolli-failover-"))
    try:
        url = postgres.new()
        for name in ("one", "two", "three"):
            (folder / name).mkdir()
            servers.append(Server(folder / name, db=url, options="--proxy 127.0.0.1"))
            servers[-1].start()
        with proxied(args.proxy, folder, servers) as (port, _):
            club = Club(port, servers, postgres, url, args.seed)
            logs = asyncio.run(story(args, club, servers))
        wrong = club.wrong()
        spans = [span for page in club.pages for span in page.gaps]
        gaps = [end - begin for begin, end in spans]
        by_cause: dict[str, list[float]] = {}
        for begin, end in spans:
            cause = next((what for when, what in reversed(club.failed) if when < end), "nothing")
            by_cause.setdefault(cause, []).append(end - begin)
        waits = [wait for page in club.pages if page.alone for wait in page.waits]
        refused: dict[str, int] = {}
        for page in club.pages:
            for status, count in page.refused.items():
                refused[status] = refused.get(status, 0) + count
        print(f"{args.minutes:g} minutes behind {args.proxy}: {len(club.tables)} tables, {len(club.pages)} pages")
        print(f"failures: {club.failures}")
        print(f"{club.answered()} lines answered, {club.lines()} in the store, {len(wrong)} lost or doubled")
        print(f"{len(logs)} pages with another log than their table")
        taken = [f"{page.table}, seat {page.seat}: was told of another window" for page in club.pages if page.taken]
        print(f"{len(taken)} pages that were told that another window had their seat; there is none")
        print(f"requests without 200: {refused}; lines opened again: {sum(page.opened - 1 for page in club.pages)}")
        print(f"a page heard nothing for more than 2.5 s {len(gaps)} times, {sum(gap > 10 for gap in gaps)} above 10 s")
        for cause, long in by_cause.items():
            middle, most = share(long, 0.5), share(long, 0.99)
            print(f"  after {cause}: {len(long)}, the middle {middle:.1f} s, 99 of 100 {most:.1f} s")
        print(f"from an answered line until the only person is asked again: the middle {share(waits, 0.5):.2f} s,")
        print(f"99 of 100 {share(waits, 0.99):.1f} s, the longest {max(waits, default=0):.1f} s")
        print(f"load average {os.getloadavg()[0]:.1f}")
        for server in servers:
            if "Traceback" in server.log.read_text():
                print(f"{server.log} has a traceback")
        print(*wrong, *logs, *taken, sep="\n")
    finally:
        for server in servers:
            server.stop()
        postgres.close()
    sys.exit(bool(wrong or logs or taken))


if __name__ == "__main__":
    main()
