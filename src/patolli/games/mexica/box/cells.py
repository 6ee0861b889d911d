"""Sets of board cells, for compiled code: five 64-bit words, passed by value.

The same functions, on one Python int, are in interpreted/cells.py, which takes the place of this module when the
package is not compiled. Both are tested against each other.

The grid is 21 wide and up to 14 high; cell number = row * 21 + column, from 0. A word holds 60 bits. A set that
is moved over the right edge comes out at the left of the next row, so whoever moves a set cuts it with a ground
on which no cell of the last column is followed by one of the first; `flood` does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from patolli.engine.core.bits import HALVES, bits_by_half_byte, bits_in, nth_bit

if TYPE_CHECKING:
    from mypy_extensions import i64

WIDTH: Final = 21
HEIGHT: Final = 14
COUNT: Final = 294
FULL: Final = (1 << 60) - 1
Cells: TypeAlias = "tuple[i64, i64, i64, i64, i64]"


def cells_from_mask(mask: int) -> Cells:
    """The set of the cells whose bits are set."""
    return (mask & FULL, mask >> 60 & FULL, mask >> 120 & FULL, mask >> 180 & FULL, mask >> 240 & FULL)


def none() -> Cells:
    """The empty set. (A function: mypyc 2.4.1 miscompiles some uses of a Final tuple of i64.)"""
    return (0, 0, 0, 0, 0)


def shifted(word: i64, n: i64) -> i64:
    """A function, because mypyc 2.4.1 miscompiles `1 << n` with a literal."""
    return word << n


def only(number: i64) -> Cells:
    """The set of this one cell."""
    if number < 60:
        return (shifted(1, number), 0, 0, 0, 0)
    if number < 120:
        return (0, shifted(1, number - 60), 0, 0, 0)
    if number < 180:
        return (0, 0, shifted(1, number - 120), 0, 0)
    if number < 240:
        return (0, 0, 0, shifted(1, number - 180), 0)
    return (0, 0, 0, 0, shifted(1, number - 240))


def has(a: Cells, number: i64) -> bool:
    """Whether the cell is in the set."""
    if number < 60:
        return a[0] >> number & 1 != 0
    if number < 120:
        return a[1] >> (number - 60) & 1 != 0
    if number < 180:
        return a[2] >> (number - 120) & 1 != 0
    if number < 240:
        return a[3] >> (number - 180) & 1 != 0
    return a[4] >> (number - 240) & 1 != 0


def both(a: Cells, b: Cells) -> Cells:
    return (a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3], a[4] & b[4])


def either(a: Cells, b: Cells) -> Cells:
    return (a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3], a[4] | b[4])


def without(a: Cells, b: Cells) -> Cells:
    return (a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3], a[4] & ~b[4])


def overlap(a: Cells, b: Cells) -> bool:
    return a[0] & b[0] | a[1] & b[1] | a[2] & b[2] | a[3] & b[3] | a[4] & b[4] != 0


def within(a: Cells, b: Cells) -> bool:
    """Whether every cell of `a` is in `b`."""
    return a[0] & ~b[0] | a[1] & ~b[1] | a[2] & ~b[2] | a[3] & ~b[3] | a[4] & ~b[4] == 0


def empty(a: Cells) -> bool:
    return a[0] | a[1] | a[2] | a[3] | a[4] == 0


def right(a: Cells) -> Cells:
    """Every cell moved one step to the right."""
    return (
        a[0] << 1 & FULL,
        a[1] << 1 & FULL | a[0] >> 59,
        a[2] << 1 & FULL | a[1] >> 59,
        a[3] << 1 & FULL | a[2] >> 59,
        a[4] << 1 & FULL | a[3] >> 59,
    )


def left(a: Cells) -> Cells:
    return (
        a[0] >> 1 | a[1] << 59 & FULL,
        a[1] >> 1 | a[2] << 59 & FULL,
        a[2] >> 1 | a[3] << 59 & FULL,
        a[3] >> 1 | a[4] << 59 & FULL,
        a[4] >> 1,
    )


def down(a: Cells) -> Cells:
    return (
        a[0] << 21 & FULL,
        a[1] << 21 & FULL | a[0] >> 39,
        a[2] << 21 & FULL | a[1] >> 39,
        a[3] << 21 & FULL | a[2] >> 39,
        a[4] << 21 & FULL | a[3] >> 39,
    )


def up(a: Cells) -> Cells:
    return (
        a[0] >> 21 | a[1] << 39 & FULL,
        a[1] >> 21 | a[2] << 39 & FULL,
        a[2] >> 21 | a[3] << 39 & FULL,
        a[3] >> 21 | a[4] << 39 & FULL,
        a[4] >> 21,
    )


def beside(a: Cells) -> Cells:
    """The cells next to any of these by a side, and these themselves."""
    return either(either(a, either(left(a), right(a))), either(up(a), down(a)))


def around(a: Cells) -> Cells:
    """The cells next to any of these by a side or a corner, and these themselves."""
    row = either(a, either(left(a), right(a)))
    return either(row, either(up(row), down(row)))


def flood(start: Cells, area: Cells) -> Cells:
    """Everything that can be reached from `start` in steps inside `area`."""
    reached = start
    while True:
        grown = both(beside(reached), area)
        if grown == reached:
            return reached
        reached = grown


def size_of(a: Cells) -> i64:
    """How many cells there are in the set: half a byte of `upper` holds at most 12, a byte of `sums` at most 40."""
    upper = bits_by_half_byte(a[0]) + bits_by_half_byte(a[1]) + bits_by_half_byte(a[2])
    lower = bits_by_half_byte(a[3]) + bits_by_half_byte(a[4])
    sums = (upper & HALVES) + (upper >> 4 & HALVES) + (lower & HALVES) + (lower >> 4 & HALVES)
    sums += sums >> 32
    sums += sums >> 16
    return (sums & 255) + (sums >> 8 & 255)


def first_of(a: Cells) -> Cells:
    """The set of the first cell only."""
    if a[0]:
        return (a[0] & -a[0], 0, 0, 0, 0)
    if a[1]:
        return (0, a[1] & -a[1], 0, 0, 0)
    if a[2]:
        return (0, 0, a[2] & -a[2], 0, 0)
    if a[3]:
        return (0, 0, 0, a[3] & -a[3], 0)
    return (0, 0, 0, 0, a[4] & -a[4])


def number_of(a: Cells) -> i64:
    """The number of the first cell of a set that is not empty."""
    if a[0]:
        return bits_in((a[0] & -a[0]) - 1)
    if a[1]:
        return 60 + bits_in((a[1] & -a[1]) - 1)
    if a[2]:
        return 120 + bits_in((a[2] & -a[2]) - 1)
    if a[3]:
        return 180 + bits_in((a[3] & -a[3]) - 1)
    return 240 + bits_in((a[4] & -a[4]) - 1)


def nth_of(a: Cells, n: i64) -> i64:
    """The number of the n-th cell of the set."""
    count = bits_in(a[0])
    if n < count:
        return nth_bit(a[0], n)
    n -= count
    count = bits_in(a[1])
    if n < count:
        return 60 + nth_bit(a[1], n)
    n -= count
    count = bits_in(a[2])
    if n < count:
        return 120 + nth_bit(a[2], n)
    n -= count
    count = bits_in(a[3])
    if n < count:
        return 180 + nth_bit(a[3], n)
    return 240 + nth_bit(a[4], n - count)


def add_word(numbers: list[int], base: i64, word: i64) -> None:
    while word:
        numbers.append(base + bits_in((word & -word) - 1))
        word &= word - 1


def add_cells(numbers: list[int], base: i64, a: Cells) -> None:
    """Append base + number for each cell of the set, in order."""
    add_word(numbers, base, a[0])
    add_word(numbers, base + 60, a[1])
    add_word(numbers, base + 120, a[2])
    add_word(numbers, base + 180, a[3])
    add_word(numbers, base + 240, a[4])


def numbers_of(a: Cells) -> list[int]:
    """The numbers of the cells of the set, in order."""
    numbers: list[int] = []
    add_cells(numbers, 0, a)
    return numbers


class Choices:
    """Moves offered in groups: base + the number of a cell.

    Whoever wants a list makes `Choices(True)` and reads `moves`. Whoever wants one move only makes
    `Choices(False)`, offers everything to have it counted, calls `want(n)` and, while `found` is negative,
    offers everything once more. (Counting twice is cheaper here than keeping the sets.)
    """

    __slots__ = ("count", "found", "listing", "moves", "wanted")

    def __init__(self, listing: bool) -> None:
        self.listing = listing
        self.moves: list[int] = []
        self.count: i64 = 0
        self.wanted: i64 = -1
        self.found: i64 = -1

    def add(self, base: i64, cells: Cells) -> None:
        """Offer one move for each of the cells."""
        if self.listing:
            add_cells(self.moves, base, cells)
            return
        n = size_of(cells)
        if self.wanted >= self.count and self.wanted < self.count + n:
            self.found = base + nth_of(cells, self.wanted - self.count)
        self.count += n

    def add_each(self, base: i64, step: i64, numbers: Cells, cells: Cells) -> None:
        """Offer one move for each of the numbers, a step further on, and each of the cells."""
        if self.listing:
            for number in numbers_of(numbers):
                add_cells(self.moves, base + step * number, cells)
            return
        each = size_of(cells)
        n = each * size_of(numbers)
        if self.wanted >= self.count and self.wanted < self.count + n:
            at = self.wanted - self.count
            self.found = base + step * nth_of(numbers, at // each) + nth_of(cells, at % each)
        self.count += n

    def add_one(self, move: i64) -> None:
        if self.listing:
            self.moves.append(move)
            return
        if self.wanted == self.count:
            self.found = move
        self.count += 1

    def want(self, n: i64) -> None:
        """Ask for the n-th move of those counted so far."""
        self.wanted = n
        self.count = 0
        self.found = -1
