"""Playing on: what kings would probably do, worked out much more quickly than by making plans.

Early in the game the estimate knows nothing of its end, so openings are judged by playing on (`foresee`) until few
enough rounds are left. Every king does about what looks best to him, or what habit likes. Lists of buildings are
priced from counts (`Ledger`) instead of surveying the land for each; only the best of them, a card and attacks are
judged in full.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import patolli.games.lapins.rules.building as building
import patolli.games.lapins.rules.moves as rules
from patolli.engine.core.plan import Plan, lead, score_of
from patolli.engine.core.state import CHANCE
from patolli.games.lapins.bot.building_values import BILLS, ONE_VILLAGE, TWO_VILLAGES, USUAL, Area, Bill, Ledger
from patolli.games.lapins.bot.city_plans import Wish
from patolli.games.lapins.bot.estimate import (
    estimate,
    own,
    score_scale,
    threats,
)
from patolli.games.lapins.bot.income import garrisoned, offering, take_most
from patolli.games.lapins.bot.plans import TROUBLE, judge_action, plan_flip, plans
from patolli.games.lapins.bot.rounds_left import face_down, hoard, rounds_after
from patolli.games.lapins.bot.share_plans import by_hand, has_reserves
from patolli.games.lapins.box.components import (
    STELAE,
    TOP_PER_KING,
    TRANSFORM_PRICE,
)
from patolli.games.lapins.rules.cities import count, price, remove, riches, strength, used
from patolli.games.lapins.rules.codes import (
    ABOUT,
    ATTACK,
    BUILDINGS,
    CHANCE_NODES,
    CHOICE,
    CHOOSING,
    COURTS,
    DIVINING,
    FLIP,
    FOUNDING,
    GARRISON_BITS,
    MAIZE,
    MOVE_BITS,
    NO_DIVINE,
    OVER,
    OWNER_BITS,
    PARRYING,
    PART,
    PART_BITS,
    PASS,
    SHARE_GLORY,
    SHARE_ROW,
    SHARE_TAXES,
    SHARING,
    SHELL,
    STAGE,
    STRENGTH,
    SUFFERING,
    TEMPLES,
    TRANSFORMING,
    TURN,
    TYPES,
)
from patolli.games.lapins.rules.katun import row_end, row_start
from patolli.games.lapins.rules.sharing import deciding, in_area, pool_of, reach, tax_room, ways_of

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng
    from patolli.engine.core.rollout_policy import RolloutPolicy
    from patolli.games.lapins.rules.state import Lapins

VAGUE: Final = 6.0
"""With more rounds than this to come, how plans look has next to nothing to do with who wins in the end."""
CLEAR: Final = 5.0
"""With so many rounds to come the estimate knows enough."""
SITES: Final = 6
"""How many free sites are considered, by a first impression and by habit; of those that are alike only one."""
LISTS: Final = 8
"""How many lists of buildings are considered for a site."""
LEARNING_RATE: Final = 0.5
"""The learning rate of rollouts, relative to other games: luck decides more of a single one here."""
EASE: Final = 0.35
"""So many points of look, times `score_scale`, are one of a weight of the policy."""

PHASE: Final = 2.0
PHASES: Final = 6
"""The policy tells phases of the game apart by the rounds to come, two and two of them."""
LISTED: Final = len(USUAL)
ATTACKED: Final = 2 * LISTED
FLIPPED: Final = ATTACKED + 1
PASSED: Final = ATTACKED + 2
KEYS: Final = ATTACKED + 3
"""Keys of the policy in a phase: lists for a new city, lists for one that stands, and what else can be done."""


# ------------------------------------------------------------------- a turn
class Offer:
    """A list of buildings for a site, and how good that looks to the king."""

    def __init__(self, site: int, fee: int, bill: Bill, look: float) -> None:
        self.site = site
        self.fee = fee
        self.bill = bill
        self.look: float = look


def offer_look(offer: Offer) -> float:
    return offer.look


def best_offers(state: Lapins, seat: int, policy: RolloutPolicy | None) -> list[Offer]:
    """What the king could build, the best first."""
    ledger = Ledger(state, seat)
    found: list[Offer] = []
    dice = dice_around(state, seat)
    for site in range(len(state.cities)):
        city = state.cities[site]
        if city and city >> OWNER_BITS == seat + 1:
            room = state.land.slots[site] - used(city)
            if room > 0:
                add_offers(ledger, ledger.area_of(site), site, TRANSFORM_PRICE, room, found)
    for first in best_sites(ledger, dice, policy)[:SITES]:
        area = ledger.area_of(first.site)
        add_offers(ledger, area, first.site, first.fee, state.land.slots[first.site], found)
    if dice:
        for offer in found:
            if offer.bill.steps or (not state.cities[offer.site] and dice[offer.site]):
                offer.look -= threat_change(state, seat, offer, ledger.rounds)
    found.sort(key=offer_look, reverse=True)
    return found


def best_sites(ledger: Ledger, dice: list[int], policy: RolloutPolicy | None) -> list[Offer]:
    """Free sites with a village or two, the best first; of sites that are alike only the first is looked at."""
    state = ledger.state
    found: list[Offer] = []
    if ledger.whole.cities >= STELAE:
        return found
    ease = EASE * score_scale(state)
    alike: set[int] = set()
    for site in range(len(state.cities)):
        if state.cities[site]:
            continue
        fee = price(state, site, ledger.seat)
        if fee >= ledger.wealth:
            continue
        area = ledger.area_of(site)
        key = area.reached << 16 | fee << 12 | state.land.slots[site] << 8 | state.land.resource[site] << 4
        if dice:
            key |= dice[site]
        if key not in alike:
            alike.add(key)
            bill = TWO_VILLAGES if fee + TWO_VILLAGES.cost <= ledger.wealth else ONE_VILLAGE
            look = ledger.look(area, site, fee, bill, True)
            if policy is not None:
                look += ease * policy.weight(site_key(state, ledger.seat, site))
            found.append(Offer(site, fee, bill, look))
    found.sort(key=offer_look, reverse=True)
    return found


def add_offers(ledger: Ledger, area: Area, site: int, fee: int, room: int, found: list[Offer]) -> None:
    """All usual lists that the king can pay."""
    state = ledger.state
    city = state.cities[site]
    held = state.wealth
    start = ledger.seat * TYPES
    most = ledger.wealth - fee
    for bill in BILLS[room]:
        if bill.cost > most:
            continue
        if bill.reserves and not held[start + MAIZE]:
            continue
        if bill.courts and (not held[start + SHELL] or count(city, COURTS)):
            continue
        found.append(Offer(site, fee, bill, ledger.look(area, site, fee, bill, not city)))


def dice_around(state: Lapins, seat: int) -> list[int]:
    """By site: the most dice that an enemy next to it could throw; nothing if nobody has a garrison."""
    found: list[int] = []
    if not garrisoned(state.cities):
        return found
    for site in range(len(state.cities)):
        strongest: int = 0
        for other in state.land.near[site]:
            city = state.cities[other]
            if city & GARRISON_BITS and city >> OWNER_BITS != seat + 1:
                dice = strength(city)
                if dice > strongest:
                    strongest = dice
        found.append(strongest)
    return found


def threat_change(state: Lapins, seat: int, offer: Offer, rounds: float) -> float:
    """How much more there is to fear with the buildings than without."""
    site = offer.site
    before = state.cities[site]
    less = threats(state, seat, rounds)
    state.cities[site] = (before & BUILDINGS) + offer.bill.city | (seat + 1) << OWNER_BITS
    more = threats(state, seat, rounds)
    state.cities[site] = before
    return more - less


def judge_offer(state: Lapins, seat: int, offer: Offer) -> float:
    """How far the king is ahead when it is built."""
    wealth = state.wealth
    cities = state.cities
    state.wealth = wealth[:]
    state.cities = cities[:]
    node = state.node
    raise_offer(state, offer)
    state.node = TURN
    state.seat = (seat + 1) % state.players
    look = lead(estimate(state), seat)
    state.wealth = wealth
    state.cities = cities
    state.seat = seat
    state.node = node
    rules.forget_action(state)
    return look - TROUBLE * (2 + len(offer.bill.kinds))


def raise_offer(state: Lapins, offer: Offer) -> None:
    """Pay for the buildings and put them there."""
    if state.cities[offer.site]:
        building.plan(state, TRANSFORMING, offer.site, offer.fee)
        state.base = state.cities[offer.site] & BUILDINGS
    else:
        building.plan(state, FOUNDING, offer.site, offer.fee)
    for kind in offer.bill.kinds:
        building.build(state, kind)
    building.begin_payment(state)
    building.pay_auto(state)
    building.raise_city(state)


def take_turn(state: Lapins, seat: int, rng: Rng, policy: RolloutPolicy | None) -> None:
    """LAP-32: what looks best or is liked: first an attack, a card or a site, then what is built there."""
    offers = best_offers(state, seat, policy)
    others: list[Plan] = []
    plan_attacks(state, seat, others)
    attacks = len(others)
    quick_flip(state, seat, others)
    cards = len(others)
    if not riches(state, (seat + 1) % state.players):
        judge_action(state, seat, Wish([PASS << MOVE_BITS], [], [], 0), others)
    ease = EASE * score_scale(state)
    phase = phase_key(state, seat)
    keys: list[int] = []
    looks: list[float] = []
    for at in range(len(others)):
        keys.append(phase + (ATTACKED if at < attacks else FLIPPED if at < cards else PASSED))
        looks.append(score_of(others[at]) / ease)
    sites: list[int] = []
    beyond: float = 0.0
    if offers:
        beyond = judge_offer(state, seat, offers[0]) - offers[0].look
    for offer in offers:
        if offer.site not in sites:
            sites.append(offer.site)
            keys.append(site_key(state, seat, offer.site))
            looks.append((offer.look + beyond) / ease)
    chosen = prefer(policy, seat, keys, looks, rng)
    if chosen < len(others):
        for move in others[chosen].moves:
            rules.play(state, seat, move)
        return
    raise_offer(state, pick_list(state, seat, offers, sites[chosen - len(others)], rng, policy))
    rules.end_action(state)
    rules.settle(state)


def pick_list(
    state: Lapins, seat: int, offers: list[Offer], site: int, rng: Rng, policy: RolloutPolicy | None
) -> Offer:
    """What is built on the site, of the lists that look best there; of those that look alike only the first."""
    ease = EASE * score_scale(state)
    first = phase_key(state, seat) + (LISTED if state.cities[site] else 0)
    found: list[Offer] = []
    keys: list[int] = []
    looks: list[float] = []
    before: float = 0.0
    for offer in offers:
        if offer.site != site or (found and offer.look == before):
            continue
        before = offer.look
        found.append(offer)
        keys.append(first + offer.bill.number)
        looks.append(offer.look / ease)
        if len(found) == LISTS:
            break
    return found[prefer(policy, seat, keys, looks, rng)]


def prefer(policy: RolloutPolicy | None, seat: int, keys: list[int], looks: list[float], rng: Rng) -> int:
    """Which of the keys: by looks and policy, or what looks best if there is no policy."""
    if policy is not None:
        return policy.choose(seat, keys, looks, rng)
    best: int = 0
    for at in range(1, len(looks)):
        if looks[at] > looks[best]:
            best = at
    return best


def phase_key(state: Lapins, seat: int) -> int:
    """The first key of the seat with so many rounds to come."""
    phase = int(rounds_after(state) / PHASE)
    return KEYS * (PHASES * seat + (phase if phase < PHASES else PHASES - 1))


def site_key(state: Lapins, seat: int, site: int) -> int:
    """The key under which the policy knows building on a site."""
    return KEYS * PHASES * state.players + state.land.sites * seat + site


def plan_attacks(state: Lapins, seat: int, found: list[Plan]) -> None:
    """LAP-51: from every city with garrisons, with all dice."""
    wealth = riches(state, seat)
    for site in range(len(state.cities)):
        city = state.cities[site]
        if not city & GARRISON_BITS or city >> OWNER_BITS != seat + 1:
            continue
        most = min(strength(city), 2 * wealth)
        for other in state.land.near[site]:
            if state.cities[other] and state.cities[other] >> OWNER_BITS != seat + 1:
                moves = [ATTACK << MOVE_BITS | site << PART_BITS | other]
                if most > 1:
                    moves.append(STRENGTH << MOVE_BITS | most)
                judge_action(state, seat, Wish(moves, [], [], 0), found)


def quick_flip(state: Lapins, seat: int, found: list[Plan]) -> None:
    """LAP-62: turn the first card; if somebody has looked at one of the row it is planned in full."""
    top = state.players * TOP_PER_KING
    for card in range(row_start(state), row_end(state)):
        if card > top and state.faces[card] >= 0 and not state.turned >> card & 1:
            plan_flip(state, seat, False, found)
            return
    trial = state.copy()
    moves = [FLIP << MOVE_BITS]
    rules.play(trial, seat, moves[0])
    if trial.node == DIVINING:
        moves.append(NO_DIVINE << MOVE_BITS)
        rules.play(trial, seat, moves[1])
    if trial.node == CHOOSING:
        moves.append(trial.options_now[0])
        rules.play(trial, seat, trial.options_now[0])
    found.append(Plan(moves, lead(estimate(trial), seat) - TROUBLE * len(moves), []))


# ------------------------------------------------------------------- everything else
def needs_rollout(state: Lapins) -> bool:
    """Whether the estimate knows too little of the end, so that playing on tells more."""
    return state.node != OVER and state.land.sites > 0 and rounds_after(state) > VAGUE


def play_on(state: Lapins, horizon: int, rng: Rng, policy: RolloutPolicy | None) -> None:
    """Let everybody do what looks best or is liked for so many rounds, but only until the estimate knows enough."""
    if not needs_rollout(state):
        return
    stop = rounds_after(state) - horizon
    if stop < CLEAR:
        stop = CLEAR
    while state.node != OVER:
        node = state.node
        if node == TURN:
            if rounds_after(state) <= stop:
                return
            take_turn(state, state.seat, rng, policy)
        elif node <= CHANCE_NODES:
            rules.play(state, CHANCE, rules.pick(state, CHANCE, rng))
        elif node == SHARING:
            take_share(state, deciding(state)[0])
        elif node == PARRYING or node == CHOOSING:
            rules.play(state, state.seat, state.options_now[0])
        elif node == SUFFERING:
            take_loss(state, state.seat)
        else:
            seat = state.seat
            for move in plans(state, seat, 1)[0].moves:
                rules.play(state, seat, move)


def take_share(state: Lapins, seat: int) -> None:
    """LAP-78: glory or taxes first; maize is kept for droughts where there is a reserve."""
    if state.shares[seat * SHARE_ROW + STAGE] != CHOICE:
        for move in plans(state, seat, 1)[0].moves:
            rules.play(state, seat, move)
        return
    taxes_first = wants_taxes(state, seat)
    if rounds_after(state) > 0.5 and has_reserves(state, seat):
        for move in by_hand(state, seat, [MAIZE], taxes_first):
            rules.play(state, seat, move)
        return
    rules.play(state, seat, (SHARE_TAXES if taxes_first else SHARE_GLORY) << MOVE_BITS)


def wants_taxes(state: Lapins, seat: int) -> bool:
    """Whether the goods of this round are worth more taxes first than glory first."""
    left, ways = ways_of(state, seat)
    glory: int = 0
    taxes: int = 0
    while left:
        area = reach(state, left, ways) & left
        left &= ~area
        room = tax_room(state, area)
        temples = in_area(state, area, TEMPLES)
        if room and temples:
            pool = pool_of(state, area)
            glory += offering(pool, temples)
            spare: int = 0
            for units in pool:
                if units > temples:
                    spare += units - temples
            taxes -= spare if spare < room else room
            while room and take_most(pool):
                room -= 1
                taxes += 1
            glory -= offering(pool, temples)
    if not taxes:
        return False
    wealth = riches(state, seat)
    rounds = rounds_after(state)
    return hoard(wealth + taxes, rounds) - hoard(wealth, rounds) > glory


def take_loss(state: Lapins, seat: int) -> None:
    """LAP-69: what is missed least."""
    options = state.options_now
    best = options[0]
    top: float = -1e9
    rounds = rounds_after(state)
    down = face_down(state)
    for move in options:
        site = (move & ABOUT) >> PART_BITS
        city = state.cities[site]
        remove(state, site, move & PART)
        look = own(state, seat, rounds, down)
        state.cities[site] = city
        if look > top:
            top = look
            best = move
    rules.play(state, seat, best)
