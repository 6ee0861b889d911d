"""Advice for a person: the best lines, their chances to win, and reasons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import eq
from time import perf_counter
from typing import TypeAlias

from patolli.bots.core.search import Node
from patolli.bots.search_bot import Budget, SearchBot
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.match import Question

MOST_LINES = 3
LEAST_POINTS = 0.25
"""A change of fewer points is no reason."""
GUESSES = 16
"""In this many guesses, each with luck of its own, a line is tried for its reasons: one alone may be an exception."""
PRIOR_VISITS = 16
"""This many tries with the mean value of the position are added to those of each line: a few alone tell nothing."""
COMPARED_LINES = 8
"""A line is compared with at most this many lines, itself included."""
ALIKE_POINTS = 1.0
ALIKE_SHARE = 0.6
"""Lines that have this share of their words in common and differ by fewer points in each part are one: which of them
is said hardly matters."""
COMMON_SHARE = 0.8
"""A gain that all lines have in common is no reason for any of them, if it is this share of the highest gain."""
Breakdown: TypeAlias = list[tuple[str, list[float]]]


@dataclass(frozen=True)
class Reason:
    """A part of the estimate that the line changes, for one seat, in points."""

    part: str
    seat: int
    points: float


@dataclass(frozen=True)
class Advice:
    """One line of play: the seat's own moves up to the end of its turn, or as far as the search has planned."""

    moves: list[int]
    says: list[str]
    chance: float
    """To win, between 0 and 1."""
    visits: int
    reasons: list[Reason]
    """What the seat gains or gives up first, then what it denies to others or leaves to them."""

    def changes(self, part: str, seat: int) -> float:
        """How much it changes that part for a seat."""
        return sum(reason.points for reason in self.reasons if (reason.part, reason.seat) == (part, seat))


def advise(
    question: Question, budget: Budget, rng: Rng, stopped: Callable[[], bool] | None = None, lines: int = MOST_LINES
) -> list[Advice]:
    """The best lines for the seat that is asked, the best first. Only what the seat may know is looked at."""
    bot = SearchBot(rng, budget)
    if stopped is not None:
        bot.stopped = stopped
    state = question.guess(rng)
    state.game().advisor().redecide_hidden(state, question.seat)
    bot.think(state, question.seat, perf_counter())
    return best_lines(bot.tree.root, question, state, rng, lines)


def best_lines(root: Node, question: Question, state: State, rng: Rng, lines: int = MOST_LINES) -> list[Advice]:
    """The lines that were tried most, of those that really differ, the likeliest to win first. The state is a guess."""
    seat = question.seat
    bandit = root.find(seat)
    if bandit is None:
        return []
    legal = set(question.moves)
    order = [at for at in range(len(bandit.options)) if bandit.visits[at] and bandit.options[at][0] in legal]
    order.sort(key=lambda at: (-bandit.visits[at], -bandit.values[at]))
    cases = [_Case(state, rng)] + [_Case(question.guess(rng), rng, seat) for _ in range(GUESSES - 1)]
    mean_value = sum(bandit.values) / max(1, bandit.total)
    found: list[Advice] = []
    known: list[tuple[list[str], Breakdown]] = []
    for at in order:
        moves = bandit.options[at]
        changes = _changes(cases, seat, moves)
        says = _told(state, seat, moves)
        if any(_alike(says, changes, *other) for other in known):
            continue
        known.append((says, changes))
        chance = (bandit.values[at] + PRIOR_VISITS * mean_value) / (bandit.visits[at] + PRIOR_VISITS)
        reasons = _reasons(changes, seat) if len(legal) > 1 else []  # what has to be done needs none
        found.append(Advice(moves, says, chance, bandit.visits[at], reasons))
        if len(found) == max(lines, COMPARED_LINES):
            break
    found[:lines] = sorted(found[:lines], key=lambda advice: -advice.chance)
    return _without_common_costs(found, seat, lines)


def _alike(says: list[str], changes: Breakdown, other: list[str], other_changes: Breakdown) -> bool:
    """Whether two lines are the same moves in another order, or nearly the same."""
    if says == other or changes == other_changes:
        return True
    words, others = " ; ".join(says).split(), " ; ".join(other).split()
    if len(words) != len(others) or sum(map(eq, words, others)) < ALIKE_SHARE * len(words):
        return False
    pairs = zip(changes, other_changes, strict=True)
    return all(abs(a - b) < ALIKE_POINTS for (_, one), (_, two) in pairs for a, b in zip(one, two, strict=True))


