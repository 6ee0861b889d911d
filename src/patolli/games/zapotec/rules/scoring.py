"""Points and places (sections 10, 11 and 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.core.bits import bits_in
from patolli.engine.core.state import places_by
from patolli.games.zapotec.rules.codes import (
    BASIC,
    KINDS,
    OVER,
    PROPERTIES,
    RITUAL_GROUPS,
    RITUAL_LEVELS,
    RITUAL_RESOURCES,
    RITUAL_STEPS,
    VALUES,
)

if TYPE_CHECKING:
    from patolli.games.zapotec.rules.state import Zapotec


def count(state: Zapotec, seat: int, wanted: int) -> int:
    """ZAP-9: the weight of the seat's buildings on spaces that match the property."""
    box = state.box
    found: int = bits_in(state.built[seat] & box.property_spaces[wanted])
    palace = state.palaces[seat]
    if palace >= 0 and box.matches(palace, wanted):
        found += box.palace_weight - 1
    return found


def levels_built(state: Zapotec, seat: int) -> int:
    """ZAP-41."""
    pieces = state.box.pieces
    return sum(pieces) - state.pieces[seat * 3] - state.pieces[seat * 3 + 1] - state.pieces[seat * 3 + 2]


def levels_in(state: Zapotec, seat: int, pyramid: int) -> int:
    """The seat's levels in one pyramid."""
    found: int = 0
    for level in state.levels:
        if level >> 5 == pyramid and level >> 2 & 7 == seat:
            found += 1
    return found


def score_round(state: Zapotec, seat: int, wanted: int) -> None:
    """ZAP-65: the points for buildings that match the property."""
    matching = count(state, seat, wanted)
    points = state.box.house_points * matching
    state.vp[seat] += points
    if state.events is not None:
        state.events.append(
            ("scored", {"seat": seat, "property": PROPERTIES[wanted], "count": matching, "points": points})
        )


def scoring_property(state: Zapotec) -> int:
    """The property of the current scoring card."""
    return state.box.card_property[state.slot[len(state.slot) - 1]]


# ------------------------------------------------------------------- the end of the game
def final(state: Zapotec) -> None:
    """ZAP-72 to ZAP-79, ZAP-99 to ZAP-103: everything that is scored after the last round."""
    if state.events is not None:
        state.events.append(("final", {}))
    score_track(state)
    for seat in range(state.players):
        for index in range(len(state.rituals)):
            if state.discs[index] >> seat & 1:
                points = ritual_value(state, seat, state.rituals[index])
                state.vp[seat] += points
                if state.events is not None:
                    name = state.box.rituals[state.rituals[index]]
                    state.events.append(("final-ritual", {"seat": seat, "card": name, "points": points}))
        for pyramid in range(len(state.tops)):
            score_pyramid(state, seat, pyramid)
    if state.players == 1:
        score_bot(state)
    state.phase = OVER
    if state.events is not None:
        best = state.winners()
        for seat in best:
            key = "won" if len(best) == 1 else "shared"
            state.events.append((key, {"seat": seat, "points": state.vp[seat]}))


def score_track(state: Zapotec) -> None:
    """ZAP-72, ZAP-100."""
    prizes = state.box.rank_points
    rank: int = 0
    for seat in state.track:
        if state.position[seat]:
            points = prizes[rank] if rank < len(prizes) else 0
            rank += 1
            state.vp[seat] += points
            if state.events is not None:
                space = state.position[seat]
                state.events.append(("final-track", {"seat": seat, "rank": rank, "space": space, "points": points}))
    if state.players == 1 and not state.position[1]:
        state.vp[1] += state.box.bot_stayed
        if state.events is not None:
            state.events.append(("bot-final-stayed", {"seat": 1, "points": state.box.bot_stayed}))


