"""Numbers of a box, varied towards a goal: equal seats, a length, or tension.

All tries play the same deals, so that luck is the same for all of them; Optuna's TPE chooses what is tried next. The
best of many tries look better than they are on those deals. So the best few, and the box as it is, are played again on
fresh deals, and only those count.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from patolli.bots import Bot
from patolli.engine.components import DELIVERED, BadComponents
from patolli.engine.game import start
from patolli.engine.options import COMPONENTS
from patolli.lab.balance import watch
from patolli.lab.boxes import box_with, check_numbers
from patolli.lab.estimates import ALPHA, Estimate, Parts, difference, estimate
from patolli.lab.facts import Facts
from patolli.lab.jobs import Jobs
from patolli.lab.measures import victory
from patolli.lab.simulate import SEEDS

FRESH_STREAM = 0xA0761D6478BD642F
FINALISTS = 3
"""So many of the best tries are played again."""
SEATS, LENGTH, TENSION = "seats", "length", "tension"


@dataclass(frozen=True)
class Goal:
    """What a box is meant to be like."""

    kind: str
    target: float = 0.0
    """Of a length: how many decisions."""

    def loss(self, games: Sequence[Facts]) -> float:
        """How far these games are from the goal; 0 is there."""
        means = [sum(above) / sum(below) for above, below in self.parts(games)]
        if self.kind == SEATS:
            return max(abs(mean - 1 / len(means)) for mean in means)
        return abs(means[0] - self.target) if self.kind == LENGTH else means[0]

    def parts(self, games: Sequence[Facts]) -> list[Parts]:
        """What the goal is about, by game: a share for each seat, the length, or how long the winner was open."""
        ones = [1.0] * len(games)
        if self.kind == SEATS:
            return [([victory(facts, seat) for facts in games], ones) for seat in range(len(games[0].points))]
        if self.kind == LENGTH:
            return [([float(facts.decisions) for facts in games], ones)]
        return [([1 - facts.open for facts in games], ones)]

    def linear(self, games: Sequence[Facts]) -> Parts:
        """Numbers for each game whose mean is the loss: of seats, those of the seat that is farthest from even."""
        parts = self.parts(games)
        means = [sum(above) / sum(below) for above, below in parts]
        if self.kind == TENSION:
            return parts[0]
        even = 1 / len(means) if self.kind == SEATS else self.target
        at = max(range(len(means)), key=lambda index: abs(means[index] - even))
        sign = 1.0 if means[at] >= even else -1.0
        return [sign * (own - even) for own in parts[at][0]], parts[at][1]


@dataclass(frozen=True)
class Range:
    """A number of the box, and between what it is varied."""

    key: str
    low: int
    high: int
    step: int = 1


@dataclass
class Try:
    """Values that were tried."""

    values: dict[str, int]
    games: list[Facts] = field(default_factory=list, repr=False)
    loss: float | None = None
    """None if the game cannot be set up with them."""
    error: BadComponents | None = None
    """Why it cannot."""

    @property
    def why_not(self) -> str:
        return str(self.error) if self.error else ""


class Sweep:
    """Tries values of a box, and confirms the best."""

    def __init__(
        self,
        game: str,
        players: int,
        seed: int,
        goal: Goal,
        ranges: Sequence[Range],
        bot: Bot = "greedy",
        options: Mapping[str, str] | None = None,
        jobs: Jobs = 1,
    ) -> None:
        check_numbers(game, [each.key for each in ranges])
        self.game, self.players, self.seed, self.goal = game, players, seed, goal
        self.ranges, self.bot, self.options, self.jobs = list(ranges), bot, dict(options or {}), jobs
        self.tries: list[Try] = []
        self.fresh: list[Try] = []
        """The box as it is, then the best, on fresh deals."""

    def look(self, tries: int, deals: int, played: Callable[[], None] = lambda: None) -> None:
        """Try values, each on the same deals. `played` is called after each game."""
        import optuna

        optuna.logging.set_verbosity(logging.ERROR)
        sampler = optuna.samplers.TPESampler(seed=self.seed % (1 << 32), n_startup_trials=max(4, tries // 3))
        study = optuna.create_study(sampler=sampler)
        known: dict[tuple[int, ...], Try] = {}
        for _ in range(tries):
            trial = study.ask()
            values = {
                each.key: trial.suggest_int(each.key, each.low, each.high, step=each.step) for each in self.ranges
            }
            key = tuple(values.values())
            if key not in known:
                known[key] = self._try(values, self.seed, deals, played)
                self.tries.append(known[key])
            loss = known[key].loss
            if loss is None:
                study.tell(trial, state=optuna.trial.TrialState.FAIL)
            else:
                study.tell(trial, loss)
            if len(known) == self.possible():
                break

    def possible(self) -> int:
        """How many different values there are."""
        count = 1
        for each in self.ranges:
            count *= (each.high - each.low) // each.step + 1
        return count

    def _try(self, values: dict[str, int], seed: int, deals: int, played: Callable[[], None]) -> Try:
        options = dict(self.options)
        try:
            if values:
                options[COMPONENTS] = box_with(self.game, values, options.get(COMPONENTS, DELIVERED))
            start(self.game, self.players, options)
        except BadComponents as error:
            return Try(values, error=error)
        games = []
        for facts in watch(self.game, self.players, deals, seed, self.bot, options, self.jobs):
            games.append(facts)
            played()
        return Try(values, games, self.goal.loss(games))

    def best(self) -> list[Try]:
        """The best tries, the best first."""
        found = [each for each in self.tries if each.loss is not None]
        return sorted(found, key=lambda each: each.loss or 0.0)[:FINALISTS]

    def confirm(self, deals: int, played: Callable[[], None] = lambda: None) -> None:
        """Play the box as it is and the best tries on fresh deals."""
        fresh = (self.seed + FRESH_STREAM) % SEEDS
        self.fresh = [
            self._try(values, fresh, deals, played) for values in ({}, *(each.values for each in self.best()))
        ]

    def verdicts(self) -> list[tuple[Try, Estimate, Estimate]]:
        """The best on fresh deals: how far from the goal, and how much farther than the box as it is."""
        if not self.fresh or not self.fresh[0].games:
            return []
        delivered, *best = self.fresh
        alpha = ALPHA / max(1, len(best))
        found = []
        for each in best:
            own, before = self.goal.linear(each.games), self.goal.linear(delivered.games)
            found.append((each, estimate(own, alpha), difference(before, own, alpha)))
        return sorted(found, key=lambda verdict: verdict[1].value or 0.0)
