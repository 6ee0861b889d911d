"""Why no line may begin so now: a verb alone, or a verb and some of its words.

Each action has a function that says what keeps all its lines from being said: what is missing for any of them (tiles,
points, a bridge under the pawn), what is wrong with the words that are there, or that no place is left. Whole lines
have their reasons in `refusals.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from patolli.engine.words import NotLegal, Refuse, Why
from patolli.games.mexica.box.board import NAMES
from patolli.games.mexica.box.cells import COUNT, Choices, both, either, empty, numbers_of, without
from patolli.games.mexica.box.components import FLOORS
from patolli.games.mexica.rules.codes import PLACE, TURN
from patolli.games.mexica.rules.moves import offer
from patolli.games.mexica.rules.roaming import harbours, hops, protects
from patolli.games.mexica.words.lines import PLAYER_VERBS, Words, hear, say
from patolli.games.mexica.words.refusals import (
    boat_far,
    too_dear,
    why_not_district,
    why_not_move_bridge,
    why_not_shut_in,
    why_not_supply,
)

if TYPE_CHECKING:
    from patolli.games.mexica.rules.state import Mexica

Reason = Callable[["Mexica", Words], Why | None]


def why_not_begin(state: Mexica, seat: int, words: list[str], refuse: Refuse) -> NotLegal | None:
    """Why no line that the seat may say begins with these words; None if one does, or if the words are no beginning."""
    verb = words[0].lower() if words else ""
    if state.phase not in (PLACE, TURN) or seat != state.seat or verb not in PLAYER_VERBS:
        return None
    offered = [move for move in offers(state) if begins(say(state, seat, move), [verb, *words[1:]])]
    forbidden = why_not_any(state, offered)
    if offered and forbidden is None:
        return None
    try:
        hear(state, seat, words, refuse)
    except NotLegal as error:
        if error.key != "wrong-words":
            return error
        why = forbidden or reason(state, Words(verb, words[1:], PLAYER_VERBS[verb], refuse))
        return refuse(why[0], why[1], **why[2]) if why else error
    return None


def why_not_any(state: Mexica, moves: list[int]) -> Why | None:
    """MEX-72: why the first-round protection forbids all of the moves; None if it allows one, or there are none."""
    why = None
    for move in moves:
        why = why_not_shut_in(state, move) if protects(state) else None
        if why is None:
            return None
    return why


def offers(state: Mexica) -> list[int]:
    """All moves of the player, also those that the first-round protection forbids."""
    choices = Choices(True)
    offer(state, choices)
    return choices.moves


def begins(line: str, words: list[str]) -> bool:
    """Whether the line begins with the words. The two cells of a canal may change places (MEX-34)."""
    said = line.split()
    wanted = [words[0], *(word.upper() for word in words[1:])]
    swapped = [*said[:1], *reversed(said[1:])] if wanted[0] == "canal" else said
    return wanted in (said[: len(wanted)], swapped[: len(wanted)])


def reason(state: Mexica, said: Words) -> Why | None:
    """Why the action cannot be done with these words, which are not a whole line; None if they are too many."""
    if state.phase == PLACE:
        return ("MEX-22", "place-first", {}) if said.verb != "place" else None
    if said.verb == "place":
        return "MEX-25", "placed-already", {}
    return ACTIONS[said.verb](state, said) if said.verb in ACTIONS and len(said.words) < 2 else None


def canal(state: Mexica, said: Words) -> Why | None:
    """MEX-32 to MEX-35."""
    if not state.singles and not state.doubles:
        return "MEX-32", "no-canal-left", {}
    return too_dear(state, 1) or ("MEX-35", "canal-nowhere", {})


def bridge(state: Mexica, said: Words) -> Why | None:
    """MEX-44 to MEX-50."""
    return why_not_supply(state) or too_dear(state, 1) or ("MEX-46", "bridge-nowhere", {})


def shift(state: Mexica, said: Words) -> Why | None:
    """MEX-50."""
    if state.bridges:
        return "MEX-50", "shift-supply", {"left": state.bridges}
    if empty(without(either(state.bridges_ns, state.bridges_ew), state.pieces)):
        return "MEX-50", "shift-none-free", {}
    why = why_not_move_bridge(state, said.cell(0)) if said.words else None
    return why or too_dear(state, 1) or ("MEX-46", "bridge-nowhere", {})


def temple(state: Mexica, said: Words) -> Why | None:
    """MEX-52 to MEX-54."""
    if empty(state.here):
        return "MEX-54", "temple-bridge", {}
    at = state.seat * FLOORS
    heights = [floors for floors in range(1, FLOORS + 1) if state.stock[at + floors - 1]]
    if not heights:
        return "MEX-52", "no-temples-left", {}
    if said.words:
        floors = said.floors(0)
        if floors not in heights:
            return "MEX-52", "no-temple-left", {"floors": floors}
        heights = [floors]
    return too_dear(state, heights[0]) or full(state, "MEX-53")


def full(state: Mexica, rule: str) -> Why | None:
    """MEX-40, MEX-53: no cell of the own district is free."""
    free = without(both(state.here, state.dry), either(state.pieces, state.box.palace))
    return (rule, "home-full", {}) if empty(free) else None


def walk(state: Mexica, said: Words) -> Why | None:
    """MEX-56 to MEX-58."""
    return too_dear(state, 1) or ("MEX-56", "walk-nowhere", {"pawn": NAMES[state.pawns[state.seat]]})


def boat(state: Mexica, said: Words) -> Why | None:
    """MEX-60 to MEX-63."""
    pawn = state.pawns[state.seat]
    if not empty(state.here):
        return "MEX-60", "boat-land", {"pawn": NAMES[pawn]}
    reached = numbers_of(harbours(state, pawn, COUNT))
    if not reached:
        return "MEX-63", "boat-nowhere", {"pawn": NAMES[pawn]}
    return boat_far(state, min(reached, key=lambda cell: hops(state, pawn, cell)))


def fly(state: Mexica, said: Words) -> Why | None:
    """MEX-64."""
    return too_dear(state, state.box.flat_fee) or ("MEX-64", "fly-nowhere", {})


def found(state: Mexica, said: Words) -> Why | None:
    """MEX-39, MEX-40."""
    return why_not_district(state) or full(state, "MEX-40")


ACTIONS: dict[str, Reason] = {
    "canal": canal,
    "bridge": bridge,
    "shift": shift,
    "temple": temple,
    "walk": walk,
    "boat": boat,
    "fly": fly,
    "found": found,
}
"""Those of several words; the others are whole lines."""
