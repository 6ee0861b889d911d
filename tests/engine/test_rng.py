"""Random numbers: the same everywhere, spread evenly, weights respected to the unit."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from patolli import Rng


def sfc32(seed: int, stream: int, count: int) -> list[int]:
    """The generator as its author gives it, 32-bit words written out."""
    a, b, c, counter = seed % 2**32, seed // 2**32 % 2**32, stream % 2**32, 1
    words = []
    for _ in range(15 + count):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ b // 2**9
        b = c * 9 % 2**32
        c = ((c * 2**21 | c // 2**11) + word) % 2**32
        words.append(word)
    return words[15:]


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**32 - 1))
def test_the_words_are_those_of_sfc32(seed: int, stream: int) -> None:
    rng = Rng(seed, stream)
    assert [rng.word() for _ in range(8)] == sfc32(seed, stream, 8)


@given(st.integers(1, 2000), st.integers(0, 1000))
def test_below_is_below(n: int, seed: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [2, 3, 7, 1456])
def test_numbers_are_spread_evenly(n: int) -> None:
    """A chi-square far inside its bounds, for a fixed seed."""
    rng = Rng(1)
    draws = 60 * n
    seen = Counter(rng.below(n) for _ in range(draws))
    square = sum((seen[k] - 60) ** 2 / 60 for k in range(n))
    assert abs(square - (n - 1)) < 5 * (2 * n) ** 0.5


@given(st.lists(st.integers(0, 9), min_size=1, max_size=8), st.integers(0, 10**6))
def test_nothing_is_drawn_that_weighs_nothing(weights: list[int], seed: int) -> None:
    """The number drawn below the sum of the weights says which: nothing is drawn that weighs nothing."""
    if not any(weights):
        with pytest.raises(ValueError, match="weights"):
            Rng(seed).weighted(weights)
        return
    spread = [index for index, weight in enumerate(weights) for _ in range(weight)]
    assert Rng(seed).weighted(weights) == spread[Rng(seed).below(sum(weights))]


def test_streams_and_splits_go_their_own_way() -> None:
    words = {tuple(rng.word() for _ in range(4)) for rng in (Rng(1), Rng(1, 1), Rng(2), Rng(1).split(), Rng(2).split())}
    assert len(words) == 5
    one, two = Rng(9), Rng(9)
    assert one.split().word() == two.split().word()
    assert one.word() == two.word()
