"""The land: a rectangle of tiles, and which sites are adjacent along its paths."""

from __future__ import annotations

from typing import Final

from patolli.engine.core.rng import Rng
from patolli.games.lapins.box.components import Components
from patolli.games.lapins.box.tiles import UNTRIED
from patolli.games.lapins.rules.codes import (
    MOST_CELLS,
    NO_SITE,
    NO_WAY,
    SITE,
)

TRIED_MAPS: Final = 60


class Land:
    """A finished map. Shared by all states of a game and never changed.

    Cells are numbered row by row, so sites are numbered in board order too (LAP-12).
    """

    def __init__(self, box: Components, columns: int, rows: int, tiles: list[int], path_set: int) -> None:
        self.box: Components = box
        self.columns: int = columns
        self.rows: int = rows
        self.tiles: list[int] = tiles
        """By cell: tile * 4 + quarter turns clockwise."""
        self.path_set: int = path_set
        self.site_at: list[int] = []
        """By cell; -1 if it has no site."""
        self.cell_of: list[int] = []
        self.resource: list[int] = []
        self.slots: list[int] = []
        for cell in range(len(tiles)):
            tile = tiles[cell] >> 2
            if box.tile_sort[tile] == NO_SITE:
                self.site_at.append(-1)
            else:
                self.site_at.append(len(self.cell_of))
                self.cell_of.append(cell)
                self.resource.append(box.tile_sort[tile])
                self.slots.append(box.tile_slots[tile])
        self.sites: int = len(self.cell_of)
        self.near: list[list[int]] = []
        """By site: the adjacent sites, in board order."""
        self.near_bits: list[int] = []
        """By site: the same, a bit for each."""
        for site in range(self.sites):
            bits = 0
            for side in range(4):
                other = self.follow(self.cell_of[site], side)
                if other >= 0 and other != site:
                    bits |= 1 << other
            self.near_bits.append(bits)
            found: list[int] = []
            while bits:
                found.append((bits & -bits).bit_length() - 1)
                bits &= bits - 1
            self.near.append(found)

    def way(self, cell: int, side: int) -> int:
        """Where one comes to from a side of a cell: NO_WAY, its SITE, or out by another side."""
        return self.box.ways[(self.path_set * self.box.tiles * 4 + self.tiles[cell]) * 4 + side]

    def beyond(self, cell: int, side: int) -> int:
        """The cell on that side; -1 where the board ends."""
        column = cell % self.columns
        if side == 0:
            return cell - self.columns if cell >= self.columns else -1
        if side == 1:
            return cell + 1 if column < self.columns - 1 else -1
        if side == 2:
            return cell + self.columns if cell + self.columns < len(self.tiles) else -1
        return cell - 1 if column > 0 else -1

    def follow(self, cell: int, side: int) -> int:
        """LAP-14: the site at the end of the path that leaves a site's cell on that side; -1 for a dead end."""
        if self.way(cell, side) != SITE:
            return -1
        while True:
            cell = self.beyond(cell, side)
            if cell < 0:
                return -1
            there = self.way(cell, (side + 2) % 4)
            if there == NO_WAY:
                return -1
            if there == SITE:
                return self.site_at[cell]
            side = there

    def connected(self) -> bool:
        """Whether one can come from every site to every other."""
        if not self.sites:
            return False
        seen: int = 1
        todo: int = 1
        while todo:
            fresh = self.near_bits[(todo & -todo).bit_length() - 1] & ~seen
            seen |= fresh
            todo = todo & (todo - 1) | fresh
        return seen == (1 << self.sites) - 1

    def name(self, site: int) -> str:
        """LAP-12: a site takes the name of its cell."""
        return NAMES[self.columns - 1][self.cell_of[site]]


def joins_often(box: Components, path_set: int) -> bool:
    """LAP-16a: whether at least one random map of ten joins all its sites; one that does not is drawn anew."""
    if box.maps_join[path_set] == UNTRIED:
        rng = Rng(16)
        found: int = 0
        for _ in range(TRIED_MAPS):
            tiles = drawn_tiles(box, rng)
            if Land(box, box.random_columns, box.random_rows, tiles, path_set).connected():
                found += 1
        box.maps_join[path_set] = found
    return box.maps_join[path_set] * 10 >= TRIED_MAPS


def drawn_tiles(box: Components, rng: Rng) -> list[int]:
    """LAP-16: the tiles of a random map, by cell."""
    drawn: list[int] = []
    for sort in range(NO_SITE + 1):
        spare = list(range(box.first_of_sort[sort], box.end_of_sort[sort]))
        for _ in range(box.random_sorts[sort]):
            drawn.append(spare.pop(rng.below(len(spare))))
    tiles: list[int] = []
    while drawn:
        tiles.append(drawn.pop(rng.below(len(drawn))) * 4 + rng.below(4))
    return tiles


def cell_name(cell: int, columns: int) -> str:
    return f"{chr(ord('a') + cell % columns)}{cell // columns + 1}"


NAMES: Final[list[list[str]]] = [
    [cell_name(cell, columns) for cell in range(MOST_CELLS)] for columns in range(1, MOST_CELLS + 1)
]
"""The names of all cells, by the number of columns less one."""
