"""Where the cells of the board are drawn."""

from __future__ import annotations

from collections.abc import Sequence

from patolli.games.mexica.box.board import NAMES

SIDE = 48
SPOTS = {name: (ord(name[0]) - 64, int(name[1:])) for name in NAMES}
"""Column and row of each cell, in reading order."""


def centre(cell: str) -> tuple[int, int]:
    column, row = SPOTS[cell]
    return SIDE * column, SIDE * row


def between(cells: Sequence[str]) -> tuple[int, int, int]:
    """The middle of two cells side by side, and the turn of what lies on them."""
    (left, top), (right, bottom) = centre(cells[0]), centre(cells[1])
    return (left + right) // 2, (top + bottom) // 2, 0 if top == bottom else 90
