"""The policy of rollouts: what they learn while a search thinks."""

from __future__ import annotations

from math import exp
from typing import Final

from patolli.engine.core.rng import Rng

BASELINE_ROLLOUTS: Final = 200.0
"""The baseline is a mean over about this many of the last rollouts."""
HALVING_ROLLOUTS: Final = 8000.0
"""After this many rollouts about the same decision the learning rate is half of what it was."""
LEAST_ODDS: Final = 0.0005
"""A choice whose odds against the best one are lower is not considered."""
RESOLUTION: Final = 1 << 20


class RolloutPolicy:
    """A softmax policy over keys, with weights learned by policy gradient (REINFORCE, Williams 1992).

    The game gives a key to what means the same in other positions of one game, such as a house on a certain space. A
    weight is in points and is added to how good the choice looks. After each rollout the weight of what was chosen
    goes up if the seat did better than its baseline and down if it did worse; what could have been chosen instead goes
    the other way. So rollouts get better the longer a search thinks.
    """

    __slots__ = (
        "baseline",
        "chosen",
        "ends",
        "keys",
        "odds",
        "rate",
        "rollouts",
        "rollouts_here",
        "seats",
        "temperature",
        "weights",
    )

    def __init__(self, rate: float, temperature: float) -> None:
        self.rate = rate
        """Points that a whole victory above the baseline adds to a weight."""
        self.temperature = temperature
        """Points that make a choice e times as likely."""
        self.weights: list[float] = []
        """By key."""
        self.baseline: list[float] = []
        """By seat: its mean chance to win in the last rollouts."""
        self.rollouts: float = 0.0
        self.rollouts_here: float = 0.0
        """Rollouts about the decision that is being searched."""
        self.keys: list[int] = []
        self.odds: list[float] = []
        """Of the rollout that is being played: what could be chosen, one decision after the other, and how likely."""
        self.chosen: list[int] = []
        self.ends: list[int] = []
        self.seats: list[int] = []
        """By decision: where the choice is in `keys`, where the decision ends there, and whose it was."""

    def next_decision(self) -> None:
        """Another decision is searched: the weights stay, and change more quickly again."""
        self.rollouts_here = 0.0

    def weight(self, key: int) -> float:
        return self.weights[key] if key < len(self.weights) else 0.0

    def choose(self, seat: int, keys: list[int], scores: list[float], rng: Rng) -> int:
        """Which of the keys the seat chooses; it is remembered until the rollout has ended."""
        odds, total = self.softmax(keys, scores)
        draw = total * rng.below(RESOLUTION) / RESOLUTION
        chosen: int = -1
        last: int = 0
        for at in range(len(keys)):
            share = odds[at]
            if share > 0.0:
                self.keys.append(keys[at])
                self.odds.append(share / total)
                last = at
                draw -= share
                if draw < 0.0 and chosen < 0:
                    chosen = at
                    self.chosen.append(len(self.keys) - 1)
        if chosen < 0:  # by the rounding of sums
            chosen = last
            self.chosen.append(len(self.keys) - 1)
        self.ends.append(len(self.keys))
        self.seats.append(seat)
        return chosen

    def softmax(self, keys: list[int], scores: list[float]) -> tuple[list[float], float]:
        """The odds of each of the keys against the best one, and their sum."""
        odds: list[float] = []
        top: float = -1e9
        for at in range(len(keys)):
            score = scores[at] + self.weight(keys[at])
            odds.append(score)
            if score > top:
                top = score
        total: float = 0.0
        for at in range(len(odds)):
            share = exp((odds[at] - top) / self.temperature)
            if share < LEAST_ODDS:
                share = 0.0
            odds[at] = share
            total += share
        return odds, total

    def learn(self, values: list[float], learning_rate: float = 1.0) -> None:
        """The rollout has ended with this value for each seat; the rate is relative to other games."""
        while len(self.baseline) < len(values):
            self.baseline.append(values[len(self.baseline)])
        rate = learning_rate * self.rate / (1.0 + self.rollouts_here / HALVING_ROLLOUTS)
        self.rollouts_here += 1.0
        begin: int = 0
        for number in range(len(self.ends)):
            end = self.ends[number]
            seat = self.seats[number]
            if end > begin + 1:
                self.shift(begin, end, self.chosen[number], rate * (values[seat] - self.baseline[seat]))
            begin = end
        if self.rollouts < BASELINE_ROLLOUTS:
            self.rollouts += 1.0
        for seat in range(len(values)):
            self.baseline[seat] = self.baseline[seat] + (values[seat] - self.baseline[seat]) / self.rollouts
        self.keys.clear()
        self.odds.clear()
        self.chosen.clear()
        self.ends.clear()
        self.seats.clear()

    def shift(self, begin: int, end: int, chosen: int, points: float) -> None:
        """Raise the weight of what was chosen, as far as it was not chosen anyway, and lower the others."""
        for at in range(begin, end):
            key = self.keys[at]
            while len(self.weights) <= key:
                self.weights.append(0.0)
            change = -points * self.odds[at]
            if at == chosen:
                change += points
            self.weights[key] = self.weights[key] + change
