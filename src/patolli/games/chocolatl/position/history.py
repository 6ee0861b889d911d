"""The part of a position that tells what has been: results, exchanges, improvement cards turned over.

    drawn: 15 9 13 7
    exchanges: 1 1 15 0, 1 2 9 1
    result 1: round 1; seat 2 cards 9+12 huts 0 old 0 dice 0 prize chocolatl points 1; seat 1 cards 0+5 …

`drawn` is all cards turned over, big and small in turn. An exchange is a round, a seat, the card won and the card given
up. A result names the seats from the best to the last.
"""

from __future__ import annotations

from patolli.engine.position import Spot
from patolli.engine.words import is_number
from patolli.games.chocolatl.box.components import LOCATIONS
from patolli.games.chocolatl.rules.codes import (
    BIG_CARD,
    DICE_MASK,
    DISCARD,
    FINAL,
    HARVEST,
    NO_POINTS,
    POINTS_BITS,
    PRIZE_BITS,
    PRIZE_CARD,
    PRIZES,
    SMALL_CARD,
    VILLAGE,
)
from patolli.games.chocolatl.rules.results import Outcome, pack_outcome, pack_swap, unpack_swap
from patolli.games.chocolatl.rules.state import Chocolatl

NO_PRIZE = "-"
WORDS = ("seat", "cards", "huts", "old", "dice", "prize", "points")


def card_of(spot: Spot, word: str) -> int:
    """The value of a card of this box."""
    most = spot.state.box.highest_card
    if not is_number(word, 2) or int(word) > most:
        raise spot.error("no-card", word=word[:20], most=most)
    return int(word)


def cards_of_pair(spot: Spot, word: str) -> tuple[str, str]:
    """The two cards of a bid such as `3+12`."""
    one, plus, two = word.partition("+")
    if not plus or "+" in two:
        raise spot.error("pair", word=word[:20])
    return one, two


# ------------------------------------------------------------------- improvement cards
def read_opened(state: Chocolatl, spot: Spot) -> None:
    """CHO-9: the improvement cards that have been turned over, those of earlier rounds by default the lowest."""
    now = 1 if state.phase == SMALL_CARD else 2
    if state.phase in (HARVEST, BIG_CARD) or not 0 < state.round < state.box.rounds:
        now = 0
    count = now + 2 * max(0, state.round - 1)
    if not spot.given and "open" in spot.fields.values:
        spot = Spot(spot.fields, state, "open", "open", spot.fields.values["open"])
    words = spot.words
    if spot.name == "drawn" and spot.given and len(words) != count:
        raise spot.error("drawn-count", count=count, given=len(words))
    if spot.name == "open" and words and len(words) != now:
        raise spot.error("open-count", count=now, given=len(words))
    decks = [state.box.big[:], state.box.small[:]]
    given = [card_of(spot, word) for word in words]
    for index, value in enumerate(given):
        if value not in decks[index % 2]:
            raise spot.error("not-in-deck", card=value, deck=("big", "small")[index % 2])
        decks[index % 2].remove(value)
    state.opened = [decks[index % 2].pop(0) for index in range(count - len(given))] + given


def write_exchanges(state: Chocolatl) -> str:
    return ", ".join(" ".join(map(str, unpack_swap(swap))) for swap in state.swaps)


def read_exchanges(state: Chocolatl, spot: Spot) -> None:
    """CHO-64, CHO-67: in every round two players win one of its two cards each."""
    before = state.round if state.phase == DISCARD else state.round - 1
    taken: dict[int, list[int]] = {}
    for part in filter(str.strip, (spot.text or "").split(",")):
        words, word = part.split(), part.strip()[:30]
        if len(words) != 4 or not all(is_number(word, 2) for word in words):
            raise spot.error("exchange", word=word)
        round_, seat, won, given = map(int, words)
        if not 1 <= round_ <= state.round or seat >= state.players or max(won, given) > state.box.highest_card:
            raise spot.error("exchange-words", word=word)
        if not max(taken, default=1) <= round_ <= min(before, state.box.rounds - 1):
            raise spot.error("exchange-round", round=round_)
        seats = taken.setdefault(round_, [])
        first, second = sorted(state.opened[2 * round_ - 2 : 2 * round_], reverse=True)
        if seat in seats or len(seats) == 2 or won != (first, second)[len(seats)]:
            raise spot.error("exchange-won", round=round_, first=first, second=second, won=won)
        if round_ == state.round and seats:
            raise spot.error("exchange-over")
        seats.append(seat)
        state.swaps.append(pack_swap(round_, seat, won, given))


