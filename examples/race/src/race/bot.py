"""What the race tells a bot."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, cast

from patolli.engine.core.advisor import Advisor
from patolli.engine.core.state import State
from race.board import KINDS, MARKED, ROUND, SQUARES
from race.rules import CHANCES, HOME, STEPS, Race

MEAN: Final = 2.9
"""Steps of a turn, with the throws that follow from round squares."""
REACH: Final = {steps: weight / 32 for steps, weight in zip(STEPS[1:], CHANCES[1:], strict=True)}
"""How likely a throw of so many steps is."""


class RaceAdvisor(Advisor):
    """Who gets further brings more pieces home and takes the pot; what can be captured counts for less."""

    def estimate(self, state: State) -> list[float]:
        race = cast(Race, state)
        points = [float(beans) for beans in race.points()]
        if race.ended or race.turn < 0:
            return points
        pieces = [
            [steps * (1 - danger(race, seat, steps)) for steps in race.pieces[seat]] for seat in range(race.players)
        ]
        far = [sum(own) for own in pieces]
        far[race.turn] += STEPS[race.marks] if race.marks else MEAN
        left = max(0.0, HOME * race.options.pieces - max(far))
        homes = [to_come(own, left) for own in pieces]
        spread = 3.0 + 2.2 * sqrt(left / MEAN)
        chances = [exp((one - max(far)) / spread) for one in far]
        pot = race.pot + 0.06 * left
        for seat in range(race.players):
            points[seat] += pot * chances[seat] / sum(chances) - 0.03 * left
            points[seat] += race.players * homes[seat] - sum(homes)
        return points

    def score_scale(self, state: State) -> float:
        return 0.5

    def priors(self, state: State, actor: int, moves: list[int]) -> list[float]:
        """Home, another throw and a capture are good; marked squares and dangerous ones are bad."""
        race = cast(Race, state)
        if actor < 0:
            return [0.0] * len(moves)
        return [prior(race, actor, piece) for piece in moves]


def prior(race: Race, seat: int, piece: int) -> float:
    goal = race.goal(piece)
    value = danger(race, seat, piece) * piece / 20
    if goal == HOME:
        return value + 1.0
    square = race.square(seat, goal)
    other = race.owner(square)
    if other >= 0:
        value += 1.0
    if KINDS[square] == ROUND:
        value += 1.0
    if KINDS[square] == MARKED:
        value -= 1.0
    return value - danger(race, seat, goal) * goal / 20


def danger(race: Race, seat: int, steps: int) -> float:
    """How likely the piece is captured before long: others stand behind it at the distance of a throw."""
    if not 0 < steps < HOME:
        return 0.0
    square = race.square(seat, steps)
    if not race.is_open(square):
        return 0.0
    safe = 1.0
    for other, pieces in enumerate(race.pieces):
        if other == seat:
            continue
        gone = (square - race.square(other, 1)) % SQUARES + 1
        for piece in set(pieces):
            safe *= 1 - 0.8 * REACH.get(gone - piece, 0.0)
    return 1 - safe


def to_come(pieces: list[float], left: float) -> float:
    """How many more pieces will come home, if all go as far as the first needs to finish."""
    homes = 0.0
    for steps in sorted(pieces, reverse=True):
        need = HOME - steps
        if need > 0:
            homes += min(1.0, (left / need)) ** 2 if left > 0 else 0.0
            left -= need
    return homes
