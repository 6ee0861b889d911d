"""Review: what happened in a game, and what would have been better.

    found = review(read("game.txt"), seconds=60)
    found.decisions[12].judgement            # "mistake"
    found.plain()                            # all of it as plain data for JSON

Every decision is judged by what its seat could know then (`patolli.lab.judging`), every point of the curve by guesses
of all seats. Each is a task of its own with random numbers of its own: the same seed and number of simulations give the
same review, in any order, in one go or in several. docs/review.md says how it judges.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from itertools import pairwise
from time import perf_counter
from typing import Any, TypeAlias

from patolli.bots.advise import Reason
from patolli.engine.core.rng import Rng
from patolli.engine.record import Record
from patolli.lab import judging
from patolli.lab.decisions import Course, Decision
from patolli.lab.judging import Stop, Stopped

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = JUDGEMENTS = ("best", "good", "inaccuracy", "mistake", "blunder")
LIMITS = (0.01, 0.03, 0.07, 0.11)
"""A chance lost below these is best, good, an inaccuracy, a mistake; more is a blunder."""
DOUBT, FEW_CASES = 2.0, 4.0
"""What counts as lost is the mean difference less this many standard errors of it; more of them after few cases, from
which the error itself is hardly known."""
PASSES = (16, 64, 256, 1024, 4096)
"""Simulations of each decision: a first pass is coarse and quick, every further one four times as thorough."""
SIMULATIONS = 256
MOST_TURNING_POINTS, LEAST_TURN = 5, 0.08
"""A turning point changes somebody's chance to win by so much."""
POINTS_STREAM = 1 << 20
"""Random numbers of the points of the curve begin here, those of decisions below."""


@dataclass(frozen=True)
class Verdict:
    """A decision and what is thought of it."""

    number: int
    seat: int
    begin: int
    end: int
    """The lines of the game before the decision, and when it was complete."""
    part: tuple[int, int]
    """The period and the round; 0 in games that do not count them."""
    secret: bool
    forced: bool
    """Whether there was nothing to judge."""
    played: list[str]
    best: list[str] = field(default_factory=list)
    """The best line found, empty if it is the one that was played."""
    judgement: str = ""
    """Empty as long as it is not judged."""
    lost: float = 0.0
    """The chance to win that the played line has cost for sure: the difference less the doubt about it."""
    difference: float = 0.0
    error: float = 0.0
    """The mean difference of the chances after both lines, and its standard error; below 0 if the played line did
    better than the one that the search had found."""
    points: float = 0.0
    """The points that it has cost, compared with the others."""
    chance: float = 0.0
    best_chance: float = 0.0
    """Of the seat after the played line, and after the best one."""
    reasons: list[Reason] = field(default_factory=list)
    """What the best line has more or less than the played one."""
    simulations: int = 0
    possible: bool = False
    """Whether there was nothing to judge because the hand was only possible, in a game from a real table."""


@dataclass(frozen=True)
class Point:
    """A point of the curve: every seat's chance to win after so many lines."""

    line: int
    chances: list[float]
    luck: bool
    """Whether chance made what lies between it and the point before."""
    simulations: int


@dataclass(frozen=True)
class Turning:
    """A moment that changed the game."""

    line: int
    """The lines when it was over."""
    seat: int
    """Whose chance changed most."""
    change: float
    luck: bool
    decision: int | None
    """The last decision in it; None if it was luck."""


@dataclass(frozen=True)
class Standing:
    """A seat in short."""

    seat: int
    accuracy: float | None
    """100 less the mean difference, in points of a hundred, and not more than 100; None if nothing was judged."""
    judged: int
    counts: dict[str, int]
    luck: float
    """The chance to win that dice and draws gave (or took, if negative)."""
    worst: int | None
    """The decision that cost most, if any cost something."""


@dataclass(frozen=True)
class Review:
    """All that is known so far."""

    game: str
    players: int
    lines: int
    seed: int
    decisions: list[Verdict]
    points: list[Point]
    turning: list[Turning]
    seats: list[Standing]
    done: int
    of: int
    """Tasks that are done at least once, of all."""
    simulations: int
    """Of the decision that was thought about least."""

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        found: dict[str, Any] = rounded(asdict(self))
        return found


@dataclass(frozen=True)
class Outline:
    """What there is to review: the decisions, not judged yet, and where the points of the curve stand."""

    game: str
    players: int
    lines: int
    decisions: list[Verdict]
    points: list[tuple[int, bool]]
    """The number of lines, and whether chance made what lies before."""
    over: bool
    """Whether the game has ended, so that the last point is known for sure."""


