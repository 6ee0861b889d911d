"""Positions set up by hand.

    mexica 3
    options: first_round_rule=off
    round: 5
    turn: 0
    canals: C2-C3 C4-C5 B6
    bridges: C3/EW
    founded: 7@A4
    display: 3 4 5 9 10 11 13
    seat 0: pawn B3; temples 3@B4 2@A3; tokens 2; prestige 4
    seat 1: pawn B5
    seat 2: pawn O7

What is not said is as at the start of the game: supplies and stocks are full but for what is on the board, nobody
holds tokens or has prestige, seat 0 is first and to move with 6 action points, in round 2 of period 1. In period 1
`display`, `founded` and `removed` leave the seven face-down tokens.
"""

from __future__ import annotations

from collections import Counter

from patolli.engine.fields import Check, Each, Field, Flag, Layout, Line, Number, Parts, Seats, Word
from patolli.engine.position import Fields, Spot
from patolli.engine.words import is_number
from patolli.games.mexica.box.board import NAMES, NUMBERS
from patolli.games.mexica.box.cells import WIDTH, either, has, none, only, overlap, size_of, without
from patolli.games.mexica.box.components import FLOORS
from patolli.games.mexica.box.options import OPTIONS, Options
from patolli.games.mexica.position.set_up import check_set_up
from patolli.games.mexica.rules import codes
from patolli.games.mexica.rules.codes import CELL_BITS, NEUTRAL, PLACE, TURN
from patolli.games.mexica.rules.districts import close, dig, district_of
from patolli.games.mexica.rules.draws import near
from patolli.games.mexica.rules.pieces import bridge, raise_temple
from patolli.games.mexica.rules.removal import up_to_date
from patolli.games.mexica.rules.roaming import tile_cells
from patolli.games.mexica.rules.state import Mexica, start
from patolli.games.mexica.words.names import bridge_names, pawn_name, temple_names, tile_names, token_names
from patolli.games.mexica.words.refusals import AXES, wet_ramp

SHAPES = {(0,): codes.SINGLE, (0, 1): codes.EAST, (0, WIDTH): codes.SOUTH}
PHASES = ("draw-first", "draw-orders", "draw-sites", "draw-heights", "place", "turn", "over")


# ------------------------------------------------------------------- how lines are read
def cell_of(state: Mexica, spot: Spot, word: str) -> int:
    number = NUMBERS.get(word.upper())
    if number is None or not has(state.box.island, number):
        raise spot.error("cell", word=word[:20])
    return number


def lay_canal(state: Mexica, spot: Spot, word: str) -> None:
    cells = sorted(cell_of(state, spot, part) for part in word.split("-"))
    shape = SHAPES.get(tuple(cell - cells[0] for cell in cells))
    if shape is None:
        raise spot.error("canal-form", word=word[:20])
    tile = tile_cells(codes.CANAL + shape, cells[0])
    if overlap(tile, state.box.palace):
        raise spot.error("canal-palace", word=word)
    if overlap(tile, state.canals):
        raise spot.error("canal-again", word=word)
    dig(state, tile)
    state.tiles = [*state.tiles, shape << CELL_BITS | cells[0]]
    if shape == codes.SINGLE:
        state.singles -= 1
    else:
        state.doubles -= 1
    if state.singles < 0 or state.doubles < 0:
        box = state.box
        raise spot.error("canal-tiles", singles=box.singles, doubles=box.doubles, laid=len(box.first_tiles))


def lay_bridge(state: Mexica, spot: Spot, word: str) -> None:
    name, _, axis = word.upper().partition("/")
    if axis not in AXES:
        raise spot.error("bridge-form", word=word[:20])
    cell = cell_of(state, spot, name)
    if not has(state.canals, cell):
        raise spot.error("bridge-dry", cell=name)
    if has(state.bridges_ns, cell) or has(state.bridges_ew, cell):
        raise spot.error("bridge-twice", cell=name)
    if wet_ramp(state, cell, AXES.index(axis)) is not None:
        raise spot.error("bridge-ramps", word=word)
    if not state.bridges:
        raise spot.error("bridge-count", count=state.box.bridges)
    state.bridges -= 1
    bridge(state, cell, axis == "EW")


def take_cell(state: Mexica, spot: Spot, cell: int, pawn: bool = False) -> None:
    """Check that a piece may stand on the cell."""
    bridged = has(state.bridges_ns, cell) or has(state.bridges_ew, cell)
    if not has(state.dry, cell) and not (pawn and bridged):
        raise spot.error("water", cell=NAMES[cell])
    if has(state.pieces, cell):
        raise spot.error("two-pieces", cell=NAMES[cell])
    if not pawn and has(state.box.palace, cell):
        raise spot.error("palace", cell=NAMES[cell])
    if pawn and has(state.box.emblem, cell) and not state.options.emblem:
        raise spot.error("emblem", cell=NAMES[cell])


