"""The random map, drawn cell by cell (LAP-16, LAP-16a), and the first king (LAP-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.lapins.box.land import Land
from patolli.games.lapins.box.tiles import LACK_BITS, LACK_MASK
from patolli.games.lapins.rules.codes import (
    ABOUT,
    DRAW_FIRST,
    DRAW_SORT,
    DRAW_SORTS,
    DRAW_TILE,
    DRAW_TILES,
    FIRST,
    MOVE_BITS,
    NO_SITE,
    TURN,
)

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng
    from patolli.games.lapins.rules.state import Lapins


def draws(state: Lapins) -> list[int]:
    """What may be drawn next."""
    if state.node == DRAW_FIRST:
        return [FIRST << MOVE_BITS | seat for seat in range(state.players)]
    if state.node == DRAW_SORTS:
        lacking = sorts_lacking(state)
        return [DRAW_SORT << MOVE_BITS | sort for sort in range(NO_SITE + 1) if lacking[sort]]
    found, _ = tiles_of_sort(state)
    return found


def weights(state: Lapins) -> list[int]:
    if state.node == DRAW_FIRST:
        return [1] * state.players
    if state.node == DRAW_SORTS:
        return [number for number in sorts_lacking(state) if number]
    _, found = tiles_of_sort(state)
    return found


def sorts_lacking(state: Lapins) -> list[int]:
    """By sort: how many tiles of it the cells still lack."""
    box = state.box
    lacking = box.random_sorts[:]
    for tile in state.tiles:
        lacking[box.tile_sort[tile >> 2]] -= 1
    return lacking


def recount(state: Lapins) -> None:
    """Bring `lacking` and `used` into step with the tiles."""
    state.lacking = state.box.first_lacking
    state.used = 0
    for tile in state.tiles:
        state.lacking -= state.box.one_less[tile >> 2]
        state.used |= 1 << (tile >> 2)


def tiles_of_sort(state: Lapins) -> tuple[list[int], list[int]]:
    """The unused tiles of the sort in all rotations; those that look alike are one, the lowest stands for them."""
    box = state.box
    used = state.used
    place: list[int] = [-1] * box.looks
    found: list[int] = []
    weight: list[int] = []
    start = state.options.path_set * box.tiles * 4
    for tile in range(box.first_of_sort[state.sort], box.end_of_sort[state.sort]):
        if used >> tile & 1:
            continue
        for turned in range(tile * 4, tile * 4 + 4):
            look = box.look_of[start + turned]
            if place[look] < 0:
                place[look] = len(found)
                found.append(DRAW_TILE << MOVE_BITS | turned)
                weight.append(0)
            weight[place[look]] += 1
    return found, weight


def pick(state: Lapins, rng: Rng) -> int:
    """One of the draws, by its weight."""
    if state.node == DRAW_TILES:
        found, weight = tiles_of_sort(state)
        return found[rng.weighted(weight)]
    if state.node == DRAW_FIRST:
        return FIRST << MOVE_BITS | rng.below(state.players)
    n = rng.below(state.box.random_cells - len(state.tiles))
    lacking = state.lacking
    sort: int = 0
    while n >= lacking & LACK_MASK:
        n -= lacking & LACK_MASK
        lacking >>= LACK_BITS
        sort += 1
    return DRAW_SORT << MOVE_BITS | sort


def draw(state: Lapins, move: int) -> None:
    """Chance has decided."""
    kind = move >> MOVE_BITS
    what = move & ABOUT
    if kind == DRAW_SORT:
        state.sort = what
        state.node = DRAW_TILES
    elif kind == DRAW_TILE:
        state.tiles = [*state.tiles, what]
        state.lacking -= state.box.one_less[what >> 2]
        state.used |= 1 << (what >> 2)
        state.node = DRAW_SORTS
        if len(state.tiles) == state.box.random_cells:
            finish(state)
    else:
        state.seat = what
        state.node = TURN


def finish(state: Lapins) -> None:
    """LAP-16a: a map that falls apart is drawn anew."""
    land = Land(state.box, state.box.random_columns, state.box.random_rows, state.tiles, state.options.path_set)
    if land.connected():
        settle(state, land)
        return
    state.tiles = []
    recount(state)
    if state.events is not None:
        state.events.append(("map-refused", {}))


def settle(state: Lapins, land: Land) -> None:
    """The map is there: next comes the first king."""
    state.land = land
    state.tiles = land.tiles
    state.cities = [0] * land.sites
    layer = state.options.layer
    if layer >= 0:
        state.seat = (layer + 1) % state.players
        state.node = TURN
    else:
        state.node = DRAW_FIRST


def settle_forced(state: Lapins) -> None:
    """A draw of the map with a single result needs no line (LAP-86): everybody can work it out."""
    while state.node == DRAW_SORTS or state.node == DRAW_TILES:
        if state.node == DRAW_TILES and state.box.same_look[state.options.path_set * (NO_SITE + 1) + state.sort]:
            draw(state, DRAW_TILE << MOVE_BITS | first_unused(state) * 4)
            continue
        if several_lacking(state) if state.node == DRAW_SORTS else several_looks(state):
            return
        found = draws(state)
        if len(found) > 1:
            return
        draw(state, found[0])


def first_unused(state: Lapins) -> int:
    """The lowest tile of the sort that is not on the map."""
    used = state.used
    found = state.box.first_of_sort[state.sort]
    while used >> found & 1:
        found += 1
    return found


def several_looks(state: Lapins) -> bool:
    """Whether the unused tiles of the sort look different; those with fewer exits come last, and are tried first."""
    box = state.box
    used = state.used
    start = state.options.path_set * box.tiles * 4
    look = -1
    for tile in range(box.end_of_sort[state.sort] - 1, box.first_of_sort[state.sort] - 1, -1):
        if not used >> tile & 1:
            for turned in range(tile * 4, tile * 4 + 4):
                if look < 0:
                    look = box.look_of[start + turned]
                elif box.look_of[start + turned] != look:
                    return True
    return False


def several_lacking(state: Lapins) -> bool:
    """Whether more than one sort is lacking; quick to say while the cells left are more than any sort has."""
    left = state.box.random_cells - len(state.tiles)
    if left > state.box.most_of_a_sort:
        return True
    lacking = state.lacking
    while lacking:
        if lacking & LACK_MASK == left:
            return False
        lacking >>= LACK_BITS
    return True
