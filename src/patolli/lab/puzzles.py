"""Mining puzzles: positions from games between bots in which one turn is clearly better than all others.

A decision goes through finer and finer sieves, so that little time is spent on what is no puzzle (docs/puzzles.md):

1. the search that plays the game: its favourite is not what looks best one step ahead (where positions are judged by
   playing on it is left to 2.);
2. two short contests, the first of the turns that it tried most: one wins by a margin;
3. a long search for more turns and a long contest of all of them;
4. two more contests with other seeds (four where positions are judged by playing on), in which the same turns win;
5. a sentence: the parts of the estimate tell why.

All searches count simulations, so the same seed gives the same puzzles. Game number i is the same however many are
played, in one process, in several, or on a cluster.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import process_time

from msgspec.structs import replace

from patolli.bots.aftermath import differences, helps
from patolli.bots.core.search import Settings
from patolli.bots.greedy import GreedyBot
from patolli.bots.turns import (
    Contest,
    TurnInPlay,
    WholeTurn,
    distinct,
    greedy_turn,
    heard_turn,
    likely_turns,
    whole_turn,
)
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import State
from patolli.engine.game import find_game
from patolli.engine.match import Match, Question
from patolli.engine.position import PositionError, read_position, write_position
from patolli.engine.words import NotLegal
from patolli.lab.jobs import Jobs, in_order
from patolli.stage.learn.puzzles import Collection, Difference, Puzzle, Rival

PLAYING = 100
"""Simulations with which the games are played."""
FIRST_TURNS = 8
"""Turns in the short contest."""
FIRST_MARGIN = 0.03
SHORT = (12, 48)
SECOND = 64
LONG = (24, 384)
AGAIN = 256
"""Simulations of a turn in contests: at first and at last, or of each turn."""
SEEDS, ROLLED_OUT_SEEDS = 2, 4
"""Contests with other seeds; more where positions are judged by playing on, which differs more from seed to seed."""
SEARCHING = 400
"""Simulations of each search for more turns."""
MOST_TURNS = 12
EQUAL = 0.01
"""Turns are as good as the best if their chance is less than this below it."""
MARGIN = 0.03
"""All others are worse by at least this chance,"""
MARGIN_AGAIN = 0.018
"""and by this in each contest with another seed."""
RIVALS = 4
"""Turns that are kept of those that are worse."""
CHANCES = (0.08, 0.96)
"""A seat that has lost or won already has no puzzle."""
MOST_LINES = 10
LEAST_TURNS = 2
FEW_TURNS, FEW_MARGIN = 3, 0.06
"""Where there are fewer turns than this, the best must be better by more."""
OPENING = 2
"""Decisions of each seat at the start of a game that are no puzzles: every game has them."""
MOST_A_GAME = 5
MOST_DECIDED = 6
"""A game is left when it has given this many puzzles, or was decided this many times in a row."""
PLAYER_COUNTS = 2
"""Games are for the fewest players (not one alone) or one more: with many, luck decides more, and it takes longer."""
LEAST_POINT = 0.8
"""Points that the main reason is worth."""
SHIPPED = 48
"""Simulations of each turn with which the tests check that the solution ranks first."""
BUDGETS = (20, 40, 80, 160, 320, 640)
"""A puzzle is as hard as the first of these numbers of simulations with which a search finds it."""
NOVICES = 6


class NoPuzzle(Exception):
    """A decision is no puzzle."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
        """One of `SIEVES`."""


SIEVES = ("choice", "many", "written", "obvious", "decided", "close", "point", "seeds", "check")
"""What keeps a decision back: there is hardly a choice; too many turns to list; a position that cannot be written; what
looks best at once is best; the game is decided; another turn is nearly as good; nothing tells why; other seeds differ;
few simulations do not find it."""


@dataclass(frozen=True)
class MinedGame:
    """What one game gave."""

    number: int
    decisions: int
    candidates: int
    """How many went into the long search."""
    puzzles: list[Puzzle]
    seconds: float
    """Of CPU."""
    lost: dict[str, int] = field(default_factory=dict)
    """By sieve: how many decisions it kept back."""


