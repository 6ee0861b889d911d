"""How good the moves of Zapotec look before they are tried, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.core.state import CHANCE
from patolli.games.zapotec.bot.quick_values import (
    Lines,
    best_lines,
    card_look,
    hand_look,
    house_cost,
    left_after,
    level_points,
    space_looks,
    tile_value,
)
from patolli.games.zapotec.bot.values import (
    ASPECTS,
    TASTE,
    income_worth,
    pairs,
    ritual_outlook,
    tally,
    worth,
    worth_each_income,
)
from patolli.games.zapotec.rules.building import line_income
from patolli.games.zapotec.rules.capital import can_climb, others_discs
from patolli.games.zapotec.rules.codes import (
    ANY_BASIC,
    BASIC,
    BUILD,
    BUILD_HOUSE,
    BUILD_PALACE,
    BUY,
    CAPITAL,
    CHOOSE,
    CHOOSE_CARD,
    CORN,
    DRAFT_CARD,
    GAIN,
    GOLD,
    HIGH,
    HIGH_BITS,
    INCOME,
    INCOME_COLUMN,
    INCOME_ROW,
    KIND_BITS,
    KINDS,
    LOW,
    MIDDLE,
    MIDDLE_BITS,
    PALACE,
    PENDING_BASIC,
    PENDING_TILE,
    PLACE,
    PRIEST,
    PYRAMID_ADD,
    PYRAMID_NEW,
    RITUAL,
    SACRIFICE,
    SCORE_CARD,
    SCORE_ROUND,
    TRADE_BUILD,
    TRADE_COST,
    TRADE_EXCHANGE,
    TRADE_GAIN,
    TRADE_RITUAL,
    TRADE_SCORE,
    USE,
    USE_RITUAL,
    VALUES,
)
from patolli.games.zapotec.rules.scoring import scoring_property

if TYPE_CHECKING:
    from patolli.games.zapotec.rules.state import Zapotec


def priors(state: Zapotec, actor: int, moves: list[int]) -> list[float]:
    """How promising each of the moves looks before it is tried."""
    looks = points_of(state, actor, moves)
    for index in range(len(looks)):
        looks[index] = looks[index] * TASTE.keen
    return looks


def points_of(state: Zapotec, actor: int, moves: list[int]) -> list[float]:
    """The points that each of the moves may bring, as far as can be told at a glance."""
    if actor == CHANCE:
        return [0.0] * len(moves)
    phase = state.phase
    if phase == BUILD:
        return build_points(state, actor, moves, Lines(state, actor, state.box.rounds - state.round))
    if phase == CAPITAL or PENDING_BASIC <= phase <= PENDING_TILE:
        return capital_points(state, actor, moves)
    rest = state.box.rounds - state.round
    counts = tally(state) if phase > INCOME else []
    found = [0.0] * len(moves)
    spaces: list[float] = []
    lines: list[list[int]] = []
    if phase == CHOOSE:
        spaces = space_looks(state, actor, 4, rest, state.tiled)
        lines = best_lines(state, actor, rest)
    for index in range(len(moves)):
        move = moves[index]
        kind = move >> KIND_BITS
        low = move & LOW
        if kind == CHOOSE_CARD:
            found[index] = card_look(state, actor, low, spaces, lines, rest)
        elif kind == INCOME_ROW or kind == INCOME_COLUMN:
            resource = state.box.card_resource[state.chosen[actor]]
            found[index] = income_worth(line_income(state, actor, resource, kind == INCOME_COLUMN), rest)
        elif kind == SCORE_ROUND:
            found[index] = float(state.box.house_points * counts[actor * ASPECTS + scoring_property(state)])
        elif kind == SCORE_CARD:
            found[index] = state.box.house_points * counts[actor * ASPECTS + state.box.card_property[low]] - 0.3
        elif kind == DRAFT_CARD:
            found[index] = draft_points(state, actor, low, counts)
    return found


def draft_points(state: Zapotec, seat: int, card: int, counts: list[int]) -> float:
    """A card to be taken, and what it would score for the seat if it were left."""
    wanted = state.box.card_property[card]
    look = hand_look(state, seat, card)
    last = len(state.offer) == 2
    others: float = 0.0
    for other in range(len(state.vp)):
        if other != seat and counts[other * ASPECTS + wanted] > others:
            others = float(counts[other * ASPECTS + wanted])
    lead = counts[seat * ASPECTS + wanted] - others
    return look - (TASTE.draft_lead if last else TASTE.draft_early) * lead


def build_points(state: Zapotec, seat: int, moves: list[int], lines: Lines | None) -> list[float]:
    """What may be built, with what is left for the next house; to stop keeps a share of that.

    The lines of the grid are only needed where houses can be built.
    """
    box = state.box
    rest = box.rounds - state.round
    wanted: int = 0
    for move in moves:
        if move >> KIND_BITS != USE:
            wanted |= 1 << (move & LOW)
    spaces = space_looks(state, seat, 2, rest, wanted)
    found = [0.0] * len(moves)
    kept = left_after(state, seat, [], rest) * TASTE.stop
    after = [left_after(state, seat, house_cost(state, seat, kind), rest) for kind in range(VALUES)]
    for index in range(len(moves)):
        move = moves[index]
        kind = move >> KIND_BITS
        space = move & LOW
        if kind == BUILD_HOUSE:
            by = move >> HIGH_BITS & HIGH
            look = spaces[space]
            if lines is not None:
                look += lines.look(box, move >> MIDDLE_BITS & MIDDLE, tile_value(state, space, lines.pays))
            if by:
                found[index] = look + left_after(state, seat, box.trade_pay[by - 1], rest)
            else:
                found[index] = look + after[box.space_values[space * VALUES]]
        elif kind == BUILD_PALACE:
            found[index] = palace_points(state, seat, spaces[space], space, rest)
        elif kind == USE:
            found[index] = kept + exchange_points(state, seat, space, rest, rest)
        else:
            found[index] = kept
    return found


def palace_points(state: Zapotec, seat: int, look: float, space: int, rest: int) -> float:
    """ZAP-62: everything counts twice, but the tile pays nothing, and later there is more to choose by."""
    box = state.box
    tile = state.tiles[space]
    if rest:
        look -= TASTE.tile * (
            worth_each_income(box.tile_basic[tile], rest) + worth_each_income(box.tile_advanced[tile], rest)
        )
    return TASTE.palace * look + left_after(state, seat, box.costs[PALACE], rest) - TASTE.palace_early * rest


def exchange_points(state: Zapotec, seat: int, tile: int, builds: int, capitals: int) -> float:
    """ZAP-52: what is gained, less what is paid; basic resources by the houses that they make possible."""
    box = state.box
    base = seat * KINDS
    amounts = [state.stock[base], state.stock[base + 1], state.stock[base + 2]]
    before = pairs(amounts[0], amounts[1], amounts[2])
    total: float = 0.0
    for at in range(0, len(box.trade_pay[tile]), 2):
        resource = box.trade_pay[tile][at]
        if resource < BASIC:
            amounts[resource] = amounts[resource] - box.trade_pay[tile][at + 1]
        total -= 0.5 * box.trade_pay[tile][at + 1] * worth(resource, builds if resource < BASIC else capitals)
    for at in range(0, len(box.trade_gain[tile]), 2):
        resource = box.trade_gain[tile][at]
        if resource < BASIC:
            amounts[resource] = amounts[resource] + box.trade_gain[tile][at + 1]
            total += 0.5 * box.trade_gain[tile][at + 1] * worth(resource, builds if resource < BASIC else capitals)
        else:
            total += box.trade_gain[tile][at + 1] * worth(resource, builds if resource < BASIC else capitals)
    return total + 2.5 * (pairs(amounts[0], amounts[1], amounts[2]) - before)


def capital_points(state: Zapotec, seat: int, moves: list[int]) -> list[float]:
    """What may be done in the Capital; to stop there is worth nothing."""
    rest = state.box.rounds - state.round
    counts = tally(state)
    found = [0.0] * len(moves)
    for index in range(len(moves)):
        found[index] = capital_look(state, seat, moves[index], counts, rest)
    return found


def capital_look(state: Zapotec, seat: int, move: int, counts: list[int], rest: int) -> float:
    box = state.box
    kind = move >> KIND_BITS
    low = move & LOW
    if kind == PYRAMID_NEW:
        return level_points(state, seat, counts, box.score_property[low], TASTE.sure_new if rest else 0.2, rest)
    if kind == PYRAMID_ADD:
        return add_points(state, seat, low, counts, rest)
    if kind == RITUAL:
        return disc_points(state, seat, low, rest) - ritual_price(state, seat, low, rest)
    if kind == SACRIFICE:
        price = low * worth(CORN, rest) + box.sacrifice_priests * worth(PRIEST, rest) * TASTE.sacrifice_priest
        return walk_points(state, seat, low, rest) - price
    if kind == BUY:
        price = box.prices[state.position[seat] * VALUES + box.trade_level[low]] * worth(GOLD, rest)
        return tile_points(state, seat, low, rest) - price
    if kind == USE:
        if box.trade_kind[low] == TRADE_EXCHANGE:
            return exchange_points(state, seat, low, rest + 1, rest + 1) - 0.5
        return walk_points(state, seat, box.trade_steps[low], rest) - 2 * worth(CORN, rest)
    if kind == USE_RITUAL:
        return disc_points(state, seat, move >> MIDDLE_BITS & MIDDLE, rest)
    if kind == PLACE:
        return ritual_outlook(state, seat, state.rituals[low], rest + 1, rest)
    return gain_points(state, seat, low) if kind == GAIN else 0.0


def disc_points(state: Zapotec, seat: int, index: int, rest: int) -> float:
    """A disc on a ritual card now, rather than on a better one later."""
    return ritual_outlook(state, seat, state.rituals[index], rest + 1, rest) - TASTE.ritual_wait * rest


def ritual_price(state: Zapotec, seat: int, index: int, rest: int) -> float:
    """ZAP-43."""
    priests = state.box.ritual_priests[state.position[seat]]
    return priests * worth(PRIEST, rest) * TASTE.ritual_priest + others_discs(state, seat, index) * worth(GOLD, rest)


def gain_points(state: Zapotec, seat: int, resource: int) -> float:
    """One basic resource: the houses that it makes possible, and what is scarce."""
    base = seat * KINDS
    amounts = [state.stock[base], state.stock[base + 1], state.stock[base + 2]]
    before = pairs(amounts[0], amounts[1], amounts[2])
    scarce = 1.0 / (1 + amounts[resource])
    amounts[resource] = amounts[resource] + 1
    return 2.0 * (pairs(amounts[0], amounts[1], amounts[2]) - before) + scarce


def add_points(state: Zapotec, seat: int, pyramid: int, counts: list[int], rest: int) -> float:
    """A level on a pyramid; the last one finishes it for all who have levels there."""
    box = state.box
    wanted = box.score_property[state.edge[state.beside[pyramid]]]
    if state.tops[pyramid] > 2:
        return level_points(state, seat, counts, wanted, TASTE.sure_middle if rest else 0.3, rest)
    look = level_points(state, seat, counts, wanted, 1.0, rest)
    open_part = 0.3 if rest else 1.0
    for level in state.levels:
        if level >> 5 == pyramid:
            look += box.finished_points * open_part * (1.0 if level >> 2 & 7 == seat else -TASTE.spoil)
    return look


def walk_points(state: Zapotec, seat: int, steps: int, rest: int) -> float:
    """ZAP-47: the bonuses of the spaces that are entered, and the better rank."""
    box = state.box
    look: float = 0.0
    position = state.position[seat]
    goal = position + steps
    if goal > box.track:
        goal = box.track
    for space in range(position + 1, goal + 1):
        if box.track_points[space]:
            look += box.track_points[space]
        elif box.track_kind[space] == ANY_BASIC:
            look += 1.5
        elif box.track_level[space] >= 0:
            look += TASTE.discount * rest
        elif box.ritual_priests[space] < box.ritual_priests[space - 1]:
            look += TASTE.no_priest
        else:
            look += TASTE.free_disc
    passed: int = 0
    others: int = 0
    for other in range(len(state.position)):
        if other != seat:
            if state.position[other] >= goal:
                others += 1
            elif position == 0 or state.position[other] >= position:
                passed += 1
    prizes = box.rank_points
    if position == 0 and others < len(prizes):
        look += prizes[others] * (TASTE.rank if rest else 1.0)
    elif passed:
        look += 3.0 * passed * (TASTE.rank if rest else 1.0)
    return look


def tile_points(state: Zapotec, seat: int, tile: int, rest: int) -> float:
    """Section 8: a trade tile that is bought now."""
    box = state.box
    kind = box.trade_kind[tile]
    look: float = 0.0
    for index in range(len(state.rituals)):
        if state.discs[index] >> seat & 1:
            look += 0.7 * box.ritual_levels[state.rituals[index] * VALUES + box.trade_level[tile]]
    if kind == TRADE_GAIN:
        gain = box.trade_gain[tile]
        base = seat * KINDS
        amounts = [state.stock[base], state.stock[base + 1], state.stock[base + 2]]
        before = pairs(amounts[0], amounts[1], amounts[2])
        for at in range(0, len(gain), 2):
            look += gain[at + 1] * worth(gain[at], rest + 1)
            if gain[at] < BASIC:
                amounts[gain[at]] = amounts[gain[at]] + gain[at + 1]
        look += TASTE.gain_pair * (pairs(amounts[0], amounts[1], amounts[2]) - before)
    elif kind == TRADE_EXCHANGE:
        priest = box.trade_gain[tile][0] == PRIEST
        look += (TASTE.exchange + (TASTE.exchange_priest if priest else 0.0)) * (rest + 1)
    elif kind == TRADE_BUILD:
        look += TASTE.builder * (rest + 1)
    elif kind == TRADE_COST:
        look += TASTE.cheaper * (rest + 1)
    elif kind == TRADE_SCORE:
        look += TASTE.scorer * (rest + 1)
    elif kind == TRADE_RITUAL:
        look += best_disc(state, seat, rest)
    elif can_climb(state, seat, tile):
        look += walk_points(state, seat, box.trade_steps[tile], rest) - 2 * worth(CORN, rest)
    elif state.options.kept:
        look += 2.0 * rest
    return look


def best_disc(state: Zapotec, seat: int, rest: int) -> float:
    """The ritual card that deserves a free disc most."""
    best: float = 0.0
    for index in range(len(state.rituals)):
        if not state.discs[index] >> seat & 1:
            points = ritual_outlook(state, seat, state.rituals[index], rest + 1, rest)
            if points > best:
                best = points
    return best
