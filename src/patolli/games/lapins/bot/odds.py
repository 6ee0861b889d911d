"""What dice and cards will probably do: tables that are made once for each box."""

from __future__ import annotations

from typing import Final

from patolli.games.lapins.box.components import Components
from patolli.games.lapins.rules.codes import (
    CARD_IDS,
    COURT,
    DOUBLE,
    DOUBLE_STRENGTH,
    FACES,
    FIRST_DOOM,
    GARRISON,
    KINDS,
    MARKET,
    MOST_DICE,
    MOST_SLOTS,
    OBSERVATORY,
    PALACE,
    SLOTS,
    TEMPLE,
    VILLAGE,
)

MOST_POINTS: Final = 60
MOST_WORTH: Final = 30
"""The tables end here; what is beyond counts as the last entry."""

# The catastrophes, and what they take.
DOOMS: Final[list[int]] = list(range(FIRST_DOOM, CARD_IDS))
HIT_VILLAGES: Final = 1 << VILLAGE
HIT_PALACES: Final = 1 << PALACE
HIT_TEMPLES: Final = 1 << TEMPLE
HIT_GARRISONS: Final = 1 << GARRISON
HIT_MARKETS: Final = 1 << MARKET
HIT_COURTS: Final = 1 << COURT
HIT_OBSERVATORIES: Final = 1 << OBSERVATORY


class Odds:
    """The dice and the cards of a box in numbers."""

    def __init__(self, box: Components) -> None:
        self.most_points: int = min(MOST_POINTS, MOST_DICE * max(box.die_points))
        self.most_worth: int = min(MOST_WORTH, max([most_worth(box, kind) for kind in range(KINDS)]))
        """What there is to destroy in a city."""
        self.potential: list[list[float]] = [potentials(box, self.most_points, dice) for dice in range(MOST_DICE + 1)]
        """By dice and points: how likely they show them."""
        self.failure: float = sum(box.die_failures) / FACES
        """How many failures a die shows."""
        self.expected: list[list[list[float]]] = [
            [
                [self.expected_damage(dice, defence, most) for most in range(self.most_worth + 1)]
                for defence in range(self.most_points + 1)
            ]
            for dice in range(MOST_DICE + 1)
        ]
        """LAP-55, by dice, defence, and what there is to destroy: the points of damage."""
        self.reached: list[list[float]] = [
            [self.chance_to_reach(dice, points) for points in range(self.most_points + 1)]
            for dice in range(MOST_DICE + 1)
        ]
        """By dice and points: how likely they show at least these."""
        self.doom_chance: list[float] = [box.card_count[face] / box.middle for face in range(CARD_IDS)]
        """By face: how many of the cards between the matches it is."""

    def expected_damage(self, dice: int, defence: int, most: int) -> float:
        chances = self.potential[dice]
        total = 0.0
        for points in range(defence + 1, self.most_points + 1):
            damage = points - defence
            total += chances[points] * (damage if damage < most else most)
        return total

    def chance_to_reach(self, dice: int, points: int) -> float:
        total = 0.0
        for at in range(points, self.most_points + 1):
            total += self.potential[dice][at]
        return total


def most_worth(box: Components, kind: int) -> int:
    """LAP-56: the points that destroy a city full of such buildings."""
    steps = DOUBLE_STRENGTH if kind == DOUBLE else 1
    return MOST_SLOTS // SLOTS[kind] * steps * box.damage[kind]


def potentials(box: Components, most: int, dice: int) -> list[float]:
    """By points, up to the last entry of the tables: how likely this number of dice shows them."""
    chances = [0.0] * (most + 1)
    chances[0] = 1.0
    for _ in range(dice):
        longer = [0.0] * (most + 1)
        for points in range(most + 1):
            for face in range(FACES):
                if chances[points]:
                    longer[min(points + box.die_points[face], most)] += chances[points] / FACES
        chances = longer
    return chances
