"""docs/games/zapotec.md says which test shows each rule of Zapotec, and which rules no test names yet."""

from __future__ import annotations

from patolli.games.zapotec import ROOM
from tests.contract import rules

HEADING = "## Which test shows each rule"
UNNAMED = """
ZAP-1 ZAP-2 ZAP-3 ZAP-10 ZAP-17 ZAP-17a ZAP-18 ZAP-22 ZAP-27 ZAP-28 ZAP-34 ZAP-41 ZAP-44 ZAP-58 ZAP-81 ZAP-86
ZAP-87 ZAP-99
"""


def test_the_page_says_which_test_shows_each_rule() -> None:
    rules.check_table(ROOM.rules(), ["zapotec"], "docs/games/zapotec.md", HEADING, UNNAMED.split())
