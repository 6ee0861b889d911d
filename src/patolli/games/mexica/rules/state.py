"""What is on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import patolli.games.mexica.rules.moves as rules
import patolli.games.mexica.rules.removal as removal
import patolli.games.mexica.rules.scoring as scoring
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import Game, find_game
from patolli.games.mexica.box.cells import WIDTH, Cells, none, without
from patolli.games.mexica.box.components import (
    ACTIONS,
    ALL_SIZES,
    BOARD,
    BRIDGES,
    DOUBLES,
    FIRST_STOCK,
    FIRST_TILES,
    LARGEST,
    SINGLES,
)
from patolli.games.mexica.box.options import Options
from patolli.games.mexica.rules.codes import CELL_BITS, DRAW_FIRST, DRAW_ORDERS, EAST, OVER, PLACE, SOUTH

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng


class Mexica(State):
    """A position of Mexica (the list at the end of section 4 of the rules)."""

    options: Options
    phase: int
    period: int
    round: int
    first: int
    seat: int
    """Whose turn it is."""
    ap: int
    taken: int
    stall: int
    """Rounds in a row without canal, founding or temple (MEX-82)."""
    busy: bool
    """Whether this round has seen one of them."""

    singles: int
    doubles: int
    bridges: int
    actions: int
    display: list[int]
    hidden: list[int]
    removed: list[int]
    pawns: list[int]
    """By seat; -1 before it is placed."""
    stock: list[int]
    """Temples left, by seat * 4 + floors - 1."""
    held: list[int]
    prestige: list[int]
    tiles: list[int]
    """Canal tiles: shape << 9 | cell, the more westerly or northerly one."""
    temples: list[int]
    """owner << 12 | floors << 9 | cell."""
    tokens: list[int]
    """Calpulli tokens on the board: size << 9 | cell."""
    sites: list[int]
    """During the set-up of a game for two: the cells drawn for neutral temples."""

    dry: Cells
    canals: Cells
    bridges_ns: Cells
    bridges_ew: Cells

    # Derived from the above, and kept in step because every decision needs them.
    ramps: Cells
    pieces: Cells
    """Cells with a pawn, a temple or a calpulli token."""
    built: Cells
    """Cells with a temple."""
    founded: Cells
    """All cells of founded districts."""
    here: Cells
    """The district in which the pawn of the player to move is present (MEX-11)."""
    spots: Cells
    """During the set-up of a game for two: where the next neutral temple may be drawn."""
    districts: list[Cells]
    """The unfounded districts."""
    quarters: list[Cells]
    """The founded districts, in the order of `tokens`."""
    witnesses: list[Cells]
    """By size: the last set of cells that proved this size usable (MEX-75)."""

    def game(self) -> Game:
        return find_game("mexica")

    def actors(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.phase < PLACE:
            return [CHANCE]
        return [self.seat]

    def moves(self, actor: int) -> list[int]:
        return rules.moves(self)

    def weights(self) -> list[int]:
        return rules.weights(self)

    def pick(self, actor: int, rng: Rng) -> int:
        return rules.pick(self, rng)

    def play(self, actor: int, move: int) -> None:
        rules.play(self, move)

    def points(self) -> list[int]:
        return self.prestige[:]

    def places(self) -> list[int]:
        return scoring.places(self)

    def guess(self, seat: int, rng: Rng) -> Mexica:
        """Everybody can work out the face-down tokens, and nothing else is hidden (section 14).

        Tokens that can no longer be used are removed, so that nobody plans for them.
        """
        other = self.copy()
        removal.remove_unusable(other)
        return other

    def copy(self) -> Mexica:
        """Lists that change at every turn are copied; the others are shared, because a change replaces them."""
        other = Mexica()
        other.players = self.players
        other.events = None
        other.options = self.options
        other.phase = self.phase
        other.period = self.period
        other.round = self.round
        other.first = self.first
        other.seat = self.seat
        other.ap = self.ap
        other.taken = self.taken
        other.stall = self.stall
        other.busy = self.busy
        other.singles = self.singles
        other.doubles = self.doubles
        other.bridges = self.bridges
        other.actions = self.actions
        other.display = self.display
        other.hidden = self.hidden
        other.removed = self.removed
        other.pawns = self.pawns[:]
        other.stock = self.stock[:]
        other.held = self.held[:]
        other.prestige = self.prestige[:]
        other.tiles = self.tiles
        other.temples = self.temples
        other.tokens = self.tokens
        other.sites = self.sites
        other.dry = self.dry
        other.canals = self.canals
        other.bridges_ns = self.bridges_ns
        other.bridges_ew = self.bridges_ew
        other.ramps = self.ramps
        other.pieces = self.pieces
        other.built = self.built
        other.founded = self.founded
        other.here = self.here
        other.spots = self.spots
        other.districts = self.districts
        other.quarters = self.quarters
        other.witnesses = self.witnesses
        return other


def start(players: int, options: Options) -> Mexica:
    """MEX-14 to MEX-20: the table before the first draw."""
    state = Mexica()
    state.players = players
    state.events = None
    state.options = options
    state.phase = DRAW_FIRST if options.random_first else DRAW_ORDERS
    state.period = 1
    state.round = 1
    state.first = 0
    state.seat = 0
    state.ap = 0
    state.taken = 0
    state.stall = 0
    state.busy = False
    state.singles = SINGLES
    state.doubles = DOUBLES - len(FIRST_TILES)
    state.bridges = BRIDGES
    state.actions = ACTIONS
    state.display = []
    state.hidden = ALL_SIZES[:]
    state.removed = []
    state.pawns = [-1] * players
    state.stock = FIRST_STOCK * players
    state.held = [0] * players
    state.prestige = [0] * players
    state.tiles = [(SOUTH if tile[1] == tile[0] + WIDTH else EAST) << CELL_BITS | tile[0] for tile in FIRST_TILES]
    state.temples = []
    state.tokens = []
    state.sites = []
    state.dry = BOARD.land
    state.canals = BOARD.canal
    state.bridges_ns = none()
    state.bridges_ew = none()
    state.ramps = none()
    state.pieces = none()
    state.built = none()
    state.founded = none()
    state.here = none()
    state.spots = BOARD.inland
    state.districts = [without(BOARD.island, BOARD.canal)]
    state.quarters = []
    state.witnesses = [none()] * (LARGEST + 1)
    return state
