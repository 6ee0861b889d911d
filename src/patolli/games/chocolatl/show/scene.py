"""How a game of Chocolatl looks: the six locations inside the score track, a mat for each seat, the own hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from patolli.games.chocolatl.box.components import LOCATIONS
from patolli.games.chocolatl.show.locations import location_does
from patolli.games.chocolatl.show.own_box import card_picture, overlay, row_spots, spot
from patolli.games.chocolatl.show.scene_mats import draft, final_sheet, hand, ledger, mat, settled, this_round
from patolli.games.chocolatl.show.view import ChocolatlView
from patolli.games.chocolatl.show.view_parts import CLOSED, NONE, Stack
from patolli.stage.letters import written
from patolli.stage.scene import Place, Scene, SceneCache, Sprite, Zone, said_points

Tell = Callable[..., str]
"""`tell(key, **args)`: a sentence or a label in the reader's language."""
Bids = list[list[list[int]]]
"""By seat and location: the cards laid there, as the reader knows them."""

ART = "patolli.games.chocolatl.show"
NUMBER = {"orange": 1, "blue": 2, "purple": 3, "white": 4, "green": 5}
"""The colours of the box among the players of the palette, and so their signs."""

BOARD = (0, 0, 1104, 726)
STATUS = (0, 0, 300, 84)
CORNER = {1: (718, 404), 2: (394, 404), 3: (70, 404), 4: (70, 70), 5: (394, 70), 6: (718, 70)}
"""The upper left corners of the locations, each 316 by 252."""
TITLE = {
    1: (870, 420, 204, " t-start"),
    2: (546, 420, 204, " t-start"),
    3: (222, 420, 204, " t-start"),
    4: (222, 87, 204, " t-start"),
    5: (444, 124, 92, ""),
    6: (882, 101, 200, ""),
}
"""Where their names are written: middle, width, side."""
HUTS = ((166, 454), (222, 454), (278, 454), (138, 512), (194, 512), (250, 512), (306, 512))


def scene(
    view: ChocolatlView, tell: Tell, last: str = "", names: Sequence[str] = (), drawn: SceneCache | None = None
) -> Scene:
    """The scene of a view. `names` are the players' own; a line of Chocolatl names no place that could be marked."""
    drawn = drawn or SceneCache()
    colours = [tell(f"colour-{colour}") for colour in view.colours]
    owners = [names[seat] if seat < len(names) and names[seat] else colour for seat, colour in enumerate(colours)]
    looks = [NUMBER[colour] for colour in view.colours]
    bids = [[laid.cards for laid in row] for row in view.laid]
    zones = [
        _board(view, bids, tell, owners, looks, drawn),
        drawn.once(("status", view.seat in view.actors, view.drafting), lambda: _status(view, tell, owners)),
    ]
    if view.scores:
        zones.append(drawn.once("sheet", lambda: final_sheet(view, tell, owners, looks)))
    elif view.standing or view.results:
        zones.append(drawn.part(ledger, *settled(view), this_round(view), tell, owners, looks))
    for seat in range(view.players):
        zones.append(_mat(view, tell, seat, owners[seat], looks[seat], drawn))
    if view.seat is not None and not view.scores:
        zones.append(drawn.part(hand, view.hand, bids[view.seat], view.box.cards, draft(view), tell, looks[view.seat]))
    story = [_stands(view, tell, owners), *drawn.part(said_points, view.points, owners, tell)]
    title = _heading(view, tell)
    if view.last_round and view.phase != "over":
        title = f"{title} ({tell('last-round')})"
    return Scene("chocolatl", ART, title, " ".join(story), tuple(zones))


def _mat(view: ChocolatlView, tell: Tell, seat: int, name: str, look: int, drawn: SceneCache) -> Zone:
    owner = (seat, name, look, seat == view.seat)
    signs = (seat in view.actors, seat in view.winners, view.confirmed[seat], view.passed[seat])
    counts = (view.huts[seat], view.dice[seat], view.stones[seat], view.hand_sizes[seat])
    figures = [what for what, at in (("chocolatl", view.chocolatl), ("old-man", view.old_man)) if at == seat]
    known = view.hand if seat == view.seat else view.known_cards[seat]
    return drawn.part(mat, owner, view.points[seat], signs, counts, view.substitutes[seat], figures, known, tell)


