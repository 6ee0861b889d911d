"""Positions set up by hand; docs/notation.md shows one.

What is not said is as at the start of the game: supplies and stocks are full but for what is on the board, nobody
holds tokens or has prestige, seat 0 is first and to move with 6 action points, in round 2 of period 1. In period 1
`display`, `founded` and `removed` leave the seven face-down tokens.
"""

from __future__ import annotations

from collections import Counter

from patolli.engine import fields as field
from patolli.engine.fields import Fields, Spot, spaced
from patolli.engine.words import is_number
from patolli.games.mexica.box.board import NAMES, NUMBERS
from patolli.games.mexica.box.cells import WIDTH, either, has, none, only, overlap, size_of, without
from patolli.games.mexica.box.components import FLOORS
from patolli.games.mexica.box.options import OPTIONS, Options
from patolli.games.mexica.rules import codes, districts, draws, pieces, removal, roaming
from patolli.games.mexica.rules.codes import CELL_BITS, NEUTRAL, PLACE, TURN
from patolli.games.mexica.rules.state import Mexica, start
from patolli.games.mexica.words.names import bridge_names, pawn_name, temple_names, tile_names, token_names
from patolli.games.mexica.words.refusals import AXES, wet_ramp

SHAPES = {(0,): codes.SINGLE, (0, 1): codes.EAST, (0, WIDTH): codes.SOUTH}
PHASES = ("draw-first", "draw-orders", "draw-sites", "draw-heights", "place", "turn", "over")


# ------------------------------------------------------------------- the board
def cell_of(state: Mexica, spot: Spot, word: str) -> int:
    number = NUMBERS.get(word.upper(), -1)
    spot.deny(number < 0 or not has(state.box.island, number), "cell", word=word[:20])
    return number


def lay_canal(state: Mexica, spot: Spot, word: str) -> None:
    cells = sorted(cell_of(state, spot, part) for part in word.split("-"))
    shape, box = SHAPES.get(tuple(cell - cells[0] for cell in cells), -1), state.box
    spot.deny(shape < 0, "canal-form", word=word[:20])
    tile = roaming.tile_cells(codes.CANAL + shape, cells[0])
    spot.deny(overlap(tile, box.palace), "canal-palace", word=word)
    spot.deny(overlap(tile, state.canals), "canal-again", word=word)
    districts.dig(state, tile)
    state.tiles = [*state.tiles, shape << CELL_BITS | cells[0]]
    state.singles -= int(shape == codes.SINGLE)
    state.doubles -= int(shape != codes.SINGLE)
    few = min(state.singles, state.doubles) < 0
    spot.deny(few, "canal-tiles", singles=box.singles, doubles=box.doubles, laid=len(box.first_tiles))


def lay_bridge(state: Mexica, spot: Spot, word: str) -> None:
    name, _, axis = word.upper().partition("/")
    spot.deny(axis not in AXES, "bridge-form", word=word[:20])
    cell = cell_of(state, spot, name)
    spot.deny(not has(state.canals, cell), "bridge-dry", cell=name)
    spot.deny(bridged(state, cell), "bridge-twice", cell=name)
    spot.deny(wet_ramp(state, cell, AXES.index(axis)) is not None, "bridge-ramps", word=word)
    spot.deny(not state.bridges, "bridge-count", count=state.box.bridges)
    state.bridges -= 1
    pieces.bridge(state, cell, axis == "EW")


def bridged(state: Mexica, cell: int) -> bool:
    return has(state.bridges_ns, cell) or has(state.bridges_ew, cell)


def take_cell(state: Mexica, spot: Spot, word: str, pawn: bool = False) -> int:
    """The cell, on which a piece may stand."""
    cell = cell_of(state, spot, word)
    spot.deny(not has(state.dry, cell) and not (pawn and bridged(state, cell)), "water", cell=NAMES[cell])
    spot.deny(has(state.pieces, cell), "two-pieces", cell=NAMES[cell])
    spot.deny(not pawn and has(state.box.palace, cell), "palace", cell=NAMES[cell])
    spot.deny(pawn and has(state.box.emblem, cell) and not state.options.emblem, "emblem", cell=NAMES[cell])
    return cell


def placed(state: Mexica, spot: Spot, word: str, wrong: str) -> tuple[int, int]:
    """The number and the free cell of a piece such as 3@B4. `wrong`: the key of the error if it is none."""
    number, where = spot.pair(word, "@", wrong)
    fine = is_number(number, 2) and (spot.line == "founded" or number in ("1", "2", "3", "4"))
    spot.deny(not fine, wrong, word=word[:20])
    return int(number), take_cell(state, spot, where)


