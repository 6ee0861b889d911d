"""The box: reads components.toml once, checks it, and gives typed constants."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from patolli.games.mexica.box.cells import COUNT, HEIGHT, WIDTH, Cells, cells_from_mask

TEXT: Final[str] = files("patolli.games.mexica.box").joinpath("components.toml").read_text(encoding="utf-8")
BOX: Final[dict[str, Any]] = tomllib.loads(TEXT)
ROWS: Final[list[str]] = BOX["board"]["rows"]

NAMES: Final[list[str]] = ["ABCDEFGHIJKLMNOPQRSTU"[n % WIDTH] + str(n // WIDTH + 1) for n in range(COUNT)]
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}


def mask_of(letters: str) -> int:
    """The cells of the printed board that show one of these letters."""
    mask = 0
    for row in range(HEIGHT):
        for column in range(WIDTH):
            if ROWS[row][column] in letters:
                mask |= 1 << (row * WIDTH + column)
    return mask


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


def coast_mask() -> int:
    """The island cells with a side on the lake, which is also everything outside the rectangle (MEX-2)."""
    island = mask_of("#PE=")
    mask = 0
    for number in range(COUNT):
        if island >> number & 1:
            for other in neighbours(number):
                if other < 0 or not island >> other & 1:
                    mask |= 1 << number
    return mask


class Board:
    """The printed board, as sets of cells. (A class: mypyc 2.4.1 miscompiles some uses of a Final tuple of i64.)"""

    def __init__(self) -> None:
        self.island: Cells = cells_from_mask(mask_of("#PE="))
        self.land: Cells = cells_from_mask(mask_of("#PE"))
        self.canal: Cells = cells_from_mask(mask_of("="))
        self.palace: Cells = cells_from_mask(mask_of("PE"))
        self.start: Cells = cells_from_mask(mask_of("P"))
        self.emblem: Cells = cells_from_mask(mask_of("E"))
        self.coast: Cells = cells_from_mask(coast_mask())
        self.inland: Cells = cells_from_mask(mask_of("#") & ~coast_mask())
        """Where neutral temples may stand (MEX-93)."""


BOARD: Final = Board()
FIRST_TILES: Final[list[tuple[int, int]]] = [
    (NUMBERS[pair[0]], NUMBERS[pair[1]]) for pair in BOX["board"]["first_canals"]
]

LARGEST: Final[int] = max(token["size"] for token in BOX["calpulli"]["tokens"])


def by_size(column: str) -> list[int]:
    """A column of the calpulli tokens, by size; 0 where no token has that size."""
    numbers = [0] * (LARGEST + 1)
    for token in BOX["calpulli"]["tokens"]:
        numbers[token["size"]] = token[column]
    return numbers


COPIES: Final[list[int]] = by_size("copies")
SECOND: Final[list[int]] = by_size("second")
THIRD: Final[list[int]] = by_size("third")
ALL_SIZES: Final[list[int]] = [size for size in range(LARGEST + 1) for _ in range(COPIES[size])]
FIRST_DISPLAY: Final[int] = BOX["calpulli"]["display"]["first_period"]

FLOORS: Final = 4
"""The highest temple."""
WHOLE_COLOUR: Final[list[int]] = BOX["temples"]["whole_colour"]
FIRST_STOCK: Final[list[int]] = BOX["temples"]["stock"]["first_period"]
RESERVE: Final[list[int]] = [WHOLE_COLOUR[i] - FIRST_STOCK[i] for i in range(FLOORS)]
NEUTRAL_MIXES: Final[dict[str, list[int]]] = {
    "standard": BOX["temples"]["neutral"]["standard"],
    "hard": BOX["temples"]["neutral_variants"]["hard"],
    "very_hard": BOX["temples"]["neutral_variants"]["very_hard"],
}
NEUTRAL_COUNT: Final[int] = sum(NEUTRAL_MIXES["standard"])

SINGLES: Final[int] = BOX["supply"]["single_canals"]
DOUBLES: Final[int] = BOX["supply"]["double_canals"]
BRIDGES: Final[int] = BOX["supply"]["bridges"]
ACTIONS: Final[int] = BOX["supply"]["action_tokens"]

TURN_AP: Final[int] = BOX["turn"]["action_points"]
FLAT_FEE: Final[int] = BOX["turn"]["flat_fee"]
MOST_TAKEN: Final[int] = BOX["turn"]["tokens_taken_at_most"]
PALACE_BONUS: Final[int] = BOX["scoring"]["palace_bonus"]
COLOURS: Final[list[str]] = BOX["colours"]["names"]
