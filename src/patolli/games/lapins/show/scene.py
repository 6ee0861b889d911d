"""How a game of Dix-Huit Lapins looks: the forest with its paths and sites, the Katun cards, a card for each king."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from patolli.games.lapins.box.components import Components
from patolli.games.lapins.show.card_gains import box_of, card_effect, with_gains
from patolli.games.lapins.show.scene_mats import SHOWN, king, sharing, shelf
from patolli.games.lapins.show.view import LapinsView, Site, Tile
from patolli.stage.letters import written
from patolli.stage.scene import Layer, Place, Scene, SceneCache, Sprite, Tags, Zone, said_points

Tell = Callable[..., str]
"""`tell(key, **args)`: a sentence or a label in the reader's language."""

ART = "patolli.games.lapins.show"
NUMBER = {"orange": 1, "turquoise": 2, "violet": 3, "white": 4}
"""The colours of the box among the players of the palette, and so their signs."""
STATUS = (0, 0, 300, 84)
SIDE = 144
TURN = {"N": 0, "E": 90, "S": 180, "W": 270}
BEND = {frozenset("NE"): 0, frozenset("ES"): 90, frozenset("SW"): 180, frozenset("WN"): 270}
WIDE = ("palace", "temple")
FREE = -1
"""The price of a site that the reader cannot found on."""
KINDS = ("village", "palace", "temple", "garrison", "double", "reserve", "market", "observatory", "court")
DOTS = 6
MOST_LETTERS = 60
"""Of an option in a tip: what differs from the box may be long."""
BUILDS = ("found", "transform", "takeover")


def scene(
    view: LapinsView, tell: Tell, last: str = "", names: Sequence[str] = (), drawn: SceneCache | None = None
) -> Scene:
    """The scene of a view. `last` is the line said last, `names` are the players' own."""
    drawn, tell = drawn or SceneCache(), with_gains(tell, view.options)
    colours = [tell(f"colour-{colour}") for colour in view.colours]
    owners = [names[seat] if seat < len(names) and names[seat] else colour for seat, colour in enumerate(colours)]
    looks = [NUMBER[colour] for colour in view.colours]
    asked = view.seat if view.seat in view.actors else None
    zones = [
        _board(view, tell, last, owners, looks, drawn),
        drawn.once(("status", asked), lambda: _status(view, tell, owners)),
        _shelf(view, tell, looks, drawn),
    ]
    zones += [drawn.part(sharing, share, tell, owners[share.seat]) for share in view.shares]
    for seat in range(view.players):
        owner = (seat, owners[seat], looks[seat], seat == view.seat)
        ready = bool(view.finished) and view.finished[seat]
        signs = (seat in view.actors, seat in view.winners, ready)
        counts = (view.points[seat], view.glory[seat], view.cities[seat], view.stelae[seat])
        zones.append(drawn.part(king, owner, signs, counts, view.wealth[seat], tell))
    story = [_stands(view, tell, owners), *drawn.part(said_points, view.points, owners, tell)]
    laid, told = (_ghosts(view, looks), _tags(view, tell)) if asked is not None else ((), ())
    return Scene("lapins", ART, _heading(view, tell), " ".join(story), tuple(zones), laid, told)


def _shelf(view: LapinsView, tell: Tell, looks: list[int], drawn: SceneCache) -> Zone:
    """The Katun cards as the reader knows them."""
    deck = (view.deck, view.matches, view.length)
    owned = {} if view.seat is None else drawn.part(_owned, view.sites, view.seat)
    faces = {card.face for card in view.row} | {turned.face for turned in view.discard[-SHOWN:]} | set(view.unseen)
    effects = drawn.part(_effects, faces, owned, box_of(view.options), tell)
    return drawn.part(shelf, view.row, view.ahead, deck, view.discard[-SHOWN:], view.unseen, effects, tell, looks)


def _effects(faces: set[str], owned: dict[str, int], box: Components, tell: Tell) -> dict[str, str]:
    return {face: card_effect(box, face, owned, tell) for face in faces if face}


def _owned(sites: list[Site], seat: int) -> dict[str, int]:
    """The buildings of a king by kind."""
    owned = dict.fromkeys(KINDS, 0)
    for site in sites:
        for building in site.buildings if site.seat == seat else ():
            owned[building.partition(":")[0].partition("+")[0]] += 1
    return owned


# Where the game stands


def _heading(view: LapinsView, tell: Tell) -> str:
    if view.phase == "over":
        return tell("game-over")
    if len(view.sites) == 0 or view.round == 0:
        return tell("set-up")
    return tell("scene-round", round=view.round, matches=view.matches, length=view.length)


