"""Means, ratios and differences with intervals, for games that are played in pairs on the same deal.

A measure gives two numbers for each game, and its value is the sum of the first over the sum of the second: points and
1 for a mean, what was gained and how much was used for a worth. Its interval is that of the linearised ratio (Taylor),
with Student's distribution. A difference of two measures of the same deals is taken deal by deal, so that the luck
both sides share drops out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import TypeAlias

ALPHA = 0.05
"""How often, at most, something is named that is not there."""
FEWEST_DEALS = 20
"""A measure that fewer deals tell something about has no interval."""

Parts: TypeAlias = tuple[Sequence[float], Sequence[float]]
"""By deal: what is counted, and what it is counted per."""


@dataclass(frozen=True)
class Estimate:
    """A value, half its interval, and how many deals tell something about it. None where nothing can be said."""

    value: float | None
    half: float | None
    deals: int

    def interval(self) -> tuple[float, float] | None:
        return None if self.value is None or self.half is None else (self.value - self.half, self.value + self.half)

    def certain(self, middle: float = 0.0) -> bool:
        """Whether the interval leaves out the middle."""
        return self.value is not None and self.half is not None and abs(self.value - middle) > self.half


def estimate(parts: Parts, alpha: float = ALPHA) -> Estimate:
    """The value of a measure, with an interval of 1 - alpha."""
    value, spread, deals = _linearised(parts)
    return Estimate(value, _half(spread, deals, alpha), deals)


def difference(before: Parts, after: Parts, alpha: float = ALPHA) -> Estimate:
    """How much more the second measure is, with an interval of 1 - alpha; both of the same deals, in their order."""
    one, spread_one, deals_one = _linearised(before)
    two, spread_two, deals_two = _linearised(after)
    deals = min(deals_one, deals_two)
    if one is None or two is None:
        return Estimate(None, None, deals)
    spread = [b - a for a, b in zip(spread_one, spread_two, strict=True)]
    if not any(spread) and one == two:
        return Estimate(0.0, 0.0, deals)
    return Estimate(two - one, _half(spread, deals, alpha), deals)


def _linearised(parts: Parts) -> tuple[float | None, list[float], int]:
    """The ratio, how much each deal moves it, and how many deals count."""
    above, below = parts
    count, total = len(below), sum(below)
    deals = sum(1 for own in below if own)
    if not total:
        return None, [0.0] * count, deals
    value = sum(above) / total
    return value, [(a - value * b) * count / total for a, b in zip(above, below, strict=True)], deals


def _half(spread: Sequence[float], deals: int, alpha: float) -> float | None:
    """Half the interval of the mean of numbers, if enough deals tell something about them."""
    count = len(spread)
    if deals < FEWEST_DEALS:
        return None
    mean = sum(spread) / count
    variance = sum((own - mean) ** 2 for own in spread) / (count - 1)
    return t_quantile(1 - alpha / 2, deals - 1) * sqrt(variance / count)


def t_quantile(share: float, freedom: int) -> float:
    """The quantile of Student's distribution: the expansion of Cornish and Fisher, good to 1 % from 10 degrees on."""
    z = NormalDist().inv_cdf(share)
    n = float(freedom)
    g1 = (z**3 + z) / 4
    g2 = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    g3 = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    g4 = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + g1 / n + g2 / n**2 + g3 / n**3 + g4 / n**4
