"""One process for one SQLite file: a second one would not hear of what is said at the first."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from patolli.table.engines import engine_of
from patolli.table.layouts import BadStore

BESIDE = "-serving"
"""What the name of the file ends with that is locked, so that whoever reads or copies the store is not held up."""


@contextlib.contextmanager
def sole(url: str) -> Iterator[None]:
    """While this process serves the store. BadStore if another one does; PostgreSQL may have several."""
    address = engine_of(url).url
    name = (address.database or "").removeprefix("file:").partition("?")[0]
    if address.drivername != "sqlite" or name in ("", ":memory:"):
        yield
        return
    path = Path(os.path.realpath(name))  # also where another name leads to the same file
    lock = path.with_name(path.name + BESIDE)
    try:
        held = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadStore("unwritten", error, file=str(lock)) from error
    try:
        try:
            _lock(held)
        except OSError:
            raise BadStore("served", store=str(address)) from None
        yield
    finally:
        os.close(held)


def _lock(held: int) -> None:
    """At once or not at all. It ends with the process, however that ends."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
