"""Whether a position can occur and be played on: what no game brings about, and what each phase asks for."""

from __future__ import annotations

from patolli.engine.fields import Fields, numbers_in
from patolli.games.zapotec.position.cards import drafted, in_upkeep, is_laid
from patolli.games.zapotec.rules import capital, cocijobot, codes, draws, rounds, scoring
from patolli.games.zapotec.rules.state import Zapotec

SIZES = ("", "top", "middle", "base")
BASE = SIZES.index("base")


def check(state: Zapotec, fields: Fields) -> None:
    check_pyramids(state, fields)
    check_bought(state, fields)
    for seat in range(state.players):
        performed, levels = state.performed[seat], scoring.levels_built(state, seat)
        few = performed > levels  # where a disc of ZAP-45 came from need not be said
        fields.deny(few, f"seat {seat}", "rituals-levels", performed=performed, levels=levels)
        check_faces(state, fields, seat)
    if state.players == 1:
        check_solo_pieces(state, fields)
    if not is_laid(state):
        check_set_up(state, fields)
        return
    check_cards(state, fields)
    check_phase(state, fields)
    check_pending(state, fields)
    if state.players == 1:
        check_solo(state, fields)


def check_pyramids(state: Zapotec, fields: Fields) -> None:
    """ZAP-36, ZAP-38, ZAP-39: whoever starts a pyramid places the largest level left; levels are placed in turns."""
    for at in range(len(state.beside)):
        levels = [level for level in state.levels if level >> 5 == at] or [BASE]
        seat, first = levels[0] >> 2 & 7, levels[0] & 3
        left, line = capital.largest_level(state, seat), f"pyramid {at + 1}"
        fields.deny(left > first, line, "first-level", seat=seat, size=SIZES[left], first=SIZES[first])
    touched = {at for at in range(len(state.beside)) if state.touched >> at & 1}
    seats = [state.seat] if state.seat >= 0 else range(len(state.vp))
    placed = [{level >> 5 for level in state.levels if level >> 2 & 7 == seat} for seat in seats]
    wrong = not any(touched <= pyramids for pyramids in placed)
    fields.deny(wrong and state.seat >= 0, "touched", "touched-by", seat=state.seat)
    fields.deny(wrong, "touched", "touched")


def check_faces(state: Zapotec, fields: Fields, seat: int) -> None:
    """ZAP-51, ZAP-54 to ZAP-57: tiles that always lie face down, or never do."""
    down, up = state.down[seat], state.owned[seat] & ~state.down[seat]
    if state.pending >= 0 and seat == state.seat:
        up &= ~(1 << state.pending)
    kinds = [(codes.TRADE_GAIN, up, "face-down", "ZAP-51")]
    if not state.options.kept:
        kinds += [(codes.TRADE_SACRIFICE, up, "face-down", "ZAP-55"), (codes.TRADE_RITUAL, up, "face-down", "ZAP-57")]
    kinds += [(codes.TRADE_COST, down, "face-up", "ZAP-54"), (codes.TRADE_SCORE, down, "face-up", "ZAP-56")]
    for kind, faces, key, rule in kinds:
        for tile in state.box.of_kind[kind]:
            if faces >> tile & 1:
                raise fields.wrong(f"seat {seat}", key, tile=state.box.trade[tile], rule=rule)


def check_solo_pieces(state: Zapotec, fields: Fields) -> None:
    """ZAP-12, ZAP-97: no trade tile is added to those that were opened, and Cocijobot works on one pyramid."""
    box = state.box
    pyramids = {level >> 5 for level in state.levels if level >> 2 & 7 == cocijobot.BOT}
    fields.deny(len(pyramids) > 1, "pyramid 2", "bot-pyramids")
    for level in range(codes.VALUES):
        count = sum((owned & box.level_mask[level]).bit_count() for owned in state.owned)
        count += sum(1 for tile in state.market if tile >= 0 and box.trade_level[tile] == level)
        fields.deny(count > box.slots, "market", "solo-tiles", most=box.slots, level=level + 1, count=count)


