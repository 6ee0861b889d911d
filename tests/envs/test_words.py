"""Sets of actions in 64-bit words: what is compiled does the same as what is not."""

from __future__ import annotations

from random import Random

import pytest

from patolli.dense import words
from patolli.dense.encoder import new_words
from patolli.dense.interpreted import words as plain

COUNT = 5


@pytest.mark.parametrize("seed", range(20))
def test_compiled_and_interpreted_sets_are_the_same(seed: int) -> None:
    draw = Random(seed)
    bits = sorted(draw.sample(range(COUNT * 64), draw.randrange(200)))
    sets = [new_words(COUNT + 1), new_words(COUNT + 1)]
    for module, out in zip((words, plain), sets, strict=True):
        for bit in bits:
            module.set_bit(out, 0, bit)
        assert [module.nth_of(out, 0, COUNT, n) for n in range(len(bits) + 1)] == [*bits, -1]
        assert module.count_bits(out, 0, COUNT) == len(bits)
        assert [bit for bit in range(COUNT * 64) if module.has_bit(out, 0, bit)] == bits
        spread = new_words(COUNT * 8)
        module.spread(out, 0, COUNT, spread, 0)
        assert [at for at, byte in enumerate(bytes(memoryview(spread).cast("B"))) if byte] == bits
    assert list(sets[0]) == list(sets[1])


@pytest.mark.parametrize("start", [0, 3, 4, 5, 60, 63, 64, 100, 255])
def test_a_word_of_sixty_bits_fits_anywhere(start: int) -> None:
    word = (1 << 60) - 1 - (1 << 17)
    for module in (words, plain):
        out = new_words(COUNT + 1)
        module.set_bits(out, 0, start, word)
        assert module.count_bits(out, 0, COUNT + 1) == 59
        assert not module.has_bit(out, 0, start + 17)
        assert module.has_bit(out, 0, start + 59)


def test_bytes_are_put_side_by_side() -> None:
    for module in (words, plain):
        out = new_words(2)
        for at in range(16):
            module.set_byte(out, 0, at, at + 3)
        assert bytes(memoryview(out).cast("B")) == bytes(range(3, 19))
