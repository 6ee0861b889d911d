"""What may be done, and the course of the game: set-up, rounds, bids, the die window (sections 5 to 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.core.state import CHANCE
from patolli.games.chocolatl.box.components import GOLD, GREEN, HAND, LOCATIONS, MODES, NO_MODE, RED
from patolli.games.chocolatl.rules.bidding import (
    base_bid,
    card,
    gather,
    lay,
    pairs,
    pick_pair,
    pick_value,
    rank,
    replaced,
    values,
)
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
    HIGHER,
    LOWER,
    NOBODY,
    OFFERING,
    OTHER_FIRST,
    OVER,
    PAIR,
    PASS_DIE,
    PYRAMID_ORDER,
    ROLL,
    ROLL_DIE,
    SELF_FIRST,
    SETUP,
    SMALL_CARD,
    TAKE_DIE,
    TAKE_HUT,
    VILLAGE,
)
from patolli.games.chocolatl.rules.locations import place_stones, settle, swap, village
from patolli.games.chocolatl.rules.scoring import last_round, leader, tell_totals

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng
    from patolli.games.chocolatl.rules.state import Chocolatl


# ------------------------------------------------------------------- who, and what is legal
def actors(state: Chocolatl) -> list[int]:
    """Who owes a decision: all who have not confirmed, the one who is asked, or chance."""
    phase = state.phase
    if BID_ALL <= phase <= BID_LOCATION:
        found: list[int] = []
        for seat in range(state.players):
            if state.laid[seat] < state.goal:
                found.append(seat)
        return found
    if phase == DICE or VILLAGE <= phase <= DISCARD:
        return [state.asked]
    if phase == OFFERING:
        return [seat for seat in range(state.players) if state.offering[seat] < 0]
    return [] if phase == OVER else [CHANCE]


def moves(state: Chocolatl, actor: int) -> list[int]:
    """All that the actor may do, in the order of the codes."""
    phase = state.phase
    if phase in (BID_ALL, BID_LOCATION):
        return pairs(state, actor)
    if phase in (BID_FIRST, BID_SECOND):
        return values(state, actor)
    if phase == DICE:
        return [PASS_DIE, ROLL_DIE]
    if phase == VILLAGE:
        return [TAKE_HUT, TAKE_DIE]
    if phase == PYRAMID_ORDER:
        return [SELF_FIRST, OTHER_FIRST]
    if phase == DISCARD:
        return sorted(set(state.cards[actor * HAND : actor * HAND + HAND]))
    if phase == OFFERING:
        return state.box.values[:]
    return draws(state)


def draws(state: Chocolatl) -> list[int]:
    """CHO-13: all that chance may do."""
    if state.phase == SETUP:
        return [seat for seat in range(state.players) if seat not in state.stack]
    if state.phase == HARVEST:
        return list(range(len(state.box.triple_weights)))
    if state.phase in (BIG_CARD, SMALL_CARD):
        return sorted(set(cards_left(state, state.phase == BIG_CARD)))
    return sorted(set(state.box.faces))


def weights(state: Chocolatl) -> list[int]:
    """The weights of the draws, in their order."""
    if state.phase == HARVEST:
        return state.box.triple_weights[:]
    if state.phase in (BIG_CARD, SMALL_CARD):
        left = cards_left(state, state.phase == BIG_CARD)
        return [left.count(value) for value in draws(state)]
    if state.phase == SETUP:
        return [1] * len(draws(state))
    return [state.box.faces.count(face) for face in draws(state)]


def cards_left(state: Chocolatl, big: bool) -> list[int]:
    """CHO-9: the values still in a deck. Big and small cards are turned over in turn, a big one first."""
    left = state.box.big[:] if big else state.box.small[:]
    for i in range(0 if big else 1, len(state.opened), 2):
        left.remove(state.opened[i])
    return left


def pick(state: Chocolatl, actor: int, rng: Rng) -> int:
    """One of the moves at random, without listing them; those of chance by their weights."""
    phase = state.phase
    if phase in (BID_ALL, BID_LOCATION):
        return pick_pair(state, actor, rng)
    if phase in (BID_FIRST, BID_SECOND):
        return pick_value(state, actor, rng)
    if phase == DICE:
        return PASS_DIE + rng.below(2)
    if phase == HARVEST:
        return state.box.triple_at[rng.below(6) * 36 + rng.below(6) * 6 + rng.below(6)]
    if phase in (BIG_CARD, SMALL_CARD):
        left = cards_left(state, phase == BIG_CARD)
        return left[rng.below(len(left))]
    if phase in (ROLL, FINAL):
        return state.box.faces[rng.below(6)]
    options = moves(state, actor)
    return options[rng.below(len(options))]


# ------------------------------------------------------------------- doing it
def play(state: Chocolatl, actor: int, move: int) -> None:
    """Do what the move says; it must be legal."""
    phase = state.phase
    if phase in (BID_ALL, BID_LOCATION):
        lay(state, actor, LOWER[move - PAIR])
        lay(state, actor, HIGHER[move - PAIR])
        close_bidding(state, actor)
    elif phase in (BID_FIRST, BID_SECOND):
        lay(state, actor, move)
        close_bidding(state, actor)
    elif phase == DICE:
        if move == ROLL_DIE:
            state.phase = ROLL
        else:
            state.passed |= 1 << actor
            ask_for_dice(state)
    elif phase == ROLL:
        roll(state, move)
    elif phase == VILLAGE:
        village(state, move == TAKE_HUT)
        next_location(state)
    elif phase == PYRAMID_ORDER:
        first = state.ranking[0]
        second = state.ranking[1]
        if move == SELF_FIRST:
            place_stones(state, first, second)
        else:
            place_stones(state, second, first)
        next_location(state)
    elif phase == DISCARD:
        discard(state, actor, move)
    elif phase == OFFERING:
        offer(state, actor, move)
    else:
        draw(state, move)


def draw(state: Chocolatl, what: int) -> None:
    """Chance has decided, in set-up, preparation or final scoring."""
    if state.phase == SETUP:
        state.stack.append(what)
        if len(state.stack) == state.players:
            state.phase = OFFERING
    elif state.phase == HARVEST:
        state.white = what
        if state.round < state.box.rounds:
            state.phase = BIG_CARD
        else:
            if last_round(state) and state.events is not None:
                state.events.append(("last-round-seventh", {"round": state.round}))
            read_mode(state)
    elif state.phase == BIG_CARD:
        state.opened = [*state.opened, what]
        state.phase = SMALL_CARD
    elif state.phase == SMALL_CARD:
        state.opened = [*state.opened, what]
        read_mode(state)
    else:
        final_die(state, what)


def offer(state: Chocolatl, seat: int, value: int) -> None:
    """CHO-14 to CHO-16: one card is put away for good, twelve remain."""
    state.offering = replaced(state.offering, seat, value)
    if state.events is not None:
        state.events.append(("offered", {"seat": seat}))
    at = seat * HAND
    for other in state.box.values:
        if other != value:
            state.cards[at] = other
            at += 1
    if min(state.offering) >= 0:
        begin_round(state)


# ------------------------------------------------------------------- rounds
def begin_round(state: Chocolatl) -> None:
    """CHO-18: the next round is prepared, first the white dice."""
    state.round += 1
    state.phase = HARVEST
    if state.events is not None:
        state.events.append(("round", {"round": state.round}))


def read_mode(state: Chocolatl) -> None:
    """CHO-20, CHO-21: the colour under the leading disc says how this round is bid."""
    space = leader(state)
    state.mode = state.box.mode_of[space]
    if state.events is not None:
        state.events.append(("mode", {"round": state.round, "mode": MODES[state.mode], "space": space}))
    if state.mode == RED:
        state.phase = BID_ALL
        state.goal = HAND
    elif state.mode == GREEN:
        state.phase = BID_FIRST
        state.goal = LOCATIONS
    else:
        begin_location(state, 1)


def end_round(state: Chocolatl) -> None:
    """CHO-23, CHO-79."""
    gather(state)
    state.location = 0
    state.mode = NO_MODE
    state.asked = NOBODY
    if not state.last:
        begin_round(state)
        return
    state.phase = FINAL
    if state.events is not None:
        for seat in range(state.players):
            state.events.append(("offering", {"seat": seat, "value": state.offering[seat]}))
    next_final_die(state, 0)


def next_final_die(state: Chocolatl, seat: int) -> None:
    """CHO-82: the next owner of a black die, in seat order, rolls one; after the last the game is over."""
    while seat < state.players and not state.dice[seat]:
        seat += 1
    if seat < state.players:
        state.asked = seat
        return
    state.asked = NOBODY
    state.phase = OVER
    tell_totals(state)


def final_die(state: Chocolatl, face: int) -> None:
    seat = state.asked
    state.final = replaced(state.final, seat, face)
    if state.events is not None:
        state.events.append(("final-die", {"seat": seat, "face": face}))
    next_final_die(state, seat + 1)


def die_waits(state: Chocolatl) -> bool:
    """CHO-18: this round's black die lies at location 3 from the preparation until that is settled."""
    return BIG_CARD <= state.phase <= DISCARD and state.location <= 3


