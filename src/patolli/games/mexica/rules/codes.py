"""How phases, pieces and moves are numbered inside the engine."""

from __future__ import annotations

from typing import Final

# The phases of MEX-25. Those of the set-up are the draws of MEX-23a.
DRAW_FIRST: Final = 0
DRAW_ORDERS: Final = 1
DRAW_SITES: Final = 2
DRAW_HEIGHTS: Final = 3
PLACE: Final = 4
TURN: Final = 5
OVER: Final = 6

# A piece on a cell, and a move: the cell in the lowest nine bits, what it is above them.
CELL_BITS: Final = 9
CELL: Final = 511

# Canal tiles, by the cell that lies further north or west.
SINGLE: Final = 0
EAST: Final = 1
SOUTH: Final = 2

# Temples: owner << 12 | floors << 9 | cell.
OWNER_BITS: Final = 12
FLOORS_MASK: Final = 7
NEUTRAL: Final = 7

# Moves of CHANCE: their low bits are a seat, a size, a cell, nothing, a number of floors.
FIRST: Final = 0
ORDER: Final = 1
SITE: Final = 2
START_OVER: Final = 3
HEIGHT: Final = 4

# Moves of players.
PLACE_PAWN: Final = 8
FOUND: Final = 9
SPEND: Final = 10
TAKE: Final = 11
WALK: Final = 12
BOAT: Final = 13
CANAL: Final = 14
CANAL_EAST: Final = 15
CANAL_SOUTH: Final = 16
BRIDGE_NS: Final = 17
BRIDGE_EW: Final = 18
TEMPLE: Final = 19
"""Kinds 20 to 23: a temple of 1 to 4 floors."""
FLY: Final = 24
END: Final = 25
SHIFT: Final = 32
"""Kinds from 32 on: move the bridge of cell n; 32 + 2 n for the axis NS at the new place, 33 + 2 n for EW."""
