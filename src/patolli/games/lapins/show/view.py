"""What a seat may know of a game of Dix-Huit Lapins (section 17).

Hidden are the faces of cards that the seat has not looked at, and the shares of others while they are secret.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from patolli.engine.view import View, changed
from patolli.games.lapins.box.components import Components
from patolli.games.lapins.box.land import Land, cell_name
from patolli.games.lapins.rules import sharing
from patolli.games.lapins.rules.building import pay_auto
from patolli.games.lapins.rules.cities import count, count_cities, defence, owner, price, strength, surplus, tokens
from patolli.games.lapins.rules.codes import (
    ASKED,
    BUILDINGS,
    CARD_IDS,
    CARD_NAMES,
    CHANCE_NODES,
    CLASS_NAMES,
    CLASSES,
    COST_BITS,
    COST_MASK,
    FACE_SEEN,
    FACE_TURNED,
    FINISHED,
    KIND_NAMES,
    KINDS,
    OVER,
    PARRYING,
    PATH_SETS,
    PAYING,
    ROLLING,
    SHARE_ROW,
    SHARING,
    SIDES,
    SITE,
    SORT_NAMES,
    STAGE,
    SUFFERING,
    TOP_CARD,
    TYPE_NAMES,
    TYPES,
)
from patolli.games.lapins.rules.deck import row_length
from patolli.games.lapins.rules.katun import row_end, row_start
from patolli.games.lapins.rules.state import Lapins
from patolli.games.lapins.show.view_shares import Share, names_of, share, some
from patolli.games.lapins.words.refusals import ACTIONS, PHASES


@dataclass(frozen=True)
class Tile:
    cell: str
    id: str
    turn: int
    """Degrees, clockwise."""
    resource: str
    """What its site yields; `none` for a tile without site."""
    slots: int
    exits: str
    """The sides from which paths lead to its site, such as `NES`, as the tile lies; empty without site."""
    links: list[str]
    """The pairs of sides that its paths join, such as `NE`, as the tile lies; empty with a site."""


@dataclass(frozen=True)
class Site:
    name: str
    resource: str
    slots: int
    near: list[str]
    """The adjacent sites."""
    seat: int
    """Whose city it is; -1 while it is free."""
    buildings: list[str]
    """Classes in canonical order: `village`, `garrison+1` (with a prisoner), `reserve:maize` (with a good) …"""
    strength: int
    defence: int
    """0 for a free site."""
    tokens: list[int]
    """By seat: control tokens; all 0 on a city."""
    prices: list[int]
    """By seat: what the free site itself costs to found on; empty for a city."""
    blocked: list[int]
    """The seats whose goods cannot pass this free site, because enemy tokens outnumber theirs."""


@dataclass(frozen=True)
class Card:
    slot: int
    """1 to N + 1 in the row; larger numbers lie on top of the deck, in order."""
    turned: bool
    face: str
    """Empty if the reader does not know it."""
    seen_by: list[int]
    """The seats that have looked at it."""


@dataclass(frozen=True)
class Turned:
    """A card that was turned."""

    round: int
    slot: int
    face: str


@dataclass(frozen=True)
class Action:
    """What the king to move is doing; what does not belong to it is empty or 0."""

    kind: str
    """`found`, `transform`, `attack`, `takeover`, `pass`, `divine`; empty if none is chosen or a card works."""
    site: str
    """The site that is built on, or attacked."""
    origin: str
    """The city that attacks."""
    sent: int
    kept: list[str]
    """Of a city that is transformed: what stays."""
    added: list[str]
    """What is built, upgrades included."""
    demolished: list[str]
    """Kinds."""
    price: int
    """Units of any type that the action costs so far."""
    named: dict[str, int]
    """Units of certain types that it costs besides."""
    due: int
    """Units of any type that are still to be paid."""
    auto: dict[str, int]
    """What `pay auto` would pay; empty where it is not offered."""
    failures: int
    potential: int
    damage: int
    """Points still to be spent."""
    prisoners: int
    """Prisoners still to be placed."""
    card: str
    """The face of the catastrophe at work."""
    losses: int
    """Buildings still to be lost to it."""
    looks: int
    """Cards that may still be looked at."""
    slot: int
    """The card that chance is giving a face."""


@dataclass(frozen=True, kw_only=True)
class LapinsView(View):
    options: dict[str, str]
    colours: list[str]
    """Of the seats: violet, orange, turquoise or white."""
    length: int
    """Matches after which the game ends."""

    columns: int
    rows: int
    path_set: str
    tiles: list[Tile]
    """In board order; while the map is drawn, those drawn so far."""
    sites: list[Site]
    """In board order."""
    areas: list[list[list[str]]]
    """By seat: the transport areas, each a list of cities."""

    phase: str
    """One of refusals.PHASES, the nodes of section 6."""
    round: int
    active: int
    """Whose turn it is; -1: nobody's. At the end of the round, who turned the last card."""
    matches: int
    wealth: list[dict[str, int]]
    """By seat, then by type."""
    glory: list[int]
    cities: list[int]
    """By seat: how many."""
    stelae: list[int]
    """By seat: how many more cities can be founded."""

    row: list[Card]
    ahead: list[Card]
    """Cards on top of the deck that somebody has looked at."""
    deck: int
    """Cards in the deck."""
    discard: list[Turned]
    """All cards that were turned, in order of their numbers."""
    unseen: dict[str, int]
    """By face: how many cards of the whole deck the reader has not seen."""

    action: Action
    finished: list[bool]
    """By seat, while goods are shared out: who has finished or had nothing to decide. Empty otherwise."""
    shares: list[Share] = field(default_factory=list)
    """While goods are shared out: the reader's own share; with `turn_order` those of all who are asked."""
    sort: str = ""
    """While the map is drawn: what lies on the next cell, if it is known."""


