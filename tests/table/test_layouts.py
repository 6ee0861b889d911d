"""The layouts of the store: what is brought over, step by step, and what is left as it was."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from patolli import say
from patolli.table import layouts, seating
from patolli.table.engines import engine_of
from patolli.table.layouts import BadStore
from patolli.table.limits import Limits
from patolli.table.news import Audience
from patolli.table.rows import TableRow
from patolli.table.schema import LAYOUT, META
from patolli.table.serve import main
from patolli.table.session import Guest
from patolli.table.sole import sole
from patolli.table.store import Store
from patolli.table.tables import Tables
from tests.table.postgres import NOBODY, Postgres
from tests.table.test_tables import run

STORES = Path(__file__).parent / "stores"
ANA, BEN, CY = (f"{name:{name[0].upper()}<22}" for name in ("ana", "ben", "cyy"))
MEXICA, LAPINS, CHOCOLATL, ZAPOTEC, REMATCH, PLAYED_FOR = (
    "PUww28XOnHVOuASN",
    "0NCjUwtIi7ygUnYo",
    "ntgllCFnDZt54dcl",
    "D3iUcSRZ7kLeN6ba",
    "JYSgGcbw8RLe4UCR",
    "p4_qtnRIKafYFa-L",
)
"""The games in the old stores; both hold the same."""


def old_sqlite(folder: Path, layout: int = 1) -> str:
    """A store as the first layout wrote it, or another one."""
    path = folder / "tables.db"
    with sqlite3.connect(path) as db:
        db.executescript((STORES / f"layout-{layout}-sqlite.sql").read_text(encoding="utf-8"))
    db.close()
    return f"sqlite:///{path}"


def old_postgres(postgres: Postgres, layout: int = 1) -> str:
    url = postgres.new()
    engine = sql.create_engine(url)
    with engine.begin() as db:
        for statement in (STORES / f"layout-{layout}-postgresql.sql").read_text(encoding="utf-8").split(";\n"):
            if statement.strip():
                db.exec_driver_sql(statement.replace("%", "%%"))
    engine.dispose()
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a store of layout 1, with games in it."""
    if request.param == "sqlite":
        return old_sqlite(tmp_path)
    return old_postgres(request.getfixturevalue("postgres"))


