"""The balance of a box as plain data, as rows for a table program, and as a page."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any

from patolli import __version__
from patolli.lab.balance import Balance, Skill
from patolli.lab.compare import Change
from patolli.lab.comparison_page import course, ends, half, percents, places, rounded
from patolli.lab.facts import PARTS
from patolli.lab.labels import between, kind_name, label, number
from patolli.lab.labels import shown as read
from patolli.lab.pages import Page
from patolli.stage import charts
from patolli.stage.speech import Speech

COLUMNS = ("group", "kind", "name", "value", "low", "high", "even", "deals", "named")


def plain(
    game: str,
    players: int,
    seed: int,
    bot: str,
    options: Mapping[str, str],
    balance: Balance,
    skill: Skill | None = None,
    changes: Mapping[tuple[str, str], Sequence[Change]] | None = None,
) -> dict[str, Any]:
    """All that is found, as plain data for JSON."""
    return {
        "version": __version__,
        "game": game,
        "players": players,
        "bot": bot,
        "options": dict(options),
        "deals": len(balance.games),
        "seed": seed,
        "measures": [
            {
                "group": each.measure.group,
                "kind": each.measure.kind,
                "name": each.measure.name,
                "value": rounded(each.value.value),
                "value_95": ends(each.value),
                "even": rounded(each.even),
                "deals": each.value.deals,
                "named": each.named,
            }
            for each in balance.found()
        ],
        "course": course(balance.games),
        "places": places(balance.games),
        "skill": None
        if skill is None
        else {
            "wins": rounded(skill.wins.value),
            "wins_95": ends(skill.wins),
            "parts": {name: rounded(part.value) for name, part in skill.parts.items()},
            "parts_95": {name: ends(part) for name, part in skill.parts.items()},
        },
        "option_changes": [
            {
                "option": name,
                "to": value,
                "group": change.measure.group,
                "name": change.measure.name,
                "a": rounded(change.a.value),
                "b": rounded(change.b.value),
                "change": rounded(change.change.value),
                "change_95": ends(change.change),
                "named": change.named,
            }
            for (name, value), found in (changes or {}).items()
            for change in found
        ],
    }


def rows(found: dict[str, Any]) -> str:
    """The measures as CSV, a row each."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in found["measures"]:
        low, high = row["value_95"] or (None, None)
        cells = [row["group"], row["kind"], row["name"], row["value"], low, high, row["even"]]
        writer.writerow([*cells, row["deals"], int(row["named"])])
    return out.getvalue()


def sentences(found: dict[str, Any], words: Speech, seats: Sequence[str], bots: tuple[str, str]) -> list[str]:
    """What the numbers say about seats, tension and skill."""
    shares = [row for row in found["measures"] if row["group"] == "share"]
    told = [
        words.tell(
            "lab-seat-better",
            seat=seats[int(row["name"])],
            share=f"{row['value']:.1%}",
            between=_percent(row["value_95"]),
            even=f"{row['even']:.1%}",
        )
        for row in shares
        if row["named"]
    ] or [words.tell("lab-seats-even")]
    game = {row["name"]: row["value"] for row in found["measures"] if row["group"] == "game"}
    told.append(words.tell("lab-tension-open", open=f"{game['open']:.0%}", changes=number(game["lead-changes"])))
    if found["skill"] is not None:
        wins = found["skill"]["wins"]
        ranges = _percent(found["skill"]["wins_95"])
        told.append(words.tell("lab-skill-wins", strong=bots[0], weak=bots[1], share=f"{wins:.1%}", between=ranges))
    return told


def _percent(pair: Sequence[float] | None) -> str:
    return "–" if pair is None else f"{max(0.0, pair[0]):.1%} … {min(1.0, pair[1]):.1%}"


