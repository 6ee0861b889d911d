"""The six locations (section 10): what each of them gives, takes and asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.chocolatl.box.components import HAND
from patolli.games.chocolatl.rules.bidding import card, hut_term, old_man_term, tie_key, tie_word
from patolli.games.chocolatl.rules.codes import (
    DISCARD,
    POINTS_BITS,
    PRIZE_BITS,
    PRIZE_CARD,
    PRIZE_CHOCOLATL,
    PRIZE_DIE,
    PRIZE_HUT,
    PRIZE_MASK,
    PRIZE_OLD_MAN,
    PRIZE_STONE,
    PYRAMID_ORDER,
    VILLAGE,
)
from patolli.games.chocolatl.rules.results import pack_outcome, pack_swap
from patolli.games.chocolatl.rules.scoring import last_round, move_disc

if TYPE_CHECKING:
    from patolli.games.chocolatl.rules.state import Chocolatl


def settle(state: Chocolatl) -> bool:
    """Carry out the effects of the location; False if somebody has to be asked first."""
    note_bids(state)
    if state.location == 1:
        temple(state)
    elif state.location == 2:
        harvest(state)
    elif state.location == 3:
        state.phase = VILLAGE
        state.asked = state.ranking[0]
        return False
    elif state.location == 4:
        return pyramid(state)
    elif state.location == 5:
        drink(state)
    else:
        return court(state)
    return True


# ------------------------------------------------------------------- what is kept of it, and told
def note_bids(state: Chocolatl) -> None:
    """Keep who bid what, as it was when the ranking was fixed (CHO-47)."""
    first = (state.location - 1) * state.players
    for place in range(1, state.players + 1):
        seat = state.ranking[place - 1]
        one = card(state, seat, state.location, 0)
        two = card(state, seat, state.location, 1)
        hut = hut_term(state, seat)
        old = old_man_term(state, seat)
        dice = state.bids[seat] - one - two - hut - old
        has_old_man = 1 if seat == state.old_man else 0
        packed = pack_outcome(one, two, state.huts[seat], has_old_man, dice, place, state.round)
        state.results[first + seat] = packed
        if state.events is not None:
            last = place == state.players
            state.events.append(
                (
                    "bid",
                    {
                        "seat": seat,
                        "location": state.location,
                        "place": place,
                        "a": one,
                        "b": two,
                        "huts": hut,
                        "old": old,
                        "dice": dice,
                        "bid": state.bids[seat],
                        "ahead": "last" if last else tie_word(state, seat, state.ranking[place]),
                    },
                )
            )


def prize(state: Chocolatl, seat: int, what: int) -> None:
    """Keep what somebody got at this location. A second stone makes two of the first."""
    at = (state.location - 1) * state.players + seat
    if what == PRIZE_STONE and state.results[at] >> PRIZE_BITS & PRIZE_MASK == PRIZE_STONE:
        what = 1
    state.results[at] += what << PRIZE_BITS


def score(state: Chocolatl, seat: int, points: int) -> None:
    """Move the disc, keep the points and tell them (CHO-70, CHO-75)."""
    moved = move_disc(state, seat, points)
    state.results[(state.location - 1) * state.players + seat] += moved << POINTS_BITS
    space = state.space[seat]
    if state.events is not None:
        key = "loses" if points < 0 else "scores"
        state.events.append((key, {"seat": seat, "points": abs(moved), "location": state.location, "space": space}))
    if space >= state.box.end_score and last_round(state) and state.events is not None:
        state.events.append(("last-round-score", {"seat": seat, "space": state.box.end_score}))


# ------------------------------------------------------------------- 1, 2, 3
def temple(state: Chocolatl) -> None:
    """CHO-49 to CHO-51."""
    first = state.ranking[0]
    last = state.ranking[state.players - 1]
    state.figure = first
    prize(state, first, PRIZE_CHOCOLATL)
    if state.events is not None:
        state.events.append(("chocolatl", {"seat": first}))
    score(state, first, state.box.temple_points)
    state.old_man = last
    prize(state, last, PRIZE_OLD_MAN)
    if state.events is not None:
        state.events.append(("old-man", {"seat": last}))


def harvest(state: Chocolatl) -> None:
    """CHO-52."""
    for place in range(min(state.box.harvest_paid, state.players)):
        score(state, state.ranking[place], state.box.triples[state.white][2 - place])


def village(state: Chocolatl, hut_first: bool) -> None:
    """CHO-53: the second in rank gets what the first has left."""
    build_hut(state, state.ranking[0] if hut_first else state.ranking[1])
    seat = state.ranking[1] if hut_first else state.ranking[0]
    state.dice[seat] += 1
    prize(state, seat, PRIZE_DIE)
    if state.events is not None:
        state.events.append(("die", {"seat": seat, "dice": state.dice[seat]}))


def build_hut(state: Chocolatl, seat: int) -> None:
    """CHO-54."""
    state.huts[seat] += 1
    prize(state, seat, PRIZE_HUT)
    if state.events is not None:
        state.events.append(("hut", {"seat": seat, "huts": state.huts[seat]}))
    use_stone(state, seat)


def use_stone(state: Chocolatl, seat: int) -> None:
    """CHO-62, CHO-75: a stone leaves the supply; without any it is a substitute."""
    if state.stones[seat]:
        state.stones[seat] -= 1
        if not state.stones[seat] and last_round(state) and state.events is not None:
            state.events.append(("last-round-stones", {"seat": seat}))


# ------------------------------------------------------------------- 4
def pyramid(state: Chocolatl) -> bool:
    """CHO-57 to CHO-59; False if the first in rank has to say who places first."""
    first = state.ranking[0]
    second = state.ranking[1]
    if state.bids[first] - state.bids[second] >= state.box.margin:
        place_stones(state, first, first)
        return True
    space = len(state.pyramid)
    if state.box.row_of[space] != state.box.row_of[space + 1]:
        state.phase = PYRAMID_ORDER
        state.asked = first
        return False
    place_stones(state, first, second)
    return True


def place_stones(state: Chocolatl, one: int, other: int) -> None:
    place_stone(state, one)
    place_stone(state, other)


def place_stone(state: Chocolatl, seat: int) -> None:
    """CHO-56, CHO-60: on the next free space; a full row is paid at once."""
    space = len(state.pyramid)
    state.pyramid = [*state.pyramid, seat]
    prize(state, seat, PRIZE_STONE)
    box = state.box
    row = box.row_of[space]
    if state.events is not None:
        substitute = int(not state.stones[seat])
        state.events.append(("stone", {"seat": seat, "row": row + 1, "substitute": substitute}))
    use_stone(state, seat)
    if space + 1 == box.row_end[row]:
        best = row_owner(state, row)
        if state.events is not None:
            state.events.append(("row", {"seat": best, "row": row + 1}))
        score(state, best, box.row_bonus[row])
    if space + 1 == box.pyramid and last_round(state) and state.events is not None:
        state.events.append(("last-round-pyramid", {"round": state.round}))


def row_owner(state: Chocolatl, row: int) -> int:
    """CHO-60, CHO-61: who has the most stones in a full row, ties as in the ranking."""
    counts = [0] * state.players
    end = state.box.row_end[row]
    for space in range(end - state.box.row_spaces[row], end):
        counts[state.pyramid[space]] += 1
    best = 0
    for seat in range(1, state.players):
        if counts[seat] > counts[best] or (
            counts[seat] == counts[best] and tie_key(state, seat) > tie_key(state, best)
        ):
            best = seat
    return best


# ------------------------------------------------------------------- 5, 6
def drink(state: Chocolatl) -> None:
    """CHO-63, CHO-73: first, second, then the loss of the last."""
    paid = state.box.drink[state.round - 1]
    score(state, state.ranking[0], paid[0])
    if paid[1]:
        score(state, state.ranking[1], paid[1])
    score(state, state.ranking[state.players - 1], paid[2])


def court(state: Chocolatl) -> bool:
    """CHO-64 to CHO-68; False if somebody has to choose the card to give up."""
    first = state.ranking[0]
    second = state.ranking[1]
    if state.last:
        score(state, first, state.box.court_first)
        score(state, second, state.box.court_second)
        return True
    if state.options.lowest:
        swap(state, first, lowest_card(state, first))
        swap(state, second, lowest_card(state, second))
        return True
    state.phase = DISCARD
    state.asked = first
    return False


def lowest_card(state: Chocolatl, seat: int) -> int:
    """CHO-65."""
    return min(state.cards[seat * HAND : seat * HAND + HAND])


def prize_card(state: Chocolatl, seat: int) -> int:
    """CHO-64: the improvement card that somebody wins: the higher one for the first in rank."""
    one = state.opened[len(state.opened) - 2]
    two = state.opened[len(state.opened) - 1]
    return max(one, two) if seat == state.ranking[0] else min(one, two)


def swap(state: Chocolatl, seat: int, given: int) -> None:
    """CHO-64, CHO-67: an old card leaves the game, the new one takes its place in the row."""
    won = prize_card(state, seat)
    start = seat * HAND
    at = state.cards.index(given, start, start + HAND)
    state.cards[at] = won
    state.swaps = [*state.swaps, pack_swap(state.round, seat, won, given)]
    prize(state, seat, PRIZE_CARD)
    if state.events is not None:
        state.events.append(("swap", {"seat": seat, "won": won, "given": given}))
