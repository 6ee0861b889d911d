"""Positions set up by hand.

    zapotec 2
    phase: build
    round: 2
    turn: 0
    scoring: A12
    market: Z07 Z02 Z03 Z16 Z14 Z15 Z25 Z26 -
    score-tiles: forest temple mitla
    pyramid 1: forest 0:base 1:middle
    rituals: R01 R07 R08
    tiles: EPV=B22 EHT=B04
    seat 0: played A08; resources w1 b2; grid wb=EPV ws=EHT; trade Z13 Z01/down; position 3; vp 4
    seat 1: played A14; hand A01 A02 A20; known A20; buildings OHT; palace MFC; discs R07; performed 1

What is not said is as at the start of the game, and it is the turn of seat 0. Cards and tiles that have to lie
somewhere are the first ones that are free: earlier scoring cards, played cards, hands, offer, market, tiles of the
board. `buildings` puts the tiles into the first empty cells. With one player, seat 1 is Cocijobot. Nothing is filled in
during the set-up (round 0).
"""

from __future__ import annotations

from patolli.engine.position import Fields, PositionError, option_lines
from patolli.games.zapotec.position.board import SIZES
from patolli.games.zapotec.position.checks import Position
from patolli.games.zapotec.rules.codes import (
    KINDS,
    LETTERS,
    PHASES,
    PROPERTIES,
    VALUES,
)
from patolli.games.zapotec.rules.state import Zapotec


# ------------------------------------------------------------------- write
def write(state: Zapotec) -> str:
    """The position as text, with everything said."""
    box = state.box
    lines = [f"zapotec {state.players}", *option_lines(state.options.given)]
    lines += [
        f"phase: {PHASES[state.phase]}",
        f"round: {state.round}",
        f"turn: {state.seat if state.seat >= 0 else '-'}",
        "order: " + " ".join(map(str, state.order)),
        "scoring: " + _names(box.cards, state.slot),
        "offer: " + _names(box.cards, state.offer),
        "gone: " + _names(box.cards, state.gone),
        f"pile: {state.pile}",
        "tiles: " + " ".join(f"{box.spaces[at]}={box.tiles[tile]}" for at, tile in enumerate(state.tiles) if tile >= 0),
        "market: " + " ".join(box.trade[tile] if tile >= 0 else "-" for tile in state.market),
        "score-tiles: " + _names(box.score_tiles, state.edge),
        "rituals: " + _names(box.rituals, state.rituals),
        "track: " + " ".join(map(str, state.track)),
        "bought: " + " ".join(str(level + 1) for level in range(VALUES) if state.bought >> level & 1),
        "touched: " + " ".join(str(at + 1) for at in range(len(state.beside)) if state.touched >> at & 1),
        f"steps: {state.steps}",
        f"pending: {box.trade[state.pending] if state.pending >= 0 else '-'}",
    ]
    if state.players == 1:
        lines += [
            f"top: {box.cards[state.top] if state.top >= 0 else '-'}",
            f"hint: {PROPERTIES[state.hint] if state.hint >= 0 else '-'}",
            "revealed: " + _names(box.fronts, state.revealed),
            f"card: {box.fronts[state.bot_card] if state.bot_card >= 0 else '-'}",
            f"second: {box.fronts[state.bot_second] if state.bot_second >= 0 else '-'}",
            f"idle: {int(state.idle)}",
        ]
    for at, slot in enumerate(state.beside):
        if slot >= 0:
            levels = [f"{level >> 2 & 7}:{SIZES[level & 3]}" for level in state.levels if level >> 5 == at]
            lines.append(f"pyramid {at + 1}: {box.score_tiles[state.edge[slot]]} " + " ".join(levels))
    lines += [_write_seat(state, seat) for seat in range(len(state.vp))]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _write_seat(state: Zapotec, seat: int) -> str:
    box = state.box
    parts: list[str] = []
    size = len(box.cells)
    if seat < state.players:
        chosen = box.cards[state.chosen[seat]] if state.chosen[seat] >= 0 else "-"
        parts += [
            f"{'played' if state.order else 'chose'} {chosen}",
            "hand " + _masked(box.cards, state.hands[seat]),
            "known " + _masked(box.cards, state.known[seat]),
        ]
        stock = state.stock[seat * KINDS : seat * KINDS + KINDS]
        parts.append("resources " + " ".join(f"{LETTERS[kind]}{amount}" for kind, amount in enumerate(stock)))
        grid = state.grid[seat * size : seat * size + size]
        parts.append(
            "grid " + " ".join(f"{box.cells[at]}={box.spaces[space]}" for at, space in enumerate(grid) if space >= 0)
        )
    else:
        houses = [at for at, owner in enumerate(state.owner) if owner == seat and at != state.palaces[seat]]
        parts.append("buildings " + _names(box.spaces, houses))
    palace = state.palaces[seat]
    owned = [tile for tile in range(len(box.trade)) if state.owned[seat] >> tile & 1]
    parts += [
        f"palace {box.spaces[palace] if palace >= 0 else '-'}",
        "trade " + " ".join(box.trade[tile] + ("/down" if state.down[seat] >> tile & 1 else "/up") for tile in owned),
        "discs " + _names(box.rituals, [card for at, card in enumerate(state.rituals) if state.discs[at] >> seat & 1]),
        f"performed {state.performed[seat]}",
        f"position {state.position[seat]}",
        f"vp {state.vp[seat]}",
    ]
    return f"seat {seat}: " + "; ".join(part.rstrip() for part in parts)


def _names(names: list[str], numbers: list[int]) -> str:
    return " ".join(names[number] for number in numbers)


def _masked(names: list[str], mask: int) -> str:
    return _names(names, [number for number in range(len(names)) if mask >> number & 1])


# ------------------------------------------------------------------- read
def read(text: str) -> Zapotec:
    """The position that the text sets up. PositionError names the line that is wrong."""
    fields = Fields(text)
    if fields.game != "zapotec" or fields.players not in (1, 2, 3, 4):
        raise PositionError(1, f"{fields.game} with {fields.players} players is not a game of Zapotec")
    return Position(fields).state
