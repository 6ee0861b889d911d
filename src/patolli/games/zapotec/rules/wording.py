"""What the words of a move depend on besides the move (see `Game.wording`)."""

from __future__ import annotations

from patolli.games.zapotec.rules.codes import KIND_BITS, LOW, MIDDLE, MIDDLE_BITS, PLACE, RITUAL, USE_RITUAL
from patolli.games.zapotec.rules.state import Zapotec


def wording(state: Zapotec, actor: int, move: int) -> int:
    """A ritual is numbered by where it lies, and said by its name."""
    kind = move >> KIND_BITS
    if kind == USE_RITUAL:
        return state.rituals[move >> MIDDLE_BITS & MIDDLE] + 1
    if kind == RITUAL or kind == PLACE:
        return state.rituals[move & LOW] + 1
    return 0
