"""docs/games/lapins.md says which test shows each rule of Dix-Huit Lapins, and which rules no test names yet."""

from __future__ import annotations

from patolli.games.lapins import ROOM
from tests.contract import rules

HEADING = "## Which test shows each rule"
UNNAMED = """
LAP-1 LAP-3 LAP-4 LAP-9 LAP-15 LAP-20 LAP-24 LAP-25 LAP-26 LAP-28 LAP-29 LAP-30 LAP-45 LAP-81 LAP-87 LAP-88
LAP-90 LAP-91 LAP-94 LAP-97
"""


def test_the_page_says_which_test_shows_each_rule() -> None:
    rules.check_table(ROOM.rules(), ["lapins"], "docs/games/lapins.md", HEADING, UNNAMED.split())
