"""Positions set up by hand; docs/notation.md shows one, and explains the lines.

What is not said is as at the start of a game, but nobody has any wealth. Cards are numbered from the top of the deck
(LAP-96). Those of earlier rounds are turned without being named; whatever was seen and is not among the maize on top
needs its face.
"""

from __future__ import annotations

from patolli.engine import fields as field
from patolli.engine.fields import Fields, Spot
from patolli.engine.words import is_number
from patolli.games.lapins.box.land import Land, cell_name
from patolli.games.lapins.box.options import OPTIONS, Options
from patolli.games.lapins.position import possible
from patolli.games.lapins.rules import charting, codes, deck
from patolli.games.lapins.rules.cities import count_cities, count_kind, owner, used
from patolli.games.lapins.rules.codes import CARD_NAMES, CLASS_NAMES, CLASSES, KIND_NAMES, SORT_NAMES, TYPES
from patolli.games.lapins.rules.katun import row_end, row_start
from patolli.games.lapins.rules.state import Lapins, blank
from patolli.games.lapins.show.view import class_names
from patolli.games.lapins.show.view_shares import said
from patolli.games.lapins.words.refusals import ACTIONS, PHASES

MOST = 9999
MOST_IN_ACTION = 99
"""More than any number of an action is."""


# ------------------------------------------------------------------- the map
def tile_names(state: Lapins) -> str | None:
    """LAP-16a: the tiles drawn so far; the map of an option is not written."""
    if state.options.land is not None:
        return None
    names = state.box.tile_names
    return " ".join(names[tile >> 2] + (f"+{tile % 4 * 90}" if tile % 4 else "") for tile in state.tiles)


