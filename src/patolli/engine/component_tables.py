"""The tables of a component file: each value is asked for by name, and what is wrong is said with table, row and line.

See `patolli.engine.components`, which also has these names.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from typing import Any

from patolli.engine.options import BadOption
from patolli.engine.sentences import explain

FILE = "components.toml"
MOST_ROWS = 60
"""Sets of cards, tiles and spaces are numbers with a bit for each row, and must fit a machine word."""
DEEPEST = 20
"""Tables and lists within one another."""
LONGEST_NUMBER = 64
"""Bits of a whole number, as TOML promises them."""
GRADES = ("rulebook", "derived", "reconstructed", "printed")

Path = tuple[str | int, ...]


class BadComponents(BadOption):
    """A component file that cannot be played with: where, and what is wrong.

    `source` is the file, `line` its line (0 if unknown), `table` and `row` the place in it (row 0: the table itself),
    `label` what the row is called. The key and the values are those of what is wrong.
    """

    def __init__(self, why: str, key: str = "", **values: int | str) -> None:
        super().__init__(why, key, **values)
        self.source = ""
        self.line = 0
        self.table = ""
        self.row = 0
        self.label = ""
        self.path: Path = ()
        self.game = ""

    @property
    def key_names(self) -> list[str]:
        """How a line `component` may name the place, from the particular to the general."""
        path = [self.label if part == self.row and self.label else part for part in self.path]
        ends = range(len(path), 0, -1)
        return [".".join(map(str, parts[:end])) for end in ends for parts in (path, self.path)]

    @property
    def place(self) -> str:
        """Where it is, in English."""
        return place(self.source, self.line, self.table, self.row, self.label)


def place(source: str, line: int, table: str, row: int, label: str) -> str:
    """A place of a component file in English; the languages have it as `component-place`."""
    said = f"{source}, line {line}" if line else source
    if table:
        said += f": table {table}"
    if row:
        said += f", row {row}"
    return said + (f" ({label})" if label else "")


class Row:
    """A table, or one row of it: named values. What is wrong is a BadComponents with the table, the row, the line."""

    def __init__(self, values: object, path: Path = (), tables: Tables | None = None, label: str = "") -> None:
        self.path = path
        self.tables = tables
        self.label = label
        self.values: dict[str, Any] = values if isinstance(values, dict) else {}
        if not isinstance(values, dict):
            raise self._wrong("here should be named values, such as `count = 27`", "named-values")
        grade = values.get("provenance", GRADES[0])
        if grade not in GRADES:
            grades = ", ".join(GRADES)
            why = f"provenance is one of {grades}, not {quoted(grade)}"
            raise self._wrong(why, "provenance", "provenance", grades=grades, value=quoted(grade))

    def bad(self, key: str, at: str = "", **values: int | str) -> BadComponents:
        """What only this game finds wrong: its languages have the sentence as `bad-component-KEY`. `at`: the name."""
        game = self.tables.game if self.tables else ""
        why = explain(game, f"component-{key}", values) if game else key
        return self._wrong(why.rstrip("."), key, at, **values)

    def _wrong(self, why: str, key: str, at: str = "", **values: int | str) -> BadComponents:
        """What the reader of all games finds wrong."""
        tables = self.tables
        table = ".".join(str(part) for part in self.path if isinstance(part, str))
        row = self.path[-1] if self.path and isinstance(self.path[-1], int) else 0
        source = tables.source if tables else ""
        line = tables.line((*self.path, at) if at else self.path) if tables else 0
        if row:
            table = table.rpartition(".")[0]
        error = BadComponents(
            f"{place(source, line, table, int(row), self.label)}: {why}.", f"component-{key}", **values
        )
        error.source, error.line, error.table, error.row, error.label = source, line, table, int(row), self.label
        error.path = (*self.path, at) if at else self.path
        error.game = tables.game if tables else ""
        return error

    def other(self, name: str, wanted: object, value: object, rule: str = "") -> BadComponents:
        """A value that is another one than the rest of the file demands."""
        why = f"{name} is {wanted} here, not {quoted(value)}" + (f" ({rule})" if rule else "")
        key = "other-by-rule" if rule else "other"
        return self._wrong(why, key, name, name=name, wanted=str(wanted), value=quoted(value), rule=rule)

    def value(self, name: str) -> Any:
        if name not in self.values:
            raise self._wrong(f"{name} is missing", "missing", name=name)
        return self.values[name]

    def number(self, name: str, most: int, least: int = 0, default: int | None = None) -> int:
        """A whole number within these bounds. `default`: where it may be missing."""
        value = self.value(name) if default is None else self.values.get(name, default)
        if type(value) is not int or not least <= value <= most:
            why = f"{name} is a whole number from {least} to {most}, not {quoted(value)}"
            raise self._wrong(why, "number", name, name=name, least=least, most=most, value=quoted(value))
        return value

    def numbers(self, name: str, most: int, least: int = 0, count: int = 0) -> list[int]:
        """A list of whole numbers within these bounds; `count`: how many, 0 for any number but none."""
        values = self.value(name)
        fine = isinstance(values, list) and (len(values) == count if count else len(values) > 0)
        if fine and all(type(value) is int and least <= value <= most for value in values):
            return list(values)
        value = quoted(values)
        if count:
            why = f"{name} is a list of {count} whole numbers from {least} to {most}, not {value}"
            raise self._wrong(why, "numbers", name, name=name, count=count, least=least, most=most, value=value)
        why = f"{name} is a list of whole numbers from {least} to {most}, not {value}"
        raise self._wrong(why, "some-numbers", name, name=name, least=least, most=most, value=value)

    def flag(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            why = f"{name} is true or false, not {quoted(value)}"
            raise self._wrong(why, "flag", name, name=name, value=quoted(value))
        return value

    def word(self, name: str) -> str:
        value = self.value(name)
        if not isinstance(value, str) or len(value) > 60 or "\n" in value:
            why = f"{name} is a short text in quotes, not {quoted(value)}"
            raise self._wrong(why, "word", name, name=name, value=quoted(value))
        return value

    def words(self, name: str) -> list[str]:
        values = self.value(name)
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            why = f"{name} is a list of texts, not {quoted(values)}"
            raise self._wrong(why, "words", name, name=name, value=quoted(values))
        return list(values)

    def one_of(self, name: str, known: Sequence[str], default: int | None = None) -> int:
        """The number of the value in a list of those that there are. `default`: where it may be missing."""
        if default is not None and name not in self.values:
            return default
        word = self.word(name)
        if word not in known:
            names = ", ".join(filter(None, known))
            why = f"{name} is one of {names}, not {word!r}"
            raise self._wrong(why, "one-of", name, name=name, names=names, value=quoted(word))
        return known.index(word)

    def amounts(self, name: str, known: Sequence[str], most: int) -> dict[int, int]:
        """Numbers of known things, such as `{ wood = 1, corn = 2 }`, by the number of the thing in the list."""
        value = self.value(name)
        names = ", ".join(known)
        if not isinstance(value, dict):
            why = f"{name} is a table in braces, such as `{known[0]} = 1`, not {quoted(value)}"
            raise self._wrong(why, "amounts", name, name=name, first=known[0], value=quoted(value))
        found: dict[int, int] = {}
        for thing, amount in value.items():
            if thing not in known:
                why = f"{name}: {thing!r} is unknown; these are known: {names}"
                raise self._wrong(why, "amount-of", name, name=name, names=names, value=quoted(thing))
            if type(amount) is not int or not 0 <= amount <= most:
                why = f"{name}: {thing} is a whole number from 0 to {most}, not {quoted(amount)}"
                raise self._wrong(why, "amount", name, name=name, thing=thing, most=most, value=quoted(amount))
            found[known.index(thing)] = amount
        return found

    def table(self, name: str) -> Row:
        """A table within this one; `a.b` is a table within a table."""
        found = self
        for part in name.split("."):
            if part not in found.values:
                where = ".".join(str(piece) for piece in (*found.path, part))
                raise found._wrong(f"the table [{where}] is missing", "no-table", name=where)
            found = Row(found.values[part], (*found.path, part), self.tables)
        return found

    def rows(self, name: str, key: str = "id", most: int = MOST_ROWS, count: str = "") -> list[Row]:
        """The rows of a list, each called by its number and its key, which is another one in every row.

        `key` empty: rows without names. `count`: the name of the value of this table that says how many there are.
        """
        found = self.value(name)
        if not isinstance(found, list) or not found:
            raise self._wrong(f"{name} is a list of rows", "rows", name, name=name)
        if len(found) > most:
            raise self._wrong(f"{name} has more than {most} rows", "many-rows", name, name=name, most=most)
        rows: list[Row] = []
        seen: dict[str, int] = {}
        for number, values in enumerate(found, start=1):
            label = values.get(key) if key and isinstance(values, dict) else None
            called = "" if label is None else f"{label}"[:40] if key == "id" else f"{key} {label}"[:40]
            row = Row(values, (*self.path, name, number), self.tables, called)
            if key:
                own = repr(row.value(key))
                if own in seen:
                    why = f"{key} {own} is also that of row {seen[own]}"
                    raise row._wrong(why, "same-key", key, name=key, value=quoted(row.value(key)), other=seen[own])
                seen[own] = number
            rows.append(row)
        if count and count in self.values and len(rows) != self.number(count, 9999):
            why = f"{count} says {self.values[count]}, but there are {len(rows)} rows"
            raise self._wrong(why, "count", count, name=count, said=self.values[count], count=len(rows))
        return rows


class Tables(Row):
    """A whole component file."""

    def __init__(self, values: object, source: str = FILE, game: str = "", text: str = "") -> None:
        """`text`: the file that the values were read from, to tell the line of what is wrong."""
        self.source = source
        self.game = game
        self.file = text
        self.lines: dict[str, int] = {}
        super().__init__(values, (), self)

    @staticmethod
    def parse(text: str, source: str = FILE, game: str = "") -> Tables:
        """The tables that a text in TOML holds. BadComponents if it is none."""
        return Tables(load(text, source, game), source, game, text)

    def line(self, path: Path) -> int:
        """The line where this begins, or what it is a part of; 0 if that is unknown."""
        if self.file and not self.lines:
            self.lines = line_numbers(self.file)
        for end in range(len(path), 0, -1):
            found = self.lines.get(".".join(map(str, path[:end])))
            if found:
                return found
        return 0

    def provenance(self) -> list[tuple[str, str]]:
        """Every table and every row with a grade of its own, and the grade."""
        found: list[tuple[str, str]] = []
        walk_provenance("", self.values, found)
        return found

    def check_provenance(self, inherited: bool = False) -> None:
        """Every table that holds values says where they come from. BadComponents names one that does not.

        `inherited`: what a table says holds for the tables in it, such as `cost = { wood = 1 }`, unless they say more.
        """
        grades = ", ".join(GRADES)
        told: set[Path] = set()
        for path, table in _tables((), self.values):
            if "provenance" in table or (inherited and path[:-1] in told):
                told.add(path)
            elif not all(isinstance(value, dict) for value in table.values()):
                why = f"provenance is one of {grades}, and it is missing"
                raise Row(table, path, self)._wrong(why, "no-provenance", grades=grades)
            Row(table, path, self)


def _tables(path: Path, values: dict[str, Any]) -> list[tuple[Path, dict[str, Any]]]:
    found: list[tuple[Path, dict[str, Any]]] = []
    for name, value in values.items():
        if isinstance(value, dict):
            found.append(((*path, name), value))
            found += _tables((*path, name), value)
    return found


def walk_provenance(name: str, value: object, found: list[tuple[str, str]]) -> None:
    """Note the grades of a value and of what is in it."""
    if isinstance(value, dict):
        if "provenance" in value:
            found.append((name, value["provenance"]))
        for key, inner in value.items():
            walk_provenance(f"{name}.{key}" if name else key, inner, found)
    elif isinstance(value, list):
        for number, inner in enumerate(value, start=1):
            named = isinstance(inner, dict)
            keys = [inner[key] for key in ("id", "index", "players") if key in inner] if named else []
            walk_provenance(f"{name} {(keys or [number])[0]}", inner, found)


def load(text: str, source: str, game: str = "") -> dict[str, Any]:
    """What a text in TOML holds. BadComponents if it is none."""
    try:
        found = tomllib.loads(text)
        check_values(found)
        return found
    except (ValueError, RecursionError) as error:
        why = str(error)[:200] if isinstance(error, ValueError) else "it is nested too deeply"
        wrong = BadComponents(
            f"{source} is not a file in TOML: {why}.", "components-toml", source=source[:60], reason=why
        )
        wrong.source, wrong.game = source, game
        raise wrong from error


def check_values(values: dict[str, Any]) -> None:
    """ValueError if tables or lists are nested too deeply to be written again, or a number is too long for it.

    A key such as `a.a.a` may have thousands of parts, and a hexadecimal number thousands of digits.
    """
    level: list[object] = [values]
    for _ in range(DEEPEST):
        inner: list[object] = []
        for value in level:
            if isinstance(value, dict):
                inner += value.values()
            elif isinstance(value, list):
                inner += value
            elif isinstance(value, int) and value.bit_length() > LONGEST_NUMBER:
                raise ValueError(f"a whole number has more than {LONGEST_NUMBER} bits")
        level = inner
        if not level:
            return
    raise ValueError("it is nested too deeply")


def quoted(value: object) -> str:
    """A value as an error tells it."""
    said = repr(value)
    return said if len(said) <= 60 else f"{said[:60]} …"


_TOKEN = re.compile(r'"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\[\]{}=,\n]|[^\s"\'#\[\]{}=,]+')


def line_numbers(text: str) -> dict[str, int]:
    """The line of every table, value and row, by its path: `cards`, `cards.count`, `cards.card.2`."""
    found: dict[str, int] = {}
    table, key, value = "", "", ""
    depth, row, line = 0, 0, 1
    rows: dict[str, int] = {}
    for token in (match.group() for match in _TOKEN.finditer(text)):
        if token == "\n":
            line += 1
            if not depth:
                key, value = "", ""
        elif token.startswith("#"):
            continue
        elif value and token in "[{":
            depth += 1
            if token == "{" and depth == 2:
                row += 1
                found[f"{value}.{row}"] = line
        elif value and token in "]}":
            depth -= 1
        elif not value and token == "[":
            depth -= 1
            key = ""
        elif not value and token == "]":
            depth += 1
            if not depth:
                table = key
                listed = text.splitlines()[line - 1].lstrip().startswith("[[")
                if listed:
                    rows[table] = rows.get(table, 0) + 1
                    table = f"{table}.{rows[table]}"
                found.setdefault(table, line)
        elif token == "=" and not depth:
            value = f"{table}.{key}" if table else key
            found[value] = line
            row = 0
        elif not value:
            key += token.strip("\"'")
    return found
