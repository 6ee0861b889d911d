"""Tables of a component file: each value is asked for by name, and what is wrong is said with its table and row."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Any

from patolli.engine.game import BadOption
from patolli.games.zapotec.rules.codes import RESOURCES

GRADES = ("rulebook", "derived", "reconstructed", "printed")
COUNTED = ("card", "tile", "space")
"""Lists whose table says how many rows they have."""
MOST_ROWS = 60
"""Sets of cards, tiles and spaces are numbers with a bit for each row, and must fit a machine word."""


class BadComponents(BadOption):
    """A component file that cannot be played with: the table, the row, and what is wrong."""


class Row:
    """A table, or one row of it: named values."""

    def __init__(self, place: str, values: object) -> None:
        if not isinstance(values, dict):
            raise BadComponents(f"{place}: here should be named values, such as `count = 27`.")
        self.place = place
        self.values: dict[str, Any] = values
        grade = values.get("provenance", "rulebook")
        if grade not in GRADES:
            raise self.error(f"provenance is one of {', '.join(GRADES)}, not {grade!r}")

    def error(self, why: str) -> BadComponents:
        return BadComponents(f"{self.place}: {why}.")

    def value(self, name: str) -> Any:
        if name not in self.values:
            raise self.error(f"{name} is missing")
        return self.values[name]

    def number(self, name: str, most: int, least: int = 0) -> int:
        value = self.value(name)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.error(f"{name} is a whole number from {least} to {most}, not {value!r}")
        return value

    def numbers(self, name: str, count: int, most: int) -> list[int]:
        values = self.value(name)
        fine = isinstance(values, list) and len(values) == count
        if not fine or not all(type(value) is int and 0 <= value <= most for value in values):
            raise self.error(f"{name} is a list of {count} whole numbers from 0 to {most}, not {values!r}")
        return list(values)

    def flag(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise self.error(f"{name} is true or false, not {value!r}")
        return value

    def word(self, name: str) -> str:
        value = self.value(name)
        if not isinstance(value, str) or len(value) > 60 or "\n" in value:
            raise self.error(f"{name} is a short text in quotes, not {value!r}")
        return value

    def words(self, name: str) -> list[str]:
        values = self.value(name)
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            raise self.error(f"{name} is a list of texts, not {values!r}")
        return list(values)

    def one_of(self, name: str, known: Sequence[str]) -> int:
        """The number of the value in a list of those that there are."""
        word = self.word(name)
        if word not in known:
            raise self.error(f"{name} is one of {', '.join(filter(None, known))}, not {word!r}")
        return known.index(word)

    def amounts(self, name: str) -> list[int]:
        """Resources such as `{ wood = 1, corn = 2 }`, as a list of resource, amount, resource, amount."""
        value = self.value(name)
        if not isinstance(value, dict):
            raise self.error(f"{name} is an amount of resources such as {{ wood = 1 }}, not {value!r}")
        found: list[int] = []
        for resource, amount in value.items():
            if resource not in RESOURCES:
                raise self.error(f"{name}: {resource!r} is no resource; these are {', '.join(RESOURCES)}")
            if type(amount) is not int or not 0 <= amount <= 9:
                raise self.error(f"{name}: {resource} is a whole number from 0 to 9, not {amount!r}")
            found += [RESOURCES.index(resource), amount]
        return found

    def table(self, name: str) -> Row:
        return Row(f"{self.place}.{name}", self.value(name))

    def rows(self, name: str, key: str = "id") -> list[Row]:
        """The rows of a list, each called by its number and its key."""
        found = self.value(name)
        if not isinstance(found, list) or not found:
            raise self.error(f"{name} is a list of rows")
        if len(found) > MOST_ROWS:
            raise self.error(f"{name} has more than {MOST_ROWS} rows")
        rows: list[Row] = []
        seen: dict[object, int] = {}
        for number, values in enumerate(found, start=1):
            label = values.get(key) if isinstance(values, dict) else None
            called = "" if label is None else f" ({label})" if key == "id" else f" ({key} {label})"
            row = Row(f"{self.place}, row {number}{called}", values)
            if row.value(key) in seen:
                raise row.error(f"{key} {label!r} is also that of row {seen[row.value(key)]}")
            seen[row.value(key)] = number
            rows.append(row)
        if name in COUNTED and "count" in self.values and len(rows) != self.number("count", 99):
            raise self.error(f"count says {self.values['count']}, but there are {len(rows)} rows")
        return rows


class Tables(Row):
    """A whole file."""

    def __init__(self, text: str, source: str) -> None:
        try:
            values = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadComponents(f"{source} is not a file in TOML: {error}.") from error
        super().__init__(source, values)
        self.source = source

    def table(self, name: str) -> Row:
        if name not in self.values:
            raise self.error(f"the table [{name}] is missing")
        return Row(f"{self.source}: table {name}", self.values[name])

    def provenance(self) -> list[tuple[str, str]]:
        """Every table and every row with a grade of its own, and the grade."""
        found: list[tuple[str, str]] = []

        def walk(name: str, value: object) -> None:
            if isinstance(value, dict):
                if "provenance" in value:
                    found.append((name, value["provenance"]))
                for key, inner in value.items():
                    walk(f"{name}.{key}" if name else key, inner)
            elif isinstance(value, list):
                for number, inner in enumerate(value, start=1):
                    label = (
                        next((inner[key] for key in ("id", "index", "players") if key in inner), number)
                        if (isinstance(inner, dict))
                        else number
                    )
                    walk(f"{name} {label}", inner)

        walk("", self.values)
        return found
