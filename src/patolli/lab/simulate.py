"""Many games between bots.

Game number i has the stream i of the seed, so that it is the same game however many are played, and the same whether
or not its record is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from patolli.bots import Bot, maker, named
from patolli.engine.core.playout import playout
from patolli.engine.core.rng import Rng
from patolli.engine.core.spoken import spoken_playout
from patolli.engine.core.state import CHANCE
from patolli.engine.game import kept_lines
from patolli.engine.match import play
from patolli.engine.record import Record, write
from patolli.lab.jobs import Jobs, in_order

RANDOM = "random"
SEEDS = 1 << 64


@dataclass(frozen=True)
class Played:
    """A game that was played to its end."""

    number: int
    decisions: int
    points: list[int]
    winners: list[int]
    places: list[int]
    seconds: float
    record: Record | None = field(repr=False)


@dataclass
class Tally:
    """The results of some games."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """The sum over all games; with several processes less time has passed."""
    wins: list[int] = field(default_factory=list)
    """By seat; a victory that is shared counts for each who shares it."""
    shared: int = 0
    places: list[list[int]] = field(default_factory=list)
    """By seat, how often it came in each place."""
    sums: list[int] = field(default_factory=list)
    least: list[int] = field(default_factory=list)
    most: list[int] = field(default_factory=list)

    def add(self, played: Played) -> None:
        points = played.points
        if not self.games:
            self.wins, self.sums = [0] * len(points), [0] * len(points)
            self.least, self.most = points[:], points[:]
            self.places = [[0] * len(points) for _ in points]
        self.games += 1
        self.decisions += played.decisions
        self.seconds += played.seconds
        for seat in played.winners:
            self.wins[seat] += 1
        for seat, place in enumerate(played.places):
            self.places[seat][place - 1] += 1
        self.shared += len(played.winners) > 1
        self.sums = [old + new for old, new in zip(self.sums, points, strict=True)]
        self.least = list(map(min, self.least, points))
        self.most = list(map(max, self.most, points))

    def means(self) -> list[float]:
        return [total / self.games for total in self.sums]

    def mean_places(self) -> list[float]:
        return [sum(place * times for place, times in enumerate(row, 1)) / self.games for row in self.places]

    def us_per_decision(self) -> float:
        return self.seconds * 1e6 / self.decisions if self.decisions else 0.0


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[Bot] = (),
    options: Mapping[str, str] | None = None,
    records: bool = False,
    jobs: Jobs = 1,
) -> Iterator[Played]:
    """Play the games in their order. Without bots, or with random ones only, everybody plays at random.

    `jobs` processes play at once. With more than one, a class of Python must be importable.
    """
    return in_order(jobs, games, _begin, game, players, seed, bots, options, records)


def _begin(
    game: str, players: int, seed: int, bots: Sequence[Bot], options: Mapping[str, str] | None, records: bool
) -> Callable[[int], Played]:
    """A function that plays the game of a number."""
    head = Record(game, players, dict(options or {}))
    first = head.start()
    makers = [] if all(bot == RANDOM for bot in bots) else [maker(bot) for bot in bots]
    if bots and len(bots) != players:
        raise ValueError(f"{len(bots)} bots for {players} players.")
    names = dict(enumerate(map(named, bots)))
    lines = kept_lines(first)

    def played(number: int) -> Played:
        rng = Rng(seed, number)
        record = Record(game, players, dict(head.options), dict(names)) if records or makers else None
        began = perf_counter()
        if record is None:
            state = first.copy()
            decisions = playout(state, rng)
        elif makers:
            seats = [make(rng.split()) for make in makers]
            state = play(record, seats, rng)
            decisions = _decisions(record)
        else:
            state = first.copy()
            record.lines = spoken_playout(state, rng, lines)
            decisions = _decisions(record)
        seconds = perf_counter() - began
        return Played(number, decisions, state.points(), state.winners(), state.places(), seconds, record)

    return played


def _decisions(record: Record) -> int:
    return len(record.lines) - [actor for actor, _ in record.lines].count(CHANCE)


def keep(played: Played, folder: Path, seed: int) -> Path:
    """Write the record of a game into the folder; its name says which game it was."""
    record = played.record
    if record is None:
        raise ValueError("the game was played without a record")
    path = folder / f"{record.game}-{record.players}p-seed{seed}-{played.number:06}.txt"
    write(record, path)
    return path
