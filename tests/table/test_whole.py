"""A table is read as a whole: from PostgreSQL by one statement, so that nobody sees a half of what others write."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import pytest
import sqlalchemy as sql

from patolli.engine.played import SaidLine
from patolli.table.rows import ChatRow, LinkRow, NoticeRow, SeatRow, TableRow
from patolli.table.store import Store
from patolli.table.whole import PARTS
from tests.table.postgres import Postgres

TIME = 1_790_000_000.123456


def filled() -> TableRow:
    """With something of each part."""
    seats = [SeatRow("person", "Ana", "", "secret", {"desk"}, used=True), SeatRow("bot", "", "adept", "other")]
    lines = [SaidLine(0, "place H6", start=0, time=TIME), SaidLine(-1, "roll 3 4", True, 0, TIME + 0.1)]
    row = TableRow("t" * 16, "mexica", 2, {"islands": "3"}, "", "desk", False, seats, lines, clock=(600, 5))
    row.notices = [NoticeRow(1, 2, "hint", 0, "Ana “the first”")]
    return row


@contextmanager
def statements(engine: sql.Engine) -> Iterator[list[str]]:
    """What the database is asked meanwhile."""
    asked: list[str] = []

    def note(*args: object) -> None:
        asked.append(str(args[2]))

    sql.event.listen(engine, "before_cursor_execute", note)
    yield asked
    sql.event.remove(engine, "before_cursor_execute", note)


async def written(url: str) -> Store:
    store, row = Store(url), filled()
    await store.open()
    await store.create(row)
    link = LinkRow(0, "for a phone", TIME, False)
    await store.make_link(row.id, link)
    await store.use_link(row.id, link, "phone")
    await store.end_others(row.id, 0, "desk")
    await store.chat(row.id, ChatRow(1, None, "Grüße, 'n Tag!", TIME))
    return store


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new()


def test_all_of_a_table_is_read_as_it_was_written(url: str) -> None:
    async def story() -> None:
        store, row = await written(url), filled()
        found = await store.load(row.id)
        assert found is not None
        row.chat = [ChatRow(1, None, "Grüße, 'n Tag!", TIME)]
        row.departed = {(0, "phone"): "ended"}
        for part in PARTS:
            name = "clock" if part == "clocks" else part
            if name != "owners":
                assert getattr(found, name) == getattr(row, name)
        assert found.seats[0].owners == {"desk"}
        assert {**asdict(found), "lines": []} == {**asdict((await store.load(row.id, 0, 99)) or row)}
        for edition, seq, lines in ((0, 1, 1), (0, 2, 0), (1, 1, 2)):
            later = await store.load(row.id, edition, seq)
            assert later is not None
            assert later.lines == row.lines[2 - lines :], "those after the first ones, if it is still of that edition"
        assert await store.load("x" * 16) is None
        await store.close()

    asyncio.run(story())


def test_postgresql_is_asked_once_and_without_a_transaction(postgres: Postgres) -> None:
    """A statement is of one moment: what others commit meanwhile is seen wholly, or not at all."""

    async def story() -> None:
        store, id = await written(postgres.new()), filled().id
        for reading in (store.load(id), store.more_lines(id, 0), store.changes([id])):
            with statements(store.engine) as asked:
                await reading
            assert len(asked) == 1
        with store.reading.connect() as db:
            assert db.connection.driver_connection is not None
            assert db.connection.driver_connection.autocommit
        with store.engine.connect() as db:
            assert db.connection.driver_connection is not None
            assert not db.connection.driver_connection.autocommit, "the same connection, for what is written"
        await store.close()

    asyncio.run(story())
