"""How good the moves of Zapotec look at a glance, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.cells import bits_in
from patolli.engine.state import CHANCE
from patolli.games.zapotec.building import line_income, numbers_in, open_spaces
from patolli.games.zapotec.capital import can_climb, others_discs
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
    PALACE,
    PENDING_BASIC,
    PENDING_TILE,
    PLACE,
    PRIEST,
    PYRAMID_ADD,
    PYRAMID_NEW,
    RITUAL,
    RITUAL_GROUPS,
    RITUAL_RESOURCES,
    SACRIFICE,
    SCORE_CARD,
    SCORE_ROUND,
    TRADE_BUILD,
    TRADE_COST,
    TRADE_EXCHANGE,
    TRADE_GAIN,
    TRADE_RITUAL,
    TRADE_SCORE,
    USE,
    USE_RITUAL,
    VALUES,
    WOOD,
)
from patolli.games.zapotec.scoring import scoring_property
from patolli.games.zapotec.worth import (
    ASPECTS,
    TASTE,
    group_of,
    group_state,
    group_weights,
    income_worth,
    line_worth,
    pairs,
    pieces_left,
    ritual_outlook,
    tally,
    worth,
    worth_each_income,
)

if TYPE_CHECKING:
    from patolli.games.zapotec.components import Components
    from patolli.games.zapotec.state import Zapotec


def property_looks(state: Zapotec, seat: int, now: int, rest: int) -> list[float]:
    """By property: what one more house that matches it will bring in round scorings and pyramids."""
    box = state.box
    looks = [0.0] * ASPECTS
    if now >= 1:
        raise_look(looks, scoring_property(state), box.house_points)
    if rest and state.offer:
        for card in state.offer:
            raise_look(looks, box.card_property[card], box.house_points / len(state.offer))
    for level in state.levels:
        if level >> 2 & 7 == seat:
            raise_look(looks, box.score_property[state.edge[state.beside[level >> 5]]], box.level_points)
    capitals = rest + (1 if now >= 3 else 0)
    if capitals and pieces_left(state, seat):
        chance = TASTE.edge
        for slot in range(len(state.edge)):
            if slot not in state.beside or state.tops[state.beside.index(slot)] > 1:
                raise_look(looks, box.score_property[state.edge[slot]], chance)
    return looks


def raise_look(looks: list[float], at: int, points: float) -> None:
    """`looks[at] += points` would go through Python's numbers."""
    looks[at] = looks[at] + points


def hand_look(state: Zapotec, seat: int, card: int) -> float:
    """A card that may be played in this round or the next: its income, and whether its spaces are wanted."""
    box = state.box
    wanted = box.card_property[card]
    look = line_worth(state, seat, box.card_resource[card], 1)
    for slot in range(len(state.edge)):
        if box.score_property[state.edge[slot]] == wanted:
            look += TASTE.draft_edge
    for other in state.offer:
        if box.card_property[other] == wanted:
            look += TASTE.draft_offer
    if state.phase == CHOOSE and scoring_property(state) == wanted:
        look += 2.0
    if wanted >= VALUES:
        look += TASTE.draft_free
    return look


def best_lines(state: Zapotec, seat: int, rest: int) -> list[list[int]]:
    """By basic resource: what the better line of the grid pays."""
    found: list[list[int]] = []
    for resource in range(BASIC):
        row = line_income(state, seat, resource, False)
        column = line_income(state, seat, resource, True)
        found.append(column if income_worth(column, rest) > income_worth(row, rest) else row)
    return found


def card_look(state: Zapotec, seat: int, card: int, looks: list[float], lines: list[list[int]], rest: int) -> float:
    """A card for this turn: its income and its best spaces; `looks` are those of the spaces."""
    box = state.box
    stock = state.stock
    base = seat * KINDS
    gained = lines[box.card_resource[card]]
    look = TASTE.card_income * income_worth(gained, rest)
    amounts = [stock[base] + gained[0], stock[base + 1] + gained[1], stock[base + 2] + gained[2]]
    wanted = box.card_property[card]
    if state.houses[seat]:
        costs = [house_cost(state, seat, kind) for kind in range(VALUES)]
        look += houses_look(state, amounts, open_spaces(state, wanted), looks, costs, rest)
    return look


