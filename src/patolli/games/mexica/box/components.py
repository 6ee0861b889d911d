"""The box: a component file, read once and checked, as numbers.

A state refers to its box, so a game can be played with a file of one's own. What the code fixes is refused in such a
file: the rectangle of the board, temples of 1 to 4 floors, the four colours.
"""

from __future__ import annotations

from typing import Final

from patolli.engine.components import Boxes, Row, Tables
from patolli.engine.core.rng import Rng
from patolli.games.mexica.box.board import Board
from patolli.games.mexica.box.cells import WIDTH, numbers_of

FLOORS: Final = 4
"""The highest temple."""
COLOURS: Final = ["black", "grey", "sand", "red"]
MIXES: Final = ["standard", "hard", "very_hard"]
"""The neutral mixes that have a name (MEX-98)."""
SMALLEST_TOKEN: Final = 2
"""MEX-75d: a district has a cell for its token and one for its founder."""
LARGEST_TOKEN: Final = 20
MOST_COPIES: Final = 9
MOST_TOKENS: Final = 24
"""As many as fit into the picture of the display."""
MOST_TEMPLES: Final = 20
"""Of one colour and height."""
MOST_PIECES: Final = 99
MOST_POINTS: Final = 99
MOST_ACTION_POINTS: Final = 20
MOST_TAKEN: Final = 9
LONGEST_DISTANCE: Final = 5
"""Between neutral temples (MEX-94)."""
TRIED_DRAWS: Final = 30
GOOD_DRAWS: Final = 3


class Components(Board):
    """Every number of the box."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.table("board"))
        self.read_calpulli(tables.table("calpulli"))
        self.read_temples(tables.table("temples"))
        self.read_supply(tables.table("supply"))
        turn = tables.table("turn")
        self.turn_points: int = turn.number("action_points", MOST_ACTION_POINTS, 1)
        """MEX-26: the action points of a turn."""
        self.flat_fee: int = turn.number("flat_fee", MOST_ACTION_POINTS, 1)
        self.most_taken: int = turn.number("tokens_taken_at_most", MOST_TAKEN)
        self.palace_bonus: int = tables.table("scoring").number("palace_bonus", MOST_POINTS)
        colours = tables.table("colours")
        if colours.words("names") != COLOURS:
            raise colours.bad("fixed-colours", "names", names=", ".join(COLOURS))

    def read_calpulli(self, table: Row) -> None:
        """MEX-10, MEX-18: the calpulli tokens."""
        rows = table.rows("tokens", "size")
        sizes = [row.number("size", LARGEST_TOKEN, SMALLEST_TOKEN) for row in rows]
        self.largest: int = max(sizes)
        self.copies: list[int] = [0] * (self.largest + 1)
        """By size: how many tokens there are."""
        self.second: list[int] = [0] * (self.largest + 1)
        """By size: what the founder and the second place get."""
        self.third: list[int] = [0] * (self.largest + 1)
        """By size: what the others who are present and the third place get."""
        for row, size in zip(rows, sizes, strict=True):
            self.copies[size] = row.number("copies", MOST_COPIES, 1)
            self.second[size] = row.number("second", MOST_POINTS)
            self.third[size] = row.number("third", MOST_POINTS)
        self.sizes: list[int] = [size for size in range(self.largest + 1) for _ in range(self.copies[size])]
        """Of all tokens."""
        if len(self.sizes) > MOST_TOKENS:
            raise table.bad("many-tokens", "tokens", count=len(self.sizes), most=MOST_TOKENS)
        self.first_display: int = table.table("display").number("first_period", len(self.sizes), 1)

    def read_temples(self, table: Row) -> None:
        """MEX-19, MEX-92, MEX-98: the temples of a colour, by floors - 1."""
        self.whole_colour: list[int] = table.numbers("whole_colour", MOST_TEMPLES, count=FLOORS)
        stock = table.table("stock")
        self.first_stock: list[int] = stock.numbers("first_period", MOST_TEMPLES, count=FLOORS)
        check_temples(stock, "first_period", self.first_stock, self.whole_colour)
        self.reserve: list[int] = [self.whole_colour[i] - self.first_stock[i] for i in range(FLOORS)]
        """Those that come in period 2."""
        self.mixes: dict[str, list[int]] = {}
        for name in MIXES:
            row = table.table("neutral" if name == MIXES[0] else "neutral_variants")
            self.mixes[name] = row.numbers(name, MOST_TEMPLES, count=FLOORS)
            check_temples(row, name, self.mixes[name], self.whole_colour)
            count, wanted = sum(self.mixes[name]), sum(self.mixes[MIXES[0]])
            if count != wanted:
                raise row.bad("mix-sum", name, name=name, count=count, standard=MIXES[0], wanted=wanted)
        self.neutral_count: int = sum(self.mixes[MIXES[0]])
        room = neutral_room(numbers_of(self.inland), self.neutral_count)
        if self.neutral_count > room:
            raise table.bad("neutral-room", room=room, distance=LONGEST_DISTANCE, count=self.neutral_count)

    def read_supply(self, table: Row) -> None:
        """MEX-17."""
        self.singles: int = table.number("single_canals", MOST_PIECES)
        self.doubles: int = table.number("double_canals", MOST_PIECES, len(self.first_tiles))
        self.bridges: int = table.number("bridges", MOST_PIECES)
        self.actions: int = table.number("action_tokens", MOST_PIECES)


def check_temples(row: Row, name: str, temples: list[int], most: list[int]) -> None:
    """At least one temple, and of no height more than a colour has (MEX-19)."""
    if not any(temples):
        raise row.bad("no-temple", name, name=name)
    for floors in range(1, FLOORS + 1):
        count, whole = temples[floors - 1], most[floors - 1]
        if count > whole:
            raise row.bad("many-temples", name, name=name, count=count, floors=floors, whole=whole)


def neutral_room(cells: list[int], wanted: int) -> int:
    """How many neutral temples find room on these cells when they are drawn (MEX-94), in at least one draw of ten.

    MEX-23a begins anew where the next temple has no room: if that happened nearly always, the draws would not end.
    """
    rng = Rng(94)
    placed: list[int] = []
    for _ in range(TRIED_DRAWS):
        placed.append(drawn_apart(cells, wanted, rng))
        if placed.count(wanted) >= GOOD_DRAWS:
            return wanted
    return sorted(placed)[-GOOD_DRAWS]


def drawn_apart(cells: list[int], wanted: int, rng: Rng) -> int:
    """How many cells can be drawn, far enough apart, until as many as wanted are found or none is left."""
    left = cells
    count: int = 0
    while left and count < wanted:
        cell = left[rng.below(len(left))]
        count += 1
        left = [
            other
            for other in left
            if abs(cell % WIDTH - other % WIDTH) + abs(cell // WIDTH - other // WIDTH) >= LONGEST_DISTANCE
        ]
    return count


BOXES: Final = Boxes("mexica", "patolli.games.mexica.box", Components)
BOX: Final = BOXES.delivered
"""The box as it is delivered with Patolli."""
