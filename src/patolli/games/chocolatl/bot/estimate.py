"""The estimate of a position of Chocolatl: the points that each seat will probably have at the end.

The estimate is what is on the track, what the figures, the pyramid, the offerings and the dice will probably bring,
what the rest of the round will bring, and what better cards and huts will bring in the rounds to come. The rest of
the round is estimated location by location: bids that lie are taken as they are, the others as a share of the hand,
and a lead in pips becomes a chance to be placed first, second and so on.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from patolli.games.chocolatl.bot.values import (
    FIRST,
    LAST,
    PIPS_PER_HUT,
    PLACES,
    POINTS_PER_ROUND,
    SECOND,
    THIRD,
    TWO_STONES_PROBABILITY,
    court_cards,
    figure_value,
    next_location,
    old_man_value,
    own_dice_value,
    pip_value,
    place_values,
    pyramid_values,
    rounds_left,
)
from patolli.games.chocolatl.box.components import HAND, LOCATIONS
from patolli.games.chocolatl.rules.bidding import place_of, tie_key
from patolli.games.chocolatl.rules.codes import (
    DICE,
    DISCARD,
    FINAL,
    VILLAGE,
)

if TYPE_CHECKING:
    from patolli.games.chocolatl.rules.state import Chocolatl

PARTS: Final = ["scored", "figures", "pyramid", "offering", "dice", "round", "strength"]
"""What an estimate is made of."""
LAID_TEMPERATURE_PIPS: Final = 1.2
"""The lead at which the odds to win are e to 1, if both bids are laid and the one behind has a die."""
TEMPERATURE_PIPS: Final = 4.5
"""The same if a bid is still to be made."""
NO_DICE_TEMPERATURE_PIPS: Final = 0.1
"""The same if both bids are laid and the one behind has no die."""
BASE_PRIZE_POINTS: Final = 8.0
"""Added to the prize of every location when a hand is shared among them: nobody bids in proportion alone."""


# ------------------------------------------------------------------- bids to come
def bid_bonus(state: Chocolatl, seat: int, location: int, now: int) -> int:
    """What huts and the old man add at a location, as far as is known now."""
    box = state.box
    pips = state.huts[seat] * (box.hut_bonus_in_village if location == 3 else box.hut_bonus)
    if seat == state.old_man and (now > 1 or location == 1):
        pips += box.old_man_here if location == 1 else box.old_man_elsewhere
    return pips


def expected_bids(state: Chocolatl, now: int, prizes: list[float], known: list[int]) -> list[float]:
    """By seat and location: the bid that lies, or the share of the hand that will probably be bid.

    `known`: how many laid cards of each seat count; the others count as cards in hand.
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
            pips = bid_bonus(state, seat, location, now)
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
                prize = want * (BASE_PRIZE_POINTS + prize_of(prizes, seat, location, players))
                wants[location - 1] = prize
                whole += prize
        if whole > 0.0:
            for location in range(now, LOCATIONS + 1):
                bids[seat * LOCATIONS + location - 1] += free * wants[location - 1] / whole
    return bids


def prize_of(prizes: list[float], seat: int, location: int, players: int) -> float:
    """How much there is to fight for."""
    at = (seat * LOCATIONS + location - 1) * PLACES
    loss = prizes[at + LAST] + (prizes[at + THIRD] if players == 3 else 0.0)
    return prizes[at + FIRST] - loss


def rest_of_round(state: Chocolatl, now: int, prizes: list[float]) -> list[float]:
    """What each seat will probably get at the locations that are still to be settled."""
    players = state.players
    gains = [0.0] * players
    bids = expected_bids(state, now, prizes, state.laid)
    settled = VILLAGE <= state.phase <= DISCARD
    ties = [tie_key(state, seat) if len(state.stack) == players else 0 for seat in range(players)]
    for location in range(now, LOCATIONS + 1):
        if location == now and settled:
            fixed_places(state, gains, prizes)
            continue
        if location == 4:
            weigh_margin(state, bids, prizes)
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
                temperature = TEMPERATURE_PIPS
                lead = mine - bids[rival * LOCATIONS + location - 1]
                lead += 0.5 if ties[seat] > ties[rival] else -0.5
                if known and state.laid[rival] > last_place:
                    behind = rival if lead > 0.0 else seat
                    temperature = LAID_TEMPERATURE_PIPS if state.dice[behind] else NO_DICE_TEMPERATURE_PIPS
                beaten = 1.0 / (1.0 + exp(lead / temperature)) if lead < 60.0 * temperature else 0.0
                third += beaten * (second - third)
                second += beaten * (first - second)
                first -= beaten * first
                last *= beaten
            at = (seat * LOCATIONS + location - 1) * PLACES
            gains[seat] += first * prizes[at + FIRST] + second * prizes[at + SECOND]
            gains[seat] += third * prizes[at + THIRD] + last * prizes[at + LAST]
    return gains