def houses_look(
    state: Zapotec, amounts: list[int], spaces: int, looks: list[float], costs: list[list[int]], rest: int
) -> float:
    """The houses that the amounts pay for on these spaces, the best first; the amounts are used up."""
    box = state.box
    look: float = 0.0
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
            if looks[space] > top:
                top = looks[space]
                best = space
        share = TASTE.card_best if number == 0 else TASTE.card_second if number == 1 else TASTE.card_third
        look += share * top + TASTE.card_house + TASTE.card_house_turn * rest
        spend(amounts, costs[box.space_values[best * VALUES]])
        spaces &= ~(1 << best)
    return look + TASTE.card_left * (amounts[0] + amounts[1] + amounts[2]) * worth(WOOD, rest)


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
            share = 0.0 if not capitals else TASTE.disc_last if capitals == 1 else TASTE.disc_soon
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
                        gain[a * VALUES + b] = each * (TASTE.begun if missing == 2 else TASTE.begin)
        gains.append(gain)
    return gains


def space_looks(state: Zapotec, seat: int, now: int, rest: int, wanted: int) -> list[float]:
    """By space: what a house there will bring, its tile included; only for those of the wanted ones with a tile."""
    box = state.box
    values = box.space_values
    looks = property_looks(state, seat, now, rest)
    gains = ritual_gains(state, seat, rest + 1, rest + (1 if now >= 3 else 0))
    found = [0.0] * len(state.owner)
    usual = TASTE.others * (rest - 1) if rest > 1 else 0.0
    pays = [TASTE.tile * worth_each_income(resource, rest) for resource in range(KINDS)]
    for space in numbers_in(state.tiled & wanted):
        at = space * VALUES
        look = usual + looks[values[at]] + looks[values[at + 1]] + looks[values[at + 2]]
        for index in range(len(gains)):
            gain = gains[index]
            if gain:
                look += gain[group_of(box, space, state.rituals[index])]
        if rest:
            tile = state.tiles[space]
            look += pays[box.tile_basic[tile]] + pays[box.tile_advanced[tile]]
        found[space] = look
    return found


def cell_looks(state: Zapotec, seat: int, rest: int) -> list[float]:
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
            look = suits * rest * (TASTE.alone + TASTE.company * full + TASTE.line * (full * full - full))
            for cell in cells:
                raise_look(found, cell, look)
    for cell in range(size):
        printed = box.cell_printed[cell]
        if printed >= 0:
            raise_look(found, cell, TASTE.printed * worth(printed, rest) + 0.01)
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
        self.cells: list[float] = cell_looks(state, seat, rest)
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
                raise_look(self.rows, box.cell_row[cell], value)
                raise_look(self.columns, box.cell_column[cell], value)
        whole: float = 0.4 * BASIC
        for card in numbers_in(state.hands[seat]):
            raise_look(self.shares, box.card_resource[card], 1.0)
            whole += 1.0
        for resource in range(BASIC):
            self.shares[resource] = self.shares[resource] / whole

    def look(self, box: Components, cell: int, value: float) -> float:
        """A tile of that value in the cell: its company, and how much more the better lines pay with it."""
        row = box.cell_row[cell]
        column = box.cell_column[cell]
        across = self.rows[row] + value - larger(self.rows[row], self.columns[row])
        down = self.columns[column] + value - larger(self.rows[column], self.columns[column])
        gain = self.shares[row] * larger(across, 0.0) + self.shares[column] * larger(down, 0.0)
        return self.cells[cell] + TASTE.usage * gain

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
    keep = 0.5 * TASTE.odd * worth(WOOD, rest) + stored_ritual(state, seat) * 0.8
    return TASTE.pair * houses + keep * (total - 2 * houses)


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


