"""The position as text, good enough to play from."""

from __future__ import annotations

from collections.abc import Callable

from patolli.games.zapotec.rules.codes import PROPERTIES
from patolli.games.zapotec.show.view import ZapotecView
from patolli.games.zapotec.show.view_parts import NOBODY, BotCard, Card, Mat, Ritual, Trade

Tell = Callable[..., str]


def picture(view: ZapotecView, tell: Tell) -> str:
    """The board, what lies beside it, and a mat for each seat."""
    parts = [headline(view, tell), *board(view, tell), *centre(view, tell), *cards(view, tell)]
    if view.bot != NOBODY:
        parts += cocijobot(view, tell)
    for seat in range(len(view.mats)):
        parts += mat(view, seat, tell)
    return "\n".join([*parts, tell("text-legend")])


def letter(view: ZapotecView, seat: int) -> str:
    """A house of the seat: the first letter of its colour."""
    return view.mats[seat].colour[0].upper()


def called(view: ZapotecView, seat: int, tell: Tell) -> str:
    name = tell("cocijobot") if seat == view.bot else tell(f"colour-{view.mats[seat].colour}")
    return f"{name} ({letter(view, seat)})"


def headline(view: ZapotecView, tell: Tell) -> str:
    if view.phase == "setup":
        return tell("set-up")
    parts = [tell("scene-round", round=view.round, rounds=view.rounds)]
    if view.phase == "over":
        parts.append(tell("game-over"))
    elif view.active != NOBODY:
        parts.append(tell("moves", name=called(view, view.active, tell)))
    if view.scoring:
        card = view.scoring[-1]
        parts.append(tell("text-scoring", card=card.id, property=tell(f"property-{card.property}")))
    return ". ".join(parts)


def board(view: ZapotecView, tell: Tell) -> list[str]:
    """A line for each region and terrain: what a tile yields, or whose building stands there."""
    lines = []
    for region in PROPERTIES[6:]:
        for terrain in PROPERTIES[3:6]:
            drawn = []
            for space in view.spaces:
                if (space.region, space.terrain) != (region, terrain):
                    continue
                if space.owner != NOBODY:
                    what = letter(view, space.owner) + ("@" if space.palace else "#")
                else:
                    what = f"{space.basic[:1]}{space.advanced[:1]}" or "--"
                drawn.append(f"{space.id}:{what}".ljust(8))
            name = f"{tell(f'property-{region}')}, {tell(f'property-{terrain}')}"
            lines.append(f"  {name:<18} {' '.join(drawn)}".rstrip())
    return lines


def amounts(values: dict[str, int]) -> str:
    return " ".join(f"{resource[0]}{amount}" for resource, amount in values.items() if amount) or "-"


def trade(tile: Trade, tell: Tell) -> str:
    """A trade tile with what it does."""
    what = trade_deed(tile, amounts(tile.pay), amounts(tile.gain), tell)
    return f"{tile.id} {what}" + ("" if tile.up else " " + tell("text-down"))


def trade_deed(tile: Trade, pay: str, gain: str, tell: Tell) -> str:
    """What a trade tile does."""
    return tell(
        f"tile-{tile.kind}",
        pay=pay,
        gain=gain,
        property=tell(f"property-{tile.property}") if tile.property else "",
        building=tell(f"property-{tile.building}") if tile.building else "",
        steps=tile.steps,
    )


def centre(view: ZapotecView, tell: Tell) -> list[str]:
    """Market, scoring tiles, pyramids, rituals, sacrifice track."""
    lines = []
    for level, row in enumerate(view.market):
        drawn = " | ".join(trade(tile, tell) if tile else "-" for tile in row)
        lines.append(tell("text-market", level=level + 1, pile=view.market_piles[level], tiles=drawn))
    tiles = [f"{tile.id} {tell(f'property-{tile.property}')}" for tile in view.score_tiles if not tile.pyramid]
    lines.append(tell("text-score-tiles", tiles=", ".join(tiles) or "-"))
    for pyramid in view.pyramids:
        if pyramid.tile:
            levels = ", ".join(f"{letter(view, level.seat)} {tell(f'level-{level.size}')}" for level in pyramid.levels)
            name = f"{pyramid.tile} {tell(f'property-{pyramid.property}')}"
            state = tell("text-finished") if pyramid.finished else tell("text-unfinished")
            lines.append(tell("text-pyramid", number=pyramid.number, tile=name, levels=levels, state=state))
        else:
            lines.append(tell("text-pyramid-empty", number=pyramid.number))
    for ritual in view.rituals:
        discs = " ".join(letter(view, seat) for seat in ritual.discs) or "-"
        lines.append(tell("text-ritual", card=ritual.id, what=ritual_text(ritual, tell), discs=discs))
    steps = []
    for step in view.track[1:]:
        bonus = tell(f"step-{step.kind}", points=step.points, level=step.level, discount=step.discount)
        steps.append(f"{step.index} {bonus}")
    lines.append(tell("text-track", steps=", ".join(steps)))
    standing = [
        f"{step.index}: {(' < ' if step.index else ' ').join(letter(view, seat) for seat in step.discs)}"
        for step in reversed(view.track)
        if step.discs
    ]
    lines.append(tell("text-standing", discs="  ".join(standing)))
    return lines


