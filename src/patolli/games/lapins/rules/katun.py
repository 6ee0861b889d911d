"""Katun cards: divination, turning, and what they do (section 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.lapins.rules.building import charge
from patolli.games.lapins.rules.cities import count, count_cities, count_everywhere, remove, riches
from patolli.games.lapins.rules.codes import (
    CARD,
    CARD_NAMES,
    CHOOSING,
    CLASSES,
    COURTS,
    DIVINE,
    EXPEDITION,
    EXPEDITION_CARD,
    FACE_SEEN,
    FACE_TURNED,
    FEAST_CARD,
    FIRST_DOOM,
    GAIN,
    LOOK,
    LOOKING,
    LOOKING_AHEAD,
    LOSE_AT,
    MATCH_CARD,
    MOVE_BITS,
    NO_DIVINE,
    OBSERVATORIES,
    OWNER_BITS,
    PARRY,
    PARRYING,
    PART_BITS,
    RESERVES,
    STORED_BITS,
    SUFFER,
    SUFFERING,
    TYPE_NAMES,
    TYPES,
    UNIT,
)
from patolli.games.lapins.rules.deck import note, row_length

if TYPE_CHECKING:
    from patolli.games.lapins.rules.state import Lapins


# ------------------------------------------------------------------- the row
def row_start(state: Lapins) -> int:
    """The number of the card in slot 1 (LAP-96)."""
    return (state.round - 1) * row_length(state.box, state.players) + 1


def row_end(state: Lapins) -> int:
    """One more than the number of the last card of the row (LAP-31)."""
    return min(row_start(state) + row_length(state.box, state.players), len(state.faces))


def offer_slots(state: Lapins, kind: int, out: list[int]) -> None:
    """The cards of the row that lie face down, but for those that are being looked at already."""
    start = row_start(state)
    for card in range(start, row_end(state)):
        if not (state.turned | state.looked) >> card & 1:
            out.append(kind << MOVE_BITS | (card - start + 1))


def all_turned(state: Lapins) -> bool:
    start = row_start(state)
    row = (1 << row_end(state) - start) - 1
    return state.turned >> start & row == row


# ------------------------------------------------------------------- divination
def offer_divination(state: Lapins, out: list[int]) -> None:
    """LAP-60."""
    if riches(state, state.seat) >= state.box.divine_price and count_everywhere(state, state.seat, OBSERVATORIES):
        out.append(DIVINE << MOVE_BITS)
        out.append(NO_DIVINE << MOVE_BITS)


def divine(state: Lapins) -> None:
    charge(state, LOOKING_AHEAD, state.box.divine_price)


def begin_looking(state: Lapins) -> None:
    """LAP-61: whoever may see as many cards as there are sees them all, and the next ones of the deck."""
    sight = count_everywhere(state, state.seat, OBSERVATORIES)
    down: int = 0
    cards = 0
    for card in range(row_start(state), row_end(state)):
        if not state.turned >> card & 1:
            down += 1
            cards |= 1 << card
    state.looked = 0
    state.queue = 0
    state.looks = sight
    if sight >= down:
        state.looks = 0
        state.queue = cards
        for card in range(row_end(state), min(row_end(state) + sight - down, len(state.faces))):
            state.queue |= 1 << card
    see(state)


def offer_looks(state: Lapins, out: list[int]) -> None:
    """LAP-61."""
    if state.looks:
        offer_slots(state, LOOK, out)


def look(state: Lapins, slot: int) -> None:
    """LAP-61."""
    card = row_start(state) + slot - 1
    state.looks -= 1
    state.looked |= 1 << card
    state.queue = 1 << card
    see(state)


def see(state: Lapins) -> None:
    """LAP-61: one card after the other is seen, in ascending order; chance gives a face to those that have none."""
    for card in range(row_start(state), len(state.faces)):
        if not state.queue:
            break
        if state.queue >> card & 1:
            if state.faces[card] < 0:
                state.card = card
                state.node = FACE_SEEN
                return
            state.queue ^= 1 << card
            state.seen[state.seat] |= 1 << card
    state.node = LOOKING


def end_looking(state: Lapins) -> None:
    state.looked = 0
    state.looks = 0
    state.node = CHOOSING


# ------------------------------------------------------------------- turning a card
def offer_cards(state: Lapins, out: list[int]) -> None:
    """LAP-62."""
    offer_slots(state, CARD, out)


def choose(state: Lapins, slot: int) -> bool:
    """LAP-62: whether the card has a face already."""
    state.card = row_start(state) + slot - 1
    state.node = FACE_TURNED
    return state.faces[state.card] >= 0


def draw_face(state: Lapins, face: int) -> None:
    """LAP-22a."""
    note(state, state.card, face)


def reveal(state: Lapins, told: bool) -> bool:
    """LAP-62 to LAP-69: apply the card; whether the king has something to decide."""
    state.turned |= 1 << state.card
    face = state.faces[state.card]
    seat = state.seat
    if state.events is not None and not told:
        slot = state.card - row_start(state) + 1
        which = state.box.card_type[face]
        gains = TYPE_NAMES[which] if which >= 0 else ""
        units = state.box.card_gain[face]
        state.events.append(
            ("turned", {"seat": seat, "slot": slot, "card": CARD_NAMES[face], "units": units, "type": gains})
        )
    if face == EXPEDITION_CARD:
        state.node = EXPEDITION
        return True
    if face == FEAST_CARD:
        for king in range(state.players):
            state.wealth[king * TYPES + state.box.card_type[face]] += state.box.card_gain[face]
        return False
    if face == MATCH_CARD:
        play_match(state)
        return False
    if face >= FIRST_DOOM:
        state.node = PARRYING
        return True
    gain(state, state.box.card_type[face], state.box.card_gain[face])
    return False


def receive(state: Lapins, which: int, units: int) -> None:
    """LAP-63, LAP-64."""
    at = state.seat * TYPES + which
    state.wealth[at] = state.wealth[at] + units


def gain(state: Lapins, which: int, units: int) -> None:
    """LAP-63."""
    receive(state, which, units)
    if state.events is not None:
        state.events.append(("gained", {"seat": state.seat, "units": units, "type": TYPE_NAMES[which]}))


def offer_expedition(out: list[int]) -> None:
    """LAP-64."""
    for which in range(TYPES):
        out.append(GAIN << MOVE_BITS | which)


def play_match(state: Lapins) -> None:
    """LAP-66."""
    state.matches += 1
    courts = [count_everywhere(state, seat, COURTS) for seat in range(state.players)]
    most = max(courts)
    winners = courts.count(most)
    if not most:
        if state.events is not None:
            state.events.append(("no-match", {"matches": state.matches}))
        return
    for seat in range(state.players):
        if courts[seat] == most:
            points = count_cities(state, seat) // winners
            state.glory[seat] += points
            if state.events is not None:
                state.events.append(("match", {"seat": seat, "courts": most, "points": points}))


# ------------------------------------------------------------------- catastrophes
def concerned(state: Lapins) -> bool:
    """LAP-67: whether the king has anything that the card can destroy."""
    bits = state.box.ravage_bits[state.faces[state.card]]
    return any(city & bits and city >> OWNER_BITS == state.seat + 1 for city in state.cities)


def offer_parry(state: Lapins, out: list[int]) -> None:
    """LAP-67, LAP-68."""
    if not concerned(state):
        return
    accepted = state.box.accepts[state.faces[state.card]]
    for site in range(state.land.sites):
        city = state.cities[site]
        if city & STORED_BITS and city >> OWNER_BITS == state.seat + 1:
            for which in range(TYPES):
                if accepted >> which & 1 and count(city, RESERVES + 1 + which):
                    out.append(PARRY << MOVE_BITS | site << PART_BITS | which)
    out.append(SUFFER << MOVE_BITS)


def parry(state: Lapins, site: int, which: int) -> None:
    """LAP-68."""
    state.cities[site] += UNIT[RESERVES] - UNIT[RESERVES + 1 + which]


def suffer(state: Lapins) -> None:
    """LAP-69."""
    state.count = state.box.takes[state.faces[state.card]]
    state.node = SUFFERING


def offer_suffering(state: Lapins, out: list[int]) -> None:
    """LAP-69."""
    if not state.count:
        return
    bits = state.box.ravage_bits[state.faces[state.card]]
    for site in range(state.land.sites):
        city = state.cities[site]
        if city & bits and city >> OWNER_BITS == state.seat + 1:
            for which in range(CLASSES):
                if count(city & bits, which):
                    out.append(LOSE_AT << MOVE_BITS | site << PART_BITS | which)


def lose_at(state: Lapins, site: int, which: int) -> None:
    state.count -= 1
    remove(state, site, which)
