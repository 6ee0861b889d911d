"""The end of the round: production, transport, and sharing out the goods (section 13).

Every king has a row of numbers (codes.STAGE and what follows) that nobody else sees; what lies in reserves
afterwards is in `after`, which becomes the board when all have finished.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.games.lapins.rules.cities import count, first_site, surplus
from patolli.games.lapins.rules.codes import (
    AREA,
    ASKED,
    BIN_BITS,
    CHOICE,
    DONE_SACRIFICE,
    DONE_TAX,
    DOUBLES,
    EMPTY,
    FINISHED,
    GARRISONS,
    GIVEN,
    GLORY,
    GOODS_BITS,
    LAST,
    MARKET_BITS,
    MOVE_BITS,
    OWNER_BITS,
    PALACES,
    POOL,
    PRISONER,
    RESERVES,
    ROOM,
    SACRIFICE,
    SACRIFICES,
    SHARE_GLORY,
    SHARE_MANUAL,
    SHARE_ROW,
    SHARE_TAXES,
    SHARING,
    STAGE,
    STORE,
    STORE_AT,
    STORES,
    TAX,
    TAXED,
    TAXES,
    TEMPLES,
    TREATED,
    TYPES,
    UNIT,
    VILLAGES,
    YIELD_BITS,
)

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng
    from patolli.games.lapins.box.components import Components
    from patolli.games.lapins.rules.state import Lapins

TAX_ORDER: Final[list[int]] = [3, 4, 1, 2, 0, 5]
"""LAP-79: jade, obsidian, cacao, shell, maize, prisoner."""
STORE_ORDER: Final[list[int]] = [0, 5, 3, 4, 1, 2]
"""LAP-79: maize, prisoner, jade, obsidian, cacao, shell."""


# ------------------------------------------------------------------- areas
def ways_of(state: Lapins, seat: int) -> tuple[int, int]:
    """LAP-71, LAP-72: the king's cities, and with them the free sites that his goods may pass, a bit for each site."""
    own = 0
    free = 0
    everything = 0
    bit = 1
    for city in state.cities:
        if not city:
            free |= bit
        else:
            everything |= city
            if city >> OWNER_BITS == seat + 1:
                own |= bit
        bit += bit
    ways = own | free
    if everything & MARKET_BITS:
        while free:
            site = first_site(free)
            free &= free - 1
            if surplus(state, site, seat) > 0:
                ways ^= 1 << site
    return own, ways


def reach(state: Lapins, start: int, ways: int) -> int:
    """LAP-73: the sites that goods can reach from the first one of these."""
    todo = start & -start
    reached = todo
    while todo:
        fresh = state.land.near_bits[first_site(todo)] & ways & ~reached
        reached |= fresh
        todo = todo & (todo - 1) | fresh
    return reached


def areas(state: Lapins, seat: int) -> list[int]:
    """LAP-73, LAP-78: the areas of a king in board order of their first city."""
    found: list[int] = []
    treated = 0
    area = next_area(state, seat, treated)
    while area:
        found.append(area)
        treated |= area
        area = next_area(state, seat, treated)
    return found


def next_area(state: Lapins, seat: int, treated: int) -> int:
    """The first area of the king that is not treated yet; 0 if there is none."""
    own, ways = ways_of(state, seat)
    left = own & ~treated
    return reach(state, left, ways) & own if left else 0


def pool_of(state: Lapins, area: int) -> list[int]:
    """LAP-70, LAP-74: the goods of an area, by type."""
    pool = [0] * TYPES
    while area:
        site = first_site(area)
        area &= area - 1
        city = state.cities[site]
        villages = count(city, VILLAGES)
        if villages:
            resource = state.land.resource[site]
            pool[resource] = pool[resource] + villages
        if city & GOODS_BITS:
            for which in range(TYPES):
                pool[which] = pool[which] + count(city, RESERVES + 1 + which)
            pool[PRISONER] = pool[PRISONER] + prisoners(city)
    return pool


def prisoners(city: int) -> int:
    return count(city, GARRISONS + 1) + count(city, DOUBLES + 1) + 2 * count(city, DOUBLES + 2)


