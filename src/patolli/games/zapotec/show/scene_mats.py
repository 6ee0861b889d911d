"""What lies beside the board of Zapotec: the own cards, the own mat, and a small mat for everybody else."""

from __future__ import annotations

from collections.abc import Callable

from patolli.games.zapotec.show.called import card_called, front_called
from patolli.games.zapotec.show.tips import Now, card_tip, cell_tip, trade_tip
from patolli.games.zapotec.show.view_parts import BotCard, Card, Mat
from patolli.stage.letters import written
from patolli.stage.scene import Place, Sprite, Zone

Tell = Callable[..., str]
Owner = tuple[int, str, int]
"""A seat, what it is called, and its number in the palette."""
Bot = tuple[BotCard | None, BotCard | None, str]
"""Cocijobot's cards of this round, and the hint on the next one."""

OWN = (0, 0, 300, 354)
SEAT = (0, 0, 300, 262)
RESOURCES = ("wood", "brick", "stone", "corn", "gold", "priest")
SIZES = ("base", "middle", "top")


def card(shown: Card, x: float, y: float, scale: float, tell: Tell, prefix: str = "", look: str = "") -> list[Sprite]:
    """An Action card: resource, property, number."""
    id = f"{prefix}card-{shown.id}"
    tip = card_called(shown, tell)
    return [
        Sprite(id, "zap-card", x, y, 60 * scale, 84 * scale, look=look, tip=tip),
        Sprite(
            f"{id}-resource", f"zap-{shown.resource}", x, y - 29 * scale, 21 * scale, 21 * scale, look=look, tip=tip
        ),
        Sprite(f"{id}-property", f"zap-{shown.property}", x, y + scale, 34 * scale, 34 * scale, look=look, tip=tip),
        written(f"{id}-number", str(shown.number), x, y + 31 * scale, 40 * scale, 18 * scale, f"t {look}".strip(), tip),
    ]


def tray(hand: list[Card], chosen: Card | None, now: Now, tell: Tell) -> Zone:
    """The reader's own hand; the card that was chosen is paled."""
    sprites: list[Sprite] = []
    places = []
    for index, held in enumerate(hand):
        x = 34 + 66 * index
        pale = "spent" if chosen is not None and chosen.id == held.id else ""
        sprites += card(held, x, 46, 1.0, tell, "hand-", pale)
        places.append(Place(held.id, x, 46, 1, card_tip(held, now, tell), 60, 84))
    box = (0, 0, max(200, 66 * len(hand) + 2), 92)
    if not hand:
        sprites.append(written("hand-empty", tell("hand-empty"), 100, 46, 196, 14, "w t-2"))
    return Zone("hand", tell("hand"), box, "", tuple(sprites), tuple(places))


