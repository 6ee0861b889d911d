"""What chance decides, one card or tile at a time (ZAP-17, ZAP-17a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.engine.core.bits import bits_in, nth_bit
from patolli.games.zapotec.rules.capital import changed
from patolli.games.zapotec.rules.codes import (
    DEALT,
    DRAW_FRONT,
    DRAW_HANDS,
    DRAW_HINT,
    DRAW_MARKET,
    DRAW_OFFER,
    DRAW_RITUALS,
    DRAW_SCORE_TILES,
    DRAW_TILES,
    DRAW_TOP,
    DRAWN_FRONT,
    DRAWN_HINT,
    DRAWN_OFFER,
    DRAWN_RITUAL,
    DRAWN_SCORE_TILE,
    DRAWN_SCORING,
    DRAWN_TILE,
    DRAWN_TOP,
    DRAWN_TRADE,
    HIGH,
    HIGH_BITS,
    KIND_BITS,
    LOW,
    MIDDLE,
    MIDDLE_BITS,
    PROPERTIES,
    REFILL,
    VALUES,
)
from patolli.games.zapotec.rules.rounds import begin_round, finish_bot, go_on, next_turn, reveal, slot_to_fill

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng
    from patolli.games.zapotec.rules.state import Zapotec

KIND_OF: Final = [
    DRAWN_TILE,
    DRAWN_TRADE,
    DRAWN_SCORE_TILE,
    DRAWN_SCORING,
    DRAWN_OFFER,
    DRAWN_TOP,
    DEALT,
    DRAWN_RITUAL,
    DRAWN_HINT,
    DRAWN_FRONT,
]
"""By phase."""


def draws(state: Zapotec) -> list[int]:
    """All that CHANCE may do now."""
    base = draw_base(state)
    if state.phase == DRAW_HINT:
        return [base | hint for hint in range(len(PROPERTIES)) if hint_weight(state, hint)]
    mask = candidates(state)
    found: list[int] = []
    number: int = 0
    while mask:
        if mask & 1:
            found.append(base | number)
        mask >>= 1
        number += 1
    return found


def pick_draw(state: Zapotec, rng: Rng) -> int:
    """One of them at random, by its weight."""
    number = pick_bit(candidates(state), rng)
    if state.phase == DRAW_HINT:
        number = state.box.front_hint[number]
    return draw_base(state) | number


def pick_bit(mask: int, rng: Rng) -> int:
    """The number of one of the bits of the mask, at random."""
    return nth_bit(mask, rng.below(bits_in(mask)))


def candidates(state: Zapotec) -> int:
    """The mask of what is not drawn and may come now; for a hint, the cards whose backs may show."""
    box = state.box
    phase = state.phase
    if phase == DRAW_TILES:
        space = box.in_play[state.players - 1][state.drawn]
        return state.tiles_left & box.type_mask[box.space_values[space * VALUES]]
    if phase in (DRAW_MARKET, REFILL):
        slot = state.drawn if phase == DRAW_MARKET else slot_to_fill(state)
        return state.trade_left & box.level_mask[slot // box.slots]
    if phase == DRAW_SCORE_TILES:
        return without((1 << len(box.score_tiles)) - 1, state.edge)
    if phase == DRAW_RITUALS:
        return without((1 << len(box.rituals)) - 1, state.rituals)
    if phase == DRAW_HINT:
        return state.bot_left
    if phase == DRAW_FRONT:
        return state.bot_left & box.hint_mask[state.hint]
    return state.cards_left


def without(mask: int, drawn: list[int]) -> int:
    for number in drawn:
        mask &= ~(1 << number)
    return mask


def draw_base(state: Zapotec) -> int:
    """The kind of the draw, and for what place it is."""
    phase = state.phase
    if phase == DRAW_TILES:
        return DRAWN_TILE << KIND_BITS | state.box.in_play[state.players - 1][state.drawn] << HIGH_BITS
    if phase == DRAW_MARKET:
        return DRAWN_TRADE << KIND_BITS | state.drawn << MIDDLE_BITS
    if phase == REFILL:
        return DRAWN_TRADE << KIND_BITS | slot_to_fill(state) << MIDDLE_BITS
    if phase == DRAW_HANDS:
        return DEALT << KIND_BITS | state.drawn // state.box.hand[state.players - 1] << MIDDLE_BITS
    return KIND_OF[phase] << KIND_BITS


def hint_weight(state: Zapotec, hint: int) -> int:
    """How many Cocijobot cards that are not drawn carry the hint."""
    return bits_in(state.bot_left & state.box.hint_mask[hint])


def weights(state: Zapotec) -> list[int]:
    """The weights of the draws, in their order."""
    found = draws(state)
    if state.phase == DRAW_HINT:
        return [hint_weight(state, move & LOW) for move in found]
    return [1] * len(found)


def draw(state: Zapotec, move: int) -> None:
    """Chance has decided: note it and go on to the next draw or to what waits for it."""
    kind = move >> KIND_BITS
    what = move & LOW
    if kind == DRAWN_TILE:
        state.tiles[move >> HIGH_BITS & HIGH] = what
        state.tiles_left &= ~(1 << what)
    elif kind == DRAWN_TRADE:
        state.market = changed(state.market, move >> MIDDLE_BITS & MIDDLE, what)
        state.trade_left &= ~(1 << what)
        if state.phase == REFILL:
            if slot_to_fill(state) < 0:
                next_turn(state)
            return
    elif kind == DRAWN_SCORE_TILE:
        state.edge = [*state.edge, what]
    elif kind == DRAWN_RITUAL:
        state.rituals = [*state.rituals, what]
    elif kind == DRAWN_HINT:
        state.hint = what
        resume_after_hint(state)
        return
    elif kind == DRAWN_FRONT:
        turn_up(state, what)
        return
    else:
        draw_card(state, kind, what, move >> MIDDLE_BITS & MIDDLE)
    if not state.round:
        state.drawn += 1
        set_up(state)
    else:
        go_on(state)


def draw_card(state: Zapotec, kind: int, card: int, seat: int) -> None:
    state.cards_left &= ~(1 << card)
    if kind == DRAWN_SCORING:
        state.slot = [*state.slot, card]
    elif kind == DRAWN_OFFER:
        state.offer = [*state.offer, card]
        if state.round:
            state.pile -= 1
    elif kind == DRAWN_TOP:
        state.top = card
    else:
        state.hands[seat] |= 1 << card


def needed(state: Zapotec, phase: int) -> int:
    """How many draws this part of the set-up takes."""
    box = state.box
    at = state.players - 1
    if phase == DRAW_TILES:
        return len(box.in_play[at])
    if phase == DRAW_MARKET:
        return len(state.market)
    if phase == DRAW_SCORE_TILES:
        return box.laid_score_tiles[at]
    if phase == DRAW_OFFER:
        return box.offer[at]
    if phase == DRAW_TOP:
        return 1 if state.options.top_open else 0
    if phase == DRAW_HANDS:
        return state.players * box.hand[at]
    if phase == DRAW_RITUALS:
        return box.open_rituals
    return 1


def set_up(state: Zapotec) -> None:
    """Go on to the next part of the set-up when this one is complete."""
    if state.drawn < needed(state, state.phase):
        return
    state.drawn = 0
    state.phase += 1
    if state.phase == DRAW_TOP and not state.options.top_open:
        state.phase = DRAW_HANDS
    elif state.phase == DRAW_HINT and state.players > 1:
        begin_round(state)


def turn_up(state: Zapotec, card: int) -> None:
    """ZAP-82, ZAP-93: a Cocijobot card is turned up; the hint of the next one shows at once."""
    state.bot_left &= ~(1 << card)
    state.revealed = [*state.revealed, card]
    if state.bot_card < 0:
        state.bot_card = card
    else:
        state.bot_second = card
    state.phase = DRAW_HINT


def resume_after_hint(state: Zapotec) -> None:
    """The hint of the next Cocijobot card is there: play goes on where it waited."""
    if not state.round:
        begin_round(state)
    elif state.bot_second >= 0:
        finish_bot(state)
    else:
        reveal(state)
