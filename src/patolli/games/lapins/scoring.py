"""Points and winners (section 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.lapins.cities import count_cities, riches
from patolli.games.lapins.codes import OVER

if TYPE_CHECKING:
    from patolli.games.lapins.state import Lapins


def points(state: Lapins) -> list[int]:
    """LAP-84: glory, and a point for each unit of wealth."""
    return [state.glory[seat] + riches(state, seat) for seat in range(state.players)]


def winners(state: Lapins) -> list[int]:
    """LAP-85: most points, then most cities."""
    if state.node != OVER:
        return []
    found = points(state)
    rank = [found[seat] * 100 + count_cities(state, seat) for seat in range(state.players)]
    best = max(rank)
    return [seat for seat in range(state.players) if rank[seat] == best]
