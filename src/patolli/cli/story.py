"""A record as sentences, for one reader."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from patolli.engine.core.state import State
from patolli.engine.match import Match
from patolli.engine.played import PlayedLine
from patolli.engine.record import Record, RecordError
from patolli.engine.words import NotLegal
from patolli.stage.game import ShownGame


@dataclass(frozen=True)
class Told:
    """A line, and what followed from it, as sentences."""

    number: int
    """The number of the line in the game, from 1."""
    actor: int
    line: str
    sentence: str
    events: list[str]


class Story:
    """Tells a record that grows, always going on where it stopped.

    A seat is told what it may know; `everything` is for readers who have the whole record anyway.
    """

    def __init__(
        self,
        record: Callable[[], Record],
        game: ShownGame,
        language: str,
        seat: int | None,
        everything: bool = False,
    ) -> None:
        self.record = record
        self.game = game
        self.language = language
        self.seat = seat
        self.everything = everything
        self.names = names_of(record())
        self.told = Match.read(replace(record(), lines=[], numbers=[]))
        """The match as far as it was told."""

    @property
    def state(self) -> State:
        """The state after the last line that was told."""
        return self.told.state

    @property
    def at(self) -> int:
        """How many lines were told."""
        return len(self.told.lines)

    def skip(self, to: int) -> None:
        """Go to the position after the first `to` lines, forwards or backwards, without telling them."""
        if to < self.at:
            self.told.cut(to)
        record = self.record()
        while self.at < to:
            self._follow(record)

    def more(self) -> Iterator[Told]:
        """What has not been told yet. RecordError at a line that is not legal."""
        record = self.record()
        if self.at > len(record.lines):
            self.told.cut(len(record.lines))
        while self.at < len(record.lines):
            line = self._follow(record)
            words = line.line if self.everything or line.actor == self.seat else line.heard_by(self.seat)
            view = self.state.view(self.seat)
            said, followed = self.game.tell_entry(view, line.actor, words, line.events, self.language, self.names)
            if said or followed:
                yield Told(self.at, line.actor, words or "", said, followed)

    def _follow(self, record: Record) -> PlayedLine:
        try:
            return self.told.follow(*record.lines[self.at])
        except NotLegal as refusal:
            raise RecordError(record.number(self.at), str(refusal), rule=refusal.rule) from refusal


def names_of(record: Record) -> list[str]:
    """The names that the players gave themselves, by seat; empty for those who gave none."""
    return [record.names.get(seat, "") for seat in range(record.players)]


def result(game: ShownGame, record: Record, language: str) -> list[list[str]]:
    """All seats with their points; after the end also where the points came from, and the places."""
    match = Match.read(record)
    events = [event for line in match.lines for event in line.events]
    view, tell = match.state.view(None), game.speech(language).tell
    heads = ["", *(game.called(view, seat, language, names_of(record)) for seat in range(len(view.points)))]
    rows = [*game.earned(events, view.points).items()] if view.winners else []
    told = [[tell(f"sheet-{row}"), *map(str, gained)] for row, gained in rows]
    places = [[tell("sheet-place"), *map(str, view.places)]] if view.places else []
    return [heads, *told, [tell("sheet-total"), *map(str, view.points)], *places]
