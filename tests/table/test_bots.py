"""Bots at the table: they think elsewhere, play whole games, and let the server stop."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
from pathlib import Path

import httpx
import pytest

import patolli
from patolli.engine.record import Record
from patolli.engine.state import State
from patolli.games import NAMES
from patolli.table import live as lives
from patolli.table.bots import Thinkers, think
from patolli.table.hall import Hall
from patolli.table.limits import Limits
from patolli.table.live import Guest
from patolli.table.messages import NewSeat, NewTable
from patolli.table.news import Audience
from patolli.table.store import Store
from patolli.table.viewers import Viewer
from tests.table.conftest import People
from tests.table.server import Person, Server

ANA = Guest("ana", "en")
PROMPT = 0.2
"""Seconds within which others are answered while bots think; a busy machine gets some tries."""


def make(person: Person, game: str, *levels: str) -> str:
    seats = [{"kind": "bot", "level": level} if level else {"kind": "me"} for level in levels]
    answer = person.http.post("/api/tables", json={"game": game, "seats": seats})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def wait_until_thinking(person: Person, *tables: str) -> None:
    end = time.monotonic() + 20
    while not all(any(seat["thinking"] for seat in person.news(table)["seats"]) for table in tables):
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.slow
def test_thinking_bots_block_neither_other_tables_nor_the_server(people: People) -> None:
    ana, ben = people(), people()
    first, second = make(ana, "mexica", "", "master"), make(ben, "mexica", "", "master")
    calm, _ = ana.make("mexica", "me", "here")
    for person, table in ((ana, first), (ben, second)):
        assert person.say(table, person.news(table), "place H6").status_code == 200
    wait_until_thinking(ana, first, second)
    times: list[float] = []
    rng = random.Random(3)
    while len(times) < 5:
        assert any(seat["thinking"] for table in (first, second) for seat in ana.news(table)["seats"]), "too quick"
        began = time.perf_counter()
        assert ana.http.get("/api/games").status_code == 200
        times.append(time.perf_counter() - began)
        news = ana.news(calm)
        cell = rng.choice(sorted(news["lines"].get("place", {}))) if "place" in news["lines"] else None
        assert ana.say(calm, news, f"place {cell}" if cell else "take").status_code in (200, 409)
    assert sorted(times)[2] < PROMPT, times
    end = time.monotonic() + 40
    while not all(person.news(table)["asked"] for person, table in ((ana, first), (ben, second))):
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.slow
def test_a_server_whose_bots_think_stops_at_once(own_server: Server) -> None:
    ana = Person(own_server)
    tables = [make(ana, "mexica", "", "master") for _ in range(2)]
    for table in tables:
        assert ana.say(table, ana.news(table), "place H6").status_code == 200
    wait_until_thinking(ana, *tables)
    process = own_server.process
    assert process is not None
    ana.close()
    began = time.monotonic()
    own_server.stop()
    assert time.monotonic() - began < 1.5
    assert process.returncode in (0, -signal.SIGTERM)
    assert "Traceback" not in own_server.log.read_text()
    own_server.start()
    again = httpx.get(f"{own_server.url}/api/tables/{tables[0]}").json()
    assert again["seats"][1]["asked"]


@pytest.mark.slow
def test_a_search_bot_takes_over_and_gives_back(people: People) -> None:
    ana, ben = people(), people()
    table, links = ana.make("mexica", "me", "open")
    ben.follow(links["1"])
    assert ana.say(table, ana.news(table), "place H6").status_code == 200
    assert ana.post(table, "seats/1", kind="bot", level="adept").status_code == 200
    end = time.monotonic() + 30
    while not ana.news(table)["asked"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert ana.post(table, "seats/1", kind="person").status_code == 200
    assert ana.say(table, ana.news(table), "end").status_code == 200
    news = ben.news(table)
    assert (news["seat"], news["asked"]) == (1, True)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [*((game, 3) for game in NAMES), ("zapotec", 1)])
def test_bots_play_whole_games_of_all_kinds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    monkeypatch.setattr(lives, "PACE", 0.0)
    levels = ("adept", "novice", "novice")[:seats]

    async def story() -> None:
        hall = Hall(Store(f"sqlite:///{tmp_path}/tables.db"), Limits())
        await hall.open()
        table = await hall.create(NewTable(game, [NewSeat("bot", level=level) for level in levels]), ANA)
        watcher = Viewer(ANA, Audience.of(table, ANA, None), True)
        watcher.join(table, 0)
        while not table.moment.over:
            async with asyncio.timeout(30):
                await watcher.queue.get()
            assert not table.gone
        assert table.state.winners() or seats == 1
        await hall.close()

    asyncio.run(asyncio.wait_for(story(), 300))


def test_what_others_say_at_the_same_time_costs_a_bot_no_thought(tmp_path: Path) -> None:
    """Everybody chooses a card at once: Ana does so while the bot thinks, and it need not think again."""

    async def story() -> None:
        hall = Hall(Store(f"sqlite:///{tmp_path}/tables.db"), Limits())
        await hall.open()
        asked: list[int] = []
        thought = asyncio.Event()

        async def ask(code: str, seat: int, state: State, record: Record) -> list[str]:
            asked.append(len(record.lines))
            await thought.wait()
            return think(state.copy(), seat, "random")

        hall.thinkers.ask = ask  # type: ignore[method-assign]
        table = await hall.create(NewTable("zapotec", [NewSeat("me"), NewSeat("bot", level="master")]), ANA)
        watcher = Viewer(ANA, Audience.of(table, ANA, None), True)
        watcher.join(table, 0)
        table.wake()
        while not asked:
            await asyncio.sleep(0.01)
        chosen = table.seq
        await table.say(ANA, 0, chosen, None, [patolli.lines(table.state, 0)[0]])
        thought.set()
        while table.lines[chosen + 1 :] == []:
            await asyncio.sleep(0.01)
        assert table.lines[chosen + 1].actor == 1
        assert asked[:1] == [chosen]
        assert chosen + 1 not in asked
        await hall.close()

    asyncio.run(asyncio.wait_for(story(), 30))


def test_every_bot_that_thinks_is_seen_thinking(tmp_path: Path) -> None:
    """Also the second of two in a row, about whom nothing else is told."""

    async def story() -> None:
        hall = Hall(Store(f"sqlite:///{tmp_path}/tables.db"), Limits())
        await hall.open()
        seats = [NewSeat("me"), NewSeat("bot", level="novice"), NewSeat("bot", level="novice")]
        table = await hall.create(NewTable("zapotec", seats), ANA)
        watcher = Viewer(ANA, Audience.of(table, ANA, None), False)
        watcher.join(table, 0)
        seen: set[int] = set()
        while seen != {1, 2}:
            async with asyncio.timeout(20):
                message = await watcher.queue.get()
            assert message is not None
            told = json.loads(message)
            seen |= {seat["seat"] for seat in told["seats"] if seat["thinking"]}
        await hall.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_bot_that_is_not_asked_any_more_is_not_seen_thinking(tmp_path: Path) -> None:
    """Ana takes her line back while it thinks."""

    async def story() -> None:
        hall = Hall(Store(f"sqlite:///{tmp_path}/tables.db"), Limits())
        await hall.open()

        async def ask(code: str, seat: int, state: State, record: Record) -> list[str]:
            await asyncio.sleep(60)
            return []

        hall.thinkers.ask = ask  # type: ignore[method-assign]
        table = await hall.create(NewTable("mexica", [NewSeat("me"), NewSeat("bot", level="master")]), ANA)
        await table.say(ANA, 0, table.seq, None, ["place H6"])
        assert [seat.thinking for seat in table.told_seats("en")] == [False, True]
        await table.undo(ANA, 0, table.seq, None, False)
        assert [seat.thinking for seat in table.told_seats("en")] == [False, False]
        await hall.close()

    asyncio.run(asyncio.wait_for(story(), 30))


def test_two_think_at_once_and_whoever_is_killed_is_replaced() -> None:
    async def story() -> None:
        thinkers = Thinkers()
        one, other = await asyncio.gather(thinkers._run(pid_after, 1.0), thinkers._run(pid_after, 1.0))
        assert one != other
        assert os.getpriority(os.PRIO_PROCESS, one) > os.getpriority(os.PRIO_PROCESS, 0)
        lost = asyncio.create_task(thinkers._run(pid_after, 2.0))
        await asyncio.sleep(0.5)
        os.kill(one, signal.SIGKILL)
        assert await lost not in (one, other)
        thinkers.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def pid_after(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()
