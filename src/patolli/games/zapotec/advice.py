"""What a bot needs to know about Zapotec: how good a position is, which moves are worth a look, how a game goes on.

All is counted in points of the end. A seat's resources are worth what they usually become; that depends on how often
it will still be able to spend them, so the tables go by the turns to come, 0 to 5.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from patolli.engine.state import CHANCE
from patolli.games.zapotec.building import line_income, open_spaces, palace_spaces, ready_builders, spaces_by_card
from patolli.games.zapotec.capital import offer_exchanges, others_discs
from patolli.games.zapotec.codes import (
    ANY_BASIC,
    BASIC,
    BUILD,
    BUILD_HOUSE,
    BUILD_PALACE,
    BUY,
    CAPITAL,
    CHOOSE,
    CHOOSE_CARD,
    CORN,
    DECLINE,
    DONE,
    DRAFT_CARD,
    GAIN,
    GOLD,
    HIGH,
    HIGH_BITS,
    INCOME,
    INCOME_COLUMN,
    INCOME_ROW,
    KIND_BITS,
    KINDS,
    LOW,
    MIDDLE,
    MIDDLE_BITS,
    OVER,
    PENDING_BASIC,
    PENDING_TILE,
    PLACE,
    PRIEST,
    PROPERTIES,
    PYRAMID_ADD,
    PYRAMID_NEW,
    RITUAL,
    RITUAL_GROUPS,
    RITUAL_LEVELS,
    RITUAL_RESOURCES,
    RITUAL_STEPS,
    SACRIFICE,
    SCORE,
    SCORE_CARD,
    SCORE_ROUND,
    TILED,
    TRADE_BUILD,
    TRADE_COST,
    TRADE_EXCHANGE,
    TRADE_GAIN,
    TRADE_RITUAL,
    TRADE_SACRIFICE,
    TRADE_SCORE,
    USE,
    USE_RITUAL,
    VALUES,
)
from patolli.games.zapotec.moves import moves as legal
from patolli.games.zapotec.moves import pick, play
from patolli.games.zapotec.scoring import levels_built, levels_in, ritual_value, scoring_property

if TYPE_CHECKING:
    from patolli.engine.rng import Rng
    from patolli.games.zapotec.state import Zapotec

PARTS: Final = ["scored", "rounds", "pyramids", "rituals", "track", "income", "stock", "trade", "card", "turns"]
"""What an estimate is made of: points scored, round scorings to come, pyramids, rituals, the sacrifice track, income to
come, resources, trade tiles, the card that was chosen or the hand, and what turns usually bring besides."""

ASPECTS: Final = 9
BASIC_WORTH: Final = [0.0, 1.2, 1.7, 2.0, 2.2, 2.3]
CORN_WORTH: Final = [0.0, 1.0, 1.2, 1.4, 1.5, 1.5]
GOLD_WORTH: Final = [0.0, 0.9, 1.3, 1.6, 1.8, 1.9]
PRIEST_WORTH: Final = [0.0, 3.0, 3.8, 4.2, 4.4, 4.4]
BASIC_SUM: Final = [0.0, 1.2, 2.9, 4.9, 7.1, 9.4]
CORN_SUM: Final = [0.0, 1.0, 2.2, 3.6, 5.1, 6.6]
GOLD_SUM: Final = [0.0, 0.9, 2.2, 3.8, 5.6, 7.5]
PRIEST_SUM: Final = [0.0, 3.0, 6.8, 11.0, 15.4, 19.8]
"""The sums are what one of the resource in every income to come is worth."""
HOUSE_OTHERS: Final = 0.67
"""Points of a house in a round whose scoring card is not known yet."""
BEST_LINE: Final = 0.6
SECOND_LINE: Final = 0.3
"""How often the best and the second best basic resource will be played for income."""
ODD_BASIC: Final = 0.4
"""The share of a basic resource that finds no other one to build with."""
PAIR_BONUS: Final = 1.6
PROGRESS: Final = [0.0, 0.45, 0.65, 0.75, 0.8, 0.8]
"""The share of a begun group of three that will probably be completed."""
SCORES_IN_HAND: Final = 2.0
TURN_BRINGS: Final = 7.0
BOT_TURN_BRINGS: Final = 9.0
KEEN: Final = 0.8
"""Of two moves the one that promises a point more looks exp(0.8) times as good."""
NOISE: Final = 2.5
"""Points by which moves may look better than they are when a game is played on, so that games differ."""


# ------------------------------------------------------------------- what is still to come
def stage(state: Zapotec, seat: int) -> int:
    """How much of the seat's turn of this round is still to come: 4 all, 3 Capital, 2 building, 1 scoring, 0 none."""
    phase = state.phase
    if phase == CHOOSE:
        return 4
    if not state.order:
        return 4 if state.round and state.chosen[0] >= 0 else 0
    place = state.order.index(seat)
    if place != state.turn:
        return 4 if place > state.turn else 0
    if phase == INCOME:
        return 4
    if phase == BUILD:
        return 2
    if CAPITAL <= phase < BUILD:
        return 3
    if phase == SCORE or (state.idle and phase < CHOOSE):
        return 1
    return 0


