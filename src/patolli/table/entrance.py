"""The entrance, before all else: whether the process is well, and which requests are open, counted and logged."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from patolli.table.answers import JSON, NO_STORE, RETRY_AFTER, failure
from patolli.table.browsers import language_of
from patolli.table.counts import COUNTS
from patolli.table.errors import Refused
from patolli.table.logs import events, network_of
from patolli.table.stopping import Stopping
from patolli.table.store import Store

HEALTH, LIFE = "/healthz", "/livez"
STORE_SECONDS = 1.0
"""For the store to answer."""
GOOD_SECONDS = 0.5
"""How long its answer is good, so that nobody can keep it busy by asking for it."""
REQUEST = re.compile(r"[\w.-]{1,64}", re.ASCII)


class Entrance:
    def __init__(self, app: ASGIApp, store: Store, stopping: Stopping) -> None:
        self.app = app
        self.stopping = stopping
        self.health = Health(store, stopping)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and self.stopping.wished:
            await _refuse_socket(send)
        elif scope["type"] != "http":
            await self.app(scope, receive, send)
        elif scope["path"] in (HEALTH, LIFE) and scope["method"] in ("GET", "HEAD"):
            await (await self.health.answer(scope["path"]))(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status, task = time.perf_counter(), 0, asyncio.current_task()

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if self.stopping.wished:
                    MutableHeaders(scope=message)["connection"] = "close"  # the next request goes elsewhere
            await send(message)

        assert task is not None
        self.stopping.open.add(task)
        try:
            if self.stopping.over:
                raise asyncio.CancelledError
            await self.app(scope, receive, noted)
        except asyncio.CancelledError:
            if not self.stopping.over or status:
                raise
            task.uncancel()
            await failure(Refused("stopping"), language_of(HTTPConnection(scope)))(scope, receive, noted)
        except Exception:
            status = status or 500  # which is answered outside of all this
            raise
        finally:
            self.stopping.open.discard(task)
            COUNTS.requests[scope["method"], status] += 1
            if events.isEnabledFor(logging.INFO):
                _log(scope, status, time.perf_counter() - began)


class Health:
    """Whether this process can serve, and whether it lives."""

    def __init__(self, store: Store, stopping: Stopping) -> None:
        self.store = store
        self.stopping = stopping
        self.asked: asyncio.Future[None] | None = None
        """One question at a time, however many want to know."""
        self.good_until = 0.0

    async def answer(self, path: str) -> Response:
        why = "" if path == LIFE else await self.why_not()
        body = msgspec.json.encode({"status": why or "ok"})
        response = Response(body, 503 if why else 200, NO_STORE, JSON)
        if why:
            response.headers["retry-after"] = RETRY_AFTER[503]
        return response

    async def why_not(self) -> str:
        """Why nobody should be sent here; empty if they may."""
        if self.stopping.wished:
            return "stopping"
        if time.monotonic() < max(self.good_until, self.store.answered + GOOD_SECONDS):
            return ""  # a busy process has just asked it: one more question would stand in the row behind all others
        if self.asked is None or self.asked.done():
            self.asked = asyncio.ensure_future(self.store.ping())
            self.asked.add_done_callback(lambda asked: asked.cancelled() or asked.exception())
        try:
            async with asyncio.timeout(STORE_SECONDS):
                await asyncio.shield(self.asked)
        except (TimeoutError, Refused):
            return "store-away"
        self.good_until = time.monotonic() + GOOD_SECONDS
        return ""


async def _refuse_socket(send: Send) -> None:
    """Before its handshake, so that a proxy or a page asks again elsewhere."""
    headers = [(b"retry-after", RETRY_AFTER[503].encode()), (b"connection", b"close")]
    await send({"type": "websocket.http.response.start", "status": 503, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b""})


def _log(scope: Scope, status: int, seconds: float) -> None:
    given = Headers(scope=scope).get("x-request-id", "")
    client = scope.get("client")
    events.info(
        "request",
        extra={
            "request": given if REQUEST.fullmatch(given) else secrets.token_hex(6),
            "method": scope["method"],
            "path": scope["path"],
            "status": status,
            "ms": round(seconds * 1000, 1),
            "network": network_of(client[0]) if client else "",
        },
    )
