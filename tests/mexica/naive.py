"""Mexica once more, slowly, straight from the text of the rules: sets of cell names, nothing of the engine.

It knows a table by its view alone, and says what is legal, how the island is divided and where pawns get to.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from patolli.games.mexica.show.view import MexicaView

BOARD = """
   ABCDEFGHIJKLMNOPQRSTU
 1 .#...#####...........
 2 .###########.........
 3 ############.........
 4 ##############.......
 5 .###############.....
 6 .######P######=###.##
 7 .#####PEP#####=######
 8 .######P######=######
 9 ..############=#####.
10 .################....
11 ###############......
12 #############........
13 ###########..........
14 ..####..##...........
"""
PRINTED = {
    f"{chr(65 + column)}{row}": sign
    for row, line in enumerate(BOARD.splitlines()[2:], start=1)
    for column, sign in enumerate(line[3:])
}
ISLAND = {cell for cell, sign in PRINTED.items() if sign != "."}
PALACE = {cell for cell, sign in PRINTED.items() if sign in "PE"}
START = {cell for cell, sign in PRINTED.items() if sign == "P"}
EMBLEM = "H7"
FIRST_CANALS = {cell for cell, sign in PRINTED.items() if sign == "="}
LETTERS = "@ABCDEFGHIJKLMNOPQRSTUV"
WATERS = {f"{letter}{row}" for letter in LETTERS for row in range(16)} - ISLAND
"""The lake, with a ring around the rectangle (MEX-2)."""


def neighbours(cell: str) -> list[str]:
    """MEX-5: north, south, west, east."""
    column, row = LETTERS.index(cell[0]), int(cell[1:])
    near = [(column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row)]
    return [f"{LETTERS[x]}{y}" for x, y in near if 0 <= x < len(LETTERS) and 0 <= y < 16]


NEXT = {cell: neighbours(cell) for cell in ISLAND | WATERS}


def ramp_cells(cell: str, axis: str) -> list[str]:
    """MEX-12."""
    north, south, west, east = NEXT[cell]
    return [north, south] if axis == "NS" else [west, east]


def connected(start: str, ground: set[str]) -> set[str]:
    """All that a chain of adjacent cells of the ground joins to the start."""
    found, todo = {start}, [start]
    while todo:
        fresh = [cell for cell in NEXT[todo.pop()] if cell in ground and cell not in found]
        found.update(fresh)
        todo += fresh
    return found


@dataclass(frozen=True)
class Table:
    """What lies where."""

    canals: frozenset[str]
    bridges: dict[str, str]
    temples: frozenset[str]
    tokens: frozenset[str]
    pawns: tuple[str, ...]
    emblem: bool

    @cached_property
    def dry(self) -> set[str]:
        return ISLAND - self.canals

    @cached_property
    def wet(self) -> set[str]:
        return WATERS | self.canals

    @cached_property
    def ramps(self) -> set[str]:
        return {ramp for cell, axis in self.bridges.items() for ramp in ramp_cells(cell, axis)}

    @cached_property
    def pieces(self) -> set[str]:
        return {*self.temples, *self.tokens, *self.pawns}

    @cached_property
    def districts(self) -> list[set[str]]:
        """MEX-7."""
        left, found = set(self.dry), []
        while left:
            part = connected(next(iter(left)), left)
            found.append(part)
            left -= part
        return found

    def district(self, cell: str) -> set[str]:
        """MEX-11: nothing for a bridge."""
        return connected(cell, self.dry) if cell in self.dry else set()

    def founded(self, district: set[str]) -> bool:
        """MEX-10."""
        return bool(district & self.tokens)

    def enterable(self, cell: str) -> bool:
        """MEX-6."""
        if cell == EMBLEM and not self.emblem:
            return False
        return (cell in self.dry or cell in self.bridges) and cell not in self.pieces

    def steps(self, cell: str) -> set[str]:
        """MEX-56, MEX-57: where a pawn may walk to from here."""
        if cell in self.bridges:
            return {ramp for ramp in ramp_cells(cell, self.bridges[cell]) if self.enterable(ramp)}
        found = set()
        for other in NEXT[cell]:
            if other in self.bridges and cell not in ramp_cells(other, self.bridges[other]):
                continue
            if self.enterable(other):
                found.add(other)
        return found

    def links(self, bridge: str) -> set[str]:
        """MEX-61: the bridges one hop away."""
        found, seen, todo = set(), {bridge}, [bridge]
        while todo:
            for cell in NEXT[todo.pop()]:
                if cell in self.wet and cell not in seen:
                    seen.add(cell)
                    if cell in self.bridges:
                        found.add(cell)
                    else:
                        todo.append(cell)
        return found

    @cached_property
    def graph(self) -> dict[str, set[str]]:
        return {bridge: self.links(bridge) for bridge in self.bridges}

    def hops(self, bridge: str) -> dict[str, int]:
        """MEX-62: the cost of a boat to each bridge, free or not; the start itself is left out."""
        cost = {bridge: 0}
        todo = [bridge]
        for here in todo:
            for other in self.graph[here]:
                if other not in cost:
                    cost[other] = cost[here] + 1
                    todo.append(other)
        del cost[bridge]
        return cost

    def freedom(self, seat: int) -> int:
        """MEX-71."""
        found, todo = {self.pawns[seat]}, [self.pawns[seat]]
        while todo:
            here = todo.pop()
            fresh = self.steps(here)
            if here in self.bridges:
                fresh |= {bridge for bridge in self.hops(here) if self.enterable(bridge)}
            todo += fresh - found
            found |= fresh
        return len(found) - 1


def table(view: MexicaView) -> Table:
    return Table(
        canals=frozenset(cell for tile in view.tiles for cell in tile),
        bridges=dict(view.bridges),
        temples=frozenset(temple.cell for temple in view.temples),
        tokens=frozenset(district.token_cell for district in view.districts if district.token),
        pawns=tuple(view.pawns),
        emblem=view.options.get("emblem_enterable", "true") == "true",
    )


def legal(view: MexicaView) -> set[str]:
    """Every line that the player to move may say (section 7); the first-round protection is looked at elsewhere."""
    here = table(view)
    seat, ap = view.active, view.ap
    pawn = here.pawns[seat]
    lines = {"end"}
    if view.held[seat]:
        lines.add("spend")
    if ap and view.tokens_left and view.taken < 2:
        lines.add("take")
    home = here.district(pawn)
    free = {cell for cell in home - PALACE if cell not in here.pieces}
    if home and not here.founded(home) and len(home) in view.display:
        lines |= {f"found {cell}" for cell in free}
    for floors in range(1, min(ap, 4) + 1):
        if view.stock[seat][floors - 1]:
            lines |= {f"temple {floors} {cell}" for cell in free}
    if ap:
        lines |= {f"walk {cell}" for cell in here.steps(pawn)}
        lines |= _canals(view, here) | _bridges(view, here)
        if pawn in here.bridges:
            costs = here.hops(pawn)
            lines |= {f"boat {cell}" for cell in costs if costs[cell] <= ap and here.enterable(cell)}
    if ap >= 5:
        lines |= {f"fly {cell}" for cell in ISLAND if here.enterable(cell)}
    return lines


def _canals(view: MexicaView, here: Table) -> set[str]:
    """MEX-35, letter by letter."""
    closed = {cell for district in here.districts if here.founded(district) for cell in district}
    free = here.dry - PALACE - here.pieces - here.ramps - closed
    lines = {f"canal {cell}" for cell in free} if view.singles else set()
    if view.doubles:
        for cell in free:
            _, south, _, east = NEXT[cell]
            lines |= {f"canal {cell} {other}" for other in (south, east) if other in free}
    return lines


def _bridges(view: MexicaView, here: Table) -> set[str]:
    """MEX-45, MEX-46, MEX-50."""
    sites = [
        f"{cell} {axis}"
        for cell in here.canals - here.bridges.keys()
        for axis in ("NS", "EW")
        if all(ramp in here.dry for ramp in ramp_cells(cell, axis))
    ]
    if view.bridges_left:
        return {f"bridge {site}" for site in sites}
    return {f"shift {old} {site}" for old in here.bridges if old not in here.pawns for site in sites}


def after(here: Table, seat: int, line: str) -> Table:
    """What lies where after an action of the seat."""
    verb, *words = line.split()
    if verb == "canal":
        return replace(here, canals=here.canals | set(words))
    if verb == "bridge":
        return replace(here, bridges=here.bridges | {words[0]: words[1]})
    if verb == "shift":
        kept = {cell: axis for cell, axis in here.bridges.items() if cell != words[0]}
        return replace(here, bridges=kept | {words[1]: words[2]})
    if verb == "temple":
        return replace(here, temples=here.temples | {words[1]})
    if verb == "found":
        return replace(here, tokens=here.tokens | {words[0]})
    if verb in ("walk", "boat", "fly"):
        pawns = list(here.pawns)
        pawns[seat] = words[0]
        return replace(here, pawns=tuple(pawns))
    return here


def shuts_in(view: MexicaView, line: str) -> bool:
    """MEX-72: whether the action would shut another pawn in, by the option of the game."""
    rule = view.options.get("first_round_rule", "enclosure")
    before = table(view)
    then = after(before, view.active, line)
    for seat in range(view.players):
        if seat == view.active or rule == "off":
            continue
        had, has = before.freedom(seat), then.freedom(seat)
        if (rule == "enclosure" and had >= 13 and has <= 12) or (had >= 1 and has == 0):
            return True
    return False