def tally(state: Zapotec) -> list[int]:
    """By seat * 9 + property: the weight of the seat's buildings that match it (ZAP-9)."""
    box = state.box
    owner = state.owner
    values = box.space_values
    palaces = state.palaces
    counts = [0] * (ASPECTS * len(state.vp))
    for space in box.in_play[state.players - 1]:
        seat = owner[space]
        if seat >= 0:
            weight = box.palace_weight if palaces[seat] == space else 1
            base = seat * ASPECTS
            counts[base + values[space * VALUES]] += weight
            counts[base + values[space * VALUES + 1]] += weight
            counts[base + values[space * VALUES + 2]] += weight
    return counts


def worth(resource: int, builds: int, capitals: int) -> float:
    """What one of the resource is worth to a seat that will build and act so often."""
    if resource < BASIC:
        return BASIC_WORTH[builds]
    if resource == PRIEST:
        return PRIEST_WORTH[capitals]
    return GOLD_WORTH[capitals] if resource == GOLD else CORN_WORTH[capitals]


def worth_each_income(resource: int, incomes: int) -> float:
    if resource < BASIC:
        return BASIC_SUM[incomes]
    if resource == PRIEST:
        return PRIEST_SUM[incomes]
    return GOLD_SUM[incomes] if resource == GOLD else CORN_SUM[incomes]


def finishing(state: Zapotec, pyramid: int) -> float:
    """How likely an unfinished pyramid will be finished."""
    top = state.tops[pyramid]
    if top == 1:
        return 1.0
    turns: int = 0
    rest = state.box.rounds - state.round
    for seat in range(len(state.vp)):
        turns += rest + (1 if stage(state, seat) >= 3 else 0)
    return 1.0 - exp(-0.45 * turns / (top - 1))


def pairs(wood: int, brick: int, stone: int) -> int:
    """How many houses the basic resources pay for, each with two different ones (ZAP-60)."""
    total = wood + brick + stone
    most = wood
    if brick > most:
        most = brick
    if stone > most:
        most = stone
    return total // 2 if total // 2 < total - most else total - most


# ------------------------------------------------------------------- the estimate
def estimate(state: Zapotec) -> list[float]:
    """The points that each seat will probably have at the end."""
    seats = len(state.vp)
    parts = account(state)
    guess = [0.0] * seats
    for index in range(len(parts)):
        guess[index % seats] += parts[index]
    return guess


def account(state: Zapotec) -> list[float]:
    """The estimate in its parts, one after the other in the order of PARTS, each by seat."""
    seats = len(state.vp)
    parts = [0.0] * (len(PARTS) * seats)
    for seat in range(seats):
        parts[seat] = float(state.vp[seat])
    if state.phase == OVER:
        return parts
    if not state.round:
        for seat in range(seats):
            parts[9 * seats + seat] = (TURN_BRINGS if seat < state.players else BOT_TURN_BRINGS) * state.box.rounds
        return parts
    counts = tally(state)
    rest = state.box.rounds - state.round
    for seat in range(seats):
        now = stage(state, seat)
        parts[seats + seat] = rounds_to_come(state, seat, counts, now, rest)
        parts[4 * seats + seat] = track_prize(state, seat, rest)
        if seat >= state.players:
            account_bot(state, parts, seat, counts, now, rest)
            continue
        parts[2 * seats + seat] = pyramid_points(state, seat, counts, rest + (1 if now >= 2 else 0))
        parts[3 * seats + seat] = ritual_points(state, seat, now, rest)
        parts[5 * seats + seat] = income_to_come(state, seat, now, rest)
        parts[6 * seats + seat] = stock_worth(state, seat, now, rest)
        parts[7 * seats + seat] = trade_worth(state, seat, now, rest)
        parts[8 * seats + seat] = card_worth(state, seat, counts, now, rest)
        parts[9 * seats + seat] = TURN_BRINGS * (rest + (1 if now >= 2 else 0))
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
    parts[9 * seats + seat] = BOT_TURN_BRINGS * (rest + (1 if now >= 2 else 0))


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
    mean = HOUSE_OTHERS * weight
    if state.offer:
        matching: int = 0
        for card in state.offer:
            matching += counts[base + box.card_property[card]]
        total += each * matching / len(state.offer)
        rest -= 1
    return total + mean * rest


def track_prize(state: Zapotec, seat: int, rest: int) -> float:
    """ZAP-72: the prize of the probable rank on the sacrifice track."""
    prizes = state.box.rank_points
    position = state.position
    if not position[seat]:
        return 0.0 if seat < state.players else float(state.box.bot_stayed)
    warm = 0.3 + 0.9 * rest
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
            total += levels * (box.level_points * (houses + 0.6 * builds))
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
        likely = 0.15 if capitals == 1 else 0.3
        total += free * (likely + (0.25 if ready else 0.0))
    return total


