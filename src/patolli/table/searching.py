"""Other possible hands of a game that is written down are looked for beside everything else, and not without end.

A search can take a good part of a second. Whoever writes a game down needs one now and then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from patolli.table.errors import Refused
from patolli.table.limits import Buckets

SEARCHES = Buckets(2, 60)
"""Of one host, whatever the table."""

P = ParamSpec("P")
R = TypeVar("R")


async def search(host: str, look: Callable[P, R], *args: P.args, **values: P.kwargs) -> R:
    """What is found. Refused if the host has had it looked for too often."""
    if not SEARCHES.take(host):
        raise Refused("too-fast")
    return await asyncio.to_thread(look, *args, **values)
