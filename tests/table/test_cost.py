"""What a move costs, in things made and not in milliseconds: those depend on the machine (bench/table.py)."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from patolli.games import NAMES
from patolli.stage.speech import Speech
from patolli.table import moment, said, seating
from patolli.table.hall import Hall
from patolli.table.limits import Limits
from patolli.table.live import Guest, Live
from patolli.table.messages import NewSeat, NewTable
from patolli.table.news import Audience
from patolli.table.store import Store
from patolli.table.viewers import Viewer
from tests.table.server import random_line

PLAYERS, MOVES, WARM_UP = 4, 40, 10
MOST = {"tell": 300, "_encoded": 7, "_layer": 4}
"""A move with four viewers, on average: sentences asked for, small zones and layers of large ones written."""


@pytest.mark.parametrize("game", NAMES)
def test_a_move_makes_little_anew(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: Counter[str] = Counter()

    def counted(owner: object, name: str) -> None:
        old: Callable[..., Any] = getattr(owner, name)

        def call(*args: Any, **values: Any) -> Any:
            calls[name] += 1
            return old(*args, **values)

        monkeypatch.setattr(owner, name, call)

    monkeypatch.setattr(said, "secrets", Seeded(game))
    counted(Speech, "tell")
    counted(moment, "_encoded")
    counted(moment, "_layer")
    asyncio.run(asyncio.wait_for(play(game, tmp_path, calls), 60))
    made = {name: calls[name] / MOVES for name in MOST}
    assert all(made[name] <= most for name, most in MOST.items()), made


class Seeded:
    """Chance that draws the same numbers in every run."""

    def __init__(self, seed: str) -> None:
        self.randbits = random.Random(seed).getrandbits


async def play(game: str, folder: Path, calls: Counter[str]) -> None:
    """A table with a viewer at each seat; whoever is asked says a random line."""
    hall = Hall(Store(f"sqlite:///{folder}/tables.db"), Limits())
    await hall.open()
    live = await hall.create(NewTable(game, [NewSeat("open")] * PLAYERS), Guest("host", "en"))
    guests = [Guest(f"browser {seat}", "en") for seat in range(PLAYERS)]
    for seat, guest in enumerate(guests):
        await seating.sit(live, guest.browser, seat)
    viewers = [Viewer(guest, Audience.of(live, guest, seat), True) for seat, guest in enumerate(guests)]
    for viewer in viewers:
        viewer.join(live, 0)
    rng = random.Random(game)
    for number in range(WARM_UP + MOVES):
        if number == WARM_UP:
            calls.clear()
        await speak(live, guests, rng)
        for viewer in viewers:
            while not viewer.queue.empty():
                viewer.queue.get_nowait()
    await hall.close()


async def speak(live: Live, guests: list[Guest], rng: random.Random) -> None:
    seat = live.moment.actors[0]
    line = random_line({"lines": msgspec.json.decode(live.moment.tree(seat))}, rng)
    await live.say(guests[seat], seat, live.numbers.seq(seat), None, [line])
