"""Estimates of positions, and priors of moves."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from patolli.games.mexica.bot.areas import Area, areas_of, nearest, reachable, tiles_for
from patolli.games.mexica.box.cells import Cells, both, has, overlap, size_of, within
from patolli.games.mexica.box.components import FLOORS
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
    """The numbers of the estimate. Which of them were fitted, and how, is told in docs/bots.md."""

    def __init__(self) -> None:
        self.points_per_token: float = 0.6
        self.tokens_at_half_value: float = 12.0
        """This number of action tokens is worth half of what they would be worth one by one."""
        self.points_per_floor: float = 0.45
        """For each floor of a temple that is still to be built, as long as enough rounds are left."""
        self.floors_per_round: float = 3.0
        self.foundings_per_turn: float = 0.5
        self.rounds_of_period_2: float = 8.0
        self.base_temperature: float = 0.35
        self.temperature_per_round: float = 0.3
        self.max_temperature: float = 2.2
        self.min_open_share: float = 0.12
        self.max_open_points: float = 10.0
        """The most that first place in an unfounded district counts in period 1."""
        self.points_per_ap: float = 0.8
        self.prize_share_period_1: float = 0.8
        self.prize_share_period_2: float = 0.5
        """The share of its size that a founded district brings its founder by temples, in periods 1 and 2."""
        self.outlook_share: float = 0.35
        self.used_canal_share: float = 0.6
        self.used_token_share: float = 0.7
        self.cells_per_tile: float = 4.0


WEIGHTS: Final = Weights()
MANY_FLOORS: Final = 99
MIN_FOUNDING_POINTS: Final = -3.0
"""Areas that are worth less are left out."""
MAX_BORDER_POINTS: Final = 3.0
"""An area hardly gains more in one turn by what is dug of its border."""


class TimeLeft:
    """How many rounds the period will last, and the weights that depend on it."""

    __slots__ = (
        "palace_points",
        "points_per_floor",
        "points_per_token",
        "rounds",
        "temperature_later",
        "temperature_now",
    )

    def __init__(self, state: Mexica) -> None:
        w = WEIGHTS
        first = state.period == 1
        self.rounds: float = rounds_left(state)
        self.temperature_now: float = lead_temperature(self.rounds)
        self.temperature_later: float = lead_temperature(self.rounds + w.rounds_of_period_2)
        ahead = self.rounds + (w.rounds_of_period_2 if first else 0.0)
        self.points_per_token: float = w.points_per_token * (ahead / 3.0 if ahead < 3.0 else 1.0) + 0.02
        self.points_per_floor: float = w.points_per_floor * (ahead / 4.0 if ahead < 4.0 else 1.0)
        self.palace_points: float = state.box.palace_bonus * (
            0.9 if self.rounds == 0.0 else (0.3 / (1.0 + self.rounds))
        )

    def tokens(self, held: int) -> float:
        """The points that this number of action tokens is worth."""
        return self.points_per_token * held / (1.0 + held / WEIGHTS.tokens_at_half_value)


def rounds_left(state: Mexica) -> float:
    """The expected number of rounds of this period after the present one."""
    least: int = MANY_FLOORS
    for seat in range(state.players):
        floors = floors_left(state, seat)
        if floors < least:
            least = floors
    tokens = min(len(state.display), (state.singles + state.doubles + 1) // 2)
    slow = least / WEIGHTS.floors_per_round
    slower = tokens / (WEIGHTS.foundings_per_turn * state.players)
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


def lead_temperature(rounds: float) -> float:
    """The temperature, in floors, at which a lead may still turn with that number of rounds to come."""
    temperature = WEIGHTS.base_temperature + WEIGHTS.temperature_per_round * rounds
    return temperature if temperature < WEIGHTS.max_temperature else WEIGHTS.max_temperature


def estimate(state: Mexica) -> list[float]:
    """The expected prestige of each seat at the end of the game."""
    if state.phase != TURN or not state.display or not state.singles + state.doubles:
        return estimate_without_outlook(state)
    return estimate_with(state, prospects(state))


def estimate_with(state: Mexica, areas: list[Area]) -> list[float]:
    """The estimate with these prospects, which may be those of the beginning of the turn."""
    points = estimate_without_outlook(state)
    if state.phase == TURN and state.display and state.singles + state.doubles:
        for seat in range(state.players):
            points[seat] += outlook(state, seat, areas)
    return points


def estimate_without_outlook(state: Mexica) -> list[float]:
    """The estimate without the districts that a pawn may found next."""
    players = state.players
    parts = breakdown(state)
    points = [0.0] * players
    for index in range(len(parts)):
        points[index % players] += parts[index]
    return points


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
        if ordered >> area.size & 1 and founding(state, area) > MIN_FOUNDING_POINTS:
            found.append(area)
    found.sort(key=lambda area: founding(state, area), reverse=True)
    return found


def outlook(state: Mexica, seat: int, areas: list[Area]) -> float:
    """The points that the best district is worth which the seat could cut off and found next."""
    fee = state.box.flat_fee
    ways = reachable(state, state.pawns[seat], fee - 1)
    ordered = orders(state)
    best: float = 0.0
    for area in areas:
        gain = founding(state, area)
        if gain < best - MAX_BORDER_POINTS:
            break
        if gain > best and ordered >> area.size & 1 and still_there(state, area):
            way = nearest(ways, area.cells)
            gain -= WEIGHTS.points_per_ap * (way if way >= 0 else fee)
            if gain > best:
                best = gain
    return WEIGHTS.outlook_share * best


def still_there(state: Mexica, area: Area) -> bool:
    """Whether nothing was dug inside the area, nothing founded, and nothing built on its border."""
    return (
        within(area.cells, state.dry)
        and not overlap(area.cells, state.founded)
        and not overlap(area.border, state.built)
    )


def founding(state: Mexica, area: Area) -> float:
    """The points that it is worth to cut off and found the area, without the way to it."""
    many = WEIGHTS.prize_share_period_1 if state.period == 1 else WEIGHTS.prize_share_period_2
    tiles = area.tiles
    if not within(area.border, state.dry):
        tiles = tiles_for(both(area.border, state.dry))
    return state.box.second[area.size] + many * area.size - WEIGHTS.points_per_ap * tiles


def breakdown(state: Mexica) -> list[float]:
    """The parts of the estimate without the outlook, in the order of PARTS, each with a number for every seat."""
    players = state.players
    parts = [0.0] * (len(PARTS) * players)
    for seat in range(players):
        parts[seat] = float(state.prestige[seat])
    if state.phase != TURN:
        return parts
    times = TimeLeft(state)
    spare = [0] * (players + 1)
    for seat in range(players):
        spare[seat] = floors_left(state, seat)
        parts[3 * players + seat] = times.tokens(state.held[seat])
        if has(state.box.start, state.pawns[seat]):
            parts[4 * players + seat] = times.palace_points
        parts[5 * players + seat] = times.points_per_floor * spare[seat]
    districts(state, times, spare, parts)
    return parts


def districts(state: Mexica, times: TimeLeft, spare: list[int], parts: list[float]) -> None:
    """The prizes of founded and unfounded districts."""
    players = state.players
    first = state.period == 1
    plenty = [MANY_FLOORS] * players + [0]
    built = state.built
    remains = remaining(state, times.rounds)
    for area in state.quarters:
        if overlap(area, built):
            floors = floors_in(state, area)
            paid = prizes(state.box, size_of(area), True)
            for seat in range(players):
                if floors[seat]:
                    prize = expected(paid, floors, seat, times.temperature_now, spare)
                    if first:
                        prize += expected(paid, floors, seat, times.temperature_later, plenty)
                    parts[players + seat] += prize
    for area in state.districts:
        if overlap(area, built):
            floors = floors_in(state, area)
            size: int = size_of(area)
            paid = prizes(state.box, size, False)
            share = remains
            if first and share * size > WEIGHTS.max_open_points:
                share = WEIGHTS.max_open_points / size
            for seat in range(players):
                if floors[seat]:
                    temperature = times.temperature_later if first else times.temperature_now
                    prize = expected(paid, floors, seat, temperature, plenty if first else spare)
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
    """The expected share of the unfounded ground that is still unfounded and dry at the end."""
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
    most = tiles * w.cells_per_tile
    used = w.used_token_share * (orders if orders < most else most) + w.used_canal_share * (
        state.singles + 2 * state.doubles
    )
    if state.period == 2 and rounds < 4.0:
        used *= rounds / 4.0
    share = 1.0 - used / ground
    return share if share > w.min_open_share else w.min_open_share


def expected(paid: list[int], floors: list[int], seat: int, temperature: float, spare: list[int]) -> float:
    """The expected points of a seat in a district: leads may turn at that temperature, with these floors to build."""
    own = floors[seat]
    rank: float = 0.0
    for other in range(len(floors)):
        if other != seat:
            lead = own - floors[other]
            if lead >= 0:
                if spare[other] > lead:
                    rank += 1.0 / (1.0 + exp((lead + 0.5) / temperature))
            elif spare[seat] >= -lead:
                rank += 1.0 / (1.0 + exp((lead + 0.5) / temperature))
            else:
                rank += 1.0
    whole = int(rank)
    if whole >= 3:
        return 0.0
    part = rank - whole
    return paid[whole] * (1.0 - part) + paid[whole + 1] * part


def priors(state: Mexica, moves: list[int]) -> list[float]:
    """The priors of single moves, as logits; whole turns are planned in `plans.py`."""
    found = [0.0] * len(moves)
    if state.phase != TURN:
        return found
    rich = overlap(state.here, state.founded)
    for index in range(len(moves)):
        found[index] = prior_of(state, moves[index], rich)
    return found


def prior_of(state: Mexica, move: int, rich: bool) -> float:
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
