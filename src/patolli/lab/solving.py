"""What a solver's turn is worth, and what a worse one runs into.

A turn counts as found if it comes to the same as the solution or to what is as good; any other turn is compared with
the solution on equal terms. Only guesses of the solver's seat are looked at, so the answer is the same whatever the
hidden cards of the position are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from patolli.bots.advise import Reason
from patolli.bots.aftermath import answer, differences, helps
from patolli.bots.turns import Contest, TurnInPlay, heard_turn
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import hear
from patolli.engine.gesture import forced
from patolli.engine.played import SaidLine
from patolli.engine.position import read_position
from patolli.engine.words import NotLegal
from patolli.stage.learn.puzzles import Puzzle

SIMULATIONS = 160
"""Of each of two turns."""
ENOUGH = 0.012
"""A turn is found if its chance is less than this below that of the solution."""
ANSWERING = 60
"""Simulations for what the next player answers."""
MOST_REASONS = 3


@dataclass(frozen=True)
class Verdict:
    """What was said to a turn."""

    found: bool
    chance: float
    """To win with it, and with the solution."""
    best: float
    reasons: list[Reason] = field(default_factory=list)
    """Why a worse turn is worse: what it costs the seat, or leaves to others, compared with the solution."""
    who: int = CHANCE
    answer: list[str] = field(default_factory=list)
    """How the next player answers a worse turn."""


@dataclass
class Said:
    """The solver's lines, played: with forced moves between them."""

    state: State
    """What is shown. A last line that would reveal something is not played: nobody looks before answering."""
    lines: list[SaidLine] = field(default_factory=list)
    """Those that are shown."""
    all_lines: list[str] = field(default_factory=list)
    over: bool = False
    """Whether the turn is complete."""

    @property
    def hides(self) -> bool:
        """Whether the last line is said, but not shown."""
        return len(self.all_lines) > len(self.lines)


def play(puzzle: Puzzle, lines: Sequence[str]) -> Said:
    """The position after the solver's lines. NotLegal, with the line, if one may not be said."""
    turn = TurnInPlay(read_position(puzzle.position), puzzle.seat)
    said = Said(turn.state.copy())
    made: list[str] = []
    for line in lines:
        if made and line == made[0]:
            made.pop(0)  # it was made already, because there was no other
            continue
        try:
            if turn.over:
                raise turn.state.game().refuse("", "gesture-over")
            _append(said, turn, hear(turn.state, puzzle.seat, line), False)
        except NotLegal as error:
            error.line = line
            raise
        made = []
        while not turn.over:
            legal = turn.state.moves(puzzle.seat)
            if not forced(turn.state, puzzle.seat, legal):
                break
            made.append(_append(said, turn, legal[0], True))
    return said


def _append(said: Said, turn: TurnInPlay, move: int, made: bool) -> str:
    line = turn.play(move)
    said.all_lines.append(line)
    said.over = turn.over
    if not turn.revealed:
        start = said.lines[-1].start if made and said.lines else len(said.lines)
        said.lines.append(SaidLine(turn.seat, line, made, start))
        said.state = turn.state.copy()
    return line


def verdict(puzzle: Puzzle, lines: Sequence[str]) -> Verdict:
    """What a whole turn is worth. NotLegal if it may not be said."""
    state, seat, seed = read_position(puzzle.position), puzzle.seat, int(puzzle.id, 16)
    mine, best = heard_turn(state, seat, lines), heard_turn(state, seat, puzzle.solution)
    good = {heard_turn(state, seat, one).outcome for one in puzzle.also} | {best.outcome}
    if mine.outcome in good:
        return Verdict(True, puzzle.chance, puzzle.chance)
    known = next((one for one in puzzle.rival if heard_turn(state, seat, one.lines).outcome == mine.outcome), None)
    if known is not None:
        lost = puzzle.chance - known.chance
    else:
        contest = Contest(state, seat, [best, mine], seed)
        contest.simulate((0, 1), SIMULATIONS)
        lost = contest.values[0] - contest.values[1]
        if lost < ENOUGH:
            return Verdict(True, puzzle.chance, puzzle.chance)
    worse = [one for one in reversed(differences(state, seat, mine, best, seed)) if helps(one, seat) < 0]
    who, lines = answer(state, seat, mine, ANSWERING, seed)
    return Verdict(False, max(0.0, puzzle.chance - lost), puzzle.chance, worse[:MOST_REASONS], who, list(lines))


def same_view(puzzle: Puzzle, seed: int) -> str:
    """Another position that the solver cannot tell from this one: for tests of what a verdict may depend on."""
    state = read_position(puzzle.position).guess(puzzle.seat, Rng(seed))
    return state.game().write_position(state)
