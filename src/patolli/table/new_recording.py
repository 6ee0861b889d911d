"""How a table is made at which a game from a real table is written down: from its beginning, a position or a record."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from patolli.engine.components import change_lines
from patolli.engine.files import closed
from patolli.engine.game import BadOption
from patolli.engine.match import Match
from patolli.engine.played import SaidLine
from patolli.engine.position import PositionError
from patolli.engine.record import Record, RecordError, parse
from patolli.games import NAMES
from patolli.stage.game import reason
from patolli.stage.speech import ENGLISH
from patolli.table.errors import BadSetUp, Refused, words
from patolli.table.from_record import end_of
from patolli.table.names import clean
from patolli.table.recording_messages import ComponentField, Components, ComponentTable, NewRecording
from patolli.table.rows import SeatRow, game_of
from patolli.table.seating import new_secret
from patolli.table.session import Guest
from patolli.table.table import Table
from patolli.table.tables import Tables

NOT_PRINTED = ("format", "game", "provenance", "rule", "source", "id")
"""Words of a component file that nobody changes: they say where a number comes from."""


async def create(tables: Tables, wanted: NewRecording, guest: Guest) -> Table:
    """The table that somebody asks for, all of whose seats are theirs."""
    if wanted.game not in NAMES:
        raise Refused("no-game", game=wanted.game)
    known = game_of(wanted.game)
    try:
        match = await asyncio.to_thread(_match, wanted, tables.limits.record_lines)
    except RecordError as error:
        raise Refused("bad-record", reason=reason(error, guest.language, known)) from error
    except (BadOption, PositionError) as error:
        raise Refused("bad-set-up", reason=reason(error, guest.language, known)) from error
    players, given = match.header.players, match.header.names
    if not wanted.text and players != len(wanted.names):
        raise BadSetUp("seats", seats=len(wanted.names), players=players)
    names = [*wanted.names, *[""] * players][:players]
    called = [clean(name) or clean(given.get(seat, "")) for seat, name in enumerate(names)]
    seats = [SeatRow("person", name, "", new_secret(), {guest.browser}, used=True) for name in called]
    return await tables.add(match, seats, guest, None, wanted.hints, "")


def _match(wanted: NewRecording, most: int) -> Match:
    """The match to go on with. No file is read for it."""
    with closed():
        if wanted.text.lstrip("\ufeff").lstrip().startswith("patolli"):
            match = _resumed(parse(wanted.text.lstrip("\ufeff")), most)
        elif wanted.text.strip():
            match = Match(wanted.game, position=wanted.text)
        else:
            match = Match(wanted.game, len(wanted.names), wanted.options)
    match.asks_chance = True
    return match


def _resumed(record: Record, most: int) -> Match:
    """The match of a record, with what is only possible in it. RecordError if a line cannot be played."""
    if len(record.lines) > most:
        raise RecordError(record.numbers[-1], f"more than {most} lines", key="many-lines", most=most)
    end_of(record)
    possible = set(record.possible)
    lines = [SaidLine(actor, line, index in possible, index) for index, (actor, line) in enumerate(record.lines)]
    return Match.resume(replace(record, lines=[]), lines)


def components(name: str, language: str = ENGLISH) -> Components:
    """All that is printed on the things in the delivered box of a game, to be filled into a form."""
    if name not in NAMES:
        raise Refused("no-game", game=name)
    boxes = game_of(name).boxes
    values = boxes.values if boxes else {}
    tables = [
        ComponentTable(table, list(_fields(table, inner, language)), label_of(table, language))
        for table, inner in values.items()
    ]
    return Components(name, [table for table in tables if table.fields])


def _fields(table: str, inner: object, language: str) -> Iterator[ComponentField]:
    if isinstance(inner, dict) and table not in NOT_PRINTED:
        for key, value in change_lines({table: _by_row(inner)}):
            parts = key.split(".")
            if not parts[-1].endswith("_provenance") and not set(parts) & set(NOT_PRINTED):
                yield ComponentField(key, value, label_of(".".join(parts[1:]), language))


def label_of(key: str, language: str) -> str:
    """A key in words. What has none is a name on the board or a card, and stays as it is."""
    tell = words(language)
    named = [(part, f"box-{part.replace('_', '-')}") for part in key.split(".")]
    return " · ".join(tell.tell(word) if tell.knows(word) else part.replace("_", " ") for part, word in named)


def _by_row(value: Any) -> Any:
    """Lists of rows as tables by the names of their rows, as what differs is written."""
    if isinstance(value, dict):
        return {name: _by_row(inner) for name, inner in value.items()}
    if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        ids = [str(row.get("id", "")) for row in value]
        named = ids if len(set(ids)) == len(ids) and all(ids) else [str(n) for n in range(1, len(value) + 1)]
        return {name: _by_row(row) for name, row in zip(named, value, strict=True)}
    return value
