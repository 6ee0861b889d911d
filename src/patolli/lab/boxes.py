"""What is in a box by its keys: `turn.action_points`, `cards.card.A02.number`, `drink.begin.rounds.1.2`.

Rows of a list are named by their `id` or counted from 1, as values of a list are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from patolli.engine.components import DELIVERED, Boxes, apply, read_changes, write_changes
from patolli.engine.components import difference as changes_between
from patolli.engine.game import find_game
from patolli.engine.options import COMPONENTS

MOST_NEAR = 3


class NoSuchKey(ValueError):
    """A key that the box does not have, or that names no number where one is needed; `near`: what may be meant."""

    def __init__(self, key: str, known: Sequence[str] = ()) -> None:
        super().__init__(key)
        self.key = key
        last = key.rpartition(".")[2]
        alike = [own for own in known if last in own.split(".")] or get_close_matches(key, known, MOST_NEAR)
        self.near = alike[:MOST_NEAR]


def boxes_of(game: str) -> Boxes[Any]:
    """The boxes of a game. NoSuchKey if it has none."""
    boxes = find_game(game).boxes
    if boxes is None:
        raise NoSuchKey(COMPONENTS)
    return boxes


def keys(values: object, before: str = "") -> Iterator[str]:
    """All keys of a box, of tables and lists too."""
    if before:
        yield before
    if isinstance(values, dict):
        for name, inner in values.items():
            yield from keys(inner, f"{before}.{name}" if before else name)
    elif isinstance(values, list):
        for name, inner in zip(_names(values), values, strict=True):
            yield from keys(inner, f"{before}.{name}")


def value_at(values: Any, key: str) -> Any:
    """What the key names."""
    for name in key.split("."):
        values = values[name] if isinstance(values, dict) else values[_names(values).index(name)]
    return values


def numbers(values: object) -> list[str]:
    """The keys of all whole numbers of a box."""
    return [key for key in keys(values) if type(value_at(values, key)) is int]


def _names(rows: Sequence[object]) -> list[str]:
    ids = [row.get("id") for row in rows if isinstance(row, dict)]
    named = [own for own in ids if isinstance(own, str)]
    return named if len(set(named)) == len(rows) else [str(number) for number in range(1, len(rows) + 1)]


def changed(values: Any, key: Sequence[str], new: object) -> Any:
    """The tables with one thing changed."""
    if not key:
        return new
    name, *rest = key
    if isinstance(values, dict):
        return {**values, name: changed(values[name], rest, new)}
    at = _names(values).index(name)
    return [*values[:at], changed(values[at], rest, new), *values[at + 1 :]]


def check_numbers(game: str, wanted: Sequence[str]) -> None:
    """NoSuchKey if the box has no such number."""
    known = numbers(boxes_of(game).values)
    for key in wanted:
        if key not in known:
            raise NoSuchKey(key, known)


def box_with(game: str, values: Mapping[str, object], given: str = DELIVERED) -> str:
    """The option `components` of a box in which these keys have these values. NoSuchKey if it lacks one.

    `given`: which box is changed, as that option has it.
    """
    boxes = boxes_of(game)
    tables: Any = apply(boxes.values, read_changes(given)) if given != DELIVERED else boxes.values
    known = list(keys(tables))
    for key, new in values.items():
        if key not in known:
            raise NoSuchKey(key, known)
        tables = changed(tables, key.split("."), new)
    return write_changes(changes_between(boxes.values, tables))
