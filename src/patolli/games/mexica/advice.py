"""What a bot needs to know about Mexica: how good a position is, and which moves are worth a look."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from patolli.engine.cells import Cells, both, has, overlap, size_of, within
from patolli.games.mexica.areas import Area, areas_of, nearest, roads, tiles_for
from patolli.games.mexica.codes import (
    BOAT,
    BRIDGE_EW,
    BRIDGE_NS,
    CANAL,
    CANAL_SOUTH,
    CELL,
    CELL_BITS,
    END,
    FLOORS_MASK,
    FLY,
    FOUND,
    NEUTRAL,
    OWNER_BITS,
    SHIFT,
    SPEND,
    TAKE,
    TEMPLE,
    TURN,
    WALK,
)
from patolli.games.mexica.components import BOARD, FLAT_FEE, FLOORS, PALACE_BONUS, SECOND
from patolli.games.mexica.scoring import prizes

if TYPE_CHECKING:
    from patolli.games.mexica.state import Mexica

PARTS: Final = ["scored", "founded", "open", "tokens", "palace", "stock"]
"""What an estimate is made of: points scored, founded and unfounded districts, action tokens, palace, temples left."""

POINT_OF_TOKEN: Final = 0.6
POINT_OF_FLOOR: Final = 0.45
"""Of a temple that is still to be built, as long as there are rounds enough."""
FLOORS_A_ROUND: Final = 3.0
FOUNDINGS_A_TURN: Final = 0.5
ROUNDS_OF_SECOND: Final = 8.0
COOL: Final = 0.35
HEAT_OF_ROUND: Final = 0.3
HOTTEST: Final = 2.2
LEAST_OPEN: Final = 0.12
OPEN_MOST: Final = 10.0
"""The most that first place in an unfounded district is thought to be worth in the first period."""
POINT_OF_AP: Final = 0.8
PRIZE_FIRST: Final = 0.8
PRIZE_LAST: Final = 0.5
"""The share of its size that a founded district brings its founder with temples, in each period."""
OUTLOOK: Final = 0.35
CANAL_USE: Final = 0.6
TOKEN_USE: Final = 0.7
CELLS_A_TILE: Final = 4.0


def rounds_left(state: Mexica) -> float:
    """How many rounds the period will probably go on after this one."""
    least: int = 99
    for seat in range(state.players):
        floors = floors_left(state, seat)
        if floors < least:
            least = floors
    tokens = min(len(state.display), (state.singles + state.doubles + 1) // 2)
    slow = least / FLOORS_A_ROUND
    slower = tokens / (FOUNDINGS_A_TURN * state.players)
    return slow if slow > slower else slower


def floors_left(state: Mexica, seat: int) -> int:
    floors: int = 0
    for height in range(FLOORS):
        floors += state.stock[seat * FLOORS + height] * (height + 1)
    return floors


def heat(rounds: float) -> float:
    """How many floors of a lead are as good as even with so many rounds to come."""
    warm = COOL + HEAT_OF_ROUND * rounds
    return warm if warm < HOTTEST else HOTTEST


def estimate(state: Mexica) -> list[float]:
    """The prestige that each seat will probably have at the end."""
    if state.phase != TURN or not state.display or not state.singles + state.doubles:
        return quick(state)
    return thorough(state, areas_of(state))


def thorough(state: Mexica, areas: list[Area]) -> list[float]:
    """The estimate with these areas in view, which may be those of the beginning of the turn."""
    guess = quick(state)
    if state.phase == TURN and state.display and state.singles + state.doubles:
        for seat in range(state.players):
            guess[seat] += outlook(state, seat, areas)
    return guess


def quick(state: Mexica) -> list[float]:
    """The same without what a pawn may do from where it stands."""
    players = state.players
    parts = account(state)
    guess = [0.0] * players
    for index in range(len(parts)):
        guess[index % players] += parts[index]
    return guess


def outlook(state: Mexica, seat: int, areas: list[Area]) -> float:
    """What the best district that the seat could cut off and found next is worth to it now."""
    layers = roads(state, state.pawns[seat], FLAT_FEE - 1)
    best: float = 0.0
    for area in areas:
        if area.size in state.display:
            gain = founding(state, area)
            if gain > best and still_there(state, area):
                way = nearest(layers, area.cells)
                gain -= POINT_OF_AP * (way if way >= 0 else FLAT_FEE)
                if gain > best:
                    best = gain
    return OUTLOOK * best


def still_there(state: Mexica, area: Area) -> bool:
    """Whether nothing was dug inside the area, nothing founded, and nothing built on its border."""
    return (
        within(area.cells, state.dry)
        and not overlap(area.cells, state.founded)
        and not overlap(area.border, state.built)
    )


def founding(state: Mexica, area: Area) -> float:
    """What it is worth to cut off and found the area, once one is there."""
    many = PRIZE_FIRST if state.period == 1 else PRIZE_LAST
    tiles = area.tiles
    if not within(area.border, state.dry):
        tiles = tiles_for(both(area.border, state.dry))
    return SECOND[area.size] + many * area.size - POINT_OF_AP * tiles


def account(state: Mexica) -> list[float]:
    """The estimate in its parts but for the outlook, one after the other in the order of PARTS, each by seat."""
    players = state.players
    parts = [0.0] * (len(PARTS) * players)
    for seat in range(players):
        parts[seat] = float(state.prestige[seat])
    if state.phase != TURN:
        return parts
    colours = players + 1
    rounds = rounds_left(state)
    first = state.period == 1
    now = heat(rounds)
    later = heat(rounds + ROUNDS_OF_SECOND)
    quarters = len(state.quarters)
    areas: list[Cells] = state.quarters + state.districts
    remains = remaining(state, rounds)
    temples = state.temples
    for index in range(len(areas)):
        area = areas[index]
        floors = [0] * colours
        total: int = 0
        for piece in temples:
            if has(area, piece & CELL):
                owner = piece >> OWNER_BITS
                height = piece >> CELL_BITS & FLOORS_MASK
                total += height
                floors[players if owner == NEUTRAL else owner] += height
        if total == 0:
            continue
        size: int = size_of(area)
        founded = index < quarters
        paid = prizes(size, founded)
        share = remains
        if first and not founded:
            share = remains * size
            share = (share if share < OPEN_MOST else OPEN_MOST) / size
        for seat in range(players):
            if floors[seat]:
                if not founded:
                    parts[2 * players + seat] += share * expected(paid, floors, seat, later if first else now)
                elif first:
                    parts[players + seat] += expected(paid, floors, seat, now) + expected(paid, floors, seat, later)
                else:
                    parts[players + seat] += expected(paid, floors, seat, now)
    ahead = rounds + (ROUNDS_OF_SECOND if first else 0.0)
    token = POINT_OF_TOKEN * (ahead / 3.0 if ahead < 3.0 else 1.0) + 0.02
    floor = POINT_OF_FLOOR * (ahead / 4.0 if ahead < 4.0 else 1.0)
    royal = PALACE_BONUS * (0.9 if rounds == 0.0 else (0.3 / (1.0 + rounds)))
    for seat in range(players):
        parts[3 * players + seat] = token * state.held[seat]
        if has(BOARD.start, state.pawns[seat]):
            parts[4 * players + seat] = royal
        parts[5 * players + seat] = floor * floors_left(state, seat)
    return parts


def remaining(state: Mexica, rounds: float) -> float:
    """Which share of the unfounded ground will probably be left at the end, unfounded and dry."""
    ground: int = 0
    for district in state.districts:
        ground += size_of(district)
    if ground == 0:
        return 0.0
    orders: int = 0
    for size in state.display:
        orders += size
    for size in state.hidden:
        orders += size
    tiles = state.singles + state.doubles
    most = tiles * CELLS_A_TILE
    used = TOKEN_USE * (orders if orders < most else most) + CANAL_USE * (state.singles + 2 * state.doubles)
    if state.period == 2 and rounds < 4.0:
        used *= rounds / 4.0
    share = 1.0 - used / ground
    return share if share > LEAST_OPEN else LEAST_OPEN


def expected(paid: list[int], floors: list[int], seat: int, warm: float) -> float:
    """The points of a seat in a district, if each lead of others may still turn with that heat."""
    own = floors[seat]
    rank: float = 0.0
    for other in range(len(floors)):
        if other != seat:
            rank += 1.0 / (1.0 + exp((own - floors[other] + 0.5) / warm))
    whole = int(rank)
    if whole >= 3:
        return 0.0
    part = rank - whole
    return paid[whole] * (1.0 - part) + paid[whole + 1] * part


def promise(state: Mexica, moves: list[int]) -> list[float]:
    """What a player would look at first, move by move; whole turns are planned in `plans.py`."""
    looks = [0.0] * len(moves)
    if state.phase != TURN:
        return looks
    rich = overlap(state.here, state.founded)
    for index in range(len(moves)):
        looks[index] = look(state, moves[index], rich)
    return looks


def look(state: Mexica, move: int, rich: bool) -> float:
    kind = move >> CELL_BITS
    if kind == FOUND:
        return 5.0
    if CANAL <= kind <= CANAL_SOUTH:
        return -2.0
    if TEMPLE < kind <= TEMPLE + FLOORS:
        return 2.0 if rich else 1.0
    if kind == END:
        return -3.0 if state.ap > 1 else 0.0
    if kind == SPEND:
        return -1.0
    if kind == TAKE:
        return 0.0
    if kind == WALK or kind == BOAT:
        return -0.5
    if kind == FLY:
        return -2.5
    if kind == BRIDGE_NS or kind == BRIDGE_EW:
        return -2.0
    return -4.0 if kind >= SHIFT else 0.0
