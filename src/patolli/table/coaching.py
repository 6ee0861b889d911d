"""The coach at a table: one remark for whoever asks for it, about their own seat; and the player aid.

A tip is measured on a guess for the seat, with what followed since it was last asked and everybody has heard: twin
games that differ in what the seat cannot know get the same tip. Whoever does not ask costs nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from patolli.engine.core.state import Event
from patolli.stage.aid import aid, numbers
from patolli.stage.learn.coach import tip, tip_for
from patolli.stage.learn.lessons import Tip, coaching
from patolli.table.answers import answer
from patolli.table.api import Api
from patolli.table.browsers import language_of
from patolli.table.errors import Refused
from patolli.table.messages import Aid, AidLine, TipNews
from patolli.table.news import reader_of
from patolli.table.session import Guest, Session

LONGEST_SHOWN = 2000
"""Letters of the names of all tips of a game, with room."""


async def tip_at(api: Api, request: Request) -> Response:
    """The tip for a seat of one's own that is asked, or about a rule by which a line of it was refused."""
    session = (await api.tables.find(request.path_params["table"])).session
    guest = Guest(api.browsers.known(request), language_of(request))
    seat = reader_of(session, guest, request.query_params.get("seat"))
    if seat is None or seat not in session.mine(guest):
        raise Refused("not-your-seat", seat=-1 if seat is None else seat)
    shown = request.query_params.get("shown", "")
    if len(shown) > LONGEST_SHOWN:
        raise Refused("malformed", reason="shown is too long")
    refused = request.query_params.get("refused", "")
    return answer(await tip_news(session, seat, guest.language, shown.split(","), refused))


async def tip_news(session: Session, seat: int, language: str, shown: Sequence[str] = (), refused: str = "") -> TipNews:
    """What the coach remarks to a seat now."""
    if session.row.replay or session.stuck or seat not in session.actors:
        return TipNews()
    if refused:
        found = tip_for(refused, session.game, shown)
    else:
        state = session.match.state.copy()
        found = await asyncio.to_thread(tip, state, seat, events_since(session, seat), shown)
    if found is None:
        return TipNews()
    return _told(session, found, language)


async def aid_at(api: Api, request: Request) -> Response:
    """The player aid, with all that the coach may say at this table: what was closed can be read again."""
    session = (await api.tables.find(request.path_params["table"])).session
    language = language_of(request)
    card = aid(session.game, session.match.state, language)
    if card is None:
        return answer(Aid(session.game.title))
    steps = [AidLine(row.text, row.value, row.rule) for row in card.steps]
    scores = [AidLine(row.text, row.value, row.rule) for row in card.scores]
    remarks = [_told(session, one, language) for one in coaching(session.game).tip]
    return answer(Aid(session.game.title, card.goal, card.turn, steps, scores, card.end, card.note, remarks))


def _told(session: Session, one: Tip, language: str) -> TipNews:
    values = numbers(session.game, session.match.state, language)
    return TipNews(one.id, session.game.speech(language).tell(f"coach-{one.id}", **values), list(one.rule))


def events_since(session: Session, seat: int) -> list[Event]:
    """What followed from the seat's last decision, and from all that was said since: everybody has heard of it."""
    found: list[Event] = []
    for line in reversed(session.match.lines):
        found[:0] = line.events
        if line.actor == seat and not line.made:
            break
    return found