def _stands(view: LapinsView, tell: Tell, owners: list[str]) -> str:
    if view.phase == "over":
        winners = [owners[seat] for seat in view.winners]
        return tell("won", name=winners[0]) if len(winners) == 1 else tell("shared", names=", ".join(winners))
    waited = [owners[seat] for seat in view.actors if seat >= 0]
    if not waited:
        return tell("chance")
    if view.seat in view.actors:
        return tell("your-turn", who=owners[view.seat])
    return tell("waiting", names=", ".join(waited))


def _status(view: LapinsView, tell: Tell, owners: list[str]) -> Zone:
    notes = ", ".join(f"{name}: {value[:MOST_LETTERS]}" for name, value in view.options.items() if name != "map")
    sprites = [
        written("round", _heading(view, tell), 150, 28, 268, 20, "w t-strong t-start", notes),
        written("stands", _stands(view, tell, owners), 150, 57, 268, 16, "w t-start"),
    ]
    return Zone("status", tell("status"), STATUS, "lap-status", tuple(sprites))


# The map


def _board(view: LapinsView, tell: Tell, last: str, owners: list[str], looks: list[int], drawn: SceneCache) -> Zone:
    """All of it is the same for all readers but what a site costs them."""
    box = (0, 0, 48 + SIDE * view.columns, 48 + SIDE * view.rows)
    sprites = drawn.once(("board", last), lambda: _lying(view, tell, last, looks, drawn))
    spoken = drawn.part(_spoken, view.sites, tell, owners)
    places = drawn.part(_places, drawn.part(_prices, view.sites, view.seat), spoken, tell)
    return Zone("board", tell("board"), box, "", sprites, places)


def _lying(view: LapinsView, tell: Tell, last: str, looks: list[int], drawn: SceneCache) -> tuple[Sprite, ...]:
    sprites = [*drawn.part(_ground, view.tiles, view.columns, view.rows)]
    marked = set(last.split())
    for site in view.sites:
        planned = _planned(site, view)
        pale = len(view.action.added) if planned is not site else 0
        sprites += drawn.part(_site, site.name, planned, looks, site.name in marked, pale)
        sprites += _price(site, view, tell) if pale else []
    sprites += drawn.part(_edges, view.columns, view.rows)
    return tuple(sprites)


def _edges(columns: int, rows: int) -> list[Sprite]:
    """The letters and numbers around the map."""
    sprites = []
    for column in range(columns):
        x = 96 + SIDE * column
        for end, y in (("north", 12), ("south", 36 + SIDE * rows)):
            sprites.append(written(f"column-{end}-{column}", chr(97 + column), x, y, 24, 14, "t t-2"))
    for row in range(rows):
        y = 96 + SIDE * row
        for end, x in (("west", 12), ("east", 36 + SIDE * columns)):
            sprites.append(written(f"row-{end}-{row}", str(row + 1), x, y, 24, 14, "t t-2"))
    return sprites


def _ground(tiles: list[Tile], columns: int, rows: int) -> list[Sprite]:
    """The map; while it is drawn, pale forest where no tile lies yet."""
    cells = [f"{chr(97 + column)}{row + 1}" for row in range(rows) for column in range(columns)]
    known = {tile.cell for tile in tiles}
    sprites = [
        Sprite(f"unknown-{cell}", "lap-tile", *centre(cell), SIDE, SIDE, look="spent")
        for cell in cells
        if cell not in known
    ]
    return sprites + [sprite for tile in tiles for sprite in _tile(tile)]


def centre(cell: str) -> tuple[int, int]:
    return 96 + SIDE * (ord(cell[0]) - 97), 96 + SIDE * (int(cell[1:]) - 1)


def _tile(tile: Tile) -> list[Sprite]:
    return laid_tile(tile, *centre(tile.cell))


def laid_tile(tile: Tile, x: float, y: float) -> list[Sprite]:
    """The forest, then the paths to the site or past it."""
    sprites = [Sprite(f"tile-{tile.cell}", "lap-tile", x, y, SIDE, SIDE, tile.turn)]
    for side in tile.exits:
        sprites.append(Sprite(f"exit-{tile.cell}-{side}", "lap-exit", x, y, SIDE, SIDE, TURN[side]))
    straight = [link for link in tile.links if frozenset(link) not in BEND]
    for link in tile.links:
        sides = frozenset(link)
        if sides in BEND:
            picture, turn = "lap-link-bend", BEND[sides]
        else:
            over = len(straight) == 2 and sides == frozenset("NS")
            picture, turn = "lap-link-over" if over else "lap-link-straight", 90 if sides == frozenset("EW") else 0
        sprites.append(Sprite(f"link-{tile.cell}-{link}", picture, x, y, SIDE, SIDE, turn))
    return sorted(sprites, key=lambda sprite: sprite.picture == "lap-link-over")


