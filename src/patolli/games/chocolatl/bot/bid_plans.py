"""Whole bids of Chocolatl, the best first: what to lay in a red, green or gold step until it is confirmed.

Everybody bids at once and in secret, so a bid is good against what the others may bid. That is guessed by playing the
step in thought again and again: each time every player finds a good bid against the mixture of all that the others
bid before, beginning with bids in proportion to the prizes. What was found on the way is the mixture, and the
candidates.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.engine.core.plan import Plan
from patolli.games.chocolatl.bot.estimate import expected_bids, extra
from patolli.games.chocolatl.bot.values import FIRST, LAST, PLACES, SECOND, THIRD, pending, rounds_ahead, stakes
from patolli.games.chocolatl.box.components import HAND, LOCATIONS
from patolli.games.chocolatl.rules.bidding import laid_before, place_of, tie_key
from patolli.games.chocolatl.rules.codes import (
    BID_ALL,
    BID_FIRST,
    BID_LOCATION,
    BID_SECOND,
    HIGHER,
    LOWER,
    PAIR,
    pair_code,
)

if TYPE_CHECKING:
    from patolli.games.chocolatl.rules.state import Chocolatl

LOWEST: Final = -10
SPAN: Final = 64
"""Bids from LOWEST on that are told apart."""
WIDE: Final = 12
"""How far from the share of the hand a bid is thought possible at first."""
TURNS: Final = 2
"""How often everybody finds a bid, for each unit of width."""
WIDEST: Final = 6
"""A greater width thinks no longer about the step: whoever thinks well finds the same mixture, and what looks best to
one is what others expect."""
NEAR: Final[list[int]] = [9, 18, 27, 18, 9]
"""How much a bid that was found counts, with its neighbours."""
SHUFFLED: Final[list[int]] = [0, 7, 3, 10, 5, 1, 8, 4, 11, 2, 9, 6]
ASIDE: Final = 0.8
"""How much worse than the best a bid may look and still be a candidate."""
OPENNESS: Final = 0.05


class Side:
    """What one player may still lay in this round, and what that player was thought to bid."""

    __slots__ = ("cards", "counts", "extra", "found", "order", "seat", "slots", "tie", "total")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.cards: list[int] = []
        """The cards that are still free, high ones first."""
        self.slots: list[int] = []
        """Where a card is missing: locations from 0."""
        self.extra: list[int] = [0] * LOCATIONS
        """Cards that lie open, huts and the old man, by location."""
        self.counts: list[int] = [0] * (LOCATIONS * SPAN)
        """How often each bid was found, by location."""
        self.total: int = 0
        self.order: list[int] = []
        """The cards in the slots as they were thought of last."""
        self.found: list[list[int]] = []
        self.tie: int = 0


def bids(state: Chocolatl, actor: int, width: int) -> list[Plan]:
    if width > WIDEST:
        width = WIDEST
    now = pending(state)
    prizes = stakes(state, now, rounds_ahead(state, now))
    sides = sides_of(state, actor, now, prizes)
    for turn in range(TURNS * width):
        for side in sides:
            worth = worths(state, sides, side.seat, prizes, now)
            improve(side, worth, 0)
            remember(side)
    side = sides[actor]
    worth = worths(state, sides, actor, prizes, now)
    vary(side, worth, width, state.phase == BID_LOCATION)
    return told(state, side, worth)


def sides_of(state: Chocolatl, actor: int, now: int, prizes: list[float]) -> list[Side]:
    """Everybody's cards as the actor knows them: what others lay in this very step is not known."""
    known = [laid_before(state)] * state.players
    known[actor] = state.laid[actor]
    shares = expected_bids(state, now, prizes, known)
    sides: list[Side] = []
    for seat in range(state.players):
        side = Side(seat)
        laid = known[seat]
        row = seat * HAND
        for location in range(now, LOCATIONS + 1):
            pips = extra(state, seat, location, now)
            for which in range(2):
                at = place_of(state.mode, location, which)
                if at < laid:
                    pips += state.cards[row + at]
                else:
                    side.slots.append(location - 1)
            side.extra[location - 1] = pips
        side.cards = sorted(state.cards[row + laid : row + HAND], reverse=True)
        side.tie = tie_key(state, seat)
        first_thought(side, shares, now)
        sides.append(side)
    return sides