def promise(state: Zapotec, actor: int, moves: list[int]) -> list[float]:
    """How promising each of the moves looks before it is tried."""
    looks = points_of(state, actor, moves)
    for index in range(len(looks)):
        looks[index] = looks[index] * TASTE.keen
    return looks


def points_of(state: Zapotec, actor: int, moves: list[int]) -> list[float]:
    """The points that each of the moves may bring, as far as can be told at a glance."""
    if actor == CHANCE:
        return [0.0] * len(moves)
    phase = state.phase
    if phase == BUILD:
        return build_points(state, actor, moves, Lines(state, actor, state.box.rounds - state.round))
    if phase == CAPITAL or PENDING_BASIC <= phase <= PENDING_TILE:
        return capital_points(state, actor, moves)
    rest = state.box.rounds - state.round
    counts = tally(state) if phase > INCOME else []
    found = [0.0] * len(moves)
    spaces: list[float] = []
    lines: list[list[int]] = []
    if phase == CHOOSE:
        spaces = space_looks(state, actor, 4, rest, state.tiled)
        lines = best_lines(state, actor, rest)
    for index in range(len(moves)):
        move = moves[index]
        kind = move >> KIND_BITS
        low = move & LOW
        if kind == CHOOSE_CARD:
            found[index] = card_look(state, actor, low, spaces, lines, rest)
        elif kind == INCOME_ROW or kind == INCOME_COLUMN:
            resource = state.box.card_resource[state.chosen[actor]]
            found[index] = income_worth(line_income(state, actor, resource, kind == INCOME_COLUMN), rest)
        elif kind == SCORE_ROUND:
            found[index] = float(state.box.house_points * counts[actor * ASPECTS + scoring_property(state)])
        elif kind == SCORE_CARD:
            found[index] = state.box.house_points * counts[actor * ASPECTS + state.box.card_property[low]] - 0.3
        elif kind == DRAFT_CARD:
            found[index] = draft_points(state, actor, low, counts)
    return found


def draft_points(state: Zapotec, seat: int, card: int, counts: list[int]) -> float:
    """A card to be taken, and what it would score for the seat if it were left."""
    wanted = state.box.card_property[card]
    look = hand_look(state, seat, card)
    last = len(state.offer) == 2
    others: float = 0.0
    for other in range(len(state.vp)):
        if other != seat and counts[other * ASPECTS + wanted] > others:
            others = float(counts[other * ASPECTS + wanted])
    lead = counts[seat * ASPECTS + wanted] - others
    return look - (TASTE.draft_lead if last else TASTE.draft_early) * lead


def build_points(state: Zapotec, seat: int, moves: list[int], lines: Lines | None) -> list[float]:
    """What may be built, with what is left for the next house; to stop keeps a share of that.

    The lines of the grid are only needed where houses can be built.
    """
    box = state.box
    rest = box.rounds - state.round
    wanted: int = 0
    for move in moves:
        if move >> KIND_BITS != USE:
            wanted |= 1 << (move & LOW)
    spaces = space_looks(state, seat, 2, rest, wanted)
    found = [0.0] * len(moves)
    kept = left_after(state, seat, [], rest) * TASTE.stop
    after = [left_after(state, seat, house_cost(state, seat, kind), rest) for kind in range(VALUES)]
    for index in range(len(moves)):
        move = moves[index]
        kind = move >> KIND_BITS
        space = move & LOW
        if kind == BUILD_HOUSE:
            by = move >> HIGH_BITS & HIGH
            look = spaces[space]
            if lines is not None:
                look += lines.look(box, move >> MIDDLE_BITS & MIDDLE, tile_value(state, space, lines.pays))
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
    """ZAP-62: everything counts twice, but the tile pays nothing, and later there is more to choose by."""
    box = state.box
    tile = state.tiles[space]
    if rest:
        look -= TASTE.tile * (
            worth_each_income(box.tile_basic[tile], rest) + worth_each_income(box.tile_advanced[tile], rest)
        )
    return TASTE.palace * look + left_after(state, seat, box.costs[PALACE], rest) - TASTE.palace_early * rest


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
            amounts[resource] = amounts[resource] - box.trade_pay[tile][at + 1]
        total -= 0.5 * box.trade_pay[tile][at + 1] * worth(resource, builds if resource < BASIC else capitals)
    for at in range(0, len(box.trade_gain[tile]), 2):
        resource = box.trade_gain[tile][at]
        if resource < BASIC:
            amounts[resource] = amounts[resource] + box.trade_gain[tile][at + 1]
            total += 0.5 * box.trade_gain[tile][at + 1] * worth(resource, builds if resource < BASIC else capitals)
        else:
            total += box.trade_gain[tile][at + 1] * worth(resource, builds if resource < BASIC else capitals)
    return total + 2.5 * (pairs(amounts[0], amounts[1], amounts[2]) - before)


