"""Reviews at the table: of which games, by which process, what is kept of them, and what goes on after a restart."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from patolli.engine.record import Record, read
from patolli.lab.review import JUDGEMENTS
from patolli.table import review_api, review_news, reviewing
from patolli.table.app import app, bus_of, runners_of
from patolli.table.bot_pool import NICE, BotPool
from patolli.table.errors import Refused
from patolli.table.limits import Buckets, Limits
from patolli.table.messages import NewSeat, NewTable
from patolli.table.review_rows import WANTED, digests, read_review, wanted_reviews
from patolli.table.session import Guest, Session
from patolli.table.store import Store
from patolli.table.tables import Tables
from tests.table.conftest import People
from tests.table.postgres import Postgres
from tests.waiting import PATIENCE, until, wait_until

ANA, BEN = Guest("ana", "en"), Guest("ben", "en")
GAME = Path(__file__).parents[1] / "lab" / "reviewed" / "mexica.txt"
LINES = 43
"""The first turns of it."""


def short() -> Record:
    record = read(GAME)
    return replace(record, lines=record.lines[:LINES], numbers=[])


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Reviews are done in this process, with very few simulations; what was done is listed."""
    done: list[Any] = []

    async def run(self: reviewing.Lane, think: Callable[..., Any], *args: Any) -> Any:
        found = think(*args)
        done.append(list(found) if isinstance(found, dict) else "outline")
        await asyncio.sleep(0)
        return found

    monkeypatch.setattr(reviewing.Lane, "run", run)
    monkeypatch.setattr(reviewing, "GO_TASKS", 3)
    for module in (reviewing, review_news):
        monkeypatch.setattr(module, "PASSES", (1, 2))
    return done


def process(url: str, thinks: bool = False) -> Tables:
    store = Store(url)
    bus = bus_of(store)
    return Tables(store, Limits(), 0, bus, runners_of(store, bus, thinks), BotPool())


@asynccontextmanager
async def opened(tables: Tables) -> AsyncIterator[Tables]:
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()


async def session_of(tables: Tables, id: str) -> Session:
    return (await tables.find(id)).session


async def state_of(tables: Tables, id: str) -> str:
    rows = await read_review(tables.store, id)
    return review_news.news_of(await session_of(tables, id), rows, "en").state


async def is_done(tables: Tables, id: str) -> bool:
    return await state_of(tables, id) == "done"


def test_a_record_is_reviewed_in_a_process_of_its_own(people: People) -> None:
    ana = people()
    table = ana.http.post("/api/replay", content=short().text()).json()["table"]
    url = f"/api/tables/{table}/review"
    assert ana.http.get(url).json()["state"] == "none"
    assert ana.http.post(url).json()["state"] == "working"
    wait_until(lambda: any(one["judgement"] for one in ana.http.get(url).json()["decisions"]), lambda: time.sleep(0.2))
    found = ana.http.get(f"{url}?language=fr").json()
    assert 0 < found["done"] <= found["of"]
    assert [seat["name"] for seat in found["seats"]] == ["Ana", "Bo"]
    assert "jamais selon les cartes" in found["texts"]["how"]
    moment = ana.http.get(f"{url}/2").json()
    assert moment["seat"] == found["decisions"][2]["seat"]
    assert len(moment["played"]["steps"]) == 1 + len(moment["played"]["lines"]) == 1 + len(moment["played"]["texts"])
    assert moment["played"]["steps"][0]["scene"]["zones"]
    assert ana.http.get(f"{url}/999").status_code == 404
    for number in ("abc", "-1", "1e3", "9" * 5000, "%D9%A3"):
        assert ana.http.get(f"{url}/{number}").json()["error"]["key"] == "malformed"


def test_what_is_done_is_kept(tmp_path: Path, here: list[Any]) -> None:
    async def story() -> None:
        async with opened(process(f"sqlite:///{tmp_path}/t.db")) as tables:
            id = await tables.replay(short().text(), "en")
            session = await session_of(tables, id)
            await tables.reviewing.want(id, session.record())
            await until(lambda: is_done(tables, id))
            found = review_news.news_of(session, await read_review(tables.store, id), "en")
            assert found.done == found.of
            assert {one.judgement for one in found.decisions} <= set(JUDGEMENTS)
            assert [found.points[at].line for at in (0, -1)] == [0, LINES]
            assert tables.reviewing.did == 1

    asyncio.run(story())


