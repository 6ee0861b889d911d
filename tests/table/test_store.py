"""The store that a host names, and what is deleted from it."""

from __future__ import annotations

import random
import socket
import time
from pathlib import Path

import pytest
import sqlalchemy as sql

from patolli.table.errors import Refused
from patolli.table.layouts import BadStore
from patolli.table.limits import Limits
from patolli.table.rows import ChatRow
from patolli.table.schema import ATTEMPTS, LAYOUT, META, PUZZLES, SERVERS, SETTINGS, SOLVERS
from patolli.table.serve import main
from patolli.table.store import Store
from patolli.table.table import Table
from patolli.table.tables import DAY_SECONDS, Tables
from tests.table.test_tables import run, speak, table


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("nonsense", "A store is sqlite:///"),
        ("mysql://ana@host/tables", "A store is sqlite:///"),
        ("sqlite:////no/such/folder/tables.db", "cannot be opened"),
        ("sqlite:///{here}/letter.txt", "cannot be opened"),
        ("sqlite:///{here}", "cannot be opened"),
        ("sqlite:///{here}/ring", "cannot be opened"),
        ("sqlite:///{here}/" + "x" * 300, "cannot be opened"),
        ("sqlite:///{here}/a%00b", "A store is sqlite:///"),
        ("sqlite:///file:{here}/tables.db?mode=memory&uri=true", "A store is sqlite:///"),
        ("postgresql://host:port/tables", "A store is sqlite:///"),
    ],
)
def test_a_store_that_cannot_be_used_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], url: str, sentence: str
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ana, " * 200)
    (tmp_path / "ring").symlink_to(tmp_path / "ring")
    assert main(["--port", "0", "--db", url.format(here=tmp_path)]) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert "Traceback" not in told.err
    assert len(told.err.splitlines()) == 1
    assert not told.out


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    store = ["--db", f"sqlite:///{tmp_path}/tables.db"]
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["--port", str(port), *store]) == 2
    told = capfd.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"Another program listens at port {port} of 127.0.0.1 already.")
    assert "--port" in told.err
    assert main(["--host", "203.0.113.1", *store]) == 2
    assert "cannot listen at port 8000 of 203.0.113.1" in capfd.readouterr().err


