"""Why a move may not be done now.

This knows the rules a second time, one condition after the other, so that each refusal has its own reason. A test
compares it with `moves` on every move that can be said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.words import Why
from patolli.games.mexica.box.board import NAMES, neighbours
from patolli.games.mexica.box.cells import HEIGHT as ROWS
from patolli.games.mexica.box.cells import WIDTH, empty, has, numbers_of, overlap, size_of
from patolli.games.mexica.box.components import COLOURS, FLOORS
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
    TAKE,
    TEMPLE,
    WALK,
)
from patolli.games.mexica.rules.draws import draws, heights_left
from patolli.games.mexica.rules.removal import up_to_date
from patolli.games.mexica.rules.roaming import freedom, hops, protects, reach_now, shuts_seat_in

if TYPE_CHECKING:
    from patolli.games.mexica.rules.state import Mexica

"""A reason: the rule, the key of the sentence, and what the sentence needs."""
AXES = ("NS", "EW")


def why_not(state: Mexica, move: int) -> Why | None:
    """Why the move may not be done now; None if it may."""
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
        return why_not_enter(state, cell, "MEX-64") or too_dear(state, state.box.flat_fee)
    if kind in (CANAL, CANAL_EAST, CANAL_SOUTH):
        return why_not_canal(state, kind, cell) or too_dear(state, 1)
    if kind in (BRIDGE_NS, BRIDGE_EW):
        return why_not_supply(state) or why_not_site(state, cell, kind - BRIDGE_NS) or too_dear(state, 1)
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
    if not has(state.box.inland, number):
        return "MEX-93", "not-inland", {"cell": NAMES[number]}
    return "MEX-94", "too-close", {"cell": NAMES[number], "distance": state.options.distance}


def why_not_place(state: Mexica, kind: int, cell: int) -> Why | None:
    if kind != PLACE_PAWN:
        return "MEX-22", "place-first", {}
    if not has(state.box.start, cell):
        *cells, last = (NAMES[start] for start in numbers_of(state.box.start))
        return "MEX-22", "not-start", {"cell": NAMES[cell], "cells": ", ".join(cells), "last": last}
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
    if not has(state.box.island, cell):
        return "MEX-35a", "dig-lake", {"cell": name}
    if has(state.canals, cell):
        return "MEX-35a", "dig-canal", {"cell": name}
    if has(state.box.palace, cell):
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
    if has(state.box.palace, cell):
        return rule, "home-palace", {"cell": name}
    if has(state.pieces, cell):
        return rule, "home-occupied", {"cell": name, "what": what_stands(state, cell)}
    return None


def why_not_found(state: Mexica, cell: int) -> Why | None:
    """MEX-39, MEX-40."""
    return why_not_district(state) or why_not_home(state, cell, "MEX-40")


def why_not_district(state: Mexica) -> Why | None:
    """MEX-39: whether the district of the own pawn can be founded."""
    if empty(state.here):
        return "MEX-39a", "found-bridge", {}
    if overlap(state.here, state.founded):
        return "MEX-39b", "found-again", {}
    size = size_of(state.here)
    if size > state.box.largest or size not in state.display:
        ordered = ", ".join(map(str, sorted(set(up_to_date(state).display))))
        return "MEX-39c", "found-size", {"size": size, "sizes": ordered or "none"}
    return None


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


def why_not_supply(state: Mexica) -> Why | None:
    """MEX-50: a bridge to build with."""
    return None if state.bridges else ("MEX-50", "no-bridge-left", {})


def why_not_shift(state: Mexica, old: int, new: int, axis: int) -> Why | None:
    """MEX-50."""
    if state.bridges:
        return "MEX-50", "shift-supply", {"left": state.bridges}
    why = why_not_move_bridge(state, old)
    if why is None and new == old:
        return "MEX-50", "shift-same", {"cell": NAMES[old]}
    return why or why_not_site(state, new, axis)


def why_not_move_bridge(state: Mexica, old: int) -> Why | None:
    """MEX-50: a bridge without a pawn on it."""
    if not has(state.bridges_ns, old) and not has(state.bridges_ew, old):
        return "MEX-50", "no-bridge-there", {"cell": NAMES[old]}
    return ("MEX-50", "shift-pawn", {"cell": NAMES[old]}) if has(state.pieces, old) else None


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
    if has(state.box.emblem, cell) and not state.options.emblem:
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
    if not hops(state, pawn, cell):
        return "MEX-63", "boat-no-way", {"cell": NAMES[cell], "pawn": NAMES[pawn]}
    return boat_far(state, cell)


def boat_far(state: Mexica, cell: int) -> Why | None:
    """MEX-63: a bridge that a boat can get to, but not with the points that are left."""
    price = hops(state, state.pawns[state.seat], cell)
    if price <= state.ap:
        return None
    held = would_pay(state, price)
    return "MEX-63", "boat-far", {"cell": NAMES[cell], "price": price, "ap": state.ap, "held": held}


def why_not_take(state: Mexica) -> Why | None:
    """MEX-66, MEX-67."""
    if not state.actions:
        return "MEX-66", "no-token-left", {}
    if state.taken >= state.box.most_taken:
        return "MEX-67", "taken-enough", {"most": state.box.most_taken}
    return too_dear(state, 1)


def why_not_shut_in(state: Mexica, move: int) -> Why | None:
    """MEX-72."""
    for seat in range(state.players):
        if seat != state.seat and shuts_seat_in(state, move, seat, reach_now(state, seat)):
            enclosed = freedom(state, seat) >= state.box.largest
            after = state.copy()
            after.play(after.seat, move)
            rest = freedom(after, seat)
            key = "shut-in" if rest and enclosed else "stuck"
            rule = "MEX-72a" if key == "shut-in" else "MEX-72b"
            return rule, key, {"colour": colour_of(state, seat), "places": rest}
    return None
