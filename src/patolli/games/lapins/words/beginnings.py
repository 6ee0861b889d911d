"""Why no line begins so: the reasons that hold for all lines with these first words, answered by the rules.

`refusals.why_not` says why one move may not be made; here a verb alone, or a verb and a site, is asked about. An answer
uses what lies open and what the king who asks has himself, and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.words import NotLegal
from patolli.games.lapins.rules import codes
from patolli.games.lapins.rules.attack import jail
from patolli.games.lapins.rules.building import owed
from patolli.games.lapins.rules.cities import count, count_cities, owner, price, riches, strength, used
from patolli.games.lapins.rules.codes import KIND_NAMES
from patolli.games.lapins.words.lines import (
    DONE,
    KING_VERBS,
    NO_WORD,
    ONE_CLASS,
    ONE_NUMBER,
    ONE_SITE,
    ONE_TYPE,
    SHARES,
    Listener,
    say,
)
from patolli.games.lapins.words.refusals import (
    BELONGS,
    BUILDERS,
    NODE_RULES,
    node_of,
    whose,
    why_not_more,
    why_not_named,
)
from patolli.games.lapins.words.refusals import why_not as why_not_move

if TYPE_CHECKING:
    from patolli.engine.words import Refuse, Why
    from patolli.games.lapins.rules.state import Lapins

MOVES_OF = {
    **{verb: (kind,) for table in (NO_WORD, ONE_SITE, ONE_CLASS, ONE_TYPE, ONE_NUMBER) for verb, kind in table.items()},
    **{"attack": (codes.ATTACK,), "build": (codes.BUILD,), "parry": (codes.PARRY,), "hold": (codes.HOLD,)},
    **{"lose": (codes.LOSE, codes.LOSE_AT), "pay": (codes.PAY, codes.PAY_AUTO)},
    **{"done": tuple(DONE.values()), "share": tuple(SHARES.values())},
}
"""The moves that lines with each verb mean."""
WITH_SITE = ("turn", "prisoner", "parry", "suffer")
"""The decisions with lines that go on after a site."""


def why_not(state: Lapins, seat: int, words: list[str], refuse: Refuse) -> NotLegal | None:
    """Why the king can say nothing that begins with these words; None if he can, or if no rule says more."""
    verb, *rest = [word.lower() for word in words] or [""]
    if seat not in state.actors() or verb not in KING_VERBS:
        return None
    why: Why | None
    said = [say(state, seat, move).split() for move in state.moves(seat)]
    if any(line[: len(words)] == [verb, *rest] for line in said):
        return None
    node = node_of(state, seat)
    if not any(kind in BELONGS[node] for kind in MOVES_OF[verb]):
        why = building_ended(state) if node == "pay" and verb in ("build", "upgrade") else None
        why = why or (NODE_RULES[node], "not-now", {"now": node})
    else:
        listener = Listener(state, seat, verb, rest, KING_VERBS[verb], refuse)
        try:
            if rest and node in WITH_SITE:
                why = at_site(state, verb, listener.site(rest[0]))
            else:
                why = (None if rest else of_verb(state, verb)) or why_not_move(state, seat, listener.meant())
        except NotLegal as error:
            return None if error.key == "wrong-words" else error
    if why is None:
        return None
    rule, key, values = why
    return refuse(rule, key, **values)


# ------------------------------------------------------------------- a verb alone
def of_verb(state: Lapins, verb: str) -> Why | None:
    """Why the verb cannot be said, at a decision that it belongs to."""
    wealth = riches(state, state.seat)
    if verb == "found":
        return no_founding(state, wealth)
    if verb == "transform":
        return no_transforming(state, wealth)
    if verb == "attack":
        return no_attack(state)
    if verb == "build":
        return no_building(state)
    if verb == "upgrade":
        return no_upgrade(state)
    if verb == "parry":
        return "LAP-68", "parry-nothing", {}
    return None


def own_cities(state: Lapins) -> list[int]:
    return [site for site, city in enumerate(state.cities) if owner(city) == state.seat]


def no_founding(state: Lapins, wealth: int) -> Why:
    """LAP-8, LAP-32, LAP-40."""
    free = [site for site, city in enumerate(state.cities) if not city]
    if count_cities(state, state.seat) >= state.box.stelae:
        return "LAP-8", "twelve-cities", {"most": state.box.stelae}
    if not free:
        return "LAP-40", "no-free-site", {}
    cheapest = min(price(state, site, state.seat) for site in free)
    if wealth >= cheapest + state.box.least_cost:
        return "LAP-36", "found-goods", {}
    return "LAP-32", "found-nowhere", {"price": cheapest, "least": state.box.least_cost, "wealth": wealth}


def no_transforming(state: Lapins, wealth: int) -> Why:
    """LAP-46, LAP-48."""
    if not own_cities(state):
        return "LAP-46", "no-city", {}
    fee = state.box.transform_price
    if wealth < fee:
        return "LAP-46", "transform-poor", {"fee": fee, "wealth": wealth}
    return "LAP-48", "transform-none", {"fee": fee, "wealth": wealth}


def no_attack(state: Lapins) -> Why:
    """LAP-51."""
    own = own_cities(state)
    if not own:
        return "LAP-51", "attack-no-city", {}
    if not any(strength(state.cities[site]) for site in own):
        return "LAP-51", "attack-no-garrison", {}
    return "LAP-51", "attack-nobody", {}


def no_building(state: Lapins) -> Why:
    """LAP-36, LAP-42, LAP-49."""
    site = state.land.name(state.site)
    if used(state.base + state.plus) >= state.land.slots[state.site]:
        return "LAP-42", "build-full", {"site": site}
    spare = riches(state, state.seat) - owed(state)
    if spare < state.box.least_cost:
        return "LAP-36", "build-broke", {"least": state.box.least_cost, "spare": spare}
    if state.last:
        last = "upgrade" if state.last >= codes.UPGRADES else KIND_NAMES[state.last]
        return "LAP-42", "build-passed", {"last": last, "spare": spare}
    return "LAP-36", "build-none", {"site": site, "spare": spare}


def no_upgrade(state: Lapins) -> Why | None:
    """LAP-49."""
    if state.action != codes.TRANSFORMING:
        return "LAP-49", "upgrade-new", {}
    single, guarded = count(state.base, codes.GARRISONS), count(state.base, codes.GARRISONS + 1)
    if not single and not guarded:
        return "LAP-49", "upgrade-nothing", {"site": state.land.name(state.site)}
    if state.last > codes.UPGRADES and not guarded:
        return "LAP-49", "upgrade-order", {}
    box = state.box
    spare = riches(state, state.seat) - owed(state)
    why = why_not_named(state, box.upgrade_type, box.upgrade_named)
    return why or ("LAP-36", "upgrade-poor", {"cost": box.upgrade_named, "spare": spare})


def building_ended(state: Lapins) -> Why | None:
    """LAP-86: building came to its end without being asked, because nothing more could be built."""
    whys = [why_not_more(state, codes.BUILD, kind) for kind in range(codes.KINDS)]
    if state.action not in BUILDERS or None in whys:
        return None
    slots = state.land.slots[state.site]
    site = state.land.name(state.site)
    if used(state.base + state.plus) >= slots:
        return "LAP-42", "build-full", {"site": site}
    return "LAP-36", "build-ended", {"site": site}


# ------------------------------------------------------------------- a verb and a site
def at_site(state: Lapins, verb: str, site: int) -> Why | None:
    """Why nothing can be done there, with a verb that goes on with a site."""
    name = state.land.name(site)
    mine = owner(state.cities[site]) == state.seat
    if verb == "attack":
        if not mine:
            return "LAP-51", "attack-from", {"site": name, "owner": whose(state, site)}
        if not strength(state.cities[site]):
            return "LAP-51", "attack-weak", {"site": name}
        return "LAP-51", "attack-nobody-near", {"site": name}
    if verb == "hold":
        if jail(state, site):
            return "LAP-58", "hold-nowhere", {"site": name}
        if state.options.any_garrison:
            return "LAP-58", "hold-other", {"site": name}
        return "LAP-58", "hold-away", {"site": name, "origin": state.land.name(state.origin)}
    if verb not in ("parry", "lose"):
        return None
    if not mine:
        rule = "LAP-68" if verb == "parry" else "LAP-69"
        return rule, "not-your-city", {"site": name, "owner": whose(state, site)}
    if verb == "parry":
        return "LAP-68", "parry-empty", {"site": name}
    return "LAP-69", "suffer-nothing", {"site": name}