def ritual_value(state: Zapotec, seat: int, card: int) -> int:
    """ZAP-74 to ZAP-78: what the ritual card is worth to the seat."""
    box = state.box
    kind = box.ritual_kind[card]
    most = box.ritual_most[card]
    each = box.ritual_each[card]
    if kind == RITUAL_GROUPS:
        return min(most, each * groups(state, seat, box.ritual_same[card], box.ritual_different[card]))
    if kind == RITUAL_LEVELS:
        return min(most, each * levels_built(state, seat))
    points: int = 0
    if kind == RITUAL_RESOURCES:
        for resource in range(KINDS):
            points += state.stock[seat * KINDS + resource] * (each if resource < BASIC else box.ritual_advanced[card])
        return min(most, points)
    if kind == RITUAL_STEPS:
        return min(most, each * state.position[seat])
    for tile in range(len(box.trade)):
        if state.owned[seat] >> tile & 1:
            points += box.ritual_levels[card * VALUES + box.trade_level[tile]]
    return min(most, points)


def groups(state: Zapotec, seat: int, same: int, different: int) -> int:
    """ZAP-74: how many groups of three with one value equal and three values different."""
    box = state.box
    weights = [0] * (VALUES * VALUES)
    for space in range(len(state.owner)):
        if state.owner[space] == seat:
            a = box.space_values[space * VALUES + same] - same * VALUES
            b = box.space_values[space * VALUES + different] - different * VALUES
            weights[a * VALUES + b] += box.palace_weight if state.palaces[seat] == space else 1
    found: int = 0
    for a in range(VALUES):
        found += min(weights[a * VALUES : a * VALUES + VALUES])
    return found


def score_pyramid(state: Zapotec, seat: int, pyramid: int) -> None:
    """ZAP-79."""
    levels = levels_in(state, seat, pyramid)
    if not levels:
        return
    box = state.box
    wanted = box.score_property[state.edge[state.beside[pyramid]]]
    houses = count(state, seat, wanted)
    finished = state.tops[pyramid] == 1
    points = box.level_points * levels * houses + (box.finished_points * levels if finished else 0)
    state.vp[seat] += points
    if state.events is not None:
        tell_pyramid(state, seat, pyramid, levels, houses, points)


def score_bot(state: Zapotec) -> None:
    """ZAP-101 to ZAP-103: Cocijobot's trade tiles, rituals and pyramid."""
    box = state.box
    for tile in range(len(box.trade)):
        if state.owned[1] >> tile & 1:
            points = box.bot_trade_points[box.trade_level[tile]]
            state.vp[1] += points
            if state.events is not None:
                level = box.trade_level[tile] + 1
                state.events.append(
                    ("bot-final-trade", {"seat": 1, "tile": box.trade[tile], "level": level, "points": points})
                )
    for index in range(len(state.rituals)):
        if state.discs[index] >> 1 & 1:
            shared = state.discs[index] & 1
            points = box.bot_ritual_shared if shared else box.bot_ritual_alone
            state.vp[1] += points
            if state.events is not None:
                name = box.rituals[state.rituals[index]]
                state.events.append(("bot-final-ritual", {"seat": 1, "card": name, "shared": shared, "points": points}))
    for pyramid in range(len(state.tops)):
        levels = levels_in(state, 1, pyramid)
        if levels:
            houses = count(state, 1, box.score_property[state.edge[state.beside[pyramid]]])
            points = box.finished_points * levels
            if state.tops[pyramid] == 1 or state.options.unfinished:
                points += box.level_points * levels * houses
            state.vp[1] += points
            if state.events is not None:
                tell_pyramid(state, 1, pyramid, levels, houses, points)


def tell_pyramid(state: Zapotec, seat: int, pyramid: int, levels: int, houses: int, points: int) -> None:
    if state.events is not None:
        wanted = state.box.score_property[state.edge[state.beside[pyramid]]]
        key = "final-pyramid" if seat < state.players else "bot-final-pyramid"
        state.events.append(
            (
                key,
                {
                    "seat": seat,
                    "pyramid": pyramid + 1,
                    "property": PROPERTIES[wanted],
                    "levels": levels,
                    "houses": houses,
                    "finished": int(state.tops[pyramid] == 1),
                    "points": points,
                },
            )
        )


def places(state: Zapotec) -> list[int]:
    """ZAP-80, ZAP-104: most points, then whoever is ahead on the track; those on space 0 are tied with each other."""
    if state.phase != OVER:
        return []
    ahead = [0] * len(state.vp)
    for rank in range(len(state.track)):
        seat = state.track[rank]
        if state.position[seat]:
            ahead[seat] = len(state.track) - rank
    return places_by(state.vp, ahead)
