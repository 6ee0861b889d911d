"""Hands, bids and their ranking (sections 7 and 9).

The twelve cards of a player are a row: first those that are laid, in the order of laying, then the hand from low to
high. Red and gold lay pairs, location after location. Green lays a first card everywhere, then a second one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.chocolatl.box.components import GOLD, GREEN, HAND, LOCATIONS
from patolli.games.chocolatl.rules.codes import (
    BID_FIRST,
    BID_LOCATION,
    BID_SECOND,
    DICE,
    DISCARD,
    PAIR,
    pair_code,
)

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng
    from patolli.games.chocolatl.rules.state import Chocolatl


# ------------------------------------------------------------------- cards
def lay(state: Chocolatl, seat: int, value: int) -> None:
    """Move a card from the hand to the end of what is laid."""
    cards = state.cards
    at = seat * HAND + state.laid[seat]
    found = at
    while cards[found] != value:
        found += 1
    while found > at:
        cards[found] = cards[found - 1]
        found -= 1
    cards[at] = value
    state.laid[seat] += 1


def replaced(values: list[int], index: int, value: int) -> list[int]:
    """The list with one value replaced; the old one stays as it is."""
    other = values[:]
    other[index] = value
    return other


def place_of(mode: int, location: int, which: int) -> int:
    """Where in a row the first (0) or second (1) card of a location is."""
    if mode == GREEN:
        return which * LOCATIONS + location - 1
    return 2 * location - 2 + which


def card(state: Chocolatl, seat: int, location: int, which: int) -> int:
    return state.cards[seat * HAND + place_of(state.mode, location, which)]


def hand(state: Chocolatl, seat: int) -> list[int]:
    """The cards that a player has not laid, from low to high."""
    return state.cards[seat * HAND + state.laid[seat] : seat * HAND + HAND]


def gather(state: Chocolatl) -> None:
    """CHO-23: everybody takes all twelve cards back."""
    cards = state.cards
    for seat in range(state.players):
        state.laid[seat] = 0
        start = seat * HAND
        for i in range(start + 1, start + HAND):
            value = cards[i]
            j = i
            while j > start and cards[j - 1] > value:
                cards[j] = cards[j - 1]
                j -= 1
            cards[j] = value


def laid_before(state: Chocolatl) -> int:
    """How many cards of each row were laid before the bidding that goes on: the rest of it is a private draft."""
    if state.phase == BID_SECOND:
        return LOCATIONS
    if state.phase == BID_LOCATION:
        return 2 * state.location - 2
    return 0


def revealed(state: Chocolatl) -> int:
    """CHO-31, CHO-32: how many locations have been turned over in this round."""
    if DICE <= state.phase <= DISCARD:
        return state.location if state.mode == GOLD or state.options.stepwise else LOCATIONS
    return state.location - 1 if state.phase == BID_LOCATION else 0


def is_open(state: Chocolatl, place: int) -> bool:
    """CHO-33: whether the cards at this place of every row have been turned over."""
    if state.mode != GREEN:
        return place < 2 * revealed(state)
    if place < LOCATIONS:
        return state.phase > BID_FIRST
    return place - LOCATIONS < revealed(state)


# ------------------------------------------------------------------- small decisions
def values(state: Chocolatl, seat: int) -> list[int]:
    """CHO-26: the different values in a hand, from low to high."""
    found: list[int] = []
    last = -1
    for i in range(seat * HAND + state.laid[seat], seat * HAND + HAND):
        value = state.cards[i]
        if value != last:
            found.append(value)
            last = value
    return found


def pairs(state: Chocolatl, seat: int) -> list[int]:
    """CHO-87: the different pairs that a hand can bid, in the order of their codes."""
    found: list[int] = []
    start = seat * HAND + state.laid[seat]
    highs = values(state, seat)
    at = start
    for j in range(len(highs)):
        high = highs[j]
        copies = 0
        while at < seat * HAND + HAND and state.cards[at] == high:
            copies += 1
            at += 1
        for i in range(j):
            found.append(pair_code(highs[i], high))
        if copies > 1:
            found.append(pair_code(high, high))
    return found


def pick_pair(state: Chocolatl, seat: int, rng: Rng) -> int:
    """One of the pairs at random, without listing them."""
    cards = state.cards
    start = seat * HAND + state.laid[seat]
    end = seat * HAND + HAND
    for i in range(start + 1, end):
        if cards[i] == cards[i - 1]:
            listed = pairs(state, seat)
            return listed[rng.below(len(listed))]
    count = end - start
    n = rng.below(count * (count - 1) // 2)
    j = 1
    while n >= j:
        n -= j
        j += 1
    high = cards[start + j]
    return PAIR + high * (high + 1) // 2 + cards[start + n]


def pick_value(state: Chocolatl, seat: int, rng: Rng) -> int:
    """One of the values at random."""
    cards = state.cards
    start = seat * HAND + state.laid[seat]
    end = seat * HAND + HAND
    for i in range(start + 1, end):
        if cards[i] == cards[i - 1]:
            listed = values(state, seat)
            return listed[rng.below(len(listed))]
    return cards[start + rng.below(end - start)]


# ------------------------------------------------------------------- adjusted bids and ranking
def hut_term(state: Chocolatl, seat: int) -> int:
    """CHO-41: what the huts add to a bid at this location."""
    return state.huts[seat] * (state.box.hut_bonus_in_village if state.location == 3 else state.box.hut_bonus)


def old_man_term(state: Chocolatl, seat: int) -> int:
    """CHO-41: what the old man adds to a bid at this location."""
    if seat != state.old_man:
        return 0
    return state.box.old_man_here if state.location == 1 else state.box.old_man_elsewhere


def base_bid(state: Chocolatl, seat: int) -> int:
    """CHO-41: the adjusted bid without dice."""
    cards = card(state, seat, state.location, 0) + card(state, seat, state.location, 1)
    return cards + hut_term(state, seat) + old_man_term(state, seat)


def tie_key(state: Chocolatl, seat: int) -> int:
    """CHO-44, keys 2 to 4 as one number: the higher one wins the tie."""
    key = (4095 - state.space[seat]) << 3 | state.stack.index(seat)
    return key | 1 << 15 if seat == state.figure else key


def rank(state: Chocolatl) -> list[int]:
    """CHO-44: all players, the best first."""
    order: list[int] = []
    keys: list[int] = []
    for seat in range(state.players):
        key = state.bids[seat] * 65536 + tie_key(state, seat)
        at = len(order)
        order.append(seat)
        keys.append(key)
        while at > 0 and keys[at - 1] < key:
            order[at] = order[at - 1]
            keys[at] = keys[at - 1]
            at -= 1
        order[at] = seat
        keys[at] = key
    return order


def tie_word(state: Chocolatl, ahead: int, behind: int) -> str:
    """What put the first of two neighbours in the ranking ahead of the second."""
    if state.bids[ahead] != state.bids[behind]:
        return "bid"
    if ahead == state.figure:
        return "figure"
    return "points" if state.space[ahead] != state.space[behind] else "stack"
