"""The options of High Card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from patolli.engine.options import Chosen, flag

OPTIONS: Final = (flag("low", False, "HIGH-4"),)


class Options:
    """What a game was started with. Shared by all its states and never changed."""

    def __init__(self, players: int, given: Mapping[str, str]) -> None:
        chosen = Chosen(OPTIONS, players, given)
        self.low: bool = chosen.flag("low")
        self.given: dict[str, str] = chosen.given
