"""What the places of Zapotec say: what a thing is, what it gives and when, and what it would bring the reader now.

A tip begins with what the thing is called, before a colon, and ends with its code, for those who type.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from patolli.games.zapotec.box.components import Components
from patolli.games.zapotec.rules.codes import PROPERTIES, RESOURCES, VALUES
from patolli.games.zapotec.show.called import (
    Tell,
    amounts_told,
    card_called,
    cell_called,
    ritual_called,
    space_called,
    trade_called,
)
from patolli.games.zapotec.show.picture import ritual_text
from patolli.games.zapotec.show.view import ZapotecView
from patolli.games.zapotec.show.view_parts import NOBODY, Card, Cell, Pyramid, Ritual, ScoreTile, Space, Step, Trade
from patolli.stage.scene import SceneCache

_AT = {word: at for at, word in enumerate(PROPERTIES)}
_NONE = (0,) * len(PROPERTIES)


@dataclass(frozen=True)
class Now:
    """What a reader's tips depend on: it is the same for positions in which they say the same."""

    seat: int
    """NOBODY for a spectator."""
    matching: tuple[int, ...]
    """By property: what the reader's buildings count for."""
    free: tuple[int, ...]
    """By property: the spaces where anybody can still build."""
    prices: tuple[int, ...]
    """What a trade tile of each level costs the reader; empty for a spectator."""
    each: int
    """Points for a building that matches the scoring card."""
    weight: int
    """What a palace counts for."""
    level: int
    finished: int
    """Points for a level: with each matching building, and of a finished pyramid."""
    costs: tuple[tuple[int, ...], ...]
    """By type: resource, amount, resource, amount."""


def counted(spaces: Sequence[Space], weight: int) -> dict[int, tuple[int, ...]]:
    """By owner, also NOBODY, and property: how many spaces are theirs, where a palace counts for `weight`."""
    found: dict[int, list[int]] = {}
    for space in spaces:
        owned = found.setdefault(space.owner, [0] * len(PROPERTIES))
        for word in (space.type, space.terrain, space.region):
            owned[_AT[word]] += weight if space.palace else 1
    return {owner: tuple(owned) for owner, owned in found.items()}


def now(view: ZapotecView, box: Components, drawn: SceneCache) -> Now:
    """What the reader's tips need to know."""
    seat = NOBODY if view.seat is None else view.seat
    owned = drawn.part(counted, view.spaces, box.palace_weight)
    prices = () if seat == NOBODY else tuple(view.mats[seat].prices)
    return Now(
        seat,
        _NONE if seat == NOBODY else owned.get(seat, _NONE),
        owned.get(NOBODY, _NONE),
        prices,
        box.house_points,
        box.palace_weight,
        box.level_points,
        box.finished_points,
        tuple(tuple(cost) for cost in box.costs[:VALUES]),
    )


def coded(tip: str, code: str, tell: Tell) -> str:
    return tell("tip-code", tip=tip, code=code)


def with_now(tip: str, points: int, now: Now, tell: Tell) -> str:
    """What it would bring now, for a reader who plays."""
    return tip if now.seat == NOBODY else f"{tip} {tell('tip-now', points=points)}"


def card_tip(card: Card, now: Now, tell: Tell) -> str:
    return _card_tip(card, now.free[PROPERTIES.index(card.property)], tell)


@lru_cache(2048)
def _card_tip(card: Card, free: int, tell: Tell) -> str:
    """ZAP-20, ZAP-24, ZAP-59."""
    words = {"resource": tell(f"resource-{card.resource}"), "property": tell(f"property-{card.property}")}
    return coded(tell("tip-card", card=card_called(card, tell), free=free, **words), card.id, tell)


def scoring_tip(card: Card, now: Now, tell: Tell) -> str:
    """ZAP-65."""
    matching = now.matching[PROPERTIES.index(card.property)]
    told = tell(
        "tip-scoring",
        card=card_called(card, tell),
        each=now.each,
        property=tell(f"property-{card.property}"),
        weight=now.weight,
    )
    return coded(with_now(told, now.each * matching, now, tell), card.id, tell)


