"""What a game reads or checks itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from patolli.engine.fields.field import Field
from patolli.engine.position import Fields, Spot


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

    def write(self, state: Any, seat: int) -> str | None:
        if self.writer is None:
            return None
        return self.writer(state, seat) if seat >= 0 else self.writer(state)


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


class Never(Field):
    """No line: refuses what cannot be, at that line with that key, if `wrong(state)`; a value may be a function too."""

    def __init__(self, line: str, key: str, wrong: Callable[[Any], object], **values: Any) -> None:
        super().__init__(line)
        self.key = key
        self.wrong = wrong
        self.values = values

    def names(self, state: Any) -> list[str]:
        return []

    def load(self, state: Any, fields: Fields) -> None:
        if self.wrong(state):
            told = {name: value(state) if callable(value) else value for name, value in self.values.items()}
            raise fields.wrong(self.name, self.key, **told)

    def save(self, state: Any) -> list[str]:
        return []


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