def test_a_game_that_others_still_play_is_refused_in_one_sentence(tmp_path: Path) -> None:
    """Whatever the position, and whoever asks."""

    async def story() -> None:
        async with opened(process(f"sqlite:///{tmp_path}/t.db")) as tables:
            wanted = NewTable("zapotec", [NewSeat("me", "Ana"), NewSeat("open", "Ben")])
            session = (await tables.create(wanted, ANA)).session
            told = set()
            for guest in (ANA, BEN, Guest("", "en")):
                with pytest.raises(Refused) as refused:
                    review_news.check(session, guest)
                told.add((refused.value.key, refused.value.tell("en"), refused.value.status))
            assert len(told) == 1
            alone = NewTable("zapotec", [NewSeat("me", "Ana"), NewSeat("bot", level="random")])
            session = (await tables.create(alone, ANA)).session
            review_news.check(session, ANA)
            with pytest.raises(Refused):
                review_news.check(session, BEN)

    asyncio.run(story())


def test_after_a_restart_a_review_goes_on_where_it_stopped(tmp_path: Path, here: list[Any]) -> None:
    url = f"sqlite:///{tmp_path}/t.db"

    async def story() -> None:
        async with opened(process(url)) as tables:
            id = await tables.replay(short().text(), "en")
            session = await session_of(tables, id)
            await tables.reviewing.want(id, session.record())

            async def begun() -> bool:
                return len(here) >= 3

            await until(begun)
        kept = {row.part for row in await _rows(url, id)}
        assert WANTED in kept
        before = len(here)
        async with opened(process(url)) as tables:
            await until(lambda: is_done(tables, id))

            async def ended() -> bool:
                return not await wanted_reviews(tables.store, 9)

            await until(ended)
        assert "outline" not in here[before:]
        assert "decision 0" in kept
        assert not kept & set(here[before]), "what was kept is not thought about again before all else is known"

    asyncio.run(story())


async def _rows(url: str, id: str) -> list[Any]:
    store = Store(url)
    await store.open()
    try:
        return await read_review(store, id)
    finally:
        await store.close()


def test_a_review_of_newer_lines_that_is_wanted_meanwhile_is_not_forgotten(
    tmp_path: Path, here: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "LOOK_SECONDS", 10 * PATIENCE)

    async def story() -> None:
        async with opened(process(f"sqlite:///{tmp_path}/t.db")) as tables:
            id = await tables.replay(short().text(), "en")
            record = (await session_of(tables, id)).record()
            await tables.reviewing.want(id, record)

            async def begun() -> bool:
                return len(here) >= 2

            async def ended() -> bool:
                return id not in tables.reviewing.waiting

            await until(begun)
            await tables.reviewing.want(id, replace(record, lines=[*record.lines, (0, "end")]))
            await until(ended)
            assert await wanted_reviews(tables.store, 9) == [id]
            tables.reviewing.begin(id)
            await until(ended)
            assert not await wanted_reviews(tables.store, 9)

    asyncio.run(story())


def test_whoever_comes_to_a_game_that_was_reviewed_while_it_ran_is_told(tmp_path: Path, here: list[Any]) -> None:
    """The host alone, who plays against a bot, may see the bot's hand, and then open its seat to a person."""

    async def story() -> None:
        ours = app(f"sqlite:///{tmp_path}/t.db")
        client = httpx.AsyncClient(transport=httpx.ASGITransport(ours), base_url="http://localhost")
        async with ours.router.lifespan_context(ours), client:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            made = await client.post("/api/tables", json={"game": "mexica", "seats": seats})
            url = f"/api/tables/{made.json()['table']}"
            for _ in range(2):
                assert (await client.post(f"{url}/review")).json()["state"] in ("working", "done")
            assert (await client.post(f"{url}/seats/1", json={"kind": "open"})).status_code == 200
            assert (await client.post(f"{url}/review")).json()["error"]["key"] == "review-running"
            client.cookies.clear()
            notices = (await client.get(url)).json()["notices"]
            assert [notice["kind"] for notice in notices] == ["review", "opened"]

    asyncio.run(story())


