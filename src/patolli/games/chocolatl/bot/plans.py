"""What to do in a step of Chocolatl until it is confirmed, the best first: whole bids, offerings, dice, choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.engine.core.plan import Plan, lead, score_of
from patolli.games.chocolatl.bot.bid_plans import bids
from patolli.games.chocolatl.bot.estimate import estimate
from patolli.games.chocolatl.bot.values import pip_worth, rounds_ahead
from patolli.games.chocolatl.box.components import FACES, HAND, HIGHEST_OFFERING, VALUES
from patolli.games.chocolatl.rules.codes import (
    BID_ALL,
    BID_LOCATION,
    DICE,
    DISCARD,
    HIGHER,
    LOWER,
    OFFERING,
    OTHER_FIRST,
    PAIR,
    PASS_DIE,
    PYRAMID_ORDER,
    ROLL_DIE,
    SELF_FIRST,
    TAKE_DIE,
    TAKE_HUT,
    VILLAGE,
)
from patolli.games.chocolatl.rules.locations import place_stones, village

if TYPE_CHECKING:
    from patolli.games.chocolatl.rules.state import Chocolatl

GIVEN_UP: Final = 4
"""Cards up to this one will soon be given up."""
OFFERED: Final = 2.5
"""How much worse than the best an offering may look and still be considered."""


def plans(state: Chocolatl, actor: int, width: int) -> list[Plan]:
    """What the actor may do until the step is confirmed, the best first."""
    phase = state.phase
    if BID_ALL <= phase <= BID_LOCATION:
        found = bids(state, actor, width)
    elif phase == OFFERING:
        found = offerings(state)
    elif phase == DICE:
        found = rolls(state, actor)
    elif phase == VILLAGE or phase == PYRAMID_ORDER:
        found = choices(state, actor)
    elif phase == DISCARD:
        found = discards(state, actor)
    else:
        return []
    found.sort(key=score_of, reverse=True)
    return found


def feasible(state: Chocolatl, actor: int, moves: list[int]) -> bool:
    """Whether the moves answer the question that is asked, and the hand holds all that they lay."""
    phase = state.phase
    if not BID_ALL <= phase <= BID_LOCATION:
        return len(moves) == 1 and moves[0] in state.moves(actor)
    pairs = phase == BID_ALL or phase == BID_LOCATION
    if state.laid[actor] + (2 if pairs else 1) * len(moves) != state.goal:
        return False
    cards = state.cards[actor * HAND + state.laid[actor] : actor * HAND + HAND]
    for move in moves:
        if pairs != (move >= PAIR) or move >= PASS_DIE:
            return False
        low = LOWER[move - PAIR] if pairs else move
        if low not in cards:
            return False
        cards.remove(low)
        if pairs:
            high = HIGHER[move - PAIR]
            if high not in cards:
                return False
            cards.remove(high)
    return True


def offerings(state: Chocolatl) -> list[Plan]:
    """CHO-14: a high card counts at the end, but is missing in every round; the lowest ones will be given up anyway.

    Only what looks nearly as good as the best: the worth of a card in a whole game is known better than a search
    finds it.
    """
    top = VALUES[len(VALUES) - 1]
    ahead = 1.0 + rounds_ahead(state, 1)
    looks: list[float] = []
    for value in VALUES:
        highest = HIGHEST_OFFERING * (value / top) ** (state.players - 1)
        missed = pip_worth(ahead) * (value if value > GIVEN_UP else GIVEN_UP)
        looks.append(value + highest - missed)
    least = max(looks) - OFFERED
    return [Plan([VALUES[at]], looks[at], []) for at in range(len(VALUES)) if looks[at] >= least]


def rolls(state: Chocolatl, actor: int) -> list[Plan]:
    """CHO-37: to roll is worth the mean of its faces."""
    rest = estimate(state)
    mean = [0.0] * state.players
    trial = state.copy()
    trial.dice[actor] -= 1
    bid = trial.bids[actor]
    for face in FACES:
        trial.bids[actor] = bid + face
        guess = estimate(trial)
        for seat in range(state.players):
            mean[seat] += guess[seat] / len(FACES)
    return [Plan([PASS_DIE], lead(rest, actor), rest), Plan([ROLL_DIE], lead(mean, actor), mean)]


def choices(state: Chocolatl, actor: int) -> list[Plan]:
    """CHO-53, CHO-58: what follows at once from each answer, before the next location is looked at."""
    found: list[Plan] = []
    for move in [TAKE_HUT, TAKE_DIE] if state.phase == VILLAGE else [SELF_FIRST, OTHER_FIRST]:
        trial = state.copy()
        first = state.ranking[0]
        second = state.ranking[1]
        if state.phase == VILLAGE:
            village(trial, move == TAKE_HUT)
        elif move == SELF_FIRST:
            place_stones(trial, first, second)
        else:
            place_stones(trial, second, first)
        trial.location += 1
        trial.phase = BID_LOCATION
        guess = estimate(trial)
        found.append(Plan([move], lead(guess, actor), guess))
    return found


def discards(state: Chocolatl, actor: int) -> list[Plan]:
    """CHO-66: the lower the card, the better it is to be rid of it."""
    cards = sorted(set(state.cards[actor * HAND : actor * HAND + HAND]))
    return [Plan([card], -float(card), []) for card in cards]
