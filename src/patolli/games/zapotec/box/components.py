"""The box: a component file, read once and checked, as numbers.

The components are an object that hangs on a game's options, not constants, because whoever owns the printed game can
play with a file of their own. Errors name the table, the row and what is wrong.
"""

from __future__ import annotations

from typing import Final

from patolli.engine.components import Boxes, Row, Tables
from patolli.games.zapotec.box.boards import DRAWN, Boards, amounts, combination, read_id, read_values
from patolli.games.zapotec.rules.codes import (
    ACTIONS,
    CATEGORIES,
    PROPERTIES,
    RITUAL_GROUPS,
    RITUAL_KINDS,
    RITUAL_RESOURCES,
    RITUAL_TRADE,
    TRADE_BUILD,
    TRADE_COST,
    TRADE_EXCHANGE,
    TRADE_GAIN,
    TRADE_KINDS,
    TRADE_SACRIFICE,
    VALUES,
)

TIMINGS: Final = (
    "on_purchase",
    "once_per_round",
    "once_per_round",
    "permanent",
    "one_shot",
    "permanent",
    "one_shot",
)
"""When a trade tile of each kind works."""


class Components(Boards):
    """Every number and symbol of the box."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.source: str = tables.source
        self.provenance: list[tuple[str, str]] = tables.provenance()
        self.read_trade(tables)
        self.read_rituals(tables)
        self.read_cocijobot(tables)

    def read_trade(self, tables: Tables) -> None:
        """Section 8."""
        table = tables.table("trade_tiles")
        price = table.table("price")
        self.least_price: int = table.number("minimum_price", 9)
        self.price: list[int] = [price.number(f"level_{level}", 9, 1) for level in (1, 2, 3)]
        self.bot_trade_points: list[int] = table.numbers("bot_vp_by_level", 99, count=VALUES)
        self.trade: list[str] = []
        self.trade_level: list[int] = []
        self.trade_kind: list[int] = []
        self.trade_pay: list[list[int]] = []
        """What using the tile costs; for kind building_cost, the new cost."""
        self.trade_gain: list[list[int]] = []
        self.trade_property: list[int] = []
        self.trade_steps: list[int] = []
        self.of_level: list[list[int]] = [[], [], []]
        self.level_mask: list[int] = [0, 0, 0]
        self.of_kind: list[list[int]] = [[], [], [], [], [], [], []]
        self.kind_mask: list[int] = [0, 0, 0, 0, 0, 0, 0]
        self.cheaper: list[list[int]] = [[], [], []]
        """By type: the tiles that change its cost."""
        self.reopening: int = 0
        """The tiles that turn up again at the end of a turn."""
        for row in table.rows("tile", count="count"):
            self.read_trade_tile(row)
        for level in range(VALUES):
            if len(self.of_level[level]) < self.slots:
                raise table.bad("market-slots", "tile", level=level + 1)
        self.prices: list[int] = []
        """By position * 3 + level."""
        for position in range(self.track + 1):
            for level in range(VALUES):
                off = sum(
                    self.track_discount[space] for space in range(position + 1) if self.track_level[space] == level
                )
                self.prices.append(max(self.least_price, self.price[level] - off))

    def read_trade_tile(self, row: Row) -> None:
        at = len(self.trade)
        kind = row.one_of("kind", TRADE_KINDS)
        timing = row.word("timing")
        if timing != TIMINGS[kind]:
            raise row.other("timing", TIMINGS[kind], timing)
        level = row.number("level", VALUES, 1) - 1
        self.trade.append(read_id(row, "Z"))
        self.trade_level.append(level)
        self.trade_kind.append(kind)
        pays = "cost" if kind == TRADE_COST else "pay"
        paying = kind in (TRADE_EXCHANGE, TRADE_BUILD, TRADE_COST, TRADE_SACRIFICE)
        self.trade_pay.append(amounts(row, pays) if paying else [])
        self.trade_gain.append(amounts(row, "gain") if kind in (TRADE_GAIN, TRADE_EXCHANGE) else [])
        self.trade_property.append(row.one_of("property", PROPERTIES) if kind == TRADE_BUILD else -1)
        self.trade_steps.append(row.number("steps", 40, 1) if kind == TRADE_SACRIFICE else 0)
        if kind == TRADE_COST:
            self.cheaper[row.one_of("building", PROPERTIES[:VALUES])].append(at)
        if kind in (TRADE_EXCHANGE, TRADE_BUILD):
            self.reopening |= 1 << at
        self.of_level[level].append(at)
        self.level_mask[level] |= 1 << at
        self.of_kind[kind].append(at)
        self.kind_mask[kind] |= 1 << at

    def read_rituals(self, tables: Tables) -> None:
        """ZAP-73 to ZAP-78."""
        self.rituals: list[str] = []
        self.ritual_kind: list[int] = []
        self.ritual_same: list[int] = []
        self.ritual_different: list[int] = []
        self.ritual_each: list[int] = []
        """Points for each group, level or step; for resources, those of a basic one."""
        self.ritual_advanced: list[int] = []
        self.ritual_levels: list[int] = []
        """By card * 3 + level: the points of a trade tile."""
        self.ritual_most: list[int] = []
        table = tables.table("ritual_cards")
        for row in table.rows("card", count="count"):
            kind = row.one_of("kind", RITUAL_KINDS)
            groups = kind == RITUAL_GROUPS
            self.rituals.append(read_id(row, "R"))
            self.ritual_kind.append(kind)
            self.ritual_same.append(row.one_of("same", CATEGORIES) if groups else -1)
            self.ritual_different.append(row.one_of("different", CATEGORIES) if groups else -1)
            if groups and self.ritual_same[-1] == self.ritual_different[-1]:
                raise row.bad("two-categories", "same")
            resources = kind == RITUAL_RESOURCES
            each = "vp_basic" if resources else "vp_each"
            self.ritual_each.append(0 if kind == RITUAL_TRADE else row.number(each, 99))
            self.ritual_advanced.append(row.number("vp_advanced", 99) if resources else 0)
            self.ritual_levels += row.numbers("vp_by_level", 99, count=VALUES) if kind == RITUAL_TRADE else [0] * VALUES
            self.ritual_most.append(row.number("max", 999))
        if len(self.rituals) < self.open_rituals:
            raise table.bad("open-rituals", "card", count=self.open_rituals)
        if self.discs < self.open_rituals:
            raise table.bad("ritual-discs")

    def read_cocijobot(self, tables: Tables) -> None:
        """ZAP-81 to ZAP-106."""
        table = tables.table("cocijobot")
        self.bot_ritual_alone: int = table.number("vp_ritual_alone", 99)
        self.bot_ritual_shared: int = table.number("vp_ritual_shared", 99)
        self.difficulty_points: int = table.number("difficulty_vp", 99)
        self.attempts: int = table.number("attempts_per_round", 9)
        acts = table.table("action_by_type")
        action_of: list[int] = [acts.one_of(name, ACTIONS) for name in PROPERTIES[:VALUES]]
        self.bot_rows: list[int] = []
        """Level, villages, position: three numbers for each row of ZAP-96."""
        for row in table.rows("trade_row", "level"):
            self.bot_rows.append(row.number("level", VALUES, 1) - 1)
            self.bot_rows.append(row.number("villages_at_least", 99))
            self.bot_rows.append(row.number("sacrifice_at_least", 99))
        self.fronts: list[str] = []
        self.front_values: list[int] = []
        """By card * 3 + category."""
        self.front_initiative: list[int] = []
        self.front_action: list[int] = []
        self.front_hint: list[int] = []
        self.hint_mask: list[int] = [0] * len(PROPERTIES)
        self.front_true: list[bool] = []
        deck = table.table("deck")
        for row in deck.rows("card", count="count"):
            self.read_front(row, action_of)
        if len(self.fronts) != table.number("count", 60):
            raise table.other("count", len(self.fronts), table.number("count", 60))
        if len(self.fronts) <= 2 * self.rounds:
            raise deck.bad("bot-cards", "card", count=2 * self.rounds)

    def read_front(self, row: Row, action_of: list[int]) -> None:
        values = read_values(row)
        space = self.spaces[self.unmarked[combination(values)]]
        if row.word("space") != space:
            raise row.other("space", space, row.word("space"))
        action = row.one_of("action", ACTIONS)
        if action != action_of[values[0]]:
            raise row.other("action", ACTIONS[action_of[values[0]]], ACTIONS[action])
        hint = row.one_of("hint", PROPERTIES)
        if row.flag("hint_true") != (hint in values):
            raise row.bad("hint", "hint_true")
        self.hint_mask[hint] |= 1 << len(self.fronts)
        self.fronts.append(read_id(row, "K"))
        self.front_values += values
        self.front_initiative.append(row.number("initiative", 999, 1))
        self.front_action.append(action)
        self.front_hint.append(hint)
        self.front_true.append(hint in values)


BOXES: Final = Boxes("zapotec", "patolli.games.zapotec.box", Components)
BOX: Final[Components] = BOXES.delivered
"""The box as it is delivered with Patolli."""
DRAWN.extend(BOX.spaces)
