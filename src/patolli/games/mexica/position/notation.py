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

from patolli.engine.game import BadOption
from patolli.engine.position import Fields, PositionError, options_line
from patolli.engine.words import is_number
from patolli.games.mexica.box.cells import WIDTH, either, has, none, numbers_of, only, overlap, size_of, without
from patolli.games.mexica.box.components import (
    ACTIONS,
    ALL_SIZES,
    BOARD,
    BRIDGES,
    DOUBLES,
    FIRST_DISPLAY,
    FIRST_STOCK,
    FLOORS,
    NAMES,
    NEUTRAL_COUNT,
    NUMBERS,
    SINGLES,
    TURN_AP,
    WHOLE_COLOUR,
)
from patolli.games.mexica.box.options import OPTIONS, Options
from patolli.games.mexica.rules.codes import (
    CANAL,
    CELL,
    CELL_BITS,
    DRAW_HEIGHTS,
    DRAW_ORDERS,
    DRAW_SITES,
    EAST,
    FLOORS_MASK,
    NEUTRAL,
    OWNER_BITS,
    PLACE,
    SINGLE,
    SOUTH,
    TURN,
)
from patolli.games.mexica.rules.districts import close, dig, district_of
from patolli.games.mexica.rules.moves import bridge, heights_left, near, raise_temple
from patolli.games.mexica.rules.removal import up_to_date
from patolli.games.mexica.rules.roaming import tile_cells
from patolli.games.mexica.rules.state import Mexica, start
from patolli.games.mexica.words.lines import wet_ramp

PHASES = ("draw-first", "draw-orders", "draw-sites", "draw-heights", "place", "turn", "over")
FIELDS = (
    "options phase period round first turn ap taken stall busy canals bridges founded display removed sites "
    "neutral supply"
).split()


# ------------------------------------------------------------------- write
def write(state: Mexica) -> str:
    """The position as text."""
    state = up_to_date(state)
    lines = [f"mexica {state.players}"]
    if state.options.given:
        lines.append(options_line(state.options.given))
    lines += [
        f"phase: {PHASES[state.phase]}",
        f"period: {state.period}",
        f"round: {state.round}",
        f"first: {state.first}",
        f"turn: {state.seat}",
        f"ap: {state.ap}",
        f"taken: {state.taken}",
        f"stall: {state.stall}",
        f"busy: {int(state.busy)}",
        "canals: " + " ".join(tile_name(tile) for tile in state.tiles[2:]),
        "bridges: " + " ".join(bridge_names(state)),
        "founded: " + " ".join(f"{token >> CELL_BITS}@{NAMES[token & CELL]}" for token in state.tokens),
        "display: " + " ".join(map(str, state.display)),
        "removed: " + " ".join(map(str, state.removed)),
    ]
    if state.sites:
        lines.append("sites: " + " ".join(NAMES[cell] for cell in state.sites))
    if any(piece >> OWNER_BITS == NEUTRAL for piece in state.temples):
        lines.append("neutral: " + temple_names(state, NEUTRAL))
    lines.append(
        f"supply: singles {state.singles}; doubles {state.doubles}; bridges {state.bridges}; tokens {state.actions}"
    )
    for seat in range(state.players):
        pawn = NAMES[state.pawns[seat]] if state.pawns[seat] >= 0 else "-"
        stock = " ".join(map(str, state.stock[seat * FLOORS : seat * FLOORS + FLOORS]))
        lines.append(
            f"seat {seat}: pawn {pawn}; temples {temple_names(state, seat)}; stock {stock}; "
            f"tokens {state.held[seat]}; prestige {state.prestige[seat]}"
        )
    return "\n".join(line.rstrip() for line in lines) + "\n"


def tile_name(tile: int) -> str:
    cell = tile & CELL
    shape = tile >> CELL_BITS
    if shape == SINGLE:
        return NAMES[cell]
    return f"{NAMES[cell]}-{NAMES[cell + (1 if shape == EAST else WIDTH)]}"


