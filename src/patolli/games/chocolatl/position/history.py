"""The part of a position that tells what has been: results, exchanges, improvement cards turned over.

    drawn: 15 9 13 7
    exchanges: 1 1 15 0, 1 2 9 1
    result 1: round 1; seat 2 cards 9+12 huts 0 old 0 dice 0 prize chocolatl points 1; seat 1 cards 0+5 …

`drawn` is all cards turned over, big and small in turn. An exchange is a round, a seat, the card won and the card given
up. A result names the seats from the best to the last.
"""

from __future__ import annotations

from patolli.engine.position import Fields
from patolli.games.chocolatl.box.components import LOCATIONS
from patolli.games.chocolatl.rules.codes import (
    BIG_CARD,
    CARD_MASK,
    DICE_BITS,
    DICE_MASK,
    DISCARD,
    FINAL,
    HARVEST,
    HUTS_BITS,
    HUTS_MASK,
    NO_POINTS,
    OLD_BIT,
    PLACE_BITS,
    PLACE_MASK,
    POINTS_BITS,
    POINTS_MASK,
    PRIZE_BITS,
    PRIZE_CARD,
    PRIZE_MASK,
    PRIZES,
    ROUND_BITS,
    SEAT_BITS,
    SEAT_MASK,
    SECOND_BITS,
    SMALL_CARD,
    SWAP_ROUND_BITS,
    VILLAGE,
    WON_BITS,
)
from patolli.games.chocolatl.rules.state import Chocolatl

NO_PRIZE = "-"
WORDS = ("seat", "cards", "huts", "old", "dice", "prize", "points")


# ------------------------------------------------------------------- improvement cards
def read_opened(fields: Fields, state: Chocolatl) -> None:
    """CHO-9: the improvement cards that have been turned over, those of earlier rounds by default the lowest."""
    count = 2 * min(max(0, state.round - 1), state.box.rounds - 1)
    if state.phase == SMALL_CARD:
        count += 1
    elif state.phase not in (HARVEST, BIG_CARD) and 0 < state.round < state.box.rounds:
        count += 2
    now = count - 2 * min(max(0, state.round - 1), state.box.rounds - 1)
    if "drawn" in fields.values:
        words = fields.words("drawn")
        if len(words) != count:
            raise fields.error("drawn", f"{count} improvement cards have been turned over by now, not {len(words)}")
        name = "drawn"
    else:
        words = fields.words("open")
        name = "open"
        if words and len(words) != now:
            raise fields.error("open", f"{now} improvement cards are open at this point, not {len(words)} (CHO-18)")
    given = [card(fields, state, name, word) for word in words]
    decks = [state.box.big[:], state.box.small[:]]
    for index, value in enumerate(given):
        if value not in decks[index % 2]:
            deck = ("big", "small")[index % 2]
            raise fields.error(name, f"{value} is not in the {deck} deck (CHO-9)")
        decks[index % 2].remove(value)
    while len(state.opened) < count - len(given):
        state.opened.append(decks[len(state.opened) % 2].pop(0))
    state.opened += given


def card(fields: Fields, state: Chocolatl, name: str, word: str) -> int:
    if not word.isdecimal() or len(word) > 2 or int(word) > state.box.highest_card:
        raise fields.error(name, f"{word[:20]!r} is no card; cards go from 0 to {state.box.highest_card}")
    return int(word)


def write_exchanges(state: Chocolatl) -> str:
    return ", ".join(
        f"{swap >> SWAP_ROUND_BITS} {swap >> SEAT_BITS & SEAT_MASK} {swap >> WON_BITS & CARD_MASK} {swap & CARD_MASK}"
        for swap in state.swaps
    )


def read_exchanges(fields: Fields, state: Chocolatl) -> None:
    """CHO-64, CHO-67: in every round two players win one of its two cards each."""
    before = state.round if state.phase == DISCARD else state.round - 1
    taken: dict[int, list[int]] = {}
    for part in fields.values.get("exchanges", "").split(","):
        words = part.split()
        if not words:
            continue
        if len(words) != 4 or not all(word.isdecimal() and len(word) <= 2 for word in words):
            raise fields.error(
                "exchanges", f"{part.strip()[:30]!r} is not a round, a seat, a card won and a card given up"
            )
        round_, seat, won, given = map(int, words)
        if not 1 <= round_ <= state.round or seat >= state.players or max(won, given) > state.box.highest_card:
            raise fields.error("exchanges", f"{part.strip()[:30]!r} names a round, seat or card that cannot be")
        if not max(taken, default=1) <= round_ <= min(before, state.box.rounds - 1):
            raise fields.error(
                "exchanges", f"cards are won at location 6, round by round; not yet in {round_} (CHO-67)"
            )
        seats = taken.setdefault(round_, [])
        open_ = sorted(state.opened[2 * round_ - 2 : 2 * round_], reverse=True)
        if seat in seats or len(seats) == 2 or won != open_[len(seats)]:
            raise fields.error(
                "exchanges",
                f"in round {round_} the first in rank wins {open_[0]}, then the second {open_[1]}, not {won} (CHO-64)",
            )
        if round_ == state.round and seats:
            raise fields.error("exchanges", "once the second card is won, the round is over (CHO-67)")
        seats.append(seat)
        state.swaps.append(given | won << WON_BITS | seat << SEAT_BITS | round_ << SWAP_ROUND_BITS)


