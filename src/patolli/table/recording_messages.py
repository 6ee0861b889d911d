"""What is sent about a game that is written down from a real table, both ways (docs/recording.md)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from patolli.engine.played import SaidLine
from patolli.stage.draws import Draw
from patolli.table.messages import MOST_SEATS, Asked, Count, Name, Reached, Seat, Words

LONGEST_TEXT = 1_000_000
MOST_KEPT = 10_000
Value: TypeAlias = Annotated[str, Meta(max_length=40_000)]


class NewRecording(Asked):
    """A table for a game with the box at home. `text` is a record or a position to go on from; else the beginning."""

    game: Annotated[str, Meta(max_length=40)]
    names: Annotated[list[Name], Meta(min_length=1, max_length=MOST_SEATS)]
    """In playing order."""
    options: dict[Annotated[str, Meta(max_length=60)], Value] = field(default_factory=dict)
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""
    hints: bool = False


class SayChance(Asked):
    """What chance did. `seat`: for whom the page was drawn; `how` it is known.

    `said`: the line. `any`: the table draws it. `rest`: the table draws all that everybody sees, up to the next
    decision. `unknown`: nobody tells; a possible card is kept for it. `unknown-all`: for the rest of that hand, too.
    """

    seat: Seat
    seq: Count
    how: Literal["said", "any", "rest", "unknown", "unknown-all"] = "said"
    line: Annotated[str, Meta(max_length=400)] = ""
    edition: Count | None = None


class Hold(Asked):
    """What the seat holds, whose hand nobody told: one of the lines of `others`."""

    seat: Seat
    seq: Count
    line: Words
    edition: Count | None = None


class Others(Struct):
    """What else a seat may hold."""

    draws: list[Draw]


class GoBack(Asked):
    """Take back all lines after the first `to` ones, whoever said them."""

    seat: Seat
    seq: Count
    to: Count
    edition: Count | None = None


class KeptLine(Struct, array_like=True, forbid_unknown_fields=True):
    """A line that was taken back: who said it, the words, and whether nobody decided it."""

    actor: Annotated[int, Meta(ge=-1, lt=MOST_SEATS)]
    line: Words
    made: bool = False

    def said(self) -> SaidLine:
        return SaidLine(self.actor, self.line, self.made)


class SayAgain(Asked):
    """Say lines that were taken back, as far as they are legal now."""

    seat: Seat
    seq: Count
    lines: Annotated[list[KeptLine], Meta(min_length=1, max_length=MOST_KEPT)]
    edition: Count | None = None


class WentBack(Reached):
    gone: list[KeptLine]
    """The lines that were taken back, in their order."""


class SaidAgain(Reached):
    said: int
    """How many of the lines were said again, or came by themselves."""
    left: list[KeptLine]
    why: str
    """Why the first of those left may not be said now."""


class ComponentField(Struct):
    """One number or word that is printed on something in the box."""

    key: str
    value: str
    """As TOML has it."""
    label: str
    """The key in words, without the part that it stands in."""


class ComponentTable(Struct):
    name: str
    fields: list[ComponentField]
    label: str
    """The name in words."""


class Components(Struct):
    """The delivered box of a game, part by part."""

    game: str
    tables: list[ComponentTable]
