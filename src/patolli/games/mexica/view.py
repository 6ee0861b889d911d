"""What a seat may know of a game of Mexica. After the set-up that is everything but the tokens that lie face down."""

from __future__ import annotations

from dataclasses import dataclass

from patolli.engine.view import View

NEUTRAL = -1
"""The seat of the neutral temples."""


@dataclass(frozen=True)
class Temple:
    cell: str
    seat: int
    """NEUTRAL, or whose it is."""
    floors: int


@dataclass(frozen=True)
class District:
    size: int
    cells: list[str]
    token: int
    """The size on its calpulli token; 0 while it is unfounded."""
    token_cell: str
    """Where the token lies; empty while it is unfounded."""


@dataclass(frozen=True, kw_only=True)
class MexicaView(View):
    options: dict[str, str]
    colours: list[str]
    """Of the seats: black, grey, sand or red."""
    neutral: str
    """The colour of the neutral temples; empty if there are none."""

    phase: str
    """`setup`, `place`, `turn` or `over`."""
    period: int
    round: int
    last_round: bool
    first: int
    active: int
    """-1: nobody."""
    ap: int
    taken: int

    tiles: list[list[str]]
    """The canal tiles, each with its one or two cells; the two that are dug at the start are among them."""
    bridges: dict[str, str]
    """Cell to axis, `NS` or `EW`."""
    temples: list[Temple]
    districts: list[District]
    pawns: list[str]
    """By seat; empty while it is not placed."""

    display: list[int]
    face_down: int
    removed: list[int]
    singles: int
    doubles: int
    bridges_left: int
    tokens_left: int
    stock: list[list[int]]
    """By seat: temples of 1, 2, 3, 4 floors that can be built now."""
    reserve: list[list[int]]
    """By seat: those that come in period 2."""
    held: list[int]
    """By seat: action tokens."""
