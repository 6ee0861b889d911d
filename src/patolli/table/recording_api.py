"""The API of games that are written down from a real table (docs/recording.md)."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from patolli.engine.played import SaidLine
from patolli.table import new_recording, recording
from patolli.table.answers import answer, read
from patolli.table.api import Api
from patolli.table.browsers import language_of
from patolli.table.messages import Created, Reached
from patolli.table.news import links, reader_of
from patolli.table.openapi import SEAT, Call
from patolli.table.recording_messages import (
    Components,
    GoBack,
    Hold,
    KeptLine,
    NewRecording,
    Others,
    SaidAgain,
    SayAgain,
    SayChance,
    WentBack,
)
from patolli.table.session import Guest, Session

TABLE = "/api/tables/{table}"
OF_A_TABLE = (403, 404, 409, 422)
REFUSALS = (403, 404, 409, 412, 413, 422)


async def create(api: Api, request: Request) -> Response:
    wanted = read(await api._body(request, api.limits.record_bytes), NewRecording)
    browser = api.browsers.known(request) or api.browsers.named()
    session = (await new_recording.create(api.tables, wanted, Guest(browser, language_of(request)))).session
    response = answer(Created(session.id, links(session), f"/t/{session.id}"), 201)
    api.browsers.remember(response, request, browser)
    return response


async def say_chance(api: Api, request: Request) -> Response:
    said = read(await api._body(request), SayChance)
    session, guest = await api._session(request)
    await recording.say_chance(session, guest, said.seat, said.seq, said.edition, said.how, said.line)
    return answer(Reached(*_reached(session, said.seat)))


async def others(api: Api, request: Request) -> Response:
    session, guest = await api._session(request)
    seat = reader_of(session, guest, request.query_params.get("seat"))
    return answer(Others(await recording.others(session, guest, -1 if seat is None else seat)))


async def hold(api: Api, request: Request) -> Response:
    wanted = read(await api._body(request), Hold)
    session, guest = await api._session(request)
    await recording.hold(session, guest, wanted.seat, wanted.seq, wanted.edition, wanted.line)
    return answer(Reached(*_reached(session, wanted.seat)))


async def go_back(api: Api, request: Request) -> Response:
    wanted = read(await api._body(request), GoBack)
    session, guest = await api._session(request)
    gone = await recording.go_back(session, guest, wanted.seat, wanted.seq, wanted.edition, wanted.to)
    return answer(WentBack(*_reached(session, wanted.seat), _kept(gone)))


async def say_again(api: Api, request: Request) -> Response:
    wanted = read(await api._body(request, api.limits.record_bytes), SayAgain)
    session, guest = await api._session(request)
    lines = [line.said() for line in wanted.lines]
    left, why = await recording.again(session, guest, wanted.seat, wanted.seq, wanted.edition, lines)
    told = session.game.refusal(why, guest.language) if why else ""
    return answer(SaidAgain(*_reached(session, wanted.seat), len(lines) - len(left), _kept(left), told))


async def components(api: Api, request: Request) -> Response:
    return answer(new_recording.components(request.path_params["game"], language_of(request)))


def _reached(session: Session, seat: int) -> tuple[int, int]:
    return session.numbers.seq(seat), session.numbers.edition(seat)


def _kept(lines: list[SaidLine]) -> list[KeptLine]:
    return [KeptLine(line.actor, line.line, line.made) for line in lines]


CALLS = (
    Call(
        "post",
        "/api/recordings",
        create,
        "Make a table at which a game from a real table is written down.",
        "All seats are this browser's. `text` is a record or a position to go on from: see "
        "[recording.md](recording.md). The cookie is set.",
        answer=Created,
        status=201,
        body=NewRecording,
        refusals=(403, 404, 413, 422),
    ),
    Call(
        "get",
        "/api/components/{game}",
        components,
        "All that is printed on the things in a game's box.",
        "`{game, tables}`: each table has a `name` and `fields` `{key, value, label}`. What is changed is the option "
        "`components` of a new table.",
        answer=Components,
        refusals=(404,),
    ),
    Call(
        "post",
        f"{TABLE}/chance",
        say_chance,
        "By the host of a game that is written down: what chance did.",
        "`how` is `said` (with `line`), `any`, `rest`, `unknown` or `unknown-all`.",
        answer=Reached,
        body=SayChance,
        refusals=REFUSALS,
    ),
    Call(
        "get",
        f"{TABLE}/others",
        others,
        "By the host of a game that is written down: what else a seat may hold whose hand nobody told.",
        answer=Others,
        query={"seat": SEAT},
        refusals=OF_A_TABLE,
    ),
    Call(
        "post",
        f"{TABLE}/hold",
        hold,
        "By the host of a game that is written down: what such a seat holds.",
        "`line` is one of `others`.",
        answer=Reached,
        body=Hold,
        refusals=REFUSALS,
    ),
    Call(
        "post",
        f"{TABLE}/back",
        go_back,
        "By the host of a game that is written down: take back all lines after the first `to` ones.",
        "They are the answer: each of `gone` is `[actor, line, made]`.",
        answer=WentBack,
        body=GoBack,
        refusals=REFUSALS,
    ),
    Call(
        "post",
        f"{TABLE}/again",
        say_again,
        "By the host of a game that is written down: say lines again, up to the first that is not legal now.",
        "`left` are those that were not said, `why` the reason.",
        answer=SaidAgain,
        body=SayAgain,
        refusals=REFUSALS,
    ),
)
