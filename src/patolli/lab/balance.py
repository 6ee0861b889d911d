"""The balance of one box: seats, what is used, tension, luck and skill, and what its options change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from patolli.bots import Bot, maker
from patolli.engine.core.rng import Rng
from patolli.engine.game import find_game, start
from patolli.lab.compare import Change, Comparison, Pair, Side, compare, makers, mixed_tables
from patolli.lab.estimates import Estimate, Parts, estimate, t_quantile
from patolli.lab.facts import BOTS_STREAM, Facts, Watch
from patolli.lab.jobs import Jobs, in_order
from patolli.lab.measures import MAIN, Measure, corrected, measures_of, victory

BLOCKS = 20
"""Deals are put together in so many blocks, and each is left out once, to find how sure shares of variance are."""


def watch(
    game: str,
    players: int,
    games: int,
    seed: int,
    bot: Bot = "greedy",
    options: Mapping[str, str] | None = None,
    jobs: Jobs = 1,
) -> Iterator[Facts]:
    """Play the games in their order, the bot at all seats, and tell what happened."""
    return in_order(jobs, games, _begin, game, players, seed, bot, options)


def _begin(game: str, players: int, seed: int, bot: Bot, options: Mapping[str, str] | None) -> Callable[[int], Facts]:
    watching, seated = Watch(start(game, players, options)), makers(bot, players)

    def played(number: int) -> Facts:
        return watching.play(seated, number, Rng(seed, number), Rng(seed ^ BOTS_STREAM, number))

    return played


@dataclass(frozen=True)
class Found:
    """A measure with its value; `certain` if it differs beyond doubt from what is even."""

    measure: Measure
    value: Estimate
    even: float | None = None

    @property
    def named(self) -> bool:
        return self.even is not None and self.value.certain(self.even)


class Balance:
    """What some games tell about their box."""

    def __init__(self) -> None:
        self.games: list[Facts] = []

    def add(self, facts: Facts) -> None:
        self.games.append(facts)

    def found(self) -> list[Found]:
        """Every measure. Seats have the points above the mean of their table instead of plain points."""
        measures = measures_of(self.games)
        found = []
        for measure in measures:
            alpha = corrected(measure, measures)
            if measure.group == "points":
                seat = int(measure.name)
                value = estimate(self._advantage(seat), alpha)
                found.append(Found(Measure("advantage", measure.name), value, 0.0))
            else:
                even = {"share": 1 / self.size(), "worth": 0.0}.get(measure.group)
                found.append(Found(measure, estimate(measure.parts(self.games), alpha), even))
        return [each for each in found if each.value.value is not None]

    def size(self) -> int:
        return len(self.games[0].points)

    def _advantage(self, seat: int) -> Parts:
        above = [facts.points[seat] - sum(facts.points) / len(facts.points) for facts in self.games]
        return above, [1.0] * len(above)

    def half_share(self) -> float | None:
        """Half the widest interval of a share of victories; None as long as there is none."""
        measures = [measure for measure in measures_of(self.games[:1]) if measure.group in MAIN]
        shares = [measure for measure in measures if measure.group == "share"]
        halves = [estimate(measure.parts(self.games), corrected(measure, measures)).half for measure in shares]
        return None if None in halves else max((half for half in halves if half is not None), default=None)


# ------------------------------------------------------------------- luck and skill


@dataclass(frozen=True)
class MixedDeal:
    """A deal that two bots have played twice, changing seats: by seat, its points above the mean of the table."""

    number: int
    stronger: list[float]
    """While the stronger bot sat there."""
    weaker: list[float]
    """While the weaker one did."""
    wins: float
    """The share of both victories that the stronger bot has."""


@dataclass(frozen=True)
class Skill:
    """How often the stronger bot wins, and what the points of a seat depend on."""

    wins: Estimate
    parts: dict[str, Estimate]
    """skill, seat, deal and rest: shares of the variance, 1 in all."""


def mixed_deals(
    game: str,
    players: int,
    deals: int,
    seed: int,
    strong: Bot,
    weak: Bot,
    options: Mapping[str, str] | None = None,
    jobs: Jobs = 1,
) -> Iterator[MixedDeal]:
    """Play each deal twice, the bots changing seats. For two players or more."""
    return in_order(jobs, deals, _begin_mixed, game, players, seed, strong, weak, options)


def _begin_mixed(
    game: str, players: int, seed: int, strong: Bot, weak: Bot, options: Mapping[str, str] | None
) -> Callable[[int], MixedDeal]:
    watching = Watch(start(game, players, options))
    stronger, weaker = maker(strong), maker(weak)

    def played(number: int) -> MixedDeal:
        above, wins = ([0.0] * players, [0.0] * players), 0.0
        for facts, seated in mixed_tables(watching, stronger, weaker, number, seed):
            mean = _mean(facts.points[:players])
            for seat, first in enumerate(seated):
                above[not first][seat] = facts.points[seat] - mean
                wins += victory(facts, seat) / 2 if first else 0.0
        return MixedDeal(number, above[0], above[1], wins)

    return played


def skill(deals: Sequence[MixedDeal]) -> Skill:
    """Luck and skill as these deals tell them, with intervals by leaving out blocks of deals."""
    wins = estimate(([deal.wins for deal in deals], [1.0] * len(deals)))
    whole = _variance_parts(deals)
    blocks = min(BLOCKS, len(deals))
    less = [
        _variance_parts([deal for at, deal in enumerate(deals) if at % blocks != block])
        for block in range(blocks)
        if len(deals) > 3
    ]
    parts = {}
    for name, value in whole.items():
        others = [each[name] for each in less]
        mean = _mean(others)
        spread = sum((other - mean) ** 2 for other in others) * (len(others) - 1) / max(1, len(others))
        half = t_quantile(0.975, len(others) - 1) * sqrt(spread) if len(others) >= BLOCKS else None
        parts[name] = Estimate(value, half, len(deals))
    return Skill(wins, parts)


def _variance_parts(deals: Sequence[MixedDeal]) -> dict[str, float]:
    """What the points of a seat above the mean depend on, as shares of their mean square; all seats together."""
    found = dict.fromkeys(("skill", "seat", "deal", "rest"), 0.0)
    for seat in range(len(deals[0].stronger) if deals else 0):
        one, two = [deal.stronger[seat] for deal in deals], [deal.weaker[seat] for deal in deals]
        mean_one, mean_two = _mean(one), _mean(two)
        count = max(1, len(deals) - 1)
        together = sum((a - mean_one) * (b - mean_two) for a, b in zip(one, two, strict=True)) / count
        both = (sum((a - mean_one) ** 2 for a in one) + sum((b - mean_two) ** 2 for b in two)) / 2 / count
        deal = min(max(0.0, together), both)
        found["skill"] += ((mean_one - mean_two) / 2) ** 2
        found["seat"] += ((mean_one + mean_two) / 2) ** 2
        found["deal"] += deal
        found["rest"] += both - deal
    total = sum(found.values())
    return {name: value / total if total else 0.0 for name, value in found.items()}


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


# ------------------------------------------------------------------- options


def other_values(game: str, players: int, options: Mapping[str, str]) -> list[tuple[str, str]]:
    """Every option with every value that a person is offered, but for those that are chosen or cannot be."""
    first = start(game, players, options)
    settings = first.game().settings(first)
    found = []
    for option in find_game(game).options:
        now = settings.get(option.name, option.values[0])
        for value in option.values:
            if value != now and len(option.values) > 1 and _possible(game, players, {**options, option.name: value}):
                found.append((option.name, value))
    return found


def _possible(game: str, players: int, options: Mapping[str, str]) -> bool:
    try:
        start(game, players, options)
    except ValueError:
        return False
    return True


def option_pairs(
    game: str,
    players: int,
    deals: int,
    seed: int,
    option: tuple[str, str],
    bot: Bot = "greedy",
    options: Mapping[str, str] | None = None,
    jobs: Jobs = 1,
) -> Iterator[Pair]:
    """The deals without and with the value of the option."""
    before = dict(options or {})
    a, b = Side("", bot, before), Side("", bot, {**before, option[0]: option[1]})
    return compare(game, players, deals, seed, a, b, jobs=jobs)


def option_changes(pairs: Sequence[Pair], among: int = 1) -> list[Change]:
    """What the option changes in the main measures. `among`: how many options are looked at together."""
    comparison = Comparison()
    for pair in pairs:
        comparison.add(pair)
    return [change for change in comparison.changes(among) if change.measure.group in MAIN]