def read_tiles(state: Lapins, spot: Spot) -> None:
    spot.deny(spot.given and state.options.land is not None, "map-given")
    for cell, word in enumerate(spot.words):
        name, plus, degrees = word.upper().partition("+")
        where = cell_name(cell, state.box.random_columns)
        spot.deny(name not in state.box.tile_names, "no-tile", cell=where, word=name[:12])
        spot.deny(plus and degrees not in ("0", "90", "180", "270"), "tile-turn", cell=where)
        tile = state.box.tile_names.index(name)
        spot.deny(tile in [laid >> 2 for laid in state.tiles], "tile-twice", tile=name)
        state.tiles = [*state.tiles, tile * 4 + (int(degrees) // 90 if plus else 0)]
    charting.recount(state)
    sorts = {name: state.box.random_sorts[sort] for sort, name in enumerate(SORT_NAMES) if name}
    spot.deny(min(charting.sorts_lacking(state)) < 0, "tile-sorts", **sorts)


def settle_map(state: Lapins, fields: Fields) -> None:
    """LAP-16, LAP-16a: the map of the option, or that of the tiles if none is missing."""
    node, cells, land = state.node, state.box.random_cells, state.options.land
    drawing = PHASES[node] in ("draw-sort", "draw-tile")
    if land is None:
        fields.deny(drawing and len(state.tiles) >= cells, "tiles", "tiles-all")
        count = len(state.tiles)
        fields.deny(not drawing and count != cells, "tiles", "tiles-count", cells=cells, count=count)
        if PHASES[node] == "draw-tile":
            sort = fields.values.get("sort", "")
            fields.deny(not sort or sort not in SORT_NAMES, "sort", "no-sort", word=sort[:20])
            state.sort = SORT_NAMES.index(sort)
            fields.deny(not charting.sorts_lacking(state)[state.sort], "sort", "sort-laid", sort=sort)
        if drawing:
            return
        land = Land(state.box, state.box.random_columns, state.box.random_rows, state.tiles, state.options.path_set)
        fields.deny(not land.connected(), "tiles", "tiles-apart")
    charting.settle(state, land)
    state.node = node


# ------------------------------------------------------------------- cities and kings
def classes_in(spot: Spot, words: list[str]) -> int:
    """LAP-29: buildings by their classes, as the number of a city."""
    small = [word.lower() for word in words]
    many = len(small) > CLASSES or any(small.count(word) > codes.MOST_SLOTS for word in small)
    spot.deny(many, "many-buildings")
    return sum(codes.UNIT[spot.index(word, CLASS_NAMES, "no-class")] for word in small)


def read_city(state: Lapins, spot: Spot) -> None:
    """LAP-5, LAP-7, LAP-8, LAP-27."""
    seat, *words = spot.words or [""]
    spot.deny(not words or not is_number(seat, 1) or int(seat) >= state.players, "city-form")
    city, slots = classes_in(spot, words), state.land.slots[spot.seat]
    spot.deny(used(city) > slots, "city-slots", needs=used(city), slots=slots)
    for kind, most in enumerate(state.box.most_of):
        spot.deny(count_kind(city, kind) > most, "city-most", most=most, kind=KIND_NAMES[kind])
    state.cities[spot.seat] = (int(seat) + 1) << codes.OWNER_BITS | city
    spot.deny(count_cities(state, int(seat)) > state.box.stelae, "stelae", most=state.box.stelae)


def write_city(state: Lapins, site: int) -> str | None:
    city = state.cities[site]
    return f"{owner(city)} {' '.join(class_names(city))}" if city else None


def units(name: str, most: int, **more: int) -> field.Amounts:
    """Units of wealth such as `5 maize 1 jade`."""
    return field.Amounts(name, codes.TYPE_NAMES, most, "amount", "many-units", **more)


# ------------------------------------------------------------------- cards
def last_card(state: Lapins) -> int:
    """LAP-96."""
    return len(state.faces) - 1


def read_faces(state: Lapins, spot: Spot) -> None:
    """LAP-11, LAP-22a."""
    top = state.players * state.box.top_per_king
    for word in spot.words:
        left, equals, face = word.partition("=")
        spot.deny(not equals or face not in CARD_NAMES or "-" in left, "face-form", word=word[:30])
        card = spot.ranges([left], last_card(state), "no-card")[0]
        spot.deny(card <= top or state.faces[card] >= 0, "face-twice", card=card, top=top)
        deck.note(state, card, CARD_NAMES.index(face))
        spot.deny(not state.possible or min(state.left) < 0, "face-deck", card=card, face=face)


def write_faces(state: Lapins) -> str:
    top = state.players * state.box.top_per_king
    return " ".join(f"{card}={CARD_NAMES[face]}" for card, face in enumerate(state.faces) if card > top and face >= 0)


def turned_before(state: Lapins) -> int:
    """The cards of earlier rounds are turned, whether it is said or not (LAP-24)."""
    return (1 << row_start(state)) - 2


def check_turned(state: Lapins, spot: Spot) -> None:
    wrong = turned_before(state) & ~state.turned or state.turned >> row_end(state)
    spot.deny(wrong, "turned-before", last=row_start(state) - 1, round=state.round)


# ------------------------------------------------------------------- the action at hand
def sites(state: Lapins) -> list[str]:
    return [state.land.name(site) for site in range(state.land.sites)]


def attacks(state: Lapins) -> bool:
    return bool(state.sent) or state.node in possible.ATTACK_NODES


def amount(name: str, attribute: str = "", most: field.Bound = MOST_IN_ACTION) -> field.Number:
    return field.Number(name, most, 0, attribute=attribute, blank=True)


def buildings(name: str, attribute: str) -> field.Line:
    return field.Line(
        name,
        lambda state, spot: spot.put(attribute, classes_in(spot, spot.words)),
        lambda state: " ".join(class_names(getattr(state, attribute))),
        blank=True,
    )


ACTION = field.Parts(
    "action",
    field.Word("kind", ACTIONS, "", attribute="action", blank=True),
    field.Word("site", sites, wrong="action-site", shown=lambda s: bool(s.site or s.action) or attacks(s)),
    field.Word("origin", sites, wrong="action-site", shown=attacks),
    amount("sent", most=codes.MOST_DICE),
    buildings("kept", "base"),
    buildings("added", "plus"),
    field.Named("demolished", KIND_NAMES, "no-kind", "gone", bits=True, blank=True),
    field.Number("last", CLASSES, none="none", blank=True),
    amount("price", "fee"),
    units("named", codes.COST_MASK, bits=codes.COST_BITS, blank=True),
    amount("due"),
    amount("count"),
    amount("potential"),
    amount("prisoners", "won"),
    amount("card", most=last_card),
    amount("looks"),
    field.Ranges("looked", last_card, "no-card", blank=True),
    field.Ranges("queue", last_card, "no-card", blank=True),
    blank=True,
)
"""The action at hand; what it has none of is left out."""


POSITION = field.Layout(
    "lapins",
    OPTIONS,
    lambda players, given: blank(players, Options(players, given)),
    field.Line("tiles", read_tiles, tile_names),
    field.Line("sort", None, lambda s: SORT_NAMES[s.sort], shown=lambda s: PHASES[s.node] == "draw-tile"),
    field.Word("phase", PHASES, "turn", attribute="node"),
    field.Check(settle_map),
    field.Number("round", lambda s: (len(s.faces) - 2) // deck.row_length(s.box, s.players) + 1, 1, least=1),
    field.Number("turn", field.last_seat, 0, attribute="seat"),
    field.Number("matches", lambda s: max(2 * max(s.box.lengths), s.box.piles - 1)),
    field.Line("faces", read_faces, write_faces),
    field.Ranges("turned", last_card, "no-card", turned_before, then=check_turned),
    ACTION,
    field.Group("city", sites, read_city, write_city, wrong="no-site", example="city a1"),
    field.Seats(
        units("wealth", MOST, width=TYPES),
        field.Number("glory", MOST),
        field.Ranges("knows", last_card, "no-card", attribute="seen"),
        name="king",
    ),
    field.Check(possible.check_faces),
    field.Check(possible.check_matches),
    field.Check(possible.check_action),
    field.Group(
        "share",
        lambda s: [str(seat) for seat in range(s.players)],
        None,
        lambda s, n: ", ".join(said(s, n)) or None,
        shown=lambda s: s.node == codes.SHARING,
        stray="share-never",
    ),
    field.Check(possible.finish),
)
