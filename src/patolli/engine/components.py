"""Component files: what is printed on the things in a game's box, as TOML, read once for all games.

A game keeps its delivered file as `box/components.toml`, writes a class that takes its numbers out of `Tables`, and
declares one `Boxes`:

    class Components:
        def __init__(self, tables: Tables) -> None:
            supply = tables.table("supply")
            self.bridges: int = supply.number("bridges", 99)
            self.cards: list[str] = [row.word("id") for row in tables.table("cards").rows("card")]
            if not self.cards:
                raise supply.bad("no-cards", count=3)        # `bad-component-no-cards` in the languages of the game

    BOXES: Final = Boxes("mexica", "patolli.games.mexica.box", Components)
    BOX: Final = BOXES.delivered

Its options find the box that was asked for: `self.box = BOXES.choose(chosen)`. The value of the option `components`
is one of

    box                                                       the delivered box
    my.toml                                                   a file, where files may be read (`engine.files`)
    {supply.bridges = 12, cards.card.A02.number = 5}          what differs from the delivered box

The last is an inline table of TOML. Rows of a list are named by their `id`, or counted from 1 where they have none;
`{}` stands for what is left out. `choose` turns the path of a file into this form, so records and tables hold what
differs and need no file. In a record it is the lines `component KEY VALUE`, in a position `component KEY: VALUE`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.resources import files
from typing import Generic, TypeVar

from patolli.engine.component_changes import LARGEST_CHANGES as LARGEST_CHANGES
from patolli.engine.component_changes import apply as apply
from patolli.engine.component_changes import change_lines as change_lines
from patolli.engine.component_changes import difference as difference
from patolli.engine.component_changes import is_changes as is_changes
from patolli.engine.component_changes import join_changes as join_changes
from patolli.engine.component_changes import read_changes as read_changes
from patolli.engine.component_changes import split_changes as split_changes
from patolli.engine.component_changes import write_changes as write_changes
from patolli.engine.component_tables import FILE as FILE
from patolli.engine.component_tables import BadComponents as BadComponents
from patolli.engine.component_tables import Row as Row
from patolli.engine.component_tables import Tables as Tables
from patolli.engine.component_tables import load as load
from patolli.engine.files import Closed
from patolli.engine.files import read as read_text
from patolli.engine.options import COMPONENTS, BadOption, Chosen

LARGEST_FILE = 200_000
"""Letters of a component file."""
DELIVERED = "box"
KEPT_BOXES = 16
"""How many boxes of one's own are kept for the next match that asks for them."""

B = TypeVar("B")


class Boxes(Generic[B]):
    """The boxes of a game: the delivered one, and those of a component file or of what differs."""

    def __init__(self, game: str, package: str, make: Callable[[Tables], B]) -> None:
        """`package`: where `components.toml` is. `make`: takes the numbers of a box out of its tables."""
        self.game = game
        self.make = make
        self.text = files(package).joinpath(FILE).read_text(encoding="utf-8")
        self.values = load(self.text, FILE, game)
        self.delivered: B = make(Tables(self.values, FILE, game, self.text))
        self.kept: dict[str, B] = {}

    def choose(self, chosen: Chosen) -> B:
        """The box that the option `components` asks for; the option keeps what differs. BadOption if there is none."""
        value = chosen.text(COMPONENTS).strip()
        rule = chosen.options[COMPONENTS].rule
        if not value:
            raise BadOption(
                f"components is box or the path of a component file, such as my.toml ({rule}).", "components", rule=rule
            )
        if value == DELIVERED:
            return self.delivered
        box, changes = self.kept.get(value), value
        if box is None:
            box, changes = self.read(value, rule)
            if len(self.kept) >= KEPT_BOXES:
                self.kept.clear()
            self.kept[changes] = box
        chosen.rewrite(COMPONENTS, changes)
        return box

    def read(self, value: str, rule: str = "") -> tuple[B, str]:
        """The box of a file or of what differs, and what differs as text. BadComponents if it cannot be had."""
        if is_changes(value):
            tables = Tables(apply(self.values, read_changes(value)), COMPONENTS, self.game)
        else:
            tables = Tables.parse(read_file(value, rule), value, self.game)
        changes = difference(self.values, tables.values)
        if not changes:
            return self.delivered, DELIVERED
        written = write_changes(changes)
        if len(written) > LARGEST_CHANGES:
            read_changes(written)
        return self.make(tables), written


def read_file(path: str, rule: str) -> str:
    """The text of a component file of one's own. BadComponents if it cannot be read, or must not be."""
    try:
        text = read_text(path, LARGEST_FILE + 1)
    except Closed as error:
        raise BadComponents(
            f"The component file {path!r} cannot be read: {error}.", "components-unread", path=path[:60], rule=rule
        ) from error
    except (OSError, ValueError) as error:
        why = str(getattr(error, "strerror", None) or error)
        where = os.path.abspath(path)
        raise BadComponents(
            f"The component file {path!r} cannot be read: {why}. It was looked for at {where} ({rule}).",
            "components-lost",
            path=path[:60],
            where=where[:200],
            cause=why[:200],
            rule=rule,
        ) from error
    if len(text) > LARGEST_FILE:
        raise BadComponents(
            f"The component file {path!r} has more than {LARGEST_FILE} letters.",
            "components-large",
            path=path[:60],
            most=LARGEST_FILE,
        )
    return text
