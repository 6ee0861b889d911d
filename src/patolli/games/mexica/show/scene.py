"""How a game of Mexica looks: the island, the emperor's orders and the supply in the lake, a mat for each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from msgspec import structs

from patolli.games.mexica.box.board import NAMES
from patolli.games.mexica.box.components import BOX
from patolli.games.mexica.show.scene_aids import ghosts, tags, waterways
from patolli.games.mexica.show.scene_cells import SIDE, SPOTS, between, centre
from patolli.games.mexica.show.scene_panels import reading_order, supply, tokens
from patolli.games.mexica.show.view import NEUTRAL, Box, District, MexicaView, Temple
from patolli.stage.letters import written
from patolli.stage.scene import Layer, Place, Scene, SceneCache, Sprite, Zone, said_points

Tell = Callable[..., str]
"""`tell(key, **args)`: a sentence or a label in the reader's language."""

ART = "patolli.games.mexica.show"
NUMBER = {"red": 1, "grey": 2, "black": 3, "sand": 4}
"""The colours of the box among the players of the palette, and so their signs."""

BOARD = (-24, -24, 1104, 768)
STATUS = (0, 0, 300, 84)
MAT = (0, 0, 300, 159)
NEUTRAL_MAT = (0, 0, 300, 135)

_GROUND = {"#": "mex-land", "P": "mex-start", "E": "mex-emblem", "=": "mex-land"}
"""The cells of an island that is not the printed one."""


def _cells(box: Box, letters: str) -> frozenset[str]:
    """The cells of the board that show one of these letters."""
    return _cells_that_show("".join(box.rows), letters)


@lru_cache(64)
def _cells_that_show(rows: str, letters: str) -> frozenset[str]:
    return frozenset(name for name, letter in zip(NAMES, rows, strict=True) if letter in letters)


def scene(
    view: MexicaView, tell: Tell, last: str = "", names: Sequence[str] = (), drawn: SceneCache | None = None
) -> Scene:
    """The scene of a view. `last` is the line said last, `names` are the players' own."""
    drawn = drawn or SceneCache()
    colours = [tell(f"colour-{colour}") for colour in view.colours]
    owners = [names[seat] if seat < len(names) and names[seat] else colour for seat, colour in enumerate(colours)]
    over = view.phase == "over"
    title = tell("game-over") if over else tell("scene-title", period=view.period, round=view.round)
    zones = [
        drawn.once(("board", last), lambda: _board(view, tell, last, owners, drawn)),
        drawn.once("status", lambda: _status(view, tell, owners)),
    ]
    for seat in range(view.players):
        draw = partial(_seat_mat, view, tell, seat, owners[seat], colours[seat], drawn)
        zones.append(drawn.once(("mat", seat, seat == view.seat), draw))
    if view.neutral:
        zones.append(drawn.once("neutral", lambda: _neutral(view, tell)))
    story = [_stands(view, tell, owners), *drawn.part(said_points, view.points, owners, tell)]
    laid = ghosts(view, NUMBER[view.colours[view.seat]]) if view.seat is not None else ()
    return Scene("mexica", ART, title, " ".join(story), tuple(zones), laid, tags(view, tell))


# The board


def _board(view: MexicaView, tell: Tell, last: str, owners: list[str], drawn: SceneCache) -> Zone:
    sprites = (
        drawn.part(_island, view.box) + _ground(view) + drawn.part(_canals, view.tiles, view.bridges) + _sites(view)
    )
    drawing = len(view.display) < view.box.first_display and view.phase == "setup"
    sprites += drawn.part(
        tokens,
        view.box,
        view.display,
        view.removed,
        view.face_down,
        drawing,
        view.phase == "over",
        _founded(view),
        [district.size for district in view.districts if not district.token],
        tell,
    )
    sprites += drawn.part(_temples, view.temples, view.colours, view.neutral) + _pawns(view)
    sprites += _last(last) + supply(view, tell)
    land = drawn.part(_land, view.box, view.districts, view.tiles, view.bridges, view.temples, tell, owners)
    return Zone("board", tell("board"), BOARD, "mexica-board", tuple(sprites), _places(land, view.pawns, tell, owners))


