"""The score track, final scoring and places (sections 11 to 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.core.state import places_by
from patolli.games.chocolatl.rules.codes import OVER

if TYPE_CHECKING:
    from patolli.games.chocolatl.rules.state import Chocolatl


def move_disc(state: Chocolatl, seat: int, points: int) -> int:
    """CHO-70 to CHO-72: the disc goes on top of the target space; by how many spaces it moved."""
    old = state.space[seat]
    target = old + points
    if target < 0:
        target = 0
    if target == old:
        return 0
    state.space[seat] = target
    stack = state.stack
    stack.remove(seat)
    stack.append(seat)
    return target - old


def last_round(state: Chocolatl) -> bool:
    """CHO-75, CHO-76: set the flag, which then stays set; whether it was not set before."""
    first = not state.last
    state.last = True
    return first


def leader(state: Chocolatl) -> int:
    """CHO-20: the highest occupied space."""
    highest = 0
    for space in state.space:
        if space > highest:
            highest = space
    return highest


# ------------------------------------------------------------------- the end
def stones_of(state: Chocolatl, seat: int) -> int:
    """The stones of a player in the pyramid, substitutes included."""
    return state.pyramid.count(seat)


def most_stones(state: Chocolatl) -> int:
    most = 0
    for seat in range(state.players):
        most = max(most, stones_of(state, seat))
    return most


def final_points(state: Chocolatl, seat: int) -> list[int]:
    """CHO-80: track, stones, majority, Chocolatl figure, old man, offering, highest offering, die."""
    stones = stones_of(state, seat)
    box = state.box
    return [
        state.space[seat],
        stones * box.per_stone,
        box.majority if stones == most_stones(state) else 0,
        box.chocolatl_points if seat == state.figure else 0,
        box.old_man_points if seat == state.old_man else 0,
        state.offering[seat],
        box.highest_offering if state.offering[seat] == max(state.offering) else 0,
        state.final[seat],
    ]


def points(state: Chocolatl) -> list[int]:
    """The track while the game goes on, the totals when it is over (CHO-84)."""
    if state.phase != OVER:
        return state.space[:]
    return [sum(final_points(state, seat)) for seat in range(state.players)]


def places(state: Chocolatl) -> list[int]:
    """CHO-85: the highest total, then the higher offering; whoever is still tied shares a place."""
    return places_by(points(state), state.offering) if state.phase == OVER else []


def tell_totals(state: Chocolatl) -> None:
    """The events of final scoring."""
    if state.events is None:
        return
    for seat in range(state.players):
        parts = final_points(state, seat)
        state.events.append(
            (
                "total",
                {
                    "seat": seat,
                    "track": parts[0],
                    "stones": parts[1],
                    "majority": parts[2],
                    "chocolatl": parts[3],
                    "old": parts[4],
                    "offering": parts[5],
                    "highest": parts[6],
                    "die": parts[7],
                    "points": sum(parts),
                },
            )
        )
    totals = points(state)
    for seat in state.winners():
        state.events.append(("won", {"seat": seat, "points": totals[seat]}))