def placed(state: Mexica, spot: Spot, word: str, wrong: str) -> tuple[int, int]:
    """The number and the free cell of a piece such as 3@B4. `wrong`: the key of the error if it is none."""
    number, where = spot.pair(word, "@", wrong)
    if not is_number(number, 2) or (spot.line != "founded" and number not in ("1", "2", "3", "4")):
        raise spot.error(wrong, word=word[:20])
    cell = cell_of(state, spot, where)
    take_cell(state, spot, cell)
    return int(number), cell


def build_temples(state: Mexica, spot: Spot, owner: int, most: list[int]) -> list[int]:
    """Put the temples on the board; how many of each height are left."""
    left = most[:]
    for word in spot.words:
        floors, cell = placed(state, spot, word, "temple-form")
        left[floors - 1] -= 1
        if left[floors - 1] < 0:
            raise spot.error("temple-count", count=most[floors - 1], floors=floors)
        raise_temple(state, owner, floors, cell)
    return left


def draw_sites(state: Mexica, spot: Spot) -> None:
    """MEX-92 to MEX-94."""
    for word in spot.words:
        cell = cell_of(state, spot, word)
        if not has(state.spots, cell):
            raise spot.error("site", word=word)
        state.sites = [*state.sites, cell]
        state.spots = without(state.spots, near(state.box, cell, state.options.distance))
    if len(state.sites) > state.box.neutral_count:
        raise spot.error("neutral-count", count=state.box.neutral_count)
    if state.phase > codes.DRAW_SITES:
        state.spots = none()


def build_neutral(state: Mexica, spot: Spot) -> None:
    """MEX-92."""
    if spot.words and state.players != 2:
        raise spot.error("neutral-two")
    build_temples(state, spot, NEUTRAL, state.box.whole_colour)


def stand_pawn(state: Mexica, spot: Spot) -> None:
    if spot.given and len(spot.words) != 1:
        raise spot.error("one-pawn")
    if spot.given and spot.words != ["-"]:
        cell = cell_of(state, spot, spot.words[0])
        take_cell(state, spot, cell, pawn=True)
        state.pawns[spot.seat] = cell
        state.pieces = either(state.pieces, only(cell))


def build_own(state: Mexica, spot: Spot) -> None:
    """MEX-19: the temples on the board are missing in the stock."""
    whole = state.box.whole_colour if state.period == 2 else state.box.first_stock
    put_stock(state, spot.seat, build_temples(state, spot, spot.seat, whole))


def fill_stock(state: Mexica, spot: Spot) -> None:
    """MEX-19: what is given may be less than what is not on the board."""
    if spot.given:
        stock = spot.numbers(spot.words, max(state.box.whole_colour), 0, FLOORS)
        whole = state.box.whole_colour if state.period == 2 else state.box.first_stock
        for at, left in enumerate(stock_of(state, spot.seat)):
            if stock[at] > left:
                raise spot.error("stock-count", period=state.period, count=whole[at], floors=at + 1)
        put_stock(state, spot.seat, stock)


def stock_of(state: Mexica, seat: int) -> list[int]:
    return state.stock[seat * FLOORS : seat * FLOORS + FLOORS]


def put_stock(state: Mexica, seat: int, stock: list[int]) -> None:
    state.stock[seat * FLOORS : seat * FLOORS + FLOORS] = stock


def hold_tokens(state: Mexica, spot: Spot) -> None:
    if spot.given:
        state.held[spot.seat] = spot.numbers(spot.words, state.box.actions, 0, 1)[0]
        state.actions -= state.held[spot.seat]
        if state.actions < 0:
            raise spot.error("action-tokens", count=state.box.actions)


def found(state: Mexica, spot: Spot, word: str) -> None:
    """MEX-10: a calpulli token on the board."""
    size, cell = placed(state, spot, word, "token-form")
    district = district_of(state, cell)
    if has(state.founded, cell):
        raise spot.error("founded-twice", cell=NAMES[cell])
    if size_of(district) != size:
        raise spot.error("founded-size", cell=NAMES[cell], found=size_of(district), size=size)
    state.tokens = [*state.tokens, size << CELL_BITS | cell]
    state.pieces = either(state.pieces, only(cell))
    close(state, district)


