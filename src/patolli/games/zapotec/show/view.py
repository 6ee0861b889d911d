"""What a seat may know of a game of Zapotec (section 15).

The view is complete: what is printed on a card or tile stands beside its name, because a game may be played with a
component file of one's own. Hidden are the hands of others, but for the cards they drafted openly (ZAP-110), and what
they have chosen until all have (ZAP-111). What lies face down has no identity yet (ZAP-17), so only its number is here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from patolli.engine.view import View, changed
from patolli.games.zapotec.box.boards import BOT_TAKES, MARKS, TRACK_KINDS
from patolli.games.zapotec.box.components import Components
from patolli.games.zapotec.rules.building import line_income
from patolli.games.zapotec.rules.capital import spelled
from patolli.games.zapotec.rules.codes import (
    ACTIONS,
    CATEGORIES,
    DRAW_FRONT,
    DRAW_HINT,
    DRAW_OFFER,
    DRAW_TOP,
    INCOME,
    KINDS,
    PHASES,
    PROPERTIES,
    RESOURCES,
    RITUAL_KINDS,
    RITUAL_TRADE,
    TILED,
    TRADE_COST,
    TRADE_KINDS,
    VALUES,
)
from patolli.games.zapotec.rules.scoring import ritual_value
from patolli.games.zapotec.rules.state import Zapotec
from patolli.games.zapotec.show.view_parts import (
    NOBODY,
    BotCard,
    Card,
    Cell,
    Level,
    Mat,
    Pyramid,
    Ritual,
    ScoreTile,
    Space,
    Step,
    Trade,
)

SIZES = ("", "top", "middle", "base")


@dataclass(frozen=True, kw_only=True)
class ZapotecView(View):
    """Seats are numbered as in `points`: with one player, seat 1 is Cocijobot."""

    options: dict[str, str]
    components: str
    """The component file."""
    bot: int
    """Cocijobot's seat; NOBODY."""
    phase: str
    """`setup`, `choose`, `income`, `capital`, `pending-basic`, `pending-ritual`, `pending-tile`, `build`, `score`,
    `draft`, `refill`, `upkeep`, `bot` (a Cocijobot card is turned up) or `over`."""
    round: int
    """0 during the set-up."""
    rounds: int
    active: int
    """Whose turn it is; NOBODY."""
    order: list[int]
    """The turn order, once the cards are revealed."""
    bought: list[int]
    """The levels of trade tiles bought in this turn."""
    touched: list[int]
    """The pyramids, by number, where this turn has placed a level."""
    income: list[str]
    """While income is taken: what the row and what the column would pay, spelled as in the rules (`w2 c1`)."""
    steps: int
    """Steps up the track that follow when the choice that is open is made."""
    pending: str
    """The trade tile that opened this choice; empty."""

    spaces: list[Space]
    """All spaces in play, in the order of the board."""
    market: list[list[Trade | None]]
    """By level, then slot."""
    market_piles: list[int]
    """Tiles face down, by level."""
    score_tiles: list[ScoreTile]
    """Top to bottom, by their slots."""
    pyramids: list[Pyramid]
    rituals: list[Ritual]
    track: list[Step]
    offer: list[Card]
    scoring: list[Card]
    """The scoring slot; the current card is the last one."""
    gone: list[Card]
    """Cards that left the game openly."""
    pile: int
    top: Card | None
    """The open card on top of the solo pile."""
    mats: list[Mat]

    hint: str
    """On the back of the next Cocijobot card; empty."""
    revealed: list[BotCard]
    """All Cocijobot cards turned up so far."""
    bot_card: BotCard | None
    bot_second: BotCard | None
    """This round's Cocijobot cards."""


def view(state: Zapotec, seat: int | None, public: ZapotecView | None = None) -> ZapotecView:
    """What the seat may know; None is a spectator. All may know the same but for their own cards."""
    public = public or _public(state)
    if seat is None:
        return public
    mats = public.mats[:]
    mats[seat] = _own(state, seat, mats[seat])
    return changed(public, seat=seat, mats=mats)


