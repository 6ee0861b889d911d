"""How phases and moves are numbered inside the engine, and how the result of a location is packed."""

from __future__ import annotations

from typing import Final

from patolli.games.chocolatl.box.components import HIGHEST_CARD

# The phases: the states of section 6 in which somebody has to decide. Those before BID_ALL and after DISCARD, and
# ROLL, belong to chance or to nobody.
SETUP: Final = 0
OFFERING: Final = 1
HARVEST: Final = 2
BIG_CARD: Final = 3
SMALL_CARD: Final = 4
BID_ALL: Final = 5
BID_FIRST: Final = 6
BID_SECOND: Final = 7
BID_LOCATION: Final = 8
DICE: Final = 9
ROLL: Final = 10
VILLAGE: Final = 11
PYRAMID_ORDER: Final = 12
DISCARD: Final = 13
FINAL: Final = 14
OVER: Final = 15
PHASES: Final[list[str]] = [
    "setup",
    "offering",
    "harvest",
    "big-card",
    "small-card",
    "bid-all",
    "bid-first",
    "bid-second",
    "bid-location",
    "dice",
    "roll",
    "village",
    "pyramid-order",
    "discard",
    "final",
    "over",
]

# Moves of players (CHO-86): a value is itself, then come the pairs, then the words. Moves of chance are the seat whose
# disc is laid, the number of a triple of dice, the value of a card, or a face (CHO-86a). If a box has cards above 18, a
# number may be that of a card, of a pair and of a word; the phase says which of them is meant.
PAIR: Final = 19
"""The pair a <= b is PAIR + b (b + 1) / 2 + a."""
PASS_DIE: Final = 209
ROLL_DIE: Final = 210
TAKE_HUT: Final = 211
TAKE_DIE: Final = 212
SELF_FIRST: Final = 213
OTHER_FIRST: Final = 214
CODES: Final = 215
"""How many there are in the delivered box."""

LOWER: Final[list[int]] = [low for high in range(HIGHEST_CARD + 1) for low in range(high + 1)]
HIGHER: Final[list[int]] = [high for high in range(HIGHEST_CARD + 1) for low in range(high + 1)]
"""The two cards of each pair, by its code minus PAIR."""

NOBODY: Final = -1

# What somebody did at a location, in one number: card | card | huts | old man | dice | place | prize | points | round.
SECOND_BITS: Final = 7
HUTS_BITS: Final = 14
OLD_BIT: Final = 18
DICE_BITS: Final = 19
PLACE_BITS: Final = 27
PRIZE_BITS: Final = 30
POINTS_BITS: Final = 34
ROUND_BITS: Final = 41
CARD_MASK: Final = 127
HUTS_MASK: Final = 15
DICE_MASK: Final = 255
PLACE_MASK: Final = 7
PRIZE_MASK: Final = 15
POINTS_MASK: Final = 127
NO_POINTS: Final = 64
"""Points are kept with this added, so that they are never negative."""

NO_PRIZE: Final = 0
PRIZE_CHOCOLATL: Final = 1
PRIZE_OLD_MAN: Final = 2
PRIZE_HUT: Final = 3
PRIZE_DIE: Final = 4
PRIZE_STONE: Final = 5
PRIZE_STONES: Final = 6
PRIZE_CARD: Final = 7
PRIZES: Final[list[str]] = ["", "chocolatl", "old-man", "hut", "die", "stone", "stones", "card"]

# An improvement card that was taken, in one number: given | won | seat | round.
WON_BITS: Final = 7
SEAT_BITS: Final = 14
SWAP_ROUND_BITS: Final = 17
SEAT_MASK: Final = 7


def pair_code(low: int, high: int) -> int:
    """CHO-86: the move that bids these two cards."""
    return PAIR + high * (high + 1) // 2 + low
