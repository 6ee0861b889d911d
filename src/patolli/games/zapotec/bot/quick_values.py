"""What cards, spaces, tiles and lines of Zapotec are worth to a seat at a glance, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.core.bits import bits_in
from patolli.games.zapotec.bot.values import (
    ASPECTS,
    WEIGHTS,
    group_of,
    group_state,
    group_weights,
    income_worth,
    line_worth,
    pairs,
    pieces_left,
    worth,
    worth_each_income,
)
from patolli.games.zapotec.rules.building import line_income, numbers_in, open_spaces
from patolli.games.zapotec.rules.codes import (
    BASIC,
    CHOOSE,
    CORN,
    GOLD,
    KINDS,
    PRIEST,
    RITUAL_GROUPS,
    RITUAL_RESOURCES,
    VALUES,
    WOOD,
)
from patolli.games.zapotec.rules.scoring import scoring_property

if TYPE_CHECKING:
    from patolli.games.zapotec.box.components import Components
    from patolli.games.zapotec.rules.state import Zapotec


def property_values(state: Zapotec, seat: int, now: int, rest: int) -> list[float]:
    """By property: what one more house that matches it will bring in round scorings and pyramids."""
    box = state.box
    values = [0.0] * ASPECTS
    if now >= 1:
        raise_value(values, scoring_property(state), box.house_points)
    if rest and state.offer:
        for card in state.offer:
            raise_value(values, box.card_property[card], box.house_points / len(state.offer))
    for level in state.levels:
        if level >> 2 & 7 == seat:
            raise_value(values, box.score_property[state.edge[state.beside[level >> 5]]], box.level_points)
    capitals = rest + (1 if now >= 3 else 0)
    if capitals and pieces_left(state, seat):
        chance = WEIGHTS.edge
        for slot in range(len(state.edge)):
            if slot not in state.beside or state.tops[state.beside.index(slot)] > 1:
                raise_value(values, box.score_property[state.edge[slot]], chance)
    return values


def raise_value(values: list[float], at: int, points: float) -> None:
    """`values[at] += points` would go through Python's numbers."""
    values[at] = values[at] + points


def hand_value(state: Zapotec, seat: int, card: int) -> float:
    """A card that may be played in this round or the next: its income, and whether its spaces are wanted."""
    box = state.box
    wanted = box.card_property[card]
    value = line_worth(state, seat, box.card_resource[card], 1)
    for slot in range(len(state.edge)):
        if box.score_property[state.edge[slot]] == wanted:
            value += WEIGHTS.draft_edge
    for other in state.offer:
        if box.card_property[other] == wanted:
            value += WEIGHTS.draft_offer
    if state.phase == CHOOSE and scoring_property(state) == wanted:
        value += 2.0
    if wanted >= VALUES:
        value += WEIGHTS.draft_free
    return value


def best_lines(state: Zapotec, seat: int, rest: int) -> list[list[int]]:
    """By basic resource: what the better line of the grid pays."""
    found: list[list[int]] = []
    for resource in range(BASIC):
        row = line_income(state, seat, resource, False)
        column = line_income(state, seat, resource, True)
        found.append(column if income_worth(column, rest) > income_worth(row, rest) else row)
    return found


def card_value(state: Zapotec, seat: int, card: int, values: list[float], lines: list[list[int]], rest: int) -> float:
    """A card for this turn: its income and its best spaces; `values` are those of the spaces."""
    box = state.box
    stock = state.stock
    base = seat * KINDS
    gained = lines[box.card_resource[card]]
    value = WEIGHTS.card_income * income_worth(gained, rest)
    amounts = [stock[base] + gained[0], stock[base + 1] + gained[1], stock[base + 2] + gained[2]]
    wanted = box.card_property[card]
    if state.houses[seat]:
        costs = [house_cost(state, seat, kind) for kind in range(VALUES)]
        value += houses_value(state, amounts, open_spaces(state, wanted), values, costs, rest)
    return value


def houses_value(
    state: Zapotec, amounts: list[int], spaces: int, values: list[float], costs: list[list[int]], rest: int
) -> float:
    """The houses that the amounts pay for on these spaces, the best first; the amounts are used up."""
    box = state.box
    value: float = 0.0
    for number in range(3):
        open_to_it: int = 0
        for kind in range(VALUES):
            if covers(amounts, costs[kind]):
                open_to_it |= spaces & box.property_spaces[kind]
        if not open_to_it:
            break
        best: int = -1
        top: float = -1e9
        for space in numbers_in(open_to_it):
            if values[space] > top:
                top = values[space]
                best = space
        share = WEIGHTS.card_best if number == 0 else WEIGHTS.card_second if number == 1 else WEIGHTS.card_third
        value += share * top + WEIGHTS.card_house + WEIGHTS.card_house_turn * rest
        spend(amounts, costs[box.space_values[best * VALUES]])
        spaces &= ~(1 << best)
    return value + WEIGHTS.card_left * (amounts[0] + amounts[1] + amounts[2]) * worth(WOOD, rest)