def unseen(state: Lapins, seat: int | None) -> dict[str, int]:
    """By face: how many cards of the deck the seat has not seen."""
    return _unseen(state, _known(state, seat))


def _known(state: Lapins, seat: int | None) -> int:
    """The cards whose faces the seat knows, a bit each."""
    known = state.turned if seat is None else state.turned | state.seen[seat]
    for card in range(1, state.players * state.box.top_per_king + 1):
        known |= 1 << card
    return known


def view(state: Lapins, seat: int | None, public: LapinsView | None = None) -> LapinsView:
    """What the seat may know; None is a spectator. The cards and the shares are not the same for all."""
    known = _known(state, seat)
    looked_at = 0
    for seen in state.seen:
        looked_at |= seen
    return changed(
        public or _public(state),
        seat=seat,
        row=[_card(state, card, known) for card in range(row_start(state), row_end(state))],
        ahead=[_card(state, card, known) for card in range(row_end(state), len(state.faces)) if looked_at >> card & 1],
        unseen=_unseen(state, known),
        shares=[share(state, king) for king in range(state.players) if _open(state, king, seat)],
    )


def _public(state: Lapins) -> LapinsView:
    """What is the same for all; no card is known."""
    seats = range(state.players)
    cities = [count_cities(state, king) for king in seats]
    return LapinsView(
        game="lapins",
        players=state.players,
        seat=None,
        actors=state.actors(),
        points=state.points(),
        winners=state.winners(),
        places=state.places(),
        options=dict(state.options.given),
        colours=state.box.colours[: state.players],
        length=state.options.length,
        columns=state.land.columns,
        rows=state.land.rows,
        path_set=PATH_SETS[state.land.path_set],
        tiles=[
            _tile(state.box, state.options.path_set, state.land.columns, cell, tile)
            for cell, tile in enumerate(state.tiles)
        ],
        sites=[*_sites(_Cities(state.box, state.land, state.players, tuple(state.cities), state))],
        areas=[[names_of(state, area) for area in sharing.areas(state, king)] for king in seats],
        phase=PHASES[state.node],
        round=state.round,
        active=state.seat if ROLLING <= state.node < OVER else -1,
        matches=state.matches,
        wealth=[_goods(state.wealth[king * TYPES : king * TYPES + TYPES]) for king in seats],
        glory=state.glory[:],
        cities=cities,
        stelae=[state.box.stelae - number for number in cities],
        row=[],
        ahead=[],
        deck=len(state.faces) - row_end(state),
        discard=[_turned(state, card) for card in range(1, len(state.faces)) if state.turned >> card & 1],
        unseen={},
        action=_action(state),
        finished=[state.shares[king * SHARE_ROW + STAGE] == FINISHED for king in seats] if state.shares else [],
        sort=SORT_NAMES[state.sort] if PHASES[state.node] == "draw-tile" else "",
    )


# ------------------------------------------------------------------- the map
def printed_tile(box: Components, path_set: int, tile: int) -> Tile:
    """A tile that lies nowhere yet."""
    return _tile(box, path_set, 1, 0, tile)


@lru_cache(8192)
def _tile(box: Components, path_set: int, columns: int, cell: int, tile: int) -> Tile:
    number = tile >> 2
    quarters = tile & 3
    at = ((path_set * box.tiles + number) * 4 + quarters) * 4
    ways = box.ways[at : at + 4]
    return Tile(
        cell=cell_name(cell, columns),
        id=box.tile_names[number],
        turn=quarters * 90,
        resource=SORT_NAMES[box.tile_sort[number]],
        slots=box.tile_slots[number],
        exits="".join(SIDES[side] for side in range(4) if ways[side] == SITE),
        links=[SIDES[side] + SIDES[ways[side]] for side in range(4) if side < ways[side] < 4],
    )


@dataclass(frozen=True)
class _Cities:
    """What the sites depend on, and a state in which it is so."""

    box: Components
    land: Land
    players: int
    cities: tuple[int, ...]
    state: Lapins = field(compare=False, repr=False)


