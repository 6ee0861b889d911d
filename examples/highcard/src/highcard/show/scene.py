"""The view as sprites and places: a table with a card in front of everybody, and the reader's own hand."""

from __future__ import annotations

from collections.abc import Sequence

from highcard.show.picture import heading, standing
from highcard.show.view import HighCardView
from patolli.stage.game import Tell
from patolli.stage.letters import written
from patolli.stage.scene import Place, Scene, SceneCache, Sprite, Zone

ART = "highcard.show"
WIDTH, HEIGHT = 640, 320
CARD = (75, 105)
"""Width and height of a card on the table."""
SMALL = (60, 84)
"""And in the hand."""


def scene(view: HighCardView, tell: Tell, last: str, names: Sequence[str], drawn: SceneCache | None) -> Scene:
    given = [*names, *[""] * view.players]
    owners = [given[seat] or tell("name", seat=seat) for seat in range(view.players)]
    zones = [table(view, owners, tell)]
    if view.seat is not None:
        zones.append(hand(view, tell))
    story = [f"{owner}: {tell('points', points=view.points[seat])}." for seat, owner in enumerate(owners)]
    return Scene(view.game, ART, heading(view, tell), " ".join(story), tuple(zones))


def table(view: HighCardView, owners: list[str], tell: Tell) -> Zone:
    sprites = [written("heading", heading(view, tell), WIDTH / 2, 34, WIDTH - 60, 22, "w t-strong")]
    for seat, owner in enumerate(owners):
        sprites += in_front(view, seat, owner, tell)
    return Zone("board", tell("board"), (0, 0, WIDTH, HEIGHT), "high-table", tuple(sprites))


def in_front(view: HighCardView, seat: int, owner: str, tell: Tell) -> list[Sprite]:
    """The card, the name and the points of a seat."""
    x, wide = WIDTH * (seat + 0.5) / view.players, WIDTH / view.players - 12
    tint, tip = f"p{seat + 1}", f"{owner}: {standing(view, seat, tell)}"
    sprites = [Sprite(f"slot-{seat}", "high-slot", x, 130, *CARD)]
    if view.has_chosen[seat]:
        sprites.append(Sprite(f"back-{seat}", "high-back", x, 130, *CARD, look=tint, sign=f"sign-{seat + 1}", tip=tip))
    elif view.played[seat]:
        best = max(view.played) if not view.low else min(view.played)
        look = "" if view.played[seat] == best else "spent"
        card = str(view.played[seat])
        sprites.append(Sprite(f"card-{card}", "high-card", x, 130, *CARD, look=look, text=card, tip=tip))
    sprites.append(Sprite(f"badge-{seat}", f"badge-{seat + 1}", x, 213, 30, 30, look=tint))
    sprites.append(written(f"name-{seat}", owner, x, 245, wide, 18, "w t-strong"))
    sprites.append(written(f"points-{seat}", tell("points", points=view.points[seat]), x, 272, wide, 17, "w"))
    if seat in view.winners:
        sprites.append(Sprite(f"winner-{seat}", "winner", x + 34, 208, 30, 30))
    return sprites


def hand(view: HighCardView, tell: Tell) -> Zone:
    """The places are what can be clicked: each stands for a word of a line."""
    sprites, places = [], []
    for index, card in enumerate(view.hand):
        x = 34 + 66 * index
        look = "spent" if card == view.own else ""
        sprites.append(Sprite(f"hand-{card}", "high-card", x, 46, *SMALL, look=look, text=str(card)))
        places.append(Place(str(card), x, 46, 1, tell("card", card=card), *SMALL))
    return Zone("hand", tell("hand"), (0, 0, 200, 92), "", tuple(sprites), tuple(places))
