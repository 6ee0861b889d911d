"""Inside the process: what is forgotten, who is dropped, and two who write at once."""

from __future__ import annotations

import asyncio
import gc
import random
import tracemalloc
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from patolli.engine.record import parse
from patolli.table import bots
from patolli.table.app import app
from patolli.table.errors import Refused
from patolli.table.hall import Hall
from patolli.table.limits import Buckets, Limits
from patolli.table.live import Guest, Live
from patolli.table.messages import NewSeat, NewTable
from patolli.table.news import Audience
from patolli.table.store import Store
from patolli.table.viewers import LONGEST_QUEUE, Viewer
from tests.lapins.test_maps import SMALL
from tests.table.server import random_line
from tests.waiting import PATIENCE

ANA = Guest("ana", "en")


async def hall_at(folder: Path) -> Hall:
    hall = Hall(Store(f"sqlite:///{folder}/tables.db"), Limits())
    await hall.open()
    return hall


async def table(hall: Hall, players: int = 2) -> Live:
    return await hall.create(NewTable("mexica", [NewSeat("me")] * players), ANA)


async def speak(live: Live, rng: random.Random) -> None:
    seat = live.moment.actors[0]
    line = random_line({"lines": msgspec.json.decode(live.moment.tree(seat))}, rng)
    await live.say(ANA, seat, live.seq, None, [line])


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, PATIENCE))


def test_a_table_that_nobody_looks_at_is_only_its_rows(tmp_path: Path) -> None:
    async def story() -> None:
        hall = await hall_at(tmp_path)
        live = await table(hall)
        for _ in range(9):
            await speak(live, random.Random(2))
        shown = live.encoded(Audience.of(live, ANA, 0), 0)
        viewer = Viewer(ANA, Audience.of(live, ANA, 0), False)
        viewer.join(live, 0)
        hall.forget(float("inf"))
        assert hall.tables, "somebody looks at it"
        live.viewers.clear()
        hall.forget(float("inf"))
        assert not hall.tables
        again = await hall.find(live.id)
        assert again is not live
        assert again.encoded(Audience.of(again, ANA, 0), 0) == shown
        await hall.close()

    run(story())


