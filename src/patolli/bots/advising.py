"""Advice for a person: the best lines, how likely they win, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import perf_counter

from patolli.bots.search import Node
from patolli.bots.searching import Budget, SearchBot
from patolli.engine.drive import Question
from patolli.engine.rng import Rng
from patolli.engine.state import CHANCE, State

LINES = 3
SMALL = 0.25
"""Points that are not worth a word."""


@dataclass(frozen=True)
class Reason:
    """A part of the estimate that the line changes, for one seat, in points."""

    part: str
    seat: int
    points: float


@dataclass(frozen=True)
class Advice:
    """One line of play: the seat's own moves up to the end of its turn, or as far as it was thought."""

    moves: list[int]
    says: list[str]
    chance: float
    """To win, between 0 and 1."""
    visits: int
    reasons: list[Reason]
    """What the seat gains or gives up first, then what it denies to others or leaves to them."""


def advise(
    question: Question, budget: Budget, rng: Rng, stopped: Callable[[], bool] | None = None, lines: int = LINES
) -> list[Advice]:
    """The best lines for the seat that is asked, the best first. Only what the seat may know is looked at."""
    bot = SearchBot(rng, budget)
    if stopped is not None:
        bot.stopped = stopped
    state = question.guess(rng)
    state.reopen(question.seat)
    bot.think(state, question.seat, perf_counter())
    return best_lines(bot.tree.root, state, question.seat, rng, lines)


def best_lines(root: Node, state: State, seat: int, rng: Rng, lines: int = LINES) -> list[Advice]:
    """The lines that were tried most, of those that really differ."""
    bandit = root.find(seat)
    if bandit is None:
        return []
    legal = set(state.moves(seat))
    order = [at for at in range(len(bandit.options)) if bandit.visits[at] and bandit.options[at][0] in legal]
    order.sort(key=lambda at: (-bandit.visits[at], -bandit.values[at]))
    found: list[Advice] = []
    known: list[list[tuple[str, list[float]]]] = []
    for at in order:
        says, after = _told(state, seat, bandit.options[at], rng)
        account = after.account()
        if account in known:
            continue  # the same moves in another order
        known.append(account)
        chance = bandit.values[at] / bandit.visits[at]
        found.append(Advice(bandit.options[at], says, chance, bandit.visits[at], _reasons(state, after, seat)))
        if len(found) == lines:
            break
    return _without_common_costs(found, seat)


def _without_common_costs(found: list[Advice], seat: int) -> list[Advice]:
    """What every line costs the seat, or leaves to others, is no reason for any: cards are laid in any case."""
    if len(found) < 2:
        return found
    bad = [{(one.part, one.seat): _bad(one, seat) for one in advice.reasons} for advice in found]
    common = {key: max(0.0, min(cost.get(key, 0.0) for cost in bad)) for key in bad[0]}
    told = []
    for advice in found:
        reasons = []
        for one in advice.reasons:
            less = common.get((one.part, one.seat), 0.0)
            points = one.points + (less if one.seat == seat else -less)
            if abs(points) >= SMALL:
                reasons.append(replace(one, points=points))
        told.append(replace(advice, reasons=_sorted(reasons, seat)))
    return told


def _bad(reason: Reason, seat: int) -> float:
    """How much it speaks against the line."""
    return -reason.points if reason.seat == seat else reason.points


def _sorted(reasons: list[Reason], seat: int) -> list[Reason]:
    return sorted(reasons, key=lambda reason: (reason.seat != seat, -abs(reason.points)))


def _told(state: State, seat: int, moves: list[int], rng: Rng) -> tuple[list[str], State]:
    room, trial, says = state.room(), state.copy(), []
    for move in moves:
        says.append(room.say(trial, seat, move))
        trial.play(seat, move)
        while trial.actors() == [CHANCE]:
            trial.play(CHANCE, trial.pick(CHANCE, rng))
    return says, trial


def _reasons(before: State, after: State, seat: int) -> list[Reason]:
    reasons: list[Reason] = []
    for (part, old), (_, new) in zip(before.account(), after.account(), strict=True):
        for other in range(len(new)):
            change = new[other] - old[other]
            if abs(change) >= SMALL:
                reasons.append(Reason(part, other, change))
    return _sorted(reasons, seat)