def shape(engine: sql.Engine) -> dict[str, object]:
    """All tables with their columns, keys and indexes."""
    found = sql.inspect(engine)
    return {
        name: (
            [(column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(name)],
            found.get_pk_constraint(name)["constrained_columns"],
            sorted(str(index["column_names"]) for index in found.get_indexes(name)),
        )
        for name in found.get_table_names()
    }


def content(engine: sql.Engine) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a store, by table, whatever its layout."""
    with engine.connect() as db:
        return {
            name: sorted((tuple(row) for row in db.exec_driver_sql(f'SELECT * FROM "{name}"')), key=repr)
            for name in sql.inspect(db).get_table_names()
        }


def test_a_store_of_the_first_layout_is_brought_over_with_its_games(old: str, tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(old)
        before = content(store.engine)
        tables = Tables(store, Limits())
        await tables.open()
        after = content(store.engine)
        for name, rows in before.items():
            if name != "settings":
                assert [row[: len(before[name][0])] for row in after[name]] == rows, name
        fresh = Store(f"sqlite:///{tmp_path}/fresh.db") if "sqlite" in old else None
        if fresh:
            await fresh.open()
            assert shape(fresh.engine) == shape(store.engine)
            await fresh.close()
        assert set(after) == set(META.tables)
        ana, ben, cy = Guest(ANA, "en"), Guest(BEN, "en"), Guest(CY, "en")
        live = await tables.find(MEXICA)
        assert (live.session.seq, live.session.row.edition, len(live.session.row.chat), live.session.row.clock) == (
            57,
            1,
            2,
            (600, 5),
        )
        assert [seat.used for seat in live.session.seats] == [True, True]
        assert live.session.seats[1].owners == {BEN, CY}, "who sat there by the old rules stays"
        assert not live.session.hints_allowed
        assert (await tables.find(CHOCOLATL)).session.hints_allowed
        assert [seat.used for seat in (await tables.find(LAPINS)).session.seats] == [True, False, True]
        assert [(seat.kind, seat.used) for seat in (await tables.find(PLAYED_FOR)).session.seats] == [
            ("person", True),
            ("bot", True),
            ("open", False),
        ]
        finished = await tables.find(ZAPOTEC)
        assert finished.session.over
        assert finished.session.row.next == REMATCH
        seat = live.session.actors[0]
        speaker = {0: ana, 1: ben}[seat]
        news = live.broadcast.bulletin().message(Audience.of(live.session, speaker, seat), 0)
        assert b'"notices":[]' in news
        await live.session.talk(cy, 1, "Still here")
        await seating.change(live.session, ana, 1, "bot", "random")
        assert [notice.kind for notice in live.session.notices] == ["bot"]
        await tables.close()

    run(story())


def test_a_store_of_the_second_layout_keeps_its_notices_and_learns_how_games_ended(tmp_path: Path) -> None:
    async def story() -> None:
        tables = Tables(Store(old_sqlite(tmp_path, 2)), Limits())
        await tables.open()
        live = await tables.find(MEXICA)
        assert [(notice.kind, notice.seat) for notice in live.session.notices] == [("freed", 1)]
        assert [(seat.resigned, seat.takebacks) for seat in live.session.seats] == [(False, 0)] * 2
        (listed,) = [row for row in await tables.store.mine(ANA, 9) if row.id == ZAPOTEC]
        assert (listed.actors, listed.outcome) == ([], None), "nobody has counted it yet"
        state = (await tables.find(ZAPOTEC)).session.match.state
        (listed,) = [row for row in await tables.store.mine(ANA, 9) if row.id == ZAPOTEC]
        assert listed.outcome
        assert (listed.outcome.points, listed.outcome.places) == (state.points(), state.places())
        await tables.close()

    run(story())


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_store_of_the_third_layout_counts_changes_from_now_on(
    request: pytest.FixtureRequest, tmp_path: Path, database: str
) -> None:
    """Games in which something was taken back in secret go on, too."""
    postgres = request.getfixturevalue("postgres") if database == "postgresql" else None
    url = old_postgres(postgres, 3) if postgres else old_sqlite(tmp_path, 3)

    async def story() -> None:
        tables = Tables(Store(url), Limits())
        await tables.open()
        ana = Guest(ANA, "en")
        hushed = next(row.id for row in await tables.store.mine(ANA, 9) if row.game == "lapins" and len(row.seats) == 2)
        for id in (MEXICA, hushed):
            session = (await tables.find(id)).session
            seat = session.actors[0]
            assert (session.row.changes, session.row.edition) == (0, 1)
            assert (session.row.hushed is not None) == (id == hushed)
            speaker = next(Guest(browser, "en") for browser in session.seats[seat].owners)
            numbers, state = session.numbers, session.match.state
            line = say(state, seat, state.moves(seat)[0])
            await session.say(speaker, seat, numbers.seq(seat), numbers.edition(seat), [line])
            await session.talk(ana, 0, "Still here")
            assert session.row.changes == 2
        assert await tables.store.changes([MEXICA, hushed]) == {MEXICA: 2, hushed: 2}
        await tables.close()

    run(story())


def test_both_old_stores_hold_the_same_games(tmp_path: Path, postgres: Postgres) -> None:
    async def tables(url: str) -> list[TableRow | None]:
        store = Store(url)
        await store.open()
        found = [await store.load(id) for id in (MEXICA, LAPINS, CHOCOLATL, ZAPOTEC, REMATCH, PLAYED_FOR)]
        await store.close()
        return found

    lite, post = asyncio.run(tables(old_sqlite(tmp_path))), asyncio.run(tables(old_postgres(postgres)))
    assert all(lite)
    assert lite == post


def test_the_tables_of_postgresql_are_the_same_made_or_brought_over(postgres: Postgres) -> None:
    async def story() -> None:
        made, brought = Store(postgres.new()), Store(old_postgres(postgres))
        for store in (made, brought):
            await store.open()
        assert shape(made.engine) == shape(brought.engine)
        for store in (made, brought):
            await store.close()

    run(story())


def test_a_step_is_done_whole_or_not_at_all(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last statement fails: tables and columns that were made before it are gone again, and the next try works."""

    async def story() -> None:
        store = Store(old)
        before, looks = content(store.engine), shape(store.engine)
        with monkeypatch.context() as broken:
            broken.setitem(layouts.STEPS, 1, [*layouts.STEPS[1], "UPDATE nowhere SET nothing = 1"])
            with pytest.raises(BadStore, match="cannot be opened"):
                await store.open()
        assert (content(store.engine), shape(store.engine)) == (before, looks)
        await store.open()
        assert ("layout", str(LAYOUT)) in content(store.engine)["settings"]
        await store.close()

    run(story())


def test_two_processes_bring_a_store_over_at_once(old: str) -> None:
    async def story() -> None:
        stores = [Store(old) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        assert ("layout", str(LAYOUT)) in content(stores[0].engine)["settings"]
        for store in stores:
            await store.close()

    run(story())


def test_a_busy_machine_may_take_its_time_between_the_statements_of_a_step(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move has three seconds. On a machine with much other work a store was not brought over."""
    url = old_postgres(postgres, LAYOUT - 1)
    look = "CREATE TABLE seen AS SELECT current_setting('idle_in_transaction_session_timeout') AS time"
    monkeypatch.setitem(layouts.STEPS, LAYOUT - 1, [*layouts.STEPS[LAYOUT - 1], look])
    engine = engine_of(url)
    layouts.bring_up(engine)
    with engine.connect() as db:
        assert db.exec_driver_sql("SELECT time FROM seen").scalar() == "1min"
    engine.dispose()


def test_every_layout_leads_to_the_next() -> None:
    assert sorted(layouts.STEPS) == list(range(1, LAYOUT))


def refused(url: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What `patolli serve` says, and ends."""
    assert main(["--port", "0", "--db", url]) == 2
    told = capsys.readouterr()
    assert not told.out
    assert len(told.err.splitlines()) == 1
    return told.err


FOREIGN = {
    "library": "CREATE TABLE books (title TEXT); INSERT INTO books VALUES ('Popol Vuh');",
    "settings": "CREATE TABLE settings (name TEXT, value TEXT); INSERT INTO settings VALUES ('layout', '1');",
    "same names": "".join(f'CREATE TABLE "{name}" (x TEXT);' for name in sorted(layouts.OURS)),
    "a view": "CREATE VIEW one AS SELECT 1;",
}


@pytest.mark.parametrize("journal", ["DELETE", "WAL"])
@pytest.mark.parametrize("made", [*FOREIGN.values(), "PRAGMA application_id = 77;"], ids=[*FOREIGN, "marked"])
def test_a_database_of_another_program_is_left_byte_for_byte_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], made: str, journal: str
) -> None:
    path = tmp_path / "books.db"
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA journal_mode={journal}")
    db.executescript(made)
    db.close()
    before = path.read_bytes()
    assert "belongs to another program" in refused(f"sqlite:///{path}", capsys)
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["books.db"]


def test_a_database_that_another_program_has_open_is_left_to_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "books.db"
    db = sqlite3.connect(path)
    db.execute("PRAGMA journal_mode=WAL")
    db.executescript(FOREIGN["library"])
    before = path.read_bytes(), path.with_name("books.db-wal").read_bytes()
    assert "belongs to another program" in refused(f"sqlite:///{path}", capsys)
    assert (path.read_bytes(), path.with_name("books.db-wal").read_bytes()) == before
    db.close()


@pytest.mark.parametrize("made", FOREIGN.values(), ids=FOREIGN)
def test_a_postgresql_of_another_program_is_left_as_it_was(
    postgres: Postgres, capsys: pytest.CaptureFixture[str], made: str
) -> None:
    url = postgres.new()
    engine = sql.create_engine(url)
    with engine.begin() as db:
        for statement in made.split(";")[:-1]:
            db.exec_driver_sql(statement)
    before = shape(engine), content(engine)
    assert "belongs to another program" in refused(url, capsys)
    assert (shape(engine), content(engine)) == before
    engine.dispose()


@pytest.mark.parametrize("number", [str(LAYOUT + 1), "0", "99"])
def test_a_store_of_another_layout_is_left_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], number: str
) -> None:
    url = old_sqlite(tmp_path)
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as db:
        db.execute("UPDATE settings SET value = ? WHERE name = 'layout'", (number,))
    db.close()
    before = path.read_bytes()
    told = refused(url, capsys)
    assert f"another Patolli (layout {number}, this one writes {LAYOUT})" in told
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["tables.db"]