@lru_cache(256)
def _sites(cities: _Cities) -> tuple[Site, ...]:
    """Most moves leave all cities as they are."""
    return tuple(_site(cities.state, site) for site in range(cities.land.sites))


def _site(state: Lapins, site: int) -> Site:
    city = state.cities[site]
    seats = range(state.players)
    return _site_with(
        state.land,
        site,
        city,
        defence(state, site) if city else 0,
        tuple(0 if city else tokens(state, site, king) for king in seats),
        () if city else tuple(price(state, site, king) for king in seats),
        () if city else tuple(king for king in seats if surplus(state, site, king) > 0),
    )


@lru_cache(4096)
def _site_with(
    land: Land,
    site: int,
    city: int,
    defence: int,
    tokens: tuple[int, ...],
    prices: tuple[int, ...],
    blocked: tuple[int, ...],
) -> Site:
    return Site(
        name=land.name(site),
        resource=TYPE_NAMES[land.resource[site]],
        slots=land.slots[site],
        near=[land.name(other) for other in land.near[site]],
        seat=owner(city),
        buildings=class_names(city),
        strength=strength(city),
        defence=defence,
        tokens=[*tokens],
        prices=[*prices],
        blocked=[*blocked],
    )


def class_names(city: int) -> list[str]:
    """The buildings of a city, by class, in canonical order."""
    return [CLASS_NAMES[which] for which in range(CLASSES) for _ in range(count(city & BUILDINGS, which))]


def _goods(units: list[int]) -> dict[str, int]:
    return {TYPE_NAMES[which]: units[which] for which in range(TYPES)}


# ------------------------------------------------------------------- the cards
def _card(state: Lapins, card: int, known: int) -> Card:
    seen_by = tuple([king for king, seen in enumerate(state.seen) if seen >> card & 1])
    face = CARD_NAMES[state.faces[card]] if known >> card & 1 else ""
    return _card_with(card - row_start(state) + 1, bool(state.turned >> card & 1), face, seen_by)


@lru_cache(4096)
def _card_with(slot: int, turned: bool, face: str, seen_by: tuple[int, ...]) -> Card:
    return Card(slot, turned, face, [*seen_by])


def _turned(state: Lapins, card: int) -> Turned:
    rounds, slot = divmod(card - 1, row_length(state.box, state.players))
    return Turned(rounds + 1, slot + 1, CARD_NAMES[state.faces[card]])


def _unseen(state: Lapins, known: int) -> dict[str, int]:
    left = state.box.card_count[:]
    left[TOP_CARD] = state.players * state.box.top_per_king
    for card in range(1, len(state.faces)):
        if known >> card & 1:
            left[state.faces[card]] -= 1
    return {CARD_NAMES[face]: left[face] for face in range(CARD_IDS) if left[face]}


# ------------------------------------------------------------------- what is going on
def _action(state: Lapins) -> Action:
    phase = PHASES[state.node]
    building = ACTIONS[state.action] in ("found", "transform", "takeover")
    attacking = phase in ("strength", "roll", "loss", "damage", "prisoner", "takeover") or (
        ACTIONS[state.action] in ("attack", "takeover")
    )
    named = [state.named >> COST_BITS * which & COST_MASK for which in range(TYPES)]
    kind = ACTIONS[state.action]
    return Action(
        kind=kind or ("attack" if attacking else ""),
        site=state.land.name(state.site) if building or attacking else "",
        origin=state.land.name(state.origin) if attacking else "",
        sent=state.sent,
        kept=class_names(state.base),
        added=class_names(state.plus),
        demolished=[KIND_NAMES[kind] for kind in range(KINDS) if state.gone >> kind & 1],
        price=state.fee,
        named=some(named),
        due=state.due,
        auto=_auto(state),
        failures=state.count if phase == "loss" else 0,
        potential=state.potential,
        damage=state.count if phase == "damage" else 0,
        prisoners=state.won if phase in ("damage", "prisoner") else 0,
        card=CARD_NAMES[state.faces[state.card]] if state.node in (PARRYING, SUFFERING) else "",
        losses=state.count if phase == "suffer" else 0,
        looks=state.looks,
        slot=state.card - row_start(state) + 1 if state.node in (FACE_SEEN, FACE_TURNED) else 0,
    )


def _auto(state: Lapins) -> dict[str, int]:
    """LAP-39: the automatic payment, before the first unit is paid."""
    if state.node != PAYING or state.last >= 0:
        return {}
    trial = state.copy()
    pay_auto(trial)
    start = state.seat * TYPES
    return some([state.wealth[start + which] - trial.wealth[start + which] for which in range(TYPES)])


def _open(state: Lapins, king: int, seat: int | None) -> bool:
    """LAP-95: whether the reader may see how the king shares out his goods."""
    if state.node != SHARING or not state.shares[king * SHARE_ROW + ASKED]:
        return False
    return king == seat or not state.options.secret


assert len(PHASES) == OVER + 1
assert PHASES.index("face-turned") == CHANCE_NODES
