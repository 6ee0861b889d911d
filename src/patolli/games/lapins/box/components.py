"""The box: reads components.toml once, checks it, and gives typed constants."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from patolli.games.lapins.rules.codes import (
    CLASS_BITS,
    CLASS_MASK,
    CLASSES,
    COST_BITS,
    DOUBLE,
    GARRISON,
    KINDS,
    NO_SITE,
    TYPES,
)

TEXT: Final[str] = files("patolli.games.lapins.box").joinpath("components.toml").read_text(encoding="utf-8")
BOX: Final[dict[str, Any]] = tomllib.loads(TEXT)

TYPE_NAMES: Final[list[str]] = ["maize", "cacao", "shell", "jade", "obsidian", "prisoner"]
SORT_NAMES: Final[list[str]] = [*TYPE_NAMES[:5], "", "none"]
KIND_NAMES: Final[list[str]] = [
    *["village", "palace", "temple", "garrison", "double"],
    *["reserve", "market", "observatory", "court"],
]
CLASS_NAMES: Final[list[str]] = [
    *["village", "palace", "temple", "garrison", "garrison+1", "double", "double+1", "double+2", "reserve"],
    *[f"reserve:{name}" for name in TYPE_NAMES],
    *["market", "observatory", "court"],
]
SIDES: Final = "NESW"
PATH_SETS: Final[list[str]] = ["open", "varied"]


def wrong(table: str, row: str, what: str) -> ValueError:
    return ValueError(f"components.toml, table [{table}], {row}: {what}")


def rows_of(table: str, column: str, ids: list[str]) -> list[dict[str, Any]]:
    """The rows of a table, whose ids must be these in this order: the rules know them by name."""
    found: Any = BOX
    for name in table.split("."):
        found = found[name]
    rows: list[dict[str, Any]] = found[column]
    for index, name in enumerate(ids):
        if index >= len(rows) or rows[index].get("id") != name:
            raise wrong(table, f"row {index + 1} of {column}", f"{name!r} is expected here")
    if len(rows) > len(ids):
        raise wrong(table, f"row {len(ids) + 1} of {column}", "the rules know nothing of this one")
    return rows


def number(table: str, row: dict[str, Any], column: str, least: int, most: int, default: int | None = None) -> int:
    value = row.get(column, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(
            table, str(row.get("id", column)), f"{column} must be a number from {least} to {most}, not {value!r}"
        )
    return value


def type_of(table: str, row: dict[str, Any], column: str) -> int:
    if row.get(column) not in TYPE_NAMES:
        raise wrong(table, str(row.get("id", column)), f"{column} must be one of {', '.join(TYPE_NAMES)}")
    return TYPE_NAMES.index(row[column])


# ------------------------------------------------------------------- kings and wealth
rows_of("wealth", "types", TYPE_NAMES)
COLOURS: Final[list[str]] = BOX["kings"]["colours"]
STELAE: Final[int] = number("kings", BOX["kings"], "stelae", 1, 99)
START_WEALTH: Final[list[int]] = [BOX["kings"]["start_wealth"].get(name, 0) for name in TYPE_NAMES]
START_GLORY: Final[int] = BOX["kings"]["start_glory"]

# ------------------------------------------------------------------- buildings
KIND_ROWS: Final = rows_of("buildings", "kinds", KIND_NAMES)


def column_of(column: str, default: int | None, most: int) -> list[int]:
    return [number("buildings", row, column, 0, most, default) for row in KIND_ROWS]


SLOTS: Final[list[int]] = column_of("slots", None, 4)
COST_ANY: Final[list[int]] = column_of("any", None, 9)
COST_TYPE: Final[list[int]] = [type_of("buildings", row, "type") if "type" in row else -1 for row in KIND_ROWS]
"""The named type of each kind, -1 for none."""
COST_NAMED: Final[list[int]] = column_of("named", 0, 7)
DAMAGE: Final[list[int]] = column_of("damage", None, 9)
STRENGTH_OF: Final[list[int]] = column_of("strength", 0, 2)
PRISONERS_OF: Final[list[int]] = column_of("prisoners", 0, 2)
if PRISONERS_OF[GARRISON] != 1 or PRISONERS_OF[DOUBLE] != 2 or STRENGTH_OF[DOUBLE] != 2 * STRENGTH_OF[GARRISON]:
    raise wrong("buildings", "garrison and double", "a double garrison is two garrisons, with a prisoner each (LAP-6)")
TAXES_OF: Final[list[int]] = column_of("taxes", 0, 9)
MOST_OF: Final[list[int]] = column_of("most", 99, 99)
"""How many of the kind a city may have."""
FITS: Final[list[int]] = [sum([1 << kind for kind in range(KINDS) if SLOTS[kind] <= room]) for room in range(8)]
"""By free slots: the kinds that fit, a bit for each."""
MOST_COST: Final[int] = max([COST_ANY[kind] + COST_NAMED[kind] for kind in range(KINDS)])
CHEAP: Final[list[int]] = [
    sum([1 << kind for kind in range(KINDS) if COST_ANY[kind] + COST_NAMED[kind] <= units])
    for units in range(MOST_COST + 1)
]
"""By units of wealth: the kinds that cost no more, a bit for each."""
WITH_TYPE: Final[list[int]] = [kind for kind in range(KINDS) if COST_TYPE[kind] >= 0]
"""The kinds with a named cost."""
LIMITED: Final[list[int]] = [kind for kind in range(KINDS) if MOST_OF[kind] <= 9]
"""The kinds of which a city may not have as many as fit."""
UPGRADE_TYPE: Final[int] = type_of("buildings.upgrade", BOX["buildings"]["upgrade"], "type")
UPGRADE_NAMED: Final[int] = number("buildings.upgrade", BOX["buildings"]["upgrade"], "named", 1, 7)

KIND_OF: Final[list[int]] = [0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 6, 7, 8]
"""The kind of each class."""
HELD_BY: Final[list[int]] = [0, 0, 0, 0, 1, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
"""The prisoners on a garrison of each class."""
CLASS_OF: Final[list[int]] = [KIND_OF.index(kind) for kind in range(KINDS)]
"""The class of a new building of each kind."""
UNIT: Final[list[int]] = [1 << CLASS_BITS * which for which in range(CLASSES)]
"""One building of a class, in a city's number."""
NAMED: Final[list[int]] = [
    COST_NAMED[kind] << COST_BITS * COST_TYPE[kind] if COST_TYPE[kind] >= 0 else 0 for kind in range(KINDS)
]
"""The named cost of each kind, five bits a type."""
UPGRADE_COST: Final[int] = UPGRADE_NAMED << COST_BITS * UPGRADE_TYPE

