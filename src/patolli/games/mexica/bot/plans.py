"""Plans of whole turns: a beam search over macro-actions.

Every macro-action that can be paid is tried on a copy of the position, and the best copies are extended further. Each
of them also gives a plan: tokens are taken with what is left, and the turn ends. The score of a plan is the lead in the
estimate after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.engine.core.plan import Plan, lead, score_of
from patolli.games.mexica.bot.areas import Area
from patolli.games.mexica.bot.estimate import (
    WEIGHTS,
    TimeLeft,
    estimate_with,
    estimate_without_outlook,
    floors_left,
    outlook,
    prospects,
)
from patolli.games.mexica.bot.macro_actions import macro_actions
from patolli.games.mexica.box.cells import has
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

MAX_MACRO_ACTIONS: Final = 5
"""In one turn."""
POINTS_PER_MOVE: Final = 0.02
"""The cost of a move that gains nothing, so that no pawn walks to and fro."""
LONE_TILE_POINTS: Final = 0.3
"""What a tile must gain that is dug by itself while there are temples to build, because the estimate is unsure who will
have which part. Only whole turns are judged by it: two tiles may gain what neither gains alone."""
WIN_POINTS: Final = 1000.0
"""Added to the estimate of whoever has won."""


class Draft:
    """The beginning of a turn."""

    __slots__ = ("lead", "moves", "outlook", "score", "state", "tiles")

    def __init__(
        self, state: Mexica, moves: list[int], lead_points: float, outlook_points: float, tiles: int = 0
    ) -> None:
        self.state = state
        self.moves = moves
        self.lead = lead_points
        """The lead of the seat, in points, without the outlook."""
        self.outlook = outlook_points
        """In points."""
        self.tiles = tiles
        """The tiles that were dug by themselves, with temples left to build."""
        self.score: float = lead_points + outlook_points + WEIGHTS.points_per_ap * state.ap


class TurnContext:
    """What holds for the whole turn: the seat, its prospects, and the weights that depend on the time left."""

    __slots__ = ("areas", "seat", "times")

    def __init__(self, state: Mexica) -> None:
        self.seat: int = state.seat
        self.areas: list[Area] = prospects(state)
        self.times: TimeLeft = TimeLeft(state)


def plans(state: Mexica, width: int) -> list[Plan]:
    """Plans for the player to move, the best first; `width` is that of the beam."""
    if state.phase != TURN:
        return []
    context = TurnContext(state)
    frontier: list[Draft] = [
        Draft(
            state, [], lead(estimate_without_outlook(state), context.seat), outlook(state, context.seat, context.areas)
        )
    ]
    finals: list[Plan] = []
    seen: set[float] = set()
    for depth in range(MAX_MACRO_ACTIONS):
        extended: list[Draft] = []
        for draft in frontier:
            finals.append(finished(draft, context))
            if depth < MAX_MACRO_ACTIONS - 1:
                for macro in macro_actions(draft.state, context.areas):
                    extend(draft, macro, context, extended)
        if not extended:
            break
        extended.sort(key=by_score, reverse=True)
        frontier = []
        for draft in extended:
            if draft.score not in seen:
                seen.add(draft.score)
                frontier.append(draft)
                if len(frontier) >= width:
                    break
    finals.sort(key=score_of, reverse=True)
    return finals


def by_score(draft: Draft) -> float:
    return draft.score


def extend(draft: Draft, macro: list[int], context: TurnContext, extended: list[Draft]) -> None:
    """Add the draft with the macro-action, if it can be paid and shuts nobody in."""
    seat = context.seat
    state = draft.state.copy()
    moves = draft.moves[:]
    careful = protects(state)
    for move in macro:
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
    if travels(macro):
        lead_points = draft.lead + journey(draft.state, state, context)
        outlook_points = outlook(state, seat, context.areas)
    else:
        lead_points = lead(estimate_without_outlook(state), seat)
        outlook_points = draft.outlook if state.display == draft.state.display else outlook(state, seat, context.areas)
    tiles = draft.tiles + (1 if lone_tile(macro) and floors_left(state, seat) else 0)
    extended.append(Draft(state, moves, lead_points, outlook_points, tiles))


def lone_tile(macro: list[int]) -> bool:
    """Whether the macro-action digs one tile and does nothing else."""
    return len(macro) == 1 and CANAL <= macro[0] >> CELL_BITS <= CANAL_SOUTH


def travels(macro: list[int]) -> bool:
    """Whether only the own pawn moves."""
    for move in macro:
        kind = move >> CELL_BITS
        if kind != WALK and kind != BOAT and kind != FLY:
            return False
    return True


def journey(before: Mexica, after: Mexica, context: TurnContext) -> float:
    """The points that travelling changes: tokens spent, and the palace entered or left."""
    seat = context.seat
    times = context.times
    palace = after.box.start
    change = times.tokens(after.held[seat]) - times.tokens(before.held[seat])
    if has(palace, after.pawns[seat]):
        change += times.palace_points
    if has(palace, before.pawns[seat]):
        change -= times.palace_points
    return change


def finished(draft: Draft, context: TurnContext) -> Plan:
    """The plan of the draft: tokens are taken with the points that are left, and the turn ends."""
    state = draft.state.copy()
    moves = draft.moves[:]
    while state.ap and state.actions and state.taken < state.box.most_taken:
        play(state, TAKE << CELL_BITS)
        moves.append(TAKE << CELL_BITS)
    play(state, END << CELL_BITS)
    moves.append(END << CELL_BITS)
    estimate = estimate_with(state, context.areas)
    score = lead(estimate, context.seat) - POINTS_PER_MOVE * len(moves) - LONE_TILE_POINTS * draft.tiles
    for winner in state.winners():
        estimate[winner] += WIN_POINTS
    return Plan(moves, score, estimate)