def _founded(view: MexicaView) -> list[tuple[str, int]]:
    """The tokens on the island, in reading order, each with its cell."""
    return sorted(((found.token_cell, found.token) for found in view.districts if found.token), key=reading_order)


def _island(box: Box) -> list[Sprite]:
    """The island cell by cell, over the printed one, if it is another."""
    if box.rows == BOX.rows:
        return []
    left, top, width, height = BOARD
    sprites = [Sprite("lake", "mex-lake", left + width / 2, top + height / 2, width, height)]
    for cell, letter in zip(NAMES, "".join(box.rows), strict=True):
        if letter in _GROUND:
            sprites.append(Sprite(f"land-{cell}", _GROUND[letter], *centre(cell)))
    return sprites


def _ground(view: MexicaView) -> list[Sprite]:
    """Founded districts are coloured, open ones have their size written on a free cell near their middle."""
    sprites = list(_coloured(tuple(cell for district in view.districts if district.token for cell in district.cells)))
    left, top, width, height = BOARD
    if view.box.rows == BOX.rows:
        sprites.append(Sprite("coast", "mex-coast-line", left + width / 2, top + height / 2, width, height))
    taken = {temple.cell for temple in view.temples} | set(view.pawns) | _cells(view.box, "PE")
    for district in view.districts:
        near = () if district.token else _from_the_middle(tuple(district.cells))
        free = next((cell for cell in near if cell not in taken), "")
        if free:
            look = "w t-strong t-2 ground"
            sprites.append(written(f"size-{district.cells[0]}", str(district.size), *centre(free), 46, 26, look))
    return sprites


@lru_cache(64)
def _coloured(cells: tuple[str, ...]) -> tuple[Sprite, ...]:
    return tuple(Sprite(f"founded-{cell}", "mex-founded", *centre(cell)) for cell in cells)


@lru_cache(256)
def _from_the_middle(cells: tuple[str, ...]) -> tuple[str, ...]:
    """The cells of a district, the nearest to its middle first."""
    spots = [SPOTS[cell] for cell in cells]
    column = sum(spot[0] for spot in spots) / len(spots)
    row = sum(spot[1] for spot in spots) / len(spots)
    return tuple(sorted(cells, key=lambda cell: (SPOTS[cell][0] - column) ** 2 + (SPOTS[cell][1] - row) ** 2))


def _canals(tiles: list[list[str]], bridges: dict[str, str]) -> list[Sprite]:
    sprites = []
    for tile in tiles:
        id = "canal-" + "-".join(tile)
        if len(tile) == 1:
            sprites.append(Sprite(id, "mex-canal-1", *centre(tile[0])))
            continue
        x, y, turn = between(tile)
        sprites.append(Sprite(id, "mex-canal-2", x, y, 96, 48, turn))
    for cell, axis in bridges.items():
        sprites.append(Sprite(f"bridge-{cell}", "mex-bridge", *centre(cell), turn=90 if axis == "EW" else 0))
    return sprites


def _temples(temples: list[Temple], colours: list[str], neutral: str) -> list[Sprite]:
    """Neutral temples have the neutral colour of the box, and the sign of nobody."""
    sprites = []
    for temple in temples:
        colour = NUMBER[neutral if temple.seat == NEUTRAL else colours[temple.seat]]
        sign = 0 if temple.seat == NEUTRAL else colour
        x, y = centre(temple.cell)
        id, picture = f"temple-{temple.cell}", f"mex-temple-{temple.floors}"
        sprites.append(Sprite(id, picture, x, y, look=f"p{colour}", sign=f"sign-{sign}"))
    return sprites


