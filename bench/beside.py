"""What a review, or hints, cost the running tables, on Linux.

    python bench/beside.py review game.txt
    python bench/beside.py hints

Tables say moves as in bench/table.py. In one slice of time the review goes on, or the hints; in the next its processes
are stopped. So on a machine with other work both meet the same. Tells the share of moves that are still made, and the
part of one processor that was taken, for each way to stand back that its processes had.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import random
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from table import TICKS_PER_SECOND, WARM_UP_SECONDS, Server, Tally, make_table, play, random_line, running

LOOK_SECONDS = 1.5
"""As the page of a review does."""


class Person:
    """Somebody who asks one thing after the other."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port)
        self.cookie = cookie

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        text = body if isinstance(body, bytes) else json.dumps(body).encode() if body is not None else None
        self.connection.request(method, path, text, {"Cookie": self.cookie} if self.cookie else {})
        answer = self.connection.getresponse()
        told = json.loads(answer.read())
        if answer.status >= 300:
            raise SystemExit(f"{path} was answered with {answer.status}: {told}")
        return told


def review(port: int, args: argparse.Namespace, over: threading.Event) -> str:
    """Begin a review and look at it; what of it was done."""
    ana = Person(port)
    url = f"/api/tables/{ana.ask('POST', '/api/replay', Path(args.file).read_bytes())['table']}/review"
    news = ana.ask("POST", url)
    while not over.wait(LOOK_SECONDS):
        news = ana.ask("GET", url)
    if news["state"] == "done":
        raise SystemExit("The review was done before the measured seconds were over: take a longer game.")
    return f"{news['done']} of {news['of']} steps"


def hints(port: int, args: argparse.Namespace, over: threading.Event) -> str:
    """Ask for hints at a table of its own, each for another position; how many."""
    ana, made = Person(port), {"game": args.game, "seats": [{"kind": "me"}, {"kind": "here"}], "hints": True}
    ana.connection.request("POST", "/api/tables", json.dumps(made))
    answer = ana.connection.getresponse()
    table = json.loads(answer.read())["table"]
    ana.cookie = str(answer.getheader("set-cookie")).partition(";")[0]
    rng, asked = random.Random(1), 0
    while not over.is_set():
        news = ana.ask("GET", f"/api/tables/{table}")
        at = {name: news[name] for name in ("seat", "seq", "edition")}
        ana.ask("POST", f"/api/tables/{table}/hint", at)
        ana.ask("POST", f"/api/tables/{table}/lines", {**at, "lines": [random_line(news["lines"], rng)]})
        asked += 1
    return f"{asked} hints"


def thinking(server: int) -> list[int]:
    """The processes that think for a server."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server and "spawn_main" in (folder / "cmdline").read_text():
                found.append(int(folder.name))
    return found


def used(server: int) -> float:
    """Seconds of CPU that they have taken."""
    ticks = 0
    for pid in thinking(server):
        with contextlib.suppress(OSError):
            ticks += sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]))
    return ticks / TICKS_PER_SECOND


def stand(server: int) -> str:
    """How far back they stand."""
    classes = {os.SCHED_OTHER: "nice", os.SCHED_IDLE: "idle"}
    told = {f"{classes[os.sched_getscheduler(pid)]} {os.getpriority(os.PRIO_PROCESS, pid)}" for pid in thinking(server)}
    return ", ".join(sorted(told)) or "none yet"


async def slices(
    server: Server, tables: list[tuple[str, list[str]]], args: argparse.Namespace
) -> list[tuple[str, int, int, float]]:
    """Pairs of slices: how far back stood those that thought, moves while they did, and while they were stopped; and
    what part of a processor they took.
    """
    tally, gate = Tally(WARM_UP_SECONDS + 2 * args.pairs * args.slice), asyncio.Barrier(len(tables) + 1)
    plays = [play(server.port, table, cookies, args, False, tally, gate) for table, cookies in tables]
    playing = asyncio.gather(*plays)
    await gate.wait()
    await asyncio.sleep(WARM_UP_SECONDS)
    found = []
    for number in range(args.pairs):
        made, took = {}, 0.0
        for on in (True, False) if number % 2 else (False, True):
            stopped = [] if on else thinking(server.process.pid)
            for pid in stopped:
                os.kill(pid, signal.SIGSTOP)
            before, stood, began = len(tally.times), stand(server.process.pid), used(server.process.pid)
            await asyncio.sleep(args.slice)
            made[on] = len(tally.times) - before
            took += (used(server.process.pid) - began) / args.slice
            for pid in stopped:
                os.kill(pid, signal.SIGCONT)
        found.append((stood, made[True], made[False], took))
    await gate.wait()
    await playing
    return found


def measure(args: argparse.Namespace, what: Callable[..., str]) -> list[tuple[str, int, int, float]]:
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/bench.db"
        with running(sys.executable, "-m", "patolli.table", "--port", "0", "--db", db, "--rate", "100000") as server:
            tables = [make_table(server.port, args.game) for _ in range(args.tables)]
            over, told = threading.Event(), list[str]()
            thread = threading.Thread(target=lambda: told.append(what(server.port, args, over)))
            thread.start()
            while args.later and "idle" not in stand(server.process.pid):
                time.sleep(0.2)
            try:
                found = asyncio.run(slices(server, tables, args))
            finally:
                over.set()
                thread.join()
            print(f"beside it: {told[0]}")
            return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("review", "hints"))
    parser.add_argument("file", nargs="?", help="the record of the game that is reviewed")
    parser.add_argument("--game", default="mexica", help="of the tables")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--pairs", type=int, default=30)
    parser.add_argument("--slice", type=float, default=0.7, help="seconds")
    parser.add_argument("--later", action="store_true", help="begin when the first pass of the review is done")
    parser.add_argument("--pause", type=float, default=0.0, help="mean seconds that a player thinks")
    args = parser.parse_args()
    pairs = measure(args, {"review": review, "hints": hints}[args.what])
    for stood in sorted({stood for stood, *_ in pairs}):
        some = [(beside, alone) for at, beside, alone, _ in pairs if at == stood and alone]
        took = statistics.mean(took for at, _, _, took in pairs if at == stood)
        shares = [beside / alone for beside, alone in some]
        if not shares:
            continue
        low, middle, high = statistics.quantiles(shares, n=4) if len(shares) > 1 else shares * 3
        whole = sum(beside for beside, _ in some) / sum(alone for _, alone in some)
        quartiles = f"median {middle:.2f} ({low:.2f} to {high:.2f})"
        print(f"{stood}: {len(some)} pairs, {quartiles}, all {whole:.3f} of {sum(a for _, a in some)}; took {took:.1%}")


if __name__ == "__main__":
    main()