def found(state: Mexica, spot: Spot, word: str) -> None:
    """MEX-10: a calpulli token on the board."""
    size, cell = placed(state, spot, word, "token-form")
    district = districts.district_of(state, cell)
    spot.deny(has(state.founded, cell), "founded-twice", cell=NAMES[cell])
    spot.deny(size_of(district) != size, "founded-size", cell=NAMES[cell], found=size_of(district), size=size)
    state.tokens = [*state.tokens, size << CELL_BITS | cell]
    state.pieces = either(state.pieces, only(cell))
    districts.close(state, district)


def draw_sites(state: Mexica, spot: Spot) -> None:
    """MEX-92 to MEX-94."""
    for word in spot.words:
        cell = cell_of(state, spot, word)
        spot.deny(not has(state.spots, cell), "site", word=word)
        state.sites = [*state.sites, cell]
        state.spots = without(state.spots, draws.near(state.box, cell, state.options.distance))
    spot.deny(len(state.sites) > state.box.neutral_count, "neutral-count", count=state.box.neutral_count)
    if state.phase > codes.DRAW_SITES:
        state.spots = none()


# ------------------------------------------------------------------- the seats
def whole_stock(state: Mexica) -> list[int]:
    """MEX-19."""
    return state.box.whole_colour if state.period == 2 else state.box.first_stock


def build_temples(state: Mexica, spot: Spot) -> None:
    """MEX-19, MEX-92: temples on the board are missing in the stock of their seat; neutral ones have none."""
    spot.deny(spot.seat < 0 and spot.words and state.players != 2, "neutral-two")
    most = whole_stock(state) if spot.seat >= 0 else state.box.whole_colour
    left = most[:]
    for word in spot.words:
        floors, cell = placed(state, spot, word, "temple-form")
        left[floors - 1] -= 1
        spot.deny(left[floors - 1] < 0, "temple-count", count=most[floors - 1], floors=floors)
        pieces.raise_temple(state, spot.seat if spot.seat >= 0 else NEUTRAL, floors, cell)
    if spot.seat >= 0:
        spot.put("stock", left, FLOORS)


def stand_pawn(state: Mexica, spot: Spot) -> None:
    spot.deny(spot.given and len(spot.words) != 1, "one-pawn")
    if spot.one_word():
        cell = take_cell(state, spot, spot.one_word(), pawn=True)
        spot.put("pawns", cell)
        state.pieces = either(state.pieces, only(cell))


class Stock(field.Numbers):
    """MEX-19: what is given may be less than what is not on the board."""

    def read(self, spot: Spot) -> None:
        left = self.held(spot.state, spot.seat)
        super().read(spot)
        for at, count in enumerate(self.held(spot.state, spot.seat)):
            whole = whole_stock(spot.state)[at]
            spot.deny(count > left[at], "stock-count", period=spot.state.period, count=whole, floors=at + 1)


def hold_tokens(state: Mexica, spot: Spot) -> None:
    state.actions -= state.held[spot.seat]
    spot.deny(state.actions < 0, "action-tokens", count=state.box.actions)


# ------------------------------------------------------------------- what is checked
def hide_tokens(state: Mexica, fields: Fields) -> None:
    """MEX-18: the tokens that no line names lie face down."""
    box, left = state.box, Counter(state.box.sizes)
    left.subtract([*(token >> CELL_BITS for token in state.tokens), *state.display, *state.removed])
    for size, count in sorted(left.items()):
        fields.deny(count < 0, "display", "size-count", count=box.sizes.count(size), size=size)
    state.display = sorted(state.display) if state.phase >= PLACE else state.display
    state.removed, state.hidden = sorted(state.removed), sorted(left.elements())
    found, wanted = len(state.hidden), 0 if state.period == 2 else len(box.sizes) - box.first_display
    wrong, sizes = state.phase >= PLACE and found != wanted, spaced(state.hidden)
    fields.deny(wrong, "display", "face-down", count=found, sizes=sizes, period=state.period, wanted=wanted)


def check_phase(state: Mexica, fields: Fields) -> None:
    """MEX-22 to MEX-25."""
    if state.phase == TURN:
        for seat, cell in enumerate(state.pawns):
            fields.deny(cell < 0, f"seat {seat}", "pawn-missing")
        state.here = districts.district_of(state, state.pawns[state.seat])
    elif state.phase <= PLACE:
        check_set_up(state, fields)


