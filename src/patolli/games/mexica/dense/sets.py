"""Writing sets of cells into buffers, for compiled code.

The same functions for interpreted code are in interpreted/sets.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.dense.words import TABLES, set_bits, shifted
from patolli.games.mexica.box.cells import Cells

PLANE: Final = 37
"""64-bit words of a plane as bytes: 294 cells, and two bytes that are never set."""
BIT_PLANE: Final = 5
"""64-bit words of a plane as bits."""


def add_cells(out: vec[i64], at: i64, n: i64, cells: Cells) -> None:
    """Add n + cell, for each cell, to the set of bits that begins at this word."""
    set_bits(out, at, n, cells[0])
    set_bits(out, at, n + 60, cells[1])
    set_bits(out, at, n + 120, cells[2])
    set_bits(out, at, n + 180, cells[3])
    set_bits(out, at, n + 240, cells[4])


def put_bits(out: vec[i64], at: i64, cells: Cells) -> None:
    """A plane as bits: bit = cell."""
    out[at] = cells[0] | shifted(cells[1], 60)
    out[at + 1] = cells[1] >> 4 | shifted(cells[2], 56)
    out[at + 2] = cells[2] >> 8 | shifted(cells[3], 52)
    out[at + 3] = cells[3] >> 12 | shifted(cells[4], 48)
    out[at + 4] = cells[4] >> 16


def put_bytes(out: vec[i64], at: i64, cells: Cells) -> None:
    """A plane as bytes of 0 or 1, eight at a time."""
    table = TABLES.eights
    put_eight(out, at, cells[0] | shifted(cells[1], 60), table)
    put_eight(out, at + 8, cells[1] >> 4 | shifted(cells[2], 56), table)
    put_eight(out, at + 16, cells[2] >> 8 | shifted(cells[3], 52), table)
    put_eight(out, at + 24, cells[3] >> 12 | shifted(cells[4], 48), table)
    word = cells[4] >> 16
    out[at + 32] = table[word & 255]
    out[at + 33] = table[word >> 8 & 255]
    out[at + 34] = table[word >> 16 & 255]
    out[at + 35] = table[word >> 24 & 255]
    out[at + 36] = table[word >> 32 & 255]


def put_eight(out: vec[i64], at: i64, word: i64, table: vec[i64]) -> None:
    out[at] = table[word & 255]
    out[at + 1] = table[word >> 8 & 255]
    out[at + 2] = table[word >> 16 & 255]
    out[at + 3] = table[word >> 24 & 255]
    out[at + 4] = table[word >> 32 & 255]
    out[at + 5] = table[word >> 40 & 255]
    out[at + 6] = table[word >> 48 & 255]
    out[at + 7] = table[word >> 56 & 255]
