"""The application: everything tied together."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from patolli.table.answers import failure
from patolli.table.api import Api
from patolli.table.browsers import Browsers, language_of
from patolli.table.bus import Bus
from patolli.table.entrance import Entrance
from patolli.table.errors import Refused
from patolli.table.guard import Guard
from patolli.table.limits import Limits
from patolli.table.pages import Pages
from patolli.table.routes import routes
from patolli.table.runners import Runners
from patolli.table.stopping import Stopping
from patolli.table.store import Store
from patolli.table.tables import Tables


def app(
    url: str,
    limits: Limits | None = None,
    keep: float = 0,
    names: Collection[str] = (),
    stopping: Stopping | None = None,
) -> Starlette:
    """The table, with its store at that URL.

    Tables at which nothing is said are deleted after `keep` days; 0 keeps them for ever. It answers
    to its numeric addresses, to `localhost` and to these names.
    """
    limits = limits or Limits()
    store = Store(url)
    bus = bus_of(store)
    tables = Tables(store, limits, keep, bus, runners_of(store, bus))
    browsers = Browsers(secrets.token_hex(32))

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await tables.open()
        browsers.key = (await tables.store.setting("key", secrets.token_hex(32))).encode()
        try:
            yield
        finally:
            await tables.close()

    api = Api(tables, browsers, limits)
    pages = Pages(tables, browsers)
    made = Starlette(
        routes=[*routes(api), *pages.routes()],
        lifespan=life,
        middleware=[
            Middleware(Entrance, store=store, stopping=stopping or Stopping()),
            Middleware(Guard, browsers=browsers, limits=limits, names=frozenset(names)),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={HTTPException: _not_here, Exception: _broken},
    )
    made.state.tables = tables
    return made


def bus_of(store: Store) -> Bus:
    """The bus of all processes that use the store."""
    if not store.shared:
        return Bus()
    from patolli.table.bus_postgres import PostgresBus

    return PostgresBus(store.url)


def runners_of(store: Store, bus: Bus, thinks: bool = False) -> Runners:
    """Who lets bots play, of all processes that use the store."""
    if not store.shared:
        return Runners()
    from patolli.table.runners_postgres import PostgresRunners

    return PostgresRunners(store.url, bus, thinks)


async def _not_here(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    refused = Refused("wrong-method" if status == 405 else "no-page")
    return failure(refused, language_of(request))


async def _broken(request: Request, _: Exception) -> Response:
    """A fault of ours, which is in the log of the server."""
    return failure(Refused("broken"), language_of(request))
