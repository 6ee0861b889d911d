"""Backup, restore and copying between databases, tried by restoring and playing on; also while a server writes."""

from __future__ import annotations

import os
import random
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from patolli.cli import main
from patolli.stage.speech import LANGUAGES
from patolli.table import copying
from patolli.table.backups import LAST_BACKUP, Count, backup, restore
from patolli.table.copying import COPIED, copy_store, sum_of
from patolli.table.layouts import BadStore, bring_up
from patolli.table.limits import Limits
from patolli.table.schema import ATTEMPTS, LAYOUT, META, PUZZLES, REVIEWS, SETTINGS, SOLVERS, TABLES
from patolli.table.sole import sole
from patolli.table.store import Store
from patolli.table.tables import Tables
from tests.table.postgres import Postgres
from tests.table.server import Person, Server, random_line
from tests.table.test_layouts import content, old_postgres, old_sqlite
from tests.table.test_tables import run
from tests.table.test_versions import GAMES, speak
from tests.waiting import PATIENCE, wait_until

New = Callable[[], str]
ALL = Count(7, 398)
"""What the store of layout 4 holds."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, New]:
    """The URL of a store with games of all four, and of as many empty ones as are wanted."""
    if request.param == "sqlite":
        numbers = iter(range(1, 9))
        return old_sqlite(tmp_path, 4), lambda: f"sqlite:///{tmp_path}/new{next(numbers)}.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return old_postgres(postgres, 4), postgres.new


def rows(url: str) -> dict[str, list[tuple[object, ...]]]:
    """All that a store holds, but when the last backup was."""
    engine = sql.create_engine(url)
    found = content(engine)
    engine.dispose()
    found["settings"] = [row for row in found["settings"] if row[0] != LAST_BACKUP]
    return found


async def play_on(url: str) -> None:
    """Each game of a store in which a person is asked goes on."""
    tables = Tables(Store(url), Limits())
    await tables.open()
    with tables.store.engine.connect() as db:
        ids = [str(id) for (id,) in db.exec_driver_sql("SELECT id FROM tables")]
    played = set()
    for id in ids:
        live = await tables.find(id)
        if await speak(live):
            played.add(live.session.row.game)
    assert played == GAMES
    await tables.close()


def test_a_backup_is_restored_and_played_on(database: tuple[str, New], tmp_path: Path) -> None:
    url, new = database
    file, before = tmp_path / "tables.backup", rows(url)
    assert backup(url, file) == ALL
    assert file.stat().st_mode & 0o777 == 0o600, "it holds the key of all cookies"
    assert [one.name for one in tmp_path.iterdir() if ".backup" in one.name] == ["tables.backup"]
    assert rows(url) == before
    again = new()
    assert restore(file, again) == ALL
    assert rows(again) == before
    run(play_on(again))
    with pytest.raises(BadStore, match="There is something in"):
        restore(file, again)
    with pytest.raises(BadStore, match="exists already"):
        backup(url, file)


class Moves(threading.Thread):
    """Somebody who plays without a pause, and remembers what was answered."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self.person = Person(server)
        self.table, _ = self.person.make("mexica", "me", "here")
        self.said = 0
        self.done = threading.Event()

    def run(self) -> None:
        rng = random.Random(3)
        while not self.done.is_set():
            news = self.person.news(self.table)
            if news["over"]:
                self.table, _ = self.person.make("mexica", "me", "here")
                continue
            assert self.person.say(self.table, news, random_line(news, rng)).status_code == 200
            self.said += 1


@pytest.mark.slow
def test_a_backup_while_a_server_writes_is_whole(database: tuple[str, New], tmp_path: Path) -> None:
    """All that was answered before it began is in it, and another server goes on with it."""
    url, new = database
    server = Server(tmp_path, db=url)
    server.start()
    moves = Moves(server)
    moves.start()
    wait_until(lambda: moves.said > 5)
    known = moves.table, moves.person.news(moves.table)["seq"]
    counts = [backup(url, tmp_path / f"{n}.backup") for n in range(3)]
    wait_until(lambda: moves.said > 15)
    moves.done.set()
    moves.join(PATIENCE)
    server.kill()
    assert all(count.games > ALL.games and count.lines > ALL.lines for count in counts)
    again = new()
    assert restore(tmp_path / "0.backup", again) == counts[0]
    (tmp_path / "other").mkdir()
    other = Server(tmp_path / "other", db=again)
    other.start()
    ana = Person(other)
    ana.http.cookies = moves.person.http.cookies
    news = ana.news(known[0])
    assert news["seq"] >= known[1]
    assert news["mine"] == [0, 1], "who sits where is kept, and the key that signs cookies"
    assert ana.say(known[0], news, random_line(news, random.Random(1))).status_code == 200
    ana.close()
    other.stop()


