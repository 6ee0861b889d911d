"""Bots against each other: balanced seats, shares of wins with intervals, ratings.

Games are played in sets. In a set every line-up of the bots sits once at the same deal: the draws of chance are the
same, as long as the bots let them come in the same order. Game number i is the same game however many are played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from math import log, sqrt
from time import perf_counter

from patolli.bots import Bot, maker, named
from patolli.engine.core.rng import Rng
from patolli.engine.game import start
from patolli.engine.match import play
from patolli.engine.record import Record
from patolli.lab.jobs import Jobs, in_order

Z_95 = 1.96
"""Standard deviations to each side of an interval of 95 %."""
ELO_SCALE = 400 / log(10)
"""Points of a rating that make a victory e times as likely."""
MEAN_RATING = 1500.0
MOST_SEATINGS = 24


@dataclass(frozen=True)
class ContestGame:
    """A game between bots that was played to its end."""

    number: int
    lineup: tuple[int, ...]
    """Which bot sat at each seat."""
    points: list[int]
    winners: list[int]
    places: list[int]
    seconds: float
    record: Record = field(repr=False)


@dataclass
class Standing:
    """The results of one bot."""

    code: str
    games: int = 0
    seats: int = 0
    """How many seats it had, in all games together."""
    wins: float = 0.0
    """A victory that is shared counts in part."""
    points: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    """Of every seat that it had, in every game."""
    rating: float = MEAN_RATING
    doubt: float = 0.0
    """Half the interval of the rating."""

    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def place(self) -> float:
        """The mean place of a seat."""
        return sum(self.places) / len(self.places) if self.places else 0.0

    def rated(self) -> bool:
        """Whether it has met anybody else, so that its rating means something."""
        return self.doubt > 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def mean(self) -> tuple[float, float]:
        """The mean points of a seat, and half the interval."""
        count = len(self.points)
        if not count:
            return 0.0, 0.0
        mean = sum(self.points) / count
        if count == 1:
            return mean, 0.0
        spread = sum((points - mean) ** 2 for points in self.points) / (count - 1)
        return mean, Z_95 * sqrt(spread / count)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of 95 % for a share (Wilson's, which also holds near 0 and 1)."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, Z_95 * Z_95
    middle = share + square / (2 * games)
    half = Z_95 * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def lineups(bots: int, players: int) -> list[tuple[int, ...]]:
    """Every way to seat the bots that is played in a set; the last bot fills the seats that the others leave.

    With more bots than seats, all groups of them come in turn, so that every bot plays soon.
    """
    if bots < players:
        tables = [tuple(range(bots)) + (bots - 1,) * (players - bots)]
    else:
        tables = list(combinations(range(bots), players))
    seatings: list[list[tuple[int, ...]]] = []
    for table in tables:
        orders = sorted(set(permutations(table)))
        if len(orders) > MOST_SEATINGS:
            orders = [table[turn:] + table[:turn] for turn in range(players)]
        seatings.append(orders)
    return [order for turn in zip(*seatings, strict=True) for order in turn]


def contest(
    game: str,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[Bot],
    options: Mapping[str, str] | None = None,
    jobs: Jobs = 1,
) -> Iterator[ContestGame]:
    """Play the games in their order.

    `jobs` processes play at once. With more than one, a class of Python must be importable.
    """
    return in_order(jobs, games, _begin, game, players, seed, bots, options)


def _begin(
    game: str, players: int, seed: int, bots: Sequence[Bot], options: Mapping[str, str] | None
) -> Callable[[int], ContestGame]:
    """A function that plays the game of a number."""
    start(game, players, options)
    makers = [maker(bot) for bot in bots]
    names = [named(bot) for bot in bots]
    seatings = lineups(len(bots), players)

    def match(number: int) -> ContestGame:
        lineup = seatings[number % len(seatings)]
        deal = Rng(seed, number // len(seatings))
        luck = Rng(seed ^ 0x9E3779B97F4A7C15, number)
        record = Record(game, players, dict(options or {}), {seat: names[bot] for seat, bot in enumerate(lineup)})
        began = perf_counter()
        state = play(record, [makers[bot](luck.split()) for bot in lineup], deal)
        seconds = perf_counter() - began
        return ContestGame(number, lineup, state.points(), state.winners(), state.places(), seconds, record)

    return match


@dataclass
class Table:
    """The standings after some games."""

    standings: list[Standing]
    players: int
    games: int = 0
    shared: int = 0
    seconds: float = 0.0
    """The sum over all games; with several processes less time has passed."""
    beaten: dict[tuple[int, int], float] = field(default_factory=dict)
    """How often one bot came out before another, a draw half."""
    bots: int = 0
    """How many bots were asked for; standings beyond them are of seats that the game itself plays."""

    def add(self, match: ContestGame) -> None:
        self.games += 1
        self.shared += len(match.winners) > 1
        self.seconds += match.seconds
        lineup = self.seated(match)
        for bot in set(lineup):
            self.standings[bot].games += 1
        for seat, bot in enumerate(lineup):
            standing = self.standings[bot]
            standing.seats += 1
            standing.points.append(match.points[seat])
            standing.places.append(match.places[seat])
            if seat in match.winners:
                standing.wins += 1 / len(match.winners)
        self._compare(match, lineup)

    def seated(self, match: ContestGame) -> tuple[int, ...]:
        """The bot at each seat. Seats that the game itself plays, such as a solo opponent, have standings too."""
        return match.lineup + tuple(range(self.bots, len(self.standings)))

    def _compare(self, match: ContestGame, lineup: tuple[int, ...]) -> None:
        for one, first in enumerate(lineup):
            for other, second in enumerate(lineup):
                if first != second and one in match.winners:
                    won = 0.5 if other in match.winners else 1.0
                    pair = (first, second)
                    self.beaten[pair] = self.beaten.get(pair, 0.0) + won

    def rate(self) -> None:
        """Ratings that explain the victories best (Bradley and Terry), with the mean at 1500.

        Only winners are compared with others: places behind the winner say little in games for one winner. Each
        pair that met is given half a victory both ways, so that whoever always wins still has a rating.
        """
        count = len(self.standings)
        met = set(self.beaten) | {(b, a) for a, b in self.beaten}
        won = {pair: self.beaten.get(pair, 0.0) + 0.5 for pair in met}
        strength = [1.0] * count
        rated = {bot for bot, _ in met}
        for _ in range(500):
            new = strength[:]
            for bot in range(count):
                wins = sum(won[pair] for pair in met if pair[0] == bot)
                faced = sum(
                    (won[pair] + won[pair[1], bot]) / (strength[bot] + strength[pair[1]])
                    for pair in met
                    if pair[0] == bot
                )
                if faced:
                    new[bot] = wins / faced
            middle = sum(log(new[bot]) for bot in rated) / max(1, len(rated))
            strength = [max(1e-9, value / 2.718281828459045**middle) for value in new]
        for bot, standing in enumerate(self.standings):
            standing.rating = MEAN_RATING + ELO_SCALE * log(strength[bot])
            known = 0.0
            for pair in met:
                if pair[0] == bot:
                    chance = strength[bot] / (strength[bot] + strength[pair[1]])
                    known += (won[pair] + won[pair[1], bot]) * chance * (1 - chance)
            standing.doubt = Z_95 * ELO_SCALE / sqrt(known) if known else 0.0


def table(bots: Sequence[Bot], players: int, others: Sequence[str] = ()) -> Table:
    """The table before the first game; `others` are the names of the seats that the game itself plays."""
    return Table([Standing(name) for name in [*map(named, bots), *others]], players, bots=len(bots))
