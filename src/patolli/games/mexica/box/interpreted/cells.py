"""Sets of board cells, for interpreted code: one Python int, bit n = cell n.

Takes the place of box/cells.py, whose functions these are, when the package is not compiled: one big int is then
much faster than five words.
"""

from __future__ import annotations

from typing import Final, TypeAlias

WIDTH: Final = 21
HEIGHT: Final = 14
COUNT: Final = 294
Cells: TypeAlias = int
FULL: Final = (1 << 300) - 1
BYTES: Final = 38
BITS_OF_BYTE: Final = [tuple(bit for bit in range(8) if value >> bit & 1) for value in range(256)]

HALVES: Final = [(width, (1 << width) - 1) for width in (256, 128, 64, 32, 16, 8)]
FEW: Final = 20


def cells_from_mask(mask: int) -> Cells:
    return mask


def none() -> Cells:
    return 0


def only(number: int) -> Cells:
    return 1 << number


def has(a: Cells, number: int) -> bool:
    return a >> number & 1 == 1


def both(a: Cells, b: Cells) -> Cells:
    return a & b


def either(a: Cells, b: Cells) -> Cells:
    return a | b


def without(a: Cells, b: Cells) -> Cells:
    return a & ~b


def overlap(a: Cells, b: Cells) -> bool:
    return a & b != 0


def within(a: Cells, b: Cells) -> bool:
    return a & ~b == 0


def empty(a: Cells) -> bool:
    return not a


def right(a: Cells) -> Cells:
    return a << 1 & FULL


def left(a: Cells) -> Cells:
    return a >> 1


def down(a: Cells) -> Cells:
    return a << 21 & FULL


def up(a: Cells) -> Cells:
    return a >> 21


def beside(a: Cells) -> Cells:
    return (a | a << 1 | a >> 1 | a << 21 | a >> 21) & FULL


def around(a: Cells) -> Cells:
    row = a | a << 1 | a >> 1
    return (row | row << 21 | row >> 21) & FULL


def flood(start: Cells, area: Cells) -> Cells:
    reached = start
    while True:
        grown = (reached | reached << 1 | reached >> 1 | reached << 21 | reached >> 21) & area
        if grown == reached:
            return reached
        reached = grown


size_of = int.bit_count


def first_of(a: Cells) -> Cells:
    return a & -a


def number_of(a: Cells) -> int:
    return (a & -a).bit_length() - 1


def nth_of(a: Cells, n: int) -> int:
    start = 0
    for width, mask in HALVES:
        low = a & mask
        inside = low.bit_count()
        if n < inside:
            a = low
        else:
            n -= inside
            a >>= width
            start += width
    return start + BITS_OF_BYTE[a][n]


def add_cells(numbers: list[int], base: int, a: Cells) -> None:
    if a.bit_count() < FEW:
        while a:
            first = a & -a
            numbers.append(base + first.bit_length() - 1)
            a ^= first
        return
    for value in a.to_bytes(BYTES, "little"):
        if value:
            for bit in BITS_OF_BYTE[value]:
                numbers.append(base + bit)
        base += 8


def numbers_of(a: Cells) -> list[int]:
    numbers: list[int] = []
    add_cells(numbers, 0, a)
    return numbers


class Choices:
    __slots__ = ("count", "found", "groups", "listing", "moves")

    def __init__(self, listing: bool) -> None:
        self.listing = listing
        self.moves: list[int] = []
        self.groups: list[tuple[int, int, Cells, Cells, int]] = []
        """Base, step, numbers, cells, and how many moves that are."""
        self.count = 0
        self.found = -1

    def add(self, base: int, cells: Cells) -> None:
        if self.listing:
            add_cells(self.moves, base, cells)
        elif cells:
            n = cells.bit_count()
            self.groups.append((base, 0, 1, cells, n))
            self.count += n

    def add_each(self, base: int, step: int, numbers: Cells, cells: Cells) -> None:
        if self.listing:
            for number in numbers_of(numbers):
                add_cells(self.moves, base + step * number, cells)
        elif numbers and cells:
            n = cells.bit_count() * numbers.bit_count()
            self.groups.append((base, step, numbers, cells, n))
            self.count += n

    def add_one(self, move: int) -> None:
        if self.listing:
            self.moves.append(move)
        else:
            self.groups.append((move, 0, 1, 1, 1))
            self.count += 1

    def want(self, n: int) -> None:
        for base, step, numbers, cells, inside in self.groups:
            if n < inside:
                if not step:
                    self.found = base + nth_of(cells, n)
                else:
                    each = cells.bit_count()
                    self.found = base + step * nth_of(numbers, n // each) + nth_of(cells, n % each)
                return
            n -= inside
        raise IndexError(n)
