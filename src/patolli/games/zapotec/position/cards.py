"""The cards of a position: what was chosen, the turn order, Cocijobot's cards, and what is filled in (ZAP-118)."""

from __future__ import annotations

from patolli.engine.fields import Fields, Spot, bits_of
from patolli.games.zapotec.rules import codes
from patolli.games.zapotec.rules.capital import changed
from patolli.games.zapotec.rules.state import Zapotec


def is_laid(state: Zapotec, phase: int = codes.OVER) -> bool:
    """Whether the set-up, or this phase of it, is over, so that what is not said is filled in."""
    return state.round > 0 or state.phase > phase


def in_upkeep(state: Zapotec) -> bool:
    """Whether the offer of the next round is laid out."""
    return state.phase in (codes.DRAW_OFFER, codes.DRAW_TOP)


def are_revealed(state: Zapotec, fields: Fields) -> bool:
    """Whether the chosen cards lie open (ZAP-20)."""
    before = state.phase < codes.CHOOSE and bool(fields.words("order"))
    return is_laid(state) and (state.phase > codes.CHOOSE or state.phase == codes.REFILL or before)


def drafted(state: Zapotec) -> list[int]:
    """The players who have had their draft in this round."""
    if state.round >= state.box.rounds:
        return []
    found = [seat for seat in state.order[: state.turn] if seat < state.players]
    return [*found, state.seat] if state.phase == codes.REFILL else found


def read_chosen(state: Zapotec, spot: Spot) -> None:
    """ZAP-19: a card is `played` once the cards are revealed; before, it is chosen (`chose`) and still in the hand."""
    if spot.words in ([], ["-"]):
        return
    revealed, word = are_revealed(state, spot.fields), spot.words[0]
    spot.deny((spot.name == "played") != revealed, "played" if revealed else "chose")
    spot.deny(len(spot.words) > 1, "one-card", name=spot.name)
    card = (spot.claim if revealed else spot.index)(word, state.box.cards, "no-card")
    spot.deny(not revealed and not state.hands[spot.seat] >> card & 1, "chosen", card=word)
    state.chosen = changed(state.chosen, spot.seat, card)


def fill_cards(state: Zapotec, fields: Fields) -> None:
    """Every Action card is in one place; what is missing is filled in."""
    cards, revealed = state.box.cards, are_revealed(state, fields)
    while len(state.slot) < state.round:
        state.slot = [fields.take(cards), *state.slot]
    if revealed:
        state.chosen = [card if card >= 0 else fields.take(cards) for card in state.chosen]
    read_order(state, fields, revealed)
    if is_laid(state):
        fill_hands(state, fields, int(revealed))
    state.cards_left = bits_of(fields.free(cards))
    usual = pile_now(state, fields)
    state.pile = fields.number("pile", usual, state.box.pile[state.players - 1])
    fields.deny(state.pile != usual, "pile", "pile", usual=usual, said=state.pile)
    fill_bot(state, fields)


def read_order(state: Zapotec, fields: Fields, revealed: bool) -> None:
    """ZAP-20, ZAP-82: the order follows from the cards, but Cocijobot's place has to be said."""
    seats = len(state.vp)
    if not revealed:
        fields.deny(state.order, "order", "early-order")
        fields.deny(fields.words("turn") not in ([], ["-"]), "turn", "nobodys-turn")
        return
    order = sorted(range(state.players), key=lambda seat: state.box.card_number[state.chosen[seat]])
    state.order = state.order or (order if state.players > 1 else [0, 1])
    players = [seat for seat in state.order if seat < state.players]
    fields.deny(players != order, "order", "order", order=" ".join(map(str, order)))
    fields.deny(sorted(state.order) != list(range(seats)), "order", "order-seats")
    state.turn = len(state.order)
    if state.phase != codes.OVER:
        state.seat = fields.number("turn", 0, seats - 1)
        fields.deny(state.seat >= state.players and state.phase > codes.CHOOSE, "turn", "bot-turn")
        state.turn = state.order.index(state.seat)


def fill_hands(state: Zapotec, fields: Fields, played: int) -> None:
    """Hands and the offer, as large as they are at this point of the round (ZAP-14, ZAP-66)."""
    box, at, had = state.box, state.players - 1, drafted(state)
    for seat in range(state.players):
        if not fields.has_part(f"seat {seat}", "hand"):
            for _ in range(box.hand[at] - played + int(seat in had)):
                state.hands[seat] |= 1 << fields.take(box.cards)
    if "offer" not in fields.values and not in_upkeep(state) and (state.players > 1 or state.round < box.rounds):
        state.offer = [fields.take(box.cards) for _ in range(box.offer[at] - len(had))]
    piled = box.pile[at] > 2 * (state.round - 1)
    if "top" not in fields.values and state.options.top_open and piled and not in_upkeep(state):
        state.top = fields.take(box.cards)


def pile_now(state: Zapotec, fields: Fields) -> int:
    """ZAP-68, ZAP-85: what earlier rounds, and in the upkeep the new offer, have left of the pile."""
    alone = state.players == 1
    left = max(0, state.box.pile[state.players - 1] - (2 if alone else 1) * max(0, state.round - 1))
    if not is_laid(state) or not in_upkeep(state):
        return left
    joined = len(state.offer) - (0 if alone else state.players)
    fields.deny(joined < 0, "offer", "offer-played", players=state.players)
    fields.deny(joined > left, "offer", "offer-pile")
    return left - joined


def fill_bot(state: Zapotec, fields: Fields) -> None:
    """ZAP-81: Cocijobot's cards."""
    box = state.box
    if state.players > 1:
        return
    for number in (state.bot_card, state.bot_second):
        if number >= 0 and number not in state.revealed:
            fields.used.add(box.fronts[number])
            state.revealed = [*state.revealed, number]
    if state.order and state.bot_card < 0:
        state.bot_card = fields.take(box.fronts)
        state.revealed = [*state.revealed, state.bot_card]
    state.bot_left &= ~bits_of(state.revealed)
    if state.hint >= 0:
        left = state.bot_left & box.hint_mask[state.hint]
        fields.deny(not left, "hint", "hint-left", hint=codes.PROPERTIES[state.hint])
    elif is_laid(state) and state.phase != codes.DRAW_HINT:
        free = fields.free(box.fronts)
        fields.deny(not free, "revealed", "hint-card")
        state.hint = box.front_hint[free[0]]
