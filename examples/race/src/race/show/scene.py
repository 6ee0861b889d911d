"""The view as sprites and places: the cross, and in its corners what everybody has."""

from __future__ import annotations

from collections.abc import Sequence

from patolli.stage.game import Tell
from patolli.stage.letters import written
from patolli.stage.scene import Place, Scene, SceneCache, Sprite, Tags, Zone
from race.board import KINDS, MIDDLE, NAMES, QUARTERS, cell
from race.show.picture import heading, standing
from race.show.view import RaceView

ART = "race.show"
SIDE, CELL, EDGE = 640, 44, 12
PIECE = 34
CORNERS = {"N": (144, 144), "E": (496, 144), "S": (496, 496), "W": (144, 496)}
"""The middle of the corner of each quarter."""
KIND_KEYS = ("square-plain", "square-middle", "square-marked", "square-round")
TURNS = (-14, 9, -5, 16, -9)
"""How the five beans lie."""


def scene(view: RaceView, tell: Tell, last: str, names: Sequence[str], drawn: SceneCache | None) -> Scene:
    given = [*names, *[""] * view.players]
    owners = [given[seat] or tell("name", quarter=view.quarters[seat]) for seat in range(view.players)]
    story = [f"{owner}: {standing(view, seat, tell)}." for seat, owner in enumerate(owners)]
    texts = {
        "in" if piece == "hand" else piece: tell("goal-home") if goal == "home" else goal
        for piece, goal in view.goals.items()
    }
    tags = (Tags("walk", tell("goal-label"), texts),) if texts and view.seat == view.turn else ()
    return Scene(view.game, ART, heading(view, tell), " ".join(story), (board(view, owners, tell),), tags=tags)


def middle(name: str) -> tuple[float, float]:
    """The middle of a square; of one in the middle of the board a little further out, beside the pot."""
    square = NAMES.index(name)
    column, row = cell(square)
    x, y = EDGE + CELL * (column + 0.5), EDGE + CELL * (row + 0.5)
    if KINDS[square] == MIDDLE:
        x, y = x + (3 if x > SIDE / 2 else -3), y + (3 if y > SIDE / 2 else -3)
    return x, y


def board(view: RaceView, owners: list[str], tell: Tell) -> Zone:
    sprites: list[Sprite] = []
    for quarter, (x, y) in CORNERS.items():
        if quarter not in view.quarters:
            sprites.append(Sprite(f"flower-{quarter}", "race-flower", x, y, 150, 150))
    for seat in range(view.players):
        start = middle(f"{view.quarters[seat]}1")
        sprites.append(Sprite(f"start-{seat}", "race-start", *start, 36, 36, look=f"p{seat + 1}"))
    tip = tell("pot-tip", pot=view.pot)
    sprites.append(Sprite("pot", "race-pot", SIDE / 2, SIDE / 2, 40, 40, text=str(view.pot), tip=tip))
    for seat, owner in enumerate(owners):
        sprites += corner(view, seat, owner, tell)
    sprites += beans(view, tell)
    for seat, owner in enumerate(owners):
        sprites += pieces(view, seat, owner, tell)
    return Zone(
        "board", tell("board"), (0, 0, SIDE, SIDE), "race-board", tuple(sprites), tuple(places(view, owners, tell))
    )


def corner(view: RaceView, seat: int, owner: str, tell: Tell) -> list[Sprite]:
    """The name, the purse, and where pieces lie that are not on the board."""
    x, y = CORNERS[view.quarters[seat]]
    tint = f"p{seat + 1}"
    sprites = [
        Sprite(f"mat-{seat}", "race-mat", x, y, 244, 244, look=tint),
        Sprite(f"badge-{seat}", f"badge-{seat + 1}", x - 94, y - 94, 32, 32, look=tint),
        written(f"name-{seat}", owner, x + 14, y - 94, 170, 20, "w t-strong"),
        Sprite(f"purse-{seat}", "race-cacao", x - 26, y - 54, 30, 30, tip=tell("beans-of", points=view.points[seat])),
        written(f"points-{seat}", str(view.points[seat]), x + 16, y - 54, 50, 28, "t t-strong"),
        written(f"hand-{seat}", tell("in-hand"), x - 58, y - 20, 100, 14, "w t-2"),
        written(f"home-{seat}", tell("at-home"), x + 58, y - 20, 100, 14, "w t-2"),
    ]
    if seat in view.winners:
        sprites.append(Sprite(f"winner-{seat}", "winner", x + 92, y - 54, 34, 34))
    return sprites


