"""Positions set up by hand; docs/notation.md shows one.

What is not said is as at the start of the game, and it is the turn of seat 0. Cards and tiles that have to lie
somewhere are the first ones that are free: earlier scoring cards, played cards, hands, offer, market, tiles of the
board. `buildings` puts the tiles into the first empty cells. With one player, seat 1 is Cocijobot. Nothing is filled in
during the set-up (round 0).
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from patolli.engine import fields as field
from patolli.engine.fields import Fields, Spot, bits_of, joined, numbers_in, paired, spaced
from patolli.games.zapotec.box.options import OPTIONS, Options
from patolli.games.zapotec.position.cards import fill_cards, is_laid, read_chosen
from patolli.games.zapotec.position.checks import SIZES, check
from patolli.games.zapotec.rules import codes
from patolli.games.zapotec.rules.capital import add_level, changed, occupy, place_disc, turn_down
from patolli.games.zapotec.rules.codes import KINDS, LETTERS, PROPERTIES, TILED, VALUES
from patolli.games.zapotec.rules.draws import needed
from patolli.games.zapotec.rules.state import Zapotec, start


# ------------------------------------------------------------------- the board
def read_tiles(state: Zapotec, spot: Spot) -> None:
    """ZAP-11."""
    box = state.box
    for word in spot.words:
        name, tile = spot.pair(word, "=", "tile-form")
        space, number = spot.index(name, box.spaces, "no-space"), spot.claim(tile, box.tiles, "no-tile")
        spot.deny(state.owner[space] != TILED or state.tiles[space] >= 0, "tile-space", space=name)
        spot.deny(box.tile_type[number] != box.space_values[space * VALUES], "tile-type", tile=tile, space=name)
        spot.deny(not state.tiles_left >> number & 1, "tile-players", tile=tile)
        state.tiles[space] = number
    for space in box.in_play[state.players - 1] if is_laid(state, codes.DRAW_TILES) else []:
        if state.tiles[space] < 0:
            left = state.tiles_left & box.type_mask[box.space_values[space * VALUES]]
            state.tiles[space] = spot.fields.take(box.tiles, among=numbers_in(left))
    state.tiles_left &= bits_of(spot.fields.free(box.tiles))


def on_tiles(state: Zapotec) -> list[str]:
    """ZAP-3: the properties on the scoring tiles."""
    return [PROPERTIES[wanted] for wanted in state.box.score_property]


def read_market(state: Zapotec, spot: Spot) -> None:
    """ZAP-12."""
    box = state.box
    spot.deny(spot.words and len(spot.words) != len(state.market), "market", count=len(state.market))
    state.market = [-1 if word == "-" else spot.claim(word, box.trade, "no-trade-tile") for word in spot.words]
    state.market = state.market or [-1] * (VALUES * box.slots)
    for slot, tile in enumerate(state.market):
        level = slot // box.slots
        spot.deny(tile >= 0 and box.trade_level[tile] != level, "market-level", tile=box.trade[tile], level=level + 1)


def fill_market(state: Zapotec, fields: Fields) -> None:
    """ZAP-12: alone, the market lacks what somebody owns."""
    box = state.box
    if not fields.words("market") and is_laid(state, codes.DRAW_MARKET):
        for slot in range(len(state.market)):
            level = slot // box.slots
            taken = sum((owned & box.level_mask[level]).bit_count() for owned in state.owned)
            left = box.of_level[level] if state.players > 1 or slot % box.slots >= taken else []
            if any(tile in left for tile in fields.free(box.trade)):
                state.market[slot] = fields.take(box.trade, among=left)
    state.trade_left = bits_of(fields.free(box.trade))


def read_pyramid(state: Zapotec, spot: Spot) -> None:
    """A scoring tile and levels such as 0:base."""
    at = spot.seat
    first, levels = (*spot.words[:1], "")[0], spot.words[1:]
    if not first:
        return
    known = on_tiles(state) if first.lower() in on_tiles(state) else state.box.score_tiles
    number = spot.index(first, known, "no-score-tile")
    slot = state.edge.index(number) if number in state.edge else -1
    spot.deny(slot < 0 or slot in state.beside, "pyramid-tile", tile=first)
    spot.deny(-1 in state.beside[:at], "pyramid-order")
    spot.deny(not levels, "pyramid-empty")
    state.beside = changed(state.beside, at, slot)
    for word in levels:
        seat, size = spot.pair(word, ":", "level-form")
        spot.deny(size not in SIZES[1:], "level-form", word=word[:20])
        who, level = spot.number(seat, len(state.vp) - 1), SIZES.index(size)
        spot.deny(state.tops[at] and level != state.tops[at] - 1, "level-fits", size=size)
        spot.deny(not state.pieces[who * 3 + 3 - level], "level-left", seat=who, size=size)
        add_level(state, who, at, level)


def write_pyramid(state: Zapotec, at: int) -> str | None:
    levels = [f"{level >> 2 & 7}:{SIZES[level & 3]}" for level in state.levels if level >> 5 == at]
    return " ".join([state.box.score_tiles[state.edge[state.beside[at]]], *levels]) if levels else None


def read_track(state: Zapotec, spot: Spot) -> None:
    """ZAP-49: `track` names the seats by rank where positions alone do not say it."""
    seats = list(range(len(state.vp)))
    order = spot.numbers(spot.words, len(seats) - 1) or seats
    spot.deny(sorted(order) != seats, "track-seats")
    state.track = sorted(order, key=lambda seat: -state.position[seat])
    spot.deny(spot.words and state.track != order, "track-rank")


# ------------------------------------------------------------------- the seats
def read_stock(state: Zapotec, spot: Spot) -> None:
    """Resources such as w1 b2; those not named are 0, and without the part they are those of the start."""
    stock = [0] * KINDS
    for word in spot.words:
        kind = LETTERS.find(word[0].lower())
        spot.deny(kind < 0, "resource", word=word[:20], letters=LETTERS)
        stock[kind] = spot.number(word[1:], 999)
    if spot.given:
        spot.put("stock", stock, KINDS)


def write_stock(state: Zapotec, seat: int) -> str:
    return " ".join(map("{}{}".format, LETTERS, state.stock[seat * KINDS :]))


def build(state: Zapotec, spot: Spot, word: str) -> int:
    space = spot.index(word, state.box.spaces, "no-space")
    spot.deny(state.owner[space] != TILED, "built-twice", space=state.box.spaces[space])
    spot.deny(not state.houses[spot.seat], "houses", most=state.box.houses)
    occupy(state, space, spot.seat)
    state.houses[spot.seat] -= 1
    return space


def grid_of(state: Zapotec, seat: int) -> list[int]:
    size = len(state.box.cells)
    return state.grid[seat * size : seat * size + size] if seat < state.players else []


def read_cell(state: Zapotec, spot: Spot, word: str) -> None:
    cell_name, space_name = spot.pair(word, "=", "grid-form")
    cell = spot.index(cell_name, state.box.cells, "no-cell")
    spot.deny(grid_of(state, spot.seat)[cell] >= 0, "cell-twice", cell=cell_name)
    state.grid[spot.seat * len(state.box.cells) + cell] = build(state, spot, space_name)


def read_building(state: Zapotec, spot: Spot, word: str) -> None:
    space, cells = build(state, spot, word), grid_of(state, spot.seat)
    if cells:
        spot.deny(-1 not in cells, "grid-full")
        state.grid[spot.seat * len(cells) + cells.index(-1)] = space


def read_palace(state: Zapotec, spot: Spot) -> None:
    spot.deny(len(spot.words) > 1, "one-palace")
    if spot.one_word():
        spot.put("palaces", build(state, spot, spot.one_word()))


def read_trade(state: Zapotec, spot: Spot, word: str) -> None:
    """Tiles such as Z13, Z13/up or Z01/down; a tile of level 1 always lies face down."""
    name, _, face = word.partition("/")
    tile, seat = spot.claim(name, state.box.trade, "no-trade-tile"), spot.seat
    spot.deny(face not in ("", "up", "down"), "face", word=word[:20])
    kind = state.box.trade_kind[tile]
    once = kind in (codes.TRADE_SACRIFICE, codes.TRADE_RITUAL) and not state.options.kept
    spot.put("owned", state.owned[seat] | 1 << tile)
    if face == "down" or (not face and (once or kind == codes.TRADE_GAIN or seat >= state.players)):
        turn_down(state, seat, tile)


def read_disc(state: Zapotec, spot: Spot, word: str) -> None:
    card = spot.index(word, state.box.rituals, "no-ritual")
    spot.deny(card not in state.rituals, "ritual-open", card=word)
    at = state.rituals.index(card)
    spot.deny(state.discs[at] >> spot.seat & 1, "disc-twice", card=word)
    place_disc(state, spot.seat, at)


def discs_of(state: Zapotec, seat: int) -> list[int]:
    return [card for at, card in enumerate(state.rituals) if state.discs[at] >> seat & 1]


def check_laid(state: Zapotec, fields: Fields) -> None:
    box, players = state.box, state.players
    most = box.laid_score_tiles[players - 1]
    fields.deny(len(state.edge) > most, "score-tiles", "score-tiles", most=most, players=players)
    fields.deny(len(state.rituals) > box.open_rituals, "rituals", "rituals", most=box.open_rituals)
    for seat in range(len(state.vp)):
        line = f"seat {seat}"
        fields.deny(state.performed[seat] > len(discs_of(state, seat)), line, "performed")
        stray = state.known[seat] & ~state.hands[seat] if human(state, seat) else 0
        fields.deny(stray, line, "known", card=box.cards[stray.bit_length() - 1])


# ------------------------------------------------------------------- all lines
def human(state: Zapotec, seat: int) -> bool:
    """Cocijobot has no cards, no resources and no grid (ZAP-81)."""
    return seat < state.players


def rounds(state: Zapotec) -> tuple[int, int]:
    later = state.phase > codes.DRAW_HINT
    upkeep = state.phase in (codes.DRAW_OFFER, codes.DRAW_TOP, codes.DRAW_HINT)
    return int(later), state.box.rounds if later or upkeep else 0


def filled(phase: int) -> field.Bound:
    """As many as this phase of the set-up draws, once it is over; before, as many as are said."""
    return lambda state: needed(state, phase) if is_laid(state, phase) else 0


def write_chosen(state: Zapotec, seat: int) -> str:
    return joined(state.box.cards, [state.chosen[seat]])


def write_buildings(state: Zapotec, seat: int) -> str:
    return joined(state.box.spaces, [space for space in numbers_in(state.built[seat]) if space != state.palaces[seat]])


def write_trade(state: Zapotec, seat: int) -> str:
    faces = [(tile, "down" if state.down[seat] >> tile & 1 else "up") for tile in numbers_in(state.owned[seat])]
    return " ".join(f"{state.box.trade[tile]}/{face}" for tile, face in faces)


CARDS, TRADE, FRONTS, SCORE_TILES = map(attrgetter, ("box.cards", "box.trade", "box.fronts", "box.score_tiles"))
EDGE = filled(codes.DRAW_SCORE_TILES)
HUMAN: dict[str, Any] = {"of_seat": human, "stray": "bot-parts"}
SOLO: dict[str, Any] = {"shown": lambda s: s.players == 1, "stray": "solo"}
TRACK = field.Line("track", read_track, lambda s: spaced(s.track), late=True)
SEATS = field.Seats(
    field.Line("played", read_chosen, lambda s, n: write_chosen(s, n) if s.order else None, late=True, **HUMAN),
    field.Line("chose", read_chosen, lambda s, n: None if s.order else write_chosen(s, n), late=True, **HUMAN),
    field.Named("hand", CARDS, "no-card", "hands", bits=True, unique=True, **HUMAN),
    field.Named("known", CARDS, "no-card", bits=True, **HUMAN),
    field.Line("resources", read_stock, write_stock, **HUMAN),
    field.Each("grid", read_cell, lambda s, n: paired(s.box.cells, s.box.spaces, grid_of(s, n)), **HUMAN),
    field.Each("buildings", read_building, write_buildings, of_seat=lambda s, n: not human(s, n)),
    field.Line("palace", read_palace, lambda s, n: joined(s.box.spaces, [s.palaces[n]])),
    field.Each("trade", read_trade, write_trade),
    field.Each("discs", read_disc, lambda s, n: joined(s.box.rituals, discs_of(s, n))),
    field.Number("performed", lambda s: s.box.discs),
    field.Number("position", lambda s: s.box.track),
    field.Number("vp", 9999),
    count=lambda s: len(s.vp),
)
POSITION = field.Layout(
    "zapotec",
    OPTIONS,
    lambda players, given: start(players, Options(players, given)),
    field.Word("phase", codes.PHASES, "choose"),
    field.Between("round", rounds),
    field.Line("turn", None, lambda s: str(s.seat) if s.seat >= 0 else "-"),
    field.Numbers("order", lambda s: len(s.vp) - 1),
    field.Named("scoring", CARDS, "no-card", "slot", unique=True),
    field.Named("offer", CARDS, "no-card", unique=True),
    field.Named("gone", CARDS, "no-card", unique=True),
    field.Line("pile", None, lambda s: str(s.pile)),
    field.Line("tiles", read_tiles, lambda s: paired(s.box.spaces, s.box.tiles, s.tiles)),
    field.Line("market", read_market, lambda s: joined(s.box.trade, s.market)),
    field.Named("score-tiles", SCORE_TILES, "no-score-tile", "edge", unique=True, alias=on_tiles, full=EDGE),
    field.Named("rituals", attrgetter("box.rituals"), "no-ritual", unique=True, full=filled(codes.DRAW_RITUALS)),
    TRACK,
    field.Numbers("bought", VALUES, 1, bits=True),
    field.Numbers("touched", lambda s: len(s.beside), 1, bits=True),
    field.Number("steps", lambda s: s.box.track),
    field.OneNamed("pending", TRADE, "no-trade-tile"),
    field.OneNamed("top", CARDS, "no-card", unique=True, **SOLO),
    field.OneNamed("hint", PROPERTIES, "no-property", **SOLO),
    field.Named("revealed", FRONTS, "no-front", unique=True, **SOLO),
    field.OneNamed("card", FRONTS, "no-front", "bot_card", **SOLO),
    field.OneNamed("second", FRONTS, "no-front", "bot_second", **SOLO),
    field.Flag("idle", shown=SOLO["shown"]),
    field.Group("pyramid", lambda s: [str(at + 1) for at in range(len(s.beside))], read_pyramid, write_pyramid),
    SEATS,
    field.Check(check_laid),
    field.Late(TRACK),
    field.Check(fill_market),
    field.Late(SEATS),
    field.Check(fill_cards),
    field.Check(check),
)