SITE_PRICE: Final[int] = number("costs", BOX["costs"], "site", 0, 9)
TRANSFORM_PRICE: Final[int] = number("costs", BOX["costs"], "transform", 1, 9)
PASS_PRICE: Final[int] = number("costs", BOX["costs"], "pass", 1, 9)
DIVINE_PRICE: Final[int] = number("costs", BOX["costs"], "divination", 1, 9)
GARRISONS_FOR_ONE: Final[int] = number("costs", BOX["costs"], "garrisons_for_one", 1, 9)

SACRIFICE_POINTS: Final[list[int]] = BOX["sacrifice"]["points"]
if len(SACRIFICE_POINTS) != TYPES + 1 or SACRIFICE_POINTS[0] != 0:
    raise wrong("sacrifice", "points", f"seven numbers are expected, the first one 0, not {SACRIFICE_POINTS}")
for n in range(2, TYPES + 1):
    if SACRIFICE_POINTS[n] - SACRIFICE_POINTS[n - 1] < SACRIFICE_POINTS[n - 1] - SACRIFICE_POINTS[n - 2]:
        raise wrong("sacrifice", "points", f"good {n} is worth less than the one before, so LAP-76 does not hold")

FACES: Final = 6
DIE_POINTS: Final[list[int]] = BOX["dice"]["points"]
DIE_FAILURES: Final[list[int]] = BOX["dice"]["failures"]
if len(DIE_POINTS) != FACES or len(DIE_FAILURES) != FACES:
    raise wrong("dice", "points and failures", "a die has six faces")
LENGTHS: Final[list[int]] = BOX["length"]["matches"]

