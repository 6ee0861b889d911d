"""Writing sets of cells into buffers, for interpreted code: takes the place of sets.py when it is not compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from patolli.dense.interpreted.words import EIGHTS, set_bits, signed

PLANE = 37
BIT_PLANE = 5

add_cells = set_bits


def put_bits(out: vec[i64], at: int, cells: int) -> None:
    for i in range(BIT_PLANE):
        out[at + i] = signed(cells >> 64 * i)


def put_bytes(out: vec[i64], at: int, cells: int) -> None:
    for i, value in enumerate(cells.to_bytes(PLANE, "little")):
        out[at + i] = EIGHTS[value]
