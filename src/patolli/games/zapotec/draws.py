"""What chance decides, one card or tile at a time (ZAP-17, ZAP-17a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.zapotec.codes import (
    DEALT,
    DRAW_FRONT,
    DRAW_HANDS,
    DRAW_HINT,
    DRAW_MARKET,
    DRAW_OFFER,
    DRAW_RITUALS,
    DRAW_SCORE_TILES,
    DRAW_SCORING,
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
from patolli.games.zapotec.rounds import begin_round, finish_bot, go_on, next_turn, reveal, slot_to_fill

if TYPE_CHECKING:
    from patolli.games.zapotec.state import Zapotec


def draws(state: Zapotec) -> list[int]:
    """All that CHANCE may do now."""
    box = state.box
    phase = state.phase
    if phase == DRAW_TILES:
        space = box.in_play[state.players - 1][state.drawn]
        kind = box.space_values[space * VALUES]
        base = DRAWN_TILE << KIND_BITS | space << HIGH_BITS
        left = state.tiles_left
        return [base | tile for tile in box.tiles_of[kind] if left >> tile & 1]
    if phase in (DRAW_MARKET, REFILL):
        slot = state.drawn if phase == DRAW_MARKET else slot_to_fill(state)
        base = DRAWN_TRADE << KIND_BITS | slot << MIDDLE_BITS
        left = state.trade_left
        return [base | tile for tile in box.of_level[slot // box.slots] if left >> tile & 1]
    if phase == DRAW_SCORE_TILES:
        base = DRAWN_SCORE_TILE << KIND_BITS
        return [base | tile for tile in range(len(box.score_tiles)) if tile not in state.edge]
    if phase == DRAW_RITUALS:
        base = DRAWN_RITUAL << KIND_BITS
        return [base | card for card in range(len(box.rituals)) if card not in state.rituals]
    if phase == DRAW_HINT:
        base = DRAWN_HINT << KIND_BITS
        return [base | hint for hint in range(len(PROPERTIES)) if hint_weight(state, hint)]
    if phase == DRAW_FRONT:
        base = DRAWN_FRONT << KIND_BITS
        left = state.bot_left
        cards = range(len(box.fronts))
        return [base | card for card in cards if left >> card & 1 and box.front_hint[card] == state.hint]
    left = state.cards_left
    base = card_draw(state)
    return [base | card for card in range(len(box.cards)) if left >> card & 1]


def card_draw(state: Zapotec) -> int:
    """The kind of a draw of an Action card."""
    phase = state.phase
    if phase == DRAW_SCORING:
        return DRAWN_SCORING << KIND_BITS
    if phase == DRAW_OFFER:
        return DRAWN_OFFER << KIND_BITS
    if phase == DRAW_TOP:
        return DRAWN_TOP << KIND_BITS
    seat = state.drawn // state.box.hand[state.players - 1]
    return DEALT << KIND_BITS | seat << MIDDLE_BITS


def hint_weight(state: Zapotec, hint: int) -> int:
    """How many Cocijobot cards that are not drawn carry the hint."""
    found: int = 0
    for card in range(len(state.box.fronts)):
        if state.bot_left >> card & 1 and state.box.front_hint[card] == hint:
            found += 1
    return found


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
        state.market[move >> MIDDLE_BITS & MIDDLE] = what
        state.trade_left &= ~(1 << what)
        if state.phase == REFILL:
            if slot_to_fill(state) < 0:
                next_turn(state)
            return
    elif kind == DRAWN_SCORE_TILE:
        state.edge.append(what)
    elif kind == DRAWN_RITUAL:
        state.rituals.append(what)
    elif kind == DRAWN_HINT:
        state.hint = what
        shown(state)
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
        state.slot.append(card)
    elif kind == DRAWN_OFFER:
        state.offer.append(card)
        if state.round:
            state.pile -= 1
    elif kind == DRAWN_TOP:
        state.top = card
    else:
        state.hands[seat] |= 1 << card


def set_up(state: Zapotec) -> None:
    """Go on to the next part of the set-up when this one is complete."""
    box = state.box
    at = state.players - 1
    phase = state.phase
    needed: int = 1
    if phase == DRAW_TILES:
        needed = len(box.in_play[at])
    elif phase == DRAW_MARKET:
        needed = len(state.market)
    elif phase == DRAW_SCORE_TILES:
        needed = box.laid_score_tiles[at]
    elif phase == DRAW_OFFER:
        needed = box.offer[at]
    elif phase == DRAW_HANDS:
        needed = state.players * box.hand[at]
    elif phase == DRAW_RITUALS:
        needed = box.open_rituals
    if state.drawn < needed:
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
    state.revealed.append(card)
    if state.bot_card < 0:
        state.bot_card = card
    else:
        state.bot_second = card
    state.phase = DRAW_HINT


def shown(state: Zapotec) -> None:
    """The hint of the next Cocijobot card is there: play goes on where it waited."""
    if not state.round:
        begin_round(state)
    elif state.bot_second >= 0:
        finish_bot(state)
    else:
        reveal(state)