def pieces(view: RaceView, seat: int, owner: str, tell: Tell) -> list[Sprite]:
    """A piece keeps its id, so that it slides from the hand to the board and home."""
    sprites = []
    for number, piece in enumerate(view.pieces[seat]):
        size = PIECE
        if piece in NAMES:
            x, y = middle(piece)
        else:
            x, y = lying(view, seat, number)
            size = 28
        tip = f"{owner}: {tell('in-hand' if piece == 'hand' else 'at-home') if piece not in NAMES else piece}"
        look = f"p{seat + 1}"
        sprites.append(
            Sprite(
                f"piece-{seat}-{number}", "race-piece", x, y, size, size, look=look, sign=f"sign-{seat + 1}", tip=tip
            )
        )
    return sprites


def lying(view: RaceView, seat: int, number: int) -> tuple[float, float]:
    """Where a piece lies that is in the hand or at home: three in a row."""
    x, y = CORNERS[view.quarters[seat]]
    own = view.pieces[seat]
    before = own[:number].count(own[number])
    side = -58 if own[number] == "hand" else 58
    wide = min(3, own.count(own[number]) - before // 3 * 3)
    return x + side + 32 * (before % 3 - (wide - 1) / 2), y + 8 + 31 * (before // 3)


def beans(view: RaceView, tell: Tell) -> list[Sprite]:
    """The throw lies in the corner of whoever has thrown."""
    if not view.marks:
        return []
    x, y = CORNERS[view.quarters[view.turn]]
    tip = tell("beans-tip", marks=view.marks, steps=view.steps)
    return [
        Sprite(
            f"bean-{number}",
            "race-bean-up" if number < view.marks else "race-bean-down",
            x + 44 * (number - 2),
            y + 88 + (4 if number % 2 else -3),
            30,
            42,
            turn=TURNS[number],
            tip=tip,
        )
        for number in range(5)
    ]


def places(view: RaceView, owners: list[str], tell: Tell) -> list[Place]:
    """Every square can be pointed at, and the hand of the reader, or of whoever's turn it is."""
    found = []
    holders = {piece: seat for seat in range(view.players) for piece in view.pieces[seat]}
    for square, name in enumerate(NAMES):
        label = tell(KIND_KEYS[KINDS[square]], square=name)
        if name in holders:
            label = holder(view, name, owners[holders[name]], tell)
        column, row = cell(square)
        x, y = EDGE + CELL * (column + 0.5), EDGE + CELL * (row + 0.5)
        found.append(Place(name, x, y, QUARTERS.index(name[0]) + 1, label, CELL, CELL))
    seat = view.turn if view.seat is None else view.seat
    if seat >= 0:
        x, y = CORNERS[view.quarters[seat]]
        goal = view.goals.get("hand", "") if seat == view.turn else ""
        label = tell("place-hand-goal", goal=goal) if goal else tell("place-hand")
        found.append(Place("in", x - 58, y + 22, 5, label, 108, 62))
    return found


def holder(view: RaceView, name: str, owner: str, tell: Tell) -> str:
    """A square with a piece on it, in words; where it would go, if it may."""
    goal = view.goals.get(name, "")
    if goal == "home":
        return tell("square-home", square=name, name=owner)
    return tell("square-goal" if goal else "square-with", square=name, name=owner, goal=goal)