def _public(state: Zapotec) -> ZapotecView:
    box = state.box
    seats = range(len(state.vp))
    return ZapotecView(
        game="zapotec",
        players=state.players,
        seat=None,
        actors=state.actors(),
        points=state.points(),
        winners=state.winners(),
        places=state.places(),
        options=dict(state.options.given),
        components=box.source,
        bot=1 if state.players == 1 else NOBODY,
        phase=_phase(state),
        round=state.round,
        rounds=box.rounds,
        active=state.seat,
        order=state.order[:],
        bought=[level + 1 for level in range(VALUES) if state.bought >> level & 1] if state.seat >= 0 else [],
        touched=[at + 1 for at in range(len(state.beside)) if state.touched >> at & 1] if state.seat >= 0 else [],
        income=_income(state),
        steps=state.steps,
        pending=box.trade[state.pending] if state.pending >= 0 else "",
        spaces=[_space(state, space) for space in box.in_play[state.players - 1]],
        market=[
            [printed_trade(box, tile, True) if tile >= 0 else None for tile in state.market[at : at + box.slots]]
            for at in range(0, len(state.market), box.slots)
        ],
        market_piles=[
            (state.trade_left & box.level_mask[level]).bit_count() if box.refill[state.players - 1] else 0
            for level in range(VALUES)
        ],
        score_tiles=[
            ScoreTile(
                box.score_tiles[tile],
                PROPERTIES[box.score_property[tile]],
                state.beside.index(slot) + 1 if slot in state.beside else 0,
            )
            for slot, tile in enumerate(state.edge)
        ],
        pyramids=[_pyramid(state, at) for at in range(len(state.beside))],
        rituals=[_ritual(state, at) for at in range(len(state.rituals))],
        track=[_step(state, index) for index in range(box.track + 1)],
        offer=[printed_card(box, card) for card in state.offer],
        scoring=[printed_card(box, card) for card in state.slot],
        gone=[printed_card(box, card) for card in state.gone],
        pile=state.pile,
        top=printed_card(box, state.top) if state.top >= 0 else None,
        mats=[_mat(state, at) for at in seats],
        hint=PROPERTIES[state.hint] if state.hint >= 0 else "",
        revealed=[_bot_card(box, card) for card in state.revealed],
        bot_card=_bot_card(box, state.bot_card) if state.bot_card >= 0 else None,
        bot_second=_bot_card(box, state.bot_second) if state.bot_second >= 0 else None,
    )


def _income(state: Zapotec) -> list[str]:
    """ZAP-24."""
    if state.phase != INCOME:
        return []
    resource = state.box.card_resource[state.chosen[state.seat]]
    found = []
    for column in (False, True):
        gained = line_income(state, state.seat, resource, column)
        found.append(spelled([part for kind, units in enumerate(gained) if units for part in (kind, units)]))
    return found


def _phase(state: Zapotec) -> str:
    if not state.round:
        return "setup"
    if state.phase in (DRAW_FRONT, DRAW_HINT):
        return "bot"
    if state.phase in (DRAW_OFFER, DRAW_TOP):
        return "upkeep"
    return PHASES[state.phase]


@cache
def printed_card(box: Components, card: int) -> Card:
    return Card(
        box.cards[card],
        box.card_number[card],
        RESOURCES[box.card_resource[card]],
        PROPERTIES[box.card_property[card]],
    )


@cache
def space_values(box: Components, space: int) -> tuple[str, str, str]:
    kind, terrain, region = box.space_values[space * VALUES : space * VALUES + VALUES]
    return PROPERTIES[kind], PROPERTIES[terrain], PROPERTIES[region]


def _space(state: Zapotec, space: int) -> Space:
    owner = state.owner[space]
    tile = state.tiles[space] if owner == TILED else -1
    return _space_with(state.box, space, tile, owner if owner >= 0 else NOBODY, space in state.palaces)


@lru_cache(4096)
def _space_with(box: Components, space: int, tile: int, owner: int, palace: bool) -> Space:
    return Space(
        box.spaces[space],
        *space_values(box, space),
        MARKS[box.space_mark[space]],
        RESOURCES[box.tile_basic[tile]] if tile >= 0 else "",
        RESOURCES[box.tile_advanced[tile]] if tile >= 0 else "",
        box.tiles[tile] if tile >= 0 else "",
        owner,
        palace,
    )


def _amounts(amounts: list[int]) -> dict[str, int]:
    return {RESOURCES[amounts[at]]: amounts[at + 1] for at in range(0, len(amounts), 2)}


@cache
def printed_trade(box: Components, tile: int, up: bool) -> Trade:
    kind = box.trade_kind[tile]
    building = next((at for at in range(VALUES) if tile in box.cheaper[at]), -1)
    return Trade(
        box.trade[tile],
        box.trade_level[tile] + 1,
        TRADE_KINDS[kind],
        _amounts(box.trade_pay[tile]),
        _amounts(box.trade_gain[tile]),
        PROPERTIES[box.trade_property[tile]] if box.trade_property[tile] >= 0 else "",
        PROPERTIES[building] if kind == TRADE_COST else "",
        box.trade_steps[tile],
        up,
    )


def _pyramid(state: Zapotec, at: int) -> Pyramid:
    box = state.box
    tile = state.edge[state.beside[at]] if state.beside[at] >= 0 else -1
    return Pyramid(
        at + 1,
        box.score_tiles[tile] if tile >= 0 else "",
        PROPERTIES[box.score_property[tile]] if tile >= 0 else "",
        [Level(level >> 2 & 7, SIZES[level & 3]) for level in state.levels if level >> 5 == at],
        state.tops[at] == 1,
    )


