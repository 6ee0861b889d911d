"""The options of Mexica, and what a game was started with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from patolli.engine.game import BadOption, Option, bad_value, check_colours
from patolli.engine.words import is_number
from patolli.games.mexica.box.components import COLOURS, FLOORS, NEUTRAL_COUNT, NEUTRAL_MIXES, WHOLE_COLOUR

OPTIONS: Final = (
    Option("first_player", ("seat0", "random"), "MEX-15"),
    Option("emblem_enterable", ("true", "false"), "MEX-6"),
    Option("first_round_rule", ("enclosure", "immobile", "off"), "MEX-72"),
    Option("removal_periods", ("both", "second_only", "off"), "MEX-74"),
    Option("stall_rounds", ("5", "off"), "MEX-82", free="text"),
    Option("neutral_min_distance", ("5", "4"), "MEX-94"),
    Option("neutral_mix", ("standard", "hard", "very_hard"), "MEX-98", free="text"),
    Option("colours", ("black,grey,sand,red",), "MEX-14", free="text"),
)

USUAL_MIX: Final = "standard"
OFF: Final = 0
FOREVER: Final = 999_999_999
"""More rounds than anybody plays: `stall_rounds` can be any number, and one larger than this means the same."""
FOREVER_DIGITS: Final = 10
ENCLOSURE: Final = 1
IMMOBILE: Final = 2
BOTH_PERIODS: Final = 1
SECOND_ONLY: Final = 2


class Options:
    """What a game was started with, checked. Shared by all states of the game and never changed."""

    def __init__(self, players: int, given: Mapping[str, str]) -> None:
        values = {option.name: given.get(option.name, option.values[0]) for option in OPTIONS}
        for option in OPTIONS:
            if not option.free and values[option.name] not in option.values:
                raise bad_value(option, values[option.name])
        self.random_first: bool = values["first_player"] == "random"
        self.emblem: bool = values["emblem_enterable"] == "true"
        self.first_round: int = {"enclosure": ENCLOSURE, "immobile": IMMOBILE, "off": OFF}[values["first_round_rule"]]
        self.removal: int = {"both": BOTH_PERIODS, "second_only": SECOND_ONLY, "off": OFF}[values["removal_periods"]]
        self.stall: int = stall_rounds(values["stall_rounds"])
        if not self.stall and self.removal != BOTH_PERIODS:
            raise BadOption(
                "stall_rounds can be off only while removal_periods is both: "
                "a calpulli token that nobody can use would keep the period open for ever (MEX-82).",
                "stall-off",
            )
        self.distance: int = int(values["neutral_min_distance"])
        self.mix: list[int] = neutral_mix(values["neutral_mix"])
        self.colours: list[int] = seat_colours(players, values["colours"])
        self.given: dict[str, str] = {
            option.name: values[option.name] for option in OPTIONS if values[option.name] != option.values[0]
        }
        """What differs from the default."""

    def neutral_colour(self) -> int:
        """MEX-92: the first colour that no player uses."""
        return next(colour for colour in range(len(COLOURS)) if colour not in self.colours)


def check_new(players: int, given: Mapping[str, str]) -> None:
    """MEX-92, MEX-98: only a game for two has neutral temples to mix. BadOption if another asks for it."""
    if players != 2 and given.get("neutral_mix", USUAL_MIX) != USUAL_MIX:
        neutral_mix(given["neutral_mix"])
        raise BadOption(
            f"neutral_mix is for two players: with {players} no neutral temples stand on the board (MEX-92, MEX-98).",
            "mix-two",
            players=players,
        )


def stall_rounds(value: str) -> int:
    if value == "off":
        return OFF
    if not is_number(value, len(value)) or not value.strip("0"):
        raise BadOption(
            f"stall_rounds is a whole number of rounds, 1 or more, or off, not {value[:30]!r} (MEX-82).",
            "stall",
            value=value[:30],
        )
    return min(int(value.lstrip("0")[:FOREVER_DIGITS]), FOREVER)


def neutral_mix(value: str) -> list[int]:
    """MEX-98: how many neutral temples of 1, 2, 3 and 4 floors."""
    if value in NEUTRAL_MIXES:
        return NEUTRAL_MIXES[value]
    parts = [part.strip() for part in value.split(",")]
    if len(parts) != FLOORS or not all(is_number(part, 2) for part in parts):
        raise BadOption(
            f"neutral_mix is {', '.join(NEUTRAL_MIXES)} or four numbers such as 3,3,2,2, not {value!r} (MEX-98).",
            "mix",
            value=value[:30],
        )
    mix = [int(part) for part in parts]
    if sum(mix) != NEUTRAL_COUNT:
        raise BadOption(
            f"neutral_mix {value} makes {sum(mix)} temples; there are always {NEUTRAL_COUNT} (MEX-98).",
            "mix-sum",
            value=value,
            count=sum(mix),
            wanted=NEUTRAL_COUNT,
        )
    for i in range(FLOORS):
        if mix[i] > WHOLE_COLOUR[i]:
            raise BadOption(
                f"neutral_mix {value} asks for {mix[i]} temples of {i + 1} {'floors' if i else 'floor'}; "
                f"a colour has only {WHOLE_COLOUR[i]} (MEX-98).",
                "mix-many",
                value=value,
                count=mix[i],
                floors=i + 1,
                most=WHOLE_COLOUR[i],
            )
    return mix


def seat_colours(players: int, value: str) -> list[int]:
    """MEX-14: each colour is used by at most one player."""
    names = [name.strip() for name in value.split(",")]
    if value == OPTIONS[-1].values[0]:
        names = names[:players]
    check_colours(names, players, COLOURS, "MEX-14")
    return [COLOURS.index(name) for name in names]