# Where the game stands


def _heading(view: ChocolatlView, tell: Tell) -> str:
    if view.phase == "over":
        return tell("game-over")
    if view.phase in ("setup", "offering"):
        return tell("set-up" if view.phase == "setup" else "offering")
    if not view.mode or view.phase in ("harvest", "big-card", "small-card"):
        return tell("preparing", round=view.round)
    return tell("scene-now", round=view.round, mode=tell(f"colour-of-{view.mode}"))


def _stands(view: ChocolatlView, tell: Tell, owners: list[str]) -> str:
    if view.phase == "over":
        winners = [owners[seat] for seat in view.winners]
        return tell("won", name=winners[0]) if len(winners) == 1 else tell("shared", names=", ".join(winners))
    waited = [owners[seat] for seat in view.actors if seat >= 0]
    if not waited:
        return tell("chance")
    if view.seat in view.actors:
        return tell(f"do-{view.phase}", location=view.drafting)
    return tell("waiting", names=", ".join(waited))


def _status(view: ChocolatlView, tell: Tell, owners: list[str]) -> Zone:
    notes = [f"{name}: {value}" for name, value in view.options.items() if name != "components"]
    notes = notes or [tell(f"edition-{view.edition}")]
    if "components" in view.options:
        notes.append(tell("own-box"))
    warned = view.last_round and view.phase != "over"
    width = 144 if warned else 236
    sprites = [
        written("round", _heading(view, tell), 16 + 118, 28, 236, 20, "w t-strong t-start", ", ".join(notes)),
        written("stands", _stands(view, tell, owners), 16 + width / 2, 57, width, 16, "w t-start"),
    ]
    if view.mode and view.phase != "over":
        sprites.append(Sprite("way", f"cho-way-{view.mode}", 270, 32, 40, 40, tip=tell(f"mode-{view.mode}")))
    if warned:
        sprites.append(Sprite("ribbon", "cho-ribbon", 228, 61, 120, 28))
        sprites.append(written("last-round", tell("last-round"), 231, 61, 104, 14, "t t-lime"))
    return Zone("status", tell("status"), STATUS, "cho-status", tuple(sprites))


# The board


def _board(view: ChocolatlView, bids: Bids, tell: Tell, owners: list[str], looks: list[int], drawn: SceneCache) -> Zone:
    ground = drawn.once("ground", lambda: _ground(view, tell, owners, looks, drawn))
    offerings = drawn.part(_offerings, view.offerings, tell, owners, looks)
    cards = drawn.part(_bids, bids, tell, owners, looks)
    sprites = (*ground, *offerings, *cards, *drawn.part(_titles, tell))
    places = drawn.part(_places, bids, [location_does(view, at, tell) for at in CORNER], tell, owners)
    return Zone("board", tell("board"), BOARD, "chocolatl-board", sprites, places)


def _ground(view: ChocolatlView, tell: Tell, owners: list[str], looks: list[int], drawn: SceneCache) -> list[Sprite]:
    """What all readers see alike."""
    sprites = drawn.part(overlay, view.box) + _location_now(view) + _harvest(view, tell)
    sprites += drawn.part(_track, view.stacks, tell, owners, looks)
    sprites += drawn.part(_temple, view.chocolatl, view.old_man, tell, owners, looks)
    sprites += drawn.part(_village, view.huts, tell, owners, looks) + _dice(view, tell)
    sprites += drawn.part(_pyramid, view.pyramid, view.box.row_spaces, tell, owners, looks)
    court = drawn.part(_court, view.open_cards, view.box.big, view.big_left, view.small_left, tell)
    return sprites + drawn.part(_drink, view.round, tell) + court