def in_area(state: Lapins, area: int, which: int) -> int:
    """How many buildings of a class stand in an area."""
    total = 0
    while area:
        total += count(state.cities[first_site(area)], which)
        area &= area - 1
    return total


def reserves(city: int) -> int:
    """The reserves of a city, empty or not."""
    total = 0
    for which in range(RESERVES, RESERVES + TYPES + 1):
        total += count(city, which)
    return total


def tax_room(state: Lapins, area: int) -> int:
    """LAP-75: how many goods the palaces of an area take."""
    return state.box.palace_taxes * in_area(state, area, PALACES)


def everything_in(state: Lapins, area: int) -> int:
    """The numbers of all cities of an area, one over the other: which classes of buildings there are."""
    found = 0
    while area:
        found |= state.cities[first_site(area)]
        area &= area - 1
    return found


def shares_out(buildings: int) -> bool:
    """LAP-78: whether there is a good, and something that takes goods."""
    return buildings & BIN_BITS != 0 and buildings & (YIELD_BITS | GOODS_BITS) != 0


# ------------------------------------------------------------------- beginning
def begin_sharing(state: Lapins) -> None:
    """LAP-70, LAP-78."""
    state.node = SHARING
    state.said = []
    state.after = state.cities[:]
    state.shares = [0] * (state.players * SHARE_ROW)
    sure = 0
    bins = 0
    goods = 0
    for site, city in enumerate(state.cities):
        if city & GOODS_BITS:
            state.after[site] = emptied(city)
        if city:
            king = 1 << (city >> OWNER_BITS)
            if city & BIN_BITS:
                bins |= king
                if city & (YIELD_BITS | GOODS_BITS):
                    sure |= king
            if city & (YIELD_BITS | GOODS_BITS):
                goods |= king
    for seat in range(state.players):
        king = 2 << seat
        if sure & king or (bins & goods & king and has_choice(state, seat)):
            state.shares[seat * SHARE_ROW + STAGE] = CHOICE
            state.shares[seat * SHARE_ROW + ASKED] = 1


def has_choice(state: Lapins, seat: int) -> bool:
    """LAP-78: whether a king has an area with a good and a place for it."""
    own, ways = ways_of(state, seat)
    while own:
        area = reach(state, own, ways) & own
        if shares_out(everything_in(state, area)):
            return True
        own &= ~area
    return False


def emptied(city: int) -> int:
    """LAP-74, LAP-80: the city when all that lay in it is taken up."""
    city -= count(city, GARRISONS + 1) * (UNIT[GARRISONS + 1] - UNIT[GARRISONS])
    for which in (DOUBLES + 1, DOUBLES + 2):
        city -= count(city, which) * (UNIT[which] - UNIT[DOUBLES])
    for which in range(RESERVES + 1, RESERVES + 1 + TYPES):
        city -= count(city, which) * (UNIT[which] - UNIT[RESERVES])
    return city


def deciding(state: Lapins) -> list[int]:
    """LAP-82: who has not finished, beginning with the king who turned the last card."""
    found: list[int] = []
    for step in range(state.players):
        seat = (state.seat + step) % state.players
        if state.shares[seat * SHARE_ROW + STAGE] != FINISHED:
            found.append(seat)
            if not state.options.secret:
                break
    return found


# ------------------------------------------------------------------- what is legal
def share_moves(state: Lapins, seat: int) -> list[int]:
    """LAP-78."""
    row = seat * SHARE_ROW
    stage = state.shares[row + STAGE]
    if stage == CHOICE:
        return [SHARE_GLORY << MOVE_BITS, SHARE_TAXES << MOVE_BITS, SHARE_MANUAL << MOVE_BITS]
    kind, end = SACRIFICE, DONE_SACRIFICE
    if stage == TAXES:
        kind, end = TAX, DONE_TAX
    elif stage == STORES:
        kind, end = STORE, EMPTY
    found: list[int] = []
    for which in range(TYPES):
        if can_place(state, row, which):
            found.append(kind << MOVE_BITS | which)
    found.append(end << MOVE_BITS)
    return found


