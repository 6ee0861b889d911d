"""What is on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import patolli.games.zapotec.rules.draws as draws
import patolli.games.zapotec.rules.moves as rules
import patolli.games.zapotec.rules.scoring as scoring
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import Game, find_game
from patolli.games.zapotec.box.components import Components
from patolli.games.zapotec.box.options import Options
from patolli.games.zapotec.rules.capital import changed
from patolli.games.zapotec.rules.codes import CHOOSE, DRAW_TILES, KINDS, OVER, TILED, UNUSED, VALUES

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng


class Zapotec(State):
    """A position of Zapotec. With one player, seat 1 is Cocijobot: it has points and pieces but never acts.

    Cards and tiles are numbered by their row in the component file. A mask has bit n set for card or tile n.
    `hands`, `known`, `owner`, `grid`, `houses`, `stock` and `vp` change in place, `tiles` during the set-up only. Every
    other list is replaced when something changes (`capital.changed`), so that copies share it.
    """

    options: Options
    box: Components
    phase: int
    round: int
    """0 during the set-up."""
    seat: int
    """Whose turn it is; -1 while nobody has one."""
    turn: int
    """The place of that seat in `order`."""
    order: list[int]
    """The seats in turn order, once the cards are revealed (ZAP-20)."""
    drawn: int
    """During the set-up: the draws made in this phase."""

    hands: list[int]
    """By player: a mask. A chosen card stays in it until all are revealed (ZAP-111)."""
    known: list[int]
    """By player: the mask of those cards of the hand that were drafted before everybody's eyes (ZAP-110)."""
    chosen: list[int]
    """By player: the card chosen or, after the reveal, played; -1."""
    offer: list[int]
    slot: list[int]
    """The scoring slot, the current scoring card last."""
    gone: list[int]
    """Cards that left the game in sight of all."""
    pile: int
    """Cards in the draw pile, the open one on top included."""
    top: int
    """The open card on top of the solo pile; -1."""
    cards_left: int
    """The Action cards that are not drawn: in the pile or removed. A mask, like the next three."""
    trade_left: int
    tiles_left: int
    bot_left: int

    tiles: list[int]
    """By space: the building tile that was laid there at the start; -1. It goes where the building's owner put it."""
    owner: list[int]
    """By space: the seat that has built there, TILED or UNUSED."""
    built: list[int]
    """By seat: the same, a bit for each space."""
    tiled: int
    """The spaces with a tile, a bit for each."""
    grid: list[int]
    """By seat * 9 + cell: the space whose tile lies there; -1."""
    palaces: list[int]
    """By seat: the space; -1."""
    houses: list[int]
    stock: list[int]
    """Resources, by seat * 6 + resource."""
    vp: list[int]

    market: list[int]
    """By (level - 1) * slots + slot: a trade tile; -1."""
    owned: list[int]
    """By seat: a mask of trade tiles."""
    down: list[int]
    """By seat: the mask of those that lie face down."""
    bought: int
    """The levels bought in this turn, as a mask (ZAP-30)."""

    edge: list[int]
    """The scoring tiles by slot, those beside pyramids included (RU-32)."""
    beside: list[int]
    """By pyramid: the slot of its scoring tile; -1 while the space is empty."""
    tops: list[int]
    """By pyramid: the size of its highest level, 3 base, 2 middle, 1 top; 0."""
    levels: list[int]
    """Every level, pyramid by pyramid from the bottom up: pyramid << 5 | seat << 2 | size."""
    pieces: list[int]
    """By seat * 3: bases, middles, tops left."""
    touched: int
    """The pyramids where this turn has placed a level, as a mask (ZAP-38)."""

    rituals: list[int]
    discs: list[int]
    """By ritual card in the row: a mask of seats."""
    performed: list[int]
    """By seat: discs placed by the ritual action (ZAP-42)."""
    position: list[int]
    """By seat, on the sacrifice track."""
    track: list[int]
    """The seats by rank on it: higher first, on one space the lower disc first (ZAP-49)."""
    steps: int
    """Steps that a walk up the track still has to do when a bonus has been chosen."""
    pending: int
    """The trade tile that opened the choice that is open; -1."""

    hint: int
    """The hint on the next Cocijobot card; -1."""
    revealed: list[int]
    """All Cocijobot cards turned up so far."""
    bot_card: int
    bot_second: int
    """This round's Cocijobot cards; -1."""
    idle: bool
    """Whether Cocijobot has built nothing in this turn and waits for its second card."""

    def game(self) -> Game:
        return find_game("zapotec")

    def actors(self) -> list[int]:
        if self.phase > CHOOSE:
            return [self.seat] if self.phase != OVER else []
        if self.phase < CHOOSE:
            return [CHANCE]
        return [seat for seat in range(self.players) if self.chosen[seat] < 0]

    def moves(self, actor: int) -> list[int]:
        return rules.moves(self, actor)

    def weights(self) -> list[int]:
        return draws.weights(self)

    def pick(self, actor: int, rng: Rng) -> int:
        return rules.pick(self, actor, rng)

    def play(self, actor: int, move: int) -> None:
        rules.play(self, actor, move)

    def points(self) -> list[int]:
        return self.vp[:]

    def places(self) -> list[int]:
        return scoring.places(self)

    def guess(self, seat: int, rng: Rng) -> Zapotec:
        """ZAP-113: the cards the seat has never seen are dealt anew to the others, and so are their choices.

        They are taken in their own order, not by where they are: the same numbers at random then deal the same.
        """
        other = self.copy()
        hidden = self.cards_left
        for player in range(self.players):
            if player != seat:
                hidden |= self.hands[player] & ~self.known[player]
        unseen: list[int] = []
        for card in range(len(self.box.cards)):
            if hidden >> card & 1:
                unseen.append(card)
        for player in range(self.players):
            if player != seat:
                deal_anew(self, other, player, unseen, rng)
        left: int = 0
        for card in unseen:
            left |= 1 << card
        other.cards_left = left
        return other

    def copy(self) -> Zapotec:
        """Lists that change often are copied; the others are shared, because a change replaces them."""
        other = Zapotec()
        other.players = self.players
        other.events = None
        other.options = self.options
        other.box = self.box
        other.phase = self.phase
        other.round = self.round
        other.seat = self.seat
        other.turn = self.turn
        other.order = self.order
        other.drawn = self.drawn
        other.hands = self.hands[:]
        other.known = self.known
        other.chosen = self.chosen
        other.offer = self.offer
        other.slot = self.slot
        other.gone = self.gone
        other.pile = self.pile
        other.top = self.top
        other.cards_left = self.cards_left
        other.trade_left = self.trade_left
        other.tiles_left = self.tiles_left
        other.bot_left = self.bot_left
        other.owner = self.owner
        other.built = self.built
        other.tiled = self.tiled
        other.grid = self.grid
        other.palaces = self.palaces
        other.houses = self.houses
        other.stock = self.stock[:]
        other.vp = self.vp[:]
        other.market = self.market
        other.owned = self.owned
        other.down = self.down
        other.bought = self.bought
        other.beside = self.beside
        other.tops = self.tops
        other.levels = self.levels
        other.pieces = self.pieces
        other.touched = self.touched
        other.discs = self.discs
        other.performed = self.performed
        other.position = self.position
        other.track = self.track
        other.steps = self.steps
        other.pending = self.pending
        other.hint = self.hint
        other.revealed = self.revealed
        other.bot_card = self.bot_card
        other.bot_second = self.bot_second
        other.idle = self.idle
        other.edge = self.edge
        other.rituals = self.rituals
        other.tiles = self.tiles if self.round else self.tiles[:]
        return other


