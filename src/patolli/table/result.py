"""The end explained: the points of every seat by source and by round."""

from __future__ import annotations

from collections.abc import Iterable

from patolli.engine.record import Record
from patolli.stage.game import ShownGame
from patolli.table.messages import Round, Source
from patolli.table.said import Said


def sources(room: ShownGame, lines: Iterable[Said], points: list[int], language: str) -> list[Source]:
    """The points of every seat by where they came from."""
    earned = room.earned((event for said in lines for event in said.events), points)
    tell = room.speech(language).tell
    return [Source(tell(f"sheet-{row}"), gained) for row, gained in earned.items()]


def rounds(record: Record) -> list[Round]:
    """The points at the end of every round, for games that count rounds."""
    found: list[Round] = []
    before: tuple[int, int] | None = None
    points: list[int] = []
    seq = 0
    for seq, state in enumerate(record.states()):
        now = (getattr(state, "period", 0), getattr(state, "round", 0))
        if before is not None and now != before and before[1]:
            found.append(Round(_label(before), seq - 1, points))
        before, points = now, state.points()
    if before is not None and before[1]:
        found.append(Round(_label(before), seq, points))
    return found


def _label(at: tuple[int, int]) -> str:
    return f"{at[0]}.{at[1]}" if at[0] else str(at[1])
