"""What may be done: `offer` says what is legal at each node of section 6, `act` does it.

A decision with a single option is never presented (LAP-86): `settle` carries it out. So what a king may do is
worked out once, when the decision comes up, and kept in `state.options_now`; but a king who can pass always has a
choice, and what he may do at his turn is worked out when somebody asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import patolli.games.lapins.rules.attack as attack
import patolli.games.lapins.rules.building as building
import patolli.games.lapins.rules.charting as charting
import patolli.games.lapins.rules.deck as deck
import patolli.games.lapins.rules.katun as katun
import patolli.games.lapins.rules.sharing as sharing
from patolli.engine.core.bits import bits_in, nth_bit
from patolli.games.lapins.box.components import CARD_GAIN, EXPEDITION_CARD, PASS_PRICE, SITE_PRICE, STELAE
from patolli.games.lapins.rules.cities import first_site, holds, price, riches
from patolli.games.lapins.rules.codes import (
    ABOUT,
    ATTACK,
    ATTACKING,
    BUILD,
    BUILDING,
    CARD,
    CHANCE_NODES,
    CHOOSING,
    DEMOLISH,
    DEMOLISHING,
    DESTROY,
    DESTROYING,
    DIVINE,
    DIVINING,
    DONE_BUILD,
    DONE_DEMOLISH,
    DRAW_FIRST,
    EXPEDITION,
    FACE,
    FACE_SEEN,
    FIRST,
    FLIP,
    FOUND,
    GAIN,
    GARRISON_BITS,
    HOLD,
    HOLDING,
    LEAVE,
    LOOK,
    LOOKING,
    LOOKING_AHEAD,
    LOSE,
    LOSE_AT,
    LOSING,
    MARKET_BITS,
    MOVE_BITS,
    NO_DIVINE,
    NOTHING,
    OVER,
    OWNER_BITS,
    PARRY,
    PARRYING,
    PART,
    PART_BITS,
    PASS,
    PASSING,
    PAY,
    PAY_AUTO,
    PAYING,
    ROLL,
    ROLLING,
    SENDING,
    SHARING,
    STRENGTH,
    SUFFER,
    TAKE,
    TAKING,
    TRANSFORM,
    TURN,
    UPGRADE,
)

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng
    from patolli.games.lapins.rules.state import Lapins


# ------------------------------------------------------------------- what is legal
def moves(state: Lapins, actor: int) -> list[int]:
    """All that the actor may do, in the order of LAP-87."""
    if state.node <= CHANCE_NODES:
        if state.node <= DRAW_FIRST:
            return charting.draws(state)
        return attack.rolls(state.sent) if state.node == ROLLING else deck.draws(state)
    if state.node == SHARING:
        return sharing.share_moves(state, actor)
    if state.node == TURN and not state.options_now:
        found: list[int] = []
        offer_turn(state, found)
        return found
    return state.options_now[:]


def weights(state: Lapins) -> list[int]:
    """The weights of the moves of CHANCE, in their order (LAP-91)."""
    if state.node <= DRAW_FIRST:
        return charting.weights(state)
    return attack.roll_weights(state.sent) if state.node == ROLLING else deck.weights(state)


def pick(state: Lapins, actor: int, rng: Rng) -> int:
    """One of the moves at random."""
    if state.node <= CHANCE_NODES:
        if state.node == ROLLING:
            return attack.pick_roll(state.sent, rng)
        if state.node > DRAW_FIRST:
            return deck.pick(state, rng)
        return charting.pick(state, rng)
    if state.node == SHARING:
        return sharing.pick_share(state, actor, rng)
    found = state.options_now
    if not found:
        return pick_turn(state, rng)
    return found[rng.below(len(found))]


def offer(state: Lapins, out: list[int]) -> None:
    """What the king who decides may do; nothing if the node is done with."""
    node = state.node
    if node == TURN:
        offer_turn(state, out)
    elif node == BUILDING:
        building.offer_build(state, out)
    elif node == PAYING:
        building.offer_payment(state, out)
    elif node == CHOOSING:
        katun.offer_cards(state, out)
    elif node == DIVINING:
        katun.offer_divination(state, out)
    elif node == DEMOLISHING:
        building.offer_demolish(state, out)
    elif node == SENDING:
        attack.offer_strength(state, out)
    elif node == LOSING:
        attack.offer_losses(state, out)
    elif node == DESTROYING:
        attack.offer_damage(state, out)
    elif node == HOLDING:
        attack.offer_prisons(state, out)
    elif node == TAKING:
        attack.offer_takeover(state, out)
    elif node == LOOKING:
        katun.offer_looks(state, out)
    elif node == EXPEDITION:
        katun.offer_expedition(out)
    elif node == PARRYING:
        katun.offer_parry(state, out)
    else:
        katun.offer_suffering(state, out)


def offer_turn(state: Lapins, out: list[int]) -> None:
    """LAP-32, LAP-33."""
    wealth = riches(state, state.seat)
    if wealth:
        founding, changing, armed, enemies = sites_to_act(state, wealth)
        while founding:
            out.append(FOUND << MOVE_BITS | first_site(founding))
            founding &= founding - 1
        while changing:
            out.append(TRANSFORM << MOVE_BITS | first_site(changing))
            changing &= changing - 1
        while armed:
            site = first_site(armed)
            armed &= armed - 1
            targets = state.land.near_bits[site] & enemies
            while targets:
                out.append(ATTACK << MOVE_BITS | site << PART_BITS | first_site(targets))
                targets &= targets - 1
    out.append(FLIP << MOVE_BITS)
    if wealth >= PASS_PRICE:
        out.append(PASS << MOVE_BITS)


def pick_turn(state: Lapins, rng: Rng) -> int:
    """One of the moves of a turn, for a king who can pass, without listing them."""
    founding, changing, armed, enemies = sites_to_act(state, riches(state, state.seat))
    founds = bits_in(founding)
    changes = bits_in(changing)
    attacks = 0
    rest = armed
    while rest:
        attacks += bits_in(state.land.near_bits[first_site(rest)] & enemies)
        rest &= rest - 1
    n = rng.below(founds + changes + attacks + 2)
    if n < founds:
        return FOUND << MOVE_BITS | nth_bit(founding, n)
    n -= founds
    if n < changes:
        return TRANSFORM << MOVE_BITS | nth_bit(changing, n)
    n -= changes
    if n >= attacks:
        return (FLIP if n == attacks else PASS) << MOVE_BITS
    while True:
        site = first_site(armed)
        targets = state.land.near_bits[site] & enemies
        many = bits_in(targets)
        if n < many:
            return ATTACK << MOVE_BITS | site << PART_BITS | nth_bit(targets, n)
        n -= many
        armed &= armed - 1


def sites_to_act(state: Lapins, wealth: int) -> tuple[int, int, int, int]:
    """Sets of sites, a bit for each: where the king may found (LAP-41), which cities he may transform (LAP-48), which
    have garrisons to attack with (LAP-51), and which belong to others."""
    king = state.seat + 1
    everything = 0
    free = 0
    own = 0
    enemies = 0
    changing = 0
    armed = 0
    bit = 1
    for site, city in enumerate(state.cities):
        if not city:
            free |= bit
        else:
            everything |= city
            if city >> OWNER_BITS != king:
                enemies |= bit
            else:
                own += 1
                if city & GARRISON_BITS:
                    armed |= bit
                if building.can_transform(state, site, wealth):
                    changing |= bit
        bit += bit
    if own >= STELAE:
        return 0, changing, armed, enemies
    if not everything & MARKET_BITS:
        return free if wealth > SITE_PRICE else 0, changing, armed, enemies
    founding = free
    while free:
        site = first_site(free)
        free &= free - 1
        if wealth <= price(state, site, state.seat):
            founding ^= 1 << site
    return founding, changing, armed, enemies


# ------------------------------------------------------------------- doing it
def play(state: Lapins, actor: int, move: int) -> None:
    """Do what the move says, which must be legal, and all that follows without a choice."""
    if state.node == SHARING:
        if sharing.play_share(state, actor, move):
            end_round(state)
            settle(state)
        return
    act(state, move)
    settle(state)


def settle(state: Lapins) -> None:
    """LAP-86: go on until somebody has a choice."""
    charting.settle_forced(state)
    out: list[int] = []
    while CHANCE_NODES < state.node < SHARING:
        if state.node == TURN and holds(state, state.seat, PASS_PRICE):
            break
        if state.node == PAYING:
            building.pay_forced(state)
        offer(state, out)
        if not out:
            leave(state)
        elif len(out) == 1:
            if state.events is not None:
                tell_forced(state, out[0])
            act(state, out.pop())
        else:
            state.options_now = out
            return
    state.options_now = []


def tell_forced(state: Lapins, move: int) -> None:
    """For those who listen: what nobody was asked."""
    if state.events is not None and move >> MOVE_BITS not in (DONE_BUILD, DONE_DEMOLISH):
        line = state.game().say(state, state.seat, move)
        state.events.append(("forced", {"seat": state.seat, "line": line}))


def act(state: Lapins, move: int) -> None:
    """One step."""
    kind = move >> MOVE_BITS
    what = move & ABOUT
    if kind == BUILD:
        building.build(state, what)
    elif kind == FOUND:
        building.begin_founding(state, what)
    elif kind == DONE_BUILD:
        building.begin_payment(state)
    elif kind == PAY:
        building.pay(state, what)
    elif kind == PAY_AUTO:
        building.pay_auto(state)
    elif kind == FLIP:
        state.node = DIVINING
    elif kind == CARD:
        if katun.choose(state, what):
            turn_card(state)
    elif kind == FACE:
        katun.draw_face(state, what)
        if state.node == FACE_SEEN:
            katun.see(state)
        else:
            turn_card(state, told=True)
    elif kind == PASS:
        building.charge(state, PASSING, PASS_PRICE)
    elif kind == TRANSFORM:
        building.begin_transforming(state, what)
    elif kind == DEMOLISH:
        building.demolish(state, what)
    elif kind == DONE_DEMOLISH:
        state.last = 0
        state.node = BUILDING
    elif kind == UPGRADE:
        building.upgrade(state, what)
    elif kind <= FIRST:
        charting.draw(state, move)
    elif kind == DIVINE:
        katun.divine(state)
    elif kind == NO_DIVINE:
        state.node = CHOOSING
    elif kind == LOOK:
        katun.look(state, what)
    elif kind <= TAKE or kind in (ROLL, LEAVE):
        act_in_attack(state, kind, what)
    else:
        act_on_card(state, kind, what)


def act_in_attack(state: Lapins, kind: int, what: int) -> None:
    """The steps of section 11."""
    if kind == ATTACK:
        attack.begin_attack(state, what >> PART_BITS, what & PART)
    elif kind == STRENGTH:
        attack.send(state, what)
    elif kind == ROLL:
        attack.roll_dice(state, what)
    elif kind == LOSE:
        attack.lose(state, what)
    elif kind == DESTROY:
        attack.destroy(state, what)
    elif kind == HOLD:
        attack.hold(state, what >> PART_BITS, what & PART)
    elif kind == TAKE:
        attack.take(state)
    else:
        end_action(state)


def act_on_card(state: Lapins, kind: int, what: int) -> None:
    """LAP-64, LAP-68, LAP-69."""
    if kind == GAIN:
        katun.receive(state, what, CARD_GAIN[EXPEDITION_CARD])
        end_action(state)
    elif kind == PARRY:
        katun.parry(state, what >> PART_BITS, what & PART)
        end_action(state)
    elif kind == SUFFER:
        katun.suffer(state)
    elif kind == LOSE_AT:
        katun.lose_at(state, what >> PART_BITS, what & PART)


def leave(state: Lapins) -> None:
    """Nothing is left to choose at this node: what comes next."""
    node = state.node
    if node == PAYING:
        end_payment(state)
    elif node == DIVINING:
        state.node = CHOOSING
    elif node == LOOKING:
        katun.end_looking(state)
    elif node == LOSING:
        if not attack.compare(state):
            end_action(state)
    elif node == DESTROYING:
        attack.end_damage(state)
    elif node == HOLDING:
        attack.end_prisoners(state)
    elif node == PARRYING:
        if state.events is not None:
            state.events.append(("spared", {"seat": state.seat}))
        end_action(state)
    else:
        end_action(state)


def end_payment(state: Lapins) -> None:
    """LAP-37: the action takes effect."""
    if state.action == ATTACKING:
        state.node = ROLLING
    elif state.action == LOOKING_AHEAD:
        katun.begin_looking(state)
    else:
        if state.action != PASSING:
            building.raise_city(state)
        end_action(state)


def turn_card(state: Lapins, told: bool = False) -> None:
    """LAP-62. Told: the line said which card it is."""
    if not katun.reveal(state, told):
        end_action(state)


# ------------------------------------------------------------------- turns and rounds
def end_action(state: Lapins) -> None:
    """LAP-34."""
    forget_action(state)
    if katun.all_turned(state):
        sharing.begin_sharing(state)
        if not sharing.deciding(state):
            end_round(state)
        return
    state.seat = (state.seat + 1) % state.players
    state.node = TURN


def forget_action(state: Lapins) -> None:
    """Between two actions nothing of them is left."""
    building.plan(state, NOTHING, 0, 0)
    state.origin = 0
    state.sent = 0
    state.due = 0
    state.count = 0
    state.potential = 0
    state.won = 0
    state.card = 0


def end_round(state: Lapins) -> None:
    """LAP-35, LAP-80, LAP-83."""
    sharing.apply_shares(state)
    if state.matches >= state.options.length or katun.row_end(state) == len(state.faces):
        state.node = OVER
        if state.events is not None:
            points = state.points()
            for seat in range(state.players):
                if points[seat] > state.glory[seat]:
                    state.events.append(("wealth", {"seat": seat, "points": points[seat] - state.glory[seat]}))
            for seat in state.winners():
                state.events.append(("won", {"seat": seat, "points": points[seat]}))
        return
    state.round += 1
    state.seat = (state.seat + 1) % state.players
    state.node = TURN
    if state.events is not None:
        state.events.append(("round", {"round": state.round}))
