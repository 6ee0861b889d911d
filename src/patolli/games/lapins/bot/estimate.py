"""What a bot needs to know about Dix-Huit Lapins: how good a position is, and which moves are worth a look."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from patolli.games.lapins.bot.income import GARRISON_FIELDS, Realm, garrisoned, offering, survey
from patolli.games.lapins.bot.odds import (
    DOOM_CHANCE,
    DOOMS,
    EXPECTED,
    FAILURE,
    HIT_COURTS,
    HIT_GARRISONS,
    HIT_MARKETS,
    HIT_OBSERVATORIES,
    HIT_PALACES,
    HIT_TEMPLES,
    HIT_VILLAGES,
    KINDS_HIT,
    MOST_DICE,
    MOST_POINTS,
    NUMBER_HIT,
    PARRIED_BY,
    REACHED,
)
from patolli.games.lapins.bot.rounds_left import REACH, face_down, flow, hoard, one_more, price, rounds_after
from patolli.games.lapins.box.components import CARD_GAIN, EXPEDITION_CARD, FEAST_CARD, FIRST_DOOM, MATCH_CARD, STELAE
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
    FINISHED,
    FLIP,
    GARRISONS,
    GIVEN,
    GLORY,
    MAIZE,
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
from patolli.games.lapins.rules.deck import odds

if TYPE_CHECKING:
    from patolli.games.lapins.rules.state import Lapins

PARTS: Final = ["scored", "wealth", "harvest", "income", "matches", "danger", "standing"]
"""What an estimate is made of: glory, wealth, the goods of this round, those of later rounds, ball matches,
catastrophes and attacks to be feared, and what has no use yet."""

LAST_ROUND: Final = 0.4
OPEN_ROUND: Final = 0.33
"""How little a lead means in the last round, and how much less for each round to come: by how far estimates were from
the end of 200 games."""
LATER_TAXES: Final = 0.75
"""Taxes of later rounds come when wealth is worth less, and more than can be spent may come."""
COURT_EDGE: Final = 1.2
"""One court more is e to this power times as likely to win a match."""
NO_COURTS: Final = 0.4
"""The share of the prizes that will be won if nobody has a court yet."""
CITIES_A_ROUND: Final = 0.3
USELESS: Final = 0.3
UNFILLED: Final = 0.2
"""Points in each round to come of a good without a place, and of a place without a good."""
MARKET_WORTH: Final = 0.3
SIGHT_WORTH: Final = 0.4
STEP_WORTH: Final = 0.4
"""In units of wealth: a market, an observatory, a garrison."""
SPECIAL_WORTH: Final = 0.25
"""In units of wealth: the first unit of a type that is not maize, for buildings that must be paid with it."""
CAPACITY: Final = 0.7
"""How likely a reserve will have what is needed in later rounds."""
MET: Final = 0.5
"""The share of later catastrophes that will really be met."""
ATTACKED: Final = 0.3
"""How likely a city in reach of an enemy is attacked while it matters."""
VILLAGE_LOSS: Final = 1.3
PALACE_LOSS: Final = 2.5
TEMPLE_LOSS: Final = 2.5
SMALL_LOSS: Final = 1.0
"""What the loss of a building costs, in units of wealth."""
PRISONER_WORTH: Final = 1.2
"""Points of a prisoner."""


# ------------------------------------------------------------------- the estimate
def estimate(state: Lapins) -> list[float]:
    """The points that each seat will probably have at the end."""
    players = state.players
    parts = breakdown(state)
    guess = [0.0] * players
    for index in range(len(parts)):
        guess[index % players] += parts[index]
    return guess


def score_scale(state: Lapins) -> float:
    """A lead means the less, the more rounds are to come."""
    if state.node == OVER or not state.land.sites:
        return LAST_ROUND
    return LAST_ROUND + OPEN_ROUND * rounds_after(state)


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


def own(state: Lapins, seat: int, rounds: float, down: int) -> float:
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
    reach = 1.0 if state.node == TURN and state.seat == seat else REACH[down if down < 5 else 5]
    if sharing:
        reach = 0.0
    next_price = price(rounds)
    wealth = riches(state, seat)
    now = one_more(wealth, rounds)
    realm = survey(state, seat, now, 1.0 + LATER_TAXES * (price(rounds * 0.5) - 1.0))
    parts[seat] = float(state.glory[seat])
    parts[players + seat] = hoard(wealth, rounds + reach) + specials(state, seat, rounds)
    if sharing:
        parts[2 * players + seat] = shared(state, seat, realm, wealth, rounds)
    else:
        taxes = hoard(wealth + realm.taxes_now, rounds) - hoard(wealth, rounds)
        parts[2 * players + seat] = realm.glory_now + taxes
    parts[3 * players + seat] = rounds * (realm.glory + flow(realm.taxes, rounds))
    parts[4 * players + seat] = matches(state, seat, realm, rounds)
    parts[5 * players + seat] = -dangers(state, seat, realm, rounds, down) - threats(state, seat, rounds)
    idle = USELESS * realm.lost + UNFILLED * realm.room
    tools = MARKET_WORTH * realm.markets + SIGHT_WORTH * realm.observatories + STEP_WORTH * realm.strength
    parts[6 * players + seat] = rounds * idle + (next_price * tools if rounds > 0.5 else 2.0 * rounds * tools)


def specials(state: Lapins, seat: int, rounds: float) -> float:
    """What it is worth to have some of the rarer types, to build with."""
    if rounds < 0.5:
        return 0.0
    total = 0.0
    for which in range(1, TYPES - 1):
        if state.wealth[seat * TYPES + which]:
            total += SPECIAL_WORTH
    return total * price(rounds)


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
        glory += offering(shares[row + GIVEN : row + GIVEN + TYPES], shares[row + ROOM]) + 0.8 * left
    elif stage == TAXES:
        taxes += min(left, shares[row + ROOM])
    if stage != CHOICE and shares[row + ASKED]:
        for which in range(TYPES):
            realm.kept[which] = 0
        for city in state.after:
            if owner(city) == seat:
                for which in range(TYPES):
                    realm.kept[which] += count(city, RESERVES + 1 + which)
    return glory + hoard(wealth + taxes, rounds) - hoard(wealth, rounds)


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
        share *= NO_COURTS
    cities = realm.cities + CITIES_A_ROUND * 0.5 * rounds
    return to_come * share * (cities if cities < STELAE else float(STELAE))


# ------------------------------------------------------------------- catastrophes
def loss(realm: Realm, face: int) -> float:
    """LAP-69: what a catastrophe costs, in units of wealth."""
    kinds = KINDS_HIT[face]
    number = NUMBER_HIT[face]
    if kinds & HIT_VILLAGES:
        return VILLAGE_LOSS * (realm.villages if realm.villages < number else number)
    if kinds & HIT_PALACES:
        return PALACE_LOSS if realm.palaces else 0.0
    if kinds & HIT_TEMPLES:
        return TEMPLE_LOSS if realm.temples else 0.0
    if kinds & HIT_GARRISONS:
        return SMALL_LOSS * (realm.strength if realm.strength < number else number)
    if kinds & HIT_MARKETS:
        return SMALL_LOSS * (realm.markets if realm.markets < number else number)
    if kinds & (HIT_COURTS | HIT_OBSERVATORIES):
        return SMALL_LOSS if realm.courts + realm.observatories else 0.0
    return 0.0


def covered(realm: Realm, face: int) -> bool:
    """LAP-68: whether a reserve holds what averts the catastrophe."""
    accepted = PARRIED_BY[face]
    for which in range(TYPES):
        if accepted >> which & 1 and realm.kept[which]:
            return True
    return False


def dangers(state: Lapins, seat: int, realm: Realm, rounds: float, down: int) -> float:
    """What catastrophes will probably cost."""
    flips = float(down) / state.players
    often = MET * (state.players + 1.0) / state.players
    soon = rounds if rounds < 1.0 else 1.0
    later = rounds - soon
    finished = state.node == SHARING and state.shares[seat * SHARE_ROW + STAGE] == FINISHED
    ready = CAPACITY if realm.reserves else 0.0
    ready_for_others = CAPACITY if realm.reserves > 1 else 0.3 * ready
    now = 0.0
    then = 0.0
    for face in DOOMS:
        cost = DOOM_CHANCE[face] * loss(realm, face)
        if cost > 0.0:
            open_now = 0.0 if covered(realm, face) else 1.0
            prepared = ready if PARRIED_BY[face] >> MAIZE & 1 else ready_for_others
            open_soon = open_now if finished else 1.0 - prepared
            now += cost * (flips * open_now + often * soon * open_soon)
            then += cost * often * later * (1.0 - prepared)
    return now * price(rounds) + then * price(0.5 * rounds)


def doom_weight(state: Lapins, realm: Realm, face: int, reserves: int, rounds: float, down: int) -> float:
    """What `dangers` makes of each unit of a catastrophe's loss at a turn, with so many reserves in the realm."""
    often = MET * (state.players + 1.0) / state.players
    soon = rounds if rounds < 1.0 else 1.0
    ready = CAPACITY if reserves else 0.0
    if not PARRIED_BY[face] >> MAIZE & 1 and reserves < 2:
        ready *= 0.3
    now = 0.0 if covered(realm, face) else float(down) / state.players
    early = (now + often * soon * (1.0 - ready)) * price(rounds)
    return DOOM_CHANCE[face] * (early + often * (rounds - soon) * (1.0 - ready) * price(0.5 * rounds))


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
    return ATTACKED * VILLAGE_LOSS * total * price(rounds)


