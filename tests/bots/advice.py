"""The door to a game's advice, for a state."""

from patolli import State
from patolli.engine.core.advisor import Advisor


def advisor(state: State) -> Advisor:
    return state.game().advisor()
