"""PAT-1: the board. Fifty-two squares in a ring, thirteen in each quarter, numbered from 0 at N1, clockwise."""

from __future__ import annotations

from typing import Final

QUARTER: Final = 13
SQUARES: Final = 4 * QUARTER
QUARTERS: Final = "NESW"
NAMES: Final = [f"{quarter}{number}" for quarter in QUARTERS for number in range(1, QUARTER + 1)]
PLAIN, MIDDLE, MARKED, ROUND = range(4)


def kind_of(square: int) -> int:
    """PAT-1: the first square of a quarter lies in the middle, two are marked, and the two outermost are round."""
    number = square % QUARTER + 1
    if number == 1:
        return MIDDLE
    if number in (4, 11):
        return MARKED
    return ROUND if number in (7, 8) else PLAIN


KINDS: Final = [kind_of(square) for square in range(SQUARES)]


def quarter_of(players: int, seat: int) -> int:
    """PAT-2: two players sit opposite each other, more of them clockwise from the north."""
    return 2 * seat if players == 2 else seat


def cell(square: int) -> tuple[int, int]:
    """Column and row in a grid of fourteen by fourteen; each quarter is the one before it, turned."""
    number = square % QUARTER
    column, row = (6, 6 - number) if number < 7 else (7, number - 7)
    for _ in range(square // QUARTER):
        column, row = 13 - row, column
    return column, row
