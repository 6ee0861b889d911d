"""Sets of actions as bits of 64-bit words, for interpreted code: takes the place of words.py when not compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

WORD = (1 << 64) - 1
EIGHTS = [sum((value >> bit & 1) << 8 * bit for bit in range(8)) for value in range(256)]


def signed(word: int) -> int:
    """The same 64 bits as a number that a vec of i64 takes."""
    word &= WORD
    return word - (1 << 64) if word >> 63 else word


def clear(out: vec[i64], at: int, count: int) -> None:
    for i in range(at, at + count):
        out[i] = 0


def set_bit(out: vec[i64], at: int, n: int) -> None:
    at += n >> 6
    out[at] = signed(out[at] | 1 << (n & 63))


def set_bits(out: vec[i64], at: int, n: int, word: int) -> None:
    at += n >> 6
    word <<= n & 63
    while word:
        out[at] = signed(out[at] | word & WORD)
        word >>= 64
        at += 1


def set_byte(out: vec[i64], at: int, n: int, value: int) -> None:
    at += n >> 3
    out[at] = signed(out[at] | value << (n & 7) * 8)


def plain(word: int) -> int:
    """The same 64 bits as a number without a sign."""
    return int(word) & WORD


def has_bit(words: vec[i64], at: int, n: int) -> bool:
    return bool(words[at + (n >> 6)] >> (n & 63) & 1)


def count_bits(words: vec[i64], at: int, count: int) -> int:
    return sum(plain(words[i]).bit_count() for i in range(at, at + count))


def nth_of(words: vec[i64], at: int, count: int, n: int) -> int:
    for i in range(count):
        word = plain(words[at + i])
        inside = word.bit_count()
        if n < inside:
            for _ in range(n):
                word &= word - 1
            return i * 64 + (word & -word).bit_length() - 1
        n -= inside
    return -1


def spread(words: vec[i64], at: int, count: int, out: vec[i64], to: int) -> None:
    for i in range(at, at + count):
        for value in plain(words[i]).to_bytes(8, "little"):
            out[to] = EIGHTS[value]
            to += 1
