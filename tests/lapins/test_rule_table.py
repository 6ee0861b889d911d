"""Every rule of Dix-Huit Lapins is shown by a test, and docs/games/lapins.md says by which."""

from __future__ import annotations

from patolli.games.lapins import GAME
from tests.contract import rules

HEADING = "## Which test shows each rule"


def test_every_rule_is_shown_by_a_test() -> None:
    rules.check_table(GAME.rules(), ["lapins"], "docs/games/lapins.md", HEADING)
