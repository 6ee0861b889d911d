"""The tiles of the box: their paths and sites, and the maps that are laid with them (sections 3 and 4)."""

from __future__ import annotations

from typing import Final

from patolli.engine.components import Row, Tables
from patolli.engine.words import is_number
from patolli.games.lapins.rules.codes import (
    MOST_CELLS,
    NO_SITE,
    NO_WAY,
    PATH_SETS,
    SIDES,
    SITE,
    SORT_LETTERS,
    SORT_NAMES,
    TYPE_NAMES,
)

LACK_BITS: Final = 6
"""Bits for each sort in the number of tiles that a map still lacks."""
LACK_MASK: Final = 63
UNTRIED: Final = -1
SLOTS_DRAWN: Final = (2, 4)
"""A site with any other number of slots has no drawing."""


class Tiles:
    """What is printed on tiles, and how many of them are laid."""

    def __init__(self, tables: Tables) -> None:
        self.tile_names: list[str] = []
        self.tile_sort: list[int] = []
        self.tile_slots: list[int] = []
        ways: list[list[list[int]]] = []
        """By tile and path set."""
        table = tables.table("tiles")
        for row in table.rows("sites"):
            self.read_tile(row, row.one_of("resource", TYPE_NAMES[: NO_SITE - 1]))
            ways.append([paths_to_site(row, column) for column in PATH_SETS])
        for row in table.rows("without_site"):
            self.read_tile(row, NO_SITE)
            found = paths_past(row)
            ways.append([found, found])
        self.tiles: int = len(self.tile_names)
        self.ways: list[int] = []
        """By path set, tile, quarter turns and side: NO_WAY, SITE, or out by another side."""
        self.look_of: list[int] = []
        """By path set, tile and quarter turns: a number, the same for those that look alike (LAP-16a)."""
        known: dict[tuple[int, ...], int] = {}
        for path_set in range(len(PATH_SETS)):
            for tile in range(self.tiles):
                for quarters in range(4):
                    turned = turn(ways[tile][path_set], quarters)
                    self.ways += turned
                    self.look_of.append(known.setdefault(tuple(turned), len(known)))
        self.looks: int = len(known)
        self.read_sorts(table)
        self.read_maps(tables)

    def read_tile(self, row: Row, sort: int) -> None:
        """LAP-10."""
        name = row.word("id")
        letter = SORT_LETTERS[sort]
        if name[:1] != letter or not is_number(name[1:], 3):
            raise row.bad("tile-name", "id", sort=SORT_NAMES[sort], letter=letter)
        if name in self.tile_names:
            raise row.bad("tile-twice", "id", name=name)
        self.tile_names.append(name)
        self.tile_sort.append(sort)
        slots = row.number("slots", SLOTS_DRAWN[-1], 1) if sort != NO_SITE else 0
        if slots and slots not in SLOTS_DRAWN:
            raise row.bad("tile-slots", "slots")
        self.tile_slots.append(slots)

    def read_sorts(self, table: Row) -> None:
        """The tiles of a sort, which stand together."""
        sorts = self.tile_sort
        self.first_of_sort: list[int] = []
        self.end_of_sort: list[int] = []
        for sort in range(NO_SITE + 1):
            first = sorts.index(sort) if sort in sorts else self.tiles
            self.first_of_sort.append(first)
            self.end_of_sort.append(first + sorts.count(sort))
        for tile in range(self.tiles):
            if not self.first_of_sort[sorts[tile]] <= tile < self.end_of_sort[sorts[tile]]:
                raise table.bad("tile-sorts", name=self.tile_names[tile])
        self.same_look: list[bool] = []
        """By path set and sort: whether all its tiles look alike, however they lie."""
        for start in (0, self.tiles * 4):
            for sort in range(NO_SITE + 1):
                lying = range(self.first_of_sort[sort] * 4, self.end_of_sort[sort] * 4)
                self.same_look.append(len({self.look_of[start + turned] for turned in lying}) < 2)

    def read_maps(self, tables: Tables) -> None:
        """LAP-16 to LAP-18."""
        table = tables.table("map")
        random = table.table("random")
        self.random_columns: int = random.number("columns", 20, 2)
        self.random_rows: int = random.number("rows", 20, 2)
        self.random_cells: int = self.random_columns * self.random_rows
        self.random_sorts: list[int] = [
            random.number(name, self.tile_sort.count(sort)) if name else 0 for sort, name in enumerate(SORT_NAMES)
        ]
        if self.random_cells > MOST_CELLS:
            raise random.bad("cells", cells=self.random_cells, most=MOST_CELLS)
        if sum(self.random_sorts) != self.random_cells:
            raise random.bad("random-map", cells=self.random_cells, tiles=sum(self.random_sorts))
        self.most_of_a_sort: int = max(self.random_sorts)
        self.first_lacking: int = 0
        """How many tiles of each sort a random map has, LACK_BITS for each."""
        for sort in range(NO_SITE + 1):
            self.first_lacking += self.random_sorts[sort] << LACK_BITS * sort
        self.one_less: list[int] = [1 << LACK_BITS * sort for sort in self.tile_sort]
        """By tile."""
        self.maps_join: list[int] = [UNTRIED] * len(PATH_SETS)
        """By path set: how many of some random maps join all their sites; UNTRIED until a game wants one."""
        custom = table.table("custom")
        self.most_cells: int = custom.number("cells", min(self.tiles, MOST_CELLS), 4)
        self.least_side: int = custom.number("side", 6, 2)
        self.sites_per_king: int = custom.number("sites_per_king", 9, 1)
        self.beginner_rows: list[str] = table.table("beginner").words("rows")


def paths_to_site(row: Row, column: str) -> list[int]:
    """Where one comes to from each side of a tile with a site (LAP-13)."""
    found = [NO_WAY] * 4
    for letter in row.word(column):
        if letter not in SIDES:
            raise row.bad("side", column, column=column, letter=letter)
        found[SIDES.index(letter)] = SITE
    return found


def paths_past(row: Row) -> list[int]:
    """The same for a tile without site."""
    found = [NO_WAY] * 4
    for link in row.word("links").split():
        if len(link) != 2 or link[0] == link[1] or link[0] not in SIDES or link[1] not in SIDES:
            raise row.bad("link", "links", link=link[:10])
        for here, there in ((link[0], link[1]), (link[1], link[0])):
            if found[SIDES.index(here)] != NO_WAY:
                raise row.bad("links-touch", "links", side=here)
            found[SIDES.index(here)] = SIDES.index(there)
    return found


def turn(ways: list[int], quarters: int) -> list[int]:
    """The ways of a tile that is turned clockwise."""
    found = [NO_WAY] * 4
    for side in range(4):
        there = ways[side]
        found[(side + quarters) % 4] = (there + quarters) % 4 if 0 <= there < 4 else there
    return found