def mine(game: str, games: int, seed: int, first: int = 0, jobs: Jobs = 1) -> Iterator[MinedGame]:
    """Mine the games from number `first` on, in their order."""
    return in_order(jobs, games, _begin, game, seed, first)


def joined(found: Collection, mined: MinedGame) -> Collection:
    """The collection with what one more game gave."""
    known = {puzzle.id for puzzle in found.puzzle}
    new = tuple(puzzle for puzzle in mined.puzzles if puzzle.id not in known)
    return Collection(found.seed, mined.number + 1, found.puzzle + new)


def _begin(game: str, seed: int, first: int) -> Callable[[int], MinedGame]:
    found = find_game(game)
    counts = [players for players in found.seats if players > 1][:PLAYER_COUNTS] or list(found.seats)

    def mined(number: int) -> MinedGame:
        number += first
        return _Miner(game, counts[number % len(counts)], Rng(seed, number), number).run()

    return mined


class _Miner:
    def __init__(self, game: str, players: int, rng: Rng, number: int) -> None:
        self.match = Match(game, players)
        self.rng = rng
        self.number = number
        self.decisions = 0
        self.candidates = 0
        self.puzzles: list[Puzzle] = []
        self.lost: Counter[str] = Counter()
        self.decided = 0
        """Contests in a row in which the seat had won or lost already."""

    def run(self) -> MinedGame:
        began, match = process_time(), self.match
        while len(self.puzzles) < MOST_A_GAME and self.decided < MOST_DECIDED:
            match.settle(self.rng)
            if match.over:
                break
            seat = match.state.actors()[0]
            self.decisions += 1
            for move in self.decide(match.state, seat).moves:
                match.play(seat, move)
        seconds = process_time() - began
        return MinedGame(self.number, self.decisions, self.candidates, self.puzzles, seconds, dict(self.lost))

    def decide(self, state: State, seat: int) -> WholeTurn:
        """The turn that is played; on the way it is found out whether this is a puzzle."""
        turns = likely_turns(state, seat, PLAYING, self.rng, FIRST_TURNS)
        if self.decisions > OPENING * state.players:
            try:
                self.puzzles.append(self._look(state, seat, turns))
            except NoPuzzle as error:
                self.lost[error.why] += 1
        return turns[0]

    def _look(self, state: State, seat: int, turns: list[WholeTurn]) -> Puzzle:
        """NoPuzzle if it is none."""
        check_choice(state, seat, turns)
        position, shown = written(state, seat)
        obvious = greedy_turn(shown, seat)
        if obvious.outcome == turns[0].outcome and not _is_rolled_out(shown):
            raise NoPuzzle("obvious")
        try:
            self._contest(shown, seat, distinct([*turns, obvious]), obvious)
        except NoPuzzle as error:
            self.decided = self.decided + 1 if error.why == "decided" else 0
            raise
        self.decided = 0
        self.candidates += 1
        return examine(shown, seat, position, turns, self.rng.word())

    def _contest(self, state: State, seat: int, turns: list[WholeTurn], obvious: WholeTurn) -> None:
        """Two short contests: one turn wins the first, and the same one the second against its nearest rivals."""
        seed = self.rng.word()
        contest = Contest(state, seat, turns, seed)
        contest.halve(*SHORT)
        best, second = contest.order()[:2]
        _check_first(contest.values[best], contest.values[second], contest.turns[best], obvious)
        again = Contest(state, seat, distinct([turns[best], turns[second], obvious]), seed + 1)
        again.simulate(range(len(again.turns)), SECOND)
        _check_first(again.values[0], max(again.values[1:]), turns[best], obvious)


def _is_rolled_out(state: State) -> bool:
    """Whether positions are judged by playing on: a short search then knows little more than what looks best."""
    return state.game().advisor().needs_rollout(state, Settings().rollout_rounds)


def _check_first(best: float, second: float, turn: WholeTurn, obvious: WholeTurn) -> None:
    if turn.outcome == obvious.outcome:
        raise NoPuzzle("obvious")
    if not CHANCES[0] <= best <= CHANCES[1]:
        raise NoPuzzle("decided")
    if best - second < FIRST_MARGIN:
        raise NoPuzzle("close")