# ------------------------------------------------------------------- bids and locations
def close_bidding(state: Chocolatl, seat: int) -> None:
    """CHO-25, CHO-99: others learn that a bid is confirmed; nothing is turned over before all are."""
    if state.events is not None and state.laid[seat] == state.goal:
        state.events.append(("confirmed", {"seat": seat}))
    for laid in state.laid:
        if laid < state.goal:
            return
    if state.phase == BID_FIRST:
        state.phase = BID_SECOND
        state.goal = HAND
        if state.events is not None:
            for seat in range(state.players):
                shown = " ".join([str(value) for value in state.cards[seat * HAND : seat * HAND + LOCATIONS]])
                state.events.append(("first-cards", {"seat": seat, "cards": shown}))
    elif state.phase == BID_LOCATION:
        reveal(state)
    else:
        if state.events is not None and not state.options.stepwise:
            tell_all_bids(state)
        begin_location(state, 1)


def begin_location(state: Chocolatl, location: int) -> None:
    """CHO-22: in a gold round the location is bid for, otherwise the bids are there already."""
    state.location = location
    if state.mode == GOLD:
        state.phase = BID_LOCATION
        state.goal = 2 * location
    else:
        reveal(state)


def next_location(state: Chocolatl) -> None:
    if state.location < LOCATIONS:
        begin_location(state, state.location + 1)
    else:
        end_round(state)


