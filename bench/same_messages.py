"""Whether two revisions tell their viewers the same, byte for byte: `python bench/same_messages.py --to FOLDER`.

Fixed games of all four, with four seats, two spectators, three languages and clocks. Somebody takes something back now
and then, talks, takes a name, or opens another window. What the time and chance say is fixed, too. Each message to each
viewer is a line of a file, and the digest of each game is printed: run it in both revisions, and compare.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import itertools
import os
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import msgspec
from inside import random_line, seeded

from patolli.engine import match as matches
from patolli.games import NAMES
from patolli.table import clocks, seating, session, tables
from patolli.table.broadcast import Viewer
from patolli.table.errors import Refused
from patolli.table.limits import Limits
from patolli.table.messages import NewClock, NewSeat, NewTable
from patolli.table.news import Audience
from patolli.table.serve import collect_seldom
from patolli.table.session import Guest
from patolli.table.store import Store
from patolli.table.table import Table
from patolli.table.tables import Tables

SEATS = ("en", "en", "fr", "nl")
SPECTATORS = ("en", "fr")
"""The languages of those who look on."""
SECONDS_A_MOVE = 7.0


class _Wall:
    """A clock that stands still while messages are made."""

    now = 1_000_000_000.0


WALL = _Wall()


@contextlib.contextmanager
def fixed(rng: random.Random) -> Iterator[None]:
    """Neither the clock nor chance, nor the name of a table, is different the next time."""
    WALL.now = _Wall.now
    time = SimpleNamespace(time=lambda: WALL.now, monotonic=lambda: WALL.now)
    with contextlib.ExitStack() as stack:
        stack.enter_context(patch.object(matches, "secrets", seeded(rng)))
        stack.enter_context(patch.object(tables, "new_id", lambda: f"table{rng.getrandbits(32)}"))
        stack.enter_context(patch.object(clocks, "time", time))
        stack.enter_context(patch.object(clocks, "BEGAN", 0.0))
        stack.enter_context(patch.object(session, "time", time))
        yield


class Viewers:
    """All who look at a table, and what they were told."""

    def __init__(self, live: Table) -> None:
        self.live = live
        self.told: list[bytes] = []
        self.seats = [self.join(Guest(f"browser {seat}", language), seat) for seat, language in enumerate(SEATS)]
        self.others = [self.join(Guest(f"other {n}", language), None) for n, language in enumerate(SPECTATORS)]

    def join(self, guest: Guest, seat: int | None, since: int = 0) -> Viewer:
        viewer = Viewer(guest, Audience.of(self.live.session, guest, seat), zipped=False)
        self.live.join(viewer, since)
        return viewer

    def hear(self) -> None:
        """Keep what each has been told since the last time."""
        for number, viewer in enumerate((*self.seats, *self.others)):
            while not viewer.queue.empty():
                self.told.append(f"{number} {viewer.queue.get_nowait()}".encode())


async def play(live: Table, moves: int, rng: random.Random) -> list[bytes]:
    viewers = Viewers(live)
    for _ in range(moves):
        here, numbers = live.session, live.session.numbers
        if not here.actors:
            break
        WALL.now += SECONDS_A_MOVE
        seat = rng.choice(here.actors)
        guest = viewers.seats[seat].guest
        with contextlib.suppress(Refused):
            match rng.randrange(30):
                case 0 | 1 | 2:
                    await here.undo(guest, seat, numbers.seq(seat), None, rng.random() < 0.5)
                case 3:
                    await here.talk(guest, seat, f"so many lines: {here.seq}")
                case 4:
                    await here.rename(guest, seat, f"name {rng.randrange(5)}")
                case 5:
                    viewers.seats[seat] = viewers.join(guest, seat, rng.randrange(numbers.seq(seat) + 1))
                case _:
                    tree = msgspec.json.decode(live.broadcast.snapshot.tree(seat))
                    await here.say(guest, seat, numbers.seq(seat), None, [random_line(tree, rng)])
        viewers.hear()
    return viewers.told


async def told(game: str, moves: int, seed: int) -> list[bytes]:
    """Each message of a game, after the number of the viewer who was told it."""
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder, fixed(rng):
        home = Tables(Store(f"sqlite:///{folder}/bench.db"), Limits())
        await home.open()
        wanted = NewTable(game=game, seats=[NewSeat(kind="open")] * len(SEATS), clock=NewClock(60, 5))
        live = await home.create(wanted, Guest("browser 0", "en"))
        for seat in range(len(SEATS)):
            await seating.sit(live.session, f"browser {seat}", seat)
        for number, place in enumerate(live.session.seats):
            place.secret = f"secret {number}"
        found = await play(live, moves, rng)
        await home.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=400, help="of each game, at most")
    parser.add_argument("--seeds", type=int, default=2, help="games of each kind")
    parser.add_argument("--to", type=Path, help="a folder for all that was told")
    args = parser.parse_args()
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of words in a set is fixed, too
        os.execve(sys.executable, [sys.executable, *sys.argv], os.environ | {"PYTHONHASHSEED": "0"})
    collect_seldom()
    for game, seed in itertools.product(NAMES, range(1, args.seeds + 1)):
        messages = asyncio.run(told(game, args.moves, seed))
        text = b"\n".join(messages)
        if args.to:
            args.to.mkdir(parents=True, exist_ok=True)
            (args.to / f"{game}-{seed}.txt").write_bytes(text)
        print(f"{game:10} {seed} {len(messages):6} messages {len(text):10} bytes  {hashlib.sha256(text).hexdigest()}")


if __name__ == "__main__":
    main()