def bridge_names(state: Mexica) -> list[str]:
    names = [(cell, f"{NAMES[cell]}/NS") for cell in numbers_of(state.bridges_ns)]
    names += [(cell, f"{NAMES[cell]}/EW") for cell in numbers_of(state.bridges_ew)]
    return [name for _, name in sorted(names)]


def temple_names(state: Mexica, owner: int) -> str:
    return " ".join(
        f"{piece >> CELL_BITS & FLOORS_MASK}@{NAMES[piece & CELL]}"
        for piece in state.temples
        if piece >> OWNER_BITS == owner
    )


# ------------------------------------------------------------------- read
def read(text: str) -> Mexica:
    """The position that the text sets up. PositionError names the line that is wrong."""
    fields = Fields(text)
    if fields.game != "mexica" or fields.players not in (2, 3, 4):
        raise PositionError(1, f"{fields.game} with {fields.players} players is not a game of Mexica")
    seats = [f"seat {seat}" for seat in range(fields.players)]
    fields.check_names(FIELDS + seats)
    state = start(fields.players, read_options(fields))
    read_turn(fields, state)
    for word in fields.words("canals"):
        lay_canal(fields, state, word)
    for word in fields.words("bridges"):
        lay_bridge(fields, state, word)
    read_neutral(fields, state)
    for seat, name in enumerate(seats):
        read_seat(fields, state, seat, name)
    read_tokens(fields, state)
    read_supply(fields, state)
    if state.phase == TURN:
        if -1 in state.pawns:
            raise fields.error(seats[state.pawns.index(-1)], "every pawn is on the board when turns are taken (MEX-22)")
        state.here = district_of(state, state.pawns[state.seat])
    elif state.phase <= PLACE:
        check_set_up(fields, state)
    return state


def read_options(fields: Fields) -> Options:
    try:
        return Options(fields.players, fields.options(OPTIONS))
    except BadOption as error:
        raise fields.error("options", str(error)) from error


def read_turn(fields: Fields, state: Mexica) -> None:
    phase = fields.values.get("phase", "turn")
    if phase not in PHASES:
        raise fields.error("phase", f"{phase[:20]!r} is no phase; these are: {', '.join(PHASES)}")
    state.phase = PHASES.index(phase)
    state.period = fields.number("period", 1, 2, 1)
    state.round = fields.number("round", 2 if state.phase == TURN else 1, 9999, 1)
    state.first = fields.number("first", 0, state.players - 1)
    state.seat = fields.number("turn", state.first, state.players - 1)
    state.ap = fields.number("ap", TURN_AP if state.phase == TURN else 0, TURN_AP + ACTIONS)
    state.taken = fields.number("taken", 0, 2)
    state.stall = fields.number("stall", 0, 9999)
    state.busy = bool(fields.number("busy", 0, 1))
    if state.phase == TURN and state.stall >= state.options.stall > 0:
        raise fields.error("stall", f"the period ends after {state.options.stall} idle rounds (MEX-82)")