def test_who_asks_between_a_line_and_its_showing_is_told_of_one_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the points by round of a finished game were made, the seats were told of as before the last line."""

    async def story() -> None:
        hall = await hall_at(tmp_path)
        live = await table(hall)
        prepare = live.prepare
        seen: list[tuple[int, list[bool]]] = []

        async def asked() -> None:
            shown = msgspec.json.decode(live.encoded(Audience.of(live, ANA, 0), 0))
            seen.append((shown["seq"], [seat["asked"] for seat in shown["seats"]]))
            await prepare()

        monkeypatch.setattr(live, "prepare", asked)
        rng = random.Random(2)
        for _ in range(6):
            live.encoded(Audience.of(live, ANA, 0), 0)
            await speak(live, rng)
            actors = live.moment.actors
            assert seen.pop() == (live.seq, [seat in actors for seat in (0, 1)])
        await hall.close()

    run(story())


def test_who_reads_too_slowly_is_dropped_and_nobody_waits(tmp_path: Path) -> None:
    async def story() -> None:
        hall = await hall_at(tmp_path)
        live = await table(hall)
        slow, quick = (Viewer(ANA, Audience.of(live, ANA, seat), False) for seat in (0, 1))
        for viewer in (slow, quick):
            viewer.join(live, 0)
        for _ in range(LONGEST_QUEUE + 3):
            await speak(live, random.Random(2))
            while not quick.queue.empty():
                quick.queue.get_nowait()
        assert live.viewers == {quick}
        assert slow.queue.get_nowait() is None
        await hall.close()

    run(story())


def test_two_processes_cannot_write_the_same_line(tmp_path: Path) -> None:
    async def story() -> None:
        one, other = await hall_at(tmp_path), await hall_at(tmp_path)
        here = await table(one)
        there = await other.find(here.id)
        await here.say(ANA, 0, here.seq, None, ["place H6"])
        with pytest.raises(Refused, match="old-position"):
            await there.say(ANA, 0, there.seq, None, ["place G7"])
        there = await other.find(here.id)
        assert there.lines[-1].line == "place H6"
        await there.undo(ANA, 0, there.seq, None, False)
        with pytest.raises(Refused, match="old-position"):
            await here.say(ANA, 1, here.seq, None, ["place G7"])
        assert (await one.find(here.id)).seq == there.seq
        for hall in (one, other):
            await hall.close()

    run(story())


def test_a_line_of_another_process_is_not_taken_back_unseen(tmp_path: Path) -> None:
    async def story() -> None:
        one, other = await hall_at(tmp_path), await hall_at(tmp_path)
        here = await table(one)
        await here.say(ANA, 0, here.seq, None, ["place H6"])
        there = await other.find(here.id)
        await there.say(ANA, 1, there.seq, None, ["place G7"])
        with pytest.raises(Refused, match="old-position"):
            await here.undo(ANA, 0, here.seq, None, False)
        here = await one.find(here.id)
        assert [line.line for line in here.lines[-2:]] == ["place H6", "place G7"]
        await here.undo(ANA, 1, here.seq, None, False)
        with pytest.raises(Refused, match="old-position"):
            await there.undo(ANA, 1, there.seq, None, False)
        assert (await other.find(here.id)).seq == here.seq
        for hall in (one, other):
            await hall.close()

    run(story())


def test_who_waited_for_a_copy_that_was_given_up_is_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        hall = await hall_at(tmp_path)
        live = await table(hall)
        async with live.lock:
            waiting = [
                asyncio.create_task(live.say(ANA, 0, live.seq, None, ["place H6"])),
                asyncio.create_task(live.rename(ANA, 0, "Eve")),
                asyncio.create_task(live.change_seat(ANA, 1, "bot", "novice")),
            ]
            while len(live.lock._waiters or ()) < len(waiting):
                await asyncio.sleep(0)
            live.gone = True
        for told in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(told, Refused)
            assert told.key == "old-position"
        again = await hall.find(live.id)
        assert (again.seq, [seat.kind for seat in again.seats]) == (live.seq, ["person", "person"])
        await again.say(ANA, 0, again.seq, None, ["place H6"])
        await hall.close()

    run(story())


def test_the_sweep_outlives_a_store_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr("patolli.table.hall.IDLE", 0.08)
        hall = await hall_at(tmp_path)
        live = await table(hall)
        Viewer(ANA, Audience.of(live, ANA, 0), False).join(live, 0)
        load, failures = hall.store.load, 0

        async def fails(id: str) -> Any:
            nonlocal failures
            failures += 1
            if failures < 3:
                raise OSError("the database is away")
            return await load(id)

        monkeypatch.setattr(hall.store, "load", fails)
        live.gone = True
        while hall.tables[live.id] is live:
            await asyncio.sleep(0.02)
        assert failures == 3
        assert hall.tables[live.id].viewers
        await hall.close()

    run(story())


def test_lines_that_these_rules_do_not_allow_are_no_crash(tmp_path: Path) -> None:
    async def story() -> None:
        hall = await hall_at(tmp_path)
        live = await table(hall)
        await live.say(ANA, 0, live.seq, None, ["place H6"])
        with hall.store.engine.begin() as db:
            db.exec_driver_sql("UPDATE lines SET line = 'place Z99' WHERE line = 'place H6'")
        live.gone = True
        with pytest.raises(Refused, match="unreadable"):
            await hall.find(live.id)
        await hall.close()

    run(story())


def test_options_are_kept_as_a_record_writes_them(tmp_path: Path) -> None:
    async def story() -> None:
        hall = await hall_at(tmp_path)
        live = await hall.create(NewTable("lapins", [NewSeat("me")] * 2, options={"map": SMALL}), ANA)
        assert "\n" in SMALL
        assert parse(live.record().text()).end().actors() == live.state.actors()
        await hall.close()

    run(story())


def test_answers_to_programs_are_not_kept(tmp_path: Path) -> None:
    async def story() -> None:
        ours = app(f"sqlite:///{tmp_path}/tables.db")
        client = httpx.AsyncClient(transport=httpx.ASGITransport(ours), base_url="http://localhost")
        async with ours.router.lifespan_context(ours), client:
            body = {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "here"}]}
            made = (await client.post("/api/tables", json=body)).json()
            live = ours.state.hall.tables[made["table"]]
            for number in range(20):
                asked = {"chat": number, "since": number % 3}
                assert (await client.get(f"/api/tables/{live.id}", params=asked)).status_code == 200
            assert not live._encoded

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
        hall = await hall_at(tmp_path)
        live = await table(hall)

        async def full(*_: object) -> None:
            raise OSError("the disk is full")

        seq = live.seq
        with monkeypatch.context() as broken:
            broken.setattr(hall.store, "append", full)
            with pytest.raises(OSError, match="full"):
                await live.say(ANA, 0, seq, None, ["place H6"])
        assert live.seq == seq
        again = await hall.find(live.id)
        await again.say(ANA, 0, seq, None, ["place H6"])
        assert again.seq == seq + 1
        await hall.close()

    run(story())


def test_a_live_table_is_small(tmp_path: Path) -> None:
    async def story() -> None:
        hall = await hall_at(tmp_path)
        first = await table(hall, 4)
        rng = random.Random(4)
        for _ in range(250):
            await speak(first, rng)
        id = first.id
        for measured in (False, True):  # the second time all that tables share is there
            hall.tables.clear()
            gc.collect()
            tracemalloc.start()
            live = await hall.find(id)
            viewers = [Viewer(ANA, Audience.of(live, ANA, seat), False) for seat in range(4)]
            for viewer in viewers:
                viewer.join(live, live.seq)
                while not viewer.queue.empty():
                    viewer.queue.get_nowait()
            gc.collect()
            used = tracemalloc.get_traced_memory()[0]
            tracemalloc.stop()
            assert used < 500_000 or not measured
        await hall.close()

    run(story())


@pytest.mark.parametrize("level", bots.LEVELS)
def test_bots_of_every_level_go_on(tmp_path: Path, level: str) -> None:
    async def story() -> None:
        hall = await hall_at(tmp_path)
        live = await hall.create(NewTable("mexica", [NewSeat("me"), NewSeat("bot", level=level)]), ANA)
        await speak(live, random.Random(1))
        while live.moment.actors != [0]:
            await asyncio.wait_for(live.changed.wait(), 30)
        assert live.lines[-1].actor == 1
        await hall.close()

    run(story())


def test_a_bot_of_a_file_cannot_be_asked_for() -> None:
    for code in ("./mybot.py:Clever", "search:1000s", "random:1", "x" * 40):
        with pytest.raises(Refused, match="bad-set-up"):
            bots.level_of(code)


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
