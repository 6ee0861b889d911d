"""Positions set up by hand.

    lapins 3
    options: map=beginner length=3
    round: 3
    turn: 1
    matches: 0
    faces: 7=drought 8=feast 9=toltec 10=match
    turned: 1-9
    city c4: 0 village garrison+1 reserve:jade market
    city b3: 1 palace double
    king 0: wealth 5 maize 1 jade; glory 12; knows 10
    king 1: wealth 2 cacao

What is not said is as at the start of a game, but nobody has any wealth. Cards are numbered from the top of the deck
(LAP-96). Those of earlier rounds are turned without being named; whatever was seen and is not among the maize on top
needs its face. A random map is `tiles:`, its tiles in board order, such as M01 X05+90. A decision in the middle of
an action has its `phase:` and its `action:`, as `write` puts them; while goods are shared out, `share 0:` is what
that king has said.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from patolli.engine.fields import (
    Check,
    Field,
    Group,
    Layout,
    Line,
    Named,
    Number,
    Parts,
    Seats,
    Word,
    bits_of,
    numbers_in,
)
from patolli.engine.position import Fields, Spot
from patolli.engine.words import is_number
from patolli.games.lapins.box.land import Land, cell_name
from patolli.games.lapins.box.options import OPTIONS, Options
from patolli.games.lapins.position.possible import ATTACK_NODES, check_action, check_faces, check_matches, finish
from patolli.games.lapins.rules import charting, codes, deck
from patolli.games.lapins.rules.cities import count_cities, count_kind, owner, used
from patolli.games.lapins.rules.codes import (
    CARD_NAMES,
    CLASS_NAMES,
    CLASSES,
    KIND_NAMES,
    KINDS,
    SORT_NAMES,
    TYPE_NAMES,
    TYPES,
)
from patolli.games.lapins.rules.katun import row_end, row_start
from patolli.games.lapins.rules.state import Lapins, blank
from patolli.games.lapins.show.view import class_names
from patolli.games.lapins.show.view_shares import said
from patolli.games.lapins.words.refusals import ACTIONS, PHASES

MOST = 9999
MOST_IN_ACTION = 99
"""More than any number of an action is."""


def begin(players: int, given: Mapping[str, str]) -> Lapins:
    """The state before anything is read."""
    state = blank(players, Options(players, given))
    state.wealth = [0] * len(state.wealth)
    return state


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
    if state.options.land is None:
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
    city = 0
    spot.deny(len(small) > CLASSES, "many-buildings")
    for word in small:
        spot.deny(word not in CLASS_NAMES, "no-class", word=word[:20], names=", ".join(CLASS_NAMES))
        spot.deny(small.count(word) > codes.MOST_SLOTS, "many-buildings")
        city += codes.UNIT[CLASS_NAMES.index(word)]
    return city


def read_city(state: Lapins, spot: Spot) -> None:
    """LAP-5, LAP-7, LAP-8, LAP-27."""
    seat, *words = spot.words or [""]
    spot.deny(not words or not is_number(seat, 1) or int(seat) >= state.players, "city-form")
    city, slots = classes_in(spot, words), state.land.slots[spot.seat]
    spot.deny(used(city) > slots, "city-slots", needs=used(city), slots=slots)
    for kind in range(KINDS):
        most = state.box.most_of[kind]
        spot.deny(count_kind(city, kind) > most, "city-most", most=most, kind=KIND_NAMES[kind])
    state.cities[spot.seat] = (int(seat) + 1) << codes.OWNER_BITS | city
    spot.deny(count_cities(state, int(seat)) > state.box.stelae, "stelae", most=state.box.stelae)


def write_city(state: Lapins, site: int) -> str | None:
    city = state.cities[site]
    return f"{owner(city)} {' '.join(class_names(city))}" if city else None


def units_in(spot: Spot, most: int) -> list[int]:
    """Numbers of goods such as `5 maize 1 jade`."""
    units, words = [0] * TYPES, spot.words
    for at in range(0, len(words), 2):
        amount, what = words[at], words[at + 1] if at + 1 < len(words) else ""
        wrong = not is_number(amount, 4) or what not in TYPE_NAMES or int(amount) > most
        spot.deny(wrong, "amount", words=" ".join(words[at : at + 2])[:30])
        units[TYPE_NAMES.index(what)] += int(amount)
        spot.deny(units[TYPE_NAMES.index(what)] > most, "many-units", most=most, type=what)
    return units


def some(units: list[int]) -> str:
    return " ".join(f"{units[which]} {TYPE_NAMES[which]}" for which in range(TYPES) if units[which])


def read_wealth(state: Lapins, spot: Spot) -> None:
    state.wealth[spot.seat * TYPES : spot.seat * TYPES + TYPES] = units_in(spot, MOST)


def write_wealth(state: Lapins, seat: int) -> str:
    return some(state.wealth[seat * TYPES : seat * TYPES + TYPES])


# ------------------------------------------------------------------- cards
class CardSet(Field):
    """Card numbers such as `1-6 9`, kept as bits."""

    def read(self, spot: Spot) -> None:
        if spot.given:
            spot.put(self.attribute, bits_of(cards_in(spot, spot.words)))

    def write(self, state: Any, seat: int) -> str:
        found: list[list[int]] = []
        for card in numbers_in(self.held(state, seat)):
            if found and found[-1][-1] == card - 1:
                found[-1][1:] = [card]
            else:
                found.append([card])
        return " ".join("-".join(map(str, ends)) for ends in found)


def cards_in(spot: Spot, words: list[str]) -> list[int]:
    """LAP-96."""
    cards: list[int] = []
    last = len(spot.state.faces) - 1
    for word in words:
        first, dash, end = word.partition("-")
        bounds = [first, end if dash else first]
        fine = all(is_number(bound, 3) and 1 <= int(bound) <= last for bound in bounds)
        spot.deny(not fine, "no-card", word=word[:20], last=last)
        cards += range(int(bounds[0]), int(bounds[1]) + 1)
    return cards


def read_faces(state: Lapins, spot: Spot) -> None:
    """LAP-11, LAP-22a."""
    top = state.players * state.box.top_per_king
    for word in spot.words:
        left, equals, face = word.partition("=")
        spot.deny(not equals or face not in CARD_NAMES or "-" in left, "face-form", word=word[:30])
        card = cards_in(spot, [left])[0]
        spot.deny(card <= top or state.faces[card] >= 0, "face-twice", card=card, top=top)
        deck.note(state, card, CARD_NAMES.index(face))
        spot.deny(not state.possible or min(state.left) < 0, "face-deck", card=card, face=face)


def write_faces(state: Lapins) -> str:
    top = state.players * state.box.top_per_king
    return " ".join(f"{card}={CARD_NAMES[face]}" for card, face in enumerate(state.faces) if card > top and face >= 0)


class Turned(CardSet):
    """The cards that are turned: those of earlier rounds are, whether it is said or not (LAP-24)."""

    def read(self, spot: Spot) -> None:
        state, start = spot.state, row_start(spot.state)
        before = (1 << start) - 2
        state.turned = before
        super().read(spot)
        wrong = state.turned & before != before or state.turned >> row_end(state)
        spot.deny(wrong, "turned-before", last=start - 1, round=state.round)


# ------------------------------------------------------------------- the action at hand
class Amount(Number):
    """A number of the action at hand, left out if it is 0."""

    def __init__(self, name: str, most: Any = MOST_IN_ACTION, attribute: str = "") -> None:
        super().__init__(name, most, 0, 0, attribute)
        self.shown = lambda state: getattr(state, self.attribute) != 0


def read_last(state: Lapins, spot: Spot) -> None:
    state.last = -1 if spot.text == "none" else spot.numbers(spot.words, CLASSES, 0, 1)[0] if spot.given else 0


def read_site(state: Lapins, spot: Spot) -> None:
    names = sites(state)
    spot.deny(spot.given and spot.text not in names, "action-site", part=spot.name)
    spot.put(spot.name, names.index(spot.text) if spot.text else 0)


def read_named(state: Lapins, spot: Spot) -> None:
    state.named = sum(units << codes.COST_BITS * which for which, units in enumerate(units_in(spot, codes.COST_MASK)))


def attacks(state: Lapins) -> bool:
    return bool(state.sent) or state.node in ATTACK_NODES


def write_named(state: Lapins) -> str | None:
    return some([state.named >> codes.COST_BITS * which & codes.COST_MASK for which in range(TYPES)]) or None


def goes_on(state: Lapins) -> bool:
    return ACTION.write(state, -1) != ""


def buildings(name: str, attribute: str) -> Line:
    """Buildings of the action at hand, left out if there are none."""
    return Line(
        name,
        lambda state, spot: spot.put(attribute, classes_in(spot, spot.words)),
        lambda state: " ".join(class_names(getattr(state, attribute))) or None,
    )


ACTION: Parts = Parts(
    "action",
    Word("kind", ACTIONS, "", attribute="action", shown=lambda state: state.action > 0),
    Line("site", read_site, lambda s: s.land.name(s.site) if s.site or s.action or attacks(s) else None),
    Line("origin", read_site, lambda s: s.land.name(s.origin) if attacks(s) else None),
    Amount("sent", codes.MOST_DICE),
    buildings("kept", "base"),
    buildings("added", "plus"),
    Named("demolished", KIND_NAMES, "no-kind", "gone", bits=True, shown=lambda state: state.gone > 0),
    Line("last", read_last, lambda state: "none" if state.last < 0 else str(state.last) if state.last else None),
    Amount("price", attribute="fee"),
    Line("named", read_named, write_named),
    Amount("due"),
    Amount("count"),
    Amount("potential"),
    Amount("prisoners", attribute="won"),
    Amount("card", lambda state: len(state.faces) - 1),
    Amount("looks"),
    CardSet("looked", shown=lambda state: state.looked > 0),
    CardSet("queue", shown=lambda state: state.queue > 0),
    shown=goes_on,
)
"""The action at hand; what it has none of is left out."""


# ------------------------------------------------------------------- all of it
def rounds(state: Lapins) -> int:
    return (len(state.faces) - 2) // deck.row_length(state.box, state.players) + 1


def sites(state: Lapins) -> list[str]:
    return [state.land.name(site) for site in range(state.land.sites)]


def write_share(state: Lapins, seat: int) -> str | None:
    return ", ".join(said(state, seat)) or None if state.node == codes.SHARING else None


POSITION = Layout(
    "lapins",
    OPTIONS,
    begin,
    Line("tiles", read_tiles, tile_names),
    Line("sort", None, lambda state: SORT_NAMES[state.sort], shown=lambda state: PHASES[state.node] == "draw-tile"),
    Word("phase", PHASES, "turn", attribute="node"),
    Check(settle_map),
    Number("round", rounds, 1, least=1),
    Number("turn", lambda state: state.players - 1, 0, attribute="seat"),
    Number("matches", lambda state: max(2 * max(state.box.lengths), state.box.piles - 1)),
    Line("faces", read_faces, write_faces),
    Turned("turned"),
    ACTION,
    Group("city", sites, read_city, write_city, wrong="no-site", example="city a1"),
    Seats(
        Line("wealth", read_wealth, write_wealth),
        Number("glory", MOST),
        CardSet("knows", attribute="seen"),
        name="king",
    ),
    Group("share", lambda state: [str(seat) for seat in range(state.players)], lambda state, spot: None, write_share),
    Check(check_faces),
    Check(check_matches),
    Check(check_action),
    Check(finish),
)
