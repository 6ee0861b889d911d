"""Counting the bits of a word, for compiled code.

The same functions for interpreted code are in interpreted/bits.py. Both are tested against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

PAIRS: Final = 0x555555555555555
"""Every other bit of a word. (Below 2^62: mypyc 2.4.1 makes an object of a larger constant, and reads it each time.)"""
QUARTERS: Final = 0x333333333333333
HALVES: Final = 0xF0F0F0F0F0F0F0F


def bits_by_half_byte(word: i64) -> i64:
    """The number of bits in each half of each byte of the word."""
    word -= word >> 1 & PAIRS
    return (word & QUARTERS) + (word >> 2 & QUARTERS)


def bits_in(word: i64) -> i64:
    """How many of a word's 60 bits are set."""
    halves = bits_by_half_byte(word)
    sums = halves + (halves >> 4) & HALVES
    sums += sums >> 32
    sums += sums >> 16
    sums += sums >> 8
    return sums & 255


def nth_bit(word: i64, n: i64) -> i64:
    """The number of the n-th bit that is set, from 0."""
    while n > 0:
        word &= word - 1
        n -= 1
    return bits_in((word & -word) - 1)