def ritual_outlook(state: Zapotec, seat: int, card: int, builds: int, capitals: int) -> float:
    """What the ritual card will probably be worth to the seat at the end."""
    box = state.box
    kind = box.ritual_kind[card]
    each = box.ritual_each[card]
    most = box.ritual_most[card]
    points: float = 0.0
    if kind == RITUAL_GROUPS:
        if builds > 3:
            builds = 3
        weights = group_weights(state, seat, card)
        for a in range(VALUES):
            least, missing = group_state(weights, a)
            points += each * least
            if missing < VALUES:
                points += each * PROGRESS[builds] * (0.75 if missing == 1 else 0.3)
        points += 1.5 * builds
    else:
        points = float(ritual_value(state, seat, card))
        if kind == RITUAL_LEVELS:
            points += 0.5 * each * capitals
        elif kind == RITUAL_RESOURCES:
            if capitals:
                points = points * 0.3 + 2.0
        elif kind == RITUAL_STEPS:
            points += each * capitals
        else:
            points += 1.3 * capitals
    return points if points < most else float(most)


def group_weights(state: Zapotec, seat: int, card: int) -> list[int]:
    """ZAP-74: the weights by equal value * 3 + different value."""
    box = state.box
    owner = state.owner
    values = box.space_values
    same = box.ritual_same[card]
    different = box.ritual_different[card]
    weights = [0] * (VALUES * VALUES)
    palace = state.palaces[seat]
    for space in box.in_play[state.players - 1]:
        if owner[space] == seat:
            a = values[space * VALUES + same] - same * VALUES
            b = values[space * VALUES + different] - different * VALUES
            weights[a * VALUES + b] += box.palace_weight if palace == space else 1
    return weights


def group_state(weights: list[int], a: int) -> tuple[int, int]:
    """The groups of one equal value that are complete, and how many values the next one lacks."""
    x = weights[a * VALUES]
    y = weights[a * VALUES + 1]
    z = weights[a * VALUES + 2]
    least = x
    if y < least:
        least = y
    if z < least:
        least = z
    missing = (1 if x == least else 0) + (1 if y == least else 0) + (1 if z == least else 0)
    return least, missing


def line_worth(state: Zapotec, seat: int, resource: int, incomes: int) -> float:
    """What the better line of the resource is worth if it pays so often, the header not counted."""
    box = state.box
    size = len(box.cells)
    best: float = 0.0
    for column in range(2):
        cells = box.column_cells[resource] if column else box.row_cells[resource]
        total: float = 0.0
        for cell in cells:
            space = state.grid[seat * size + cell]
            if space >= 0:
                tile = state.tiles[space]
                total += worth_each_income(box.tile_basic[tile], incomes)
                total += worth_each_income(box.tile_advanced[tile], incomes)
        if total > best:
            best = total
    return best


def income_to_come(state: Zapotec, seat: int, now: int, rest: int) -> float:
    """ZAP-25: what the tiles in the grid will pay."""
    incomes = rest + (1 if now == 4 else 0)
    if not incomes:
        return 0.0
    first = line_worth(state, seat, 0, incomes)
    second = line_worth(state, seat, 1, incomes)
    third = line_worth(state, seat, 2, incomes)
    if second > first:
        first, second = second, first
    if third > first:
        first, second, third = third, first, second
    elif third > second:
        second, third = third, second
    return BEST_LINE * first + SECOND_LINE * second + (1.0 - BEST_LINE - SECOND_LINE) * third


def stock_worth(state: Zapotec, seat: int, now: int, rest: int) -> float:
    """What the resources in store will become."""
    builds = rest + (1 if now >= 2 else 0)
    capitals = rest + (1 if now >= 3 else 0)
    base = seat * KINDS
    stock = state.stock
    total: float = 0.0
    if builds:
        wood = stock[base]
        brick = stock[base + 1]
        stone = stock[base + 2]
        houses = pairs(wood, brick, stone)
        if houses > state.houses[seat]:
            houses = state.houses[seat]
        total += BASIC_WORTH[builds] * 2 * houses
        if rest:
            total += ODD_BASIC * BASIC_WORTH[builds] * (wood + brick + stone - 2 * houses)
    if capitals:
        total += many(stock[base + CORN], 5) * CORN_WORTH[capitals]
        total += many(stock[base + GOLD], 4) * GOLD_WORTH[capitals]
        total += many(stock[base + PRIEST], 3) * PRIEST_WORTH[capitals]
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
    total += 0.9 * builds * (owned & ~state.down[seat] & box.kind_mask[TRADE_EXCHANGE]).bit_count()
    total += 0.9 * rest * (owned & state.down[seat] & box.kind_mask[TRADE_EXCHANGE]).bit_count()
    total += 2.6 * builds * (owned & ~state.down[seat] & box.kind_mask[TRADE_BUILD]).bit_count()
    total += 2.6 * rest * (owned & state.down[seat] & box.kind_mask[TRADE_BUILD]).bit_count()
    total += 1.8 * builds * (owned & box.kind_mask[TRADE_COST]).bit_count()
    if owned & box.kind_mask[TRADE_SCORE]:
        total += SCORES_IN_HAND * (rest + (1 if now >= 1 else 0))
    if state.options.kept:
        total += (
            3.0
            * (1.0 if builds else 0.0)
            * (owned & ~state.down[seat] & (box.kind_mask[TRADE_SACRIFICE] | box.kind_mask[TRADE_RITUAL])).bit_count()
        )
    return total


