"""The options of Zapotec, and what a game was started with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from patolli.engine.options import Chosen, Option, components, flag
from patolli.games.zapotec.box.components import BOXES, Components

OPTIONS: Final = (
    Option("one_shot_tiles", ("immediate", "kept"), "ZAP-55"),
    flag("solo_pile_face_up", True, "ZAP-112"),
    flag("bot_unfinished_house_points", False, "ZAP-103"),
    Option("solo_difficulty", ("normal", "easier", "harder"), "ZAP-105"),
    components("ZAP-4"),
)

NORMAL: Final = 0
EASIER: Final = 1
HARDER: Final = 2


class Options:
    """What a game was started with, checked, with its components. Shared by all its states and never changed."""

    def __init__(self, players: int, given: Mapping[str, str]) -> None:
        chosen = Chosen(OPTIONS, players, given)
        self.box: Components = BOXES.choose(chosen)
        chosen.set_default("solo_pile_face_up", "true" if self.box.pile_face_up else "false")
        self.given: dict[str, str] = chosen.given
        """What differs from the default."""
        self.kept: bool = chosen.text("one_shot_tiles") == "kept"
        self.top_open: bool = players == 1 and chosen.flag("solo_pile_face_up")
        self.unfinished: bool = chosen.flag("bot_unfinished_house_points")
        self.difficulty: int = chosen.index("solo_difficulty")
