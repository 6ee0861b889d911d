"""The build stage: houses, the palace, and income from the tiles they brought (sections 6 and 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.core.bits import bits_in, nth_bit
from patolli.games.zapotec.rules.capital import affords, changed, occupy, offer_exchanges, pay, spelled, turn_down
from patolli.games.zapotec.rules.codes import (
    BUILD_HOUSE,
    BUILD_PALACE,
    DONE,
    HIGH_BITS,
    KIND_BITS,
    KINDS,
    MIDDLE_BITS,
    PALACE,
    RESOURCES,
    TRADE_BUILD,
    VALUES,
)

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng
    from patolli.games.zapotec.rules.state import Zapotec


# ------------------------------------------------------------------- income
def income(state: Zapotec, column: bool) -> None:
    """ZAP-24 to ZAP-26."""
    box = state.box
    seat = state.seat
    resource = box.card_resource[state.chosen[seat]]
    gained = line_income(state, seat, resource, column)
    for kind in range(KINDS):
        if gained[kind]:
            state.stock[seat * KINDS + kind] = state.stock[seat * KINDS + kind] + gained[kind]
    if state.events is not None:
        sparse: list[int] = []
        for kind in range(KINDS):
            if gained[kind]:
                sparse += [kind, gained[kind]]
        state.events.append(("income", {"seat": seat, "gained": spelled(sparse)}))


def line_income(state: Zapotec, seat: int, resource: int, column: bool) -> list[int]:
    """ZAP-25: what the row or column of the resource pays."""
    box = state.box
    gained = [0] * KINDS
    gained[resource] = box.header
    cells = box.column_cells[resource] if column else box.row_cells[resource]
    cells_len = len(box.cells)
    for cell in cells:
        space = state.grid[seat * cells_len + cell]
        if space >= 0:
            tile = state.tiles[space]
            basic = box.tile_basic[tile]
            advanced = box.tile_advanced[tile]
            gained[basic] = gained[basic] + 1
            gained[advanced] = gained[advanced] + 1
    return gained


# ------------------------------------------------------------------- what is legal
def empty_cells(state: Zapotec, seat: int) -> int:
    """The cells of the seat's grid without a tile, a bit for each."""
    size = len(state.box.cells)
    base = seat * size
    grid = state.grid
    found = 0
    for cell in range(size):
        if grid[base + cell] < 0:
            found |= 1 << cell
    return found


def pays_type(state: Zapotec, seat: int, kind: int) -> bool:
    """ZAP-54, ZAP-60: whether the seat can pay for a house of that type."""
    box = state.box
    for tile in box.cheaper[kind]:
        if state.owned[seat] >> tile & 1:
            return affords(state, seat, box.trade_pay[tile])
    return affords(state, seat, box.costs[kind])


def spaces_by_card(state: Zapotec, seat: int) -> int:
    """ZAP-59: where the seat can build a house with its card, a bit for each space."""
    box = state.box
    affordable = 0
    for kind in range(VALUES):
        if pays_type(state, seat, kind):
            affordable |= box.property_spaces[kind]
    if not affordable:
        return 0
    return affordable & open_spaces(state, box.card_property[state.chosen[seat]])


def open_spaces(state: Zapotec, wanted: int) -> int:
    """The spaces in play that match the property and still have their tile, a bit for each."""
    return state.tiled & state.box.property_spaces[wanted]


def ready_builders(state: Zapotec, seat: int) -> list[int]:
    """ZAP-53: the trade tiles with which the seat can pay for a house."""
    box = state.box
    ready = state.owned[seat] & box.kind_mask[TRADE_BUILD] & ~state.down[seat]
    found: list[int] = []
    if ready:
        for tile in box.of_kind[TRADE_BUILD]:
            if ready >> tile & 1 and affords(state, seat, box.trade_pay[tile]):
                found.append(tile)
    return found


def palace_spaces(state: Zapotec, seat: int) -> int:
    """ZAP-62: where the seat can build its palace, a bit for each space."""
    if state.palaces[seat] >= 0 or not state.houses[seat] or not affords(state, seat, state.box.costs[PALACE]):
        return 0
    return open_spaces(state, state.box.card_property[state.chosen[seat]])


