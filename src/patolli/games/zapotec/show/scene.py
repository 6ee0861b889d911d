"""How a game of Zapotec looks: three valleys around the Capital, the market, the rituals, the sacrifice track."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from patolli.games.zapotec.show import tips
from patolli.games.zapotec.show.called import box_of, called, card_called, space_called
from patolli.games.zapotec.show.scene_aids import ghosts, tags
from patolli.games.zapotec.show.scene_mats import card, own_mat, seat_mat, tray
from patolli.games.zapotec.show.view import ZapotecView
from patolli.games.zapotec.show.view_parts import NOBODY, Card, Pyramid, Ritual, ScoreTile, Space, Step, Trade
from patolli.stage.letters import written
from patolli.stage.pictures import picture
from patolli.stage.scene import Layer, Place, Scene, SceneCache, Sprite, Zone, said_points

Tell = Callable[..., str]
"""`tell(key, **args)`: a sentence or a label in the reader's language."""

ART = "patolli.games.zapotec.show"
NUMBER = {"orange": 1, "blue": 2, "violet": 3, "white": 4}
"""The colours of the box among the players of the palette, and so their signs."""
BOARD = (0, 0, 1120, 784)
STATUS = (0, 0, 300, 84)
MARKS = ("", "3", "4")


def scene(
    view: ZapotecView, tell: Tell, last: str = "", names: Sequence[str] = (), drawn: SceneCache | None = None
) -> Scene:
    """The scene of a view. `last` is the line said last, `names` are the players' own."""
    drawn = drawn or SceneCache()
    owners = []
    for seat, mat in enumerate(view.mats):
        given = names[seat] if seat < len(names) else ""
        owners.append(given or tell("cocijobot" if mat.bot else f"colour-{mat.colour}"))
    looks = [NUMBER.get(mat.colour, 0) for mat in view.mats]
    asked = view.seat in view.actors
    box = box_of(view.options)
    now = tips.now(view, box, drawn)
    zones = [
        _board(view, tell, last, owners, looks, now, drawn),
        drawn.once(("status", asked), lambda: _status(view, tell, owners)),
    ]
    if view.seat is not None:
        zones.append(drawn.part(tray, view.mats[view.seat].hand, view.mats[view.seat].chosen, now, tell))
    for seat, mat in enumerate(view.mats):
        if seat != view.seat:
            won, turn = seat in view.winners, seat in view.actors or seat == view.active
            bot = (view.bot_card, view.bot_second, view.hint) if mat.bot else None
            owner = (seat, owners[seat], looks[seat])
            zones.append(drawn.part(seat_mat, owner, mat, view.points[seat], won, turn, bot, tell))
    if view.seat is not None:
        owner = (view.seat, owners[view.seat], looks[view.seat])
        mat = view.mats[view.seat]
        palace = called(mat.palace, box, tell) or ""
        zones.append(drawn.part(own_mat, owner, mat, view.points[view.seat], palace, tell))
    story = [_stands(view, tell, owners), *drawn.part(said_points, view.points, owners, tell)]
    laid = ghosts(view, looks[view.seat]) if view.seat is not None else ()
    return Scene("zapotec", ART, _heading(view, tell), " ".join(story), tuple(zones), laid, tags(view, tell))


# Where the game stands


def _heading(view: ZapotecView, tell: Tell) -> str:
    if view.phase == "over":
        return tell("game-over")
    return tell("scene-round", round=view.round, rounds=view.rounds) if view.round else tell("set-up")


def _stands(view: ZapotecView, tell: Tell, owners: list[str]) -> str:
    if view.phase == "over":
        winners = [owners[seat] for seat in view.winners]
        return tell("won", name=winners[0]) if len(winners) == 1 else tell("shared", names=", ".join(winners))
    waited = [owners[seat] for seat in view.actors if seat >= 0]
    if not waited:
        return tell("chance")
    if view.seat in view.actors:
        return tell(f"do-{view.phase}")
    return tell("waiting", names=", ".join(waited))


