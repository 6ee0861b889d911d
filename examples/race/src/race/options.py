"""The options of the race."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from patolli.engine.options import Chosen, Option

OPTIONS: Final = (
    Option("pieces", ("3", "2", "4", "6"), "PAT-2"),
    Option("purse", ("20", "12", "40"), "PAT-2"),
    Option("captures", ("middle", "anywhere"), "PAT-8"),
)


class Options:
    """What a game was started with. Shared by all its states and never changed."""

    def __init__(self, players: int, given: Mapping[str, str]) -> None:
        chosen = Chosen(OPTIONS, players, given)
        self.pieces: int = chosen.number("pieces")
        self.purse: int = chosen.number("purse")
        self.anywhere: bool = chosen.text("captures") == "anywhere"
        self.given: dict[str, str] = chosen.given
