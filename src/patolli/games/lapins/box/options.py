"""The options of Dix-Huit Lapins, and what a game was started with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from patolli.engine.game import BadOption, Option, bad_value
from patolli.games.lapins.box.components import BEGINNER_ROWS, LENGTHS, PATH_SETS
from patolli.games.lapins.box.land import Land
from patolli.games.lapins.box.maps import one_line, own_map

OPTIONS: Final = (
    Option("length", tuple(map(str, LENGTHS)), "LAP-23"),
    Option("map", ("random", "beginner"), "LAP-15", free="text"),
    Option("path_set", tuple(PATH_SETS), "LAP-15"),
    Option("allocation", ("simultaneous", "turn_order"), "LAP-82"),
    Option("prisoner_place", ("attacking_city", "any_garrison"), "LAP-58"),
    Option("laid_by", ("lot",), "LAP-19", free="text"),
)


class Options:
    """What a game was started with, checked. Shared by all states of the game and never changed."""

    def __init__(self, players: int, given: Mapping[str, str]) -> None:
        values = {option.name: given.get(option.name, option.values[0]) for option in OPTIONS}
        for option in OPTIONS:
            if not option.free and values[option.name] not in option.values:
                raise bad_value(option, values[option.name])
        self.length: int = int(values["length"])
        self.path_set: int = PATH_SETS.index(values["path_set"])
        self.secret: bool = values["allocation"] == "simultaneous"
        self.any_garrison: bool = values["prisoner_place"] == "any_garrison"
        self.land: Land | None = None
        """The map; None if chance draws it."""
        kind = values["map"]
        if kind == "beginner":
            if self.path_set:
                raise BadOption(
                    "The beginner map always uses path_set open: choose that, or another map (LAP-15).", "beginner"
                )
            self.land = own_map("/".join(BEGINNER_ROWS), players, self.path_set)
        elif kind != "random":
            self.land = own_map(kind, players, self.path_set)
            values["map"] = one_line(kind)
        self.layer: int = layer(players, values["laid_by"], kind in ("random", "beginner"))
        """The seat of the king who laid out the map; -1 if it is drawn by lot."""
        self.given: dict[str, str] = {
            option.name: values[option.name] for option in OPTIONS if values[option.name] != option.values[0]
        }


def layer(players: int, value: str, drawn: bool) -> int:
    """LAP-19."""
    if value == "lot":
        return -1
    if drawn:
        raise BadOption("laid_by names who laid out a map of one's own; this one is nobody's (LAP-19).", "laid-nobody")
    if not value.isdecimal() or len(value) > 1 or int(value) >= players:
        raise BadOption(
            f"laid_by is lot or a seat from 0 to {players - 1}, not {value!r} (LAP-19).",
            "laid-by",
            last=players - 1,
            value=value[:30],
        )
    return int(value)
