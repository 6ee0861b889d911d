"""A record as sentences, for one pair of ears."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from patolli.engine.core.state import Event
from patolli.engine.record import Record, RecordError
from patolli.engine.room import hear
from patolli.engine.words import NotLegal
from patolli.games.room import GameRoom


@dataclass(frozen=True)
class Told:
    """What a line and what followed from it sound like."""

    number: int
    """Of the line in the game, from 1."""
    actor: int
    line: str
    sentence: str
    events: list[str]


class Story:
    """Tells a record that grows, always going on where it stopped.

    A seat hears what it may know; `everything` is for who holds the whole record in hands anyway.
    """

    def __init__(self, record: Record, room: GameRoom, language: str, seat: int | None, everything: bool = False):
        self.record = record
        self.room = room
        self.language = language
        self.seat = seat
        self.everything = everything
        self.names = names_of(record)
        self.at = 0
        self.state = record.start()

    def skip(self, to: int) -> None:
        """Go on to after so many lines, in silence; or back."""
        if to < self.at:
            self.at = 0
            self.state = self.record.start()
        while self.at < to:
            actor, line = self.record.lines[self.at]
            self.state.play(actor, self._heard(actor, line))
            self.at += 1

    def more(self) -> Iterator[Told]:
        """What has not been told yet. RecordError at a line that is not legal."""
        if self.at > len(self.record.lines):
            self.skip(len(self.record.lines))
        while self.at < len(self.record.lines):
            actor, line = self.record.lines[self.at]
            move = self._heard(actor, line)
            words: str | None = self.room.say(self.state, actor, move)
            if not self.everything and actor != self.seat:
                words = self.room.overhear(self.state, actor, move, self.seat)
            self.state.events = []
            self.state.play(actor, move)
            events, self.state.events = self.state.events, None
            self.at += 1
            view = self.state.view(self.seat)
            said = self.room.tell_line(view, actor, words, self.language, self.names) if words else ""
            followed = self.room.tell_events(view, words, events, self.language, self.names)
            if said or followed:
                yield Told(self.at, actor, words or "", said, followed)

    def _heard(self, actor: int, line: str) -> int:
        try:
            return hear(self.state, actor, line)
        except NotLegal as refusal:
            raise RecordError(self.number(self.at), str(refusal), rule=refusal.rule) from refusal

    def number(self, index: int) -> int:
        """Of the line in its file, as far as it was read from one."""
        numbers = self.record.numbers
        return numbers[index] if index < len(numbers) else index + 1


def names_of(record: Record) -> list[str]:
    """The names that the players gave themselves, by seat; empty for who gave none."""
    return [record.names.get(seat, "") for seat in range(record.players)]


def result(room: GameRoom, record: Record, language: str) -> list[list[str]]:
    """Everybody with their points, also who never acts; of a game that is over, where they came from, and places."""
    state, events = record.start(), list[Event]()
    state.events = events
    for actor, line in record.lines:
        state.play(actor, hear(state, actor, line))
    view, tell = state.view(None), room.speech(language).tell
    heads = ["", *(room.called(view, seat, language, names_of(record)) for seat in range(len(view.points)))]
    rows = [*room.earned(events, view.points).items()] if view.winners else []
    told = [[tell(f"sheet-{row}"), *map(str, gained)] for row, gained in rows]
    places = [[tell("sheet-place"), *map(str, view.places)]] if view.places else []
    return [heads, *told, [tell("sheet-total"), *map(str, view.points)], *places]
