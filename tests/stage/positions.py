"""Positions of Mexica set up by hand, as views, and a teller that answers with the key and its arguments."""

from __future__ import annotations

import random
from dataclasses import replace

from patolli.games.mexica.show.view import NEUTRAL, District, MexicaView, Temple

PRINTED = """
.#...#####...........
.###########.........
############.........
##############.......
.###############.....
.######P######=###.##
.#####PEP#####=######
.######P######=######
..############=#####.
.################....
###############......
#############........
###########..........
..####..##...........
"""
ISLAND = PRINTED.split()
CELLS = [f"{chr(65 + x)}{y}" for y, row in enumerate(ISLAND, 1) for x, kind in enumerate(row) if kind != "."]
PALACE = {"H6", "G7", "H7", "I7", "H8"}
DUG = [["O6", "O7"], ["O8", "O9"]]
COLOURS = ["black", "grey", "sand", "red"]

DITCHES = """
C2-C3 C4-C5 B6 E2-E3 E4-E5 D6 R6 Q7-Q8 Q9-Q10 H10-I10 J11-J12 G11-G12 G13 I13-I14 H1-H2 F3-G3 I3-J3 K3-L3
C9 D10-D11 D12-D13 D14 M10-M11 N9 P9 E9-F9 L6-L7
"""
BRIDGES = {
    "C3": "EW", "E4": "EW", "Q8": "EW", "D12": "EW", "J12": "EW", "G11": "EW", "O7": "EW", "H10": "NS", "K3": "NS",
    "M11": "EW", "E9": "NS",
}  # fmt: skip


def tell(key: str, **args: int | str) -> str:
    colour = key.removeprefix("colour-")
    return colour.capitalize() if colour in COLOURS else " ".join([key, *map(str, args.values())])


def districts(tiles: list[list[str]], founded: dict[str, str] | None = None) -> list[District]:
    """The districts between those canals; `founded` says on which cell of which district, by any cell, a token lies."""
    wet = {cell for tile in tiles for cell in tile}
    dry = [cell for cell in CELLS if cell not in wet]
    found: list[District] = []
    seen: set[str] = set()
    for cell in dry:
        if cell not in seen:
            cells, todo = {cell}, [cell]
            while todo:
                fresh = [near for near in _neighbours(todo.pop()) if near in dry and near not in cells]
                cells.update(fresh)
                todo += fresh
            seen |= cells
            spot = next((spot for spot in (founded or {}) if spot in cells), "")
            found.append(District(len(cells), [c for c in dry if c in cells], len(cells) if spot else 0, spot))
    return found


def _neighbours(cell: str) -> list[str]:
    column, row = ord(cell[0]), int(cell[1:])
    return [f"{chr(column + x)}{row + y}" for x, y in ((0, -1), (0, 1), (-1, 0), (1, 0))]


def start(players: int = 4) -> MexicaView:
    """Everybody stands on the palace, the first player has all points."""
    return MexicaView(
        game="mexica", players=players, seat=None, actors=[0], points=[0] * players, winners=[], places=[], options={},
        colours=COLOURS[:players], neutral="", phase="turn", period=1, round=1, last_round=False, first=0, active=0,
        ap=6, taken=0, tiles=DUG, bridges={}, temples=[], districts=districts(DUG),
        pawns=["H6", "I7", "H8", "G7"][:players], display=[3, 4, 5, 5, 6, 9, 11, 13], face_down=7, removed=[],
        singles=6, doubles=35, bridges_left=11, tokens_left=12, stock=[[3, 3, 2, 1]] * players,
        reserve=[[3, 2, 2, 2]] * players, held=[0] * players,
    )  # fmt: skip


def placing() -> MexicaView:
    """The third player is about to place a pawn."""
    return replace(start(), phase="place", active=2, actors=[2], ap=0, pawns=["H6", "I7", "", ""])


def late() -> MexicaView:
    """Period 2 of a game of four: forty temples, all bridges, seven founded districts, one size left open."""
    tiles = DUG + [tile.split("-") for tile in DITCHES.split()]
    pawns = ["S8", "D4", "H10", "K9"]
    founded = {"A4": "", "D2": "", "R7": "", "H13": "", "G1": "", "I1": "", "B12": ""}
    everything = districts(tiles, founded)
    free = [c for c in CELLS if all(c not in tile for tile in tiles) and c not in PALACE | founded.keys() | set(pawns)]
    rng = random.Random(4)
    heights = [1] * 13 + [2] * 12 + [3] * 9 + [4] * 6
    temples = [Temple(cell, n % 4, heights[n]) for n, cell in enumerate(rng.sample(free, 40))]
    return replace(
        start(), points=[47, 52, 38, 61], phase="turn", period=2, round=4, last_round=True, first=1, active=3,
        actors=[3], ap=4, taken=1, tiles=tiles, bridges=BRIDGES, temples=temples, districts=everything, pawns=pawns,
        display=[3, 3, 5, 8, 10], face_down=0, removed=[6, 11], singles=0, doubles=17, bridges_left=0, tokens_left=7,
        stock=[[2, 1, 0, 1], [0, 2, 1, 0], [3, 0, 2, 1], [1, 1, 1, 0]], reserve=[[0] * 4] * 4, held=[0, 2, 1, 2],
        seat=3,
    )  # fmt: skip


def two() -> MexicaView:
    """Two players and ten neutral temples."""
    cells = ["I2", "C4", "L4", "G6", "P6", "S8", "D9", "L9", "G11", "J13"]
    heights = [1, 3, 2, 1, 4, 1, 2, 3, 1, 2]
    tiles = [*DUG, ["C2", "C3"], ["B5"], ["C11", "D11"]]
    return replace(
        start(2), neutral="sand", temples=[Temple(c, NEUTRAL, h) for c, h in zip(cells, heights, strict=True)]
        + [Temple("F5", 0, 2), Temple("J7", 1, 1), Temple("N6", 0, 4)], pawns=["F7", "J9"], tiles=tiles,
        districts=districts(tiles), round=3, active=1, actors=[1], ap=2, taken=2, held=[1, 3], bridges={"C11": "NS"},
        bridges_left=10, singles=5, doubles=33, tokens_left=8, stock=[[3, 2, 2, 0], [2, 3, 2, 1]],
    )  # fmt: skip


def stalled() -> MexicaView:
    """Nothing was founded in period 1: fifteen orders at once, and nobody has lost a token yet."""
    orders = [3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13]
    return replace(
        start(3), period=2, display=orders, face_down=0, ap=18, reserve=[[0] * 4] * 3, stock=[[6, 5, 4, 3]] * 3
    )


def over() -> MexicaView:
    """The end: two players share the victory, every order is done with."""
    view = late()
    return replace(view, phase="over", active=-1, actors=[], ap=0, taken=0, points=[88, 104, 71, 104], winners=[1, 3],
                   places=[3, 1, 4, 1],
                   display=[], removed=[3, 3, 5, 6, 8, 9, 10, 11], last_round=True)  # fmt: skip


ALL = {"start": start, "three": lambda: start(3), "placing": placing, "late": late, "two": two, "stalled": stalled,
       "over": over}  # fmt: skip
