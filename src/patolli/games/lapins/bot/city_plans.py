"""What a king may wish for a city: a list of buildings, and its score on a copy of the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.games.lapins.bot.estimate import own_estimate
from patolli.games.lapins.bot.rounds_left import face_down, rounds_after
from patolli.games.lapins.rules.cities import riches
from patolli.games.lapins.rules.codes import (
    BUILDINGS,
    CLASS_OF,
    DOUBLE,
    DOUBLES,
    GARRISON,
    GARRISONS,
    KINDS,
    OBSERVATORY,
    OWNER_BITS,
    RESERVE,
    SLOTS,
    TEMPLE,
    TURN,
    TYPES,
    UNIT,
    VILLAGE,
)

if TYPE_CHECKING:
    from patolli.games.lapins.rules.state import Lapins


DEMOLITION_COST_POINTS: Final = 2.0
"""How many points a plan must gain for each building that it demolishes. What is of no use now may soon be, and whoever
builds and demolishes in turn pays every time."""


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
    """What a king wants to make of a site, and its score."""

    __slots__ = ("begin", "built", "removed", "score", "upgrades")

    def __init__(self, begin: list[int], removed: list[int], built: list[int], upgrades: int) -> None:
        self.begin = begin
        """The moves up to the first demolition or building."""
        self.removed = removed
        """Classes to be demolished."""
        self.built = built
        """Kinds to be built."""
        self.upgrades = upgrades
        self.score: float = 0.0


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
        box = self.state.box
        total = fee + wish.upgrades * box.upgrade_named
        held = self.state.wealth
        start = self.seat * TYPES
        named: int = 0
        before: int = -1
        for kind in wish.built:
            total += box.cost_any[kind] + box.cost_named[kind]
            which = box.cost_type[kind]
            if which >= 0:
                named = named + box.cost_named[kind] if which == before else box.cost_named[kind]
                before = which
                extra = wish.upgrades * box.upgrade_named if which == box.upgrade_type else 0
                if held[start + which] < named + extra:
                    return False
        if wish.upgrades and held[start + box.upgrade_type] < wish.upgrades * box.upgrade_named:
            return False
        return total <= self.wealth

    def score(self, site: int, fee: int, wish: Wish) -> float:
        """The king's own estimate with the wish fulfilled."""
        state = self.state
        box = state.box
        before = state.cities[site]
        city = before & BUILDINGS
        cost = fee + wish.upgrades * box.upgrade_named
        for which in wish.removed:
            city -= UNIT[which]
        for kind in wish.built:
            city += UNIT[CLASS_OF[kind]]
            cost += box.cost_any[kind] + box.cost_named[kind]
        city += wish.upgrades * (UNIT[DOUBLES] - UNIT[GARRISONS])
        state.cities[site] = city | (self.seat + 1) << OWNER_BITS
        state.wealth[self.seat * TYPES] -= cost
        found = own_estimate(state, self.seat, self.rounds, self.down)
        state.wealth[self.seat * TYPES] += cost
        state.cities[site] = before
        return found - DEMOLITION_COST_POINTS * len(wish.removed)

    def weigh(self, site: int, fee: int, wishes: list[Wish], out: list[Wish], most: int) -> None:
        """The best of the wishes for one site, added to the others."""
        good: list[Wish] = []
        for wish in wishes:
            if self.affords(fee, wish):
                wish.score = self.score(site, fee, wish)
                good.append(wish)
        good.sort(key=wish_score, reverse=True)
        out.extend(good[:most])


def wish_score(wish: Wish) -> float:
    return wish.score
