"""The action at hand in a position set up by hand, and the words that such lines are made of."""

from __future__ import annotations

from patolli.engine.position import Fields
from patolli.games.lapins.rules.building import owed
from patolli.games.lapins.rules.cities import count, count_cities, count_kind, owner, price, strength, used
from patolli.games.lapins.rules.codes import (
    ATTACKING,
    BUILDINGS,
    CLASS_NAMES,
    CLASS_OF,
    CLASSES,
    COST_BITS,
    COST_MASK,
    DOUBLE,
    DOUBLES,
    EXPEDITION_CARD,
    FIRST_DOOM,
    FOUNDING,
    GARRISONS,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    TAKING_OVER,
    TRANSFORMING,
    TYPE_NAMES,
    TYPES,
    UNIT,
)
from patolli.games.lapins.rules.katun import row_end, row_start
from patolli.games.lapins.rules.state import Lapins
from patolli.games.lapins.show.view import class_names
from patolli.games.lapins.words.refusals import ACTIONS, PHASES

MOST = 99
"""More than any number of an action is."""
BUILDERS = (FOUNDING, TRANSFORMING, TAKING_OVER)
"""What ends with a city."""
NOTHING_GOES_ON = ("turn", "share", "over", "draw-first", "draw-sort", "draw-tile")
ATTACK_NODES = [PHASES.index(name) for name in ("strength", "roll", "loss", "damage", "prisoner", "takeover")]


# ------------------------------------------------------------------- the action at hand
def write_action(state: Lapins) -> list[str]:
    """The parts of the action at hand, those that are nothing left out."""
    site = state.land.name(state.site) if state.land.sites else ""
    parts = [
        ("kind", ACTIONS[state.action]),
        ("site", site if state.site or state.action or state.sent or state.node in ATTACK_NODES else ""),
        ("origin", state.land.name(state.origin) if state.sent or state.node in ATTACK_NODES else ""),
        ("sent", number(state.sent)),
        ("kept", " ".join(class_names(state.base))),
        ("added", " ".join(class_names(state.plus))),
        ("demolished", " ".join(KIND_NAMES[kind] for kind in range(KINDS) if state.gone >> kind & 1)),
        ("last", "none" if state.last < 0 else number(state.last)),
        ("price", number(state.fee)),
        ("named", some([state.named >> COST_BITS * which & COST_MASK for which in range(TYPES)])),
        ("due", number(state.due)),
        ("count", number(state.count)),
        ("potential", number(state.potential)),
        ("prisoners", number(state.won)),
        ("card", number(state.card)),
        ("looks", number(state.looks)),
        ("looked", ranges(state.looked)),
        ("queue", ranges(state.queue)),
    ]
    return [f"{name} {value}" for name, value in parts if value]


def read_action(fields: Fields, state: Lapins) -> None:
    """The action at hand, as `write_action` puts it."""
    known = "kind site origin sent kept added demolished last price named due count potential prisoners card looks"
    parts = parts_of(fields, "action", known + " looked queue")
    names = [state.land.name(site) for site in range(state.land.sites)]
    for part in ("site", "origin"):
        if part in parts and (len(parts[part]) != 1 or parts[part][0] not in names):
            raise fields.error("action", f"{part} takes the name of a site (LAP-12)")
    kind = parts.get("kind", [""])
    if len(kind) != 1 or kind[0] not in ACTIONS:
        raise fields.error("action", f"kind is one of: {', '.join(ACTIONS[1:])}")
    state.action = ACTIONS.index(kind[0])
    state.site = names.index(parts["site"][0]) if "site" in parts else 0
    state.origin = names.index(parts["origin"][0]) if "origin" in parts else 0
    state.base = classes_in(fields, "action", parts.get("kept", []))
    state.plus = classes_in(fields, "action", parts.get("added", []))
    for word in parts.get("demolished", []):
        if word not in KIND_NAMES:
            raise fields.error("action", f"{word[:20]!r} is no kind of building (LAP-5)")
        state.gone |= 1 << KIND_NAMES.index(word)
    named = units_in(fields, "action", parts.get("named", []), COST_MASK)
    state.named = sum(named[which] << COST_BITS * which for which in range(TYPES))

    def numeral(part: str, most: int) -> int:
        return number_in(fields, "action", part, parts[part], most) if part in parts else 0

    state.last = -1 if parts.get("last") == ["none"] else numeral("last", CLASSES)
    state.sent = numeral("sent", 8)
    state.fee = numeral("price", MOST)
    state.due = numeral("due", MOST)
    state.count = numeral("count", MOST)
    state.potential = numeral("potential", MOST)
    state.won = numeral("prisoners", MOST)
    state.card = numeral("card", len(state.faces) - 1)
    state.looks = numeral("looks", MOST)
    state.looked = cards_in(fields, "action", parts.get("looked", []), len(state.faces) - 1)
    state.queue = cards_in(fields, "action", parts.get("queue", []), len(state.faces) - 1)


