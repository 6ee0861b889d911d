"""A review in the words of whoever reads it."""

from __future__ import annotations

from collections.abc import Sequence

from patolli.engine.match import Match
from patolli.lab.review import JUDGEMENTS, Review, Verdict, assemble
from patolli.lab.review_texts import Teller
from patolli.stage.game import ShownGame
from patolli.table.errors import Refused
from patolli.table.messages import Step
from patolli.table.review_messages import (
    ReviewedDecision,
    ReviewedLine,
    ReviewedMoment,
    ReviewedPoint,
    ReviewedSeat,
    ReviewNews,
    TurningPoint,
)
from patolli.table.review_rows import WANTED, ReviewRow, digests
from patolli.table.reviewing import PASSES, SEED, outline_of, results_of
from patolli.table.session import Guest, Session
from patolli.table.snapshot import Snapshot, VersionCache

EXPLAINED = ("accuracy", "luck")


def check(session: Session, guest: Guest) -> None:
    """Refused, in one sentence whatever the position, while others play; or if the game cannot be played through."""
    if not session.may_play_on(session.mine(guest), session.hosted_by(guest)):
        raise Refused("review-running")
    if session.stuck:
        raise session.stuck.refused()


def review_of(session: Session, rows: Sequence[ReviewRow]) -> Review | None:
    """What is known of the game as it is now; None if nothing is."""
    digest = digests(session.record())
    found = outline_of(rows, digest)
    return assemble(found, SEED, results_of(rows, found, digest)) if found else None


def news_of(session: Session, rows: Sequence[ReviewRow], language: str) -> ReviewNews:
    """All of a review, as far as it is done."""
    review, wanted = review_of(session, rows), any(row.part == WANTED for row in rows)
    teller = teller_of(session, language)
    if review is None:
        return ReviewNews("working" if wanted else "none", 0, 0, 0, session.seq, [], [], [], [], _texts(teller))
    complete = not wanted and review.done == review.of and review.simulations >= PASSES[-1]
    of = len(PASSES) * review.of
    return ReviewNews(
        "done" if complete else "working" if wanted else "none",
        of if complete else min(of - 1, _steps_done(review)),
        of,
        review.simulations,
        review.lines,
        [
            ReviewedSeat(
                one.seat,
                teller.called(one.seat),
                None if one.accuracy is None else round(one.accuracy, 1),
                round(one.luck, 3),
                one.counts,
                one.worst,
            )
            for one in review.seats
        ],
        [_decision(one, teller) for one in review.decisions],
        [ReviewedPoint(one.line, one.luck, [round(chance, 3) for chance in one.chances]) for one in review.points],
        [TurningPoint(one.line, one.seat, one.decision, teller.turning(one)) for one in review.turning],
        _texts(teller),
    )


def teller_of(session: Session, language: str) -> Teller:
    return Teller(session.game, session.match.state, [seat.name for seat in session.seats], language)


def _steps_done(review: Review) -> int:
    """How much of all passes is done: what needs no further thought counts as all of its passes."""
    forced = sum(one.forced and one.simulations > 0 for one in review.decisions)
    known = [one.simulations for one in review.decisions if not one.forced] + [one.simulations for one in review.points]
    return len(PASSES) * forced + sum(simulations >= each for simulations in known for each in PASSES)


def _texts(teller: Teller) -> dict[str, str]:
    tell = teller.words.tell
    words = {word: tell(f"review-{word}") for word in (*JUDGEMENTS, "forced", "possible")}
    return {"how": teller.how(), **{name: tell(f"review-{name}-why") for name in EXPLAINED}, **words}


def _decision(one: Verdict, teller: Teller) -> ReviewedDecision:
    return ReviewedDecision(
        one.number,
        one.seat,
        one.begin,
        one.end,
        teller.when(one.part),
        one.secret,
        one.forced,
        one.possible,
        one.judgement,
        round(one.lost, 3),
        round(one.chance, 3),
        round(one.best_chance, 3),
        round(one.points, 1),
        teller.cost(one) if one.judgement else "",
        teller.reasons(one),
        one.played,
        one.best,
        teller.log(one),
    )


def moment_of(session: Session, verdict: Verdict, language: str) -> ReviewedMoment:
    """A decision on the board, as its seat saw it then."""
    seat, names = verdict.seat, [one.name for one in session.seats]
    before, game = session.match.at(verdict.begin), session.game
    lines = [_line(game, before, seat, says, names, language) for says in (verdict.played, verdict.best)]
    return ReviewedMoment(
        verdict.number,
        seat,
        session.numbers.seq(seat, verdict.begin),
        game.prompt(before.state.view(seat), language, names),
        *lines,
    )


def _line(
    game: ShownGame, before: Match, seat: int, says: Sequence[str], names: Sequence[str], language: str
) -> ReviewedLine:
    """The positions on the way through a line, the one before it first."""
    match, cache = before.copy(), VersionCache()
    texts: list[str] = []
    steps = [Step(0, match.state.points(), Snapshot(match.copy(), names, cache).scene(seat, language))]
    for line in says:
        texts.append(game.tell_line(match.state.view(seat), seat, line, language, names))
        match.follow(seat, line)
        cache = VersionCache(cache)
        steps.append(Step(len(texts), match.state.points(), Snapshot(match.copy(), names, cache).scene(seat, language)))
    return ReviewedLine(list(says), texts, steps)
