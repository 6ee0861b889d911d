"""The API: what a page and a program can ask. The table of routes (`routes.py`) says which function answers what."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from patolli.engine.played import Reader
from patolli.table import catalogue, seating, takeback
from patolli.table.answers import NO_STORE, answer, read
from patolli.table.arriving import Gone, while_here
from patolli.table.bodies import body_of
from patolli.table.broadcast import Viewer
from patolli.table.browsers import Browsers, language_of
from patolli.table.errors import Refused, StoreAway, words
from patolli.table.hosts import whence
from patolli.table.limits import Buckets, Limits
from patolli.table.listing import listed
from patolli.table.lobby_messages import Mines
from patolli.table.messages import (
    Ask,
    ChangeSeat,
    Chat,
    Chatted,
    Consent,
    Created,
    DeviceLink,
    Error,
    Failure,
    Hints,
    Layers,
    NewName,
    NewTable,
    PlayOn,
    Reached,
    Resign,
    Say,
    TakeBack,
    TakenBack,
    Undo,
    Undone,
    Why,
)
from patolli.table.names import clean, clean_chat
from patolli.table.news import Audience, link, links, reader_of
from patolli.table.session import Guest, Session
from patolli.table.table import Table
from patolli.table.tables import Tables

LONGEST_WAIT_SECONDS = 25.0
MOST_READING_SECONDS = 20.0
"""For a table to be read: then somebody who waits for it with signs is told that the store is away."""
WINDOW = re.compile(r"[\w-]{1,40}", re.ASCII)
MOST_MINE = 50


class Api:
    """Answers requests."""

    def __init__(self, tables: Tables, browsers: Browsers, limits: Limits) -> None:
        self.tables = tables
        self.browsers = browsers
        self.limits = limits
        self.viewers = 0
        self.addresses: Counter[str] = Counter()
        """How many of them look from where."""
        self.chatting = Buckets(limits.chat_rate, limits.chat_burst)
        self.newcomers = Buckets(limits.making_rate, limits.making_burst)
        """Browsers that are kept because they tried a puzzle, by address."""

    # Tables

    async def words(self, request: Request) -> Response:
        return answer(catalogue.page(language_of(request)))

    async def games(self, request: Request) -> Response:
        return answer(catalogue.games(language_of(request)))

    async def rules(self, request: Request) -> Response:
        return answer(catalogue.rules(request.path_params["game"], language_of(request)))

    async def mine(self, request: Request) -> Response:
        browser = self.browsers.known(request)
        tables = await self.tables.mine(browser, MOST_MINE) if browser else []
        stuck = self.tables.unplayable.has
        return answer(Mines([listed(table, browser, stuck(table)) for table in tables]))

    async def create(self, request: Request) -> Response:
        wanted = read(await self._body(request), NewTable)
        browser = self.browsers.known(request) or self.browsers.named()
        session = (await self.tables.create(wanted, Guest(browser, language_of(request)))).session
        response = answer(Created(session.id, links(session), f"/t/{session.id}"), 201)
        self.browsers.remember(response, request, browser)
        return response

    async def replay(self, request: Request) -> Response:
        body = await self._body(request, self.limits.record_bytes)
        try:
            text = body.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            why = words(language_of(request)).tell("bad-not-text", byte=str(error.start))
            raise Refused("bad-record", reason=why) from error
        return answer({"table": await self.tables.replay(text, language_of(request))}, 201)

    # One table

    async def news(self, request: Request) -> Response:
        table, guest = await self._table(request)
        await self.tables.look(table)
        wanted, announced = request.query_params.get("seat"), table.broadcast.announced
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(_number(request, "wait"), LONGEST_WAIT_SECONDS)):
                while announced == table.broadcast.announced and _knows_all(
                    request, table.session, reader_of(table.session, guest, wanted)
                ):
                    await table.broadcast.changed.wait()
                    table, guest = await self._table(request)
        await table.broadcast.prepare()
        table.bots.wake()
        session = table.session
        audience = Audience.of(session, guest, reader_of(session, guest, wanted))
        since = session.numbers.resume(audience.seat, *_known(request))
        return answer(table.broadcast.bulletin().news(audience, since, _number(request, "chat")))

    async def say(self, request: Request) -> Response:
        said = read(await self._body(request), Say)
        session, guest = await self._session(request)
        await session.say(guest, said.seat, said.seq, said.edition, said.lines)
        return _reached(session, said.seat)

    async def undo(self, request: Request) -> Response:
        wanted = read(await self._body(request), Undo)
        session, guest = await self._session(request)
        if wanted.line is None:
            await session.undo(guest, wanted.seat, wanted.seq, wanted.edition, wanted.turn)
            return _reached(session, wanted.seat)
        one = await session.undo_line(guest, wanted.seat, wanted.seq, wanted.edition, wanted.line)
        why = session.game.refusal_to_you(one.why, guest.language) if one.why else ""
        seq, edition = session.numbers.seq(wanted.seat), session.numbers.edition(wanted.seat)
        return answer(Undone(seq, edition, one.left, why))

    async def take_back(self, request: Request) -> Response:
        wanted = read(await self._body(request), TakeBack)
        session, guest = await self._session(request)
        waits = await takeback.ask(session, guest, wanted.seat, wanted.seq, wanted.to, wanted.edition)
        return _taken_back(session, wanted.seat, waits)

    async def consent(self, request: Request) -> Response:
        said = read(await self._body(request), Consent)
        session, guest = await self._session(request)
        waits = await takeback.answer(session, guest, said.seat, said.seq, said.to, said.edition, said.agree)
        return _taken_back(session, said.seat, waits)

    async def resign(self, request: Request) -> Response:
        wanted = read(await self._body(request), Resign)
        session, guest = await self._session(request)
        await seating.resign(session, guest, wanted.seat)
        return _reached(session, wanted.seat)

    async def why(self, request: Request) -> Response:
        table, guest = await self._table(request)
        seat = reader_of(table.session, guest, request.query_params.get("seat"))
        if seat is None or seat not in table.session.mine(guest):
            raise Refused("not-your-seat", seat=-1 if seat is None else seat)
        found = await table.broadcast.snapshot.why_not(seat, request.query_params.get("line", ""))
        if found is None:
            return answer(Why())
        return answer(Why(found.rule, table.session.game.refusal_to_you(found, guest.language)))

    async def hint(self, request: Request) -> Response:
        asked = read(await self._body(request), Ask)
        table, guest = await self._table(request)
        return answer(Hints(await table.bots.hints(guest, asked.seat, asked.seq, asked.edition)))

    async def chat(self, request: Request) -> Response:
        said = read(await self._body(request), Chat)
        session, guest = await self._session(request)
        text = clean_chat(said.text)
        if not text:
            raise Refused("malformed", reason="the text is empty")
        session.check_talker(guest, said.seat)
        counted = getattr(request.state, "counted", False)  # when it is tried again, it is still one message
        request.state.counted = True
        if not counted and not self.chatting.take(guest.browser or whence(request)):
            raise Refused("too-fast")
        return answer(Chatted(await session.talk(guest, said.seat, text)), 201)

    async def at(self, request: Request) -> Response:
        table, guest = await self._table(request)
        at = whole(request.path_params["at"], "at")
        reader = reader_of(table.session, guest, request.query_params.get("seat"))
        audience = Audience.of(table.session, guest, reader)
        await table.broadcast.prepare()
        past = await table.broadcast.at(reader, at)
        since = table.session.numbers.resume(reader, *_known(request))
        return answer(table.broadcast.bulletin(past).news(audience, since))

    async def layers(self, request: Request) -> Response:
        table, guest = await self._table(request)
        at = whole(request.path_params["at"], "at")
        reader = reader_of(table.session, guest, request.query_params.get("seat"))
        past = await table.broadcast.at(reader, at)
        return answer(Layers(at, past.layers(reader, guest.language)))

    async def steps(self, request: Request) -> Response:
        table, guest = await self._table(request)
        at = whole(request.path_params["at"], "at")
        reader = reader_of(table.session, guest, request.query_params.get("seat"))
        since = _number(request, "since", max(0, at - 1))
        return answer(await table.broadcast.steps(reader, guest.language, since, at))

    async def record(self, request: Request) -> Response:
        session, guest = await self._session(request)
        reader = reader_of(session, guest, request.query_params.get("seat"))
        headers = {"content-disposition": f'attachment; filename="{session.row.game}-{session.id}.txt"', **NO_STORE}
        whole = session.recording and session.hosted_by(guest) and request.query_params.get("all") == "1"
        record = session.record() if whole else session.record_for(reader)
        return PlainTextResponse(record.text(), headers=headers)

    async def change_seat(self, request: Request) -> Response:
        wanted = read(await self._body(request), ChangeSeat)
        session, guest = await self._session(request)
        await seating.change(session, guest, _seat(request), wanted.kind, wanted.level)
        return _reached(session, reader_of(session, guest, None))

    async def rename(self, request: Request) -> Response:
        wanted = read(await self._body(request), NewName)
        session, guest = await self._session(request)
        await session.rename(guest, _seat(request), clean(wanted.name))
        return _reached(session, reader_of(session, guest, None))

    async def make_link(self, request: Request) -> Response:
        await self._body(request)
        session, guest = await self._session(request)
        secret = await seating.make_link(session, guest, _seat(request))
        return answer(DeviceLink(link(session.id, secret), seating.LINK_MINUTES), 201)

    async def end_others(self, request: Request) -> Response:
        await self._body(request)
        session, guest = await self._session(request)
        await seating.end_others(session, guest, _seat(request))
        return _reached(session, reader_of(session, guest, None))

    async def rematch(self, request: Request) -> Response:
        await self._body(request)
        session, guest = await self._session(request)
        id = await self.tables.rematch(session, guest)
        return answer(Created(id, links((await self.tables.find(id)).session), f"/t/{id}"), 201)

    async def play_on(self, request: Request) -> Response:
        wanted = read(await self._body(request), PlayOn)
        table, guest = await self._table(request)
        if not guest.browser:
            guest = Guest(self.browsers.named(), guest.language)
        session = (await self.tables.play_on(table.session, guest, wanted)).session
        response = answer(Created(session.id, links(session), f"/t/{session.id}"), 201)
        self.browsers.remember(response, request, guest.browser)
        return response

    async def live(self, socket: WebSocket) -> None:
        address = whence(socket)
        self.viewers += 1
        self.addresses[address] += 1
        try:
            with contextlib.suppress(WebSocketDisconnect, Gone):
                await self._live(socket, address)
        finally:
            self.viewers -= 1
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]

    async def _live(self, socket: WebSocket, address: str) -> None:
        stops = self.tables.stops()
        zipped, signs = (socket.query_params.get(name) == "1" for name in ("zip", "signs"))
        await socket.accept()
        try:
            self._check_all_room(address)
            window, opened = _window(socket)
            known, chat = _known(socket), _number(socket, "chat")
            ready = None
            while ready is None:  # while the socket was looked at, the table may have been given up
                ready = self._at_hand(await while_here(socket, signs, self._prepared(socket)))
            table, guest = ready, self._guest(socket)
            reader = reader_of(table.session, guest, socket.query_params.get("seat"))
            self._check_room(table)
        except Refused as refused:
            error = Failure(Error(refused.key, refused.rule, refused.tell(language_of(socket))))
            await socket.send_text(msgspec.json.encode(error).decode())
            await socket.close(4000 + refused.status, refused.key)
            return
        if self.tables.stops() != stops:
            await socket.close(1013, "stopped")
            return
        viewer = Viewer(guest, Audience.of(table.session, guest, reader), zipped, signs, window, opened)
        try:
            table.join(viewer, table.session.numbers.resume(reader, *known), chat)
            await viewer.serve(socket)
        finally:
            table.broadcast.viewers.discard(viewer)
            self.tables.open_tables.get(table.session.id, table).broadcast.leave(viewer)

    async def _prepared(self, connection: HTTPConnection) -> Table:
        """The table that somebody wants to look at, with what others have written there."""
        try:
            async with asyncio.timeout(MOST_READING_SECONDS):
                id = connection.path_params["table"]
                table = await self.tables.find(id)
                await self.tables.look(table)
                await table.broadcast.prepare()
                return await self.tables.find(id)
        except TimeoutError:
            raise StoreAway from None

    def _at_hand(self, table: Table) -> Table | None:
        """The table, if it is in memory and good."""
        session = table.session
        good = self.tables.open_tables.get(session.id) is table and not (session.gone or session.behind)
        return table if good else None

    # What they share

    def _check_all_room(self, address: str) -> None:
        """Refused if there are too many viewers, of whom this one is counted."""
        if self.viewers > self.limits.all_viewers or self.addresses[address] > self.limits.address_viewers:
            raise Refused("table-full")

    def _check_room(self, table: Table) -> None:
        """Refused if there are too many viewers at the table already."""
        there = len(table.broadcast.viewers) + self.tables.presence.viewers(table.session.id)
        if there >= self.limits.viewers:
            raise Refused("table-full")

    async def _table(self, connection: HTTPConnection) -> tuple[Table, Guest]:
        return await self.tables.find(connection.path_params["table"]), self._guest(connection)

    def _guest(self, connection: HTTPConnection) -> Guest:
        return Guest(self.browsers.known(connection), language_of(connection))

    async def _session(self, request: Request) -> tuple[Session, Guest]:
        table, guest = await self._table(request)
        return table.session, guest

    async def _body(self, request: Request, most: int | None = None) -> bytes:
        return await body_of(request, self.limits, most)


def _number(connection: HTTPConnection, name: str, default: int = 0) -> int:
    value = connection.query_params.get(name)
    return default if value is None else whole(value, name)


def whole(value: str, name: str) -> int:
    """A number in an address. Refused if it is none."""
    if not value.isascii() or not value.isdecimal() or len(value) > 9:
        raise Refused("malformed", reason=f"{name} is a whole number, not {value[:20]!r}")
    return int(value)


def _seat(request: Request) -> int:
    return whole(request.path_params["seat"], "seat")


def _reached(session: Session, reader: Reader) -> Response:
    """What the table has come to, in the numbers of the one who has spoken."""
    return answer(Reached(session.numbers.seq(reader), session.numbers.edition(reader)))


def _taken_back(session: Session, seat: int, waits: list[int]) -> Response:
    return answer(TakenBack(session.numbers.seq(seat), session.numbers.edition(seat), waits))


def _knows_all(request: Request, session: Session, reader: Reader) -> bool:
    """Whether there is nothing yet that the reader does not know."""
    seq, edition = session.numbers.seq(reader), session.numbers.edition(reader)
    chat, notice = session.last_chat, session.notices.last
    return (
        _number(request, "since") == seq
        and _number(request, "edition", edition) == edition
        and _number(request, "chat", chat) == chat
        and _number(request, "notices", notice) == notice
    )


def _known(connection: HTTPConnection) -> tuple[int, int | None]:
    """The number and the edition up to which somebody knows the log."""
    edition = None if "edition" not in connection.query_params else _number(connection, "edition")
    return _number(connection, "since"), edition


def _window(connection: HTTPConnection) -> tuple[str, int]:
    """The window that opens a connection, and how many it has opened; an older page does not say so."""
    window = connection.query_params.get("window", "")
    if window and not WINDOW.fullmatch(window):
        raise Refused("malformed", reason=f"window is a name of at most 40 letters and digits, not {window[:50]!r}")
    return window, _number(connection, "opened")
