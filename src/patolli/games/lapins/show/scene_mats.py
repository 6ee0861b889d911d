"""What lies beside the map of Dix-Huit Lapins: the Katun cards, what is shared out, the kings."""

from __future__ import annotations

from collections.abc import Callable

from patolli.games.lapins.show.view import Card, Turned
from patolli.games.lapins.show.view_shares import Share, Totals
from patolli.stage.letters import written
from patolli.stage.scene import Place, Sprite, Zone

Tell = Callable[..., str]
Deck = tuple[int, int, int]
"""Cards in the deck, matches, and after how many of these the game ends."""
Owner = tuple[int, str, int, bool]
"""A seat, what it is called, its number in the palette, and whether it is the reader's."""

SHELF = (0, 0, 200, 566)
KING = (0, 0, 300, 92)
SHARING = (0, 0, 300, 128)
FOUR = 4
"""Cards of the row that lie two by two; more of them are drawn smaller."""
SHOWN = 6
"""Of the cards that were turned, the last ones."""
TYPES = ("maize", "cacao", "shell", "jade", "obsidian", "prisoner")


def face_picture(face: str) -> str:
    return f"lap-card-{face.replace('_', '-')}"


def shelf(
    row: list[Card],
    ahead: list[Card],
    deck: Deck,
    discard: list[Turned],
    unseen: dict[str, int],
    effects: dict[str, str],
    tell: Tell,
    looks: list[int],
) -> Zone:
    """The row, the deck, the matches, what was turned and what nobody has seen."""
    sprites: list[Sprite] = []
    places = []
    across, width, height, step = (3, 56, 78, 62) if len(row) > FOUR else (2, 76, 106, 94)
    for index, card in enumerate(row):
        x, y = 100 + step * (index % across - (across - 1) / 2), 62 + 126 * (index // across)
        name = tell(f"card-{card.face}") if card.face else tell("face-down")
        picture = face_picture(card.face) if card.face else "lap-katun-back"
        if card.face:
            name = f"{name}. {effects[card.face]}"
        sprites.append(Sprite(f"katun-{card.slot}", picture, x, y, width, height, tip=name))
        if card.face and not card.turned:
            sprites.append(
                Sprite(
                    f"secret-{card.slot}", "count", x + width / 2 - 8, y - height / 2 + 9, 26, 26, tip=tell("only-you")
                )
            )
            sprites.append(written(f"secret-mark-{card.slot}", "?", x + width / 2 - 8, y - height / 2 + 9, 18, 15, "t"))
        for at, seat in enumerate(card.seen_by):
            badge = f"badge-{looks[seat]}"
            id = f"seen-{card.slot}-{seat}"
            sprites.append(
                Sprite(
                    id,
                    badge,
                    x - width / 2 + 10 + 18 * at,
                    y + height / 2 + 7,
                    17,
                    17,
                    look=f"p{looks[seat]}",
                    tip=tell("looked"),
                )
            )
        spoken = tell("katun-place", slot=card.slot, name=name)
        places.append(Place(str(card.slot), x, y, 1 + index // across, spoken, width, height, "", "look card"))
    sprites += _deck(ahead, deck, tell) + _turned(discard, effects, tell) + _unseen(unseen, effects, tell)
    return Zone("shelf", tell("shelf"), SHELF, "lap-shelf", tuple(sprites), tuple(places))


def _deck(ahead: list[Card], deck: Deck, tell: Tell) -> list[Sprite]:
    """The deck, what lies on top of it for who looked there, and the matches."""
    count, matches, length = deck
    tip = tell("deck", count=count)
    sprites = [
        Sprite("deck", "lap-katun-back", 32, 302, 40, 56, tip=tip),
        written("deck-count", str(count), 72, 302, 36, 18, "t", tip),
    ]
    for index, card in enumerate(ahead[:2]):
        picture = face_picture(card.face) if card.face else "lap-katun-back"
        sprites.append(Sprite(f"ahead-{card.slot}", picture, 40 + 14 * index, 296, 26, 36, tip=tell("on-deck")))
    tip = tell("matches", matches=matches, length=length)
    for index in range(length):
        x, y = 104 + 21 * index, 302
        look = "" if index < matches else "spent"
        sprites.append(Sprite(f"match-{index}", "lap-match", x, y, 22, 22, look=look, tip=tip))
    return sprites


def _turned(discard: list[Turned], effects: dict[str, str], tell: Tell) -> list[Sprite]:
    sprites = []
    for index, turned in enumerate(discard):
        name = tell(f"card-{turned.face}")
        tip = f"{tell('turned', name=name, round=turned.round)}. {effects[turned.face]}"
        sprites.append(Sprite(f"turned-{index}", face_picture(turned.face), 24 + 30 * index, 364, 28, 39, tip=tip))
    return sprites


def _unseen(unseen: dict[str, int], effects: dict[str, str], tell: Tell) -> list[Sprite]:
    """The faces that nobody has seen yet, with how many are left where it is more than one."""
    sprites = []
    for index, (face, count) in enumerate((face, count) for face, count in unseen.items() if count):
        x, y = 24 + 38 * (index % 5), 412 + 43 * (index // 5)
        cards = f"{tell('card-' + face)} × {count}"
        tip = f"{tell('unseen', cards=cards)}. {effects[face]}"
        sprites.append(Sprite(f"unseen-{face}", face_picture(face), x, y, 30, 42, tip=tip))
        if count > 1:
            sprites.append(Sprite(f"unseen-disc-{face}", "count", x + 12, y - 15, 20, 20, tip=tip))
            sprites.append(written(f"unseen-count-{face}", str(count), x + 12, y - 15, 16, 12, "t", tip))
    return sprites


def sharing(share: Share, tell: Tell, name: str) -> Zone:
    """How the reader's goods are shared out: what is there, and what the two automatic shares come to."""
    pool: dict[str, int] = {}
    for area in share.areas:
        for kind, count in area.pool.items():
            pool[kind] = pool.get(kind, 0) + count
    sprites = [
        written(f"share-title-{share.seat}", tell("share-title", name=name), 150, 20, 276, 15, "w t-strong t-start")
    ]
    places = []
    for index, kind in enumerate(TYPES):
        x = 28 + 46 * index
        count = pool.get(kind, 0)
        look = "" if count else "spent"
        sprites.append(Sprite(f"pool-{kind}", f"lap-{kind}", x, 48, 26, 26, look=look, tip=tell(f"type-{kind}")))
        sprites.append(written(f"pool-{kind}-n", str(count), x + 20, 48, 18, 14, "t" if count else "t t-2"))
        spoken = tell("pair", name=tell(f"type-{kind}"), value=count)
        places.append(Place(kind, x + 8, 48, 1, spoken, 44, 32, "", "sacrifice tax store"))
    for at, column in enumerate(SUMS):
        sprites.append(written(f"share-{column}", tell(f"share-{column}"), 124 + 50 * at, 76, 49, 12, "w t-2"))
    for row, (key, totals) in enumerate((("by-glory", share.by_glory), ("by-taxes", share.by_taxes))):
        sums, y = _sums(totals), 96 + 19 * row
        tip = f"{tell(f'share-{key}', **sums)}. {tell('share-order')}"
        if share.kept > int(sums["stored"]):
            sums["stored"] = f"{share.kept} → {sums['stored']}"
        sprites.append(written(f"share-{key}", tell(f"share-first-{key}"), 54, y, 86, 13, "w t-start", tip))
        for at, column in enumerate(SUMS):
            sprites.append(written(f"share-{key}-{column}", str(sums[column]), 124 + 50 * at, y, 40, 15, "t", tip))
    title = tell("share-title", name=name)
    return Zone(f"share:{share.seat}", title, SHARING, "lap-sharing", tuple(sprites), tuple(places))


SUMS = ("glory", "taxes", "stored", "lost")


def _sums(totals: Totals) -> dict[str, int | str]:
    return {
        "glory": totals.glory,
        "taxes": sum(totals.taxes.values()),
        "stored": sum(len(goods) for goods in totals.stored.values()),
        "lost": totals.lost,
    }


def king(
    owner: Owner,
    signs: tuple[bool, bool, bool],
    counts: tuple[int, int, int, int],
    wealth: dict[str, int],
    tell: Tell,
) -> Zone:
    """The card of a king: whether he is asked, has won, is ready; his points, glory, cities and stelae; his wealth."""
    seat, name, look, own = owner
    asked, won, ready = signs
    points, glory, cities, stelae = counts
    tint = f"p{look}"
    said = tell("scene-points", name=name, points=points)
    sprites = [
        Sprite(f"stripe-{seat}", "lap-stripe", 7, 46, 14, 92, look=tint),
        Sprite(f"badge-{seat}", f"badge-{look}", 36, 22, 28, 28, look=tint),
        Sprite(f"vp-{seat}", "point", 270, 24, 38, 38, tip=said),
        written(f"points-{seat}", str(points), 270, 24, 32, 14, "t", said),
    ]
    right = 240
    if won:
        sprites.append(Sprite(f"winner-{seat}", "winner", right - 14, 22, 28, 28, tip=tell("won", name=name)))
        right -= 34
    if ready:
        sprites.append(Sprite(f"ready-{seat}", "pip", right - 10, 22, 18, 18, tip=tell("ready")))
        right -= 26
    label = f"{name} ({tell('you')})" if own else name
    sprites.append(written(f"name-{seat}", label, 58 + (right - 62) / 2, 22, right - 62, 17, "w t-strong t-start"))
    places = []
    for index, kind in enumerate(TYPES):
        x = 34 + 44 * index
        count = wealth.get(kind, 0)
        pale = "" if count else "spent"
        tip = tell("pair", name=tell(f"type-{kind}"), value=count)
        sprites.append(Sprite(f"wealth-{seat}-{kind}", f"lap-{kind}", x, 53, 26, 26, look=pale, tip=tip))
        sprites.append(
            written(f"wealth-{seat}-{kind}-n", str(count), x + 20, 53, 18, 15, "t" if count else "t t-2", tip)
        )
        if own:
            places.append(Place(kind, x + 8, 53, 1, tip, 44, 32, "", "pay gain parry"))
    text = tell("king-line", glory=glory, cities=cities, stelae=stelae)
    sprites.append(written(f"line-{seat}", text, 156, 78, 264, 13, "w t-2 t-start"))
    ground = "lap-king-turn" if asked else "lap-king"
    return Zone(f"mat:{seat}", name, KING, ground, tuple(sprites), tuple(places))