def check_pending(fields: Fields, state: Lapins) -> None:
    """An action that was set up by hand must be one that can be."""
    phase = PHASES[state.node]
    if phase in NOTHING_GOES_ON and "action" in fields.values:
        raise fields.error("action", f"nothing is going on at {phase}")
    if phase in ("demolish", "build", "pay") and not state.action:
        raise fields.error("action", f"at {phase} `kind` says what is being done")
    if state.last < 0 and phase in ("demolish", "build"):
        raise fields.error("action", f"at {phase} `last` is a number")
    if phase in ("demolish", "build") or (phase == "pay" and state.action in BUILDERS):
        check_plan(fields, state, phase)
    if state.node in ATTACK_NODES or (phase == "pay" and state.action == ATTACKING):
        check_attack(fields, state, phase)
    if state.due > state.fee:
        raise fields.error("action", f"{state.due} are due, and the price is {state.fee} (LAP-37)")
    check_card(fields, state, phase)
    check_looks(fields, state, phase)


def check_plan(fields: Fields, state: Lapins, phase: str) -> None:
    """LAP-40 to LAP-49, LAP-59: what is built and torn down, and what it costs."""
    city = state.cities[state.site]
    if state.action == TRANSFORMING:
        if owner(city) != state.seat:
            raise fields.error("action", "site is a city of the king who transforms it (LAP-46)")
    elif state.action not in BUILDERS or phase == "demolish":
        raise fields.error("action", f"at {phase} `kind` is another one")
    elif city or state.base or state.gone or count_cities(state, state.seat) >= state.box.stelae:
        raise fields.error(
            "action", f"a city is founded on a free site, by a king with less than {state.box.stelae} (LAP-40)"
        )
    if used(state.base) + used(state.plus) > state.land.slots[state.site]:
        raise fields.error("action", "this is more than fits the site (LAP-42)")
    new = state.base + state.plus
    for kind in range(KINDS):
        if count_kind(new, kind) > state.box.most_of[kind]:
            raise fields.error("action", f"a city has at most {state.box.most_of[kind]} {KIND_NAMES[kind]} (LAP-7)")
    if phase == "pay" and not (new and (state.plus or state.gone)):
        raise fields.error("action", "nothing was built that could be paid (LAP-42)")
    if (state.gone, state.fee, state.named) not in bills(state):
        raise fields.error("action", "kept, added, demolished, price and named do not fit each other (LAP-36, LAP-47)")
    if phase != "pay" and not payable(state):
        raise fields.error("action", "the king cannot pay what is planned (LAP-36)")