def _sites(view: MexicaView) -> list[Sprite]:
    """The cells drawn for neutral temples whose heights are still to be drawn."""
    standing = {temple.cell for temple in view.temples}
    return [
        Sprite(f"site-{cell}", "badge-0", *centre(cell), 28, 28, look=f"p{NUMBER[view.neutral]} spent")
        for cell in view.sites
        if cell not in standing
    ]


def _pawns(view: MexicaView) -> list[Sprite]:
    colours = [NUMBER[colour] for colour in view.colours]
    return [_pawn(seat, colours[seat], *centre(cell)) for seat, cell in enumerate(view.pawns) if cell]


def _pawn(seat: int, colour: int, x: float, y: float, size: float = SIDE) -> Sprite:
    return Sprite(f"pawn-{seat}", "mex-pawn", x, y, size, size, look=f"p{colour}", sign=f"sign-{colour}")


def _last(line: str) -> list[Sprite]:
    """The corners around what the last line named: a canal tile as a whole, every other cell for itself."""
    cells = [word for word in dict.fromkeys(line.split()) if word in SPOTS]
    if line.startswith("canal ") and len(cells) == 2:
        x, y, turn = between(cells)
        return [Sprite(f"last-{'-'.join(cells)}", "mex-last-2", x, y, 96, 48, turn)]
    return [Sprite(f"last-{cell}", "state-last", *centre(cell)) for cell in cells]


# What the places are called


def _land(
    box: Box,
    districts: list[District],
    tiles: list[list[str]],
    bridges: dict[str, str],
    temples: list[Temple],
    tell: Tell,
    owners: list[str],
) -> dict[str, Place]:
    """The places without the pawns on them, in reading order."""
    ground: dict[str, str] = {}
    for district in districts:
        where = tell("in-founded" if district.token else "in-district", size=district.size)
        ground |= dict.fromkeys(district.cells, f"{tell('land')}, {where}")
        for cells, key in ((_cells(box, "P"), "start-cell"), (_cells(box, "E"), "emblem-cell")):
            ground |= dict.fromkeys(cells.intersection(district.cells), f"{tell(key)}, {where}")
        if district.token:
            ground[district.token_cell] = f"{where}, {tell('token', size=district.token)}"
    for tile in tiles:
        ground |= dict.fromkeys(tile, tell("canal"))
    for cell, axis in bridges.items():
        ground[cell] = f"{tell('canal')}, {tell('bridge-' + axis)}"
    for temple in temples:
        owner = tell("neutral") if temple.seat == NEUTRAL else owners[temple.seat]
        ground[temple.cell] += f", {tell('temple', floors=temple.floors, owner=owner)}"
    return {
        cell: Place(cell, SIDE * column, SIDE * row, row, f"{cell}, {ground[cell]}")
        for cell, (column, row) in SPOTS.items()
        if cell in ground
    }


def _places(land: dict[str, Place], pawns: list[str], tell: Tell, owners: list[str]) -> tuple[Place, ...]:
    standing: dict[str, Place] = {}
    for owner, cell in zip(owners, pawns, strict=True):
        if cell:
            place = standing.get(cell, land[cell])
            standing[cell] = structs.replace(place, name=f"{place.name}, {tell('pawn', owner=owner)}")
    return tuple((land | standing).values())


# What can be switched on


def layers(view: MexicaView, tell: Tell) -> list[Layer]:
    """Which bridges boats go between."""
    sprites = []
    for index, bridges in enumerate(waterways(view)):
        letter = chr(ord("A") + index)
        tip = tell("waterway", letter=letter, bridges=", ".join(bridges))
        for bridge in bridges:
            x, y = centre(bridge)
            sprites.append(Sprite(f"way-{bridge}", "count", x, y, 30, 30, tip=tip))
            sprites.append(written(f"way-letter-{bridge}", letter, x, y, 26, 18, "t", tip))
    return [Layer("ways", tell("layer-ways"), tuple(sprites))]


