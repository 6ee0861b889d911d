"""Whole actions of Dix-Huit Lapins, the best first: a site with all its buildings and their payment, an attack with
its dice, a card to turn, a share of the goods.

A plan ends where something is drawn, looked at or turned, or where the next king decides. What it is worth is what
`advice.estimate` says there. Buildings are first tried on one copy by the king's own part of the estimate; only the
best of them are played through.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import patolli.games.lapins.moves as rules
from patolli.engine.plan import Plan, lead, look_of
from patolli.games.lapins.advice import estimate, own
from patolli.games.lapins.cities import count, count_kind, price, riches, strength, used
from patolli.games.lapins.codes import (
    ABOUT,
    ATTACK,
    BUILD,
    BUILDING,
    BUILDINGS,
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
    DOUBLE,
    DOUBLES,
    FLIP,
    FOUND,
    GARRISON,
    GARRISONS,
    KINDS,
    LOSING,
    MOVE_BITS,
    NO_DIVINE,
    OBSERVATORY,
    OWNER_BITS,
    PASS,
    PAYING,
    RESERVE,
    SENDING,
    SHARING,
    STRENGTH,
    SUFFERING,
    TAKE,
    TAKING,
    TEMPLE,
    TRANSFORM,
    TURN,
    TYPES,
    UPGRADE,
    VILLAGE,
)
from patolli.games.lapins.components import (
    CLASS_OF,
    COST_ANY,
    COST_NAMED,
    COST_TYPE,
    KIND_OF,
    SLOTS,
    TRANSFORM_PRICE,
    UNIT,
    UPGRADE_NAMED,
    UPGRADE_TYPE,
)
from patolli.games.lapins.deck import forget
from patolli.games.lapins.horizon import face_down, rounds_after
from patolli.games.lapins.katun import row_end, row_start
from patolli.games.lapins.portions import portions
from patolli.games.lapins.scoring import winners

if TYPE_CHECKING:
    from patolli.games.lapins.state import Lapins

CERTAIN: Final = 1000.0
MOST_STEPS: Final = 60
"""More than the moves of one action."""
TROUBLE: Final = 0.01
"""What a move costs, so that nobody does by many words what can be done by one."""
WIDE: Final = 6
"""From this width on, everything that might be good is tried."""


# ------------------------------------------------------------------- lists of buildings
def menus(narrow: bool) -> list[list[list[int]]]:
    """By free slots: lists of buildings that fill them, or most of them."""
    found: list[list[list[int]]] = []
    for room in range(8):
        lists: list[list[int]] = []
        extend(lists, [], room if room < 5 else 4, narrow)
        found.append(lists)
    return found


def extend(lists: list[list[int]], chosen: list[int], room: int, narrow: bool) -> None:
    if chosen and sensible(chosen, narrow):
        lists.append(chosen)
    for kind in range(chosen[-1] if chosen else 0, KINDS):
        if SLOTS[kind] <= room:
            extend(lists, [*chosen, kind], room - SLOTS[kind], narrow)


def sensible(chosen: list[int], narrow: bool) -> bool:
    """Whether a king might want just these buildings."""
    extras = [kind for kind in chosen if kind >= RESERVE]
    if len(extras) > 1 or (GARRISON in chosen and DOUBLE in chosen):
        return False
    if not narrow:
        return True
    if DOUBLE in chosen or OBSERVATORY in chosen or chosen.count(GARRISON) == 3:
        return False
    return len(set(chosen)) < 3 or (VILLAGE in chosen and chosen.count(TEMPLE) < 2 and chosen.count(GARRISON) < 2)


ALL_MENUS: Final[list[list[list[int]]]] = menus(False)
NARROW_MENUS: Final[list[list[list[int]]]] = menus(True)


class Wish:
    """What a king wants to make of a site, and how good that looks."""

    __slots__ = ("begin", "built", "look", "removed", "upgrades")

    def __init__(self, begin: list[int], removed: list[int], built: list[int], upgrades: int) -> None:
        self.begin = begin
        """The moves up to the first demolition or building."""
        self.removed = removed
        """Classes to be demolished."""
        self.built = built
        """Kinds to be built."""
        self.upgrades = upgrades
        self.look: float = 0.0


class Trial:
    """A copy to try buildings on, without playing every move."""

    def __init__(self, state: Lapins, seat: int) -> None:
        self.state = state.copy()
        self.state.node = TURN
        self.state.seat = (seat + 1) % state.players
        self.seat = seat
        self.wealth = riches(state, seat)
        self.rounds = rounds_after(state)
        self.down = face_down(state)

    def affords(self, fee: int, wish: Wish) -> bool:
        """LAP-36."""
        total = fee + wish.upgrades * UPGRADE_NAMED
        held = self.state.wealth
        start = self.seat * TYPES
        named: int = 0
        before: int = -1
        for kind in wish.built:
            total += COST_ANY[kind] + COST_NAMED[kind]
            which = COST_TYPE[kind]
            if which >= 0:
                named = named + COST_NAMED[kind] if which == before else COST_NAMED[kind]
                before = which
                extra = wish.upgrades * UPGRADE_NAMED if which == UPGRADE_TYPE else 0
                if held[start + which] < named + extra:
                    return False
        if wish.upgrades and held[start + UPGRADE_TYPE] < wish.upgrades * UPGRADE_NAMED:
            return False
        return total <= self.wealth

    def look(self, site: int, fee: int, wish: Wish) -> float:
        """The king's own estimate with the wish fulfilled."""
        state = self.state
        before = state.cities[site]
        city = before & BUILDINGS
        cost = fee + wish.upgrades * UPGRADE_NAMED
        for which in wish.removed:
            city -= UNIT[which]
        for kind in wish.built:
            city += UNIT[CLASS_OF[kind]]
            cost += COST_ANY[kind] + COST_NAMED[kind]
        city += wish.upgrades * (UNIT[DOUBLES] - UNIT[GARRISONS])
        state.cities[site] = city | (self.seat + 1) << OWNER_BITS
        state.wealth[self.seat * TYPES] -= cost
        found = own(state, self.seat, self.rounds, self.down)
        state.wealth[self.seat * TYPES] += cost
        state.cities[site] = before
        return found

    def weigh(self, site: int, fee: int, wishes: list[Wish], out: list[Wish], most: int) -> None:
        """The best of the wishes for one site, added to the others."""
        good: list[Wish] = []
        for wish in wishes:
            if self.affords(fee, wish):
                wish.look = self.look(site, fee, wish)
                good.append(wish)
        good.sort(key=wish_look, reverse=True)
        out.extend(good[:most])


def wish_look(wish: Wish) -> float:
    return wish.look


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
    found.sort(key=look_of, reverse=True)
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


def add_plan(trial: Lapins, actor: int, moves: list[int], found: list[Plan]) -> None:
    guess = estimate(trial)
    look = lead(guess, actor) - TROUBLE * len(moves)
    for winner in winners(trial):
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
        add_plan(trial, actor, moves, found)


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
        unknown.sort(key=look_of, reverse=True)
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
