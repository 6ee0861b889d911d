"""Whole turns of Mexica: errands put one after the other, the best turns first.

From the position, all errands that can be paid are tried on copies; the best positions are gone on from, and every
position is also closed with tokens taken and the end of the turn. What a turn is worth is what `estimate`
says after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.engine.core.plan import Plan, lead, score_of
from patolli.games.mexica.bot.areas import Area
from patolli.games.mexica.bot.estimate import (
    WEIGHTS,
    Times,
    floors_left,
    outlook,
    prospects,
    quick,
    thorough,
)
from patolli.games.mexica.bot.pawn_plans import errands
from patolli.games.mexica.box.cells import has
from patolli.games.mexica.box.components import BOARD, MOST_TAKEN
from patolli.games.mexica.rules.codes import (
    BOAT,
    CANAL,
    CANAL_SOUTH,
    CELL_BITS,
    END,
    FLY,
    SPEND,
    TAKE,
    TURN,
    WALK,
)
from patolli.games.mexica.rules.moves import cost, play
from patolli.games.mexica.rules.roaming import protects, shuts_in

if TYPE_CHECKING:
    from patolli.games.mexica.rules.state import Mexica

DEPTH: Final = 5
TROUBLE: Final = 0.02
"""What a move costs that gains nothing, so that nobody walks to and fro."""
LONE_TILE: Final = 0.3
"""What a tile must gain that is dug by itself while there are temples to build: the estimate is not so sure of who will
have which part. A turn is judged so, not a half of it, because two tiles may do what neither does alone."""
CERTAIN: Final = 1000.0


class Draft:
    """A turn half planned."""

    __slots__ = ("base", "look", "moves", "state", "tiles", "view")

    def __init__(self, state: Mexica, moves: list[int], base: float, view: float, tiles: int = 0) -> None:
        self.state = state
        self.moves = moves
        self.base = base
        """How far ahead the seat is."""
        self.view = view
        """Its outlook."""
        self.tiles = tiles
        """Those that were dug by themselves, with temples left to build."""
        self.look: float = base + view + WEIGHTS.ap * state.ap


class Brief:
    """What holds for the whole turn: who plans, the prospects, and what time makes of tokens and palace."""

    __slots__ = ("areas", "seat", "times")

    def __init__(self, state: Mexica) -> None:
        self.seat: int = state.seat
        self.areas: list[Area] = prospects(state)
        self.times: Times = Times(state)


def plans(state: Mexica, width: int) -> list[Plan]:
    """Turns for the player to move, the best first; a greater width looks at more of them."""
    if state.phase != TURN:
        return []
    brief = Brief(state)
    frontier: list[Draft] = [Draft(state, [], lead(quick(state), brief.seat), outlook(state, brief.seat, brief.areas))]
    finals: list[Plan] = []
    seen: set[float] = set()
    for depth in range(DEPTH):
        nexts: list[Draft] = []
        for draft in frontier:
            finals.append(closed(draft, brief))
            if depth < DEPTH - 1:
                for errand in errands(draft.state, brief.areas):
                    follow(draft, errand, brief, nexts)
        if not nexts:
            break
        nexts.sort(key=by_look, reverse=True)
        frontier = []
        for draft in nexts:
            if draft.look not in seen:
                seen.add(draft.look)
                frontier.append(draft)
                if len(frontier) >= width:
                    break
    finals.sort(key=score_of, reverse=True)
    return finals


def by_look(draft: Draft) -> float:
    return draft.look


def follow(draft: Draft, errand: list[int], brief: Brief, nexts: list[Draft]) -> None:
    """The draft after the errand, if it can be paid and nobody is shut in by it."""
    seat = brief.seat
    state = draft.state.copy()
    moves = draft.moves[:]
    careful = protects(state)
    for move in errand:
        price = cost(state, move)
        while state.ap < price:
            if not state.held[seat]:
                return
            play(state, SPEND << CELL_BITS)
            moves.append(SPEND << CELL_BITS)
        if careful and shuts_in(state, move) >= 0:
            return
        play(state, move)
        moves.append(move)
    if travels(errand):
        base = draft.base + journey(draft.state, state, brief)
        view = outlook(state, seat, brief.areas)
    else:
        base = lead(quick(state), seat)
        view = draft.view if state.display == draft.state.display else outlook(state, seat, brief.areas)
    tiles = draft.tiles + (1 if lone_tile(errand) and floors_left(state, seat) else 0)
    nexts.append(Draft(state, moves, base, view, tiles))


def lone_tile(errand: list[int]) -> bool:
    """Whether a tile is all of it."""
    return len(errand) == 1 and CANAL <= errand[0] >> CELL_BITS <= CANAL_SOUTH


def travels(errand: list[int]) -> bool:
    """Whether nothing but the own pawn moves."""
    for move in errand:
        kind = move >> CELL_BITS
        if kind != WALK and kind != BOAT and kind != FLY:
            return False
    return True


def journey(before: Mexica, after: Mexica, brief: Brief) -> float:
    """What travelling changes: tokens spent, and whether one is in the palace."""
    seat = brief.seat
    times = brief.times
    change = times.tokens(after.held[seat]) - times.tokens(before.held[seat])
    if has(BOARD.start, after.pawns[seat]):
        change += times.royal
    if has(BOARD.start, before.pawns[seat]):
        change -= times.royal
    return change


def closed(draft: Draft, brief: Brief) -> Plan:
    """The draft with tokens taken from what is left, and the end of the turn."""
    state = draft.state.copy()
    moves = draft.moves[:]
    while state.ap and state.actions and state.taken < MOST_TAKEN:
        play(state, TAKE << CELL_BITS)
        moves.append(TAKE << CELL_BITS)
    play(state, END << CELL_BITS)
    moves.append(END << CELL_BITS)
    guess = thorough(state, brief.areas)
    look = lead(guess, brief.seat) - TROUBLE * len(moves) - LONE_TILE * draft.tiles
    for winner in state.winners():
        guess[winner] += CERTAIN
    return Plan(moves, look, guess)
