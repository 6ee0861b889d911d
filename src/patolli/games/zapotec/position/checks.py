"""Whether a position can be played on: what has to be complete, and what has to be empty, in each phase."""

from __future__ import annotations

from patolli.engine.position import Fields
from patolli.games.zapotec.position.possible import Possible
from patolli.games.zapotec.rules.capital import can_climb
from patolli.games.zapotec.rules.codes import (
    CHOOSE,
    DRAFT,
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
    OVER,
    PENDING_BASIC,
    PENDING_RITUAL,
    PENDING_TILE,
    REFILL,
    SCORE,
    TRADE_SACRIFICE,
)
from patolli.games.zapotec.rules.draws import needed
from patolli.games.zapotec.rules.rounds import slot_to_fill


class Position(Possible):
    """A whole position that can be played on."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        if self.laid:
            self.check_cards()
            self.check_phase()
            self.check_solo()
        else:
            self.check_set_up()

    # ---- the set-up
    def check_set_up(self) -> None:
        """ZAP-17a: earlier parts are complete, later ones are empty, and nobody has done anything."""
        state, box = self.state, self.box
        at = state.players - 1
        tiles = [state.tiles[space] for space in box.in_play[at]]
        self.part_of("tiles", DRAW_TILES, tiles, len(tiles))
        self.part_of("market", DRAW_MARKET, state.market, len(state.market))
        self.part_of("score-tiles", DRAW_SCORE_TILES, state.edge, box.laid_score_tiles[at])
        self.part_of("scoring", DRAW_SCORING, state.slot, 1)
        self.part_of("offer", DRAW_OFFER, state.offer, box.offer[at])
        self.part_of("top", DRAW_TOP, [state.top], 1 if state.options.top_open else 0)
        self.part_of("rituals", DRAW_RITUALS, state.rituals, box.open_rituals)
        self.check_deal()
        for seat, parts in enumerate(self.parts):
            used = state.levels or state.owned[seat] or state.performed[seat] or state.position[seat] or state.vp[seat]
            if used or state.houses[seat] < box.houses or parts.get("discs"):
                raise self.fields.error(f"seat {seat}", "nobody has done anything during the set-up (ZAP-16)")
        if state.gone or state.hint >= 0 or state.revealed or state.steps or state.pending >= 0:
            raise self.fields.error("phase", "nothing has been played during the set-up (ZAP-16)")
        if state.players > 1 and state.phase == DRAW_HINT:
            raise self.fields.error("phase", "only the solo game has hints (ZAP-81)")
        if state.phase == DRAW_TOP and not state.options.top_open:
            raise self.fields.error("phase", "the pile has an open card in the solo game only (ZAP-112)")
        if state.drawn >= needed(state):
            raise self.fields.error("phase", "this part of the set-up is complete; the next one is drawn")

    def part_of(self, name: str, phase: int, values: list[int], full: int) -> None:
        """Things drawn one after the other in that phase."""
        state = self.state
        found = sum(1 for value in values if value >= 0)
        if any(value >= 0 for value in values[found:]):
            raise self.fields.error(name, f"{name} is drawn in order, without gaps (ZAP-17a)")
        if state.phase > phase and found != full:
            raise self.fields.error(name, f"{name} is complete in this phase: {full}, not {found} (ZAP-17a)")
        if state.phase < phase and found:
            raise self.fields.error(name, f"{name} is not drawn yet in this phase (ZAP-17a)")
        if state.phase == phase:
            state.drawn = found

    def check_deal(self) -> None:
        state = self.state
        size = self.box.hand[state.players - 1]
        dealt = [hand.bit_count() for hand in state.hands]
        total = sum(dealt)
        if dealt != [max(0, min(size, total - seat * size)) for seat in range(state.players)]:
            raise self.fields.error("seat 0", "hands are dealt seat by seat (ZAP-17a)")
        if (state.phase > DRAW_HANDS and total < size * state.players) or (state.phase < DRAW_HANDS and total):
            raise self.fields.error("seat 0", f"hands are complete after the deal, {size} cards each, and empty before")
        if state.phase == DRAW_HANDS:
            state.drawn = total
        if any(card >= 0 for card in state.chosen) or any(state.known):
            raise self.fields.error("seat 0", "nobody has chosen or drafted a card during the set-up")

    # ---- the rounds
    def check_cards(self) -> None:
        """ZAP-118."""
        fields, state, box = self.fields, self.state, self.box
        at = state.players - 1
        upkeep = self.upkeep()
        if len(state.slot) != state.round + int(upkeep):
            raise fields.error(
                "scoring", f"there are {state.round + int(upkeep)} scoring cards in this round (ZAP-118)"
            )
        if not upkeep and state.phase != OVER:
            full = box.offer[at] if state.players > 1 or state.round < box.rounds else 0
            wanted = full - (len(self.drafted()) if state.round < box.rounds else 0)
            if len(state.offer) != wanted:
                raise fields.error(
                    "offer", f"the offer has {wanted} cards now, not {len(state.offer)} (ZAP-66, ZAP-85)"
                )
        face_down = state.pile - int(state.top >= 0)
        if face_down < 0 or face_down > state.cards_left.bit_count():
            raise fields.error("pile", "so many cards cannot lie in the pile (ZAP-118)")
        if not state.options.top_open and state.top >= 0:
            raise fields.error("top", "the pile has no open card (ZAP-112)")
        if state.options.top_open and state.top < 0 and state.pile and not upkeep:
            raise fields.error("top", "the top card of the pile lies open (ZAP-112)")
        self.check_hands()

    def check_hands(self) -> None:
        """ZAP-19, ZAP-66, ZAP-70: nobody has more cards than were dealt and drafted, and a drafted card is there."""
        state, box = self.state, self.box
        drafted = self.drafted() if state.round < box.rounds else []
        for seat in range(state.players):
            held = state.hands[seat].bit_count()
            most = box.hand[state.players - 1] - int(bool(state.order)) + int(seat in drafted)
            if held > most:
                raise self.fields.error(f"seat {seat}", f"this hand has at most {most} cards now, not {held} (ZAP-70)")
            if not held and state.phase == CHOOSE:
                raise self.fields.error(f"seat {seat}", "a hand is never empty when cards are chosen (ZAP-19)")
            if not held and (seat in drafted or self.upkeep()):
                raise self.fields.error(f"seat {seat}", "a hand is never empty after the draft (ZAP-66)")

    def check_phase(self) -> None:
        fields, state, box = self.fields, self.state, self.box
        if state.phase == REFILL and (slot_to_fill(state) < 0 or not box.refill[state.players - 1]):
            raise fields.error("market", "no slot of the market can be refilled (ZAP-31)")
        if state.phase == SCORE and not state.hands[state.seat]:
            raise fields.error("phase", "there is no hand card to score with (ZAP-56)")
        if state.phase == DRAFT and state.round == box.rounds:
            raise fields.error("phase", "the last round has no draft (ZAP-69)")
        if state.phase == OVER and state.round < box.rounds:
            raise fields.error("phase", f"the game is over after round {box.rounds} (ZAP-18)")
        if state.phase == CHOOSE and all(card >= 0 for card in state.chosen):
            raise fields.error("phase", "all have chosen, so the cards are revealed (ZAP-20)")
        self.check_pending()
        full = len(state.offer) >= box.offer[state.players - 1]
        if state.phase == DRAW_OFFER and (full or not state.pile or state.round == box.rounds):
            raise fields.error("phase", "no card joins the offer now (ZAP-68, ZAP-85)")
        if state.phase == DRAW_TOP and (not state.options.top_open or state.top >= 0 or not state.pile or not full):
            raise fields.error("phase", "no card is turned up on the pile now (ZAP-17a)")

    def check_pending(self) -> None:
        fields, state, box = self.fields, self.state, self.box
        if state.phase not in (PENDING_BASIC, PENDING_RITUAL, PENDING_TILE):
            if state.steps or state.pending >= 0:
                raise fields.error("steps" if state.steps else "pending", "no choice is open in this phase (ZAP-23)")
            return
        if state.steps > box.track - state.position[state.seat]:
            raise fields.error("steps", "there are fewer spaces left above the disc (ZAP-46)")
        tile = state.pending
        if tile >= 0 and not state.owned[state.seat] >> tile & 1:
            raise fields.error("pending", f"the player does not own {box.trade[tile]} (ZAP-55)")
        if state.phase != PENDING_TILE:
            return
        if tile < 0 or box.trade_kind[tile] != TRADE_SACRIFICE:
            raise fields.error("pending", "in this phase a trade tile is pending, such as `pending: Z34` (ZAP-55)")
        if not can_climb(state, state.seat, tile):
            raise fields.error("pending", f"{box.trade[tile]} cannot be used, so nothing is open (ZAP-55)")

    def check_solo(self) -> None:
        """ZAP-81, ZAP-82, ZAP-93."""
        fields, state = self.fields, self.state
        turning = state.phase in (DRAW_FRONT, DRAW_HINT)
        if state.players > 1:
            if turning:
                raise fields.error("phase", "only the solo game has Cocijobot cards (ZAP-81)")
            return
        if turning and state.chosen[0] < 0:
            raise fields.error("seat 0", "a Cocijobot card is turned up when the human has chosen (ZAP-82)")
        waiting = bool(state.order)
        if turning and waiting and (state.seat != 1 or not state.idle):
            raise fields.error("phase", "a second card is turned up in Cocijobot's turn, if it is idle (ZAP-93)")
        if state.phase == DRAW_HINT and (state.bot_second if waiting else state.bot_card) < 0:
            raise fields.error("card", "the hint follows a Cocijobot card that was turned up (ZAP-17a)")
        if state.phase == DRAW_FRONT and (state.bot_second if waiting else state.bot_card) >= 0:
            raise fields.error("card", "this Cocijobot card is turned up already (ZAP-17a)")
        if waiting and state.bot_card < 0:
            raise fields.error("card", "after the reveal Cocijobot has a card (ZAP-82)")
        if state.bot_second >= 0 and state.bot_card < 0:
            raise fields.error("second", "there is no second card without a first one (ZAP-93)")
        if state.bot_second >= 0 and state.bot_second == state.bot_card:
            raise fields.error("second", "the second card is another one than the first (ZAP-93)")
        if state.bot_card >= 0 and state.phase == CHOOSE:
            raise fields.error("card", "Cocijobot's card is turned up when the human has chosen (ZAP-82)")
        if state.bot_second >= 0 and not waiting and not self.upkeep():
            raise fields.error("second", "a second card is turned up in Cocijobot's turn (ZAP-93)")
        now = int(state.bot_card >= 0) + int(state.bot_second >= 0)
        if len(state.revealed) > 2 * (state.round - 1) + now:
            raise fields.error("revealed", "Cocijobot turns up one card in a round, or two (ZAP-82, ZAP-93)")
