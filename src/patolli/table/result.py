"""The end explained: the points of every seat by source and by round."""

from __future__ import annotations

from collections.abc import Iterable

from patolli.engine.match import Match
from patolli.engine.played import PlayedLine
from patolli.stage.game import ShownGame
from patolli.table.messages import Round, Source
from patolli.table.rows import Outcome


def sources(game: ShownGame, lines: Iterable[PlayedLine], points: list[int], language: str) -> list[Source]:
    """The points of every seat by where they came from."""
    earned = game.earned((event for line in lines for event in line.events), points)
    tell = game.speech(language).tell
    return [Source(tell(f"sheet-{row}"), gained) for row, gained in earned.items()]


def rounds(match: Match) -> list[Round]:
    """The points at the end of every round, with what its last line brought, for games that count rounds."""
    found: list[Round] = []
    before: tuple[int, int] | None = None
    seq = 0
    for seq, state in enumerate(match.states()):
        now = (getattr(state, "period", 0), getattr(state, "round", 0))
        if before is not None and now != before and before[1]:
            found.append(Round(_label(before), seq - 1, state.points()))
        before = now
    if before is not None and before[1]:
        found.append(Round(_label(before), seq, match.state.points()))
    return found


def outcome_of(match: Match) -> Outcome:
    """Points and places, for lists of games."""
    return Outcome(match.state.points(), match.state.places())


def _label(at: tuple[int, int]) -> str:
    return f"{at[0]}.{at[1]}" if at[0] else str(at[1])
