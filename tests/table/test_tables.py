"""Inside the process: what is forgotten, who is dropped, and two who write at once."""

from __future__ import annotations

import asyncio
import gc
import random
import threading
import tracemalloc
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from patolli.engine.match import Match
from patolli.engine.record import parse
from patolli.stage.speech import LANGUAGES
from patolli.table import bot_pool, seating
from patolli.table.app import app
from patolli.table.broadcast import LONGEST_QUEUE, Viewer
from patolli.table.errors import BadSetUp, Refused
from patolli.table.limits import Buckets, Limits
from patolli.table.messages import NewSeat, NewTable
from patolli.table.news import Audience
from patolli.table.session import Change, Guest, Session
from patolli.table.store import Store
from patolli.table.table import Table
from patolli.table.tables import Tables
from tests.lapins.test_maps import SMALL
from tests.table.server import random_line
from tests.waiting import PATIENCE, until

ANA = Guest("ana", "en")


async def tables_at(folder: Path) -> Tables:
    tables = Tables(Store(f"sqlite:///{folder}/tables.db"), Limits())
    await tables.open()
    return tables


async def table(tables: Tables, players: int = 2) -> Table:
    return await tables.create(NewTable("mexica", [NewSeat("me")] * players), ANA)


async def speak(live: Table, rng: random.Random) -> None:
    seat = live.session.actors[0]
    line = random_line({"lines": msgspec.json.decode(live.broadcast.snapshot.tree(seat))}, rng)
    await live.session.say(ANA, seat, live.session.seq, None, [line])


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, PATIENCE))


def test_steps_that_are_taken_back_while_they_are_drawn_are_told_as_old(tmp_path: Path) -> None:
    async def story() -> None:
        tables = await tables_at(tmp_path)
        live = await table(tables)
        for seat, cell in enumerate(("H6", "G7")):
            await live.session.say(ANA, seat, live.session.seq, None, [f"place {cell}"])
        await live.session.say(ANA, 0, live.session.seq, None, ["take"])
        seq, edition = live.session.seq, live.session.row.edition
        drawn = asyncio.create_task(live.broadcast.steps(0, "en", 0, seq))
        await asyncio.sleep(0)
        await live.session.undo(ANA, 0, seq, None, False)
        assert live.session.row.edition > edition
        told = await drawn
        assert (told.seq, told.edition, told.steps[-1].seq) == (seq, edition, seq)
        await tables.close()

    run(story())


def test_a_position_that_is_taken_back_while_it_is_drawn_is_looked_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its number is that of another line by then: news of the old one would bear the edition of the new one."""
    go_on, look = threading.Event(), Match.at

    def slow(match: Match, count: int) -> Match:
        if threading.current_thread() is not threading.main_thread():
            go_on.wait(PATIENCE)
        return look(match, count)

    async def story() -> None:
        tables = await tables_at(tmp_path)
        live = await table(tables)
        session = live.session
        for seat, line in ((0, "place H6"), (1, "place G7"), (0, "take"), (0, "take")):
            await session.say(ANA, seat, session.seq, None, [line])
        at = session.seq - 1
        asked = [asyncio.create_task(live.broadcast.at(0, number)) for number in (at, at + 1, at)]
        await asyncio.sleep(0)
        await session.undo(ANA, 0, session.seq, None, True)
        for line in ("canal C2", "take"):
            await session.say(ANA, 0, session.seq, None, [line])
        go_on.set()
        found = [await one for one in asked]
        assert [[line.line for line in one.lines][-1] for one in found] == ["canal C2", "take", "canal C2"]
        go_on.clear()
        gone = asyncio.create_task(live.broadcast.at(0, at))
        await asyncio.sleep(0)
        await session.undo(ANA, 0, session.seq, None, True)
        go_on.set()
        with pytest.raises(Refused, match="no-position"):
            await gone
        await tables.close()

    monkeypatch.setattr(Match, "at", slow)
    run(story())


def test_a_table_that_nobody_looks_at_is_only_its_rows(tmp_path: Path) -> None:
    async def story() -> None:
        tables = await tables_at(tmp_path)
        live = await table(tables)
        for _ in range(9):
            await speak(live, random.Random(2))
        shown = live.broadcast.bulletin().message(Audience.of(live.session, ANA, 0), 0)
        viewer = Viewer(ANA, Audience.of(live.session, ANA, 0), False)
        live.join(viewer, 0)
        tables.forget(float("inf"))
        assert tables.open_tables, "somebody looks at it"
        live.broadcast.viewers.clear()
        tables.forget(float("inf"))
        assert not tables.open_tables
        again = await tables.find(live.session.id)
        assert again is not live
        assert again.broadcast.bulletin().message(Audience.of(again.session, ANA, 0), 0) == shown
        await tables.close()

    run(story())


def test_who_asks_between_a_line_and_its_showing_is_told_of_one_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the points by round of a finished game were made, the seats were told of as before the last line."""

    async def story() -> None:
        tables = await tables_at(tmp_path)
        live = await table(tables)
        prepare = live.broadcast.prepare
        seen: list[tuple[int, list[bool]]] = []

        async def asked() -> None:
            shown = msgspec.json.decode(live.broadcast.bulletin().message(Audience.of(live.session, ANA, 0), 0))
            seen.append((shown["seq"], [seat["asked"] for seat in shown["seats"]]))
            await prepare()

        monkeypatch.setattr(live.broadcast, "prepare", asked)
        rng = random.Random(2)
        for _ in range(6):
            live.broadcast.bulletin().message(Audience.of(live.session, ANA, 0), 0)
            await speak(live, rng)
            actors = live.session.actors
            assert seen.pop() == (live.session.seq, [seat in actors for seat in (0, 1)])
        await tables.close()

    run(story())