def card_worth(state: Zapotec, seat: int, counts: list[int], now: int, rest: int) -> float:
    """How well the card that is played suits the seat; before that, the best card of the hand."""
    if now >= 2 and state.chosen[seat] >= 0:
        return card_look(state, seat, state.chosen[seat], counts, now, rest)
    if now == 4 or rest:
        best: float = 0.0
        second: float = 0.0
        hand = state.hands[seat]
        card: int = 0
        while hand:
            if hand & 1:
                look = hand_look(state, seat, card, counts, rest)
                if look > best:
                    second = best
                    best = look
                elif look > second:
                    second = look
            hand >>= 1
            card += 1
        return 0.7 * best + 0.2 * second
    return 0.0


def property_looks(state: Zapotec, seat: int, counts: list[int], now: int, rest: int) -> list[float]:
    """By property: what one more house that matches it will bring in round scorings and pyramids."""
    box = state.box
    looks = [0.0] * ASPECTS
    if now >= 1:
        looks[scoring_property(state)] += box.house_points
    if rest and state.offer:
        for card in state.offer:
            looks[box.card_property[card]] += box.house_points / len(state.offer)
    for level in state.levels:
        if level >> 2 & 7 == seat:
            looks[box.score_property[state.edge[state.beside[level >> 5]]]] += box.level_points
    capitals = rest + (1 if now >= 3 else 0)
    if capitals and pieces_left(state, seat):
        chance = 0.35 if capitals > 2 else 0.25
        for slot in range(len(state.edge)):
            if slot not in state.beside or state.tops[state.beside.index(slot)] > 1:
                looks[box.score_property[state.edge[slot]]] += chance
    return looks


def pieces_left(state: Zapotec, seat: int) -> int:
    return state.pieces[seat * 3] + state.pieces[seat * 3 + 1] + state.pieces[seat * 3 + 2]


def hand_look(state: Zapotec, seat: int, card: int, counts: list[int], rest: int) -> float:
    """A card that may be played in this round or the next: its income, and whether its spaces are wanted."""
    box = state.box
    wanted = box.card_property[card]
    look = line_worth(state, seat, box.card_resource[card], 1)
    for slot in range(len(state.edge)):
        if box.score_property[state.edge[slot]] == wanted:
            look += 0.8
    for other in state.offer:
        if box.card_property[other] == wanted:
            look += 1.0
    if state.phase == CHOOSE and scoring_property(state) == wanted:
        look += 2.0
    if wanted >= VALUES:
        look += 0.5
    return look


def card_look(state: Zapotec, seat: int, card: int, counts: list[int], now: int, rest: int) -> float:
    """A card for this turn: what its income and its spaces are worth more than those of a middling card."""
    box = state.box
    stock = state.stock
    base = seat * KINDS
    amounts = [stock[base], stock[base + 1], stock[base + 2]]
    look: float = 0.0
    if now == 4:
        resource = box.card_resource[card]
        row = line_income(state, seat, resource, False)
        column = line_income(state, seat, resource, True)
        gained = column if income_worth(column, rest) > income_worth(row, rest) else row
        look += 0.6 * income_worth(gained, rest)
        for basic in range(BASIC):
            amounts[basic] += gained[basic]
    houses = pairs(amounts[0], amounts[1], amounts[2])
    if houses > state.houses[seat]:
        houses = state.houses[seat]
    if houses > 3:
        houses = 3
    if houses:
        looks = space_looks(state, seat, counts, now, rest)
        best: float = 0.0
        second: float = 0.0
        open_to_it: int = 0
        for space in box.with_property[(state.players - 1) * len(PROPERTIES) + box.card_property[card]]:
            if state.owner[space] == TILED and can_get(amounts, box.space_values[space * VALUES]):
                open_to_it += 1
                if looks[space] > best:
                    second = best
                    best = looks[space]
                elif looks[space] > second:
                    second = looks[space]
        if open_to_it < houses:
            houses = open_to_it
        if houses:
            look += 0.8 * best + 0.7 * (houses - 1) * second
    return look


def can_get(amounts: list[int], kind: int) -> bool:
    """Whether two different basic resources for a house of the type are among the amounts (ZAP-60)."""
    if kind == 0:
        return amounts[1] > 0 and amounts[2] > 0
    return amounts[0] > 0 and (amounts[1] > 0 if kind == 1 else amounts[2] > 0)


