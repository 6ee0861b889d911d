"""What a review, or hints, cost the running tables: pairs of runs with and without, one after the other.

    python bench/beside.py review game.txt --pairs 8 --tables 8 --seconds 5
    python bench/beside.py hints --pairs 8 --tables 8 --seconds 5

Each run has a server of its own, and says moves as bench/table.py does. The review is begun, or the first hint asked
for, when the measured seconds begin. Tells the share of moves that were still made, pair by pair, median and quartiles.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import random
import statistics
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from table import WARM_UP_SECONDS, make_table, random_line, run, running

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


def moves(args: argparse.Namespace, what: Callable[..., str] | None) -> float:
    """Of all tables in the measured seconds."""
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/bench.db"
        with running(sys.executable, "-m", "patolli.table", "--port", "0", "--db", db, "--rate", "100000") as server:
            tables = [make_table(server.port, args.game) for _ in range(args.tables)]
            over, told = threading.Event(), list[str]()

            def beside() -> None:
                if what and not over.wait(WARM_UP_SECONDS):
                    told.append(what(server.port, args, over))

            thread = threading.Thread(target=beside)
            thread.start()
            try:
                made = asyncio.run(run(server, tables, args, echo=False))["moves"]
            finally:
                over.set()
                thread.join()
            if what:
                print(f"   beside it: {told[0]}", file=sys.stderr)
            return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("review", "hints"))
    parser.add_argument("file", nargs="?", help="the record of the game that is reviewed")
    parser.add_argument("--game", default="mexica", help="of the tables")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--pairs", type=int, default=8)
    parser.add_argument("--pause", type=float, default=0.0, help="mean seconds that a player thinks")
    args = parser.parse_args()
    what = {"review": review, "hints": hints}[args.what]
    shares = []
    for number in range(args.pairs):
        order = (None, what) if number % 2 else (what, None)
        made = {one: moves(args, one) for one in order}
        shares.append(made[what] / made[None])
        print(f"{made[None]:.0f} moves alone, {made[what]:.0f} beside {args.what}: {shares[-1]:.3f}", flush=True)
    low, middle, high = statistics.quantiles(shares, n=4) if len(shares) > 1 else shares * 3
    print(f"share of the moves: {middle:.3f} ({low:.3f} to {high:.3f}), least {min(shares):.3f}")


if __name__ == "__main__":
    main()