def test_who_reads_too_slowly_is_dropped_and_nobody_waits(tmp_path: Path) -> None:
    async def story() -> None:
        tables = await tables_at(tmp_path)
        live = await table(tables)
        slow, quick = (Viewer(ANA, Audience.of(live.session, ANA, seat), False) for seat in (0, 1))
        for viewer in (slow, quick):
            live.join(viewer, 0)
        for _ in range(LONGEST_QUEUE + 3):
            await speak(live, random.Random(2))
            while not quick.queue.empty():
                quick.queue.get_nowait()
        assert live.broadcast.viewers == {quick}
        assert slow.queue.get_nowait() is None
        await tables.close()

    run(story())


def test_two_processes_cannot_write_the_same_line(tmp_path: Path) -> None:
    async def story() -> None:
        one, other = await tables_at(tmp_path), await tables_at(tmp_path)
        here = await table(one)
        there = await other.find(here.session.id)
        await here.session.say(ANA, 0, here.session.seq, None, ["place H6"])
        with pytest.raises(Refused, match="old-position"):
            await there.session.say(ANA, 0, there.session.seq, None, ["place G7"])
        there = await other.find(here.session.id)
        assert there.session.lines[-1].line == "place H6"
        await there.session.undo(ANA, 0, there.session.seq, None, False)
        with pytest.raises(Refused, match="old-position"):
            await here.session.say(ANA, 1, here.session.seq, None, ["place G7"])
        assert (await one.find(here.session.id)).session.seq == there.session.seq
        for tables in (one, other):
            await tables.close()

    run(story())


def test_a_line_of_another_process_is_not_taken_back_unseen(tmp_path: Path) -> None:
    async def story() -> None:
        one, other = await tables_at(tmp_path), await tables_at(tmp_path)
        here = await table(one)
        await here.session.say(ANA, 0, here.session.seq, None, ["place H6"])
        there = await other.find(here.session.id)
        await there.session.say(ANA, 1, there.session.seq, None, ["place G7"])
        with pytest.raises(Refused, match="old-position"):
            await here.session.undo(ANA, 0, here.session.seq, None, False)
        here = await one.find(here.session.id)
        assert [line.line for line in here.session.lines[-2:]] == ["place H6", "place G7"]
        await here.session.undo(ANA, 1, here.session.seq, None, False)
        with pytest.raises(Refused, match="old-position"):
            await there.session.undo(ANA, 1, there.session.seq, None, False)
        assert (await other.find(here.session.id)).session.seq == here.session.seq
        for tables in (one, other):
            await tables.close()

    run(story())


def test_who_waited_for_a_copy_that_was_given_up_is_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        tables = await tables_at(tmp_path)
        live = await table(tables)
        async with live.session.lock:
            waiting = [
                asyncio.create_task(live.session.say(ANA, 0, live.session.seq, None, ["place H6"])),
                asyncio.create_task(live.session.rename(ANA, 0, "Eve")),
                asyncio.create_task(seating.change(live.session, ANA, 1, "bot", "novice")),
            ]
            while len(live.session.lock._waiters or ()) < len(waiting):
                await asyncio.sleep(0)
            live.session.gone = True
        for told in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(told, Refused)
            assert told.key == "old-position"
        again = await tables.find(live.session.id)
        assert (again.session.seq, [seat.kind for seat in again.session.seats]) == (
            live.session.seq,
            ["person", "person"],
        )
        await again.session.say(ANA, 0, again.session.seq, None, ["place H6"])
        await tables.close()

    run(story())