def first_thought(side: Side, shares: list[float], now: int) -> None:
    """Bids around the share of the hand, and high cards where the share is high."""
    wanted: list[float] = []
    for location in range(now - 1, LOCATIONS):
        share = int(shares[side.seat * LOCATIONS + location] + 0.5)
        wanted.append(shares[side.seat * LOCATIONS + location])
        for off in range(-WIDE, WIDE + 1):
            at = share + off - LOWEST
            if 0 <= at < SPAN:
                side.counts[location * SPAN + at] += WIDE + 1 - abs(off)
    side.total = (WIDE + 1) * (WIDE + 1)
    many = len(side.slots)
    order = [0] * many
    rank = sorted(range(many), key=lambda at: (-wanted[side.slots[at] - now + 1], at))
    for at in range(many):
        order[rank[at]] = side.cards[at]
    side.order = order


def worths(state: Chocolatl, sides: list[Side], seat: int, prizes: list[float], now: int) -> list[float]:
    """What each bid at each location is worth to the seat against all that the others were thought to bid."""
    mine = sides[seat]
    rivals = [side for side in sides if side.seat != seat]
    worth = [0.0] * (LOCATIONS * SPAN)
    sums = [0] * len(rivals)
    for location in range(now - 1, LOCATIONS):
        base = location * SPAN
        highest: int = 0
        for at in range(mine.slots.count(location)):
            highest += mine.cards[at]
        least = base + mine.extra[location] - LOWEST
        place = (seat * LOCATIONS + location) * PLACES
        prize_first = prizes[place + FIRST]
        prize_second = prizes[place + SECOND]
        prize_third = prizes[place + THIRD]
        prize_last = prizes[place + LAST]
        for i in range(len(rivals)):
            below: int = 0
            counts = rivals[i].counts
            for at in range(base, least):
                below += counts[at]
            sums[i] = below
        for at in range(least, least + highest + 1):
            first: float = 1.0
            second: float = 0.0
            third: float = 0.0
            last: float = 1.0
            for i in range(len(rivals)):
                rival = rivals[i]
                equal = rival.counts[at]
                below = sums[i]
                sums[i] = below + equal
                if mine.tie > rival.tie:
                    below += equal
                beaten = 1.0 - below / rival.total
                third += beaten * (second - third)
                second += beaten * (first - second)
                first -= beaten * first
                last *= beaten
            worth[at] = first * prize_first + second * prize_second + third * prize_third + last * prize_last
    return worth


def totals(side: Side, order: list[int]) -> list[int]:
    """The bids of an arrangement, by location, counted from LOWEST."""
    sums = [0] * LOCATIONS
    for location in range(LOCATIONS):
        sums[location] = side.extra[location] - LOWEST
    for at in range(len(order)):
        sums[side.slots[at]] += order[at]
    return sums


def improve(side: Side, worth: list[float], fixed: int) -> None:
    """Exchange cards between locations as long as that gains something; the first ones may be fixed."""
    order = side.order
    slots = side.slots
    sums = totals(side, order)
    many = len(order)
    changed: bool = True
    while changed:
        changed = False
        for one in range(fixed, many):
            a = slots[one]
            for other in range(one + 1, many):
                b = slots[other]
                more = order[other] - order[one]
                if a == b or more == 0:
                    continue
                now = worth[a * SPAN + sums[a]] + worth[b * SPAN + sums[b]]
                then = worth[a * SPAN + sums[a] + more] + worth[b * SPAN + sums[b] - more]
                if then > now + 1e-6:
                    order[one], order[other] = order[other], order[one]
                    sums[a] += more
                    sums[b] -= more
                    changed = True


def remember(side: Side) -> None:
    """The arrangement counts from now on."""
    sums = totals(side, side.order)
    for location in range(LOCATIONS):
        for off in range(len(NEAR)):
            at = sums[location] + off - 2
            if 0 <= at < SPAN:
                side.counts[location * SPAN + at] += NEAR[off]
        if sums[location] < 0 or sums[location] >= SPAN:
            raise ValueError("a bid is out of bounds")
    side.total += sum(NEAR)
    side.found.append(side.order[:])


def value_of(side: Side, order: list[int], worth: list[float]) -> float:
    sums = totals(side, order)
    value: float = 0.0
    for location in range(LOCATIONS):
        value += worth[location * SPAN + sums[location]]
    return value


