"""Bots at the table: they think elsewhere, play whole games, and let the server stop."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

import patolli
from patolli.bots.search_bot import SearchBot
from patolli.engine.core.rng import Rng
from patolli.engine.match import Match
from patolli.engine.record import Record
from patolli.games import NAMES
from patolli.table import bot_driver, bot_pool
from patolli.table.broadcast import Viewer
from patolli.table.limits import Limits
from patolli.table.messages import NewSeat, NewTable
from patolli.table.news import Audience
from patolli.table.session import Guest
from patolli.table.store import Store
from patolli.table.table import Table
from patolli.table.tables import Tables
from tests.table.conftest import People
from tests.table.server import Person, Server
from tests.waiting import PATIENCE, until, wait_until

ANA = Guest("ana", "en")


def make(person: Person, game: str, *levels: str) -> str:
    seats = [{"kind": "bot", "level": level} if level else {"kind": "me"} for level in levels]
    answer = person.http.post("/api/tables", json={"game": game, "seats": seats})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def wait_until_thinking(person: Person, *tables: str) -> None:
    wait_until(lambda: all(thinking(person, table) for table in tables))


def thinking(person: Person, table: str) -> bool:
    return any(seat["thinking"] for seat in person.news(table)["seats"])


@pytest.fixture
def pondering(tmp_path: Path) -> Iterator[Server]:
    """A server whose masters think for an hour."""
    running = Server(tmp_path, module="tests.table.long_thoughts")
    running.start()
    yield running
    running.stop()


@pytest.mark.slow
def test_thinking_bots_block_neither_other_tables_nor_the_server(pondering: Server) -> None:
    """Everything is answered while they think. How soon is for bench/waiting.py."""
    ana, ben = Person(pondering), Person(pondering)
    first, second = make(ana, "mexica", "", "master"), make(ben, "mexica", "", "master")
    calm, _ = ana.make("mexica", "me", "here")
    for person, table in ((ana, first), (ben, second)):
        assert person.say(table, person.news(table), "place H6").status_code == 200
    wait_until_thinking(ana, first, second)
    rng = random.Random(3)
    for _ in range(5):
        assert ana.http.get("/api/games").status_code == 200
        news = ana.news(calm)
        cell = rng.choice(sorted(news["lines"].get("place", {}))) if "place" in news["lines"] else None
        assert ana.say(calm, news, f"place {cell}" if cell else "take").status_code in (200, 409)
        assert all(thinking(ana, table) for table in (first, second))
    for person in (ana, ben):
        person.close()


@pytest.mark.slow
def test_a_server_whose_bots_think_stops_at_once(pondering: Server) -> None:
    """It does not wait until they have thought."""
    own_server = pondering
    ana = Person(own_server)
    tables = [make(ana, "mexica", "", "master") for _ in range(2)]
    for table in tables:
        assert ana.say(table, ana.news(table), "place H6").status_code == 200
    wait_until_thinking(ana, *tables)
    process = own_server.process
    assert process is not None
    ana.close()
    own_server.stop()
    assert process.returncode in (0, -signal.SIGTERM)
    told = own_server.log.read_text()
    assert "Traceback" not in told
    assert "leaked" not in told
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
    wait_until(lambda: ana.news(table)["asked"])
    assert ana.post(table, "seats/1", kind="person").status_code == 200
    assert ana.say(table, ana.news(table), "end").status_code == 200
    news = ben.news(table)
    assert (news["seat"], news["asked"]) == (1, True)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [*((game, 3) for game in NAMES), ("zapotec", 1)])
def test_bots_play_whole_games_of_all_kinds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    monkeypatch.setattr(bot_driver, "PACE_SECONDS", 0.0)
    levels = ("adept", "novice", "novice")[:seats]

    async def story() -> None:
        tables = Tables(Store(f"sqlite:///{tmp_path}/tables.db"), Limits())
        await tables.open()
        table = await tables.create(NewTable(game, [NewSeat("bot", level=level) for level in levels]), ANA)
        watcher = Viewer(ANA, Audience.of(table.session, ANA, None), True)
        table.join(watcher, 0)
        while not table.session.over:
            async with asyncio.timeout(PATIENCE):
                await watcher.queue.get()
            assert not table.session.gone
        assert table.session.match.state.winners() or seats == 1
        await tables.close()

    asyncio.run(asyncio.wait_for(story(), 300))


class Dreamers(bot_pool.BotPool):
    """Bots that are asked, and answer at random when they are woken up, so many of them."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []
        self.after: list[int] = []
        """Which seats, and after how many lines."""
        self.sleeping = asyncio.Semaphore(0)

    def wake(self, answers: int = 1000) -> None:
        for _ in range(answers):
            self.sleeping.release()

    def expect(self, code: str, game: str) -> None:
        """Nobody thinks here."""

    async def ask(self, table: str, seat: int, code: str, match: Match) -> list[str]:
        self.asked.append(seat)
        self.after.append(len(match.lines))
        await self.sleeping.acquire()
        return await super().ask(table, seat, "random", match)


async def seated(folder: Path, game: str, *kinds: str) -> tuple[Tables, Table, Dreamers]:
    """A table of that game, "me" or a level at each seat, whose bots dream."""
    tables = Tables(Store(f"sqlite:///{folder}/tables.db"), Limits())
    tables.pool = dreamers = Dreamers()
    await tables.open()
    seats = [NewSeat("me") if kind == "me" else NewSeat("bot", level=kind) for kind in kinds]
    return tables, await tables.create(NewTable(game, seats), ANA), dreamers


async def say_something(table: Table, seat: int) -> None:
    await table.session.say(
        ANA, seat, table.session.seq, table.session.row.edition, patolli.lines(table.session.match.state, seat)[:1]
    )


