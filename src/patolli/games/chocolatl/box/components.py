"""The box: reads components.toml once, checks it, and gives typed constants."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

TEXT: Final[str] = files("patolli.games.chocolatl.box").joinpath("components.toml").read_text(encoding="utf-8")

LOCATIONS: Final = 6
HAND: Final = 12
"""Two cards for each location."""

# The ways of bidding (CHO-20), as the colours of the score track are numbered.
NO_MODE: Final = 0
GOLD: Final = 1
RED: Final = 2
GREEN: Final = 3
MODES: Final[list[str]] = ["", "gold", "red", "green"]


RANGES: Final[dict[str, tuple[int, int]]] = {
    "game players_min": (3, 5),
    "game players_max": (3, 5),
    "game rounds_max": (2, 7),
    "game end_score": (1, 200),
    "score_track last_drawn": (1, 999),
    "stones per_player": (1, 99),
    "dice black": (1, 20),
    "temple first_points": (0, 40),
    "temple old_man_here": (-9, 9),
    "temple old_man_elsewhere": (-9, 9),
    "harvest paid": (1, 3),
    "huts bonus_tiles": (1, 99),
    "huts bonus": (-9, 9),
    "huts bonus_in_village": (-9, 9),
    "pyramid margin": (1, 99),
    "improvement last_round_first": (0, 40),
    "improvement last_round_second": (0, 40),
    "final per_stone": (0, 99),
    "final majority": (0, 99),
    "final chocolatl": (-99, 99),
    "final old_man": (-99, 99),
    "final highest_offering": (0, 99),
    "cacao_cards offered": (1, 1),
    "game cards_per_location": (1, 9),
    "pyramid stones_per_round": (2, 2),
    "huts.spaces count": (1, 99),
    "dice white": (3, 3),
}
"""The least and the most of every number of the box, by table and row."""


class BadComponents(ValueError):
    """A table of components.toml that cannot be played with: which one, and what is wrong."""


class Box:
    """The tables of a components.toml, checked. BadComponents names the table, the row and what is wrong."""

    def __init__(self, text: str) -> None:
        try:
            self.tables: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadComponents(f"components.toml is not TOML: {error}") from error
        self.check_provenance()
        self.check_structure()

    def table(self, name: str) -> dict[str, Any]:
        found: Any = self.tables
        for part in name.split("."):
            if not isinstance(found, dict) or part not in found:
                raise BadComponents(f"[{name}] is missing")
            found = found[part]
        if not isinstance(found, dict):
            raise BadComponents(f"[{name}] is not a table")
        return found

    def number(self, name: str, row: str) -> int:
        least, most = RANGES[f"{name} {row}"]
        value = self.table(name).get(row)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadComponents(f"[{name}] {row} is a whole number from {least} to {most}, not {value!r}")
        return value

    def numbers(self, name: str, row: str, least: int, most: int) -> list[int]:
        values = self.table(name).get(row)
        if not isinstance(values, list) or not values:
            raise BadComponents(f"[{name}] {row} is a list of whole numbers, not {values!r}")
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise BadComponents(f"[{name}] {row} has {value!r}; each is a whole number from {least} to {most}")
        return list(values)

    def words(self, name: str, row: str) -> list[str]:
        values = self.table(name).get(row)
        if not isinstance(values, list) or not values or not all(isinstance(value, str) for value in values):
            raise BadComponents(f"[{name}] {row} is a list of words, not {values!r}")
        return list(values)

    def word(self, name: str, row: str, allowed: list[str]) -> str:
        value = self.table(name).get(row)
        if not isinstance(value, str) or value not in allowed:
            raise BadComponents(f"[{name}] {row} is {' or '.join(allowed)}, not {value!r}")
        return value

    def check_provenance(self) -> None:
        """CHO-4: every table says where its numbers come from."""
        for name in self.names("", self.tables):
            table = self.table(name)
            if all(isinstance(row, dict) for row in table.values()):
                continue
            if table.get("provenance") not in ("rulebook", "derived", "reconstructed"):
                raise BadComponents(f"[{name}] provenance is rulebook, derived or reconstructed")

    def names(self, prefix: str, tables: dict[str, Any]) -> list[str]:
        found: list[str] = []
        for key, value in tables.items():
            if isinstance(value, dict):
                found.append(prefix + key)
                found += self.names(prefix + key + ".", value)
        return found

    def check_structure(self) -> None:
        """What the rules take for granted, whatever the numbers are."""
        for name in RANGES:
            table, row = name.split()
            self.number(table, row)
        values = self.numbers("cacao_cards", "values", 0, 60)
        if len(values) - self.number("cacao_cards", "offered") != HAND or len(set(values)) != len(values):
            raise BadComponents(
                f"[cacao_cards] values are {HAND + 1} different numbers: one is offered, {HAND} are bid"
            )
        if self.number("game", "cards_per_location") * LOCATIONS != HAND:
            raise BadComponents(f"[game] cards_per_location times {LOCATIONS} locations makes {HAND} cards")
        if len(self.words("locations", "keys")) != LOCATIONS:
            raise BadComponents(f"[locations] keys names {LOCATIONS} locations")
        rounds = self.number("game", "rounds_max")
        for deck in ("big", "small"):
            if len(self.numbers("improvement.decks", deck, 0, 60)) < rounds - 1:
                raise BadComponents(f"[improvement.decks] {deck} has a card for each of the first {rounds - 1} rounds")
        spaces = self.numbers("pyramid.rows", "spaces", 1, 14)
        if len(spaces) != len(self.numbers("pyramid.rows", "bonus", 0, 30)):
            raise BadComponents("[pyramid.rows] spaces and bonus have a number for each row")
        if sum(spaces) != rounds * self.number("pyramid", "stones_per_round"):
            raise BadComponents(f"[pyramid.rows] spaces has room for two stones in each of {rounds} rounds")
        if len(self.drink()) != rounds:
            raise BadComponents(f"[drink] has a row for each of the {rounds} rounds")
        if self.number("huts.spaces", "count") < rounds or self.number("dice", "black") < rounds:
            raise BadComponents(f"[huts.spaces] count and [dice] black are at least {rounds}: one for each round")
        if self.number("harvest", "paid") > self.number("dice", "white"):
            raise BadComponents("[harvest] paid is at most the number of white dice")
        if len(self.numbers("dice.faces", "values", 1, 9)) != 6:
            raise BadComponents("[dice.faces] values has six faces")
        self.colours()

    def drink(self) -> list[list[int]]:
        """CHO-63: by round, the points of the first, the second and the lowest bid."""
        rows: list[list[int]] = []
        for name in ("drink.begin", "drink.rest"):
            for row in self.table(name).get("rounds", []):
                if not isinstance(row, list) or len(row) != 3 or not all(isinstance(n, int) for n in row):
                    raise BadComponents(f"[{name}] rounds has {row!r}; a round is three whole numbers")
                if row[0] < 0 or row[1] < 0 or row[2] > 0 or max(row) > 40 or row[2] < -40:
                    raise BadComponents(f"[{name}] rounds has {row!r}; first and second win points, the lowest loses")
                rows.append(list(row))
        return rows

    def colours(self) -> list[int]:
        """CHO-20: the way of bidding, by space."""
        by_space = self.words("score_track.colours", "by_space")
        if len(by_space) != self.number("game", "end_score"):
            raise BadComponents("[score_track.colours] by_space has one colour for each space before the end score")
        for space in range(len(by_space)):
            if by_space[space] not in MODES[1:]:
                raise BadComponents(f"[score_track.colours] by_space: space {space} is gold, red or green")
        return [MODES.index(colour) for colour in by_space]


BOX: Final = Box(TEXT)

FEWEST: Final[int] = BOX.number("game", "players_min")
MOST: Final[int] = BOX.number("game", "players_max")
ROUNDS: Final[int] = BOX.number("game", "rounds_max")
END_SCORE: Final[int] = BOX.number("game", "end_score")
LOCATION_KEYS: Final[list[str]] = BOX.words("locations", "keys")
COLOURS: Final[list[str]] = BOX.words("colours", "names")
MODE_OF: Final[list[int]] = BOX.colours()
"""The way of bidding, by space of the score track."""

VALUES: Final[list[int]] = sorted(BOX.numbers("cacao_cards", "values", 0, 60))
BIG: Final[list[int]] = sorted(BOX.numbers("improvement.decks", "big", 0, 60))
SMALL: Final[list[int]] = sorted(BOX.numbers("improvement.decks", "small", 0, 60))
TOP: Final[int] = max(VALUES + BIG + SMALL)
"""The highest card."""
STONES: Final[int] = BOX.number("stones", "per_player")
FACES: Final[list[int]] = sorted(BOX.numbers("dice.faces", "values", 1, 9))
BLACK_DICE: Final[int] = BOX.number("dice", "black")

TEMPLE_POINTS: Final[int] = BOX.number("temple", "first_points")
OLD_MAN_HERE: Final[int] = BOX.number("temple", "old_man_here")
OLD_MAN_ELSEWHERE: Final[int] = BOX.number("temple", "old_man_elsewhere")
PAID: Final[int] = BOX.number("harvest", "paid")
BONUS_TILES: Final[int] = BOX.number("huts", "bonus_tiles")
HUT: Final[int] = BOX.number("huts", "bonus")
HUT_IN_VILLAGE: Final[int] = BOX.number("huts", "bonus_in_village")
MARGIN: Final[int] = BOX.number("pyramid", "margin")
ROW_SPACES: Final[list[int]] = BOX.numbers("pyramid.rows", "spaces", 1, 14)
ROW_BONUS: Final[list[int]] = BOX.numbers("pyramid.rows", "bonus", 0, 30)
PYRAMID: Final[int] = sum(ROW_SPACES)
ROW_OF: Final[list[int]] = [row for row in range(len(ROW_SPACES)) for _ in range(ROW_SPACES[row])]
"""The row of each space of the pyramid, from 0 at the bottom."""
ROW_END: Final[list[int]] = [sum(ROW_SPACES[: row + 1]) for row in range(len(ROW_SPACES))]
"""How many stones the pyramid has when a row is full."""
DRINK: Final[list[list[int]]] = BOX.drink()
COURT_FIRST: Final[int] = BOX.number("improvement", "last_round_first")
COURT_SECOND: Final[int] = BOX.number("improvement", "last_round_second")

PER_STONE: Final[int] = BOX.number("final", "per_stone")
MAJORITY: Final[int] = BOX.number("final", "majority")
CHOCOLATL_POINTS: Final[int] = BOX.number("final", "chocolatl")
OLD_MAN_POINTS: Final[int] = BOX.number("final", "old_man")
HIGHEST_OFFERING: Final[int] = BOX.number("final", "highest_offering")

TRIPLES: Final[list[list[int]]] = [
    [FACES[a], FACES[b], FACES[c]] for a in range(6) for b in range(a, 6) for c in range(b, 6)
]
"""CHO-13: the 56 outcomes of three white dice, each from low to high."""
TRIPLE_AT: Final[list[int]] = [
    TRIPLES.index(sorted([FACES[a], FACES[b], FACES[c]])) for a in range(6) for b in range(6) for c in range(6)
]
TRIPLE_WEIGHTS: Final[list[int]] = [TRIPLE_AT.count(index) for index in range(len(TRIPLES))]


def editions() -> list[str]:
    """CHO-6: those of the box, the first is the default."""
    return list(BOX.table("edition").keys())


def takes_lowest(edition: str) -> bool:
    return BOX.word(f"edition.{edition}", "discard_rule", ["lowest", "free"]) == "lowest"


def turns_stepwise(edition: str) -> bool:
    return BOX.word(f"edition.{edition}", "reveal_rule", ["stepwise", "together"]) == "stepwise"
