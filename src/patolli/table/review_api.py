"""What a page and a program can ask about reviews."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from patolli.table.answers import answer
from patolli.table.api import Api, whole
from patolli.table.bodies import body_of
from patolli.table.errors import Refused
from patolli.table.hosts import whence
from patolli.table.limits import Buckets
from patolli.table.made_puzzles import make
from patolli.table.openapi import Call
from patolli.table.puzzle_messages import MadePuzzle
from patolli.table.review_messages import ReviewedMoment, ReviewNews
from patolli.table.review_news import check, moment_of, news_of, review_of
from patolli.table.review_rows import read_review
from patolli.table.session import Guest, Session

BEGINNING = Buckets(1 / 60, 20)
"""Of reviews that are begun, from one address: each takes minutes of thought, and others wait for theirs."""


async def begin(api: Api, request: Request) -> Response:
    """Begin a review, or go on with it."""
    await body_of(request, api.limits)
    session, guest = await _reviewed(api, request)
    news = news_of(session, await read_review(api.tables.store, session.id), guest.language)
    if news.state == "none":
        if not BEGINNING.take(whence(request)):
            raise Refused("too-fast")
        await _tell(session, guest)
    if news.state != "done":
        await api.tables.reviewing.want(session.id, session.record())
        news.state = "working"
    return answer(news)


async def _tell(session: Session, guest: Guest) -> None:
    """Whoever comes to a running game later is told that somebody may know what is hidden; once for each position."""
    seat = min(session.mine(guest), default=0)
    if session.is_open or session.recording or session.notices.has("review", seat, session.numbers.begun):
        return
    await session.note("review", seat)


async def look(api: Api, request: Request) -> Response:
    """What is known so far."""
    session, guest = await _reviewed(api, request)
    return answer(news_of(session, await read_review(api.tables.store, session.id), guest.language))


async def moment(api: Api, request: Request) -> Response:
    """One decision, on the board."""
    session, guest = await _reviewed(api, request)
    number = whole(request.path_params["number"], "number")
    review = review_of(session, await read_review(api.tables.store, session.id))
    if review is None or number >= len(review.decisions):
        raise Refused("no-decision", number=number)
    return answer(await asyncio.to_thread(moment_of, session, review.decisions[number], guest.language))


async def _reviewed(api: Api, request: Request) -> tuple[Session, Guest]:
    session, guest = await api._session(request)
    check(session, guest)
    return session, guest


REVIEW = "/api/tables/{table}/review"
REFUSALS = (403, 404, 409)
CALLS = (
    Call(
        "post",
        REVIEW,
        begin,
        "Review a game that is over: begin, or go on.",
        "409 `review-running` while others play: see *Reviews*.",
        answer=ReviewNews,
        refusals=(*REFUSALS, 429),
    ),
    Call(
        "get",
        REVIEW,
        look,
        "The review, as far as it is done.",
        "`state` is `none`, `working` or `done`; `done` of `of` steps are.",
        answer=ReviewNews,
        refusals=REFUSALS,
    ),
    Call(
        "get",
        f"{REVIEW}/{{number}}",
        moment,
        "One decision of a review on the board: the position before it, and both lines step by step.",
        "As the seat saw it that decided.",
        answer=ReviewedMoment,
        refusals=(*REFUSALS, 422),
    ),
    Call(
        "post",
        f"{REVIEW}/{{number}}/puzzle",
        make,
        "Make a puzzle of a decision in a game that is over.",
        "Its address is `/puzzles/GAME/PUZZLE`; else `why` says why it is none. The first time it takes some "
        "seconds: see docs/puzzles.md.",
        answer=MadePuzzle,
        refusals=(*REFUSALS, 422, 429),
    ),
)
