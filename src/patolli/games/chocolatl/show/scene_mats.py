"""What lies beside the board of Chocolatl: the bids added up, the mats, the own hand, the final scores."""

from __future__ import annotations

from collections.abc import Callable

from patolli.games.chocolatl.box.components import LOCATIONS
from patolli.games.chocolatl.show.locations import added
from patolli.games.chocolatl.show.own_box import card_picture
from patolli.games.chocolatl.show.view import ChocolatlView
from patolli.games.chocolatl.show.view_parts import Bid, Result
from patolli.stage.letters import written
from patolli.stage.scene import Draft, Place, Slot, Sprite, Zone

Tell = Callable[..., str]
Owner = tuple[int, str, int, bool]
"""A seat, what it is called, its number in the palette, and whether it is the reader's."""

MAT = (0, 0, 300, 96)
LEDGER = (0, 0, 300, 299)
SHEET = (0, 0, 300, 299)
PER_LOCATION = {"bid-all": 2, "bid-first": 1, "bid-second": 1, "bid-location": 2}
"""The phases in which cards are laid at locations, and how many go to each."""
MINUS = "\u2212"
SOURCES = ("track", "stones", "majority", "chocolatl", "old_man", "offering", "highest_offering", "die", "total")


def settled(view: ChocolatlView) -> tuple[int, list[Bid]]:
    """The location that is being settled, or the one settled last, and the bids there."""
    if view.standing or not view.results:
        return view.location, view.standing
    latest = max(view.results, key=lambda result: (result.round, result.location))
    return latest.location, latest.bids


def this_round(view: ChocolatlView) -> list[Result]:
    """What was settled in the latest round in which something was: all six locations at once in a red one."""
    newest = max((result.round for result in view.results), default=0)
    return [result for result in view.results if result.round == newest]


def ledger(
    location: int, bids: list[Bid], results: list[Result], tell: Tell, owners: list[str], looks: list[int]
) -> Zone:
    """Every addition and subtraction at a location, who got what, and how the others of the round were settled."""
    title = tell("ledger-none")
    if bids:
        title = tell("ledger", location=location, name=tell(f"location-{location}"))
    sprites = [written("ledger-title", title, 150, 22, 276, 16, "w t-strong t-start")]
    for index, bid in enumerate(bids):
        sprites += _entry(bid, 54 + 26 * index, tell, owners[bid.seat], looks[bid.seat])
    columns = [96 + 196 / len(looks) * (seat + 0.5) for seat in range(len(looks))]
    for seat, look in enumerate(looks):
        sprites.append(Sprite(f"column-{seat}", f"badge-{look}", columns[seat], 190, 18, 18, look=f"p{look}"))
    known = {result.location: result.bids for result in results}
    for at in range(1, LOCATIONS + 1):
        y = 191 + 16 * at
        name = tell("ledger", location=at, name=tell(f"sheet-location-{at}"))
        sprites.append(written(f"row-{at}", name, 50, y, 82, 13, "w t-start" if at in known else "w t-2 t-start"))
        for bid in known.get(at, ()):
            sprites.append(_total(bid, at, (columns[bid.seat], y), tell, owners[bid.seat]))
    return Zone("ledger", tell("ledger-label"), LEDGER, "cho-ledger", tuple(sprites))


def _total(bid: Bid, location: int, point: tuple[float, float], tell: Tell, owner: str) -> Sprite:
    """A bid in short: its sum, and the points or a tick for what it brought."""
    brought = f" {bid.points:+d}".replace("-", MINUS) if bid.points else " \u2713" if bid.prize else ""
    prize = tell(f"got-{bid.prize}", won=bid.won) if bid.prize else brought.strip()
    tip = tell("pair", name=owner, value=f"{_sum(bid, tell)}{f', {prize}' if prize else ''}")
    look = "t" if brought else "w t-2"
    return written(f"total-{location}-{bid.seat}", f"{bid.total}{brought}", *point, 39, 12, look, tip)


