"""What kings usually build, and what it costs in a box; with other tables that are made once for each box."""

from __future__ import annotations

from typing import Final

from patolli.games.lapins.bot.odds import Odds
from patolli.games.lapins.box.components import Components
from patolli.games.lapins.rules.cities import count_kind
from patolli.games.lapins.rules.codes import (
    CLASS_OF,
    COURT,
    GARRISON,
    PALACE,
    RESERVE,
    SLOTS,
    TEMPLE,
    TYPES,
    UNIT,
    VILLAGE,
)

V, P, T, G, R, C = VILLAGE, PALACE, TEMPLE, GARRISON, RESERVE, COURT
USUAL: Final[list[list[int]]] = [
    [V],
    [V, V],
    [V, V, V],
    [V, V, V, V],
    [V, V, V, G],
    [V, V, V, R],
    [V, V, V, C],
    [V, V, P],
    [V, V, T],
    [V, P],
    [V, T],
    [V, P, R],
    [V, P, G],
    [V, P, C],
    [V, T, R],
    [V, T, G],
    [V, T, C],
    [V, R],
    [V, C],
    [P],
    [T],
    [P, T],
    [P, P],
    [G],
    [G, G],
    [R],
    [C],
]


class Bill:
    """A list of buildings in numbers."""

    def __init__(self, box: Components, number: int) -> None:
        kinds = USUAL[number]
        self.number: int = number
        """Its place among the usual ones."""
        self.kinds: list[int] = kinds
        self.villages: int = kinds.count(VILLAGE)
        self.palaces: int = kinds.count(PALACE)
        self.temples: int = kinds.count(TEMPLE)
        self.steps: int = kinds.count(GARRISON)
        self.reserves: int = kinds.count(RESERVE)
        self.courts: int = kinds.count(COURT)
        self.cost: int = sum([box.cost_any[kind] + box.cost_named[kind] for kind in kinds])
        self.city: int = sum([UNIT[CLASS_OF[kind]] for kind in kinds])
        self.types: list[int] = []
        """The types that must be paid with."""
        self.units: list[int] = []
        """How many units of each."""
        for which in range(TYPES):
            units = sum([box.cost_named[kind] for kind in kinds if box.cost_type[kind] == which])
            if units:
                self.types.append(which)
                self.units.append(units)
        self.limited: list[int] = [kind for kind in box.limited if kind in kinds]
        """The kinds of which a city may not have as many as fit."""
        self.most: list[int] = [box.most_of[kind] - kinds.count(kind) for kind in self.limited]
        """How many of each may stand there before."""

    def allowed(self, wealth: list[int], start: int, city: int) -> bool:
        """LAP-7, LAP-36: whether the king has the types, and the city may have the buildings."""
        for at in range(len(self.types)):
            if wealth[start + self.types[at]] < self.units[at]:
                return False
        for at in range(len(self.limited)):
            if count_kind(city, self.limited[at]) > self.most[at]:
                return False
        return True


class BotTables(Odds):
    """What bots have worked out of a box."""

    def __init__(self, box: Components) -> None:
        super().__init__(box)
        self.box: Components = box
        found = [Bill(box, number) for number in range(len(USUAL))]
        self.bills: list[list[Bill]] = [
            [bill for bill in found if sum([SLOTS[kind] for kind in bill.kinds]) <= room] for room in range(8)
        ]
        """By free slots: what kings usually build there."""
        self.one_village: Bill = found[0]
        self.two_villages: Bill = found[1]
        """What sites are compared by first."""
        self.rounds_known: dict[tuple[int, int, int, int], float] = {}
        """Rounds to come by all that they depend on: the same few are asked for again and again."""


MOST_BOXES: Final = 16
TABLES: Final[dict[Components, BotTables]] = {}
LATEST: Final[list[BotTables]] = []
"""Those that were asked for last: nearly always those that are asked for now."""


def tables_of(box: Components) -> BotTables:
    """The tables of a box, made when they are first asked for."""
    if LATEST and LATEST[0].box is box:
        return LATEST[0]
    found = TABLES.get(box)
    if found is None:
        found = BotTables(box)
        if len(TABLES) >= MOST_BOXES:
            TABLES.clear()
        TABLES[box] = found
    LATEST[:] = [found]
    return found
