"""Games that the present rules refuse: they are shown as far as they can be played, and nothing can be said there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from patolli import __version__
from patolli.engine.match import Match
from patolli.engine.played import SaidLine
from patolli.engine.record import Record
from patolli.engine.words import NotLegal
from patolli.table.errors import Refused
from patolli.table.rows import TableRow

UNKNOWN = "unknown"
"""Instead of a version that was not kept."""
SAME = "same"
"""Instead of the present version, which should be able to play it."""


@dataclass(frozen=True, slots=True)
class Stuck:
    """Why a game cannot go on here, and with which version it can."""

    begun_with: str
    played_with: str
    line: int
    """The first line that is refused. Of a decision that is made in secret nobody may know which: then its first."""
    lines: list[SaidLine]
    """All lines, those that can be played included."""
    over: bool
    """Whether the game was played to its end, so that everybody may know all of it."""

    def refused(self) -> Refused:
        """What whoever wants to change the table is told, and whoever looks at it."""
        begun, played = self.begun_with or UNKNOWN, self.played_with or UNKNOWN
        if played == __version__:
            played = SAME
        return Refused("stuck", begun=begun, played=played, now=__version__, line=str(self.line))

    def record(self, header: Record) -> Record:
        """The whole game, for the version that can play it."""
        return replace(header, lines=[(line.actor, line.line) for line in self.lines])


def resume(header: Record, row: TableRow) -> tuple[Match, Stuck | None]:
    """The match of a table; as much of it as the rules accept, and why not more."""
    try:
        return Match.resume(header, row.lines), None
    except NotLegal:
        match = Match.resume(header, [])
    for line in row.lines:
        try:
            match.replay([line])
        except NotLegal:
            break
    if match.secret_start is not None:
        match.cut(match.secret_start)
    return match, Stuck(row.begun_with, row.played_with, len(match.lines) + 1, list(row.lines), not row.actors)
