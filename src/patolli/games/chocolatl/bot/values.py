"""What each place at each location of Chocolatl is worth in points of the end, and stones, dice and figures."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from patolli.games.chocolatl.box.components import HAND, LOCATIONS, Components
from patolli.games.chocolatl.rules.codes import (
    BID_SECOND,
    FINAL,
    HARVEST,
    OVER,
    SMALL_CARD,
)

if TYPE_CHECKING:
    from patolli.games.chocolatl.rules.state import Chocolatl

DISC_SPACES_PER_ROUND: Final[list[float]] = [8.0, 8.0, 8.0, 8.0, 7.2, 6.6]
"""Of the leading disc, by number of players."""
POINTS_PER_ROUND: Final[list[float]] = [4.8, 4.8, 4.8, 4.8, 3.6, 3.0]
"""Of everybody on average, by number of players."""
PIP_VALUE_THIS_ROUND: Final = 0.33
"""What one pip more in the hand is worth in the round that is being played."""
PIP_VALUE_PER_ROUND: Final = 0.4
PIP_VALUE_GROWTH: Final = 0.09
"""What it is worth for each round to come, and for the square of their number: pips win cards, which are pips again."""
PIPS_PER_HUT: Final = 2.8
"""Of the delivered box: one more at five locations, one less at the village."""
STONES_PER_ROUND: Final = 1.6
"""Of whoever uses most."""
FIGURE_DECAY_PER_ROUND: Final = 1.1
"""After n rounds, a figure is still with its owner with probability exp(-n times this)."""
TIE_BREAK_POINTS: Final = 0.3
"""What it is worth in a round to win ties."""
SPARE_DIE_POINTS: Final = 1.6
"""What a second black die is worth while there are enough locations to use it at."""
LAST_CHANCE_LOCATIONS: Final = 0.5
"""Added to the locations at which a die can still be used: at the last one it keeps some value."""
DIE_POINTS_PER_ROUND: Final = 1.3
"""What it is worth more for each round in which it could help."""
ROUND_SHARE_LEFT: Final[list[float]] = [1.0, 1.0, 0.92, 0.55, 0.55, 0.4, 0.0, 0.0]
"""The share of a round's points that is still to come, by the location to be settled next."""
ROW_LEAD_WEIGHT: Final = 1.5
MAJORITY_LEAD_WEIGHT: Final = 1.8
"""How much a lead of one stone counts; more the nearer the end is. See `majority_chances`."""
NEXT_ROW_POINTS: Final = 0.5
"""What the first stone in a row is worth besides its point."""
TWO_STONES_PROBABILITY: Final = 0.45
"""How often the first at the pyramid leads by enough to place both stones."""
DEFAULT_SCALE_POINTS: Final = 9.0
"""The scale that bots use for a game without a scale of its own."""
FINAL_SCALE_POINTS: Final = 1.2
"""A lead of this count points makes a win e times as likely when all is settled but the dice of the end."""
ROUND_SCALE_POINTS: Final = 3.5
"""How count more points it takes while a whole round is to come."""
LATER_ROUND_SCALE_POINTS: Final = 3.5
"""How count more points for each round after the next one."""
FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
LAST: Final = 3
PLACES: Final = 4
"""Of each location: what the first, the second and the third get, and what the last gets besides."""


# ------------------------------------------------------------------- how far the game is
def next_location(state: Chocolatl) -> int:
    """The first location that is still to be settled in this round."""
    phase = state.phase
    if phase >= FINAL:
        return LOCATIONS + 1
    if phase <= BID_SECOND:
        return 1
    return state.location


def rounds_left(state: Chocolatl, now: int) -> float:
    """How count rounds will probably follow this one; a half is a chance of one."""
    if state.last or state.phase >= FINAL:
        return 0.0
    most: int = 0
    fewest: int = 99
    for seat in range(state.players):
        if state.space[seat] > most:
            most = state.space[seat]
        if state.stones[seat] < fewest:
            fewest = state.stones[seat]
    left = state.box.end_score - most
    pace = DISC_SPACES_PER_ROUND[state.players]
    ahead = left / pace - ROUND_SHARE_LEFT[now] + 0.5
    stones = fewest / STONES_PER_ROUND - (1.0 if now <= 4 else 0.0) + 0.5
    if stones < ahead:
        ahead = stones
    most_rounds = float(state.box.rounds - (state.round if state.round else 1))
    if ahead > most_rounds:
        ahead = most_rounds
    if now > 5 and ahead < 1.0:
        return 1.0
    return ahead if ahead > 0.0 else 0.0


