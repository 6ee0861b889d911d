"""What a bot needs to know about Chocolatl: how good a position is, and what each place at each location is worth.

The estimate is what is on the track, what the figures, the pyramid, the offerings and the dice will probably bring,
what the rest of the round will bring, and what better cards and huts will bring in the rounds to come. The rest of
the round is reckoned location by location: bids that lie are taken as they are, the others as a share of the hand,
and a lead in pips becomes a chance to be placed first, second and so on.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from patolli.games.chocolatl.bidding import place_of, tie_key
from patolli.games.chocolatl.codes import (
    BID_SECOND,
    DICE,
    DISCARD,
    FINAL,
    HARVEST,
    OVER,
    SMALL_CARD,
    VILLAGE,
)
from patolli.games.chocolatl.components import (
    CHOCOLATL_POINTS,
    COURT_FIRST,
    COURT_SECOND,
    DRINK,
    END_SCORE,
    HAND,
    HIGHEST_OFFERING,
    HUT,
    HUT_IN_VILLAGE,
    LOCATIONS,
    MAJORITY,
    MARGIN,
    OLD_MAN_ELSEWHERE,
    OLD_MAN_HERE,
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

if TYPE_CHECKING:
    from patolli.games.chocolatl.state import Chocolatl

PARTS: Final = ["scored", "figures", "pyramid", "offering", "dice", "round", "strength"]
"""What an estimate is made of."""

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
"""What a black die is worth beside another."""
DIE_ROUND: Final = 1.3
"""What it is worth more for each round in which it could help."""
REMAINS: Final[list[float]] = [1.0, 1.0, 0.92, 0.55, 0.55, 0.4, 0.0, 0.0]
"""The share of a round's points that is still to come, by the location to be settled next."""
KNOWN_HEAT: Final = 1.2
"""How many pips of a lead are as good as even when the bids lie, but who is behind has a die."""
HEAT: Final = 4.5
"""The same while the bids are still to be made."""
NEXT_DICE: Final[list[float]] = [4.96, 3.5, 2.04]
BIG_MEAN: Final = 15.5
SMALL_MEAN: Final = 9.5
ROW_HOLD: Final = 1.5
MOST_HOLD: Final = 1.8
NEXT_ROW: Final = 0.5
"""What the first stone in a row is worth besides its point."""
EVEN_MARGIN: Final = 0.45
"""How often the first at the pyramid leads by enough for two stones."""
SURE_HEAT: Final = 0.1
"""The same when there is none."""
FLAT: Final = 8.0
"""How much of a hand is spread over the locations whatever the prizes are, in points."""
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


def scale(state: Chocolatl) -> float:
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


def die_worth(dice: int, ahead: float) -> float:
    """One more black die: one counts at the end, others only help to win a location."""
    return (DIE if dice == 0 else MORE_DICE) + DIE_ROUND * ahead


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
            die = die_worth(state.dice[seat], ahead)
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


# ------------------------------------------------------------------- bids to come
def extra(state: Chocolatl, seat: int, location: int, now: int) -> int:
    """What huts and the old man add at a location, as far as is known now."""
    pips = state.huts[seat] * (HUT_IN_VILLAGE if location == 3 else HUT)
    if seat == state.old_man and (now > 1 or location == 1):
        pips += OLD_MAN_HERE if location == 1 else OLD_MAN_ELSEWHERE
    return pips


