"""A sweep as plain data, as rows for a table program, and as a page."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from io import StringIO
from typing import Any

from patolli import __version__
from patolli.lab.comparison_page import ends, half, rounded
from patolli.lab.labels import between, number
from patolli.lab.pages import Page
from patolli.lab.sweep import Sweep
from patolli.stage import charts
from patolli.stage.speech import Speech


def plain(sweep: Sweep, deals: int, fresh: int) -> dict[str, Any]:
    """All that is found, as plain data for JSON."""
    delivered = sweep.fresh[0].loss if sweep.fresh else None
    return {
        "version": __version__,
        "game": sweep.game,
        "players": sweep.players,
        "bot": str(sweep.bot),
        "options": dict(sweep.options),
        "seed": sweep.seed,
        "goal": sweep.goal.kind,
        "target": sweep.goal.target,
        "vary": {each.key: [each.low, each.high, each.step] for each in sweep.ranges},
        "deals": deals,
        "fresh_deals": fresh,
        "tries": [{"values": each.values, "loss": rounded(each.loss), "why_not": each.why_not} for each in sweep.tries],
        "delivered": rounded(delivered),
        "best": [
            {
                "values": each.values,
                "loss": rounded(own.value),
                "loss_95": ends(own),
                "change": rounded(change.value),
                "change_95": ends(change),
                "better": change.certain() and (change.value or 0.0) < 0,
            }
            for each, own, change in sweep.verdicts()
        ],
    }


def rows(found: dict[str, Any]) -> str:
    """The tries as CSV, a row each."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*found["vary"], "loss"])
    for each in found["tries"]:
        writer.writerow([*each["values"].values(), each["loss"]])
    return out.getvalue()


def said(values: Mapping[str, int], words: Speech) -> str:
    """Values as they are typed; none are the box as it is."""
    return ",".join(f"{key}={value}" for key, value in values.items()) or words.tell("lab-sweep-as-it-is")


def goal_name(found: dict[str, Any], words: Speech) -> str:
    if found["goal"] == "length":
        return words.tell("lab-goal-length", target=f"{found['target']:g}")
    return words.tell(f"lab-goal-{found['goal']}")


def sentences(found: dict[str, Any], words: Speech) -> list[str]:
    """What was found on fresh deals."""
    if not found["best"]:
        return []
    best = found["best"][0]
    told = words.tell(
        "lab-sweep-best",
        values=said(best["values"], words),
        value=number(best["loss"]),
        delivered=number(found["delivered"]),
        change=number(best["change"], signed=True),
        between=between(best["change_95"], signed=True),
    )
    return [told, words.tell("lab-sweep-confirmed" if best["better"] else "lab-sweep-unconfirmed")]


def meaning(found: dict[str, Any], words: Speech) -> str:
    """What away from the goal means."""
    if found["goal"] == "length":
        return words.tell("lab-sweep-meaning-length", target=f"{found['target']:g}")
    return words.tell(f"lab-sweep-meaning-{found['goal']}")


def table(found: dict[str, Any], words: Speech) -> tuple[list[list[str]], list[int]]:
    """The tries, the best first; and which were played again."""
    head = [*found["vary"], words.tell("lab-head-goal")]
    tries = sorted(found["tries"], key=lambda each: (each["loss"] is None, each["loss"] or 0.0))
    again = [best["values"] for best in found["best"]]
    body = [[*map(str, each["values"].values()), number(each["loss"])] for each in tries]
    return [head, *body], [at for at, each in enumerate(tries) if each["values"] in again]


def sweep_page(found: dict[str, Any], words: Speech, title: str, command: str) -> str:
    """The page."""
    keys = ", ".join(found["vary"])
    page = Page(words.tell("lab-sweep-title", title=title, keys=keys, goal=goal_name(found, words)), words.language)
    page.lead(lead(found, words))
    for told in sentences(found, words):
        page.sentence(told)
    page.sentence(meaning(found, words))
    for key in found["vary"]:
        best: dict[int, float] = {}
        for each in found["tries"]:
            if each["loss"] is not None:
                value = each["values"][key]
                best[value] = min(each["loss"], best.get(value, each["loss"]))
        if len(best) > 1:
            along = sorted(best)
            name = words.tell("lab-sweep-chart", key=key)
            page.chart(charts.lines(name, along, {"": [best[value] for value in along]}, below=key))
    if found["best"]:
        page.chart(
            charts.intervals(
                words.tell("lab-sweep-fresh"),
                [said(each["values"], words) for each in found["best"]],
                [each["loss"] for each in found["best"]],
                [half(each["loss_95"]) for each in found["best"]],
                found["delivered"] or 0.0,
                floor=0.0,
            )
        )
    page.table(*table(found, words))
    page.code(command, words.tell("lab-again"))
    page.note(words.tell("lab-sweep-note", version=found["version"]))
    return page.html()


def lead(found: dict[str, Any], words: Speech) -> str:
    return words.tell(
        "lab-sweep-lead",
        tries=len(found["tries"]),
        deals=found["deals"],
        players=found["players"],
        bot=found["bot"],
        seed=str(found["seed"]),
        fresh=found["fresh_deals"],
    )
