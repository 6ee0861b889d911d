"""Lines as they are said at a table: who heard what, what followed, and how far back they can be taken."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from patolli.engine.drive import by_itself
from patolli.engine.rng import Rng
from patolli.engine.room import hear
from patolli.engine.state import CHANCE, Event, State
from patolli.engine.words import NotLegal
from patolli.table.clocks import Clock
from patolli.table.rows import LineRow

Moves = dict[int, list[int]]
"""What each seat may do that is asked."""
Ear = int | None
"""Who listens: a seat, or None for a spectator."""


ALL_OF_IT: Mapping[Ear, str | None] = {}
NOTHING: Sequence[Event] = ()


@dataclass(slots=True)
class Said(LineRow):
    """A line that was played."""

    sealed: bool
    heard: Mapping[Ear, str | None]
    """What those heard who did not hear all of it."""
    events: Sequence[Event]
    part: tuple[int, int]
    """The period and the round in which it was said; 0 in games that do not count them."""
    asked: tuple[int, ...]
    """Who could have spoken then."""

    def to(self, ear: Ear) -> str | None:
        """The line as somebody heard it; None if they did not."""
        return self.heard.get(ear, self.line)


def play(state: State, actor: int, move: int, made: bool, start: int, now: float) -> Said:
    """Play a legal move and write down who heard what."""
    room = state.room()
    line = room.say(state, actor, move)
    heard: dict[Ear, str | None] = {}
    for ear in (None, *range(state.players)):
        words = room.overhear(state, actor, move, ear)
        if words != line:
            heard[ear] = words
    sealed = room.seals(state, actor, move)
    part = (getattr(state, "period", 0), getattr(state, "round", 0))
    asked = tuple(state.actors())
    events: list[Event] = []
    state.events = events
    state.play(actor, move)
    state.events = None
    return Said(actor, line, made, start, now, sealed, heard or ALL_OF_IT, events or NOTHING, part, asked)


def say(state: State, actor: int, lines: Sequence[str], start: int, moves: Moves) -> list[Said]:
    """Play what an actor says, then what chance and necessity add. NotLegal leaves the state half way: give a copy."""
    said, now = [], time.time()
    for line in lines:
        try:
            move = hear(state, actor, line)
        except NotLegal as error:
            error.add_note(line)
            raise
        said.append(play(state, actor, move, False, start, now))
    return said + settle(state, start, moves, now)


def settle(state: State, start: int, moves: Moves, now: float) -> list[Said]:
    """Let CHANCE move, and make moves that are forced, until somebody has to be asked or the game is over.

    What those may do who are asked is put into `moves`. The numbers are drawn anew each time, so that nobody can learn
    the next ones from those before.
    """
    rng = Rng(secrets.randbits(64), secrets.randbits(32))
    said: list[Said] = []
    while (step := by_itself(state, rng, moves)) is not None:
        said.append(play(state, *step, True, start, now))
    return said


def again(state: State, rows: Sequence[LineRow], clock: Clock | None = None) -> list[Said]:
    """Play lines that were said before."""
    said = []
    for row in rows:
        said.append(play(state, row.actor, hear(state, row.actor, row.line), row.made, row.start, row.time))
        if clock:
            clock.hear(row, state.actors())
    return said


def replay(state: State, lines: Sequence[LineRow], clock: Clock | None = None) -> None:
    """Play lines that were said before, when nobody listens."""
    for line in lines:
        state.play(line.actor, hear(state, line.actor, line.line))
        if clock:
            clock.hear(line, state.actors())


def way_back(lines: Sequence[Said], seat: Ear, over: bool) -> tuple[int, int, str]:
    """How many lines are left when the seat takes back its last gesture, or its turn; and why it cannot.

    A gesture can be taken back while nobody else has decided anything and nothing was revealed since.
    """
    reached = len(lines)
    if over:
        return reached, reached, "game-over"
    last, why = reached, ""
    while reached:
        start = lines[reached - 1].start
        gesture = lines[start:reached]
        if any(line.actor == CHANCE or line.sealed for line in gesture):
            why = "revealed"
        elif gesture[0].actor != seat or gesture[0].made:
            why = "others-acted"
        if why:
            break
        if last == len(lines):
            last = start
        reached = start
    if last < len(lines):
        return last, reached, ""
    if not any(line.actor == seat and not line.made for line in reversed(lines)):
        why = "nothing-to-undo"
    return last, reached, why or "nothing-to-undo"


def talked_past(lines: Sequence[Said], since: int, seat: int) -> bool:
    """Whether all that was said after the first `since` lines came from others who decided at the same time."""
    return all(seat in line.asked and seat != line.actor and not line.made for line in lines[since:])
