"""Judging one decision: the line that was played and the best one found, tried in the same guesses with the same luck.

All of it rests on a guess for the seat, so on its view and the generator alone: neither cards that came later nor those
that others held can change a judgement.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter

from patolli.bots.advise import LEAST_POINTS, Reason
from patolli.bots.core.hill_climb import Climber
from patolli.bots.core.search import Settings, Tree, simulate
from patolli.bots.search_bot import Budget, SearchBot
from patolli.engine.core.advisor import Advisor
from patolli.engine.core.plan import lead
from patolli.engine.core.rng import Rng
from patolli.engine.core.rollout_policy import RolloutPolicy
from patolli.engine.core.state import CHANCE, State
from patolli.lab.decisions import Knowledge, moves_of

FEWEST_CASES = 8
CASES_SHARE = 4
"""A search of this many simulations is followed by one case in which both lines are tried."""
REASON_CASES = 16
"""In at most this many of them the estimate is taken apart for reasons."""
MOST_MOVES = 400
"""Of one line."""
Stopped = Callable[[], bool]


class Stop(Exception):
    """The work has to give way. What is not finished is begun anew."""


@dataclass
class Found:
    """The best line that a search has found, and what others may decide meanwhile."""

    moves: list[int]
    says: list[str]
    others: list[Climber]
    policy: RolloutPolicy | None


@dataclass
class Compared:
    """Two lines in the same cases: the chance to win of every seat after each of them."""

    played: list[list[float]] = field(default_factory=list)
    best: list[list[float]] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    """How much further ahead the seat is after the best line, case by case."""
    parts: dict[tuple[str, int], float] = field(default_factory=dict)
    """By part of the estimate and seat: how many points the best line has more, on average."""

    def chances(self, values: Sequence[Sequence[float]]) -> list[float]:
        """The mean chance of every seat."""
        return [sum(column) / len(values) for column in zip(*values, strict=True)]

    def lost(self, seat: int) -> tuple[float, float]:
        """The chance that the seat has lost by what it played: its mean, and the standard error of that."""
        return mean_and_error([b[seat] - p[seat] for p, b in zip(self.played, self.best, strict=True)])


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Their mean, and its standard error."""
    many = len(values)
    mean = sum(values) / many
    spread = sum((value - mean) ** 2 for value in values) / max(1, many - 1)
    return mean, sqrt(spread / many)


def find_best(state: State, seat: int, simulations: int, rng: Rng, stopped: Stopped) -> Found:
    """The line that a search plays for the seat, in a guess: up to the end of its turn, or of its secret decision."""
    game = state.game()
    bot = SearchBot(rng, Budget(str(simulations)))
    bot.stopped = stopped
    trial, knows = state.copy(), Knowledge(state, seat, rng)
    found = Found([], [], [], bot.policy)
    while len(found.moves) < MOST_MOVES:
        moves = trial.moves(seat)
        move = moves[0]
        if len(moves) > 1:
            bot.think(trial, seat, perf_counter())
            if stopped():
                raise Stop
            if not found.others:
                found.others = _others(bot, trial, seat)
            move = bot.tree.best(seat, moves)
            bot.tree.follow(seat, move)
        else:
            bot.forget()
        found.moves.append(move)
        found.says.append(game.say(trial, seat, move))
        trial.play(seat, move)
        if knows.ends_with(move):
            break
    if found.policy is not None:
        found.policy.rate = 0.0  # what it has learned is the same for both lines
    return found


def _others(bot: SearchBot, state: State, seat: int) -> list[Climber]:
    """Who decides at the same time, each with what the search thinks that they may decide."""
    if bot.climb is not None:
        return [climber for climber in bot.climb.climbers if climber.actor != seat]
    rivals = [bandit for bandit in bot.tree.root.bandits if bandit.actor != seat and bandit.options]
    return [Climber(bandit.actor, bandit, state) for bandit in rivals]


def settings_for(state: State) -> Settings:
    """How a line is played on: as bots do it, but no surer of the end than is right."""
    settings = Settings()
    settings.value_scale *= state.game().chance_spread(state)
    return settings


