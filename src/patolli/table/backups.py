"""Backups: all of a store in one file, also while servers write, and back from it into an empty store.

Of SQLite the file is a store itself. Of PostgreSQL it is an archive of `pg_dump`, of our tables alone. It is written
under another name, looked through and renamed only then: a file of the name that was asked for is whole.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from patolli.table.engines import engine_of
from patolli.table.layouts import BadStore, alone, layout_of, path_of, telling
from patolli.table.pg_programs import dump, restore_dump
from patolli.table.schema import SETTINGS
from patolli.table.sole import sole

LITE, ARCHIVE = b"SQLite format 3\0", b"PGDMP"
"""How the two kinds of files begin."""
LEFT_BY_SQLITE = ("-wal", "-journal")
"""What a process that was killed has not put into its file yet. SQLite would put it into any file of the same name."""
LAST_BACKUP = "backup"
"""The setting that says when the last backup was made, in seconds since 1970."""


class Count(NamedTuple):
    """What a store holds."""

    games: int
    lines: int


def backup(url: str, file: Path) -> Count:
    """Write all of a store into a new file; what it holds. BadStore if that cannot be."""
    engine = engine_of(url)
    try:
        if not layout_of(engine):
            raise BadStore("nothing", store=engine.url.render_as_string())
        with writing(file) as beside, telling(engine):
            if engine.dialect.name == "sqlite":
                count = _copy_sqlite(path_of(engine), beside)
            else:
                with snapshot(engine) as db:
                    count = checked(db, engine)
                    dump(db, engine.url, beside)
        _note(engine)
        return count
    finally:
        engine.dispose()


def restore(file: Path, url: str) -> Count:
    """Put all of a backup into a store that has nothing yet; what it holds. BadStore if that cannot be."""
    kind = _kind(file)
    engine = engine_of(url)
    lite = engine.dialect.name == "sqlite"
    try:
        if layout_of(engine) or (lite and path_of(engine).exists() and path_of(engine).stat().st_size):
            raise BadStore("not-empty", store=engine.url.render_as_string())
        if lite != (kind == LITE):
            raise BadStore("other-kind" if lite else "copy-instead", file=str(file), url=f"sqlite:///{file.absolute()}")
        if lite:
            source = engine_of(f"sqlite:///{file.absolute()}")
            if not layout_of(source):
                raise BadStore("no-backup", file=str(file))
            with sole(url), writing(path_of(engine)) as beside, telling(source):
                return _copy_sqlite(file, beside)
        restore_dump(file, engine)
        with telling(engine), snapshot(engine) as db:
            return checked(db, engine)
    finally:
        engine.dispose()


def checked(db: sql.Connection, engine: sql.Engine) -> Count:
    """What a store holds. BadStore if a game lacks lines, or lines lack their game."""
    gaps = 'SELECT "table" FROM lines GROUP BY "table" HAVING count(*) <> max(seq) OR min(seq) <> 1'
    lost = 'SELECT "table" FROM lines WHERE "table" NOT IN (SELECT id FROM tables)'
    for question in (gaps, lost):
        found = db.exec_driver_sql(f"{question} LIMIT 1").scalar()
        if found is not None:
            raise BadStore("damaged", store=engine.url.render_as_string(), table=str(found))
    games, lines = (db.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar_one() for name in ("tables", "lines"))
    return Count(games, lines)


@contextmanager
def snapshot(engine: sql.Engine) -> Iterator[sql.Connection]:
    """All that is read is of one moment, however long it takes and whoever writes meanwhile."""
    lite = engine.dialect.name == "sqlite"
    reading = engine if lite else engine.execution_options(isolation_level="REPEATABLE READ")
    with reading.connect() as db:
        db.exec_driver_sql("BEGIN" if lite else "SET LOCAL idle_in_transaction_session_timeout = 0")
        yield db


@contextmanager
def writing(file: Path) -> Iterator[Path]:
    """An empty file that becomes the one of that name when all is written, and is gone if it is not."""
    if file.exists() and (not file.is_file() or file.stat().st_size):
        raise BadStore("file-exists", file=str(file))
    for left in _left_over(file):
        raise BadStore("left-over", file=str(file), name=str(left))
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds the key of all cookies
        yield beside
        _sync(beside)
        os.replace(beside, file)
        with suppress(OSError):  # some systems cannot
            _sync(file.absolute().parent)
    except OSError as error:
        raise BadStore("unwritten", error, file=str(file)) from error
    finally:
        with suppress(OSError):
            beside.unlink()


def _left_over(file: Path) -> list[Path]:
    """What belongs into an SQLite file and is not there yet."""
    beside = [file.with_name(file.name + ending) for ending in LEFT_BY_SQLITE]
    return [path for path in beside if path.is_file() and path.stat().st_size]


def _sync(path: Path) -> None:
    held = os.open(path, os.O_RDONLY)
    try:
        os.fsync(held)
    finally:
        os.close(held)


def _copy_sqlite(path: Path, beside: Path) -> Count:
    """A whole copy of an SQLite file, also while somebody writes it, looked through; what it holds."""
    import sqlite3

    source = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=20, isolation_level=None)
    try:
        source.execute("VACUUM INTO ?", (str(beside),))
    except sqlite3.OperationalError as error:
        if _left_over(path) or ("readonly" not in str(error) and "unable to open" not in str(error)):
            raise
        shutil.copyfile(path, beside)  # a file that nobody can write nobody writes now
    finally:
        source.close()
    copy = sql.create_engine(f"sqlite:///{beside}", poolclass=sql.NullPool)
    with copy.connect() as db:
        found = db.exec_driver_sql("PRAGMA integrity_check").scalar()
        if found != "ok":
            raise BadStore("unopened", store=str(path), why=str(found))
        return checked(db, copy)


def _kind(file: Path) -> bytes:
    """How a backup begins. BadStore if the file is none."""
    try:
        with file.open("rb") as opened:
            begins = opened.read(len(LITE))
    except OSError as error:
        raise BadStore("unread", error, file=str(file)) from error
    for kind in (LITE, ARCHIVE):
        if begins.startswith(kind):
            return kind
    raise BadStore("no-backup", file=str(file))


def _note(engine: sql.Engine) -> None:
    """Keep when the backup was made, so that whoever watches the servers can be told. A copy to read has no place."""
    with suppress(DBAPIError, BadStore), alone(engine) as db:
        db.execute(sql.delete(SETTINGS).where(SETTINGS.c.name == LAST_BACKUP))
        db.execute(sql.insert(SETTINGS).values(name=LAST_BACKUP, value=str(round(time.time()))))
