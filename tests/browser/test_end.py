"""The score sheet at the end: everybody by place."""

from __future__ import annotations

import pytest

from patolli import Record, read_position, write_position
from tests.browser.conftest import Windows
from tests.browser.window import Window

NAMES = {0: "Ana", 1: "Ben", 2: "Cy", 3: "Dora"}
END = """
mexica 4
period: 2
phase: over
display:
removed: 3 3 4 4 5 5 6 6 7 8 9 10 11 12 13
seat 0: pawn H6; prestige {}; tokens 2
seat 1: pawn G7; prestige {}; tokens 2
seat 2: pawn I7; prestige {}; tokens 5
seat 3: pawn H8; prestige {}; tokens 2
"""


def ended(window: Window, *points: int) -> None:
    """The window at a game that has ended with these points."""
    position = write_position(read_position(END.strip().format(*points)))
    record = Record("mexica", 4, {}, dict(NAMES), position=position)
    answer = window.context.request.post("/api/replay", data=record.text(), headers={"Content-Type": "text/plain"})
    assert answer.status == 201, answer.text()
    window.go(f"/t/{answer.json()['table']}")
    window.page.wait_for_selector(".scores")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_everybody_is_shown_by_place(windows: Windows, phone: bool) -> None:
    """The tokens of the third seat decide who is second; the first and the last are tied behind it."""
    window = windows(phone=phone, dark=phone)
    ended(window, 31, 64, 31, 31)
    assert window.text(".won h1") == "Ben wins with 64 points"
    seen = window.page.locator(".won .places li > [aria-hidden]").all_inner_texts()
    assert [text.split() for text in seen] == [
        ["1.", "Ben", "64"],
        ["2.", "Cy", "31"],
        ["3.", "Ana", "31"],
        ["3.", "Dora", "31"],
    ]
    read_aloud = window.page.get_by_role("list", name="Standing").get_by_role("listitem").all()
    assert [item.locator(".hide").text_content() for item in read_aloud] == [
        "Place 1: Ben, 64 points",
        "Place 2: Cy, 31 points",
        "Place 3: Ana, 31 points",
        "Place 3: Dora, 31 points",
    ]
    heads = window.page.locator(".scores thead th .name").all_text_contents()
    assert heads == ["Ben", "Cy", "Ana", "Dora"]
    row = window.page.get_by_role("row", name="Place")
    assert row.get_by_role("cell").all_inner_texts() == ["1", "2", "3", "3"]
    assert window.page.locator(".scores tfoot td").all_inner_texts() == ["64", "31", "31", "31"]
    window.check()


def test_a_victory_is_shared(windows: Windows) -> None:
    """Two are first, and the next is third; at the board the place stands beside each seat."""
    window = windows(language="pt-PT")
    ended(window, 50, 40, 12, 50)
    assert window.text(".won h1") == "Ana, Dora partilham a vitória"
    assert window.page.locator(".scores thead td").all_inner_texts() == ["1", "1", "3", "4"]
    assert window.page.locator(".scores thead .first .name").all_text_contents() == ["Ana", "Dora"]
    window.page.locator(".won .bar button:not(#rematch)").first.click()
    places = {
        seat.get_attribute("aria-label"): seat.locator(".rank").inner_text()
        for seat in window.page.locator(".seat[aria-label]").all()
    }
    assert places == {"Ana": "1.º lugar", "Ben": "3.º lugar", "Cy": "4.º lugar", "Dora": "1.º lugar"}
    window.check()