def income_worth(gained: list[int], rest: int) -> float:
    total: float = 0.0
    for resource in range(KINDS):
        if gained[resource]:
            total += gained[resource] * worth(resource, rest + 1, rest + 1)
    return total


# ------------------------------------------------------------------- where to build
def ritual_gains(state: Zapotec, seat: int, builds: int, capitals: int) -> list[list[float]]:
    """For each ritual card in the row: what one more building is worth, by equal value * 3 + different value."""
    box = state.box
    gains: list[list[float]] = []
    for index in range(len(state.rituals)):
        card = state.rituals[index]
        share = 1.0
        if box.ritual_kind[card] != RITUAL_GROUPS:
            gains.append([])
            continue
        if not state.discs[index] >> seat & 1:
            share = 0.0 if not capitals else 0.3 if capitals == 1 else 0.45
        if share == 0.0:
            gains.append([])
            continue
        gain = [0.0] * (VALUES * VALUES)
        weights = group_weights(state, seat, card)
        each = box.ritual_each[card] * share
        for a in range(VALUES):
            least, missing = group_state(weights, a)
            for b in range(VALUES):
                if weights[a * VALUES + b] == least:
                    if missing == 1:
                        gain[a * VALUES + b] = each
                    elif builds > 1 or state.stock[seat * KINDS] + state.stock[seat * KINDS + 1] > 2:
                        gain[a * VALUES + b] = each * (0.35 if missing == 2 else 0.15)
        gains.append(gain)
    return gains


def space_looks(state: Zapotec, seat: int, counts: list[int], now: int, rest: int) -> list[float]:
    """By space: what a house there will bring, its tile included; only for spaces with a tile."""
    box = state.box
    owner = state.owner
    values = box.space_values
    looks = property_looks(state, seat, counts, now, rest)
    gains = ritual_gains(state, seat, rest + 1, rest + (1 if now >= 3 else 0))
    found = [0.0] * len(owner)
    usual = HOUSE_OTHERS * (rest - 1) if rest > 1 else 0.0
    share = 0.5 if rest else 0.0
    for space in box.in_play[state.players - 1]:
        if owner[space] != TILED:
            continue
        at = space * VALUES
        look = usual + looks[values[at]] + looks[values[at + 1]] + looks[values[at + 2]]
        for index in range(len(gains)):
            gain = gains[index]
            if gain:
                card = state.rituals[index]
                same = box.ritual_same[card]
                different = box.ritual_different[card]
                a = values[at + same] - same * VALUES
                look += gain[a * VALUES + values[at + different] - different * VALUES]
        if rest:
            tile = state.tiles[space]
            look += share * (
                worth_each_income(box.tile_basic[tile], rest) + worth_each_income(box.tile_advanced[tile], rest)
            )
        found[space] = look
    return found


def cell_looks(state: Zapotec, seat: int, rest: int) -> list[float]:
    """By cell of the grid: its printed resource, and the company of other tiles in its row and column."""
    box = state.box
    size = len(box.cells)
    found = [0.0] * size
    held = [0] * BASIC
    hand = state.hands[seat]
    for card in range(len(box.cards)):
        if hand >> card & 1:
            held[box.card_resource[card]] += 1
    for resource in range(BASIC):
        suits = 1.0 if held[resource] else 0.6
        for column in range(2):
            cells = box.column_cells[resource] if column else box.row_cells[resource]
            full: int = 0
            for cell in cells:
                if state.grid[seat * size + cell] >= 0:
                    full += 1
            for cell in cells:
                found[cell] += suits * rest * (0.1 + 0.6 * full)
    for cell in range(size):
        printed = box.cell_printed[cell]
        if printed >= 0:
            found[cell] += worth(printed, rest, rest) if rest else 0.01
    return found


def stored_ritual(state: Zapotec, seat: int) -> float:
    """ZAP-76: points for each basic resource that is kept to the end, if the seat has such a disc."""
    box = state.box
    for index in range(len(state.rituals)):
        if box.ritual_kind[state.rituals[index]] == RITUAL_RESOURCES and state.discs[index] >> seat & 1:
            return float(box.ritual_each[state.rituals[index]])
    return 0.0


def pays_with(state: Zapotec, seat: int, kind: int, by: int) -> list[int]:
    """What a house of the type costs, by the Action card (0) or by a trade tile + 1."""
    box = state.box
    if by:
        return box.trade_pay[by - 1]
    for tile in box.cheaper[kind]:
        if state.owned[seat] >> tile & 1:
            return box.trade_pay[tile]
    return box.costs[kind]