def damage(state: Lapins, site: int, dice: int) -> float:
    """LAP-55: the points of damage that an attack with so many dice will probably do there."""
    held = defence(state, site)
    most = worth(state.cities[site])
    return EXPECTED[dice][held if held < MOST_POINTS else MOST_POINTS][most if most < MOST_DICE else MOST_DICE]


def expect_battle(state: Lapins, rounds: float, down: int, parts: list[float]) -> None:
    """What the dice will probably do, or the damage that is still to be spent."""
    target = state.site
    city = state.cities[target]
    victim = owner(city)
    if victim < 0:
        return
    players = state.players
    whole = worth(city)
    before = 0.0
    for part in range(len(PARTS)):
        before += parts[part * players + victim]
    state.cities[target] = 0
    after = own(state, victim, rounds, down)
    state.cities[target] = city
    if state.node == DESTROYING:
        hit = float(state.count if state.count < whole else whole)
        razed = 1.0 if state.count >= whole else 0.0
    else:
        hit = damage(state, target, state.sent)
        needed = defence(state, target) + whole
        razed = REACHED[state.sent][needed] if needed <= MOST_POINTS else 0.0
        parts[6 * players + state.seat] -= FAILURE * state.sent * SMALL_LOSS * price(rounds)
    parts[5 * players + victim] -= (before - after) * hit / whole
    captured = hit + (state.won if state.node == DESTROYING else 0)
    parts[2 * players + state.seat] += captured * PRISONER_WORTH + razed * price(rounds)


