"""What a move costs inside the server: `python bench/table.py --in-process`.

A table of four with a viewer at each seat, whose messages are zipped, in this process and without HTTP; the store is a
file. Whoever is asked says a random line. The games are the same in every run. The time is that of the process, all
threads; each part is timed in its own thread.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec

from patolli.engine import match as matches
from patolli.games import NAMES
from patolli.table import seating
from patolli.table.broadcast import Viewer
from patolli.table.limits import Limits
from patolli.table.messages import NewSeat, NewTable
from patolli.table.news import Audience, Bulletin
from patolli.table.serve import collect_seldom
from patolli.table.session import Guest
from patolli.table.snapshot import Snapshot
from patolli.table.store import Store
from patolli.table.table import Table
from patolli.table.tables import Tables

PLAYERS = 4
WARM_UP = 40
PARTS = {
    "what all know": (Snapshot, "public"),
    "four views": (Snapshot, "view"),
    "four scenes, encoded": (Snapshot, "scene"),
    "the tree of lines": (Snapshot, "tree"),
    "zip, four times": (Bulletin, "packed"),
}
STORE = "the store's thread"


class Watch:
    """Adds up the time of functions, each without that of the others inside it."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        self.inside = [0.0]

    def timed(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def run(*args: Any) -> Any:
            self.inside.append(0.0)
            began = time.thread_time()
            try:
                return function(*args)
            finally:
                took = time.thread_time() - began
                self.spent[name] = self.spent.get(name, 0.0) + took - self.inside.pop()
                self.inside[-1] += took

        return run


@contextmanager
def timed(watch: Watch) -> Iterator[None]:
    old = {name: getattr(owner, method) for name, (owner, method) in PARTS.items()}
    for name, (owner, method) in PARTS.items():
        setattr(owner, method, watch.timed(name, old[name]))
    try:
        yield
    finally:
        for name, (owner, method) in PARTS.items():
            setattr(owner, method, old[name])


async def play(tables: Tables, game: str, moves: int, seed: int, parts: bool) -> dict[str, float]:
    """Milliseconds a move, by part or all told; the first moves fill the caches and do not count."""
    rng, watch = random.Random(seed), Watch()
    with patch.object(matches, "secrets", new=seeded(rng)):
        live = await _table(tables, game)
        viewers = [_viewer(live, seat) for seat in range(PLAYERS)]
        took = stored = 0.0
        for number in range(WARM_UP + moves):
            if number == WARM_UP:
                watch.spent.clear()
                took, stored = 0.0, await _thread_time(tables.store)
            if not live.session.actors:
                live.give_up()
                live = await _table(tables, game)
                viewers = [_viewer(live, seat) for seat in range(PLAYERS)]
            seat = live.session.actors[0]
            line = random_line(msgspec.json.decode(live.broadcast.snapshot.tree(seat)), rng)
            with timed(watch) if parts else nullcontext():
                began = time.process_time()
                await live.session.say(viewers[seat].guest, seat, live.session.numbers.seq(seat), None, [line])
                took += time.process_time() - began
            for viewer in viewers:
                while not viewer.queue.empty():
                    viewer.queue.get_nowait()
        live.give_up()
    spent = {**watch.spent, STORE: await _thread_time(tables.store) - stored} if parts else {"all": took}
    return {name: 1000 * seconds / moves for name, seconds in spent.items()}


def seeded(rng: random.Random) -> SimpleNamespace:
    """What a match needs of `secrets`, the same in every run."""
    return SimpleNamespace(randbits=rng.getrandbits)


async def _thread_time(store: Store) -> float:
    return await asyncio.get_running_loop().run_in_executor(store.thread, time.thread_time)


async def _table(tables: Tables, game: str) -> Table:
    live = await tables.create(NewTable(game=game, seats=[NewSeat(kind="open")] * PLAYERS), Guest("host", "en"))
    for seat in range(PLAYERS):
        await seating.sit(live.session, f"browser {seat}", seat)
    return live


def _viewer(live: Table, seat: int) -> Viewer:
    guest = Guest(f"browser {seat}", "en")
    viewer = Viewer(guest, Audience.of(live.session, guest, seat), zipped=True)
    live.join(viewer, 0)
    return viewer


def random_line(tree: dict[str, Any], rng: random.Random) -> str:
    words: list[str] = []
    while True:
        word = rng.choice(list(tree))
        if word == ".":
            return " ".join(words)
        words.append(word)
        tree = tree[word]


async def measure(moves: int, rounds: int) -> dict[str, dict[str, list[float]]]:
    found: dict[str, dict[str, list[float]]] = {game: {} for game in NAMES}
    with tempfile.TemporaryDirectory() as folder:
        tables = Tables(Store(f"sqlite:///{folder}/bench.db"), Limits())
        await tables.open()
        collect_seldom()
        for _ in range(rounds):
            for game in NAMES:
                for parts in (False, True):
                    for name, value in (await play(tables, game, moves, 1, parts)).items():
                        found[game].setdefault(name, []).append(value)
        await tables.close()
    return found


def main(moves: int, rounds: int) -> None:
    found = asyncio.run(measure(moves, rounds))
    print(f"ms of CPU a move, {moves} moves, least and most of {rounds} rounds")
    print(f"{'':24}" + "".join(f"{game:>14}" for game in found))
    for name in ("all", *PARTS, STORE):
        row = [found[game].get(name, [0.0]) for game in found]
        print(f"{name:24}" + "".join(f"{min(values):7.2f} -{max(values):5.2f}" for values in row), flush=True)