def trade_tip(tile: Trade, prices: Sequence[int], tell: Tell) -> str:
    """ZAP-29, ZAP-51 to ZAP-55. Prices are for a tile in the market."""
    told = tell("tip-trade", tile=trade_called(tile, tell), kind=tile.kind)
    if prices:
        told = f"{told} {tell('tip-price', gold=prices[tile.level - 1])}"
    return coded(told if tile.up else f"{told} {tell('tip-down')}", tile.id, tell)


def ritual_tip(ritual: Ritual, now: Now, tell: Tell) -> str:
    """ZAP-43, ZAP-73 to ZAP-78."""
    told = tell("tip-ritual", card=ritual_called(ritual, tell), scores=ritual_text(ritual, tell))
    points = 0 if now.seat == NOBODY else ritual.values[now.seat]
    return coded(with_now(told, points, now, tell), ritual.id, tell)


def score_tile_tip(tile: ScoreTile, now: Now | None, tell: Tell) -> str:
    known = now is not None and now.seat != NOBODY
    return _score_tile_tip(tile, now.matching[PROPERTIES.index(tile.property)] if now and known else None, tell)


@lru_cache(2048)
def _score_tile_tip(tile: ScoreTile, count: int | None, tell: Tell) -> str:
    """ZAP-36, ZAP-79."""
    word = tell(f"property-{tile.property}")
    told = tell("tip-score-tile", tile=tell("called-score-tile", property=word), property=word)
    return coded(told if count is None else f"{told} {tell('tip-match', count=count)}", tile.id, tell)


def pyramid_tip(pyramid: Pyramid, now: Now, tell: Tell) -> str:
    """ZAP-79."""
    told = tell("tip-pyramid", number=pyramid.number, levels=len(pyramid.levels), each=now.level, finished=now.finished)
    if now.seat == NOBODY or not pyramid.property:
        return told
    return f"{told} {tell('tip-match', count=now.matching[PROPERTIES.index(pyramid.property)])}"


def step_tip(step: Step, corn: int, tell: Tell) -> str:
    """ZAP-46, ZAP-47."""
    gives = tell(f"gives-{step.kind}", points=step.points, level=step.level, discount=step.discount)
    return tell("tip-step", space=step.index, gives=gives, corn=corn)


@lru_cache(8192)
def space_tip(space: Space, costs: tuple[tuple[int, ...], ...], tell: Tell, owners: tuple[str, ...]) -> str:
    """ZAP-60, ZAP-63."""
    where = space_called(space.type, space.terrain, space.region, tell)
    if space.owner != NOBODY:
        what = tell("palace-of" if space.palace else "house-of", owner=owners[space.owner])
        return coded(tell("tip-built", space=where, what=what), space.id, tell)
    if not space.basic:
        return coded(where, space.id, tell)
    cost = costs[PROPERTIES.index(space.type)]
    price = {RESOURCES[cost[at]]: cost[at + 1] for at in range(0, len(cost), 2)}
    told = tell(
        "tip-space",
        space=where,
        price=amounts_told(price, tell),
        basic=tell(f"resource-{space.basic}"),
        advanced=tell(f"resource-{space.advanced}"),
    )
    return coded(told, space.id, tell)


@lru_cache(2048)
def cell_tip(cell: Cell, tell: Tell) -> str:
    """ZAP-24, ZAP-63."""
    where = cell_called(cell.row, cell.column, tell)
    if cell.type:
        goods = {"basic": tell(f"resource-{cell.basic}"), "advanced": tell(f"resource-{cell.advanced}")}
        return coded(tell("tip-cell-tile", cell=where, **goods), cell.id, tell)
    told = tell("tip-cell", cell=where)
    if cell.printed:
        told = f"{told} {tell('tip-printed', resource=tell(f'resource-{cell.printed}'))}"
    return coded(told, cell.id, tell)
