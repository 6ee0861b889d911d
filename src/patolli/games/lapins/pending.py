"""The action at hand in a position set up by hand, and the words that such lines are made of."""

from __future__ import annotations

from patolli.engine.position import Fields
from patolli.games.lapins.cities import buildings, owner, used
from patolli.games.lapins.codes import BUILDINGS, CLASSES, COST_BITS, COST_MASK, KINDS, TYPES
from patolli.games.lapins.components import CLASS_NAMES, KIND_NAMES, TYPE_NAMES, UNIT
from patolli.games.lapins.katun import row_end, row_start
from patolli.games.lapins.refusals import ACTIONS, PHASES
from patolli.games.lapins.state import Lapins
from patolli.games.lapins.view import class_names

MOST = 99
"""More than any number of an action is."""
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
    city = state.base + state.plus
    if phase in ("turn", "over", "draw-first", "draw-sort", "draw-tile") and "action" in fields.values:
        raise fields.error("action", f"nothing is going on at {phase}")
    if phase in ("demolish", "build", "pay") and not state.action:
        raise fields.error("action", f"at {phase} `kind` says what is being done")
    if phase == "demolish" and state.base & ~(state.cities[state.site] & BUILDINGS) and buildings(state.base) > 4:
        raise fields.error("action", "more is kept than there was (LAP-47)")
    if phase in ("demolish", "build") and used(city) > state.land.slots[state.site]:
        raise fields.error("action", "this is more than fits the site (LAP-42)")
    if phase in ("loss", "strength", "roll") and owner(state.cities[state.origin]) != state.seat:
        raise fields.error("action", "origin is a city of the king who attacks (LAP-51)")
    if phase == "roll" and not state.sent:
        raise fields.error("action", "sent says how many dice are rolled (LAP-53)")
    row = range(row_start(state), row_end(state))
    if phase in ("parry", "suffer", "expedition") and not (state.card in row and state.turned >> state.card & 1):
        raise fields.error("action", "card is the number of the card of the row that is at work (LAP-62)")
    if phase in ("face-seen", "face-turned"):
        if state.card < row_start(state) or state.faces[state.card] >= 0:
            raise fields.error("action", "card is the number of a card that has no face yet (LAP-22a)")
        if phase == "face-turned" and state.card not in row:
            raise fields.error("action", "only cards of the row are turned (LAP-62)")


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
    for word in found:
        if word.lower() not in CLASS_NAMES:
            raise fields.error(name, f"{word[:20]!r} is none of: {', '.join(CLASS_NAMES)} (LAP-29)")
        which = CLASS_NAMES.index(word.lower())
        if found.count(word) > 4:
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
