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
from patolli.engine.game import Game
from patolli.games import NAMES
from patolli.games.lapins.show import scene
from patolli.stage.speech import Speech
from patolli.table import seating, snapshot
from patolli.table.broadcast import Viewer
from patolli.table.limits import Limits
from patolli.table.messages import NewSeat, NewTable
from patolli.table.news import Audience
from patolli.table.rows import game_of
from patolli.table.session import Guest
from patolli.table.store import Store
from patolli.table.table import Table
from patolli.table.tables import Tables
from tests.table.server import random_line
from tests.waiting import PATIENCE

PLAYERS, MOVES, WARM_UP = 4, 40, 10
MOST = {"tell": 300, "format_pattern": 5, "card_effect": 30, "_encoded": 7, "_layer": 4}
"""A move with four viewers, on average: sentences asked for, and made by Fluent; effects of cards of Lapins looked up;
small zones and layers of large ones written."""


@pytest.mark.parametrize("game", NAMES)
def test_a_move_makes_little_anew(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: Counter[str] = Counter()
    monkeypatch.setattr(matches, "secrets", Seeded(game))
    watched = (
        (Speech, "tell"),
        (FluentBundle, "format_pattern"),
        (scene, "card_effect"),
        (snapshot, "_encoded"),
        (snapshot, "_layer"),
    )
    for owner, name in watched:
        count(monkeypatch, calls, owner, name)
    asyncio.run(asyncio.wait_for(play(game, tmp_path, calls), 60))
    made = {name: calls[name] / MOVES for name in MOST}
    assert all(made[name] <= most for name, most in MOST.items()), made


def count(monkeypatch: pytest.MonkeyPatch, calls: Counter[str], owner: object, name: str) -> None:
    old: Callable[..., Any] = getattr(owner, name)

    def call(*args: Any, **values: Any) -> Any:
        calls[name] += 1
        return old(*args, **values)

    monkeypatch.setattr(owner, name, call)


@pytest.mark.parametrize("game", NAMES)
def test_a_table_that_is_read_is_drawn_for_nobody(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a process was killed another one reads a hundred: it draws what its viewers see, and nothing besides."""
    calls: Counter[str] = Counter()

    async def story() -> None:
        tables = await opened(tmp_path)
        wanted = NewTable(game, [NewSeat("me")] * PLAYERS)
        made = [await tables.create(wanted, Guest("host", "en")) for _ in range(2)]
        tints = [live.broadcast.tints for live in made]
        tables.forget(float("inf"))
        count(monkeypatch, calls, type(game_of(game)), "scene")
        count(monkeypatch, calls, Game, "overhear")
        found = [await tables.find(live.session.id) for live in made]
        assert found[0] is not made[0]
        assert [live.broadcast.tints for live in found] == tints
        assert not calls
        await tables.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_games_with_secrets_say_so() -> None:
    assert {game for game in NAMES if game_of(game).has_secrets} == {"zapotec", "chocolatl", "lapins"}


async def opened(folder: Path) -> Tables:
    tables = Tables(Store(f"sqlite:///{folder}/tables.db"), Limits())
    await tables.open()
    return tables


class Seeded:
    """Chance that draws the same numbers in every run."""

    def __init__(self, seed: str) -> None:
        self.randbits = random.Random(seed).getrandbits


async def play(game: str, folder: Path, calls: Counter[str]) -> None:
    """A table with a viewer at each seat; whoever is asked says a random line."""
    tables = await opened(folder)
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
