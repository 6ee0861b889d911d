"""What pieces on the board are called in positions and views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.mexica.box.board import NAMES
from patolli.games.mexica.box.cells import WIDTH, numbers_of
from patolli.games.mexica.rules.codes import CELL, CELL_BITS, EAST, FLOORS_MASK, OWNER_BITS, SINGLE

if TYPE_CHECKING:
    from patolli.games.mexica.rules.state import Mexica


def tile_name(tile: int) -> str:
    """A canal tile: `B6` or `C2-C3`."""
    cell = tile & CELL
    shape = tile >> CELL_BITS
    if shape == SINGLE:
        return NAMES[cell]
    return f"{NAMES[cell]}-{NAMES[cell + (1 if shape == EAST else WIDTH)]}"


def tile_names(state: Mexica) -> str:
    """The tiles that were dug, without those of the start."""
    return " ".join(tile_name(tile) for tile in state.tiles[len(state.box.first_tiles) :])


def bridge_names(state: Mexica) -> str:
    """The bridges as `C3/EW`, in reading order."""
    names = [(cell, f"{NAMES[cell]}/NS") for cell in numbers_of(state.bridges_ns)]
    names += [(cell, f"{NAMES[cell]}/EW") for cell in numbers_of(state.bridges_ew)]
    return " ".join(name for _, name in sorted(names))


def temple_names(state: Mexica, owner: int) -> str:
    """The temples of an owner as `3@B4`, in the order in which they were built."""
    return " ".join(
        f"{piece >> CELL_BITS & FLOORS_MASK}@{NAMES[piece & CELL]}"
        for piece in state.temples
        if piece >> OWNER_BITS == owner
    )


def token_names(state: Mexica) -> str:
    """The calpulli tokens on the board as `7@A4`."""
    return " ".join(f"{token >> CELL_BITS}@{NAMES[token & CELL]}" for token in state.tokens)


def pawn_name(state: Mexica, seat: int) -> str:
    """The cell of a pawn, or `-` before it is placed."""
    return NAMES[state.pawns[seat]] if state.pawns[seat] >= 0 else "-"
