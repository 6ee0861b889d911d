"""Undo: back to where nobody else has acted and nothing was revealed, and never further."""

from __future__ import annotations

from dataclasses import replace

from patolli.engine.core.state import CHANCE, State
from patolli.engine.drive import Game, forced
from patolli.engine.room import hear


class Stop(Exception):
    """Why nothing can be taken back: `nothing`, `chance`, `other` (and who), `sealed`."""

    def __init__(self, why: str, actor: int = CHANCE) -> None:
        super().__init__(why)
        self.why = why
        self.actor = actor


def take_back(game: Game, seat: int, turn: bool = False) -> int:
    """Take back the last line of the seat, or all those of its turn; how many lines that were.

    A line that was forced goes together with the one before it: alone it would come back at once.
    """
    states = _before(game)
    count = _one(game, seat, states, 0)
    while turn:
        try:
            further = _one(game, seat, states, count)
        except Stop:
            break
        if _closes(game, states, further):
            break
        count = further
    game.undo(count)
    return count


def _one(game: Game, seat: int, states: list[State], count: int) -> int:
    """How many lines are taken back when one more than `count` is."""
    lines = game.record.lines
    while True:
        index = len(lines) - count - 1
        if index < 0:
            raise Stop("nothing")
        actor, line = lines[index]
        if actor != seat:
            raise Stop("chance") if actor == CHANCE else Stop("other", actor)
        before = states[index]
        if before.room().seals(before, actor, hear(before, actor, line)):
            raise Stop("sealed")
        count += 1
        if not forced(before, actor, before.moves(actor)):
            return count


def _closes(game: Game, states: list[State], count: int) -> bool:
    """Whether the line so far from the end closed a turn."""
    index = len(game.record.lines) - count
    actor, line = game.record.lines[index]
    return states[index].room().closes(states[index], actor, hear(states[index], actor, line))


def _before(game: Game) -> list[State]:
    """The state before each line."""
    return list(replace(game.record, numbers=[]).states())
