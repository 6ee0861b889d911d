"""Every rule of Chocolatl is shown by a test, and docs/games/chocolatl.md says by which."""

from __future__ import annotations

from patolli.games.chocolatl import GAME
from tests.contract import rules

HEADING = "## Which test shows each rule"


def test_every_rule_is_shown_by_a_test() -> None:
    rules.check_table(GAME.rules(), ["chocolatl"], "docs/games/chocolatl.md", HEADING)
