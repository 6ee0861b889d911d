"""How good a position is for each king, in points at the end, and which moves a search tries first."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

import patolli.games.lapins.rules.deck as deck
from patolli.games.lapins.bot.building_lists import tables_of
from patolli.games.lapins.bot.income import GARRISON_FIELDS, Realm, garrisoned, offering, survey
from patolli.games.lapins.bot.odds import (
    DOOMS,
    HIT_COURTS,
    HIT_GARRISONS,
    HIT_MARKETS,
    HIT_OBSERVATORIES,
    HIT_PALACES,
    HIT_TEMPLES,
    HIT_VILLAGES,
)
from patolli.games.lapins.bot.rounds_left import (
    ACT_AGAIN_CHANCE,
    face_down,
    next_unit_worth,
    rounds_after,
    tax_worth,
    unit_worth,
    wealth_worth,
)
from patolli.games.lapins.rules.attack import worth
from patolli.games.lapins.rules.cities import count, count_cities, count_everywhere, defence, owner, riches, strength
from patolli.games.lapins.rules.codes import (
    ASKED,
    CHOICE,
    CLASS_BITS,
    COURTS,
    DESTROYING,
    DIVINE,
    FACE_TURNED,
    FEAST_CARD,
    FINISHED,
    FIRST_DOOM,
    FLIP,
    GARRISONS,
    GIVEN,
    GLORY,
    MAIZE,
    MATCH_CARD,
    MOVE_BITS,
    OVER,
    PASS,
    POOL,
    RESERVES,
    ROLLING,
    ROOM,
    SACRIFICES,
    SHARE_MANUAL,
    SHARE_ROW,
    SHARING,
    STAGE,
    SUFFER,
    TAXED,
    TAXES,
    TURN,
    TYPES,
)

if TYPE_CHECKING:
    from patolli.games.lapins.box.components import Components
    from patolli.games.lapins.rules.state import Lapins

PARTS: Final = ["scored", "wealth", "harvest", "income", "matches", "danger", "standing"]
"""What an estimate is made of: glory, wealth, the goods of this round, those of later rounds, ball matches,
catastrophes and attacks to be feared, and what has no use yet."""

LAST_ROUND_SCALE: Final = 0.4
SCALE_PER_ROUND: Final = 0.33
"""How little a lead means in the last round, and how much less for each round to come: by how far estimates were from
the end of 200 games."""
LATER_TAX_SHARE: Final = 0.75
"""Taxes of later rounds come when wealth is worth less, and more than can be spent may come."""
COURT_EDGE: Final = 1.2
"""One court more is e to this power times as likely to win a match."""
NO_COURT_SHARE: Final = 0.4
"""The share of the prizes that will be won if nobody has a court yet."""
CITIES_A_ROUND: Final = 0.3
LOST_GOOD_POINTS: Final = 0.3
EMPTY_PLACE_POINTS: Final = 0.2
"""Points in each round to come of a good without a place, and of a place without a good."""
MARKET_UNITS: Final = 0.3
OBSERVATORY_UNITS: Final = 0.4
GARRISON_UNITS: Final = 0.4
"""In units of wealth: a market, an observatory, a garrison."""
RARE_TYPE_UNITS: Final = 0.25
"""In units of wealth: the first unit of a type that is not maize, for buildings that must be paid with it."""
RESERVE_READY_CHANCE: Final = 0.7
"""How likely a reserve will have what is needed in later rounds."""
MET_SHARE: Final = 0.5
"""The share of later catastrophes that will really be met."""
ATTACKED_CHANCE: Final = 0.3
"""How likely a city in reach of an enemy is attacked while it matters."""
VILLAGE_LOSS_UNITS: Final = 1.3
PALACE_LOSS_UNITS: Final = 2.5
TEMPLE_LOSS_UNITS: Final = 2.5
SMALL_LOSS_UNITS: Final = 1.0
"""What the loss of a building costs, in units of wealth."""
PRISONER_POINTS: Final = 1.2
"""Points of a prisoner."""


# ------------------------------------------------------------------- the estimate
def estimate(state: Lapins) -> list[float]:
    """The points that each seat will probably have at the end."""
    players = state.players
    parts = breakdown(state)
    totals = [0.0] * players
    for index in range(len(parts)):
        totals[index % players] += parts[index]
    return totals


def score_scale(state: Lapins) -> float:
    """A lead means the less, the more rounds are to come."""
    if state.node == OVER or not state.land.sites:
        return LAST_ROUND_SCALE
    return LAST_ROUND_SCALE + SCALE_PER_ROUND * rounds_after(state)


def breakdown(state: Lapins) -> list[float]:
    """The estimate in its parts, one after the other in the order of PARTS, each by seat."""
    players = state.players
    parts = [0.0] * (len(PARTS) * players)
    if state.node == OVER or not state.land.sites:
        for seat in range(players):
            parts[seat] = float(state.glory[seat])
            parts[players + seat] = float(riches(state, seat))
        return parts
    rounds = rounds_after(state)
    down = face_down(state)
    for seat in range(players):
        appraise(state, seat, rounds, down, parts)
    if state.node == FACE_TURNED:
        expect_card(state, rounds, parts)
    elif state.node == ROLLING or state.node == DESTROYING:
        expect_battle(state, rounds, down, parts)
    return parts


def own_estimate(state: Lapins, seat: int, rounds: float, down: int) -> float:
    """The estimate of one seat alone."""
    parts = [0.0] * (len(PARTS) * state.players)
    appraise(state, seat, rounds, down, parts)
    total = 0.0
    for part in parts:
        total += part
    return total


def appraise(state: Lapins, seat: int, rounds: float, down: int, parts: list[float]) -> None:
    """Fill in the parts of a seat."""
    players = state.players
    sharing = state.node == SHARING
    reach = 1.0 if state.node == TURN and state.seat == seat else ACT_AGAIN_CHANCE[down if down < 5 else 5]
    if sharing:
        reach = 0.0
    next_price = unit_worth(rounds)
    wealth = riches(state, seat)
    now = next_unit_worth(wealth, rounds)
    realm = survey(state, seat, now, 1.0 + LATER_TAX_SHARE * (unit_worth(rounds * 0.5) - 1.0))
    parts[seat] = float(state.glory[seat])
    parts[players + seat] = wealth_worth(wealth, rounds + reach) + specials(state, seat, rounds)
    if sharing:
        parts[2 * players + seat] = shared(state, seat, realm, wealth, rounds)
    else:
        taxes = wealth_worth(wealth + realm.taxes_now, rounds) - wealth_worth(wealth, rounds)
        parts[2 * players + seat] = realm.glory_now + taxes
    parts[3 * players + seat] = rounds * (realm.glory + tax_worth(realm.taxes, rounds))
    parts[4 * players + seat] = matches(state, seat, realm, rounds)
    parts[5 * players + seat] = -dangers(state, seat, realm, rounds, down) - threats(state, seat, rounds)
    idle = LOST_GOOD_POINTS * realm.lost + EMPTY_PLACE_POINTS * realm.room
    tools = MARKET_UNITS * realm.markets + OBSERVATORY_UNITS * realm.observatories + GARRISON_UNITS * realm.strength
    parts[6 * players + seat] = rounds * idle + (next_price * tools if rounds > 0.5 else 2.0 * rounds * tools)


def specials(state: Lapins, seat: int, rounds: float) -> float:
    """What it is worth to have some of the rarer types, to build with."""
    if rounds < 0.5:
        return 0.0
    total = 0.0
    for which in range(1, TYPES - 1):
        if state.wealth[seat * TYPES + which]:
            total += RARE_TYPE_UNITS
    return total * unit_worth(rounds)


def shared(state: Lapins, seat: int, realm: Realm, wealth: int, rounds: float) -> float:
    """What the goods of this round bring a seat while they are shared out; its reserves go by what it decided."""
    row = seat * SHARE_ROW
    shares = state.shares
    stage = shares[row + STAGE]
    glory = float(shares[row + GLORY])
    taxes: int = 0
    left: int = 0
    for which in range(TYPES):
        taxes += shares[row + TAXED + which]
        left += shares[row + POOL + which]
    if stage == CHOICE:
        glory += realm.glory_now
        taxes = realm.taxes_now
    elif stage == SACRIFICES:
        given = shares[row + GIVEN : row + GIVEN + TYPES]
        glory += offering(given, shares[row + ROOM], state.box.sacrifice_points) + 0.8 * left
    elif stage == TAXES:
        taxes += min(left, shares[row + ROOM])
    if stage != CHOICE and shares[row + ASKED]:
        for which in range(TYPES):
            realm.kept[which] = 0
        for city in state.after:
            if owner(city) == seat:
                for which in range(TYPES):
                    realm.kept[which] += count(city, RESERVES + 1 + which)
    return glory + wealth_worth(wealth + taxes, rounds) - wealth_worth(wealth, rounds)


# ------------------------------------------------------------------- ball matches
def matches(state: Lapins, seat: int, realm: Realm, rounds: float) -> float:
    """LAP-66: what the matches to come will bring."""
    to_come = state.options.length - state.matches
    if to_come <= 0 or not realm.cities:
        return 0.0
    courts = [0] * state.players
    for city in state.cities:
        if city:
            courts[owner(city)] += count(city, COURTS)
    total = 0.0
    most: int = 0
    for number in courts:
        total += exp(COURT_EDGE * number)
        if number > most:
            most = number
    mine = exp(COURT_EDGE * courts[seat])
    share = mine / total
    if not most:
        share *= NO_COURT_SHARE
    cities = realm.cities + CITIES_A_ROUND * 0.5 * rounds
    stelae = state.box.stelae
    return to_come * share * (cities if cities < stelae else float(stelae))


# ------------------------------------------------------------------- catastrophes
def loss(box: Components, realm: Realm, face: int) -> float:
    """LAP-69: what a catastrophe costs, in units of wealth."""
    kinds = box.ravages[face]
    number = box.takes[face]
    if kinds & HIT_VILLAGES:
        return VILLAGE_LOSS_UNITS * (realm.villages if realm.villages < number else number)
    if kinds & HIT_PALACES:
        return PALACE_LOSS_UNITS if realm.palaces else 0.0
    if kinds & HIT_TEMPLES:
        return TEMPLE_LOSS_UNITS if realm.temples else 0.0
    if kinds & HIT_GARRISONS:
        return SMALL_LOSS_UNITS * (realm.strength if realm.strength < number else number)
    if kinds & HIT_MARKETS:
        return SMALL_LOSS_UNITS * (realm.markets if realm.markets < number else number)
    if kinds & (HIT_COURTS | HIT_OBSERVATORIES):
        return SMALL_LOSS_UNITS if realm.courts + realm.observatories else 0.0
    return 0.0


def covered(box: Components, realm: Realm, face: int) -> bool:
    """LAP-68: whether a reserve holds what averts the catastrophe."""
    accepted = box.accepts[face]
    for which in range(TYPES):
        if accepted >> which & 1 and realm.kept[which]:
            return True
    return False


def dangers(state: Lapins, seat: int, realm: Realm, rounds: float, down: int) -> float:
    """What catastrophes will probably cost."""
    flips = float(down) / state.players
    often = MET_SHARE * (state.players + 1.0) / state.players
    soon = rounds if rounds < 1.0 else 1.0
    later = rounds - soon
    finished = state.node == SHARING and state.shares[seat * SHARE_ROW + STAGE] == FINISHED
    ready = RESERVE_READY_CHANCE if realm.reserves else 0.0
    ready_for_others = RESERVE_READY_CHANCE if realm.reserves > 1 else 0.3 * ready
    now = 0.0
    then = 0.0
    box = state.box
    chances = tables_of(box).doom_chance
    for face in DOOMS:
        cost = chances[face] * loss(box, realm, face)
        if cost > 0.0:
            open_now = 0.0 if covered(box, realm, face) else 1.0
            prepared = ready if box.accepts[face] >> MAIZE & 1 else ready_for_others
            open_soon = open_now if finished else 1.0 - prepared
            now += cost * (flips * open_now + often * soon * open_soon)
            then += cost * often * later * (1.0 - prepared)
    return now * unit_worth(rounds) + then * unit_worth(0.5 * rounds)


def doom_weight(state: Lapins, realm: Realm, face: int, reserves: int, rounds: float, down: int) -> float:
    """What `dangers` makes of each unit of a catastrophe's loss at a turn, if the realm had this number of reserves."""
    often = MET_SHARE * (state.players + 1.0) / state.players
    soon = rounds if rounds < 1.0 else 1.0
    ready = RESERVE_READY_CHANCE if reserves else 0.0
    if not state.box.accepts[face] >> MAIZE & 1 and reserves < 2:
        ready *= 0.3
    now = 0.0 if covered(state.box, realm, face) else float(down) / state.players
    early = (now + often * soon * (1.0 - ready)) * unit_worth(rounds)
    return tables_of(state.box).doom_chance[face] * (
        early + often * (rounds - soon) * (1.0 - ready) * unit_worth(0.5 * rounds)
    )