# ------------------------------------------------------------------- results
def write_results(state: Chocolatl) -> list[str]:
    lines: list[str] = []
    for location in range(1, LOCATIONS + 1):
        first = (location - 1) * state.players
        packed = state.results[first : first + state.players]
        if packed[0]:
            order = sorted(range(state.players), key=lambda seat: packed[seat] >> PLACE_BITS & PLACE_MASK)
            told = "; ".join(result_words(seat, packed[seat]) for seat in order)
            lines.append(f"result {location}: round {packed[0] >> ROUND_BITS}; {told}")
    return lines


def result_words(seat: int, packed: int) -> str:
    return (
        f"seat {seat} cards {packed & CARD_MASK}+{packed >> SECOND_BITS & CARD_MASK} "
        f"huts {packed >> HUTS_BITS & HUTS_MASK} old {packed >> OLD_BIT & 1} dice {packed >> DICE_BITS & DICE_MASK} "
        f"prize {PRIZES[packed >> PRIZE_BITS & PRIZE_MASK] or NO_PRIZE} "
        f"points {(packed >> POINTS_BITS & POINTS_MASK) - NO_POINTS}"
    )


def read_results(fields: Fields, state: Chocolatl) -> None:
    for location in range(1, LOCATIONS + 1):
        name = f"result {location}"
        if name not in fields.values:
            continue
        head, *told = [part.split() for part in fields.values[name].split(";")]
        if len(head) != 2 or head[0] != "round" or not head[1].isdecimal() or len(head[1]) > 1:
            raise fields.error(name, "a result begins with its round, such as `round 2`")
        round_ = int(head[1])
        if not 1 <= round_ <= state.round:
            raise fields.error(name, f"round {round_} has not been played yet")
        if round_ == state.round and location > settled(state):
            raise fields.error(name, f"location {location} is not settled yet in round {round_} (CHO-31)")
        if len(told) != state.players:
            raise fields.error(name, f"a result has {state.players} seats, from the best to the last")
        order = [
            read_result(fields, state, name, location, round_, place, words) for place, words in enumerate(told, 1)
        ]
        if sorted(order) != list(range(state.players)):
            raise fields.error(name, "a result has every seat once")
        if location == state.location and round_ == state.round:
            state.ranking = order


def settled(state: Chocolatl) -> int:
    """The last location whose ranking is fixed in this round; 0 for none."""
    if state.phase >= FINAL:
        return LOCATIONS
    return state.location if state.phase >= VILLAGE else max(0, state.location - 1)


def read_result(
    fields: Fields, state: Chocolatl, name: str, location: int, round_: int, place: int, words: list[str]
) -> int:
    """One player's part of a result; the seat."""
    if tuple(words[::2]) != WORDS or len(words) != 2 * len(WORDS):
        raise fields.error(name, f"{' '.join(words)[:40]!r} is not of the form `{' … '.join(WORDS)} …`")
    said = dict(zip(WORDS, words[1::2], strict=True))
    pair = said["cards"].split("+")
    if len(pair) != 2:
        raise fields.error(name, f"{said['cards'][:20]!r} is not two cards such as 3+12 (CHO-24)")
    one, two = card(fields, state, name, pair[0]), card(fields, state, name, pair[1])
    seat = small(fields, name, said, "seat", state.players - 1)
    huts = small(fields, name, said, "huts", state.box.rounds)
    old = small(fields, name, said, "old", 1)
    dice = small(fields, name, said, "dice", DICE_MASK)
    if said["prize"] not in PRIZES[1:] and said["prize"] != NO_PRIZE:
        raise fields.error(name, f"{said['prize'][:20]!r} is no prize; these are: {', '.join(PRIZES[1:])}")
    prize = 0 if said["prize"] == NO_PRIZE else PRIZES.index(said["prize"])
    number = said["points"].removeprefix("-")
    if not number.isdecimal() or len(number) > 2 or int(number) >= NO_POINTS:
        raise fields.error(name, f"{said['points'][:20]!r} is no number of points")
    state.results[(location - 1) * state.players + seat] = (
        one
        | two << SECOND_BITS
        | huts << HUTS_BITS
        | old << OLD_BIT
        | dice << DICE_BITS
        | place << PLACE_BITS
        | prize << PRIZE_BITS
        | (int(said["points"]) + NO_POINTS) << POINTS_BITS
        | round_ << ROUND_BITS
    )
    if location == state.location and round_ == state.round:
        won = [swap >> SEAT_BITS & SEAT_MASK for swap in state.swaps if swap >> SWAP_ROUND_BITS == round_]
        if said["points"] != "0" or prize != (PRIZE_CARD if seat in won else 0):
            raise fields.error(name, f"seat {seat} has won nothing here that is not among the exchanges (CHO-47)")
        hut = huts * (state.box.hut_bonus_in_village if location == 3 else state.box.hut_bonus)
        state.bids[seat] = one + two + hut + dice
        state.bids[seat] += old * (state.box.old_man_here if location == 1 else state.box.old_man_elsewhere)
    return seat


def small(fields: Fields, name: str, said: dict[str, str], what: str, most: int) -> int:
    word = said[what]
    if not word.isdecimal() or len(word) > 3 or int(word) > most:
        raise fields.error(name, f"{what} is a number from 0 to {most}, not {word[:20]!r}")
    return int(word)
