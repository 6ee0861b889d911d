"""The part of a position that tells what has been: results, exchanges, improvement cards turned over."""

from __future__ import annotations

from patolli.engine.fields import Spot
from patolli.engine.words import is_number
from patolli.games.chocolatl.box.components import LOCATIONS
from patolli.games.chocolatl.rules import codes
from patolli.games.chocolatl.rules.results import Outcome, pack_outcome, pack_swap, unpack_swap
from patolli.games.chocolatl.rules.state import Chocolatl

NO_PRIZE = "-"
WORDS = ("seat", "cards", "huts", "old", "dice", "prize", "points")


def card_of(spot: Spot, word: str) -> int:
    """The value of a card of this box."""
    return spot.number(word, spot.state.box.highest_card, wrong="no-card")


# ------------------------------------------------------------------- improvement cards
def read_opened(state: Chocolatl, spot: Spot) -> None:
    """CHO-9: the improvement cards that have been turned over, those of earlier rounds by default the lowest."""
    none = state.phase in (codes.HARVEST, codes.BIG_CARD) or not 0 < state.round < state.box.rounds
    now = 0 if none else 1 if state.phase == codes.SMALL_CARD else 2
    count = now + 2 * max(0, state.round - 1)
    if not spot.given and "open" in spot.fields.values:
        spot = spot.fields.spot(state, "open")
    words, decks = spot.words, [state.box.big[:], state.box.small[:]]
    spot.deny(spot.name == "drawn" and spot.given and len(words) != count, "drawn-count", count=count, given=len(words))
    spot.deny(spot.name == "open" and words and len(words) != now, "open-count", count=now, given=len(words))
    given = [card_of(spot, word) for word in words]
    for index, value in enumerate(given):
        spot.deny(value not in decks[index % 2], "not-in-deck", card=value, deck=("big", "small")[index % 2])
        decks[index % 2].remove(value)
    state.opened = [decks[index % 2].pop(0) for index in range(count - len(given))] + given


def read_exchanges(state: Chocolatl, spot: Spot) -> None:
    """CHO-64, CHO-67: in every round two players win one of its two cards each, and give up another."""
    before = state.round if state.phase == codes.DISCARD else state.round - 1
    taken: dict[int, list[int]] = {}
    for part in filter(str.strip, (spot.text or "").split(",")):
        words, word = part.split(), part.strip()[:30]
        spot.deny(len(words) != 4 or not all(is_number(one, 2) for one in words), "exchange", word=word)
        round_, seat, won, given = map(int, words)
        known = 1 <= round_ <= state.round and seat < state.players and max(won, given) <= state.box.highest_card
        spot.deny(not known, "exchange-words", word=word)
        over = max(taken, default=1) <= round_ <= min(before, state.box.rounds - 1)
        spot.deny(not over, "exchange-round", round=round_)
        seats = taken.setdefault(round_, [])
        first, second = sorted(state.opened[2 * round_ - 2 : 2 * round_], reverse=True)
        wrong = seat in seats or len(seats) == 2 or won != (first, second)[len(seats)]
        spot.deny(wrong, "exchange-won", round=round_, first=first, second=second, won=won)
        spot.deny(round_ == state.round and seats, "exchange-over")
        seats.append(seat)
        state.swaps.append(pack_swap(round_, seat, won, given))


# ------------------------------------------------------------------- results
def write_result(state: Chocolatl, number: int) -> str | None:
    """A result names the seats from the best to the last."""
    results = [Outcome(result) for result in state.results[number * state.players :][: state.players]]
    told = [f"round {results[0].round}"]
    for seat in sorted(range(state.players), key=lambda seat: results[seat].place):
        one = results[seat]
        said = (seat, f"{one.card}+{one.second}", one.huts, one.old_man, one.dice, one.prize or NO_PRIZE, one.points)
        told.append(" ".join(f"{word} {value}" for word, value in zip(WORDS, said, strict=True)))
    return "; ".join(told) if results[0].round else None


def read_result(state: Chocolatl, spot: Spot) -> None:
    location = spot.seat + 1
    head, *told = [part.split() for part in (spot.text or "").split(";")]
    spot.deny(len(head) != 2 or head[0] != "round" or not is_number(head[1], 1), "result-round")
    round_ = int(head[1])
    spot.deny(not 1 <= round_ <= state.round, "not-played", round=round_)
    settled = state.location if state.phase >= codes.VILLAGE else state.location - 1
    open_ = round_ == state.round and location > (LOCATIONS if state.phase >= codes.FINAL else settled)
    spot.deny(open_, "not-settled", location=location, round=round_)
    spot.deny(len(told) != state.players, "result-seats", count=state.players)
    order = [read_bid(state, spot, round_, place, words) for place, words in enumerate(told, start=1)]
    spot.deny(sorted(order) != list(range(state.players)), "seat-once")
    if location == state.location and round_ == state.round:
        state.ranking = order


def read_bid(state: Chocolatl, spot: Spot, round_: int, place: int, words: list[str]) -> int:
    """One player's part of a result; the seat."""
    wrong = tuple(words[::2]) != WORDS or len(words) != 2 * len(WORDS)
    spot.deny(wrong, "result-form", word=" ".join(words)[:40], form=" … ".join(WORDS) + " …")
    said, box = dict(zip(WORDS, words[1::2], strict=True)), state.box
    one, two = (card_of(spot, card) for card in spot.pair(said["cards"], "+", "pair"))
    seat, huts = spot.number(said["seat"], state.players - 1), spot.number(said["huts"], box.rounds)
    old_man, dice = spot.number(said["old"], 1), spot.number(said["dice"], codes.DICE_MASK)
    prizes, points = [NO_PRIZE, *codes.PRIZES[1:]], said["points"].removeprefix("-")
    spot.deny(said["prize"] not in prizes, "no-prize", word=said["prize"][:20], names=", ".join(prizes[1:]))
    prize = prizes.index(said["prize"])
    spot.deny(not is_number(points, 2) or int(points) >= codes.NO_POINTS, "points", word=said["points"][:20])
    packed = pack_outcome(one, two, huts, old_man, dice, place, round_)
    packed += (prize << codes.PRIZE_BITS) + (int(said["points"]) << codes.POINTS_BITS)
    state.results[spot.seat * state.players + seat] = packed
    if spot.seat + 1 == state.location and round_ == state.round:
        won = [unpack_swap(swap)[1] for swap in state.swaps if unpack_swap(swap)[0] == round_]
        early = said["points"] != "0" or prize != (codes.PRIZE_CARD if seat in won else 0)
        spot.deny(early, "nothing-won", seat=seat)
        hut = box.hut_bonus_in_village if state.location == 3 else box.hut_bonus
        old = box.old_man_here if state.location == 1 else box.old_man_elsewhere
        state.bids[seat] = one + two + huts * hut + old_man * old + dice
    return seat