def expected_bids(state: Chocolatl, now: int, worth: list[float], known: list[int]) -> list[float]:
    """By seat and location: the bid that lies, or the share of the hand that will probably be bid.

    Of each row so many cards are known to lie; the others count as cards in hand.
    """
    players = state.players
    bids = [0.0] * (players * LOCATIONS)
    for seat in range(players):
        laid = known[seat]
        row = seat * HAND
        free: int = 0
        for at in range(row + laid, row + HAND):
            free += state.cards[at]
        whole: float = 0.0
        wants = [0.0] * LOCATIONS
        for location in range(now, LOCATIONS + 1):
            pips = extra(state, seat, location, now)
            want: int = 0
            for which in range(2):
                at = place_of(state.mode, location, which)
                if at < laid:
                    pips += state.cards[row + at]
                else:
                    want += 1
            if location == state.location and DICE <= state.phase <= DISCARD:
                pips = state.bids[seat]
            bids[seat * LOCATIONS + location - 1] = float(pips)
            if want:
                prize = want * (FLAT + prize_of(worth, seat, location, players))
                wants[location - 1] = prize
                whole += prize
        if whole > 0.0:
            for location in range(now, LOCATIONS + 1):
                bids[seat * LOCATIONS + location - 1] += free * wants[location - 1] / whole
    return bids


def prize_of(worth: list[float], seat: int, location: int, players: int) -> float:
    """How much there is to fight for."""
    at = (seat * LOCATIONS + location - 1) * PLACES
    loss = worth[at + LAST] + (worth[at + THIRD] if players == 3 else 0.0)
    return worth[at + FIRST] - loss


def rest_of_round(state: Chocolatl, now: int, worth: list[float]) -> list[float]:
    """What each seat will probably get at the locations that are still to be settled."""
    players = state.players
    gains = [0.0] * players
    bids = expected_bids(state, now, worth, state.laid)
    settled = VILLAGE <= state.phase <= DISCARD
    ties = [tie_key(state, seat) if len(state.stack) == players else 0 for seat in range(players)]
    for location in range(now, LOCATIONS + 1):
        if location == now and settled:
            fixed_places(state, gains, worth)
            continue
        if location == 4:
            weigh_margin(state, bids, worth)
        last_place = place_of(state.mode, location, 1)
        for seat in range(players):
            mine = bids[seat * LOCATIONS + location - 1]
            known = state.laid[seat] > last_place
            first: float = 1.0
            second: float = 0.0
            third: float = 0.0
            last: float = 1.0
            for rival in range(players):
                if rival == seat:
                    continue
                heat = HEAT
                lead = mine - bids[rival * LOCATIONS + location - 1]
                lead += 0.5 if ties[seat] > ties[rival] else -0.5
                if known and state.laid[rival] > last_place:
                    behind = rival if lead > 0.0 else seat
                    heat = KNOWN_HEAT if state.dice[behind] else SURE_HEAT
                beaten = 1.0 / (1.0 + exp(lead / heat)) if lead < 60.0 * heat else 0.0
                third += beaten * (second - third)
                second += beaten * (first - second)
                first -= beaten * first
                last *= beaten
            at = (seat * LOCATIONS + location - 1) * PLACES
            gains[seat] += first * worth[at + FIRST] + second * worth[at + SECOND]
            gains[seat] += third * worth[at + THIRD] + last * worth[at + LAST]
    return gains


def weigh_margin(state: Chocolatl, bids: list[float], worth: list[float]) -> None:
    """CHO-57: when all bids for the pyramid lie, it is known whether the first places both stones."""
    top: float = -99.0
    next_: float = -99.0
    for seat in range(state.players):
        if state.laid[seat] <= place_of(state.mode, 4, 1):
            return
        bid = bids[seat * LOCATIONS + 3]
        if bid > top:
            next_ = top
            top = bid
        elif bid > next_:
            next_ = bid
    both = 1.0 if top - next_ >= MARGIN else 0.0
    for seat in range(state.players):
        at = (seat * LOCATIONS + 3) * PLACES
        one = worth[at + SECOND] / (1.0 - EVEN_MARGIN)
        two = (worth[at + FIRST] - worth[at + SECOND]) / EVEN_MARGIN
        worth[at + FIRST] = both * two + (1.0 - both) * one
        worth[at + SECOND] = (1.0 - both) * one


