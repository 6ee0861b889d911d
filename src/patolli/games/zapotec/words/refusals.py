"""Why not: the rules a second time, one condition after the other, so that each refusal has its own reason.

A test compares this with `moves` on every move that can be said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.core.state import CHANCE
from patolli.games.zapotec.rules.building import pays_type
from patolli.games.zapotec.rules.capital import affords, largest_level, most_steps, others_discs, spelled
from patolli.games.zapotec.rules.codes import (
    BUILD,
    BUILD_HOUSE,
    BUILD_PALACE,
    BUY,
    CAPITAL,
    CHOOSE,
    CHOOSE_CARD,
    CORN,
    DECLINE,
    DONE,
    DRAFT,
    DRAFT_CARD,
    DRAW_FRONT,
    DRAW_HINT,
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
    PENDING_RITUAL,
    PENDING_TILE,
    PHASES,
    PLACE,
    PRIEST,
    PROPERTIES,
    PYRAMID_ADD,
    PYRAMID_NEW,
    RITUAL,
    SACRIFICE,
    SCORE,
    SCORE_CARD,
    SCORE_ROUND,
    TILED,
    TRADE_BUILD,
    TRADE_EXCHANGE,
    TRADE_KINDS,
    TRADE_RITUAL,
    TRADE_SACRIFICE,
    UNUSED,
    USE,
    USE_RITUAL,
    VALUES,
)
from patolli.games.zapotec.rules.draws import draw_base, draws
from patolli.games.zapotec.rules.scoring import levels_built

if TYPE_CHECKING:
    from patolli.engine.words import Why
    from patolli.games.zapotec.rules.state import Zapotec

DRAW_WORDS = {
    "draw-tiles": "tile",
    "draw-market": "market",
    "refill": "market",
    "draw-score-tiles": "score-tile",
    "draw-scoring": "scoring",
    "draw-offer": "offer",
    "draw-top": "top",
    "draw-hands": "deal",
    "draw-rituals": "ritual",
    "draw-hint": "hint",
    "draw-front": "front",
}
PHASES_OF = {
    CHOOSE_CARD: (CHOOSE,),
    INCOME_ROW: (INCOME,),
    INCOME_COLUMN: (INCOME,),
    BUY: (CAPITAL,),
    PYRAMID_NEW: (CAPITAL,),
    PYRAMID_ADD: (CAPITAL,),
    RITUAL: (CAPITAL,),
    SACRIFICE: (CAPITAL,),
    USE: (CAPITAL, BUILD, PENDING_TILE),
    USE_RITUAL: (CAPITAL, BUILD),
    GAIN: (PENDING_BASIC,),
    PLACE: (PENDING_RITUAL,),
    DECLINE: (PENDING_RITUAL, PENDING_TILE),
    BUILD_HOUSE: (BUILD,),
    BUILD_PALACE: (BUILD,),
    SCORE_ROUND: (SCORE,),
    SCORE_CARD: (SCORE,),
    DRAFT_CARD: (DRAFT,),
    DONE: (CAPITAL, BUILD),
}
CAPITAL_ACTIONS = (BUY, PYRAMID_NEW, PYRAMID_ADD, RITUAL, SACRIFICE)


def why_not(state: Zapotec, actor: int, move: int) -> Why | None:
    """Why the move may not be done now: rule, key of the sentence, and what the sentence needs. None if it may."""
    if actor == CHANCE:
        return why_not_draw(state, move)
    kind = move >> KIND_BITS
    low = move & LOW
    if state.phase not in PHASES_OF[kind]:
        return wrong_moment(state, kind)
    if kind == CHOOSE_CARD:
        return None if state.hands[actor] >> low & 1 else ("ZAP-19", "not-in-hand", {"card": state.box.cards[low]})
    if kind == DRAFT_CARD:
        return None if low in state.offer else ("ZAP-66", "not-in-offer", {"card": state.box.cards[low]})
    if kind == SCORE_CARD:
        return why_not_score(state, low)
    if kind == BUY:
        return why_not_buy(state, low)
    if kind == USE:
        return why_not_use(state, low)
    if kind == USE_RITUAL:
        return why_not_use_ritual(state, low, move >> MIDDLE_BITS & MIDDLE)
    if kind == PYRAMID_NEW:
        return why_not_start(state, low)
    if kind == PYRAMID_ADD:
        return why_not_add(state, low)
    if kind == RITUAL:
        return why_not_ritual(state, low)
    if kind == PLACE:
        return own_disc(state, low, "ZAP-45")
    if kind == SACRIFICE:
        return why_not_sacrifice(state, low)
    if kind == BUILD_HOUSE:
        return why_not_build(state, low, move >> MIDDLE_BITS & MIDDLE, move >> HIGH_BITS & HIGH)
    if kind == BUILD_PALACE:
        return why_not_palace(state, low)
    return None


# ------------------------------------------------------------------- the wrong moment
def wrong_moment(state: Zapotec, kind: int) -> Why:
    """ZAP-18, ZAP-22, ZAP-23: this is not what is decided now."""
    phase = state.phase
    if phase == CHOOSE:
        return "ZAP-19", "choose-now", {}
    if phase == INCOME:
        return "ZAP-24", "income-now", {}
    if phase == PENDING_BASIC:
        return "ZAP-23", "gain-now", {"space": state.position[state.seat]}
    if phase == PENDING_RITUAL:
        return "ZAP-23", "place-now", {}
    if phase == PENDING_TILE:
        return "ZAP-23", "tile-now", {"tile": state.box.trade[state.pending]}
    if phase == SCORE:
        return "ZAP-56", "score-now", {}
    if phase == DRAFT:
        return "ZAP-66", "draft-now", {}
    if kind == CHOOSE_CARD:
        return "ZAP-19", "chosen-already", {}
    if kind in (INCOME_ROW, INCOME_COLUMN):
        return "ZAP-24", "income-taken", {}
    if kind in (BUILD_HOUSE, BUILD_PALACE):
        return "ZAP-22", "build-later", {}
    if kind in CAPITAL_ACTIONS:
        return "ZAP-22", "capital-over", {}
    if kind in (SCORE_ROUND, SCORE_CARD):
        return "ZAP-65", "score-later", {}
    if kind == DRAFT_CARD:
        return "ZAP-66", "draft-later", {}
    if kind == GAIN:
        return "ZAP-47", "no-gain-open", {}
    return "ZAP-45", "nothing-open", {}


# ------------------------------------------------------------------- draws
def why_not_draw(state: Zapotec, move: int) -> Why | None:
    """ZAP-17a."""
    if move in draws(state):
        return None
    base = draw_base(state)
    box = state.box
    if move >> KIND_BITS != base >> KIND_BITS:
        return "ZAP-17a", "other-draw", {"verb": DRAW_WORDS[PHASES[state.phase]]}
    if move & ~LOW != base & ~LOW:
        middle = base >> MIDDLE_BITS & MIDDLE
        where: str = f"deal {middle}"
        if PHASES[state.phase] == "draw-tiles":
            where = f"tile {box.spaces[base >> HIGH_BITS & HIGH]}"
        elif PHASES[state.phase] in ("draw-market", "refill"):
            where = f"market {middle // box.slots + 1} {middle % box.slots}"
        return "ZAP-17a", "other-place", {"place": where}
    if state.phase == DRAW_HINT:
        return "ZAP-17a", "no-such-hint", {"hint": PROPERTIES[move & LOW]}
    if state.phase == DRAW_FRONT and state.bot_left >> (move & LOW) & 1:
        return "ZAP-17a", "other-hint", {"hint": PROPERTIES[state.hint]}
    return "ZAP-17a", "drawn-already", {}


# ------------------------------------------------------------------- Capital actions
def cannot_pay(state: Zapotec, amounts: list[int], rule: str) -> Why | None:
    if affords(state, state.seat, amounts):
        return None
    return rule, "cannot-pay", {"price": spelled(amounts), "stock": held(state)}


def held(state: Zapotec) -> str:
    """What the player has, as in the rules: `w1 b1`; `0` for nothing."""
    stock = state.stock[state.seat * KINDS : state.seat * KINDS + KINDS]
    amounts: list[int] = []
    for resource, amount in enumerate(stock):
        if amount:
            amounts += [resource, amount]
    return spelled(amounts) or "0"


def why_not_buy(state: Zapotec, tile: int) -> Why | None:
    """ZAP-29 to ZAP-31."""
    box = state.box
    level = box.trade_level[tile]
    if tile not in state.market:
        return "ZAP-31", "not-open", {"tile": box.trade[tile]}
    if state.bought >> level & 1:
        return "ZAP-30", "level-bought", {"level": level + 1}
    price = box.prices[state.position[state.seat] * VALUES + level]
    gold = state.stock[state.seat * KINDS + GOLD]
    if gold < price:
        return "ZAP-29", "too-little-gold", {"cost": price, "gold": gold}
    return None


def tile_rule(state: Zapotec, tile: int) -> str:
    """The rule of section 8 that speaks of the tile."""
    return ("ZAP-51", "ZAP-52", "ZAP-53", "ZAP-54", "ZAP-55", "ZAP-56", "ZAP-57")[state.box.trade_kind[tile]]


def why_not_tile(state: Zapotec, tile: int) -> Why | None:
    """Whether the player owns the tile and it lies face up."""
    rule = tile_rule(state, tile)
    if not state.owned[state.seat] >> tile & 1:
        return rule, "not-owned", {"tile": state.box.trade[tile]}
    if state.down[state.seat] >> tile & 1:
        again = int(state.box.reopening >> tile & 1)
        return rule, "face-down", {"tile": state.box.trade[tile], "again": again}
    return None


def why_not_use(state: Zapotec, tile: int) -> Why | None:
    """ZAP-51 to ZAP-57."""
    box = state.box
    kind = box.trade_kind[tile]
    if state.phase == PENDING_TILE:
        return None if tile == state.pending else ("ZAP-23", "tile-now", {"tile": box.trade[state.pending]})
    why = why_not_tile(state, tile)
    if why is not None:
        return why
    if kind == TRADE_SACRIFICE:
        if state.phase == BUILD:
            return "ZAP-22", "capital-over", {}
        if state.position[state.seat] >= box.track:
            return "ZAP-50", "track-end", {}
    elif kind == TRADE_RITUAL:
        return "ZAP-57", "which-ritual", {"tile": box.trade[tile]}
    elif kind != TRADE_EXCHANGE:
        return tile_rule(state, tile), "no-use", {"tile": box.trade[tile], "kind": TRADE_KINDS[kind]}
    return cannot_pay(state, box.trade_pay[tile], tile_rule(state, tile))


def why_not_use_ritual(state: Zapotec, tile: int, index: int) -> Why | None:
    """ZAP-57, with one_shot_tiles=kept."""
    if state.box.trade_kind[tile] != TRADE_RITUAL:
        return tile_rule(state, tile), "no-ritual-tile", {"tile": state.box.trade[tile]}
    why = why_not_tile(state, tile)
    if why is None and state.phase == BUILD:
        why = ("ZAP-22", "capital-over", {})
    return why or own_disc(state, index, "ZAP-45")


def why_not_start(state: Zapotec, score_tile: int) -> Why | None:
    """ZAP-34, ZAP-36, ZAP-40."""
    name = state.box.score_tiles[score_tile]
    if -1 not in state.beside:
        return "ZAP-36", "no-empty-pyramid", {}
    if score_tile not in state.edge or state.edge.index(score_tile) in state.beside:
        return "ZAP-36", "tile-not-at-edge", {"tile": name}
    if not largest_level(state, state.seat):
        return "ZAP-36", "no-level-left", {}
    return cannot_pay(state, state.box.level_cost, "ZAP-34")


def why_not_add(state: Zapotec, pyramid: int) -> Why | None:
    """ZAP-34, ZAP-37, ZAP-38."""
    top = state.tops[pyramid]
    if not top:
        return "ZAP-37", "pyramid-empty", {"number": pyramid + 1}
    if top == 1:
        return "ZAP-37", "pyramid-finished", {"number": pyramid + 1}
    if state.touched >> pyramid & 1:
        return "ZAP-38", "pyramid-touched", {"number": pyramid + 1}
    if not state.pieces[state.seat * 3 + 4 - top]:
        return "ZAP-37", "no-such-level", {"number": pyramid + 1, "size": top - 1}
    return cannot_pay(state, state.box.level_cost, "ZAP-34")


def own_disc(state: Zapotec, index: int, rule: str) -> Why | None:
    if state.discs[index] >> state.seat & 1:
        return rule, "own-disc", {"card": state.box.rituals[state.rituals[index]]}
    return None


def why_not_ritual(state: Zapotec, index: int) -> Why | None:
    """ZAP-42, ZAP-43."""
    seat = state.seat
    why = own_disc(state, index, "ZAP-42")
    if why is not None:
        return why
    levels = levels_built(state, seat)
    if state.performed[seat] >= min(state.box.discs, levels):
        return "ZAP-42", "too-few-levels", {"levels": levels, "performed": state.performed[seat]}
    price = [PRIEST, state.box.ritual_priests[state.position[seat]], GOLD, others_discs(state, seat, index)]
    needed: list[int] = []
    for at in (0, 2):
        if price[at + 1]:
            needed += price[at : at + 2]
    return cannot_pay(state, needed, "ZAP-43")


def why_not_sacrifice(state: Zapotec, steps: int) -> Why | None:
    """ZAP-46."""
    seat = state.seat
    left = state.box.track - state.position[seat]
    if not left:
        return "ZAP-46", "track-end", {}
    if steps > left:
        return "ZAP-46", "too-many-steps", {"left": left}
    if steps > most_steps(state, seat) or state.stock[seat * KINDS + PRIEST] < state.box.sacrifice_priests:
        return cannot_pay(state, [PRIEST, state.box.sacrifice_priests, CORN, steps], "ZAP-46")
    return None


# ------------------------------------------------------------------- building
def why_not_space(state: Zapotec, space: int, wanted: int, rule: str, by: str) -> Why | None:
    """ZAP-59: in play, with its tile, and of the property that the card or tile shows."""
    name = state.box.spaces[space]
    if state.owner[space] == UNUSED:
        return rule, "not-in-play", {"space": name, "players": state.players}
    if state.owner[space] != TILED:
        return rule, "built-already", {"space": name}
    if not state.box.matches(space, wanted):
        actual = state.box.space_values[space * VALUES + wanted // VALUES]
        return (
            rule,
            "no-match",
            {
                "space": name,
                "actual": PROPERTIES[actual],
                "wanted": PROPERTIES[wanted],
                "by": by,
            },
        )
    return None


def why_not_build(state: Zapotec, space: int, cell: int, by: int) -> Why | None:
    """ZAP-53, ZAP-59 to ZAP-61."""
    box = state.box
    seat = state.seat
    rule = "ZAP-53" if by else "ZAP-59"
    if by:
        tile = by - 1
        if box.trade_kind[tile] != TRADE_BUILD:
            return tile_rule(state, tile), "no-builder", {"tile": box.trade[tile]}
        why = why_not_tile(state, tile)
        if why is not None:
            return why
        wanted, name = box.trade_property[tile], box.trade[tile]
    else:
        wanted, name = box.card_property[state.chosen[seat]], box.cards[state.chosen[seat]]
    if not state.houses[seat]:
        return rule, "no-house-left", {}
    why = why_not_space(state, space, wanted, rule, name)
    if why is not None:
        return why
    if state.grid[seat * len(box.cells) + cell] >= 0:
        return "ZAP-61", "cell-full", {"cell": box.cells[cell]}
    if by:
        return cannot_pay(state, box.trade_pay[by - 1], "ZAP-53")
    kind = box.space_values[space * VALUES]
    if pays_type(state, seat, kind):
        return None
    for tile in box.cheaper[kind]:
        if state.owned[seat] >> tile & 1:
            return cannot_pay(state, box.trade_pay[tile], "ZAP-54")
    return cannot_pay(state, box.costs[kind], "ZAP-60")


def why_not_palace(state: Zapotec, space: int) -> Why | None:
    """ZAP-62."""
    box = state.box
    seat = state.seat
    if state.palaces[seat] >= 0:
        return "ZAP-62", "palace-built", {"space": box.spaces[state.palaces[seat]]}
    if not state.houses[seat]:
        return "ZAP-62", "no-house-left", {}
    card = state.chosen[seat]
    why = why_not_space(state, space, box.card_property[card], "ZAP-62", box.cards[card])
    if why is not None:
        return why
    return cannot_pay(state, box.costs[PALACE], "ZAP-62")


def why_not_score(state: Zapotec, card: int) -> Why | None:
    """ZAP-56, ZAP-71."""
    if state.hands[state.seat] >> card & 1:
        return None
    if card == state.chosen[state.seat]:
        return "ZAP-71", "played-card", {"card": state.box.cards[card]}
    return "ZAP-56", "not-in-hand", {"card": state.box.cards[card]}
