"""What measures are called, and numbers as a person reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from patolli.stage.speech import Speech


def thing(kind: str, name: str, words: Speech) -> str:
    """A card, a building and so on, as the records name it."""
    return f"{name} ({kind_name(kind, words)})"


def kind_name(kind: str, words: Speech) -> str:
    key = f"lab-kind-{kind}"
    return words.tell(key) if words.knows(key) else kind


PERCENT = {("share", ""), ("game", "open"), ("duel", "share")}
"""Groups, and names of some, whose numbers are shares: people read them in %."""


def in_percent(row: dict[str, Any]) -> bool:
    return (row["group"], "") in PERCENT or (row["group"], row["name"]) in PERCENT


def shown(row: dict[str, Any]) -> dict[str, Any]:
    """A row of the JSON as a person reads it: shares in %."""
    return {key: _hundredfold(value) for key, value in row.items()} if in_percent(row) else row


def _hundredfold(value: Any) -> Any:
    if isinstance(value, list):
        return [100 * each for each in value]
    return 100 * value if isinstance(value, float) else value


def label(measure: dict[str, Any], words: Speech, seats: Sequence[str]) -> str:
    """What a measure is called; its row as in the JSON of a comparison."""
    group, name = measure["group"], measure["name"]
    match group:
        case "points" | "share" | "advantage":
            return words.tell(f"lab-{group}-of", seat=seats[int(name)])
        case "game":
            return words.tell(f"lab-{name}")
        case "duel":
            return words.tell(f"lab-duel-{name}")
        case "sheet":
            return words.tell("lab-from", source=row_name(name, words))
    return words.tell(f"lab-{group}-of", thing=thing(measure["kind"], name, words))


def row_name(row: str, words: Speech) -> str:
    """A row of the final sheet."""
    return words.tell(f"sheet-{row}")


def number(value: float | None, signed: bool = False) -> str:
    """A number as short as it is useful; a dash where there is none."""
    if value is None:
        return "–"
    size = abs(value)
    digits = 1 if size >= 100 else 2 if size >= 1 else 3
    text = f"{value:+.{digits}f}" if signed else f"{value:.{digits}f}"
    return text if float(text) else f"{0:.{digits}f}"


def between(ends: Sequence[float] | None, signed: bool = False) -> str:
    """An interval."""
    return "–" if ends is None else f"{number(ends[0], signed)} … {number(ends[1], signed)}"
