"""Records: a game as a text file, a header and then the lines.

    patolli 1
    game mexica
    players 3
    option first_player random
    component turn.action_points 7
    seat 0 Ana

    * first 2
    * order 7
    2 place H6
    2 canal C2 C3          # remarks and empty lines are ignored

The remark `# possible` is not ignored: nobody saw what chance did there, and the line is only one that it could have
been. Programs that do not know it read the same game.

A line `component KEY VALUE` says what differs from the delivered box, as the option `components` does (see
`patolli.engine.components`). A line of the game is an actor (`*` is chance, a number is a seat) and words. The header
may hold a position set up by hand instead of a start: lines that begin with `position `. Playing the lines again gives
the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from patolli.engine.components import LARGEST_CHANGES, BadComponents, is_changes, split_changes
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import BadOption, find_game, hear, plain, start
from patolli.engine.options import COMPONENTS
from patolli.engine.position import PositionError
from patolli.engine.texts import brief, lines_of
from patolli.engine.words import NotLegal, is_number

VERSION = 1
POSSIBLE = "possible"
"""The remark at a line that nobody saw."""
LARGEST_BYTES = 4_000_000
"""More than any game needs: a larger file is not a record."""


class RecordError(ValueError):
    """A record that cannot be read or played: the number of the line, and what is wrong with it.

    What is wrong is also a key with values, for every language; or it is the cause, which has its own.
    """

    def __init__(self, line: int, why: str, rule: str = "", key: str = "", **values: int | str) -> None:
        why = brief(why)
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why
        self.rule = rule
        self.key = key
        self.values: dict[str, int | str] = dict(values)

    def __reduce__(self) -> tuple[object, ...]:
        return RecordError, (self.line, self.why, self.rule, self.key), {"values": self.values}


@dataclass
class Record:
    """A game: how it was set up, and every line that was said."""

    game: str
    players: int
    options: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    position: str = ""
    lines: list[tuple[int, str]] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    """Where each line stands in the file it was read from; empty for a record made by playing."""
    possible: list[int] = field(default_factory=list)
    """The lines, counted from 0, that nobody saw: a hand that was not told, of a game from a real table."""
    heads: dict[str, int] = field(default_factory=dict, compare=False)
    """Where `players`, each `option NAME` and each `position N` stand in that file."""

    def start(self, begun: bool | None = None) -> State:
        """The state before the first line. RecordError, with its line, if the header of a file is wrong.

        `begun`: whether it is the start of a game that was played already, as it is if there are lines.
        """
        begun = bool(self.lines) if begun is None else begun
        try:
            if self.position:
                return find_game(self.game).read_position(self.position)
            return self._hold_components(start(self.game, self.players, self.options, begun))
        except (BadOption, PositionError) as error:
            if not self.heads:
                raise
            if isinstance(error, PositionError):
                raise RecordError(self.heads.get(f"position {error.line}", 1), error.why) from error
            number = self._wrong_component(error) or self._wrong_head(str(error))
            raise RecordError(number, str(error)) from error

    def _hold_components(self, state: State) -> State:
        """Keep what the component file changes instead of its path: the record is complete without the file."""
        value = self.options.get(COMPONENTS, "")
        if value and not is_changes(value):
            held = find_game(self.game).settings(state).get(COMPONENTS)
            self.options = {name: given for name, given in self.options.items() if name != COMPONENTS}
            if held:
                self.options[COMPONENTS] = held
        return state

    def _wrong_component(self, error: BadOption) -> int:
        """The number of the line `component` that is wrong; 0 if it is none of them."""
        named = error.key_names if isinstance(error, BadComponents) else []
        return next((self.heads[f"component {name}"] for name in named if f"component {name}" in self.heads), 0)

    def _wrong_head(self, why: str) -> int:
        """The number of the first line of the header with which the game cannot be set up, for this reason."""
        given: dict[str, str] = {}
        number = self.heads.get("players", 1)
        for name, value in self.options.items():
            if _why_not(self.game, self.players, given, bool(self.lines)) == why:
                break
            given[name] = value
            number = self.heads.get(f"option {name}", number)
        return number

    def states(self) -> Iterator[State]:
        """The state before the first line, then after each line, each a state of its own.

        RecordError at the first line that is not legal.
        """
        state = self._first()
        yield state.copy()
        for index in range(len(self.lines)):
            self.fold(state, state.play, index, index + 1)
            yield state.copy()

    def end(self) -> State:
        """The state after the last line."""
        state = self._first()
        self.fold(state, state.play)
        return state

    def fold(self, state: State, play: Callable[[int, int], None], begin: int = 0, end: int | None = None) -> None:
        """Play the lines from `begin` to `end` in the state, with `play(actor, move)`: the fold that a game is.

        RecordError at the first line that is not legal.
        """
        for index, (actor, words) in enumerate(self.lines[begin:end], start=begin):
            try:
                move = hear(state, actor, words)
            except NotLegal as refusal:
                raise RecordError(self.number(index), str(refusal), rule=refusal.rule) from refusal
            play(actor, move)

    def number(self, index: int) -> int:
        """Where a line stands in the file that the record was read from; otherwise which line of the game it is."""
        return self.numbers[index] if index < len(self.numbers) else index + 1

    def _first(self) -> State:
        try:
            return self.start()
        except (BadOption, PositionError) as error:
            raise RecordError(1, f"the position, {error}" if self.position else str(error)) from error

    def text(self) -> str:
        """The record as the text of a file; names lose what would begin a remark or another line."""
        head = [f"patolli {VERSION}", f"game {self.game}", f"players {self.players}"]
        for name, value in sorted(self.options.items()):
            changes = _changes(value) if name == COMPONENTS else []
            head += [f"component {key} {said}" for key, said in changes] or [f"option {name} {plain(value)}"]
        head += [f"seat {seat} {named}" for seat, name in sorted(self.names.items()) if (named := _on_a_line(name))]
        head += [f"position {line}" for line in self.position.splitlines()]
        body = [f"{'*' if actor == CHANCE else actor} {words}" for actor, words in self.lines]
        for index in self.possible:
            body[index] += f"  # {POSSIBLE}"
        return "\n".join([*head, "", *body, ""])


def _why_not(game: str, players: int, options: dict[str, str], begun: bool) -> str:
    try:
        start(game, players, options, begun)
    except BadOption as error:
        return str(error)
    return ""


def _changes(value: str) -> list[tuple[str, str]]:
    """What differs from the delivered box, one by one; nothing if the value does not say it."""
    try:
        return list(split_changes(value)) if is_changes(value) else []
    except BadOption:
        return []


def _on_a_line(name: str) -> str:
    return " ".join(name.replace("#", " ").split())


def write(record: Record, path: str | Path) -> None:
    """Write the record to a file."""
    Path(path).write_text(record.text(), encoding="utf-8")


def read(path: str | Path) -> Record:
    """Read a record from a file. RecordError if it is none."""
    with Path(path).open("rb") as file:
        return parse(text_of(file.read(LARGEST_BYTES + 1)))


def text_of(data: bytes) -> str:
    """The text of a file. RecordError if it is too large, or not text."""
    if len(data) > LARGEST_BYTES:
        raise RecordError(
            1, f"the file is larger than {LARGEST_BYTES} bytes, so it is not a record", key="large", most=LARGEST_BYTES
        )
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(
            1, f"the file is not text in UTF-8 (byte {error.start})", key="not-text", byte=error.start
        ) from error


def parse(text: str) -> Record:
    """The record that the text holds. RecordError names the line that is wrong; moves are not checked here."""
    record = Record(game="", players=0)
    position: list[str] = []
    version = False
    lines = lines_of(text)
    for number, raw in enumerate(lines, start=1):
        line, _, remark = (part.strip() for part in raw.partition("#"))
        if not line:
            continue
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if not version:
            if word != "patolli":
                raise RecordError(number, "a record begins with the line `patolli 1`", key="begins")
            if rest != str(VERSION):
                raise RecordError(
                    number,
                    f"this program reads version {VERSION} of the format, not {rest!r}",
                    key="version",
                    known=VERSION,
                    found=rest[:30],
                )
            version = True
        elif word == "*" or word.isdigit():
            _check_head(record, number)
            _add_line(record, number, word, rest)
            if remark == POSSIBLE:
                record.possible.append(len(record.lines) - 1)
        elif record.lines:
            raise RecordError(
                number,
                f"{line!r} is no line of a game: it begins with a seat's number or with `*`",
                key="no-line",
                text=line[:60],
            )
        elif word == "position":
            position.append(rest)
            record.heads[f"position {len(position)}"] = number
        else:
            _add_head(record, number, word, rest)
    if not version:
        raise RecordError(1, "a record begins with the line `patolli 1`", key="begins")
    _check_head(record, len(lines))
    record.position = "\n".join(position)
    return record


def _add_head(record: Record, number: int, word: str, rest: str) -> None:
    if not rest:
        raise RecordError(number, f"nothing follows {word!r}", key="nothing", word=word[:30])
    if word == "game":
        if record.game:
            raise RecordError(number, "the game is named twice", key="game-twice")
        try:
            find_game(rest)
        except BadOption as error:
            raise RecordError(number, str(error)) from error
        record.game = rest
    elif word == "players":
        if record.players:
            raise RecordError(number, "the number of players is given twice", key="players-twice")
        if not is_number(rest, 2) or int(rest) < 1:
            raise RecordError(number, f"{rest!r} is not a number of players", key="no-number", word=rest[:30])
        record.players = int(rest)
        record.heads[word] = number
    elif word == "option":
        name, _, value = rest.partition(" ")
        if not value.strip():
            raise RecordError(number, f"the option {name!r} has no value", key="no-value", name=name[:30])
        if name in record.options:
            raise RecordError(number, f"the option {name!r} is given twice", key="option-twice", name=name[:30])
        record.options[name] = value.strip()
        record.heads[f"{word} {name}"] = number
    elif word == "component":
        _add_component(record, number, rest)
    elif word == "seat":
        seat, _, name = rest.partition(" ")
        if not is_number(seat, 2) or not name.strip():
            raise RecordError(number, "a seat is a number and a name, such as `seat 0 Ana`", key="seat")
        if int(seat) in record.names:
            raise RecordError(number, f"seat {int(seat)} is named twice", key="seat-twice", seat=int(seat))
        record.names[int(seat)] = name.strip()
    else:
        raise RecordError(
            number,
            f"{word!r} is no part of a header (game, players, option, component, seat, position)",
            key="no-head",
            word=word[:30],
        )


def _add_component(record: Record, number: int, rest: str) -> None:
    """One thing that differs from the delivered box; all of them together are the option `components`."""
    key, _, value = rest.partition(" ")
    if not value.strip():
        raise RecordError(number, f"the option {key!r} has no value", key="no-value", name=key[:30])
    before = record.options.get(COMPONENTS, "{}")
    if not is_changes(before):
        raise RecordError(number, f"the option {COMPONENTS!r} is given twice", key="option-twice", name=COMPONENTS)
    if len(before) > LARGEST_CHANGES:
        why = f"What differs from the box has more than {LARGEST_CHANGES} letters."
        raise RecordError(number, why, key="components-changes-large", most=LARGEST_CHANGES)
    record.heads.setdefault(f"option {COMPONENTS}", number)
    record.heads[f"component {key}"] = number
    said = [before[1:-1]] if before != "{}" else []
    record.options[COMPONENTS] = "{" + ", ".join([*said, f"{key} = {value.strip()}"]) + "}"


def _check_head(record: Record, number: int) -> None:
    if not record.game:
        raise RecordError(number, "the header does not say which game it is (`game mexica`)", key="which-game")
    if not record.players:
        raise RecordError(number, "the header does not say how many players there are (`players 3`)", key="how-many")
    for seat in record.names:
        if seat >= record.players:
            raise RecordError(
                number,
                f"there is no seat {seat} with {record.players} players",
                key="no-seat",
                seat=seat,
                players=record.players,
            )


def _add_line(record: Record, number: int, word: str, rest: str) -> None:
    if not rest:
        raise RecordError(number, "an actor without words", key="no-words")
    if word != "*" and (not is_number(word, 2) or int(word) >= record.players):
        raise RecordError(
            number,
            f"there is no seat {word} with {record.players} players",
            key="no-seat",
            seat=word[:9],
            players=record.players,
        )
    record.lines.append((CHANCE if word == "*" else int(word), rest))
    record.numbers.append(number)
