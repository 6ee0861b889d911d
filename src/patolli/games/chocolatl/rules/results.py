"""What a position keeps of locations that were settled, packed into numbers, so that a copy costs little."""

from __future__ import annotations

from patolli.games.chocolatl.rules.codes import (
    CARD_MASK,
    DICE_BITS,
    DICE_MASK,
    HUTS_BITS,
    HUTS_MASK,
    NO_POINTS,
    OLD_BIT,
    PLACE_BITS,
    PLACE_MASK,
    POINTS_BITS,
    POINTS_MASK,
    PRIZE_BITS,
    PRIZE_MASK,
    PRIZES,
    ROUND_BITS,
    SEAT_BITS,
    SEAT_MASK,
    SECOND_BITS,
    SWAP_ROUND_BITS,
    WON_BITS,
)


class Outcome:
    """What one player bid and got when a location was settled last; round 0 if it was not yet."""

    def __init__(self, packed: int) -> None:
        self.card: int = packed & CARD_MASK
        self.second: int = packed >> SECOND_BITS & CARD_MASK
        self.huts: int = packed >> HUTS_BITS & HUTS_MASK
        self.old_man: int = packed >> OLD_BIT & 1
        self.dice: int = packed >> DICE_BITS & DICE_MASK
        self.place: int = packed >> PLACE_BITS & PLACE_MASK
        self.prize: str = PRIZES[packed >> PRIZE_BITS & PRIZE_MASK]
        self.points: int = (packed >> POINTS_BITS & POINTS_MASK) - NO_POINTS
        self.round: int = packed >> ROUND_BITS


def pack_outcome(one: int, two: int, huts: int, old_man: int, dice: int, place: int, round: int) -> int:
    """The bid of a player when the ranking is fixed; prize and points are added when they are known."""
    return (
        one
        | two << SECOND_BITS
        | huts << HUTS_BITS
        | old_man << OLD_BIT
        | dice << DICE_BITS
        | place << PLACE_BITS
        | NO_POINTS << POINTS_BITS
        | round << ROUND_BITS
    )


def pack_swap(round: int, seat: int, won: int, given: int) -> int:
    """CHO-67: an improvement card that was won, and the card given up for it."""
    return given | won << WON_BITS | seat << SEAT_BITS | round << SWAP_ROUND_BITS


def unpack_swap(swap: int) -> tuple[int, int, int, int]:
    """Round, seat, card won, card given up."""
    return swap >> SWAP_ROUND_BITS, swap >> SEAT_BITS & SEAT_MASK, swap >> WON_BITS & CARD_MASK, swap & CARD_MASK
