"""What the locations of Chocolatl do: for the tips, with the numbers of the round and of the reader."""

from __future__ import annotations

from collections.abc import Callable

from patolli.games.chocolatl.show.view import ChocolatlView
from patolli.stage.moment import signed

Tell = Callable[..., str]

VILLAGE = 3


def location_does(view: ChocolatlView, location: int, tell: Tell) -> str:
    """CHO-49 to CHO-68: what the bids at a location win now, and what the reader's things add there."""
    box = view.box
    drink = box.drink[min(max(view.round, 1), len(box.drink)) - 1]
    values: dict[str, int | str] = {
        "points": tell("points", points=box.temple_points),
        "dice": ", ".join(str(face) for face in sorted(view.white_dice, reverse=True)) or "none",
        "hut": signed(box.hut_bonus),
        "here": signed(box.hut_bonus_in_village),
        "margin": box.margin,
        "rows": ", ".join(map(str, box.row_bonus)),
        "first": signed(drink[0]) if location == 5 else box.court_first,
        "second": signed(drink[1]) if location == 5 else box.court_second,
        "last": signed(drink[2]),
        "cards": ", ".join(str(card) for card in sorted(view.open_cards, reverse=True)) or "none",
    }
    told = tell(f"does-{location}", **values)
    more = 0 if view.seat is None else added(view, view.seat, location)
    return f"{told} {tell('does-more', more=signed(more))}" if more else told


def added(view: ChocolatlView, seat: int, location: int) -> int:
    """CHO-41: what huts and the old man add to a bid, as things are now."""
    box = view.box
    more = view.huts[seat] * (box.hut_bonus_in_village if location == VILLAGE else box.hut_bonus)
    if view.old_man == seat:
        more += box.old_man_here if location == 1 else box.old_man_elsewhere
    return more
