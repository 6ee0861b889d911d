"""Maps of one's own: a text that a person can draw, checked tile by tile (LAP-18).

    # rows from north to south; a tile, and how far it is turned clockwise
    M01     S02   X05
    J01+90  M     M      # a letter alone takes the next unused tile of its sort: M C S J O, X without site

On one line, as the value of an option, rows are parted by `/` and tiles by commas: `M01,S02,X05/J01+90,M02,M03`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from patolli.engine.game import BadOption
from patolli.games.lapins.box.components import (
    END_OF_SORT,
    FIRST_OF_SORT,
    LEAST_SIDE,
    MOST_CELLS,
    SITES_PER_KING,
    SORT_NAMES,
    TILE_NAMES,
    TILE_SORT,
    TYPE_NAMES,
)
from patolli.games.lapins.box.land import Land, cell_name
from patolli.games.lapins.rules.codes import NO_SITE

LONGEST = 4000
LETTERS = {TILE_NAMES[FIRST_OF_SORT[sort]][0]: sort for sort, name in enumerate(SORT_NAMES) if name}
"""The letter that the tiles of each sort begin with."""


@dataclass(frozen=True)
class Problem:
    """What is wrong with a map. E refuses it, W is a warning."""

    code: str
    cell: str
    why: str
    key: str = ""
    values: Mapping[str, int | str] = field(default_factory=dict, hash=False)
    """What is wrong, for every language."""

    def __str__(self) -> str:
        return f"{self.code}, {self.cell}: {self.why}" if self.cell else f"{self.code}: {self.why}"


@dataclass(frozen=True)
class Draft:
    """A map as drawn: rows of words, and the tile that each means, by cell; -1 where it means none."""

    rows: list[list[str]]
    tiles: list[int]
    problems: list[Problem]

    def columns(self) -> int:
        return len(self.rows[0]) if self.rows else 0


def read_map(path: str | Path) -> str:
    """A map drawn in a file, as the value of the option `map`. BadOption if the file holds none."""
    file = Path(path)
    if file.stat().st_size > LONGEST:
        raise BadOption(f"{file.name} is larger than {LONGEST} bytes, so it is not a map (LAP-18).")
    try:
        return one_line(file.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadOption(f"{file.name} is not text in UTF-8 (LAP-18).") from error


def one_line(text: str) -> str:
    """The map on one line, every tile named. BadOption names all that cannot be read."""
    draft = understand(text)
    reject(draft.problems)
    words = [TILE_NAMES[tile >> 2] + (f"+{tile % 4 * 90}" if tile % 4 else "") for tile in draft.tiles]
    width = draft.columns()
    return "/".join(",".join(words[at : at + width]) for at in range(0, len(words), width))


def drawn(text: str, columns: int) -> str:
    """A map of one line as the rows of a file."""
    rows = [row.split(",") for row in text.split("/")]
    return "\n".join(" ".join(word.ljust(7) for word in row).rstrip() for row in rows) + "\n"


def own_map(text: str, players: int, path_set: int) -> Land:
    """The land that the text draws. BadOption names every problem."""
    draft = understand(text)
    reject([problem for problem in check(draft, players, path_set) if problem.code[0] == "E"])
    return land_of(draft, path_set)


def problems(text: str, players: int, path_set: int) -> list[Problem]:
    """LAP-18: all that is wrong with a map, errors and warnings."""
    return check(understand(text), players, path_set)


def reject(found: list[Problem]) -> None:
    if found:
        error = BadOption("The map cannot be used (LAP-18). " + " ".join(f"{problem}." for problem in found), "map")
        for one in found:
            error.parts.append(BadOption(f"{one}.", f"map-{one.key}", code=one.code, cell=one.cell, **one.values))
        raise error


def understand(text: str) -> Draft:
    """E1 to E3: what the rows of the text mean."""
    found: list[Problem] = []
    if len(text) > LONGEST:
        return Draft([], [], [Problem("E1", "", f"a map has fewer than {LONGEST} letters", "long", {"most": LONGEST})])
    lines = [line.partition("#")[0].replace(",", " ").split() for line in text.replace("/", "\n").split("\n")]
    rows = [line for line in lines if line]
    width = len(rows[0]) if rows else 0
    for index, row in enumerate(rows):
        if len(row) != width:
            why = f"it has {len(row)} tiles, the first row has {width}"
            found.append(
                Problem("E1", f"row {index + 1}", why, "row", {"row": index + 1, "count": len(row), "first": width})
            )
    if min(width, len(rows)) < LEAST_SIDE:
        why = f"{width} by {len(rows)} tiles: no side may be shorter than {LEAST_SIDE}"
        found.append(Problem("E1", "", why, "small", {"columns": width, "rows": len(rows), "least": LEAST_SIDE}))
    cells = sum(map(len, rows))
    if cells > MOST_CELLS:
        why = f"there are {cells} tiles, and only {MOST_CELLS} in the box"
        found.append(Problem("E1", "", why, "large", {"count": cells, "most": MOST_CELLS}))
    return Draft(rows, name_tiles(rows, found), found)


def name_tiles(rows: list[list[str]], found: list[Problem]) -> list[int]:
    """E2, E3: the tile of each word; a letter alone takes the next one that is not named anywhere."""
    words = [(cell_name(column, 99)[:-1] + str(row + 1), word) for row, line in enumerate(rows)
             for column, word in enumerate(line)]  # fmt: skip
    named = {word.partition("+")[0].upper() for _, word in words}
    used: dict[int, str] = {}
    tiles: list[int] = []
    for cell, word in words:
        name, plus, degrees = word.upper().partition("+")
        quarters = 0
        if plus:
            if degrees not in ("0", "90", "180", "270"):
                why = f"a tile is turned by 0, 90, 180 or 270 degrees, not {degrees[:9]!r}"
                found.append(Problem("E2", cell, why, "turn", {"degrees": degrees[:9]}))
            else:
                quarters = int(degrees) // 90
        if name in LETTERS:
            sort = LETTERS[name]
            spare = [n for n in range(FIRST_OF_SORT[sort], END_OF_SORT[sort]) if TILE_NAMES[n] not in named]
            tile = next((n for n in spare if n not in used), -1)
            if tile < 0:
                found.append(
                    Problem("E3", cell, f"no tile {name} is left: all of this sort are used", "used", {"tile": name})
                )
        elif name in TILE_NAMES:
            tile = TILE_NAMES.index(name)
            if tile in used:
                why = f"the tile {name} lies on {used[tile]} already"
                found.append(Problem("E3", cell, why, "there", {"tile": name, "other": used[tile]}))
        else:
            tile = -1
            found.append(Problem("E2", cell, f"there is no tile {name[:12]!r}", "no-tile", {"tile": name[:12]}))
        if tile >= 0:
            used.setdefault(tile, cell)
        tiles.append(tile * 4 + quarters if tile >= 0 else -1)
    return tiles


def check(draft: Draft, players: int, path_set: int) -> list[Problem]:
    """E4, E5 and the warnings, after what was wrong already."""
    found = draft.problems[:]
    sorts = [TILE_SORT[tile >> 2] for tile in draft.tiles if tile >= 0]
    sites = len(sorts) - sorts.count(NO_SITE)
    if sites < SITES_PER_KING * players:
        needed = SITES_PER_KING * players
        why = f"there are {sites} sites; {players} kings need {needed}"
        found.append(Problem("E4", "", why, "sites", {"count": sites, "players": players, "needed": needed}))
    land = None if draft.problems else land_of(draft, path_set)
    if land is not None and not land.connected():
        lone = ", ".join(cut_off(land))
        why = f"no path leads from {land.name(0)} to {lone}" if lone else "there is none"
        why = f"not every site can be reached from every other: {why}"
        found.append(Problem("E5", "", why, "apart", {"site": land.name(0) if lone else "", "others": lone or "none"}))
    for sort in range(TYPE_NAMES.index("prisoner")):
        if sort not in sorts:
            found.append(Problem("W1", "", f"no site yields {TYPE_NAMES[sort]}"))
    if land is not None:
        for site in range(land.sites):
            if len(land.near[site]) == 1:
                found.append(Problem("W2", land.name(site), "this site has a single neighbour"))
    return found


def cut_off(land: Land) -> list[str]:
    """The sites that no path joins to the first one."""
    reached = {0} if land.sites else set()
    todo = list(reached)
    while todo:
        fresh = [other for other in land.near[todo.pop()] if other not in reached]
        reached.update(fresh)
        todo += fresh
    return [land.name(site) for site in range(land.sites) if site not in reached]


def land_of(draft: Draft, path_set: int) -> Land:
    return Land(draft.columns(), len(draft.rows), draft.tiles, path_set)
