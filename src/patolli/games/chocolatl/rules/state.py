"""What is on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import patolli.games.chocolatl.rules.moves as rules
import patolli.games.chocolatl.rules.scoring as scoring
from patolli.engine.core.state import State
from patolli.engine.game import Game, find_game
from patolli.games.chocolatl.box.components import HAND, LOCATIONS, NO_MODE, STONES, VALUES
from patolli.games.chocolatl.box.options import Options
from patolli.games.chocolatl.rules.bidding import is_open, laid_before, replaced
from patolli.games.chocolatl.rules.codes import BID_ALL, BID_LOCATION, FINAL, NOBODY, OFFERING, SETUP

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng


class Chocolatl(State):
    """A position of Chocolatl."""

    options: Options
    phase: int
    round: int
    """0 before the first one is prepared."""
    location: int
    """The location that is bid for or settled; 0 before the first of a round."""
    mode: int
    """GOLD, RED or GREEN; NO_MODE until it is read."""
    goal: int
    """While bids are made: how many cards of a row make a confirmed bid."""
    asked: int
    """Who is asked alone, or rolls; -1 if nobody is."""
    passed: int
    """In a die window: those who have passed since the last roll, one bit each (CHO-37)."""
    last: bool
    """The last-round flag (CHO-75)."""
    figure: int
    """Who owns the Chocolatl figure; -1 before location 1 of round 1 is settled."""
    old_man: int
    white: int
    """The white dice: the number of a triple, -1 before the first roll."""

    cards: list[int]
    """Twelve for each seat: those laid in the order of laying, then the hand from low to high."""
    laid: list[int]
    """By seat: how many of them are laid, drafts included."""
    space: list[int]
    stack: list[int]
    """The discs in the order in which they were put down: of two on one space, the later lies higher."""
    huts: list[int]
    dice: list[int]
    stones: list[int]
    """By seat: own stones left."""
    bids: list[int]
    """By seat: the adjusted bid at this location."""
    results: list[int]
    """By location and seat: what was bid and won when the location was settled last; 0 if it was not yet."""

    # These change rarely: they are replaced, never changed, so that copies can share them.
    offering: list[int]
    """By seat; -1 before it is made."""
    pyramid: list[int]
    """Whose stones they are, in the order of placing."""
    opened: list[int]
    """The improvement cards turned over so far: big and small in turn."""
    swaps: list[int]
    """The cards won and given up at location 6."""
    ranking: list[int]
    final: list[int]
    """By seat: the black die of final scoring."""

    def game(self) -> Game:
        return find_game("chocolatl")

    def actors(self) -> list[int]:
        return rules.actors(self)

    def moves(self, actor: int) -> list[int]:
        return rules.moves(self, actor)

    def weights(self) -> list[int]:
        return rules.weights(self)

    def pick(self, actor: int, rng: Rng) -> int:
        return rules.pick(self, actor, rng)

    def play(self, actor: int, move: int) -> None:
        """What the move does, and every step after it in which nobody decides."""
        rules.play(self, actor, move)

    def points(self) -> list[int]:
        """CHO-80: the spaces of the score track, and what final scoring adds."""
        return scoring.points(self)

    def places(self) -> list[int]:
        """CHO-85."""
        return scoring.places(self)

    def guess(self, seat: int, rng: Rng) -> Chocolatl:
        """CHO-98: others' drafts are taken back, what they have laid face down is dealt anew."""
        other = self.copy()
        for rival in range(self.players):
            if rival != seat:
                redraw(other, rival, rng)
        return other

    def copy(self) -> Chocolatl:
        other = Chocolatl()
        other.players = self.players
        other.events = None
        other.options = self.options
        other.phase = self.phase
        other.round = self.round
        other.location = self.location
        other.mode = self.mode
        other.goal = self.goal
        other.asked = self.asked
        other.passed = self.passed
        other.last = self.last
        other.figure = self.figure
        other.old_man = self.old_man
        other.white = self.white
        other.cards = self.cards[:]
        other.laid = self.laid[:]
        other.space = self.space[:]
        other.stack = self.stack[:]
        other.huts = self.huts[:]
        other.dice = self.dice[:]
        other.stones = self.stones[:]
        other.bids = self.bids[:]
        other.results = self.results[:]
        other.offering = self.offering
        other.pyramid = self.pyramid
        other.opened = self.opened
        other.swaps = self.swaps
        other.ranking = self.ranking
        other.final = self.final
        return other


def redraw(state: Chocolatl, seat: int, rng: Rng) -> None:
    """Give a player another arrangement that nobody else can tell from this one."""
    if state.phase == OFFERING:
        if state.offering[seat] >= 0:
            value = VALUES[rng.below(len(VALUES))]
            state.offering = replaced(state.offering, seat, value)
            row = [other for other in VALUES if other != value]
            state.cards[seat * HAND : seat * HAND + HAND] = row
        return
    if state.phase == SETUP or state.phase >= FINAL or (state.mode == NO_MODE and state.round > 1):
        return
    start = seat * HAND
    confirmed = state.laid[seat]
    if BID_ALL <= state.phase <= BID_LOCATION and confirmed < state.goal:
        confirmed = laid_before(state)
    hidden = [place for place in range(HAND) if not is_open(state, place)]
    pool = [state.cards[start + place] for place in hidden]
    if state.round == 1 and pool:
        pool.append(state.offering[seat])
    pool.sort()
    for i in range(len(pool) - 1, 0, -1):
        j = rng.below(i + 1)
        value = pool[i]
        pool[i] = pool[j]
        pool[j] = value
    if state.round == 1 and pool:
        state.offering = replaced(state.offering, seat, pool.pop())
    for i in range(len(hidden)):
        state.cards[start + hidden[i]] = pool[i]
    state.laid[seat] = confirmed
    state.cards[start + confirmed : start + HAND] = sorted(state.cards[start + confirmed : start + HAND])


def start(players: int, options: Options) -> Chocolatl:
    """CHO-8 to CHO-11: the table before the first draw."""
    state = Chocolatl()
    state.players = players
    state.events = None
    state.options = options
    state.phase = SETUP
    state.round = 0
    state.location = 0
    state.mode = NO_MODE
    state.goal = 0
    state.asked = NOBODY
    state.passed = 0
    state.last = False
    state.figure = NOBODY
    state.old_man = NOBODY
    state.white = -1
    state.cards = [0] * (players * HAND)
    state.laid = [0] * players
    state.offering = [-1] * players
    state.space = [0] * players
    state.stack = []
    state.huts = [0] * players
    state.dice = [0] * players
    state.stones = [STONES] * players
    state.pyramid = []
    state.opened = []
    state.swaps = []
    state.bids = [0] * players
    state.ranking = []
    state.results = [0] * (players * LOCATIONS)
    state.final = [0] * players
    return state