def _ritual(state: Zapotec, at: int) -> Ritual:
    card, seats = state.rituals[at], range(len(state.vp))
    return changed(
        printed_ritual(state.box, card),
        discs=[seat for seat in seats if state.discs[at] >> seat & 1],
        values=[ritual_value(state, seat, card) if seat < state.players else 0 for seat in seats],
    )


@cache
def printed_ritual(box: Components, card: int) -> Ritual:
    """A ritual card on which nobody has a disc."""
    same, different = box.ritual_same[card], box.ritual_different[card]
    return Ritual(
        box.rituals[card],
        RITUAL_KINDS[box.ritual_kind[card]],
        CATEGORIES[same] if same >= 0 else "",
        CATEGORIES[different] if different >= 0 else "",
        box.ritual_each[card],
        box.ritual_advanced[card],
        box.ritual_levels[card * VALUES : card * VALUES + VALUES] if box.ritual_kind[card] == RITUAL_TRADE else [],
        box.ritual_most[card],
        [],
        [],
    )


def _step(state: Zapotec, index: int) -> Step:
    return _step_with(state.box, index, tuple(seat for seat in state.track if state.position[seat] == index))


@lru_cache(4096)
def _step_with(box: Components, index: int, discs: tuple[int, ...]) -> Step:
    return Step(
        index,
        TRACK_KINDS[box.track_kind[index]],
        box.track_points[index],
        box.track_level[index] + 1,
        box.track_discount[index],
        BOT_TAKES[box.track_bot[index]],
        [*discs],
    )


def _bot_card(box: Components, card: int) -> BotCard:
    kind, terrain, region = box.front_values[card * VALUES : card * VALUES + VALUES]
    return BotCard(
        box.fronts[card],
        PROPERTIES[kind],
        PROPERTIES[terrain],
        PROPERTIES[region],
        box.front_initiative[card],
        ACTIONS[box.front_action[card]],
        PROPERTIES[box.front_hint[card]],
        box.front_true[card],
    )


def _own(state: Zapotec, seat: int, mat: Mat) -> Mat:
    """The mat as its owner sees it."""
    chosen = state.chosen[seat]
    return changed(
        mat, hand=_hand(state.box, state.hands[seat]), chosen=printed_card(state.box, chosen) if chosen >= 0 else None
    )


def _hand(box: Components, cards: int) -> list[Card]:
    return [printed_card(box, card) for card in range(len(box.cards)) if cards >> card & 1]


def _mat(state: Zapotec, at: int) -> Mat:
    box = state.box
    bot = at >= state.players
    palace = state.palaces[at]
    hand = 0 if bot else state.hands[at]
    chosen = -1 if bot else state.chosen[at]
    built = state.pieces[at * 3 : at * 3 + 3]
    kinds = [box.space_values[space * VALUES] for space, owner in enumerate(state.owner) if owner == at]
    return Mat(
        bot=bot,
        colour=box.colours[at],
        resources={RESOURCES[kind]: state.stock[at * KINDS + kind] for kind in range(KINDS)},
        houses=state.houses[at],
        palace=box.spaces[palace] if palace >= 0 else "",
        palace_tile=space_values(box, palace)[0] if palace >= 0 else "",
        levels=dict(zip(("base", "middle", "top"), built, strict=True)),
        levels_built=sum(box.pieces) - sum(built),
        performed=state.performed[at],
        discs=box.discs - sum(1 for discs in state.discs if discs >> at & 1),
        position=state.position[at],
        prices=box.prices[state.position[at] * VALUES : state.position[at] * VALUES + VALUES],
        trade=[
            printed_trade(box, tile, not state.down[at] >> tile & 1)
            for tile in range(len(box.trade))
            if state.owned[at] >> tile & 1
        ],
        grid=[] if bot else [_cell(state, at, cell) for cell in range(len(box.cells))],
        collected={PROPERTIES[kind]: kinds.count(kind) for kind in range(VALUES)},
        hand=[] if bot else _hand(box, state.known[at]),
        hand_size=hand.bit_count(),
        has_chosen=chosen >= 0,
        chosen=printed_card(box, chosen) if chosen >= 0 and state.order else None,
    )


def _cell(state: Zapotec, seat: int, cell: int) -> Cell:
    space = state.grid[seat * len(state.box.cells) + cell]
    return _cell_with(state.box, cell, space, state.tiles[space] if space >= 0 else -1)


@lru_cache(4096)
def _cell_with(box: Components, cell: int, space: int, tile: int) -> Cell:
    return Cell(
        box.cells[cell],
        box.rows[cell // len(box.columns)],
        box.columns[cell % len(box.columns)],
        RESOURCES[box.cell_printed[cell]] if box.cell_printed[cell] >= 0 else "",
        box.spaces[space] if space >= 0 else "",
        box.tiles[tile] if tile >= 0 else "",
        PROPERTIES[box.tile_type[tile]] if tile >= 0 else "",
        RESOURCES[box.tile_basic[tile]] if tile >= 0 else "",
        RESOURCES[box.tile_advanced[tile]] if tile >= 0 else "",
    )
