"""Files that a person names: reading records and positions, writing without ever leaving half a file."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from errno import EISDIR, EPERM
from pathlib import Path

from patolli.cli.problem import CONTENT, Problem
from patolli.engine.position import Fields
from patolli.engine.record import LARGEST_BYTES, Record, parse, text_of
from patolli.engine.texts import lines_of
from patolli.stage.speech import Speech
from patolli.stage.system import system_reason

STANDARD = "-"


def read_record(name: str, words: Speech) -> Record:
    """The record, or the position as a record without lines, in a file. RecordError or PositionError if it is none."""
    text = read_text(name, words)
    lines = lines_of(text)
    said = (line.partition("#")[0].split() for line in lines)
    first = next((words[0] for words in said if words), "patolli")
    if first == "patolli":
        return parse(text)
    fields = Fields(text)
    heads = {f"position {number}": number for number in range(1, len(lines) + 1)}
    return Record(fields.game, fields.players, position=text, heads=heads)


def read_text(name: str, words: Speech) -> str:
    """The text of a file; a Problem if it cannot be read, RecordError if it is no text."""
    try:
        if name == STANDARD:
            data = sys.stdin.buffer.read(LARGEST_BYTES + 1) if sys.stdin else b""
        elif Path(name).is_dir():
            raise Problem(words.tell("cli-is-folder", file=name))
        else:
            with open(name, "rb") as file:
                data = file.read(LARGEST_BYTES + 1)
    except FileNotFoundError as error:
        raise Problem(words.tell("cli-no-file", file=name)) from error
    except (OSError, ValueError) as error:
        raise Problem(words.tell("cli-cannot-read", file=name, why=system_reason(error, words))) from error
    return text_of(data)


def write_text(path: Path, text: str, words: Speech) -> None:
    """Write the whole file or nothing of it, whatever happens. A Problem if it cannot be written."""
    try:
        whole(path, text)
    except (OSError, ValueError) as error:
        raise Problem(words.tell("cli-cannot-write", file=str(path), why=system_reason(error, words))) from error


def whole(path: Path, text: str) -> None:
    """Write a file in one step: a reader finds the old file or the new one, even after a kill."""
    path = Path(os.path.realpath(path))
    if path.exists() and not path.is_file():
        wrong = EISDIR if path.is_dir() else EPERM
        raise OSError(wrong, os.strerror(wrong))
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(beside, "w", encoding="utf-8") as file:
            file.write(text)
        if path.exists():
            beside.chmod(path.stat().st_mode & 0o777)
        os.replace(beside, path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def content(name: str, why: str) -> Problem:
    """A Problem that says what is wrong inside a file."""
    return Problem(f"{name}: {why}", CONTENT)
