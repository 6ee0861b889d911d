"""The position as text, good enough to play from."""

from __future__ import annotations

from highcard.rules import ROUNDS
from highcard.show.view import HighCardView
from patolli.stage.game import Tell


def picture(view: HighCardView, tell: Tell) -> str:
    lines = [heading(view, tell)]
    for seat in range(view.players):
        points = tell("points", points=view.points[seat])
        lines.append(f"  {tell('name', seat=seat)}: {points}, {standing(view, seat, tell)}")
    if view.shown:
        lines.append(tell("text-shown", cards=" ".join(map(str, view.shown))))
    if view.hand:
        lines.append(f"{tell('hand')}: {' '.join(map(str, view.hand))}")
    return "\n".join(lines)


def heading(view: HighCardView, tell: Tell) -> str:
    if view.round > ROUNDS:
        return tell("over")
    return tell("heading-low" if view.low else "heading-high", round=view.round, rounds=ROUNDS)


def standing(view: HighCardView, seat: int, tell: Tell) -> str:
    """What lies in front of a seat."""
    if view.has_chosen[seat]:
        return tell("has-chosen")
    return tell("has-played", card=view.played[seat]) if view.played[seat] else tell("has-nothing")
