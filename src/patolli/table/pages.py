"""The pages: HTML files of `static`; their scripts and styles, joined (`bundle.py`) and as they are; drawings."""

from __future__ import annotations

import hashlib
import html
from functools import cache, partial
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from patolli.table import catalogue, seating
from patolli.table.answers import NO_STORE, failure
from patolli.table.browsers import Browsers, language_of
from patolli.table.bundle import Bundles
from patolli.table.errors import Refused, words
from patolli.table.pictures import Pictures, digest
from patolli.table.rows import LinkRow
from patolli.table.session import Session
from patolli.table.tables import Tables

STATIC = Path(str(files("patolli.table"))) / "static"
SHEETS = ("palette.css", "sprites.css")
AGAIN = {"cache-control": "no-cache"}
"""A browser keeps it, and asks whether it has changed."""
A_WHILE = {"cache-control": "private, max-age=3600"}
"""A browser keeps it for an hour, and nobody else does."""
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
"""A browser keeps it and never asks again: the name changes with what is in it."""


PAGES = {
    "/": "lobby",
    "/t/{table}": "table",
    "/t/{table}/replay": "replay",
    "/t/{table}/review": "review",
    "/replay": "replay",
    "/record": "record",
    "/rules/{game}": "rules",
    "/learn": "learn",
    "/learn/{game}/{lesson}": "lesson",
    "/puzzles": "puzzles",
    "/puzzles/{game}/{puzzle}": "puzzle",
}
"""The files of `static` that are pages, by their addresses."""


