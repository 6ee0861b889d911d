"""What may be done, and doing it: every move goes to the stage of the turn that it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.zapotec.rules.building import build, build_palace, income, offer_build, pick_build
from patolli.games.zapotec.rules.capital import (
    build_level,
    buy,
    offer_capital,
    offer_pending,
    perform,
    resolve_free_disc,
    sacrifice,
    use,
    walk,
)
from patolli.games.zapotec.rules.codes import (
    BUILD,
    BUILD_HOUSE,
    BUILD_PALACE,
    BUY,
    CAPITAL,
    CHOOSE,
    CHOOSE_CARD,
    DECLINE,
    DONE,
    DRAFT,
    DRAFT_CARD,
    GAIN,
    HIGH,
    HIGH_BITS,
    INCOME,
    INCOME_COLUMN,
    INCOME_ROW,
    KIND_BITS,
    KINDS,
    LOW,
    MIDDLE,
    MIDDLE_BITS,
    PLACE,
    PYRAMID_ADD,
    PYRAMID_NEW,
    RITUAL,
    SACRIFICE,
    SCORE,
    SCORE_CARD,
    SCORE_ROUND,
    USE,
    USE_RITUAL,
)
from patolli.games.zapotec.rules.draws import draw, draws, pick_bit, pick_draw
from patolli.games.zapotec.rules.rounds import choose, draft, end_actions, score

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng
    from patolli.games.zapotec.rules.state import Zapotec


def moves(state: Zapotec, actor: int) -> list[int]:
    """All that the actor may do, in a fixed order."""
    phase = state.phase
    if phase < CHOOSE:
        return draws(state)
    found: list[int] = []
    if phase == CHOOSE:
        offer_cards(state, CHOOSE_CARD << KIND_BITS, state.hands[actor], found)
    elif phase == INCOME:
        found.append(INCOME_ROW << KIND_BITS)
        found.append(INCOME_COLUMN << KIND_BITS)
    elif phase == CAPITAL:
        offer_capital(state, found)
    elif phase == BUILD:
        offer_build(state, found)
    elif phase == SCORE:
        found.append(SCORE_ROUND << KIND_BITS)
        offer_cards(state, SCORE_CARD << KIND_BITS, state.hands[actor], found)
    elif phase == DRAFT:
        for card in state.offer:
            found.append(DRAFT_CARD << KIND_BITS | card)
    else:
        offer_pending(state, found)
    return found


def offer_cards(state: Zapotec, base: int, hand: int, out: list[int]) -> None:
    for card in range(len(state.box.cards)):
        if hand >> card & 1:
            out.append(base | card)


def pick(state: Zapotec, actor: int, rng: Rng) -> int:
    """One of the moves at random."""
    phase = state.phase
    if phase == BUILD:
        return pick_build(state, rng)
    if phase < CHOOSE:
        return pick_draw(state, rng)
    if phase == CHOOSE:
        return CHOOSE_CARD << KIND_BITS | pick_bit(state.hands[actor], rng)
    if phase == INCOME:
        return (INCOME_ROW + rng.below(2)) << KIND_BITS
    if phase == DRAFT:
        return DRAFT_CARD << KIND_BITS | state.offer[rng.below(len(state.offer))]
    found = moves(state, actor)
    return found[rng.below(len(found))]


def play(state: Zapotec, actor: int, move: int) -> None:
    """Do what the move says; it must be legal."""
    kind = move >> KIND_BITS
    low = move & LOW
    if kind < CHOOSE_CARD:
        draw(state, move)
    elif kind == CHOOSE_CARD:
        choose(state, actor, low)
    elif kind in (INCOME_ROW, INCOME_COLUMN):
        income(state, kind == INCOME_COLUMN)
        state.phase = CAPITAL
    elif kind == DONE:
        if state.phase == CAPITAL:
            state.phase = BUILD
            if state.events is not None:
                state.events.append(("building", {"seat": actor}))
        else:
            end_actions(state)
    elif kind == BUILD_HOUSE:
        build(state, low, move >> MIDDLE_BITS & MIDDLE, move >> HIGH_BITS & HIGH)
    elif kind == BUILD_PALACE:
        build_palace(state, low)
    elif kind == BUY:
        buy(state, low)
    elif kind == USE:
        use(state, low)
    elif kind == PYRAMID_NEW:
        build_level(state, -1, low)
    elif kind == PYRAMID_ADD:
        build_level(state, low, -1)
    elif kind == RITUAL:
        perform(state, low)
    elif kind == SACRIFICE:
        sacrifice(state, low)
    elif kind == GAIN:
        state.stock[state.seat * KINDS + low] += 1
        walk(state)
    elif kind in (PLACE, DECLINE):
        resolve_free_disc(state, low if kind == PLACE else -1)
    elif kind == USE_RITUAL:
        state.pending = low
        resolve_free_disc(state, move >> MIDDLE_BITS & MIDDLE)
    elif kind == SCORE_ROUND:
        score(state, -1)
    elif kind == SCORE_CARD:
        score(state, low)
    elif kind == DRAFT_CARD:
        draft(state, low)
