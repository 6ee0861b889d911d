"""What each place at each location of Chocolatl is worth, and stones, dice and figures, with so many rounds to come."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from patolli.games.chocolatl.box.components import (
    CHOCOLATL_POINTS,
    COURT_FIRST,
    COURT_SECOND,
    DRINK,
    END_SCORE,
    HAND,
    LOCATIONS,
    MAJORITY,
    OLD_MAN_POINTS,
    PER_STONE,
    PYRAMID,
    ROUNDS,
    ROW_BONUS,
    ROW_END,
    ROW_OF,
    TEMPLE_POINTS,
    TRIPLES,
)
from patolli.games.chocolatl.rules.codes import (
    BID_SECOND,
    FINAL,
    HARVEST,
    OVER,
    SMALL_CARD,
)

if TYPE_CHECKING:
    from patolli.games.chocolatl.rules.state import Chocolatl

PACE: Final[list[float]] = [8.0, 8.0, 8.0, 8.0, 7.2, 6.6]
"""Spaces that the leading disc goes in a round, by number of players."""
GAIN: Final[list[float]] = [4.8, 4.8, 4.8, 4.8, 3.6, 3.0]
"""Points of everybody in a round, by number of players."""
PIP_NOW: Final = 0.33
"""What one pip more in the hand is worth in the round that is being played."""
PIP_ROUND: Final = 0.4
PIP_GROWTH: Final = 0.09
"""What it is worth with so many rounds to come, and with their square: pips win cards, and these are pips again."""
PIPS_OF_HUT: Final = 2.8
"""One more at five locations, one less at the village."""
STONES_A_ROUND: Final = 1.6
"""Of whoever uses most."""
LASTS: Final = 1.1
"""How fast it is forgotten, from round to round, who owns a figure now."""
TIES: Final = 0.3
"""What it is worth in a round to win ties."""
DIE: Final = 3.5
MORE_DICE: Final = 1.6
"""What a black die is worth beside another, while there are enough locations to use it at."""
LAST_CHANCE: Final = 0.5
"""Of a location: nobody rolls for nothing, even where a die is of no use later."""
DIE_ROUND: Final = 1.3
"""What it is worth more for each round in which it could help."""
REMAINS: Final[list[float]] = [1.0, 1.0, 0.92, 0.55, 0.55, 0.4, 0.0, 0.0]
"""The share of a round's points that is still to come, by the location to be settled next."""
NEXT_DICE: Final[list[float]] = [4.96, 3.5, 2.04]
BIG_MEAN: Final = 15.5
SMALL_MEAN: Final = 9.5
ROW_HOLD: Final = 1.5
MOST_HOLD: Final = 1.8
NEXT_ROW: Final = 0.5
"""What the first stone in a row is worth besides its point."""
EVEN_MARGIN: Final = 0.45
"""How often the first at the pyramid leads by enough for two stones."""
USUAL_SPREAD: Final = 9.0
"""The points that make a win e times as likely where a game does not say how many."""
LEAST_SPREAD: Final = 1.2
"""The same when all is settled but the dice of the end."""
ROUND_SPREAD: Final = 3.5
"""How many more it takes while a whole round is to come."""
LATER_SPREAD: Final = 3.5
"""How many more for each round after the next one."""
FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
LAST: Final = 3
PLACES: Final = 4
"""Of each location: what the first, the second and the third get, and what the last gets besides."""


# ------------------------------------------------------------------- how far the game is
def pending(state: Chocolatl) -> int:
    """The first location that is still to be settled in this round."""
    phase = state.phase
    if phase >= FINAL:
        return LOCATIONS + 1
    if phase <= BID_SECOND:
        return 1
    return state.location


def rounds_ahead(state: Chocolatl, now: int) -> float:
    """How many rounds will probably follow this one; a half is a chance of one."""
    if state.last or state.phase >= FINAL:
        return 0.0
    most: int = 0
    fewest: int = 99
    for seat in range(state.players):
        if state.space[seat] > most:
            most = state.space[seat]
        if state.stones[seat] < fewest:
            fewest = state.stones[seat]
    left = END_SCORE - most
    pace = PACE[state.players]
    ahead = left / pace - REMAINS[now] + 0.5
    stones = fewest / STONES_A_ROUND - (1.0 if now <= 4 else 0.0) + 0.5
    if stones < ahead:
        ahead = stones
    most_rounds = float(ROUNDS - (state.round if state.round else 1))
    if ahead > most_rounds:
        ahead = most_rounds
    if now > 5 and ahead < 1.0:
        return 1.0
    return ahead if ahead > 0.0 else 0.0