class Pages:
    def __init__(self, tables: Tables, browsers: Browsers) -> None:
        self.tables = tables
        self.browsers = browsers
        self.bundles = Bundles(STATIC, catalogue.sheet)
        self.pictures = Pictures()

    def routes(self) -> list[Route | Mount]:
        return [
            *(Route(path, partial(self._page, name=name)) for path, name in PAGES.items()),
            Route("/t/{table}/sit/{secret}", self.invite, methods=["GET"]),
            Route("/t/{table}/sit/{secret}", self.sit, methods=["POST"]),
            Route("/t/{table}/picture.svg", self.picture),
            Route("/static/art/{file}", self.art),
            Route("/static/joined/{file}", self.joined),
            Mount("/static", Files(directory=STATIC, check_dir=False)),
        ]

    async def picture(self, request: Request) -> Response:
        """The board as spectators see it."""
        language = language_of(request)
        try:
            table = await self.tables.find(request.path_params["table"])
        except Refused as refused:
            return failure(refused, language)
        over = table.session.over
        drawn, tag = await self.pictures.find(table, language)
        headers = {"etag": tag, "vary": "accept-language, cookie", **(A_WHILE if over else AGAIN)}
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        return Response(drawn, 200, headers, "image/svg+xml")

    async def invite(self, request: Request) -> Response:
        """The private link of a seat. Its page asks for the seat by itself, so that a mere preview takes none."""
        language = language_of(request)
        try:
            session, number = await self.tables.trying(request.path_params["table"], partial(self._invited, request))
        except Refused as refused:
            return _no_seat(request, refused)
        title = session.game.title
        nameless = "" if session.seat(number).name else str(number)
        say = words(language).tell("sit-down", game=title)
        said = {"language": language, "title": title, "say": say, "nameless": nameless}
        return HTMLResponse(_filled("sit.html", said), headers=NO_STORE)

    async def sit(self, request: Request) -> Response:
        """The browser owns the seat from now on."""
        browser = self.browsers.known(request) or self.browsers.named()
        try:
            await self.tables.trying(request.path_params["table"], partial(self._sit, request, browser))
        except Refused as refused:
            return _no_seat(request, refused)
        response = RedirectResponse(f"/t/{request.path_params['table']}", 303)
        self.browsers.remember(response, request, browser)
        return response

    async def _invited(self, request: Request) -> tuple[Session, int]:
        session, number, link = await self._seat(request)
        seating.check_link(session, self.browsers.known(request), number, link)
        return session, number

    async def _sit(self, request: Request, browser: str) -> None:
        session, number, link = await self._seat(request)
        if browser in session.seat(number).owners:
            return
        if link:
            await seating.sit_again(session, browser, link, self.tables.limits.owners)
        else:
            await seating.sit(session, browser, number)

    async def _seat(self, request: Request) -> tuple[Session, int, LinkRow | None]:
        """The table, the number of the seat whose secret the link knows, and the link if it is for another device."""
        session = (await self.tables.find(request.path_params["table"])).session
        secret = request.path_params["secret"]
        number = next((n for n, seat in enumerate(session.seats) if _same(seat.secret, secret)), None)
        if number is not None:
            return session, number, None
        link = await self.tables.store.find_link(session.id, secret) if seating.SECRET.fullmatch(secret) else None
        if link is None:
            raise Refused("no-link")
        return session, link.seat, link

    async def _page(self, request: Request, name: str) -> Response:
        """With `?modules` after the address, its script and sheets are those of the folder, one by one."""
        if "modules" in request.query_params:
            return HTMLResponse((STATIC / f"{name}.html").read_bytes(), headers=AGAIN)
        return HTMLResponse(self.bundles.page(name), headers=AGAIN)

    async def joined(self, request: Request) -> Response:
        found = self.bundles.asset(request.path_params["file"])
        if found is None:
            return failure(Refused("no-page"), language_of(request))
        asset, exact = found
        headers = {"vary": "accept-encoding", **(FOR_EVER if exact else NO_STORE)}
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(asset.packed, 200, {"content-encoding": "gzip", **headers}, asset.kind)
        return Response(asset.body, 200, headers, asset.kind)

    async def art(self, request: Request) -> Response:
        name = request.path_params["file"]
        try:
            if name in SHEETS:
                return _kept(request, catalogue.sheet(name), "text/css")
            game, _, ending = name.rpartition(".")
            if ending != "svg":
                raise Refused("no-page")
            game, _, what = game.partition("-")
            if not what:
                drawing = catalogue.art(game)
            elif what == "sample":
                drawing = catalogue.sample(game, language_of(request))
            else:
                drawing = catalogue.example(game, what, language_of(request))
            return _kept(request, drawing, "image/svg+xml")
        except Refused as refused:
            return failure(refused, language_of(request))


class Files(StaticFiles):
    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers.update(AGAIN)
        return response


def _no_seat(request: Request, refused: Refused) -> Response:
    """Why a link seats nobody: for people a page, for programs as everything that is refused."""
    language = language_of(request)
    if "text/html" not in request.headers.get("accept", ""):
        return failure(refused, language)
    say = words(language)
    there = "" if refused.key == "no-table" else f"/t/{request.path_params['table']}"
    said = {
        "language": language,
        "why": refused.tell(language),
        "address": there or "/",
        "go": say.tell("look-on" if there else "to-the-lobby"),
    }
    headers = failure(refused, language).headers
    kept = {**NO_STORE, **{name: headers[name] for name in ("retry-after",) if name in headers}}
    return HTMLResponse(_filled("no-seat.html", said), refused.status, kept)


def _filled(name: str, said: dict[str, str]) -> str:
    """A page in which the names in braces are replaced."""
    page = (STATIC / name).read_text(encoding="utf-8")
    for key, text in said.items():
        page = page.replace(f"{{{key}}}", html.escape(text))
    return page


def _same(secret: str, given: str) -> bool:
    return bool(secret) and hashlib.sha256(secret.encode()).digest() == hashlib.sha256(given.encode()).digest()


def _kept(request: Request, body: bytes, kind: str) -> Response:
    tag = _tag(body)
    headers = {"etag": tag, **AGAIN}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, 200, headers, kind)


@cache
def _tag(body: bytes) -> str:
    return digest(body)