def score_scale(state: Chocolatl) -> float:
    """How count points mean something: measured, few when the last round ends and count in the first."""
    now = next_location(state)
    if now > LOCATIONS:
        return FINAL_SCALE_POINTS / DEFAULT_SCALE_POINTS
    ahead = rounds_left(state, now)
    rest = 1.0 if ahead >= 0.5 else 2.0 * ahead
    if ROUND_SHARE_LEFT[now] > rest:
        rest = ROUND_SHARE_LEFT[now]
    spread = FINAL_SCALE_POINTS + ROUND_SCALE_POINTS * rest
    if ahead > 1.0:
        spread += LATER_ROUND_SCALE_POINTS * (ahead - 1.0)
    return spread / DEFAULT_SCALE_POINTS


# ------------------------------------------------------------------- what places are worth
def pip_value(ahead: float) -> float:
    """One pip more in the hand, in all rounds to come together."""
    return ahead * (PIP_VALUE_PER_ROUND + PIP_VALUE_GROWTH * ahead)


def hut_value(box: Components, ahead: float) -> float:
    """A hut from the village of this round on."""
    return PIPS_PER_HUT * box.hut_scale * pip_value(ahead) + 3.0 * PIP_VALUE_THIS_ROUND * box.hut_bonus


def spare_die_value(ahead: float, location: int) -> float:
    """A second black die when this location is settled; in the last round it can help only at the locations left."""
    chances = ahead + (LOCATIONS - location + LAST_CHANCE_LOCATIONS) / LOCATIONS
    return SPARE_DIE_POINTS * (chances if chances < 1.0 else 1.0) + DIE_POINTS_PER_ROUND * ahead


def die_value(box: Components, dice: int, ahead: float, location: int) -> float:
    """One more black die at a location: one counts at the end, others only help to win a location."""
    return spare_die_value(ahead, location) if dice else box.face_mean + DIE_POINTS_PER_ROUND * ahead


def own_dice_value(state: Chocolatl, seat: int, now: int, ahead: float) -> float:
    """CHO-82: one die counts at the end; before that all of them can help."""
    dice = state.dice[seat]
    if state.phase == OVER or not dice:
        return float(state.final[seat])
    if state.phase == FINAL:
        return float(state.final[seat]) if state.final[seat] else state.box.face_mean
    return state.box.face_mean + DIE_POINTS_PER_ROUND * ahead + spare_die_value(ahead, now) * (dice - 1)


def figure_value(box: Components, ahead: float) -> float:
    """The Chocolatl figure, once the temple of the round is settled."""
    return box.chocolatl_points * exp(-FIGURE_DECAY_PER_ROUND * ahead) + TIE_BREAK_POINTS


def old_man_value(box: Components, ahead: float) -> float:
    """The old man, but for what he takes from bids of this round."""
    kept = exp(-FIGURE_DECAY_PER_ROUND * ahead)
    return box.old_man_points * kept + PIP_VALUE_THIS_ROUND * box.old_man_here * (1.0 if ahead > 1.0 else ahead)


def place_values(state: Chocolatl, now: int, ahead: float) -> list[float]:
    """What each place is worth, by seat, location and place; locations that are settled are left at 0."""
    players = state.players
    box = state.box
    prizes = [0.0] * (players * LOCATIONS * PLACES)
    round_ = state.round if state.round else 1
    dice = harvest_dice(state)
    big, small = court_cards(state)
    last = 1.0 - ahead if ahead < 1.0 else 0.0
    hut = hut_value(box, ahead)
    pip = pip_value(ahead)
    paid = box.drink[round_ - 1]
    figure = box.temple_points + figure_value(box, ahead)
    old = old_man_value(box, ahead) + 5.0 * PIP_VALUE_THIS_ROUND * box.old_man_elsewhere
    stones: list[float] = []
    if now <= 4:
        stones = stone_gains(state, ahead)
    for seat in range(players):
        at = seat * LOCATIONS * PLACES
        if now <= 1:
            prizes[at + FIRST] = figure
            prizes[at + LAST] = old
        at += PLACES
        if now <= 2:
            prizes[at + FIRST] = dice[2]
            if box.harvest_paid > 1:
                prizes[at + SECOND] = dice[1]
            if box.harvest_paid > 2:
                prizes[at + THIRD] = dice[0]
        at += PLACES
        if now <= 3:
            die = die_value(box, state.dice[seat], ahead, 3)
            prizes[at + FIRST] = hut if hut > die else die
            prizes[at + SECOND] = die if hut > die else hut
        at += PLACES
        if now <= 4:
            prizes[at + FIRST] = (1.0 - TWO_STONES_PROBABILITY) * stones[2 * seat] + TWO_STONES_PROBABILITY * stones[
                2 * seat + 1
            ]
            prizes[at + SECOND] = (1.0 - TWO_STONES_PROBABILITY) * stones[2 * seat]
        at += PLACES
        if now <= 5:
            prizes[at + FIRST] = float(paid[0])
            prizes[at + SECOND] = float(paid[1])
            prizes[at + LAST] = float(paid[2])
        at += PLACES
        low = lowest(state, seat)
        prizes[at + FIRST] = last * box.court_first + pip * (big - low)
        prizes[at + SECOND] = last * box.court_second + pip * (small - low)
    return prizes