# ------------------------------------------------------------------- tiles
TILE_ROWS: Final[list[dict[str, Any]]] = BOX["tiles"]["sites"] + BOX["tiles"]["without_site"]
TILES: Final[int] = len(TILE_ROWS)
TILE_NAMES: Final[list[str]] = [str(row["id"]) for row in TILE_ROWS]
TILE_SORT: Final[list[int]] = [type_of("tiles", row, "resource") if "resource" in row else NO_SITE for row in TILE_ROWS]
TILE_SLOTS: Final[list[int]] = [number("tiles", row, "slots", 1, 7) if "slots" in row else 0 for row in TILE_ROWS]
if len(set(TILE_NAMES)) < TILES:
    raise wrong("tiles", "sites and without_site", "two tiles have the same id")

NO_WAY: Final = -1
SITE: Final = 4


def ways(row: dict[str, Any], column: str) -> list[int]:
    """Where one comes to from each side of a tile: NO_WAY, the SITE, or out by another side (LAP-13)."""
    found = [NO_WAY] * 4
    if "resource" in row:
        for letter in row[column]:
            if letter not in SIDES:
                raise wrong("tiles", row["id"], f"{letter!r} in {column} is no side (N, E, S, W)")
            found[SIDES.index(letter)] = SITE
        return found
    for link in row["links"].split():
        if len(link) != 2 or link[0] == link[1] or link[0] not in SIDES or link[1] not in SIDES:
            raise wrong("tiles", row["id"], f"{link!r} in links does not join two sides (N, E, S, W)")
        for here, there in (link, link[::-1]):
            if found[SIDES.index(here)] != NO_WAY:
                raise wrong("tiles", row["id"], f"two links touch on side {here}")
            found[SIDES.index(here)] = SIDES.index(there)
    return found


def turned(found: list[int], quarters: int) -> list[int]:
    """The same, turned clockwise."""
    out = [NO_WAY] * 4
    for side in range(4):
        there = found[side]
        out[(side + quarters) % 4] = (there + quarters) % 4 if 0 <= there < 4 else there
    return out


WAYS: Final[list[int]] = [
    way
    for column in PATH_SETS
    for row in TILE_ROWS
    for quarters in range(4)
    for way in turned(ways(row, column), quarters)
]
"""By path set, tile, quarter turns and side."""


def looks() -> list[int]:
    """By path set, tile and quarter turns: a number, the same for those that look alike (LAP-16a)."""
    known: dict[tuple[int, ...], int] = {}
    return [known.setdefault(tuple(WAYS[at : at + 4]), len(known)) for at in range(0, len(WAYS), 4)]


LOOK_OF: Final[list[int]] = looks()
LOOKS: Final[int] = max(LOOK_OF) + 1
FIRST_OF_SORT: Final[list[int]] = [TILE_SORT.index(sort) if sort in TILE_SORT else TILES for sort in range(NO_SITE + 1)]
END_OF_SORT: Final[list[int]] = [FIRST_OF_SORT[sort] + TILE_SORT.count(sort) for sort in range(NO_SITE + 1)]
for n in range(TILES):
    if not FIRST_OF_SORT[TILE_SORT[n]] <= n < END_OF_SORT[TILE_SORT[n]]:
        raise wrong("tiles", TILE_NAMES[n], "tiles of one sort stand together")

RANDOM: Final[dict[str, Any]] = BOX["map"]["random"]
RANDOM_COLUMNS: Final[int] = number("map.random", RANDOM, "columns", 2, 20)
RANDOM_ROWS: Final[int] = number("map.random", RANDOM, "rows", 2, 20)
RANDOM_SORTS: Final[list[int]] = [
    number("map.random", RANDOM, name, 0, TILE_SORT.count(sort)) if name else 0 for sort, name in enumerate(SORT_NAMES)
]
if sum(RANDOM_SORTS) != RANDOM_COLUMNS * RANDOM_ROWS:
    raise wrong("map.random", "columns and rows", f"the sorts add up to {sum(RANDOM_SORTS)} tiles")
BEGINNER_ROWS: Final[list[str]] = BOX["map"]["beginner"]["rows"]
MOST_CELLS: Final[int] = number("map.custom", BOX["map"]["custom"], "cells", 4, TILES)
LEAST_SIDE: Final[int] = number("map.custom", BOX["map"]["custom"], "side", 1, 6)
SITES_PER_KING: Final[int] = number("map.custom", BOX["map"]["custom"], "sites_per_king", 1, 9)

