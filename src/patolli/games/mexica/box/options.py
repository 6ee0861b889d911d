"""The options of Mexica, and what a game was started with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from patolli.engine.options import BadOption, Chosen, Option, colours, components, flag
from patolli.engine.words import is_number
from patolli.games.mexica.box.components import BOX, BOXES, COLOURS, FLOORS, Components

OPTIONS: Final = (
    Option("first_player", ("seat0", "random"), "MEX-15"),
    flag("emblem_enterable", True, "MEX-6"),
    Option("first_round_rule", ("enclosure", "immobile", "off"), "MEX-72"),
    Option("removal_periods", ("both", "second_only", "off"), "MEX-74"),
    Option("stall_rounds", ("5", "off"), "MEX-82", free="text"),
    Option("neutral_min_distance", ("5", "4"), "MEX-94"),
    Option("neutral_mix", ("standard", "hard", "very_hard"), "MEX-98", free="text"),
    colours(COLOURS, "MEX-14"),
    components("MEX-17"),
)

OFF: Final = 0
FOREVER: Final = 999_999_999
"""More rounds than anybody plays: `stall_rounds` can be any number, and one larger than this means the same."""
FOREVER_DIGITS: Final = 10
LONGEST_STALL: Final = 20
"""Where a period may not end in another way: in a box of one's own, or while unusable tokens stay."""
ENCLOSURE: Final = 1
IMMOBILE: Final = 2
BOTH_PERIODS: Final = 1
SECOND_ONLY: Final = 2


class Options:
    """What a game was started with, checked. Shared by all states of the game and never changed."""

    def __init__(self, players: int, given: Mapping[str, str]) -> None:
        chosen = Chosen(OPTIONS, players, given)
        self.box: Components = BOXES.choose(chosen)
        self.random_first: bool = chosen.text("first_player") == "random"
        self.emblem: bool = chosen.flag("emblem_enterable")
        self.first_round: int = [ENCLOSURE, IMMOBILE, OFF][chosen.index("first_round_rule")]
        self.removal: int = [BOTH_PERIODS, SECOND_ONLY, OFF][chosen.index("removal_periods")]
        self.stall: int = stall_rounds(chosen.text("stall_rounds"))
        if not self.stall and self.removal != BOTH_PERIODS:
            raise BadOption(
                "stall_rounds can be off only while removal_periods is both: "
                "a calpulli token that nobody can use would keep the period open for ever (MEX-82).",
                "stall-off",
            )
        if not OFF < self.stall <= LONGEST_STALL and not periods_end(self.box):
            raise BadOption(
                f"stall_rounds is at most {LONGEST_STALL} where the box differs in more than points: "
                "nobody might be able to end a period (MEX-82).",
                "stall-box",
                most=LONGEST_STALL,
            )
        self.distance: int = chosen.number("neutral_min_distance")
        self.mix: list[int] = neutral_mix(self.box, chosen.text("neutral_mix"))
        self.colours: list[int] = chosen.colours()
        self.given: dict[str, str] = chosen.given
        """What differs from the default."""

    def neutral_colour(self) -> int:
        """MEX-92: the first colour that no player uses."""
        return next(colour for colour in range(len(COLOURS)) if colour not in self.colours)


def check_new(players: int, options: Options) -> None:
    """BadOption for what a game that has begun may have, and a new one may not.

    MEX-92, MEX-98: only a game for two has neutral temples to mix. MEX-82: a period ends before everybody has left.
    """
    if options.stall > LONGEST_STALL and options.removal != BOTH_PERIODS:
        raise BadOption(
            f"stall_rounds is at most {LONGEST_STALL} unless removal_periods is both: "
            "a calpulli token that nobody can use would keep the period open until then (MEX-82).",
            "stall-removal",
            most=LONGEST_STALL,
        )
    if players != 2 and "neutral_mix" in options.given:
        raise BadOption(
            f"neutral_mix is for two players: with {players} no neutral temples stand on the board (MEX-92, MEX-98).",
            "mix-two",
            players=players,
        )


def periods_end(box: Components) -> bool:
    """Whether a period ends without MEX-82, as it does in the delivered box whatever its points are.

    With more temples than land, more canals than can be dug, or too few action points to build, it may not.
    """
    return box is BOX or (
        (box.rows, box.first_tiles, box.sizes, box.first_display)
        == (BOX.rows, BOX.first_tiles, BOX.sizes, BOX.first_display)
        and (box.whole_colour, box.first_stock, box.mixes) == (BOX.whole_colour, BOX.first_stock, BOX.mixes)
        and (box.singles, box.doubles, box.bridges, box.actions) == (BOX.singles, BOX.doubles, BOX.bridges, BOX.actions)
        and (box.turn_points, box.flat_fee, box.most_taken) == (BOX.turn_points, BOX.flat_fee, BOX.most_taken)
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


def neutral_mix(box: Components, value: str) -> list[int]:
    """MEX-98: how many neutral temples of 1, 2, 3 and 4 floors."""
    if value in box.mixes:
        return box.mixes[value]
    parts = [part.strip() for part in value.split(",")]
    if len(parts) != FLOORS or not all(is_number(part, 2) for part in parts):
        raise BadOption(
            f"neutral_mix is {', '.join(box.mixes)} or four numbers such as 3,3,2,2, not {value!r} (MEX-98).",
            "mix",
            value=value[:30],
        )
    mix = [int(part) for part in parts]
    if sum(mix) != box.neutral_count:
        raise BadOption(
            f"neutral_mix {value} makes {sum(mix)} temples; there are always {box.neutral_count} (MEX-98).",
            "mix-sum",
            value=value,
            count=sum(mix),
            wanted=box.neutral_count,
        )
    for i in range(FLOORS):
        if mix[i] > box.whole_colour[i]:
            raise BadOption(
                f"neutral_mix {value} asks for {mix[i]} temples of {i + 1} {'floors' if i else 'floor'}; "
                f"a colour has only {box.whole_colour[i]} (MEX-98).",
                "mix-many",
                value=value,
                count=mix[i],
                floors=i + 1,
                most=box.whole_colour[i],
            )
    return mix
