"""Positions set up by hand; docs/notation.md shows one, and explains the lines.

What is not said is as at the start of a game: discs on 0, no pieces on the board, all other cards in hand, the flag of
the last round as the pieces demand, the mode as the leading disc demands. The improvement cards of earlier rounds are
then the lowest that are free. A bid that is being made and is not complete is a draft.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from patolli.engine import fields as field
from patolli.engine.fields import Fields, Spot, spaced
from patolli.engine.words import is_number
from patolli.games.chocolatl.box.components import GOLD, GREEN, HAND, LOCATIONS, MODES, NO_MODE, RED
from patolli.games.chocolatl.box.options import OPTIONS, Options
from patolli.games.chocolatl.position import history
from patolli.games.chocolatl.position.history import card_of
from patolli.games.chocolatl.rules import codes, locations, moves, scoring
from patolli.games.chocolatl.rules.bidding import base_bid, hand, laid_before, place_of, rank
from patolli.games.chocolatl.rules.results import unpack_swap
from patolli.games.chocolatl.rules.state import Chocolatl, start

BIDDING = (codes.BID_ALL, codes.BID_FIRST, codes.BID_SECOND, codes.BID_LOCATION)
SETTLING = (codes.DICE, codes.ROLL, codes.VILLAGE, codes.PYRAMID_ORDER, codes.DISCARD)
CARDS = (codes.BIG_CARD, codes.SMALL_CARD, codes.DISCARD)
LOCATIONS_IN = {
    **dict.fromkeys((codes.BID_LOCATION, codes.DICE, codes.ROLL), (1, LOCATIONS)),
    **{codes.VILLAGE: (3, 3), codes.PYRAMID_ORDER: (4, 4), codes.DISCARD: (6, 6)},
}
"""The first and the last location at which the game can be in a phase."""
FIXED_MODES = {codes.BID_ALL: RED, codes.BID_FIRST: GREEN, codes.BID_SECOND: GREEN, codes.BID_LOCATION: GOLD}


# ------------------------------------------------------------------- where the game stands
def read_mode(state: Chocolatl, spot: Spot) -> None:
    """CHO-20."""
    bidding = state.phase in BIDDING or state.phase in SETTLING
    by_track = state.box.mode_of[min(scoring.leader(state), state.box.end_score - 1)]
    usual = MODES[FIXED_MODES.get(state.phase, by_track)] if bidding else "-"
    mode = usual if spot.text is None else spot.text
    allowed = [usual] if state.phase in FIXED_MODES or not bidding else MODES[1:]
    spot.deny(mode not in allowed, "mode", phase=codes.PHASES[state.phase], modes=", ".join(allowed))
    state.mode = MODES.index(mode) if bidding else NO_MODE


def must_be_last(state: Chocolatl) -> int:
    """CHO-75."""
    must = len(state.pyramid) == state.box.pyramid or scoring.leader(state) >= state.box.end_score or 0 in state.stones
    must = must or state.phase >= codes.FINAL or (state.round == state.box.rounds and state.phase > codes.HARVEST)
    return int(must)


# ------------------------------------------------------------------- the board
def write_track(state: Chocolatl) -> str:
    """The seats on each space, from the bottom of the stack to its top."""
    discs: dict[int, list[int]] = {}
    for seat in state.stack:
        discs.setdefault(state.space[seat], []).append(seat)
    return ", ".join(f"{space}: {spaced(discs[space])}" for space in sorted(discs))


def read_track(state: Chocolatl, spot: Spot) -> None:
    if spot.text is None:
        state.stack = list(range(state.players)) if state.phase > codes.SETUP else []
        return
    for part in filter(str.strip, spot.text.split(",")):
        space, colon, discs = part.partition(":")
        spot.deny(not colon or not is_number(space.strip(), 3), "track", word=part.strip()[:30])
        for seat in spot.numbers(discs.split(), state.players - 1, wrong="no-seat"):
            spot.deny(seat in state.stack, "disc-twice", seat=seat)
            state.stack.append(seat)
            state.space[seat] = int(space)
    count = len(state.stack)
    spot.deny(state.phase > codes.SETUP and count < state.players, "discs-missing")
    spot.deny(state.phase == codes.SETUP and (any(state.space) or count == state.players), "discs-early")


def read_harvest(state: Chocolatl, spot: Spot) -> None:
    if not spot.words or spot.words == ["-"]:
        state.white = 0 if state.phase > codes.HARVEST else -1
        return
    faces = sorted(int(word) if is_number(word, 1) else 0 for word in spot.words)
    spot.deny(faces not in state.box.triples, "harvest", word=" ".join(spot.words)[:30])
    state.white = state.box.triples.index(faces)


def write_pyramid(state: Chocolatl) -> str:
    rows = [state.pyramid[start:end] for start, end in pairwise([0, *state.box.row_end])]
    return " | ".join(spaced(row) for row in rows if row)


def read_pyramid(state: Chocolatl, spot: Spot) -> None:
    words = (spot.text or "").replace("|", " ").split()
    state.pyramid = spot.numbers(words, state.players - 1, wrong="no-seat")
    settled = state.location > 4 or state.phase >= codes.FINAL
    most = min(state.box.pyramid, 2 * state.round if settled else 2 * max(0, state.round - 1))
    spot.deny(len(state.pyramid) > most, "pyramid", most=most)


# ------------------------------------------------------------------- the cards of a seat
def read_offering(state: Chocolatl, spot: Spot) -> None:
    """CHO-14."""
    if not spot.given and state.phase <= codes.OFFERING:
        return
    spot.deny(state.phase == codes.SETUP, "early-offering")
    values = state.box.values
    words = spot.words if spot.given else [str(values[-1])]
    wrong = len(words) != 1 or card_of(spot, words[0]) not in values
    spot.deny(wrong, "offering", least=values[0], most=values[-1])
    spot.put("offering", int(words[0]))


def laid_words(state: Chocolatl, seat: int) -> str:
    """The cards of the round in the order of the locations, with `-` for one that is not laid yet."""
    row = [str(state.cards[seat * HAND + place]) if place < state.laid[seat] else "-" for place in range(HAND)]
    places = [(place_of(state.mode, location, 0), place_of(state.mode, location, 1)) for location in range(1, 7)]
    words = [f"{row[one]}+{row[two]}" for one, two in places]
    while words and words[-1] == "-+-":
        words.pop()
    return " ".join(words)


def read_laid(state: Chocolatl, spot: Spot) -> None:
    """The laid cards in the order of laying (CHO-87, CHO-88)."""
    spot.deny(len(spot.words) > LOCATIONS, "locations", count=LOCATIONS)
    places: dict[int, int] = {}
    for location, word in enumerate(spot.words, start=1):
        for which, card in enumerate(spot.pair(word, "+", "pair")):
            if card != "-":
                places[place_of(state.mode, location, which)] = card_of(spot, card)
    spot.deny(sorted(places) != list(range(len(places))), "laid-order")
    spot.deny(places and state.mode == NO_MODE, "nothing-laid", phase=codes.PHASES[state.phase])
    state.laid[spot.seat] = len(places)
    state.cards[spot.seat * HAND : spot.seat * HAND + len(places)] = [places[place] for place in sorted(places)]


def read_hand(state: Chocolatl, spot: Spot) -> None:
    """CHO-16."""
    first, count = spot.seat * HAND, state.laid[spot.seat]
    held = sorted(card_of(spot, word) for word in spot.words)
    if not spot.given:
        gone = [*state.cards[first : first + count], state.offering[spot.seat]]
        held = [value for value in state.box.values if value not in gone]
    spot.deny(count + len(held) != HAND, "card-count", laid=count, hand=len(held), all=HAND)
    state.cards[first + count : first + HAND] = held


# ------------------------------------------------------------------- the pieces of a seat
def rolling(state: Chocolatl) -> bool:
    return state.phase in (codes.DICE, codes.ROLL)


def read_rolled(state: Chocolatl, spot: Spot) -> None:
    """CHO-34; a result of this location says what was bid there."""
    seat, most = spot.seat, state.box.black_dice * state.box.faces[-1]
    rolled = spot.numbers(spot.words, most, count=1)[0] if spot.given else 0
    spot.deny(state.phase not in SETTLING and rolled, "rolled")
    if state.phase in SETTLING and not state.ranking and (state.laid[seat] == HAND or state.mode == GOLD):
        state.bids[seat] = base_bid(state, seat) + rolled


# ------------------------------------------------------------------- what all of it says together
def check_pieces(state: Chocolatl, fields: Fields) -> None:
    """CHO-2, CHO-3, CHO-62, CHO-75, CHO-82."""
    stones, dice, late = state.box.stones, state.box.black_dice, state.phase >= codes.FINAL
    for spot in fields.seats(state):
        seat, used = spot.seat, state.huts[spot.seat] + state.pyramid.count(spot.seat)
        left = state.stones[seat] if state.stones[seat] >= 0 else max(0, stones - used)
        spot.deny(left and left + used != stones, "stones-sum", count=stones)
        many = not left and not stones <= used <= stones + 2
        spot.deny(many, "stones-board", least=stones, most=stones + 2)
        spot.deny(not left and not (state.location > 3 or late), "stone-left")
        spot.deny(state.final[seat] and not (late and state.dice[seat]), "final")
        state.stones[seat] = left
    many = sum(state.dice) > dice - int(moves.die_waits(state))
    fields.deny(many, f"seat {state.players - 1}", "black-dice", count=dice)


def check_bids(state: Chocolatl, fields: Fields) -> None:
    """CHO-24, CHO-25: as many cards are laid as the phase asks for."""
    least, most, step = laid_before(state), 0, 1 if state.mode == GREEN else 2
    if state.phase in BIDDING:
        most = state.goal = {codes.BID_FIRST: LOCATIONS, codes.BID_LOCATION: 2 * state.location}.get(state.phase, HAND)
    elif state.phase in SETTLING:
        least = most = 2 * state.location if state.mode == GOLD else HAND
    for seat, laid in enumerate(state.laid):
        wrong = not least <= laid <= most or (laid - least) % step
        fields.deny(wrong, f"seat {seat}", "laid-count", least=least, most=most, laid=laid)


def find_asked(state: Chocolatl, fields: Fields) -> None:
    """Who is asked, or whose die rolls, follows from the ranking; in final scoring from the seats."""
    if state.phase == codes.FINAL:
        owners = [seat for seat in range(state.players) if state.dice[seat] and not state.final[seat]]
        fields.deny(not owners, "phase", "no-final-die")
        state.asked = owners[0]
    if state.phase not in SETTLING:
        return
    settled = bool(state.ranking)
    state.ranking = state.ranking or rank(state)
    if rolling(state):
        speakers = [seat for seat in reversed(state.ranking) if state.dice[seat] and not state.passed >> seat & 1]
        fields.deny(not speakers, "phase", "no-speaker")
        state.asked = speakers[0]
        return
    if not settled:
        locations.note_bids(state)
    last_round, winner, _, _ = unpack_swap(state.swaps[-1] if state.swaps else 0)
    swapped = last_round == state.round
    fields.deny(swapped and winner != state.ranking[0], "exchanges", "first-wins", seat=state.ranking[0])
    state.asked = state.ranking[1 if state.phase == codes.DISCARD and swapped else 0]


OFFERED: dict[str, Any] = {"of_seat": lambda s, n: s.offering[n] >= 0, "stray": "early-cards"}
"""Until a seat has offered a card, it has those of the start."""
MODE = field.Line("mode", read_mode, lambda s: MODES[s.mode] or "-", late=True)
LAST = field.Flag("last", must_be_last, least=must_be_last, late=True)
POSITION: Final = field.Layout(
    "chocolatl",
    OPTIONS,
    lambda players, given: start(players, Options(players, given)),
    field.Word("phase", codes.PHASES, "bid-location"),
    field.Between("round", lambda s: (1, s.box.rounds) if s.phase >= codes.HARVEST else (0, 0)),
    field.Between("location", lambda s: LOCATIONS_IN.get(s.phase, (0, 0))),
    field.Never(
        "round", "last-round-cards", lambda s: s.phase in CARDS and s.round == s.box.rounds, round=lambda s: s.round
    ),
    field.Never("phase", "lowest-leaves", lambda s: s.phase == codes.DISCARD and s.options.lowest),
    MODE,
    LAST,
    field.Line("track", read_track, write_track),
    field.Late(MODE),
    field.Seat("figure"),
    field.Seat("old man"),
    field.Never("old man", "two-figures", lambda s: s.figure == s.old_man >= 0),
    field.Line("harvest", read_harvest, lambda s: spaced(s.box.triples[s.white]) if s.white >= 0 else "-"),
    field.Line("open", None),
    field.Line("drawn", history.read_opened, lambda s: spaced(s.opened)),
    field.Line("pyramid", read_pyramid, write_pyramid),
    field.Line("exchanges", history.read_exchanges, lambda s: ", ".join(spaced(unpack_swap(swap)) for swap in s.swaps)),
    field.Group("result", "123456", history.read_result, history.write_result),
    field.Seats(
        field.Line("offering", read_offering, lambda s, n: str(s.offering[n]) if s.offering[n] >= 0 else None),
        field.Line("laid", read_laid, laid_words, **OFFERED),
        field.Line("hand", read_hand, lambda s, n: spaced(hand(s, n)), **OFFERED),
        field.Number("huts", lambda s: s.box.rounds, 0),
        field.Number("dice", lambda s: s.box.black_dice, 0),
        field.Number("stones", lambda s: s.box.stones, -1),
        field.Line("rolled", read_rolled, lambda s, n: str(s.bids[n] - base_bid(s, n)), shown=rolling),
        field.Flag("passed", bits=True, shown=rolling, stray="passed"),
        field.Number("final", lambda s: s.box.faces[-1], 0, shown=lambda s: s.phase >= codes.FINAL),
    ),
    field.Check(check_pieces),
    field.Late(LAST),
    field.Never("last", "not-last", lambda s: s.last and s.phase <= codes.SMALL_CARD),
    field.Never("last", "last-discard", lambda s: s.last and s.phase == codes.DISCARD),
    field.Check(check_bids),
    field.Never("phase", "bids-over", lambda s: s.phase in BIDDING and min(s.laid) == s.goal),
    field.Never("phase", "offering-over", lambda s: s.phase == codes.OFFERING and min(s.offering) >= 0),
    field.Check(find_asked),
)
