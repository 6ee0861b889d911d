"""Whether a position can occur: pyramids, rituals and trade tiles that no game could have brought about."""

from __future__ import annotations

from patolli.engine.position import Fields
from patolli.games.zapotec.position.board import SIZES
from patolli.games.zapotec.position.cards import Dealing
from patolli.games.zapotec.rules.cocijobot import BOT
from patolli.games.zapotec.rules.codes import (
    TRADE_COST,
    TRADE_GAIN,
    TRADE_RITUAL,
    TRADE_SACRIFICE,
    TRADE_SCORE,
    VALUES,
)
from patolli.games.zapotec.rules.scoring import levels_built

BASE = SIZES.index("base")


class Possible(Dealing):
    """Everything that lies on the table, as a game can bring it about."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        for pyramid in range(len(self.state.beside)):
            self.check_first_level(pyramid)
        self.check_touched()
        for seat in range(self.state.players):
            self.check_rituals(seat)
            self.check_faces(seat)
        if self.state.players == 1:
            self.check_bot_levels()
            self.check_solo_tiles()

    def check_first_level(self, pyramid: int) -> None:
        """ZAP-36, ZAP-39: whoever starts a pyramid places the largest level left."""
        levels = [level for level in self.state.levels if level >> 5 == pyramid]
        if not levels:
            return
        seat, first = levels[0] >> 2 & 7, levels[0] & 3
        for size in range(BASE, first, -1):
            if self.state.pieces[seat * 3 + BASE - size]:
                raise self.fields.error(
                    f"pyramid {pyramid + 1}",
                    f"seat {seat} has a {SIZES[size]} left, so it did not start this pyramid with a "
                    f"{SIZES[first]} (ZAP-36)",
                )

    def check_touched(self) -> None:
        """ZAP-38: whoever has had a turn last has placed a level on every pyramid that is touched."""
        state = self.state
        touched = [at for at in range(len(state.beside)) if state.touched >> at & 1]
        seats = [state.seat] if state.seat >= 0 else range(len(state.vp))
        if not any(all(self.has_level(seat, at) for at in touched) for seat in seats):
            whose = f"of seat {state.seat}" if state.seat >= 0 else "of one seat"
            raise self.fields.error(
                "touched", f"a pyramid is touched by placing a level: none {whose} is there (ZAP-38)"
            )

    def has_level(self, seat: int, pyramid: int) -> bool:
        return any(level >> 5 == pyramid and level >> 2 & 7 == seat for level in self.state.levels)

    def check_rituals(self, seat: int) -> None:
        """ZAP-42: every ritual needed a level of its own. (Where a disc of ZAP-45 came from need not be said.)"""
        performed, levels = self.state.performed[seat], levels_built(self.state, seat)
        if performed > levels:
            raise self.fields.error(
                f"seat {seat}", f"{performed} rituals need as many levels, and there are {levels} (ZAP-42)"
            )

    def check_faces(self, seat: int) -> None:
        """ZAP-51, ZAP-54 to ZAP-57: tiles that always lie face down, or never do."""
        state, box = self.state, self.box
        up = state.owned[seat] & ~state.down[seat]
        never_up = {TRADE_GAIN: "ZAP-51"}
        if not state.options.kept:
            never_up |= {TRADE_SACRIFICE: "ZAP-55", TRADE_RITUAL: "ZAP-57"}
        if state.pending >= 0 and seat == state.seat:
            up &= ~(1 << state.pending)
        for kind, rule in never_up.items():
            for tile, name in enumerate(box.trade):
                if up & box.kind_mask[kind] & 1 << tile:
                    raise self.fields.error(f"seat {seat}", f"{name} lies face down for good ({rule})")
        for kind, rule in ((TRADE_COST, "ZAP-54"), (TRADE_SCORE, "ZAP-56")):
            for tile, name in enumerate(box.trade):
                if state.down[seat] & box.kind_mask[kind] & 1 << tile:
                    raise self.fields.error(f"seat {seat}", f"{name} always lies face up ({rule})")

    # ---- the solo game
    def check_bot_levels(self) -> None:
        """ZAP-97."""
        if len({level >> 5 for level in self.state.levels if level >> 2 & 7 == BOT}) > 1:
            raise self.fields.error("pyramid 2", "Cocijobot never works on a second pyramid (ZAP-97)")

    def check_solo_tiles(self) -> None:
        """ZAP-12: no trade tile is added to those that were opened."""
        state, box = self.state, self.box
        for level in range(VALUES):
            mask = box.level_mask[level]
            count = sum((owned & mask).bit_count() for owned in state.owned)
            count += sum(1 for tile in state.market if tile >= 0 and box.trade_level[tile] == level)
            if count > box.slots:
                raise self.fields.error(
                    "market",
                    f"in the solo game {box.slots} tiles of level {level + 1} are in play, not {count} (ZAP-12)",
                )