@dataclass(frozen=True)
class Task:
    """A decision to judge, or a point of the curve to find, with so many simulations."""

    kind: str
    number: int
    simulations: int


Result: TypeAlias = Verdict | Point
Results: TypeAlias = dict[str, Result]
"""By the key of their tasks, as far as they are done."""


def key_of(kind: str, number: int) -> str:
    return f"{kind} {number}"


def judgement_of(lost: float) -> str:
    """The word for a chance lost."""
    return next((word for word, limit in zip(JUDGEMENTS, LIMITS, strict=False) if lost < limit), BLUNDER)


def outline(course: Course) -> Outline:
    """What there is to review in a game."""
    points = [(0, False), *((span.end, span.chance) for span in course.spans)]
    decisions = [_unjudged(decision) for decision in course.decisions]
    return Outline(course.game, course.players, len(course.lines), decisions, points, course.states[-1].over())


def _unjudged(decision: Decision, simulations: int = 0) -> Verdict:
    return Verdict(
        decision.number,
        decision.seat,
        decision.begin,
        decision.end,
        decision.part,
        decision.secret,
        decision.forced,
        list(decision.says),
        simulations=simulations,
        possible=decision.possible,
    )


def judge(course: Course, decision: Decision, simulations: int, seed: int, stopped: Stopped) -> Verdict:
    """Judge one decision. Stop if it has to give way."""
    verdict = _unjudged(decision, simulations)
    if decision.forced:
        return verdict
    seat, rng = decision.seat, Rng(seed, decision.number)
    state, played = judging.judged_moves(course.states[decision.begin], seat, decision.says, rng)
    found = judging.find_best(state, seat, simulations, rng, stopped)
    cases = max(judging.FEWEST_CASES, simulations // judging.CASES_SHARE)
    compared = judging.compare(state, seat, played, found, cases, rng, stopped)
    mean, error = compared.lost(seat)
    if mean <= 0:  # the same line, or nothing better was found
        found.says = []
    lost = max(0.0, mean - DOUBT * (1.0 + FEW_CASES / cases) * error)
    chance = compared.chances(compared.played)[seat]
    return replace(
        verdict,
        best=found.says,
        judgement=judgement_of(lost),
        lost=lost,
        difference=mean,
        error=error,
        points=max(0.0, sum(compared.points) / len(compared.points)) if found.says else 0.0,
        chance=chance,
        best_chance=chance + max(0.0, mean),
        reasons=judging.reasons_of(compared, seat) if found.says else [],
    )


def point(course: Course, number: int, simulations: int, seed: int, stopped: Stopped) -> Point:
    """Find a point of the curve: the first is the start, then one after each span."""
    span = course.spans[number - 1] if number else None
    line = span.end if span else 0
    cases = max(judging.FEWEST_CASES, simulations // judging.CASES_SHARE)
    chances = judging.outlook(course.states[line], cases, Rng(seed, POINTS_STREAM + number), stopped)
    return Point(line, chances, bool(span and span.chance), simulations)


def tasks(found: Outline, simulations: int, results: Mapping[str, Result]) -> Iterator[Task]:
    """What is to be done for so many simulations of each decision. What has cost most comes first."""
    wanted = [("decision", one.number) for one in found.decisions]
    wanted += [("point", number) for number in range(len(found.points))]

    def cost(one: tuple[str, int]) -> float:
        known = results.get(key_of(*one))
        return known.difference if isinstance(known, Verdict) else 0.0

    for kind, number in sorted(wanted, key=lambda one: -cost(one)):
        known = results.get(key_of(kind, number))
        if known is None or (known.simulations < simulations and not _final(known, found)):
            yield Task(kind, number, simulations)


def _final(known: Result, found: Outline) -> bool:
    """Whether more simulations cannot change it."""
    return known.forced if isinstance(known, Verdict) else found.over and known.line == found.lines


def do(course: Course, task: Task, seed: int, stopped: Stopped = lambda: False) -> Result:
    """Do one task. Stop if it has to give way."""
    if task.kind == "point":
        return point(course, task.number, task.simulations, seed, stopped)
    return judge(course, course.decisions[task.number], task.simulations, seed, stopped)


def review(
    record: Record,
    simulations: int = 0,
    seconds: float = 0.0,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, of: None,
    stopped: Stopped = lambda: False,
) -> Review:
    """Review a game, with a number of simulations for each decision or within seconds for all of it.

    RecordError if a line cannot be played. The first, coarse pass is finished whatever the seconds.
    """
    return review_course(Course(record), simulations, seconds, seed, progress, stopped)


def review_course(
    course: Course,
    simulations: int = 0,
    seconds: float = 0.0,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, of: None,
    stopped: Stopped = lambda: False,
) -> Review:
    """The same for a game that was played through already."""
    began = perf_counter()
    results: Results = {}
    if not seconds:
        _pass(course, simulations or SIMULATIONS, seed, results, progress, stopped)
        return assemble(outline(course), seed, results)

    def over() -> bool:
        return stopped() or perf_counter() - began >= seconds

    for number, each in enumerate(PASSES):
        if not _pass(course, each, seed, results, progress, over if number else stopped):
            break
    return assemble(outline(course), seed, results)


def _pass(
    course: Course, simulations: int, seed: int, results: Results, progress: Callable[[int, int], None], over: Stopped
) -> bool:
    """Do all tasks of one number of simulations; False if it was stopped."""
    todo = list(tasks(outline(course), simulations, results))
    for number, task in enumerate(todo):
        if over():
            return False
        try:
            results[key_of(task.kind, task.number)] = do(course, task, seed, over)
        except Stop:
            return False
        progress(number + 1, len(todo))
    return True


def assemble(found: Outline, seed: int, results: Mapping[str, Result]) -> Review:
    """The review, as far as it is done. What is not judged yet has no judgement, what is not known no point."""
    verdicts = [_known(one, results) for one in found.decisions]
    known = (results.get(key_of("point", number)) for number in range(len(found.points)))
    points = [one for one in known if isinstance(one, Point)]
    return Review(
        found.game,
        found.players,
        found.lines,
        seed,
        verdicts,
        points,
        turning_points(points, verdicts),
        [standing(seat, verdicts, points) for seat in range(found.players)],
        len(results),
        len(found.decisions) + len(found.points),
        min((one.simulations for one in verdicts if not one.forced), default=0),
    )


def _known(unjudged: Verdict, results: Mapping[str, Result]) -> Verdict:
    found = results.get(key_of("decision", unjudged.number))
    return found if isinstance(found, Verdict) else unjudged


def steps(points: list[Point]) -> Iterator[tuple[Point, list[float]]]:
    """Each point after the first known one, with how every seat's chance has changed."""
    for before, after in pairwise(points):
        yield after, [b - a for a, b in zip(before.chances, after.chances, strict=True)]


def turning_points(points: list[Point], verdicts: list[Verdict]) -> list[Turning]:
    """The moments that changed somebody's chance most, in their order."""
    found = []
    for after, changes in steps(points):
        seat = max(range(len(changes)), key=lambda at: abs(changes[at]))
        if abs(changes[seat]) >= LEAST_TURN:
            last = [one.number for one in verdicts if one.end <= after.line]
            decision = None if after.luck or not last else last[-1]
            found.append(Turning(after.line, seat, changes[seat], after.luck, decision))
    found = sorted(found, key=lambda one: -abs(one.change))[:MOST_TURNING_POINTS]
    return sorted(found, key=lambda one: one.line)


def standing(seat: int, verdicts: list[Verdict], points: list[Point]) -> Standing:
    """A seat in short.

    Accuracy leaves forced decisions out. It counts differences as they are, also those that may be luck: they even out.
    By what is lost for sure whoever searches deeper than the review is judged worse than the review itself.
    """
    judged = [one for one in verdicts if one.seat == seat and one.judgement]
    counts = {word: sum(one.judgement == word for one in judged) for word in JUDGEMENTS}
    accuracy = min(100.0, 100.0 - 100.0 * sum(one.difference for one in judged) / len(judged)) if judged else None
    luck = sum(changes[seat] for after, changes in steps(points) if after.luck)
    worst = max(judged, key=lambda one: one.lost, default=None)
    return Standing(seat, accuracy, len(judged), counts, luck, worst.number if worst and worst.lost else None)


def rounded(value: Any) -> Any:
    """Numbers with four digits after the point: more says nothing, and is not the same on every machine."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {name: rounded(each) for name, each in value.items()}
    return [rounded(each) for each in value] if isinstance(value, (list, tuple)) else value