def pick_share(state: Lapins, seat: int, rng: Rng) -> int:
    """One of the moves of a share at random."""
    if state.shares[seat * SHARE_ROW + STAGE] == CHOICE:
        return (SHARE_GLORY + rng.below(3)) << MOVE_BITS
    found = share_moves(state, seat)
    return found[rng.below(len(found))]


def can_place(state: Lapins, row: int, which: int) -> bool:
    """LAP-78: whether a good of this type may be placed next in the stage at hand."""
    if which < state.shares[row + LAST] or not state.shares[row + POOL + which]:
        return False
    if state.shares[row + STAGE] == SACRIFICES:
        return state.shares[row + GIVEN + which] < state.shares[row + ROOM]
    return state.shares[row + ROOM] > 0


def can_go_on(state: Lapins, row: int) -> bool:
    return any(can_place(state, row, which) for which in range(TYPES))


# ------------------------------------------------------------------- by hand
def open_area(state: Lapins, seat: int) -> None:
    """LAP-78: the next area with a good and a place for it, or the end of the share."""
    row = seat * SHARE_ROW
    shares = state.shares
    while True:
        area = next_area(state, seat, shares[row + TREATED])
        shares[row + AREA] = area
        shares[row + TREATED] |= area
        if not area:
            shares[row + STAGE] = FINISHED
            clear(shares, row)
            return
        if shares_out(everything_in(state, area)):
            pool = pool_of(state, area)
            for which in range(TYPES):
                shares[row + POOL + which] = pool[which]
                shares[row + GIVEN + which] = 0
            shares[row + STAGE] = SACRIFICES
            shares[row + LAST] = 0
            shares[row + ROOM] = in_area(state, area, TEMPLES)
            proceed(state, seat)
            return


def clear(shares: list[int], row: int) -> None:
    """What a finished share does not need any more."""
    for at in (AREA, TREATED, LAST, ROOM, STORE_AT):
        shares[row + at] = 0
    for which in range(TYPES):
        shares[row + GIVEN + which] = 0
        shares[row + POOL + which] = 0


def proceed(state: Lapins, seat: int) -> None:
    """LAP-78: a stage ends by itself when nothing more can be chosen."""
    row = seat * SHARE_ROW
    while state.shares[row + STAGE] > CHOICE and not can_go_on(state, row):
        end_stage(state, seat)


def end_stage(state: Lapins, seat: int) -> None:
    """From sacrifices to taxes, to one city's reserves after the other, to the next area."""
    row = seat * SHARE_ROW
    shares = state.shares
    stage = shares[row + STAGE]
    shares[row + LAST] = 0
    if stage == SACRIFICES:
        shares[row + GLORY] += ceremony(state.box, shares[row + GIVEN : row + GIVEN + TYPES])
        shares[row + STAGE] = TAXES
        shares[row + ROOM] = tax_room(state, shares[row + AREA])
        return
    start = shares[row + STORE_AT] + 1 if stage == STORES else 0
    shares[row + STAGE] = STORES
    for site in range(start, state.land.sites):
        if shares[row + AREA] >> site & 1 and reserves(state.cities[site]):
            shares[row + STORE_AT] = site
            shares[row + ROOM] = reserves(state.cities[site])
            return
    shares[row + STORE_AT] = 0
    open_area(state, seat)


def ceremony(box: Components, given: list[int]) -> int:
    """LAP-76: the goods are spread over the temples as well as possible."""
    points = 0
    temple = 1
    while True:
        different = 0
        for units in given:
            if units >= temple:
                different += 1
        if not different:
            return points
        points += box.sacrifice_points[different]
        temple += 1


