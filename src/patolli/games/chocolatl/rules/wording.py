"""What the words of a move depend on besides the move (see `Game.wording`)."""

from __future__ import annotations

from patolli.games.chocolatl.rules.state import Chocolatl


def wording(state: Chocolatl, actor: int, move: int) -> int:
    """What a number means follows from the phase."""
    return state.phase
