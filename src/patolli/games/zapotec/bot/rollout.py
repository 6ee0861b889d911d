"""How a game of Zapotec goes on if everybody does what looks good, or what games played on have shown to be good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.engine.core.state import CHANCE
from patolli.games.zapotec.bot.estimate import estimate
from patolli.games.zapotec.bot.priors import build_points, points_of
from patolli.games.zapotec.bot.quick_values import Lines
from patolli.games.zapotec.bot.values import TASTE
from patolli.games.zapotec.rules.building import numbers_in, open_spaces, palace_spaces, ready_builders, spaces_by_card
from patolli.games.zapotec.rules.capital import offer_exchanges
from patolli.games.zapotec.rules.codes import (
    BUILD,
    BUILD_HOUSE,
    BUILD_PALACE,
    CHOOSE,
    CHOOSE_CARD,
    DONE,
    HIGH_BITS,
    KIND_BITS,
    LOW,
    MIDDLE,
    MIDDLE_BITS,
    OVER,
)
from patolli.games.zapotec.rules.moves import moves as legal
from patolli.games.zapotec.rules.moves import pick, play

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng
    from patolli.engine.core.rollout_policy import RolloutPolicy
    from patolli.games.zapotec.rules.state import Zapotec

SEATS: Final = 4
OF_A_KIND: Final = LOW + 1
CELLS: Final = DONE + 1 - CHOOSE_CARD
"""Keys of the policy: after the kinds of moves, as if it were another one, the cells of the grid."""
OF_A_SEAT: Final = (CELLS + 1) * OF_A_KIND


def rollout(state: Zapotec, rounds: int, rng: Rng, policy: RolloutPolicy | None = None) -> list[float]:
    """The points at the end of the game, or the estimate after so many rounds, if everybody plays what looks good.

    A single round is played without noise: then the moves that lead there are compared, not the luck of what follows.
    """
    until = state.round + rounds
    noise = TASTE.noise if rounds > 1 else 0.0
    while state.phase != OVER and not (state.phase == CHOOSE and state.round >= until):
        if state.phase == CHOOSE:
            for seat in state.actors():
                play(state, seat, follow(state, seat, noise, rng, policy))
        else:
            actor = CHANCE if state.phase < CHOOSE else state.seat
            play(state, actor, follow(state, actor, noise, rng, policy))
    if state.phase == OVER:
        return [float(points) for points in state.vp]
    return estimate(state)


def learned_priors(state: Zapotec, actor: int, moves: list[int], policy: RolloutPolicy) -> list[float]:
    """The promise of each of the moves, with how much it is liked."""
    looks = points_of(state, actor, moves)
    keys = keys_of(state, actor, moves)
    for at in range(len(moves)):
        look = looks[at] + policy.weight(keys[at])
        if moves[at] >> KIND_BITS == BUILD_HOUSE:
            look += policy.weight(cell_key(state, actor, moves[at] >> MIDDLE_BITS & MIDDLE))
        looks[at] = look * TASTE.keen
    return looks


def keys_of(state: Zapotec, seat: int, moves: list[int]) -> list[int]:
    """The keys of the moves in the policy: the round, the seat, and which card, space, tile or ritual."""
    first = (state.round * SEATS + seat) * OF_A_SEAT
    keys = [0] * len(moves)
    for at in range(len(moves)):
        kind = moves[at] >> KIND_BITS
        which = state.phase if kind == DONE else moves[at] & LOW
        keys[at] = first + (kind - CHOOSE_CARD) * OF_A_KIND + which
    return keys


def cell_key(state: Zapotec, seat: int, cell: int) -> int:
    """The cell of a house is chosen before its space, and liked apart from it."""
    return (state.round * SEATS + seat) * OF_A_SEAT + CELLS * OF_A_KIND + cell


def follow(state: Zapotec, actor: int, noise: float, rng: Rng, policy: RolloutPolicy | None) -> int:
    """A move that looks good, drawn quickly."""
    if actor == CHANCE:
        return pick(state, actor, rng)
    if state.phase == BUILD:
        return follow_build(state, actor, noise, rng, policy)
    found = legal(state, actor)
    if len(found) == 1:
        return found[0]
    looks = points_of(state, actor, found)
    if policy is not None:
        return found[policy.choose(actor, keys_of(state, actor, found), looks, rng)]
    return found[noisy(looks, rng, noise)]


def follow_build(state: Zapotec, seat: int, noise: float, rng: Rng, policy: RolloutPolicy | None) -> int:
    """The same without listing every space with every cell: the cell is chosen apart."""
    box = state.box
    size = len(box.cells)
    bases: list[int] = []
    empty = [cell for cell in range(size) if state.grid[seat * size + cell] < 0]
    if state.houses[seat] and empty:
        for space in numbers_in(spaces_by_card(state, seat)):
            bases.append(BUILD_HOUSE << KIND_BITS | space)
        for tile in ready_builders(state, seat):
            for space in numbers_in(open_spaces(state, box.trade_property[tile])):
                bases.append(BUILD_HOUSE << KIND_BITS | (tile + 1) << HIGH_BITS | space)
    houses = len(bases)
    for space in numbers_in(palace_spaces(state, seat)):
        bases.append(BUILD_PALACE << KIND_BITS | space)
    offer_exchanges(state, seat, bases)
    bases.append(DONE << KIND_BITS)
    if len(bases) == 1:
        return bases[0]
    lines: Lines | None = None
    if houses:
        lines = Lines(state, seat, box.rounds - state.round)
        cell = follow_cell(state, seat, empty, lines, noise, rng, policy)
        for at in range(houses):
            bases[at] = bases[at] | cell << MIDDLE_BITS
    looks = build_points(state, seat, bases, lines)
    if policy is not None:
        return bases[policy.choose(seat, keys_of(state, seat, bases), looks, rng)]
    return bases[noisy(looks, rng, noise)]


def follow_cell(
    state: Zapotec, seat: int, empty: list[int], lines: Lines, noise: float, rng: Rng, policy: RolloutPolicy | None
) -> int:
    """The cell for the next house, wherever it will be built."""
    usual = lines.usual()
    looks = [lines.look(state.box, cell, usual) for cell in empty]
    if policy is not None:
        return empty[policy.choose(seat, [cell_key(state, seat, cell) for cell in empty], looks, rng)]
    return empty[noisy(looks, rng, noise)]


def noisy(looks: list[float], rng: Rng, noise: float) -> int:
    """The best of the looks, each of which may be a little better than it is."""
    best: int = 0
    top: float = -1e9
    for index in range(len(looks)):
        look = looks[index]
        if noise > 0.0:
            look += noise * rng.below(1024) / 1024.0
        if look > top:
            top = look
            best = index
    return best
