"""What a bot needs to know about Chocolatl: how good a position is.

The estimate is what is on the track, what the figures, the pyramid, the offerings and the dice will probably bring,
what the rest of the round will bring, and what better cards and huts will bring in the rounds to come. The rest of
the round is reckoned location by location: bids that lie are taken as they are, the others as a share of the hand,
and a lead in pips becomes a chance to be placed first, second and so on.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from patolli.games.chocolatl.bot.values import (
    EVEN_MARGIN,
    FIRST,
    GAIN,
    LAST,
    PIPS_OF_HUT,
    PLACES,
    SECOND,
    THIRD,
    court_cards,
    figure_worth,
    old_man_worth,
    own_dice,
    pending,
    pip_worth,
    pyramid_worth,
    rounds_ahead,
    stakes,
)
from patolli.games.chocolatl.box.components import (
    CHOCOLATL_POINTS,
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
)
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
KNOWN_HEAT: Final = 1.2
"""How many pips of a lead are as good as even when the bids lie, but who is behind has a die."""
HEAT: Final = 4.5
"""The same while the bids are still to be made."""
SURE_HEAT: Final = 0.1
"""The same when there is none."""
FLAT: Final = 8.0
"""How much of a hand is spread over the locations whatever the prizes are, in points."""


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
    parts = breakdown(state)
    guess = [0.0] * players
    for index in range(len(parts)):
        guess[index % players] += parts[index]
    return guess


def breakdown(state: Chocolatl) -> list[float]:
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
        parts[4 * players + seat] = own_dice(state, seat, now, ahead)
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
