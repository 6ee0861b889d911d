"""What differs between two component files: found, applied, and written as TOML on one line or as one line for each.

See `patolli.engine.components`, which also has these names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from patolli.engine.component_tables import BadComponents, load
from patolli.engine.options import COMPONENTS

LARGEST_CHANGES = 40_000
"""Letters of what differs: a position, which has a line for each change, must hold them."""


def difference(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """What has to be changed in the old tables to get the new ones; empty if nothing. `apply` does it."""
    changes: dict[str, Any] = {}
    for name in [*old, *(name for name in new if name not in old)]:
        before, after = old.get(name), new.get(name)
        if name not in new or after == {}:
            if before not in (None, {}):
                changes[name] = {}
        elif isinstance(before, dict) and isinstance(after, dict):
            inner = difference(before, after)
            if inner:
                changes[name] = inner
        elif not _equal(before, after):
            changes[name] = _changed_rows(before, after) or after
    return changes


def _equal(before: object, after: object) -> bool:
    """Whether two values are the same, and not only equal as `1` and `true` are."""
    return before == after and repr(before) == repr(after)


def _changed_rows(before: object, after: object) -> dict[str, Any]:
    """What differs between two lists of rows, by row; empty if the list has to be given as a whole."""
    if not isinstance(before, list) or not isinstance(after, list) or len(before) != len(after):
        return {}
    names = _row_names(before)
    if not names or names != _row_names(after):
        return {}
    changes = {name: difference(old, new) for name, old, new in zip(names, before, after, strict=True)}
    return {name: inner for name, inner in changes.items() if inner}


def _row_names(rows: Sequence[object]) -> list[str]:
    """What the rows of a list are called: by their ids, or counted from 1; nothing if they are no rows."""
    ids: list[str] = []
    for row in rows:
        if not isinstance(row, dict):
            return []
        own = row.get("id")
        if isinstance(own, str):
            ids.append(own)
    return ids if len(set(ids)) == len(rows) else [str(number) for number in range(1, len(rows) + 1)]


def apply(old: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The tables with these changes. BadComponents if there is no such row."""
    new = dict(old)
    for name, change in changes.items():
        before = old.get(name)
        if change == {}:
            new.pop(name, None)
        elif isinstance(change, dict) and isinstance(before, dict):
            new[name] = apply(before, change)
        elif isinstance(change, dict) and isinstance(before, list) and _row_names(before):
            new[name] = _apply_rows(name, before, change)
        else:
            new[name] = change
    return new


def _apply_rows(name: str, rows: Sequence[Any], changes: Mapping[str, Any]) -> list[Any]:
    names = _row_names(rows)
    new = list(rows)
    for row, change in changes.items():
        if row not in names or not isinstance(change, dict):
            why = f"{name} has no row {row[:30]!r} to change"
            raise BadComponents(f"{COMPONENTS}: {why}.", "component-no-row", name=name[:30], row=row[:30])
        at = names.index(row)
        new[at] = apply(rows[at], change)
    return new


_BARE = re.compile(r"[A-Za-z0-9_-]+")


def write_key(name: str) -> str:
    """A name as TOML has it in a key, without blanks, `#` and `:`, which mean something in records and positions."""
    return name if _BARE.fullmatch(name) else write_value(name).replace(" ", "\\u0020").replace(":", "\\u003A")


def write_value(value: object) -> str:
    """A value on one line of TOML, without `#`, which begins a remark."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        letters = [letter if _printed(letter) else f"\\U{ord(letter):08X}" for letter in value]
        return '"' + "".join(letters) + '"'
    if isinstance(value, list):
        return "[" + ", ".join(map(write_value, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{write_key(name)} = {write_value(inner)}" for name, inner in value.items()) + "}"
    return str(value)


def _printed(letter: str) -> bool:
    return letter.isprintable() and letter not in '"\\#'


def change_lines(changes: Mapping[str, Any], before: str = "") -> list[tuple[str, str]]:
    """The changes one by one: the key in full, and the value."""
    found: list[tuple[str, str]] = []
    for name, change in changes.items():
        key = before + write_key(name)
        if isinstance(change, dict) and change:
            found += change_lines(change, f"{key}.")
        else:
            found.append((key, write_value(change)))
    return found


def write_changes(changes: Mapping[str, Any]) -> str:
    """The changes as the value of the option `components`."""
    return join_changes(change_lines(changes))


def join_changes(lines: Sequence[tuple[str, str]]) -> str:
    return "{" + ", ".join(f"{key} = {value}" for key, value in lines) + "}"


def is_changes(value: str) -> bool:
    """Whether the value of the option `components` says what differs, instead of naming a file."""
    return value.startswith("{")


def read_changes(value: str) -> dict[str, Any]:
    """What differs, from the value of the option `components`. BadComponents if it is not TOML."""
    if len(value) > LARGEST_CHANGES:
        raise BadComponents(
            f"What differs from the box has more than {LARGEST_CHANGES} letters.",
            "components-changes-large",
            most=LARGEST_CHANGES,
        )
    found = load(f"{COMPONENTS} = {value}", COMPONENTS)
    changes = found.pop(COMPONENTS)
    if found or not isinstance(changes, dict):
        why = "one table in braces is expected"
        raise BadComponents(
            f"{COMPONENTS} is not a file in TOML: {why}.", "components-toml", source=COMPONENTS, reason=why
        )
    return changes


@lru_cache(maxsize=32)
def split_changes(value: str) -> tuple[tuple[str, str], ...]:
    """The value of the option `components` change by change, as `join_changes` joins them.

    Kept: every position that is written asks for it, and reading TOML takes longer than the rest.
    """
    return tuple(change_lines(read_changes(value)))
