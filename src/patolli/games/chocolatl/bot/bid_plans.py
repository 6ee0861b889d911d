"""Whole bids of Chocolatl, the best first: what to lay in a red, green or gold step until it is confirmed.

Everybody bids at once and in secret, so a bid is good against a mixture of bids that the others may make. The mixture
is found by fictitious play: it begins with bids in proportion to the prizes; then every player in turn climbs to a good
bid against the mixtures of the others, and adds it to the own one. All bids that were found are candidates.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.engine.core.plan import Plan
from patolli.games.chocolatl.bot.estimate import bid_bonus, expected_bids
from patolli.games.chocolatl.bot.values import (
    FIRST,
    LAST,
    PLACES,
    SECOND,
    THIRD,
    next_location,
    place_values,
    rounds_left,
)
from patolli.games.chocolatl.box.components import HAND, LOCATIONS, Components
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

FIRST_SPREAD_PIPS: Final = 12
"""How far from its share of the hand a bid may be in the first mixture."""
ITERATIONS_PER_WIDTH: Final = 2
"""How often every player adds a bid to the mixture, for each unit of width."""
MAX_WIDTH: Final = 6
"""A greater width does not think longer: the mixtures hardly change any more."""
NEIGHBOUR_WEIGHTS: Final[list[int]] = [9, 18, 27, 18, 9]
"""What a bid that was found adds to the counts of the five bids around it."""
RESTART_ORDER: Final[list[int]] = [0, 7, 3, 10, 5, 1, 8, 4, 11, 2, 9, 6]
"""A mixed order of the twelve cards, from which hill climbing starts again."""
CANDIDATE_MARGIN_POINTS: Final = 0.8
"""How count points worse than the best a bid may be and still be a candidate."""
SHOWN_CARD_PENALTY_POINTS: Final = 0.05
"""For each pip by which an open card differs from the mean of the hand, in a green round."""


class Bidder:
    """One player: the cards that may still be laid in this round, and the mixture of bids that is expected."""

    __slots__ = ("bonus", "cards", "counts", "found", "lowest", "order", "seat", "slots", "span", "tie", "total")

    def __init__(self, seat: int, box: Components) -> None:
        self.seat = seat
        self.lowest: int = box.lowest_bid
        self.span: int = box.bid_span
        """How count different bids are counted, from the lowest on."""
        self.cards: list[int] = []
        """The cards that are still free, high ones first."""
        self.slots: list[int] = []
        """Where a card is missing: locations from 0."""
        self.bonus: list[int] = [0] * LOCATIONS
        """Cards that lie open, huts and the old man, by location."""
        self.counts: list[int] = [0] * (LOCATIONS * self.span)
        """How often each bid was found, by location."""
        self.total: int = 0
        self.order: list[int] = []
        """The cards in the slots, in the arrangement that was found last."""
        self.found: list[list[int]] = []
        self.tie: int = 0


def bids(state: Chocolatl, actor: int, width: int) -> list[Plan]:
    """Candidates for the actor's whole bid, with their scores."""
    if width > MAX_WIDTH:
        width = MAX_WIDTH
    now = next_location(state)
    prizes = place_values(state, now, rounds_left(state, now))
    models = bidders(state, actor, now, prizes)
    for turn in range(ITERATIONS_PER_WIDTH * width):
        for model in models:
            value_at = bid_values(state, models, model.seat, prizes, now)
            hill_climb(model, value_at, 0)
            add_to_mixture(model)
    model = models[actor]
    value_at = bid_values(state, models, actor, prizes, now)
    add_candidates(model, value_at, width, state.phase == BID_LOCATION)
    return as_plans(state, model, value_at)


def bidders(state: Chocolatl, actor: int, now: int, prizes: list[float]) -> list[Bidder]:
    """Everybody's cards as the actor knows them: what others lay in this very step is not known."""
    known = [laid_before(state)] * state.players
    known[actor] = state.laid[actor]
    shares = expected_bids(state, now, prizes, known)
    models: list[Bidder] = []
    for seat in range(state.players):
        model = Bidder(seat, state.box)
        laid = known[seat]
        row = seat * HAND
        for location in range(now, LOCATIONS + 1):
            pips = bid_bonus(state, seat, location, now)
            for which in range(2):
                at = place_of(state.mode, location, which)
                if at < laid:
                    pips += state.cards[row + at]
                else:
                    model.slots.append(location - 1)
            model.bonus[location - 1] = pips
        model.cards = sorted(state.cards[row + laid : row + HAND], reverse=True)
        model.tie = tie_key(state, seat)
        start_mixture(model, shares, now)
        models.append(model)
    return models


