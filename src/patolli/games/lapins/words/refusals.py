"""Why not: the rules a second time, one condition after the other, so that each refusal has its own reason.

A test compares this with `moves` on every move that can be said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.core.state import CHANCE
from patolli.games.lapins.rules import charting, codes, deck
from patolli.games.lapins.rules.attack import DIE_BITS, jail, room_of
from patolli.games.lapins.rules.building import can_change, can_replace, can_settle, can_transform, owed
from patolli.games.lapins.rules.cities import (
    buildings,
    count,
    count_cities,
    count_kind,
    owner,
    price,
    riches,
    strength,
    used,
)
from patolli.games.lapins.rules.codes import (
    ABOUT,
    CARD_NAMES,
    CLASS_NAMES,
    COST_BITS,
    COST_MASK,
    FACES,
    KIND_NAMES,
    KIND_OF,
    MOVE_BITS,
    PART,
    PART_BITS,
    SLOTS,
    SORT_NAMES,
    TYPE_NAMES,
    TYPES,
)
from patolli.games.lapins.rules.katun import row_end, row_start

if TYPE_CHECKING:
    from patolli.engine.words import Why
    from patolli.games.lapins.rules.state import Lapins

PHASES = (
    *("draw-sort", "draw-tile", "draw-first", "roll", "face-seen", "face-turned"),
    *("turn", "demolish", "build", "pay", "strength", "loss", "damage", "prisoner", "takeover"),
    *("divine", "look", "card", "expedition", "parry", "suffer", "share", "over"),
)
"""The nodes of section 6, by number."""
STAGES = ("finished", "choice", "sacrifice", "tax", "store")
"""The stages of a share, by number."""
BUILDERS = (codes.FOUNDING, codes.TRANSFORMING, codes.TAKING_OVER)
"""The actions that build."""
ACTIONS = ("", "pass", "found", "transform", "attack", "takeover", "divine")

NODE_RULES = {
    **{"draw-sort": "LAP-16a", "draw-tile": "LAP-16a", "draw-first": "LAP-19", "roll": "LAP-91"},
    **{"face-seen": "LAP-22a", "face-turned": "LAP-22a", "turn": "LAP-32", "demolish": "LAP-47", "build": "LAP-42"},
    **{"pay": "LAP-37", "strength": "LAP-52", "loss": "LAP-54", "damage": "LAP-56", "prisoner": "LAP-58"},
    **{"takeover": "LAP-59", "divine": "LAP-60", "look": "LAP-61", "card": "LAP-62", "expedition": "LAP-64"},
    **{"parry": "LAP-68", "suffer": "LAP-69", "choice": "LAP-78", "sacrifice": "LAP-78", "tax": "LAP-78"},
    **{"store": "LAP-78"},
}
"""The rule that says what is decided at a node."""
BELONGS = {
    "draw-sort": (codes.DRAW_SORT,),
    "draw-tile": (codes.DRAW_TILE,),
    "draw-first": (codes.FIRST,),
    "roll": (codes.ROLL,),
    "face-seen": (codes.FACE,),
    "face-turned": (codes.FACE,),
    "turn": (codes.FOUND, codes.TRANSFORM, codes.ATTACK, codes.FLIP, codes.PASS),
    "demolish": (codes.DEMOLISH, codes.DONE_DEMOLISH),
    "build": (codes.BUILD, codes.UPGRADE, codes.DONE_BUILD),
    "pay": (codes.PAY, codes.PAY_AUTO),
    "strength": (codes.STRENGTH,),
    "loss": (codes.LOSE,),
    "damage": (codes.DESTROY,),
    "prisoner": (codes.HOLD,),
    "takeover": (codes.TAKE, codes.LEAVE),
    "divine": (codes.DIVINE, codes.NO_DIVINE),
    "look": (codes.LOOK,),
    "card": (codes.CARD,),
    "expedition": (codes.GAIN,),
    "parry": (codes.PARRY, codes.SUFFER),
    "suffer": (codes.LOSE_AT,),
    "choice": (codes.SHARE_GLORY, codes.SHARE_TAXES, codes.SHARE_MANUAL),
    "sacrifice": (codes.SACRIFICE, codes.DONE_SACRIFICE),
    "tax": (codes.TAX, codes.DONE_TAX),
    "store": (codes.STORE, codes.EMPTY),
}
"""Which moves are made at a node."""


def node_of(state: Lapins, actor: int) -> str:
    """What the actor is asked, in a word."""
    if state.node == codes.SHARING and actor != CHANCE:
        return STAGES[state.shares[actor * codes.SHARE_ROW + codes.STAGE]]
    return PHASES[state.node]


def why_not(state: Lapins, actor: int, move: int) -> Why | None:
    """Why the move may not be done now: rule, key of the sentence, and what the sentence needs. None if it may."""
    kind = move >> MOVE_BITS
    what = move & ABOUT
    node = node_of(state, actor)
    if kind not in BELONGS[node]:
        if node == "pay" and kind in (codes.BUILD, codes.UPGRADE):
            why = why_not_more(state, kind, what)
            if why is not None:
                return why
        return NODE_RULES[node], "not-now", {"now": node}
    if actor == CHANCE:
        return why_not_draw(state, kind, move)
    if state.node == codes.SHARING:
        return why_not_share(state, actor, kind, what)
    if node == "turn":
        return why_not_turn(state, kind, what)
    if node == "demolish":
        return why_not_demolish(state, kind, what)
    if node == "build":
        return why_not_build(state, kind, what)
    if node == "pay":
        return why_not_pay(state, kind, what)
    if node in ("strength", "loss", "damage", "prisoner"):
        return why_not_in_attack(state, kind, what)
    return why_not_card(state, kind, what)


# ------------------------------------------------------------------- chance
def why_not_draw(state: Lapins, kind: int, move: int) -> Why | None:
    what = move & ABOUT
    if kind == codes.ROLL:
        shown = sum(what >> DIE_BITS * face & 15 for face in range(FACES))
        return None if shown == state.sent else ("LAP-53", "dice", {"shown": shown, "sent": state.sent})
    if kind == codes.FACE:
        if move in deck.draws(state):
            return None
        return "LAP-22a", "impossible-face", {"card": CARD_NAMES[what]}
    if move in charting.draws(state):
        return None
    if kind == codes.FIRST:
        return "LAP-19", "no-seat", {"seat": what, "players": state.players}
    if kind == codes.DRAW_SORT:
        return "LAP-16", "no-sort-left", {"sort": SORT_NAMES[what]}
    if state.box.tile_sort[what >> 2] != state.sort:
        return "LAP-16a", "other-sort", {"tile": state.box.tile_names[what >> 2], "sort": SORT_NAMES[state.sort]}
    return "LAP-16a", "tile-used", {"tile": state.box.tile_names[what >> 2]}


# ------------------------------------------------------------------- the five actions
def whose(state: Lapins, site: int) -> str:
    """Whose a site is, for a sentence: own, free or a colour."""
    seat = owner(state.cities[site])
    return "free" if seat < 0 else "own" if seat == state.seat else state.box.colours[seat]


def why_not_turn(state: Lapins, kind: int, what: int) -> Why | None:
    """LAP-32."""
    wealth = riches(state, state.seat)
    if kind == codes.FOUND:
        if state.cities[what]:
            return "LAP-40", "found-taken", {"site": state.land.name(what), "owner": whose(state, what)}
        if count_cities(state, state.seat) >= state.box.stelae:
            return "LAP-8", "twelve-cities", {"most": state.box.stelae}
        cost = price(state, what, state.seat)
        if not can_settle(state, what, wealth - cost):
            least = state.box.least_cost
            return (
                "LAP-32",
                "found-poor",
                {"site": state.land.name(what), "price": cost, "least": least, "wealth": wealth},
            )
    elif kind == codes.TRANSFORM:
        if owner(state.cities[what]) != state.seat:
            return "LAP-46", "transform-other", {"site": state.land.name(what), "owner": whose(state, what)}
        if not can_transform(state, what, wealth):
            fee = state.box.transform_price
            return "LAP-48", "transform-nothing", {"site": state.land.name(what), "wealth": wealth, "fee": fee}
    elif kind == codes.ATTACK:
        origin, target = what >> PART_BITS, what & PART
        if owner(state.cities[origin]) != state.seat:
            return "LAP-51", "attack-from", {"site": state.land.name(origin), "owner": whose(state, origin)}
        if not strength(state.cities[origin]):
            return "LAP-51", "attack-weak", {"site": state.land.name(origin)}
        if owner(state.cities[target]) in (-1, state.seat):
            return "LAP-51", "attack-whom", {"site": state.land.name(target), "owner": whose(state, target)}
        if target not in state.land.near[origin]:
            names: dict[str, int | str] = {"site": state.land.name(origin), "target": state.land.name(target)}
            return "LAP-51", "attack-far", names
    elif kind == codes.PASS and wealth < state.box.pass_price:
        return "LAP-33", "pass-poor", {"price": state.box.pass_price, "wealth": wealth}
    return None


# ------------------------------------------------------------------- transforming, building
def why_not_demolish(state: Lapins, kind: int, what: int) -> Why | None:
    """LAP-47."""
    if kind == codes.DONE_DEMOLISH:
        if state.gone or can_change(state):
            return None
        return "LAP-47", "demolish-nothing", {"site": state.land.name(state.site)}
    if not count(state.base, what):
        return "LAP-47", "demolish-none", {"class": CLASS_NAMES[what], "site": state.land.name(state.site)}
    if what < state.last:
        return "LAP-47", "demolish-order", {"class": CLASS_NAMES[what], "last": CLASS_NAMES[state.last]}
    if buildings(state.base) == 1 and not can_replace(state, KIND_OF[what]):
        return "LAP-47", "demolish-last", {"class": CLASS_NAMES[what]}
    return None


def why_not_build(state: Lapins, kind: int, what: int) -> Why | None:
    """LAP-42, LAP-49."""
    box = state.box
    city = state.base + state.plus
    transforming = state.action == codes.TRANSFORMING
    if kind == codes.DONE_BUILD:
        if not transforming:
            return None if state.plus else ("LAP-42", "build-first", {})
        if not city:
            return "LAP-49", "build-first", {}
        return None if state.gone or state.plus else ("LAP-49", "change-first", {})
    spare = riches(state, state.seat) - owed(state)
    if kind == codes.UPGRADE:
        return why_not_upgrade(state, what, spare)
    room = state.land.slots[state.site] - used(city)
    if what < state.last:
        last = "upgrade" if state.last >= codes.UPGRADES else KIND_NAMES[state.last]
        return "LAP-42", "build-order", {"kind": KIND_NAMES[what], "last": last}
    if state.gone >> what & 1:
        return "LAP-49", "build-demolished", {"kind": KIND_NAMES[what]}
    if SLOTS[what] > room:
        return "LAP-42", "build-slots", {"kind": KIND_NAMES[what], "needs": SLOTS[what], "room": room}
    if count_kind(city, what) >= box.most_of[what]:
        return "LAP-7", "build-most", {"kind": KIND_NAMES[what], "most": box.most_of[what]}
    why = why_not_named(state, box.cost_type[what], box.cost_named[what])
    cost = box.cost_any[what] + box.cost_named[what]
    if why is None and cost > spare:
        return "LAP-36", "build-poor", {"kind": KIND_NAMES[what], "cost": cost, "spare": spare}
    return why


def why_not_more(state: Lapins, kind: int, what: int) -> Why | None:
    """LAP-42, LAP-86: why building came to its end without being asked; None if the king could have gone on."""
    if state.action not in BUILDERS or state.last >= 0 or state.due != state.fee:
        return None
    before = state.copy()
    for which in range(TYPES):
        before.wealth[state.seat * TYPES + which] += state.named >> COST_BITS * which & COST_MASK
    built = [KIND_OF[which] for which in range(codes.CLASSES) if count(state.plus, which)]
    before.last = max(built, default=0)
    return why_not_build(before, kind, what)


def why_not_named(state: Lapins, which: int, needed: int) -> Why | None:
    """LAP-36: a named type must be that type."""
    if which < 0:
        return None
    owed_now = state.named >> COST_BITS * which & COST_MASK
    held = state.wealth[state.seat * TYPES + which]
    if held >= owed_now + needed:
        return None
    return "LAP-36", "named-short", {"type": TYPE_NAMES[which], "needed": owed_now + needed, "held": held}


def why_not_upgrade(state: Lapins, what: int, spare: int) -> Why | None:
    """LAP-49."""
    box = state.box
    name = CLASS_NAMES[what]
    if state.action != codes.TRANSFORMING:
        return "LAP-49", "upgrade-new", {}
    if what not in (codes.GARRISONS, codes.GARRISONS + 1):
        return "LAP-49", "upgrade-what", {"class": name}
    if not count(state.base, what):
        return "LAP-49", "upgrade-none", {"class": name, "site": state.land.name(state.site)}
    if codes.UPGRADES + what - codes.GARRISONS < state.last:
        return "LAP-49", "upgrade-order", {}
    why = why_not_named(state, box.upgrade_type, box.upgrade_named)
    if why is None and spare < box.upgrade_named:
        return "LAP-36", "upgrade-poor", {"cost": box.upgrade_named, "spare": spare}
    return why


def why_not_pay(state: Lapins, kind: int, what: int) -> Why | None:
    """LAP-38, LAP-39."""
    if kind == codes.PAY_AUTO:
        return None if state.last < 0 else ("LAP-39", "pay-begun", {})
    start = state.seat * TYPES
    if not state.wealth[start + what]:
        return "LAP-38", "pay-none", {"type": TYPE_NAMES[what]}
    if what < state.last:
        return "LAP-38", "pay-order", {"type": TYPE_NAMES[what], "last": TYPE_NAMES[state.last]}
    later = sum(state.wealth[start + what : start + TYPES])
    if later < state.due:
        return "LAP-38", "pay-short", {"type": TYPE_NAMES[what], "later": later, "due": state.due}
    return None


# ------------------------------------------------------------------- attacking
def why_not_in_attack(state: Lapins, kind: int, what: int) -> Why | None:
    if kind == codes.STRENGTH:
        most = strength(state.cities[state.origin])
        wealth = riches(state, state.seat)
        if not what:
            return "LAP-52", "send-nobody", {}
        if what > most:
            return "LAP-52", "send-many", {"site": state.land.name(state.origin), "most": most}
        many = state.box.garrisons_for_one
        cost = (what + many - 1) // many
        return None if cost <= wealth else ("LAP-53", "send-poor", {"price": cost, "wealth": wealth})
    if kind == codes.HOLD:
        return why_not_hold(state, what >> PART_BITS, what & PART)
    losing = kind == codes.LOSE
    site = state.origin if losing else state.site
    rule = "LAP-54" if losing else "LAP-56"
    if losing and not codes.GARRISONS <= what < codes.RESERVES:
        return rule, "lose-what", {"class": CLASS_NAMES[what]}
    if not count(state.cities[site], what):
        return rule, "none-there", {"class": CLASS_NAMES[what], "site": state.land.name(site)}
    needed = state.box.damage[KIND_OF[what]]
    if not losing and needed > state.count:
        return rule, "damage-short", {"class": CLASS_NAMES[what], "needed": needed, "damage": state.count}
    return None


def why_not_hold(state: Lapins, site: int, which: int) -> Why | None:
    """LAP-58."""
    name = state.land.name(site)
    if not jail(state, site):
        if state.options.any_garrison:
            return "LAP-58", "hold-other", {"site": name}
        return "LAP-58", "hold-away", {"site": name, "origin": state.land.name(state.origin)}
    if not codes.GARRISONS <= which < codes.RESERVES:
        return "LAP-58", "hold-what", {"class": CLASS_NAMES[which]}
    if not count(state.cities[site], which):
        return "LAP-58", "none-there", {"class": CLASS_NAMES[which], "site": name}
    return None if room_of(which) else ("LAP-58", "hold-full", {"class": CLASS_NAMES[which]})


# ------------------------------------------------------------------- cards
def why_not_card(state: Lapins, kind: int, what: int) -> Why | None:
    if kind in (codes.LOOK, codes.CARD):
        rule = "LAP-61" if kind == codes.LOOK else "LAP-62"
        slots = row_end(state) - row_start(state)
        if not 1 <= what <= slots:
            return rule, "no-slot", {"slot": what, "slots": slots}
        card = row_start(state) + what - 1
        if state.turned >> card & 1:
            return rule, "slot-turned", {"slot": what, "card": CARD_NAMES[state.faces[card]]}
        if kind == codes.LOOK and state.looked >> card & 1:
            return rule, "slot-looked", {"slot": what}
        return None
    if kind not in (codes.PARRY, codes.LOSE_AT):
        return None
    site, which = what >> PART_BITS, what & PART
    rule = "LAP-68" if kind == codes.PARRY else "LAP-69"
    face = state.faces[state.card]
    if owner(state.cities[site]) != state.seat:
        return rule, "not-your-city", {"site": state.land.name(site), "owner": whose(state, site)}
    if kind == codes.PARRY:
        if not state.box.accepts[face] >> which & 1:
            return rule, "parry-what", {"card": CARD_NAMES[face], "type": TYPE_NAMES[which]}
        if not count(state.cities[site], codes.RESERVES + 1 + which):
            return rule, "parry-none", {"site": state.land.name(site), "type": TYPE_NAMES[which]}
        return None
    if not state.box.ravages[face] >> KIND_OF[which] & 1:
        return rule, "suffer-what", {"card": CARD_NAMES[face], "class": CLASS_NAMES[which]}
    if not count(state.cities[site], which):
        return rule, "none-there", {"class": CLASS_NAMES[which], "site": state.land.name(site)}
    return None


# ------------------------------------------------------------------- sharing
def why_not_share(state: Lapins, seat: int, kind: int, what: int) -> Why | None:
    """LAP-75, LAP-78."""
    if kind not in (codes.SACRIFICE, codes.TAX, codes.STORE):
        return None
    row = seat * codes.SHARE_ROW
    last = state.shares[row + codes.LAST]
    name = TYPE_NAMES[what]
    if not state.shares[row + codes.POOL + what]:
        return "LAP-74", "share-none", {"type": name}
    if what < last:
        return "LAP-78", "share-order", {"type": name, "last": TYPE_NAMES[last]}
    temples = state.shares[row + codes.ROOM]
    if kind == codes.SACRIFICE and state.shares[row + codes.GIVEN + what] >= temples:
        return "LAP-75", "temples-full", {"type": name, "temples": temples}
    return None