def weigh_margin(state: Chocolatl, bids: list[float], prizes: list[float]) -> None:
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
    both = 1.0 if top - next_ >= state.box.margin else 0.0
    for seat in range(state.players):
        at = (seat * LOCATIONS + 3) * PLACES
        one = prizes[at + SECOND] / (1.0 - TWO_STONES_PROBABILITY)
        two = (prizes[at + FIRST] - prizes[at + SECOND]) / TWO_STONES_PROBABILITY
        prizes[at + FIRST] = both * two + (1.0 - both) * one
        prizes[at + SECOND] = (1.0 - both) * one


def fixed_places(state: Chocolatl, gains: list[float], prizes: list[float]) -> None:
    """The same where the ranking is fixed and somebody is asked what to do with it."""
    first = state.ranking[0]
    second = state.ranking[1]
    location = state.location
    if not (state.phase == DISCARD and state.asked == second):
        gains[first] += prizes[(first * LOCATIONS + location - 1) * PLACES + FIRST]
    gains[second] += prizes[(second * LOCATIONS + location - 1) * PLACES + SECOND]


# ------------------------------------------------------------------- the estimate
def estimate(state: Chocolatl) -> list[float]:
    """The points that each seat will probably have at the end."""
    players = state.players
    parts = breakdown(state)
    estimated = [0.0] * players
    for index in range(len(parts)):
        estimated[index % players] += parts[index]
    return estimated


def breakdown(state: Chocolatl) -> list[float]:
    """The estimate in its parts, one after the other in the order of PARTS, each by seat."""
    players = state.players
    parts = [0.0] * (len(PARTS) * players)
    now = next_location(state)
    ahead = rounds_left(state, now)
    for seat in range(players):
        parts[seat] = float(state.space[seat])
    own_figures(state, parts, now, ahead)
    highest = max(state.offering)
    if state.phase >= FINAL:
        final_pyramid(state, parts)
    else:
        stones = pyramid_values(state, now, ahead)
        for seat in range(players):
            parts[2 * players + seat] = stones[seat]
        prizes = place_values(state, now, ahead)
        gains = rest_of_round(state, now, prizes)
        for seat in range(players):
            parts[5 * players + seat] = gains[seat]
        strength(state, parts, now, ahead)
    for seat in range(players):
        offered = state.offering[seat]
        if offered >= 0:
            parts[3 * players + seat] = float(offered + (state.box.highest_offering if offered == highest else 0))
        parts[4 * players + seat] = own_dice_value(state, seat, now, ahead)
    return parts


def own_figures(state: Chocolatl, parts: list[float], now: int, ahead: float) -> None:
    """The figures, as far as they are not fought for again in this round."""
    players = state.players
    box = state.box
    over = state.phase >= FINAL
    if now > 1 and state.figure >= 0:
        parts[players + state.figure] = float(box.chocolatl_points) if over else figure_value(box, ahead)
    if now > 1 and state.old_man >= 0:
        parts[players + state.old_man] = float(box.old_man_points) if over else old_man_value(box, ahead)


def final_pyramid(state: Chocolatl, parts: list[float]) -> None:
    players = state.players
    counts = [0] * players
    for owner in state.pyramid:
        counts[owner] += 1
    most = max(counts)
    for seat in range(players):
        points = state.box.per_stone * counts[seat] + (state.box.majority if counts[seat] == most else 0)
        parts[2 * players + seat] = float(points)


def strength(state: Chocolatl, parts: list[float], now: int, ahead: float) -> None:
    """What the rounds to come will bring: the same to everybody, and more to whoever has better cards and huts.

    The mean is that after this round, since what others win then is won against all.
    """
    players = state.players
    big, small = court_cards(state)
    pips_per_hut = PIPS_PER_HUT * state.box.hut_scale
    pips = [0.0] * players
    whole: float = 0.0
    for seat in range(players):
        total: int = 0
        for at in range(seat * HAND, seat * HAND + HAND):
            total += state.cards[at]
        pips[seat] = total + pips_per_hut * state.huts[seat]
        whole += pips[seat]
    if now <= LOCATIONS:
        whole += big + small
    if now <= 3:
        whole += pips_per_hut
    mean = whole / players
    pip = pip_value(ahead)
    for seat in range(players):
        parts[6 * players + seat] = ahead * POINTS_PER_ROUND[players] + pip * (pips[seat] - mean)