@pytest.mark.parametrize("given", [["--port", "99999"], ["--port", "x"], ["--keep", "-1"], ["--rate", "0"]])
def test_a_number_that_cannot_be_is_told_in_a_sentence(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(given)
    assert given[0] in capsys.readouterr().err.splitlines()[-1]


def test_a_store_of_another_layout_is_left_alone(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        await store.open()
        await store.open()
        with store.engine.begin() as db:
            db.execute(sql.update(SETTINGS).where(SETTINGS.c.name == "layout").values(value=str(LAYOUT + 1)))
        with pytest.raises(BadStore, match="another Patolli"):
            await store.open()
        await store.close()

    run(story())


def test_the_password_of_a_store_is_not_told(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/no/such/folder/tables.db")
    store.engine.url = store.engine.url.set(password="jaguar", username="ana", host="host")

    async def story() -> None:
        with pytest.raises(BadStore) as told:
            await store.open()
        assert "jaguar" not in str(told.value)
        await store.close()

    run(story())


def test_what_was_left_long_ago_is_deleted_whole_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        tables = Tables(Store(f"sqlite:///{tmp_path}/tables.db"), Limits(), keep=30)
        await tables.open()
        old, played, watched, new = [await table(tables) for _ in range(4)]
        with tables.store.engine.begin() as db:
            for live in (old, played, watched):
                db.execute(sql.text("update tables set created = 0 where id = :id"), {"id": live.session.id})
                db.execute(sql.text('update lines set time = 0 where "table" = :id'), {"id": live.session.id})
        await tables.store.chat(old.session.id, ChatRow(1, 0, "Good bye", 0))
        await speak(played, random.Random(1))
        for live in (old, played, new):
            live.give_up()
            del tables.open_tables[live.session.id]
        await tables.delete_old(time.time())
        with pytest.raises(Refused):
            await tables.find(old.session.id)
        for live in (played, watched, new):
            assert (await tables.find(live.session.id)).session.seq > 0
        with tables.store.engine.connect() as db:
            for kept in META.sorted_tables:
                if kept not in (SETTINGS, SERVERS, SOLVERS, PUZZLES, ATTEMPTS):
                    name = "id" if kept.name == "tables" else "table"
                    assert old.session.id not in db.execute(sql.select(kept.c[name])).scalars().all(), kept.name
        tables.open_tables.clear()
        await say_at(tables, played.session.id, 31 * DAY_SECONDS)
        await tables.delete_old(time.time() + 31 * DAY_SECONDS)  # the clock was set, as far as anybody can tell
        await tables.delete_old(time.time() + 31 * DAY_SECONDS)
        await tables.delete_old(time.time() + 31 * DAY_SECONDS)
        with pytest.raises(Refused):
            await tables.find(new.session.id)
        assert (await tables.find(played.session.id)).session.seq > 0
        assert tables.cleaned > 0
        await tables.close()

    run(story())


async def say_at(tables: Tables, id: str, ahead: float) -> None:
    """Let the last line of a table be said so many seconds from now."""
    with tables.store.engine.begin() as db:
        last = '(select max(seq) from lines where "table" = :id)'
        change = sql.text(f'update lines set time = :time where "table" = :id and seq = {last}')
        db.execute(change, {"id": id, "time": time.time() + ahead})


async def kept(tables: Tables, *lives: Table) -> list[bool]:
    """Which of the tables are still there, when nobody has looked at them for a while."""
    return [await tables.store.load(live.session.id) is not None for live in lives]


def test_a_clock_that_was_set_deletes_nothing(tmp_path: Path) -> None:
    """40 days ahead, with 30 days to keep: what was played a minute ago stays, at every look."""

    async def story() -> None:
        tables = Tables(Store(f"sqlite:///{tmp_path}/tables.db"), Limits(), keep=30)
        await tables.open()
        first, second = await table(tables), await table(tables)
        tables.open_tables.clear()
        await say_at(tables, first.session.id, -20 * DAY_SECONDS)
        for _ in range(3):
            await tables.delete_old(time.time() + 40 * DAY_SECONDS)
            assert await kept(tables, first, second) == [True, True]
        for _ in range(3):
            await tables.delete_old(time.time())
            assert await kept(tables, first, second) == [True, True]
        await tables.close()

    run(story())


def test_nothing_is_deleted_at_the_first_look_after_the_clock_was_set(tmp_path: Path) -> None:
    """Also when somebody has said a line by the wrong clock; and also when the server began with it."""

    async def story() -> None:
        url = f"sqlite:///{tmp_path}/tables.db"
        tables = Tables(Store(url), Limits(), keep=30)
        await tables.open()
        first, second = await table(tables), await table(tables)
        tables.open_tables.clear()
        await say_at(tables, second.session.id, 40 * DAY_SECONDS)
        await tables.delete_old(time.time() + 40 * DAY_SECONDS)
        assert await kept(tables, first, second) == [True, True]
        await tables.close()
        again = Tables(Store(url), Limits(), keep=30)
        await again.open()
        await again.delete_old(time.time() + 40 * DAY_SECONDS)
        assert await kept(again, first, second) == [True, True]
        await again.close()

    run(story())


def test_nothing_is_deleted_at_the_first_look_of_a_server_that_begins_with_a_wrong_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody has said a line by another wrong clock before: for that one all others are old."""

    async def story() -> None:
        url = f"sqlite:///{tmp_path}/tables.db"
        tables = Tables(Store(url), Limits(), keep=30)
        await tables.open()
        first, second = await table(tables), await table(tables)
        await say_at(tables, second.session.id, 40 * DAY_SECONDS)
        await tables.close()
        true = time.time
        monkeypatch.setattr(time, "time", lambda: true() + 42 * DAY_SECONDS)
        again = Tables(Store(url), Limits(), keep=30)
        await again.open()
        await again.delete_old(time.time())
        assert await kept(again, first, second) == [True, True]
        await again.close()

    run(story())


def test_the_second_look_after_the_clock_was_set_deletes_again(tmp_path: Path) -> None:
    """One look is left out, not two, also when the server began long after the newest line."""

    async def story() -> None:
        tables = Tables(Store(f"sqlite:///{tmp_path}/tables.db"), Limits(), keep=30)
        await tables.open()
        old, new = await table(tables), await table(tables)
        tables.open_tables.clear()
        with tables.store.engine.begin() as db:
            db.execute(sql.text("update tables set created = 0"))
            db.execute(sql.text('update lines set time = 5 where "table" = :id'), {"id": old.session.id})
        tables.wary = True
        later = time.time() + 2 * DAY_SECONDS
        await tables.delete_old(later)
        assert await kept(tables, old, new) == [True, True]
        await tables.delete_old(later)
        assert await kept(tables, old, new) == [False, True]
        await tables.close()

    run(story())


def test_a_time_ahead_of_the_clock_counts_as_now(tmp_path: Path) -> None:
    async def story() -> None:
        tables = Tables(Store(f"sqlite:///{tmp_path}/tables.db"), Limits(), keep=30)
        await tables.open()
        old, new, ahead = [await table(tables) for _ in range(3)]
        tables.open_tables.clear()
        with tables.store.engine.begin() as db:
            db.execute(sql.text("update tables set created = 0"))
            db.execute(sql.text("update lines set time = :time"), {"time": time.time() - 29 * DAY_SECONDS})
            db.execute(sql.text('update lines set time = 5 where "table" = :id'), {"id": old.session.id})
        await say_at(tables, ahead.session.id, 1000 * DAY_SECONDS)
        await tables.delete_old(time.time())
        assert await kept(tables, old, new, ahead) == [False, True, True]
        await tables.close()

    run(story())
