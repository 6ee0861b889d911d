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

from patolli.engine.game import BadOption
from patolli.engine.position import Fields, PositionError, options_line
from patolli.engine.words import is_number
from patolli.games.chocolatl.box.components import (
    BLACK_DICE,
    END_SCORE,
    FACES,
    FEWEST,
    GOLD,
    GREEN,
    HAND,
    LOCATIONS,
    MODE_OF,
    MODES,
    MOST,
    NO_MODE,
    PYRAMID,
    ROUNDS,
    ROW_OF,
    STONES,
    TOP,
    TRIPLES,
    VALUES,
)
from patolli.games.chocolatl.box.options import OPTIONS, Options
from patolli.games.chocolatl.position.history import (
    read_exchanges,
    read_opened,
    read_results,
    write_exchanges,
    write_results,
)
from patolli.games.chocolatl.rules.bidding import base_bid, hand, place_of, rank
from patolli.games.chocolatl.rules.codes import (
    BID_ALL,
    BID_FIRST,
    BID_LOCATION,
    BID_SECOND,
    BIG_CARD,
    DICE,
    DISCARD,
    FINAL,
    HARVEST,
    NOBODY,
    OFFERING,
    OVER,
    PHASES,
    PYRAMID_ORDER,
    ROLL,
    SEAT_BITS,
    SEAT_MASK,
    SETUP,
    SMALL_CARD,
    SWAP_ROUND_BITS,
    VILLAGE,
)
from patolli.games.chocolatl.rules.locations import note_bids
from patolli.games.chocolatl.rules.scoring import leader
from patolli.games.chocolatl.rules.state import Chocolatl, start
from patolli.games.chocolatl.show.view import die_waits

FIELDS = [
    "options",
    "phase",
    "round",
    "location",
    "mode",
    "last",
    "track",
    "figure",
    "old man",
    "harvest",
    "open",
    "drawn",
    "pyramid",
    "exchanges",
]
PARTS = "offering laid hand huts dice stones rolled passed final"
BIDDING = (BID_ALL, BID_FIRST, BID_SECOND, BID_LOCATION)
SETTLING = (DICE, ROLL, VILLAGE, PYRAMID_ORDER, DISCARD)


