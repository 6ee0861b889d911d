"""A table that is made of a record: it can only be looked at."""

from __future__ import annotations

import secrets

from patolli.engine.core.state import CHANCE, State
from patolli.engine.played import SaidLine
from patolli.engine.record import Record, RecordError
from patolli.table.names import clean
from patolli.table.rows import SeatRow, TableRow


def new_id() -> str:
    """The id of a table, which nobody can guess."""
    return secrets.token_urlsafe(12)


def end_of(record: Record) -> State:
    """The state after all lines. RecordError if one cannot be played, or the position is for others than the header."""
    state = record.end()
    if state.players != record.players:
        raise RecordError(
            1,
            f"the position has {state.players} players, the header says {record.players}",
            key="other-players",
            there=state.players,
            said=record.players,
        )
    return state


def read_only(record: Record) -> TableRow:
    """The record as a table, played through once to see that it can be."""
    state = end_of(record)
    seats = [SeatRow("person", clean(record.names.get(seat, "")), "", "") for seat in range(record.players)]
    possible = set(record.possible)
    seen = [
        bool(possible) and actor == CHANCE and index not in possible for index, (actor, _) in enumerate(record.lines)
    ]
    lines = [SaidLine(actor, line, not seen[index]) for index, (actor, line) in enumerate(record.lines)]
    return TableRow(
        new_id(),
        record.game,
        record.players,
        record.options,
        record.position,
        "",
        True,
        seats,
        lines,
        actors=state.actors(),
        recorded=bool(possible),
    )
