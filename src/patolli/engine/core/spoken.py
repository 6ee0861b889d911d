"""Random games with their lines, played inside compiled code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from patolli.engine.core.playout import MOST_DRAWN
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State

MOST_KEPT: Final = 50_000
"""Lines that are kept; Mexica has millions of moves, of which a few thousand are ever said."""
MOVE_BITS: Final = 36


def no_wording(state: State, actor: int, move: int) -> int:
    """Nobody can tell: the words of each move are made anew."""
    return -1


def same_wording(state: State, actor: int, move: int) -> int:
    """A move has the same words in every position."""
    return 0


class Lines:
    """The words of moves, kept for states of one game with the same options."""

    def __init__(self, say: Callable[[State, int, int], str], wording: Callable[[State, int, int], int]) -> None:
        self.speak: Callable[[State, int, int], str] = say
        self.wording: Callable[[State, int, int], int] = wording
        self.kept: dict[int, str] = {}

    def say(self, state: State, actor: int, move: int) -> str:
        """The move as a line of words."""
        wording = self.wording(state, actor, move)
        if wording < 0 or move >> MOVE_BITS:
            return self.speak(state, actor, move)
        key = (wording * 2 + (1 if actor == CHANCE else 0)) << MOVE_BITS | move
        line = self.kept.get(key)
        if line is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            line = self.speak(state, actor, move)
            self.kept[key] = line
        return line


def spoken_playout(state: State, rng: Rng, lines: Lines) -> list[tuple[int, str]]:
    """Play the state to its end at random, as `playout` does; returns what was said."""
    said: list[tuple[int, str]] = []
    drawn: int = 0
    while True:
        actors = state.actors()
        if not actors:
            return said
        actor = actors[0]
        if actor != CHANCE:
            drawn = 0
        else:
            drawn += 1
            if drawn > MOST_DRAWN:
                raise RuntimeError(f"Chance has spoken {MOST_DRAWN} times on end, and nobody is asked (LAP-16).")
        move = state.pick(actor, rng)
        said.append((actor, lines.say(state, actor, move)))
        state.play(actor, move)
