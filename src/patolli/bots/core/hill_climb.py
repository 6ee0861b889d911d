"""Hill climbing: bids that all make at once get better by small changes, against what the others may bid.

A bandit only compares the plans that the game proposes, and a few hundred simulations tell all that there is to tell
of them. Of the millions of other bids most are worse, but the best ones are much better. So after some simulations
(`Settings.hill_climb_after`) each seat in turn takes its best bid and tries its neighbours (`Advisor.neighbours`), all
against the same drawn bids of the others. What was found counts from then on among what that seat may bid.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Final

from patolli.bots.core.search import Bandit, Settings, Tree, chances, sum_of
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import State

FEWEST: Final = 16
MOST: Final = 64
"""How many drawn bids of the others a bid is tried against, at first and at most."""
CHECKS: Final[list[int]] = [3, 6, 12, 24, 48]
"""After so many of them, what is no better so far is dropped."""
EXPECTED: Final = 50
"""How often in a hundred draws another seat bids what it has climbed to, instead of what looks best or what its bandit
likes. Not everybody climbs."""


class Case:
    """What the others bid, in one guess, and the luck that follows."""

    def __init__(self, state: State, bids: list[list[int]], luck: int) -> None:
        self.state = state
        self.bids = bids
        self.luck = luck


class Climber:
    """One seat: what it may bid."""

    def __init__(self, actor: int, bandit: Bandit, state: State) -> None:
        self.actor = actor
        self.bandit = bandit
        self.known: list[list[int]] = bandit.options[:]
        self.weights: list[int] = [visits * visits + 1 for visits in bandit.visits]
        """What its bandit has tried, by the squares of its visits; and as often what looks best."""
        self.found: list[list[int]] = []
        """What was climbed to, one after the other."""
        obvious = bandit.obvious(state)
        if obvious >= 0:
            self.weights[obvious] += sum(self.weights)

    def draw(self, rng: Rng) -> list[int]:
        """A bid that the seat may make."""
        if self.found and rng.below(100) < EXPECTED:
            return self.found[rng.below(len(self.found))]
        return self.known[rng.weighted(self.weights)]


class HillClimb:
    """All seats of a moment in which all decide at once."""

    def __init__(self, tree: Tree, state: State, seat: int, rng: Rng, settings: Settings) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        self.settings = settings
        self.advisor = tree.advisor
        self.climbers: list[Climber] = []
        self.own: int = 0
        guess = state.guess(seat, rng)
        tree.advisor.redecide_hidden(guess, seat)
        for actor in guess.actors():
            bandit = tree.root.find(actor)
            if bandit is None or not bandit.planned:
                continue
            if actor == seat:
                self.own = len(self.climbers)
            self.climbers.append(Climber(actor, bandit, guess))
        self.work = self.working()

    def working(self) -> Iterator[int]:
        """Everybody climbs in turn, oneself first; with time against more and more bids of the others."""
        cases: int = FEWEST
        while True:
            yield from self.climb(self.own, cases)
            for number in range(len(self.climbers)):
                if number != self.own:
                    yield from self.climb(number, cases)
            cases = min(MOST, cases * 3 // 2)

    def case(self, who: int) -> Case:
        """What the others may bid."""
        guess = self.state.guess(self.seat, self.rng)
        self.advisor.redecide_hidden(guess, self.seat)
        bids: list[list[int]] = []
        for number in range(len(self.climbers)):
            climber = self.climbers[number]
            bid: list[int] = []
            if number != who:
                bid = climber.draw(self.rng)
                if not self.advisor.feasible(guess, climber.actor, bid):
                    bid = self.advisor.plans(guess, climber.actor, 1)[0].moves
            bids.append(bid)
        return Case(guess, bids, 1 + self.rng.below(1 << 24))

    def value(self, who: int, bid: list[int], case: Case) -> float:
        """The chance to win with a bid."""
        state = case.state.copy()
        actor = self.climbers[who].actor
        for number in range(len(self.climbers)):
            moves = bid if number == who else case.bids[number]
            for move in moves:
                state.play(self.climbers[number].actor, move)
        return chances(state, self.advisor, Rng(case.luck), self.settings, None)[actor]

    def climb(self, who: int, many: int) -> Iterator[int]:
        """Take the best of some known bids, then whatever small change is better against all that was drawn."""
        climber = self.climbers[who]
        cases = [self.case(who) for _ in range(many)]
        best: list[int] = []
        known: list[float] = []
        values: list[float] = []
        for bid in self.starts(climber):
            values = []
            for case in cases:
                values.append(self.value(who, bid, case))
                yield 1
            if not best or sum_of(values) > sum_of(known):
                best = bid
                known = values
        self.prefer(who, best, known)
        tried: int = 0
        near = self.neighbours(climber, best)
        while tried < len(near):
            bid = near[tried]
            tried += 1
            values = []
            lead: float = 0.0
            for at in range(many):
                value = self.value(who, bid, cases[at])
                values.append(value)
                lead += value - known[at]
                yield 1
                if lead <= 0.0 and at + 1 in CHECKS:
                    break
            if len(values) == many and lead > 0.0:
                best = bid
                known = values
                self.prefer(who, best, known)
                near = self.neighbours(climber, best)
                tried = 0
        climber.found.append(best)

    def prefer(self, who: int, bid: list[int], values: list[float]) -> None:
        """What the own seat has reached is its favourite, in case that there is no more time."""
        if who == self.own:
            self.climbers[who].bandit.prefer(bid, values)

    def starts(self, climber: Climber) -> list[list[int]]:
        """What the bandit likes best, one more that it knows, and the last that was climbed to."""
        bids = [climber.bandit.options[climber.bandit.favourite()], climber.known[self.rng.weighted(climber.weights)]]
        if climber.found:
            bids.append(climber.found[len(climber.found) - 1])
        return bids

    def neighbours(self, climber: Climber, bid: list[int]) -> list[list[int]]:
        """Small changes of a bid, in any order."""
        guess = self.state.guess(self.seat, self.rng)
        self.advisor.redecide_hidden(guess, self.seat)
        found = self.advisor.neighbours(guess, climber.actor, bid)
        for at in range(len(found) - 1, 0, -1):
            other = self.rng.below(at + 1)
            found[at], found[other] = found[other], found[at]
        return found


def can_climb(tree: Tree, state: State, seat: int) -> bool:
    """Whether bids of this moment can be changed a little: all decide at once, on plans that the game can vary."""
    bandit = tree.root.find(seat)
    if bandit is None or not bandit.planned or len(tree.root.bandits) < 2:
        return False
    return len(state.actors()) > 1 and len(tree.advisor.neighbours(state, seat, bandit.options[bandit.favourite()])) > 0


def go_on(climb: HillClimb, simulations: int, until: float) -> int:
    """Try at most so many bids, or until that time; how many it were."""
    done: int = 0
    for _ in climb.work:
        done += 1
        if done >= simulations or (until > 0.0 and perf_counter() >= until):
            break
    return done
