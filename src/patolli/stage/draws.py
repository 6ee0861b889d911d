"""What chance may still do, as something to choose from: for a game that is written down from a real table.

A game's `show/draws.py` says what a line of chance looks like. Everything here is made from what one reader may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from patolli.engine.core.state import State
from patolli.stage.moment import Part, Thing, Voice, pictured

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Draw(Part, frozen=True):
    """One thing that may come."""

    line: str
    """What chance would say. Of several things that look alike, the first."""
    thing: Thing
    word: str = ""
    """The word of the line that names it: by it earlier lines are found."""
    left: int = 1
    """How many may still come; 0 when all have."""
    group: str = ""
    """A heading for things that belong together."""
    likes: tuple[str, ...] = ()
    """The lines of others that look the same."""


class Draws(Part, frozen=True):
    """All that may come now, and what it is asked for with."""

    ask: str
    draws: list[Draw]
    seat: int | None = None
    """Who alone sees it; None if everybody does."""
    faces: tuple[Thing, ...] = ()
    """Of dice: their faces in order, from 1 on. The numbers of a line are in rising order."""


class Drawing(Protocol[S_contra]):
    """A game's `show/draws.py`."""

    FACES: dict[str, str]
    """By verb: the picture of a die's face, to which its number is added."""

    def ask(self, state: S_contra, line: str, voice: Voice, /) -> str:
        """What is asked for where chance could say this line."""
        ...

    def drawn(self, state: S_contra, seat: int | None, line: str, voice: Voice, /) -> Draw: ...

    def spent(self, state: S_contra, seat: int | None, line: str, /) -> list[str]:
        """What chance could have said instead of the line, had it not all come already, as everybody knows."""
        ...


def alike(draws: Iterable[Draw]) -> list[Draw]:
    """One for all that look the same: people cannot tell which of them it was."""
    found: dict[str, Draw] = {}
    for draw in draws:
        before = found.get(draw.thing.name)
        if before is None:
            found[draw.thing.name] = draw
        else:
            left, likes = before.left + draw.left, (*before.likes, draw.line)
            found[draw.thing.name] = Draw(before.line, before.thing, before.word, left, before.group, likes)
    return list(found.values())


def faces(picture: str, lines: Sequence[str]) -> tuple[Thing, ...]:
    """The faces that dice show in these lines."""
    shown = sorted({int(word) for line in lines for word in line.split()[1:]})
    return tuple(pictured(str(number), f"{picture}{number}") for number in shown)