def _titles(tell: Tell) -> list[Sprite]:
    return [_title(location, tell) for location in CORNER]


def _title(location: int, tell: Tell) -> Sprite:
    x, y, width, look = TITLE[location]
    name = tell(f"location-{location}")
    title = written(f"title-{location}", name, x, y, width, 14, f"w t-2 wide{look}", name)
    if title.text == name:
        return title
    return written(f"title-{location}", tell(f"sheet-location-{location}"), x, y, width, 14, f"w t-2 wide{look}", name)


def _location_now(view: ChocolatlView) -> list[Sprite]:
    location = view.location
    if not location or view.phase == "over":
        return []
    x, y = CORNER[location]
    return [Sprite("last-here", "cho-here", x + 158, y + 126, 316, 252)]


def _track(stacks: list[Stack], tell: Tell, owners: list[str], looks: list[int]) -> list[Sprite]:
    sprites = []
    for stack in stacks:
        x, y = spot(stack.space)
        for height, seat in enumerate(stack.seats):
            tip = tell("disc", owner=owners[seat], space=stack.space, place=height + 1, discs=len(stack.seats))
            side = 36
            sprites.append(
                Sprite(
                    f"disc-{seat}",
                    "cho-disc",
                    x,
                    y + 9 - 8 * height,
                    side,
                    side,
                    look=f"p{looks[seat]}",
                    sign=f"sign-{looks[seat]}",
                    tip=tip,
                )
            )
    return sprites


def _temple(chocolatl: int, old_man: int, tell: Tell, owners: list[str], looks: list[int]) -> list[Sprite]:
    sprites = []
    for what, picture, owner, y in (
        ("chocolatl", "cho-chocolatl", chocolatl, 464),
        ("old-man", "cho-old-man", old_man, 546),
    ):
        tip = tell(f"figure-{what}", owner=owners[owner] if owner >= 0 else "-")
        sprites.append(Sprite(what, picture, 982, y, 60, 60, tip=tip))
        if owner >= 0:
            look = f"p{looks[owner]}"
            sprites.append(Sprite(f"{what}-owner", f"badge-{looks[owner]}", 1012, y + 22, 22, 22, look=look))
    return sprites


def _harvest(view: ChocolatlView, tell: Tell) -> list[Sprite]:
    return [
        Sprite(f"white-{index}", f"die-{face}", 565 + 56 * index, 499, 48, 48, tip=tell("white-die", face=face))
        for index, face in enumerate(view.white_dice)
    ]


def _village(owned: list[int], tell: Tell, owners: list[str], looks: list[int]) -> list[Sprite]:
    sprites = []
    index = 0
    for seat, huts in enumerate(owned):
        for number in range(huts):
            x, y = HUTS[index] if index < len(HUTS) else (HUTS[-1][0], HUTS[-1][1])
            index += 1
            look = f"p{looks[seat]}"
            tip = tell("hut-of", owner=owners[seat])
            sprites.append(
                Sprite(f"hut-{seat}-{number}", "cho-hut", x, y, 46, 46, look=look, sign=f"sign-{looks[seat]}", tip=tip)
            )
    return sprites


def _dice(view: ChocolatlView, tell: Tell) -> list[Sprite]:
    """The black dice of the village: this round's one, and how many are left."""
    sprites = []
    if view.die_waiting:
        sprites.append(Sprite("die-waiting", "cho-black-5", 355, 451, 42, 42, tip=tell("die-waiting")))
    tip = tell("village-supply", dice=view.dice_left, tiles=view.bonus_tiles)
    sprites.append(written("dice-left", str(view.dice_left), 355, 492, 40, 14, "t t-2", tip))
    return sprites


def _pyramid(
    pyramid: list[list[int]], spaces: list[int], tell: Tell, owners: list[str], looks: list[int]
) -> list[Sprite]:
    sprites = []
    for row, (seats, spots) in enumerate(zip(pyramid, row_spots(spaces), strict=True)):
        for index, seat in enumerate(seats):
            look, sign = f"p{looks[seat]}", f"sign-{looks[seat]}"
            tip = tell("stone-of", owner=owners[seat], row=row + 1)
            id = f"stone-{row}-{index}"
            sprites.append(Sprite(id, "cho-stone", *spots[index], 36, 36, look=look, sign=sign, tip=tip))
    return sprites