def check_set_up(fields: Fields, state: Mexica) -> None:
    """MEX-23a, MEX-25: what is on the table is what has been drawn and placed so far, and something is left to do."""
    if state.period != 1:
        raise fields.error("period", "the set-up belongs to period 1 (MEX-25)")
    if any(piece >> OWNER_BITS != NEUTRAL for piece in state.temples):
        raise fields.error("phase", "nobody has built a temple during the set-up (MEX-25)")
    for name, count in (("ap", state.ap), ("taken", state.taken), ("stall", state.stall), ("busy", int(state.busy))):
        if count:
            raise fields.error(name, f"nobody has had a turn during the set-up, so {name} is 0 (MEX-25)")
    if state.round > 1:
        raise fields.error("round", "the set-up comes before round 1 (MEX-25)")
    seats = [(state.first + n) % state.players for n in range(state.players)]
    placed = seats[: seats.index(state.seat)] if state.phase == PLACE else []
    if [seat for seat in seats if state.pawns[seat] >= 0] != placed:
        raise fields.error("phase", "pawns are placed in seat order, up to that of the player to move (MEX-22)")
    if state.phase == PLACE:
        return
    if state.seat != state.first:
        raise fields.error("turn", "it is the turn of the first player when pawns are placed (MEX-22)")
    if len(state.tiles) > 2 or state.tokens or state.removed:
        raise fields.error(
            "phase", "no canal is dug and no calpulli token is used before the pawns are placed (MEX-25)"
        )
    if state.phase <= DRAW_ORDERS and len(state.display) >= FIRST_DISPLAY:
        raise fields.error("display", f"all {FIRST_DISPLAY} orders are drawn already (MEX-18)")
    if state.phase >= DRAW_SITES and state.players != 2:
        raise fields.error("phase", "only a game for two has neutral temples (MEX-92)")
    if state.phase >= DRAW_SITES and len(state.display) != FIRST_DISPLAY:
        raise fields.error("display", f"{FIRST_DISPLAY} orders are drawn before the neutral temples (MEX-23)")
    built = [piece & CELL for piece in state.temples]
    if state.phase == DRAW_HEIGHTS:
        state.sites = sorted(state.sites)
        if len(state.sites) != NEUTRAL_COUNT or len(built) == NEUTRAL_COUNT:
            raise fields.error("sites", f"{NEUTRAL_COUNT} cells are drawn before the heights (MEX-95)")
        if built != state.sites[: len(built)]:
            raise fields.error("neutral", "neutral temples are built on the drawn cells in reading order (MEX-95)")
        if any(heights_left(state, floors) < 0 for floors in range(1, FLOORS + 1)):
            raise fields.error(
                "neutral", f"the neutral temples are {state.options.mix} of 1 to {FLOORS} floors (MEX-98)"
            )
    elif built or (state.sites and state.phase != DRAW_SITES) or len(state.sites) == NEUTRAL_COUNT:
        raise fields.error("phase", "neutral temples are drawn later (MEX-23)")


def cell_of(fields: Fields, name: str, word: str) -> int:
    number = NUMBERS.get(word.upper())
    if number is None or not has(BOARD.island, number):
        raise fields.error(name, f"{word[:20]!r} is not a cell of the island")
    return number


def lay_canal(fields: Fields, state: Mexica, word: str) -> None:
    cells = sorted(cell_of(fields, "canals", part) for part in word.split("-"))
    if len(cells) == 1:
        kind = CANAL
    elif len(cells) == 2 and cells[1] == cells[0] + 1:
        kind = CANAL + EAST
    elif len(cells) == 2 and cells[1] == cells[0] + WIDTH:
        kind = CANAL + SOUTH
    else:
        raise fields.error("canals", f"{word[:20]!r} is neither a cell nor two adjacent cells such as C2-C3 (MEX-34)")
    tile = tile_cells(kind, cells[0])
    if overlap(tile, BOARD.palace):
        raise fields.error("canals", f"{word} lies in the palace (MEX-35b)")
    if overlap(tile, state.canals):
        raise fields.error("canals", f"{word} covers a cell that is canal already (MEX-35a)")
    dig(state, tile)
    state.tiles = [*state.tiles, (kind - CANAL) << CELL_BITS | cells[0]]
    if kind == CANAL:
        state.singles -= 1
    else:
        state.doubles -= 1
    if state.singles < 0 or state.doubles < 0:
        raise fields.error("canals", f"there are only {SINGLES} single and {DOUBLES} double tiles, two of them laid")


def lay_bridge(fields: Fields, state: Mexica, word: str) -> None:
    name, _, axis = word.upper().partition("/")
    if axis not in ("NS", "EW"):
        raise fields.error("bridges", f"{word[:20]!r} is not a cell and an axis such as C3/EW (MEX-12)")
    cell = cell_of(fields, "bridges", name)
    if not has(state.canals, cell):
        raise fields.error("bridges", f"there is no canal on {name} (MEX-45)")
    if has(state.bridges_ns, cell) or has(state.bridges_ew, cell):
        raise fields.error("bridges", f"there are two bridges on {name} (MEX-45)")
    if wet_ramp(state, cell, int(axis == "EW")) is not None:
        raise fields.error("bridges", f"the bridge {word} needs land before both ramps (MEX-46)")
    if not state.bridges:
        raise fields.error("bridges", f"there are only {BRIDGES} bridges (MEX-17)")
    state.bridges -= 1
    bridge(state, cell, axis == "EW")


