"""Keeps the record of a game that is being played: after every line, all of it is on disk."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from patolli.cli.files import reason, whole
from patolli.engine.record import Record


class Keeper:
    """Writes the record into its file. Without a file it says why."""

    def __init__(self, path: Path | None, why: str = "") -> None:
        self.path = path
        self.why = why

    def keep(self, record: Record) -> None:
        if self.path is None:
            return
        try:
            whole(self.path, record.text())
            self.why = ""
        except OSError as error:
            self.why = reason(error)

    def kept(self) -> Path | None:
        """Where the record is, all of it."""
        return self.path if self.path is not None and not self.why and self.path.exists() else None


def unnamed(game: str) -> Keeper:
    """A file in the folder where programs of this person keep their state, for a game that was given no file."""
    home = os.environ.get("XDG_STATE_HOME") or os.path.join(os.path.expanduser("~"), ".local", "state")
    folder = Path(home) / "patolli"
    now = datetime.now()
    path = folder / f"{game}-{now:%Y-%m-%d-%H%M%S}-{os.getpid()}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with suppress(FileNotFoundError):
            whole(path, "")
            path.unlink()
    except OSError as error:
        return Keeper(None, f"{folder}: {reason(error)}")
    return Keeper(path)