def test_the_sweep_outlives_a_store_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr("patolli.table.tables.IDLE_SECONDS", 0.08)
        tables = await tables_at(tmp_path)
        live = await table(tables)
        live.join(Viewer(ANA, Audience.of(live.session, ANA, 0), False), 0)
        load, failures = tables.store.load, 0

        async def fails(id: str) -> Any:
            nonlocal failures
            failures += 1
            if failures < 3:
                raise OSError("the database is away")
            return await load(id)

        monkeypatch.setattr(tables.store, "load", fails)
        live.session.gone = True
        await until(lambda: tables.open_tables[live.session.id] is not live)
        assert failures == 3
        assert tables.open_tables[live.session.id].broadcast.viewers
        await tables.close()

    run(story())


def test_lines_that_these_rules_do_not_allow_are_no_crash(tmp_path: Path) -> None:
    async def story() -> None:
        tables = await tables_at(tmp_path)
        live = await table(tables)
        await live.session.say(ANA, 0, live.session.seq, None, ["place H6"])
        with tables.store.engine.begin() as db:
            db.exec_driver_sql("UPDATE lines SET line = 'place Z99' WHERE line = 'place H6'")
        live.session.gone = True
        seq = live.session.seq
        again = (await tables.find(live.session.id)).session
        assert again.stuck
        assert again.seq < seq
        with pytest.raises(Refused, match="stuck") as refused:
            await again.say(ANA, 0, again.seq, None, ["place H6"])
        assert "although the same version has played it" in refused.value.tell("en")
        await tables.close()

    run(story())


def test_options_are_kept_as_a_record_writes_them(tmp_path: Path) -> None:
    async def story() -> None:
        tables = await tables_at(tmp_path)
        live = await tables.create(NewTable("lapins", [NewSeat("me")] * 2, options={"map": SMALL}), ANA)
        assert "\n" in SMALL
        assert parse(live.session.record().text()).end().actors() == live.session.match.state.actors()
        await tables.close()

    run(story())


def test_answers_to_programs_are_not_kept(tmp_path: Path) -> None:
    async def story() -> None:
        ours = app(f"sqlite:///{tmp_path}/tables.db")
        client = httpx.AsyncClient(transport=httpx.ASGITransport(ours), base_url="http://localhost")
        async with ours.router.lifespan_context(ours), client:
            body = {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "here"}]}
            made = (await client.post("/api/tables", json=body)).json()
            live = ours.state.tables.open_tables[made["table"]]
            kept = live.broadcast.snapshot.cache
            for number in range(20):
                asked = {"chat": number, "since": number % 3}
                assert (await client.get(f"/api/tables/{live.session.id}", params=asked)).status_code == 200
            assert live.broadcast.snapshot.cache is kept
            assert [len(part) for part in (kept.drawn, kept.words, kept.reasons)] == [1, 1, 0]

    run(story())


def test_a_fault_of_ours_is_told_as_a_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        ours = app(f"sqlite:///{tmp_path}/tables.db")
        transport = httpx.ASGITransport(ours, raise_app_exceptions=False)
        async with (
            ours.router.lifespan_context(ours),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
        ):
            monkeypatch.setattr("patolli.table.catalogue.games", lambda _: 1 / 0)
            answer = await client.get("/api/games", headers={"Accept-Language": "fr"})
            assert answer.status_code == 500
            assert answer.json()["error"]["key"] == "broken"
            assert "réessayez" in answer.json()["error"]["why"]

    run(story())


def test_a_store_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        tables = await tables_at(tmp_path)
        live = await table(tables)

        async def full(*_: object) -> None:
            raise OSError("the disk is full")

        seq = live.session.seq
        with monkeypatch.context() as broken:
            broken.setattr(tables.store, "append", full)
            with pytest.raises(OSError, match="full"):
                await live.session.say(ANA, 0, seq, None, ["place H6"])
        assert live.session.seq == seq
        again = await tables.find(live.session.id)
        await again.session.say(ANA, 0, seq, None, ["place H6"])
        assert again.session.seq == seq + 1
        await tables.close()

    run(story())


