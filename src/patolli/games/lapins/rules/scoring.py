"""Points and places (section 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.core.state import places_by
from patolli.games.lapins.rules.cities import count_cities, riches
from patolli.games.lapins.rules.codes import OVER

if TYPE_CHECKING:
    from patolli.games.lapins.rules.state import Lapins


def points(state: Lapins) -> list[int]:
    """LAP-84: glory, and a point for each unit of wealth."""
    return [state.glory[seat] + riches(state, seat) for seat in range(state.players)]


def places(state: Lapins) -> list[int]:
    """LAP-85: most points, then most cities; whoever is still tied shares a place."""
    if state.node != OVER:
        return []
    return places_by(points(state), [count_cities(state, seat) for seat in range(state.players)])
