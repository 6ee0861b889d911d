"""What the things of Zapotec are called in sentences: by what is printed on them, never by their codes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from patolli.engine.options import Chosen, components
from patolli.games.zapotec.box.components import BOXES, Components
from patolli.games.zapotec.rules.codes import CATEGORIES, PROPERTIES, RESOURCES, VALUES
from patolli.games.zapotec.show.view import printed_card, printed_ritual, printed_trade, space_values
from patolli.games.zapotec.show.view_parts import Card, Ritual, Trade

Tell = Callable[..., str]

COMPONENTS = components("ZAP-4")


def box_of(options: Mapping[str, int | str]) -> Components:
    """The box of a view, or of a refusal: its options say what differs from the delivered one."""
    return _box(str(options.get(COMPONENTS.name, COMPONENTS.values[0])))


@lru_cache(64)
def _box(components: str) -> Components:
    return BOXES.choose(Chosen((COMPONENTS,), 0, {COMPONENTS.name: components}))


def called(word: str, box: Components, tell: Tell) -> str | None:
    """What a code of the box stands for; None if it is none."""
    found = _kinds(box).get(word)
    if found is None:
        return None
    kind, at = found
    if kind == "card":
        return card_called(printed_card(box, at), tell)
    if kind == "trade":
        return trade_called(printed_trade(box, at, True), tell)
    if kind == "ritual":
        return ritual_called(printed_ritual(box, at), tell)
    if kind == "space":
        return space_called(*space_values(box, at), tell)
    if kind == "score-tile":
        return tell("called-score-tile", property=tell(f"property-{PROPERTIES[box.score_property[at]]}"))
    if kind == "cell":
        return cell_called(RESOURCES[box.cell_row[at]], RESOURCES[box.cell_column[at]], tell)
    if kind == "tile":
        goods = (box.tile_basic[at], box.tile_advanced[at])
        basic, advanced = (tell(f"resource-{RESOURCES[good]}") for good in goods)
        return tell("called-tile", basic=basic, advanced=advanced)
    shown = (PROPERTIES[value] for value in box.front_values[at * VALUES : at * VALUES + VALUES])
    return tell(
        "called-front", **{name: tell(f"property-{value}") for name, value in zip(CATEGORIES, shown, strict=True)}
    )


@lru_cache(16)
def _kinds(box: Components) -> dict[str, tuple[str, int]]:
    """By code: what sort of thing it is, and its number among those."""
    named = {
        "card": box.cards,
        "trade": box.trade,
        "ritual": box.rituals,
        "space": box.spaces,
        "score-tile": box.score_tiles,
        "cell": box.cells,
        "tile": box.tiles,
        "front": box.fronts,
    }
    return {code: (kind, at) for kind, codes in named.items() for at, code in enumerate(codes)}


@lru_cache(2048)
def card_called(card: Card, tell: Tell) -> str:
    """An Action card by its number and its symbols."""
    return tell("called-card", number=card.number, **_symbols(card, tell))


def _symbols(card: Card, tell: Tell) -> dict[str, str]:
    return {"resource": tell(f"resource-{card.resource}"), "property": tell(f"property-{card.property}")}


def space_called(kind: str, terrain: str, region: str, tell: Tell) -> str:
    """A space by what is printed around it: the board has no codes."""
    return tell("space-called", **_properties((kind, terrain, region), tell))


def front_called(symbols: Sequence[str], tell: Tell) -> str:
    """A Cocijobot card by its three symbols."""
    return tell("called-front", **_properties(symbols, tell))


def _properties(values: Sequence[str], tell: Tell) -> dict[str, str]:
    """A type, a terrain and a region in the language."""
    return {name: tell(f"property-{value}") for name, value in zip(CATEGORIES, values, strict=True)}


def cell_called(row: str, column: str, tell: Tell) -> str:
    return tell("cell-called", row=tell(f"resource-{row}"), column=tell(f"resource-{column}"))


def amounts_told(amounts: Mapping[str, int], tell: Tell) -> str:
    """Resources in words."""
    return ", ".join(tell(f"amount-{kind}", count=count) for kind, count in amounts.items() if count)


def trade_called(tile: Trade, tell: Tell) -> str:
    return tell("called-trade", level=tile.level, deed=trade_deed(tile, tell))


def trade_deed(tile: Trade, tell: Tell) -> str:
    """What a trade tile does, in words."""
    return tell(
        f"deed-{tile.kind}",
        pay=amounts_told(tile.pay, tell),
        gain=amounts_told(tile.gain, tell),
        property=tell(f"property-{tile.property}") if tile.property else "",
        building=tell(f"property-{tile.building}") if tile.building else "",
        steps=tile.steps,
    )


def ritual_called(ritual: Ritual, tell: Tell) -> str:
    """A ritual card by what it counts."""
    return tell("called-ritual", counts=ritual_counts(ritual, tell))


def ritual_scored(word: str, box: Components, tell: Tell) -> str:
    """A ritual card in the table of points, by its code."""
    return tell("moment-ritual", counts=ritual_counts(printed_ritual(box, _kinds(box)[word][1]), tell))


def ritual_counts(ritual: Ritual, tell: Tell) -> str:
    categories = {"same": ritual.same, "different": ritual.different}
    said = {name: tell(f"category-{category}") if category else "" for name, category in categories.items()}
    return tell(f"counts-{ritual.kind}", **said)
