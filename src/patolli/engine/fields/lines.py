"""Lines of several fields: parts, a line for each seat, lines of one kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from patolli.engine.fields.field import Bound, Field, Names, bound, named
from patolli.engine.fields.own import Check
from patolli.engine.position import Fields, Spot


class Parts(Field):
    """A line of parts such as `supply: singles 6; bridges 11`; a part that is not shown is left out."""

    def __init__(self, name: str, *parts: Field, **more: Any) -> None:
        super().__init__(name, **more)
        self.parts = parts

    def read(self, spot: Spot) -> None:
        self.load_line(spot.state, spot.fields, spot.line, spot.seat)

    def load_line(self, state: Any, fields: Fields, line: str, seat: int, late: bool = False) -> None:
        given = fields.parts(line, [part.name for part in self.parts])
        for part in self.parts:
            if part.late == late:
                part.take_in(Spot(fields, state, line, part.name, given.get(part.name), seat))

    def write(self, state: Any, seat: int) -> str:
        said = ((part.name, part.said(state, seat)) for part in self.parts)
        return "; ".join(f"{name} {value}".rstrip() for name, value in said if value is not None)


class Seats(Parts):
    """A line of parts for each seat: `seat 0: huts 1; dice 2`. `count`: how many, by default the players."""

    def __init__(self, *parts: Field, name: str = "seat", count: Bound | None = None, **more: Any) -> None:
        super().__init__(name, *parts, **more)
        self.count = count if count is not None else (lambda state: state.players)

    def names(self, state: Any) -> list[str]:
        return [f"{self.name} {seat}" for seat in range(bound(self.count, state))]

    def load(self, state: Any, fields: Fields) -> None:
        self.load_parts(state, fields, False)

    def load_parts(self, state: Any, fields: Fields, late: bool) -> None:
        for seat, line in enumerate(self.names(state)):
            self.load_line(state, fields, line, seat, late)

    def save(self, state: Any) -> list[str]:
        return [f"{line}: {self.write(state, seat)}" for seat, line in enumerate(self.names(state))]


class Late(Check):
    """Where a line that is `late` is read; of lines for each seat, the parts that are."""

    def __init__(self, field: Field) -> None:
        super().__init__(
            (lambda state, fields: field.load_parts(state, fields, True)) if isinstance(field, Seats) else field.load
        )


class Group(Field):
    """Lines of one kind, such as `city c4:`, each read by the game: `read(state, spot)`, `write(state, number)`.

    `labels` are what follows the name. With `wrong` they are known only when the lines above are read; it is the key of
    the error for a label that there is not, which is told the `word`. Only lines that are there are read; without
    `read` it is done by a `Check` below.
    """

    def __init__(
        self,
        name: str,
        labels: Names,
        read: Callable[[Any, Spot], None] | None,
        write: Callable[[Any, int], str | None],
        wrong: str = "",
        example: str = "",
        **more: Any,
    ) -> None:
        super().__init__(name, **more)
        self.labels = labels
        self.reader = read
        self.writer = write
        self.wrong = wrong
        self.prefix = f"{name} " if wrong else ""
        self.example = example

    def names(self, state: Any) -> list[str]:
        return [] if self.wrong else [f"{self.name} {label}" for label in named(self.labels, state)]

    def load(self, state: Any, fields: Fields) -> None:
        labels = list(named(self.labels, state))
        if self.wrong:
            for name in fields.values:
                if name.startswith(self.prefix) and name.removeprefix(self.prefix) not in labels:
                    raise fields.wrong(name, self.wrong, word=name.removeprefix(self.prefix)[:20])
        for number, label in enumerate(labels):
            line = f"{self.name} {label}"
            if line in fields.values:
                self.take_in(Spot(fields, state, line, self.name, fields.values[line], number))

    def read(self, spot: Spot) -> None:
        if self.reader is not None:
            self.reader(spot.state, spot)

    def save(self, state: Any) -> list[str]:
        found: list[str] = []
        for number, label in enumerate(named(self.labels, state) if self.shown is None or self.shown(state) else ()):
            said = self.writer(state, number)
            if said is not None:
                found.append(f"{self.name} {label}: {said}")
        return found