def capital_points(state: Zapotec, seat: int, moves: list[int]) -> list[float]:
    """What may be done in the Capital; to stop there is worth nothing."""
    rest = state.box.rounds - state.round
    counts = tally(state)
    found = [0.0] * len(moves)
    for index in range(len(moves)):
        found[index] = capital_look(state, seat, moves[index], counts, rest)
    return found


def capital_look(state: Zapotec, seat: int, move: int, counts: list[int], rest: int) -> float:
    box = state.box
    kind = move >> KIND_BITS
    low = move & LOW
    if kind == PYRAMID_NEW:
        return level_points(state, seat, counts, box.score_property[low], TASTE.sure_new if rest else 0.2, rest)
    if kind == PYRAMID_ADD:
        return add_points(state, seat, low, counts, rest)
    if kind == RITUAL:
        return disc_points(state, seat, low, rest) - ritual_price(state, seat, low, rest)
    if kind == SACRIFICE:
        price = low * worth(CORN, rest) + box.sacrifice_priests * worth(PRIEST, rest) * TASTE.sacrifice_priest
        return walk_points(state, seat, low, rest) - price
    if kind == BUY:
        price = box.prices[state.position[seat] * VALUES + box.trade_level[low]] * worth(GOLD, rest)
        return tile_points(state, seat, low, rest) - price
    if kind == USE:
        if box.trade_kind[low] == TRADE_EXCHANGE:
            return exchange_points(state, seat, low, rest + 1, rest + 1) - 0.5
        return walk_points(state, seat, box.trade_steps[low], rest) - 2 * worth(CORN, rest)
    if kind == USE_RITUAL:
        return disc_points(state, seat, move >> MIDDLE_BITS & MIDDLE, rest)
    if kind == PLACE:
        return ritual_outlook(state, seat, state.rituals[low], rest + 1, rest)
    return gain_points(state, seat, low) if kind == GAIN else 0.0


def disc_points(state: Zapotec, seat: int, index: int, rest: int) -> float:
    """A disc on a ritual card now, rather than on a better one later."""
    return ritual_outlook(state, seat, state.rituals[index], rest + 1, rest) - TASTE.ritual_wait * rest


def ritual_price(state: Zapotec, seat: int, index: int, rest: int) -> float:
    """ZAP-43."""
    priests = state.box.ritual_priests[state.position[seat]]
    return priests * worth(PRIEST, rest) * TASTE.ritual_priest + others_discs(state, seat, index) * worth(GOLD, rest)


def gain_points(state: Zapotec, seat: int, resource: int) -> float:
    """One basic resource: the houses that it makes possible, and what is scarce."""
    base = seat * KINDS
    amounts = [state.stock[base], state.stock[base + 1], state.stock[base + 2]]
    before = pairs(amounts[0], amounts[1], amounts[2])
    scarce = 1.0 / (1 + amounts[resource])
    amounts[resource] = amounts[resource] + 1
    return 2.0 * (pairs(amounts[0], amounts[1], amounts[2]) - before) + scarce