def play_share(state: Lapins, seat: int, move: int) -> bool:
    """LAP-78: do it; whether all kings have finished."""
    kind = move >> MOVE_BITS
    which = move & 7
    row = seat * SHARE_ROW
    shares = state.shares
    state.said.append(move << 3 | seat)
    if kind in (SHARE_GLORY, SHARE_TAXES):
        share_automatically(state, seat, kind == SHARE_TAXES)
    elif kind == SHARE_MANUAL:
        open_area(state, seat)
    elif kind in (DONE_SACRIFICE, DONE_TAX, EMPTY):
        end_stage(state, seat)
        proceed(state, seat)
    else:
        shares[row + POOL + which] = shares[row + POOL + which] - 1
        shares[row + LAST] = which
        if kind == SACRIFICE:
            shares[row + GIVEN + which] += 1
        else:
            shares[row + ROOM] -= 1
            if kind == TAX:
                shares[row + TAXED + which] += 1
            else:
                put_away(state, shares[row + STORE_AT], which)
        proceed(state, seat)
    return all(shares[other * SHARE_ROW + STAGE] == FINISHED for other in range(state.players))


def put_away(state: Lapins, site: int, which: int) -> None:
    state.after[site] += UNIT[RESERVES + 1 + which] - UNIT[RESERVES]


# ------------------------------------------------------------------- automatically
def share_automatically(state: Lapins, seat: int, taxes_first: bool) -> None:
    """LAP-79."""
    row = seat * SHARE_ROW
    shares = state.shares
    left, ways = ways_of(state, seat)
    while left:
        area = reach(state, left, ways) & left
        left &= ~area
        if not shares_out(everything_in(state, area)):
            continue
        pool = pool_of(state, area)
        temples = in_area(state, area, TEMPLES)
        room = tax_room(state, area)
        if taxes_first:
            tax(shares, row, pool, room)
        shares[row + GLORY] = shares[row + GLORY] + sacrifice(state.box, pool, temples)
        if not taxes_first:
            tax(shares, row, pool, room)
        store(state, area, pool)
    shares[row + STAGE] = FINISHED


def sacrifice(box: Components, pool: list[int], temples: int) -> int:
    """LAP-79: as many as possible of every type; the glory."""
    if not temples:
        return 0
    given = [min(units, temples) for units in pool]
    for which in range(TYPES):
        pool[which] = pool[which] - given[which]
    return ceremony(box, given)


def tax(shares: list[int], row: int, pool: list[int], room: int) -> None:
    """LAP-79: always one of the type of which most are left."""
    while room > 0:
        best = TAX_ORDER[0]
        for which in TAX_ORDER:
            if pool[which] > pool[best]:
                best = which
        if not pool[best]:
            return
        pool[best] = pool[best] - 1
        shares[row + TAXED + best] = shares[row + TAXED + best] + 1
        room -= 1


def store(state: Lapins, area: int, pool: list[int]) -> None:
    """LAP-79: round and round the list of wishes."""
    left = sum(pool)
    wish = 0
    while area:
        site = first_site(area)
        area &= area - 1
        for _ in range(reserves(state.cities[site])):
            if not left:
                return
            while not pool[STORE_ORDER[wish % TYPES]]:
                wish += 1
            which = STORE_ORDER[wish % TYPES]
            pool[which] = pool[which] - 1
            left -= 1
            wish += 1
            put_away(state, site, which)


# ------------------------------------------------------------------- the end
def apply_shares(state: Lapins) -> None:
    """LAP-80: for all kings together."""
    for seat in range(state.players):
        row = seat * SHARE_ROW
        glory = state.shares[row + GLORY]
        state.glory[seat] += glory
        taxes: int = 0
        for which in range(TYPES):
            units = state.shares[row + TAXED + which]
            if units:
                state.wealth[seat * TYPES + which] = state.wealth[seat * TYPES + which] + units
                taxes += units
        if state.events is not None and state.shares[row + ASKED]:
            tell_share(state, seat, glory, taxes)
    state.cities = state.after
    state.after = []
    state.shares = []
    state.said = []


def tell_share(state: Lapins, seat: int, glory: int, taxes: int) -> None:
    """What a share came to, for those who listen."""
    if state.events is not None:
        stored = 0
        for city in state.after:
            if city >> OWNER_BITS == seat + 1:
                for which in range(RESERVES + 1, RESERVES + 1 + TYPES):
                    stored += count(city, which)
        state.events.append(("shared", {"seat": seat, "glory": glory, "taxes": taxes, "stored": stored}))
