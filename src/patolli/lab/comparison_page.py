"""A comparison as plain data, as rows for a table program, and as a page."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Any

from patolli import __version__
from patolli.lab.compare import Comparison, Side
from patolli.lab.estimates import ALPHA, Estimate
from patolli.lab.facts import PARTS, Facts
from patolli.lab.labels import between, kind_name, label, number, row_name
from patolli.lab.pages import Page
from patolli.stage import charts
from patolli.stage.speech import Speech

MOST_FINDINGS = 12
COLUMNS = (
    "group",
    "kind",
    "name",
    "a",
    "a_low",
    "a_high",
    "b",
    "b_low",
    "b_high",
    "change",
    "low",
    "high",
    "deals",
    "named",
)


def plain(game: str, players: int, seed: int, a: Side, b: Side, what: str, comparison: Comparison) -> dict[str, Any]:
    """All that is found, as plain data for JSON."""
    pairs = comparison.pairs
    one, two = [pair.a for pair in pairs], [pair.b for pair in pairs]
    changes = comparison.changes()
    return {
        "version": __version__,
        "game": game,
        "players": players,
        "what": what,
        "a": {"label": a.label, "bot": str(a.bot), "options": dict(a.options)},
        "b": {"label": b.label, "bot": str(b.bot), "options": dict(b.options)},
        "deals": len(pairs),
        "seed": seed,
        "error": ALPHA,
        "measures": [
            {
                "group": change.measure.group,
                "kind": change.measure.kind,
                "name": change.measure.name,
                "a": rounded(change.a.value),
                "a_95": ends(change.a),
                "b": rounded(change.b.value),
                "b_95": ends(change.b),
                "change": rounded(change.change.value),
                "change_95": ends(change.change),
                "deals": change.change.deals,
                "named": change.named,
            }
            for change in changes
        ],
        "course": {"a": course(one), "b": course(two)},
        "places": {"a": places(one), "b": places(two)},
    }


def rounded(value: float | None) -> float | None:
    """A number for JSON."""
    return None if value is None else round(value, 6)


def ends(estimate: Estimate) -> list[float] | None:
    """An interval for JSON."""
    interval = estimate.interval()
    return None if interval is None else [round(end, 6) for end in interval]


def course(games: Sequence[Facts]) -> list[float]:
    """After each tenth of the game: the share of games in which the later winner led."""
    return [round(sum(facts.course[part] for facts in games) / len(games), 6) for part in range(PARTS)] if games else []


def places(games: Sequence[Facts]) -> list[list[float]]:
    """By seat: how often it came first, second and so on."""
    size = len(games[0].points) if games else 0
    return [
        [round(sum(facts.places[seat] == place for facts in games) / len(games), 6) for place in range(1, size + 1)]
        for seat in range(size)
    ]


def rows(found: dict[str, Any]) -> str:
    """The measures as CSV, a row each."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in found["measures"]:
        cells = [row["group"], row["kind"], row["name"]]
        for key in ("a", "b", "change"):
            cells += [row[key], *(row[f"{key}_95"] or (None, None))]
        writer.writerow([*cells, row["deals"], int(row["named"])])
    return out.getvalue()


def findings(found: dict[str, Any], words: Speech, seats: Sequence[str]) -> list[tuple[str, str]]:
    """What differs beyond doubt, the clearest first: its name and a sentence."""
    named = [row for row in found["measures"] if row["named"]]
    return [
        (
            label(row, words, seats),
            words.tell(
                "lab-finding",
                a=number(row["a"]),
                b=number(row["b"]),
                change=number(row["change"], signed=True),
                between=between(row["change_95"], signed=True),
            ),
        )
        for row in sorted(named, key=_doubt)
    ]


def _doubt(row: dict[str, Any]) -> tuple[bool, float]:
    """Main measures first; then what its interval is small compared with."""
    low, high = row["change_95"]
    return row["group"] not in ("points", "share", "game", "duel"), (high - low) / abs(row["change"])


def comparison_page(found: dict[str, Any], words: Speech, title: str, seats: Sequence[str], command: str) -> str:
    """The page. `words` are those of the game, `seats` the names of the seats, `command` what made the comparison."""
    a, b = _names(found)
    page = Page(words.tell("lab-compare-title", title=title, a=a, b=b), words.language)
    page.lead(
        words.tell(
            "lab-compare-lead",
            deals=found["deals"],
            players=found["players"],
            bot=found["a"]["bot"],
            what=found["what"],
            seed=str(found["seed"]),
        )
    )
    told = findings(found, words, seats)
    page.heading(words.tell("lab-what-changes"))
    if told:
        page.findings(told[:MOST_FINDINGS])
        if len(told) > MOST_FINDINGS:
            page.sentence(words.tell("lab-more-findings", count=len(told) - MOST_FINDINGS))
    else:
        page.sentence(words.tell("lab-nothing-differs"))
    page.sentence(words.tell("lab-read-interval", b=b, a=a))
    _changes(page, found, words, seats)
    page.chart(
        charts.lines(
            words.tell("lab-course-title"),
            [100 * part / PARTS for part in range(1, PARTS + 1)],
            {a: found["course"]["a"], b: found["course"]["b"]},
            below=words.tell("lab-course-below"),
        )
    )
    _places(page, found, words, seats)
    _sources(page, found, words)
    _things(page, found, words)
    page.heading(words.tell("lab-all-measures"))
    page.table(*_table(found, words, seats), summary=words.tell("lab-show-all", count=len(found["measures"])))
    page.code(command, words.tell("lab-again"))
    page.note(words.tell("lab-compare-note", version=found["version"]))
    return page.html()


