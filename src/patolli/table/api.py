"""The API: what a page and a program can ask (docs/table.md). Each function is one row of the table there."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from patolli.table import catalogue, seating
from patolli.table.answers import NO_STORE, answer, failure, ready
from patolli.table.browsers import Browsers, language_of
from patolli.table.errors import Refused, words
from patolli.table.hall import Hall
from patolli.table.hints import hints
from patolli.table.limits import Buckets, Limits
from patolli.table.live import Guest, Live
from patolli.table.messages import (
    Ask,
    ChangeSeat,
    Chat,
    Chatted,
    Created,
    DeviceLink,
    Error,
    Failure,
    Hints,
    Layers,
    Mine,
    NewName,
    NewTable,
    Reached,
    Say,
    Undo,
    Why,
    read,
)
from patolli.table.moment import game_of
from patolli.table.names import clean, clean_chat
from patolli.table.news import Audience, ear_of, link, links, news
from patolli.table.openapi import openapi
from patolli.table.rows import TableRow
from patolli.table.said import Ear
from patolli.table.viewers import Viewer

LONGEST_WAIT = 25.0
MOST_MINE = 50

Handler = Callable[["Api", Request], Awaitable[Response]]


class Api:
    def __init__(self, hall: Hall, browsers: Browsers, limits: Limits) -> None:
        self.hall = hall
        self.browsers = browsers
        self.limits = limits
        self.viewers = 0
        self.addresses: Counter[str] = Counter()
        """How many of them look from where."""
        self.chatting = Buckets(limits.chat_rate, limits.chat_burst)

    def routes(self) -> list[Route | WebSocketRoute]:
        table = "/api/tables/{table}"
        return [
            self._route("GET", "/api", Api.description),
            self._route("GET", "/api/words", Api.words),
            self._route("GET", "/api/games", Api.games),
            self._route("GET", "/api/mine", Api.mine),
            self._route("GET", "/api/rules/{game}", Api.rules),
            self._route("POST", "/api/tables", Api.create),
            self._route("POST", "/api/replay", Api.replay),
            self._route("GET", table, Api.news),
            self._route("POST", f"{table}/lines", Api.say),
            self._route("POST", f"{table}/undo", Api.undo),
            self._route("GET", f"{table}/why", Api.why),
            self._route("POST", f"{table}/hint", Api.hint),
            self._route("POST", f"{table}/chat", Api.chat),
            self._route("GET", f"{table}/at/{{at}}", Api.at),
            self._route("GET", f"{table}/at/{{at}}/layers", Api.layers),
            self._route("GET", f"{table}/record", Api.record),
            self._route("POST", f"{table}/seats/{{seat}}", Api.change_seat),
            self._route("POST", f"{table}/seats/{{seat}}/name", Api.rename),
            self._route("POST", f"{table}/seats/{{seat}}/link", Api.make_link),
            self._route("POST", f"{table}/seats/{{seat}}/alone", Api.end_others),
            self._route("POST", f"{table}/rematch", Api.rematch),
            WebSocketRoute(f"{table}/live", self.live),
        ]

    def _route(self, method: str, path: str, handler: Handler) -> Route:
        async def handle(request: Request) -> Response:
            try:
                return await handler(self, request)
            except Refused as refused:
                return failure(refused, language_of(request))

        return Route(path, handle, methods=[method])

    # Tables

    async def description(self, request: Request) -> Response:
        return ready(openapi())

    async def words(self, request: Request) -> Response:
        return answer(catalogue.page(language_of(request)))

    async def games(self, request: Request) -> Response:
        return answer(catalogue.games(language_of(request)))

    async def rules(self, request: Request) -> Response:
        return answer(catalogue.rules(request.path_params["game"], language_of(request)))

    async def mine(self, request: Request) -> Response:
        browser = self.browsers.known(request)
        tables = await self.hall.store.mine(browser, MOST_MINE) if browser else []
        return answer({"tables": [_mine(table, browser) for table in tables]})

    async def create(self, request: Request) -> Response:
        wanted = read(await self._body(request), NewTable)
        browser = self.browsers.known(request) or self.browsers.named()
        live = await self.hall.create(wanted, Guest(browser, language_of(request)))
        response = answer(Created(live.id, links(live), f"/t/{live.id}"), 201)
        self.browsers.remember(response, request, browser)
        return response

    async def replay(self, request: Request) -> Response:
        body = await self._body(request, self.limits.record)
        try:
            text = body.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            why = words(language_of(request)).tell("bad-not-text", byte=str(error.start))
            raise Refused("bad-record", reason=why) from error
        return answer({"table": await self.hall.replay(text, language_of(request))}, 201)

    # One table

    async def news(self, request: Request) -> Response:
        live, guest = await self._table(request)
        wanted, shown = request.query_params.get("seat"), live.shown
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(_number(request, "wait"), LONGEST_WAIT)):
                while shown == live.shown and _knows_all(request, live, ear_of(live, guest, wanted)):
                    await live.changed.wait()
                    live, guest = await self._table(request)
        await live.prepare()
        live.wake()
        audience = Audience.of(live, guest, ear_of(live, guest, wanted))
        if live.clock:
            live.rest()  # time has passed
        return answer(news(live, audience, _since(request, live, audience.seat), _number(request, "chat")))

    async def say(self, request: Request) -> Response:
        said = read(await self._body(request), Say)
        live, guest = await self._table(request)
        await live.say(guest, said.seat, said.seq, said.edition, said.lines)
        return _reached(live, said.seat)

    async def undo(self, request: Request) -> Response:
        wanted = read(await self._body(request), Undo)
        live, guest = await self._table(request)
        await live.undo(guest, wanted.seat, wanted.seq, wanted.edition, wanted.turn)
        return _reached(live, wanted.seat)

    async def why(self, request: Request) -> Response:
        live, guest = await self._table(request)
        seat = ear_of(live, guest, request.query_params.get("seat"))
        if seat is None or seat not in live.mine(guest):
            raise Refused("not-your-seat", seat=-1 if seat is None else seat)
        line = request.query_params.get("line", "")
        found = await live.moment.why_not(seat, line)
        if found is None:
            return answer(Why())
        why = live.room.refusal(found.error, guest.language)
        if found.example:
            why = words(guest.language).tell("why-example", why=why)
        return answer(Why(found.error.rule, why))

    async def hint(self, request: Request) -> Response:
        asked = read(await self._body(request), Ask)
        live, guest = await self._table(request)
        return answer(Hints(await hints(live, guest, asked.seat, asked.seq, asked.edition)))

    async def chat(self, request: Request) -> Response:
        said = read(await self._body(request), Chat)
        live, guest = await self._table(request)
        text = clean_chat(said.text)
        if not text:
            raise Refused("malformed", reason="the text is empty")
        live.check_talk(guest, said.seat)
        if not self.chatting.take(guest.browser or (request.client.host if request.client else "")):
            raise Refused("too-fast")
        return answer(Chatted(await live.talk(guest, said.seat, text)), 201)

    async def at(self, request: Request) -> Response:
        live, guest = await self._table(request)
        at = _whole(request.path_params["at"], "at")
        audience = Audience.of(live, guest, ear_of(live, guest, request.query_params.get("seat")))
        await live.prepare()
        moment = await asyncio.to_thread(live.at, audience.seat, at)
        return answer(news(live, audience, _since(request, live, audience.seat), 0, moment))

    async def layers(self, request: Request) -> Response:
        live, guest = await self._table(request)
        at = _whole(request.path_params["at"], "at")
        ear = ear_of(live, guest, request.query_params.get("seat"))
        moment = await asyncio.to_thread(live.at, ear, at)
        return answer(Layers(at, moment.layers(ear, guest.language)))

    async def record(self, request: Request) -> Response:
        live, guest = await self._table(request)
        ear = ear_of(live, guest, request.query_params.get("seat"))
        headers = {"content-disposition": f'attachment; filename="{live.row.game}-{live.id}.txt"', **NO_STORE}
        return PlainTextResponse(live.written_for(ear).text(), headers=headers)

    async def change_seat(self, request: Request) -> Response:
        wanted = read(await self._body(request), ChangeSeat)
        live, guest = await self._table(request)
        await live.change_seat(guest, _whole(request.path_params["seat"], "seat"), wanted.kind, wanted.level)
        return _reached(live, ear_of(live, guest, None))

    async def rename(self, request: Request) -> Response:
        wanted = read(await self._body(request), NewName)
        live, guest = await self._table(request)
        await live.rename(guest, _whole(request.path_params["seat"], "seat"), clean(wanted.name))
        return _reached(live, ear_of(live, guest, None))

    async def make_link(self, request: Request) -> Response:
        await self._body(request)
        live, guest = await self._table(request)
        secret = await seating.make_link(live, guest, _whole(request.path_params["seat"], "seat"))
        return answer(DeviceLink(link(live.id, secret), seating.MINUTES), 201)

    async def end_others(self, request: Request) -> Response:
        await self._body(request)
        live, guest = await self._table(request)
        await seating.end_others(live, guest, _whole(request.path_params["seat"], "seat"))
        return _reached(live, ear_of(live, guest, None))

    async def rematch(self, request: Request) -> Response:
        await self._body(request)
        live, guest = await self._table(request)
        id = await self.hall.rematch(live, guest)
        return answer(Created(id, links(await self.hall.find(id)), f"/t/{id}"), 201)

    async def live(self, socket: WebSocket) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            await self._live(socket)

    async def _live(self, socket: WebSocket) -> None:
        try:
            live, guest = await self._table(socket)
            ear = ear_of(live, guest, socket.query_params.get("seat"))
            since, heard = _since(socket, live, ear), _number(socket, "chat")
            address = socket.client.host if socket.client else ""
            if (
                self.viewers >= self.limits.all_viewers
                or self.addresses[address] >= self.limits.address_viewers
                or len(live.viewers) >= self.limits.viewers
            ):
                raise Refused("table-full")
        except Refused as refused:
            await socket.accept()
            error = Failure(Error(refused.key, refused.rule, refused.tell(language_of(socket))))
            await socket.send_text(msgspec.json.encode(error).decode())
            await socket.close(4000 + refused.status, refused.key)
            return
        await live.prepare()
        await socket.accept()
        live, guest = await self._table(socket)
        viewer = Viewer(guest, Audience.of(live, guest, ear), socket.query_params.get("zip") == "1")
        self.viewers += 1
        self.addresses[address] += 1
        try:
            viewer.join(live, since, heard)
            await viewer.serve(socket)
        finally:
            self.viewers -= 1
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
            live.viewers.discard(viewer)
            self.hall.tables.get(live.id, live).show_seats()

    # What they share

    async def _table(self, connection: HTTPConnection) -> tuple[Live, Guest]:
        live = await self.hall.find(connection.path_params["table"])
        return live, Guest(self.browsers.known(connection), language_of(connection))

    async def _body(self, request: Request, most: int | None = None) -> bytes:
        most = most or self.limits.body
        if int(request.headers.get("content-length", "0")) > most:
            raise Refused("too-large", most=most)
        body = bytearray()
        try:
            async with asyncio.timeout(self.limits.patience):
                async for part in request.stream():
                    body += part
                    if len(body) > most:
                        raise Refused("too-large", most=most)
        except (TimeoutError, ClientDisconnect):
            raise Refused("too-slow") from None
        return bytes(body)


def _mine(table: TableRow, browser: str) -> Mine:
    seats = [number for number, seat in enumerate(table.seats) if browser in seat.owners]
    others = [seat for number, seat in enumerate(table.seats) if len(seats) > 1 or number not in seats]
    return Mine(
        id=table.id,
        game=table.game,
        title=game_of(table.game).title,
        names=[seat.name for seat in others if seat.name],
        asked=bool(set(seats).intersection(table.actors)),
        over=not table.actors,
        created=table.created,
    )


def _number(connection: HTTPConnection, name: str, default: int = 0) -> int:
    value = connection.query_params.get(name)
    return default if value is None else _whole(value, name)


def _whole(value: str, name: str) -> int:
    if not value.isascii() or not value.isdecimal() or len(value) > 9:
        raise Refused("malformed", reason=f"{name} is a whole number, not {value[:20]!r}")
    return int(value)


def _reached(live: Live, ear: Ear) -> Response:
    """What the table has come to, in the numbers of who has spoken."""
    return answer(Reached(live.numbers.seq(ear), live.numbers.edition(ear)))


def _knows_all(request: Request, live: Live, ear: Ear) -> bool:
    """Whether who asks has nothing to hear yet."""
    seq, edition = live.numbers.seq(ear), live.numbers.edition(ear)
    return (
        _number(request, "since") == seq
        and _number(request, "edition", edition) == edition
        and _number(request, "chat", live.heard) == live.heard
        and _number(request, "notices", live.noticed) == live.noticed
    )


def _since(connection: HTTPConnection, live: Live, ear: Ear) -> int:
    """Where the log goes on for who asks; from the start if something was taken back since they last knew."""
    edition = live.numbers.edition(ear)
    return _number(connection, "since") if _number(connection, "edition", edition) == edition else 0
