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
        Check(check_pawns),                                            # check_pawns(state, fields)
    )

    read, write = POSITION.read, POSITION.write

Fields are read in this order, each into an attribute of the state (its name, with `_` for blanks and hyphens, unless
`attribute` says another), and written in the same order. Of a seat's line the attribute is a list with a place for each
seat. A bound or a default is a number, or a function of the state as it is so far; without a default the state keeps
what it was started with. `shown` says of a state (of a seat's part: of the state and the seat) whether the line or the
part is written at all. A game writes code for `Line`, `Each` and `Check` only. What they find wrong has a key:
`spot.deny(not canal, "no-canal", word=word)` and `fields.deny(wrong, "phase", "no-canal")` raise it where it is wrong,
with the sentence `bad-position-no-canal` of the game's languages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from patolli.engine.core.state import State
from patolli.engine.options import BadOption, Option
from patolli.engine.position import Fields, PositionError, Spot, option_lines

Bound = int | Callable[[Any], int]
Names = Sequence[str] | Callable[[Any], Sequence[str]]
Shown = Callable[..., bool]
S = TypeVar("S", bound=State)


def bound(value: Bound, state: Any) -> int:
    return value(state) if callable(value) else value


def named(names: Names, state: Any) -> Sequence[str]:
    return names(state) if callable(names) else names


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
    ) -> None:
        """`start`: the state before anything is read. `settings`: what a state was started with."""
        self.game = game
        self.options = options
        self.start = start
        self.fields = fields
        self.settings = settings or (lambda state: state.options.given)

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
        lines = [f"{self.game} {state.players}", *option_lines(self.settings(state))]
        for field in self.fields:
            lines += field.save(state)
        return "\n".join(line.rstrip() for line in lines) + "\n"


class Field:
    """One line of a position, or one part of a line."""

    prefix = ""
    example = ""
    """Of a group of lines whose names are known only when the lines above are read: how they begin, and one of them."""

    def __init__(self, name: str, attribute: str = "", shown: Shown | None = None, late: bool = False) -> None:
        """`late`: a part that is read when the layout comes to `Late`, not with its line."""
        self.name = name
        self.attribute = attribute or name.replace(" ", "_").replace("-", "_")
        self.shown = shown
        self.late = late

    def names(self, state: Any) -> list[str]:
        """The names of the lines."""
        return [self.name]

    def load(self, state: Any, fields: Fields) -> None:
        """Read it as a line."""
        self.read(Spot(fields, state, self.name, self.name, fields.values.get(self.name)))

    def save(self, state: Any) -> list[str]:
        """It as a line, or as none."""
        return [f"{self.name}: {self.write(state, -1)}"] if self.shown is None or self.shown(state) else []

    def read(self, spot: Spot) -> None:
        """Take what is written there into the state."""
        raise NotImplementedError

    def write(self, state: Any, seat: int) -> str:
        """What `read` reads; `seat` as in `Spot`."""
        raise NotImplementedError

    def held(self, state: Any, seat: int) -> Any:
        """The value that the state has."""
        value = getattr(state, self.attribute)
        return value[seat] if seat >= 0 else value


# ------------------------------------------------------------------- values
class Number(Field):
    """A whole number from `least` to `most`."""

    def __init__(
        self, name: str, most: Bound, default: Bound | None = None, least: Bound = 0, attribute: str = "", **more: Any
    ) -> None:
        super().__init__(name, attribute, **more)
        self.most = most
        self.least = least
        self.default = default

    def read(self, spot: Spot) -> None:
        if spot.given:
            spot.put(self.attribute, self.value(spot))
        elif self.default is not None:
            spot.put(self.attribute, bound(self.default, spot.state))

    def value(self, spot: Spot) -> int:
        most, least = bound(self.most, spot.state), bound(self.least, spot.state)
        if spot.line == spot.name:
            return spot.fields.number(spot.name, 0, most, least)
        return spot.numbers(spot.words, most, least, 1)[0]

    def write(self, state: Any, seat: int) -> str:
        return str(int(self.held(state, seat)))


class Flag(Number):
    """0 or 1."""

    def __init__(self, name: str, default: Bound = 0, attribute: str = "", **more: Any) -> None:
        super().__init__(name, 1, default, attribute=attribute, **more)

    def read(self, spot: Spot) -> None:
        given = self.value(spot) if spot.given else bound(self.default or 0, spot.state)
        spot.put(self.attribute, bool(given))