def _sum(bid: Bid, tell: Tell) -> str:
    """Every addition and subtraction in words."""
    parts = [tell("term-cards", cards=" + ".join(map(str, bid.cards)))]
    for key, value in (("term-huts", bid.huts), ("term-old-man", bid.old_man), ("term-dice", bid.dice)):
        if value:
            parts.append(f"{tell(key)} {value:+d}")
    return f"{', '.join(parts)} = {bid.total}"


def _entry(bid: Bid, y: float, tell: Tell, owner: str, look: int) -> list[Sprite]:
    text = " + ".join(map(str, bid.cards))
    for value in (bid.huts, bid.old_man, bid.dice):
        if value:
            text += f" {'+' if value > 0 else MINUS} {abs(value)}"
    prize = ""
    if bid.prize:
        prize = tell(f"got-{bid.prize}", won=bid.won)
    elif bid.points:
        prize = f"{bid.points:+d}".replace("-", MINUS)
    tip = tell("pair", name=owner, value=_sum(bid, tell))
    return [
        Sprite(f"entry-{bid.seat}", f"badge-{look}", 26, y, 24, 24, look=f"p{look}", tip=tip),
        written(f"entry-terms-{bid.seat}", text, 104, y, 124, 14, "t t-start", tip),
        written(f"entry-total-{bid.seat}", f"= {bid.total}", 188, y, 40, 16, "t t-start", tip),
        written(f"entry-prize-{bid.seat}", prize, 250, y, 78, 13, "w t-2 t-end", tip),
    ]


def mat(
    owner: Owner,
    points: int,
    signs: tuple[bool, bool, bool, bool],
    counts: tuple[int, int, int, int],
    substitutes: int,
    figures: list[str],
    known: list[int],
    tell: Tell,
) -> Zone:
    """The mat of a seat: whether it is asked, has won, has confirmed, has passed; its huts, dice, stones and cards."""
    seat, name, look, own = owner
    asked, won, confirmed, passed = signs
    said = tell("scene-points", name=name, points=points)
    sprites = [
        Sprite(f"stripe-{seat}", "cho-stripe", 7, 48, 14, 96, look=f"p{look}"),
        Sprite(f"badge-{seat}", f"badge-{look}", 36, 21, 28, 28, look=f"p{look}"),
        written(
            f"points-{seat}",
            str(points),
            256,
            24,
            62,
            26,
            "w t-strong t-end",
            said,
        ),
    ]
    right = 222
    if won:
        sprites.append(Sprite(f"winner-{seat}", "winner", right - 14, 20, 28, 28, tip=tell("won", name=name)))
        right -= 32
    if confirmed:
        sprites.append(Sprite(f"confirmed-{seat}", "cho-check", right - 12, 21, 22, 22, tip=tell("text-confirmed")))
        right -= 28
    if passed:
        sprites.append(written(f"passed-{seat}", tell("text-passed"), right - 30, 21, 58, 13, "w t-2 t-end"))
        right -= 62
    label = f"{name} ({tell('you')})" if own else name
    width = right - 62
    sprites.append(written(f"name-{seat}", label, 56 + width / 2, 21, width, 17, "w t-strong t-start"))
    kinds = (("huts", "cho-hut"), ("dice", "cho-black-5"), ("stones", "cho-stone"), ("cards", "cho-mini-back"))
    for index, ((what, picture), count) in enumerate(zip(kinds, counts, strict=True)):
        tip = tell(f"has-{what}", count=count)
        x = 38 + 52 * index
        pale = "" if count else " spent"
        size = (20, 28) if what == "cards" else (30, 30)
        sprites.append(Sprite(f"{what}-{seat}", picture, x, 54, *size, look=f"p{look}{pale}", tip=tip))
        sprites.append(written(f"{what}-count-{seat}", str(count), x + 25, 54, 20, 16, "t" if count else "t t-2", tip))
    for index, what in enumerate(figures):
        x = 252 + 28 * index
        sprites.append(Sprite(f"{what}-mat", f"cho-{what}", x, 54, 30, 30, tip=tell(f"prize-{what}")))
    if substitutes:
        tip = tell("text-substitutes", count=substitutes)
        sprites.append(written(f"substitutes-{seat}", f"+{substitutes}", 170, 70, 28, 12, "t t-2", tip))
    text = tell("known", cards=" ".join(map(str, known))) if known else tell("known-none")
    sprites.append(written(f"known-{seat}", text, 156, 82, 268, 13, "w t-2 t-start"))
    return Zone(f"mat:{seat}", name, MAT, "cho-mat-asked" if asked else "cho-mat", tuple(sprites))


