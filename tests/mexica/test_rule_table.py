"""Every rule of Mexica is shown by a test, and docs/games/mexica.md says by which."""

from __future__ import annotations

from patolli.games.mexica import GAME
from tests.contract import rules

HEADING = "## Which test shows each rule"


def test_every_rule_is_shown_by_a_test() -> None:
    rules.check_table(GAME.rules(), ["mexica", "golden"], "docs/games/mexica.md", HEADING)


def test_rules_are_found_in_a_docstring() -> None:
    known = ["TOY-1", "TOY-2", "TOY-3", "TOY-3a", "TOY-4"]
    assert rules.named_in("TOY-1: so, see TOY-3a.", known) == {"TOY-1", "TOY-3a"}
    assert rules.named_in("TOY-2 to TOY-4, and TOY-1b", known) == {"TOY-1", "TOY-2", "TOY-3", "TOY-4"}