def left_after(state: Zapotec, seat: int, cost: list[int], rest: int) -> float:
    """What the basic resources that are left after a payment still build."""
    base = seat * KINDS
    amounts = [state.stock[base], state.stock[base + 1], state.stock[base + 2]]
    for at in range(0, len(cost), 2):
        if cost[at] < BASIC:
            amounts[cost[at]] -= cost[at + 1]
    houses = pairs(amounts[0], amounts[1], amounts[2])
    total = amounts[0] + amounts[1] + amounts[2]
    keep = 0.5 * ODD_BASIC * BASIC_WORTH[rest] + stored_ritual(state, seat) * 0.8
    return PAIR_BONUS * houses + keep * (total - 2 * houses)


# ------------------------------------------------------------------- promise
def promise(state: Zapotec, actor: int, moves: list[int]) -> list[float]:
    """How promising each of the moves looks before it is tried."""
    looks = points_of(state, actor, moves)
    for index in range(len(looks)):
        looks[index] *= KEEN
    return looks


def points_of(state: Zapotec, actor: int, moves: list[int]) -> list[float]:
    """The points that each of the moves may bring, as far as can be told at a glance."""
    if actor == CHANCE:
        return [0.0] * len(moves)
    phase = state.phase
    if phase == BUILD:
        return build_points(state, actor, moves)
    if phase == CAPITAL or PENDING_BASIC <= phase <= PENDING_TILE:
        return capital_points(state, actor, moves)
    rest = state.box.rounds - state.round
    counts = tally(state)
    found = [0.0] * len(moves)
    for index in range(len(moves)):
        move = moves[index]
        kind = move >> KIND_BITS
        low = move & LOW
        if kind == CHOOSE_CARD:
            found[index] = card_look(state, actor, low, counts, 4, rest)
        elif kind == INCOME_ROW or kind == INCOME_COLUMN:
            resource = state.box.card_resource[state.chosen[actor]]
            found[index] = income_worth(line_income(state, actor, resource, kind == INCOME_COLUMN), rest)
        elif kind == SCORE_ROUND:
            found[index] = float(state.box.house_points * counts[actor * ASPECTS + scoring_property(state)])
        elif kind == SCORE_CARD:
            found[index] = state.box.house_points * counts[actor * ASPECTS + state.box.card_property[low]] - 0.3
        elif kind == DRAFT_CARD:
            found[index] = draft_points(state, actor, low, counts, rest)
    return found


def draft_points(state: Zapotec, seat: int, card: int, counts: list[int], rest: int) -> float:
    """A card to be taken, and what it would score for the seat if it were left."""
    wanted = state.box.card_property[card]
    look = hand_look(state, seat, card, counts, rest)
    last = len(state.offer) == 2
    others: float = 0.0
    for other in range(len(state.vp)):
        if other != seat and counts[other * ASPECTS + wanted] > others:
            others = float(counts[other * ASPECTS + wanted])
    lead = counts[seat * ASPECTS + wanted] - others
    return look - (1.6 if last else 0.5) * lead


def build_points(state: Zapotec, seat: int, moves: list[int]) -> list[float]:
    box = state.box
    rest = box.rounds - state.round
    counts = tally(state)
    spaces = space_looks(state, seat, counts, 2, rest)
    cells = cell_looks(state, seat, rest)
    found = [0.0] * len(moves)
    kept = left_after(state, seat, [], rest) * 0.35
    after = [left_after(state, seat, pays_with(state, seat, kind, 0), rest) for kind in range(VALUES)]
    for index in range(len(moves)):
        move = moves[index]
        kind = move >> KIND_BITS
        space = move & LOW
        if kind == BUILD_HOUSE:
            by = move >> HIGH_BITS & HIGH
            look = spaces[space] + cells[move >> MIDDLE_BITS & MIDDLE]
            if by:
                found[index] = look + left_after(state, seat, box.trade_pay[by - 1], rest)
            else:
                found[index] = look + after[box.space_values[space * VALUES]]
        elif kind == BUILD_PALACE:
            found[index] = palace_points(state, seat, spaces[space], space, rest)
        elif kind == USE:
            found[index] = kept + exchange_points(state, seat, space, rest, rest)
        else:
            found[index] = kept
    return found


def palace_points(state: Zapotec, seat: int, look: float, space: int, rest: int) -> float:
    """ZAP-62: everything counts twice, but the tile pays nothing."""
    box = state.box
    tile = state.tiles[space]
    if rest:
        look -= 0.5 * (worth_each_income(box.tile_basic[tile], rest) + worth_each_income(box.tile_advanced[tile], rest))
    return 1.9 * look + left_after(state, seat, box.costs[3], rest)


def exchange_points(state: Zapotec, seat: int, tile: int, builds: int, capitals: int) -> float:
    """ZAP-52: what is gained, less what is paid; basic resources by the houses that they make possible."""
    box = state.box
    base = seat * KINDS
    amounts = [state.stock[base], state.stock[base + 1], state.stock[base + 2]]
    before = pairs(amounts[0], amounts[1], amounts[2])
    total: float = 0.0
    for at in range(0, len(box.trade_pay[tile]), 2):
        resource = box.trade_pay[tile][at]
        if resource < BASIC:
            amounts[resource] -= box.trade_pay[tile][at + 1]
        total -= 0.5 * box.trade_pay[tile][at + 1] * worth(resource, builds, capitals)
    for at in range(0, len(box.trade_gain[tile]), 2):
        resource = box.trade_gain[tile][at]
        if resource < BASIC:
            amounts[resource] += box.trade_gain[tile][at + 1]
            total += 0.5 * box.trade_gain[tile][at + 1] * worth(resource, builds, capitals)
        else:
            total += box.trade_gain[tile][at + 1] * worth(resource, builds, capitals)
    return total + 2.5 * (pairs(amounts[0], amounts[1], amounts[2]) - before)