def hand(held: list[int], laid: list[list[int]], own: list[int], draft: Draft | None, tell: Tell, look: int) -> Zone:
    """The reader's cards, in order; what is laid in this round is paled and says where.

    `own` are the values of the start; another one is an improvement card.
    """
    away = [(value, location) for location, bid in enumerate(laid, start=1) for value in bid]
    cards = sorted([(value, 0) for value in held] + away)
    sprites = []
    places = []
    copies: dict[int, int] = {}
    for index, (value, location) in enumerate(cards):
        x = 36 + 72 * index
        copies[value] = copies.get(value, 0) + 1
        pale = " spent" if location else ""
        id = f"{value}-{copies[value]}"
        picture, text = card_picture(value, value not in own)
        sign = f"sign-{look}"
        sprites.append(Sprite(f"card-{id}", picture, x, 50, 68, 95, look=f"p{look}{pale}", sign=sign, text=text))
        name = tell("card-laid", card=value, location=location) if location else tell("card-in-hand", card=value)
        if location:
            sprites.append(Sprite(f"card-at-{id}", "count", x + 20, 84, 28, 28, tip=name))
            sprites.append(written(f"card-at-text-{id}", str(location), x + 20, 84, 22, 15, "t"))
        else:
            places.append(Place(str(value), x, 50, 1, name, 68, 95, "", "offer bid lay discard"))
    area = (0, 0, max(400, 72 * len(cards)), 100)
    return Zone("hand", tell("hand"), area, "", tuple(sprites), tuple(places), draft)


def draft(view: ChocolatlView) -> Draft | None:
    """CHO-28 to CHO-30: which locations wait for cards of the reader, and how many."""
    seat = view.seat
    if seat is None or seat not in view.actors or view.phase not in PER_LOCATION:
        return None
    count = PER_LOCATION[view.phase]
    last = view.drafting if view.phase == "bid-location" else LOCATIONS
    slots = []
    for location in range(view.drafting, last + 1):
        more = _added(view, seat, location)
        before = [bid for result in view.results if result.location == location for bid in result.bids]
        cards = tuple(str(card) for bid in before if bid.seat == seat for card in bid.cards)
        slots.append(Slot(f"place-{location}", count, more, cards if len(cards) == count else ()))
    return Draft("bid" if count == 2 else "lay", tuple(slots))


def _added(view: ChocolatlView, seat: int, location: int) -> int:
    """CHO-41: what huts, the old man and an open first card add to a bid, as things are now."""
    return added(view, seat, location) + sum(card for card in view.laid[seat][location - 1].cards if card > 0)


def final_sheet(view: ChocolatlView, tell: Tell, owners: list[str], looks: list[int]) -> Zone:
    """The final scores: a row for each source, a column for each seat. It lies beside the board."""
    columns = [114 + 184 / len(looks) * (seat + 0.5) for seat in range(len(looks))]
    sprites = [
        Sprite(f"sheet-{seat}", f"badge-{look}", columns[seat], 24, 26, 26, look=f"p{look}", tip=owners[seat])
        for seat, look in enumerate(looks)
    ]
    for row, source in enumerate(SOURCES):
        y = 60 + 26 * row + (8 if source == "total" else 0)
        label = tell(f"source-{source.replace('_', '-')}")
        strong = " t-strong" if source == "total" else ""
        sprites.append(written(f"source-{source}", label, 62, y, 96, 15, f"w t-start{strong}", label))
        for seat, score in enumerate(view.scores):
            value = getattr(score, source)
            look = "t" if strong or value else "t t-2"
            tip = tell("pair", name=f"{owners[seat]}, {label}", value=value)
            text = str(value).replace("-", MINUS)
            sprites.append(
                written(f"sheet-{seat}-{source}", text, columns[seat], y, 36, 18 if strong else 16, look, tip)
            )
    return Zone("sheet", tell("sheet"), SHEET, "cho-sheet", tuple(sprites))