def spend(amounts: list[int], cost: list[int]) -> None:
    """Take the basic resources of the cost from the amounts."""
    for at in range(0, len(cost), 2):
        if cost[at] < BASIC:
            amounts[cost[at]] = amounts[cost[at]] - cost[at + 1]


def covers(amounts: list[int], cost: list[int]) -> bool:
    """Whether the basic resources of the cost are among the amounts."""
    for at in range(0, len(cost), 2):
        if cost[at] < BASIC and amounts[cost[at]] < cost[at + 1]:
            return False
    return True


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
            share = 0.0 if not capitals else WEIGHTS.disc_last if capitals == 1 else WEIGHTS.disc_soon
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
                        gain[a * VALUES + b] = each * (WEIGHTS.begun if missing == 2 else WEIGHTS.begin)
        gains.append(gain)
    return gains


def space_values_of(state: Zapotec, seat: int, now: int, rest: int, wanted: int) -> list[float]:
    """By space: what a house there will bring, its tile included; only for those of the wanted ones with a tile."""
    box = state.box
    shown = box.space_values
    values = property_values(state, seat, now, rest)
    gains = ritual_gains(state, seat, rest + 1, rest + (1 if now >= 3 else 0))
    found = [0.0] * len(state.owner)
    usual = WEIGHTS.others * (rest - 1) if rest > 1 else 0.0
    pays = [WEIGHTS.tile * worth_each_income(resource, rest) for resource in range(KINDS)]
    for space in numbers_in(state.tiled & wanted):
        at = space * VALUES
        value = usual + values[shown[at]] + values[shown[at + 1]] + values[shown[at + 2]]
        for index in range(len(gains)):
            gain = gains[index]
            if gain:
                value += gain[group_of(box, space, state.rituals[index])]
        if rest:
            tile = state.tiles[space]
            value += pays[box.tile_basic[tile]] + pays[box.tile_advanced[tile]]
        found[space] = value
    return found


def cell_values(state: Zapotec, seat: int, rest: int) -> list[float]:
    """By cell of the grid: its printed resource, and the company of other tiles in its row and column."""
    box = state.box
    size = len(box.cells)
    found = [0.0] * size
    held = [0] * BASIC
    for card in numbers_in(state.hands[seat]):
        held[box.card_resource[card]] = 1
    for resource in range(BASIC):
        suits = 1.0 if held[resource] else 0.6
        for column in range(2):
            cells = box.column_cells[resource] if column else box.row_cells[resource]
            full: int = 0
            for cell in cells:
                if state.grid[seat * size + cell] >= 0:
                    full += 1
            value = suits * rest * (WEIGHTS.alone + WEIGHTS.company * full + WEIGHTS.line * (full * full - full))
            for cell in cells:
                raise_value(found, cell, value)
    for cell in range(size):
        printed = box.cell_printed[cell]
        if printed >= 0:
            raise_value(found, cell, WEIGHTS.printed * worth(printed, rest) + 0.01)
    return found


def tile_value(state: Zapotec, space: int, pays: list[float]) -> float:
    """What the tile of the space pays in an income; `pays` is by resource."""
    tile = state.tiles[space]
    return pays[state.box.tile_basic[tile]] + pays[state.box.tile_advanced[tile]]