def test_bots_that_are_asked_at_once_think_at_once_and_lose_nothing_while_others_speak(tmp_path: Path) -> None:
    async def story() -> None:
        tables, table, dreamers = await seated(tmp_path, "chocolatl", "me", "master", "master")
        await asyncio.sleep(0)
        assert sorted(dreamers.asked) == [1, 2]
        assert [seat in table.session.thinking for seat in range(3)] == [False, True, True]
        before = table.session.seq
        await say_something(table, 0)
        dreamers.wake()
        await until(lambda: {line.actor for line in table.session.lines[before:]} >= {0, 1, 2})
        assert before + 1 not in dreamers.after, "nobody is asked again because a person has spoken"
        await tables.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_of_several_bots_in_a_row_each_is_shown_thinking(tmp_path: Path) -> None:
    async def story() -> None:
        tables, table, dreamers = await seated(tmp_path, "mexica", "me", "master", "master")
        viewer = Viewer(ANA, Audience.of(table.session, ANA, None), False)
        table.join(viewer, 0)
        await say_something(table, 0)
        shown: list[int] = []
        dreamers.wake()
        await until(lambda: 2 in dreamers.asked)
        while not viewer.queue.empty():
            message = viewer.queue.get_nowait()
            assert message is not None
            seats = msgspec.json.decode(message)["seats"]
            shown += [seat["seat"] for seat in seats if seat["thinking"] and seat["seat"] not in shown]
        assert shown == [1, 2]
        await tables.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_bot_that_is_not_asked_any_more_is_not_shown_thinking(tmp_path: Path) -> None:
    """Ana takes her line back while it thinks."""

    async def story() -> None:
        tables, table, dreamers = await seated(tmp_path, "mexica", "me", "master")
        await say_something(table, 0)
        assert [seat.thinking for seat in table.broadcast.bulletin().seats("en")] == [False, True]
        await table.session.undo(ANA, 0, table.session.seq, None, False)
        assert [seat.thinking for seat in table.broadcast.bulletin().seats("en")] == [False, False]
        await say_something(table, 0)
        await until(lambda: len(dreamers.asked) >= 2)
        assert dreamers.asked == [1, 1], "nobody waits for what is not wanted any more"
        assert [seat.thinking for seat in table.broadcast.bulletin().seats("en")] == [False, True]
        await tables.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_who_takes_back_a_secret_is_not_noticed_by_those_who_think(tmp_path: Path) -> None:
    """If they began anew, how long they take would tell that something was taken back."""

    async def story() -> None:
        tables, table, dreamers = await seated(tmp_path, "chocolatl", "me", "master", "master")
        await say_something(table, 0)
        dreamers.wake(2)
        await until(lambda: len(dreamers.asked) >= 4)
        await say_something(table, 0)
        await table.session.undo(ANA, 0, table.session.seq, None, False)
        await asyncio.sleep(0.01)
        assert sorted(dreamers.asked) == [1, 1, 2, 2]
        before = table.session.seq
        dreamers.wake(2)
        await until(lambda: len({line.actor for line in table.session.lines[before:]}) >= 2)
        assert {line.actor for line in table.session.lines[before:]} == {1, 2}, "each says as much as it likes"
        await tables.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_bot_is_the_same_in_the_whole_game_and_thinks_on_in_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "SPEAK_AFTER_SECONDS", 0.0)
    game = Match.read(Record("mexica", players=2))
    game.settle(Rng(7))
    game.say(0, ["place H6"])
    game.say(1, ["place G7"])
    goes = 0
    while game.state.actors() == [0]:
        go = bot_pool.think_about("a table", 0, "search:60", game.record())
        goes += 1
        bot = bot_pool._kept["a table", 0, "search:60"]
        assert isinstance(bot, SearchBot)
        assert (bot.tree.visits(0) > 0) is not go.ended, "what it has thought is kept until the turn ends"
        game.say(0, go.lines)
    assert goes > 1
    game.settle(Rng(8))
    game.say(1, ["end"])
    bot_pool.think_about("a table", 0, "search:60", game.record())
    assert bot_pool._kept["a table", 0, "search:60"] is bot


def test_a_process_gets_ready_when_a_bot_that_thinks_sits_down(tmp_path: Path) -> None:
    async def story() -> None:
        tables = Tables(Store(f"sqlite:///{tmp_path}/tables.db"), Limits())
        await tables.open()
        await tables.create(NewTable("mexica", [NewSeat("me"), NewSeat("bot", level="random")]), ANA)
        assert not tables.pool.all
        await tables.create(NewTable("mexica", [NewSeat("me"), NewSeat("bot", level="master")]), ANA)
        assert len(tables.pool.all) == 1
        await tables.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


@pytest.mark.slow
def test_two_seats_think_in_two_processes_and_one_that_was_killed_is_asked_again() -> None:
    game = Match.read(Record("mexica", players=2))
    game.settle(Rng(7))

    async def story() -> None:
        pool = bot_pool.BotPool()

        async def ask(table: str) -> list[str]:
            return await pool.ask(table, 0, "search:300ms", game)

        both = asyncio.gather(ask("one"), ask("two"))
        await asyncio.sleep(0)
        assert len(pool.all) == 2
        assert all(lines[0].startswith("place") for lines in await both)
        home = pool.sticky["two", 0]
        again = asyncio.create_task(ask("two"))
        await asyncio.sleep(0)
        assert pool.sticky["two", 0] is home
        for number, process in list(home.pool._processes.items()):
            assert os.getpriority(os.PRIO_PROCESS, number) > os.getpriority(os.PRIO_PROCESS, 0)
            process.kill()
        assert (await again)[0].startswith("place")
        assert pool.sticky["two", 0] is not home
        await pool.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