def score_scale(state: Chocolatl) -> float:
    """How many points mean something: measured, few when the last round ends and many in the first."""
    now = pending(state)
    if now > LOCATIONS:
        return LEAST_SPREAD / USUAL_SPREAD
    ahead = rounds_ahead(state, now)
    rest = 1.0 if ahead >= 0.5 else 2.0 * ahead
    if REMAINS[now] > rest:
        rest = REMAINS[now]
    spread = LEAST_SPREAD + ROUND_SPREAD * rest
    if ahead > 1.0:
        spread += LATER_SPREAD * (ahead - 1.0)
    return spread / USUAL_SPREAD


# ------------------------------------------------------------------- what places are worth
def pip_worth(ahead: float) -> float:
    """One pip more in the hand, in all rounds to come together."""
    return ahead * (PIP_ROUND + PIP_GROWTH * ahead)


def hut_worth(ahead: float) -> float:
    """A hut from the village of this round on."""
    return PIPS_OF_HUT * pip_worth(ahead) + 3.0 * PIP_NOW


def spare_die(ahead: float, location: int) -> float:
    """A black die beside another one, when this location is settled: in the last round it can help only at those
    that are left, and is then worth hardly anything.
    """
    chances = ahead + (LOCATIONS - location + LAST_CHANCE) / LOCATIONS
    return MORE_DICE * (chances if chances < 1.0 else 1.0) + DIE_ROUND * ahead


def die_worth(dice: int, ahead: float, location: int) -> float:
    """One more black die at a location: one counts at the end, others only help to win a location."""
    return spare_die(ahead, location) if dice else DIE + DIE_ROUND * ahead


def own_dice(state: Chocolatl, seat: int, now: int, ahead: float) -> float:
    """CHO-82: one die counts at the end; before that all of them can help."""
    dice = state.dice[seat]
    if state.phase == OVER or not dice:
        return float(state.final[seat])
    if state.phase == FINAL:
        return float(state.final[seat]) if state.final[seat] else DIE
    return DIE + DIE_ROUND * ahead + spare_die(ahead, now) * (dice - 1)


def figure_worth(ahead: float) -> float:
    """The Chocolatl figure, once the temple of the round is settled."""
    return CHOCOLATL_POINTS * exp(-LASTS * ahead) + TIES


def old_man_worth(ahead: float) -> float:
    """The old man, but for what he takes from bids of this round."""
    return OLD_MAN_POINTS * exp(-LASTS * ahead) + PIP_NOW * (1.0 if ahead > 1.0 else ahead)


def stakes(state: Chocolatl, now: int, ahead: float) -> list[float]:
    """What each place is worth, by seat, location and place; locations that are settled are left at 0."""
    players = state.players
    worth = [0.0] * (players * LOCATIONS * PLACES)
    round_ = state.round if state.round else 1
    dice = harvest_dice(state)
    big, small = court_cards(state)
    last = 1.0 - ahead if ahead < 1.0 else 0.0
    hut = hut_worth(ahead)
    pip = pip_worth(ahead)
    paid = DRINK[round_ - 1]
    figure = TEMPLE_POINTS + figure_worth(ahead)
    old = old_man_worth(ahead) - 5.0 * PIP_NOW
    stones: list[float] = []
    if now <= 4:
        stones = stone_gains(state, ahead)
    for seat in range(players):
        at = seat * LOCATIONS * PLACES
        if now <= 1:
            worth[at + FIRST] = figure
            worth[at + LAST] = old
        at += PLACES
        if now <= 2:
            worth[at + FIRST] = dice[2]
            worth[at + SECOND] = dice[1]
            worth[at + THIRD] = dice[0]
        at += PLACES
        if now <= 3:
            die = die_worth(state.dice[seat], ahead, 3)
            worth[at + FIRST] = hut if hut > die else die
            worth[at + SECOND] = die if hut > die else hut
        at += PLACES
        if now <= 4:
            worth[at + FIRST] = (1.0 - EVEN_MARGIN) * stones[2 * seat] + EVEN_MARGIN * stones[2 * seat + 1]
            worth[at + SECOND] = (1.0 - EVEN_MARGIN) * stones[2 * seat]
        at += PLACES
        if now <= 5:
            worth[at + FIRST] = float(paid[0])
            worth[at + SECOND] = float(paid[1])
            worth[at + LAST] = float(paid[2])
        at += PLACES
        low = lowest(state, seat)
        worth[at + FIRST] = last * COURT_FIRST + pip * (big - low)
        worth[at + SECOND] = last * COURT_SECOND + pip * (small - low)
    return worth


