"""Intervals: those of the books, and none where there is too little to say."""

from __future__ import annotations

import random
from statistics import mean

import pytest

from patolli.lab.estimates import FEWEST_DEALS, Estimate, difference, estimate, t_quantile
from patolli.lab.measures import Measure, corrected


@pytest.mark.parametrize(("share", "freedom", "known"), [(0.975, 10, 2.228), (0.975, 30, 2.042), (0.9995, 19, 3.883)])
def test_quantiles_are_those_of_the_tables(share: float, freedom: int, known: float) -> None:
    assert t_quantile(share, freedom) == pytest.approx(known, rel=0.01)


def test_a_mean_has_the_interval_of_student() -> None:
    values = [float(number % 7) for number in range(35)]
    found = estimate((values, [1.0] * 35))
    assert found.value == pytest.approx(mean(values))
    spread = (sum((value - mean(values)) ** 2 for value in values) / 34) ** 0.5
    assert found.half == pytest.approx(2.032 * spread / 35**0.5, rel=0.001)


def test_intervals_hold_as_often_as_they_say() -> None:
    rng = random.Random(3)
    held = 0
    for _ in range(400):
        below = [float(rng.randint(0, 3)) for _ in range(60)]
        above = [own * 2 + rng.gauss(0, 1) * own for own in below]
        ends = estimate((above, below)).interval()
        assert ends is not None
        held += ends[0] <= 2 <= ends[1]
    assert 365 <= held <= 398


def test_pairing_narrows_a_difference() -> None:
    rng = random.Random(4)
    luck = [rng.gauss(0, 10) for _ in range(50)]
    one = [own + rng.gauss(0, 1) for own in luck]
    two = [own + 1 + rng.gauss(0, 1) for own in luck]
    ones = [1.0] * 50
    found = difference((one, ones), (two, ones))
    assert found.certain()
    assert found.half is not None
    assert found.half < 0.6


def test_a_few_deals_have_no_interval() -> None:
    few = FEWEST_DEALS - 1
    assert estimate(([1.0] * few, [1.0] * few)) == Estimate(1.0, None, few)
    assert estimate(([0.0] * 50, [0.0] * 50)).value is None
    assert not Estimate(5.0, None, 3).certain()


def test_what_may_be_named_by_mistake_is_shared_by_all_measures() -> None:
    measures = [Measure("points", str(seat)) for seat in range(4)] + [
        Measure("used", str(n), "card") for n in range(30)
    ]
    assert sum(corrected(measure, measures) for measure in measures) == pytest.approx(0.05)
    assert corrected(measures[0], measures) > corrected(measures[-1], measures)