# Where the game stands, and the mats


def _status(view: MexicaView, tell: Tell, owners: list[str]) -> Zone:
    notes = [f"{name}: {value}" for name, value in view.options.items()]
    over = view.phase == "over"
    heading = tell("scene-round", period=view.period, round=view.round)
    if view.phase != "turn":
        heading = tell("game-over" if over else "set-up")
    warned = view.last_round and not over
    sprites = [written("round", heading, 150, 28, 268, 20, "w t-strong t-start", ", ".join(notes))]
    width = 144 if warned else 268
    sprites.append(written("stands", _stands(view, tell, owners), 16 + width / 2, 57, width, 16, "w t-start"))
    if warned:
        sprites.append(Sprite("last-round", "mex-last-round", 228, 57, 120, 28))
        sprites.append(written("last-round-words", tell("last-round"), 231, 57, 104, 14, "t t-lime"))
    return Zone("status", tell("status"), STATUS, "mex-status", tuple(sprites))


def _stands(view: MexicaView, tell: Tell, owners: list[str]) -> str:
    if view.phase == "over":
        winners = [owners[seat] for seat in view.winners]
        return tell("won", name=winners[0]) if len(winners) == 1 else tell("shared", names=", ".join(winners))
    if view.phase == "setup" or view.active < 0:
        return tell("setting-up")
    return tell("places" if view.phase == "place" else "moves", name=owners[view.active])


def _seat_mat(view: MexicaView, tell: Tell, seat: int, name: str, colour: str, drawn: SceneCache) -> Zone:
    moves = seat == view.active and view.phase != "over"
    limits = (view.box.turn_points, view.box.most_taken)
    budget = (view.ap, view.taken, *limits) if moves and view.phase == "turn" else None
    pawn = view.pawns[seat]
    where = _whereabouts(view, tell, pawn) if pawn and not budget else ""
    caption = [colour] * (name != colour) + [tell("you")] * (seat == view.seat) + [where] * bool(where)
    signs = (moves, seat in view.winners, seat == view.first, bool(pawn))
    owner = (seat, name, colour, NUMBER[view.colours[seat]])
    piles = list(zip(view.stock[seat], view.reserve[seat], strict=True))
    return drawn.part(_mat, owner, signs, view.points[seat], ", ".join(caption), budget, piles, view.held[seat], tell)


def _mat(
    owner: tuple[int, str, str, int],
    signs: tuple[bool, bool, bool, bool],
    points: int,
    caption: str,
    budget: tuple[int, int, int, int] | None,
    piles: list[tuple[int, int]],
    held: int,
    tell: Tell,
) -> Zone:
    """The mat of a seat: whether it moves, has won, is the first, has placed its pawn; its points and pieces."""
    seat, name, colour, number = owner
    moves, won, first, placed = signs
    tip = tell("points", name=name, points=points)
    sprites = [
        Sprite(f"stripe-{seat}", "mex-stripe", 7, 79.5, 14, 159, look=f"p{number}"),
        Sprite(f"badge-{seat}", f"badge-{number}", 41, 28, 34, 34, look=f"p{number}", tip=colour),
        written(f"points-{seat}", str(points), 255, 28, 62, 28, "w t-strong t-end", tip),
    ]
    right = 220
    if won:
        sprites.append(Sprite(f"winner-{seat}", "winner", right - 16, 27, 34, 34, tip=tell("won", name=name)))
        right -= 34
    if first:
        sprites.append(Sprite(f"first-{seat}", "first", right - 14, 28, 28, 28, tip=tell("first")))
        right -= 30
    if not placed:
        sprites.append(_pawn(seat, number, right - 14, 28, 34))
        right -= 32
    width = right - 66
    sprites.append(written(f"name-{seat}", name, 64 + width / 2, 28, width, 20, "w t-strong t-start"))
    if caption:
        width = 100 if budget else 262
        sprites.append(written(f"caption-{seat}", caption, 24 + width / 2, 59, width, 13, "w t-2 t-start"))
    if budget:
        sprites += _budget(*budget, tell)
    for floors, (now, later) in enumerate(piles, 1):
        tip = tell("stock-later" if later else "stock", floors=floors, count=now, later=later)
        sprites += _chip(f"{seat}-{floors}", floors - 1, f"mex-temple-{floors}", number, now, tip, later)
    sprites += _chip(f"{seat}-tokens", 4, "mex-action", 0, held, tell("held", count=held))
    return Zone(f"mat:{seat}", name, MAT, "mex-mat-turn" if moves else "mex-mat", tuple(sprites))


