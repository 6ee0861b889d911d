"""A study board: a position that is no table of the store, told as a table tells of its own (lessons, puzzles).

    board = StudyBoard(Record("mexica", 3, position=text), [SaidLine(0, "canal B6")], 0, store)
    board.news("en")                       # what the page draws
    board.steps(0, "en")                   # the positions on the way, for turns that are played back

Nothing is kept: whoever asks keeps the lines. The position and what others do come from the package, never from a
request. One person sits at one seat and sees what that seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from patolli.engine.played import SaidLine
from patolli.engine.record import Record
from patolli.table.broadcast import MOST_STEPS, positions
from patolli.table.messages import News, Step, WayBack, Why
from patolli.table.news import Audience, Bulletin
from patolli.table.rows import SeatRow, TableRow
from patolli.table.session import Session
from patolli.table.snapshot import Snapshot
from patolli.table.store import Store
from patolli.table.why import why_not

WHO = "study"
"""Stands for the browser that asks: it owns the seat."""


class StudyBoard:
    """A position, the lines that were said since, and who looks at it."""

    def __init__(self, header: Record, lines: Sequence[SaidLine], seat: int, store: Store) -> None:
        """`store` is that of the tables; nothing is written to it. NotLegal if a line may not be said."""
        seats = [SeatRow("person", "", "", "", {WHO} if number == seat else set()) for number in range(header.players)]
        row = TableRow("", header.game, header.players, dict(header.options), header.position, "", False, seats, [])
        row.lines = list(lines)
        row.hints = False
        self.seat = seat
        self.session = Session(row, store)
        if self.session.stuck:
            raise self.session.stuck.refused()
        self.snapshot = Snapshot(self.session.match, self.session.version.names)

    def news(self, language: str, kept: int | None = None) -> News:
        """What the page shows, with the whole log. `kept`: so many lines cannot be taken back, those after them can."""
        bulletin = Bulletin(
            self.session, self.snapshot, self.snapshot.seat_tints(), {WHO}, elsewhere=range(len(self.session.seats))
        )
        news = bulletin.news(Audience(self.seat, language, (self.seat,), False), 0)
        return replace(news, undo=self._undo(kept), final=[], farther=None, play_on=False, result=None)

    def _undo(self, kept: int | None) -> WayBack:
        numbers, lines = self.session.numbers, self.session.lines
        if kept is None:
            return WayBack(False, False, numbers.seq(self.seat))
        own = [line for line in lines[kept:] if line.actor == self.seat and not line.made]
        return WayBack(bool(own), len(own) > 1, numbers.seq(self.seat, kept))

    def steps(self, since: int, language: str) -> list[Step]:
        """The positions after each line that the seat was told of, from where somebody knows them."""
        session, match = self.session, self.session.match
        last = session.numbers.seq(self.seat)
        numbers = range(max(session.numbers.since(self.seat, min(since, last)), last - MOST_STEPS) + 1, last + 1)
        counts = [session.line_count(self.seat, number) for number in numbers]
        return positions(match, self.snapshot.names, self.seat, language, numbers, counts)

    def why(self, line: str, language: str) -> Why:
        """Why the line, or what begins so, may not be said now."""
        found = why_not(self.session.match.state.copy(), self.seat, line)
        return Why(found.rule, self.session.game.refusal_to_you(found, language)) if found else Why()
