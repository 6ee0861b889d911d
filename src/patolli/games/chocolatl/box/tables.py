"""Stand-in until the engine has its reader."""

from __future__ import annotations

import tomllib
from typing import Any

from patolli.engine.room import BadOption


class BadComponents(BadOption):
    """x"""


class Row:
    def __init__(self, place: str, values: Any) -> None:
        self.place = place
        self.values: dict[str, Any] = values
        if values.get("provenance", "rulebook") not in ("rulebook", "derived", "reconstructed", "printed"):
            raise self.error("provenance")

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

    def numbers(self, name: str, count: int, most: int, least: int = 0) -> list[int]:
        values = self.value(name)
        fine = isinstance(values, list) and (len(values) == count or not count)
        if not fine or not all(type(value) is int and least <= value <= most for value in values):
            raise self.error(f"{name} is a list of {count} whole numbers from {least} to {most}, not {values!r}")
        return list(values)

    def lists(self, name: str) -> list[list[int]]:
        return [list(row) for row in self.value(name)]

    def words(self, name: str) -> list[str]:
        return list(self.value(name))

    def fixed(self, name: str, wanted: object) -> None:
        if self.value(name) != wanted:
            raise self.error(f"{name} is {wanted!r}: the code fixes it")

    def one_of(self, name: str, known: list[str]) -> int:
        word = self.value(name)
        if word not in known:
            raise self.error(f"{name} is one of {', '.join(known)}, not {word!r}")
        return known.index(word)


class Tables(Row):
    def __init__(self, text: str, source: str) -> None:
        try:
            values = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadComponents(f"{source} is not a file in TOML: {error}.") from error
        super().__init__(source, values)
        self.source = source

    def table(self, name: str) -> Row:
        found: Any = self.values
        for part in name.split("."):
            if part not in found:
                raise self.error(f"the table [{name}] is missing")
            found = found[part]
        return Row(f"{self.source}: table {name}", found)