def harvest_dice(state: Chocolatl) -> list[float]:
    """The white dice from low to high, or what they will be on average."""
    if state.phase <= HARVEST or state.white < 0:
        return state.box.dice_means[:]
    triple = state.box.triples[state.white]
    return [float(triple[0]), float(triple[1]), float(triple[2])]


def court_cards(state: Chocolatl) -> tuple[float, float]:
    """The open improvement cards, the better one first."""
    opened = state.opened
    count = len(opened)
    if state.phase <= SMALL_CARD or count < 2:
        big, small = state.box.big_mean, state.box.small_mean
        return (big, small) if big > small else (small, big)
    one = opened[count - 2]
    two = opened[count - 1]
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
    box = state.box
    built = len(state.pyramid)
    gains = [0.0] * (2 * players)
    if built >= box.pyramid:
        return gains
    row_of = box.row_of
    row = row_of[built]
    counts = [0] * players
    here = [0] * players
    for space in range(built):
        counts[state.pyramid[space]] += 1
        if row_of[space] == row:
            here[state.pyramid[space]] += 1
    lead_weight = MAJORITY_LEAD_WEIGHT / (0.3 + ahead)
    free = box.row_end[row] - built
    bonus = box.row_bonus[row]
    per_stone = box.per_stone
    majority = box.majority
    for seat in range(players):
        gains[2 * seat] = (
            per_stone
            + majority * majority_gain(counts, seat, 1, lead_weight)
            + row_gain(bonus, here, seat, 1, free - 1, ahead)
        )
        gains[2 * seat + 1] = 2.0 * per_stone + majority * majority_gain(counts, seat, 2, lead_weight)
        if free > 1:
            gains[2 * seat + 1] += row_gain(bonus, here, seat, 2, free - 2, ahead)
        else:
            gains[2 * seat + 1] += row_gain(bonus, here, seat, 1, 0, ahead) + NEXT_ROW_POINTS
    return gains


def row_gain(bonus: int, counts: list[int], seat: int, more: int, free: int, turns: float) -> float:
    """What `more` stones in a row are worth to a seat, if `free` spaces are left after them."""
    need = 0.5 * free
    reach = turns / need if turns < need else 1.0
    return reach * bonus * majority_gain(counts, seat, more, ROW_LEAD_WEIGHT / (free if free > 0 else 0.4))


def majority_gain(counts: list[int], seat: int, more: int, lead_weight: float) -> float:
    """How much the chance to have the most in the end grows with `more` stones."""
    others: float = 0.0
    own = counts[seat]
    for other in range(len(counts)):
        if other != seat:
            others += exp(lead_weight * (counts[other] - own))
    return 1.0 / (1.0 + others * exp(-lead_weight * more)) - 1.0 / (1.0 + others)


def pyramid_values(state: Chocolatl, now: int, ahead: float) -> list[float]:
    """What the stones will bring: one point each, the row that is being built, and the majority."""
    players = state.players
    built = len(state.pyramid)
    prizes = [0.0] * players
    counts = [0] * players
    box = state.box
    row_of = box.row_of
    row = row_of[built] if built < box.pyramid else -1
    here = [0] * players
    some: bool = False
    for space in range(built):
        counts[state.pyramid[space]] += 1
        if row_of[space] == row:
            here[state.pyramid[space]] += 1
            some = True
    turns = ahead + (1.0 if now <= 4 else 0.0)
    shares = majority_chances(counts, MAJORITY_LEAD_WEIGHT / (0.3 + turns))
    for seat in range(players):
        prizes[seat] = box.per_stone * counts[seat] + box.majority * shares[seat]
    if some:
        free = box.row_end[row] - built
        need = 0.5 * free
        reach = turns / need if turns < need else 1.0
        shares = majority_chances(here, ROW_LEAD_WEIGHT / free)
        for seat in range(players):
            prizes[seat] += reach * box.row_bonus[row] * shares[seat]
    return prizes


def majority_chances(counts: list[int], lead_weight: float) -> list[float]:
    """The chances to have the most in the end, when a lead of one is worth so much."""
    top = max(counts)
    shares = [0.0] * len(counts)
    whole: float = 0.0
    for seat in range(len(counts)):
        share = exp(lead_weight * (counts[seat] - top))
        shares[seat] = share
        whole += share
    for seat in range(len(counts)):
        shares[seat] /= whole
    return shares
