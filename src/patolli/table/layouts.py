"""The numbered layouts of the store: how one is made, found out, and brought over from an older number.

Nothing is written before it is clear that the store is ours and not newer than this program. Each step is one
transaction, in SQLite too: after a power cut the store has the number before or the number after.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from os.path import isfile
from pathlib import Path
from urllib.parse import quote

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from patolli.stage.speech import ENGLISH
from patolli.stage.system import system_reason
from patolli.table.errors import words
from patolli.table.schema import LAYOUT, META, SETTINGS

OURS = frozenset({"settings", "tables", "seats", "owners", "lines", "chat", "clocks"})
"""The tables that a store of every layout has."""
LOCK = 7_654_381
"""PostgreSQL's advisory lock that one process has while it makes or changes tables."""

PUZZLES_STEP = (
    "CREATE TABLE solvers (browser VARCHAR NOT NULL, rating FLOAT NOT NULL, deviation FLOAT NOT NULL, "
    "volatility FLOAT NOT NULL, PRIMARY KEY (browser))",
    "CREATE TABLE puzzles (game VARCHAR NOT NULL, puzzle VARCHAR NOT NULL, rating FLOAT NOT NULL, "
    "deviation FLOAT NOT NULL, volatility FLOAT NOT NULL, tried INTEGER NOT NULL, solved INTEGER NOT NULL, "
    "PRIMARY KEY (game, puzzle))",
    "CREATE TABLE attempts (browser VARCHAR NOT NULL, game VARCHAR NOT NULL, puzzle VARCHAR NOT NULL, "
    "solved BOOLEAN NOT NULL, day VARCHAR NOT NULL, rating FLOAT NOT NULL, change FLOAT NOT NULL, "
    "time FLOAT NOT NULL, PRIMARY KEY (browser, game, puzzle))",
)
"""Ratings of solvers and puzzles, and first attempts."""
STEPS: dict[int, Sequence[str]] = {
    1: (
        "ALTER TABLE tables ADD COLUMN hints BOOLEAN",
        "ALTER TABLE tables ADD COLUMN hushed JSON",
        "ALTER TABLE seats ADD COLUMN used BOOLEAN DEFAULT FALSE NOT NULL",
        "UPDATE seats SET used = TRUE WHERE EXISTS "
        '(SELECT 1 FROM owners WHERE owners."table" = seats."table" AND owners.seat = seats.seat)',
        'CREATE TABLE links ("table" VARCHAR NOT NULL, seat INTEGER NOT NULL, secret VARCHAR NOT NULL, '
        'until FLOAT NOT NULL, used BOOLEAN NOT NULL, PRIMARY KEY ("table", seat))',
        'CREATE TABLE departed ("table" VARCHAR NOT NULL, seat INTEGER NOT NULL, browser VARCHAR NOT NULL, '
        'why VARCHAR NOT NULL, PRIMARY KEY ("table", seat, browser))',
        'CREATE TABLE notices ("table" VARCHAR NOT NULL, n INTEGER NOT NULL, place INTEGER NOT NULL, '
        'kind VARCHAR NOT NULL, seat INTEGER NOT NULL, name VARCHAR NOT NULL, PRIMARY KEY ("table", n))',
    ),
    2: (
        "ALTER TABLE tables ADD COLUMN level VARCHAR DEFAULT '' NOT NULL",
        "ALTER TABLE tables ADD COLUMN takeback VARCHAR DEFAULT '' NOT NULL",
        "ALTER TABLE tables ADD COLUMN forked INTEGER",
        "ALTER TABLE tables ADD COLUMN outcome JSON",
        "ALTER TABLE seats ADD COLUMN resigned BOOLEAN DEFAULT FALSE NOT NULL",
        "ALTER TABLE seats ADD COLUMN takebacks INTEGER DEFAULT 0 NOT NULL",
    ),
    3: (
        "ALTER TABLE tables ADD COLUMN changes INTEGER DEFAULT '0' NOT NULL",
        "CREATE TABLE servers (id VARCHAR NOT NULL, kind VARCHAR NOT NULL, until FLOAT NOT NULL, PRIMARY KEY (id))",
        'CREATE TABLE claims ("table" VARCHAR NOT NULL, part VARCHAR NOT NULL, server VARCHAR NOT NULL, '
        'PRIMARY KEY ("table", part))',
        'CREATE TABLE questions (id VARCHAR NOT NULL, "table" VARCHAR NOT NULL, asked JSON NOT NULL, '
        "until FLOAT NOT NULL, server VARCHAR NOT NULL, answer JSON, PRIMARY KEY (id))",
    ),
    4: (
        "ALTER TABLE tables ADD COLUMN begun_with VARCHAR DEFAULT '' NOT NULL",
        "ALTER TABLE tables ADD COLUMN played_with VARCHAR DEFAULT '' NOT NULL",
    ),
    5: (
        "ALTER TABLE tables ADD COLUMN recorded BOOLEAN DEFAULT FALSE NOT NULL",
        'CREATE TABLE reviews ("table" VARCHAR NOT NULL, part VARCHAR NOT NULL, digest VARCHAR NOT NULL, '
        'result JSON NOT NULL, PRIMARY KEY ("table", part))',
    ),
    6: PUZZLES_STEP,
}
"""What makes of a layout the next one. A step is never changed again: stores have been brought over by it."""


