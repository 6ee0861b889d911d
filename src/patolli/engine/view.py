"""What a seat may know.

A view is a frozen dataclass of plain data (numbers, words, lists, dicts, and dataclasses of these, without slots),
made by a game's `show/view.py`. Everything that is shown to somebody is made from a view, so it cannot leak more
than the view holds.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class View:
    """The part that all games share; each game adds its own fields."""

    game: str
    players: int
    seat: int | None
    """Whose view it is; None is a spectator."""
    actors: list[int]
    """Who owes a decision; -1 is chance."""
    points: list[int]
    winners: list[int]
    places: list[int]
    """The place of every seat, 1 is the first; empty while the game goes on."""

    def json(self) -> str:
        """The view as text, the same text for the same view."""
        return json.dumps(vars(self), default=vars, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def changed(plain: T, **values: object) -> T:
    """A view, or a part of one, with some other values; `dataclasses.replace` sets every field and is far slower."""
    if not values.keys() <= vars(plain).keys():
        raise TypeError(f"{type(plain).__name__} has no {', '.join(values.keys() - vars(plain).keys())}")
    other = object.__new__(type(plain))
    vars(other).update(vars(plain) | values)
    return other