def bills(state: Lapins) -> list[tuple[int, int, int]]:
    """What may be demolished and has to be paid for the plan, as `gone`, `fee` and `named`.

    A new double garrison may have been built, or a garrison without a prisoner upgraded (LAP-49).
    """
    before = state.cities[state.site] & BUILDINGS if state.action == TRANSFORMING else 0
    less = [count(before, which) - count(state.base, which) for which in range(CLASSES)]
    more = [count(state.plus, which) for which in range(CLASSES)]
    guarded = more[DOUBLES + 1]
    built = sum(more[CLASS_OF[kind]] for kind in range(KINDS))
    if min(less) < 0 or built + guarded != sum(more) or guarded > less[GARRISONS + 1]:
        return []
    less[GARRISONS + 1] -= guarded
    fee = {FOUNDING: price(state, state.site, state.seat), TRANSFORMING: state.box.transform_price}.get(state.action, 0)
    found: list[tuple[int, int, int]] = []
    for upgraded in range(min(more[DOUBLES], less[GARRISONS]) + 1):
        numbers = [more[CLASS_OF[kind]] - (upgraded if kind == DOUBLE else 0) for kind in range(KINDS)]
        torn = [less[which] - (upgraded if which == GARRISONS else 0) for which in range(CLASSES)]
        gone = 0
        for which in range(CLASSES):
            gone |= int(torn[which] > 0) << KIND_OF[which]
        named = (
            sum(numbers[kind] * state.box.named[kind] for kind in range(KINDS))
            + (upgraded + guarded) * state.box.upgrade_cost
        )
        found.append((gone, fee + sum(numbers[kind] * state.box.cost_any[kind] for kind in range(KINDS)), named))
    return found


def payable(state: Lapins) -> bool:
    """LAP-36: whether the king has what is named, and enough of everything."""
    held = state.wealth[state.seat * TYPES : state.seat * TYPES + TYPES]
    return owed(state) <= sum(held) and all(
        state.named >> COST_BITS * which & COST_MASK <= held[which] for which in range(TYPES)
    )


def check_attack(fields: Fields, state: Lapins, phase: str) -> None:
    """LAP-51 to LAP-59."""
    at = "action" if "action" in fields.values else "phase"
    before = phase in ("strength", "pay", "roll")
    if owner(state.cities[state.origin]) not in ((state.seat,) if before or phase == "loss" else (state.seat, -1)):
        raise fields.error(at, "origin is a city of the king who attacks (LAP-51)")
    if state.site not in state.land.near[state.origin] or owner(state.cities[state.site]) == state.seat:
        raise fields.error(at, "site is the city of another king, next to origin (LAP-51)")
    if (before or phase in ("loss", "damage")) and not state.cities[state.site]:
        raise fields.error(at, "there is no city at the site that is attacked (LAP-51)")
    if phase in ("pay", "roll") and not 1 <= state.sent <= strength(state.cities[state.origin]):
        raise fields.error(at, "sent says how many dice are rolled, one for each garrison (LAP-53)")


def check_card(fields: Fields, state: Lapins, phase: str) -> None:
    """LAP-22a, LAP-62 to LAP-69."""
    row = range(row_start(state), row_end(state))
    face = state.faces[state.card]
    if phase in ("parry", "suffer", "expedition"):
        if not (state.card in row and state.turned >> state.card & 1):
            raise fields.error("action", "card is the number of the card of the row that is at work (LAP-62)")
        if not (face == EXPEDITION_CARD if phase == "expedition" else face >= FIRST_DOOM):
            raise fields.error("action", f"card {state.card} is not one that leads to {phase} (LAP-64, LAP-67)")
        if phase == "suffer" and state.count > state.box.takes[face]:
            raise fields.error("action", f"this catastrophe takes {state.box.takes[face]} buildings (LAP-69)")
    if phase in ("face-seen", "face-turned"):
        if state.card < row_start(state) or face >= 0:
            raise fields.error("action", "card is the number of a card that has no face yet (LAP-22a)")
        if phase == "face-turned" and state.card not in row:
            raise fields.error("action", "only cards of the row are turned (LAP-62)")


