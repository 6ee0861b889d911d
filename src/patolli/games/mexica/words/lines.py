"""Say, hear, and why not.

Every line is a verb and its words. `hear` first finds out which move the words mean, then `why_not` says whether
it may be done: it knows the rules a second time, one condition after the other, so that each refusal has its own
reason. A test compares it with `moves` on every move that can be said.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from patolli.engine.core.state import CHANCE
from patolli.engine.words import is_number
from patolli.games.mexica.box.cells import HEIGHT as ROWS
from patolli.games.mexica.box.cells import WIDTH, empty, has, overlap, size_of
from patolli.games.mexica.box.components import (
    BOARD,
    COLOURS,
    FLAT_FEE,
    FLOORS,
    LARGEST,
    MOST_TAKEN,
    NAMES,
    NUMBERS,
    neighbours,
)
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
    DRAW_HEIGHTS,
    DRAW_ORDERS,
    DRAW_SITES,
    END,
    FIRST,
    FLY,
    FOUND,
    HEIGHT,
    ORDER,
    PLACE,
    PLACE_PAWN,
    SHIFT,
    SITE,
    SPEND,
    START_OVER,
    TAKE,
    TEMPLE,
    WALK,
)
from patolli.games.mexica.rules.moves import draws, heights_left
from patolli.games.mexica.rules.removal import up_to_date
from patolli.games.mexica.rules.roaming import freedom, hops, protects, reach_now, shuts_seat_in

if TYPE_CHECKING:
    from patolli.engine.words import NotLegal
    from patolli.games.mexica.rules.state import Mexica

    Refuse = Callable[..., NotLegal]
    Why = tuple[str, str, dict[str, int | str]]

AXES = ("NS", "EW")
PLAYER_VERBS = {
    "place": "place H6",
    "canal": "canal B6, canal C2 C3",
    "bridge": "bridge C3 EW",
    "shift": "shift C3 K10 NS",
    "temple": "temple 3 B4",
    "walk": "walk B3",
    "boat": "boat C3",
    "fly": "fly D5",
    "found": "found A4",
    "take": "take",
    "spend": "spend",
    "end": "end",
}
CHANCE_VERBS = {
    "first": "first 2",
    "order": "order 7",
    "neutral": "neutral I2",
    "again": "again",
    "height": "height 3",
}
ONE_CELL = {"place": PLACE_PAWN, "walk": WALK, "boat": BOAT, "fly": FLY, "found": FOUND, "neutral": SITE}
NO_WORD = {"take": TAKE, "spend": SPEND, "end": END, "again": START_OVER}
ONE_NUMBER = {"first": FIRST, "order": ORDER, "height": HEIGHT}
VERB_OF = {kind: verb for table in (ONE_CELL, NO_WORD, ONE_NUMBER) for verb, kind in table.items()}


# ------------------------------------------------------------------- say
def say(state: Mexica, actor: int, move: int) -> str:
    """The move as a line of words."""
    kind = move >> CELL_BITS
    number = move & CELL
    if kind >= SHIFT:
        return f"shift {NAMES[(kind - SHIFT) // 2]} {NAMES[number]} {AXES[(kind - SHIFT) % 2]}"
    if kind in (BRIDGE_NS, BRIDGE_EW):
        return f"bridge {NAMES[number]} {AXES[kind - BRIDGE_NS]}"
    if TEMPLE < kind <= TEMPLE + FLOORS:
        return f"temple {kind - TEMPLE} {NAMES[number]}"
    if kind == CANAL:
        return f"canal {NAMES[number]}"
    if kind in (CANAL_EAST, CANAL_SOUTH):
        return f"canal {NAMES[number]} {NAMES[number + (1 if kind == CANAL_EAST else WIDTH)]}"
    verb = VERB_OF[kind]
    if verb in ONE_CELL:
        return f"{verb} {NAMES[number]}"
    return f"{verb} {number}" if verb in ONE_NUMBER else verb


# ------------------------------------------------------------------- hear
def hear(state: Mexica, actor: int, words: list[str], refuse: Refuse) -> int:
    """The move that the words mean, if it may be done."""
    verbs = CHANCE_VERBS if actor == CHANCE else PLAYER_VERBS
    verb = words[0].lower()
    if verb not in verbs:
        raise refuse("", "unknown-word", word=words[0][:30], words=", ".join(verbs))
    move = meant(state, verb, words[1:], verbs[verb], refuse)
    why = why_not(state, move)
    if why is not None:
        rule, key, values = why
        raise refuse(rule, key, **values)
    return move


def meant(state: Mexica, verb: str, words: list[str], usage: str, refuse: Refuse) -> int:
    """The move that the words mean, legal or not."""

    def count(*allowed: int) -> None:
        if len(words) not in allowed:
            raise refuse("", "wrong-words", verb=verb, usage=usage)

    def cell(word: str) -> int:
        number = NUMBERS.get(word.upper())
        if number is None:
            raise refuse("MEX-1", "no-cell", word=word[:30])
        return number

    def digit(word: str) -> int:
        if not is_number(word, 2):
            raise refuse("", "no-number", word=word[:30], usage=usage)
        return int(word)

    def axis(word: str) -> int:
        if word.upper() not in AXES:
            raise refuse("MEX-12", "no-axis", word=word[:30])
        return AXES.index(word.upper())

    if verb in ONE_CELL:
        count(1)
        return ONE_CELL[verb] << CELL_BITS | cell(words[0])
    if verb in NO_WORD:
        count(0)
        return NO_WORD[verb] << CELL_BITS
    if verb in ONE_NUMBER:
        count(1)
        return ONE_NUMBER[verb] << CELL_BITS | digit(words[0])
    if verb == "temple":
        count(2)
        floors = digit(words[0])
        if not 1 <= floors <= FLOORS:
            raise refuse("MEX-52", "no-such-height", floors=floors, most=FLOORS)
        return (TEMPLE + floors) << CELL_BITS | cell(words[1])
    if verb == "canal":
        count(1, 2)
        first = cell(words[0])
        if len(words) == 1:
            return CANAL << CELL_BITS | first
        second = cell(words[1])
        first, second = min(first, second), max(first, second)
        if second == first + 1 and second % WIDTH:
            return CANAL_EAST << CELL_BITS | first
        if second == first + WIDTH:
            return CANAL_SOUTH << CELL_BITS | first
        raise refuse("MEX-34", "not-adjacent", a=NAMES[first], b=NAMES[second])
    if verb == "bridge":
        count(1, 2)
        site = cell(words[0])
        turned = axis(words[1]) if len(words) == 2 else only_axis(state, site, refuse)
        return (BRIDGE_NS + turned) << CELL_BITS | site
    count(2, 3)
    old = cell(words[0])
    site = cell(words[1])
    turned = axis(words[2]) if len(words) == 3 else only_axis(state, site, refuse)
    return (SHIFT + 2 * old + turned) << CELL_BITS | site


def only_axis(state: Mexica, site: int, refuse: Refuse) -> int:
    """The axis may be left out where there is no choice (MEX-47), and where no bridge may stand anyway (MEX-45)."""
    if why_not_spot(state, site) is not None:
        return 0
    possible = [axis for axis in (0, 1) if wet_ramp(state, site, axis) is None]
    if len(possible) > 1:
        raise refuse("MEX-47", "which-axis", cell=NAMES[site])
    return possible[0] if possible else 0


# ------------------------------------------------------------------- why not
def why_not(state: Mexica, move: int) -> Why | None:
    """Why the move may not be done now: rule, key of the sentence, and what the sentence needs. None if it may."""
    kind = move >> CELL_BITS
    cell = move & CELL
    if state.phase < PLACE:
        return why_not_draw(state, kind, cell)
    if kind < PLACE_PAWN:
        return "MEX-23", "no-draw-now", {}
    if state.phase == PLACE:
        return why_not_place(state, kind, cell)
    if kind == PLACE_PAWN:
        return "MEX-25", "placed-already", {}
    why = why_not_action(state, kind, cell)
    if why is None and protects(state):
        why = why_not_shut_in(state, move)
    return why


def why_not_action(state: Mexica, kind: int, cell: int) -> Why | None:
    if kind == END:
        return None
    if kind == FOUND:
        return why_not_found(state, cell)
    if kind == SPEND:
        return None if state.held[state.seat] else ("MEX-68", "no-token-held", {})
    if kind == TAKE:
        return why_not_take(state)
    if kind == WALK:
        return why_not_walk(state, cell) or too_dear(state, 1)
    if kind == BOAT:
        return why_not_boat(state, cell)
    if kind == FLY:
        return why_not_enter(state, cell, "MEX-64") or too_dear(state, FLAT_FEE)
    if kind in (CANAL, CANAL_EAST, CANAL_SOUTH):
        return why_not_canal(state, kind, cell) or too_dear(state, 1)
    if kind in (BRIDGE_NS, BRIDGE_EW):
        if not state.bridges:
            return "MEX-50", "no-bridge-left", {}
        return why_not_site(state, cell, kind - BRIDGE_NS) or too_dear(state, 1)
    if kind >= SHIFT:
        return why_not_shift(state, (kind - SHIFT) // 2, cell, (kind - SHIFT) % 2) or too_dear(state, 1)
    return why_not_temple(state, kind - TEMPLE, cell)


def too_dear(state: Mexica, price: int) -> Why | None:
    if price <= state.ap:
        return None
    return "MEX-27", "too-dear", {"price": price, "ap": state.ap, "held": would_pay(state, price)}


def would_pay(state: Mexica, price: int) -> int:
    """MEX-68: how many action tokens, spent first, would pay what the points do not; 0 if there are too few."""
    missing = price - state.ap
    return missing if missing <= state.held[state.seat] else 0


def colour_of(state: Mexica, seat: int) -> str:
    return COLOURS[state.options.colours[seat]]


def what_stands(state: Mexica, cell: int) -> str:
    """What occupies a cell, as the languages call it."""
    if cell in state.pawns:
        return "own-pawn" if state.pawns[state.seat] == cell else "pawn"
    return "temple" if has(state.built, cell) else "token"


def why_not_draw(state: Mexica, kind: int, number: int) -> Why | None:
    if (kind << CELL_BITS | number) in draws(state):
        return None
    wanted = {DRAW_FIRST: "first", DRAW_ORDERS: "order", DRAW_SITES: "neutral", DRAW_HEIGHTS: "height"}[state.phase]
    expected = {DRAW_FIRST: FIRST, DRAW_ORDERS: ORDER, DRAW_SITES: SITE, DRAW_HEIGHTS: HEIGHT}[state.phase]
    if state.phase == DRAW_SITES and empty(state.spots):
        return "MEX-95", "sites-run-out", {}
    if kind != expected:
        return "MEX-23", "other-draw", {"verb": wanted}
    if kind == FIRST:
        return "MEX-15", "no-seat", {"seat": number, "players": state.players}
    if kind == ORDER:
        return "MEX-18", "no-order", {"size": number}
    if kind == HEIGHT:
        left = heights_left(state, number) if 1 <= number <= FLOORS else 0
        return "MEX-92", "no-neutral-left", {"floors": number, "left": left}
    if not has(BOARD.inland, number):
        return "MEX-93", "not-inland", {"cell": NAMES[number]}
    return "MEX-94", "too-close", {"cell": NAMES[number], "distance": state.options.distance}


def why_not_place(state: Mexica, kind: int, cell: int) -> Why | None:
    if kind != PLACE_PAWN:
        return "MEX-22", "place-first", {}
    if not has(BOARD.start, cell):
        return "MEX-22", "not-start", {"cell": NAMES[cell]}
    if has(state.pieces, cell):
        return "MEX-22", "start-taken", {"cell": NAMES[cell]}
    return None


def why_not_canal(state: Mexica, kind: int, cell: int) -> Why | None:
    """MEX-32, MEX-35."""
    if kind == CANAL and not state.singles:
        return "MEX-32", "no-single-left", {"doubles": state.doubles}
    if kind != CANAL and not state.doubles:
        return "MEX-32", "no-double-left", {"singles": state.singles}
    cells = [cell] if kind == CANAL else [cell, cell + (1 if kind == CANAL_EAST else WIDTH)]
    for number in cells:
        why = why_not_dig(state, number)
        if why is not None:
            return why
    return None


def why_not_dig(state: Mexica, cell: int) -> Why | None:
    """MEX-35, letter by letter."""
    name = NAMES[cell]
    if not has(BOARD.island, cell):
        return "MEX-35a", "dig-lake", {"cell": name}
    if has(state.canals, cell):
        return "MEX-35a", "dig-canal", {"cell": name}
    if has(BOARD.palace, cell):
        return "MEX-35b", "dig-palace", {"cell": name}
    if has(state.pieces, cell):
        return "MEX-35c", "dig-occupied", {"cell": name, "what": what_stands(state, cell)}
    if has(state.ramps, cell):
        return "MEX-35d", "dig-ramp", {"cell": name}
    if has(state.founded, cell):
        return "MEX-35e", "dig-founded", {"cell": name}
    return None


def why_not_home(state: Mexica, cell: int, rule: str) -> Why | None:
    """MEX-40, MEX-53: an empty cell of the district of the own pawn, outside the palace."""
    name = NAMES[cell]
    if not has(state.dry, cell):
        return rule, "home-wet", {"cell": name}
    if not has(state.here, cell):
        return rule, "home-elsewhere", {"cell": name, "pawn": NAMES[state.pawns[state.seat]]}
    if has(BOARD.palace, cell):
        return rule, "home-palace", {"cell": name}
    if has(state.pieces, cell):
        return rule, "home-occupied", {"cell": name, "what": what_stands(state, cell)}
    return None


def why_not_found(state: Mexica, cell: int) -> Why | None:
    """MEX-39, MEX-40."""
    if empty(state.here):
        return "MEX-39a", "found-bridge", {}
    if overlap(state.here, state.founded):
        return "MEX-39b", "found-again", {}
    size = size_of(state.here)
    if size > LARGEST or size not in state.display:
        ordered = ", ".join(map(str, sorted(set(up_to_date(state).display))))
        return "MEX-39c", "found-size", {"size": size, "sizes": ordered or "none"}
    return why_not_home(state, cell, "MEX-40")


def wet_ramp(state: Mexica, site: int, axis: int) -> str | None:
    """MEX-46: a ramp cell that is not dry, by name; `lake` outside the board; None if both are dry."""
    row, column = divmod(site, WIDTH)
    step = (0, 1) if axis else (1, 0)
    for sign in (-1, 1):
        r, c = row + sign * step[0], column + sign * step[1]
        if not (0 <= r < ROWS and 0 <= c < WIDTH):
            return "lake"
        if not has(state.dry, r * WIDTH + c):
            return NAMES[r * WIDTH + c]
    return None


def why_not_spot(state: Mexica, cell: int) -> Why | None:
    """MEX-45: a canal without a bridge."""
    name = NAMES[cell]
    if has(state.dry, cell):
        return "MEX-45", "bridge-land", {"cell": name}
    if not has(state.canals, cell):
        return "MEX-45", "bridge-lake", {"cell": name}
    if has(state.bridges_ns, cell) or has(state.bridges_ew, cell):
        return "MEX-45", "bridge-there", {"cell": name}
    return None


def why_not_site(state: Mexica, cell: int, axis: int) -> Why | None:
    """MEX-45, MEX-46."""
    why = why_not_spot(state, cell)
    if why is not None:
        return why
    ramp = wet_ramp(state, cell, axis)
    if ramp is not None:
        return "MEX-46", "bridge-ramp", {"cell": NAMES[cell], "axis": AXES[axis], "ramp": ramp}
    return None


def why_not_shift(state: Mexica, old: int, new: int, axis: int) -> Why | None:
    """MEX-50."""
    if state.bridges:
        return "MEX-50", "shift-supply", {"left": state.bridges}
    if not has(state.bridges_ns, old) and not has(state.bridges_ew, old):
        return "MEX-50", "no-bridge-there", {"cell": NAMES[old]}
    if has(state.pieces, old):
        return "MEX-50", "shift-pawn", {"cell": NAMES[old]}
    if new == old:
        return "MEX-50", "shift-same", {"cell": NAMES[old]}
    return why_not_site(state, new, axis)


def why_not_temple(state: Mexica, floors: int, cell: int) -> Why | None:
    """MEX-52 to MEX-54."""
    if empty(state.here):
        return "MEX-54", "temple-bridge", {}
    if not state.stock[state.seat * FLOORS + floors - 1]:
        return "MEX-52", "no-temple-left", {"floors": floors}
    return why_not_home(state, cell, "MEX-53") or too_dear(state, floors)


def why_not_enter(state: Mexica, cell: int, rule: str) -> Why | None:
    """MEX-6: whether a pawn may be put there."""
    name = NAMES[cell]
    bridge = has(state.bridges_ns, cell) or has(state.bridges_ew, cell)
    if not has(state.dry, cell) and not bridge:
        return rule, "enter-water", {"cell": name}
    if has(state.pieces, cell):
        return rule, "enter-occupied", {"cell": name, "what": what_stands(state, cell)}
    if has(BOARD.emblem, cell) and not state.options.emblem:
        return "MEX-6", "enter-emblem", {"cell": name}
    return None


def why_not_walk(state: Mexica, cell: int) -> Why | None:
    """MEX-56 to MEX-58."""
    pawn = state.pawns[state.seat]
    names: dict[str, int | str] = {"cell": NAMES[cell], "pawn": NAMES[pawn]}
    if cell not in neighbours(pawn):
        return "MEX-56", "walk-far", names
    standing = bridge_axis(state, pawn)
    entering = bridge_axis(state, cell)
    if standing is not None and entering is not None:
        return "MEX-57", "walk-bridges", names
    along = "EW" if abs(cell - pawn) == 1 else "NS"
    if standing is not None and has(state.dry, cell) and standing != along:
        return "MEX-57", "walk-off-side", names
    if entering is not None and entering != along:
        return "MEX-57", "walk-on-side", names
    return why_not_enter(state, cell, "MEX-58" if has(state.pieces, cell) else "MEX-56")


def bridge_axis(state: Mexica, cell: int) -> str | None:
    if has(state.bridges_ns, cell):
        return "NS"
    return "EW" if has(state.bridges_ew, cell) else None


def why_not_boat(state: Mexica, cell: int) -> Why | None:
    """MEX-60 to MEX-63."""
    pawn = state.pawns[state.seat]
    if has(state.dry, pawn):
        return "MEX-60", "boat-land", {"pawn": NAMES[pawn]}
    if cell == pawn:
        return "MEX-63", "boat-here", {"cell": NAMES[cell]}
    if bridge_axis(state, cell) is None:
        return "MEX-63", "no-bridge-there", {"cell": NAMES[cell]}
    if has(state.pieces, cell):
        return "MEX-63", "enter-occupied", {"cell": NAMES[cell], "what": what_stands(state, cell)}
    needed = hops(state, pawn, cell)
    if not needed:
        return "MEX-63", "boat-no-way", {"cell": NAMES[cell], "pawn": NAMES[pawn]}
    if needed > state.ap:
        return (
            "MEX-63",
            "boat-far",
            {"cell": NAMES[cell], "price": needed, "ap": state.ap, "held": would_pay(state, needed)},
        )
    return None


def why_not_take(state: Mexica) -> Why | None:
    """MEX-66, MEX-67."""
    if not state.actions:
        return "MEX-66", "no-token-left", {}
    if state.taken >= MOST_TAKEN:
        return "MEX-67", "taken-enough", {"most": MOST_TAKEN}
    return too_dear(state, 1)


def why_not_shut_in(state: Mexica, move: int) -> Why | None:
    """MEX-72."""
    for seat in range(state.players):
        if seat != state.seat and shuts_seat_in(state, move, seat, reach_now(state, seat)):
            enclosed = freedom(state, seat) >= LARGEST
            after = state.copy()
            after.play(after.seat, move)
            rest = freedom(after, seat)
            key = "shut-in" if rest and enclosed else "stuck"
            rule = "MEX-72a" if key == "shut-in" else "MEX-72b"
            return rule, key, {"colour": colour_of(state, seat), "places": rest}
    return None