def _names(found: dict[str, Any]) -> tuple[str, str]:
    """What both sides are called; never the same."""
    a, b = found["a"]["label"], found["b"]["label"]
    return (a, b) if a != b else (f"A: {a}", f"B: {b}")


def _group(found: dict[str, Any], *groups: str, kind: str = "") -> list[dict[str, Any]]:
    return [row for row in found["measures"] if row["group"] in groups and (not kind or row["kind"] == kind)]


def _changes(page: Page, found: dict[str, Any], words: Speech, seats: Sequence[str]) -> None:
    for group in ("duel", "points", "share"):
        shown = _group(found, group)
        if group == "duel":
            shown = [row for row in shown if row["name"] == "share"]
        if shown:
            page.chart(_intervals(words.tell(f"lab-chart-{group}"), shown, [label(row, words, seats) for row in shown]))
    for row in _group(found, "game"):
        name = label(row, words, seats)
        page.chart(_intervals(words.tell("lab-chart-change", name=name), [row], [""]))


def _intervals(title: str, shown: Sequence[dict[str, Any]], labels: Sequence[str]) -> charts.Chart:
    return charts.intervals(title, labels, [row["change"] for row in shown], [half(row["change_95"]) for row in shown])


def half(ends: Sequence[float] | None) -> float | None:
    """Half an interval."""
    return None if ends is None else (ends[1] - ends[0]) / 2


def _places(page: Page, found: dict[str, Any], words: Speech, seats: Sequence[str]) -> None:
    page.heading(words.tell("lab-places"))
    for side in ("a", "b"):
        size = len(found["places"][side])
        if size > 1:
            columns = [words.tell("lab-place", place=place) for place in range(1, size + 1)]
            page.chart(charts.heat_map(_names(found)[side == "b"], seats[:size], columns, found["places"][side]))


def _sources(page: Page, found: dict[str, Any], words: Speech) -> None:
    shown = _group(found, "sheet")
    if shown:
        page.heading(words.tell("lab-sources"))
        labels = [row_name(row["name"], words) for row in shown]
        page.chart(_both(words.tell("lab-chart-sheet"), found, shown, labels))


def _both(title: str, found: dict[str, Any], shown: Sequence[dict[str, Any]], labels: Sequence[str]) -> charts.Chart:
    sides = dict(zip(_names(found), ("a", "b"), strict=True))
    return charts.bars(
        title,
        labels,
        {name: [row[side] or 0.0 for row in shown] for name, side in sides.items()},
        halves={name: [half(row[f"{side}_95"]) for row in shown] for name, side in sides.items()},
    )


def _things(page: Page, found: dict[str, Any], words: Speech) -> None:
    page.heading(words.tell("lab-things"))
    page.sentence(words.tell("lab-worth-meaning"))
    for kind in dict.fromkeys(row["kind"] for row in _group(found, "used")):
        name = kind_name(kind, words)
        used = _group(found, "used", kind=kind)
        page.chart(_both(words.tell("lab-chart-used", kind=name), found, used, [row["name"] for row in used]))
        worth = [row for row in _group(found, "worth", kind=kind) if row["change_95"] is not None]
        if worth:
            page.chart(_both(words.tell("lab-chart-worth", kind=name), found, worth, [row["name"] for row in worth]))


def _table(found: dict[str, Any], words: Speech, seats: Sequence[str]) -> tuple[list[list[str]], list[int]]:
    head = [words.tell(f"lab-head-{key}") for key in ("measure", "a", "b", "change", "between", "deals")]
    body = [
        [
            label(row, words, seats),
            number(row["a"]),
            number(row["b"]),
            number(row["change"], signed=True),
            between(row["change_95"], signed=True),
            str(row["deals"]),
        ]
        for row in found["measures"]
    ]
    return [head, *body], [at for at, row in enumerate(found["measures"]) if row["named"]]


def table(
    found: dict[str, Any], words: Speech, seats: Sequence[str], groups: Iterable[str]
) -> tuple[list[list[str]], list[int]]:
    """Rows for a terminal: the measures of these groups, and of the others what differs; and which stand out."""
    kept = set(groups)
    shown = [row for row in found["measures"] if row["group"] in kept or row["named"]]
    return _table({**found, "measures": shown}, words, seats)
