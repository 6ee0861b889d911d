"""What things are worth in Zapotec, in points at the end of the game.

A seat's resources are worth what they usually become; that depends on how often it will still be able to spend them.
The numbers were fitted by self-play (docs/bots.md).
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from patolli.engine.core.bits import bits_in
from patolli.games.zapotec.rules.codes import (
    BASIC,
    BUILD,
    CAPITAL,
    CHOOSE,
    GOLD,
    INCOME,
    KINDS,
    PRIEST,
    RITUAL_GROUPS,
    RITUAL_LEVELS,
    RITUAL_RESOURCES,
    RITUAL_STEPS,
    SCORE,
    VALUES,
)
from patolli.games.zapotec.rules.scoring import ritual_value

if TYPE_CHECKING:
    from patolli.games.zapotec.box.components import Components
    from patolli.games.zapotec.rules.state import Zapotec

ASPECTS: Final = 9
"""How many properties there are."""


class Weights:
    """The numbers that positions and moves are judged by, in points."""

    def __init__(self) -> None:
        self.keen: float = 0.8
        """Of two moves the one that promises a point more is drawn e to the power of this times as often."""
        self.basic: float = 0.61
        self.basic_turn: float = 0.91
        """A resource with one turn to come, and what each turn adds."""
        self.corn: float = 0.68
        self.corn_turn: float = 0.15
        self.gold: float = 0.46
        self.gold_turn: float = 0.03
        self.priest: float = 3.01
        self.priest_turn: float = 0.60
        self.odd: float = 0.04
        """The share of a basic resource that finds no other one to build with."""
        self.others: float = 0.67
        """A house in a round whose scoring card is not known yet."""
        self.edge: float = 0.07
        """A house that matches a scoring tile whose pyramid may still be built."""
        self.tile: float = 0.16
        """The share of the incomes to come in which a tile pays."""
        self.company: float = 2.69
        self.line: float = 0.5
        self.alone: float = 1.12
        """A cell for each income to come: for each tile in its row and column, and without any."""
        self.usage: float = 0.3
        """The share of what a tile adds to the lines that will probably be asked for."""
        self.printed: float = 0.57
        self.pair: float = 7.08
        """What is left for another house while building."""
        self.stop: float = 0.17
        """The share of it when building stops."""
        self.palace: float = 2.91
        self.palace_early: float = 2.0
        self.growth: float = 0.02
        """Houses of one property that a turn adds."""
        self.sure_new: float = 0.17
        self.sure_middle: float = 0.43
        """How likely a new pyramid, and one with a middle, will be finished."""
        self.level: float = 5.19
        """A level opens a ritual."""
        self.level_basics: float = 2.63
        self.level_odd: float = 0.3
        self.level_priest: float = 0.13
        """What its price counts."""
        self.spoil: float = 0.07
        """What counts against finishing a pyramid with levels of others."""
        self.groups: float = 1.62
        """What a turn of building adds to a ritual of groups."""
        self.ritual_priest: float = 0.73
        self.ritual_wait: float = 1.41
        """What is gained by waiting a turn with a ritual."""
        self.free_disc: float = 3.66
        self.no_priest: float = 14.52
        self.discount: float = 0.69
        self.rank: float = 0.11
        """The share of the prize of a rank that others may still take."""
        self.sacrifice_priest: float = 1.08
        self.exchange: float = 0.45
        self.exchange_priest: float = 0.09
        self.builder: float = 0.84
        self.cheaper: float = 0.55
        self.scorer: float = 0.40
        """Trade tiles, for each turn to come."""
        self.gain_pair: float = 0.5
        """A house that the resources of a trade tile make possible."""
        self.card_income: float = 0.84
        self.card_best: float = 1.38
        self.card_second: float = 0.5
        self.card_third: float = 0.3
        self.card_house: float = 1.0
        self.card_house_turn: float = 0.5
        self.card_left: float = 0.1
        """A card: its income, the values of the first three houses that it pays for, each of them, and what is left."""
        self.draft_edge: float = 0.70
        self.draft_offer: float = 3.15
        self.draft_free: float = 0.03
        self.draft_lead: float = 0.87
        self.draft_early: float = 3.05
        self.disc_soon: float = 0.92
        self.disc_last: float = 0.56
        """The share of a ritual card that has no disc of the seat yet."""
        self.begun: float = 0.22
        self.begin: float = 0.05
        """The share of a group for its second and its first building."""
        self.progress: float = 0.04
        """The share of a begun group that will probably be completed."""
        self.more_houses: float = 0.6
        self.lines: float = 0.25
        """The share of one income of all lines of the grid."""
        self.palace_waits: float = 1.2
        self.stored_odd: float = 0.5
        self.stored_corn: float = 1.4
        self.stored_gold: float = 1.7
        self.hand: float = 0.15
        self.disc_likely: float = 0.3
        self.warm: float = 0.9
        self.noise: float = 1.0
        """Points that are added to moves at random in a rollout, so that rollouts differ."""


WEIGHTS: Final = Weights()


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
    counts: list[int] = []
    for seat in range(len(state.vp)):
        built = state.built[seat]
        for wanted in range(ASPECTS):
            counts.append(bits_in(built & box.property_spaces[wanted]))
        palace = state.palaces[seat]
        if palace >= 0:
            for at in range(palace * VALUES, palace * VALUES + VALUES):
                which = seat * ASPECTS + box.space_values[at]
                counts[which] = counts[which] + box.palace_weight - 1
    return counts


def worth(resource: int, turns: int) -> float:
    """What one of the resource is worth to a seat that will be able to use it so often."""
    if turns <= 0:
        return 0.0
    taste = WEIGHTS
    if resource < BASIC:
        return taste.basic + taste.basic_turn * turns
    if resource == PRIEST:
        return taste.priest + taste.priest_turn * turns
    if resource == GOLD:
        return taste.gold + taste.gold_turn * turns
    return taste.corn + taste.corn_turn * turns


def worth_each_income(resource: int, incomes: int) -> float:
    """What one of it in every income to come is worth."""
    sums = incomes * (incomes + 1) / 2.0
    taste = WEIGHTS
    if resource < BASIC:
        return taste.basic * incomes + taste.basic_turn * sums
    if resource == PRIEST:
        return taste.priest * incomes + taste.priest_turn * sums
    if resource == GOLD:
        return taste.gold * incomes + taste.gold_turn * sums
    return taste.corn * incomes + taste.corn_turn * sums


def pairs(wood: int, brick: int, stone: int) -> int:
    """How many houses the basic resources pay for, each with two different ones (ZAP-60)."""
    total = wood + brick + stone
    most = wood
    if brick > most:
        most = brick
    if stone > most:
        most = stone
    return total // 2 if total // 2 < total - most else total - most


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
                points += (
                    each * WEIGHTS.progress * (1.0 if builds > 1 else 0.6 * builds) * (0.75 if missing == 1 else 0.3)
                )
        points += WEIGHTS.groups * builds
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
    same = box.ritual_same[card] * VALUES
    different = box.ritual_different[card] * VALUES
    weights: list[int] = []
    for a in range(same, same + VALUES):
        alike = state.built[seat] & box.property_spaces[a]
        for b in range(different, different + VALUES):
            weights.append(bits_in(alike & box.property_spaces[b]))
    palace = state.palaces[seat]
    if palace >= 0:
        at = group_of(box, palace, card)
        weights[at] = weights[at] + box.palace_weight - 1
    return weights


def group_of(box: Components, space: int, card: int) -> int:
    """Equal value * 3 + different value of the space, for a ritual card of groups."""
    same = box.ritual_same[card]
    different = box.ritual_different[card]
    a = box.space_values[space * VALUES + same] - same * VALUES
    return a * VALUES + box.space_values[space * VALUES + different] - different * VALUES


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


def income_worth(gained: list[int], rest: int) -> float:
    total: float = 0.0
    for resource in range(KINDS):
        if gained[resource]:
            total += gained[resource] * worth(resource, rest + 1)
    return total


def pieces_left(state: Zapotec, seat: int) -> int:
    return state.pieces[seat * 3] + state.pieces[seat * 3 + 1] + state.pieces[seat * 3 + 2]