def check_set_up(state: Zapotec, fields: Fields) -> None:
    """ZAP-17a: earlier parts are complete, later ones are empty, and nobody has done anything."""
    box, at, phase = state.box, state.players - 1, state.phase
    hands, size = [hand.bit_count() for hand in state.hands], box.hand[at]
    for drawn, name, values in (
        (codes.DRAW_TILES, "tiles", [state.tiles[space] for space in box.in_play[at]]),
        (codes.DRAW_MARKET, "market", state.market),
        (codes.DRAW_SCORE_TILES, "score-tiles", state.edge),
        (codes.DRAW_SCORING, "scoring", state.slot),
        (codes.DRAW_OFFER, "offer", state.offer),
        (codes.DRAW_TOP, "top", [state.top]),
        (codes.DRAW_RITUALS, "rituals", state.rituals),
        (codes.DRAW_HANDS, "seat 0", [0] * sum(hands)),
    ):
        found, full = sum(1 for value in values if value >= 0), draws.needed(state, drawn)
        fields.deny(any(value >= 0 for value in values[found:]), name, "gaps", name=name)
        fields.deny(phase > drawn and found != full, name, "incomplete", name=name, full=full, found=found)
        fields.deny(phase < drawn and found, name, "not-yet", name=name)
        state.drawn = found if phase == drawn else state.drawn
    dealt = [max(0, min(size, sum(hands) - seat * size)) for seat in range(state.players)]
    fields.deny(hands != dealt, "seat 0", "deal")
    fields.deny(any(card >= 0 for card in state.chosen) or any(state.known), "seat 0", "deal-only")
    for seat in range(len(state.vp)):
        used = state.levels or state.owned[seat] or state.position[seat] or state.vp[seat] or any(state.discs)
        fields.deny(used or state.houses[seat] < box.houses, f"seat {seat}", "set-up-seat")
    played = state.gone or state.hint >= 0 or state.revealed or state.steps or state.pending >= 0
    fields.deny(played, "phase", "set-up")
    fields.deny(state.players > 1 and phase == codes.DRAW_HINT, "phase", "solo-hint")
    fields.deny(phase == codes.DRAW_TOP and not state.options.top_open, "phase", "solo-top")
    fields.deny(state.drawn >= draws.needed(state, phase), "phase", "set-up-complete")


def check_cards(state: Zapotec, fields: Fields) -> None:
    """ZAP-19, ZAP-66, ZAP-70, ZAP-118: as many cards in every place as the round has brought there."""
    box, at, had, upkeep = state.box, state.players - 1, drafted(state), in_upkeep(state)
    fields.deny(len(state.slot) != state.round + upkeep, "scoring", "scoring", count=state.round + upkeep)
    if not upkeep and state.phase != codes.OVER:
        full = box.offer[at] if state.players > 1 or state.round < box.rounds else 0
        wanted, found = full - len(had), len(state.offer)
        fields.deny(found != wanted, "offer", "offer", wanted=wanted, found=found)
    hidden, opened = state.pile - int(state.top >= 0), state.options.top_open
    fields.deny(not 0 <= hidden <= state.cards_left.bit_count(), "pile", "pile-many")
    fields.deny(not opened and state.top >= 0, "top", "no-top")
    fields.deny(opened and state.top < 0 and state.pile and not upkeep, "top", "top-open")
    for seat in range(state.players):
        held, line = state.hands[seat].bit_count(), f"seat {seat}"
        most = box.hand[at] - int(bool(state.order)) + int(seat in had)
        fields.deny(held > most, line, "hand-many", most=most, held=held)
        fields.deny(not held and state.phase == codes.CHOOSE, line, "hand-empty")
        fields.deny(not held and (seat in had or upkeep), line, "hand-drafted")


def check_bought(state: Zapotec, fields: Fields) -> None:
    """ZAP-30, ZAP-32: whoever bought a tile of a level in this turn owns one; after the last turn it is any seat."""
    seats = [state.seat] if state.seat >= 0 else range(state.players)
    owned = [{state.box.trade_level[tile] for tile in numbers_in(state.owned[seat])} for seat in seats]
    bought = set(numbers_in(state.bought))
    fields.deny(not any(bought <= levels for levels in owned), "bought", "bought")


