"""What a seat may know of a game of Mexica. After the set-up that is everything but the tokens that lie face down."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from patolli.engine.view import View, changed
from patolli.games.mexica.box.board import NAMES
from patolli.games.mexica.box.cells import Cells, numbers_of, size_of
from patolli.games.mexica.box.components import BOX, COLOURS, FLOORS, Components
from patolli.games.mexica.rules import codes
from patolli.games.mexica.rules.codes import CELL, CELL_BITS, FLOORS_MASK, OVER, OWNER_BITS, PLACE, TURN
from patolli.games.mexica.rules.removal import up_to_date
from patolli.games.mexica.rules.scoring import finished
from patolli.games.mexica.rules.state import Mexica
from patolli.games.mexica.words.names import bridge_names, tile_name

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


@dataclass(frozen=True)
class Box:
    """The numbers of the box that are shown."""

    rows: list[str]
    """The printed board: `.` lake, `#` land, `P` start cell, `E` emblem cell, `=` canal."""
    second: list[int]
    """By the size of a calpulli token: the points of its founder."""
    third: list[int]
    """By the size of a calpulli token: the points of the others present."""
    first_display: int
    """The orders of period 1."""
    turn_points: int
    """The action points of a turn."""
    most_taken: int
    """The action tokens that may be taken in a turn."""


@lru_cache(16)
def shown_box(box: Components) -> Box:
    """What a view tells of the box."""
    return Box(box.rows[:], box.second[:], box.third[:], box.first_display, box.turn_points, box.most_taken)


def _printed() -> Box:
    return shown_box(BOX)


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
    stall: int = 0
    """Rounds in a row without canal, founding or temple (MEX-82)."""
    busy: bool = False
    """Whether this round has seen one of them."""
    sites: list[str] = field(default_factory=list)
    """During the set-up of a game for two: cells drawn for neutral temples."""

    tiles: list[list[str]]
    """The canal tiles, each with its one or two cells; the two that are dug at the start are among them."""
    bridges: dict[str, str]
    """Cell to axis, `NS` or `EW`."""
    temples: list[Temple]
    """In reading order."""
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
    box: Box = field(default_factory=_printed)
    """The delivered one, unless the game has a component file."""


def view(state: Mexica, seat: int | None, public: MexicaView | None = None) -> MexicaView:
    """What the seat may know: the same for all."""
    return changed(public or _public(state), seat=seat)


def _public(state: Mexica) -> MexicaView:
    state = up_to_date(state)
    founded = zip(state.quarters, state.tokens, strict=True)
    districts = [
        District(token >> CELL_BITS, _names(quarter), token >> CELL_BITS, NAMES[token & CELL])
        for quarter, token in founded
    ]
    districts += [District(size_of(district), _names(district), 0, "") for district in state.districts]
    two = state.players == 2
    return MexicaView(
        game="mexica",
        players=state.players,
        seat=None,
        actors=state.actors(),
        points=state.points(),
        winners=state.winners(),
        places=state.places(),
        options=dict(state.options.given),
        colours=[COLOURS[colour] for colour in state.options.colours],
        neutral=COLOURS[state.options.neutral_colour()] if two else "",
        phase="setup" if state.phase < PLACE else {PLACE: "place", TURN: "turn", OVER: "over"}[state.phase],
        period=state.period,
        round=state.round,
        last_round=state.phase == TURN and finished(state),
        first=state.first,
        active=state.seat if state.phase in (PLACE, TURN) else -1,
        ap=state.ap,
        taken=state.taken,
        stall=state.stall,
        busy=state.busy,
        sites=[NAMES[cell] for cell in state.sites],
        tiles=[tile_name(tile).split("-") for tile in state.tiles],
        bridges=dict(name.split("/") for name in bridge_names(state).split()),
        temples=[
            Temple(NAMES[piece & CELL], _owner(piece >> OWNER_BITS), piece >> CELL_BITS & FLOORS_MASK)
            for piece in sorted(state.temples, key=_cell)
        ],
        districts=districts,
        pawns=[NAMES[cell] if cell >= 0 else "" for cell in state.pawns],
        display=state.display[:],
        face_down=len(state.hidden),
        removed=state.removed[:],
        singles=state.singles,
        doubles=state.doubles,
        bridges_left=state.bridges,
        tokens_left=state.actions,
        stock=[state.stock[at * FLOORS : at * FLOORS + FLOORS] for at in range(state.players)],
        reserve=[state.box.reserve[:] if state.period == 1 else [0] * FLOORS for _ in range(state.players)],
        held=state.held[:],
        box=shown_box(state.box),
    )


def _names(cells: Cells) -> list[str]:
    return list(_named(cells))


@lru_cache(512)
def _named(cells: Cells) -> tuple[str, ...]:
    return tuple(NAMES[cell] for cell in numbers_of(cells))


def _cell(piece: int) -> int:
    return piece & CELL


def _owner(owner: int) -> int:
    return NEUTRAL if owner == codes.NEUTRAL else owner
