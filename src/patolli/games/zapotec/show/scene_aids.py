"""What the table of Zapotec shows a reader who is asked: what a line would lay, and what it costs there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from patolli.games.zapotec.show.view import ZapotecView
from patolli.games.zapotec.show.view_parts import NOBODY
from patolli.stage.scene import Sprite, Tags

Tell = Callable[..., str]

SIZES = ("base", "middle", "top")


def ghosts(view: ZapotecView, colour: int) -> tuple[Sprite, ...]:
    """What each word of the reader would lay. The colour is the one of the palette."""
    if view.seat is None or view.seat not in view.actors:
        return ()
    if view.phase == "build":
        return _built(colour) + tuple(
            Sprite(f"build {space.id} *", f"zap-tile-{space.type}-{space.basic}", 0, 0, 57, 57)
            for space in view.spaces
            if space.owner == NOBODY and space.basic
        )
    return _performed(colour) + _levels(view, colour) if view.phase in ("capital", "pending-ritual") else ()


@cache
def _built(colour: int) -> tuple[Sprite, ...]:
    look, sign = f"p{colour}", f"sign-{colour}"
    return (
        Sprite("build *", "zap-house", 8, 8, 40, 40, look=look, sign=sign),
        Sprite("palace *", "zap-palace", 8, 8, 40, 40, look=look, sign=sign),
    )


@cache
def _performed(colour: int) -> tuple[Sprite, ...]:
    look, sign = f"p{colour}", f"sign-{colour}"
    return (
        Sprite("ritual|place *", "zap-disc", 0, 36, 26, 26, look=look, sign=sign),
        Sprite("sacrifice *", "zap-disc", -10, 0, 30, 30, look=look, sign=sign),
    )


def _levels(view: ZapotecView, colour: int) -> tuple[Sprite, ...]:
    """ZAP-36, ZAP-37: the largest level that is left begins a pyramid, one that is a size smaller goes on with it."""
    left = view.mats[view.seat or 0].levels
    sizes = {"new": next((size for size in SIZES if left[size]), "")}
    for pyramid in view.pyramids:
        if pyramid.levels and not pyramid.finished:
            sizes[str(pyramid.number)] = SIZES[SIZES.index(pyramid.levels[-1].size) + 1]
    look, sign = f"p{colour}", f"sign-{colour}"
    return tuple(
        Sprite(f"pyramid {place}", f"zap-level-{size}", 0, 0, 84, 84, look=look, sign=sign)
        for place, size in sizes.items()
        if size
    )


def tags(view: ZapotecView, tell: Tell) -> tuple[Tags, ...]:
    """ZAP-29, ZAP-43: the gold that a trade tile or a ritual costs the reader."""
    if view.seat is None or view.seat not in view.actors or view.phase != "capital":
        return ()
    prices = view.mats[view.seat].prices
    tiles = {tile.id: str(prices[tile.level - 1]) for row in view.market for tile in row if tile is not None}
    discs = {ritual.id: str(sum(seat != view.seat for seat in ritual.discs)) for ritual in view.rituals}
    label = tell("resource-gold")
    return Tags("buy", label, tiles), Tags("ritual", label, discs)