def check_phase(state: Zapotec, fields: Fields) -> None:
    box, at, phase = state.box, state.players - 1, state.phase
    full, last = len(state.offer) >= box.offer[at], state.round == box.rounds
    refill = rounds.slot_to_fill(state) >= 0 and box.refill[at]
    no_top = not state.options.top_open or state.top >= 0 or not state.pile or not full
    fields.deny(phase == codes.REFILL and not refill, "market", "refill")
    fields.deny(phase == codes.SCORE and not state.hands[state.seat], "phase", "score-hand")
    fields.deny(phase == codes.DRAFT and last, "phase", "last-draft")
    fields.deny(phase == codes.OVER and not last, "phase", "early-end", rounds=box.rounds)
    fields.deny(phase == codes.CHOOSE and all(card >= 0 for card in state.chosen), "phase", "all-chosen")
    fields.deny(phase == codes.DRAW_OFFER and (full or not state.pile or last), "phase", "offer-full")
    fields.deny(phase == codes.DRAW_TOP and no_top, "phase", "no-top-card")
    fields.deny(phase in (codes.DRAW_FRONT, codes.DRAW_HINT) and state.players > 1, "phase", "solo-cards")


def check_pending(state: Zapotec, fields: Fields) -> None:
    """ZAP-23, ZAP-46, ZAP-55: a choice that is open in the middle of an action."""
    tile, phase, box = state.pending, state.phase, state.box
    if phase not in (codes.PENDING_BASIC, codes.PENDING_RITUAL, codes.PENDING_TILE):
        fields.deny(state.steps or tile >= 0, "steps" if state.steps else "pending", "nothing-open")
        return
    fields.deny(state.steps > box.track - state.position[state.seat], "steps", "steps")
    owned = tile >= 0 and state.owned[state.seat] >> tile & 1
    fields.deny(tile >= 0 and not owned, "pending", "pending-owned", tile=box.trade[tile])
    check_opened(state, fields)
    if phase == codes.PENDING_TILE:
        fields.deny(tile < 0 or box.trade_kind[tile] != codes.TRADE_SACRIFICE, "pending", "pending-tile")
        fields.deny(not capital.can_climb(state, state.seat, tile), "pending", "pending-useless", tile=box.trade[tile])


def check_opened(state: Zapotec, fields: Fields) -> None:
    """ZAP-45, ZAP-47, ZAP-48, ZAP-55, ZAP-57: what opens a choice, a space of the track or a tile that was bought."""
    tile, phase, box = state.pending, state.phase, state.box
    space = box.track_kind[state.position[state.seat]]
    fields.deny(tile >= 0 and state.options.kept, "pending", "pending-kept", tile=box.trade[tile])
    fields.deny(tile >= 0 and state.steps, "steps", "steps-tile", tile=box.trade[tile])
    if phase == codes.PENDING_BASIC:
        fields.deny(space != codes.ANY_BASIC or tile >= 0, "phase", "gain-space")
    if phase == codes.PENDING_RITUAL:
        opened = space == codes.FREE_DISC if tile < 0 else box.trade_kind[tile] == codes.TRADE_RITUAL
        fields.deny(not opened, "phase", "disc-opened")
        fields.deny(not capital.can_place(state, state.seat), f"seat {state.seat}", "disc-nowhere")


def check_solo(state: Zapotec, fields: Fields) -> None:
    """ZAP-81, ZAP-82, ZAP-93."""
    turning, waiting = state.phase in (codes.DRAW_FRONT, codes.DRAW_HINT), bool(state.order)
    first, second = state.bot_card >= 0, state.bot_second >= 0
    turned = second if waiting else first
    fields.deny(turning and state.chosen[0] < 0, "seat 0", "solo-chosen")
    fields.deny(turning and waiting and (state.seat != 1 or not state.idle), "phase", "solo-second")
    fields.deny(state.phase == codes.DRAW_HINT and not turned, "card", "solo-hint-card")
    fields.deny(state.phase == codes.DRAW_FRONT and turned, "card", "solo-turned")
    fields.deny(second and not first, "second", "solo-no-first")
    fields.deny(second and state.bot_second == state.bot_card, "second", "solo-same")
    fields.deny(first and state.phase == codes.CHOOSE, "card", "solo-early")
    fields.deny(second and not waiting and not in_upkeep(state), "second", "solo-late")
    fields.deny(len(state.revealed) > 2 * (state.round - 1) + first + second, "revealed", "solo-revealed")
