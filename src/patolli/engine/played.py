"""Lines of a match: what was said, who heard what of it, and what followed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from patolli.engine.core.state import CHANCE, Event, State

Reader: TypeAlias = int | None
"""Whoever is told of a line: a seat, or None for a spectator."""

HEARD_BY_ALL: Mapping[Reader, str | None] = {}
NO_EVENTS: Sequence[Event] = ()


@dataclass(slots=True)
class SaidLine:
    """A line as a store keeps it."""

    actor: int
    line: str
    made: bool = False
    """Whether nobody decided it: a line of chance, or a forced one."""
    start: int = 0
    """How many lines there were before the gesture that it belongs to."""
    time: float = 0.0
    """When it was said, in seconds; 0 where nobody keeps time."""


@dataclass(slots=True, repr=False)
class PlayedLine(SaidLine):
    """A line that was played. It never changes, so copies of a match share it."""

    sealed: bool = False
    """Whether it revealed something; then it is never taken back."""
    heard: Mapping[Reader, str | None] = field(default_factory=lambda: HEARD_BY_ALL)
    """By reader: what those heard who did not hear all of it."""
    events: Sequence[Event] = NO_EVENTS
    """What followed from it without anybody's decision."""
    part: tuple[int, int] = (0, 0)
    """The period and the round in which it was said; 0 in games that do not count them."""
    asked: tuple[int, ...] = ()
    """Who owed a decision when it was said."""
    secret: int = 0
    """The number of the secret decision that it belongs to; 0 if others heard that it was said."""
    points: Sequence[int] = ()
    """Of every seat after it, if something followed from it."""

    def __repr__(self) -> str:
        return f"<{'*' if self.actor == CHANCE else self.actor} {self.line}>"

    def heard_by(self, reader: Reader) -> str | None:
        """The line as the reader heard it; None if they did not."""
        return self.heard.get(reader, self.line)

    def noticed_by(self, reader: Reader) -> bool:
        """Whether the reader notices it at once: the words, what followed, or that a secret decision is finished."""
        return self.sealed or bool(self.events) or self.heard_by(reader) is not None


def play_line(state: State, actor: int, move: int, made: bool, start: int, time: float) -> PlayedLine:
    """Play a legal move and keep who heard what of it, and what followed."""
    game = state.game()
    line = game.say(state, actor, move)
    heard: dict[Reader, str | None] = {}
    for reader in (None, *range(state.players)) if game.has_secrets else ():
        words = game.overhear(state, actor, move, reader)
        if words != line:
            heard[reader] = words
    sealed = game.seals(state, actor, move)
    part = (getattr(state, "period", 0), getattr(state, "round", 0))
    asked, secret = tuple(state.actors()), game.secret_decision(state)
    events: list[Event] = []
    state.events = events
    state.play(actor, move)
    state.events = None
    points = state.points() if events else ()
    return PlayedLine(
        actor, line, made, start, time, sealed, heard or HEARD_BY_ALL, events or NO_EVENTS, part, asked, secret, points
    )
