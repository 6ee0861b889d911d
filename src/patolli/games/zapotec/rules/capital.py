"""The Capital stage: trade, pyramids, rituals, sacrifice, and the trade tiles that work there (sections 7 and 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.zapotec.rules.codes import (
    ANY_BASIC,
    BASIC,
    BUY,
    CAPITAL,
    CORN,
    DECLINE,
    DONE,
    FREE_DISC,
    GAIN,
    GOLD,
    KIND_BITS,
    KINDS,
    LETTERS,
    MIDDLE_BITS,
    PENDING_BASIC,
    PENDING_RITUAL,
    PENDING_TILE,
    PLACE,
    POINTS,
    PRIEST,
    PROPERTIES,
    PYRAMID_ADD,
    PYRAMID_NEW,
    RITUAL,
    SACRIFICE,
    TRADE_EXCHANGE,
    TRADE_GAIN,
    TRADE_RITUAL,
    TRADE_SACRIFICE,
    USE,
    USE_RITUAL,
    VALUES,
)
from patolli.games.zapotec.rules.scoring import levels_built

if TYPE_CHECKING:
    from patolli.games.zapotec.rules.state import Zapotec


# ------------------------------------------------------------------- resources
def affords(state: Zapotec, seat: int, amounts: list[int]) -> bool:
    """Whether the seat has the amounts: resource, amount, resource, amount."""
    stock = state.stock
    base = seat * KINDS
    at: int = 0
    while at < len(amounts):
        if stock[base + amounts[at]] < amounts[at + 1]:
            return False
        at += 2
    return True


def pay(state: Zapotec, seat: int, amounts: list[int]) -> None:
    base = seat * KINDS
    for at in range(0, len(amounts), 2):
        which = base + amounts[at]
        state.stock[which] = state.stock[which] - amounts[at + 1]


def take(state: Zapotec, seat: int, amounts: list[int]) -> None:
    base = seat * KINDS
    for at in range(0, len(amounts), 2):
        which = base + amounts[at]
        state.stock[which] = state.stock[which] + amounts[at + 1]


def changed(values: list[int], at: int, value: int) -> list[int]:
    """The list with one other value; lists that change rarely are replaced, so that copies can share them."""
    other = values[:]
    other[at] = value
    return other


def occupy(state: Zapotec, space: int, seat: int) -> None:
    """The seat has built on the space, and its tile goes."""
    state.owner = changed(state.owner, space, seat)
    state.built = changed(state.built, seat, state.built[seat] | 1 << space)
    state.tiled &= ~(1 << space)


def spelled(amounts: list[int]) -> str:
    """Resources as in the rules: `w1 b2`."""
    return " ".join([f"{LETTERS[amounts[at]]}{amounts[at + 1]}" for at in range(0, len(amounts), 2)])


# ------------------------------------------------------------------- what is legal
def offer_capital(state: Zapotec, out: list[int]) -> None:
    """ZAP-28: all that may be done in the Capital stage."""
    seat = state.seat
    stock = state.stock
    base = seat * KINDS
    if stock[base + GOLD]:
        offer_trade(state, seat, out)
    if affords(state, seat, state.box.level_cost):
        offer_pyramids(state, seat, out)
    offer_rituals(state, seat, out)
    if stock[base + CORN] and stock[base + PRIEST] >= state.box.sacrifice_priests:
        most = most_steps(state, seat)
        for steps in range(1, most + 1):
            out.append(SACRIFICE << KIND_BITS | steps)
    offer_exchanges(state, seat, out)
    if state.options.kept:
        offer_kept(state, seat, out)
    out.append(DONE << KIND_BITS)


def offer_trade(state: Zapotec, seat: int, out: list[int]) -> None:
    """ZAP-29 to ZAP-33."""
    box = state.box
    gold = state.stock[seat * KINDS + GOLD]
    at = state.position[seat] * VALUES
    for level in range(VALUES):
        if state.bought >> level & 1 or gold < box.prices[at + level]:
            continue
        for slot in range(level * box.slots, level * box.slots + box.slots):
            if state.market[slot] >= 0:
                out.append(BUY << KIND_BITS | state.market[slot])


def offer_pyramids(state: Zapotec, seat: int, out: list[int]) -> None:
    """ZAP-35 to ZAP-40."""
    pieces = state.pieces
    beside = state.beside
    for pyramid in range(len(beside)):
        if beside[pyramid] < 0:
            if largest_level(state, seat):
                for slot in range(len(state.edge)):
                    if slot not in beside:
                        out.append(PYRAMID_NEW << KIND_BITS | state.edge[slot])
            break
    for pyramid in range(len(beside)):
        top = state.tops[pyramid]
        if top > 1 and not state.touched >> pyramid & 1 and pieces[seat * 3 + 4 - top]:
            out.append(PYRAMID_ADD << KIND_BITS | pyramid)


def largest_level(state: Zapotec, seat: int) -> int:
    """ZAP-36: the size of the largest level still owned; 0 if there is none."""
    for size in (3, 2, 1):
        if state.pieces[seat * 3 + 3 - size]:
            return size
    return 0


def offer_rituals(state: Zapotec, seat: int, out: list[int]) -> None:
    """ZAP-42, ZAP-43."""
    if state.performed[seat] >= min(state.box.discs, levels_built(state, seat)):
        return
    stock = state.stock
    if stock[seat * KINDS + PRIEST] < state.box.ritual_priests[state.position[seat]]:
        return
    for index in range(len(state.rituals)):
        if not state.discs[index] >> seat & 1 and stock[seat * KINDS + GOLD] >= others_discs(state, seat, index):
            out.append(RITUAL << KIND_BITS | index)


def others_discs(state: Zapotec, seat: int, index: int) -> int:
    """ZAP-43: the discs of others on the ritual card at that place."""
    found: int = 0
    for other in range(len(state.vp)):
        if other != seat and state.discs[index] >> other & 1:
            found += 1
    return found


def most_steps(state: Zapotec, seat: int) -> int:
    """ZAP-46: how far a sacrifice can go."""
    box = state.box
    return min(box.most_corn, state.stock[seat * KINDS + CORN], box.track - state.position[seat])


def offer_exchanges(state: Zapotec, seat: int, out: list[int]) -> None:
    """ZAP-52."""
    box = state.box
    ready = state.owned[seat] & box.kind_mask[TRADE_EXCHANGE] & ~state.down[seat]
    if ready:
        for tile in box.of_kind[TRADE_EXCHANGE]:
            if ready >> tile & 1 and affords(state, seat, box.trade_pay[tile]):
                out.append(USE << KIND_BITS | tile)


def offer_kept(state: Zapotec, seat: int, out: list[int]) -> None:
    """ZAP-55, ZAP-57 with one_shot_tiles=kept."""
    box = state.box
    ready = state.owned[seat] & ~state.down[seat]
    for tile in box.of_kind[TRADE_SACRIFICE]:
        if ready >> tile & 1 and can_climb(state, seat, tile):
            out.append(USE << KIND_BITS | tile)
    for tile in box.of_kind[TRADE_RITUAL]:
        if ready >> tile & 1:
            for index in range(len(state.rituals)):
                if not state.discs[index] >> seat & 1:
                    out.append(USE_RITUAL << KIND_BITS | index << MIDDLE_BITS | tile)


def can_climb(state: Zapotec, seat: int, tile: int) -> bool:
    """ZAP-50, ZAP-55."""
    return state.position[seat] < state.box.track and affords(state, seat, state.box.trade_pay[tile])


def can_place(state: Zapotec, seat: int) -> bool:
    """ZAP-45: whether there is a ritual card without a disc of the seat."""
    return any(not state.discs[index] >> seat & 1 for index in range(len(state.rituals)))


def offer_pending(state: Zapotec, out: list[int]) -> None:
    """The choices that a bonus or a bought tile opens."""
    if state.phase == PENDING_BASIC:
        for resource in range(BASIC):
            out.append(GAIN << KIND_BITS | resource)
        return
    if state.phase == PENDING_TILE:
        out.append(USE << KIND_BITS | state.pending)
    else:
        for index in range(len(state.rituals)):
            if not state.discs[index] >> state.seat & 1:
                out.append(PLACE << KIND_BITS | index)
    out.append(DECLINE << KIND_BITS)


# ------------------------------------------------------------------- doing it
def buy(state: Zapotec, tile: int) -> None:
    """ZAP-29 to ZAP-33, and what the tile does at once (ZAP-51, ZAP-55, ZAP-57)."""
    box = state.box
    seat = state.seat
    level = box.trade_level[tile]
    state.stock[seat * KINDS + GOLD] -= box.prices[state.position[seat] * VALUES + level]
    state.bought |= 1 << level
    state.market = changed(state.market, state.market.index(tile), -1)
    state.owned = changed(state.owned, seat, state.owned[seat] | 1 << tile)
    kind = box.trade_kind[tile]
    if kind == TRADE_GAIN:
        take(state, seat, box.trade_gain[tile])
        turn_down(state, seat, tile)
        tell_gain(state, seat, box.trade_gain[tile])
    elif state.options.kept:
        return
    elif kind == TRADE_SACRIFICE:
        if can_climb(state, seat, tile):
            state.pending = tile
            state.phase = PENDING_TILE
        else:
            turn_down(state, seat, tile)
    elif kind == TRADE_RITUAL:
        if can_place(state, seat):
            state.pending = tile
            state.phase = PENDING_RITUAL
        else:
            turn_down(state, seat, tile)


def turn_down(state: Zapotec, seat: int, tile: int) -> None:
    state.down = changed(state.down, seat, state.down[seat] | 1 << tile)


def tell_gain(state: Zapotec, seat: int, amounts: list[int]) -> None:
    if state.events is not None:
        state.events.append(("traded", {"seat": seat, "gained": spelled(amounts)}))


def use(state: Zapotec, tile: int) -> None:
    """ZAP-52, ZAP-55: pay, turn the tile down, take the gain or move up."""
    box = state.box
    seat = state.seat
    pay(state, seat, box.trade_pay[tile])
    turn_down(state, seat, tile)
    if box.trade_kind[tile] == TRADE_EXCHANGE:
        take(state, seat, box.trade_gain[tile])
        tell_gain(state, seat, box.trade_gain[tile])
    else:
        state.pending = -1
        state.steps = min(box.trade_steps[tile], box.track - state.position[seat])
        walk(state)


def start_pyramid(state: Zapotec, seat: int, score_tile: int, size: int) -> int:
    """ZAP-36, ZAP-40: on the first empty space, with that scoring tile; the number of the pyramid."""
    pyramid = state.beside.index(-1)
    state.beside = changed(state.beside, pyramid, state.edge.index(score_tile))
    add_level(state, seat, pyramid, size)
    return pyramid


def add_level(state: Zapotec, seat: int, pyramid: int, size: int) -> None:
    """ZAP-37."""
    below = [level for level in state.levels if level >> 5 <= pyramid]
    above = [level for level in state.levels if level >> 5 > pyramid]
    state.levels = [*below, pyramid << 5 | seat << 2 | size, *above]
    state.tops = changed(state.tops, pyramid, size)
    at = seat * 3 + 3 - size
    state.pieces = changed(state.pieces, at, state.pieces[at] - 1)
    if state.events is not None:
        wanted = state.box.score_property[state.edge[state.beside[pyramid]]]
        state.events.append(
            ("level", {"seat": seat, "pyramid": pyramid + 1, "size": size, "property": PROPERTIES[wanted]})
        )


def build_level(state: Zapotec, pyramid: int, score_tile: int) -> None:
    """ZAP-34 to ZAP-38: start a pyramid with the scoring tile, or add to one (tile -1)."""
    seat = state.seat
    pay(state, seat, state.box.level_cost)
    if score_tile >= 0:
        pyramid = start_pyramid(state, seat, score_tile, largest_level(state, seat))
    else:
        add_level(state, seat, pyramid, state.tops[pyramid] - 1)
    state.touched |= 1 << pyramid


def perform(state: Zapotec, index: int) -> None:
    """ZAP-43, ZAP-44."""
    seat = state.seat
    state.stock[seat * KINDS + PRIEST] -= state.box.ritual_priests[state.position[seat]]
    state.stock[seat * KINDS + GOLD] -= others_discs(state, seat, index)
    state.performed = changed(state.performed, seat, state.performed[seat] + 1)
    place_disc(state, seat, index)


def place_disc(state: Zapotec, seat: int, index: int) -> None:
    """ZAP-44: the disc stays on the ritual card."""
    state.discs = changed(state.discs, index, state.discs[index] | 1 << seat)


def sacrifice(state: Zapotec, steps: int) -> None:
    """ZAP-46."""
    base = state.seat * KINDS
    state.stock[base + PRIEST] -= state.box.sacrifice_priests
    state.stock[base + CORN] -= steps
    state.steps = steps
    walk(state)


def climb(state: Zapotec, seat: int, space: int) -> None:
    """ZAP-49: the disc goes on top of whatever lies on the space; who lies lower is ahead."""
    state.position = changed(state.position, seat, space)
    track = [other for other in state.track if other != seat]
    at: int = 0
    while at < len(track) and state.position[track[at]] >= space:
        at += 1
    track.insert(at, seat)
    state.track = track


def walk(state: Zapotec) -> None:
    """ZAP-47: enter one space after the other, until a bonus asks for a choice or the steps are done."""
    box = state.box
    seat = state.seat
    while state.steps:
        state.steps -= 1
        space = state.position[seat] + 1
        climb(state, seat, space)
        kind = box.track_kind[space]
        if kind == POINTS:
            state.vp[seat] += box.track_points[space]
            if state.events is not None:
                state.events.append(("step-points", {"seat": seat, "space": space, "points": box.track_points[space]}))
        elif kind == ANY_BASIC:
            state.phase = PENDING_BASIC
            return
        elif kind == FREE_DISC and can_place(state, seat):
            state.phase = PENDING_RITUAL
            return
        elif state.events is not None:
            key = "step-rites" if box.ritual_priests[space] < box.ritual_priests[space - 1] else "step"
            if box.track_level[space] >= 0:
                key = "step-discount"
            state.events.append((key, {"seat": seat, "space": space, "level": box.track_level[space] + 1}))
    state.phase = CAPITAL


def resolve_free_disc(state: Zapotec, index: int) -> None:
    """ZAP-45: place the free disc (or not: -1); the tile that gave it turns down; the walk goes on."""
    if index >= 0:
        place_disc(state, state.seat, index)
    if state.pending >= 0:
        turn_down(state, state.seat, state.pending)
        state.pending = -1
    walk(state)
