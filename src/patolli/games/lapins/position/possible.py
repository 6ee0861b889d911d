"""Whether a position that was set up by hand can be: its cards, the action at hand, and what is decided next."""

from __future__ import annotations

from collections.abc import Callable

from patolli.engine.fields import Fields
from patolli.engine.game import find_game
from patolli.engine.words import NotLegal
from patolli.games.lapins.rules import attack, building, codes, moves, sharing
from patolli.games.lapins.rules.cities import count, count_cities, count_kind, owner, strength, used
from patolli.games.lapins.rules.codes import CLASSES, KIND_NAMES, KINDS, TYPES
from patolli.games.lapins.rules.katun import all_turned, row_end, row_start
from patolli.games.lapins.rules.state import Lapins
from patolli.games.lapins.words import lines as words
from patolli.games.lapins.words.refusals import PHASES

BEGIN: dict[int, Callable[[Lapins, int], None]] = {
    codes.FOUNDING: building.begin_founding,
    codes.TRANSFORMING: building.begin_transforming,
    codes.TAKING_OVER: lambda state, site: attack.take(state),
}
"""What ends with a city, and how the rules begin it."""
NOTHING_GOES_ON = ("turn", "share", "over", "draw-first", "draw-sort", "draw-tile")
ATTACK_NODES = [PHASES.index(name) for name in ("strength", "roll", "loss", "damage", "prisoner", "takeover")]


# ------------------------------------------------------------------- cards
def check_faces(state: Lapins, fields: Fields) -> None:
    """LAP-22a, LAP-24: whoever has seen a card knows its face, and what nobody has seen has none."""
    top = state.players * state.box.top_per_king
    for card in range(1, len(state.faces)):
        known = [seat for seat, seen in enumerate(state.seen) if seen >> card & 1]
        turned = state.turned >> card & 1
        if state.faces[card] < 0 and (turned or known):
            raise fields.wrong("turned" if turned else f"king {known[0]}", "face-lacking", card=card)
        unseen = card > top and state.faces[card] >= 0 and not turned and not known
        fields.deny(unseen, "faces", "face-unseen", card=card)


def check_matches(state: Lapins, fields: Fields) -> None:
    """LAP-66, LAP-83: with its last match a game ends, but its round is played to the end."""
    row = range(row_start(state), row_end(state))
    now = sum(state.turned >> card & 1 and state.faces[card] == codes.MATCH_CARD for card in row)
    fields.deny(not now <= state.matches < now + state.options.length, "matches", "matches", count=now)


# ------------------------------------------------------------------- the action at hand
def check_action(state: Lapins, fields: Fields) -> None:
    """An action that was set up by hand must be one that can be."""
    phase = PHASES[state.node]
    planning = phase in ("demolish", "build")
    fields.deny(phase in NOTHING_GOES_ON and "action" in fields.values, "action", "action-idle", phase=phase)
    fields.deny((planning or phase == "pay") and not state.action, "action", "action-kind", phase=phase)
    fields.deny(planning and state.last < 0, "action", "action-last", phase=phase)
    if planning or (phase == "pay" and state.action in BEGIN):
        check_plan(state, fields, phase)
    if state.node in ATTACK_NODES or (phase == "pay" and state.action == codes.ATTACKING):
        check_attack(state, fields, phase)
    fields.deny(state.due > state.fee, "action", "action-due", due=state.due, price=state.fee)
    check_card(state, fields, phase)
    check_looks(state, fields, phase)


def check_plan(state: Lapins, fields: Fields, phase: str) -> None:
    """LAP-40 to LAP-49, LAP-59: what is built and torn down, and what it costs."""
    city, box, new = state.cities[state.site], state.box, state.base + state.plus
    if state.action == codes.TRANSFORMING:
        fields.deny(owner(city) != state.seat, "action", "plan-owner")
    else:
        fields.deny(state.action not in BEGIN or phase == "demolish", "action", "plan-kind", phase=phase)
        taken = city or state.base or state.gone or count_cities(state, state.seat) >= box.stelae
        fields.deny(taken, "action", "plan-free", most=box.stelae)
    fields.deny(used(state.base) + used(state.plus) > state.land.slots[state.site], "action", "plan-slots")
    for kind, most in enumerate(box.most_of):
        fields.deny(count_kind(new, kind) > most, "action", "city-most", most=most, kind=KIND_NAMES[kind])
    fields.deny(phase == "pay" and not (new and (state.plus or state.gone)), "action", "plan-nothing")
    fields.deny((state.gone, state.fee, state.named) not in bills(state), "action", "plan-bill")
    fields.deny(phase != "pay" and not payable(state), "action", "plan-poor")


def bills(state: Lapins) -> list[tuple[int, int, int]]:
    """What the rules demolish and charge for the plan, as `gone`, `fee` and `named`.

    A new double garrison may have been built, or a garrison without a prisoner upgraded (LAP-49).
    """
    before = state.cities[state.site] & codes.BUILDINGS if state.action == codes.TRANSFORMING else 0
    less = [count(before, which) - count(state.base, which) for which in range(CLASSES)]
    more = [count(state.plus, which) for which in range(CLASSES)]
    guarded, built = more[codes.DOUBLES + 1], sum(more[codes.CLASS_OF[kind]] for kind in range(KINDS))
    if min(less) < 0 or built + guarded != sum(more) or guarded > less[codes.GARRISONS + 1]:
        return []
    found: list[tuple[int, int, int]] = []
    for upgraded in range(min(more[codes.DOUBLES], less[codes.GARRISONS]) + 1):
        tried, upgrades = state.copy(), {codes.GARRISONS: upgraded, codes.GARRISONS + 1: guarded}
        BEGIN[state.action](tried, state.site)
        for which in range(CLASSES):
            for _ in range(less[which] - upgrades.get(which, 0)):
                building.demolish(tried, which)
        for kind in range(KINDS):
            for _ in range(more[codes.CLASS_OF[kind]] - (upgraded if kind == codes.DOUBLE else 0)):
                building.build(tried, kind)
        for which, times in upgrades.items():
            for _ in range(times):
                building.upgrade(tried, which)
        found.append((tried.gone, tried.fee, tried.named))
    return found


