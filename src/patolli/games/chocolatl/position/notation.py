"""Positions set up by hand.

    chocolatl 3
    phase: bid-location
    round: 3
    location: 4
    mode: gold
    track: 11: 0, 13: 1, 14: 2
    figure: 2
    old man: 1
    harvest: 2 4 5
    open: 15 9
    pyramid: 0 1 1 2
    seat 0: offering 12; laid 0+1 2+3 4+5; hand 6 7 8 9 10 11; huts 1
    seat 1: offering 12; laid 0+1 2+3 4+5
    seat 2: offering 12; laid 0+1 2+3 4+5; huts 2; dice 1

`track` names the seats on each space from the bottom of the stack to its top. `laid` holds the cards of the round in
the order of the locations, with `-` for a card that is not laid yet (green: `5+- 0+-`); a bid that is being made and
is not complete is a draft. What is not said is as at the start of a game: discs on 0, no pieces on the board, all other
cards in hand, the flag of the last round as the pieces demand, the mode as the leading disc demands. The improvement
cards of earlier rounds are then the lowest that are free. `result 1` to `result 6` say how locations were settled,
`exchanges` which cards were won and given up: round, seat, card won, card given up (see history.py).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from patolli.engine.fields import Check, Group, Layout, Line, Number, Seat, Seats, Word
from patolli.engine.position import Fields, Spot
from patolli.engine.words import is_number
from patolli.games.chocolatl.box.components import GOLD, GREEN, HAND, LOCATIONS, MODES, NO_MODE, RED
from patolli.games.chocolatl.box.options import OPTIONS, Options
from patolli.games.chocolatl.position import history
from patolli.games.chocolatl.position.history import card_of, cards_of_pair
from patolli.games.chocolatl.rules import codes
from patolli.games.chocolatl.rules.bidding import base_bid, hand, place_of, rank
from patolli.games.chocolatl.rules.locations import note_bids
from patolli.games.chocolatl.rules.moves import die_waits
from patolli.games.chocolatl.rules.results import unpack_swap
from patolli.games.chocolatl.rules.scoring import leader
from patolli.games.chocolatl.rules.state import Chocolatl, start

BIDDING = (codes.BID_ALL, codes.BID_FIRST, codes.BID_SECOND, codes.BID_LOCATION)
SETTLING = (codes.DICE, codes.ROLL, codes.VILLAGE, codes.PYRAMID_ORDER, codes.DISCARD)
LOCATIONS_IN = {
    **dict.fromkeys((codes.BID_LOCATION, codes.DICE, codes.ROLL), (1, LOCATIONS)),
    **{codes.VILLAGE: (3, 3), codes.PYRAMID_ORDER: (4, 4), codes.DISCARD: (6, 6)},
}
FIXED_MODES = {codes.BID_ALL: RED, codes.BID_FIRST: GREEN, codes.BID_SECOND: GREEN, codes.BID_LOCATION: GOLD}


# ------------------------------------------------------------------- where the game stands
def never(line: str, key: str, impossible: Callable[[Chocolatl], bool]) -> Check:
    """A check that refuses the line if the state is impossible."""

    def check(state: Chocolatl, fields: Fields) -> None:
        if impossible(state):
            raise fields.wrong(line, key)

    return Check(check)


def check_cards(state: Chocolatl, fields: Fields) -> None:
    """CHO-18."""
    if state.phase in (codes.BIG_CARD, codes.SMALL_CARD, codes.DISCARD) and state.round == state.box.rounds:
        raise fields.wrong("round", "last-round-cards", round=state.round)


def bounds(state: Chocolatl) -> tuple[int, int]:
    """The first and the last location at which the game can be in this phase."""
    return LOCATIONS_IN.get(state.phase, (0, 0))


def began(state: Chocolatl) -> int:
    """The first round there can be: 0 before the first one is prepared."""
    return int(state.phase >= codes.HARVEST)


def read_mode(state: Chocolatl, fields: Fields) -> None:
    """CHO-20."""
    bidding = state.phase in BIDDING or state.phase in SETTLING
    by_track = state.box.mode_of[min(leader(state), state.box.end_score - 1)]
    usual = MODES[FIXED_MODES.get(state.phase, by_track)] if bidding else "-"
    mode = fields.values.get("mode", usual)
    allowed = [usual] if state.phase in FIXED_MODES or not bidding else MODES[1:]
    if mode not in allowed:
        raise fields.wrong("mode", "mode", phase=codes.PHASES[state.phase], modes=", ".join(allowed))
    state.mode = MODES.index(mode) if bidding else NO_MODE


def read_flag(state: Chocolatl, fields: Fields) -> None:
    """CHO-75."""
    must = len(state.pyramid) == state.box.pyramid or leader(state) >= state.box.end_score or 0 in state.stones
    must = must or state.phase >= codes.FINAL or (state.round == state.box.rounds and state.phase > codes.HARVEST)
    state.last = bool(fields.number("last", int(must), 1, int(must)))


def elsewhere(state: Chocolatl, spot: Spot) -> None:
    """Of a line that depends on lines below it: it is read after them."""


def words_of(values: list[int]) -> str:
    return " ".join(map(str, values))


# ------------------------------------------------------------------- the board
def write_track(state: Chocolatl) -> str:
    discs: dict[int, list[int]] = {}
    for seat in state.stack:
        discs.setdefault(state.space[seat], []).append(seat)
    return ", ".join(f"{space}: {words_of(discs[space])}" for space in sorted(discs))


def read_track(state: Chocolatl, spot: Spot) -> None:
    if spot.text is None:
        state.stack = list(range(state.players)) if state.phase > codes.SETUP else []
        return
    for part in filter(str.strip, spot.text.split(",")):
        space, colon, discs = part.partition(":")
        if not colon or not is_number(space.strip(), 3):
            raise spot.error("track", word=part.strip()[:30])
        for seat in seats_of(state, spot, discs):
            if seat in state.stack:
                raise spot.error("disc-twice", seat=seat)
            state.stack.append(seat)
            state.space[seat] = int(space)
    if state.phase > codes.SETUP and len(state.stack) < state.players:
        raise spot.error("discs-missing")
    if state.phase == codes.SETUP and (any(state.space) or len(state.stack) == state.players):
        raise spot.error("discs-early")


def seats_of(state: Chocolatl, spot: Spot, text: str) -> list[int]:
    for word in text.split():
        if not is_number(word, 1) or int(word) >= state.players:
            raise spot.error("no-seat", word=word[:20])
    return [int(word) for word in text.split()]


def read_harvest(state: Chocolatl, spot: Spot) -> None:
    if not spot.words or spot.words == ["-"]:
        state.white = 0 if state.phase > codes.HARVEST else -1
        return
    faces = sorted(int(word) if is_number(word, 1) else 0 for word in spot.words)
    if faces not in state.box.triples:
        raise spot.error("harvest", word=" ".join(spot.words)[:30])
    state.white = state.box.triples.index(faces)


def write_pyramid(state: Chocolatl) -> str:
    rows = [state.pyramid[start:end] for start, end in pairwise([0, *state.box.row_end])]
    return " | ".join(words_of(row) for row in rows if row)


def read_pyramid(state: Chocolatl, spot: Spot) -> None:
    state.pyramid = seats_of(state, spot, (spot.text or "").replace("|", " "))
    settled = state.location > 4 or state.phase >= codes.FINAL
    most = min(state.box.pyramid, 2 * state.round if settled else 2 * max(0, state.round - 1))
    if len(state.pyramid) > most:
        raise spot.error("pyramid", most=most)


# ------------------------------------------------------------------- the cards of a seat
def read_offering(state: Chocolatl, spot: Spot) -> None:
    """CHO-14."""
    if not spot.given and state.phase <= codes.OFFERING:
        return
    if state.phase == codes.SETUP:
        raise spot.error("early-offering")
    values = state.box.values
    words = spot.words if spot.given else [str(values[-1])]
    if len(words) != 1 or card_of(spot, words[0]) not in values:
        raise spot.error("offering", least=values[0], most=values[-1])
    spot.put("offering", int(words[0]))


def offered(state: Chocolatl, seat: int, value: object) -> str | None:
    """What is written of a seat that has offered a card; nothing of others."""
    return str(value) if state.offering[seat] >= 0 else None


def laid_words(state: Chocolatl, seat: int) -> str:
    row = [str(state.cards[seat * HAND + place]) if place < state.laid[seat] else "-" for place in range(HAND)]
    places = [(place_of(state.mode, location, 0), place_of(state.mode, location, 1)) for location in range(1, 7)]
    words = [f"{row[one]}+{row[two]}" for one, two in places]
    while words and words[-1] == "-+-":
        words.pop()
    return " ".join(words)


def not_offered(state: Chocolatl, spot: Spot) -> bool:
    """Whether the seat has still to offer a card; then it has the cards of the start."""
    if state.offering[spot.seat] < 0 and spot.given:
        raise spot.error("early-cards")
    return state.offering[spot.seat] < 0


def read_laid(state: Chocolatl, spot: Spot) -> None:
    """The laid cards in the order of laying (CHO-87, CHO-88)."""
    seat = spot.seat
    if not_offered(state, spot):
        return
    if len(spot.words) > LOCATIONS:
        raise spot.error("locations", count=LOCATIONS)
    places: dict[int, int] = {}
    for location, word in enumerate(spot.words, start=1):
        for which, card in enumerate(cards_of_pair(spot, word)):
            if card != "-":
                places[place_of(state.mode, location, which)] = card_of(spot, card)
    if sorted(places) != list(range(len(places))):
        raise spot.error("laid-order")
    if places and state.mode == NO_MODE:
        raise spot.error("nothing-laid", phase=codes.PHASES[state.phase])
    state.laid[seat] = len(places)
    state.cards[seat * HAND : seat * HAND + len(places)] = [places[place] for place in sorted(places)]


def read_hand(state: Chocolatl, spot: Spot) -> None:
    """CHO-16."""
    first, count = spot.seat * HAND, state.laid[spot.seat]
    if not_offered(state, spot):
        return
    laid = state.cards[first : first + count]
    held = sorted(card_of(spot, word) for word in spot.words)
    if not spot.given:
        held = [value for value in state.box.values if value not in laid and value != state.offering[spot.seat]]
    if count + len(held) != HAND:
        raise spot.error("card-count", laid=count, hand=len(held), all=HAND)
    state.cards[first + count : first + HAND] = held


# ------------------------------------------------------------------- the pieces of a seat
def rolling(state: Chocolatl) -> bool:
    return state.phase in (codes.DICE, codes.ROLL)


def read_rolled(state: Chocolatl, spot: Spot) -> None:
    """CHO-34; a result of this location says what was bid there."""
    seat = spot.seat
    most = state.box.black_dice * state.box.faces[-1]
    rolled = spot.numbers(spot.words, most, count=1)[0] if spot.given else 0
    if state.phase not in SETTLING and rolled:
        raise spot.error("rolled")
    if state.phase in SETTLING and not state.ranking and (state.laid[seat] == HAND or state.mode == GOLD):
        state.bids[seat] = base_bid(state, seat) + rolled


def read_passed(state: Chocolatl, spot: Spot) -> None:
    if spot.given and spot.numbers(spot.words, 1, count=1)[0]:
        if not rolling(state):
            raise spot.error("passed")
        state.passed |= 1 << spot.seat


# ------------------------------------------------------------------- what all of it says together
def check_pieces(state: Chocolatl, fields: Fields) -> None:
    """CHO-2, CHO-3, CHO-62, CHO-75, CHO-82."""
    all_stones, black_dice = state.box.stones, state.box.black_dice
    for seat in range(state.players):
        line, used = f"seat {seat}", state.huts[seat] + state.pyramid.count(seat)
        left = state.stones[seat] if state.stones[seat] >= 0 else max(0, all_stones - used)
        if left and left + used != all_stones:
            raise fields.wrong(line, "stones-sum", count=all_stones)
        if not left and not all_stones <= used <= all_stones + 2:
            raise fields.wrong(line, "stones-board", least=all_stones, most=all_stones + 2)
        if not left and not (state.location > 3 or state.phase >= codes.FINAL):
            raise fields.wrong(line, "stone-left")
        if state.final[seat] and (state.phase < codes.FINAL or not state.dice[seat]):
            raise fields.wrong(line, "final")
        state.stones[seat] = left
    if sum(state.dice) > black_dice - int(die_waits(state)):
        raise fields.wrong(f"seat {state.players - 1}", "black-dice", count=black_dice)


def check_bids(state: Chocolatl, fields: Fields) -> None:
    """CHO-24, CHO-25: as many cards are laid as the phase asks for."""
    least, most, step = 0, 0, 1
    if state.phase in BIDDING:
        most = state.goal = {codes.BID_FIRST: LOCATIONS, codes.BID_LOCATION: 2 * state.location}.get(state.phase, HAND)
        least = {codes.BID_SECOND: LOCATIONS, codes.BID_LOCATION: most - 2}.get(state.phase, 0)
        step = 1 if state.mode == GREEN else 2
    elif state.phase in SETTLING:
        least = most = 2 * state.location if state.mode == GOLD else HAND
    for seat, laid in enumerate(state.laid):
        if not least <= laid <= most or (laid - least) % step:
            raise fields.wrong(f"seat {seat}", "laid-count", least=least, most=most, laid=laid)


def find_asked(state: Chocolatl, fields: Fields) -> None:
    """Who is asked, or whose die rolls, follows from the ranking; in final scoring from the seats."""
    if state.phase == codes.FINAL:
        owners = [seat for seat in range(state.players) if state.dice[seat] and not state.final[seat]]
        if not owners:
            raise fields.wrong("phase", "no-final-die")
        state.asked = owners[0]
    if state.phase not in SETTLING:
        return
    settled = bool(state.ranking)
    state.ranking = state.ranking or rank(state)
    if state.phase in (codes.DICE, codes.ROLL):
        speakers = [seat for seat in reversed(state.ranking) if state.dice[seat] and not state.passed >> seat & 1]
        if not speakers:
            raise fields.wrong("phase", "no-speaker")
        state.asked = speakers[0]
        return
    if not settled:
        note_bids(state)
    last_round, winner, _, _ = unpack_swap(state.swaps[-1] if state.swaps else 0)
    swapped = last_round == state.round
    if swapped and winner != state.ranking[0]:
        raise fields.wrong("exchanges", "first-wins", seat=state.ranking[0])
    state.asked = state.ranking[1 if state.phase == codes.DISCARD and swapped else 0]


POSITION: Final = Layout(
    "chocolatl",
    OPTIONS,
    lambda players, given: start(players, Options(players, given)),
    Word("phase", codes.PHASES, "bid-location"),
    Number("round", lambda state: state.box.rounds * began(state), began, began),
    Number("location", lambda state: bounds(state)[1], lambda state: bounds(state)[0], lambda state: bounds(state)[0]),
    Check(check_cards),
    never("phase", "lowest-leaves", lambda state: state.phase == codes.DISCARD and state.options.lowest),
    Line("mode", elsewhere, lambda state: MODES[state.mode] or "-"),
    Line("last", elsewhere, lambda state: str(int(state.last))),
    Line("track", read_track, write_track),
    Check(read_mode),
    Seat("figure"),
    Seat("old man"),
    never("old man", "two-figures", lambda state: state.figure == state.old_man >= 0),
    Line("harvest", read_harvest, lambda state: words_of(state.box.triples[state.white]) if state.white >= 0 else "-"),
    Line("open", elsewhere),
    Line("drawn", history.read_opened, lambda state: words_of(state.opened)),
    Line("pyramid", read_pyramid, write_pyramid),
    Line("exchanges", history.read_exchanges, history.write_exchanges),
    Group("result", "123456", history.read_result, history.write_result),
    Seats(
        Line("offering", read_offering, lambda state, seat: offered(state, seat, state.offering[seat])),
        Line("laid", read_laid, lambda state, seat: offered(state, seat, laid_words(state, seat))),
        Line("hand", read_hand, lambda state, seat: offered(state, seat, words_of(hand(state, seat)))),
        Number("huts", lambda state: state.box.rounds, 0),
        Number("dice", lambda state: state.box.black_dice, 0),
        Number("stones", lambda state: state.box.stones, -1),
        Line("rolled", read_rolled, lambda state, seat: str(state.bids[seat] - base_bid(state, seat)), shown=rolling),
        Line("passed", read_passed, lambda state, seat: str(state.passed >> seat & 1), shown=rolling),
        Number("final", lambda state: state.box.faces[-1], 0, shown=lambda state: state.phase >= codes.FINAL),
    ),
    Check(check_pieces),
    Check(read_flag),
    never("last", "not-last", lambda state: state.last and state.phase <= codes.SMALL_CARD),
    never("last", "last-discard", lambda state: state.last and state.phase == codes.DISCARD),
    Check(check_bids),
    never("phase", "bids-over", lambda state: state.phase in BIDDING and min(state.laid) == state.goal),
    never("phase", "offering-over", lambda state: state.phase == codes.OFFERING and min(state.offering) >= 0),
    Check(find_asked),
)

read, write = POSITION.read, POSITION.write
