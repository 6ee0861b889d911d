"""Mexica for learners: dense actions, legal masks and observations.

Actions are planes of 14 x 21 cells, then three words: action = plane * 294 + cell. Moving a bridge is two actions: lift
it, then build one where it goes. An observation is planes of the board, and numbers.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from patolli.dense.encoder import Encoder, clear_numbers, count_to
from patolli.dense.words import clear, set_bit, set_byte
from patolli.engine.core.state import State
from patolli.games.mexica.box.board import NAMES
from patolli.games.mexica.box.cells import COUNT, HEIGHT, WIDTH
from patolli.games.mexica.box.components import FLOORS, Components
from patolli.games.mexica.dense.legal import Legal, offer, protect
from patolli.games.mexica.dense.sets import BIT_PLANE, PLANE, add_cells, put_bits, put_bytes
from patolli.games.mexica.rules.codes import (
    BOAT,
    BRIDGE_EW,
    BRIDGE_NS,
    CANAL,
    CANAL_EAST,
    CANAL_SOUTH,
    CELL,
    CELL_BITS,
    DRAW_FIRST,
    DRAW_ORDERS,
    DRAW_SITES,
    END,
    FIRST,
    FLOORS_MASK,
    FLY,
    FOUND,
    NEUTRAL,
    ORDER,
    OWNER_BITS,
    PLACE_PAWN,
    SHIFT,
    SITE,
    SPEND,
    START_OVER,
    TAKE,
    TEMPLE,
    WALK,
)
from patolli.games.mexica.rules.codes import HEIGHT as TEMPLE_HEIGHT
from patolli.games.mexica.rules.moves import moves
from patolli.games.mexica.rules.roaming import protects
from patolli.games.mexica.rules.state import Mexica

VERSION: Final = 1
SEATS: Final = 4
OTHER_SEATS: Final = ["self", "next", "second", "third"]

# Planes of actions.
A_BRIDGE: Final = 7
"""7 north-south, 8 east-west."""
A_LIFT: Final = 14
ACTION_PLANES: Final = [
    ("pawn", "place the pawn", PLACE_PAWN),
    ("found", "found the district", FOUND),
    ("walk", "walk", WALK),
    ("boat", "go by boat", BOAT),
    ("canal", "dig a single canal", CANAL),
    ("canal-east", "dig a double canal, here and to the east", CANAL_EAST),
    ("canal-south", "dig a double canal, here and to the south", CANAL_SOUTH),
    ("bridge-ns", "build a bridge north to south, or put down the lifted one", BRIDGE_NS),
    ("bridge-ew", "build a bridge east to west, or put down the lifted one", BRIDGE_EW),
    ("temple-1", "build a temple of one floor", TEMPLE + 1),
    ("temple-2", "build a temple of two floors", TEMPLE + 2),
    ("temple-3", "build a temple of three floors", TEMPLE + 3),
    ("temple-4", "build a temple of four floors", TEMPLE + 4),
    ("fly", "move for the flat fee", FLY),
    ("lift", "lift a bridge; where it goes comes next", SHIFT),
]
WORDS: Final = 15 * 294
"""The first action that is a word."""

# Planes of observations; the first six are the same as bytes and as bits.
GROUND: Final = ["dry", "canal", "bridge-ns", "bridge-ew", "founded", "here"]
TEMPLES: Final = 6
PAWNS: Final = 11
TOKENS: Final = 15
PLANES: Final = 16
BIT_FLOORS: Final = 6
BIT_TEMPLES: Final = 10
BIT_PAWNS: Final = 15
BIT_TOKENS: Final = 19
BIT_PLANES: Final = 20


class MexicaEncoder(Encoder):
    """Mexica with one box."""

    def __init__(self, box: Components) -> None:
        super().__init__("mexica", SEATS, VERSION)
        self.legal: Legal = Legal()
        self.sizes: i64 = box.largest + 1
        plane_of = [0] * (FLY + 1)
        kind_of: list[int] = []
        for plane in range(len(ACTION_PLANES)):
            name, text, kind = ACTION_PLANES[plane]
            self.add_actions(name, text, NAMES)
            kind_of.append(kind)
            if kind < SHIFT:
                plane_of[kind] = plane
        self.plane_of: vec[i64] = vec[i64](plane_of)
        """By kind of move."""
        self.kind_of: vec[i64] = vec[i64](kind_of)
        """By plane of actions."""
        self.spend_at: i64 = self.add_actions("spend", "spend an action token")
        self.take_at: i64 = self.add_actions("take", "take an action token")
        self.end_at: i64 = self.add_actions("end", "end the turn")
        self.first_at: i64 = self.add_chance("first", "the first player", count_to(SEATS))
        self.order_at: i64 = self.add_chance("order", "the next order, by its size", count_to(box.largest + 1))
        self.site_at: i64 = self.add_chance("site", "the cell of the next neutral temple", NAMES)
        self.over_at: i64 = self.add_chance("start-over", "the neutral temples are drawn again")
        self.height_at: i64 = self.add_chance("height", "floors of the next neutral temple", count_to(FLOORS + 1))
        self.name_numbers(box)
        self.plane_height = HEIGHT
        self.plane_width = WIDTH
        temples = [f"temple-{seat}" for seat in OTHER_SEATS] + ["temple-neutral"]
        pawns = [f"pawn-{seat}" for seat in OTHER_SEATS]
        floors = [f"floors-{floor}" for floor in range(1, FLOORS + 1)]
        self.plane_names = [*GROUND, *temples, *pawns, "token"]
        self.bit_plane_names = [*GROUND, *floors, *temples, *pawns, "token"]
        self.plane_words = PLANES * PLANE
        self.bit_plane_words = BIT_PLANES * BIT_PLANE

    def name_numbers(self, box: Components) -> None:
        add = self.add_numbers
        self.phase: i64 = add("phase", "4 placing of the pawns, 5 turns, 6 over; less during the set-up")
        self.period: i64 = add("period", "1 or 2")
        self.round: i64 = add("round", "of the period, from 1")
        self.players: i64 = add("players", "players")
        self.turn: i64 = add("turn", "whose turn it is, counted from the one that looks")
        self.first: i64 = add("first", "who is the first player, counted from the one that looks")
        self.ap: i64 = add("action-points", "action points left")
        self.taken: i64 = add("taken", "action tokens taken in this turn")
        self.stall: i64 = add("stall", "rounds in a row without canal, founding or temple")
        self.busy: i64 = add("busy", "whether this round has seen one of them")
        self.supply: i64 = add("supply", "what the supply has left", ["single", "double", "bridge", "token"])
        self.half_at: i64 = add("half", "1 + the cell of the bridge that is lifted; 0")
        sizes = count_to(box.largest + 1)
        shown = "orders of this size that were turned over and not founded, those removed as unusable included"
        self.display: i64 = add("display", shown, sizes)
        self.hidden: i64 = add("hidden", "orders of this size that are face down", sizes)
        self.stock: i64 = add("temples", "temples left", OTHER_SEATS, count_to(FLOORS, 1))
        self.held: i64 = add("held", "action tokens held", OTHER_SEATS)
        self.points: i64 = add("points", "points", OTHER_SEATS)

    # ------------------------------------------------------------------- actions
    def index_of(self, state: State, actor: i64, move: i64, half: i64) -> i64:
        return self.action_of(move, half)

    def action_of(self, move: i64, half: i64) -> i64:
        kind = move >> CELL_BITS
        cell = move & CELL
        if kind >= SHIFT:
            if half < 0:
                return A_LIFT * COUNT + ((kind - SHIFT) >> 1)
            return (A_BRIDGE + ((kind - SHIFT) & 1)) * COUNT + cell
        if kind == END:
            return self.end_at
        if kind == SPEND:
            return self.spend_at
        if kind == TAKE:
            return self.take_at
        return self.plane_of[kind] * COUNT + cell

    def move_of(self, state: State, actor: i64, action: i64, half: i64) -> i64:
        if action >= WORDS:
            if action == self.end_at:
                return END << CELL_BITS
            return (SPEND if action == self.spend_at else TAKE) << CELL_BITS
        plane = action // COUNT
        cell = action - plane * COUNT
        if plane == A_LIFT:
            return -1 - cell
        if half >= 0:
            return (SHIFT + 2 * half + plane - A_BRIDGE) << CELL_BITS | cell
        return self.kind_of[plane] << CELL_BITS | cell

    def write_mask(self, state: State, actor: i64, half: i64, out: vec[i64], at: i64) -> None:
        mexica = cast(Mexica, state)
        clear(out, at, self.words)
        protected = protects(mexica)
        if protected and not mexica.bridges:  # a bridge may be lifted only where it may be put down again
            self.mask_listed(mexica, half, out, at)
            return
        legal = self.legal
        offer(mexica, half >= 0, legal)
        if protected:
            protect(mexica, legal)
        add_cells(out, at, 0, legal.place)
        add_cells(out, at, 1 * COUNT, legal.found)
        add_cells(out, at, 2 * COUNT, legal.walk)
        add_cells(out, at, 3 * COUNT, legal.boat)
        add_cells(out, at, 4 * COUNT, legal.single)
        add_cells(out, at, 5 * COUNT, legal.east)
        add_cells(out, at, 6 * COUNT, legal.south)
        add_cells(out, at, 7 * COUNT, legal.bridge_ns)
        add_cells(out, at, 8 * COUNT, legal.bridge_ew)
        add_cells(out, at, 9 * COUNT, legal.temple_1)
        add_cells(out, at, 10 * COUNT, legal.temple_2)
        add_cells(out, at, 11 * COUNT, legal.temple_3)
        add_cells(out, at, 12 * COUNT, legal.temple_4)
        add_cells(out, at, 13 * COUNT, legal.fly)
        add_cells(out, at, A_LIFT * COUNT, legal.lift)
        if legal.spend:
            set_bit(out, at, self.spend_at)
        if legal.take:
            set_bit(out, at, self.take_at)
        if legal.end:
            set_bit(out, at, self.end_at)

    def mask_listed(self, state: Mexica, half: i64, out: vec[i64], at: i64) -> None:
        """The same from the list of the moves: slow, and hardly ever needed."""
        for move in moves(state):
            kind: i64 = move >> CELL_BITS
            if half < 0 or (kind >= SHIFT and (kind - SHIFT) >> 1 == half):
                set_bit(out, at, self.action_of(move, half))

    # ------------------------------------------------------------------- chance
    def chance_index(self, state: State, move: i64) -> i64:
        kind = move >> CELL_BITS
        what = move & CELL
        if kind == FIRST:
            return self.first_at + what
        if kind == ORDER:
            return self.order_at + what
        if kind == SITE:
            return self.site_at + what
        return self.over_at if kind == START_OVER else self.height_at + what

    def chance_move(self, state: State, outcome: i64) -> i64:
        phase = cast(Mexica, state).phase
        if phase == DRAW_FIRST:
            return FIRST << CELL_BITS | (outcome - self.first_at)
        if phase == DRAW_ORDERS:
            return ORDER << CELL_BITS | (outcome - self.order_at)
        if phase == DRAW_SITES:
            if outcome == self.over_at:
                return START_OVER << CELL_BITS
            return SITE << CELL_BITS | (outcome - self.site_at)
        return TEMPLE_HEIGHT << CELL_BITS | (outcome - self.height_at)

    # ------------------------------------------------------------------- observations
    def write_numbers(self, state: State, seat: i64, half: i64, out: vec[i16], at: i64) -> None:
        mexica = cast(Mexica, state)
        clear_numbers(out, at, self.numbers)
        players: i64 = mexica.players
        out[at + self.phase] = i16(mexica.phase)
        out[at + self.period] = i16(mexica.period)
        out[at + self.round] = i16(mexica.round)
        out[at + self.players] = i16(players)
        out[at + self.turn] = i16((i64(mexica.seat) - seat + players) % players)
        out[at + self.first] = i16((i64(mexica.first) - seat + players) % players)
        out[at + self.ap] = i16(mexica.ap)
        out[at + self.taken] = i16(mexica.taken)
        out[at + self.stall] = i16(mexica.stall)
        out[at + self.busy] = 1 if mexica.busy else 0
        out[at + self.supply] = i16(mexica.singles)
        out[at + self.supply + 1] = i16(mexica.doubles)
        out[at + self.supply + 2] = i16(mexica.bridges)
        out[at + self.supply + 3] = i16(mexica.actions)
        out[at + self.half_at] = i16(half + 1)
        count_sizes(out, at + self.display, mexica.display)
        count_sizes(out, at + self.display, mexica.removed)  # when they are removed is not part of a position
        count_sizes(out, at + self.hidden, mexica.hidden)
        for other in range(players):
            column = (other - seat + players) % players
            for floors in range(i64(FLOORS)):
                out[at + self.stock + column * FLOORS + floors] = i16(mexica.stock[other * FLOORS + floors])
            out[at + self.held + column] = i16(mexica.held[other])
            out[at + self.points + column] = i16(mexica.prestige[other])

    def write_planes(self, state: State, seat: i64, half: i64, out: vec[i64], at: i64, packed: bool) -> None:
        if packed:
            write_bit_planes(cast(Mexica, state), seat, out, at)
        else:
            write_byte_planes(cast(Mexica, state), seat, out, at)


def count_sizes(out: vec[i16], at: i64, sizes: list[int]) -> None:
    for size in sizes:
        i = at + i64(size)
        out[i] = out[i] + 1


def write_byte_planes(state: Mexica, seat: i64, out: vec[i64], at: i64) -> None:
    put_bytes(out, at, state.dry)
    put_bytes(out, at + PLANE, state.canals)
    put_bytes(out, at + 2 * PLANE, state.bridges_ns)
    put_bytes(out, at + 3 * PLANE, state.bridges_ew)
    put_bytes(out, at + 4 * PLANE, state.founded)
    put_bytes(out, at + 5 * PLANE, state.here)
    clear(out, at + TEMPLES * PLANE, (PLANES - TEMPLES) * PLANE)
    players: i64 = state.players
    for piece in state.temples:
        one: i64 = piece
        column = temple_column(one >> OWNER_BITS, seat, players)
        set_byte(out, at + (TEMPLES + column) * PLANE, one & CELL, one >> CELL_BITS & FLOORS_MASK)
    for other in range(players):
        cell: i64 = state.pawns[other]
        if cell >= 0:
            set_byte(out, at + (PAWNS + (other - seat + players) % players) * PLANE, cell, 1)
    for token in state.tokens:
        sign: i64 = token
        set_byte(out, at + TOKENS * PLANE, sign & CELL, sign >> CELL_BITS)


def write_bit_planes(state: Mexica, seat: i64, out: vec[i64], at: i64) -> None:
    put_bits(out, at, state.dry)
    put_bits(out, at + BIT_PLANE, state.canals)
    put_bits(out, at + 2 * BIT_PLANE, state.bridges_ns)
    put_bits(out, at + 3 * BIT_PLANE, state.bridges_ew)
    put_bits(out, at + 4 * BIT_PLANE, state.founded)
    put_bits(out, at + 5 * BIT_PLANE, state.here)
    clear(out, at + BIT_FLOORS * BIT_PLANE, (BIT_PLANES - BIT_FLOORS) * BIT_PLANE)
    players: i64 = state.players
    for piece in state.temples:
        one: i64 = piece
        column = temple_column(one >> OWNER_BITS, seat, players)
        set_bit(out, at + (BIT_TEMPLES + column) * BIT_PLANE, one & CELL)
        set_bit(out, at + (BIT_FLOORS - 1 + (one >> CELL_BITS & FLOORS_MASK)) * BIT_PLANE, one & CELL)
    for other in range(players):
        cell: i64 = state.pawns[other]
        if cell >= 0:
            set_bit(out, at + (BIT_PAWNS + (other - seat + players) % players) * BIT_PLANE, cell)
    for token in state.tokens:
        set_bit(out, at + BIT_TOKENS * BIT_PLANE, i64(token) & CELL)


def temple_column(owner: i64, seat: i64, players: i64) -> i64:
    return SEATS if owner == NEUTRAL else (owner - seat + players) % players
