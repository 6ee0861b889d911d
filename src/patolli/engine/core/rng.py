"""Numbers at random: the same ones in every process, compiled or not.

The generator is Chris Doty-Humphrey's sfc32: additions and shifts of 32-bit numbers, so that it is fast where
integers are machine words and right where they are not.
"""

from __future__ import annotations

from typing import Final

WORD: Final = 0xFFFFFFFF


class Rng:
    """A stream of random numbers, fixed by a seed and a stream number."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.a: int = seed & WORD
        self.b: int = seed >> 32 & WORD
        self.c: int = stream & WORD
        self.d: int = 1
        for _ in range(15):
            self.word()

    def __repr__(self) -> str:
        return f"<Rng at {self.a:08x} {self.b:08x} {self.c:08x} {self.d:08x}>"

    def __reduce__(self) -> tuple[object, ...]:
        """A copy, here or in another process, goes on with the same numbers."""
        return Rng, (0,), (self.a, self.b, self.c, self.d)

    def __setstate__(self, words: tuple[int, int, int, int]) -> None:
        self.a, self.b, self.c, self.d = words

    def word(self) -> int:
        """The next 32 bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        out = (a + b + d) & WORD
        self.d = (d + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | (c >> 11)) + out) & WORD
        return out

    def below(self, n: int) -> int:
        """A number from 0 to n - 1: `word * n >> 32`, in two halves.

        Whole, the product would be a long integer. That is slow, and long integers look whether Ctrl-C was pressed:
        compiled code cannot be interrupted there, and mypyc ends the process.
        """
        word = self.word()
        return ((word >> 16) * n + ((word & 0xFFFF) * n >> 16)) >> 16

    def weighted(self, weights: list[int]) -> int:
        """An index, likely in proportion to its weight."""
        n = self.below(sum(weights))
        for index in range(len(weights)):
            n -= weights[index]
            if n < 0:
                return index
        raise ValueError("weights must be positive and not all zero")

    def split(self) -> Rng:
        """A new stream that goes its own way."""
        return Rng(self.word() << 32 | self.word(), self.word())
