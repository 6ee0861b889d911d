"""Bodies of requests as they arrive: not larger, and not slower, than the limits allow."""

from __future__ import annotations

import asyncio

from starlette.requests import ClientDisconnect, Request

from patolli.table.errors import Refused
from patolli.table.limits import Limits


async def body_of(request: Request, limits: Limits, most: int | None = None) -> bytes:
    """The body, read once. Refused if it has more than `most` bytes, or takes too long."""
    kept: bytes | None = getattr(request.state, "body", None)
    if kept is None:
        kept = request.state.body = await _read(request, limits, most or limits.body_bytes)
    return kept


async def _read(request: Request, limits: Limits, most: int) -> bytes:
    if int(request.headers.get("content-length", "0")) > most:
        raise Refused("too-large", most=most)
    body = bytearray()
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise Refused("too-large", most=most)
    except (TimeoutError, ClientDisconnect):
        raise Refused("too-slow") from None
    return bytes(body)
