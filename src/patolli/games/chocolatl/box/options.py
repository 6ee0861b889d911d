"""The options of Chocolatl, and what a game was started with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from patolli.engine.game import Option, bad_value, check_colours
from patolli.games.chocolatl.box.components import COLOURS, editions, takes_lowest, turns_stepwise

OPTIONS: Final = (
    Option("edition", tuple(editions()), "CHO-6"),
    Option("colours", (",".join(COLOURS),), "CHO-2", free="text"),
)


class Options:
    """What a game was started with, checked. Shared by all states of the game and never changed."""

    def __init__(self, players: int, given: Mapping[str, str]) -> None:
        self.given: dict[str, str] = {
            option.name: given[option.name]
            for option in OPTIONS
            if given.get(option.name, option.values[0]) != option.values[0]
        }
        """What differs from the default."""
        self.edition: str = given.get("edition", OPTIONS[0].values[0])
        if self.edition not in OPTIONS[0].values:
            raise bad_value(OPTIONS[0], self.edition)
        self.lowest: bool = takes_lowest(self.edition)
        """CHO-65: at location 6 the lowest card leaves by itself; otherwise its owner chooses (CHO-66)."""
        self.stepwise: bool = turns_stepwise(self.edition)
        """CHO-31: bids are turned over location by location; otherwise all at once (CHO-32)."""
        self.colours: list[int] = seat_colours(players, given.get("colours", OPTIONS[1].values[0]))


def seat_colours(players: int, value: str) -> list[int]:
    """CHO-2: each player has the pieces of one colour."""
    names = [name.strip() for name in value.split(",")]
    if value == OPTIONS[1].values[0]:
        names = names[:players]
    check_colours(names, players, COLOURS, "CHO-2")
    return [COLOURS.index(name) for name in names]
