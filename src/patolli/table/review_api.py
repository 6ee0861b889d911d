"""What a page and a program can ask about reviews. The table of routes (`routes.py`) says which function answers what."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from patolli.table.answers import answer
from patolli.table.api import Api, _whole
from patolli.table.errors import Refused
from patolli.table.review_news import check, moment_of, news_of, review_of
from patolli.table.review_rows import read_review
from patolli.table.session import Guest, Session


async def begin(api: Api, request: Request) -> Response:
    """Begin a review, or go on with it."""
    await api.body(request)
    session, guest = await _reviewed(api, request)
    news = news_of(session, await read_review(api.tables.store, session.id), guest.language)
    if news.state != "done":
        await api.tables.reviewing.want(session.id, session.record())
        news.state = "working"
    return answer(news)


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
    session, guest = await api.session(request)
    check(session, guest)
    return session, guest
