"""Sets of actions as bits of 64-bit words, for compiled code.

Bit n of a set is bit n % 64 of its word n // 64, so that numpy reads the words as they lie in memory. The same
functions for interpreted code are in interpreted/words.py. Both are tested against each other.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.core.bits import bits_in, nth_bit

FULL: Final = (1 << 60) - 1


def eights() -> list[int]:
    """By byte: its eight bits as eight bytes of 0 or 1, the lowest first."""
    return [sum([(value >> bit & 1) << 8 * bit for bit in range(8)]) for value in range(256)]


class Tables:
    """(An object: mypyc 2.4.1 reads a vec that is a constant of a module as an object each time.)"""

    def __init__(self) -> None:
        self.eights: vec[i64] = vec[i64](eights())


TABLES: Final = Tables()


def shifted(word: i64, n: i64) -> i64:
    """A function, because mypyc 2.4.1 miscompiles `1 << n` with a literal."""
    return word << n


def clear(out: vec[i64], at: i64, count: i64) -> None:
    """Set this many words to 0."""
    for i in range(at, at + count):
        out[i] = 0


def set_bit(out: vec[i64], at: i64, n: i64) -> None:
    """Add n to the set that begins at this word."""
    at += n >> 6
    out[at] = out[at] | shifted(1, n & 63)


def set_bits(out: vec[i64], at: i64, n: i64, word: i64) -> None:
    """Add n + i for each bit i of a word of at most 60 bits."""
    at += n >> 6
    n &= 63
    out[at] = out[at] | shifted(word, n)
    if n > 4:
        word >>= 64 - n
        if word:
            out[at + 1] = out[at + 1] | word


def set_byte(out: vec[i64], at: i64, n: i64, value: i64) -> None:
    """Write the n-th byte, which is 0, counted from this word on; the value is below 64."""
    at += n >> 3
    out[at] = out[at] | shifted(value, (n & 7) << 3)


def has_bit(words: vec[i64], at: i64, n: i64) -> bool:
    return words[at + (n >> 6)] >> (n & 63) & 1 != 0


def count_bits(words: vec[i64], at: i64, count: i64) -> i64:
    """How many bits are set in this many words."""
    found: i64 = 0
    for i in range(at, at + count):
        word = words[i]
        if word:
            found += bits_in(word & FULL) + bits_in(word >> 60 & 15)
    return found


def nth_of(words: vec[i64], at: i64, count: i64, n: i64) -> i64:
    """The number of the n-th bit that is set; -1 if there are not that many."""
    for i in range(count):
        word = words[at + i]
        inside = bits_in(word & FULL)
        if n < inside:
            return i * 64 + nth_bit(word & FULL, n)
        n -= inside
        inside = bits_in(word >> 60 & 15)
        if n < inside:
            return i * 64 + 60 + nth_bit(word >> 60 & 15, n)
        n -= inside
    return -1


def spread(words: vec[i64], at: i64, count: i64, out: vec[i64], to: i64) -> None:
    """Write each bit of this many words as a byte of 0 or 1: eight words for one."""
    table = TABLES.eights
    for i in range(at, at + count):
        word = words[i]
        if word:
            out[to] = table[word & 255]
            out[to + 1] = table[word >> 8 & 255]
            out[to + 2] = table[word >> 16 & 255]
            out[to + 3] = table[word >> 24 & 255]
            out[to + 4] = table[word >> 32 & 255]
            out[to + 5] = table[word >> 40 & 255]
            out[to + 6] = table[word >> 48 & 255]
            out[to + 7] = table[word >> 56 & 255]
        else:
            for j in range(to, to + 8):
                out[j] = 0
        to += 8