def fixed_places(state: Chocolatl, gains: list[float], worth: list[float]) -> None:
    """The same where the ranking is fixed and somebody is asked what to do with it."""
    first = state.ranking[0]
    second = state.ranking[1]
    location = state.location
    if not (state.phase == DISCARD and state.asked == second):
        gains[first] += worth[(first * LOCATIONS + location - 1) * PLACES + FIRST]
    gains[second] += worth[(second * LOCATIONS + location - 1) * PLACES + SECOND]


# ------------------------------------------------------------------- the estimate
def estimate(state: Chocolatl) -> list[float]:
    """The points that each seat will probably have at the end."""
    players = state.players
    parts = account(state)
    guess = [0.0] * players
    for index in range(len(parts)):
        guess[index % players] += parts[index]
    return guess


def account(state: Chocolatl) -> list[float]:
    """The estimate in its parts, one after the other in the order of PARTS, each by seat."""
    players = state.players
    parts = [0.0] * (len(PARTS) * players)
    now = pending(state)
    ahead = rounds_ahead(state, now)
    for seat in range(players):
        parts[seat] = float(state.space[seat])
    own_figures(state, parts, now, ahead)
    highest = max(state.offering)
    if state.phase >= FINAL:
        final_pyramid(state, parts)
    else:
        stones = pyramid_worth(state, now, ahead)
        for seat in range(players):
            parts[2 * players + seat] = stones[seat]
        worth = stakes(state, now, ahead)
        gains = rest_of_round(state, now, worth)
        for seat in range(players):
            parts[5 * players + seat] = gains[seat]
        strength(state, parts, now, ahead)
    for seat in range(players):
        offered = state.offering[seat]
        if offered >= 0:
            parts[3 * players + seat] = float(offered + (HIGHEST_OFFERING if offered == highest else 0))
        parts[4 * players + seat] = own_dice(state, seat, ahead)
    return parts


def own_figures(state: Chocolatl, parts: list[float], now: int, ahead: float) -> None:
    """The figures, as far as they are not fought for again in this round."""
    players = state.players
    over = state.phase >= FINAL
    if now > 1 and state.figure >= 0:
        parts[players + state.figure] = float(CHOCOLATL_POINTS) if over else figure_worth(ahead)
    if now > 1 and state.old_man >= 0:
        parts[players + state.old_man] = float(OLD_MAN_POINTS) if over else old_man_worth(ahead)


def final_pyramid(state: Chocolatl, parts: list[float]) -> None:
    players = state.players
    counts = [0] * players
    for owner in state.pyramid:
        counts[owner] += 1
    most = max(counts)
    for seat in range(players):
        points = PER_STONE * counts[seat] + (MAJORITY if counts[seat] == most else 0)
        parts[2 * players + seat] = float(points)


def own_dice(state: Chocolatl, seat: int, ahead: float) -> float:
    """CHO-82: one die counts at the end; before that all of them can help."""
    dice = state.dice[seat]
    if state.phase == OVER or not dice:
        return float(state.final[seat])
    if state.phase == FINAL:
        return float(state.final[seat]) if state.final[seat] else DIE
    return DIE + MORE_DICE * (dice - 1) + DIE_ROUND * ahead * dice


def strength(state: Chocolatl, parts: list[float], now: int, ahead: float) -> None:
    """What the rounds to come will bring: as much as to everybody, and more to who has better cards and huts.

    The mean is that after this round, since what others win then is won against all.
    """
    players = state.players
    big, small = court_cards(state)
    pips = [0.0] * players
    whole: float = 0.0
    for seat in range(players):
        total: int = 0
        for at in range(seat * HAND, seat * HAND + HAND):
            total += state.cards[at]
        pips[seat] = total + PIPS_OF_HUT * state.huts[seat]
        whole += pips[seat]
    if now <= LOCATIONS:
        whole += big + small
    if now <= 3:
        whole += PIPS_OF_HUT
    mean = whole / players
    pip = pip_worth(ahead)
    for seat in range(players):
        parts[6 * players + seat] = ahead * GAIN[players] + pip * (pips[seat] - mean)
