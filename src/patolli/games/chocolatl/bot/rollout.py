"""Rollouts: the rest of a round, or several rounds, played by a fast policy before the position is estimated.

Right after the bids of a round the estimate knows too little of what they bring: not how far the leading disc goes, and
so not how count rounds are left to use better cards in. When the round is settled it knows most of it. The policy bids
what is nearly best against the expected bids of the others, with some noise.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

import patolli.games.chocolatl.rules.moves as rules
from patolli.engine.core.state import CHANCE
from patolli.games.chocolatl.bot.estimate import bid_bonus, expected_bids
from patolli.games.chocolatl.bot.values import (
    FIRST,
    LAST,
    PLACES,
    SECOND,
    THIRD,
    die_value,
    hut_value,
    lowest,
    next_location,
    place_values,
    rounds_left,
)
from patolli.games.chocolatl.box.components import GOLD, HAND, LOCATIONS
from patolli.games.chocolatl.rules.bidding import place_of, tie_key
from patolli.games.chocolatl.rules.codes import (
    BID_ALL,
    BID_LOCATION,
    DICE,
    DISCARD,
    FINAL,
    OFFERING,
    PASS_DIE,
    PYRAMID_ORDER,
    ROLL_DIE,
    SELF_FIRST,
    TAKE_DIE,
    TAKE_HUT,
    VILLAGE,
)

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng
    from patolli.games.chocolatl.rules.state import Chocolatl

DEFAULT_ROUNDS: Final = 1
"""The length of a rollout that was found to be best; see docs/bots.md."""
UNLIMITED_ROUNDS: Final = 9
"""From this number of rounds on, the default length is meant."""
MAX_LEAD_PIPS: Final = 40
"""A greater lead is certain to win."""
TEMPERATURE_PIPS: Final = 3.0
"""The lead over the expected bid of another at which the odds to win are e to 1."""
BEATEN: Final[list[float]] = [
    1.0 / (1.0 + exp(-lead / TEMPERATURE_PIPS)) for lead in range(-MAX_LEAD_PIPS, MAX_LEAD_PIPS + 1)
]
"""The chance to be beaten by a bid that is expected to be higher, from MAX_LEAD_PIPS lower on."""
DOUBT_PIPS: Final = 3
"""The noise: by how much a player may misjudge the bid of another."""
EXCHANGE_PASSES: Final = 3
"""How often all exchanges of two cards are tried, at most."""


def play_rounds(state: Chocolatl, rounds: int, rng: Rng) -> None:
    """Go on until bids have to be made again.

    1 settles only what is laid, 2 plays the round to its end, each one more is another round.
    """
    until = state.round + rounds - 1 if rounds > 1 else 0
    prizes: list[float] = []
    ahead: float = 0.0
    while state.phase < FINAL:
        phase = state.phase
        if BID_ALL <= phase <= BID_LOCATION:
            if min(state.laid) == HAND:
                rules.reveal(state)
                continue
            if state.round >= until:
                return
            now = next_location(state)
            ahead = rounds_left(state, now)
            prizes = place_values(state, now, ahead)
            lay_all(state, now, prizes, rng)
        elif phase == OFFERING:
            return  # what is offered is a secret choice, too
        elif phase == DICE:
            if not prizes:
                ahead = rounds_left(state, state.location)
                prizes = place_values(state, state.location, ahead)
            rolled = rolls(state, prizes, ahead)
            rules.play(state, state.asked, ROLL_DIE if rolled else PASS_DIE)
        elif phase == VILLAGE:
            left = rounds_left(state, 3)
            hut = hut_value(state.box, left) > die_value(state.box, state.dice[state.asked], left, 3)
            rules.play(state, state.asked, TAKE_HUT if hut else TAKE_DIE)
        elif phase == PYRAMID_ORDER:
            rules.play(state, state.asked, SELF_FIRST)
        elif phase == DISCARD:
            rules.play(state, state.asked, lowest(state, state.asked))
        else:
            rules.play(state, CHANCE, rules.pick(state, CHANCE, rng))


def rolls(state: Chocolatl, prizes: list[float], ahead: float) -> bool:
    """CHO-37: whether a roll gains more at this location than the die is worth later."""
    seat = state.asked
    if seat == state.ranking[0]:
        return False
    bid = state.bids[seat]
    gain: float = 0.0
    for face in state.box.faces:
        gain += place_value(state, prizes, seat, bid + face)
    gain = gain / len(state.box.faces) - place_value(state, prizes, seat, bid)
    return gain > die_value(state.box, state.dice[seat] - 1, ahead, state.location)


def place_value(state: Chocolatl, prizes: list[float], seat: int, bid: int) -> float:
    """What the place is worth that a bid would have now."""
    better: int = 0
    tie = tie_key(state, seat)
    for rival in range(state.players):
        if rival != seat:
            other = state.bids[rival]
            if other > bid or (other == bid and tie_key(state, rival) > tie):
                better += 1
    at = (seat * LOCATIONS + state.location - 1) * PLACES
    value: float = 0.0
    if better <= THIRD:
        value = prizes[at + better]
    if better == state.players - 1:
        value += prizes[at + LAST]
    return value


# ------------------------------------------------------------------- bids
def lay_all(state: Chocolatl, now: int, prizes: list[float], rng: Rng) -> None:
    """Everybody lays all that is missing in this round; in gold and green rounds too, though others could be seen."""
    players = state.players
    shares = expected_bids(state, now, prizes, state.laid)
    means = [int(share + 0.5) for share in shares]
    orders: list[list[int]] = []
    for seat in range(players):
        orders.append(arrange(state, seat, now, prizes, shares, means, rng))
    for seat in range(players):
        order = orders[seat]
        at: int = 0
        row = seat * HAND
        laid = state.laid[seat]
        for location in range(now, LOCATIONS + 1):
            for which in range(2):
                place = place_of(state.mode, location, which)
                if place >= laid:
                    state.cards[row + place] = order[at]
                    at += 1
        state.laid[seat] = HAND
    if state.mode == GOLD:
        rules.reveal(state)
    else:
        rules.begin_location(state, 1)


def arrange(
    state: Chocolatl, seat: int, now: int, prizes: list[float], shares: list[float], means: list[int], rng: Rng
) -> list[int]:
    """The free cards of a seat in the order of its free places."""
    players = state.players
    laid = state.laid[seat]
    row = seat * HAND
    cards = state.cards[row + laid : row + HAND]
    cards.sort()
    slots: list[int] = []
    sums: list[int] = []
    expected: list[int] = []
    for location in range(1, LOCATIONS + 1):
        pips: int = 0
        if location >= now:
            pips = bid_bonus(state, seat, location, now)
            for which in range(2):
                place = place_of(state.mode, location, which)
                if place < laid:
                    pips += state.cards[row + place]
                else:
                    slots.append(location - 1)
        sums.append(pips)
        for rival in range(players):
            expected.append(means[rival * LOCATIONS + location - 1] + rng.below(2 * DOUBT_PIPS + 1) - DOUBT_PIPS)
    order = first_order(cards, slots, sums, shares, seat)
    count = len(order)
    for _ in range(EXCHANGE_PASSES):
        changed: bool = False
        for one in range(count):
            a = slots[one]
            for other in range(one + 1, count):
                b = slots[other]
                more = order[other] - order[one]
                if a == b or more == 0:
                    continue
                old = bid_value(prizes, expected, players, seat, a, sums[a])
                old += bid_value(prizes, expected, players, seat, b, sums[b])
                new = bid_value(prizes, expected, players, seat, a, sums[a] + more)
                new += bid_value(prizes, expected, players, seat, b, sums[b] - more)
                if new > old + 1e-6:
                    card = order[one]
                    order[one] = order[other]
                    order[other] = card
                    sums[a] = sums[a] + more
                    sums[b] = sums[b] - more
                    changed = True
        if not changed:
            break
    return order


def first_order(cards: list[int], slots: list[int], sums: list[int], shares: list[float], seat: int) -> list[int]:
    """High cards first, each where most is missing of the share; the bids so far are added to."""
    count = len(slots)
    order = [-1] * count
    for number in range(count - 1, -1, -1):
        best: int = -1
        best_missing: float = -1e9
        for at in range(count):
            if order[at] < 0:
                missing = shares[seat * LOCATIONS + slots[at]] - sums[slots[at]]
                if missing > best_missing:
                    best_missing = missing
                    best = at
        order[best] = cards[number]
        sums[slots[best]] = sums[slots[best]] + cards[number]
    return order


def bid_value(prizes: list[float], expected: list[int], players: int, seat: int, location: int, bid: int) -> float:
    """What a bid is worth against what is expected of the others."""
    first: float = 1.0
    second: float = 0.0
    third: float = 0.0
    last: float = 1.0
    for rival in range(players):
        if rival == seat:
            continue
        lead = expected[location * players + rival] - bid
        beaten = BEATEN[lead + MAX_LEAD_PIPS] if -MAX_LEAD_PIPS <= lead <= MAX_LEAD_PIPS else (1.0 if lead > 0 else 0.0)
        third += beaten * (second - third)
        second += beaten * (first - second)
        first -= beaten * first
        last *= beaten
    at = (seat * LOCATIONS + location) * PLACES
    return (
        first * prizes[at + FIRST]
        + second * prizes[at + SECOND]
        + third * prizes[at + THIRD]
        + last * prizes[at + LAST]
    )