def _planned(site: Site, view: LapinsView) -> Site:
    """The site as it will be when what the king builds there is paid."""
    action = view.action
    if site.name != action.site or action.kind not in BUILDS or not action.added:
        return site
    return replace(site, seat=view.active, buildings=[*action.kept, *action.added])


def _price(site: Site, view: LapinsView, tell: Tell) -> list[Sprite]:
    """What the king will have to pay for what is planned so far."""
    x, y = centre(site.name)
    price = view.action.price + sum(view.action.named.values())
    tip = tell("planned-price", price=price)
    return [
        Sprite("planned-price", "count", x - 50, y + 50, 36, 36, tip=tip),
        written("planned-price-text", str(price), x - 50, y + 50, 30, 18, "t", tip),
    ]


def _site(cell: str, site: Site, looks: list[int], marked: bool, planned: int) -> list[Sprite]:
    """The city wall, the site, its buildings, the stela, the control tokens. The last `planned` buildings are pale."""
    x, y = centre(cell)
    sprites = []
    if site.seat >= 0:
        look = f"p{looks[site.seat]}"
        sprites.append(Sprite(f"wall-{cell}", f"lap-city-{site.slots}", x, y, SIDE, SIDE, look=look))
    sprites.append(Sprite(f"site-{cell}", f"lap-site-{site.resource}-{site.slots}", x, y, SIDE, SIDE))
    if marked:
        sprites.append(Sprite(f"last-{cell}", "state-last-tile", x, y, 128, 128))
    if site.seat >= 0:
        sprites += _buildings(site, x, y, looks[site.seat], planned)
        look, sign = f"p{looks[site.seat]}", f"sign-{looks[site.seat]}"
        sprites.append(Sprite(f"stela-{cell}", "lap-stela", x + 52, y - 48, 40, 40, look=look, sign=sign))
    at = 0
    for seat, count in enumerate(site.tokens):
        for number in range(count):
            look, sign = f"p{looks[seat]}", f"sign-{looks[seat]}"
            id = f"token-{cell}-{seat}-{number}"
            sprites.append(Sprite(id, "lap-control", x + 54 - 22 * at, y + 54, 26, 26, look=look, sign=sign))
            at += 1
    return sprites


def _slots(site: Site) -> list[tuple[int, int]]:
    """Where buildings stand, from the middle of the site."""
    return [(dx, dy) for dy in ((-22, 22) if site.slots == 4 else (0,)) for dx in (-22, 22)]


def _buildings(site: Site, x: float, y: float, look: int, planned: int) -> list[Sprite]:
    """Buildings of two slots fill a row; the others take the slots that are left, in order."""
    free = _slots(site)
    sprites = []
    sign, solid = f"sign-{look}", len(site.buildings) - planned
    order = sorted(enumerate(site.buildings), key=lambda found: not found[1].startswith(WIDE))
    for index, (at, building) in enumerate(order):
        tint = f"p{look}" if at < solid else f"p{look} spent"
        kind, _, good = building.partition(":")
        kind, _, held = kind.partition("+")
        id = f"building-{site.name}-{index}"
        if kind in WIDE and len(free) >= 2:
            dy = free[0][1]
            free = [spot for spot in free if spot[1] != dy]
            sprites.append(Sprite(id, f"lap-{kind}", x, y + dy, 84, 42, look=tint, sign=sign))
            continue
        if not free:
            break
        dx, dy = free.pop(0)
        sprites.append(Sprite(id, f"lap-{kind}", x + dx, y + dy, 42, 42, look=tint, sign=sign))
        if good:
            sprites.append(Sprite(f"{id}-good", f"lap-{good}", x + dx, y + dy + 8, 17, 17))
        for prisoner in range(int(held or 0)):
            along = x + dx + 12 - 13 * prisoner
            sprites.append(Sprite(f"{id}-prisoner-{prisoner}", "lap-prisoner", along, y + dy + 13, 18, 18))
    return sprites


def _spoken(sites: list[Site], tell: Tell, owners: list[str]) -> list[tuple[str, str]]:
    """The sites, and what everybody is told about each."""
    return [(site.name, _told(site, tell, owners)) for site in sites]


def _told(site: Site, tell: Tell, owners: list[str]) -> str:
    parts = [tell("site", type=tell(f"type-{site.resource}"), slots=site.slots)]
    if site.seat >= 0:
        built = ", ".join(tell(f"kind-{kind.partition(':')[0].partition('+')[0]}") for kind in site.buildings)
        parts.append(tell("city-of", owner=owners[site.seat], buildings=built or "-", defence=site.defence))
    tokens = [f"{owners[seat]} {count}" for seat, count in enumerate(site.tokens) if count]
    if tokens:
        parts.append(tell("tokens", tokens=", ".join(tokens)))
    return tell("pair", name=site.name, value=", ".join(parts))


