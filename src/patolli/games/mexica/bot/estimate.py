"""What a bot needs to know about Mexica: how good a position is, and which moves are worth a look."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from patolli.games.mexica.bot.areas import Area, areas_of, nearest, roads, tiles_for
from patolli.games.mexica.box.cells import Cells, both, has, overlap, size_of, within
from patolli.games.mexica.box.components import BOARD, FLAT_FEE, FLOORS, PALACE_BONUS, SECOND
from patolli.games.mexica.rules.codes import (
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
from patolli.games.mexica.rules.scoring import prizes

if TYPE_CHECKING:
    from patolli.games.mexica.rules.state import Mexica

PARTS: Final = ["scored", "founded", "open", "tokens", "palace", "stock"]
"""What an estimate is made of: points scored, founded and unfounded districts, action tokens, palace, temples left."""


class Weights:
    """The numbers that the advice goes by, in points; those that were fitted are in docs/bots.md."""

    def __init__(self) -> None:
        self.token: float = 0.6
        self.token_fades: float = 12.0
        """So many action tokens together are worth half as much as each alone."""
        self.floor: float = 0.45
        """Of a temple that is still to be built, as long as there are rounds enough."""
        self.floors_a_round: float = 3.0
        self.foundings_a_turn: float = 0.5
        self.rounds_of_second: float = 8.0
        self.cool: float = 0.35
        self.heat_of_round: float = 0.3
        self.hottest: float = 2.2
        self.least_open: float = 0.12
        self.open_most: float = 10.0
        """The most that first place in an unfounded district is thought to be worth in the first period."""
        self.ap: float = 0.8
        self.prize_first: float = 0.8
        self.prize_last: float = 0.5
        """The share of its size that a founded district brings its founder with temples, in each period."""
        self.outlook: float = 0.35
        self.canal_use: float = 0.6
        self.token_use: float = 0.7
        self.cells_a_tile: float = 4.0


WEIGHTS: Final = Weights()
PLENTY: Final = 99
HOPELESS: Final = -3.0
"""Areas that are worth less are not looked at."""
HALF_DUG: Final = 3.0
"""An area gains hardly more than that in one turn by what is dug of its border."""


class Times:
    """How long the period will go on, and what follows from it."""

    __slots__ = ("floor", "later", "now", "rounds", "royal", "token")

    def __init__(self, state: Mexica) -> None:
        w = WEIGHTS
        first = state.period == 1
        self.rounds: float = rounds_left(state)
        self.now: float = heat(self.rounds)
        self.later: float = heat(self.rounds + w.rounds_of_second)
        ahead = self.rounds + (w.rounds_of_second if first else 0.0)
        self.token: float = w.token * (ahead / 3.0 if ahead < 3.0 else 1.0) + 0.02
        self.floor: float = w.floor * (ahead / 4.0 if ahead < 4.0 else 1.0)
        self.royal: float = PALACE_BONUS * (0.9 if self.rounds == 0.0 else (0.3 / (1.0 + self.rounds)))

    def tokens(self, held: int) -> float:
        """What so many action tokens are worth."""
        return self.token * held / (1.0 + held / WEIGHTS.token_fades)


def rounds_left(state: Mexica) -> float:
    """How many rounds the period will probably go on after this one."""
    least: int = PLENTY
    for seat in range(state.players):
        floors = floors_left(state, seat)
        if floors < least:
            least = floors
    tokens = min(len(state.display), (state.singles + state.doubles + 1) // 2)
    slow = least / WEIGHTS.floors_a_round
    slower = tokens / (WEIGHTS.foundings_a_turn * state.players)
    rounds = slow if slow > slower else slower
    if state.stall and not state.busy and state.options.stall:
        patience = float(state.options.stall - state.stall - 1)
        if patience < rounds:
            return patience if patience > 0.0 else 0.0
    return rounds


def floors_left(state: Mexica, seat: int) -> int:
    at = seat * FLOORS
    stock = state.stock
    return stock[at] + 2 * stock[at + 1] + 3 * stock[at + 2] + 4 * stock[at + 3]


def heat(rounds: float) -> float:
    """How many floors of a lead are as good as even with so many rounds to come."""
    warm = WEIGHTS.cool + WEIGHTS.heat_of_round * rounds
    return warm if warm < WEIGHTS.hottest else WEIGHTS.hottest


def estimate(state: Mexica) -> list[float]:
    """The prestige that each seat will probably have at the end."""
    if state.phase != TURN or not state.display or not state.singles + state.doubles:
        return quick(state)
    return thorough(state, prospects(state))


def thorough(state: Mexica, areas: list[Area]) -> list[float]:
    """The estimate with these prospects in view, which may be those of the beginning of the turn."""
    guess = quick(state)
    if state.phase == TURN and state.display and state.singles + state.doubles:
        for seat in range(state.players):
            guess[seat] += outlook(state, seat, areas)
    return guess


def quick(state: Mexica) -> list[float]:
    """The same without what a pawn may do from where it stands."""
    players = state.players
    parts = breakdown(state)
    guess = [0.0] * players
    for index in range(len(parts)):
        guess[index % players] += parts[index]
    return guess


def orders(state: Mexica) -> int:
    """The sizes that are ordered, as bits."""
    sizes: int = 0
    for size in state.display:
        sizes |= 1 << size
    return sizes


def prospects(state: Mexica) -> list[Area]:
    """The areas of ordered sizes that are worth cutting off, the best first."""
    if state.phase != TURN or not state.display or not state.singles + state.doubles:
        return []
    ordered = orders(state)
    found: list[Area] = []
    for area in areas_of(state):
        if ordered >> area.size & 1 and founding(state, area) > HOPELESS:
            found.append(area)
    found.sort(key=lambda area: founding(state, area), reverse=True)
    return found


def outlook(state: Mexica, seat: int, areas: list[Area]) -> float:
    """What the best district that the seat could cut off and found next is worth to it now."""
    ways = roads(state, state.pawns[seat], FLAT_FEE - 1)
    ordered = orders(state)
    best: float = 0.0
    for area in areas:
        gain = founding(state, area)
        if gain < best - HALF_DUG:
            break
        if gain > best and ordered >> area.size & 1 and still_there(state, area):
            way = nearest(ways, area.cells)
            gain -= WEIGHTS.ap * (way if way >= 0 else FLAT_FEE)
            if gain > best:
                best = gain
    return WEIGHTS.outlook * best


def still_there(state: Mexica, area: Area) -> bool:
    """Whether nothing was dug inside the area, nothing founded, and nothing built on its border."""
    return (
        within(area.cells, state.dry)
        and not overlap(area.cells, state.founded)
        and not overlap(area.border, state.built)
    )


def founding(state: Mexica, area: Area) -> float:
    """What it is worth to cut off and found the area, once one is there."""
    many = WEIGHTS.prize_first if state.period == 1 else WEIGHTS.prize_last
    tiles = area.tiles
    if not within(area.border, state.dry):
        tiles = tiles_for(both(area.border, state.dry))
    return SECOND[area.size] + many * area.size - WEIGHTS.ap * tiles


def breakdown(state: Mexica) -> list[float]:
    """The estimate in its parts but for the outlook, one after the other in the order of PARTS, each by seat."""
    players = state.players
    parts = [0.0] * (len(PARTS) * players)
    for seat in range(players):
        parts[seat] = float(state.prestige[seat])
    if state.phase != TURN:
        return parts
    times = Times(state)
    spare = [0] * (players + 1)
    for seat in range(players):
        spare[seat] = floors_left(state, seat)
        parts[3 * players + seat] = times.tokens(state.held[seat])
        if has(BOARD.start, state.pawns[seat]):
            parts[4 * players + seat] = times.royal
        parts[5 * players + seat] = times.floor * spare[seat]
    districts(state, times, spare, parts)
    return parts


def districts(state: Mexica, times: Times, spare: list[int], parts: list[float]) -> None:
    """The prizes of founded and unfounded districts."""
    players = state.players
    first = state.period == 1
    plenty = [PLENTY] * players + [0]
    built = state.built
    remains = remaining(state, times.rounds)
    for area in state.quarters:
        if overlap(area, built):
            floors = floors_in(state, area)
            paid = prizes(size_of(area), True)
            for seat in range(players):
                if floors[seat]:
                    prize = expected(paid, floors, seat, times.now, spare)
                    if first:
                        prize += expected(paid, floors, seat, times.later, plenty)
                    parts[players + seat] += prize
    for area in state.districts:
        if overlap(area, built):
            floors = floors_in(state, area)
            size: int = size_of(area)
            paid = prizes(size, False)
            share = remains
            if first and share * size > WEIGHTS.open_most:
                share = WEIGHTS.open_most / size
            for seat in range(players):
                if floors[seat]:
                    warm = times.later if first else times.now
                    prize = expected(paid, floors, seat, warm, plenty if first else spare)
                    parts[2 * players + seat] += share * prize


def floors_in(state: Mexica, area: Cells) -> list[int]:
    """The floors of each colour in the area, the neutral one last."""
    players = state.players
    floors = [0] * (players + 1)
    missing: int = size_of(both(area, state.built))
    for piece in state.temples:
        if has(area, piece & CELL):
            owner = piece >> OWNER_BITS
            floors[players if owner == NEUTRAL else owner] += piece >> CELL_BITS & FLOORS_MASK
            missing -= 1
            if missing == 0:
                break
    return floors


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
    w = WEIGHTS
    tiles = state.singles + state.doubles
    most = tiles * w.cells_a_tile
    used = w.token_use * (orders if orders < most else most) + w.canal_use * (state.singles + 2 * state.doubles)
    if state.period == 2 and rounds < 4.0:
        used *= rounds / 4.0
    share = 1.0 - used / ground
    return share if share > w.least_open else w.least_open


def expected(paid: list[int], floors: list[int], seat: int, warm: float, spare: list[int]) -> float:
    """The points of a seat in a district, if each lead may still turn with that heat and these floors to build."""
    own = floors[seat]
    rank: float = 0.0
    for other in range(len(floors)):
        if other != seat:
            lead = own - floors[other]
            if lead >= 0:
                if spare[other] > lead:
                    rank += 1.0 / (1.0 + exp((lead + 0.5) / warm))
            elif spare[seat] >= -lead:
                rank += 1.0 / (1.0 + exp((lead + 0.5) / warm))
            else:
                rank += 1.0
    whole = int(rank)
    if whole >= 3:
        return 0.0
    part = rank - whole
    return paid[whole] * (1.0 - part) + paid[whole + 1] * part


def priors(state: Mexica, moves: list[int]) -> list[float]:
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
