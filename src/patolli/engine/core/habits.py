"""Habits: what playing on learns while a search thinks."""

from __future__ import annotations

from math import exp
from typing import Final

from patolli.engine.core.rng import Rng

SLOW: Final = 200.0
"""What is usual is a mean of the last games, about so many."""
HALF: Final = 8000.0
"""After so many games about the same decision, each changes only half as much: what is liked settles."""
NEVER: Final = 0.0005
"""A choice that is so much less likely than the best one is not considered."""
FINE: Final = 1 << 20


class Habits:
    """How much each thing that can be done is liked, in points, beside how it looks; learned from games played on.

    The game gives a key to what means the same in other positions of one game, such as a house on a certain space.
    What is liked is chosen more often. After each game whatever was chosen is liked more if the seat did better than
    usual, less if it did worse, and what could have been chosen instead the other way round (policy gradient, Williams
    1992). So games are played on better the longer a search thinks.
    """

    __slots__ = ("ends", "games", "heat", "keys", "likings", "odds", "played", "rate", "seats", "taken", "usual")

    def __init__(self, rate: float, heat: float) -> None:
        self.rate = rate
        """Points that a whole victory more than usual adds to a liking."""
        self.heat = heat
        """Points that make a choice e times as likely."""
        self.likings: list[float] = []
        """By key."""
        self.usual: list[float] = []
        """By seat: its chance to win in the last games."""
        self.games: float = 0.0
        self.played: float = 0.0
        """Games about the decision of the moment."""
        self.keys: list[int] = []
        self.odds: list[float] = []
        """Of the game that is being played on: what could be chosen, one decision after the other, and how likely."""
        self.taken: list[int] = []
        self.ends: list[int] = []
        self.seats: list[int] = []
        """By decision: where the choice is in `keys`, where the decision ends there, and whose it was."""

    def go_on(self) -> None:
        """Another decision: what is liked stays, and changes more quickly again."""
        self.played = 0.0

    def liking(self, key: int) -> float:
        return self.likings[key] if key < len(self.likings) else 0.0

    def choose(self, seat: int, keys: list[int], looks: list[float], rng: Rng) -> int:
        """Which of the keys the seat chooses, and remember it until the game has been played on."""
        odds, whole = self.weigh(keys, looks)
        draw = whole * rng.below(FINE) / FINE
        chosen: int = -1
        last: int = 0
        for at in range(len(keys)):
            share = odds[at]
            if share > 0.0:
                self.keys.append(keys[at])
                self.odds.append(share / whole)
                last = at
                draw -= share
                if draw < 0.0 and chosen < 0:
                    chosen = at
                    self.taken.append(len(self.keys) - 1)
        if chosen < 0:  # by the rounding of sums
            chosen = last
            self.taken.append(len(self.keys) - 1)
        self.ends.append(len(self.keys))
        self.seats.append(seat)
        return chosen

    def weigh(self, keys: list[int], looks: list[float]) -> tuple[list[float], float]:
        """How likely each of the keys is beside the best one, and the sum of that."""
        odds: list[float] = []
        top: float = -1e9
        for at in range(len(keys)):
            score = looks[at] + self.liking(keys[at])
            odds.append(score)
            if score > top:
                top = score
        whole: float = 0.0
        for at in range(len(odds)):
            share = exp((odds[at] - top) / self.heat)
            if share < NEVER:
                share = 0.0
            odds[at] = share
            whole += share
        return odds, whole

    def learn(self, worth: list[float], pace: float = 1.0) -> None:
        """The game has been played on, and was worth this to each seat; how quickly to learn of it."""
        while len(self.usual) < len(worth):
            self.usual.append(worth[len(self.usual)])
        rate = pace * self.rate / (1.0 + self.played / HALF)
        self.played += 1.0
        begin: int = 0
        for number in range(len(self.ends)):
            end = self.ends[number]
            seat = self.seats[number]
            if end > begin + 1:
                self.like(begin, end, self.taken[number], rate * (worth[seat] - self.usual[seat]))
            begin = end
        if self.games < SLOW:
            self.games += 1.0
        for seat in range(len(worth)):
            self.usual[seat] = self.usual[seat] + (worth[seat] - self.usual[seat]) / self.games
        self.keys.clear()
        self.odds.clear()
        self.taken.clear()
        self.ends.clear()
        self.seats.clear()

    def like(self, begin: int, end: int, taken: int, points: float) -> None:
        """What was taken is liked so much more, as far as it was not chosen anyway; the others less."""
        for at in range(begin, end):
            key = self.keys[at]
            while len(self.likings) <= key:
                self.likings.append(0.0)
            change = -points * self.odds[at]
            if at == taken:
                change += points
            self.likings[key] = self.likings[key] + change
