"""What the system or the database says went wrong, in the language of whoever reads it."""

from __future__ import annotations

import errno

from patolli.stage.speech import Speech


def cause_of(error: BaseException) -> str:
    """The name of an error, such as ENOENT or SQLITE_BUSY; empty if it has none."""
    if isinstance(error, OSError):
        return errno.errorcode.get(error.errno or 0, "")
    return "_".join(str(getattr(error, "sqlite_errorname", "")).split("_")[:2])  # SQLITE_READONLY_DIRECTORY is READONLY


def system_reason(error: BaseException, words: Speech) -> str:
    """Why, in words: those of the language where it is often seen, else those of the system."""
    key = f"system-{cause_of(error)}"
    if words.knows(key):
        return words.tell(key)
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
