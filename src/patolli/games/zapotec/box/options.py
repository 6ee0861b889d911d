"""The options of Zapotec, and what a game was started with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from patolli.engine.game import BadOption, Option, bad_value
from patolli.games.zapotec.box.components import BOX, Components, read_components

OPTIONS: Final = (
    Option("one_shot_tiles", ("immediate", "kept"), "ZAP-55"),
    Option("solo_pile_face_up", ("true", "false"), "ZAP-112"),
    Option("bot_unfinished_house_points", ("false", "true"), "ZAP-103"),
    Option("solo_difficulty", ("normal", "easier", "harder"), "ZAP-105"),
    Option("components", ("box",), "ZAP-4", free="file"),
)

NORMAL: Final = 0
EASIER: Final = 1
HARDER: Final = 2


class Options:
    """What a game was started with, checked, with its components. Shared by all its states and never changed."""

    def __init__(self, players: int, given: Mapping[str, str]) -> None:
        usual = {option.name: option.values[0] for option in OPTIONS}
        path = given.get("components", usual["components"]).strip()
        if not path:
            raise BadOption("components is box or the path of a component file, such as my.toml (ZAP-4).", "components")
        self.box: Components = BOX if path == "box" else read_components(path)
        usual["solo_pile_face_up"] = "true" if self.box.pile_face_up else "false"
        self.given: dict[str, str] = {name: value for name, value in given.items() if value != usual[name]}
        values = {name: given.get(name, usual[name]) for name in usual}
        for option in OPTIONS:
            if not option.free and values[option.name] not in option.values:
                raise bad_value(option, values[option.name])
        self.kept: bool = values["one_shot_tiles"] == "kept"
        self.top_open: bool = players == 1 and values["solo_pile_face_up"] == "true"
        self.unfinished: bool = values["bot_unfinished_house_points"] == "true"
        self.difficulty: int = {"normal": NORMAL, "easier": EASIER, "harder": HARDER}[values["solo_difficulty"]]