def payable(state: Lapins) -> bool:
    """LAP-36: whether the king has what is named, and enough of everything."""
    held = state.wealth[state.seat * TYPES : state.seat * TYPES + TYPES]
    named = [state.named >> codes.COST_BITS * which & codes.COST_MASK for which in range(TYPES)]
    return building.owed(state) <= sum(held) and all(named[which] <= held[which] for which in range(TYPES))


def check_attack(state: Lapins, fields: Fields, phase: str) -> None:
    """LAP-51 to LAP-59."""
    at = "action" if "action" in fields.values else "phase"
    before = phase in ("strength", "pay", "roll")
    attacker, target = owner(state.cities[state.origin]), state.cities[state.site]
    owners = (state.seat,) if before or phase == "loss" else (state.seat, -1)
    fields.deny(attacker not in owners, at, "attack-origin")
    near = state.site in state.land.near[state.origin]
    fields.deny(not near or owner(target) == state.seat, at, "attack-site")
    fields.deny((before or phase in ("loss", "damage")) and not target, at, "attack-city")
    sent = 1 <= state.sent <= strength(state.cities[state.origin])
    fields.deny(phase in ("pay", "roll") and not sent, at, "attack-sent")


def check_card(state: Lapins, fields: Fields, phase: str) -> None:
    """LAP-22a, LAP-62 to LAP-69."""
    row, face = range(row_start(state), row_end(state)), state.faces[state.card]
    if phase in ("parry", "suffer", "expedition"):
        fields.deny(state.card not in row or not state.turned >> state.card & 1, "action", "card-at-work")
        fine = face == codes.EXPEDITION_CARD if phase == "expedition" else face >= codes.FIRST_DOOM
        fields.deny(not fine, "action", "card-other", card=state.card, phase=phase)
        takes = state.box.takes[face]
        fields.deny(phase == "suffer" and state.count > takes, "action", "card-takes", count=takes)
    if phase in ("face-seen", "face-turned"):
        fields.deny(state.card < row_start(state) or face >= 0, "action", "card-faceless")
        fields.deny(phase == "face-turned" and state.card not in row, "action", "card-row")


def check_looks(state: Lapins, fields: Fields, phase: str) -> None:
    """LAP-61: cards that are being looked at."""
    looking = phase in ("look", "face-seen")
    fields.deny(not looking and (state.looks or state.looked or state.queue), "action", "looks-phase", phase=phase)
    lowest = state.queue & -state.queue
    fields.deny(lowest != (1 << state.card if phase == "face-seen" else 0), "action", "looks-queue")
    unknown = state.looked & ~state.queue & ~state.seen[state.seat] or state.looked >> row_end(state)
    fields.deny(unknown, "action", "looks-looked")


# ------------------------------------------------------------------- the end
def finish(state: Lapins, fields: Fields) -> None:
    """Check that somebody has something to decide, and carry out what nobody needs to be asked (LAP-86)."""
    phase = PHASES[state.node]
    down = not all_turned(state)
    if state.node == codes.SHARING:
        fields.deny(down, "turned", "share-early")
        read_shares(state, fields)
        return
    if state.node <= codes.DRAW_FIRST:
        drawn = state.options.land is not None and state.node != codes.DRAW_FIRST
        fields.deny(drawn, "phase", "map-drawn")
        begun = state.round > 1 or state.turned or state.matches or any(state.cities) or any(state.seen)
        fields.deny(begun, "phase", "set-up", phase=phase)
    if codes.CHANCE_NODES < state.node < codes.OVER:
        fields.deny(not down and phase not in ("expedition", "parry", "suffer"), "turned", "round-over")
        out: list[int] = []
        moves.offer(state, out)
        fields.deny(state.node != codes.TURN and len(out) < 2, "phase", "no-choice", phase=phase)
    moves.settle(state)


def read_shares(state: Lapins, fields: Fields) -> None:
    """LAP-78: what the kings have said of their shares so far."""
    sharing.begin_sharing(state)
    game = find_game("lapins")
    for step in range(state.players):
        seat = (state.seat + step) % state.players
        line = f"share {seat}"
        for said in filter(str.strip, fields.values.get(line, "").split(",")):
            fields.deny(seat not in state.actors(), line, "share-nobody", seat=seat)
            try:
                move = words.hear(state, seat, said.split(), game.refuse)
            except NotLegal as error:
                raise fields.error(line, f"{said.strip()[:40]!r}: {error}") from error
            sharing.play_share(state, seat, move)
    stages = [state.shares[seat * codes.SHARE_ROW + codes.STAGE] for seat in range(state.players)]
    fields.deny(all(stage == codes.FINISHED for stage in stages), "phase", "share-done")