def test_an_old_store_that_is_served_is_not_brought_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The older program that serves it goes on with its own layout."""
    url = old_sqlite(tmp_path)
    path = tmp_path / "tables.db"
    before = path.read_bytes()
    with sole(url):
        assert "serves the store" in refused(url, capsys)
    assert path.read_bytes() == before


def test_a_newer_postgresql_is_left_as_it_was(postgres: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    url = old_postgres(postgres)
    engine = sql.create_engine(url)
    with engine.begin() as db:
        db.exec_driver_sql(f"UPDATE settings SET value = '{LAYOUT + 1}' WHERE name = 'layout'")
    before = shape(engine), content(engine)
    assert "another Patolli" in refused(url, capsys)
    assert (shape(engine), content(engine)) == before
    engine.dispose()


@pytest.fixture
def locked() -> Iterator[Path]:
    """A folder in which whoever runs the test may read and not write."""
    folder = Path(tempfile.mkdtemp(prefix="patolli-locked-"))
    yield folder
    os.seteuid(os.getuid())
    folder.chmod(0o755)
    shutil.rmtree(folder)


def lock(folder: Path, mode: int) -> None:
    """From now on nothing in the folder can be written; root becomes nobody for that."""
    for path in folder.iterdir():
        path.chmod(0o444)
    folder.chmod(mode)
    if os.getuid() == 0:
        os.seteuid(pwd.getpwnam(NOBODY).pw_uid)


@pytest.mark.parametrize("layout", ["old", "new"])
def test_a_store_that_can_only_be_read_is_refused_at_the_start(
    locked: Path, capsys: pytest.CaptureFixture[str], layout: str
) -> None:
    url = old_sqlite(locked)
    if layout == "new":

        async def bring_over() -> None:
            store = Store(url)
            await store.open()
            await store.close()

        run(bring_over())
    before = (locked / "tables.db").read_bytes()
    lock(locked, 0o555)
    assert "tables.db" in refused(url, capsys)
    os.seteuid(os.getuid())
    assert (locked / "tables.db").read_bytes() == before


def test_a_store_that_is_opened_to_be_read_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old_sqlite(tmp_path)
    told = refused(f"sqlite:///file:{tmp_path}/tables.db?mode=ro&uri=true", capsys)
    assert "can only be read" in told
    assert "--db" in told


@pytest.mark.parametrize("language", ["en", "fr", "nl", "pt"])
def test_what_is_wrong_with_a_store_is_told_in_every_language(language: str) -> None:
    told = BadStore("foreign", store="sqlite:///books.db").tell(language)
    assert "sqlite:///books.db" in told
    assert "--db" in told