def start_mixture(model: Bidder, shares: list[float], now: int) -> None:
    """Bids around the share of the hand, and high cards where the share is high."""
    wanted: list[float] = []
    span = model.span
    for location in range(now - 1, LOCATIONS):
        share = int(shares[model.seat * LOCATIONS + location] + 0.5)
        wanted.append(shares[model.seat * LOCATIONS + location])
        for off in range(-FIRST_SPREAD_PIPS, FIRST_SPREAD_PIPS + 1):
            at = share + off - model.lowest
            if 0 <= at < span:
                model.counts[location * span + at] += FIRST_SPREAD_PIPS + 1 - abs(off)
    model.total = (FIRST_SPREAD_PIPS + 1) * (FIRST_SPREAD_PIPS + 1)
    count = len(model.slots)
    order = [0] * count
    rank = sorted(range(count), key=lambda at: (-wanted[model.slots[at] - now + 1], at))
    for at in range(count):
        order[rank[at]] = model.cards[at]
    model.order = order


def bid_values(state: Chocolatl, models: list[Bidder], seat: int, prizes: list[float], now: int) -> list[float]:
    """By location and bid: what the bid is worth to the seat against the mixtures of the others."""
    mine = models[seat]
    rivals = [model for model in models if model.seat != seat]
    span = mine.span
    value_at = [0.0] * (LOCATIONS * span)
    sums = [0] * len(rivals)
    for location in range(now - 1, LOCATIONS):
        base = location * span
        highest: int = 0
        for at in range(mine.slots.count(location)):
            highest += mine.cards[at]
        least = base + mine.bonus[location] - mine.lowest
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
            value_at[at] = first * prize_first + second * prize_second + third * prize_third + last * prize_last
    return value_at


def totals(model: Bidder, order: list[int]) -> list[int]:
    """The bids of an arrangement, by location, counted from the lowest."""
    sums = [0] * LOCATIONS
    lowest = model.lowest
    for location in range(LOCATIONS):
        sums[location] = model.bonus[location] - lowest
    for at in range(len(order)):
        sums[model.slots[at]] += order[at]
    return sums


def hill_climb(model: Bidder, value_at: list[float], fixed: int) -> None:
    """Exchange cards between locations as long as that gains something; the first ones may be fixed."""
    order = model.order
    slots = model.slots
    span = model.span
    sums = totals(model, order)
    count = len(order)
    changed: bool = True
    while changed:
        changed = False
        for one in range(fixed, count):
            a = slots[one]
            for other in range(one + 1, count):
                b = slots[other]
                more = order[other] - order[one]
                if a == b or more == 0:
                    continue
                now = value_at[a * span + sums[a]] + value_at[b * span + sums[b]]
                then = value_at[a * span + sums[a] + more] + value_at[b * span + sums[b] - more]
                if then > now + 1e-6:
                    order[one], order[other] = order[other], order[one]
                    sums[a] += more
                    sums[b] -= more
                    changed = True


def add_to_mixture(model: Bidder) -> None:
    """Count the arrangement in the mixture."""
    sums = totals(model, model.order)
    span = model.span
    for location in range(LOCATIONS):
        for off in range(len(NEIGHBOUR_WEIGHTS)):
            at = sums[location] + off - 2
            if 0 <= at < span:
                model.counts[location * span + at] += NEIGHBOUR_WEIGHTS[off]
        if sums[location] < 0 or sums[location] >= span:
            raise ValueError("a bid is out of bounds")
    model.total += sum(NEIGHBOUR_WEIGHTS)
    model.found.append(model.order[:])


def value_of(model: Bidder, order: list[int], value_at: list[float]) -> float:
    sums = totals(model, order)
    value: float = 0.0
    for location in range(LOCATIONS):
        value += value_at[location * model.span + sums[location]]
    return value