def harvest_dice(state: Chocolatl) -> list[float]:
    """The white dice from low to high, or what they will be on average."""
    if state.phase <= HARVEST or state.white < 0:
        return [NEXT_DICE[2], NEXT_DICE[1], NEXT_DICE[0]]
    triple = TRIPLES[state.white]
    return [float(triple[0]), float(triple[1]), float(triple[2])]


def court_cards(state: Chocolatl) -> tuple[float, float]:
    """The open improvement cards, the better one first."""
    opened = state.opened
    many = len(opened)
    if state.phase <= SMALL_CARD or many < 2:
        return BIG_MEAN, SMALL_MEAN
    one = opened[many - 2]
    two = opened[many - 1]
    return (float(one), float(two)) if one > two else (float(two), float(one))


def lowest(state: Chocolatl, seat: int) -> int:
    low: int = 99
    for at in range(seat * HAND, seat * HAND + HAND):
        if state.cards[at] < low:
            low = state.cards[at]
    return low


# ------------------------------------------------------------------- the pyramid
def stone_gains(state: Chocolatl, ahead: float) -> list[float]:
    """What one stone more and two stones more are worth, by seat."""
    players = state.players
    built = len(state.pyramid)
    gains = [0.0] * (2 * players)
    if built >= PYRAMID:
        return gains
    row = ROW_OF[built]
    counts = [0] * players
    here = [0] * players
    for space in range(built):
        counts[state.pyramid[space]] += 1
        if ROW_OF[space] == row:
            here[state.pyramid[space]] += 1
    hold = MOST_HOLD / (0.3 + ahead)
    free = ROW_END[row] - built
    for seat in range(players):
        gains[2 * seat] = (
            PER_STONE + MAJORITY * rise(counts, seat, 1, hold) + row_rise(row, here, seat, 1, free - 1, ahead)
        )
        gains[2 * seat + 1] = 2.0 * PER_STONE + MAJORITY * rise(counts, seat, 2, hold)
        if free > 1:
            gains[2 * seat + 1] += row_rise(row, here, seat, 2, free - 2, ahead)
        else:
            gains[2 * seat + 1] += row_rise(row, here, seat, 1, 0, ahead) + NEXT_ROW
    return gains


def row_rise(row: int, counts: list[int], seat: int, more: int, free: int, turns: float) -> float:
    """What more stones in a row are worth to a seat, when so many spaces are free after them."""
    need = 0.5 * free
    reach = turns / need if turns < need else 1.0
    return reach * ROW_BONUS[row] * rise(counts, seat, more, ROW_HOLD / (free if free > 0 else 0.4))


def rise(counts: list[int], seat: int, more: int, hold: float) -> float:
    """How much the chance to have the most in the end grows with so many more."""
    others: float = 0.0
    own = counts[seat]
    for other in range(len(counts)):
        if other != seat:
            others += exp(hold * (counts[other] - own))
    return 1.0 / (1.0 + others * exp(-hold * more)) - 1.0 / (1.0 + others)


def pyramid_worth(state: Chocolatl, now: int, ahead: float) -> list[float]:
    """What the stones will bring: one point each, the row that is being built, and the majority."""
    players = state.players
    built = len(state.pyramid)
    worth = [0.0] * players
    counts = [0] * players
    row = ROW_OF[built] if built < PYRAMID else -1
    here = [0] * players
    some: bool = False
    for space in range(built):
        counts[state.pyramid[space]] += 1
        if ROW_OF[space] == row:
            here[state.pyramid[space]] += 1
            some = True
    turns = ahead + (1.0 if now <= 4 else 0.0)
    shares = leaders(counts, MOST_HOLD / (0.3 + turns))
    for seat in range(players):
        worth[seat] = PER_STONE * counts[seat] + MAJORITY * shares[seat]
    if some:
        free = ROW_END[row] - built
        need = 0.5 * free
        reach = turns / need if turns < need else 1.0
        shares = leaders(here, ROW_HOLD / free)
        for seat in range(players):
            worth[seat] += reach * ROW_BONUS[row] * shares[seat]
    return worth


def leaders(counts: list[int], hold: float) -> list[float]:
    """The chances to have the most in the end, when a lead of one is worth so much."""
    top = max(counts)
    shares = [0.0] * len(counts)
    whole: float = 0.0
    for seat in range(len(counts)):
        share = exp(hold * (counts[seat] - top))
        shares[seat] = share
        whole += share
    for seat in range(len(counts)):
        shares[seat] /= whole
    return shares