def list_sizes(state: Mexica, spot: Spot) -> None:
    """The line `display` or `removed`."""
    for word in spot.words:
        if not is_number(word, 2) or int(word) not in state.box.sizes:
            raise spot.error("no-size", word=word[:20])
    sizes = [int(word) for word in spot.words]
    spot.put(spot.name, sizes if spot.name == "display" and state.phase < PLACE else sorted(sizes))


# ------------------------------------------------------------------- what is checked
def check_stall(state: Mexica, fields: Fields) -> None:
    if state.phase == TURN and state.stall >= state.options.stall > 0:
        raise fields.wrong("stall", "stall", rounds=state.options.stall)


def hide_tokens(state: Mexica, fields: Fields) -> None:
    """MEX-18: the tokens that no line names lie face down."""
    box = state.box
    left = Counter(box.sizes)
    left.subtract([*(token >> CELL_BITS for token in state.tokens), *state.display, *state.removed])
    for size, count in sorted(left.items()):
        if count < 0:
            raise fields.wrong("display", "size-count", count=box.sizes.count(size), size=size)
    state.hidden = sorted(left.elements())
    wanted = 0 if state.period == 2 else len(box.sizes) - box.first_display
    if state.phase >= PLACE and len(state.hidden) != wanted:
        sizes = " ".join(map(str, state.hidden))
        count = len(state.hidden)
        raise fields.wrong("display", "face-down", count=count, sizes=sizes, period=state.period, wanted=wanted)


def check_phase(state: Mexica, fields: Fields) -> None:
    """MEX-22 to MEX-25."""
    if state.phase == TURN:
        if -1 in state.pawns:
            raise fields.wrong(f"seat {state.pawns.index(-1)}", "pawn-missing")
        state.here = district_of(state, state.pawns[state.seat])
    elif state.phase <= PLACE:
        check_set_up(state, fields)


# ------------------------------------------------------------------- the lines
class WrittenHere(Field):
    """A line that is read later than it is written, because what lies on the board comes first."""

    def __init__(self, field: Field) -> None:
        super().__init__(field.name)
        self.save = field.save  # type: ignore[method-assign]

    def load(self, state: Mexica, fields: Fields) -> None:
        return


def last_seat(state: Mexica) -> int:
    return state.players - 1


FOUNDED = Each("founded", found, token_names)
SUPPLY = Parts(
    "supply",
    Number("singles", lambda state: state.singles),
    Number("doubles", lambda state: state.doubles),
    Number("bridges", lambda state: state.bridges),
    Number("tokens", lambda state: state.actions, attribute="actions"),
)
"""Fewer tiles than the box has may be left: those that are missing count as left in it."""
POSITION = Layout(
    "mexica",
    OPTIONS,
    lambda players, given: start(players, Options(players, given)),
    Word("phase", PHASES, "turn"),
    Number("period", 2, 1, least=1),
    Number("round", 9999, lambda state: 2 if state.phase == TURN else 1, least=1),
    Number("first", last_seat, 0),
    Number("turn", last_seat, lambda state: state.first, attribute="seat"),
    Number(
        "ap",
        lambda state: state.box.turn_points + state.box.actions,
        lambda state: state.box.turn_points if state.phase == TURN else 0,
    ),
    Number("taken", lambda state: state.box.most_taken, 0),
    Number("stall", 9999, 0),
    Flag("busy"),
    Check(check_stall),
    Each("canals", lay_canal, tile_names),
    Each("bridges", lay_bridge, bridge_names),
    WrittenHere(FOUNDED),
    Line("display", list_sizes, lambda state: " ".join(map(str, state.display))),
    Line("removed", list_sizes, lambda state: " ".join(map(str, state.removed))),
    Line("sites", draw_sites, lambda state: " ".join(NAMES[cell] for cell in state.sites) or None),
    Line("neutral", build_neutral, lambda state: temple_names(state, NEUTRAL) or None),
    WrittenHere(SUPPLY),
    Seats(
        Line("pawn", stand_pawn, pawn_name),
        Line("temples", build_own, temple_names),
        Line("stock", fill_stock, lambda state, seat: " ".join(map(str, stock_of(state, seat)))),
        Line("tokens", hold_tokens, lambda state, seat: str(state.held[seat])),
        Number("prestige", 9999),
    ),
    Check(FOUNDED.load),
    Check(hide_tokens),
    Check(SUPPLY.load),
    Check(check_phase),
)

read = POSITION.read


def write(state: Mexica) -> str:
    """The position as text."""
    return POSITION.write(up_to_date(state))