def deal_anew(state: Zapotec, other: Zapotec, player: int, unseen: list[int], rng: Rng) -> None:
    """Give the player other cards for those that were dealt in secret, and another choice."""
    cards = len(state.box.cards)
    hidden = state.hands[player] & ~state.known[player]
    hand = state.known[player]
    for card in range(cards):
        if hidden >> card & 1:
            hand |= 1 << unseen.pop(rng.below(len(unseen)))
    other.hands[player] = hand
    if state.phase == CHOOSE and state.chosen[player] >= 0:
        held = [card for card in range(cards) if hand >> card & 1]
        other.chosen = changed(other.chosen, player, held[rng.below(len(held))])


def start(players: int, options: Options) -> Zapotec:
    """ZAP-11 to ZAP-16, ZAP-81: the table before the first draw."""
    box = options.box
    seats = 2 if players == 1 else players
    state = Zapotec()
    state.players = players
    state.events = None
    state.options = options
    state.box = box
    state.phase = DRAW_TILES
    state.round = 0
    state.seat = -1
    state.turn = 0
    state.order = []
    state.drawn = 0
    state.hands = [0] * players
    state.known = [0] * players
    state.chosen = [-1] * players
    state.offer = []
    state.slot = []
    state.gone = []
    state.pile = box.pile[players - 1]
    state.top = -1
    state.cards_left = (1 << len(box.cards)) - 1
    state.trade_left = (1 << len(box.trade)) - 1
    state.tiles_left = 0
    for tile in range(len(box.tiles)):
        if box.tile_mark[tile] < box.marks[players - 1]:
            state.tiles_left |= 1 << tile
    state.bot_left = (1 << len(box.fronts)) - 1 if players == 1 else 0
    state.tiles = [-1] * len(box.spaces)
    state.owner = [UNUSED] * len(box.spaces)
    state.built = [0] * seats
    state.tiled = 0
    for space in box.in_play[players - 1]:
        state.owner[space] = TILED
        state.tiled |= 1 << space
    state.grid = [-1] * (seats * len(box.cells))
    state.palaces = [-1] * seats
    state.houses = [box.houses] * seats
    state.stock = box.start_resources * players + [0] * ((seats - players) * KINDS)
    state.vp = [0] * seats
    state.market = [-1] * (VALUES * box.slots)
    state.owned = [0] * seats
    state.down = [0] * seats
    state.bought = 0
    state.edge = []
    state.beside = [-1] * box.pyramids[players - 1]
    state.tops = [0] * box.pyramids[players - 1]
    state.levels = []
    state.pieces = box.pieces * seats
    state.touched = 0
    state.rituals = []
    state.discs = [0] * box.open_rituals
    state.performed = [0] * seats
    state.position = [0] * seats
    state.track = list(range(seats))
    state.steps = 0
    state.pending = -1
    state.hint = -1
    state.revealed = []
    state.bot_card = -1
    state.bot_second = -1
    state.idle = False
    return state
