"""docs/games/chocolatl.md says which test shows each rule of Chocolatl, and which rules no test names yet."""

from __future__ import annotations

from patolli.games.chocolatl import ROOM
from tests.contract import rules

HEADING = "## Which test shows each rule"
UNNAMED = """
CHO-1 CHO-3 CHO-5 CHO-7 CHO-8 CHO-9 CHO-10 CHO-11 CHO-12 CHO-14 CHO-16 CHO-17 CHO-18 CHO-23 CHO-24 CHO-28
CHO-29 CHO-32 CHO-33 CHO-39 CHO-40 CHO-44 CHO-47 CHO-48 CHO-49 CHO-50 CHO-51 CHO-54 CHO-55 CHO-56 CHO-64
CHO-67 CHO-69 CHO-71 CHO-74 CHO-78 CHO-79 CHO-81 CHO-84 CHO-86a CHO-91 CHO-93 CHO-95 CHO-99
"""


def test_the_page_says_which_test_shows_each_rule() -> None:
    rules.check_table(ROOM.rules(), ["chocolatl"], "docs/games/chocolatl.md", HEADING, UNNAMED.split())