def test_reviews_that_are_begun_from_one_address_are_counted(
    tmp_path: Path, here: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """So nobody takes all places of those that wait. To look at it, or to go on, is free."""
    assert review_api.BEGINNING.burst < reviewing.MOST_WAITING
    monkeypatch.setattr(review_api, "BEGINNING", Buckets(0, 1))

    async def story() -> None:
        ours = app(f"sqlite:///{tmp_path}/t.db")
        client = httpx.AsyncClient(transport=httpx.ASGITransport(ours), base_url="http://localhost")
        async with ours.router.lifespan_context(ours), client:
            ids = [await ours.state.tables.replay(short().text(), "en") for _ in range(2)]
            asked = [(await client.post(f"/api/tables/{id}/review")).status_code for id in (ids[0], ids[0], ids[1])]
            assert asked == [200, 200, 429]

    asyncio.run(story())


def test_what_was_found_about_lines_that_were_taken_back_is_forgotten() -> None:
    record = short()
    other = replace(record, lines=[*record.lines[:40], (0, "take"), *record.lines[41:]])
    one, two = digests(record), digests(other)
    assert len(one) == LINES + 1
    assert one[:41] == two[:41]
    assert not set(one[41:]) & set(two[41:])
    assert digests(replace(record, names={0: "Zoe"})) == one, "a name is no part of the game"


def test_a_review_of_a_table_that_was_deleted_keeps_nothing(tmp_path: Path, here: list[Any]) -> None:
    async def story() -> None:
        async with opened(process(f"sqlite:///{tmp_path}/t.db")) as tables:
            await tables.reviewing.want("no-such-table-00", short())
            assert not await wanted_reviews(tables.store, 9)

    asyncio.run(story())


class Process:
    """Thinks at once."""

    async def run(self, think: Callable[..., Any], *args: Any) -> Any:
        return None if think is reviewing.stand_back else think(*args)

    def close(self, wait: bool) -> None:
        assert wait


def test_bots_that_think_are_not_disturbed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While as many think as there are processors, a review waits."""

    class Busy(BotPool):
        busy = True

        def load(self) -> int:
            return 99 if self.busy else 0

    async def story() -> None:
        store, pool = Store(f"sqlite:///{tmp_path}/t.db"), Busy()
        monkeypatch.setattr(reviewing, "BotProcess", Process)
        async with opened(Tables(store, Limits(), pool=pool)) as tables:
            thinking = asyncio.ensure_future(tables.reviewing.first.run(max, 1, 2))
            for _ in range(3):
                await asyncio.sleep(0)
            assert tables.reviewing.first.process is None
            pool.busy = False
            assert await thinking == 2

    asyncio.run(story())


async def standing(run: Callable[..., Awaitable[int]]) -> tuple[int, int]:
    """The class of a process for the scheduler, and how nice it is."""
    return await run(os.sched_getscheduler, 0), await run(os.getpriority, os.PRIO_PROCESS, 0)


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="this system has no idle class")
def test_later_passes_give_way_to_everything_and_what_somebody_waits_for_does_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(process(f"sqlite:///{tmp_path}/t.db")) as tables:
            reviews, bots = tables.reviewing, min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE)
            behind = (os.SCHED_OTHER, min(19, bots + reviewing.STAND_BACK))
            assert await standing(tables.pool.work) == (os.SCHED_OTHER, bots)
            async with reviews.first.mine(), reviews.later.mine():
                assert await standing(reviews.first.run) == behind
                assert (await standing(reviews.later.run))[0] == os.SCHED_IDLE
            assert await standing(reviews.aside) == behind
            ends = [lane.process for lane in (reviews.first, reviews.later, reviews.beside)]
            assert ends == [None] * 3, "a process ends when nothing waits for it"

    asyncio.run(story())


def test_without_an_idle_class_later_passes_are_as_nice_as_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    monkeypatch.setattr(os, "nice", told.append, raising=False)
    monkeypatch.delattr(os, "sched_setscheduler", raising=False)
    reviewing.stand_last()
    reviewing.stand_back()
    assert [NICE + further for further in told] == [19, 15]


def test_whoever_waits_for_a_first_pass_waits_for_no_later_one(
    tmp_path: Path, here: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the later passes of another table get no processor at all."""
    run = reviewing.Lane.run

    async def starved(self: reviewing.Lane, *args: Any) -> Any:
        if self.stand_back is reviewing.stand_last:
            await asyncio.sleep(100 * PATIENCE)
        return await run(self, *args)

    monkeypatch.setattr(reviewing.Lane, "run", starved)

    async def story() -> None:
        async with opened(process(f"sqlite:///{tmp_path}/t.db")) as tables:
            for _ in range(2):
                id = await tables.replay(short().text(), "en")
                session = await session_of(tables, id)
                await tables.reviewing.want(id, session.record())

                async def judged() -> bool:
                    news = review_news.news_of(session, await read_review(tables.store, id), "en")  # noqa: B023
                    return bool(news.decisions) and all(one.judgement or one.forced for one in news.decisions)

                await until(judged)
                assert await state_of(tables, id) == "working"

    asyncio.run(story())


def test_of_several_processes_one_reviews_and_one_that_only_thinks_first(postgres: Postgres, here: list[Any]) -> None:
    url = postgres.new()

    async def story() -> None:
        async with opened(process(url)) as one, opened(process(url)) as two:
            id = await one.replay(short().text(), "en")
            record = (await session_of(one, id)).record()
            async with one.runners.reviewing(id) as mine, two.runners.reviewing(id) as theirs:
                assert (mine, theirs) == (True, False)
            assert not one.runners.sends_reviews(id)
            async with opened(process(url, thinks=True)) as thinker:

                async def known() -> bool:
                    return one.runners.thinkers  # type: ignore[attr-defined, no-any-return]

                await until(known)
                await one.reviewing.want(id, record)
                assert not one.reviewing.waiting
                assert not two.reviewing.waiting
                await until(lambda: is_done(two, id))
                assert not one.reviewing.waiting
                assert thinker.reviewing.did == 1

    asyncio.run(story())
