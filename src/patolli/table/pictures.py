"""Pictures of tables for lists: the board as spectators see it, drawn once while they see the same."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import TypeAlias

from patolli.stage.svg import svg
from patolli.table.session import Session
from patolli.table.snapshot import Snapshot
from patolli.table.table import Table

MOST_PICTURES = 60
"""That are kept; one has 40 to 90 kB."""
Key: TypeAlias = tuple[str, int, int, tuple[str, ...], str]


class Pictures:
    def __init__(self) -> None:
        self._kept: OrderedDict[Key, tuple[bytes, str]] = OrderedDict()

    async def find(self, table: Table, language: str) -> tuple[bytes, str]:
        """The picture, and its name. It is kept under what spectators know: how fast it comes tells them nothing."""
        key = key_of(table.session, language)
        if key not in self._kept:
            drawn = await asyncio.to_thread(picture, table.broadcast.snapshot, language)
            self._kept[key] = drawn, digest(drawn)
            if len(self._kept) > MOST_PICTURES:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


def key_of(session: Session, language: str) -> Key:
    """What tells two pictures apart, as far as spectators may notice it."""
    numbers = session.numbers
    return session.id, numbers.seq(None), numbers.edition(None), session.version.names, language


def picture(snapshot: Snapshot, language: str) -> bytes:
    """The board as spectators see it, for a list."""
    scene = snapshot.game.scene(snapshot.public(), language, "", snapshot.names)
    return svg(scene.part(scene.zones[0].name), "auto", gap=0).encode()


def digest(body: bytes) -> str:
    """The name of what is in an answer, not of the position: how many lines there are may be a secret."""
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'
