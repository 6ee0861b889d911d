"""A game cut into what was decided: turns and secret decisions of the seats, and what chance did between them.

A decision is what a seat says in one go: it ends where the turn ends, where something is drawn, looked at or revealed,
or where somebody else is asked. A secret decision begins where all who make it know the same, whoever speaks first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import hear
from patolli.engine.match import Match
from patolli.engine.played import PlayedLine
from patolli.engine.record import Record

REVEAL_GUESSES = 4
"""In so many guesses of a seat a move is tried to see whether it reveals something."""
REVEAL_STREAM = 77


@dataclass(frozen=True)
class Decision:
    """What a seat has decided in one go."""

    number: int
    seat: int
    begin: int
    """The number of lines before it, as far as its seat knew: the position in which it is judged."""
    lines: tuple[int, ...]
    """The places of its lines among those of the game."""
    says: tuple[str, ...]
    forced: bool
    """Whether there was nothing to judge: no choice, or a hand that nobody told and that is only possible."""
    possible: bool
    """Whether it was such a hand."""
    secret: bool
    """Whether others decide at the same time."""
    part: tuple[int, int]
    """The period and the round in which it was made; 0 in games that do not count them."""

    @property
    def end(self) -> int:
        """The number of lines when it was complete."""
        return self.lines[-1] + 1


@dataclass(frozen=True)
class Span:
    """Lines that stand together on the curve: of one decision or several at once, or of chance."""

    begin: int
    end: int
    chance: bool


class Course:
    """A record that was played through: its decisions, and the points of its curve."""

    def __init__(self, record: Record) -> None:
        """RecordError if a line cannot be played."""
        self.match = Match.read(record)
        self.lines: Sequence[PlayedLine] = self.match.lines
        self.states = list(self.match.states())
        """Before the first line, then after each."""
        self.possible = list(record.possible)
        """The lines of chance that nobody saw."""
        self.decisions = self._decisions()
        self.spans = self._spans()

    @property
    def game(self) -> str:
        return self.match.header.game

    @property
    def players(self) -> int:
        return self.match.header.players

    def _decisions(self) -> list[Decision]:
        open_at: dict[int, list[int]] = {}
        """By seat: the lines of the decision that it is making."""
        knows: dict[int, Knowledge] = {}
        found: list[tuple[int, list[int]]] = []
        for at, line in enumerate(self.lines):
            if line.actor == CHANCE:
                continue
            seat = line.actor
            if seat not in open_at:
                open_at[seat] = []
                knows[seat] = Knowledge(self.states[self._begin(at, seat)], seat, Rng(REVEAL_STREAM, at))
            open_at[seat].append(at)
            if knows[seat].ends_with(hear(self.states[at], seat, line.line)):
                found.append((seat, open_at.pop(seat)))
        found += open_at.items()
        found.sort(key=lambda one: one[1][0])
        return [self._decision(number, seat, own) for number, (seat, own) in enumerate(found)]

    def _begin(self, at: int, seat: int) -> int:
        """Where what a seat decides from this line on begins, as far as it knows."""
        while at and self._unheard(at - 1, seat):
            at -= 1
        return at

    def _decision(self, number: int, seat: int, own: list[int]) -> Decision:
        begin = self._begin(own[0], seat)
        possible = self._rests_on_possible(begin, seat)
        return Decision(
            number,
            seat,
            begin,
            tuple(own),
            tuple(self.lines[at].line for at in own),
            possible or all(len(self.states[at].moves(seat)) == 1 for at in own),
            possible,
            len(self.states[begin].actors()) > 1,
            self.lines[own[0]].part,
        )

    def _rests_on_possible(self, begin: int, seat: int) -> bool:
        """Whether the seat saw something before that nobody told, in a game from a real table."""
        return any(at < begin and self.lines[at].heard_by(seat) == self.lines[at].line for at in self.possible)

    def _unheard(self, at: int, seat: int) -> bool:
        """Whether somebody else decided this at the same time, and the seat did not hear what."""
        line = self.lines[at]
        return line.actor not in (CHANCE, seat) and seat in line.asked and line.heard_by(seat) != line.line

    def _spans(self) -> list[Span]:
        spans: list[Span] = []
        self._inside = {at for one in self.decisions for at in range(one.begin + 1, one.end)}
        at = 0
        while at < len(self.lines):
            chance, end = self.lines[at].actor == CHANCE, at + 1
            while end < len(self.lines) and self._goes_on(end, chance):
                end += 1
            spans.append(Span(at, end, chance))
            at = end
        return spans

    def _goes_on(self, at: int, chance: bool) -> bool:
        """Whether a line stands together with the one before it."""
        if chance or self.lines[at].actor == CHANCE:
            return chance and self.lines[at].actor == CHANCE
        return at in self._inside


class Knowledge:
    """What a seat knows while it decides: some guesses, in all of which its moves are made.

    It depends on the view of the seat and the generator alone, so it tells nothing of what is really hidden.
    """

    def __init__(self, state: State, seat: int, rng: Rng) -> None:
        self.seat = seat
        self.game = state.game()
        advisor = self.game.advisor()
        self.guesses = [state.guess(seat, rng) for _ in range(REVEAL_GUESSES)]
        for guess in self.guesses:
            advisor.redecide_hidden(guess, seat)
        if all(guess == self.guesses[0] for guess in self.guesses[1:]):
            del self.guesses[1:]  # nothing is hidden

    def ends_with(self, move: int) -> bool:
        """Make a move: whether the decision ends with it, because the turn does, or because something is revealed."""
        first, seat = self.guesses[0], self.seat
        last = self.game.closes(first, seat, move) or self.game.seals(first, seat, move)
        for guess in self.guesses:
            guess.play(seat, move)
        return last or any(seat not in guess.actors() for guess in self.guesses) or self._differ()

    def _differ(self) -> bool:
        """Whether the seat can tell the guesses apart now."""
        views = [guess.view(self.seat) for guess in self.guesses]
        return any(view != views[0] for view in views[1:])


def moves_of(state: State, seat: int, says: Sequence[str]) -> list[int]:
    """The moves that lines of a seat mean, said one after the other. The state is changed."""
    moves = []
    for line in says:
        moves.append(hear(state, seat, line))
        state.play(seat, moves[-1])
    return moves
