"""Puzzles that people make of a decision in a review.

A puzzle is kept as a part of the review of its table, and lives as long as the table. Its name in addresses is that of
the table and the number of the decision: `TABLE-12`. It holds a guess for the seat that decided, so it tells nothing
that this seat could not know. It is not rated, and never the puzzle of the day.
"""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from patolli.lab.puzzles import NoPuzzle, made
from patolli.stage.learn.puzzles import Puzzle
from patolli.table.answers import answer
from patolli.table.api import Api, whole
from patolli.table.bodies import body_of
from patolli.table.errors import Refused, words
from patolli.table.hosts import whence
from patolli.table.limits import Buckets
from patolli.table.puzzle_messages import MadePuzzle
from patolli.table.review_news import review_of
from patolli.table.review_rows import ReviewRow, digests, read_review, write_review
from patolli.table.reviewing import SEED, course_of
from patolli.table.session import Session

MAKING = Buckets(1 / 30, 10)
"""Of puzzles that are made, from one address: each takes some seconds of thought."""


async def make(api: Api, request: Request) -> Response:
    """Make a puzzle of a decision, or say why it cannot be one. What was found is kept, and found again."""
    await body_of(request, api.limits)
    session, guest = await api._session(request)
    _check(session)
    number = whole(request.path_params["number"], "number")
    rows = await read_review(api.tables.store, session.id)
    review = review_of(session, rows)
    if review is None or number >= len(review.decisions):
        raise Refused("no-decision", number=number)
    found = _kept(session, rows, number)
    if found is None:
        if not MAKING.take(whence(request)):
            raise Refused("too-fast")
        record, digest = session.record(), digests(session.record())[-1]
        found = await api.tables.reviewing.aside(make_text, record.text(), digest, number)
        await write_review(api.tables.store, session.id, [ReviewRow(_part(number), digest, found)])
    why = found.get("why", "")
    told = words(guest.language).tell(f"no-puzzle-{why}") if why else ""
    return answer(MadePuzzle(session.game.name, "" if why else f"{session.id}-{number}", told))


async def find_made(api: Api, game: str, name: str) -> Puzzle:
    """The puzzle of an address. Refused if there is none, or if its game is not over any more."""
    table, _, number = name.rpartition("-")
    missing = Refused("no-puzzle", puzzle=name[:40])
    if not table or not number.isascii() or not number.isdecimal() or len(number) > 9:
        raise missing
    try:
        session = (await api.tables.find(table)).session
    except Refused as error:
        raise missing if error.key == "no-table" else error from None
    _check(session)
    found = _kept(session, await read_review(api.tables.store, session.id), int(number))
    if found is None or "why" in found or session.game.name != game:
        raise missing
    return msgspec.convert(found, Puzzle)


def _check(session: Session) -> None:
    """Refused, in one sentence whatever the position, while the game goes on."""
    if not session.is_open:
        raise Refused("puzzle-running")
    if session.stuck:
        raise session.stuck.refused()


def _part(number: int) -> str:
    return f"puzzle {number}"


def _kept(session: Session, rows: list[ReviewRow], number: int) -> dict[str, Any] | None:
    """What was found before about the game as it is."""
    kept = next((row for row in rows if row.part == _part(number)), None)
    return kept.result if kept and kept.digest == digests(session.record())[-1] else None


def make_text(text: str, digest: str, number: int) -> dict[str, Any]:
    """The puzzle of a decision as plain data, or `why` there is none; for another process."""
    course = course_of(text, digest)
    decision = course.decisions[number]
    if decision.possible:
        return {"why": "possible"}
    if decision.forced:
        return {"why": "choice"}
    try:
        found = made(course.states[decision.begin], decision.seat, SEED)
    except NoPuzzle as error:
        return {"why": error.why}
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain
