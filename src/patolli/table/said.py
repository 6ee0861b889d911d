"""Lines as they are said at a table: who heard what, what followed, and how far back they can be taken."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, Event, State
from patolli.engine.game import hear
from patolli.engine.gesture import hear_gesture, next_automatic_move
from patolli.engine.match import MOST_DRAWS, EndlessDraw
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
    secret: int
    """The number of the secret decision that it belongs to; 0 if others heard that it was said."""

    def noticed(self, ear: Ear) -> bool:
        """Whether somebody notices it at once: the words, what followed, or that a secret decision is finished."""
        return self.sealed or bool(self.events) or self.to(ear) is not None

    def to(self, ear: Ear) -> str | None:
        """The line as somebody heard it; None if they did not."""
        return self.heard.get(ear, self.line)


def play(state: State, actor: int, move: int, made: bool, start: int, now: float) -> Said:
    """Play a legal move and write down who heard what."""
    room = state.game()
    line = room.say(state, actor, move)
    heard: dict[Ear, str | None] = {}
    for ear in (None, *range(state.players)):
        words = room.overhear(state, actor, move, ear)
        if words != line:
            heard[ear] = words
    sealed = room.seals(state, actor, move)
    part = (getattr(state, "period", 0), getattr(state, "round", 0))
    asked, secret = tuple(state.actors()), room.secret_decision(state)
    events: list[Event] = []
    state.events = events
    state.play(actor, move)
    state.events = None
    return Said(actor, line, made, start, now, sealed, heard or ALL_OF_IT, events or NOTHING, part, asked, secret)


def say(state: State, actor: int, lines: Sequence[str], start: int, moves: Moves, now: float) -> list[Said]:
    """Play what an actor says, then what chance and necessity add. NotLegal changes nothing."""
    said = [play(state, actor, move, False, start, now) for move in hear_gesture(state, actor, lines)]
    return said + settle(state, start, moves, now)


def settle(state: State, start: int, moves: Moves, now: float) -> list[Said]:
    """Let CHANCE move, and make moves that are forced, until somebody has to be asked or the game is over.

    What those may do who are asked is put into `moves`. The numbers are drawn anew each time, so that nobody can learn
    the next ones from those before.
    """
    rng = Rng(secrets.randbits(64), secrets.randbits(32))
    said: list[Said] = []
    vain = 0
    while (step := next_automatic_move(state, rng, moves)) is not None:
        said.append(play(state, *step, True, start, now))
        vain += step[0] == CHANCE and state.game().draws_anew(state)
        if vain >= MOST_DRAWS:
            raise EndlessDraw(f"Chance has drawn {vain} times, and nothing that it drew can be used (LAP-16).")
    return said


def again(state: State, rows: Sequence[LineRow], clock: Clock | None = None) -> list[Said]:
    """Play lines that were said before."""
    said = []
    for row in rows:
        said.append(play(state, row.actor, hear(state, row.actor, row.line), row.made, row.start, row.time))
        if clock:
            wind(clock, said[-1], state)
    return said


def replay(state: State, lines: Sequence[Said], clock: Clock | None = None) -> None:
    """Play lines that were said before, when nobody listens."""
    for line in lines:
        state.play(line.actor, hear(state, line.actor, line.line))
        if clock:
            wind(clock, line, state)


def wind(clock: Clock, line: Said, state: State) -> None:
    """Let the clock hear a line, unless it belongs to a secret decision that is not finished: others see the clock."""
    if line.sealed or not line.secret:
        clock.hear(line, state.actors())


@dataclass(frozen=True, slots=True)
class WayBack:
    """What a seat can take back: the lines of its last gesture, or of its turn; or why it cannot."""

    gesture: Sequence[int] = ()
    turn: Sequence[int] = ()
    """Their places among all lines."""
    why: str = ""


def way_back(lines: Sequence[Said], seat: int, actors: Sequence[int], begun: int | None) -> WayBack:
    """A gesture can be taken back while nobody else has decided anything and nothing was revealed since.

    What others decide in secret must not be noticed, so it does not count: in such a decision, which began after
    `begun` lines (None if there is none), a seat takes back its own lines, and nothing from before it.
    """
    if not actors:
        return WayBack(why="game-over")
    if begun is None or (begun == len(lines) and actors == [seat]):
        return _way_back_in_the_open(lines, seat)
    own = [index for index in range(begun, len(lines)) if lines[index].actor == seat]
    if not own:
        return WayBack(why="others-decide")
    if lines[own[-1]].sealed:
        return WayBack(why="revealed")
    start = lines[own[-1]].start
    return WayBack([index for index in own if lines[index].start == start], own)


def _way_back_in_the_open(lines: Sequence[Said], seat: int) -> WayBack:
    reached, last, why = len(lines), len(lines), ""
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
        return WayBack(range(last, len(lines)), range(reached, len(lines)))
    if not any(line.actor == seat and not line.made for line in reversed(lines)):
        why = "nothing-to-undo"
    return WayBack(why=why or "nothing-to-undo")


def without(lines: Sequence[Said], taken: Sequence[int]) -> tuple[int, list[LineRow]]:
    """How many lines stay as they are when some are taken back, and those after them that are said again."""
    first = taken[0]
    kept = []
    for index in range(first, len(lines)):
        line = lines[index]
        if index not in taken:
            start = line.start - sum(gone < line.start for gone in taken)
            kept.append(LineRow(line.actor, line.line, line.made, start, line.time))
    return first, kept


def talked_past(lines: Sequence[Said], since: int, seat: int) -> bool:
    """Whether all that was said after the first `since` lines came from others who decided at the same time."""
    return all(
        seat in line.asked and seat != line.actor and (bool(line.secret) or not line.made) for line in lines[since:]
    )