def offer_build(state: Zapotec, out: list[int]) -> None:
    """ZAP-58: all that may be done in the build stage."""
    seat = state.seat
    cells = numbers_in(empty_cells(state, seat))
    if cells and state.houses[seat]:
        for space in numbers_in(spaces_by_card(state, seat)):
            for cell in cells:
                out.append(BUILD_HOUSE << KIND_BITS | cell << MIDDLE_BITS | space)
        for tile in ready_builders(state, seat):
            for space in numbers_in(open_spaces(state, state.box.trade_property[tile])):
                for cell in cells:
                    out.append(BUILD_HOUSE << KIND_BITS | (tile + 1) << HIGH_BITS | cell << MIDDLE_BITS | space)
    for space in numbers_in(palace_spaces(state, seat)):
        out.append(BUILD_PALACE << KIND_BITS | space)
    offer_exchanges(state, seat, out)
    out.append(DONE << KIND_BITS)


def numbers_in(mask: int) -> list[int]:
    found: list[int] = []
    while mask:
        found.append(bits_in((mask & -mask) - 1))
        mask &= mask - 1
    return found


def pick_build(state: Zapotec, rng: Rng) -> int:
    """One of these moves at random, without listing every space with every cell."""
    seat = state.seat
    box = state.box
    cells = empty_cells(state, seat) if state.houses[seat] else 0
    each = bits_in(cells)
    by_card = 0
    builders: list[int] = []
    spaces = 0
    if cells:
        by_card = spaces_by_card(state, seat)
        builders = ready_builders(state, seat)
        spaces = bits_in(by_card)
        for tile in builders:
            spaces += bits_in(open_spaces(state, box.trade_property[tile]))
    palaces = palace_spaces(state, seat)
    rest: list[int] = []
    offer_exchanges(state, seat, rest)
    rest.append(DONE << KIND_BITS)
    n = rng.below(spaces * each + bits_in(palaces) + len(rest))
    if n < spaces * each:
        return (
            BUILD_HOUSE << KIND_BITS
            | nth_bit(cells, n % each) << MIDDLE_BITS
            | nth_house(state, by_card, builders, n // each)
        )
    n -= spaces * each
    if n < bits_in(palaces):
        return BUILD_PALACE << KIND_BITS | nth_bit(palaces, n)
    return rest[n - bits_in(palaces)]


def nth_house(state: Zapotec, by_card: int, builders: list[int], n: int) -> int:
    """The n-th space for a house, first those by card, then those with a trade tile that builds, and the tile."""
    if n < bits_in(by_card):
        return nth_bit(by_card, n)
    n -= bits_in(by_card)
    for tile in builders:
        spaces = open_spaces(state, state.box.trade_property[tile])
        if n < bits_in(spaces):
            return (tile + 1) << HIGH_BITS | nth_bit(spaces, n)
        n -= bits_in(spaces)
    raise IndexError(n)


# ------------------------------------------------------------------- doing it
def build(state: Zapotec, space: int, cell: int, by: int) -> None:
    """ZAP-53, ZAP-61: pay, house on the space, tile into the grid, printed resource."""
    box = state.box
    seat = state.seat
    if by:
        pay(state, seat, box.trade_pay[by - 1])
        turn_down(state, seat, by - 1)
    else:
        pay_type(state, seat, box.space_values[space * VALUES])
    state.houses = changed(state.houses, seat, state.houses[seat] - 1)
    occupy(state, space, seat)
    state.grid = changed(state.grid, seat * len(box.cells) + cell, space)
    printed = box.cell_printed[cell]
    if printed >= 0:
        state.stock[seat * KINDS + printed] += 1
        if state.events is not None:
            state.events.append(("printed", {"seat": seat, "cell": box.cells[cell], "resource": RESOURCES[printed]}))


def pay_type(state: Zapotec, seat: int, kind: int) -> None:
    box = state.box
    for tile in box.cheaper[kind]:
        if state.owned[seat] >> tile & 1:
            pay(state, seat, box.trade_pay[tile])
            return
    pay(state, seat, box.costs[kind])


def build_palace(state: Zapotec, space: int) -> None:
    """ZAP-62."""
    seat = state.seat
    pay(state, seat, state.box.costs[PALACE])
    state.houses = changed(state.houses, seat, state.houses[seat] - 1)
    occupy(state, space, seat)
    state.palaces = changed(state.palaces, seat, space)
