"""A review as one HTML page: curve, players, turning points, mistakes with their boards; without script and network."""

from __future__ import annotations

from base64 import b64encode
from html import escape

from patolli.engine.core.state import State
from patolli.lab.decisions import Course, moves_of
from patolli.lab.pages import Page
from patolli.lab.review import Review, Verdict
from patolli.lab.review_texts import SIGNS, Teller, of_hundred, worse
from patolli.stage import charts
from patolli.stage.svg import svg

MOST_BOARDS = 12
"""Mistakes with boards, those that have cost most: a page with all of them would be heavy."""
MOST_TICKS = 12


def review_page(course: Course, review: Review, teller: Teller, command: str) -> str:
    """The page. `command` made the review."""
    tell = teller.words.tell
    page = Page(tell("review-title", title=teller.game.title), teller.language)
    page.lead(
        tell("review-lead", decisions=len(review.decisions), simulations=review.simulations, seed=str(review.seed))
    )
    page.chart(chances(review, teller))
    page.heading(tell("review-seats"))
    page.table(standings(review, teller))
    page.sentence(tell("review-accuracy-why"))
    page.sentence(tell("review-luck-why"))
    page.heading(tell("review-turning"))
    turns = [(tell("review-after", line=one.line), teller.turning(one)) for one in review.turning]
    if turns:
        page.findings(turns)
    else:
        page.sentence(tell("review-turning-none"))
    page.heading(tell("review-mistakes"))
    shown = worse(review)
    if not shown:
        page.sentence(tell("review-mistakes-none"))
    drawn = sorted(shown, key=lambda one: -one.lost)[:MOST_BOARDS]
    for verdict in shown:
        _mistake(page, course, verdict, teller, verdict in drawn)
    page.table(decisions(review, teller), summary=tell("review-all", count=len(review.decisions)))
    page.sentence(teller.how())
    page.code(command, tell("review-again"))
    return page.html()


def chances(review: Review, teller: Teller) -> charts.Chart:
    """The curve of chances, with mistakes and blunders as diamonds."""
    along = [float(point.line) for point in review.points]
    seats = range(len(review.points[0].chances)) if review.points else range(0)
    series = {teller.called(seat): [point.chances[seat] for point in review.points] for seat in seats}
    marks: dict[str, list[tuple[float, float, str]]] = {}
    for verdict in worse(review):
        point = next((one for one in review.points if one.line >= verdict.end), None)
        if point is not None:
            told = f"{teller.when(verdict.part)}: {teller.judgement(verdict)}"
            mark = (float(point.line), point.chances[verdict.seat], told)
            marks.setdefault(teller.called(verdict.seat), []).append(mark)
    return charts.curve(teller.words.tell("review-chance"), along, series, _ticks(review, teller), marks)


def _ticks(review: Review, teller: Teller) -> dict[float, str]:
    """Where rounds begin, or every few of them."""
    begins: dict[tuple[int, int], int] = {}
    for verdict in review.decisions:
        begins.setdefault(verdict.part, verdict.begin)
    step = 1 + len(begins) // MOST_TICKS
    return {
        float(line): f"{part[0]}.{part[1]}" if part[0] else str(part[1])
        for number, (part, line) in enumerate(begins.items())
        if not number % step and part[1]
    }


def standings(review: Review, teller: Teller) -> list[list[str]]:
    """A row for each seat, below a head."""
    tell = teller.words.tell
    head = [
        "",
        tell("review-accuracy"),
        tell("review-luck"),
        *(f"{SIGNS[word]} {tell(f'review-{word}')}" for word in SIGNS),
    ]
    rows = [
        [
            teller.called(one.seat),
            "–" if one.accuracy is None else f"{one.accuracy:.1f}",
            f"{of_hundred(one.luck):+d}",
            *(str(one.counts[word]) for word in SIGNS),
        ]
        for one in review.seats
    ]
    return [head, *rows]


def decisions(review: Review, teller: Teller) -> list[list[str]]:
    """A row for each decision, below a head."""
    tell = teller.words.tell
    head = [tell(f"review-head-{name}") for name in ("decision", "when", "judgement", "lost")]
    rows = [
        [
            f"{one.number + 1}. {teller.called(one.seat)}: {'; '.join(one.played)}",
            teller.when(one.part),
            teller.judgement(one) if one.forced or one.judgement else "",
            str(of_hundred(one.lost)) if one.judgement else "",
        ]
        for one in review.decisions
    ]
    return [head, *rows]


def _mistake(page: Page, course: Course, verdict: Verdict, teller: Teller, drawn: bool) -> None:
    tell = teller.words.tell
    named = f"{SIGNS[verdict.judgement]} {teller.called(verdict.seat)}, {teller.when(verdict.part)}"
    before = known(course, verdict)
    lines = [
        (tell(key), "; ".join(says), " ".join(teller.sentences(before, verdict.seat, says)), says)
        for key, says in (("review-played", verdict.played), ("review-better", verdict.best))
    ]
    parts = [f"<h3>{escape(named)}: {escape(teller.judgement(verdict))}</h3><p>{escape(teller.cost(verdict))}</p>"]
    if why := teller.reasons(verdict):
        items = "".join(f"<li>{escape(reason)}</li>" for reason in why)
        parts.append(f"<p>{escape(tell('review-better'))}:</p><ul>{items}</ul>")
    for name, words, sentence, says in lines:
        board = f'<img alt="{escape(sentence)}" src="{_board(before, verdict.seat, says, teller)}">' if drawn else ""
        parts.append(
            f"<figure><figcaption><b>{escape(name)}</b>: {escape(sentence)} <code>{escape(words)}</code></figcaption>"
            f"{board}</figure>"
        )
    page.parts.append(f'<section class="mistake">{"".join(parts)}</section>')


def known(course: Course, verdict: Verdict) -> State:
    """The position in which a decision was made."""
    return course.states[verdict.begin]


def _board(state: State, seat: int, says: list[str], teller: Teller) -> str:
    """The board after a line, as its seat sees it, as an address that holds all of it."""
    trial = state.copy()
    moves_of(trial, seat, says)
    scene = teller.game.scene(trial.view(seat), teller.language, says[-1], teller.names)
    return f"data:image/svg+xml;base64,{b64encode(svg(scene).encode()).decode()}"