def _status(view: ZapotecView, tell: Tell, owners: list[str]) -> Zone:
    notes = ", ".join(f"{name}: {value}" for name, value in view.options.items())
    sprites = [
        written("round", _heading(view, tell), 134, 28, 236, 20, "w t-strong t-start", notes),
        written("stands", _stands(view, tell, owners), 150, 57, 268, 16, "w t-start"),
    ]
    if view.hint and view.phase != "over":
        tip = tell("bot-hint", property=tell(f"property-{view.hint}"))
        sprites.append(Sprite("hint", f"zap-{view.hint}", 270, 32, 36, 36, tip=tip))
    return Zone("status", tell("status"), STATUS, "zap-status", tuple(sprites))


# The board


def _board(
    view: ZapotecView, tell: Tell, last: str, owners: list[str], looks: list[int], now: tips.Now, drawn: SceneCache
) -> Zone:
    """What lies there is the same for all readers; what the places say is not."""
    sprites = drawn.once(("board", last), lambda: _lying(view, tell, last, owners, looks, drawn))
    places = _places(view, tell, owners, now, drawn)
    here = next((step.index for step in view.track if view.seat in step.discs), len(view.track))
    steps = drawn.part(_steps, view.track[here + 1 :], here, tell)
    return Zone("board", tell("board"), BOARD, "zapotec-board", sprites, places + steps)


def _lying(
    view: ZapotecView, tell: Tell, last: str, owners: list[str], looks: list[int], drawn: SceneCache
) -> tuple[Sprite, ...]:
    sprites = [*drawn.part(_valleys, view.spaces, looks), *_marks(view, set(last.split()[1:]))]
    sprites += drawn.part(_market, view.market, view.market_piles, tell)
    sprites += drawn.part(_rituals, view.rituals, tell, owners, looks)
    sprites += drawn.part(_pyramids, view.score_tiles, view.pyramids, tell, owners, looks)
    sprites += drawn.part(_cards, view.scoring[-1:], view.offer, view.top, view.pile, tell)
    sprites += drawn.part(_track, view.track, tell, owners, looks)
    if 1 <= view.round <= 5:
        sprites.append(Sprite("this-round", "zap-round", 799, 275 + 23 * (view.round - 1), 30, 30))
    return tuple(sprites)


@cache
def spot(space: str) -> tuple[float, float]:
    """Where a building space lies: the board's drawing says it."""
    moved = picture(ART, f"zapotec-space-{space}").element.get("transform", "")
    x, y = moved.removeprefix("translate(").rstrip(")").split()
    return float(x), float(y)


def _all_spaces() -> list[str]:
    found = []
    for region in "EOM":
        for terrain in "PHF":
            found += [f"{region}{terrain}{kind}{mark}" for kind in "TVC" for mark in MARKS]
    return found


@cache
def _drawn_spaces() -> frozenset[str]:
    known = []
    for space in _all_spaces():
        try:
            picture(ART, f"zapotec-space-{space}")
        except LookupError:
            continue
        known.append(space)
    return frozenset(known)


def _valleys(spaces: list[Space], looks: list[int]) -> list[Sprite]:
    sprites = [
        Sprite(f"closed-{space}", "zap-closed", *spot(space), 60, 60)
        for space in sorted(_drawn_spaces() - {space.id for space in spaces})
    ]
    for space in spaces:
        x, y = spot(space.id)
        if space.tile and space.basic:
            sprites.append(Sprite(f"tile-{space.tile}", f"zap-tile-{space.type}-{space.basic}", x, y, 60, 60))
        if space.owner != NOBODY:
            look = looks[space.owner]
            what = "zap-palace" if space.palace else "zap-house"
            sprites.append(
                Sprite(f"house-{space.id}", what, x + 8, y + 8, 40, 40, look=f"p{look}", sign=f"sign-{look}")
            )
    return sprites


def _marks(view: ZapotecView, marked: set[str]) -> list[Sprite]:
    """The corners around the spaces that the last line named."""
    named = [space.id for space in view.spaces if space.id in marked]
    return [Sprite(f"last-{space}", "state-last-square", *spot(space), 60, 60) for space in named]


