"""The options of Chocolatl, and what a game was started with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from patolli.engine.options import Chosen, Option, colours, components
from patolli.games.chocolatl.box.components import BOXES, COLOURS, EDITIONS, Components

OPTIONS: Final = (
    Option("edition", tuple(EDITIONS), "CHO-6"),
    colours(COLOURS, "CHO-2"),
    components("CHO-4"),
)


class Options:
    """What a game was started with, checked. Shared by all states of the game and never changed."""

    def __init__(self, players: int, given: Mapping[str, str]) -> None:
        chosen = Chosen(OPTIONS, players, given)
        self.box: Components = BOXES.choose(chosen)
        edition = chosen.index("edition")
        self.edition: str = EDITIONS[edition]
        self.lowest: bool = self.box.lowest_leaves[edition]
        """CHO-65: at location 6 the lowest card leaves by itself; otherwise its owner chooses (CHO-66)."""
        self.stepwise: bool = self.box.stepwise[edition]
        """CHO-31: bids are turned over location by location; otherwise all at once (CHO-32)."""
        self.colours: list[int] = chosen.colours()
        self.given: dict[str, str] = chosen.given
        """What differs from the default."""