# ------------------------------------------------------------------- attacks
def threats(state: Lapins, seat: int, rounds: float) -> float:
    """What enemies in reach could destroy."""
    cities = state.cities
    if not garrisoned(cities):
        return 0.0
    total = 0.0
    for site in range(len(cities)):
        if owner(cities[site]) != seat:
            continue
        strongest: int = 0
        for other in state.land.near[site]:
            king = owner(cities[other])
            if king >= 0 and king != seat and cities[other] >> CLASS_BITS * GARRISONS & GARRISON_FIELDS:
                dice = strength(cities[other])
                if dice > strongest:
                    strongest = dice
        if strongest:
            total += damage(state, site, strongest)
    return ATTACKED_CHANCE * VILLAGE_LOSS_UNITS * total * unit_worth(rounds)


def damage(state: Lapins, site: int, dice: int) -> float:
    """LAP-55: the points of damage that an attack with this number of dice will probably do there."""
    held = defence(state, site)
    most = worth(state.box, state.cities[site])
    odds = tables_of(state.box)
    held = held if held < odds.most_points else odds.most_points
    return odds.expected[dice][held][most if most < odds.most_worth else odds.most_worth]


def expect_battle(state: Lapins, rounds: float, down: int, parts: list[float]) -> None:
    """What the dice will probably do, or the damage that is still to be spent."""
    target = state.site
    city = state.cities[target]
    victim = owner(city)
    if victim < 0:
        return
    players = state.players
    whole = worth(state.box, city)
    before = 0.0
    for part in range(len(PARTS)):
        before += parts[part * players + victim]
    state.cities[target] = 0
    after = own_estimate(state, victim, rounds, down)
    state.cities[target] = city
    if state.node == DESTROYING:
        hit = float(state.count if state.count < whole else whole)
        razed = 1.0 if state.count >= whole else 0.0
    else:
        hit = damage(state, target, state.sent)
        needed = defence(state, target) + whole
        odds = tables_of(state.box)
        razed = odds.reached[state.sent][needed] if needed <= odds.most_points else 0.0
        parts[6 * players + state.seat] -= odds.failure * state.sent * SMALL_LOSS_UNITS * unit_worth(rounds)
    parts[5 * players + victim] -= (before - after) * hit / whole
    captured = hit + (state.won if state.node == DESTROYING else 0)
    parts[2 * players + state.seat] += captured * PRISONER_POINTS + razed * unit_worth(rounds)