def add_candidates(model: Bidder, value_at: list[float], width: int, gold: bool) -> None:
    """More candidates: the best bid against the whole mixture, from several beginnings, and with one exchange.

    Where only a pair is laid, every pair is one instead.
    """
    count = len(model.order)
    for turn in range(1 + width // 3):
        if turn:
            model.order = [model.cards[(RESTART_ORDER[at] + 5 * turn) % count] for at in range(HAND) if at < count]
            if sorted(model.order, reverse=True) != model.cards:
                break
        hill_climb(model, value_at, 0)
        model.found.append(model.order[:])
    best = model.found[0]
    top = value_of(model, best, value_at)
    for order in model.found:
        value = value_of(model, order, value_at)
        if value > top:
            top = value
            best = order
    if width <= 2:
        return
    if gold:
        add_opening_pairs(model, best, value_at)
        return
    for one in range(count):
        for other in range(one + 1, count):
            if model.slots[one] != model.slots[other] and best[one] != best[other]:
                order = best[:]
                order[one], order[other] = best[other], best[one]
                if value_of(model, order, value_at) > top - CANDIDATE_MARGIN_POINTS:
                    model.found.append(order)


def add_opening_pairs(model: Bidder, best: list[int], value_at: list[float]) -> None:
    """Every pair for the next location, with the best use of the other cards."""
    count = len(best)
    for one in range(count):
        for other in range(one + 1, count):
            model.order = [best[one], best[other]]
            for at in range(count):
                if at != one and at != other:
                    model.order.append(best[at])
            hill_climb(model, value_at, 2)
            model.found.append(model.order)


def as_plans(state: Chocolatl, model: Bidder, value_at: list[float]) -> list[Plan]:
    """The arrangements as moves of this step, each once, with their scores."""
    phase = state.phase
    best: dict[str, float] = {}
    kept: dict[str, list[int]] = {}
    for order in model.found:
        value = value_of(model, order, value_at)
        for style in range(3 if phase == BID_FIRST else 1):
            moves = moves_of(state, model, order, style)
            score = value + (shown_penalty(model, moves) if phase == BID_FIRST else 0.0)
            key = str(moves)
            if key not in best or best[key] < score:
                best[key] = score
                kept[key] = moves
    return [Plan(kept[key], best[key], []) for key in kept]


def shown_penalty(model: Bidder, moves: list[int]) -> float:
    """In a green round it is good to show cards near the mean, and to keep those that differ."""
    spread: float = 0.0
    mean: float = sum(model.cards) / len(model.cards)
    for card in moves:
        spread += abs(card - mean)
    return -SHOWN_CARD_PENALTY_POINTS * spread


def moves_of(state: Chocolatl, model: Bidder, order: list[int], style: int) -> list[int]:
    """What the actor says for an arrangement."""
    phase = state.phase
    moves: list[int] = []
    at: int = 0
    count = len(order)
    if phase == BID_SECOND:
        return order[:]
    while at < count:
        if phase == BID_FIRST:
            if at + 1 < count and model.slots[at] == model.slots[at + 1]:
                moves.append(shown_card(order[at], order[at + 1], style, model))
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


def shown_card(one: int, other: int, style: int, model: Bidder) -> int:
    """Which of two cards is laid open: the low one, the high one, or the one nearer to the middle of the hand."""
    low = one if one < other else other
    high = one + other - low
    if style == 0:
        return low
    if style == 1:
        return high
    mean = sum(model.cards) // len(model.cards)
    return low if abs(low - mean) < abs(high - mean) else high


def neighbours(state: Chocolatl, moves: list[int]) -> list[list[int]]:
    """The bid of a whole round with two cards exchanged, in all ways; in a green round once the first cards lie."""
    found: list[list[int]] = []
    count = len(moves)
    if state.phase == BID_SECOND:
        for one in range(count):
            for other in range(one + 1, count):
                if moves[one] != moves[other]:
                    bid = moves[:]
                    bid[one] = moves[other]
                    bid[other] = moves[one]
                    found.append(bid)
    elif state.phase == BID_ALL:
        for one in range(count):
            for other in range(one + 1, count):
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
