"""The emperor's orders and the supply, which lie in the lake."""

from __future__ import annotations

from collections.abc import Callable

from patolli.games.mexica.show.scene_aids import BLANK_TOKEN, token_picture
from patolli.games.mexica.show.scene_cells import SIDE, SPOTS, centre
from patolli.games.mexica.show.view import Box, MexicaView
from patolli.stage.letters import written
from patolli.stage.scene import LISTED, Sprite

Tell = Callable[..., str]


def tokens(
    box: Box,
    display: list[int],
    removed: list[int],
    face_down: int,
    drawing: bool,
    over: bool,
    founded: list[tuple[str, int]],
    open_sizes: list[int],
    tell: Tell,
) -> list[Sprite]:
    """The tokens on the island and in the panel of orders, those out of the game last, and crossed until the end.

    A token keeps its id from the panel to the island, so that it slides there.
    """
    listed = [(size, False) for size in sorted(display)] + [(size, True) for size in sorted(removed)]
    many = len(listed) > 8
    sprites = [Sprite("orders", f"mex-orders-{15 if many else 8}", 895, 106, 302, 184, tip=tell("orders"))]
    copies: dict[int, int] = {}

    def token(size: int, x: float, y: float, side: float, look: str = "", tip: str = "") -> None:
        copies[size] = copies.get(size, 0) + 1
        id = f"token-{size}-{copies[size]}"
        picture = token_picture(box, size)
        sprites.append(Sprite(id, picture, x, y, side, side, look=look, tip=tip))
        if picture == BLANK_TOKEN:
            sprites.extend(_token_numbers(id, size, box, x, y, side / SIDE, look))

    for cell, size in founded:
        token(size, *centre(cell), SIDE)
    columns, step_x, step_y, left, top, side = (4, 74, 66, 784, 54, 66)
    if many:
        columns, step_x, step_y, left, top, side = (5, 58, 44, 779, 44, 48)
    if len(listed) > 15:
        columns, step_x, step_y, left, top, side = (8, 36, 44, 769, 44, 36)
    for index, (size, crossed) in enumerate(listed):
        row, column = divmod(index, columns)
        x, y = left + step_x * column, top + step_y * row
        if crossed:
            token(size, x, y, side, f"{LISTED} spent", tell("removed", size=size))
            if over:
                continue
            sprites.append(Sprite(f"cross-{index}", "mex-removed", x, y + side / 5, side / 2, side / 2, look=LISTED))
        else:
            tip = tell("order", size=size, founder=box.second[size], others=box.third[size])
            count = open_sizes.count(size)
            token(size, x, y, side, LISTED, f"{tip} {tell('order-now', count=count)}" if count else tip)
    if face_down:
        tip = tell("text-not-drawn" if drawing else "face-down", count=face_down)
        sprites.append(Sprite("face-down", "mex-calpulli-back", 772, 175, 35, 35, tip=tip))
        sprites.append(written("face-down-count", str(face_down), 802, 175, 24, 17))
    sprites.append(written("orders-title", tell("orders"), 922, 175, 212, 14, "w t-2 t-end"))
    return sprites


def _token_numbers(id: str, size: int, box: Box, x: float, y: float, scale: float, look: str) -> list[Sprite]:
    """The numbers of a token that is not printed so, where the printed ones have theirs."""
    dark, light = ("t t-2", "t t-2") if "spent" in look else ("t", "t t-lime")
    below, wide, high = y + 12 * scale, 19 * scale, 14 * scale
    return [
        written(f"{id}-size", str(size), x, y - 7 * scale, 2 * wide, 21 * scale, dark),
        written(f"{id}-second", str(box.second[size]), x - wide / 2, below, wide, high, light),
        written(f"{id}-third", str(box.third[size]), x + wide / 2, below, wide, high, dark),
    ]


def reading_order(token: tuple[str, int]) -> tuple[int, int]:
    column, row = SPOTS[token[0]]
    return row, column


def supply(view: MexicaView, tell: Tell) -> list[Sprite]:
    sprites = [Sprite("supply", "mex-supply", 873, 647, 346, 118, tip=tell("supply"))]
    for x, key, count in (
        (742, "singles", view.singles),
        (828, "doubles", view.doubles),
        (914, "bridges", view.bridges_left),
        (1002, "tokens", view.tokens_left),
    ):
        tip = tell(f"supply-{key}", count=count)
        sprites.append(written(f"supply-{key}", str(count), x, 682, 60, 20, "t" if count else "t t-2", tip))
    return sprites