# ------------------------------------------------------------------- cards
def expect_card(state: Lapins, rounds: float, parts: list[float]) -> None:
    """What the card that is being turned will probably do."""
    players = state.players
    seat = state.seat
    box = state.box
    weights = deck.odds(state)
    total = 0.0
    for weight in weights:
        total += weight
    value = unit_worth(rounds)
    realm = survey(state, seat, value, value)
    for face in range(len(weights)):
        if not weights[face]:
            continue
        chance = weights[face] / total
        if face == FEAST_CARD:
            for king in range(players):
                parts[players + king] += chance * box.card_gain[face] * value
        elif face == MATCH_CARD:
            expect_match(state, chance, parts)
        elif face >= FIRST_DOOM:
            lost = 0.7 if covered(box, realm, face) else loss(box, realm, face)
            parts[5 * players + seat] -= chance * lost * value
        else:
            parts[players + seat] += chance * box.card_gain[face] * value


def expect_match(state: Lapins, chance: float, parts: list[float]) -> None:
    """LAP-66: what a match would bring now, instead of one of those to come."""
    players = state.players
    most: int = 0
    winners: int = 0
    for king in range(players):
        courts = count_everywhere(state, king, COURTS)
        if courts > most:
            most = courts
            winners = 1
        elif courts == most:
            winners += 1
    to_come = state.options.length - state.matches
    for king in range(players):
        prize = 0.0
        if most and count_everywhere(state, king, COURTS) == most:
            prize = float(count_cities(state, king) // winners)
        usual = parts[4 * players + king] / to_come if to_come else 0.0
        parts[4 * players + king] += chance * (prize - usual)


# ------------------------------------------------------------------- single moves
def priors(state: Lapins, moves: list[int]) -> list[float]:
    """The priors of single moves; whole actions are planned in `plans.py`."""
    scores = [0.0] * len(moves)
    for index in range(len(moves)):
        kind = moves[index] >> MOVE_BITS
        if kind == PASS or kind == SUFFER or kind == SHARE_MANUAL:
            scores[index] = -3.0
        elif kind == FLIP or kind == DIVINE:
            scores[index] = -1.0
    return scores
