"""What the table of Mexica shows a reader who is asked: what a line would lay, and what a boat costs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from patolli.games.mexica.box.board import ISLAND, NAMES, coast_of, mask_of, neighbours
from patolli.games.mexica.box.components import BOX
from patolli.games.mexica.show.view import Box, MexicaView
from patolli.stage.scene import Sprite, Tags

Tell = Callable[..., str]
BLANK_TOKEN = "mex-calpulli"


def token_picture(box: Box, size: int) -> str:
    """The picture of a calpulli token: the printed one, or one without numbers if those of the box are others."""
    printed = size <= BOX.largest and BOX.copies[size] > 0
    if printed and (BOX.second[size], BOX.third[size]) == (box.second[size], box.third[size]):
        return f"mex-calpulli-{size}"
    return BLANK_TOKEN


def ghosts(view: MexicaView, colour: int) -> tuple[Sprite, ...]:
    """What each word of the reader would lay. The colour is the one of the palette."""
    if view.seat is None or view.seat not in view.actors:
        return ()
    if view.phase == "place":
        return _pawn(colour, "place")
    size = foundable(view, view.seat)
    found = (Sprite("found *", token_picture(view.box, size), 0, 0),) if size else ()
    return _pawn(colour, "walk|boat|fly") + _dug(view) + _temples(view, colour) + found


def foundable(view: MexicaView, seat: int) -> int:
    """MEX-39, MEX-40: the size of the district that the seat can found now; 0 if it can none."""
    here, taken = view.pawns[seat], {temple.cell for temple in view.temples} | set(view.pawns) | _palace(view.box)
    for district in view.districts:
        if here in district.cells and not district.token and district.size in view.display:
            return district.size if set(district.cells) - taken else 0
    return 0


def _palace(box: Box) -> set[str]:
    return {name for name, letter in zip(NAMES, "".join(box.rows), strict=True) if letter in "PE"}


def _pawn(colour: int, verbs: str) -> tuple[Sprite, ...]:
    return (Sprite(f"{verbs} *", "mex-pawn", 0, 0, look=f"p{colour}", sign=f"sign-{colour}"),)


def _dug(view: MexicaView) -> tuple[Sprite, ...]:
    """Canals and bridges. A bridge is moved when all are on the island."""
    sprites = []
    if view.singles:
        sprites.append(Sprite("canal *", "mex-canal-1", 0, 0))
    if view.doubles:
        sprites.append(Sprite("canal + +", "mex-canal-2", 0, 0, 96))
    line = "bridge *" if view.bridges_left else "shift * *"
    sprites.append(Sprite(f"{line} NS", "mex-bridge", 0, 0))
    sprites.append(Sprite(f"{line} EW", "mex-bridge", 0, 0, turn=90))
    return tuple(sprites)


def _temples(view: MexicaView, colour: int) -> tuple[Sprite, ...]:
    stock = view.stock[view.seat or 0]
    return tuple(
        Sprite(f"temple {floors} *", f"mex-temple-{floors}", 0, 0, look=f"p{colour}", sign=f"sign-{colour}")
        for floors, left in enumerate(stock, start=1)
        if left and floors <= view.ap
    )


def tags(view: MexicaView, tell: Tell) -> tuple[Tags, ...]:
    """What a boat costs to each bridge, while the reader's pawn stands on one."""
    if view.seat is None or view.seat not in view.actors or view.pawns[view.seat] not in view.bridges:
        return ()
    costs = hops(view, view.pawns[view.seat])
    return (Tags("boat", tell("tag-boat"), {cell: str(cost) for cell, cost in costs.items()}),) if costs else ()


def waterways(view: MexicaView) -> list[list[str]]:
    """MEX-61: the bridges that boats go between, those that hang together in one list."""
    left, found = sorted(view.bridges), []
    while left:
        joined = {left[0], *hops(view, left[0])}
        found.append([bridge for bridge in left if bridge in joined])
        left = [bridge for bridge in left if bridge not in joined]
    return found


def hops(view: MexicaView, start: str) -> dict[str, int]:
    """MEX-62: how many bridges a boat passes or reaches on its way to each bridge that it can get to."""
    water = {cell for tile in view.tiles for cell in tile}
    coast = _coast(tuple(view.box.rows))
    found, reached = {start: 0}, {start}
    while reached:
        linked = _linked(reached, water, set(view.bridges), coast) - found.keys()
        found |= dict.fromkeys(linked, max(found.values()) + 1)
        reached = linked
    del found[start]
    return found


def _linked(start: set[str], water: set[str], bridges: set[str], coast: frozenset[str]) -> set[str]:
    """MEX-61: the bridges at which boats from the start arrive without passing another one."""
    seen, todo = set(start), list(start)
    while todo:
        cell = todo.pop()
        near = _near(cell)
        if cell in coast:
            near = near | coast
        for other in near & water:
            if other not in seen:
                seen.add(other)
                if other not in bridges:
                    todo.append(other)
    return seen & bridges


@cache
def _near(cell: str) -> frozenset[str]:
    return frozenset(NAMES[other] for other in neighbours(NAMES.index(cell)) if other >= 0)


@lru_cache(16)
def _coast(rows: tuple[str, ...]) -> frozenset[str]:
    coast = coast_of(mask_of(list(rows), ISLAND))
    return frozenset(name for number, name in enumerate(NAMES) if coast >> number & 1)
