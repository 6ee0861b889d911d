"""The end explained: the points of every seat by source and by round."""

from __future__ import annotations

from collections.abc import Iterable

from patolli.engine.record import Record
from patolli.engine.state import Event
from patolli.games.room import GameRoom
from patolli.table.errors import words
from patolli.table.messages import Round, Source
from patolli.table.said import Said

NO_SOURCE = frozenset({"won", "shared"})
"""Events that tell the points once more."""


def sources(room: GameRoom, lines: Iterable[Said], points: list[int], language: str) -> list[Source]:
    """The points of every seat by the event that gave them; what no event told is `other`."""
    sums: dict[str, list[int]] = {}
    for said in lines:
        for key, values in said.events:
            _add(sums, (key, values), len(points))
    told = [sum(column) for column in zip(*sums.values(), strict=True)] if sums else [0] * len(points)
    rest = [all_of - some for all_of, some in zip(points, told, strict=True)]
    if any(rest):
        sums["other"] = rest
    speech, own = room.speech(language), words(language)
    return [
        Source(
            key,
            speech.tell(f"source-{key}")
            if speech.knows(f"source-{key}")
            else own.tell(f"source-{key}")
            if own.knows(f"source-{key}")
            else key.replace("-", " ").capitalize(),
            values,
        )
        for key, values in sums.items()
    ]


def _add(sums: dict[str, list[int]], event: Event, seats: int) -> None:
    key, values = event
    seat, points = values.get("seat"), values.get("points")
    if key not in NO_SOURCE and isinstance(seat, int) and isinstance(points, int) and 0 <= seat < seats:
        sums.setdefault(key, [0] * seats)[seat] += points


def rounds(record: Record) -> list[Round]:
    """The points at the end of every round, for games whose view counts rounds."""
    found: list[Round] = []
    before: tuple[object, object] | None = None
    points: list[int] = []
    seq = 0
    for seq, state in enumerate(record.states()):
        view = state.view(None)
        round = getattr(view, "round", None)
        if round is None:
            return []
        now = (getattr(view, "period", None), round)
        if before is not None and now != before and before[1] != 0:
            found.append(Round(_label(before), seq - 1, points))
        before, points = now, state.points()
    if before is not None:
        found.append(Round(_label(before), seq, points))
    return found


def _label(at: tuple[object, object]) -> str:
    return f"{at[0]}.{at[1]}" if at[0] is not None else str(at[1])