def _without_common_costs(found: list[Advice], seat: int, lines: int = MOST_LINES) -> list[Advice]:
    """The first lines, without reasons that speak for none of them in particular.

    A cost to the seat, or a gain that is left to others, is no reason if all of these lines have it: cards are laid in
    any case. A gain of the seat, or a loss of others, is none if even the other lines, which are worth less, have it.
    A line that has no reason left is compared with the mean of the others.
    """
    best = found[:lines]
    if len(found) < 2:
        return best
    told = []
    for advice in best:
        changed = [replace(one, points=_own_points(one, best, found, seat)) for one in advice.reasons]
        reasons = [one for one in changed if abs(one.points) >= LEAST_POINTS]
        told.append(replace(advice, reasons=_sorted(reasons or _compared(advice, found), seat)))
    return told


def _own_points(one: Reason, best: list[Advice], found: list[Advice], seat: int) -> float:
    """The points that the line itself is the reason for."""
    if one.seat != seat:
        return one.points - _shared(best, one, 1.0) + _shared(found, one, -1.0)
    gain, most = _shared(found, one, 1.0), max(advice.changes(one.part, seat) for advice in found)
    return one.points - (gain if gain >= COMMON_SHARE * most else 0.0) + _shared(best, one, -1.0)


def _compared(advice: Advice, found: list[Advice]) -> list[Reason]:
    """How the line differs from the mean of the others."""
    others = [other for other in found if other is not advice]
    compared = []
    for part, seat in dict.fromkeys((one.part, one.seat) for line in found for one in line.reasons):
        mean = sum(other.changes(part, seat) for other in others) / len(others)
        compared.append(Reason(part, seat, advice.changes(part, seat) - mean))
    return [one for one in compared if abs(one.points) >= LEAST_POINTS]


def _shared(found: list[Advice], reason: Reason, sign: float) -> float:
    """The least amount by which all lines raise (or lower) that part; 0 if not all do."""
    return max(0.0, min(sign * advice.changes(reason.part, reason.seat) for advice in found))


def _sorted(reasons: list[Reason], seat: int) -> list[Reason]:
    return sorted(reasons, key=lambda reason: (reason.seat != seat, -abs(reason.points)))


class _Case:
    """A guess, and the luck that every line meets in it."""

    def __init__(self, state: State, rng: Rng, redecide_for: int | None = None) -> None:
        self.state = state
        self.advisor = state.game().advisor()
        if redecide_for is not None:
            self.advisor.redecide_hidden(state, redecide_for)
        self.before = self.advisor.breakdown(state)
        self.luck = 1 + rng.below(1 << 24)

    def after(self, seat: int, moves: list[int]) -> Breakdown:
        trial, rng = self.state.copy(), Rng(self.luck)
        for move in moves:
            trial.play(seat, move)
            while trial.actors() == [CHANCE]:
                trial.play(CHANCE, trial.pick(CHANCE, rng))
        return self.advisor.breakdown(trial)


def _told(state: State, seat: int, moves: list[int]) -> list[str]:
    game, trial, says = state.game(), state.copy(), []
    for move in moves:
        says.append(game.say(trial, seat, move))
        trial.play(seat, move)
    return says


def _changes(cases: list[_Case], seat: int, moves: list[int]) -> Breakdown:
    """The mean change of each part of the estimate over the cases in which the line can be said."""
    open_to = [case for case in cases if case is cases[0] or case.advisor.feasible(case.state, seat, moves)]
    mean = [(part, [0.0] * len(points)) for part, points in cases[0].before]
    for case in open_to:
        for (_, changes), (_, old), (_, new) in zip(mean, case.before, case.after(seat, moves), strict=True):
            for other in range(len(changes)):
                changes[other] += (new[other] - old[other]) / len(open_to)
    return mean


def _reasons(changes: Breakdown, seat: int) -> list[Reason]:
    reasons = [
        Reason(part, other, points[other])
        for part, points in changes
        for other in range(len(points))
        if abs(points[other]) >= LEAST_POINTS
    ]
    return _sorted(reasons, seat)