def vary(side: Side, worth: list[float], width: int, gold: bool) -> None:
    """More candidates: the best bid against the whole mixture, from several beginnings, and with one exchange.

    Where only a pair is laid, every pair is one instead.
    """
    many = len(side.order)
    for turn in range(1 + width // 3):
        if turn:
            side.order = [side.cards[(SHUFFLED[at] + 5 * turn) % many] for at in range(HAND) if at < many]
            if sorted(side.order, reverse=True) != side.cards:
                break
        improve(side, worth, 0)
        side.found.append(side.order[:])
    best = side.found[0]
    top = value_of(side, best, worth)
    for order in side.found:
        value = value_of(side, order, worth)
        if value > top:
            top = value
            best = order
    if width <= 2:
        return
    if gold:
        openings(side, best, worth)
        return
    for one in range(many):
        for other in range(one + 1, many):
            if side.slots[one] != side.slots[other] and best[one] != best[other]:
                order = best[:]
                order[one], order[other] = best[other], best[one]
                if value_of(side, order, worth) > top - ASIDE:
                    side.found.append(order)


def openings(side: Side, best: list[int], worth: list[float]) -> None:
    """Every pair for the next location, with the best use of the other cards."""
    many = len(best)
    for one in range(many):
        for other in range(one + 1, many):
            side.order = [best[one], best[other]]
            for at in range(many):
                if at != one and at != other:
                    side.order.append(best[at])
            improve(side, worth, 2)
            side.found.append(side.order)


def told(state: Chocolatl, side: Side, worth: list[float]) -> list[Plan]:
    """The arrangements as moves of this step, each once, with how they look."""
    phase = state.phase
    best: dict[str, float] = {}
    kept: dict[str, list[int]] = {}
    for order in side.found:
        look = value_of(side, order, worth)
        for style in range(3 if phase == BID_FIRST else 1):
            moves = moves_of(state, side, order, style)
            liked = look + (openness(side, moves) if phase == BID_FIRST else 0.0)
            key = str(moves)
            if key not in best or best[key] < liked:
                best[key] = liked
                kept[key] = moves
    return [Plan(kept[key], best[key], []) for key in kept]


def openness(side: Side, moves: list[int]) -> float:
    """In a green round it is good to keep cards that differ."""
    spread: float = 0.0
    mean: float = sum(side.cards) / len(side.cards)
    for card in moves:
        spread += abs(card - mean)
    return -OPENNESS * spread


def moves_of(state: Chocolatl, side: Side, order: list[int], style: int) -> list[int]:
    """What the actor says for an arrangement."""
    phase = state.phase
    moves: list[int] = []
    at: int = 0
    many = len(order)
    if phase == BID_SECOND:
        return order[:]
    while at < many:
        if phase == BID_FIRST:
            if at + 1 < many and side.slots[at] == side.slots[at + 1]:
                moves.append(shown(order[at], order[at + 1], style, side))
                at += 2
            else:
                at += 1
            continue
        one = order[at]
        other = order[at + 1]
        moves.append(pair_code(one if one < other else other, other if one < other else one))
        if phase == BID_LOCATION:
            break
        at += 2
    return moves


def shown(one: int, other: int, style: int, side: Side) -> int:
    """Which of two cards is laid open: the low one, the high one, or the one nearer to the middle of the hand."""
    low = one if one < other else other
    high = one + other - low
    if style == 0:
        return low
    if style == 1:
        return high
    mean = sum(side.cards) // len(side.cards)
    return low if abs(low - mean) < abs(high - mean) else high


def neighbours(state: Chocolatl, moves: list[int]) -> list[list[int]]:
    """The bid of a whole round with two cards exchanged, in all ways; in a green round once the first cards lie."""
    found: list[list[int]] = []
    many = len(moves)
    if state.phase == BID_SECOND:
        for one in range(many):
            for other in range(one + 1, many):
                if moves[one] != moves[other]:
                    bid = moves[:]
                    bid[one] = moves[other]
                    bid[other] = moves[one]
                    found.append(bid)
    elif state.phase == BID_ALL:
        for one in range(many):
            for other in range(one + 1, many):
                exchanges(moves, one, other, found)
    return found


def exchanges(moves: list[int], one: int, other: int, found: list[list[int]]) -> None:
    """A card of one pair for a card of the other."""
    first = [LOWER[moves[one] - PAIR], HIGHER[moves[one] - PAIR]]
    second = [LOWER[moves[other] - PAIR], HIGHER[moves[other] - PAIR]]
    for a in range(2):
        for b in range(2):
            if first[a] != second[b]:
                bid = moves[:]
                bid[one] = pair_of(first[1 - a], second[b])
                bid[other] = pair_of(second[1 - b], first[a])
                found.append(bid)


def pair_of(one: int, other: int) -> int:
    return pair_code(one, other) if one < other else pair_code(other, one)