class Seat(Number):
    """A seat, or `-` for nobody, which is -1."""

    def __init__(self, name: str, attribute: str = "", most: Bound | None = None, **more: Any) -> None:
        super().__init__(name, most or (lambda state: state.players - 1), -1, attribute=attribute, **more)

    def value(self, spot: Spot) -> int:
        return -1 if spot.text == "-" else super().value(spot)

    def write(self, state: Any, seat: int) -> str:
        return _or_dash(self.held(state, seat))


class Word(Field):
    """One word of a list, kept as its number."""

    def __init__(
        self, name: str, words: Names, default: str | Callable[[Any], str], attribute: str = "", **more: Any
    ) -> None:
        super().__init__(name, attribute, **more)
        self.words = words
        self.default = default

    def read(self, spot: Spot) -> None:
        words = list(named(self.words, spot.state))
        default = self.default(spot.state) if callable(self.default) else self.default
        word = default if spot.text is None else spot.text
        if word not in words:
            names = ", ".join(filter(None, words))
            why = f"{word[:20]!r} is no {self.name}; these are: {names}"
            raise spot.fields.misread(spot.line, why, "position-word", value=word[:20], name=self.name, names=names)
        spot.put(self.attribute, words.index(word))

    def write(self, state: Any, seat: int) -> str:
        words: Sequence[str] = named(self.words, state)
        return words[int(self.held(state, seat))]


class Numbers(Field):
    """Whole numbers; `count`: how many, -1 for any number of them. `bits`: kept as a set, the bit of `least` first."""

    def __init__(
        self,
        name: str,
        most: Bound,
        least: int = 0,
        count: int = -1,
        attribute: str = "",
        bits: bool = False,
        **more: Any,
    ) -> None:
        super().__init__(name, attribute, **more)
        self.most = most
        self.least = least
        self.count = count
        self.bits = bits

    def read(self, spot: Spot) -> None:
        if spot.given:
            found = spot.numbers(spot.words, bound(self.most, spot.state), self.least, self.count)
            spot.put(self.attribute, bits_of([value - self.least for value in found]) if self.bits else found)

    def write(self, state: Any, seat: int) -> str:
        held = self.held(state, seat)
        return (
            " ".join(str(value + self.least) for value in numbers_in(held)) if self.bits else " ".join(map(str, held))
        )


class Named(Field):
    """Things by their names, kept as their numbers in a list; `bits`: kept as a set of bits.

    `unique`: things of which there is only one, so that each lies in one place (`Spot.claim`).
    `wrong`: the key of the error for a name that there is not, which is told the `word`.
    """

    def __init__(
        self,
        name: str,
        names: Names,
        wrong: str,
        attribute: str = "",
        bits: bool = False,
        unique: bool = False,
        **more: Any,
    ) -> None:
        super().__init__(name, attribute, **more)
        self.known = names
        self.wrong = wrong
        self.bits = bits
        self.unique = unique

    def read(self, spot: Spot) -> None:
        if spot.given:
            known = named(self.known, spot.state)
            found = [self.take(spot, word, known) for word in spot.words]
            spot.put(self.attribute, bits_of(found) if self.bits else found)

    def take(self, spot: Spot, word: str, known: Sequence[str]) -> int:
        """The number of a thing."""
        return (spot.claim if self.unique else spot.index)(word, known, self.wrong)

    def write(self, state: Any, seat: int) -> str:
        known, held = named(self.known, state), self.held(state, seat)
        return " ".join(known[number] for number in (numbers_in(held) if self.bits else held))


class OneNamed(Named):
    """One thing by its name, or `-` for none, which is -1."""

    def read(self, spot: Spot) -> None:
        word = spot.one_word()
        if word:
            spot.put(self.attribute, self.take(spot, word, named(self.known, spot.state)))

    def write(self, state: Any, seat: int) -> str:
        held = self.held(state, seat)
        return named(self.known, state)[held] if held >= 0 else "-"


