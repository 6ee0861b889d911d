"""Rounds and turns: from the secret choice to the next one (sections 5, 10 and 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.zapotec.rules import cocijobot
from patolli.games.zapotec.rules.capital import changed
from patolli.games.zapotec.rules.codes import (
    CATEGORIES,
    CHOOSE,
    DRAFT,
    DRAW_FRONT,
    DRAW_OFFER,
    DRAW_TOP,
    INCOME,
    PROPERTIES,
    REFILL,
    RESOURCES,
    SCORE,
    TRADE_SCORE,
    VALUES,
)
from patolli.games.zapotec.rules.scoring import final, score_round, scoring_property

if TYPE_CHECKING:
    from patolli.games.zapotec.rules.state import Zapotec


def begin_round(state: Zapotec) -> None:
    """ZAP-18: everybody chooses."""
    state.round += 1
    state.phase = CHOOSE
    state.seat = -1
    state.turn = 0
    state.order = []
    state.bot_card = -1
    state.bot_second = -1
    state.chosen = [-1] * state.players
    if state.events is not None:
        card = state.slot[len(state.slot) - 1]
        wanted = PROPERTIES[state.box.card_property[card]]
        state.events.append(("round", {"round": state.round, "card": state.box.cards[card], "property": wanted}))


def choose(state: Zapotec, seat: int, card: int) -> None:
    """ZAP-19: the last choice reveals all."""
    state.chosen = changed(state.chosen, seat, card)
    for other in range(state.players):
        if state.chosen[other] < 0:
            return
    if state.players == 1:
        state.phase = DRAW_FRONT
    else:
        reveal(state)


def reveal(state: Zapotec) -> None:
    """ZAP-20, ZAP-82: the cards turn face up; the lower number moves first, and a tie favours the bot."""
    box = state.box
    order: list[int] = []
    for seat in range(state.players):
        card = state.chosen[seat]
        state.hands[seat] &= ~(1 << card)
        if state.known[seat] >> card & 1:
            state.known = changed(state.known, seat, state.known[seat] & ~(1 << card))
        at: int = 0
        while at < len(order) and box.card_number[state.chosen[order[at]]] < box.card_number[card]:
            at += 1
        order.insert(at, seat)
    if state.players == 1:
        bot_first = box.front_initiative[state.bot_card] <= box.card_number[state.chosen[0]]
        order.insert(0 if bot_first else 1, cocijobot.BOT)
    state.order = order
    state.turn = 0
    if state.events is not None:
        for seat in order:
            tell_revealed(state, seat)
    begin_turn(state)


def tell_revealed(state: Zapotec, seat: int) -> None:
    box = state.box
    if state.events is None:
        return
    if seat >= state.players:
        number = box.front_initiative[state.bot_card]
        tie = int(number == box.card_number[state.chosen[0]])
        told: dict[str, int | str] = {"seat": seat, "card": box.fronts[state.bot_card], "number": number, "tie": tie}
        for at in range(VALUES):
            told[CATEGORIES[at]] = PROPERTIES[box.front_values[state.bot_card * VALUES + at]]
        state.events.append(("bot-revealed", told))
        return
    card = state.chosen[seat]
    state.events.append(
        (
            "revealed",
            {
                "seat": seat,
                "card": box.cards[card],
                "number": box.card_number[card],
                "resource": RESOURCES[box.card_resource[card]],
                "property": PROPERTIES[box.card_property[card]],
            },
        )
    )


def begin_turn(state: Zapotec) -> None:
    """The next player in turn order, or Cocijobot."""
    state.seat = state.order[state.turn]
    state.bought = 0
    state.touched = 0
    if state.seat < state.players:
        state.phase = INCOME
        return
    cocijobot.begin(state)
    if state.idle:
        if state.events is not None:
            state.events.append(("bot-second", {"seat": state.seat}))
        state.phase = DRAW_FRONT
    else:
        finish_bot(state)


def finish_bot(state: Zapotec) -> None:
    cocijobot.finish(state)
    next_turn(state)


def end_actions(state: Zapotec) -> None:
    """ZAP-65; ZAP-56 if the player may score with a card of the hand."""
    if state.owned[state.seat] & state.box.kind_mask[TRADE_SCORE] and state.hands[state.seat]:
        state.phase = SCORE
    else:
        score(state, -1)


def score(state: Zapotec, card: int) -> None:
    """ZAP-56, ZAP-65: with the scoring card (-1), or with a card of the hand, which leaves the game."""
    seat = state.seat
    if card < 0:
        score_round(state, seat, scoring_property(state))
    else:
        state.hands[seat] &= ~(1 << card)
        if state.known[seat] >> card & 1:
            state.known = changed(state.known, seat, state.known[seat] & ~(1 << card))
        state.gone = [*state.gone, card]
        score_round(state, seat, state.box.card_property[card])
    if state.round < state.box.rounds:
        state.phase = DRAFT
    else:
        end_turn(state)


def draft(state: Zapotec, card: int) -> None:
    """ZAP-66, ZAP-84: everybody sees which card it was (ZAP-110)."""
    state.offer = [other for other in state.offer if other != card]
    state.hands[state.seat] |= 1 << card
    state.known = changed(state.known, state.seat, state.known[state.seat] | 1 << card)
    end_turn(state)


def end_turn(state: Zapotec) -> None:
    """ZAP-67."""
    down = state.down[state.seat]
    if down & state.box.reopening:
        state.down = changed(state.down, state.seat, down & ~state.box.reopening)
    if state.box.refill[state.players - 1] and slot_to_fill(state) >= 0:
        state.phase = REFILL
    else:
        next_turn(state)


def slot_to_fill(state: Zapotec) -> int:
    """ZAP-31: the first empty slot whose pile is not empty; -1 if there is none."""
    box = state.box
    for slot in range(len(state.market)):
        if state.market[slot] < 0 and state.trade_left & box.level_mask[slot // box.slots]:
            return slot
    return -1


def next_turn(state: Zapotec) -> None:
    state.turn += 1
    if state.turn < len(state.order):
        begin_turn(state)
    elif state.round < state.box.rounds:
        upkeep(state)
    else:
        state.seat = -1
        final(state)


def upkeep(state: Zapotec) -> None:
    """ZAP-68, ZAP-85: the card nobody took scores next; the offer is laid out again."""
    state.seat = -1
    state.turn = 0
    state.slot = state.slot + state.offer
    for card in state.offer:
        if state.events is not None:
            state.events.append(("left-over", {"card": state.box.cards[card]}))
    if state.players > 1:
        state.offer = [state.chosen[seat] for seat in state.order]
    else:
        state.gone = [*state.gone, state.chosen[0]]
        state.offer = []
        if state.top >= 0:
            state.offer = [state.top]
            state.top = -1
            state.pile -= 1
    state.chosen = [-1] * state.players
    state.order = []
    go_on(state)


def go_on(state: Zapotec) -> None:
    """The next draw of the upkeep, or the next round."""
    if len(state.offer) < state.box.offer[state.players - 1] and state.pile:
        state.phase = DRAW_OFFER
    elif state.options.top_open and state.top < 0 and state.pile:
        state.phase = DRAW_TOP
    else:
        begin_round(state)