def test_a_live_table_is_small(tmp_path: Path) -> None:
    async def story() -> None:
        tables = await tables_at(tmp_path)
        first = await table(tables, 4)
        rng = random.Random(4)
        for _ in range(250):
            await speak(first, rng)
        id = first.session.id
        for measured in (False, True):  # the second time all that tables share is there
            tables.open_tables.clear()
            gc.collect()
            tracemalloc.start()
            live = await tables.find(id)
            viewers = [Viewer(ANA, Audience.of(live.session, ANA, seat), False) for seat in range(4)]
            for viewer in viewers:
                live.join(viewer, live.session.seq)
                while not viewer.queue.empty():
                    viewer.queue.get_nowait()
            gc.collect()
            used = tracemalloc.get_traced_memory()[0]
            tracemalloc.stop()
            assert used < 500_000 or not measured
        await tables.close()

    run(story())


@pytest.mark.parametrize("level", bot_pool.LEVELS)
def test_bots_of_every_level_go_on(tmp_path: Path, level: str) -> None:
    async def story() -> None:
        tables = await tables_at(tmp_path)
        live = await tables.create(NewTable("mexica", [NewSeat("me"), NewSeat("bot", level=level)]), ANA)
        await speak(live, random.Random(1))
        while live.session.actors != [0]:
            await asyncio.wait_for(live.broadcast.changed.wait(), 30)
        assert live.session.lines[-1].actor == 1
        await tables.close()

    run(story())


def test_a_bot_of_a_file_cannot_be_asked_for() -> None:
    for code in ("./mybot.py:Clever", "search:1000s", "random:1", "x" * 40):
        with pytest.raises(Refused, match="bad-set-up"):
            bot_pool.level_of(code)


def test_a_bucket_fills_again_and_the_crowd_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("patolli.table.limits.time.monotonic", lambda: now)
    buckets = Buckets(rate=2, burst=3, most=10)
    assert [buckets.take("eve") for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert [buckets.take("eve") for _ in range(2)] == [True, False]
    for number in range(50):
        assert buckets.take(f"somebody {number}")
    assert len(buckets.buckets) <= 10


def test_what_was_made_for_a_version_is_kept_until_there_is_another(tmp_path: Path) -> None:
    """Nothing is told to forget: chat, seats and clocks are no part of a version; lines, undo and names are."""

    async def story() -> None:
        tables = await tables_at(tmp_path)
        live = await table(tables)
        session, made = live.session, live.broadcast.snapshot.cache
        await session.talk(ANA, 0, "Hello")
        await seating.change(session, ANA, 1, "bot", "master")
        await seating.change(session, ANA, 1, "person", "")
        assert live.broadcast.snapshot.cache is made
        caches = [made]
        for change in (
            session.say(ANA, 0, session.seq, None, ["place H6"]),
            session.rename(ANA, 0, "Ana"),
            session.undo(ANA, 0, session.seq + 1, None, False),
        ):
            await change
            caches.append(live.broadcast.snapshot.cache)
        assert len({id(cache) for cache in caches}) == 4
        await tables.close()

    run(story())


def test_a_session_needs_neither_viewers_nor_bots(tmp_path: Path) -> None:
    """What it commits it announces, whoever listens; another process could."""

    async def story() -> None:
        tables = await tables_at(tmp_path)
        id = (await table(tables)).session.id
        row = await tables.store.load(id)
        assert row is not None
        alone, heard = Session(row, tables.store), list[Change]()

        async def hear(change: Change) -> None:
            assert len((await tables.store.load(id)).lines) == alone.seq  # type: ignore[union-attr]
            heard.append(change)

        alone.listeners.append(hear)
        before = alone.seq
        await alone.say(ANA, 0, alone.seq, None, ["place H6"])
        await alone.undo(ANA, 0, alone.seq, None, False)
        assert heard == [Change("lines"), Change("undo", before)]
        await tables.close()

    run(story())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_cannot_be_set_up_says_why_in_the_readers_language(language: str) -> None:
    seats = BadSetUp("seats", seats=2, players=3).tell(language)
    assert "2" in seats
    assert "3" in seats
    with pytest.raises(BadSetUp) as refused:
        bot_pool.level_of("genius")
    assert "genius" in refused.value.tell(language)
    assert ("there is no bot" in refused.value.tell(language)) == (language == "en")
    assert not any(mark in seats + refused.value.tell(language) for mark in "{}")
