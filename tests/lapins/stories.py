"""Small stories: positions by text, lines with their actor, what somebody may say."""

from __future__ import annotations

import pytest

from patolli import CHANCE, NotLegal, hear, lines, read_position
from patolli.games.lapins.rules.state import Lapins
from patolli.games.lapins.show.view import Site, view
from patolli.games.lapins.show.view_shares import Share

PAST = ["expedition"] * 5 + ["feast"] * 2 + ["favourable_jade", "favourable_shell", "exceptional_maize", "decadence"]


def position(body: str, players: int = 3, round: int = 1, options: str = "map=beginner") -> Lapins:
    """A position on the beginner map; cards of earlier rounds are turned, and nothing of note."""
    first = players * 2 + 1
    past = range(first, (round - 1) * (players + 1) + 1)
    text = f"lapins {players}\noptions: {options}\nround: {round}\n"
    if past and "faces:" not in body:
        text += "faces: " + " ".join(f"{card}={PAST[card - first]}" for card in past) + "\n"
    state = read_position(text + body)
    assert isinstance(state, Lapins)
    return state


def go(state: Lapins, *said: str) -> Lapins:
    """Play lines such as `0 found a1` and `* roll 3 5 6`."""
    for line in said:
        who, _, words = line.partition(" ")
        actor = CHANCE if who == "*" else int(who)
        state.play(actor, hear(state, actor, words))
    return state


def may(state: Lapins, seat: int) -> list[str]:
    return lines(state, seat)


def refused(state: Lapins, line: str, rule: str) -> NotLegal:
    """The line is refused, by that rule."""
    who, _, words = line.partition(" ")
    with pytest.raises(NotLegal) as caught:
        hear(state, CHANCE if who == "*" else int(who), words)
    assert caught.value.rule == rule, caught.value
    return caught.value


def site(state: Lapins, name: str) -> Site:
    return next(one for one in view(state, None).sites if one.name == name)


def city(state: Lapins, name: str) -> str:
    """What stands there, as one text; empty if the site is free."""
    return " ".join(site(state, name).buildings)


def wealth(state: Lapins, seat: int) -> dict[str, int]:
    return {name: units for name, units in view(state, None).wealth[seat].items() if units}


def share(state: Lapins, seat: int) -> Share:
    return next(one for one in view(state, seat).shares if one.seat == seat)
