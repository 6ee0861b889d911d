"""Chocolatl for learners: dense actions, legal masks and observations.

With the delivered box an action is the number of its move. With cards above 18 it is not: there, a number may mean a
card, a pair or a word (codes.PAIR).
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from patolli.dense.encoder import Encoder, clear_numbers, count_to
from patolli.dense.words import clear, set_bit
from patolli.engine.core.state import State
from patolli.games.chocolatl.box.components import HAND, LOCATION_KEYS, LOCATIONS, MODES, MOST, Components
from patolli.games.chocolatl.rules.bidding import card, is_open, laid_before, place_of, revealed
from patolli.games.chocolatl.rules.codes import (
    BID_ALL,
    BID_FIRST,
    BID_LOCATION,
    BID_SECOND,
    BIG_CARD,
    CARD_MASK,
    DICE,
    DISCARD,
    FINAL,
    HARVEST,
    OFFERING,
    PAIR,
    PASS_DIE,
    PHASES,
    ROLL,
    ROUND_BITS,
    SECOND_BITS,
    SETUP,
    SMALL_CARD,
)
from patolli.games.chocolatl.rules.moves import cards_left, moves
from patolli.games.chocolatl.rules.results import unpack_swap
from patolli.games.chocolatl.rules.state import Chocolatl

VERSION: Final = 1
OTHER_SEATS: Final = ["self", "next", "second", "third", "fourth"]
CLOSED: Final = -1
"""A card that is there and that the one who looks may not see."""


class ChocolatlEncoder(Encoder):
    """Chocolatl with one box."""

    def __init__(self, box: Components) -> None:
        super().__init__("chocolatl", MOST, VERSION)
        self.values: i64 = box.highest_card + 1
        values = count_to(box.highest_card + 1)
        pairs = [f"{low}+{high}" for high in range(len(values)) for low in range(high + 1)]
        self.add_actions("card", "a card by its value: offered, bid or given up", values)
        self.pair_at: i64 = self.add_actions("pair", "bid two cards", pairs)
        words = ["pass-die", "roll-die", "take-hut", "take-die", "self-first", "other-first"]
        self.word_at: i64 = self.add_actions("say", "answer a question", words)
        self.disc_at: i64 = self.add_chance("disc", "whose disc is laid next", count_to(MOST))
        triples = ["-".join([str(face) for face in triple]) for triple in box.triples]
        self.harvest_at: i64 = self.add_chance("harvest", "the three white dice", triples)
        self.big_at: i64 = self.add_chance("big", "the big improvement card", values)
        self.small_at: i64 = self.add_chance("small", "the small improvement card", values)
        self.face_at: i64 = self.add_chance("face", "a face of a black die", count_to(box.faces[-1] + 1))
        self.name_numbers(box, values)

    def name_numbers(self, box: Components, values: list[str]) -> None:
        add = self.add_numbers
        others = OTHER_SEATS
        self.phase: i64 = add("phase", "0 to 15, as " + ", ".join(PHASES))
        self.round: i64 = add("round", "0 before the first one is prepared")
        self.players: i64 = add("players", "players")
        self.location: i64 = add("location", "the location that is bid for or settled; 0")
        self.mode: i64 = add("mode", "1 to 3, as " + ", ".join(MODES[1:]) + "; 0 until it is read")
        self.last: i64 = add("last-round", "whether this is the last round")
        self.asked: i64 = add("asked", "1 + who is asked alone; 0")
        self.revealed: i64 = add("revealed", "locations turned over in this round")
        self.drafting: i64 = add("drafting", "where the next card or pair of the one who looks goes; 0")
        rules = ["lowest", "stepwise"]
        self.rules: i64 = add(
            "rules", "whether the lowest card leaves by itself; whether bids open step by step", rules
        )
        self.white: i64 = add("white-dice", "from low to high; 0 before the first roll", count_to(3))
        self.court: i64 = add(
            "open-cards", "1 + the improvement cards on location 6, big and small; 0", ["big", "small"]
        )
        self.big: i64 = add("big-left", "cards of this value in the big deck", values)
        self.small: i64 = add("small-left", "cards of this value in the small deck", values)
        self.pyramid: i64 = add("pyramid", "1 + whose stone it is, in the order of placing; 0", count_to(box.pyramid))
        self.present: i64 = add("present", "whether somebody plays there", others)
        self.space: i64 = add("space", "space of the score track", others)
        self.height: i64 = add("height", "1 + discs below it on its space", others)
        self.huts: i64 = add("huts", "huts", others)
        self.dice: i64 = add("dice", "black dice", others)
        self.stones: i64 = add("stones", "own stones left", others)
        self.figure: i64 = add("figure", "whether the seat owns the Chocolatl figure", others)
        self.old_man: i64 = add("old-man", "whether the seat owns the old man", others)
        self.confirmed: i64 = add("confirmed", "whether the offering or the bid is confirmed", others)
        self.passed: i64 = add("passed", "in a die window, whether the seat has passed", others)
        self.held: i64 = add("held", "cards in hand", others)
        self.offering: i64 = add("offering", "1 + the card put away; -1 if it is closed; 0", others)
        self.bid: i64 = add("bid", "in a die window, the bid as it stands", others)
        self.rank: i64 = add("rank", "in a die window, the place in the ranking, from 1; 0", others)
        self.final: i64 = add("final-die", "the black die of final scoring; 0", others)
        self.points: i64 = add("points", "points", others)
        self.known: i64 = add("known", "cards of this value that all know the seat to own", others, values)
        laid = "1 + the cards laid in this round; -1 if closed; 0"
        self.laid: i64 = add("laid", laid, others, LOCATION_KEYS, ["first", "second"])
        self.hand: i64 = add("hand", "cards of this value in the hand of the one who looks", values)

    # ------------------------------------------------------------------- actions
    def index_of(self, state: State, actor: i64, move: i64, half: i64) -> i64:
        return self.action_of(cast(Chocolatl, state).phase, move)

    def action_of(self, phase: i64, move: i64) -> i64:
        if phase == BID_ALL or phase == BID_LOCATION:
            return self.pair_at + move - PAIR
        if phase == OFFERING or phase == BID_FIRST or phase == BID_SECOND or phase == DISCARD:
            return move
        return self.word_at + move - PASS_DIE

    def move_of(self, state: State, actor: i64, action: i64, half: i64) -> i64:
        if action < self.pair_at:
            return action
        if action < self.word_at:
            return action - self.pair_at + PAIR
        return action - self.word_at + PASS_DIE

    def write_mask(self, state: State, actor: i64, half: i64, out: vec[i64], at: i64) -> None:
        chocolatl = cast(Chocolatl, state)
        clear(out, at, self.words)
        phase: i64 = chocolatl.phase
        if phase == BID_ALL or phase == BID_LOCATION:
            self.mask_pairs(chocolatl, actor, out, at)
            return
        for move in moves(chocolatl, actor):
            set_bit(out, at, self.action_of(phase, move))

    def mask_pairs(self, state: Chocolatl, seat: i64, out: vec[i64], at: i64) -> None:
        """CHO-87: every two cards of the hand, which is in ascending order."""
        cards = state.cards
        end = seat * HAND + HAND
        for i in range(seat * HAND + i64(state.laid[seat]), end):
            low: i64 = cards[i]
            for j in range(i + 1, end):
                high: i64 = cards[j]
                set_bit(out, at, self.pair_at + high * (high + 1) // 2 + low)

    # ------------------------------------------------------------------- chance
    def chance_index(self, state: State, move: i64) -> i64:
        return self.chance_start(cast(Chocolatl, state).phase) + move

    def chance_move(self, state: State, outcome: i64) -> i64:
        return outcome - self.chance_start(cast(Chocolatl, state).phase)

    def chance_start(self, phase: i64) -> i64:
        if phase == SETUP:
            return self.disc_at
        if phase == HARVEST:
            return self.harvest_at
        if phase == BIG_CARD:
            return self.big_at
        return self.small_at if phase == SMALL_CARD else self.face_at

    # ------------------------------------------------------------------- observations
    def write_numbers(self, state: State, seat: i64, half: i64, out: vec[i16], at: i64) -> None:
        chocolatl = cast(Chocolatl, state)
        clear_numbers(out, at, self.numbers)
        self.write_turn(chocolatl, seat, out, at)
        self.write_table(chocolatl, seat, out, at)
        players: i64 = chocolatl.players
        points = chocolatl.points()
        shown = revealed(chocolatl)
        for other in range(players):
            column = (other - seat + players) % players
            out[at + self.points + column] = i16(points[other])
            self.write_seat(chocolatl, seat, other, column, out, at)
            self.write_known(chocolatl, other, out, at + self.known + column * self.values)
            row = at + self.laid + column * HAND
            self.write_laid(chocolatl, other, other == seat, shown, out, row)
        self.write_hand(chocolatl, seat, out, at + self.hand)

    def write_turn(self, state: Chocolatl, seat: i64, out: vec[i16], at: i64) -> None:
        phase = state.phase
        players: i64 = state.players
        out[at + self.phase] = i16(phase)
        out[at + self.round] = i16(state.round)
        out[at + self.players] = i16(state.players)
        out[at + self.location] = i16(state.location)
        out[at + self.mode] = i16(state.mode)
        out[at + self.last] = 1 if state.last else 0
        if DICE <= phase <= FINAL and state.asked >= 0:
            out[at + self.asked] = i16((i64(state.asked) - seat + players) % players + 1)
        out[at + self.revealed] = i16(revealed(state))
        if BID_ALL <= phase <= BID_LOCATION and state.laid[seat] < state.goal:
            laid: i64 = state.laid[seat]
            green = phase == BID_FIRST or phase == BID_SECOND
            out[at + self.drafting] = i16((laid % LOCATIONS if green else laid // 2) + 1)
        out[at + self.rules] = 1 if state.options.lowest else 0
        out[at + self.rules + 1] = 1 if state.options.stepwise else 0

    def write_table(self, state: Chocolatl, seat: i64, out: vec[i16], at: i64) -> None:
        players: i64 = state.players
        if state.white >= 0:
            triple = state.box.triples[state.white]
            for die in range(i64(3)):
                out[at + self.white + die] = i16(triple[die])
        self.write_court(state, out, at + self.court)
        for value in cards_left(state, True):
            i = at + self.big + i64(value)
            out[i] = out[i] + 1
        for value in cards_left(state, False):
            i = at + self.small + i64(value)
            out[i] = out[i] + 1
        i = at + self.pyramid
        for owner in state.pyramid:
            out[i] = i16((i64(owner) - seat + players) % players + 1)
            i += 1

    def write_court(self, state: Chocolatl, out: vec[i16], at: i64) -> None:
        """CHO-18, CHO-68: what lies on location 6; big and small cards are turned over in turn."""
        if state.round == state.box.rounds or state.phase < SMALL_CARD or state.phase >= FINAL:
            return
        count = len(state.opened)
        if state.phase == SMALL_CARD:
            out[at] = i16(state.opened[count - 1] + 1)
            return
        out[at] = i16(state.opened[count - 2] + 1)
        out[at + 1] = i16(state.opened[count - 1] + 1)
        for swap in state.swaps:
            swapped = unpack_swap(swap)
            if swapped[0] == state.round:
                at_big = out[at] == i16(swapped[2] + 1)
                out[at if at_big else at + 1] = 0

    def write_seat(self, state: Chocolatl, seat: i64, other: i64, column: i64, out: vec[i16], at: i64) -> None:
        at += column
        phase = state.phase
        out[at + self.present] = 1
        out[at + self.space] = i16(state.space[other])
        height: i64 = 1
        for disc in state.stack:
            if i64(disc) == other:
                out[at + self.height] = i16(height)
            elif state.space[disc] == state.space[other]:
                height += 1
        out[at + self.huts] = i16(state.huts[other])
        out[at + self.dice] = i16(state.dice[other])
        out[at + self.stones] = i16(state.stones[other])
        out[at + self.figure] = 1 if i64(state.figure) == other else 0
        out[at + self.old_man] = 1 if i64(state.old_man) == other else 0
        if BID_ALL <= phase <= BID_LOCATION:
            out[at + self.confirmed] = 1 if state.laid[other] >= state.goal else 0
        elif phase == OFFERING:
            out[at + self.confirmed] = 1 if state.offering[other] >= 0 else 0
        out[at + self.final] = i16(state.final[other])
        offered = state.offering[other]
        if offered < 0:
            out[at + self.held] = i16(len(state.box.values))
        else:
            out[at + self.held] = i16(HAND - seen_laid(state, other, other == seat))
            out[at + self.offering] = i16(offered + 1) if other == seat or phase >= FINAL else CLOSED
        if phase == DICE or phase == ROLL:
            out[at + self.passed] = i16(state.passed >> int(other) & 1)
            out[at + self.bid] = i16(state.bids[other])
            place: i64 = 1
            for who in state.ranking:
                if i64(who) == other:
                    out[at + self.rank] = i16(place)
                place += 1

    def write_known(self, state: Chocolatl, other: i64, out: vec[i16], at: i64) -> None:
        """CHO-96: what has been shown in this round; after the first round that is everything."""
        every = state.round > 1 or state.phase >= FINAL
        if not every and not state.mode:
            return
        row = other * HAND
        for place in range(HAND):
            if every or is_open(state, place):
                i = at + i64(state.cards[row + place])
                out[i] = out[i] + 1

    def write_laid(self, state: Chocolatl, other: i64, own: bool, shown: i64, out: vec[i16], at: i64) -> None:
        count = seen_laid(state, other, own)
        for location in range(1, LOCATIONS + 1):
            settled: i64 = state.results[(location - 1) * state.players + other]
            bid_now = settled >> ROUND_BITS == i64(state.round)
            for which in range(2):
                place = place_of(state.mode, location, which)
                if place >= count:
                    break
                value: i64 = card(state, other, location, which)
                if bid_now:
                    value = settled >> (SECOND_BITS if which else 0) & CARD_MASK
                i = at + 2 * (location - 1) + which
                out[i] = i16(value + 1) if own or is_open(state, place) else CLOSED

    def write_hand(self, state: Chocolatl, seat: i64, out: vec[i16], at: i64) -> None:
        if state.offering[seat] < 0:
            for value in state.box.values:
                out[at + i64(value)] = 1
            return
        for place in range(seat * HAND + i64(state.laid[seat]), seat * HAND + HAND):
            i = at + i64(state.cards[place])
            out[i] = out[i] + 1


def seen_laid(state: Chocolatl, seat: int, own: bool) -> int:
    """How many laid cards of a player can be counted: others see no draft before it is confirmed (CHO-89)."""
    if not own and BID_ALL <= state.phase <= BID_LOCATION and state.laid[seat] < state.goal:
        return laid_before(state)
    return state.laid[seat]