def take_cell(fields: Fields, name: str, state: Mexica, cell: int, pawn: bool = False) -> None:
    """Check that a piece may stand on the cell."""
    bridged = has(state.bridges_ns, cell) or has(state.bridges_ew, cell)
    if not has(state.dry, cell) and not (pawn and bridged):
        raise fields.error(name, f"{NAMES[cell]} is water")
    if has(state.pieces, cell):
        raise fields.error(name, f"there are two pieces on {NAMES[cell]}")
    if not pawn and has(BOARD.palace, cell):
        raise fields.error(name, f"{NAMES[cell]} is a cell of the palace")
    if pawn and has(BOARD.emblem, cell) and not state.options.emblem:
        raise fields.error(name, f"{NAMES[cell]} may not be entered with emblem_enterable=false (MEX-6)")


def build_temples(fields: Fields, name: str, state: Mexica, owner: int, words: list[str], most: list[int]) -> list[int]:
    """Put temples such as 3@B4 on the board; how many of each height are left."""
    left = most[:]
    for word in words:
        floors, at, where = word.partition("@")
        if not at or floors not in ("1", "2", "3", "4"):
            raise fields.error(name, f"{word[:20]!r} is not a temple such as 3@B4")
        cell = cell_of(fields, name, where)
        take_cell(fields, name, state, cell)
        left[int(floors) - 1] -= 1
        if left[int(floors) - 1] < 0:
            raise fields.error(
                name, f"there are only {most[int(floors) - 1]} temples of {storeys(int(floors))} (MEX-19)"
            )
        raise_temple(state, owner, int(floors), cell)
    return left


def storeys(floors: int) -> str:
    return "1 floor" if floors == 1 else f"{floors} floors"


def read_neutral(fields: Fields, state: Mexica) -> None:
    """MEX-92 to MEX-94."""
    for word in fields.words("sites"):
        cell = cell_of(fields, "sites", word)
        if not has(state.spots, cell):
            raise fields.error("sites", f"{word} is no place for a neutral temple beside the others (MEX-93, MEX-94)")
        state.sites = [*state.sites, cell]
        state.spots = without(state.spots, near(cell, state.options.distance))
    if len(state.sites) > NEUTRAL_COUNT:
        raise fields.error("sites", f"there are only {NEUTRAL_COUNT} neutral temples (MEX-92)")
    if state.phase > DRAW_SITES:
        state.spots = none()
    words = fields.words("neutral")
    if words and state.players != 2:
        raise fields.error("neutral", "only a game for two has neutral temples (MEX-92)")
    build_temples(fields, "neutral", state, NEUTRAL, words, WHOLE_COLOUR)


def parts_of(fields: Fields, name: str, known: str) -> dict[str, list[str]]:
    """The parts of a line such as `pawn B3; temples 3@B4 2@A3`."""
    parts: dict[str, list[str]] = {}
    for part in fields.values.get(name, "").split(";"):
        words = part.replace(",", " ").split()
        if not words:
            continue
        if words[0] not in known.split():
            raise fields.error(name, f"{words[0][:20]!r} is not part of this line; these are: {known}")
        if words[0] in parts:
            raise fields.error(name, f"{words[0]!r} is given twice")
        parts[words[0]] = words[1:]
    return parts


def numbers_in(fields: Fields, name: str, what: str, words: list[str], count: int, most: int) -> list[int]:
    if len(words) != count or not all(is_number(word, 4) and int(word) <= most for word in words):
        raise fields.error(name, f"{what} takes {count} number(s) from 0 to {most}, not {' '.join(words)[:30]!r}")
    return [int(word) for word in words]


