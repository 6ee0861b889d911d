"""Two boxes, two sets of options or two bots, on common deals.

Each deal is played twice, once for each side: what chance draws is the same as long as both sides let it draw in the
same order, and so is what the bots draw. Differences are taken deal by deal. With separate streams the second side has
deals of its own. Two bots are compared at tables where all seats are played by one of them, and at two mixed tables,
where each of them sits where the other one sat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from patolli.bots import Bot, Maker, maker
from patolli.engine.core.rng import Rng
from patolli.engine.game import start
from patolli.lab.estimates import Estimate, Parts, difference, estimate
from patolli.lab.facts import BOTS_STREAM, Facts, Watch
from patolli.lab.jobs import Jobs, in_order
from patolli.lab.measures import Measure, corrected, measures_of, victory
from patolli.lab.simulate import RANDOM, SEEDS

SEPARATE_STREAM = 0xD1B54A32D192ED03
FEWEST_CHECKED = 40
"""Deals before the first look at whether the intervals are narrow enough."""


@dataclass(frozen=True)
class Side:
    """One of the two that are compared: a bot for all seats, and the options with the box."""

    label: str
    bot: Bot = "greedy"
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Duel:
    """Both bots at two mixed tables: shares of victories and mean points of a seat, the first bot first."""

    shares: tuple[float, float]
    points: tuple[float, float]


@dataclass(frozen=True)
class Pair:
    """A deal as both sides have played it."""

    number: int
    a: Facts
    b: Facts
    duel: Duel | None = None

    def plain(self) -> dict[str, object]:
        """A row for JSON."""
        row: dict[str, object] = {"number": self.number, "a": self.a.plain(), "b": self.b.plain()}
        return row if self.duel is None else {**row, "duel": dict(vars(self.duel))}


def compare(
    game: str, players: int, deals: int, seed: int, a: Side, b: Side, separate: bool = False, jobs: Jobs = 1
) -> Iterator[Pair]:
    """Play the deals in their order. `separate`: the second side has random numbers of its own."""
    return in_order(jobs, deals, _begin, game, players, seed, a, b, separate)


def _begin(game: str, players: int, seed: int, a: Side, b: Side, separate: bool) -> Callable[[int], Pair]:
    one, two = Watch(start(game, players, a.options)), Watch(start(game, players, b.options))
    makers_a, makers_b = makers(a.bot, players), makers(b.bot, players)
    other = (seed + SEPARATE_STREAM) % SEEDS if separate else seed
    duels = a.bot != b.bot and players > 1

    def played(number: int) -> Pair:
        first = one.play(makers_a, number, Rng(seed, number), Rng(seed ^ BOTS_STREAM, number))
        second = two.play(makers_b, number, Rng(other, number), Rng(other ^ BOTS_STREAM, number))
        if not duels:
            return Pair(number, first, second)
        return Pair(number, first, second, duel(one, maker(a.bot), maker(b.bot), number, seed))

    return played


def makers(bot: Bot, players: int) -> list[Maker]:
    """The bot for all seats; none if all play at random, which is quicker without."""
    return [] if bot == RANDOM else [maker(bot)] * players


def mixed_tables(watch: Watch, a: Maker, b: Maker, number: int, seed: int) -> Iterator[tuple[Facts, list[bool]]]:
    """The first bot at the even seats, then at the odd ones, on the same deal; and where it sat."""
    players = watch.first.players
    for turn in (0, 1):
        seated = [seat % 2 == turn for seat in range(players)]
        bots = [a if first else b for first in seated]
        yield watch.play(bots, number, Rng(seed, number), Rng(seed ^ BOTS_STREAM, number)), seated


def duel(watch: Watch, a: Maker, b: Maker, number: int, seed: int) -> Duel:
    """Both bots at two mixed tables."""
    shares, points = [0.0, 0.0], [0.0, 0.0]
    players = watch.first.players
    for facts, seated in mixed_tables(watch, a, b, number, seed):
        for seat, first in enumerate(seated):
            shares[not first] += victory(facts, seat) / 2
            points[not first] += facts.points[seat] / players
    return Duel((shares[0], shares[1]), (points[0], points[1]))


@dataclass(frozen=True)
class Change:
    """What a measure is on both sides, and how it differs."""

    measure: Measure
    a: Estimate
    b: Estimate
    change: Estimate
    """The second side less the first. Its interval is corrected for the number of measures."""

    @property
    def named(self) -> bool:
        """Whether the difference is beyond doubt."""
        return self.change.certain()


class Comparison:
    """What some deals tell about the difference of two sides."""

    def __init__(self) -> None:
        self.pairs: list[Pair] = []

    def add(self, pair: Pair) -> None:
        self.pairs.append(pair)

    def changes(self, among: int = 1) -> list[Change]:
        """Every measure with its difference. `among`: of how many comparisons that are read together this is one."""
        one, two = [pair.a for pair in self.pairs], [pair.b for pair in self.pairs]
        measures = measures_of([*one, *two])
        if self.pairs and self.pairs[0].duel is not None:
            measures = [*(Measure("duel", name) for name in ("share", "points")), *measures]
        found = []
        for measure in measures:
            before, after = self._parts(measure, one, two)
            found.append(_change(measure, before, after, corrected(measure, measures) / among))
        return [change for change in found if change.change.value is not None]

    def _parts(self, measure: Measure, one: Sequence[Facts], two: Sequence[Facts]) -> tuple[Parts, Parts]:
        if measure.group != "duel":
            return measure.parts(one), measure.parts(two)
        duels = [pair.duel for pair in self.pairs if pair.duel is not None]
        both = [each.shares if measure.name == "share" else each.points for each in duels]
        ones = [1.0] * len(both)
        return ([a for a, _ in both], ones), ([b for _, b in both], ones)

    def half_share(self) -> float | None:
        """Half the widest interval of a difference between shares of victories; None as long as there is none."""
        one, two = [pair.a for pair in self.pairs], [pair.b for pair in self.pairs]
        measures = [
            measure for measure in measures_of([*one[:1], *two[:1]]) if measure.group in ("points", "share", "game")
        ]
        halves = []
        for measure in measures:
            if measure.group == "share":
                before, after = measure.parts(one), measure.parts(two)
                halves.append(difference(before, after, corrected(measure, measures)).half)
        return None if None in halves else max((half for half in halves if half is not None), default=None)


def _change(measure: Measure, before: Parts, after: Parts, alpha: float) -> Change:
    return Change(measure, estimate(before, alpha), estimate(after, alpha), difference(before, after, alpha))


class Until:
    """Looks now and then whether an interval is narrow enough; ever more rarely, because looking takes time."""

    def __init__(self, half: float | None) -> None:
        self.wanted = half
        self.next = FEWEST_CHECKED

    def reached(self, deals: int, half: Callable[[], float | None]) -> bool:
        if self.wanted is None or deals < self.next:
            return False
        self.next = deals * 9 // 8
        found = half()
        return found is not None and found <= self.wanted
