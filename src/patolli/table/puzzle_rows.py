"""What is kept of puzzles: the ratings of solvers and puzzles, and each browser's first attempt at each puzzle.

The primary key of an attempt is what makes it the first: whoever asks twice, even at the same time, is rated once.
"""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from patolli.table.database import in_its_thread
from patolli.table.puzzle_ratings import Rated, after
from patolli.table.schema import ATTEMPTS, PUZZLES, SOLVERS
from patolli.table.store import Store

MOST_ATTEMPTS = 5000
"""Of one browser that are looked at."""
MOST_TRIES = 4
"""Of writing one attempt."""


@dataclass(frozen=True)
class Attempt:
    """A browser's first attempt at a puzzle."""

    game: str
    puzzle: str
    solved: bool
    day: str
    """The day whose puzzle it was, if it was tried on that day; else empty."""
    rating: float
    """Of the solver after it."""
    change: float
    time: float


@dataclass(frozen=True)
class PuzzleCount:
    """What is known of a puzzle: its rating, how many have tried it, and how many found it."""

    rated: Rated
    tried: int = 0
    solved: int = 0


@in_its_thread
def solver_of(store: Store, browser: str) -> tuple[Rated, list[Attempt]]:
    """A browser's rating and its attempts, the newest first."""
    wanted = sql.select(*SOLVERS.c[1:]).where(SOLVERS.c.browser == browser)
    tried = sql.select(*ATTEMPTS.c[1:]).where(ATTEMPTS.c.browser == browser)
    with store.engine.connect() as db:
        found = db.execute(wanted).first()
        attempts = [Attempt(*row) for row in db.execute(tried.order_by(ATTEMPTS.c.time.desc()).limit(MOST_ATTEMPTS))]
    return Rated(*found) if found else Rated(), attempts


@in_its_thread
def ratings_of(store: Store, game: str) -> dict[str, PuzzleCount]:
    """The puzzles of a game that were tried, by their id."""
    wanted = sql.select(*PUZZLES.c[1:]).where(PUZZLES.c.game == game)
    with store.engine.connect() as db:
        return {row[0]: PuzzleCount(Rated(*row[1:4]), row[4], row[5]) for row in db.execute(wanted)}


@in_its_thread
def attempt(
    store: Store, browser: str, game: str, puzzle: str, first: Rated, solved: bool, day: str, time: float
) -> Attempt | None:
    """Rate the solver and the puzzle, whose rating is `first` until it was tried; None if this was tried before.

    The first rows of a solver and of a puzzle may be written by another process at the same time: then once more.
    """
    tried = sql.select(ATTEMPTS.c.time).where(
        ATTEMPTS.c.browser == browser, ATTEMPTS.c.game == game, ATTEMPTS.c.puzzle == puzzle
    )
    for left in reversed(range(MOST_TRIES)):
        try:
            with store.engine.begin() as db:
                if db.execute(tried).first():
                    return None
                return _attempt(db, browser, game, puzzle, first, solved, day, time)
        except IntegrityError:
            if not left:
                raise
    return None


def _attempt(
    db: sql.Connection, browser: str, game: str, puzzle: str, first: Rated, solved: bool, day: str, time: float
) -> Attempt:
    solver = _rated(db, SOLVERS, SOLVERS.c.browser == browser) or Rated()
    here = sql.and_(PUZZLES.c.game == game, PUZZLES.c.puzzle == puzzle)
    known = _rated(db, PUZZLES, here)
    new_solver, new_puzzle = after(solver, known or first, solved)
    made = Attempt(game, puzzle, solved, day, new_solver.rating, new_solver.rating - solver.rating, time)
    db.execute(sql.insert(ATTEMPTS).values(browser=browser, **vars(made)))
    _write(db, SOLVERS, SOLVERS.c.browser == browser, new_solver, {"browser": browser})
    if known is None:
        db.execute(sql.insert(PUZZLES).values(game=game, puzzle=puzzle, tried=0, solved=0, **first._asdict()))
    counted = {"tried": PUZZLES.c.tried + 1, "solved": PUZZLES.c.solved + int(solved)}
    db.execute(sql.update(PUZZLES).where(here).values(**new_puzzle._asdict(), **counted))
    return made


def _rated(db: sql.Connection, table: sql.Table, here: sql.ColumnElement[bool]) -> Rated | None:
    """The rating there, which nobody else changes until this transaction has ended."""
    columns = (table.c.rating, table.c.deviation, table.c.volatility)
    found = db.execute(sql.select(*columns).where(here).with_for_update()).first()
    return Rated(*found) if found else None


def _write(
    db: sql.Connection, table: sql.Table, here: sql.ColumnElement[bool], rated: Rated, key: dict[str, str]
) -> None:
    if db.execute(sql.update(table).where(here).values(**rated._asdict())).rowcount == 0:
        db.execute(sql.insert(table).values(**key, **rated._asdict()))
