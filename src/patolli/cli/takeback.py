"""Undo: back to where nobody else has acted and nothing was revealed, and never further."""

from __future__ import annotations

from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import hear
from patolli.engine.gesture import forced
from patolli.engine.match import Match


class Stop(Exception):
    """Why nothing can be taken back: `nothing`, `chance`, `other` (and who), `sealed`."""

    def __init__(self, why: str, actor: int = CHANCE) -> None:
        super().__init__(why)
        self.why = why
        self.actor = actor


def take_back(match: Match, seat: int, turn: bool = False) -> int:
    """Take back the last line of the seat, or all those of its turn; how many lines that were.

    A line that was forced goes together with the one before it: alone it would come back at once.
    """
    states = list(match.states())
    count = _one(match, seat, states, 0)
    while turn:
        try:
            further = _one(match, seat, states, count)
        except Stop:
            break
        if _closes(match, states, further):
            break
        count = further
    match.cut(len(match.lines) - count)
    return count


def _one(match: Match, seat: int, states: list[State], count: int) -> int:
    """How many lines are taken back when one more than `count` is."""
    while True:
        index = len(match.lines) - count - 1
        if index < 0:
            raise Stop("nothing")
        line = match.lines[index]
        if line.actor != seat:
            raise Stop("chance") if line.actor == CHANCE else Stop("other", line.actor)
        if line.sealed:
            raise Stop("sealed")
        count += 1
        if not forced(states[index], seat, states[index].moves(seat)):
            return count


def _closes(match: Match, states: list[State], count: int) -> bool:
    """Whether the line so far from the end closed a turn."""
    index = len(match.lines) - count
    line, before = match.lines[index], states[index]
    return match.game.closes(before, line.actor, hear(before, line.actor, line.line))