def check_choice(state: State, seat: int, turns: list[WholeTurn]) -> None:
    """NoPuzzle if there is nothing to choose, if somebody has chosen in secret, or if there is too much to list."""
    if len(turns) < LEAST_TURNS or len(turns[0].says) > MOST_LINES or len(state.moves(seat)) < LEAST_TURNS:
        raise NoPuzzle("choice")
    guess, advisor = state.guess(seat, Rng(0)), state.game().advisor()
    advisor.redecide_hidden(guess, seat)
    if len(guess.actors()) != len(state.actors()):
        raise NoPuzzle("choice")
    if len(guess.actors()) > 1 and advisor.neighbours(guess, seat, list(turns[0].moves)):
        raise NoPuzzle("many")


def written(state: State, seat: int) -> tuple[str, State]:
    """The position as text, and as it is read again. NoPuzzle if the seat would see another one."""
    try:
        position = write_position(state)
        shown = read_position(position)
    except PositionError:
        raise NoPuzzle("written") from None
    if shown.view(seat) != state.view(seat):
        raise NoPuzzle("written")
    return position, shown


def made(state: State, seat: int, seed: int) -> Puzzle:
    """The puzzle of a seat's decision in any game. NoPuzzle if it is none.

    A guess for the seat takes the place of the position, so what others hold is nowhere in the puzzle.
    """
    guess = state.guess(seat, Rng(seed))
    guess.game().advisor().redecide_hidden(guess, seat)
    if seat not in guess.actors():
        raise NoPuzzle("choice")
    position, shown = written(guess, seat)
    turns = likely_turns(shown, seat, PLAYING, Rng(seed, 1), FIRST_TURNS)
    check_choice(shown, seat, turns)
    return examine(shown, seat, position, turns, seed)


def examine(state: State, seat: int, position: str, turns: list[WholeTurn], seed: int) -> Puzzle:
    """The puzzle of a position. NoPuzzle unless long searches with several seeds agree that it is one."""
    obvious = greedy_turn(state, seat)
    more = [turn for number in (1, 2) for turn in likely_turns(state, seat, SEARCHING, Rng(seed, number), MOST_TURNS)]
    contest = Contest(state, seat, distinct([*turns[:4], obvious, *more])[:MOST_TURNS], seed)
    contest.halve(*LONG)
    good, bad, tempting = _verdict(contest, obvious)
    for compared in dict.fromkeys((bad[tempting], bad[0])):
        told = point(state, seat, good[0], compared, seed)
        if told is not None:
            break
    else:
        raise NoPuzzle("point")
    sums = dict.fromkeys([turn.outcome for turn in [*good, *bad]], 0.0)
    seeds = ROLLED_OUT_SEEDS if _is_rolled_out(state) else SEEDS
    for number in range(1, 1 + seeds):
        again = Contest(state, seat, [*good, *bad], seed + number)
        again.simulate(range(len(again.turns)), AGAIN)
        margin = min(again.values[: len(good)]) - max(again.values[len(good) :])
        if margin < (FEW_MARGIN if len(again.turns) < FEW_TURNS else MARGIN_AGAIN):
            raise NoPuzzle("seeds")
        for turn, value in zip(again.turns, again.values, strict=True):
            sums[turn.outcome] += value / seeds
    good.sort(key=lambda turn: -sums[turn.outcome])
    bad.sort(key=lambda turn: -sums[turn.outcome])
    theme, reasons = told
    name = hashlib.sha256(f"{seat} {position}".encode()).hexdigest()[:6]
    puzzle = Puzzle(
        name,
        seat,
        theme,
        0,
        round(sums[good[0].outcome], 3),
        good[0].says,
        tuple(turn.says for turn in good[1:]),
        tuple(Rival(turn.says, round(sums[turn.outcome], 3)) for turn in bad),
        bad.index(compared),
        reasons,
        position,
    )
    if not ranks_first(puzzle):
        raise NoPuzzle("check")
    return replace(puzzle, rating=rating(state, seat, good, seed))


