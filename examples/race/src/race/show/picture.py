"""The position as text, good enough to play from."""

from __future__ import annotations

from patolli.stage.game import Tell
from race.board import KINDS, NAMES, QUARTERS, SQUARES, cell
from race.rules import ROUNDS
from race.show.view import RaceView

SIGNS = ".+xo"
"""Of an empty square, by its kind."""
SIDE = 14


def picture(view: RaceView, tell: Tell) -> str:
    return "\n".join([heading(view, tell), *board(view), legend(tell), *players(view, tell), *throw(view, tell)])


def heading(view: RaceView, tell: Tell) -> str:
    if view.places:
        return tell("over")
    if view.turn < 0:
        return tell("heading-draw")
    return tell("heading", round=view.round, rounds=ROUNDS)


def board(view: RaceView) -> list[str]:
    """A piece is the letter of its quarter. The names of the outermost squares stand beside them."""
    grid = [[" "] * SIDE for _ in range(SIDE)]
    for square in range(SQUARES):
        column, row = cell(square)
        grid[row][column] = SIGNS[KINDS[square]]
    for seat, pieces in enumerate(view.pieces):
        for piece in pieces:
            if piece in NAMES:
                column, row = cell(NAMES.index(piece))
                grid[row][column] = view.quarters[seat]
    lines = ["    " + " ".join(row).rstrip() for row in grid]
    lines[6] = f"W8  {lines[6][4:]} E7"
    lines[7] = f"W7  {lines[7][4:]} E8"
    return [" " * 15 + "N7 N8", *lines, " " * 15 + "S8 S7"]


def legend(tell: Tell) -> str:
    return tell("legend", middle=SIGNS[1], marked=SIGNS[2], round=SIGNS[3])


def players(view: RaceView, tell: Tell) -> list[str]:
    return [
        f"  {tell('name', quarter=view.quarters[seat])}: {standing(view, seat, tell)}" for seat in range(view.players)
    ]


def standing(view: RaceView, seat: int, tell: Tell) -> str:
    """The purse and the pieces of a seat, in words."""
    pieces = view.pieces[seat]
    squares = sorted(
        (piece for piece in pieces if piece in NAMES), key=lambda name: (QUARTERS.index(name[0]), int(name[1:]))
    )
    return tell(
        "standing",
        points=view.points[seat],
        squares=" ".join(squares) or "-",
        hand=pieces.count("hand"),
        home=pieces.count("home"),
    )


def throw(view: RaceView, tell: Tell) -> list[str]:
    """The pot, the throw, and where it leads."""
    lines = [tell("text-pot", pot=view.pot)]
    if view.marks:
        name = tell("name", quarter=view.quarters[view.turn])
        lines.append(tell("text-throw", name=name, marks=view.marks, steps=view.steps))
        lines += [f"  walk {'in' if piece == 'hand' else piece} -> {goal}" for piece, goal in view.goals.items()]
    return lines
