"""The board: the rectangle of cells that the code fixes, and what is printed on it."""

from __future__ import annotations

from typing import Final

from patolli.engine.component_tables import Row, quoted
from patolli.games.mexica.box.cells import (
    COUNT,
    HEIGHT,
    WIDTH,
    Cells,
    cells_from_mask,
    empty,
    first_of,
    flood,
    without,
)

NAMES: Final[list[str]] = ["ABCDEFGHIJKLMNOPQRSTU"[n % WIDTH] + str(n // WIDTH + 1) for n in range(COUNT)]
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
LETTERS: Final = ".#PE="
"""Lake, ordinary land, start cell, emblem cell, and a canal that is already dug."""
ISLAND: Final = "#PE="
MOST_PLAYERS: Final = 4
PANELS: Final = [f"{column}{row}" for row in range(1, 5) for column in "PQRSTU"] + [
    f"{column}{row}" for row in (13, 14) for column in "OPQRSTU"
]
"""Where the drawing has the orders and the supply: always lake."""


def neighbours(number: int) -> list[int]:
    """MEX-5: the cells that share a side with this one; -1 for what lies outside the rectangle."""
    row = number // WIDTH
    column = number % WIDTH
    return [
        number - WIDTH if row > 0 else -1,
        number + WIDTH if row < HEIGHT - 1 else -1,
        number - 1 if column > 0 else -1,
        number + 1 if column < WIDTH - 1 else -1,
    ]


def mask_of(rows: list[str], letters: str) -> int:
    """The cells of the rows that show one of these letters."""
    mask = 0
    for number in range(COUNT):
        if rows[number // WIDTH][number % WIDTH] in letters:
            mask |= 1 << number
    return mask


def coast_of(island: int) -> int:
    """The island cells with a side on the lake, which is also everything outside the rectangle (MEX-2)."""
    mask = 0
    for number in range(COUNT):
        if island >> number & 1:
            for other in neighbours(number):
                if other < 0 or not island >> other & 1:
                    mask |= 1 << number
    return mask


def parts_of(area: Cells) -> list[Cells]:
    """The connected parts of the area, in reading order of their first cells."""
    parts: list[Cells] = []
    while not empty(area):
        part = flood(first_of(area), area)
        parts.append(part)
        area = without(area, part)
    return parts


def read_rows(table: Row) -> list[str]:
    """The rows of the board, checked: their number and length are fixed by the code."""
    rows = table.words("rows")
    if len(rows) != HEIGHT or any(len(row) != WIDTH for row in rows):
        raise table.bad("rectangle", "rows", height=HEIGHT, width=WIDTH)
    for number, row in enumerate(rows, start=1):
        for letter in row:
            if letter not in LETTERS:
                raise table.bad("letter", "rows", row=number, letter=letter, letters=" ".join(LETTERS))
        if number < HEIGHT and row[-1] in ISLAND and rows[number][0] in ISLAND:
            raise table.bad("edge", "rows", row=number, next=number + 1)
    island = mask_of(rows, ISLAND)
    for cell in PANELS:
        if island >> NUMBERS[cell] & 1:
            raise table.bad("panel", "rows", cell=cell)
    starts = sum(row.count("P") for row in rows)
    if starts < MOST_PLAYERS:
        raise table.bad("start-cells", "rows", count=starts, players=MOST_PLAYERS)
    return rows


def read_canals(table: Row, rows: list[str]) -> list[tuple[int, int]]:
    """MEX-16: the double tiles that are laid at the start. They cover the canal cells of the rows, each once."""
    pairs = table.value("first_canals")
    tiles: list[tuple[int, int]] = []
    covered: int = 0
    for pair in pairs if isinstance(pairs, list) else [pairs]:
        cells = sorted(NUMBERS.get(str(name), -1) for name in pair) if isinstance(pair, list) else []
        if len(cells) != 2 or cells[0] < 0 or cells[1] not in neighbours(cells[0]):
            raise table.bad("canal-pair", "first_canals", value=quoted(pair))
        for cell in cells:
            if covered >> cell & 1:
                raise table.bad("canal-twice", "first_canals", cell=NAMES[cell])
            covered |= 1 << cell
        tiles.append((cells[0], cells[1]))
    if covered != mask_of(rows, "="):
        raise table.bad("canal-cover", "first_canals")
    return tiles


class Board:
    """The printed board, as sets of cells. (A class: mypyc 2.4.1 miscompiles some uses of a Final tuple of i64.)"""

    def __init__(self, table: Row) -> None:
        rows = read_rows(table)
        island = mask_of(rows, ISLAND)
        coast = coast_of(island)
        self.rows: list[str] = rows
        self.island: Cells = cells_from_mask(island)
        self.land: Cells = cells_from_mask(mask_of(rows, "#PE"))
        self.canal: Cells = cells_from_mask(mask_of(rows, "="))
        self.palace: Cells = cells_from_mask(mask_of(rows, "PE"))
        self.start: Cells = cells_from_mask(mask_of(rows, "P"))
        self.emblem: Cells = cells_from_mask(mask_of(rows, "E"))
        self.coast: Cells = cells_from_mask(coast)
        self.inland: Cells = cells_from_mask(mask_of(rows, "#") & ~coast)
        """Where neutral temples may stand (MEX-93)."""
        self.districts: list[Cells] = parts_of(self.land)
        """Those of the start."""
        self.first_tiles: list[tuple[int, int]] = read_canals(table, rows)