def test_when_the_last_backup_was_is_known(database: tuple[str, New], tmp_path: Path) -> None:
    url, _ = database
    for n in range(2):
        backup(url, tmp_path / str(n))
        found = dict(row for row in _settings(url))
        assert int(found[LAST_BACKUP]) > 1_000_000_000
        assert set(found) == {"key", "layout", LAST_BACKUP} or set(found) == {"layout", LAST_BACKUP}


def _settings(url: str) -> list[tuple[str, str]]:
    engine = sql.create_engine(url)
    with engine.connect() as db:
        found = [(str(name), str(value)) for name, value in db.execute(sql.select(SETTINGS))]
    engine.dispose()
    return found


# What cannot be done


def refused(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    """The one sentence that a command says when it fails."""
    assert main([str(word) for word in words]) == 1
    told = capsys.readouterr()
    assert not told.out
    assert len(told.err.splitlines()) == 1, told.err
    return told.err


def test_mistakes_are_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, file, new = old_sqlite(tmp_path, 4), tmp_path / "b", f"sqlite:///{tmp_path}/new.db"
    nowhere = f"sqlite:///{tmp_path}/nowhere.db"
    assert "There is no store" in refused(capsys, "backup", file, "--db", nowhere)
    assert not (tmp_path / "nowhere.db").exists(), "a mistake in an address makes no store"
    assert "cannot be written" in refused(capsys, "backup", tmp_path / "no" / "b", "--db", url)
    assert "A store is" in refused(capsys, "backup", file, "--db", "mysql://x")
    assert "cannot be read" in refused(capsys, "restore", file, "--db", new)
    file.write_text("Popol Vuh")
    assert "exists already" in refused(capsys, "backup", file, "--db", url)
    assert "is not a backup" in refused(capsys, "restore", file, "--db", new)
    file.write_bytes(b"PGDMP and so on")
    assert "backup of a PostgreSQL" in refused(capsys, "restore", file, "--db", new)
    assert not (tmp_path / "new.db").exists()
    assert main(["backup", str(tmp_path / "c"), "--db", url]) == 0
    assert "Games: 7, lines: 398." in capsys.readouterr().out
    for language in LANGUAGES:
        told = refused(capsys, "restore", tmp_path / "c", "--db", url, "--language", language)
        assert "tables.db" in told
    assert rows(url)["lines"]


def test_a_newer_backup_and_that_of_another_program_are_refused(tmp_path: Path) -> None:
    url, new = old_sqlite(tmp_path, 4), f"sqlite:///{tmp_path}/new.db"
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as db:
        db.execute("UPDATE settings SET value = ? WHERE name = 'layout'", (LAYOUT + 1,))
    db.close()
    with pytest.raises(BadStore, match="another Patolli"):
        restore(path, new)
    with pytest.raises(BadStore, match="another Patolli"):
        backup(url, tmp_path / "b")
    with sqlite3.connect(tmp_path / "books.db") as db:
        db.execute("CREATE TABLE books (title TEXT)")
    db.close()
    with pytest.raises(BadStore, match="belongs to another program"):
        restore(tmp_path / "books.db", new)
    assert not (tmp_path / "new.db").exists()


def test_what_a_killed_server_left_is_not_mixed_with_a_backup(tmp_path: Path) -> None:
    """SQLite would put the log of the store that was there before into the restored file."""
    old, broken, file, other = old_sqlite(tmp_path, 4), tmp_path / "broken", tmp_path / "b", tmp_path / "other"
    assert backup(old, file) == ALL
    path, log = tmp_path / "tables.db", tmp_path / "tables.db-wal"
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("CREATE TABLE more (text TEXT)")
        db.commit()
        left = log.read_bytes()
    path.rename(broken)
    log.write_bytes(left)
    with pytest.raises(BadStore, match="tables.db-wal was left by a program that was killed"):
        restore(file, old)
    assert not path.exists()
    (tmp_path / "other-wal").write_bytes(left)
    with pytest.raises(BadStore, match="other-wal was left"):
        backup(f"sqlite:///{broken}", other)
    log.unlink()
    assert restore(file, old) == ALL


def test_what_is_not_in_the_file_yet_is_not_left_out_of_a_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where only the file can be read, its log cannot: then it is no backup."""
    url = old_sqlite(tmp_path, 4)
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    class Unopened(sqlite3.Connection):
        def execute(self, *_: Any) -> sqlite3.Cursor:
            raise sqlite3.OperationalError("unable to open database file")

    def connected(name: str, **options: Any) -> sqlite3.Connection:
        return connect(name, **options, **({"factory": Unopened} if "mode=rw" in name else {}))

    monkeypatch.setattr(sqlite3, "connect", connected)
    assert backup(url, tmp_path / "b") == ALL, "nobody writes what nobody can write"
    (tmp_path / "tables.db-wal").write_bytes(b"lines")
    with pytest.raises(BadStore, match="unable to open"):
        backup(url, tmp_path / "c")
    assert not (tmp_path / "c").exists()


def test_nothing_is_restored_where_a_server_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its file may have been moved away while it goes on, or may come in a moment."""
    file, new = tmp_path / "b", f"sqlite:///{tmp_path}/new.db"
    backup(old_sqlite(tmp_path, 4), file)
    with sole(new):
        assert "serves the store" in refused(capsys, "restore", file, "--db", new)
    assert "cannot be written" in refused(capsys, "restore", file, "--db", f"sqlite:///{tmp_path}/no/new.db")
    assert restore(file, new) == ALL


def test_a_store_that_lacks_lines_is_no_backup(database: tuple[str, New], tmp_path: Path) -> None:
    url, _ = database
    engine = sql.create_engine(url)
    with engine.begin() as db:
        db.exec_driver_sql("DELETE FROM lines WHERE seq = 3")
    engine.dispose()
    with pytest.raises(BadStore, match="is damaged"):
        backup(url, tmp_path / "b")
    assert not [one for one in tmp_path.iterdir() if one.name.lstrip(".").startswith("b")]


@pytest.mark.parametrize(
    ("program", "told"),
    [("", "There is no pg_dump here"), ("#!/bin/sh\necho 'pg_dump (PostgreSQL) 9.6.24'\n", "is of PostgreSQL 9")],
    ids=["missing", "old"],
)
def test_a_pg_dump_that_is_missing_or_too_old_is_told(
    program: str, told: str, tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = old_postgres(postgres, 4)
    if program:
        (tmp_path / "pg_dump").write_text(program)
        (tmp_path / "pg_dump").chmod(0o755)
    monkeypatch.setenv("PG_BIN", str(tmp_path))
    with pytest.raises(BadStore, match=told):
        backup(url, tmp_path / "b")
    assert not (tmp_path / "b").exists()


def test_a_password_is_in_no_list_of_processes(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`pg_dump` is given it in its environment, which is its own."""
    url = sql.make_url(old_postgres(postgres, 4)).set(password="tlaloc")
    from tests.table.postgres import programs

    (tmp_path / "pg_dump").write_text(
        f'#!/bin/sh\necho "$PGPASSWORD $@" >>{tmp_path}/asked\nexec {programs()}/pg_dump "$@"\n'
    )
    (tmp_path / "pg_dump").chmod(0o755)
    monkeypatch.setenv("PG_BIN", str(tmp_path))
    backup(url.render_as_string(hide_password=False), tmp_path / "b")
    asked = (tmp_path / "asked").read_text().splitlines()[-1]
    assert asked.startswith("tlaloc --")
    assert asked.count("tlaloc") == 1
    assert os.environ.get("PGPASSWORD") is None


def test_a_backup_of_sqlite_comes_into_postgresql_by_copying(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "b"
    backup(old_sqlite(tmp_path, 4), file)
    new = postgres.new()
    assert f"patolli copy-store sqlite:///{file} URL" in refused(capsys, "restore", file, "--db", new)
    assert "has layout 4" in refused(capsys, "copy-store", f"sqlite:///{file}", new)


def test_other_tables_of_the_same_database_are_not_ours(tmp_path: Path, postgres: Postgres) -> None:
    url, new = old_postgres(postgres, 4), postgres.new()
    engine = sql.create_engine(url)
    with engine.begin() as db:
        db.exec_driver_sql("CREATE TABLE books (title TEXT)")
    engine.dispose()
    backup(url, tmp_path / "b")
    restore(tmp_path / "b", new)
    assert "books" not in rows(new)


# Copying


def test_a_store_goes_to_postgresql_and_back_row_by_row(tmp_path: Path, postgres: Postgres) -> None:
    lite, post, again = old_sqlite(tmp_path, 4), postgres.new(), f"sqlite:///{tmp_path}/again.db"
    bring_over(lite)
    keep_reviews_and_attempts(lite)
    assert copy_store(lite, post) == (ALL, False)
    assert copy_store(post, again) == (ALL, False)
    assert rows(again) == rows(lite)
    run(play_on(post))
    run(play_on(again))


def keep_reviews_and_attempts(url: str) -> None:
    """What is kept besides games."""
    rated = {"rating": 1512.3456789012345, "deviation": 1 / 3, "volatility": 0.06}
    one = {"game": "mexica", "puzzle": "abc"}
    engine = sql.create_engine(url)
    with engine.begin() as db:
        table = db.execute(sql.select(TABLES.c.id)).scalars().first()
        found = {"lost": 1e-17, "chances": [0.1 + 0.2, 1.0], "best": ["é"], "none": None}
        db.execute(sql.insert(REVIEWS).values(table=table, part="decision 0", digest="d", result=found))
        db.execute(sql.insert(SOLVERS).values(browser="ana", **rated))
        db.execute(sql.insert(PUZZLES).values(**one, **rated, tried=1, solved=0))
        tried = {**one, "solved": False, "day": "", "rating": 1 / 7, "change": -1e-9, "time": 1.5}
        db.execute(sql.insert(ATTEMPTS).values(browser="ana", **tried))
    engine.dispose()


def bring_over(url: str) -> None:
    engine = sql.create_engine(url)
    bring_up(engine)
    engine.dispose()


def test_a_copy_that_is_not_the_same_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lite, new = old_sqlite(tmp_path, 4), f"sqlite:///{tmp_path}/new.db"
    bring_over(lite)
    whole = copying._insert
    with monkeypatch.context() as careless:
        careless.setattr(copying, "_insert", lambda db, table, rows: whole(db, table, rows[:50]))
        with pytest.raises(BadStore, match="was not the same"):
            copy_store(lite, new)
    assert copy_store(lite, new) == (ALL, False), "and the next try finds nothing there"


@pytest.mark.parametrize(
    "meanwhile",
    [
        "UPDATE tables SET changes = changes + 1",
        "REPLACE INTO attempts VALUES ('ana', 'mexica', 'abc', 1, '', 1, 1, 1)",
    ],
    ids=["a game", "a puzzle"],
)
def test_what_is_played_meanwhile_is_told(
    meanwhile: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lite, new = old_sqlite(tmp_path, 4), f"sqlite:///{tmp_path}/new.db"
    bring_over(lite)

    def late(db: sql.Connection, table: sql.Table) -> copying.Sum:
        if table is COPIED[-1]:
            with sqlite3.connect(tmp_path / "tables.db") as other:
                other.execute(meanwhile)
            other.close()
        return sum_of(db, table)

    monkeypatch.setattr(copying, "sum_of", late)
    assert main(["copy-store", lite, new]) == 1
    told = capsys.readouterr()
    assert "equals the old store" in told.out
    assert "Stop the servers" in told.err


def test_a_copy_needs_an_empty_store_and_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lite = old_sqlite(tmp_path, 4)
    bring_over(lite)
    assert "There is something in" in refused(capsys, "copy-store", lite, lite)
    assert "There is no store" in refused(capsys, "copy-store", f"sqlite:///{tmp_path}/no.db", lite)


def test_what_belongs_to_running_processes_is_not_copied() -> None:
    assert {table.name for table in META.sorted_tables} - {table.name for table in COPIED} == {
        "servers",
        "claims",
        "questions",
    }