def _market(market: list[list[Trade | None]], piles: list[int], tell: Tell) -> list[Sprite]:
    sprites = []
    for level, row in enumerate(market):
        y = 64 + 75 * level
        tip = tell("pile", count=piles[level], level=level + 1)
        sprites.append(Sprite(f"pile-{level}", "count", 604, y + 22, 26, 26, tip=tip))
        sprites.append(written(f"pile-count-{level}", str(piles[level]), 604, y + 22, 22, 14, "t"))
        for slot, tile in enumerate(row):
            if tile is not None:
                sprites.append(Sprite(f"trade-{tile.id}", f"zap-{tile.id}", 656 + 70 * slot, y, 60, 60))
    return sprites


def _rituals(rituals: list[Ritual], tell: Tell, owners: list[str], looks: list[int]) -> list[Sprite]:
    sprites = []
    for index, ritual in enumerate(rituals):
        y = 84 + 120 * index
        sprites.append(Sprite(f"ritual-{ritual.id}", f"zap-{ritual.id}", 913, y, 140, 110))
        for at, seat in enumerate(ritual.discs):
            look = looks[seat]
            tip = tell("ritual-disc", owner=owners[seat], points=ritual.values[seat])
            sprites.append(
                Sprite(
                    f"disc-{ritual.id}-{seat}",
                    "zap-disc",
                    862 + 24 * at,
                    y + 36,
                    26,
                    26,
                    look=f"p{look}",
                    sign=f"sign-{look}",
                    tip=tip,
                )
            )
    return sprites


def _pyramids(
    tiles: list[ScoreTile], pyramids: list[Pyramid], tell: Tell, owners: list[str], looks: list[int]
) -> list[Sprite]:
    sprites = []
    for slot, tile in enumerate(tiles):
        if tile.pyramid:
            x, y, side = 381 + 106 * (tile.pyramid - 1), 290, 42
        else:
            x, y, side = 51, 104 + 136 * slot, 60
        tip = tips.score_tile_tip(tile, None, tell)
        sprites.append(Sprite(f"score-{tile.id}", "zap-score", x, y, side, side, tip=tip))
        sprites.append(Sprite(f"score-of-{tile.id}", f"zap-{tile.property}", x, y, side * 0.74, side * 0.74, tip=tip))
    for pyramid in pyramids:
        x = 381 + 106 * (pyramid.number - 1)
        for level in pyramid.levels:
            look = looks[level.seat]
            tip = tell("level-of", owner=owners[level.seat], size=tell(f"level-{level.size}"))
            sprites.append(
                Sprite(
                    f"level-{pyramid.number}-{level.size}",
                    f"zap-level-{level.size}",
                    x,
                    346,
                    84,
                    84,
                    look=f"p{look}",
                    sign=f"sign-{look}",
                    tip=tip,
                )
            )
    return sprites


def _cards(scoring: list[Card], offer: list[Card], top: Card | None, pile: int, tell: Tell) -> list[Sprite]:
    """The scoring card of the round, the offer, and the pile."""
    sprites = []
    for shown in scoring:
        sprites += card(shown, 360, 466, 1.0, tell, "scoring-")
    for index, offered in enumerate(offer):
        sprites += card(offered, 434 + 70 * index, 466, 1.0, tell)
    tip = tell("card-pile", count=pile)
    if top is not None:
        sprites += card(top, 714, 466, 1.0, tell)
    elif pile and len(offer) < 5:
        sprites.append(Sprite("pile", "zap-card-back", 714, 466, 60, 84, tip=tip))
    sprites.append(written("pile-left", str(pile), 714, 522, 40, 14, "t t-2", tip))
    return sprites


def _track(track: list[Step], tell: Tell, owners: list[str], looks: list[int]) -> list[Sprite]:
    """The discs on the sacrifice track; whoever lies lower in a stack is ahead."""
    sprites = []
    for step in track:
        for height, seat in enumerate(step.discs):
            look = looks[seat]
            tip = tell("track-disc", owner=owners[seat], space=step.index)
            x = 1050 + 9 * height
            y = round(728 - 55.8 * step.index - 4 * height, 1)
            sprites.append(
                Sprite(f"track-{seat}", "zap-disc", x, y, 30, 30, look=f"p{look}", sign=f"sign-{look}", tip=tip)
            )
    return sprites


# What can be switched on