def capital_points(state: Zapotec, seat: int, moves: list[int]) -> list[float]:
    box = state.box
    rest = box.rounds - state.round
    counts = tally(state)
    found = [0.0] * len(moves)
    for index in range(len(moves)):
        move = moves[index]
        kind = move >> KIND_BITS
        low = move & LOW
        look: float = 0.0
        if kind == PYRAMID_NEW:
            look = level_points(state, seat, counts, box.score_property[low], 0.75 if rest else 0.2, rest)
        elif kind == PYRAMID_ADD:
            look = add_points(state, seat, low, counts, rest)
        elif kind == RITUAL:
            cost = box.ritual_priests[state.position[seat]] * PRIEST_WORTH[rest] * 0.6
            cost += others_discs(state, seat, low) * GOLD_WORTH[rest]
            look = ritual_outlook(state, seat, state.rituals[low], rest + 1, rest) - cost - 1.5 * rest
        elif kind == SACRIFICE:
            look = walk_points(state, seat, low, rest)
            look -= low * CORN_WORTH[rest] + box.sacrifice_priests * PRIEST_WORTH[rest] * 0.8
        elif kind == BUY:
            look = buy_points(state, seat, low, rest)
        elif kind == USE:
            if box.trade_kind[low] == TRADE_EXCHANGE:
                look = exchange_points(state, seat, low, rest + 1, rest + 1) - 0.5
            else:
                look = walk_points(state, seat, box.trade_steps[low], rest) - 2 * CORN_WORTH[rest]
        elif kind == USE_RITUAL:
            look = ritual_outlook(state, seat, state.rituals[move >> MIDDLE_BITS & MIDDLE], rest + 1, rest) - 1.5 * rest
        elif kind == PLACE:
            look = ritual_outlook(state, seat, state.rituals[low], rest + 1, rest)
        elif kind == GAIN:
            look = gain_points(state, seat, low)
        elif kind == DECLINE:
            look = 0.0
        found[index] = look
    return found


def gain_points(state: Zapotec, seat: int, resource: int) -> float:
    """One basic resource: the houses that it makes possible, and what is scarce."""
    base = seat * KINDS
    amounts = [state.stock[base], state.stock[base + 1], state.stock[base + 2]]
    before = pairs(amounts[0], amounts[1], amounts[2])
    scarce = 1.0 / (1 + amounts[resource])
    amounts[resource] += 1
    return 2.0 * (pairs(amounts[0], amounts[1], amounts[2]) - before) + scarce


def level_points(state: Zapotec, seat: int, counts: list[int], wanted: int, sure: float, rest: int) -> float:
    """A level in a pyramid with that property, less the houses that are not built for it."""
    box = state.box
    houses = counts[seat * ASPECTS + wanted] + 0.7 * (rest + 0.7)
    look = box.level_points * houses + box.finished_points * sure + 1.0
    return look - 1.2 * BASIC_WORTH[rest + 1] - 0.4 * PRIEST_WORTH[rest]


def add_points(state: Zapotec, seat: int, pyramid: int, counts: list[int], rest: int) -> float:
    """A level on a pyramid; the last one finishes it for all who have levels there."""
    box = state.box
    wanted = box.score_property[state.edge[state.beside[pyramid]]]
    if state.tops[pyramid] > 2:
        return level_points(state, seat, counts, wanted, 0.85 if rest else 0.3, rest)
    look = level_points(state, seat, counts, wanted, 1.0, rest)
    open_part = 0.3 if rest else 1.0
    for level in state.levels:
        if level >> 5 == pyramid:
            look += box.finished_points * open_part * (1.0 if level >> 2 & 7 == seat else -0.5)
    return look


def walk_points(state: Zapotec, seat: int, steps: int, rest: int) -> float:
    """ZAP-47: the bonuses of the spaces that are entered, and the better rank."""
    box = state.box
    look: float = 0.0
    position = state.position[seat]
    goal = position + steps
    if goal > box.track:
        goal = box.track
    for space in range(position + 1, goal + 1):
        if box.track_points[space]:
            look += box.track_points[space]
        elif box.track_kind[space] == ANY_BASIC:
            look += 1.5
        elif box.track_level[space] >= 0:
            look += 0.9 * rest
        elif box.ritual_priests[space] < box.ritual_priests[space - 1]:
            look += 2.5
        else:
            look += 6.0
    passed: int = 0
    others: int = 0
    for other in range(len(state.position)):
        if other != seat:
            if state.position[other] >= goal:
                others += 1
            elif position == 0 or state.position[other] >= position:
                passed += 1
    prizes = box.rank_points
    if position == 0 and others < len(prizes):
        look += prizes[others] * (0.5 if rest else 1.0)
    elif passed:
        look += 3.0 * passed * (0.5 if rest else 1.0)
    return look