def own_mat(owner: Owner, mat: Mat, points: int, palace: str, tell: Tell) -> Zone:
    """The reader's own mat: store, grid, palace and where it stands, stock, trade tiles."""
    seat, name, look = owner
    tint = f"p{look}"
    said = tell("scene-points", name=name, points=points)
    sprites = [
        Sprite(f"badge-{seat}", f"badge-{look}", 24, 24, 30, 30, look=tint),
        written(f"name-{seat}", name, 112, 24, 134, 18, "w t-strong t-start"),
        Sprite(f"vp-{seat}", "point", 274, 24, 42, 42, tip=said),
        written(f"points-{seat}", str(points), 274, 24, 34, 16, "t", said),
    ]
    if mat.chosen is not None:
        sprites += _played(mat.chosen, tell)
    places = []
    for at, resource in enumerate(RESOURCES):
        x, count = 31 + 48 * at, mat.resources[resource]
        tip = tell("pair", name=tell(f"resource-{resource}"), value=count)
        sprites.append(Sprite(f"store-icon-{resource}", f"zap-{resource}", x - 9, 66, 30, 30, tip=tip))
        sprites.append(written(f"store-{resource}", str(count), x + 15, 66, 22, 18, "t" if count else "t t-2", tip))
        places.append(Place(resource, x, 66, 1, tip, 46, 36, "", "gain"))
    sprites += _grid_heads(mat)
    for index, cell in enumerate(mat.grid):
        x, y = 66 + 60 * (index % 3), 142 + 60 * (index // 3)
        if cell.type:
            sprites.append(Sprite(f"tile-{cell.tile}", f"zap-tile-{cell.type}-{cell.basic}", x, y, 57, 57))
        else:
            sprites.append(Sprite(f"own-cell-{cell.id}", "zap-cell", x, y, 57, 57))
            if cell.printed:
                sprites.append(Sprite(f"own-printed-{cell.id}", f"zap-{cell.printed}", x, y, 34, 34, look="spent"))
        places.append(Place(cell.id, x, y, 2 + index // 3, cell_tip(cell, tell), 58, 58))
    sprites += _own_stock(mat, palace, tell, look)
    step = min(50.0, 282 / max(1, len(mat.trade)))
    for at, tile in enumerate(mat.trade):
        along = 32 + step * at
        picture = f"zap-{tile.id}" if tile.up else f"zap-trade-{tile.level}-back"
        sprites.append(Sprite(f"trade-{tile.id}", picture, along, 322, 48, 48))
        places.append(Place(tile.id, along, 322, 5, trade_tip(tile, (), tell), 48, 48))
    if not mat.trade:
        sprites.append(written("trade-none", tell("trade-none"), 150, 322, 270, 13, "w t-2"))
    return Zone(f"mat:{seat}", name, OWN, "zap-own", tuple(sprites), tuple(places))


def _played(shown: Card, tell: Tell) -> list[Sprite]:
    """The card of this round: number, resource, property."""
    tip = card_called(shown, tell)
    return [
        written("played-number", str(shown.number), 192, 24, 26, 17, "t", tip),
        Sprite("played-resource", f"zap-{shown.resource}", 214, 24, 22, 22, tip=tip),
        Sprite("played-property", f"zap-{shown.property}", 239, 24, 26, 26, tip=tip),
    ]


def _grid_heads(mat: Mat) -> list[Sprite]:
    """What each column and each row of the grid brings."""
    columns = [
        Sprite(f"column-{cell.column}", f"zap-{cell.column}", 66 + 60 * at, 99, 24, 24)
        for at, cell in enumerate(mat.grid[:3])
    ]
    return columns + [
        Sprite(f"row-{cell.row}", f"zap-{cell.row}", 20, 142 + 60 * at, 24, 24) for at, cell in enumerate(mat.grid[::3])
    ]


def _own_stock(mat: Mat, palace: str, tell: Tell, look: int) -> list[Sprite]:
    """The palace, the houses and the levels of pyramids."""
    tint, sign = f"p{look}", f"sign-{look}"
    sprites = [Sprite("palace-slot", "zap-cell", 258, 128, 57, 57)]
    if mat.palace:
        sprites.append(
            Sprite(
                "palace-tile",
                f"zap-tile-{mat.palace_tile}-back",
                258,
                128,
                57,
                57,
                tip=tell("pair", name=tell("palace-built"), value=palace),
            )
        )
    else:
        tip = tell("palace-left")
        sprites.append(Sprite("palace-left", "zap-palace", 258, 128, 42, 42, look=tint, sign=sign, tip=tip))
    sprites.append(Sprite("houses", "zap-house", 248, 184, 38, 38, look=tint, sign=sign, tip=_houses(mat, tell)))
    sprites.append(written("houses-left", str(mat.houses), 280, 184, 28, 18, "t", _houses(mat, tell)))
    for at, size in enumerate(SIZES):
        y, up = ((220, 12), (250, 3), (279, -5))[at]
        tip = tell("levels-left", size=tell(f"level-{size}"), count=mat.levels[size])
        sprites.append(Sprite(f"stock-{size}", f"zap-level-{size}", 248, y - up, 46, 46, look=tint, tip=tip))
        sprites.append(written(f"stock-{size}-left", str(mat.levels[size]), 280, y, 24, 17, "t", tip))
    return sprites


def _houses(mat: Mat, tell: Tell) -> str:
    return tell("houses-left", count=mat.houses)


def seat_mat(owner: Owner, mat: Mat, points: int, won: bool, turn: bool, bot: Bot | None, tell: Tell) -> Zone:
    """The small mat of another player, or of Cocijobot."""
    seat, name, look = owner
    tint = f"p{look}"
    said = tell("scene-points", name=name, points=points)
    sprites = [
        Sprite(f"stripe-{seat}", "zap-stripe", 7, 131, 14, 262, look=tint),
        Sprite(f"badge-{seat}", f"badge-{look}", 36, 24, 30, 30, look=tint),
        written(f"points-{seat}", str(points), 258, 24, 56, 24, "w t-strong t-end", said),
    ]
    right = 222
    if won:
        sprites.append(Sprite(f"winner-{seat}", "winner", right - 14, 24, 30, 30, tip=tell("won", name=name)))
        right -= 34
    if mat.has_chosen and mat.chosen is None:
        sprites.append(Sprite(f"chosen-{seat}", "zap-check", right - 12, 24, 24, 24, tip=tell("has-chosen")))
        right -= 30
    sprites.append(written(f"name-{seat}", name, 56 + (right - 58) / 2, 24, right - 58, 18, "w t-strong t-start"))
    sprites += _bot(bot, tell) if bot else _grid(mat, seat)
    for at, resource in enumerate(() if mat.bot else RESOURCES):
        x, y = 178 + 64 * (at % 2), 66 + 44 * (at // 2)
        tip = tell("pair", name=tell(f"resource-{resource}"), value=mat.resources[resource])
        sprites.append(Sprite(f"store-{seat}-{resource}", f"zap-{resource}", x, y, 34, 34, tip=tip))
        count = mat.resources[resource]
        sprites.append(
            written(f"store-{seat}-{resource}-n", str(count), x + 28, y, 22, 18, "t" if count else "t t-2", tip)
        )
    sprites += _stock(mat, tell, seat, look)
    step = min(31.0, 264 / max(1, len(mat.trade)))
    for at, tile in enumerate(mat.trade):
        picture = f"zap-{tile.id}" if tile.up else f"zap-trade-{tile.level}-back"
        tip = trade_tip(tile, (), tell)
        sprites.append(Sprite(f"trade-{tile.id}", picture, 36 + step * at, 223, 26, 26, tip=tip))
    sprites += _hand(mat, tell, seat)
    return Zone(f"mat:{seat}", name, SEAT, "zap-seat-turn" if turn else "zap-seat", tuple(sprites))


def _grid(mat: Mat, seat: int) -> list[Sprite]:
    sprites = []
    for index, cell in enumerate(mat.grid):
        x, y = 44 + 46 * (index % 3), 66 + 46 * (index // 3)
        if cell.type:
            sprites.append(Sprite(f"tile-{cell.tile}", f"zap-tile-{cell.type}-{cell.basic}", x, y, 44, 44))
            continue
        sprites.append(Sprite(f"cell-{seat}-{cell.id}", "zap-cell", x, y, 44, 44))
        if cell.printed:
            sprites.append(Sprite(f"printed-{seat}-{cell.id}", f"zap-{cell.printed}", x, y, 26, 26, look="spent"))
    return sprites


def _bot(bot: Bot, tell: Tell) -> list[Sprite]:
    sprites = []
    first, second, hint = bot
    for at, shown in enumerate(found for found in (first, second) if found is not None):
        x = 66 + 84 * at
        front = front_called((shown.type, shown.terrain, shown.region), tell)
        tip = tell("bot-card", card=front, number=shown.initiative)
        sprites.append(Sprite(f"bot-{shown.id}", "zap-bot-card", x, 106, 80, 112, tip=tip))
        sprites.append(Sprite(f"bot-{shown.id}-type", f"zap-{shown.type}", x, 72, 34, 34, tip=tip))
        sprites.append(Sprite(f"bot-{shown.id}-terrain", f"zap-{shown.terrain}", x - 18, 112, 33, 33, tip=tip))
        sprites.append(Sprite(f"bot-{shown.id}-region", f"zap-{shown.region}", x + 18, 112, 33, 33, tip=tip))
        sprites.append(written(f"bot-{shown.id}-number", str(shown.initiative), x, 146, 60, 22, "t", tip))
    if hint:
        tip = tell("bot-hint", property=tell(f"property-{hint}"))
        sprites.append(written("bot-next", tell("next-hint"), 244, 76, 90, 13, "w t-2", tip))
        sprites.append(Sprite("bot-hint", f"zap-{hint}", 244, 112, 46, 46, tip=tip))
    return sprites


def _stock(mat: Mat, tell: Tell, seat: int, look: int) -> list[Sprite]:
    """Houses, palace and pyramid levels that are left."""
    tint, y = f"p{look}", 195
    sprites = []
    left = 36
    if not mat.bot:
        tip = _houses(mat, tell)
        sprites.append(Sprite(f"houses-{seat}", "zap-house", left, y, 26, 26, look=tint, tip=tip))
        sprites.append(written(f"houses-left-{seat}", str(mat.houses), left + 20, y, 18, 15, "t", tip))
        pale = " spent" if mat.palace else ""
        tip = tell("palace-built" if mat.palace else "palace-left")
        sprites.append(Sprite(f"palace-{seat}", "zap-palace", left + 47, y, 26, 26, look=tint + pale, tip=tip))
        left += 96
    for at, size in enumerate(SIZES):
        tip = tell("levels-left", size=tell(f"level-{size}"), count=mat.levels[size])
        x = left + 52 * at
        sprites.append(
            Sprite(f"stock-{seat}-{size}", f"zap-level-{size}", x, y - (9, 2, -4)[at], 28, 28, look=tint, tip=tip)
        )
        sprites.append(written(f"stock-{seat}-{size}-n", str(mat.levels[size]), x + 23, y + 1, 18, 14, "t t-2", tip))
    return sprites


def _hand(mat: Mat, tell: Tell, seat: int) -> list[Sprite]:
    """The card played in this round, and what is known of the hand."""
    if mat.bot:
        return []
    sprites = []
    text = tell("hand-known", count=mat.hand_size, cards=" ".join(str(held.number) for held in mat.hand) or "none")
    known = ", ".join(card_called(held, tell) for held in mat.hand)
    played = mat.chosen
    if played is not None:
        tip = card_called(played, tell)
        sprites.append(
            written(f"played-{seat}", tell("played", card=played.number), 54, 249, 72, 14, "w t-strong t-start", tip)
        )
        sprites.append(Sprite(f"played-{seat}-resource", f"zap-{played.resource}", 102, 249, 20, 20, tip=tip))
        sprites.append(Sprite(f"played-{seat}-property", f"zap-{played.property}", 124, 249, 22, 22, tip=tip))
    sprites.append(written(f"hand-{seat}", text, 212, 249, 148, 13, "w t-2 t-end", known))
    return sprites
