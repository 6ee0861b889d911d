"""What stands before every request: its rate, where it comes from, and the headers of every answer."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from patolli.table.answers import failure
from patolli.table.browsers import Browsers, language_of
from patolli.table.errors import Refused
from patolli.table.hosts import called, is_ours, whence
from patolli.table.limits import Buckets, Limits

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    def __init__(self, app: ASGIApp, browsers: Browsers, limits: Limits, names: Collection[str] = ()) -> None:
        self.app = app
        self.browsers = browsers
        self.names = names
        self.each = Buckets(limits.rate, limits.burst)
        self.address = Buckets(limits.shared * limits.rate, limits.shared * limits.burst)
        self.making = Buckets(limits.making_rate, limits.making_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        refused = self._why_not(connection)
        if scope["type"] == "websocket":
            if refused:
                await send({"type": "websocket.close", "code": 1008, "reason": refused.key})
                return
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if refused:
            await failure(refused, language_of(connection))(scope, receive, with_headers)
            return
        await self.app(scope, receive, with_headers)

    def _why_not(self, connection: HTTPConnection) -> Refused | None:
        scope = connection.scope
        address = whence(connection)
        browser = self.browsers.known(connection)
        if not self.each.take(browser or address) or not self.address.take(address):
            return Refused("too-fast")
        if refused := self._other_name(connection):
            return refused
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not same_site(connection.headers):
            return Refused("other-site")
        if scope.get("method") == "POST" and makes(scope["path"], browser) and not self.making.take(address):
            return Refused("too-fast")
        return None

    def _other_name(self, connection: HTTPConnection) -> Refused | None:
        """Another name may be another site's, which had it lead here to read what its own pages may read."""
        given = connection.headers.getlist("host")
        if not given and connection.scope["http_version"] == "1.0":
            return None  # a program, since every browser sends it
        host = called(given[0]) if len(given) == 1 else None
        if host is None:
            return Refused("bad-host")
        return None if is_ours(host, self.names) else Refused("other-name", name=host)


def makes(path: str, browser: str) -> bool:
    """Whether something is kept that was not there before: a table, or a browser that owns a seat."""
    if path in ("/api/tables", "/api/replay", "/api/recordings") or path.endswith(("/rematch", "/play-on")):
        return True
    return not browser and "/sit/" in path


def same_site(headers: Headers) -> bool:
    """Whether a request comes from our own pages, or from a program, which tells no origin."""
    origin = headers.get("origin")
    if origin is not None:
        try:
            return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
        except ValueError:
            return False
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
