"""The position as text, good enough to play from."""

from __future__ import annotations

from collections.abc import Callable

from patolli.games.mexica.box.board import NAMES
from patolli.games.mexica.box.cells import HEIGHT, WIDTH
from patolli.games.mexica.show.view import NEUTRAL, MexicaView

Tell = Callable[..., str]
GROUND = {".": "   ", "#": " . ", "P": " + ", "E": " * ", "=": " . "}
"""What the letters of the board look like; canals are drawn over them."""


def picture(view: MexicaView, tell: Tell) -> str:
    """The island with its coordinates, then the orders, the supply, the players and a legend."""
    columns = "    " + "".join(f" {NAMES[column][0]} " for column in range(WIDTH)).rstrip()
    drawn = cells(view)
    rows = [
        f"{row + 1:>3} " + "".join(drawn[row * WIDTH : (row + 1) * WIDTH]).ljust(WIDTH * 3) + f" {row + 1}"
        for row in range(HEIGHT)
    ]
    return "\n".join([headline(view, tell), columns, *rows, columns, *notes(view, tell)])


def letter(view: MexicaView, seat: int) -> str:
    colour = view.neutral if seat == NEUTRAL else view.colours[seat]
    return colour[0].lower() if seat == NEUTRAL else colour[0].upper()


def cells(view: MexicaView) -> list[str]:
    """Three letters for each cell of the rectangle."""
    drawn = {name: GROUND[letter] for name, letter in zip(NAMES, "".join(view.box.rows), strict=True)}
    for district in view.districts:
        if district.token:
            for name in district.cells:
                if drawn[name] == " . ":
                    drawn[name] = " : "
            drawn[district.token_cell] = f"({district.token}" + (")" if district.token < 10 else "")
    for tile in view.tiles:
        for name in tile:
            drawn[name] = "~~~"
    for name, axis in view.bridges.items():
        drawn[name] = "~|~" if axis == "NS" else "[-]"
    for temple in view.temples:
        drawn[temple.cell] = f" {letter(view, temple.seat)}{temple.floors}"
    for seat, name in enumerate(view.pawns):
        if name:
            axis = {"": " ", "NS": "|", "EW": "-"}[view.bridges.get(name, "")]
            drawn[name] = f"@{letter(view, seat)}{axis}"
    return [drawn[name] for name in NAMES]


def headline(view: MexicaView, tell: Tell) -> str:
    parts = [tell("scene-round", period=view.period, round=view.round)]
    if view.phase == "setup":
        parts = [tell("set-up")]
    if view.last_round:
        parts.append(tell("last-round"))
    if view.phase == "over":
        parts.append(tell("game-over"))
    return ". ".join(parts)


def notes(view: MexicaView, tell: Tell) -> list[str]:
    orders = " ".join(map(str, view.display)) or "-"
    lines = [tell("text-orders", orders=orders)]
    if view.face_down:
        drawing = len(view.display) < view.box.first_display and view.phase == "setup"
        lines.append(tell("text-not-drawn" if drawing else "face-down", count=view.face_down))
    if view.removed:
        lines.append(tell("text-removed", sizes=" ".join(map(str, view.removed))))
    lines.append(
        tell(
            "text-supply",
            singles=view.singles,
            doubles=view.doubles,
            bridges=view.bridges_left,
            tokens=view.tokens_left,
        )
    )
    for seat in range(view.players):
        lines += player(view, seat, tell)
    if view.neutral:
        lines.append(tell("text-neutral", colour=tell(f"colour-{view.neutral}"), letter=letter(view, NEUTRAL)))
    lines.append(tell("text-legend"))
    return lines


def player(view: MexicaView, seat: int, tell: Tell) -> list[str]:
    """One line for each player, and one more for whose turn it is and who has won."""
    mark = ">" if seat == view.active else " "
    stock = "/".join(map(str, view.stock[seat]))
    if any(view.reserve[seat]):
        stock += " +" + "/".join(map(str, view.reserve[seat]))
    name = tell(f"colour-{view.colours[seat]}")
    line = tell(
        "text-player",
        name=f"{name} ({letter(view, seat)})".ljust(12),
        points=view.points[seat],
        pawn=view.pawns[seat] or "-",
        stock=stock,
        held=view.held[seat],
    )
    lines = [f"{mark} {line}"]
    if seat == view.active and view.phase == "turn":
        lines.append("    " + tell("text-turn", ap=view.ap, taken=view.taken))
    if seat in view.winners:
        lines.append("    " + tell("won", name=name))
    return lines