# ------------------------------------------------------------------- cards
def expect_card(state: Lapins, rounds: float, parts: list[float]) -> None:
    """What the card that is being turned will probably do."""
    players = state.players
    seat = state.seat
    weights = odds(state)
    total = 0.0
    for weight in weights:
        total += weight
    value = price(rounds)
    realm = survey(state, seat, value, value)
    for face in range(len(weights)):
        if not weights[face]:
            continue
        chance = weights[face] / total
        if face == FEAST_CARD:
            for king in range(players):
                parts[players + king] += chance * CARD_GAIN[face] * value
        elif face == MATCH_CARD:
            expect_match(state, chance, parts)
        elif face >= FIRST_DOOM:
            lost = 0.7 if covered(realm, face) else loss(realm, face)
            parts[5 * players + seat] -= chance * lost * value
        else:
            gain = CARD_GAIN[face] if face != EXPEDITION_CARD else 1
            parts[players + seat] += chance * gain * value


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
    """What a king would look at first, move by move; whole actions are planned in `plans.py`."""
    looks = [0.0] * len(moves)
    for index in range(len(moves)):
        kind = moves[index] >> MOVE_BITS
        if kind == PASS or kind == SUFFER or kind == SHARE_MANUAL:
            looks[index] = -3.0
        elif kind == FLIP or kind == DIVINE:
            looks[index] = -1.0
    return looks