def layers(view: ZapotecView, tell: Tell) -> list[Layer]:
    """ZAP-59: the free spaces that a card of the reader's hand is for, with the number of such cards."""
    if view.seat is None:
        return []
    sprites = []
    for space in view.spaces:
        fits = [
            held for held in view.mats[view.seat].hand if held.property in (space.type, space.terrain, space.region)
        ]
        if fits and space.owner == NOBODY:
            x, y = spot(space.id)
            where = space_called(space.type, space.terrain, space.region, tell)
            tip = tell("cards-for", space=where, cards=", ".join(card_called(held, tell) for held in fits))
            sprites.append(Sprite(f"cards-{space.id}", "count", x - 18, y - 18, 26, 26, tip=tip))
            sprites.append(written(f"cards-count-{space.id}", str(len(fits)), x - 18, y - 18, 22, 15, "t", tip))
    return [Layer("cards", tell("layer-cards"), tuple(sprites))]


# What the places are called


def _places(view: ZapotecView, tell: Tell, owners: list[str], now: tips.Now, drawn: SceneCache) -> tuple[Place, ...]:
    """Building spaces by region and terrain, then the market, rituals, scoring tiles, pyramids and cards."""
    spaces = drawn.part(_space_places, view.spaces, now.costs, tell, owners)
    market = drawn.part(_trade_places, view.market, now.prices, tell)
    capital = drawn.part(_capital_places, view.rituals, view.score_tiles, view.pyramids, now, tell)
    cards = drawn.part(_card_places, view.offer, view.scoring[-1:], now, tell)
    return (*spaces, *market, *capital, *cards)


def _space_places(
    spaces: list[Space], costs: tuple[tuple[int, ...], ...], tell: Tell, owners: list[str]
) -> list[Place]:
    rows = {f"{region}{terrain}": at for at, (region, terrain) in enumerate((r, t) for r in "EOM" for t in "PHF")}
    return [
        Place(
            space.id, *spot(space.id), rows[space.id[:2]] + 1, tips.space_tip(space, costs, tell, tuple(owners)), 60, 60
        )
        for space in spaces
    ]


def _trade_places(market: list[list[Trade | None]], prices: tuple[int, ...], tell: Tell) -> list[Place]:
    return [
        Place(tile.id, 656 + 70 * slot, 64 + 75 * level, 10 + level, tips.trade_tip(tile, prices, tell), 60, 60)
        for level, row in enumerate(market)
        for slot, tile in enumerate(row)
        if tile is not None
    ]


def _capital_places(
    rituals: list[Ritual], tiles: list[ScoreTile], pyramids: list[Pyramid], now: tips.Now, tell: Tell
) -> list[Place]:
    places = []
    for index, ritual in enumerate(rituals):
        places.append(Place(ritual.id, 913, 84 + 120 * index, 13, tips.ritual_tip(ritual, now, tell), 140, 110))
    for slot, score in enumerate(tiles):
        if not score.pyramid:
            places.append(Place(score.id, 51, 104 + 136 * slot, 14, tips.score_tile_tip(score, now, tell), 60, 60))
    for pyramid in pyramids:
        x = 381 + 106 * (pyramid.number - 1)
        word = str(pyramid.number) if pyramid.levels else "new"
        places.append(Place(word, x, 346, 15, tips.pyramid_tip(pyramid, now, tell), 84, 84, "", "pyramid"))
    return places


def _card_places(offer: list[Card], scoring: list[Card], now: tips.Now, tell: Tell) -> list[Place]:
    places = []
    for index, offered in enumerate(offer):
        places.append(Place(offered.id, 434 + 70 * index, 466, 16, tips.card_tip(offered, now, tell), 60, 84))
    for shown in scoring:
        places.append(Place("round", 360, 466, 16, tips.scoring_tip(shown, now, tell), 60, 84, "", "score"))
    return places


def _steps(above: list[Step], here: int, tell: Tell) -> tuple[Place, ...]:
    """The spaces of the track above the reader's disc: each is the corn that leads there."""
    found = []
    for step in above:
        corn = step.index - here
        y = round(728 - 55.8 * step.index, 1)
        name = tips.step_tip(step, corn, tell)
        found.append(Place(str(corn), 1060, y, 17, name, 104, 54, f"-{corn}", "sacrifice"))
    return tuple(found)
