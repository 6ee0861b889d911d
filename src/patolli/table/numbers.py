"""Numbers: under which number each reader knows a line.

While seats decide in secret, the others may notice only that one of them has finished. So lines that a reader was not
told of are not counted for that reader until the decision is over; from then on all lines count for everybody, and
all readers have the same numbers again. The store counts all lines always.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from patolli.engine.played import PlayedLine, Reader
from patolli.engine.takeback import secret_start


class Numbers:
    """How the readers of a table count its lines, and how often something was taken back."""

    def __init__(self, lines: Sequence[PlayedLine], decision: int, edition: int, hushed: Mapping[int, int]) -> None:
        """`decision`: the secret one that is being made now, or 0. `hushed`: what each seat took back in it unheard."""
        self.lines = lines
        self.secret = decision != 0
        self.begun = secret_start(lines, len(lines), decision) if decision else len(lines)
        """How many lines there were before the decision that is being made in secret; all of them if there is none."""
        self._hushed = hushed
        self._heard = edition - sum(hushed.values())
        """How often something was taken back that everybody could notice."""

    def seq(self, reader: Reader, index: int | None = None) -> int:
        """How many of the lines, or of the first `index` ones, a reader has been told of."""
        index = len(self.lines) if index is None else index
        if index <= self.begun:
            return index
        return self.begun + sum(line.noticed_by(reader) for line in self.lines[self.begun : index])

    def index(self, reader: Reader, number: int) -> int | None:
        """After how many lines of the store the reader's line of that number was said; None if there is none."""
        if number <= self.begun:
            return number if number >= 0 else None
        count = self.begun
        for index in range(self.begun, len(self.lines)):
            count += self.lines[index].noticed_by(reader)
            if count == number:
                return index + 1
        return None

    def since(self, reader: Reader, number: int) -> int:
        """After which line the log of a reader goes on who knows lines up to that number.

        Lines of a secret decision that is over have other numbers than before: all of it is told again.
        """
        if number > self.seq(reader):
            return 0
        if 0 < number < self.begun and self.lines[number].secret:
            return secret_start(self.lines, number, self.lines[number].secret)
        return number

    def resume(self, reader: Reader, number: int, edition: int | None) -> int:
        """The number from which a reader goes on who comes back; 0 if something was taken back since then."""
        return number if edition in (None, self.edition(reader)) else 0

    def edition(self, reader: Reader) -> int:
        """How often something was taken back, as far as the reader could notice."""
        return self._heard + (0 if reader is None else self._hushed.get(reader, 0))