def check_looks(fields: Fields, state: Lapins, phase: str) -> None:
    """LAP-61: cards that are being looked at."""
    if phase not in ("look", "face-seen") and (state.looks or state.looked or state.queue):
        raise fields.error("action", f"no card is looked at when the phase is {phase} (LAP-61)")
    lowest = state.queue & -state.queue
    if lowest != (1 << state.card if phase == "face-seen" else 0):
        raise fields.error("action", "queue begins with the card that is seen next (LAP-61)")
    looked = state.looked & ~state.queue
    if looked & ~state.seen[state.seat] or state.looked >> row_end(state):
        raise fields.error("action", "looked names cards of the row that the king knows (LAP-61)")


# ------------------------------------------------------------------- words and numbers
def number(value: int) -> str:
    return str(value) if value else ""


def some(units: list[int]) -> str:
    return " ".join(f"{units[which]} {TYPE_NAMES[which]}" for which in range(TYPES) if units[which])


def ranges(cards: int) -> str:
    """Card numbers such as `1-6 9`."""
    found: list[str] = []
    card = 1
    while cards >> card:
        if cards >> card & 1:
            first = card
            while cards >> card + 1 & 1:
                card += 1
            found.append(str(first) if first == card else f"{first}-{card}")
        card += 1
    return " ".join(found)


def classes_in(fields: Fields, name: str, found: list[str]) -> int:
    city = 0
    if len(found) > CLASSES:
        raise fields.error(name, "these are too many buildings for one city (LAP-5)")
    small = [word.lower() for word in found]
    for word in small:
        if word not in CLASS_NAMES:
            raise fields.error(name, f"{word[:20]!r} is none of: {', '.join(CLASS_NAMES)} (LAP-29)")
        which = CLASS_NAMES.index(word)
        if small.count(word) > 4:
            raise fields.error(name, "these are too many buildings for one city (LAP-5)")
        city += UNIT[which]
    return city


def parts_of(fields: Fields, name: str, known: str) -> dict[str, list[str]]:
    """The parts of a line such as `wealth 5 maize; glory 3`."""
    parts: dict[str, list[str]] = {}
    for part in fields.values.get(name, "").split(";"):
        found = part.replace(",", " ").split()
        if not found:
            continue
        if found[0] not in known.split():
            raise fields.error(name, f"{found[0][:20]!r} is not part of this line; these are: {known}")
        if found[0] in parts:
            raise fields.error(name, f"{found[0]!r} is given twice")
        parts[found[0]] = found[1:]
    return parts


def units_in(fields: Fields, name: str, found: list[str], most: int) -> list[int]:
    """Numbers of goods such as `5 maize 1 jade`."""
    units = [0] * TYPES
    for at in range(0, len(found), 2):
        amount, what = found[at], found[at + 1] if at + 1 < len(found) else ""
        if not amount.isdecimal() or len(amount) > 4 or what not in TYPE_NAMES or int(amount) > most:
            raise fields.error(name, f"{' '.join(found[at : at + 2])[:30]!r} is not an amount such as `5 maize`")
        units[TYPE_NAMES.index(what)] += int(amount)
        if units[TYPE_NAMES.index(what)] > most:
            raise fields.error(name, f"there are at most {most} {what} here")
    return units


def number_in(fields: Fields, name: str, what: str, found: list[str], most: int) -> int:
    if len(found) != 1 or not found[0].isdecimal() or len(found[0]) > 4 or int(found[0]) > most:
        raise fields.error(name, f"{what} takes a number from 0 to {most}, not {' '.join(found)[:30]!r}")
    return int(found[0])


def cards_in(fields: Fields, name: str, found: list[str], last: int) -> int:
    """Card numbers such as `1-6 9`."""
    cards = 0
    for word in found:
        first, dash, end = word.partition("-")
        bounds = [first, end if dash else first]
        if not all(bound.isdecimal() and len(bound) < 4 and 1 <= int(bound) <= last for bound in bounds):
            raise fields.error(name, f"{word[:20]!r} is no card: they are numbered from 1 to {last} (LAP-96)")
        for card in range(int(bounds[0]), int(bounds[1]) + 1):
            cards |= 1 << card
    return cards