# ------------------------------------------------------------------- what a game reads itself
class Line(Field):
    """A line or part that the game reads itself: `read(state, spot)`; `write(state)`, of a seat `write(state, seat)`.

    Without `read` it is read by a `Check` below. Nothing is written where `write` gives None.
    """

    def __init__(
        self,
        name: str,
        read: Callable[[Any, Spot], None] | None,
        write: Callable[..., str | None] | None = None,
        **more: Any,
    ) -> None:
        super().__init__(name, **more)
        self.reader = read
        self.writer = write

    def read(self, spot: Spot) -> None:
        if self.reader is not None:
            self.reader(spot.state, spot)

    def written(self, state: Any, seat: int) -> str | None:
        if self.writer is None:
            return None
        return self.writer(state, seat) if seat >= 0 else self.writer(state)

    def write(self, state: Any, seat: int) -> str:
        return self.written(state, seat) or ""

    def save(self, state: Any) -> list[str]:
        said = self.written(state, -1) if self.shown is None or self.shown(state) else None
        return [] if said is None else [f"{self.name}: {said}"]


class Each(Line):
    """A line or part of words of which the game reads each: `read(state, spot, word)`; written as a `Line` is."""

    def __init__(
        self,
        name: str,
        read: Callable[[Any, Spot, str], None],
        write: Callable[..., str | None] | None = None,
        **more: Any,
    ) -> None:
        super().__init__(name, self._each, write, **more)
        self.word_reader = read

    def _each(self, state: Any, spot: Spot) -> None:
        for word in spot.words:
            self.word_reader(state, spot, word)


class Check(Field):
    """No line: what the game checks or fills in when it comes here: `check(state, fields)`."""

    def __init__(self, check: Callable[[Any, Fields], None]) -> None:
        super().__init__("")
        self.check = check

    def names(self, state: Any) -> list[str]:
        return []

    def load(self, state: Any, fields: Fields) -> None:
        self.check(state, fields)

    def save(self, state: Any) -> list[str]:
        return []


# ------------------------------------------------------------------- lines of parts
class Parts(Field):
    """A line of parts such as `supply: singles 6; bridges 11`; a part that is not shown is left out."""

    def __init__(self, name: str, *parts: Field, **more: Any) -> None:
        super().__init__(name, **more)
        self.parts = parts

    def load(self, state: Any, fields: Fields) -> None:
        self.load_line(state, fields, self.name, -1)

    def load_line(self, state: Any, fields: Fields, line: str, seat: int, late: bool = False) -> None:
        given = fields.parts(line, [part.name for part in self.parts])
        for part in self.parts:
            if part.late == late:
                part.read(Spot(fields, state, line, part.name, given.get(part.name), seat))

    def write(self, state: Any, seat: int) -> str:
        said: list[str] = []
        for part in self.parts:
            where = (state, seat) if seat >= 0 else (state,)
            if part.shown is not None and not part.shown(*where):
                continue
            value = part.written(state, seat) if isinstance(part, Line) else part.write(state, seat)
            if value is not None:
                said.append(f"{part.name} {value}".rstrip())
        return "; ".join(said)


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
    """Where the parts of these seats that are `late` are read."""

    def __init__(self, seats: Seats) -> None:
        super().__init__(lambda state, fields: seats.load_parts(state, fields, True))


class Group(Field):
    """Lines of one kind, such as `city c4:`, each read by the game: `read(state, spot)`, `write(state, number)`.

    `labels` are what follows the name. With `wrong` they are known only when the lines above are read; it is the key of
    the error for a label that there is not, which is told the `word`. Only lines that are there are read.
    """

    def __init__(
        self,
        name: str,
        labels: Names,
        read: Callable[[Any, Spot], None],
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
                self.reader(state, Spot(fields, state, line, self.name, fields.values[line], number))

    def save(self, state: Any) -> list[str]:
        found: list[str] = []
        for number, label in enumerate(named(self.labels, state)):
            said = self.writer(state, number)
            if said is not None:
                found.append(f"{self.name} {label}: {said}")
        return found


# ------------------------------------------------------------------- sets of bits
def bits_of(numbers: Sequence[int]) -> int:
    """A set of small numbers, a bit for each."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def numbers_in(bits: int) -> list[int]:
    """The numbers of a set, from low to high."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def _or_dash(number: int) -> str:
    return str(number) if number >= 0 else "-"


def joined(names: Sequence[str], numbers: Sequence[int]) -> str:
    """Things by their names, `-` for none."""
    return " ".join(names[number] if number >= 0 else "-" for number in numbers)