def read_seat(fields: Fields, state: Mexica, seat: int, name: str) -> None:
    parts = parts_of(fields, name, "pawn temples stock tokens prestige")
    pawn = parts.get("pawn", ["-"])
    if len(pawn) != 1:
        raise fields.error(name, "a seat has one pawn")
    whole = WHOLE_COLOUR if state.period == 2 else FIRST_STOCK
    stock = left = build_temples(fields, name, state, seat, parts.get("temples", []), whole)
    if "stock" in parts:
        stock = numbers_in(fields, name, "stock", parts["stock"], FLOORS, 6)
        for i in range(FLOORS):
            if stock[i] > left[i]:
                raise fields.error(
                    name,
                    f"in period {state.period} a colour has only {whole[i]} temples of {storeys(i + 1)} (MEX-19)",
                )
    state.stock[seat * FLOORS : seat * FLOORS + FLOORS] = stock
    if "tokens" in parts:
        state.held[seat] = numbers_in(fields, name, "tokens", parts["tokens"], 1, ACTIONS)[0]
        state.actions -= state.held[seat]
        if state.actions < 0:
            raise fields.error(name, f"there are only {ACTIONS} action tokens (MEX-17)")
    if "prestige" in parts:
        state.prestige[seat] = numbers_in(fields, name, "prestige", parts["prestige"], 1, 9999)[0]
    if pawn != ["-"]:
        cell = cell_of(fields, name, pawn[0])
        take_cell(fields, name, state, cell, pawn=True)
        state.pawns[seat] = cell
        state.pieces = either(state.pieces, only(cell))


def read_tokens(fields: Fields, state: Mexica) -> None:
    """MEX-10, MEX-18: the calpulli tokens on the board, in the display, removed and face down."""
    left = Counter(ALL_SIZES)
    for word in fields.words("founded"):
        size, at, where = word.partition("@")
        if not at or not is_number(size, 2):
            raise fields.error("founded", f"{word[:20]!r} is not a token such as 7@A4")
        cell = cell_of(fields, "founded", where)
        take_cell(fields, "founded", state, cell)
        district = district_of(state, cell)
        if has(state.founded, cell):
            raise fields.error("founded", f"the district of {NAMES[cell]} has two tokens (MEX-39b)")
        if size_of(district) != int(size):
            raise fields.error("founded", f"the district of {NAMES[cell]} has {size_of(district)} cells, not {size}")
        left[int(size)] -= 1
        state.tokens = [*state.tokens, int(size) << CELL_BITS | cell]
        state.pieces = either(state.pieces, only(cell))
        close(state, district)
    for name in ("display", "removed"):
        sizes = fields.words(name)
        for word in sizes:
            if not is_number(word, 2) or int(word) not in ALL_SIZES:
                raise fields.error(name, f"there is no calpulli token of size {word[:20]!r}")
            left[int(word)] -= 1
        if name == "display":
            state.display = sorted(map(int, sizes)) if state.phase >= PLACE else list(map(int, sizes))
        else:
            state.removed = sorted(map(int, sizes))
    for known, rest in sorted(left.items()):
        if rest < 0:
            raise fields.error("display", f"there are only {ALL_SIZES.count(known)} tokens of size {known} (MEX-18)")
    state.hidden = sorted(left.elements())
    expected = 0 if state.period == 2 else len(ALL_SIZES) - FIRST_DISPLAY
    if state.phase >= PLACE and len(state.hidden) != expected:
        raise fields.error(
            "display",
            f"display, founded and removed leave {len(state.hidden)} tokens ({' '.join(map(str, state.hidden))}); "
            f"in period {state.period} there are {expected} face down (MEX-18, MEX-89)",
        )


def read_supply(fields: Fields, state: Mexica) -> None:
    """Fewer tiles than the box has may be left: those that are missing count as left in it."""
    parts = parts_of(fields, "supply", "singles doubles bridges tokens")
    most = {
        "singles": state.singles,
        "doubles": state.doubles,
        "bridges": state.bridges,
        "tokens": state.actions,
    }
    given = {what: numbers_in(fields, "supply", what, words, 1, most[what])[0] for what, words in parts.items()}
    state.singles = given.get("singles", state.singles)
    state.doubles = given.get("doubles", state.doubles)
    state.bridges = given.get("bridges", state.bridges)
    state.actions = given.get("tokens", state.actions)
