"""Files that a player names, such as a component file of their own.

Whoever plays on this machine may name any file. Whoever plays over the network may not: a table must neither read a
file that a stranger asks for, nor tell whether it exists.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_CLOSED = ContextVar("closed", default=False)


class Closed(PermissionError):
    """A file that must not be opened, whether it exists or not."""


@contextmanager
def closed() -> Iterator[None]:
    """Inside, no file that a player names is opened."""
    before = _CLOSED.set(True)
    try:
        yield
    finally:
        _CLOSED.reset(before)


def read(path: str, most: int) -> str:
    """The first letters of a file. OSError if it cannot be read; Closed if it must not be."""
    if _CLOSED.get():
        raise Closed("files are read on the command line only")
    with open(path, encoding="utf-8") as file:
        return file.read(most)