def ritual_text(ritual: Ritual, tell: Tell) -> str:
    return tell(
        f"ritual-{ritual.kind}",
        same=tell(f"category-{ritual.same}") if ritual.same else "",
        different=tell(f"category-{ritual.different}") if ritual.different else "",
        each=ritual.each,
        advanced=ritual.advanced,
        levels="/".join(map(str, ritual.levels)),
        most=ritual.most,
    )


def card_text(card: Card, tell: Tell) -> str:
    return f"{card.id} {tell(f'resource-{card.resource}')}/{tell(f'property-{card.property}')}"


def cards(view: ZapotecView, tell: Tell) -> list[str]:
    offer = "  ".join(card_text(card, tell) for card in view.offer) or "-"
    lines = [tell("text-offer", cards=offer, pile=view.pile)]
    if view.top:
        lines.append(tell("text-top", card=card_text(view.top, tell)))
    earlier = " ".join(card.id for card in view.scoring[:-1])
    gone = " ".join(card.id for card in view.gone)
    if earlier or gone:
        lines.append(tell("text-gone", earlier=earlier or "-", gone=gone or "-"))
    return lines


def bot_text(card: BotCard, tell: Tell) -> str:
    symbols = ", ".join(tell(f"property-{value}") for value in (card.type, card.terrain, card.region))
    return tell(
        "text-bot-card", card=card.id, symbols=symbols, number=card.initiative, action=tell(f"act-{card.action}")
    )


def cocijobot(view: ZapotecView, tell: Tell) -> list[str]:
    lines = []
    if view.hint:
        lines.append(tell("text-hint", hint=tell(f"property-{view.hint}")))
    for card in (view.bot_card, view.bot_second):
        if card:
            lines.append(bot_text(card, tell))
    return lines


def mat(view: ZapotecView, seat: int, tell: Tell) -> list[str]:
    """What a seat has: a line of numbers, the grid, trade tiles and cards."""
    mine = view.mats[seat]
    mark = ">" if seat == view.active else " "
    lines = [
        f"{mark} "
        + tell(
            "text-mat",
            name=called(view, seat, tell),
            points=view.points[seat],
            stock=amounts(mine.resources),
            houses=mine.houses,
            palace=mine.palace or "-",
            base=mine.levels["base"],
            middle=mine.levels["middle"],
            top=mine.levels["top"],
            discs=mine.discs,
        )
    ]
    if seat in view.winners:
        lines[0] += "  " + tell("won", name=called(view, seat, tell))
    if mine.grid:
        lines += grid(mine)
    if mine.trade:
        lines.append("    " + tell("text-trade", tiles=" | ".join(trade(tile, tell) for tile in mine.trade)))
    if not mine.bot:
        shown = "  ".join(card_text(card, tell) for card in mine.hand) or "-"
        hidden = mine.hand_size - len(mine.hand)
        lines.append("    " + tell("text-hand", cards=shown, hidden=hidden))
        if mine.chosen:
            lines.append("    " + tell("text-chosen", card=card_text(mine.chosen, tell)))
        elif mine.has_chosen:
            lines.append("    " + tell("text-has-chosen"))
    return lines


def grid(mine: Mat) -> list[str]:
    """Three rows: a tile is what it pays, an empty cell its name and what is printed there."""
    lines = []
    for row in range(0, len(mine.grid), 3):
        drawn = []
        for cell in mine.grid[row : row + 3]:
            if cell.tile:
                drawn.append(f"[{cell.basic[0]}{cell.advanced[0]}]".ljust(6))
            else:
                drawn.append((f"{cell.id}+{cell.printed[0]}" if cell.printed else cell.id).ljust(6))
        lines.append(f"    {mine.grid[row].row:<6} {' '.join(drawn)}".rstrip())
    return lines
