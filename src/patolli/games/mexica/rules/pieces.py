"""Bridges, temples and tokens as they are put on the board or taken away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.mexica.box.cells import Cells, down, either, left, only, right, up, without
from patolli.games.mexica.rules.codes import CELL_BITS, OWNER_BITS

if TYPE_CHECKING:
    from patolli.games.mexica.rules.state import Mexica


def bridge(state: Mexica, cell: int, east_west: bool) -> None:
    """MEX-49."""
    place = only(cell)
    if east_west:
        state.bridges_ew = either(state.bridges_ew, place)
        state.ramps = either(state.ramps, either(left(place), right(place)))
    else:
        state.bridges_ns = either(state.bridges_ns, place)
        state.ramps = either(state.ramps, either(up(place), down(place)))


def shift(state: Mexica, old: int, new: int, east_west: bool) -> None:
    """MEX-51: the old ramp cells lose their protection, unless another bridge has them too."""
    state.bridges_ns = without(state.bridges_ns, only(old))
    state.bridges_ew = without(state.bridges_ew, only(old))
    state.ramps = all_ramps(state)
    bridge(state, new, east_west)


def all_ramps(state: Mexica) -> Cells:
    """MEX-12: the ramp cells of all bridges."""
    ns = state.bridges_ns
    ew = state.bridges_ew
    return either(either(up(ns), down(ns)), either(left(ew), right(ew)))


def raise_temple(state: Mexica, owner: int, floors: int, cell: int) -> None:
    place = only(cell)
    state.temples = [*state.temples, owner << OWNER_BITS | floors << CELL_BITS | cell]
    state.pieces = either(state.pieces, place)
    state.built = either(state.built, place)


def without_one(sizes: list[int], size: int) -> list[int]:
    """The list without one token of this size."""
    rest = sizes[:]
    rest.remove(size)
    return rest
