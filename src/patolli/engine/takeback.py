"""Taking back: how far a seat may go, and what stays when others have decided at the same time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from patolli.engine.core.state import CHANCE
from patolli.engine.played import PlayedLine, SaidLine
from patolli.engine.words import NotLegal


class CannotUndo(ValueError):
    """Why a seat can take nothing back, as a key.

    `game-over`, `others-decide`, `revealed`, `others-acted` or `nothing-to-undo`.
    """

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True)
class WayBack:
    """What a seat can take back: the lines of its last gesture, or of its turn; or why it cannot."""

    gesture: Sequence[int] = ()
    turn: Sequence[int] = ()
    """Their places among all lines."""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Undone:
    """What an undo left: the first `left` lines as they were, then `again`, which others said and which stay."""

    left: int
    again: list[PlayedLine]
    secret: bool
    """Whether nobody else may notice it, because it happened inside a secret decision."""


@dataclass(frozen=True, slots=True)
class OneUndone:
    """What is left when one line of several was taken back."""

    undone: Undone
    left: list[str]
    """The lines after it that were not said again."""
    why: NotLegal | None
    """Why the first of them may not be said any more; None if it may, but ends something."""


def secret_start(lines: Sequence[PlayedLine], index: int, decision: int) -> int:
    """How many lines there were before a secret decision to which the lines before `index` belong."""
    while index and lines[index - 1].secret == decision:
        index -= 1
    return index


def way_back(lines: Sequence[PlayedLine], seat: int, actors: Sequence[int], begun: int | None) -> WayBack:
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


def _way_back_in_the_open(lines: Sequence[PlayedLine], seat: int) -> WayBack:
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


def reach(lines: Sequence[PlayedLine], seat: int, revealed: int) -> int | None:
    """How many lines stay at least when a seat goes back past what others did; None if it can go nowhere.

    It goes to one of its own decisions, never to one of somebody else's: where those begin may be a secret. What was
    `revealed` by the first lines stays; 0 where nobody else has learned it.
    """
    for index in range(revealed, len(lines)):
        line = lines[index]
        if line.actor == seat and not line.made and line.start == index:
            return index
    return None


def last_reveal(lines: Sequence[PlayedLine], known: int = 0, before: int = 0) -> int:
    """How many lines there are up to the last that reveals something: `known` among the first `before` ones."""
    found = (index + 1 for index in range(len(lines) - 1, before - 1, -1) if reveals(lines[index]))
    return next(found, known)


def reveals(line: PlayedLine) -> bool:
    """Whether somebody learned something from the line, or others did not hear all of it."""
    return line.actor == CHANCE or line.sealed or bool(line.secret) or bool(line.heard)


def without(lines: Sequence[PlayedLine], taken: Sequence[int]) -> tuple[int, list[SaidLine]]:
    """How many lines stay as they are when some are taken back, and those after them that are said again."""
    first = taken[0]
    kept = []
    for index in range(first, len(lines)):
        line = lines[index]
        if index not in taken:
            start = line.start - sum(gone < line.start for gone in taken)
            kept.append(SaidLine(line.actor, line.line, line.made, start, line.time))
    return first, kept