def _prices(sites: list[Site], seat: int | None) -> list[int]:
    """What each site costs a king to found on."""
    return [site.prices[seat] if site.prices and seat is not None else FREE for site in sites]


def _places(prices: Sequence[int], spoken: list[tuple[str, str]], tell: Tell) -> tuple[Place, ...]:
    places = []
    for (site, name), price in zip(spoken, prices, strict=True):
        x, y = centre(site)
        tag = ""
        if price != FREE:
            tag = str(price)
            name = f"{name}, {tell('price', price=price)}"
        places.append(Place(site, x, y, int(site[1:]), name, 130, 130, tag))
    return tuple(places)


# What the reader's next line would lay, and what it meets


def _ghosts(view: LapinsView, looks: list[int]) -> tuple[Sprite, ...]:
    """The stela of a new city; while something is built, each building where it would stand."""
    look = looks[view.seat or 0]
    ghosts = [Sprite("found *", "lap-stela", 52, -48, 40, 40, look=f"p{look}", sign=f"sign-{look}")]
    site = next((site for site in view.sites if site.name == view.action.site), None)
    if site is None or view.action.kind not in BUILDS or view.seat != view.active:
        return tuple(ghosts)
    x, y = centre(site.name)
    free = _free_slots(site, [*view.action.kept, *view.action.added])
    for kind in KINDS:
        wide = kind in WIDE
        spot = next(((0, dy) for dx, dy in free if (-dx, dy) in free), None) if wide else next(iter(free), None)
        if spot is not None:
            at, size = (x + spot[0], y + spot[1]), (84, 42) if wide else (42, 42)
            ghosts.append(Sprite(f"build {kind}", f"lap-{kind}", *at, *size, look=f"p{look}", sign=f"sign-{look}"))
    return tuple(ghosts)


def _free_slots(site: Site, built: list[str]) -> list[tuple[int, int]]:
    """Where nothing is drawn on a site with these buildings, from its middle."""
    taken: set[tuple[float, float]] = set()
    for sprite in _buildings(replace(site, buildings=built), 0, 0, 0, 0):
        taken |= {(-22, sprite.y), (22, sprite.y)} if sprite.x == 0 else {(sprite.x, sprite.y)}
    return [spot for spot in _slots(site) if spot not in taken]


def _tags(view: LapinsView, tell: Tell) -> tuple[Tags, ...]:
    """LAP-30, LAP-55: how strong the own cities are to attack, and the others to defend themselves."""
    own = {site.name: str(site.strength) for site in view.sites if site.seat == view.seat}
    others = {site.name: str(site.defence) for site in view.sites if site.seat not in (view.seat, FREE)}
    return Tags("attack", tell("tag-strength"), own), Tags("attack", tell("tag-defence"), others)


# What can be switched on


def layers(view: LapinsView, tell: Tell, names: Sequence[str]) -> list[Layer]:
    """LAP-72: the cities between which each king's goods go, with the letter of their area, and dots along the way."""
    near = {site.name: site.near for site in view.sites}
    sprites = []
    for seat, areas in enumerate(view.areas):
        look = NUMBER[view.colours[seat]]
        owner = names[seat] if seat < len(names) and names[seat] else tell(f"colour-{view.colours[seat]}")
        for index, cities in enumerate(areas):
            letter = chr(ord("A") + index)
            tip = tell("area", owner=owner, letter=letter, cities=", ".join(cities))
            for city in cities:
                sprites += _dots(city, [other for other in near[city] if other in cities and other > city], look)
            for city in cities:
                x, y = centre(city)
                sprites.append(Sprite(f"area-{city}", "count", x, y + 54, 34, 34, look=f"p{look}", tip=tip))
                sprites.append(written(f"area-letter-{city}", letter, x, y + 54, 28, 20, "t", tip))
    return [Layer("areas", tell("layer-areas"), tuple(sprites))]


def _dots(city: str, others: list[str], look: int) -> list[Sprite]:
    x, y = centre(city)
    sprites = []
    for other in others:
        to_x, to_y = centre(other)
        for step in range(1, DOTS):
            part = step / DOTS
            at = round(x + (to_x - x) * part, 1), round(y + (to_y - y) * part, 1)
            sprites.append(Sprite(f"way-{city}-{other}-{step}", "pip", *at, 16, 16, look=f"p{look}"))
    return sprites
