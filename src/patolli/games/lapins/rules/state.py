"""What is on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import patolli.games.lapins.rules.charting as charting
import patolli.games.lapins.rules.deck as deck
import patolli.games.lapins.rules.moves as rules
import patolli.games.lapins.rules.scoring as scoring
import patolli.games.lapins.rules.sharing as sharing
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import Game, find_game
from patolli.games.lapins.box.components import (
    RANDOM_COLUMNS,
    RANDOM_ROWS,
    START_GLORY,
    START_WEALTH,
    TOP_CARD,
    TOP_PER_KING,
)
from patolli.games.lapins.box.land import Land
from patolli.games.lapins.box.options import Options
from patolli.games.lapins.rules.codes import (
    ABOUT,
    ASKED,
    CHANCE_NODES,
    CHOICE,
    DRAW_SORTS,
    FINISHED,
    NOTHING,
    OVER,
    OWNER_BITS,
    SHARE_ROW,
    SHARING,
    STAGE,
)
from patolli.games.lapins.rules.deck import ALL_POSSIBLE, FIRST_LEFT

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng


class Lapins(State):
    """A position of Dix-Huit Lapins (LAP-25)."""

    options: Options
    land: Land
    """The map; without any tile while it is being drawn."""
    tiles: list[int]
    """By cell: tile * 4 + quarter turns; while the map is drawn, those drawn so far. Replaced, never changed."""
    lacking: int
    """How many tiles of each sort the map still lacks, charting.LACK_BITS for each."""
    used: int
    """The tiles that lie on it, a bit for each."""
    sort: int
    """The sort of the tile that is being drawn."""

    node: int
    round: int
    seat: int
    """Whose turn it is; at the end of the round, who turned the last card."""
    matches: int
    wealth: list[int]
    """By seat * 6 + type."""
    glory: list[int]
    cities: list[int]
    """By site: what stands there, and whose it is (codes.CLASS_BITS); 0 if the site is free."""

    faces: list[int]
    """By card number (LAP-96): the face if anybody has seen it, else -1. There is no card 0."""
    turned: int
    """The cards that are turned, a bit for each number."""
    seen: list[int]
    """By seat: the cards the king has looked at, a bit for each number."""
    possible: int
    """The sextuples of pile sizes that are possible (LAP-22a), a bit for each."""
    left: list[int]
    """By face: how many have not been drawn, matches and the maize on top aside."""

    # The action at hand; all of it is 0 between two actions.
    action: int
    """What is being done and paid for: codes.FOUNDING and so on."""
    site: int
    """The site that is built on, or attacked."""
    origin: int
    """The city that attacks."""
    sent: int
    """The garrisons that attack, and so the dice."""
    base: int
    """What stays of the city that is transformed."""
    plus: int
    """What is added to it."""
    gone: int
    """The kinds that are demolished, a bit for each."""
    last: int
    """What was chosen last in the series at hand: the next does not come before it. -1 before the first payment."""
    fee: int
    """What the action costs in units of any type."""
    named: int
    """What it costs in named types, five bits for each."""
    due: int
    """What is still to be paid, in units of any type."""
    count: int
    """Failures to lose garrisons for, points of damage to spend, or buildings to lose."""
    potential: int
    won: int
    """Prisoners to place."""
    card: int
    """The card that is being looked at or turned."""
    looks: int
    """Cards that may still be looked at."""
    looked: int
    """Those of the row that were chosen in this divination, a bit for each number."""
    queue: int
    """Those that are about to be seen."""

    shares: list[int]
    """While goods are shared out: a row of numbers for each king, codes.SHARE_ROW wide."""
    after: list[int]
    """By site: the cities as they will be when all have finished."""
    said: list[int]
    """What the kings have said of their shares, in order: move << 3 | seat."""
    options_now: list[int]
    """What the king who is to decide may do; empty at a turn that is not forced. Replaced, never changed."""

    def game(self) -> Game:
        return find_game("lapins")

    def actors(self) -> list[int]:
        if self.node <= CHANCE_NODES:
            return [CHANCE]
        if self.node == SHARING:
            return sharing.deciding(self)
        if self.node == OVER:
            return []
        return [self.seat]

    def moves(self, actor: int) -> list[int]:
        return rules.moves(self, actor)

    def weights(self) -> list[int]:
        return rules.weights(self)

    def pick(self, actor: int, rng: Rng) -> int:
        return rules.pick(self, actor, rng)

    def play(self, actor: int, move: int) -> None:
        rules.play(self, actor, move)

    def points(self) -> list[int]:
        """LAP-84: glory, and in the end a point for each unit of wealth."""
        return scoring.points(self)

    def places(self) -> list[int]:
        """LAP-85."""
        return scoring.places(self)

    def guess(self, seat: int, rng: Rng) -> Lapins:
        """LAP-96: faces that only others have seen are drawn again, and so are hidden shares."""
        other = self.copy()
        known = self.turned | self.seen[seat]
        unknown = [card for card in range(len(self.faces)) if self.hides(card, known)]
        if unknown:
            pending = other.card
            deck.forget(other, known)
            for card in unknown:
                other.card = card
                deck.note(other, card, deck.pick(other, rng) & ABOUT)
            other.card = pending
        if self.node == SHARING and self.options.secret:
            other.guess_shares(seat, rng)
        return other

    def hides(self, card: int, known: int) -> bool:
        """Whether a card has a face that is not among the known ones."""
        return card > self.players * TOP_PER_KING and self.faces[card] >= 0 and not known >> card & 1

    def guess_shares(self, seat: int, rng: Rng) -> None:
        """LAP-96: what others have decided is replaced by anything legal, what they are at by nothing."""
        done: list[int] = []
        self.said = [line for line in self.said if line & 7 == seat]
        for king in range(self.players):
            row = king * SHARE_ROW
            if king != seat and self.shares[row + ASKED]:
                if self.shares[row + STAGE] == FINISHED:
                    done.append(king)
                self.shares[row : row + SHARE_ROW] = [0] * SHARE_ROW
                self.shares[row + STAGE] = CHOICE
                self.shares[row + ASKED] = 1
                for site in range(self.land.sites):
                    if self.cities[site] >> OWNER_BITS == king + 1:
                        self.after[site] = sharing.emptied(self.cities[site])
        for king in done:
            while self.shares[king * SHARE_ROW + STAGE] != FINISHED:
                found = sharing.share_moves(self, king)
                sharing.play_share(self, king, found[rng.below(len(found))])

    def copy(self) -> Lapins:
        other = Lapins()
        other.players = self.players
        other.events = None
        other.options = self.options
        other.land = self.land
        other.tiles = self.tiles
        other.lacking = self.lacking
        other.used = self.used
        other.sort = self.sort
        other.node = self.node
        other.round = self.round
        other.seat = self.seat
        other.matches = self.matches
        other.wealth = self.wealth[:]
        other.glory = self.glory[:]
        other.cities = self.cities[:]
        other.faces = self.faces[:]
        other.turned = self.turned
        other.seen = self.seen[:]
        other.possible = self.possible
        other.left = self.left[:]
        other.action = self.action
        other.site = self.site
        other.origin = self.origin
        other.sent = self.sent
        other.base = self.base
        other.plus = self.plus
        other.gone = self.gone
        other.last = self.last
        other.fee = self.fee
        other.named = self.named
        other.due = self.due
        other.count = self.count
        other.potential = self.potential
        other.won = self.won
        other.card = self.card
        other.looks = self.looks
        other.looked = self.looked
        other.queue = self.queue
        other.shares = self.shares[:]
        other.after = self.after[:]
        other.said = self.said[:]
        other.options_now = self.options_now
        return other


def start(players: int, options: Options) -> Lapins:
    """LAP-20 to LAP-24: the table before the first draw."""
    state = blank(players, options)
    if options.land is not None:
        charting.settle(state, options.land)
    rules.settle(state)
    return state


def blank(players: int, options: Options) -> Lapins:
    """The same, but nothing has been carried out yet."""
    state = Lapins()
    state.players = players
    state.events = None
    state.options = options
    state.land = Land(RANDOM_COLUMNS, RANDOM_ROWS, [], options.path_set)
    state.tiles = []
    charting.recount(state)
    state.sort = 0
    state.node = DRAW_SORTS
    state.round = 1
    state.seat = 0
    state.matches = 0
    state.wealth = START_WEALTH * players
    state.glory = [START_GLORY] * players
    state.cities = []
    top = players * TOP_PER_KING
    state.faces = [-1] + [TOP_CARD] * top + [-1] * (deck.cards(players) - top)
    state.turned = 0
    state.seen = [0] * players
    state.possible = ALL_POSSIBLE
    state.left = FIRST_LEFT[:]
    state.action = NOTHING
    state.site = 0
    state.origin = 0
    state.sent = 0
    state.base = 0
    state.plus = 0
    state.gone = 0
    state.last = 0
    state.fee = 0
    state.named = 0
    state.due = 0
    state.count = 0
    state.potential = 0
    state.won = 0
    state.card = 0
    state.looks = 0
    state.looked = 0
    state.queue = 0
    state.shares = []
    state.after = []
    state.said = []
    state.options_now = []
    return state