class Lines:
    """The grid of a seat: what its lines pay, how likely each of them will be asked for, and its cells."""

    __slots__ = ("cells", "columns", "pays", "rows", "shares")

    def __init__(self, state: Zapotec, seat: int, rest: int) -> None:
        box = state.box
        first = seat * len(box.cells)
        self.cells: list[float] = cell_values(state, seat, rest)
        self.pays: list[float] = [worth_each_income(kind, rest) for kind in range(KINDS)]
        """By resource: one of it in every income to come."""
        self.rows: list[float] = [0.0] * BASIC
        self.columns: list[float] = [0.0] * BASIC
        self.shares: list[float] = [0.4] * BASIC
        if not rest:
            return
        for cell in range(len(box.cells)):
            space = state.grid[first + cell]
            if space >= 0:
                value = tile_value(state, space, self.pays)
                raise_value(self.rows, box.cell_row[cell], value)
                raise_value(self.columns, box.cell_column[cell], value)
        whole: float = 0.4 * BASIC
        for card in numbers_in(state.hands[seat]):
            raise_value(self.shares, box.card_resource[card], 1.0)
            whole += 1.0
        for resource in range(BASIC):
            self.shares[resource] = self.shares[resource] / whole

    def gain(self, box: Components, cell: int, value: float) -> float:
        """A tile of that value in the cell: its company, and how much more the better lines pay with it."""
        row = box.cell_row[cell]
        column = box.cell_column[cell]
        across = self.rows[row] + value - larger(self.rows[row], self.columns[row])
        down = self.columns[column] + value - larger(self.rows[column], self.columns[column])
        gain = self.shares[row] * larger(across, 0.0) + self.shares[column] * larger(down, 0.0)
        return self.cells[cell] + WEIGHTS.usage * gain

    def usual(self) -> float:
        """What a tile pays that is not known."""
        return self.pays[WOOD] + (self.pays[CORN] + self.pays[GOLD] + self.pays[PRIEST]) / 3.0


def larger(a: float, b: float) -> float:
    return a if a > b else b


def stored_ritual(state: Zapotec, seat: int) -> float:
    """ZAP-76: points for each basic resource that is kept to the end, if the seat has such a disc."""
    box = state.box
    for index in range(len(state.rituals)):
        if box.ritual_kind[state.rituals[index]] == RITUAL_RESOURCES and state.discs[index] >> seat & 1:
            return float(box.ritual_each[state.rituals[index]])
    return 0.0


def house_cost(state: Zapotec, seat: int, kind: int) -> list[int]:
    """ZAP-54, ZAP-60: what a house of the type costs the seat."""
    box = state.box
    for tile in box.cheaper[kind]:
        if state.owned[seat] >> tile & 1:
            return box.trade_pay[tile]
    return box.costs[kind]


def left_after(state: Zapotec, seat: int, cost: list[int], rest: int) -> float:
    """What the basic resources that are left after a payment still build."""
    base = seat * KINDS
    amounts = [state.stock[base], state.stock[base + 1], state.stock[base + 2]]
    spend(amounts, cost)
    houses = more_houses(state, seat, amounts)
    total = amounts[0] + amounts[1] + amounts[2]
    keep = 0.5 * WEIGHTS.odd * worth(WOOD, rest) + stored_ritual(state, seat) * 0.8
    return WEIGHTS.pair * houses + keep * (total - 2 * houses)


def more_houses(state: Zapotec, seat: int, amounts: list[int]) -> int:
    """How many houses the amounts pay for with the card of this turn: one of a type needs its own two resources."""
    wanted = state.box.card_property[state.chosen[seat]]
    houses = pairs(amounts[0], amounts[1], amounts[2])
    if wanted < VALUES and houses:
        houses = 9
        cost = house_cost(state, seat, wanted)
        for at in range(0, len(cost), 2):
            if cost[at] < BASIC and amounts[cost[at]] // cost[at + 1] < houses:
                houses = amounts[cost[at]] // cost[at + 1]
    most = bits_in(open_spaces(state, wanted))
    return houses if houses < most else most


def level_points(state: Zapotec, seat: int, counts: list[int], wanted: int, sure: float, rest: int) -> float:
    """A level in a pyramid with that property, less the houses that are not built for it."""
    box = state.box
    houses = counts[seat * ASPECTS + wanted] + WEIGHTS.growth * (rest + 0.7)
    value = box.level_points * houses + box.finished_points * sure + WEIGHTS.level
    price = WEIGHTS.level_basics * worth(WOOD, rest + 1) * houses_lost(state, seat) / 1.5
    price += WEIGHTS.level_odd * worth(WOOD, rest)
    return value - price - WEIGHTS.level_priest * worth(PRIEST, rest)


def houses_lost(state: Zapotec, seat: int) -> int:
    """How many houses fewer the basic resources pay for after a pyramid level."""
    base = seat * KINDS
    wood = state.stock[base]
    brick = state.stock[base + 1]
    stone = state.stock[base + 2]
    most = state.houses[seat]
    before = pairs(wood, brick, stone)
    after = pairs(wood - 1, brick - 1, stone - 1)
    return (before if before < most else most) - (after if after < most else most)