# ------------------------------------------------------------------- Katun cards
GAIN_ROWS: Final[list[dict[str, Any]]] = BOX["katun"]["gains"]["faces"]
OTHER_ROWS: Final = rows_of("katun.others", "faces", ["expedition", "feast", "match"])
DOOM_ROWS: Final[list[dict[str, Any]]] = BOX["katun"]["catastrophes"]["faces"]
CARD_ROWS: Final[list[dict[str, Any]]] = [*GAIN_ROWS, *OTHER_ROWS, *DOOM_ROWS]
CARD_NAMES: Final[list[str]] = [str(row["id"]) for row in CARD_ROWS]
CARD_IDS: Final[int] = len(CARD_ROWS)
CARD_COUNT: Final[list[int]] = [number("katun", row, "count", 1, 44) for row in CARD_ROWS]
CARD_TYPE: Final[list[int]] = [type_of("katun", row, "type") if "type" in row else -1 for row in CARD_ROWS]
CARD_GAIN: Final[list[int]] = [number("katun", row, "gain", 0, 9, 0) for row in CARD_ROWS]
TOP_CARD: Final = 0
if CARD_NAMES[TOP_CARD] != "favourable_maize":
    raise wrong("katun.gains", "row 1 of faces", "'favourable_maize' is expected here: it lies on top of the deck")
EXPEDITION_CARD: Final[int] = len(GAIN_ROWS)
FEAST_CARD: Final[int] = EXPEDITION_CARD + 1
MATCH_CARD: Final[int] = EXPEDITION_CARD + 2
FIRST_DOOM: Final[int] = EXPEDITION_CARD + 3
"""This face and all that follow are catastrophes."""


def words_in(row: dict[str, Any], column: str, names: list[str]) -> int:
    """A list of names as bits."""
    bits = 0
    for word in str(row.get(column, "")).split():
        if word not in names:
            raise wrong("katun.catastrophes", row["id"], f"{word!r} in {column} is none of: {', '.join(names)}")
        bits |= 1 << names.index(word)
    return bits


ACCEPTS: Final[list[int]] = [words_in(row, "pay", TYPE_NAMES) for row in CARD_ROWS]
"""By face: the types that avert it, a bit each."""
RAVAGES: Final[list[int]] = [words_in(row, "lose", KIND_NAMES) for row in CARD_ROWS]
"""By face: the kinds that it takes, a bit each."""
RAVAGE_BITS: Final[list[int]] = [
    sum(UNIT[which] * CLASS_MASK for which in range(CLASSES) if kinds >> KIND_OF[which] & 1) for kinds in RAVAGES
]
"""By face: the same as bits of a city's number."""
TAKES: Final[list[int]] = [number("katun", row, "amount", 0, 9, 0) for row in CARD_ROWS]

DECK: Final[dict[str, Any]] = BOX["katun"]["deck"]
TOP_PER_KING: Final[int] = number("katun.deck", DECK, "top_maize_per_king", 0, CARD_COUNT[TOP_CARD] // 4)
PILES: Final[int] = number("katun.deck", DECK, "piles", 2, 9)
MIDDLE: Final[int] = number("katun.deck", DECK, "middle", 1, 99)
LEAST_PILE: Final[int] = number("katun.piles", BOX["katun"]["piles"], "least", 0, 44)
MOST_PILE: Final[int] = number("katun.piles", BOX["katun"]["piles"], "most", LEAST_PILE, 44)
BEYOND_KINGS: Final[int] = number("katun", BOX["katun"], "row_beyond_kings", 0, 3)
if CARD_COUNT[MATCH_CARD] != PILES - 1:
    raise wrong("katun.deck", "piles", f"{PILES} piles have {PILES - 1} matches between them")
if sum(CARD_COUNT) - CARD_COUNT[TOP_CARD] - CARD_COUNT[MATCH_CARD] != MIDDLE:
    raise wrong("katun.deck", "middle", "this is not how many cards are neither matches nor favourable maize")
if sum(CARD_COUNT) != BOX["katun"]["cards"]:
    raise wrong("katun", "cards", f"the faces add up to {sum(CARD_COUNT)} cards")
