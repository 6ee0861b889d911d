"""Browsers: each has a random name in a signed cookie, and the store knows which seats it owns."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from patolli.stage.speech import ENGLISH, LANGUAGES

COOKIE = "patolli"
LANGUAGE_COOKIE = "language"
YEAR_SECONDS = 365 * 24 * 3600
_VALUE = re.compile(r"([\w-]{22})\.([0-9a-f]{64})", re.ASCII)


class Browsers:
    def __init__(self, key: str) -> None:
        self.key = key.encode()

    def known(self, connection: HTTPConnection) -> str:
        """The name of the browser that asks; empty if its cookie is missing or not ours."""
        found = _VALUE.fullmatch(connection.cookies.get(COOKIE, ""))
        if found and hmac.compare_digest(found[2], self._signature(found[1])):
            return found[1]
        return ""

    @staticmethod
    def named() -> str:
        """A name for a browser that has none."""
        return secrets.token_urlsafe(16)

    def remember(self, response: Response, connection: HTTPConnection, browser: str) -> None:
        response.set_cookie(
            COOKIE,
            f"{browser}.{self._signature(browser)}",
            max_age=YEAR_SECONDS,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme in ("https", "wss"),
        )

    def _signature(self, browser: str) -> str:
        return hmac.new(self.key, browser.encode(), hashlib.sha256).hexdigest()


def language_of(connection: HTTPConnection) -> str:
    """The language that is asked for, else the one of the cookie, else the first that the browser likes."""
    for wanted in (connection.query_params.get("language"), connection.cookies.get(LANGUAGE_COOKIE)):
        if wanted in LANGUAGES:
            return str(wanted)
    liked: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        name, _, weight = part.strip().partition(";q=")
        language = name.partition("-")[0].lower()
        if language in LANGUAGES:
            try:
                liked.append((-float(weight or 1), language))
            except ValueError:
                continue
    return min(liked)[1] if liked else ENGLISH
