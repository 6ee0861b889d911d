"""The lines of a position, declared: a game lists its fields, and the engine reads, writes and explains them.

    POSITION = Layout(
        "mexica",
        OPTIONS,
        lambda players, given: start(players, Options(players, given)),   # the state before anything is read
        Word("phase", PHASES, "turn"),
        Number("period", 2, 1, least=1),
        Number("round", 9999, lambda state: 2 if state.phase == TURN else 1, least=1),
        Number("turn", lambda state: state.players - 1, attribute="seat"),
        Flag("busy"),
        Each("canals", lay_canal, canal_names),                        # lay_canal(state, spot, word)
        Seats(
            Line("pawn", read_pawn, pawn_name),                        # read_pawn(state, spot)
            Numbers("stock", 6, count=4),
            Number("prestige", 9999),
        ),
        Parts("supply", Number("singles", lambda state: state.singles), Number("bridges", 11)),
        Never("stall", "stall", lambda state: state.stall > 5, rounds=5),   # refuses what cannot be
        Check(check_pawns),                                            # check_pawns(state, fields)
    )

Fields are read in this order, each into an attribute of the state (its name, with `_` for blanks and hyphens, unless
`attribute` says another), and written in the same order. Of a seat's line the attribute is a list with a place for each
seat. A bound or a default is a number, or a function of the state as it is so far; without a default the state keeps
what it was started with. `shown` says of a state whether the line or the part is written at all, `of_seat` says it of a
state and a seat; `Field` explains `blank`, `late`, `width`, `then` and `stray`. A game writes code for `Line`, `Each`
and `Check` only. What they find wrong has a key: `spot.deny(not canal, "no-canal", word=word)` and `fields.deny(wrong,
"phase", "no-canal")` raise it where it is wrong, with the sentence `bad-position-no-canal` of the game's languages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from patolli.engine.core.state import State
from patolli.engine.field_kinds import Amounts as Amounts
from patolli.engine.field_kinds import Between as Between
from patolli.engine.field_kinds import Bound as Bound
from patolli.engine.field_kinds import Check as Check
from patolli.engine.field_kinds import Each as Each
from patolli.engine.field_kinds import Field as Field
from patolli.engine.field_kinds import Flag as Flag
from patolli.engine.field_kinds import Line as Line
from patolli.engine.field_kinds import Named as Named
from patolli.engine.field_kinds import Names as Names
from patolli.engine.field_kinds import Never as Never
from patolli.engine.field_kinds import Number as Number
from patolli.engine.field_kinds import Numbers as Numbers
from patolli.engine.field_kinds import OneNamed as OneNamed
from patolli.engine.field_kinds import Ranges as Ranges
from patolli.engine.field_kinds import Seat as Seat
from patolli.engine.field_kinds import Shown as Shown
from patolli.engine.field_kinds import Word as Word
from patolli.engine.field_kinds import bits_of as bits_of
from patolli.engine.field_kinds import bound as bound
from patolli.engine.field_kinds import joined as joined
from patolli.engine.field_kinds import last_seat as last_seat
from patolli.engine.field_kinds import named as named
from patolli.engine.field_kinds import numbers_in as numbers_in
from patolli.engine.field_kinds import paired as paired
from patolli.engine.field_kinds import spaced as spaced
from patolli.engine.options import BadOption, Option
from patolli.engine.position import Fields as Fields
from patolli.engine.position import PositionError, option_lines
from patolli.engine.position import Spot as Spot

S = TypeVar("S", bound=State)


# ------------------------------------------------------------------- the whole
class Layout(Generic[S]):
    """All lines of a game's positions, read and written in their order."""

    def __init__(
        self,
        game: str,
        options: Sequence[Option],
        start: Callable[[int, Mapping[str, str]], S],
        *fields: Field,
        settings: Callable[[Any], Mapping[str, str]] | None = None,
        written_as: Callable[[S], S] | None = None,
    ) -> None:
        """`start`: the state before anything is read. `settings`: what a state was started with.

        `written_as`: the state that is written for a state, if it is another one.
        """
        self.game = game
        self.options = options
        self.start = start
        self.fields = fields
        self.settings = settings or (lambda state: state.options.given)
        self.written_as = written_as

    def read(self, text: str) -> S:
        """The state that the text sets up. PositionError names the line that is wrong."""
        fields = Fields(text)
        if fields.game != self.game:
            why = f"{fields.game} with {fields.players} players is not a game of {self.game}"
            raise PositionError(1, why, "position-game", found=fields.game, game=self.game)
        try:
            state = self.start(fields.players, fields.options(self.options))
        except BadOption as error:
            raise fields.bad_option(error) from error
        self.check_names(fields, state)
        for field in self.fields:
            if not field.late:
                field.load(state, fields)
        return state

    def check_names(self, fields: Fields, state: S) -> None:
        """PositionError for a name that no field has; groups whose names are not known yet check theirs themselves."""
        known = ["options"] + ["components"] * any(option.name == "components" for option in self.options)
        prefixes: list[str] = []
        for field in self.fields:
            names = field.names(state)
            known += [name for name in names if name not in known]
            prefixes += [field.prefix] if field.prefix else []
        later = [name for name in fields.values if any(name.startswith(prefix) for prefix in prefixes)]
        examples = [field.example for field in self.fields if field.prefix]
        if any(name not in [*known, *later] for name in fields.values):
            fields.check_names([*known, *later, *examples])

    def write(self, state: S) -> str:
        """The state as a text that `read` reads back."""
        state = self.written_as(state) if self.written_as else state
        lines = [f"{self.game} {state.players}", *option_lines(self.settings(state))]
        for field in self.fields:
            lines += field.save(state)
        return "\n".join(line.rstrip() for line in lines) + "\n"


# ------------------------------------------------------------------- lines of parts
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
