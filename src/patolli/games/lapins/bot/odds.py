"""What dice and cards will probably do: tables that are made once."""

from __future__ import annotations

from typing import Final

from patolli.games.lapins.box.components import (
    ACCEPTS,
    CARD_COUNT,
    CARD_IDS,
    DIE_FAILURES,
    DIE_POINTS,
    FACES,
    FIRST_DOOM,
    MIDDLE,
    RAVAGES,
    TAKES,
)
from patolli.games.lapins.rules.codes import (
    COURT,
    GARRISON,
    MARKET,
    OBSERVATORY,
    PALACE,
    TEMPLE,
    VILLAGE,
)

MOST_DICE: Final = 8
MOST_POINTS: Final = 24


def potentials(dice: int) -> list[float]:
    """By points: how likely so many dice show them."""
    chances = [0.0] * (MOST_POINTS + 1)
    chances[0] = 1.0
    for _ in range(dice):
        longer = [0.0] * (MOST_POINTS + 1)
        for points in range(MOST_POINTS + 1):
            for face in range(FACES):
                if chances[points] and points + DIE_POINTS[face] <= MOST_POINTS:
                    longer[points + DIE_POINTS[face]] += chances[points] / FACES
        chances = longer
    return chances


POTENTIAL: Final[list[list[float]]] = [potentials(dice) for dice in range(MOST_DICE + 1)]
FAILURE: Final[float] = sum(DIE_FAILURES) / FACES
"""How many failures a die shows."""


def expected_damage(dice: int, defence: int, most: int) -> float:
    """LAP-55: the points of damage that so many dice do, no more than there is to destroy."""
    chances = POTENTIAL[dice if dice < MOST_DICE else MOST_DICE]
    total = 0.0
    for points in range(defence + 1, MOST_POINTS + 1):
        damage = points - defence
        total += chances[points] * (damage if damage < most else most)
    return total


def chance_to_reach(dice: int, points: int) -> float:
    """How likely so many dice show at least these points."""
    total = 0.0
    for at in range(points, MOST_POINTS + 1):
        total += POTENTIAL[dice][at]
    return total


EXPECTED: Final[list[list[list[float]]]] = [
    [[expected_damage(dice, defence, most) for most in range(MOST_DICE + 1)] for defence in range(MOST_POINTS + 1)]
    for dice in range(MOST_DICE + 1)
]
"""By dice, defence, and what there is to destroy."""
REACHED: Final[list[list[float]]] = [
    [chance_to_reach(dice, points) for points in range(MOST_POINTS + 1)] for dice in range(MOST_DICE + 1)
]

# The catastrophes, and what they take.
DOOMS: Final[list[int]] = list(range(FIRST_DOOM, CARD_IDS))
DOOM_CHANCE: Final[list[float]] = [CARD_COUNT[face] / MIDDLE for face in range(CARD_IDS)]
"""By face: how many of the cards between the matches it is."""
KINDS_HIT: Final[list[int]] = RAVAGES
PARRIED_BY: Final[list[int]] = ACCEPTS
NUMBER_HIT: Final[list[int]] = TAKES
HIT_VILLAGES: Final = 1 << VILLAGE
HIT_PALACES: Final = 1 << PALACE
HIT_TEMPLES: Final = 1 << TEMPLE
HIT_GARRISONS: Final = 1 << GARRISON
HIT_MARKETS: Final = 1 << MARKET
HIT_COURTS: Final = 1 << COURT
HIT_OBSERVATORIES: Final = 1 << OBSERVATORY
