"""The box: a component file, read once and checked, as numbers.

The components are an object that the states of a game refer to, not constants, so that whoever changes a cost, a die or
the deck can play with a file of their own. What words, drawings and the numbers of cities rest on is in
`rules/codes.py`, and a file that says otherwise is refused.
"""

from __future__ import annotations

from typing import Final

from patolli.engine.components import Boxes, Row, Tables
from patolli.games.lapins.box.cards import Cards, rows_named
from patolli.games.lapins.rules.codes import (
    COLOURS,
    COST_BITS,
    DOUBLE,
    FACES,
    GARRISON,
    KIND_NAMES,
    KINDS,
    MOST_NAMED,
    PALACE,
    PRISONERS_OF,
    SLOTS,
    TYPE_NAMES,
    TYPES,
)

UNLIMITED: Final = 99
"""Of a kind of building in a city: as many as fit."""


class Components(Cards):
    """Every number of the box."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.provenance: list[tuple[str, str]] = tables.provenance()
        self.read_kings(tables)
        self.read_buildings(tables)
        self.read_upgrade(tables)
        self.read_costs(tables)
        self.read_dice(tables)

    def read_kings(self, tables: Tables) -> None:
        """LAP-1, LAP-8, LAP-20."""
        table = tables.table("kings")
        self.colours: list[str] = table.words("colours")
        """Of the seats."""
        if sorted(self.colours) != sorted(COLOURS):
            raise table.bad("colours", "colours", colours=", ".join(COLOURS))
        self.stelae: int = table.number("stelae", 99, 1)
        wealth = table.amounts("start_wealth", TYPE_NAMES, 99)
        self.start_wealth: list[int] = [wealth.get(which, 0) for which in range(TYPES)]
        self.start_glory: int = table.number("start_glory", 999)
        rows_named(tables.table("wealth"), "types", TYPE_NAMES)

    def read_buildings(self, tables: Tables) -> None:
        """LAP-5 to LAP-7."""
        self.cost_any: list[int] = []
        """This and what follows by kind: what it costs in units of any type."""
        self.cost_type: list[int] = []
        """The type that it costs besides; -1 for none."""
        self.cost_named: list[int] = []
        self.named: list[int] = []
        """The same as a number with COST_BITS for each type."""
        self.damage: list[int] = []
        self.most_of: list[int] = []
        """How many of the kind a city may have."""
        self.palace_taxes: int = 0
        for row in rows_named(tables.table("buildings"), "kinds", KIND_NAMES):
            self.read_building(row)
        costs = [self.cost_any[kind] + self.cost_named[kind] for kind in range(KINDS)]
        self.most_cost: int = max(costs)
        self.cheap: list[int] = []
        """By units of wealth: the kinds that cost no more, a bit for each."""
        for units in range(self.most_cost + 1):
            self.cheap.append(sum([1 << kind for kind in range(KINDS) if costs[kind] <= units]))
        self.least_cost: int = min([costs[kind] for kind in range(KINDS) if self.most_of[kind]], default=0)
        plain = [kind for kind in range(KINDS) if SLOTS[kind] == 1 and self.cost_type[kind] < 0 and self.most_of[kind]]
        self.plain: bool = self.least_cost in [costs[kind] for kind in plain]
        """Whether a king with `least_cost` can build something on any free site."""
        self.with_type: list[int] = [kind for kind in range(KINDS) if self.cost_type[kind] >= 0]
        """The kinds with a named cost."""
        self.limited: list[int] = [kind for kind in range(KINDS) if self.most_of[kind] <= 9]
        """The kinds of which a city may not have as many as fit."""

    def read_building(self, row: Row) -> None:
        kind = len(self.cost_any)
        fixed(row, "slots", SLOTS[kind])
        fixed(row, "prisoners", PRISONERS_OF[kind])
        steps = 2 if kind == DOUBLE else 1 if kind == GARRISON else 0
        fixed(row, "strength", steps)
        has_type = "type" in row.values
        self.cost_any.append(row.number("any", 9))
        self.cost_type.append(row.one_of("type", TYPE_NAMES, -1))
        self.cost_named.append(row.number("named", MOST_NAMED, 1) if has_type else 0)
        self.named.append(self.cost_named[kind] << COST_BITS * self.cost_type[kind] if has_type else 0)
        if not self.cost_any[kind] + self.cost_named[kind]:
            raise row.bad("free-building", "any")
        self.damage.append(row.number("damage", 9, 1))
        self.most_of.append(row.number("most", UNLIMITED, default=UNLIMITED))
        if kind == PALACE:
            self.palace_taxes = row.number("taxes", 9)
        else:
            fixed(row, "taxes", 0)

    def read_upgrade(self, tables: Tables) -> None:
        """LAP-49."""
        upgrade = tables.table("buildings").table("upgrade")
        self.upgrade_type: int = upgrade.one_of("type", TYPE_NAMES)
        self.upgrade_named: int = upgrade.number("named", MOST_NAMED, 1)
        self.upgrade_cost: int = self.upgrade_named << COST_BITS * self.upgrade_type

    def read_costs(self, tables: Tables) -> None:
        """LAP-33, LAP-41, LAP-46, LAP-53, LAP-60; LAP-76."""
        costs = tables.table("costs")
        self.site_price: int = costs.number("site", 9)
        self.transform_price: int = costs.number("transform", 9, 1)
        self.pass_price: int = costs.number("pass", 9, 1)
        self.divine_price: int = costs.number("divination", 9, 1)
        self.garrisons_for_one: int = costs.number("garrisons_for_one", 9, 1)
        sacrifice = tables.table("sacrifice")
        self.sacrifice_points: list[int] = sacrifice.numbers("points", 99, count=TYPES + 1)
        """By the number of different goods on a temple."""
        points = self.sacrifice_points
        if points[0]:
            raise sacrifice.bad("empty-temple", "points")
        for goods in range(2, TYPES + 1):
            if points[goods] - points[goods - 1] < points[goods - 1] - points[goods - 2]:
                raise sacrifice.bad("temple-points", "points", goods=goods)

    def read_dice(self, tables: Tables) -> None:
        """LAP-10, LAP-23."""
        dice = tables.table("dice")
        self.die_points: list[int] = dice.numbers("points", 9, count=FACES)
        self.die_failures: list[int] = dice.numbers("failures", 9, count=FACES)
        length = tables.table("length")
        self.lengths: list[int] = length.numbers("matches", self.piles - 1, 1)
        """How many matches a game may last, the usual number first."""
        if len(set(self.lengths)) < len(self.lengths):
            raise length.bad("same-length", "matches")


def fixed(row: Row, column: str, value: int) -> None:
    """A number that the code rests on: a file can say it, but not change it."""
    if row.values.get(column, 0) != value:
        raise row.bad(f"fixed-{column}", column, name=row.label, value=value)


BOXES: Final = Boxes("lapins", "patolli.games.lapins.box", Components)
BOX: Final[Components] = BOXES.delivered
"""The box as it is delivered with Patolli."""