def balance_page(
    found: dict[str, Any], words: Speech, title: str, seats: Sequence[str], bots: tuple[str, str], command: str
) -> str:
    """The page. `bots`: the stronger and the weaker one of luck and skill."""
    page = Page(words.tell("lab-balance-title", title=title), words.language)
    page.lead(
        words.tell(
            "lab-balance-lead",
            deals=found["deals"],
            players=found["players"],
            bot=found["bot"],
            seed=str(found["seed"]),
        )
    )
    for told in sentences(found, words, seats, bots):
        page.sentence(told)
    page.heading(words.tell("lab-seats"))
    shares = _group(found, "share")
    if shares:
        even = shares[0]["even"]
        drawn = [read(row) for row in shares]
        title_of = words.tell("lab-chart-seat-share", even=f"{even:.1%}")
        page.chart(_intervals(title_of, drawn, seats, 100 * even, "%"))
        page.chart(_intervals(words.tell("lab-chart-advantage"), _group(found, "advantage"), seats, 0.0))
    if len(found["places"]) > 1:
        columns = [words.tell("lab-place", place=place) for place in range(1, len(found["places"]) + 1)]
        page.chart(charts.heat_map(words.tell("lab-places"), seats, columns, list(map(percents, found["places"])), "%"))
    page.heading(words.tell("lab-tension"))
    tenths = [100 * part / PARTS for part in range(1, PARTS + 1)]
    below = words.tell("lab-course-below")
    page.chart(charts.lines(words.tell("lab-course-title"), tenths, {"": percents(found["course"])}, "%", below))
    _skill(page, found, words)
    _things(page, found, words)
    _options(page, found, words, seats)
    page.heading(words.tell("lab-all-measures"))
    shown, marked = table(found, words, seats)
    page.table(shown, marked, summary=words.tell("lab-show-all", count=len(found["measures"])))
    page.code(command, words.tell("lab-again"))
    page.note(words.tell("lab-balance-note", version=found["version"]))
    return page.html()


def _group(found: dict[str, Any], group: str, kind: str = "") -> list[dict[str, Any]]:
    return [row for row in found["measures"] if row["group"] == group and (not kind or row["kind"] == kind)]


def _intervals(
    title: str, shown: Sequence[dict[str, Any]], labels: Sequence[str], middle: float, unit: str = ""
) -> charts.Chart:
    names = labels[: len(shown)]
    return charts.intervals(
        title, names, [row["value"] for row in shown], [half(row["value_95"]) for row in shown], middle, unit
    )


def _skill(page: Page, found: dict[str, Any], words: Speech) -> None:
    if found["skill"] is None:
        return
    page.heading(words.tell("lab-skill"))
    page.sentence(words.tell("lab-skill-meaning"))
    parts = found["skill"]["parts"]
    page.chart(
        charts.bars(
            words.tell("lab-skill-parts"),
            [words.tell(f"lab-skill-{name}") for name in parts],
            {"": percents(list(parts.values()))},
            "%",
            {"": [_hundred(half(found["skill"]["parts_95"][name])) for name in parts]},
            floor=0.0,
        )
    )


def _hundred(share: float | None) -> float | None:
    return None if share is None else 100 * share


def _things(page: Page, found: dict[str, Any], words: Speech) -> None:
    page.heading(words.tell("lab-strategies"))
    page.sentence(words.tell("lab-worth-meaning"))
    for kind in dict.fromkeys(row["kind"] for row in _group(found, "used")):
        name = kind_name(kind, words)
        used = _group(found, "used", kind)
        page.chart(
            charts.bars(
                words.tell("lab-chart-used", kind=name),
                [row["name"] for row in used],
                {"": [row["value"] for row in used]},
            )
        )
        worth = [row for row in _group(found, "worth", kind) if row["value_95"] is not None]
        if worth:
            page.chart(_intervals(words.tell("lab-things-of", kind=name), worth, [row["name"] for row in worth], 0.0))


def _options(page: Page, found: dict[str, Any], words: Speech, seats: Sequence[str]) -> None:
    if not found["option_changes"]:
        return
    page.heading(words.tell("lab-options"))
    shown, marked = option_table(found, words, seats)
    if len(shown) == 1:
        page.sentence(words.tell("lab-options-none"))
    else:
        page.table(shown, marked)


def option_table(found: dict[str, Any], words: Speech, seats: Sequence[str]) -> tuple[list[list[str]], list[int]]:
    """What options change beyond doubt; a head and rows."""
    head = [words.tell(f"lab-head-{key}") for key in ("option", "measure", "a", "b", "change", "between")]
    named = [row for row in found["option_changes"] if row["named"]]
    body = [
        [
            f"{row['option']}={row['to']}",
            label(row, words, seats),
            number(row["a"]),
            number(row["b"]),
            number(row["change"], signed=True),
            between(row["change_95"], signed=True),
        ]
        for row in map(read, named)
    ]
    return [head, *body], []


def table(
    found: dict[str, Any], words: Speech, seats: Sequence[str], groups: Sequence[str] = ()
) -> tuple[list[list[str]], list[int]]:
    """A head and a row for each measure, or for those of some groups and what stands out; and which stand out."""
    shown = [row for row in found["measures"] if not groups or row["group"] in groups or row["named"]]
    head = [words.tell(f"lab-head-{key}") for key in ("measure", "value", "between", "deals")]
    body = [
        [label(row, words, seats), number(row["value"]), between(row["value_95"]), str(row["deals"])]
        for row in map(read, shown)
    ]
    return [head, *body], [at for at, row in enumerate(shown) if row["named"]]
