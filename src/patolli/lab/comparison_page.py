"""A comparison as plain data, as rows for a table program, and as a page."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from math import inf
from typing import Any

from patolli import __version__
from patolli.lab.compare import Comparison, Side
from patolli.lab.estimates import ALPHA, Estimate
from patolli.lab.facts import PARTS, Facts
from patolli.lab.labels import between, kind_name, label, number, row_name, shown
from patolli.lab.measures import MAIN
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


def findings(found: dict[str, Any], words: Speech, seats: Sequence[str]) -> list[tuple[str, str, int]]:
    """What differs beyond doubt: its name, a sentence, and how many measures that change in the same way it tells."""
    alike: dict[str, list[dict[str, Any]]] = {}
    for row in sorted((shown(row) for row in found["measures"] if row["named"]), key=_doubt):
        said = words.tell(
            "lab-finding",
            a=number(row["a"]),
            b=number(row["b"]),
            change=number(row["change"], signed=True),
            between=between(row["change_95"], signed=True),
        )
        alike.setdefault(f"{row['group']} {row['kind']} {said}", []).append({**row, "said": said})
    return [
        (label({**rows[0], "name": ", ".join(row["name"] for row in rows)}, words, seats), rows[0]["said"], len(rows))
        if rows[0]["group"] in ("used", "worth")
        else (", ".join(label(row, words, seats) for row in rows), rows[0]["said"], len(rows))
        for rows in alike.values()
    ]


def _doubt(row: dict[str, Any]) -> tuple[int, float]:
    """Main measures first, then where points come from; among them what its interval is small compared with."""
    low, high = row["change_95"]
    group = row["group"]
    after = 0 if group in MAIN else 1 if group == "sheet" else 2
    return after, (high - low) / abs(row["change"])


def comparison_page(found: dict[str, Any], words: Speech, title: str, seats: Sequence[str], command: str) -> str:
    """The page. `words` are those of the game, `seats` the names of the seats, `command` what made the comparison."""
    a, b = _names(found, words)
    told_in = "lab-box-title" if a == words.tell("lab-sweep-as-it-is") else "lab-compare-title"
    page = Page(words.tell(told_in, title=title, a=a, b=b), words.language)
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
    if told:
        named = sum(row["named"] for row in found["measures"])
        page.heading(words.tell("lab-what-changes", count=named, all=len(found["measures"])))
        page.findings((name, said) for name, said, _ in told[:MOST_FINDINGS])
        if more := sum(count for _, _, count in told[MOST_FINDINGS:]):
            page.sentence(words.tell("lab-more-findings", count=more))
    else:
        page.heading(words.tell("lab-nothing-differs"))
    page.sentence(words.tell("lab-read-interval", b=b, a=a))
    _changes(page, found, words, seats)
    page.chart(
        charts.lines(
            words.tell("lab-course-title"),
            [100 * part / PARTS for part in range(1, PARTS + 1)],
            {a: percents(found["course"]["a"]), b: percents(found["course"]["b"])},
            unit="%",
            below=words.tell("lab-course-below"),
        )
    )
    _places(page, found, words, seats)
    _sources(page, found, words)
    _things(page, found, words)
    page.heading(words.tell("lab-all-measures"))
    (head, *body), marked = _table(found, words, seats)
    page.table(
        [[head[0], a, b, *head[3:]], *body], marked, summary=words.tell("lab-show-all", count=len(found["measures"]))
    )
    page.code(command, words.tell("lab-again"))
    page.note(words.tell("lab-compare-note", version=found["version"]))
    return page.html()


def percents(shares: Sequence[float]) -> list[float]:
    return [100 * share for share in shares]


def _names(found: dict[str, Any], words: Speech) -> tuple[str, str]:
    """What both sides are called; never the same."""
    a, b = found["a"]["label"], found["b"]["label"]
    if a != b and a in ("box", "default"):
        a = words.tell("lab-sweep-as-it-is")
    return (a, b) if a != b else (f"A: {a}", f"B: {b}")


def _group(found: dict[str, Any], *groups: str, kind: str = "") -> list[dict[str, Any]]:
    return [row for row in found["measures"] if row["group"] in groups and (not kind or row["kind"] == kind)]


def _changes(page: Page, found: dict[str, Any], words: Speech, seats: Sequence[str]) -> None:
    for group in ("duel", "points", "share"):
        rows = _group(found, group)
        if group == "duel":
            rows = [row for row in rows if row["name"] == "share"]
        if rows:
            names = [""] if group == "duel" else [seats[int(row["name"])] for row in rows]
            page.chart(_intervals(words.tell(f"lab-chart-{group}"), rows, names))
    for row in _group(found, "game"):
        name = label(row, words, seats)
        page.chart(_intervals(words.tell("lab-chart-change", name=name), [row], [""]))


def _intervals(title: str, rows: Sequence[dict[str, Any]], labels: Sequence[str]) -> charts.Chart:
    drawn = [shown(row) for row in rows]
    return charts.intervals(title, labels, [row["change"] for row in drawn], [half(row["change_95"]) for row in drawn])


def half(ends: Sequence[float] | None) -> float | None:
    """Half an interval."""
    return None if ends is None else (ends[1] - ends[0]) / 2


def _places(page: Page, found: dict[str, Any], words: Speech, seats: Sequence[str]) -> None:
    page.heading(words.tell("lab-places"))
    for side in ("a", "b"):
        size = len(found["places"][side])
        if size > 1:
            columns = [words.tell("lab-place", place=place) for place in range(1, size + 1)]
            shares = [percents(row) for row in found["places"][side]]
            page.chart(charts.heat_map(_names(found, words)[side == "b"], seats[:size], columns, shares, "%"))


def _sources(page: Page, found: dict[str, Any], words: Speech) -> None:
    rows = _group(found, "sheet")
    if rows:
        page.heading(words.tell("lab-sources"))
        labels = [row_name(row["name"], words) for row in rows]
        page.chart(_both(words.tell("lab-chart-sheet"), _names(found, words), rows, labels))


def _both(title: str, names: tuple[str, str], rows: Sequence[dict[str, Any]], labels: Sequence[str]) -> charts.Chart:
    sides = dict(zip(names, ("a", "b"), strict=True))
    return charts.bars(
        title,
        labels,
        {name: [row[side] or 0.0 for row in rows] for name, side in sides.items()},
        halves={name: [half(row[f"{side}_95"]) for row in rows] for name, side in sides.items()},
        floor=0.0 if rows[0]["group"] == "used" else -inf,
    )


def _things(page: Page, found: dict[str, Any], words: Speech) -> None:
    page.heading(words.tell("lab-things"))
    page.sentence(words.tell("lab-worth-meaning"))
    names = _names(found, words)
    for kind in dict.fromkeys(row["kind"] for row in _group(found, "used")):
        name = kind_name(kind, words)
        used = _group(found, "used", kind=kind)
        page.chart(_both(words.tell("lab-chart-used", kind=name), names, used, [row["name"] for row in used]))
        worth = [row for row in _group(found, "worth", kind=kind) if row["change_95"] is not None]
        if worth:
            page.chart(_both(words.tell("lab-chart-worth", kind=name), names, worth, [row["name"] for row in worth]))


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
        for row in map(shown, found["measures"])
    ]
    return [head, *body], [at for at, row in enumerate(found["measures"]) if row["named"]]


def table(
    found: dict[str, Any], words: Speech, seats: Sequence[str], groups: Iterable[str]
) -> tuple[list[list[str]], list[int]]:
    """Rows for a terminal: the measures of these groups, and of the others what differs; and which stand out."""
    kept = set(groups)
    rows = [row for row in found["measures"] if row["group"] in kept or row["named"]]
    return _table({**found, "measures": rows}, words, seats)
