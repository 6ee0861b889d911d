"""What a bot needs to know about Zapotec: how good a position is."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from patolli.games.zapotec.bot.quick_values import (
    best_lines,
    card_look,
    hand_look,
    space_looks,
)
from patolli.games.zapotec.bot.values import (
    ASPECTS,
    TASTE,
    finishing,
    line_worth,
    pairs,
    ritual_outlook,
    stage,
    tally,
)
from patolli.games.zapotec.rules.building import numbers_in
from patolli.games.zapotec.rules.codes import (
    BASIC,
    CORN,
    GOLD,
    KINDS,
    OVER,
    PRIEST,
    TRADE_BUILD,
    TRADE_COST,
    TRADE_EXCHANGE,
    TRADE_RITUAL,
    TRADE_SACRIFICE,
    TRADE_SCORE,
    VALUES,
)
from patolli.games.zapotec.rules.scoring import levels_built, levels_in, scoring_property

if TYPE_CHECKING:
    from patolli.games.zapotec.rules.state import Zapotec

PARTS: Final = ["scored", "rounds", "pyramids", "rituals", "track", "income", "stock", "trade", "card", "turns"]
"""What an estimate is made of: points scored, round scorings to come, pyramids, rituals, the sacrifice track, income to
come, resources, trade tiles, the card that was chosen or the hand, and what turns usually bring besides."""

TILE_PAYS: Final = [0.0, 0.6, 2.0, 4.0, 5.0, 5.5]
PAIR_BUILDS: Final = [0.0, 1.6, 4.0, 5.0, 5.0, 5.0]
PRIEST_SERVES: Final = [0.0, 1.7, 2.5, 2.8, 2.8, 2.8]
TURNS_BRING: Final = [0.0, -5.0, -3.0, 5.0, 20.0, 37.0]
BOT_TURNS_BRING: Final = [0.0, 12.5, 23.5, 36.0, 47.5, 59.0]
"""By turns to come: a tile in the grid, two basic resources that build a house, a priest, and all the rest."""


def estimate(state: Zapotec) -> list[float]:
    """The points that each seat will probably have at the end."""
    seats = len(state.vp)
    parts = breakdown(state)
    guess = [0.0] * seats
    for index in range(len(parts)):
        guess[index % seats] += parts[index]
    return guess


def breakdown(state: Zapotec) -> list[float]:
    """The estimate in its parts, one after the other in the order of PARTS, each by seat."""
    seats = len(state.vp)
    parts = [0.0] * (len(PARTS) * seats)
    for seat in range(seats):
        parts[seat] = float(state.vp[seat])
    if state.phase == OVER:
        return parts
    if not state.round:
        for seat in range(seats):
            parts[9 * seats + seat] = TURNS_BRING[5] if seat < state.players else BOT_TURNS_BRING[5]
        return parts
    counts = tally(state)
    rest = state.box.rounds - state.round
    for seat in range(seats):
        now = stage(state, seat)
        parts[seats + seat] = rounds_to_come(state, seat, counts, now, rest)
        parts[4 * seats + seat] = track_prize(state, seat, rest + (1 if now >= 3 else 0), rest)
        if seat >= state.players:
            account_bot(state, parts, seat, counts, now, rest)
            continue
        parts[2 * seats + seat] = pyramid_points(state, seat, counts, rest + (1 if now >= 2 else 0))
        parts[3 * seats + seat] = ritual_points(state, seat, now, rest)
        parts[5 * seats + seat] = income_to_come(state, seat, now, rest)
        parts[6 * seats + seat] = stock_worth(state, seat, now, rest)
        parts[7 * seats + seat] = trade_worth(state, seat, now, rest)
        parts[8 * seats + seat] = card_worth(state, seat, now, rest)
        parts[9 * seats + seat] = TURNS_BRING[rest + (1 if now >= 2 else 0)]
    return parts


def account_bot(state: Zapotec, parts: list[float], seat: int, counts: list[int], now: int, rest: int) -> None:
    """ZAP-99 to ZAP-103: what Cocijobot has for certain, and what its cards usually bring."""
    box = state.box
    seats = len(state.vp)
    for pyramid in range(len(state.tops)):
        levels = levels_in(state, seat, pyramid)
        if levels:
            wanted = box.score_property[state.edge[state.beside[pyramid]]]
            houses = counts[seat * ASPECTS + wanted] + 0.8 * rest
            sure = 1.0 if state.options.unfinished else finishing(state, pyramid)
            parts[2 * seats + seat] += levels * (box.finished_points + sure * box.level_points * houses)
    for index in range(len(state.rituals)):
        if state.discs[index] >> seat & 1:
            shared = state.discs[index] & 1
            parts[3 * seats + seat] += box.bot_ritual_shared if shared else box.bot_ritual_alone
    owned = state.owned[seat]
    for level in range(VALUES):
        parts[7 * seats + seat] += box.bot_trade_points[level] * (owned & box.level_mask[level]).bit_count()
    parts[9 * seats + seat] = BOT_TURNS_BRING[rest + (1 if now >= 2 else 0)]


def rounds_to_come(state: Zapotec, seat: int, counts: list[int], now: int, rest: int) -> float:
    """ZAP-65: what the houses that stand will score in this round and the next ones."""
    box = state.box
    base = seat * ASPECTS
    each = box.house_points
    total: float = 0.0
    known = now >= 1 or not state.order
    if known and (now >= 1 or rest):
        total += each * counts[base + scoring_property(state)]
        if now == 0:
            rest -= 1
    if rest <= 0:
        return total
    weight = counts[base] + counts[base + 1] + counts[base + 2]
    mean = TASTE.others * weight
    if state.offer:
        matching: int = 0
        for card in state.offer:
            matching += counts[base + box.card_property[card]]
        total += each * matching / len(state.offer)
        rest -= 1
    return total + mean * rest


def track_prize(state: Zapotec, seat: int, capitals: int, rest: int) -> float:
    """ZAP-72: the prize of the probable rank on the sacrifice track; whoever has not left space 0 may still do so."""
    prizes = state.box.rank_points
    position = state.position
    if not position[seat]:
        if seat >= state.players:
            return float(state.box.bot_stayed)
        ahead: int = 0
        for other in range(len(position)):
            if position[other]:
                ahead += 1
        prize = prizes[ahead] if ahead < len(prizes) else 0
        return prize * (1.0 - 0.75**capitals)
    warm = 0.3 + TASTE.warm * rest
    rank: float = 0.0
    own = state.track.index(seat)
    for other in range(len(position)):
        if other != seat:
            lead = position[seat] - position[other] + (0.5 if own < state.track.index(other) else -0.5)
            rank += 1.0 / (1.0 + exp(lead / warm))
    whole = int(rank)
    part = rank - whole
    upper = prizes[whole] if whole < len(prizes) else 0
    lower = prizes[whole + 1] if whole + 1 < len(prizes) else 0
    return upper * (1.0 - part) + lower * part


def pyramid_points(state: Zapotec, seat: int, counts: list[int], builds: int) -> float:
    """ZAP-79: what the levels that stand will bring."""
    box = state.box
    total: float = 0.0
    for pyramid in range(len(state.tops)):
        levels = levels_in(state, seat, pyramid)
        if levels:
            houses = counts[seat * ASPECTS + box.score_property[state.edge[state.beside[pyramid]]]]
            total += levels * (box.level_points * (houses + TASTE.more_houses * builds))
            total += levels * box.finished_points * finishing(state, pyramid)
    return total


def ritual_points(state: Zapotec, seat: int, now: int, rest: int) -> float:
    """ZAP-73: the ritual cards with a disc, and those that may still get one."""
    builds = rest + (1 if now >= 2 else 0)
    capitals = rest + (1 if now >= 3 else 0)
    total: float = 0.0
    free: float = 0.0
    for index in range(len(state.rituals)):
        points = ritual_outlook(state, seat, state.rituals[index], builds, capitals)
        if state.discs[index] >> seat & 1:
            total += points
        elif points > free:
            free = points
    if capitals:
        ready = state.performed[seat] < levels_built(state, seat)
        likely = 0.5 * TASTE.disc_likely if capitals == 1 else TASTE.disc_likely
        total += free * (likely + (0.25 if ready else 0.0))
    return total


def income_to_come(state: Zapotec, seat: int, now: int, rest: int) -> float:
    """ZAP-25: what the tiles in the grid will pay, the more the better they lie in line."""
    incomes = rest + (1 if now == 4 else 0)
    if not incomes:
        return 0.0
    size = len(state.box.cells)
    tiles: int = 0
    for cell in range(seat * size, seat * size + size):
        if state.grid[cell] >= 0:
            tiles += 1
    lines: float = 0.0
    for resource in range(BASIC):
        lines += line_worth(state, seat, resource, 1)
    return TILE_PAYS[incomes] * tiles + TASTE.lines * lines


def stock_worth(state: Zapotec, seat: int, now: int, rest: int) -> float:
    """What the resources in store and a palace that is still to be built will become."""
    builds = rest + (1 if now >= 2 else 0)
    capitals = rest + (1 if now >= 3 else 0)
    base = seat * KINDS
    stock = state.stock
    total: float = 0.0
    if builds:
        houses = pairs(stock[base], stock[base + 1], stock[base + 2])
        total += PAIR_BUILDS[builds] * (houses if houses < state.houses[seat] else state.houses[seat])
        if rest:
            total += TASTE.stored_odd * (stock[base] + stock[base + 1] + stock[base + 2] - 2 * houses)
        if state.palaces[seat] < 0:
            total += TASTE.palace_waits * (builds if builds < 3 else 3)
    if capitals:
        total += TASTE.stored_corn * many(stock[base + CORN], 5)
        total += TASTE.stored_gold * many(stock[base + GOLD], 4)
        total += PRIEST_SERVES[capitals] * many(stock[base + PRIEST], 3)
    return total


def many(amount: int, enough: int) -> float:
    """What is more than enough counts a third."""
    return float(amount) if amount <= enough else enough + (amount - enough) / 3.0


def trade_worth(state: Zapotec, seat: int, now: int, rest: int) -> float:
    """Section 8: what trade tiles will still do."""
    owned = state.owned[seat]
    if not owned:
        return 0.0
    box = state.box
    builds = rest + (1 if now >= 2 else 0)
    total: float = 0.0
    total += TASTE.exchange * builds * (owned & ~state.down[seat] & box.kind_mask[TRADE_EXCHANGE]).bit_count()
    total += TASTE.exchange * rest * (owned & state.down[seat] & box.kind_mask[TRADE_EXCHANGE]).bit_count()
    total += TASTE.builder * builds * (owned & ~state.down[seat] & box.kind_mask[TRADE_BUILD]).bit_count()
    total += TASTE.builder * rest * (owned & state.down[seat] & box.kind_mask[TRADE_BUILD]).bit_count()
    total += TASTE.cheaper * builds * (owned & box.kind_mask[TRADE_COST]).bit_count()
    if owned & box.kind_mask[TRADE_SCORE]:
        total += TASTE.scorer * (rest + (1 if now >= 1 else 0))
    if state.options.kept:
        total += (
            3.0
            * (1.0 if builds else 0.0)
            * (owned & ~state.down[seat] & (box.kind_mask[TRADE_SACRIFICE] | box.kind_mask[TRADE_RITUAL])).bit_count()
        )
    return total


def card_worth(state: Zapotec, seat: int, now: int, rest: int) -> float:
    """How well the card that is played suits the seat; before that, the best card of the hand."""
    if now != 4:
        return TASTE.hand * best_card(state, seat, [], rest) if rest else 0.0
    looks = space_looks(state, seat, now, rest, state.tiled)
    if state.chosen[seat] >= 0:
        return TASTE.hand * card_look(state, seat, state.chosen[seat], looks, best_lines(state, seat, rest), rest)
    return TASTE.hand * best_card(state, seat, looks, rest)


def best_card(state: Zapotec, seat: int, looks: list[float], rest: int) -> float:
    """The look of the best card of the hand; without looks of the spaces, for a later round."""
    best: float = 0.0
    lines = best_lines(state, seat, rest) if looks else []
    for card in numbers_in(state.hands[seat]):
        look = card_look(state, seat, card, looks, lines, rest) if looks else hand_look(state, seat, card)
        if look > best:
            best = look
    return best
