"""All lines of a game's positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from patolli.engine.core.state import State
from patolli.engine.fields.field import Field
from patolli.engine.options import BadOption, Option
from patolli.engine.position import Fields, PositionError, option_lines

S = TypeVar("S", bound=State)


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
