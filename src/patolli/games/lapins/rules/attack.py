"""Attacking (section 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.games.lapins.rules.building import can_settle, charge, plan
from patolli.games.lapins.rules.cities import count, count_cities, defence, remove, riches, settle_site, strength
from patolli.games.lapins.rules.codes import (
    ATTACKING,
    BUILDING,
    BUILDINGS,
    CLASSES,
    DESTROY,
    DESTROYING,
    DOUBLE,
    DOUBLE_STRENGTH,
    DOUBLES,
    FACES,
    GARRISONS,
    HELD_BY,
    HOLD,
    HOLDING,
    KIND_OF,
    LEAVE,
    LOSE,
    LOSING,
    MOVE_BITS,
    OWNER_BITS,
    PART_BITS,
    PRISONERS_OF,
    RESERVES,
    ROLL,
    SENDING,
    STRENGTH,
    TAKE,
    TAKING,
    TAKING_OVER,
    UNIT,
)

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng
    from patolli.games.lapins.box.components import Components
    from patolli.games.lapins.rules.state import Lapins

DIE_BITS: Final = 4
"""A roll: four bits for each face say how many dice show it."""


# ------------------------------------------------------------------- how many are sent
def begin_attack(state: Lapins, origin: int, target: int) -> None:
    """LAP-51."""
    state.origin = origin
    state.site = target
    state.node = SENDING


def offer_strength(state: Lapins, out: list[int]) -> None:
    """LAP-52."""
    most = min(strength(state.cities[state.origin]), state.box.garrisons_for_one * riches(state, state.seat))
    for sent in range(1, most + 1):
        out.append(STRENGTH << MOVE_BITS | sent)


def send(state: Lapins, sent: int) -> None:
    """LAP-53: the price is paid before the roll."""
    state.sent = sent
    many = state.box.garrisons_for_one
    charge(state, ATTACKING, (sent + many - 1) // many)


# ------------------------------------------------------------------- the dice
def rolls(dice: int) -> list[int]:
    """LAP-91: all results of this number of dice, the faces in ascending order."""
    found: list[int] = []
    add_rolls(found, 0, 0, dice)
    return found


def add_rolls(found: list[int], face: int, roll: int, dice: int) -> None:
    if face == FACES - 1:
        found.append(ROLL << MOVE_BITS | roll | dice << DIE_BITS * face)
        return
    for shown in range(dice, -1, -1):
        add_rolls(found, face + 1, roll | shown << DIE_BITS * face, dice - shown)


def roll_weights(dice: int) -> list[int]:
    """LAP-91: how many of the throws show each result."""
    found: list[int] = []
    for roll in rolls(dice):
        ways = 1
        rest = dice
        for face in range(FACES):
            shown = roll >> DIE_BITS * face & 15
            for n in range(shown):
                ways = ways * (rest - n) // (n + 1)
            rest -= shown
        found.append(ways)
    return found


def pick_roll(dice: int, rng: Rng) -> int:
    roll = 0
    for _ in range(dice):
        roll += 1 << DIE_BITS * rng.below(FACES)
    return ROLL << MOVE_BITS | roll


def roll_dice(state: Lapins, roll: int) -> None:
    """LAP-54, LAP-55."""
    box = state.box
    state.potential = 0
    state.count = 0
    for face in range(FACES):
        shown = roll >> DIE_BITS * face & 15
        state.potential += shown * box.die_points[face]
        state.count += shown * box.die_failures[face]
    state.node = LOSING


# ------------------------------------------------------------------- what the attacker loses
def offer_losses(state: Lapins, out: list[int]) -> None:
    """LAP-54."""
    if state.count:
        city = state.cities[state.origin]
        for which in range(GARRISONS, RESERVES):
            if count(city, which):
                out.append(LOSE << MOVE_BITS | which)


def lose(state: Lapins, which: int) -> None:
    state.count -= 1
    remove(state, state.origin, which)


def compare(state: Lapins) -> bool:
    """LAP-55: whether there is damage."""
    held = defence(state, state.site)
    state.count = max(0, state.potential - held)
    state.won = 0
    if state.events is not None:
        state.events.append(
            (
                "assault",
                {
                    "seat": state.seat,
                    "site": state.land.name(state.site),
                    "potential": state.potential,
                    "defence": held,
                    "damage": state.count,
                },
            )
        )
    state.node = DESTROYING
    return state.count > 0


# ------------------------------------------------------------------- what the attacked city loses
def worth(box: Components, city: int) -> int:
    """LAP-56: the points that destroy everything in a city."""
    total = 0
    for which in range(CLASSES):
        number = count(city, which)
        if number:
            kind = KIND_OF[which]
            total += number * box.damage[kind] * (DOUBLE_STRENGTH if kind == DOUBLE else 1)
    return total


def offer_damage(state: Lapins, out: list[int]) -> None:
    """LAP-56: nothing is asked if the points suffice for everything."""
    city = state.cities[state.site]
    box = state.box
    if worth(box, city) <= state.count:
        return
    for which in range(CLASSES):
        if count(city, which) and box.damage[KIND_OF[which]] <= state.count:
            out.append(DESTROY << MOVE_BITS | which)


def destroy(state: Lapins, which: int) -> None:
    """LAP-56, LAP-57."""
    state.count -= state.box.damage[KIND_OF[which]]
    state.won += 1
    remove(state, state.site, which)


def end_damage(state: Lapins) -> None:
    """LAP-56: if the points suffice, the whole city goes."""
    city = state.cities[state.site]
    if city and worth(state.box, city) <= state.count:
        for which in range(CLASSES):
            number = count(city, which)
            state.won += number * (DOUBLE_STRENGTH if KIND_OF[which] == DOUBLE else 1)
        state.count -= worth(state.box, city)
        if state.events is not None:
            state.events.append(("devastated", {"seat": state.seat, "site": state.land.name(state.site)}))
        settle_site(state, state.site, 0)
    state.node = HOLDING


# ------------------------------------------------------------------- prisoners
def room_of(which: int) -> int:
    """LAP-58: how many more prisoners a building of this class can hold."""
    return PRISONERS_OF[KIND_OF[which]] - HELD_BY[which]


def jail(state: Lapins, site: int) -> bool:
    """LAP-58: whether prisoners may be brought to that site."""
    if state.options.any_garrison:
        return state.cities[site] >> OWNER_BITS == state.seat + 1
    return site == state.origin


def all_room(state: Lapins) -> int:
    total = 0
    for site in range(state.land.sites):
        if jail(state, site):
            for which in range(GARRISONS, RESERVES):
                total += count(state.cities[site], which) * room_of(which)
    return total


def offer_prisons(state: Lapins, out: list[int]) -> None:
    """LAP-58: nothing is asked if the prisoners fill all places."""
    if not state.won or state.won >= all_room(state):
        return
    for site in range(state.land.sites):
        if jail(state, site):
            for which in range(GARRISONS, RESERVES):
                if count(state.cities[site], which) and room_of(which):
                    out.append(HOLD << MOVE_BITS | site << PART_BITS | which)


def hold(state: Lapins, site: int, which: int) -> None:
    state.cities[site] += UNIT[which + 1] - UNIT[which]
    state.won -= 1


def end_prisoners(state: Lapins) -> None:
    """LAP-58: all places are filled, the rest is lost."""
    if state.won:
        for site in range(state.land.sites):
            if jail(state, site):
                city = state.cities[site]
                singles = count(city, GARRISONS)
                city += singles * (UNIT[GARRISONS + 1] - UNIT[GARRISONS])
                for which in (DOUBLES, DOUBLES + 1):
                    city += count(city, which) * (UNIT[DOUBLES + 2] - UNIT[which])
                state.cities[site] = city
        state.won = 0
    state.node = TAKING


# ------------------------------------------------------------------- taking over
def offer_takeover(state: Lapins, out: list[int]) -> None:
    """LAP-59."""
    if state.cities[state.site] & BUILDINGS:
        return
    if can_settle(state, state.site, riches(state, state.seat)) and count_cities(state, state.seat) < state.box.stelae:
        out.append(TAKE << MOVE_BITS)
        out.append(LEAVE << MOVE_BITS)


def take(state: Lapins) -> None:
    """LAP-59: the site costs nothing."""
    plan(state, TAKING_OVER, state.site, 0)
    state.node = BUILDING