class BadStore(Exception):
    """There is no store there that can be used; why, in a sentence. What the system said is its value `why`."""

    def __init__(self, key: str, because: BaseException | None = None, **values: int | str) -> None:
        self.key = key
        self.because = because
        self.values = values
        super().__init__(self.tell(ENGLISH))

    def tell(self, language: str) -> str:
        said = words(language)
        why = {"why": " ".join(system_reason(self.because, said).split())} if self.because else {}
        return said.tell(f"store-{self.key}", **self.values, **why)


def bring_up(engine: sql.Engine) -> None:
    """Make the tables, or bring them to this layout. BadStore, and nothing is changed, where that cannot be."""
    layout_of(engine)
    store = engine.url.render_as_string()
    with telling(engine):
        while True:
            with alone(engine) as db:
                layout = _layout(db, store)
                if layout == LAYOUT:
                    _write_number(db, LAYOUT)  # shows that it can be written at all
                    return
                step(db, layout)


@contextmanager
def telling(engine: sql.Engine) -> Iterator[None]:
    """BadStore instead of what a driver raises."""
    try:
        yield
    except (DBAPIError, engine.dialect.loaded_dbapi.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        key = "read-only" if _is_read_only(cause) else "unopened"
        raise BadStore(key, cause, store=engine.url.render_as_string()) from error


def layout_of(engine: sql.Engine) -> int:
    """The number of a store's layout, of which every byte is left as it is; 0 where there is nothing yet."""
    if engine.dialect.name != "sqlite":
        return _look(engine, engine)
    path = path_of(engine)
    looking = sql.create_engine("sqlite://", creator=partial(_read_only, path), poolclass=sql.NullPool)
    while isfile(path) and path.stat().st_size:  # which is false of a name that is too long
        before = _traces(path)
        try:
            return _look(engine, looking)
        except BadStore:
            if _traces(path) == before:  # else another process has written meanwhile, and no lock was asked for
                raise
    return 0


def _look(engine: sql.Engine, looking: sql.Engine) -> int:
    with telling(engine), looking.connect() as db:
        return _layout(db, engine.url.render_as_string())


def _traces(path: Path) -> tuple[bool, int, int]:
    """What changes when somebody writes into an SQLite, or begins to."""
    about = path.stat()
    return _has_changes_beside(path), about.st_size, about.st_mtime_ns


def path_of(engine: sql.Engine) -> Path:
    """Where the file of an SQLite is."""
    return Path((engine.url.database or ":memory:").removeprefix("file:"))


def _read_only(path: Path) -> sqlite3.Connection:
    """A connection that writes nothing; where no other process has left or has changes, not even files beside it."""
    unlocked = "" if _has_changes_beside(path) else "&immutable=1"
    return sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=ro{unlocked}", uri=True, check_same_thread=False)


def _has_changes_beside(path: Path) -> bool:
    return any(path.with_name(path.name + end).exists() for end in ("-wal", "-journal"))


def _layout(db: sql.Connection, store: str) -> int:
    """The number of the layout; 0 where there is nothing yet. BadStore if it is another program's, or newer."""
    found = sql.inspect(db)
    names = {*found.get_table_names(), *found.get_view_names()}
    if not names:
        if db.dialect.name == "sqlite" and any(db.exec_driver_sql(f"PRAGMA {mark}").scalar() for mark in MARKS):
            raise BadStore("foreign", store=store)
        return 0
    if not names >= OURS or {column["name"] for column in found.get_columns("settings")} != {"name", "value"}:
        raise BadStore("foreign", store=store)
    number = str(db.execute(sql.select(SETTINGS.c.value).where(SETTINGS.c.name == "layout")).scalar())
    if not number.isdecimal():
        raise BadStore("foreign", store=store)
    if not 1 <= int(number) <= LAYOUT:
        raise BadStore("other-layout", store=store, layout=number, known=str(LAYOUT))
    return int(number)


MARKS = ("application_id", "user_version")
"""By which other programs mark an SQLite file that has no tables yet."""


STEP_SECONDS = 60
"""Between two statements of a step, on a machine that is busy: longer than between those of a move."""


def step(db: sql.Connection, layout: int) -> None:
    """From this layout to the next; from nothing to the present one."""
    if db.dialect.name != "sqlite":
        db.exec_driver_sql(f"SET LOCAL idle_in_transaction_session_timeout = '{STEP_SECONDS}s'")
    if not layout:
        META.create_all(db)
        db.execute(sql.insert(SETTINGS).values(name="layout", value=str(LAYOUT)))
        return
    for statement in STEPS[layout]:
        db.exec_driver_sql(statement)
    _write_number(db, layout + 1)


def _write_number(db: sql.Connection, layout: int) -> None:
    db.execute(sql.update(SETTINGS).where(SETTINGS.c.name == "layout").values(value=str(layout)))


@contextmanager
def alone(engine: sql.Engine) -> Iterator[sql.Connection]:
    """One transaction for all that is done, tables made included, and no other process in one at the same time."""
    with engine.connect() as db:
        driver = db.connection.driver_connection
        lite = isinstance(driver, sqlite3.Connection)
        if isinstance(driver, sqlite3.Connection):
            driver.isolation_level = None  # else Python begins no transaction before a table is made
        try:
            if lite:
                db.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                db.execute(sql.select(sql.func.pg_advisory_xact_lock(LOCK)))
            yield db
            db.commit()
        finally:
            db.rollback()
            if isinstance(driver, sqlite3.Connection):
                driver.isolation_level = "DEFERRED"  # as Python begins them


def _is_read_only(error: BaseException | None) -> bool:
    return (
        str(getattr(error, "sqlite_errorname", "")).startswith("SQLITE_READONLY")
        or getattr(error, "sqlstate", None) == "25006"
    )
