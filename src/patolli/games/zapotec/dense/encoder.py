"""Zapotec for learners: dense actions, legal masks and observations.

The sizes follow from the component file. To build a house is two actions: what allows it and the space, then the
cell of one's own board.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from patolli.dense.encoder import Encoder, clear_numbers, count_to, put_cards
from patolli.dense.words import clear, set_bit, set_bits
from patolli.engine.core.bits import bits_in
from patolli.engine.core.state import State
from patolli.games.zapotec.box.components import Components
from patolli.games.zapotec.rules.building import (
    empty_cells,
    open_spaces,
    palace_spaces,
    ready_builders,
    spaces_by_card,
)
from patolli.games.zapotec.rules.capital import offer_exchanges
from patolli.games.zapotec.rules.codes import (
    BUILD,
    BUILD_HOUSE,
    BUILD_PALACE,
    BUY,
    CHOOSE,
    CHOOSE_CARD,
    DECLINE,
    DONE,
    DRAFT_CARD,
    GAIN,
    HIGH,
    HIGH_BITS,
    INCOME_COLUMN,
    INCOME_ROW,
    KIND_BITS,
    KINDS,
    LOW,
    MIDDLE,
    MIDDLE_BITS,
    PHASES,
    PLACE,
    PROPERTIES,
    PYRAMID_ADD,
    PYRAMID_NEW,
    RESOURCES,
    RITUAL,
    SACRIFICE,
    SCORE_CARD,
    SCORE_ROUND,
    TRADE_BUILD,
    TRADE_RITUAL,
    USE,
    USE_RITUAL,
    VALUES,
)
from patolli.games.zapotec.rules.draws import draw_base
from patolli.games.zapotec.rules.moves import moves
from patolli.games.zapotec.rules.state import Zapotec

VERSION: Final = 1
SEATS: Final = 4
SIZES: Final = 3
"""Of pyramid levels: base, middle, top."""
OTHER_SEATS: Final = ["self", "next", "second", "third"]


class ZapotecEncoder(Encoder):
    """Zapotec with one box."""

    def __init__(self, box: Components) -> None:
        super().__init__("zapotec", SEATS, VERSION)
        self.cards: i64 = len(box.cards)
        self.spaces: i64 = len(box.spaces)
        self.cells: i64 = len(box.cells)
        self.trade: i64 = len(box.trade)
        self.open: i64 = box.open_rituals
        self.source_of: vec[i64] = vec[i64](source_numbers(box))
        """By 1 + trade tile: which of the sources of a house it is, or which of the tiles that place a disc."""
        self.builders: list[int] = box.of_kind[TRADE_BUILD]
        self.placers: list[int] = box.of_kind[TRADE_RITUAL]
        self.starts: vec[i64] = vec[i64]([0] * (DONE + 1))
        """By kind of move: its first action."""
        self.name_actions(box)
        self.kind_at: vec[i64] = vec[i64](kinds_by_action(self))
        self.name_chance(box)
        self.name_numbers(box)

    # ------------------------------------------------------------------- the layout
    def name_actions(self, box: Components) -> None:
        sources = ["card", *[box.trade[tile] for tile in box.of_kind[TRADE_BUILD]]]
        placers = [box.trade[tile] for tile in box.of_kind[TRADE_RITUAL]]
        rituals = count_to(box.open_rituals, 1)
        self.starts[CHOOSE_CARD] = self.add_actions("choose", "choose an Action card", box.cards)
        self.starts[INCOME_ROW] = self.add_actions("income-row", "take income from the row")
        self.starts[INCOME_COLUMN] = self.add_actions("income-column", "take income from the column")
        self.starts[BUY] = self.add_actions("buy", "buy a trade tile", box.trade)
        self.starts[PYRAMID_NEW] = self.add_actions("pyramid-new", "begin a pyramid beside a tile", box.score_tiles)
        pyramids = count_to(max(box.pyramids), 1)
        self.starts[PYRAMID_ADD] = self.add_actions("pyramid-add", "add a level to a pyramid", pyramids)
        self.starts[RITUAL] = self.add_actions("ritual", "perform a ritual of the row", rituals)
        self.starts[SACRIFICE] = self.add_actions("sacrifice", "sacrifice so much corn", count_to(box.most_corn + 1))
        self.starts[USE] = self.add_actions("use", "use a trade tile", box.trade)
        self.starts[USE_RITUAL] = self.add_actions("use-ritual", "place a disc by a kept tile", placers, rituals)
        self.starts[GAIN] = self.add_actions("gain", "take a resource as a bonus", [*RESOURCES])
        self.starts[PLACE] = self.add_actions("place", "place a free disc on a ritual", rituals)
        self.starts[DECLINE] = self.add_actions("decline", "decline what is offered")
        house = "build a house by card or tile; the cell comes next"
        self.starts[BUILD_HOUSE] = self.add_actions("house", house, sources, box.spaces)
        self.starts[BUILD_PALACE] = self.add_actions("palace", "build the palace", box.spaces)
        self.starts[SCORE_ROUND] = self.add_actions("score", "score by the card of the round")
        self.starts[SCORE_CARD] = self.add_actions("score-card", "score by a card of the hand", box.cards)
        self.starts[DRAFT_CARD] = self.add_actions("draft", "draft a card", box.cards)
        self.starts[DONE] = self.add_actions("done", "end the stage")
        cell = "second half of a house: the cell of one's own board"
        self.cell_at: i64 = self.add_actions("cell", cell, box.cells)

    def name_chance(self, box: Components) -> None:
        """By phase; the slot of the market has the block of the market."""
        starts = [
            self.add_chance("tile", "building tile of the next space", box.tiles),
            self.add_chance("trade", "trade tile of the next slot", box.trade),
            self.add_chance("score-tile", "next scoring tile", box.score_tiles),
            self.add_chance("scoring", "first scoring card", box.cards),
            self.add_chance("offer", "next card of the offer", box.cards),
            self.add_chance("top", "card on top of the solo pile", box.cards),
            self.add_chance("deal", "next card of a hand", box.cards),
            self.add_chance("ritual", "next ritual card", box.rituals),
            self.add_chance("hint", "hint on Cocijobot's next card", [*PROPERTIES]),
            self.add_chance("front", "Cocijobot's card", box.fronts),
        ]
        self.chance_at: vec[i64] = vec[i64](starts + starts[1:2])

    def name_numbers(self, box: Components) -> None:
        add = self.add_numbers
        others = OTHER_SEATS
        self.phase: i64 = add("phase", "0 to 20, as " + ", ".join(PHASES))
        self.round: i64 = add("round", "0 during the set-up")
        self.turn: i64 = add("turn", "whose turn it is, counted from the one that looks; -1 nobody's")
        self.players: i64 = add("players", "players, Cocijobot aside")
        self.pile: i64 = add("pile", "cards in the draw pile")
        self.bought: i64 = add("bought", "whether a tile of the level was bought in this turn", count_to(VALUES, 1))
        pyramids = count_to(max(box.pyramids), 1)
        self.touched: i64 = add("touched", "whether this turn has placed a level there", pyramids)
        self.steps: i64 = add("steps", "steps that follow the choice that is open")
        self.pending: i64 = add("pending", "1 + the trade tile that opened the choice; 0")
        self.top: i64 = add("top", "1 + the open card on top of the solo pile; 0")
        self.hint: i64 = add("hint", "1 + the hint on Cocijobot's next card; 0")
        self.bot_card: i64 = add("bot-card", "1 + Cocijobot's cards of the round; 0", count_to(2, 1))
        self.half_at: i64 = add(
            "half", "of a house that has no cell yet: 1 + its space, 1 + its source; 0", ["space", "by"]
        )
        self.offer: i64 = add("offer", "whether the card is on offer", box.cards)
        self.slot: i64 = add("scoring", "1 + the place of the card in the scoring slot; 0", box.cards)
        self.gone: i64 = add("gone", "whether the card left the game openly", box.cards)
        self.fronts: i64 = add("revealed", "whether Cocijobot's card was turned up", box.fronts)
        owner = "1 + the seat that has built there; 0 if the tile lies there, -1 if it is not in play"
        self.owner: i64 = add("owner", owner, box.spaces)
        self.tile: i64 = add("tile", "1 + the building tile laid there at the start; 0", box.spaces)
        self.market: i64 = add("market", "1 + the trade tile; 0", count_to(VALUES, 1), count_to(box.slots, 1))
        self.edge: i64 = add("edge", "1 + the scoring tile by slot; 0", box.score_tiles)
        self.beside: i64 = add("beside", "1 + the slot of the pyramid's scoring tile; 0", pyramids)
        self.tops: i64 = add("highest", "size of the highest level: 3 base to 1 top; 0", pyramids)
        level = "1 + whose level it is; 0"
        self.levels: i64 = add("levels", level, pyramids, ["base", "middle", "top"])
        self.rituals: i64 = add("rituals", "1 + the ritual card", count_to(box.open_rituals, 1))
        self.discs: i64 = add("discs", "whether the seat has a disc there", count_to(box.open_rituals, 1), others)
        self.grid: i64 = add("grid", "1 + the space whose tile lies on the cell; 0", others, box.cells)
        self.palaces: i64 = add("palaces", "1 + the space of the palace; 0", others)
        self.houses: i64 = add("houses", "houses left", others)
        self.stock: i64 = add("resources", "resources", others, [*RESOURCES])
        self.vp: i64 = add("points", "victory points", others)
        self.owned: i64 = add("trade", "1 if the seat owns the tile face up, 2 face down", others, box.trade)
        self.pieces: i64 = add("pieces", "levels left", others, ["base", "middle", "top"])
        self.performed: i64 = add("performed", "rituals performed", others)
        self.position: i64 = add("position", "space of the sacrifice track", others)
        self.track: i64 = add("rank", "rank on the sacrifice track, 1 is the first", others)
        self.place: i64 = add("order", "place in the turn order, from 1; 0 before the cards are revealed", others)
        self.hand: i64 = add("hand", "cards of the hand that the one who looks knows", others, box.cards)
        self.held: i64 = add("held", "cards in hand", others)
        self.chosen: i64 = add("chosen", "1 + the card chosen or played, as far as it is known; 0", others)
        self.ready: i64 = add("ready", "whether a card is chosen", others)

    # ------------------------------------------------------------------- actions
    def index_of(self, state: State, actor: i64, move: i64, half: i64) -> i64:
        if half >= 0:
            return self.cell_at + (move >> MIDDLE_BITS & MIDDLE)
        return self.action_of(move)

    def action_of(self, move: i64) -> i64:
        """The action that plays this move; of a house, its first half."""
        kind = move >> KIND_BITS
        low = move & LOW
        begin = self.starts[kind]
        if kind == BUILD_HOUSE:
            return begin + self.source_of[move >> HIGH_BITS & HIGH] * self.spaces + low
        if kind == USE_RITUAL:
            return begin + self.source_of[low + 1] * self.open + (move >> MIDDLE_BITS & MIDDLE)
        return begin + low

    def move_of(self, state: State, actor: i64, action: i64, half: i64) -> i64:
        if action >= self.cell_at:
            return half | (action - self.cell_at) << MIDDLE_BITS
        kind = self.kind_at[action]
        low = action - self.starts[kind]
        if kind == BUILD_HOUSE:
            source = low // self.spaces
            by: i64 = 1 + self.builders[source - 1] if source else 0
            return -1 - (kind << KIND_BITS | by << HIGH_BITS | (low - source * self.spaces))
        if kind == USE_RITUAL:
            tile: i64 = self.placers[low // self.open]
            return kind << KIND_BITS | (low % self.open) << MIDDLE_BITS | tile
        return kind << KIND_BITS | low

    def write_mask(self, state: State, actor: i64, half: i64, out: vec[i64], at: i64) -> None:
        zapotec = cast(Zapotec, state)
        clear(out, at, self.words)
        phase = zapotec.phase
        if half >= 0:
            set_bits(out, at, self.cell_at, empty_cells(zapotec, zapotec.seat))
        elif phase == CHOOSE:
            set_bits(out, at, self.starts[CHOOSE_CARD], zapotec.hands[actor])
        elif phase == BUILD:
            self.mask_build(zapotec, out, at)
        else:
            for move in moves(zapotec, actor):
                set_bit(out, at, self.action_of(move))

    def mask_build(self, state: Zapotec, out: vec[i64], at: i64) -> None:
        """ZAP-58, without listing every space with every cell."""
        seat = state.seat
        begin = self.starts[BUILD_HOUSE]
        if state.houses[seat] and empty_cells(state, seat):
            set_bits(out, at, begin, spaces_by_card(state, seat))
            for tile in ready_builders(state, seat):
                source = self.source_of[i64(tile) + 1]
                spaces = open_spaces(state, state.box.trade_property[tile])
                set_bits(out, at, begin + source * self.spaces, spaces)
        set_bits(out, at, self.starts[BUILD_PALACE], palace_spaces(state, seat))
        found: list[int] = []
        offer_exchanges(state, seat, found)
        for move in found:
            set_bit(out, at, self.action_of(move))
        set_bit(out, at, self.starts[DONE])

    # ------------------------------------------------------------------- chance
    def chance_index(self, state: State, move: i64) -> i64:
        return self.chance_at[cast(Zapotec, state).phase] + (move & LOW)

    def chance_move(self, state: State, outcome: i64) -> i64:
        zapotec = cast(Zapotec, state)
        return i64(draw_base(zapotec)) | (outcome - self.chance_at[zapotec.phase])

    # ------------------------------------------------------------------- observations
    def write_numbers(self, state: State, seat: i64, half: i64, out: vec[i16], at: i64) -> None:
        zapotec = cast(Zapotec, state)
        clear_numbers(out, at, self.numbers)
        self.write_turn(zapotec, seat, half, out, at)
        self.write_cards(zapotec, out, at)
        self.write_board(zapotec, seat, out, at)
        seats: i64 = len(zapotec.vp)
        for other in range(seats):
            self.write_seat(zapotec, seat, other, (other - seat + seats) % seats, out, at)

    def write_turn(self, state: Zapotec, seat: i64, half: i64, out: vec[i16], at: i64) -> None:
        seats: i64 = len(state.vp)
        turn: i64 = state.seat
        out[at + self.phase] = i16(state.phase)
        out[at + self.round] = i16(state.round)
        out[at + self.turn] = -1 if turn < 0 else i16((turn - seat + seats) % seats)
        out[at + self.players] = i16(state.players)
        out[at + self.pile] = i16(state.pile)
        if turn >= 0:
            put_cards(out, at + self.bought, state.bought, 1)
            put_cards(out, at + self.touched, state.touched, 1)
        out[at + self.steps] = i16(state.steps)
        out[at + self.pending] = i16(state.pending + 1)
        out[at + self.top] = i16(state.top + 1)
        out[at + self.hint] = i16(state.hint + 1)
        out[at + self.bot_card] = i16(state.bot_card + 1)
        out[at + self.bot_card + 1] = i16(state.bot_second + 1)
        if half >= 0:
            out[at + self.half_at] = i16((half & LOW) + 1)
            out[at + self.half_at + 1] = i16(self.source_of[half >> HIGH_BITS & HIGH] + 1)

    def write_cards(self, state: Zapotec, out: vec[i16], at: i64) -> None:
        for card in state.offer:
            out[at + self.offer + i64(card)] = 1
        place: i64 = 1
        for card in state.slot:
            out[at + self.slot + i64(card)] = i16(place)
            place += 1
        for card in state.gone:
            out[at + self.gone + i64(card)] = 1
        for card in state.revealed:
            out[at + self.fronts + i64(card)] = 1

    def write_board(self, state: Zapotec, seat: i64, out: vec[i16], at: i64) -> None:
        seats: i64 = len(state.vp)
        i = at + self.owner
        for owner in state.owner:
            one: i64 = owner
            out[i] = i16((one - seat + seats) % seats + 1) if one >= 0 else i16(one + 1)
            i += 1
        write_row(out, at + self.tile, state.tiles, 1)
        write_row(out, at + self.market, state.market, 1)
        write_row(out, at + self.edge, state.edge, 1)
        write_row(out, at + self.beside, state.beside, 1)
        write_row(out, at + self.tops, state.tops, 0)
        write_row(out, at + self.rituals, state.rituals, 1)
        for level in state.levels:
            piece: i64 = level
            whose = ((piece >> 2 & 7) - seat + seats) % seats
            out[at + self.levels + (piece >> 5) * SIZES + SIZES - (piece & 3)] = i16(whose + 1)
        i = at + self.discs
        for disc in state.discs:
            held: i64 = disc
            for other in range(seats):
                out[i + (other - seat + seats) % seats] = i16(held >> other & 1)
            i += SEATS
        place: i64 = 1
        for who in state.track:
            out[at + self.track + (i64(who) - seat + seats) % seats] = i16(place)
            place += 1
        place = 1
        for who in state.order:
            out[at + self.place + (i64(who) - seat + seats) % seats] = i16(place)
            place += 1

    def write_seat(self, state: Zapotec, seat: i64, other: i64, column: i64, out: vec[i16], at: i64) -> None:
        grid = state.grid
        cells = self.cells
        i = at + self.grid + column * cells
        for cell in range(cells):
            out[i + cell] = i16(grid[other * cells + cell] + 1)
        out[at + self.palaces + column] = i16(state.palaces[other] + 1)
        out[at + self.houses + column] = i16(state.houses[other])
        i = at + self.stock + column * KINDS
        for kind in range(i64(KINDS)):
            out[i + kind] = i16(state.stock[other * KINDS + kind])
        out[at + self.vp + column] = i16(state.vp[other])
        put_cards(out, at + self.owned + column * self.trade, state.owned[other], 1)
        put_cards(out, at + self.owned + column * self.trade, state.down[other], 1)
        i = at + self.pieces + column * SIZES
        for size in range(i64(SIZES)):
            out[i + size] = i16(state.pieces[other * SIZES + size])
        out[at + self.performed + column] = i16(state.performed[other])
        out[at + self.position + column] = i16(state.position[other])
        if other >= i64(state.players):
            return
        hand: i64 = state.hands[other]
        chosen: i64 = state.chosen[other]
        put_cards(out, at + self.hand + column * self.cards, hand if other == seat else state.known[other], 1)
        out[at + self.held + column] = i16(bits_in(hand))
        out[at + self.ready + column] = 1 if chosen >= 0 else 0
        if other == seat or len(state.order) > 0:
            out[at + self.chosen + column] = i16(chosen + 1)


def write_row(out: vec[i16], at: i64, values: list[int], more: i64) -> None:
    for value in values:
        out[at] = i16(value + more)
        at += 1


def source_numbers(box: Components) -> list[int]:
    """By 1 + trade tile."""
    found = [0] * (len(box.trade) + 1)
    for at, tile in enumerate(box.of_kind[TRADE_BUILD]):
        found[tile + 1] = at + 1
    for at, tile in enumerate(box.of_kind[TRADE_RITUAL]):
        found[tile + 1] = at
    return found


def kinds_by_action(encoder: ZapotecEncoder) -> list[int]:
    """By action: its kind of move; a block begins where the next kind does."""
    kinds: list[int] = []
    for kind in range(CHOOSE_CARD, DONE + 1):
        end: i64 = encoder.starts[kind + 1] if kind < DONE else encoder.cell_at
        kinds += [kind] * (end - encoder.starts[kind])
    return kinds
