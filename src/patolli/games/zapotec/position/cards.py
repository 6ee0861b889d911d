"""Dealing the cards of a position: hands, offer, turn order and Cocijobot's cards, read from its lines."""

from __future__ import annotations

from patolli.engine.position import Fields
from patolli.games.zapotec.position.board import Laying
from patolli.games.zapotec.rules.codes import (
    CHOOSE,
    DRAW_HINT,
    DRAW_OFFER,
    DRAW_TOP,
    OVER,
    REFILL,
)


class Dealing(Laying):
    """What lies on the table, and then the cards."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.read_cards()
        self.read_bot()

    def read_cards(self) -> None:
        """ZAP-118: every Action card is in one place; what is missing is filled in."""
        fields, state, box = self.fields, self.state, self.box
        state.slot = self.claims("scoring", box.cards, "Action card")
        state.offer = self.claims("offer", box.cards, "Action card")
        state.gone = self.claims("gone", box.cards, "Action card")
        if self.said("top"):
            state.top = self.claim("top", self.said("top"), box.cards, "Action card")
        revealed = self.laid and (
            state.phase > CHOOSE or state.phase == REFILL or (state.phase < CHOOSE and bool(fields.words("order")))
        )
        for seat in range(state.players):
            self.read_hand(seat, revealed)
        self.fill_cards(revealed)
        self.read_order(revealed)
        self.fill_hands(revealed)
        for name in self.used:
            if name in box.cards:
                state.cards_left &= ~(1 << box.cards.index(name))
        usual = self.pile_now()
        state.pile = fields.number("pile", usual, box.pile[state.players - 1])
        if state.pile != usual:
            raise fields.error("pile", f"the pile has {usual} cards at this point, not {state.pile} (ZAP-68, ZAP-85)")

    def pile_now(self) -> int:
        """ZAP-68, ZAP-85: what earlier rounds, and in the upkeep the new offer, have left of the pile."""
        state, box = self.state, self.box
        alone = state.players == 1
        left = max(0, box.pile[state.players - 1] - (2 if alone else 1) * max(0, state.round - 1))
        if not self.laid or not self.upkeep():
            return left
        joined = len(state.offer) - (0 if alone else state.players)
        if joined < 0:
            raise self.fields.error("offer", f"the {state.players} cards that were played lie in the offer (ZAP-68)")
        if joined > left:
            raise self.fields.error("offer", "there are more cards in the offer than the pile had (ZAP-68, ZAP-85)")
        return left - joined

    def upkeep(self) -> bool:
        """Whether the offer of the next round is laid out."""
        return self.state.phase in (DRAW_OFFER, DRAW_TOP)

    def read_hand(self, seat: int, revealed: bool) -> None:
        state, box, name = self.state, self.box, f"seat {seat}"
        parts = self.parts[seat]
        hand = [self.claim(name, word, box.cards, "Action card") for word in parts.get("hand", [])]
        state.hands[seat] = sum(1 << card for card in hand)
        for word in parts.get("known", []):
            card = self.find(name, word, box.cards, "Action card")
            if card not in hand:
                raise self.fields.error(name, f"{word} is known, but not in the hand (ZAP-110)")
            state.known[seat] |= 1 << card
        wrong, right = ("chose", "played") if revealed else ("played", "chose")
        if parts.get(wrong, ["-"]) != ["-"]:
            raise self.fields.error(name, f"in this phase a card is {'played' if revealed else 'chosen (chose)'}")
        words = parts.get(right, ["-"])
        if words == ["-"]:
            return
        if len(words) != 1:
            raise self.fields.error(name, f"{right} is one card (ZAP-19)")
        state.chosen = [*state.chosen]
        if revealed:
            state.chosen[seat] = self.claim(name, words[0], box.cards, "Action card")
            return
        state.chosen[seat] = self.find(name, words[0], box.cards, "Action card")
        if state.chosen[seat] not in hand:
            raise self.fields.error(name, f"{words[0]} is chosen, but not in the hand (ZAP-19)")

    def fill_cards(self, revealed: bool) -> None:
        state, box = self.state, self.box
        if not self.laid:
            return
        while len(state.slot) < state.round:
            state.slot = [self.take(box.cards), *state.slot]
        for seat in range(state.players if revealed else 0):
            if state.chosen[seat] < 0:
                state.chosen = [*state.chosen]
                state.chosen[seat] = self.take(box.cards)

    def read_order(self, revealed: bool) -> None:
        """ZAP-20, ZAP-82: the order follows from the cards, but Cocijobot's place has to be said."""
        fields, state, box = self.fields, self.state, self.box
        given = self.numbers("order", fields.words("order"), len(state.vp) - 1)
        if not revealed:
            if given:
                raise fields.error("order", "there is no turn order before the cards are revealed (ZAP-20)")
            if self.said("turn"):
                raise fields.error("turn", "it is nobody's turn in this phase")
            return
        order = sorted(range(state.players), key=lambda seat: box.card_number[state.chosen[seat]])
        if state.players == 1 and not given:
            given = [0, 1]
        if given and [seat for seat in given if seat < state.players] != order:
            raise fields.error("order", f"the cards give the order {' '.join(map(str, order))} (ZAP-20)")
        if given and sorted(given) != list(range(len(state.vp))):
            raise fields.error("order", "order names every seat once")
        state.order = given or order
        if state.phase == OVER:
            state.turn = len(state.order)
            return
        seat = fields.number("turn", 0, len(state.vp) - 1)
        if seat >= state.players and state.phase > CHOOSE:
            raise fields.error("turn", "Cocijobot never decides anything (ZAP-88)")
        state.seat = seat
        state.turn = state.order.index(seat)

    def fill_hands(self, revealed: bool) -> None:
        """Hands and the offer, as large as they are at this point of the round (ZAP-14, ZAP-66)."""
        fields, state, box = self.fields, self.state, self.box
        at = state.players - 1
        if not self.laid:
            return
        drafting = state.round < box.rounds
        drafted = self.drafted() if drafting else []
        for seat in range(state.players):
            if "hand" not in self.parts[seat]:
                for _ in range(box.hand[at] - int(revealed) + int(seat in drafted)):
                    state.hands[seat] |= 1 << self.take(box.cards)
        if "offer" not in fields.values and not self.upkeep() and (state.players > 1 or drafting):
            for _ in range(box.offer[at] - len(drafted)):
                state.offer = [*state.offer, self.take(box.cards)]
        pile = max(0, box.pile[at] - 2 * (state.round - 1))
        if "top" not in fields.values and state.options.top_open and pile and not self.upkeep():
            state.top = self.take(box.cards)

    def drafted(self) -> list[int]:
        """The players who have had their draft in this round."""
        state = self.state
        found = [seat for seat in state.order[: state.turn] if seat < state.players]
        return [*found, state.seat] if state.phase == REFILL else found

    def read_bot(self) -> None:
        """ZAP-81: Cocijobot's cards."""
        fields, state, box = self.fields, self.state, self.box
        if state.players > 1:
            for name in ("hint", "revealed", "card", "second", "top"):
                if self.said(name) if name != "revealed" else fields.words(name):
                    raise fields.error(name, f"{name} is part of the solo game only (ZAP-81)")
            return
        state.revealed = self.claims("revealed", box.fronts, "Cocijobot card")
        for name in ("card", "second"):
            word = self.said(name)
            if word:
                number = self.find(name, word, box.fronts, "Cocijobot card")
                if number not in state.revealed:
                    state.revealed = [*state.revealed, self.claim(name, word, box.fronts, "Cocijobot card")]
                if name == "card":
                    state.bot_card = number
                else:
                    state.bot_second = number
        state.idle = bool(fields.number("idle", 0, 1))
        if state.order and state.bot_card < 0:
            state.bot_card = self.take(box.fronts)
            state.revealed = [*state.revealed, state.bot_card]
        for card in state.revealed:
            state.bot_left &= ~(1 << card)
        word = self.said("hint")
        if word:
            state.hint = self.find("hint", word, self.properties, "property")
            if not state.bot_left & box.hint_mask[state.hint]:
                raise fields.error("hint", f"no card with the hint {word} is left (ZAP-17a)")
        elif self.laid and state.phase != DRAW_HINT:
            free = self.free(box.fronts)
            if not free:
                raise fields.error("revealed", "a Cocijobot card that is not turned up is left for the hint (ZAP-81)")
            state.hint = box.front_hint[free[0]]