def _verdict(contest: Contest, obvious: WholeTurn) -> tuple[list[WholeTurn], list[WholeTurn], int]:
    """The turns that are as good as the best, the others that come next, and which of these is the obvious one.

    Values tell something about each other only where they come from as many simulations.
    """
    order, values = contest.order(), contest.values
    best, most = values[order[0]], contest.visits[order[0]]
    good = [at for at in order if values[at] > best - EQUAL and contest.visits[at] == most]
    bad = [at for at in order if at not in good]
    tempting = [turn.outcome for turn in contest.turns].index(obvious.outcome)
    if tempting in good:
        raise NoPuzzle("obvious")
    if not CHANCES[0] <= best <= CHANCES[1]:
        raise NoPuzzle("decided")
    last = [values[at] for at in bad if contest.visits[at] == most]
    margin = FEW_MARGIN if len(contest.turns) < FEW_TURNS else MARGIN
    if not bad or (last and best - max(last) < margin):
        raise NoPuzzle("close")
    if len(contest.turns[order[0]].says) > MOST_LINES:
        raise NoPuzzle("choice")
    kept = [*[at for at in bad if at != tempting][: RIVALS - 1], tempting]
    return [contest.turns[at] for at in good], [contest.turns[at] for at in kept], len(kept) - 1


def point(
    state: State, seat: int, best: WholeTurn, other: WholeTurn, seed: int
) -> tuple[str, tuple[Difference, ...]] | None:
    """The theme, and what the best turn has over another; None if that cannot be said in a sentence."""
    found = differences(state, seat, best, other, seed)
    if not found or helps(found[0], seat) < LEAST_POINT or sum(helps(one, seat) for one in found) <= 0:
        return None
    main = found[0]
    theme = f"{'gains' if main.seat == seat else 'denies'}-{main.part}"
    told = [one for one in found if helps(one, seat) >= LEAST_POINT][:3]
    cost = found[-1]
    if helps(cost, seat) <= -LEAST_POINT:
        told.append(cost)
    return theme, tuple(Difference(one.part, one.seat, round(one.points, 2)) for one in told)


def rating(state: State, seat: int, good: list[WholeTurn], seed: int) -> int:
    """How hard it is to begin with: by the simulations that a search needs, and by whether novices find it."""
    outcomes = {turn.outcome for turn in good}
    step = 0
    for step, budget in enumerate(BUDGETS):
        if likely_turns(state, seat, budget, Rng(seed, 10 + step), 1)[0].outcome in outcomes:
            break
    else:
        step = len(BUDGETS)
    found = sum(novice_turn(state, seat, Rng(seed, 20 + number)).outcome in outcomes for number in range(NOVICES))
    return 1100 + 120 * step - 200 * found // NOVICES + 20 * min(len(good[0].says), 8)


def novice_turn(state: State, seat: int, rng: Rng) -> WholeTurn:
    """What the bot `novice` plays."""
    bot, turn, moves = GreedyBot(rng, 3.0), TurnInPlay(state, seat), list[int]()
    while not turn.over and len(moves) < 2 * MOST_LINES:
        legal = turn.state.moves(seat)
        moves.append(legal[0] if len(legal) == 1 else bot.decide(Question(turn.state, seat, legal)))
        turn.play(moves[-1])
    return whole_turn(state, seat, moves)


@dataclass(frozen=True)
class Judged:
    """What a contest of a puzzle's turns says."""

    good: list[float]
    """The chance with the solution, and with what is as good."""
    bad: list[float]
    """The chances with the rivals."""

    @property
    def margin(self) -> float:
        return self.good[0] - max(self.bad)


def judge(puzzle: Puzzle, simulations: int, seed: int) -> Judged:
    """A contest of the turns of a puzzle. NotLegal if one of them cannot be played."""
    state = read_position(puzzle.position)
    lines = [puzzle.solution, *puzzle.also, *(rival.lines for rival in puzzle.rival)]
    turns = [heard_turn(state, puzzle.seat, one) for one in lines]
    contest = Contest(state, puzzle.seat, turns, seed)
    contest.simulate(range(len(turns)), simulations)
    many = 1 + len(puzzle.also)
    return Judged(contest.values[:many], contest.values[many:])


def ranks_first(puzzle: Puzzle, simulations: int = SHIPPED) -> bool:
    """Whether the solution wins a contest with a fixed small number of simulations; what the tests check."""
    try:
        return judge(puzzle, simulations, int(puzzle.id, 16)).margin > 0
    except NotLegal:
        return False