def reveal(state: Chocolatl) -> None:
    """CHO-31 to CHO-33, CHO-42: the cards are open; huts and old man count as they are now."""
    for seat in range(state.players):
        state.bids[seat] = base_bid(state, seat)
        if state.events is not None and (state.options.stepwise or state.mode == GOLD):
            one = card(state, seat, state.location, 0)
            two = card(state, seat, state.location, 1)
            state.events.append(("reveal", {"seat": seat, "location": state.location, "a": one, "b": two}))
    state.passed = 0
    ask_for_dice(state)


def tell_all_bids(state: Chocolatl) -> None:
    """CHO-32: all bids of the round at once."""
    if state.events is None:
        return
    for seat in range(state.players):
        shown = [
            f"{card(state, seat, location, 0)}+{card(state, seat, location, 1)}" for location in range(1, LOCATIONS + 1)
        ]
        state.events.append(("reveal-all", {"seat": seat, "cards": " ".join(shown)}))


def ask_for_dice(state: Chocolatl) -> None:
    """CHO-37: ask the lowest in rank who owns a black die and has not passed; without any, settle the location."""
    state.ranking = rank(state)
    for i in range(state.players - 1, -1, -1):
        seat = state.ranking[i]
        if state.dice[seat] and not state.passed >> seat & 1:
            state.phase = DICE
            state.asked = seat
            return
    if settle(state):
        next_location(state)


def roll(state: Chocolatl, face: int) -> None:
    """CHO-35, CHO-37: the die is used up, its pips raise the bid, and everybody may speak again."""
    seat = state.asked
    state.dice[seat] -= 1
    state.bids[seat] += face
    state.passed = 0
    if state.events is not None:
        state.events.append(("raised", {"seat": seat, "face": face, "bid": state.bids[seat]}))
    ask_for_dice(state)


def discard(state: Chocolatl, seat: int, value: int) -> None:
    """CHO-66: first the first in rank gives up a card, then the second."""
    swap(state, seat, value)
    if seat == state.ranking[0]:
        state.asked = state.ranking[1]
    else:
        next_location(state)