def _whereabouts(view: MexicaView, tell: Tell, cell: str) -> str:
    for district in view.districts:
        if cell in district.cells:
            return tell("on-land", cell=cell, size=district.size)
    return tell("on-bridge", cell=cell)


def _budget(ap: int, taken: int, turn_points: int, most_taken: int, tell: Tell) -> list[Sprite]:
    """Action points as a number and as pips, and the tokens that were and may still be taken in this turn."""
    tip = tell("action-points", count=ap)
    pips = max(ap, turn_points)
    step = min(15.0, 86 / pips)
    sprites = [written("ap", str(ap), 134, 59, 24, 17, "t", tip)]
    for index in range(pips):
        picture = "pip" if index < ap else "pip-spent"
        x = round(154 + step * index, 1)
        sprites.append(Sprite(f"pip-{index}", picture, x, 59, step - 1, step - 1))
    tip = tell("taken", count=taken, most=most_taken)
    apart = min(23, 34 / max(1, most_taken - 1))
    for index in range(most_taken):
        look = "" if index < taken else "spent"
        x = round(255 + apart * index, 1)
        sprites.append(Sprite(f"taken-{index}", "mex-action", x, 59, 22, 22, look=look, tip=tip))
    return sprites


def _neutral(view: MexicaView, tell: Tell) -> Zone:
    number = NUMBER[view.neutral]
    title = tell("neutral-temples", colour=tell(f"colour-{view.neutral}"))
    standing = [temple.floors for temple in view.temples if temple.seat == NEUTRAL]
    sprites = [
        Sprite("stripe-neutral", "mex-stripe-neutral", 7, 67.5, 14, 135, look=f"p{number}"),
        Sprite("badge-neutral", "badge-0", 41, 28, 34, 34, look=f"p{number}"),
        written("name-neutral", title, 176, 28, 224, 18, "w t-strong t-start"),
    ]
    for floors in range(1, 5):
        count = standing.count(floors)
        tip = tell("neutral-standing", floors=floors, count=count)
        sprites += _chip(f"neutral-{floors}", floors - 1, f"mex-temple-{floors}", number, count, tip, neutral=True)
    return Zone("mat:neutral", title, NEUTRAL_MAT, "mex-mat-neutral", tuple(sprites))


@lru_cache(2048)
def _chip(
    id: str, index: int, picture: str, colour: int, count: int, tip: str, later: int = 0, neutral: bool = False
) -> tuple[Sprite, ...]:
    """A pile on a mat: what it is of, how many there are, and how many come later."""
    x, top = 49 + 53 * index, 53 if neutral else 77
    look = f"p{colour}" * bool(colour) + " spent" * (not count)
    sign = f"sign-{0 if neutral else colour}" if colour else ""
    sprites = [
        Sprite(f"chip-{id}", "chip", x, top + 36, 50, 72, tip=tip),
        Sprite(f"pile-{id}", picture, x, top + 25, 40, 40, look=look, sign=sign),
        written(f"count-{id}", str(count), x - 9 * bool(later), top + 58, 26, 17, "t" if count else "t t-2"),
    ]
    if later:
        sprites.append(written(f"later-{id}", f"+{later}", x + 11, top + 59, 24, 13, "t t-2"))
    return tuple(sprites)