# ------------------------------------------------------------------- results
def write_result(state: Chocolatl, number: int) -> str | None:
    results = [Outcome(result) for result in state.results[number * state.players :][: state.players]]
    if not results[0].round:
        return None
    told = [f"round {results[0].round}"]
    for seat in sorted(range(state.players), key=lambda seat: results[seat].place):
        one = results[seat]
        said = (seat, f"{one.card}+{one.second}", one.huts, one.old_man, one.dice, one.prize or NO_PRIZE, one.points)
        told.append(" ".join(f"{word} {value}" for word, value in zip(WORDS, said, strict=True)))
    return "; ".join(told)


def read_result(state: Chocolatl, spot: Spot) -> None:
    location = spot.seat + 1
    head, *told = [part.split() for part in (spot.text or "").split(";")]
    if len(head) != 2 or head[0] != "round" or not is_number(head[1], 1):
        raise spot.error("result-round")
    round_ = int(head[1])
    if not 1 <= round_ <= state.round:
        raise spot.error("not-played", round=round_)
    if round_ == state.round and location > settled(state):
        raise spot.error("not-settled", location=location, round=round_)
    if len(told) != state.players:
        raise spot.error("result-seats", count=state.players)
    order = [read_bid(state, spot, round_, place, words) for place, words in enumerate(told, start=1)]
    if sorted(order) != list(range(state.players)):
        raise spot.error("seat-once")
    if location == state.location and round_ == state.round:
        state.ranking = order


def settled(state: Chocolatl) -> int:
    """The last location whose ranking is fixed in this round; 0 for none."""
    if state.phase >= FINAL:
        return LOCATIONS
    return state.location if state.phase >= VILLAGE else max(0, state.location - 1)


def read_bid(state: Chocolatl, spot: Spot, round_: int, place: int, words: list[str]) -> int:
    """One player's part of a result; the seat."""
    if tuple(words[::2]) != WORDS or len(words) != 2 * len(WORDS):
        raise spot.error("result-form", word=" ".join(words)[:40], form=" … ".join(WORDS) + " …")
    said = dict(zip(WORDS, words[1::2], strict=True))
    one, two = (card_of(spot, card) for card in cards_of_pair(spot, said["cards"]))
    seat = spot.number(said["seat"], state.players - 1)
    huts = spot.number(said["huts"], state.box.rounds)
    old_man = spot.number(said["old"], 1)
    dice = spot.number(said["dice"], DICE_MASK)
    prizes = [NO_PRIZE, *PRIZES[1:]]
    if said["prize"] not in prizes:
        raise spot.error("no-prize", word=said["prize"][:20], names=", ".join(prizes[1:]))
    prize = prizes.index(said["prize"])
    points = said["points"].removeprefix("-")
    if not is_number(points, 2) or int(points) >= NO_POINTS:
        raise spot.error("points", word=said["points"][:20])
    packed = pack_outcome(one, two, huts, old_man, dice, place, round_)
    packed += (prize << PRIZE_BITS) + (int(said["points"]) << POINTS_BITS)
    state.results[spot.seat * state.players + seat] = packed
    if spot.seat + 1 == state.location and round_ == state.round:
        won = [unpack_swap(swap)[1] for swap in state.swaps if unpack_swap(swap)[0] == round_]
        if said["points"] != "0" or prize != (PRIZE_CARD if seat in won else 0):
            raise spot.error("nothing-won", seat=seat)
        box = state.box
        hut = box.hut_bonus_in_village if state.location == 3 else box.hut_bonus
        old = box.old_man_here if state.location == 1 else box.old_man_elsewhere
        state.bids[seat] = one + two + huts * hut + old_man * old + dice
    return seat