def buy_points(state: Zapotec, seat: int, tile: int, rest: int) -> float:
    """A trade tile for its price."""
    box = state.box
    level = box.trade_level[tile]
    kind = box.trade_kind[tile]
    price = box.prices[state.position[seat] * VALUES + level]
    look = -price * GOLD_WORTH[rest]
    for index in range(len(state.rituals)):
        card = state.rituals[index]
        if state.discs[index] >> seat & 1:
            look += 0.7 * box.ritual_levels[card * VALUES + level]
    if kind == TRADE_GAIN:
        for at in range(0, len(box.trade_gain[tile]), 2):
            resource = box.trade_gain[tile][at]
            look += box.trade_gain[tile][at + 1] * worth(resource, rest + 1, rest + 1)
    elif kind == TRADE_EXCHANGE:
        look += 0.9 * (rest + 1)
        gain = box.trade_gain[tile]
        if gain[0] == PRIEST:
            look += 1.2 * (rest + 1)
    elif kind == TRADE_BUILD:
        look += 2.6 * (rest + 1)
    elif kind == TRADE_COST:
        look += 1.8 * (rest + 1)
    elif kind == TRADE_SCORE:
        look += SCORES_IN_HAND * (rest + 1)
    elif kind == TRADE_SACRIFICE:
        if state.stock[seat * KINDS + CORN] >= 2 and state.position[seat] < box.track:
            look += walk_points(state, seat, box.trade_steps[tile], rest) - 2 * CORN_WORTH[rest]
        elif state.options.kept:
            look += 2.0 * rest
    elif kind == TRADE_RITUAL:
        best: float = 0.0
        for index in range(len(state.rituals)):
            if not state.discs[index] >> seat & 1:
                points = ritual_outlook(state, seat, state.rituals[index], rest + 1, rest)
                if points > best:
                    best = points
        look += best
    return look


# ------------------------------------------------------------------- playing on
def noisy(looks: list[float], rng: Rng, noise: float) -> int:
    """The best of the looks, each of which may be a little better than it is."""
    best: int = 0
    top: float = -1e9
    for index in range(len(looks)):
        look = looks[index] + noise * rng.below(1024) / 1024.0
        if look > top:
            top = look
            best = index
    return best


def follow(state: Zapotec, actor: int, rng: Rng) -> int:
    """A move that looks good, drawn quickly."""
    if actor == CHANCE:
        return pick(state, actor, rng)
    if state.phase == BUILD:
        return follow_build(state, actor, rng)
    found = legal(state, actor)
    if len(found) == 1:
        return found[0]
    return found[noisy(points_of(state, actor, found), rng, NOISE)]


def follow_build(state: Zapotec, seat: int, rng: Rng) -> int:
    """The same without listing every space with every cell: the cell is chosen apart."""
    bases: list[int] = []
    cell: int = 0
    box = state.box
    rest = box.rounds - state.round
    if state.houses[seat]:
        size = len(box.cells)
        empty = [at for at in range(size) if state.grid[seat * size + at] < 0]
        if empty:
            looks = cell_looks(state, seat, rest)
            cell = empty[noisy([looks[at] for at in empty], rng, 1.0)]
            for space in spaces_by_card(state, seat):
                bases.append(BUILD_HOUSE << KIND_BITS | cell << MIDDLE_BITS | space)
            for tile in ready_builders(state, seat):
                for space in open_spaces(state, box.trade_property[tile]):
                    bases.append(BUILD_HOUSE << KIND_BITS | (tile + 1) << HIGH_BITS | cell << MIDDLE_BITS | space)
    for space in palace_spaces(state, seat):
        bases.append(BUILD_PALACE << KIND_BITS | space)
    offer_exchanges(state, seat, bases)
    bases.append(DONE << KIND_BITS)
    if len(bases) == 1:
        return bases[0]
    return bases[noisy(build_points(state, seat, bases), rng, NOISE)]


def foresee(state: Zapotec, rounds: int, rng: Rng) -> list[float]:
    """The points at the end of the game, or the estimate after so many rounds, if everybody plays what looks good."""
    until = state.round + rounds
    while state.phase != OVER and not (state.phase == CHOOSE and state.round >= until):
        if state.phase == CHOOSE:
            for seat in state.actors():
                play(state, seat, follow(state, seat, rng))
        else:
            actor = CHANCE if state.phase < CHOOSE else state.seat
            play(state, actor, follow(state, actor, rng))
    if state.phase == OVER:
        return [float(points) for points in state.vp]
    return estimate(state)
