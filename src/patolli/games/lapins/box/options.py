"""The options of Dix-Huit Lapins, and what a game was started with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from patolli.engine.components import Row, Tables
from patolli.engine.options import BadOption, Chosen, Option, components
from patolli.engine.words import is_number
from patolli.games.lapins.box.components import BOX, BOXES, Components
from patolli.games.lapins.box.land import Land, joins_often
from patolli.games.lapins.box.maps import one_line, own_map
from patolli.games.lapins.rules.codes import PATH_SETS

COMPONENTS: Final = components("LAP-2")


def options_of(box: Components) -> tuple[Option, ...]:
    """The options of games with this box: it says how long they may last."""
    return (
        Option("length", tuple([str(length) for length in box.lengths]), "LAP-23"),
        Option("map", ("random", "beginner"), "LAP-15", free="text"),
        Option("path_set", tuple(PATH_SETS), "LAP-15"),
        Option("allocation", ("simultaneous", "turn_order"), "LAP-82"),
        Option("prisoner_place", ("attacking_city", "any_garrison"), "LAP-58"),
        Option("laid_by", ("lot",), "LAP-19", free="text"),
        COMPONENTS,
    )


OPTIONS: Final = options_of(BOX)


class Options:
    """What a game was started with, checked. Shared by all states of the game and never changed."""

    def __init__(self, players: int, given: Mapping[str, str]) -> None:
        asked = Chosen((COMPONENTS,), players, given)
        self.box: Components = BOXES.choose(asked)
        chosen = Chosen(options_of(self.box), players, {**given, **asked.values})
        self.length: int = chosen.number("length")
        self.path_set: int = chosen.index("path_set")
        self.secret: bool = chosen.text("allocation") == "simultaneous"
        self.any_garrison: bool = chosen.text("prisoner_place") == "any_garrison"
        self.land: Land | None = None
        """The map; None if chance draws it."""
        kind = chosen.text("map")
        if kind == "beginner":
            if self.path_set:
                raise BadOption(
                    "The beginner map always uses path_set open: choose that, or another map (LAP-15).", "beginner"
                )
            self.land = own_map(self.box, "/".join(self.box.beginner_rows), players, self.path_set)
        elif kind != "random":
            self.land = own_map(self.box, kind, players, self.path_set)
            chosen.rewrite("map", one_line(kind, self.box))
        elif self.box is not BOX and not joins_often(self.box, self.path_set):
            table = Row({}, ("map", "random"), Tables({}, COMPONENTS.name, "lapins"))
            raise table.bad("maps-apart", set=PATH_SETS[self.path_set])
        self.layer: int = layer(players, chosen.text("laid_by"), kind in ("random", "beginner"))
        """The seat of the king who laid out the map; -1 if it is drawn by lot."""
        self.given: dict[str, str] = chosen.given


def layer(players: int, value: str, drawn: bool) -> int:
    """LAP-19."""
    if value == "lot":
        return -1
    if drawn:
        raise BadOption("laid_by names who laid out a map of one's own; this one is nobody's (LAP-19).", "laid-nobody")
    if not is_number(value, 1) or int(value) >= players:
        raise BadOption(
            f"laid_by is lot or a seat from 0 to {players - 1}, not {value!r} (LAP-19).",
            "laid-by",
            last=players - 1,
            value=value[:30],
        )
    return int(value)