def level_points(state: Zapotec, seat: int, counts: list[int], wanted: int, sure: float, rest: int) -> float:
    """A level in a pyramid with that property, less the houses that are not built for it."""
    box = state.box
    houses = counts[seat * ASPECTS + wanted] + TASTE.growth * (rest + 0.7)
    look = box.level_points * houses + box.finished_points * sure + TASTE.level
    price = TASTE.level_basics * worth(WOOD, rest + 1) * houses_lost(state, seat) / 1.5
    price += TASTE.level_odd * worth(WOOD, rest)
    return look - price - TASTE.level_priest * worth(PRIEST, rest)


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


def add_points(state: Zapotec, seat: int, pyramid: int, counts: list[int], rest: int) -> float:
    """A level on a pyramid; the last one finishes it for all who have levels there."""
    box = state.box
    wanted = box.score_property[state.edge[state.beside[pyramid]]]
    if state.tops[pyramid] > 2:
        return level_points(state, seat, counts, wanted, TASTE.sure_middle if rest else 0.3, rest)
    look = level_points(state, seat, counts, wanted, 1.0, rest)
    open_part = 0.3 if rest else 1.0
    for level in state.levels:
        if level >> 5 == pyramid:
            look += box.finished_points * open_part * (1.0 if level >> 2 & 7 == seat else -TASTE.spoil)
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
            look += TASTE.discount * rest
        elif box.ritual_priests[space] < box.ritual_priests[space - 1]:
            look += TASTE.no_priest
        else:
            look += TASTE.free_disc
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
        look += prizes[others] * (TASTE.rank if rest else 1.0)
    elif passed:
        look += 3.0 * passed * (TASTE.rank if rest else 1.0)
    return look


def tile_points(state: Zapotec, seat: int, tile: int, rest: int) -> float:
    """Section 8: a trade tile that is bought now."""
    box = state.box
    kind = box.trade_kind[tile]
    look: float = 0.0
    for index in range(len(state.rituals)):
        if state.discs[index] >> seat & 1:
            look += 0.7 * box.ritual_levels[state.rituals[index] * VALUES + box.trade_level[tile]]
    if kind == TRADE_GAIN:
        gain = box.trade_gain[tile]
        base = seat * KINDS
        amounts = [state.stock[base], state.stock[base + 1], state.stock[base + 2]]
        before = pairs(amounts[0], amounts[1], amounts[2])
        for at in range(0, len(gain), 2):
            look += gain[at + 1] * worth(gain[at], rest + 1)
            if gain[at] < BASIC:
                amounts[gain[at]] = amounts[gain[at]] + gain[at + 1]
        look += TASTE.gain_pair * (pairs(amounts[0], amounts[1], amounts[2]) - before)
    elif kind == TRADE_EXCHANGE:
        priest = box.trade_gain[tile][0] == PRIEST
        look += (TASTE.exchange + (TASTE.exchange_priest if priest else 0.0)) * (rest + 1)
    elif kind == TRADE_BUILD:
        look += TASTE.builder * (rest + 1)
    elif kind == TRADE_COST:
        look += TASTE.cheaper * (rest + 1)
    elif kind == TRADE_SCORE:
        look += TASTE.scorer * (rest + 1)
    elif kind == TRADE_RITUAL:
        look += best_disc(state, seat, rest)
    elif can_climb(state, seat, tile):
        look += walk_points(state, seat, box.trade_steps[tile], rest) - 2 * worth(CORN, rest)
    elif state.options.kept:
        look += 2.0 * rest
    return look


def best_disc(state: Zapotec, seat: int, rest: int) -> float:
    """The ritual card that deserves a free disc most."""
    best: float = 0.0
    for index in range(len(state.rituals)):
        if not state.discs[index] >> seat & 1:
            points = ritual_outlook(state, seat, state.rituals[index], rest + 1, rest)
            if points > best:
                best = points
    return best