# ------------------------------------------------------------------- the set-up: what has been drawn and placed so far
def check_set_up(state: Mexica, fields: Fields) -> None:
    """Something is left to draw or to place, and nobody has had a turn."""
    fields.deny(state.period != 1, "period", "set-up-period")
    fields.deny(any(piece >> codes.OWNER_BITS != NEUTRAL for piece in state.temples), "phase", "set-up-temple")
    for name in ("ap", "taken", "stall", "busy"):
        fields.deny(getattr(state, name), name, "set-up-turn", name=name)
    fields.deny(state.round > 1, "round", "set-up-round")
    seats = [(state.first + n) % state.players for n in range(state.players)]
    placed = seats[: seats.index(state.seat)] if state.phase == PLACE else []
    fields.deny([seat for seat in seats if state.pawns[seat] >= 0] != placed, "phase", "pawn-order")
    if state.phase != PLACE:
        check_draws(state, fields)


def check_draws(state: Mexica, fields: Fields) -> None:
    """MEX-23a, MEX-95, MEX-98: nothing is on the board but what chance has put there: sites, then heights in order."""
    wanted, count, phase = state.box.first_display, state.box.neutral_count, state.phase
    fields.deny(state.seat != state.first, "turn", "set-up-first")
    board = len(state.tiles) > len(state.box.first_tiles) or state.tokens or state.removed
    fields.deny(board, "phase", "set-up-board")
    fields.deny(phase <= codes.DRAW_ORDERS and len(state.display) >= wanted, "display", "orders-drawn", count=wanted)
    fields.deny(phase >= codes.DRAW_SITES and state.players != 2, "phase", "neutral-two")
    fields.deny(phase >= codes.DRAW_SITES and len(state.display) != wanted, "display", "orders-first", count=wanted)
    built = [piece & codes.CELL for piece in state.temples]
    if phase != codes.DRAW_HEIGHTS:
        early = built or (state.sites and phase != codes.DRAW_SITES) or len(state.sites) == count
        fields.deny(early, "phase", "neutral-later")
        return
    state.sites = sorted(state.sites)
    fields.deny(len(state.sites) != count or len(built) == count, "sites", "sites-first", count=count)
    fields.deny(built != state.sites[: len(built)], "neutral", "neutral-order")
    many = any(draws.heights_left(state, floors) < 0 for floors in range(1, FLOORS + 1))
    fields.deny(many, "neutral", "neutral-mix", mix=str(state.options.mix), most=FLOORS)


FOUNDED = field.Each("founded", found, token_names, late=True)
SUPPLY = field.Parts(
    "supply",
    field.Number("singles", lambda s: s.singles),
    field.Number("doubles", lambda s: s.doubles),
    field.Number("bridges", lambda s: s.bridges),
    field.Number("tokens", lambda s: s.actions, attribute="actions"),
    late=True,
)
"""Fewer tiles than the box has may be left: those that are missing count as left in it."""
POSITION = field.Layout(
    "mexica",
    OPTIONS,
    lambda players, given: start(players, Options(players, given)),
    field.Word("phase", PHASES, "turn"),
    field.Number("period", 2, 1, least=1),
    field.Number("round", 9999, lambda s: 2 if s.phase == TURN else 1, least=1),
    field.Number("first", field.last_seat, 0),
    field.Number("turn", field.last_seat, lambda s: s.first, attribute="seat"),
    field.Number(
        "ap", lambda s: s.box.turn_points + s.box.actions, lambda s: s.box.turn_points if s.phase == TURN else 0
    ),
    field.Number("taken", lambda s: s.box.most_taken, 0),
    field.Number("stall", 9999, 0),
    field.Flag("busy"),
    field.Never(
        "stall", "stall", lambda s: s.phase == TURN and s.stall >= s.options.stall > 0, rounds=lambda s: s.options.stall
    ),
    field.Each("canals", lay_canal, tile_names),
    field.Each("bridges", lay_bridge, bridge_names),
    FOUNDED,
    field.Numbers("display", lambda s: s.box.largest, wrong="no-size", among=lambda s: s.box.sizes),
    field.Numbers("removed", lambda s: s.box.largest, wrong="no-size", among=lambda s: s.box.sizes),
    field.Line("sites", draw_sites, lambda s: " ".join(NAMES[cell] for cell in s.sites), blank=True),
    field.Line("neutral", build_temples, lambda s: temple_names(s, NEUTRAL), blank=True),
    SUPPLY,
    field.Seats(
        field.Line("pawn", stand_pawn, pawn_name),
        field.Line("temples", build_temples, temple_names),
        Stock("stock", lambda s: max(s.box.whole_colour), count=FLOORS, width=FLOORS),
        field.Number("tokens", lambda s: s.box.actions, attribute="held", then=hold_tokens),
        field.Number("prestige", 9999),
    ),
    field.Late(FOUNDED),
    field.Check(hide_tokens),
    field.Late(SUPPLY),
    field.Check(check_phase),
    written_as=removal.up_to_date,
)