# ------------------------------------------------------------------- write
def write(state: Chocolatl) -> str:
    """The position as text."""
    lines = [f"chocolatl {state.players}"]
    if state.options.given:
        lines.append(options_line(state.options.given))
    lines += [
        f"phase: {PHASES[state.phase]}",
        f"round: {state.round}",
        f"location: {state.location}",
        f"mode: {MODES[state.mode] or '-'}",
        f"last: {int(state.last)}",
        f"track: {track(state)}",
        f"figure: {seat_word(state.figure)}",
        f"old man: {seat_word(state.old_man)}",
        "harvest: " + (" ".join(map(str, TRIPLES[state.white])) if state.white >= 0 else "-"),
        "drawn: " + " ".join(map(str, state.opened)),
        "pyramid: " + pyramid(state),
        "exchanges: " + write_exchanges(state),
    ]
    lines += write_results(state)
    lines += [f"seat {seat}: {seat_line(state, seat)}" for seat in range(state.players)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def seat_word(seat: int) -> str:
    return str(seat) if seat >= 0 else "-"


def track(state: Chocolatl) -> str:
    spaces = sorted({state.space[seat] for seat in state.stack})
    return ", ".join(
        f"{space}: " + " ".join(str(seat) for seat in state.stack if state.space[seat] == space) for space in spaces
    )


def pyramid(state: Chocolatl) -> str:
    words: list[str] = []
    for space, seat in enumerate(state.pyramid):
        if space and ROW_OF[space] != ROW_OF[space - 1]:
            words.append("|")
        words.append(str(seat))
    return " ".join(words)


def seat_line(state: Chocolatl, seat: int) -> str:
    parts: list[str] = []
    if state.offering[seat] >= 0:
        parts.append(f"offering {state.offering[seat]}")
        parts.append("laid " + laid_words(state, seat))
        parts.append("hand " + " ".join(map(str, hand(state, seat))))
    parts += [f"huts {state.huts[seat]}", f"dice {state.dice[seat]}", f"stones {state.stones[seat]}"]
    if state.phase in (DICE, ROLL):
        parts.append(f"rolled {state.bids[seat] - base_bid(state, seat)}")
        parts.append(f"passed {state.passed >> seat & 1}")
    if state.phase in (FINAL, OVER):
        parts.append(f"final {state.final[seat]}")
    return "; ".join(part.rstrip() for part in parts)


def laid_words(state: Chocolatl, seat: int) -> str:
    words: list[str] = []
    for location in range(1, LOCATIONS + 1):
        pair = []
        for which in (0, 1):
            place = place_of(state.mode, location, which)
            pair.append(str(state.cards[seat * HAND + place]) if place < state.laid[seat] else "-")
        words.append("+".join(pair))
    while words and words[-1] == "-+-":
        words.pop()
    return " ".join(words)


# ------------------------------------------------------------------- read
def read(text: str) -> Chocolatl:
    """The position that the text sets up. PositionError names the line that is wrong."""
    fields = Fields(text)
    if fields.game != "chocolatl" or not FEWEST <= fields.players <= MOST:
        raise PositionError(1, f"{fields.game} with {fields.players} players is not a game of Chocolatl")
    seats = [f"seat {seat}" for seat in range(fields.players)]
    fields.check_names(FIELDS + [f"result {location}" for location in range(1, LOCATIONS + 1)] + seats)
    state = start(fields.players, read_options(fields))
    read_stage(fields, state)
    read_track(fields, state)
    read_mode(fields, state)
    state.figure = seat_of(fields, state, "figure")
    state.old_man = seat_of(fields, state, "old man")
    if state.figure == state.old_man != NOBODY:
        raise fields.error("old man", "the two figures are never with one player (CHO-51)")
    read_harvest(fields, state)
    read_pyramid(fields, state)
    for seat, name in enumerate(seats):
        read_seat(fields, state, seat, name)
    if sum(state.dice) > BLACK_DICE - int(die_waits(state)):
        raise fields.error(seats[-1], f"there are only {BLACK_DICE} black dice (CHO-3)")
    read_opened(fields, state)
    read_exchanges(fields, state)
    read_results(fields, state)
    read_flag(fields, state)
    check_bids(fields, state, seats)
    read_question(fields, state)
    return state


def read_options(fields: Fields) -> Options:
    try:
        return Options(fields.players, fields.options(OPTIONS))
    except BadOption as error:
        raise fields.error("options", str(error)) from error


def read_stage(fields: Fields, state: Chocolatl) -> None:
    """Phase, round and location."""
    phase = fields.values.get("phase", "bid-location")
    if phase not in PHASES:
        raise fields.error("phase", f"{phase[:20]!r} is no phase; these are: {', '.join(PHASES)}")
    state.phase = PHASES.index(phase)
    early = state.phase < HARVEST
    state.round = fields.number("round", 0 if early else 1, 0 if early else ROUNDS, 0 if early else 1)
    least, most, usual = 0, 0, 0
    if state.phase in (BID_LOCATION, DICE, ROLL):
        least, most, usual = 1, LOCATIONS, 1
    elif state.phase in SETTLING:
        least = most = usual = {VILLAGE: 3, PYRAMID_ORDER: 4, DISCARD: 6}[state.phase]
    state.location = fields.number("location", usual, most, least)
    if state.phase in (BIG_CARD, SMALL_CARD, DISCARD) and state.round == ROUNDS:
        raise fields.error("round", f"in round {ROUNDS} no improvement cards are laid out (CHO-18)")
    if state.phase == DISCARD and state.options.lowest:
        raise fields.error("phase", "in this edition the lowest card leaves by itself (CHO-65)")


def read_track(fields: Fields, state: Chocolatl) -> None:
    if "track" not in fields.values:
        state.stack = list(range(state.players)) if state.phase > SETUP else []
        return
    for part in fields.values["track"].split(","):
        if not part.strip():
            continue
        space, colon, discs = part.partition(":")
        if not colon or not space.strip().isdecimal() or len(space.strip()) > 3:
            raise fields.error("track", f"{part.strip()[:30]!r} is not a space and its seats, such as 12: 2 0")
        for word in discs.split():
            if not is_number(word, 1) or int(word) >= state.players:
                raise fields.error("track", f"there is no seat {word[:20]!r}")
            if int(word) in state.stack:
                raise fields.error("track", f"the disc of seat {word} is on the track twice (CHO-69)")
            state.stack.append(int(word))
            state.space[int(word)] = int(space)
    if state.phase > SETUP and len(state.stack) < state.players:
        raise fields.error("track", "every disc is on the track when the set-up is over (CHO-10)")
    if state.phase == SETUP and (any(state.space) or len(state.stack) == state.players):
        raise fields.error("track", "during the set-up some discs are on space 0, and not yet all (CHO-10)")


def read_mode(fields: Fields, state: Chocolatl) -> None:
    """CHO-20."""
    fixed = {BID_ALL: "red", BID_FIRST: "green", BID_SECOND: "green", BID_LOCATION: "gold"}
    bidding = state.phase in BIDDING or state.phase in SETTLING
    space = min(leader(state), END_SCORE - 1)
    usual = fixed.get(state.phase, MODES[MODE_OF[space]]) if bidding else "-"
    mode = fields.values.get("mode", usual)
    allowed = [usual] if state.phase in fixed or not bidding else MODES[1:]
    if mode not in allowed:
        raise fields.error("mode", f"in the phase {PHASES[state.phase]} the mode is {' or '.join(allowed)}")
    state.mode = MODES.index(mode) if bidding else NO_MODE


def seat_of(fields: Fields, state: Chocolatl, name: str) -> int:
    word = fields.values.get(name, "-")
    if word == "-":
        return NOBODY
    return fields.number(name, 0, state.players - 1)


def read_harvest(fields: Fields, state: Chocolatl) -> None:
    words = fields.words("harvest")
    if words and words != ["-"]:
        if not all(word.isdecimal() and len(word) == 1 for word in words) or sorted(map(int, words)) not in TRIPLES:
            raise fields.error("harvest", f"harvest is three faces such as 2 4 5, not {' '.join(words)[:30]!r} (CHO-5)")
        state.white = TRIPLES.index(sorted(map(int, words)))
    elif state.phase > HARVEST:
        state.white = 0


def read_pyramid(fields: Fields, state: Chocolatl) -> None:
    for word in fields.values.get("pyramid", "").replace("|", " ").split():
        if not is_number(word, 1) or int(word) >= state.players:
            raise fields.error("pyramid", f"there is no seat {word[:20]!r}")
        state.pyramid.append(int(word))
    settled = state.location > 4 or state.phase >= FINAL
    most = min(PYRAMID, 2 * state.round if settled else 2 * max(0, state.round - 1))
    if len(state.pyramid) > most:
        raise fields.error("pyramid", f"at this point there are at most {most} stones in the pyramid (CHO-56)")


def parts_of(fields: Fields, name: str) -> dict[str, list[str]]:
    """The parts of a line such as `offering 12; huts 2`."""
    parts: dict[str, list[str]] = {}
    for part in fields.values.get(name, "").split(";"):
        words = part.replace(",", " ").split()
        if not words:
            continue
        if words[0] not in PARTS.split():
            raise fields.error(name, f"{words[0][:20]!r} is not part of this line; these are: {PARTS}")
        if words[0] in parts:
            raise fields.error(name, f"{words[0]!r} is given twice")
        parts[words[0]] = words[1:]
    return parts


def one_number(fields: Fields, name: str, parts: dict[str, list[str]], what: str, usual: int, most: int) -> int:
    if what not in parts:
        return usual
    words = parts[what]
    if len(words) != 1 or not words[0].isdecimal() or len(words[0]) > 4 or int(words[0]) > most:
        raise fields.error(name, f"{what} is a number from 0 to {most}, not {' '.join(words)[:30]!r}")
    return int(words[0])


def card_of(fields: Fields, name: str, word: str) -> int:
    if not word.isdecimal() or len(word) > 2 or int(word) > TOP:
        raise fields.error(name, f"{word[:20]!r} is no card; cards go from 0 to {TOP}")
    return int(word)


def read_seat(fields: Fields, state: Chocolatl, seat: int, name: str) -> None:
    parts = parts_of(fields, name)
    read_cards(fields, state, seat, name, parts)
    state.huts[seat] = one_number(fields, name, parts, "huts", 0, ROUNDS)
    state.dice[seat] = one_number(fields, name, parts, "dice", 0, BLACK_DICE)
    used = state.huts[seat] + state.pyramid.count(seat)
    state.stones[seat] = one_number(fields, name, parts, "stones", max(0, STONES - used), STONES)
    if state.stones[seat] and state.stones[seat] + used != STONES:
        raise fields.error(name, f"stones left, huts and stones in the pyramid make {STONES} (CHO-2)")
    if not state.stones[seat] and not STONES <= used <= STONES + 2:
        raise fields.error(name, f"without stones left, {STONES} to {STONES + 2} are on the board (CHO-62)")
    if not state.stones[seat] and not (state.location > 3 or state.phase >= FINAL):
        raise fields.error(name, "before location 3 is settled everybody has a stone left (CHO-75)")
    rolled = one_number(fields, name, parts, "rolled", 0, BLACK_DICE * max(FACES))
    if state.phase in SETTLING:
        state.bids[seat] = base_bid(state, seat) + rolled if state.laid[seat] == HAND or state.mode == GOLD else 0
    elif rolled:
        raise fields.error(name, "dice are rolled at a location only (CHO-34)")
    if one_number(fields, name, parts, "passed", 0, 1):
        if state.phase not in (DICE, ROLL):
            raise fields.error(name, "nobody passes outside a die window (CHO-37)")
        state.passed |= 1 << seat
    state.final[seat] = one_number(fields, name, parts, "final", 0, max(FACES))
    if state.final[seat] and (state.phase < FINAL or not state.dice[seat]):
        raise fields.error(name, "only who owns a black die rolls one in final scoring (CHO-82)")


def read_cards(fields: Fields, state: Chocolatl, seat: int, name: str, parts: dict[str, list[str]]) -> None:
    """CHO-16: offering, laid cards and hand."""
    if state.phase <= OFFERING and "offering" not in parts:
        if "laid" in parts or "hand" in parts:
            raise fields.error(name, "before the offering everybody has the cards of the start (CHO-14)")
        return
    if state.phase == SETUP:
        raise fields.error(name, "the offering comes after the set-up (CHO-14)")
    offering = parts.get("offering", [str(max(VALUES))])
    if len(offering) != 1 or card_of(fields, name, offering[0]) not in VALUES:
        raise fields.error(name, f"an offering is one card from {min(VALUES)} to {max(VALUES)} (CHO-14)")
    state.offering[seat] = int(offering[0])
    laid = read_laid(fields, state, name, parts.get("laid", []))
    if "hand" in parts:
        held = sorted(card_of(fields, name, word) for word in parts["hand"])
    else:
        held = [value for value in VALUES if value not in laid and value != state.offering[seat]]
    if len(laid) + len(held) != HAND:
        raise fields.error(name, f"{len(laid)} cards laid and {len(held)} in hand are not {HAND} (CHO-16)")
    state.laid[seat] = len(laid)
    state.cards[seat * HAND : seat * HAND + HAND] = laid + held


def read_laid(fields: Fields, state: Chocolatl, name: str, words: list[str]) -> list[int]:
    """The laid cards in the order of laying."""
    places: dict[int, int] = {}
    if len(words) > LOCATIONS:
        raise fields.error(name, f"there are {LOCATIONS} locations to lay cards at (CHO-24)")
    for location, word in enumerate(words, start=1):
        pair = word.split("+")
        if len(pair) != 2:
            raise fields.error(name, f"{word[:20]!r} is not two cards such as 3+12 (CHO-24)")
        for which in (0, 1):
            if pair[which] != "-":
                places[place_of(state.mode, location, which)] = card_of(fields, name, pair[which])
    if sorted(places) != list(range(len(places))):
        raise fields.error(name, "cards are laid in the order of the locations (CHO-87, CHO-88)")
    if places and state.mode == NO_MODE:
        raise fields.error(name, f"in the phase {PHASES[state.phase]} no card is laid")
    return [places[place] for place in sorted(places)]


def read_flag(fields: Fields, state: Chocolatl) -> None:
    """CHO-75."""
    full = len(state.pyramid) == PYRAMID
    must = full or leader(state) >= END_SCORE or 0 in state.stones or state.phase >= FINAL
    must = must or (state.round == ROUNDS and state.phase > HARVEST)
    state.last = bool(fields.number("last", int(must), 1, int(must)))
    if state.last and state.phase <= SMALL_CARD:
        raise fields.error("last", "a round that is being prepared is not yet the last (CHO-75)")
    if state.last and state.phase == DISCARD:
        raise fields.error("last", "in the last round no card is given up (CHO-68)")


def check_bids(fields: Fields, state: Chocolatl, seats: list[str]) -> None:
    """CHO-24, CHO-25: as many cards are laid as the phase asks for."""
    least, most, step = 0, 0, 1
    if state.phase in BIDDING:
        state.goal = {BID_ALL: HAND, BID_FIRST: LOCATIONS, BID_SECOND: HAND, BID_LOCATION: 2 * state.location}[
            state.phase
        ]
        least = {BID_SECOND: LOCATIONS, BID_LOCATION: state.goal - 2}.get(state.phase, 0)
        most, step = state.goal, 1 if state.mode == GREEN else 2
    elif state.phase in SETTLING:
        least = most = 2 * state.location if state.mode == GOLD else HAND
    for seat, name in enumerate(seats):
        if not least <= state.laid[seat] <= most or (state.laid[seat] - least) % step:
            raise fields.error(name, f"in this phase {least} to {most} cards are laid, not {state.laid[seat]} (CHO-24)")
    if state.phase in BIDDING and min(state.laid) == state.goal:
        raise fields.error("phase", "everybody has confirmed, so the bidding is over (CHO-25)")
    if state.phase == OFFERING and min(state.offering) >= 0:
        raise fields.error("phase", "everybody has offered a card, so the offering is over (CHO-14)")


def read_question(fields: Fields, state: Chocolatl) -> None:
    """Who is asked, or whose die rolls, follows from the ranking; in final scoring from the seats."""
    if state.phase == FINAL:
        owners = [seat for seat in range(state.players) if state.dice[seat] and not state.final[seat]]
        if not owners:
            raise fields.error("phase", "nobody has a black die to roll, so the game is over (CHO-82)")
        state.asked = owners[0]
        return
    if state.phase not in SETTLING:
        return
    settled = bool(state.ranking)
    if not settled:
        state.ranking = rank(state)
    if state.phase in (DICE, ROLL):
        speakers = [seat for seat in reversed(state.ranking) if state.dice[seat] and not state.passed >> seat & 1]
        if not speakers:
            raise fields.error("phase", "nobody who owns a black die has still to speak (CHO-37)")
        state.asked = speakers[0]
        return
    if not settled:
        note_bids(state)
    swapped = len(state.swaps) and state.swaps[-1] >> SWAP_ROUND_BITS == state.round
    if swapped and state.swaps[-1] >> SEAT_BITS & SEAT_MASK != state.ranking[0]:
        raise fields.error("exchanges", f"the first in rank, seat {state.ranking[0]}, wins a card first (CHO-64)")
    state.asked = state.ranking[1 if state.phase == DISCARD and swapped else 0]
