"""Keeps the record of a game that is being played: after every line, all of it is on disk."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from patolli.cli.desk import Desk
from patolli.cli.files import whole, write_text
from patolli.cli.problem import Problem
from patolli.engine.core.state import CHANCE
from patolli.engine.record import Record
from patolli.stage.speech import Speech
from patolli.stage.system import system_reason


class Keeper:
    """Writes the record into its file. Without a file it says why.

    A record that is resumed keeps the remarks and the layout of its file.
    """

    def __init__(
        self,
        words: Speech,
        path: Path | None,
        why: str = "",
        text: str = "",
        lines: Sequence[tuple[int, str]] = (),
    ) -> None:
        self.words = words
        self.path = path
        self.why = why
        self.resumed = text
        self.lines = list(lines)

    def keep(self, record: Record) -> None:
        if self.path is None:
            return
        try:
            whole(self.path, self.text(record))
            self.why = ""
        except OSError as error:
            self.why = system_reason(error, self.words)

    def text(self, record: Record) -> str:
        told = len(self.lines)
        if not self.resumed or record.lines[:told] != self.lines:
            return record.text()
        added = [f"{'*' if actor == CHANCE else actor} {words}\n" for actor, words in record.lines[told:]]
        return self.resumed.rstrip("\n") + "\n" + "".join(added)

    def save(self, name: str, record: Record, desk: Desk) -> bool:
        """Write a copy of the record into a new file; returns whether that was possible."""
        path = Path(name).expanduser()
        if path.exists() and (not self.path or path.resolve() != self.path.resolve()):
            desk.tell("cli-exists", file=name)
            return False
        try:
            write_text(path, record.text(), desk.words)
        except Problem as problem:
            desk.say(str(problem))
            return False
        desk.tell("cli-saved", file=name)
        return True

    def kept(self) -> Path | None:
        """The file that holds the whole record, if there is one."""
        return self.path if self.path is not None and not self.why and self.path.exists() else None


def unnamed(game: str, words: Speech) -> Keeper:
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
        return Keeper(words, None, f"{folder}: {system_reason(error, words)}")
    return Keeper(words, path)
