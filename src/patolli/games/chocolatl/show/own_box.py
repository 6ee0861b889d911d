"""What lies over the printed board when a game is played with a box of one's own: only the numbers that differ."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from patolli.games.chocolatl.box.components import BOX, LAST_SPACE
from patolli.games.chocolatl.show.view_parts import Numbers, numbers
from patolli.stage.letters import written
from patolli.stage.scene import Sprite

Tell = Callable[..., str]
Point = tuple[float, float]

PYRAMID = (228, 189)
"""The middle of the printed pyramid."""
SLOT = 42
"""From one space of the pyramid to the next."""


@cache
def printed() -> Numbers:
    """The numbers that the drawn board shows."""
    return numbers(BOX)


def card_picture(value: int, improvement: bool) -> tuple[str, str]:
    """The picture of a card, and the text on it where there is no picture of that value."""
    if improvement:
        known = value in BOX.big or value in BOX.small
        return (f"cho-improvement-{value}", "") if known else ("cho-own-improvement", str(value))
    return (f"cho-card-{value}", "") if value in BOX.values else ("cho-own-card", str(value))


def spot(space: int) -> Point:
    """The middle of a space of the score track."""
    space = min(space, LAST_SPACE)
    if space <= 19:
        return 1065 - 54 * space, 687
    if space <= 31:
        return 39, 687 - 54 * (space - 19)
    if space <= 50:
        return 39 + 54 * (space - 31), 39
    return 1065, 39 + 54 * (space - 50)


def row_spots(spaces: list[int]) -> list[list[Point]]:
    """The middles of the spaces of the pyramid, row by row from the lowest."""
    height = 36 if len(spaces) <= 4 else 144 // len(spaces)
    pitch = min(SLOT, 252 // max(spaces))
    rows: list[list[Point]] = []
    for row, count in enumerate(spaces):
        left = 198 - pitch * (count - 1) // 2
        rows.append([(left + pitch * index, 238 - height * row) for index in range(count)])
    return rows


def overlay(box: Numbers) -> list[Sprite]:
    """The sprites that correct the board."""
    known = printed()
    if box == known:
        return []
    sprites = _track(box, known)
    if (box.row_spaces, box.row_bonus) != (known.row_spaces, known.row_bonus):
        sprites += _pyramid(box)
    sprites += _drink(box, known)
    for place in range(box.harvest_paid, known.harvest_paid):
        sprites.append(Sprite(f"own-harvest-{place}", "cho-own-number", 565 + 56 * place, 543, 44, 30, text="·"))
    for name, point in (
        ("temple_points", (774, 474)),
        ("hut_bonus", (134, 570)),
        ("hut_bonus_in_village", (282, 570)),
        ("court_first", (842, 168)),
        ("court_second", (922, 168)),
    ):
        value = getattr(box, name)
        if value != getattr(known, name):
            text = f"{value:+d}" if name.startswith("hut") else str(value)
            sprites.append(Sprite(f"own-{name}", "cho-own-number", *point, 44, 30, text=text))
    return sprites


def _track(box: Numbers, known: Numbers) -> list[Sprite]:
    sprites = []
    for space in range(LAST_SPACE + 1):
        mode = box.modes[space] if space < box.end_score else "end"
        if mode != (known.modes[space] if space < known.end_score else "end"):
            picture = f"cho-own-space-{mode}"
            sprites.append(Sprite(f"own-space-{space}", picture, *spot(space), 54, 54, text=str(space)))
    return sprites


def _pyramid(box: Numbers) -> list[Sprite]:
    sprites = [Sprite("own-pyramid", "cho-own-pyramid", *PYRAMID, 306, 150)]
    for row, spots in enumerate(row_spots(box.row_spaces)):
        for index, point in enumerate(spots):
            sprites.append(Sprite(f"own-slot-{row}-{index}", "cho-own-stone-space", *point, 38, 34))
        bonus = str(box.row_bonus[row])
        sprites.append(Sprite(f"own-row-{row}", "point", 356, spots[0][1], 34, 34, text=bonus))
    return sprites


def _drink(box: Numbers, known: Numbers) -> list[Sprite]:
    sprites = []
    for index in range(len(known.drink)):
        paid = box.drink[index] if index < len(box.drink) else []
        if paid == known.drink[index]:
            continue
        x = 520 + 27 * index
        sprites.append(Sprite(f"own-drink-{index}", "cho-own-column", x, 174, 26, 164))
        for place, (points, y, size) in enumerate(zip(paid, (145, 188, 235), (20, 17, 14), strict=bool(paid))):
            text = str(points) if points or place != 1 else "·"
            sprites.append(written(f"own-drink-{index}-{place}", text, x, y, 26, size, "t t-2" if place == 2 else "t"))
    return sprites
