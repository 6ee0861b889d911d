"""Bits of a word, for interpreted code: takes the place of bits.py when the package is not compiled."""

from __future__ import annotations

bits_in = int.bit_count


def nth_bit(word: int, n: int) -> int:
    while n > 0:
        word &= word - 1
        n -= 1
    return (word & -word).bit_length() - 1
