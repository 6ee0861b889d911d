"""Bodies of requests read, and answers written: JSON, and refusals with a sentence."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.responses import Response

from patolli.table.counts import COUNTS
from patolli.table.errors import Refused
from patolli.table.messages import Error, Failure

JSON = "application/json"
NO_STORE = {"cache-control": "no-store"}
RETRY_AFTER = {429: "1", 503: "5"}
"""Seconds after which to ask again, by status."""


T = TypeVar("T")


def read(body: bytes, kind: type[T]) -> T:
    """The body as what it should be. Refused as malformed, with the place that is wrong."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", reason=str(error)) from error


def answer(body: object, status: int = 200) -> Response:
    return ready(msgspec.json.encode(body), status)


def ready(body: bytes, status: int = 200) -> Response:
    return Response(body, status, NO_STORE, JSON)


def failure(refused: Refused, language: str) -> Response:
    COUNTS.refusals[refused.key] += 1
    error = Error(refused.key, refused.rule, refused.tell(language), refused.line)
    response = answer(Failure(error), refused.status)
    if refused.status in RETRY_AFTER:
        response.headers["retry-after"] = RETRY_AFTER[refused.status]
    return response
