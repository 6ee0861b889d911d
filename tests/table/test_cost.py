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
from fluent.runtime import FluentBundle

from patolli.engine import match as matches
from patolli.games import NAMES
from patolli.games.lapins.show import scene
from patolli.stage.speech import Speech
from patolli.table import seating, snapshot
from patolli.table.broadcast import Viewer
from patolli.table.limits import Limits
from patolli.table.messages import NewSeat, NewTable
from patolli.table.news import Audience
from patolli.table.session import Guest
from patolli.table.store import Store
from patolli.table.table import Table
from patolli.table.tables import Tables
from tests.table.server import random_line

PLAYERS, MOVES, WARM_UP = 4, 40, 10
MOST = {"tell": 300, "format_pattern": 5, "card_effect": 30, "_encoded": 7, "_layer": 4}
"""A move with four viewers, on average: sentences asked for, and made by Fluent; effects of cards of Lapins looked up;
small zones and layers of large ones written."""


@pytest.mark.parametrize("game", NAMES)
def test_a_move_makes_little_anew(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: Counter[str] = Counter()

    def counted(owner: object, name: str) -> None:
        old: Callable[..., Any] = getattr(owner, name)

        def call(*args: Any, **values: Any) -> Any:
            calls[name] += 1
            return old(*args, **values)

        monkeypatch.setattr(owner, name, call)

    monkeypatch.setattr(matches, "secrets", Seeded(game))
    counted(Speech, "tell")
    counted(FluentBundle, "format_pattern")
    counted(scene, "card_effect")
    counted(snapshot, "_encoded")
    counted(snapshot, "_layer")
    asyncio.run(asyncio.wait_for(play(game, tmp_path, calls), 60))
    made = {name: calls[name] / MOVES for name in MOST}
    assert all(made[name] <= most for name, most in MOST.items()), made


class Seeded:
    """Chance that draws the same numbers in every run."""

    def __init__(self, seed: str) -> None:
        self.randbits = random.Random(seed).getrandbits


async def play(game: str, folder: Path, calls: Counter[str]) -> None:
    """A table with a viewer at each seat; whoever is asked says a random line."""
    tables = Tables(Store(f"sqlite:///{folder}/tables.db"), Limits())
    await tables.open()
    live = await tables.create(NewTable(game, [NewSeat("open")] * PLAYERS), Guest("host", "en"))
    guests = [Guest(f"browser {seat}", "en") for seat in range(PLAYERS)]
    for seat, guest in enumerate(guests):
        await seating.sit(live.session, guest.browser, seat)
    viewers = [Viewer(guest, Audience.of(live.session, guest, seat), True) for seat, guest in enumerate(guests)]
    for viewer in viewers:
        live.join(viewer, 0)
    rng = random.Random(game)
    for number in range(WARM_UP + MOVES):
        if number == WARM_UP:
            calls.clear()
        await speak(live, guests, rng)
        for viewer in viewers:
            while not viewer.queue.empty():
                viewer.queue.get_nowait()
    await tables.close()


async def speak(live: Table, guests: list[Guest], rng: random.Random) -> None:
    seat = live.session.actors[0]
    line = random_line({"lines": msgspec.json.decode(live.broadcast.snapshot.tree(seat))}, rng)
    await live.session.say(guests[seat], seat, live.session.numbers.seq(seat), None, [line])
