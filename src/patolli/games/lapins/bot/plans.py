"""Whole actions of Dix-Huit Lapins, the best first: a site with all its buildings and their payment, an attack with
its dice, a card to turn, a share of the goods.

A plan ends where something is drawn, looked at or turned, or where the next king decides. What it is worth is what
`estimate` says there. Buildings are first tried as wishes (`city_plans.py`); only the best of them are played
through.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import patolli.games.lapins.rules.moves as rules
from patolli.engine.core.plan import Plan, lead, score_of
from patolli.games.lapins.bot.city_plans import ALL_MENUS, NARROW_MENUS, REGRET, Trial, Wish, wish_look
from patolli.games.lapins.bot.estimate import estimate
from patolli.games.lapins.bot.share_plans import portions
from patolli.games.lapins.box.components import (
    KIND_OF,
    SLOTS,
    TRANSFORM_PRICE,
    UNIT,
)
from patolli.games.lapins.rules.cities import count, count_kind, price, riches, strength, used
from patolli.games.lapins.rules.codes import (
    ABOUT,
    ATTACK,
    BUILD,
    BUILDING,
    CHOOSING,
    CLASS_BITS,
    CLASS_MASK,
    COURT,
    COURTS,
    DEMOLISH,
    DEMOLISHING,
    DIVINE,
    DIVINING,
    DONE_BUILD,
    DONE_DEMOLISH,
    FLIP,
    FOUND,
    GARRISONS,
    KINDS,
    LOSING,
    MOVE_BITS,
    NO_DIVINE,
    PASS,
    PAYING,
    SENDING,
    SHARING,
    STRENGTH,
    SUFFERING,
    TAKE,
    TAKING,
    TRANSFORM,
    TURN,
    TYPES,
    UPGRADE,
    VILLAGE,
)
from patolli.games.lapins.rules.deck import forget
from patolli.games.lapins.rules.katun import row_end, row_start

if TYPE_CHECKING:
    from patolli.games.lapins.rules.state import Lapins

CERTAIN: Final = 1000.0
MOST_STEPS: Final = 60
"""More than the moves of one action."""
TROUBLE: Final = 0.01
"""What a move costs, so that nobody does by many words what can be done by one."""
WIDE: Final = 6
"""From this width on, everything that might be good is tried."""


# ------------------------------------------------------------------- the plans of a moment
def plans(state: Lapins, actor: int, width: int) -> list[Plan]:
    """What the actor could do next, the best first; a greater width looks at more."""
    found: list[Plan] = []
    node = state.node
    if node == SHARING:
        for moves in portions(state, actor):
            judge(state, actor, moves, found)
    elif node == TURN:
        plan_turn(state, actor, width, found)
    elif node == BUILDING or node == DEMOLISHING or node == TAKING:
        plan_city(state, actor, width, found)
    elif node == SENDING:
        for move in state.options_now:
            judge_action(state, actor, Wish([move], [], [], 0), found)
    else:
        for move in state.options_now:
            judge_losses(state, actor, move, found)
    found.sort(key=score_of, reverse=True)
    return found


def judge(state: Lapins, actor: int, moves: list[int], found: list[Plan]) -> None:
    """Play the moves on a copy and see what it looks like then."""
    trial = state.copy()
    for move in moves:
        rules.play(trial, actor, move)
    add_plan(trial, actor, moves, found)


def judge_losses(state: Lapins, actor: int, move: int, found: list[Plan]) -> None:
    """A single move, and if something must be lost after it (LAP-54, LAP-69), always what is missed least."""
    trial = state.copy()
    rules.play(trial, actor, move)
    moves = [move]
    while trial.seat == actor and (trial.node == SUFFERING or trial.node == LOSING):
        best = trial
        best_move: int = -1
        best_look: float = 0.0
        for next_move in trial.options_now:
            other = trial.copy()
            rules.play(other, actor, next_move)
            look = lead(estimate(other), actor)
            if best_move < 0 or look > best_look:
                best = other
                best_move = next_move
                best_look = look
        trial = best
        moves.append(best_move)
    add_plan(trial, actor, moves, found)


def add_plan(trial: Lapins, actor: int, moves: list[int], found: list[Plan], removed: int = 0) -> None:
    """What it looks like when the moves are made and so many buildings pulled down."""
    guess = estimate(trial)
    look = lead(guess, actor) - TROUBLE * len(moves) - REGRET * removed
    for winner in trial.winners():
        guess[winner] += CERTAIN
    found.append(Plan(moves, look, guess))


def plan_turn(state: Lapins, actor: int, width: int, found: list[Plan]) -> None:
    """LAP-32: every action that is worth a look. To pass is one only if the next king must turn a card then:
    else both may pass until their wealth is gone.
    """
    wishes: list[Wish] = []
    trial = Trial(state, actor)
    wide = width >= WIDE
    options = rules.moves(state, actor)
    wish_foundings(state, options, trial, wide, wishes)
    wish_changes(state, options, trial, wide, wishes)
    wishes.sort(key=wish_look, reverse=True)
    judged: int = 0
    before: float = 0.0
    for wish in wishes:
        if not judged or wish.look != before:
            before = wish.look
            judged += 1
            judge_action(state, actor, wish, found)
            if judged >= 3 * width:
                break
    for move in options:
        kind = move >> MOVE_BITS
        if kind == ATTACK:
            plan_attack(state, actor, move, wide, found)
        elif kind == FLIP:
            plan_flip(state, actor, wide, found)
        elif kind == PASS and not riches(state, (actor + 1) % state.players):
            judge_action(state, actor, Wish([move], [], [], 0), found)


# ------------------------------------------------------------------- founding and transforming
def wish_foundings(state: Lapins, options: list[int], trial: Trial, wide: bool, out: list[Wish]) -> None:
    """Founding: the best sites by a first impression, and what to build there."""
    sites: list[Wish] = []
    for move in options:
        if move >> MOVE_BITS == FOUND:
            site = move & ABOUT
            kinds = [VILLAGE] * min(state.land.slots[site], 3)
            fee = price(state, site, trial.seat)
            while kinds and fee + len(kinds) > trial.wealth:
                kinds.pop()
            wish = Wish([move], [], kinds, 0)
            wish.look = trial.look(site, fee, wish)
            sites.append(wish)
    sites.sort(key=wish_look, reverse=True)
    taken: list[int] = [0] * TYPES
    number: int = 0
    for first in sites:
        site = first.begin[0] & ABOUT
        kind = state.land.resource[site]
        if taken[kind] >= (2 if wide else 1):
            continue
        taken[kind] += 1
        number += 1
        if not wide and number > 2:
            break
        menu = ALL_MENUS if wide else NARROW_MENUS
        wishes = [Wish(first.begin, [], kinds, 0) for kinds in menu[state.land.slots[site]]]
        trial.weigh(site, price(state, site, trial.seat), wishes, out, 6 if wide else 3)


def wish_changes(state: Lapins, options: list[int], trial: Trial, wide: bool, out: list[Wish]) -> None:
    """Transforming: what fits beside what stands there, stronger garrisons, or something in its place."""
    for move in options:
        if move >> MOVE_BITS == TRANSFORM:
            site = move & ABOUT
            city = state.cities[site]
            room = state.land.slots[site] - used(city)
            wishes: list[Wish] = []
            if room > 0:
                add_fillings(city, room, [move], [], wide, wishes)
            for upgrades in range(1, count(city, GARRISONS) + 1):
                wishes.append(Wish([move], [], [], upgrades))
            if wide:
                for which in range(len(UNIT)):
                    number = count(city, which)
                    if number:
                        slots = SLOTS[KIND_OF[which]]
                        add_fillings(city, room + slots, [move], [which], False, wishes)
                        if number > 1 and slots == 1:
                            add_fillings(city, room + 2, [move], [which, which], False, wishes)
            trial.weigh(site, TRANSFORM_PRICE, wishes, out, 3)


def add_fillings(city: int, room: int, begin: list[int], removed: list[int], wide: bool, out: list[Wish]) -> None:
    """LAP-7, LAP-49: lists of buildings for so many slots of a city."""
    menu = ALL_MENUS if wide else NARROW_MENUS
    courts = city >> CLASS_BITS * COURTS & CLASS_MASK
    for kinds in menu[room]:
        if courts and COURT in kinds:
            continue
        if removed and KIND_OF[removed[0]] in kinds:
            continue
        out.append(Wish(begin, removed, kinds, 0))


def plan_city(state: Lapins, actor: int, width: int, found: list[Plan]) -> None:
    """In the middle of founding, transforming or taking over: how to go on."""
    if state.node == BUILDING:
        room = state.land.slots[state.site] - used(state.base + state.plus)
        judge_action(state, actor, Wish([], [], [], 0), found)
        for kinds in NARROW_MENUS[room]:
            if BUILD << MOVE_BITS | kinds[0] in state.options_now:
                judge_action(state, actor, Wish([], [], kinds, 0), found)
        for move in state.options_now:
            if move >> MOVE_BITS == UPGRADE:
                judge_action(state, actor, Wish([move], [], [], 0), found)
        return
    for move in state.options_now:
        if move >> MOVE_BITS != TAKE:
            judge(state, actor, [move], found)
            continue
        for kinds in NARROW_MENUS[state.land.slots[state.site]]:
            judge_action(state, actor, Wish([move], [], kinds, 0), found)


def judge_action(state: Lapins, actor: int, wish: Wish, found: list[Plan]) -> None:
    """Play an action through to its payment, as near to the wish as the rules let it."""
    trial = state.copy()
    moves: list[int] = []
    built = [0] * KINDS
    for kind in wish.built:
        built[kind] += 1
    for kind in range(KINDS):
        built[kind] += count_kind(state.plus, kind)
    removed = wish.removed[:]
    upgrades = wish.upgrades
    for move in wish.begin:
        rules.play(trial, actor, move)
        moves.append(move)
    for _ in range(MOST_STEPS):
        if trial.node == DEMOLISHING:
            move = DONE_DEMOLISH << MOVE_BITS
            if removed:
                move = DEMOLISH << MOVE_BITS | removed.pop(0)
        elif trial.node == BUILDING:
            move = next_building(trial, built, upgrades)
            if move >> MOVE_BITS == UPGRADE:
                upgrades -= 1
        elif trial.node == PAYING:
            move = trial.options_now[0]
        else:
            break
        if move not in trial.options_now:
            return
        rules.play(trial, actor, move)
        moves.append(move)
    if moves:
        add_plan(trial, actor, moves, found, len(wish.removed))


def next_building(trial: Lapins, built: list[int], upgrades: int) -> int:
    """What comes next of the buildings that are wanted; the end of building if there is nothing."""
    for kind in range(KINDS):
        move = BUILD << MOVE_BITS | kind
        if count_kind(trial.plus, kind) < built[kind] and move in trial.options_now:
            return move
    if upgrades > 0:
        for which in (GARRISONS, GARRISONS + 1):
            if UPGRADE << MOVE_BITS | which in trial.options_now:
                return UPGRADE << MOVE_BITS | which
    done = DONE_BUILD << MOVE_BITS
    return done if done in trial.options_now else trial.options_now[0]


# ------------------------------------------------------------------- attacks and cards
def plan_attack(state: Lapins, actor: int, move: int, wide: bool, found: list[Plan]) -> None:
    """LAP-52: with all dice, or with a few less."""
    origin = (move & ABOUT) >> 6
    most = min(strength(state.cities[origin]), 2 * riches(state, actor))
    least = 1 if wide else most
    if most == 1:
        judge_action(state, actor, Wish([move], [], [], 0), found)
        return
    for dice in range(most, least - 1, -1):
        if wide and dice % 2 and dice < most:
            continue
        judge_action(state, actor, Wish([move, STRENGTH << MOVE_BITS | dice], [], [], 0), found)


def plan_flip(state: Lapins, actor: int, wide: bool, found: list[Plan]) -> None:
    """LAP-60 to LAP-62: divine, or turn a card at once: a known one, or the best of those unknown to the king."""
    trial = blind(state, actor)
    flip = FLIP << MOVE_BITS
    moves = [flip]
    begun = trial.copy()
    rules.play(begun, actor, flip)
    if begun.node == DIVINING:
        if wide:
            judge_action(state, actor, Wish([flip, DIVINE << MOVE_BITS], [], [], 0), found)
        rules.play(begun, actor, NO_DIVINE << MOVE_BITS)
        moves = [flip, NO_DIVINE << MOVE_BITS]
    if begun.node != CHOOSING:
        add_plan(begun, actor, moves, found)
        return
    unknown: list[Plan] = []
    for card in begun.options_now:
        number = row_start(state) + (card & ABOUT) - 1
        judge(trial, actor, [*moves, card], found if trial.faces[number] >= 0 else unknown)
    if unknown:
        unknown.sort(key=score_of, reverse=True)
        found.append(unknown[0])


def blind(state: Lapins, actor: int) -> Lapins:
    """A copy without the faces that the king has not seen: what a guess has made up is not planned with."""
    trial = state.copy()
    known = state.turned | state.seen[actor]
    for card in range(row_start(state), row_end(state)):
        if state.hides(card, known):
            forget(trial, known)
            break
    return trial


# ------------------------------------------------------------------- plans of another guess
def feasible(state: Lapins, actor: int, moves: list[int]) -> bool:
    """Whether all of the moves can be made: a card that only others have seen may be another one in this guess."""
    if moves[0] not in rules.moves(state, actor):
        return False
    trial = state.copy()
    rules.play(trial, actor, moves[0])
    for at in range(1, len(moves)):
        if actor not in trial.actors() or moves[at] not in rules.moves(trial, actor):
            return False
        rules.play(trial, actor, moves[at])
    return True
