"""The coach of a first game: a remark when something happens for the first time, never a move.

A tip is measured on a guess for the seat, which depends on what the seat may know and on nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from patolli.engine.core.rng import Rng
from patolli.engine.core.state import Event, State
from patolli.stage.game import ShownGame
from patolli.stage.learn.lessons import Tip, coaching
from patolli.stage.learn.measures import Moment, holds


def tips(state: State, seat: int, events: Sequence[Event] = ()) -> list[Tip]:
    """The tips that apply when the seat is asked, in their order. `events`: what followed since it was last asked."""
    game = state.game()
    if not isinstance(game, ShownGame):
        return []
    known = coaching(game).tip
    guess = state.guess(seat, Rng(0)) if known else state
    moment = Moment(guess, guess, list(events))
    return [tip for tip in known if tip.test and all(holds(spec, moment, seat) for spec in tip.test)]


def tip(state: State, seat: int, events: Sequence[Event] = (), seen: Collection[str] = ()) -> Tip | None:
    """The tip to show: the first that applies and was not seen; None if there is none."""
    return next((one for one in tips(state, seat, events) if one.id not in seen), None)


def tip_for(rule: str, game: ShownGame, seen: Collection[str] = ()) -> Tip | None:
    """The tip to show when a line was refused by a rule; None if there is none, or it was seen."""
    return next((one for one in coaching(game).tip if rule in one.refused and one.id not in seen), None)
