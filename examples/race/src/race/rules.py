"""The rules of the race: a state, who is asked, what may be done, and what follows."""

from __future__ import annotations

from typing import Final

from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State, places_by
from patolli.engine.game import Game, find_game
from race.board import KINDS, MARKED, MIDDLE, QUARTER, ROUND, SQUARES, quarter_of
from race.options import Options

HOME: Final = SQUARES + 1
"""The steps of a piece that has gone all the way round."""
STEPS: Final = [0, 1, 2, 3, 4, 10]
"""PAT-4: how far a throw goes, by the number of beans with their marks up."""
CHANCES: Final = [1, 5, 10, 10, 5, 1]
"""How often each of them is thrown, of 32 times."""
ANTE: Final = 2
ROUNDS: Final = 104


class Race(State):
    """A piece is the number of steps it has gone: 0 in the hand, 1 on the first square, HOME at the end.

    A move of a seat is the steps of the piece that moves; no two pieces of a seat on the board have the same. Of
    chance it is the seat that begins, then a number of marks.
    """

    options: Options
    round: int
    first: int
    """The seat that began; -1 before the draw."""
    turn: int
    """The seat whose turn it is; -1 before the draw."""
    marks: int
    """The throw that is to be used; 0 while the beans have to be thrown."""
    pot: int
    ended: bool
    purse: list[int]
    pieces: list[list[int]]

    def game(self) -> Game:
        return find_game("race")

    # ---- who is asked, and what may be done
    def actors(self) -> list[int]:
        """PAT-3 to PAT-5: chance draws who begins and throws the beans; then the seat moves a piece."""
        if self.ended:
            return []
        return [self.turn] if self.marks else [CHANCE]

    def moves(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return list(range(self.players if self.turn < 0 else len(STEPS)))
        return [piece for piece in sorted(set(self.pieces[actor])) if piece != HOME and self.may_land(actor, piece)]

    def weights(self) -> list[int]:
        return [1] * self.players if self.turn < 0 else CHANCES[:]

    def may_land(self, seat: int, piece: int) -> bool:
        """PAT-7, PAT-8."""
        steps = self.goal(piece)
        if steps == HOME:
            return True
        owner = self.owner(self.square(seat, steps))
        return owner < 0 or (owner != seat and self.is_open(self.square(seat, steps)))

    def goal(self, piece: int) -> int:
        """PAT-6, PAT-11: the steps of the piece after the move."""
        return min(piece + STEPS[self.marks], HOME)

    def is_open(self, square: int) -> bool:
        """PAT-8: whether pieces are captured there."""
        return KINDS[square] == MIDDLE or (self.options.anywhere and KINDS[square] != ROUND)

    def square(self, seat: int, steps: int) -> int:
        """PAT-1, PAT-2: where a piece of the seat is after so many steps, from 1 to SQUARES."""
        return (QUARTER * quarter_of(self.players, seat) + steps - 1) % SQUARES

    def owner(self, square: int) -> int:
        """Whose piece is there; -1 if none is."""
        for seat, pieces in enumerate(self.pieces):
            if (square - QUARTER * quarter_of(self.players, seat)) % SQUARES + 1 in pieces:
                return seat
        return -1

    # ---- what follows
    def play(self, actor: int, move: int) -> None:
        if actor != CHANCE:
            self.advance(actor, move)
        elif self.turn < 0:
            self.begin(move)
        else:
            self.throw(move)

    def begin(self, seat: int) -> None:
        """PAT-3: somebody begins, and all pay into the pot."""
        self.first = self.turn = seat
        for other in range(self.players):
            self.purse[other] -= ANTE
            self.pot += ANTE
            self.tell("purse", other, self.purse[other])

    def throw(self, marks: int) -> None:
        """PAT-4, PAT-5: a throw that cannot be used is lost."""
        self.marks = marks
        if not marks or not self.moves(self.turn):
            self.tell("stuck" if marks else "blank", self.turn, 0)
            self.end_turn()

    def advance(self, seat: int, piece: int) -> None:
        """PAT-5 to PAT-11."""
        steps = self.goal(piece)
        kind = -1
        if steps < HOME:
            square = self.square(seat, steps)
            kind = KINDS[square]
            self.capture(seat, square)
        self.pieces[seat][self.pieces[seat].index(piece)] = steps
        self.marks = 0
        if kind == MARKED:
            self.pay(seat)
        if steps == HOME:
            self.come_home(seat)
        if kind == ROUND:
            self.tell("again", seat, 0)
        else:
            self.end_turn()

    def capture(self, seat: int, square: int) -> None:
        """PAT-8: the piece of another goes back to the hand, and its owner pays for it."""
        other = self.owner(square)
        if other < 0:
            return
        steps = next(steps for steps in self.pieces[other] if 0 < steps < HOME and self.square(other, steps) == square)
        self.pieces[other][self.pieces[other].index(steps)] = 0
        paid = min(1, self.purse[other])
        self.purse[other] -= paid
        self.purse[seat] += paid
        self.tell("captures", seat, paid)
        self.tell("captured", other, paid)

    def come_home(self, seat: int) -> None:
        """PAT-11: all others pay a bean."""
        paid = 0
        for other in range(self.players):
            if other != seat and self.purse[other]:
                self.purse[other] -= 1
                paid += 1
                self.tell("pays", other, 1)
        self.purse[seat] += paid
        self.tell("home", seat, paid)

    def end_turn(self) -> None:
        """PAT-12."""
        self.marks = 0
        following = (self.turn + 1) % self.players
        last = following == self.first and self.round == ROUNDS
        if last or 0 in self.purse or self.has_finished(self.turn):
            self.finish()
            return
        self.turn = following
        self.round += following == self.first

    def finish(self) -> None:
        """PAT-13: the pot goes to whose pieces have come furthest."""
        self.ended = True
        far = self.far()
        ahead = [seat for seat in range(self.players) if far[seat] == max(far)]
        share = self.pot // len(ahead)
        for seat in ahead:
            self.purse[seat] += share
            self.tell("pot", seat, share)
        self.pot -= share * len(ahead)

    def pay(self, seat: int) -> None:
        """PAT-10: a bean into the pot, if there is one."""
        paid = min(1, self.purse[seat])
        self.purse[seat] -= paid
        self.pot += paid
        self.tell("marked", seat, paid)

    def tell(self, key: str, seat: int, beans: int) -> None:
        if self.events is not None:
            self.events.append((key, {"seat": seat, "points": beans}))

    # ---- how it stands
    def has_finished(self, seat: int) -> bool:
        return min(self.pieces[seat]) == HOME

    def far(self) -> list[int]:
        """The steps of all pieces of each seat together."""
        return [sum(pieces) for pieces in self.pieces]

    def points(self) -> list[int]:
        """PAT-13: before the draw nobody has been given a purse."""
        return self.purse[:] if self.turn >= 0 else [0] * self.players

    def places(self) -> list[int]:
        """PAT-13."""
        return places_by(self.purse, self.far()) if self.ended else []

    # ---- other states
    def copy(self) -> Race:
        other = Race()
        other.players = self.players
        other.events = None
        other.options = self.options
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.marks = self.marks
        other.pot = self.pot
        other.ended = self.ended
        other.purse = self.purse[:]
        other.pieces = [pieces[:] for pieces in self.pieces]
        return other

    def guess(self, seat: int, rng: Rng) -> State:
        """Nothing is hidden."""
        return self.copy()


def start(players: int, options: Options) -> Race:
    """PAT-2: all pieces in the hand, all purses full."""
    state = Race()
    state.players = players
    state.events = None
    state.options = options
    state.round = 1
    state.first = state.turn = -1
    state.marks = state.pot = 0
    state.ended = False
    state.purse = [options.purse] * players
    state.pieces = [[0] * options.pieces for _ in range(players)]
    return state
