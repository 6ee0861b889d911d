"""Pictures in the rules: positions of a game, and the part of the table that shows what the rule is about.

They lie in `show/examples.toml` of the game, one for a rule; the captions are `picture-RULE` in its
language files.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from patolli.engine.game import find_game
from patolli.stage.game import ShownGame
from patolli.stage.scene import Box, Scene
from patolli.stage.speech import ENGLISH


@dataclass(frozen=True)
class Example:
    rule: str
    position: str
    zone: str
    around: tuple[str, ...]
    """Words of places that the picture shows; all of the zone if there are none."""
    box: Box | None
    """The part of the zone that the picture shows, where no places are."""
    seat: int | None
    """Who looks; None is a spectator."""


@cache
def examples(game: str) -> dict[str, Example]:
    """The examples of a game by rule, in the order of their file."""
    shown = find_game(game)
    assert isinstance(shown, ShownGame)
    file = files(shown.home()).joinpath("show", "examples.toml")
    if not file.is_file():
        return {}
    found: dict[str, Example] = {}
    for entry in tomllib.loads(file.read_text(encoding="utf-8"))["example"]:
        box = entry.get("box")
        found[entry["rule"]] = Example(
            rule=entry["rule"],
            position=entry["position"],
            zone=entry.get("zone", "board"),
            around=tuple(entry.get("around", ())),
            box=(box[0], box[1], box[2], box[3]) if box else None,
            seat=entry.get("seat"),
        )
    return found


def drawn(game: ShownGame, example: Example, language: str = ENGLISH) -> Scene:
    """The part of the scene that the example shows."""
    state = game.read_position(example.position)
    return game.scene(state.view(example.seat), language).part(example.zone, example.around, example.box)
