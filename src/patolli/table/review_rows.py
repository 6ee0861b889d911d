"""What the store keeps of reviews: a row for each decision and point, and one that says that a review is wanted.

Each row has the digest of the lines that it is about, so what was thought about lines that were taken back is no longer
read.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from patolli.engine.record import Record
from patolli.table.database import in_its_thread
from patolli.table.schema import REVIEWS, TABLES
from patolli.table.store import Store

WANTED, OUTLINE = "wanted", "outline"
"""The parts of a review that are neither a decision nor a point of the curve."""


@dataclass(frozen=True)
class ReviewRow:
    """One part of a review."""

    part: str
    digest: str
    """Of the lines that it is about."""
    result: Any


def digests(record: Record) -> list[str]:
    """The digest of the game's set-up, then of as many lines as there are more."""
    head = Record(record.game, record.players, record.options, {}, record.position).text()
    said = (f"{actor} {line}" for actor, line in record.lines)
    return list(accumulate(said, _digest, initial=_digest("", head)))


def _digest(before: str, text: str) -> str:
    return hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()[:20]


@in_its_thread
def read_review(store: Store, table: str) -> list[ReviewRow]:
    """All that is kept of a review."""
    wanted = sql.select(*REVIEWS.c[1:]).where(REVIEWS.c.table == table)
    with store.engine.connect() as db:
        return [ReviewRow(*row) for row in db.execute(wanted)]


@in_its_thread
def write_review(store: Store, table: str, rows: Sequence[ReviewRow]) -> None:
    """Keep parts of a review, in the place of what was kept of them before. Nothing, if there is no such table."""
    insert = postgresql.insert if store.shared else sqlite.insert
    values = [{"table": table, "part": row.part, "digest": row.digest, "result": row.result} for row in rows]
    with store.engine.begin() as db:
        if values and db.execute(sql.select(TABLES.c.id).where(TABLES.c.id == table)).first():
            made = insert(REVIEWS)
            changed = {"digest": made.excluded.digest, "result": made.excluded.result}
            db.execute(made.on_conflict_do_update(index_elements=["table", "part"], set_=changed), values)


@in_its_thread
def end_review(store: Store, table: str, digest: str | None = None) -> None:
    """The review is done, or cannot be. One that was wanted of other lines than these meanwhile is still wanted."""
    here = [REVIEWS.c.table == table, REVIEWS.c.part == WANTED]
    if digest is not None:
        here.append(REVIEWS.c.digest == digest)
    with store.engine.begin() as db:
        db.execute(sql.delete(REVIEWS).where(*here))


@in_its_thread
def wanted_reviews(store: Store, most: int) -> list[str]:
    """The tables of which a review is wanted and not done."""
    wanted = sql.select(REVIEWS.c.table).where(REVIEWS.c.part == WANTED).order_by(REVIEWS.c.table).limit(most)
    with store.engine.connect() as db:
        return [str(table) for (table,) in db.execute(wanted)]
