"""The position as text, good enough to play from; no line is longer than a terminal of 80 columns."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby
from textwrap import wrap

from patolli.games.lapins.show.card_gains import with_gains
from patolli.games.lapins.show.view import LapinsView, Site, Tile
from patolli.games.lapins.show.view_shares import Share, Totals

Tell = Callable[..., str]

LETTERS = {"maize": "M", "cacao": "C", "shell": "S", "jade": "J", "obsidian": "O", "none": " "}
SHORT = {
    **{"village": "v", "palace": "PP", "temple": "TT", "garrison": "g", "double": "G", "reserve": "r"},
    **{"market": "m", "observatory": "o", "court": "c"},
}
PAGE = 80
WIDTH = 10
"""Of a cell, without the paths beside it."""
MARGIN = 4
"""For the number of a row."""
ABREAST = (PAGE - MARGIN) // (WIDTH + 2)
"""Columns of a map that are drawn beside each other; those that are left over come below them."""
INDENT = 8
"""Of the rows that continue a line."""
BLANK = "\ue000"
"""Stands for a blank at which a line is not parted."""


def picture(view: LapinsView, tell: Tell) -> str:
    """The map with its cities, then the cards, the kings, what is going on and a legend."""
    tell = with_gains(tell, view.options)
    parts = [headline(view, tell)]
    if view.tiles:
        parts += board(view)
        parts += city_lines(view, tell)
    if view.sites:
        parts += cards(view, tell)
        parts += [king(view, seat, tell) for seat in range(view.players)]
        parts += doing(view, tell)
        for share in view.shares:
            parts += share_lines(view, share, tell)
        parts.append(tell("text-legend"))
    return "\n".join(row for part in parts for line in part.split("\n") for row in fitted(line))


def fitted(line: str) -> list[str]:
    """The line on as many rows as it takes, parted between its phrases: they are two blanks or more apart."""
    if len(line) <= PAGE:
        return [line]
    indent = " " * INDENT
    phrases = re.sub(r"(?<=\S) (?=\S)", BLANK, line)
    rows = wrap(phrases, PAGE, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    if max(map(len, rows)) > PAGE:
        rows = wrap(line, PAGE, subsequent_indent=indent, break_on_hyphens=False)
    return [row.replace(BLANK, " ") for row in rows]


def headline(view: LapinsView, tell: Tell) -> str:
    if not view.sites:
        return tell("set-up")
    line = tell("text-round", round=view.round, matches=view.matches, length=view.length)
    return line + ". " + tell("game-over") if view.phase == "over" else line


def letter(view: LapinsView, seat: int) -> str:
    return view.colours[seat][0].upper()


# ------------------------------------------------------------------- the map
def board(view: LapinsView) -> list[str]:
    """The map, a wide one in several parts below each other."""
    lines: list[str] = []
    for first in range(0, view.columns, ABREAST):
        lines += part(view, range(first, min(first + ABREAST, view.columns)))
    return lines


def part(view: LapinsView, columns: range) -> list[str]:
    """Four lines for each row of tiles: a path to the north, the site, what stands there, a path to the south."""
    sites = {site.name: site for site in view.sites}
    margin = " " * MARGIN
    lines = [(margin + "".join(chr(ord("a") + column).center(WIDTH + 2) for column in columns)).rstrip()]
    for row in range(view.rows):
        start = row * view.columns
        tiles = view.tiles[start + columns.start : start + columns.stop]
        drawn = [cell(view, tile, sites.get(tile.cell)) for tile in tiles]
        for line in range(4):
            mark = f"{row + 1:>{MARGIN - 1}} " if line == 1 else margin
            lines.append((mark + "".join(one[line] for one in drawn)).rstrip())
    return lines


def cell(view: LapinsView, tile: Tile, site: Site | None) -> list[str]:
    """A tile, four lines of WIDTH + 2 letters."""
    if tile.resource == "none":
        text = " ".join(tile.links).center(WIDTH)
        blank = " " * (WIDTH + 2)
        return [blank, f" {text} ", blank, blank]
    west = "-" if "W" in tile.exits else " "
    east = "-" if "E" in tile.exits else " "
    north = "|" if "N" in tile.exits else " "
    south = "|" if "S" in tile.exits else " "
    head = f"{LETTERS[tile.resource]}{tile.slots} {tile.cell}"
    body = ""
    if site is not None:
        if site.seat >= 0:
            head += f" {letter(view, site.seat)}"
            body = packed([short(building) for building in site.buildings], WIDTH)
        elif any(site.tokens):
            tokens = [letter(view, seat).lower() for seat, count in enumerate(site.tokens) for _ in range(count)]
            body = f"({packed(tokens, WIDTH - 2)})"
    return [
        north.center(WIDTH + 2),
        f"{west}[{head.center(WIDTH - 2)}]{east}",
        f" [{body.center(WIDTH - 2)}] " if len(body) <= WIDTH - 2 else f"[{body.center(WIDTH)}]",
        south.center(WIDTH + 2),
    ]


def short(building: str) -> str:
    """A building in a few letters; what it holds stands behind it."""
    name, _, good = building.partition(":")
    kind, _, held = name.partition("+")
    return SHORT[kind] + ("'" * int(held) if held else "") + (LETTERS.get(good, "P") if good else "")


def packed(things: Sequence[str], room: int) -> str:
    """The things side by side; where that takes too much room, their number stands before those that are alike."""
    text = "".join(things)
    if len(text) <= room:
        return text
    counted = [(thing, len(list(group))) for thing, group in groupby(things)]
    return "".join(thing if number == 1 else f"{number}{thing}" for thing, number in counted)


def city_lines(view: LapinsView, tell: Tell) -> list[str]:
    """Every city in full."""
    lines = []
    for seat in range(view.players):
        for site in view.sites:
            if site.seat == seat:
                lines.append(
                    tell(
                        "text-city",
                        site=site.name,
                        who=tell(f"colour-{view.colours[seat]}"),
                        buildings=listed(site.buildings),
                        strength=site.strength,
                        defence=site.defence,
                    )
                )
    return lines


def listed(names: list[str]) -> str:
    """`village x2, market`."""
    counted = [(name, len(list(group))) for name, group in groupby(names)]
    return ", ".join(name if number == 1 else f"{name} x{number}" for name, number in counted) or "-"


# ------------------------------------------------------------------- cards and kings
def cards(view: LapinsView, tell: Tell) -> list[str]:
    row = []
    for card in view.row:
        if card.turned:
            row.append(f"{card.slot}: {tell('card-' + card.face)}")
        elif card.face:
            row.append(f"{card.slot}: ({tell('card-' + card.face)})")
        else:
            row.append(f"{card.slot}: ?")
    lines = [tell("text-row", row="   ".join(row), deck=view.deck)]
    ahead = [f"{card.slot}: ({tell('card-' + card.face)})" for card in view.ahead if card.face]
    if ahead:
        lines.append(tell("text-ahead", cards="   ".join(ahead)))
    return lines


def goods(units: dict[str, int], tell: Tell) -> str:
    return ", ".join(f"{number} {tell('type-' + name)}" for name, number in units.items() if number) or "-"


def king(view: LapinsView, seat: int, tell: Tell) -> str:
    """One line for each king."""
    mark = ">" if seat in view.actors else " "
    name = tell(f"colour-{view.colours[seat]}")
    line = tell(
        "text-king",
        name=f"{name} ({letter(view, seat)})".ljust(14),
        glory=view.glory[seat],
        points=view.points[seat],
        wealth=goods(view.wealth[seat], tell),
        cities=view.cities[seat],
    )
    if len(view.areas[seat]) > 1:
        line += "  " + tell("text-areas", areas=" | ".join(" ".join(area) for area in view.areas[seat]))
    if seat in view.winners:
        line += "  " + tell("won", name=name)
    return f"{mark} {line}"


# ------------------------------------------------------------------- what is going on
def doing(view: LapinsView, tell: Tell) -> list[str]:
    action = view.action
    lines = []
    if action.kind in ("found", "transform", "takeover"):
        lines.append(
            tell(
                "text-building",
                site=action.site,
                kept=listed(action.kept),
                added=listed(action.added),
                price=action.price,
                named=goods(action.named, tell),
            )
        )
    if action.kind == "attack":
        lines.append(tell("text-attack", origin=action.origin, site=action.site, sent=action.sent))
    if action.due:
        lines.append(tell("text-due", due=action.due))
    if action.failures or action.damage or action.prisoners:
        lines.append(tell("text-battle", failures=action.failures, damage=action.damage, prisoners=action.prisoners))
    return lines


def share_lines(view: LapinsView, share: Share, tell: Tell) -> list[str]:
    """What a king has to share, and what the automatic shares come to."""
    name = tell(f"colour-{view.colours[share.seat]}")
    lines = [
        tell(
            "text-area",
            name=name,
            cities=" ".join(area.cities),
            pool=goods(area.pool, tell),
            temples=area.temples,
            palaces=area.palaces,
            reserves=area.reserves,
        )
        for area in share.areas
    ]
    if share.stage == "choice":
        lines.append(totals("share glory", share.by_glory, tell))
        lines.append(totals("share taxes", share.by_taxes, tell))
    elif share.stage != "finished":
        lines.append(tell("text-share", given=goods(share.given, tell), left=goods(share.left, tell)))
    return lines


def totals(line: str, result: Totals, tell: Tell) -> str:
    stored = sum(map(len, result.stored.values()))
    return tell(
        "text-totals", line=line, glory=result.glory, taxes=goods(result.taxes, tell), stored=stored, lost=result.lost
    )