class Case:
    """A guess, what others decide in it at the same time, and the luck that follows."""

    def __init__(self, state: State, seat: int, others: Sequence[Climber], rng: Rng) -> None:
        self.seat = seat
        self.state = state.guess(seat, rng)
        self.advisor = self.state.game().advisor()
        self.advisor.redecide_hidden(self.state, seat)
        self.others = [(one.actor, self._drawn(one, rng)) for one in others if one.actor in self.state.actors()]
        self.luck = 1 + rng.below(1 << 24)

    def _drawn(self, other: Climber, rng: Rng) -> list[int]:
        moves = other.draw(rng)
        if other.bandit.planned:
            if self.advisor.feasible(self.state, other.actor, moves):
                return moves
            plans = self.advisor.plans(self.state, other.actor, 1)
            return plans[0].moves if plans else []
        legal = self.state.moves(other.actor)
        if moves[0] in legal:
            return moves
        priors = self.advisor.priors(self.state, other.actor, legal)
        return [legal[max(range(len(legal)), key=lambda at: priors[at])]]

    def after(self, moves: Sequence[int]) -> State:
        """The position when the line and what the others decide have been played."""
        state = self.state.copy()
        for move in moves:
            state.play(self.seat, move)
        for actor, drawn in self.others:
            for move in drawn:
                state.play(actor, move)
        return state


def compare(
    state: State, seat: int, played: Sequence[int], found: Found, cases: int, rng: Rng, stopped: Stopped
) -> Compared:
    """Both lines in so many cases. Each is played on by a short search of its own, which grows from case to case."""
    settings = settings_for(state)
    advisor = state.game().advisor()
    lines = [played] if same_end(state, seat, played, found.moves) else [played, found.moves]
    trees = [Tree(advisor, found.policy) for _ in lines]
    compared = Compared()
    for number in range(cases):
        if stopped():
            raise Stop
        case = Case(state, seat, found.others, rng)
        ends = [case.after(moves) for moves in lines]
        if number < REASON_CASES and len(lines) > 1:
            _take_apart(compared, advisor, ends, seat, case.luck, min(cases, REASON_CASES))
        values = [simulate(tree, end, seat, Rng(case.luck), settings) for tree, end in zip(trees, ends, strict=True)]
        compared.played.append(values[0])
        compared.best.append(values[-1])
    return compared


def _take_apart(compared: Compared, advisor: Advisor, ends: Sequence[State], seat: int, luck: int, cases: int) -> None:
    """Add what one case tells of points and reasons."""
    parts, leads = [], []
    for end in ends:
        trial, rng = end.copy(), Rng(luck)
        while trial.actors() == [CHANCE]:
            trial.play(CHANCE, trial.pick(CHANCE, rng))
        parts.append(advisor.breakdown(trial))
        leads.append(lead(advisor.rollout(trial, 1, rng), seat))
    compared.points.append(leads[1] - leads[0])
    for (name, played), (_, best) in zip(*parts, strict=True):
        for other in range(len(played)):
            key = (name, other)
            compared.parts[key] = compared.parts.get(key, 0.0) + (best[other] - played[other]) / cases


def reasons_of(compared: Compared, seat: int) -> list[Reason]:
    """What speaks for the best line: what it gains or costs the seat first, then what others get by it."""
    told = [Reason(part, other, points) for (part, other), points in compared.parts.items()]
    told = [reason for reason in told if abs(reason.points) >= LEAST_POINTS]
    return sorted(told, key=lambda reason: (reason.seat != seat, -abs(reason.points)))


def outlook(state: State, cases: int, rng: Rng, stopped: Stopped) -> list[float]:
    """Every seat's chance to win, by guesses of all seats in turn."""
    if state.over():
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(state.points()))]
    advisor, settings = state.game().advisor(), settings_for(state)
    tree = Tree(advisor)
    values = []
    for number in range(cases):
        if stopped():
            raise Stop
        seat = number % state.players
        guess = state.guess(seat, rng)
        values.append(simulate(tree, guess, seat, Rng(1 + rng.below(1 << 24)), settings))
    return [sum(column) / len(values) for column in zip(*values, strict=True)]


def judged_moves(state: State, seat: int, says: Sequence[str], rng: Rng) -> tuple[State, list[int]]:
    """A guess for the seat that stands for the position from here on, and the moves that were played in it."""
    guess = state.guess(seat, rng)
    guess.game().advisor().redecide_hidden(guess, seat)
    return guess, moves_of(guess.copy(), seat, says)


def same_end(state: State, seat: int, one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether two lines lead to the same position: they are the same, or their moves stand in another order."""
    ends = []
    for moves in (one, other):
        trial = state.copy()
        for move in moves:
            trial.play(seat, move)
        ends.append(trial)
    return ends[0] == ends[1]