def _drink(round: int, tell: Tell) -> list[Sprite]:
    if not round:
        return []
    tip = tell("round-marker", round=round)
    return [Sprite("round-marker", "cho-round", 520 + 27 * (round - 1), 110, 28, 28, tip=tip)]


def _court(
    open_cards: list[int], big: list[int], big_left: list[int], small_left: list[int], tell: Tell
) -> list[Sprite]:
    sprites = []
    for index, value in enumerate(open_cards):
        first = index == 0 and (len(open_cards) == 2 or value in big)
        tip = tell("improvement", card=value)
        picture, text = card_picture(value, True)
        again = "-again" if value in open_cards[:index] else ""
        at = 842 if first else 922
        sprites.append(Sprite(f"improvement-{value}{again}", picture, at, 166, 60, 84, text=text, tip=tip))
    for what, x, left in (("big", 842, big_left), ("small", 922, small_left)):
        tip = tell("deck", count=len(left), cards=", ".join(map(str, left)) or "-")
        sprites.append(written(f"deck-{what}", str(len(left)), x, 222, 50, 14, "t t-2", tip))
    return sprites


def _offerings(offerings: list[int], tell: Tell, owners: list[str], looks: list[int]) -> list[Sprite]:
    sprites = []
    for seat, card in enumerate(offerings):
        if card == NONE:
            continue
        x, look = 440 + 56 * seat, f"p{looks[seat]}"
        sign = f"sign-{looks[seat]}"
        picture, text = ("cho-card-back", "") if card == CLOSED else card_picture(card, False)
        tip = tell("offering-closed" if card == CLOSED else "offering-open", owner=owners[seat], card=card)
        sprites.append(Sprite(f"offering-{seat}", picture, x, 363, 36, 50, look=look, sign=sign, text=text, tip=tip))
    return sprites


def _bids(bids: Bids, tell: Tell, owners: list[str], looks: list[int]) -> list[Sprite]:
    """The cards at the foot of the locations; those that the reader may not see lie face down."""
    sprites = []
    for seat, row in enumerate(bids):
        look, sign = f"p{looks[seat]}", f"sign-{looks[seat]}"
        for location, cards in enumerate(row, start=1):
            x, y = CORNER[location]
            for which, card in enumerate(cards):
                at = x + 18.5 + 62.5 * seat + 29 * which
                id = f"bid-{seat}-{location}-{which}"
                if card == CLOSED:
                    tip = tell("bid-closed", owner=owners[seat])
                    sprites.append(Sprite(id, "cho-mini-back", at, y + 222, 28, 40, look=look, sign=sign, tip=tip))
                else:
                    tip = tell("bid-card", owner=owners[seat], card=card)
                    sprites.append(
                        Sprite(id, "cho-mini", at, y + 222, 28, 40, look=look, sign=sign, text=str(card), tip=tip)
                    )
    return sprites


def _places(bids: Bids, does: list[str], tell: Tell, owners: list[str]) -> tuple[Place, ...]:
    """The six locations: no word of a line, but something to walk through and listen to."""
    places = []
    for location in range(1, LOCATIONS + 1):
        x, y = CORNER[location]
        name = tell("scene-location", location=location, name=tell(f"location-{location}"))
        heard = [tell("pair", name=name, value=does[location - 1])]
        for seat, row in enumerate(bids):
            cards = ["?" if card == CLOSED else str(card) for card in row[location - 1]]
            if cards:
                heard.append(tell("laid-by", owner=owners[seat], cards=" + ".join(cards)))
        places.append(Place(f"place-{location}", x + 158, y + 126, 1 if location < 4 else 2, " ".join(heard), 316, 252))
    return tuple(places)
