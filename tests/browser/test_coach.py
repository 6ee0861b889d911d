"""The coach at a table: a remark makes room for what is said, for others' turns and moments, and can be read again."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Windows
from tests.browser.window import Window

BOTS = ("bot Bo", "bot Cy")
SHOWN = ".coach:visible"
BOTH = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def coached(windows: Windows, phone: bool, wait: bool = True) -> Window:
    """At the first turn of a game of Mexica, with a remark; or when it is asked for."""
    window = windows(phone=phone)
    window.context.add_init_script("localStorage.coach = 'on'")
    window.make("mexica", "me Ana", *BOTS)
    window.page.wait_for_selector(f"{SHOWN} >> text=All four start cells")
    window.touch("H6")
    window.page.wait_for_selector('[data-say="!"]')
    if not wait:
        return window
    window.touch("!")
    window.page.wait_for_selector(".coach[data-tip-id=first-turn]:visible")
    return window


@BOTH
def test_a_remark_is_closed_by_the_next_line(windows: Windows, phone: bool) -> None:
    """Also where its reader is still asked afterwards; one remark a turn."""
    window = coached(windows, phone)
    before = window.log()
    window.click('.words [data-word="take"]')
    window.until(lambda: window.log() > before)
    window.page.wait_for_selector(".coach", state="hidden")
    window.calm()
    assert window.asked()
    assert window.page.locator(".coach").is_hidden()


@BOTH
def test_a_remark_makes_room_for_what_is_being_said(windows: Windows, phone: bool) -> None:
    """On a phone it lies over the foot of the board; on a desk it is above the log, in nobody's way."""
    window = coached(windows, phone)
    window.click('.words [data-word="canal"]')
    window.page.wait_for_selector(".play.begun")
    assert window.page.locator(".coach").is_visible() != phone
    window.click('.words [data-word="canal"]')
    window.page.wait_for_selector(".play:not(.begun)")
    window.page.wait_for_selector(SHOWN)
    window.check()


@BOTH
def test_a_remark_makes_room_for_others_turns(windows: Windows, phone: bool) -> None:
    window = coached(windows, phone)
    page = window.page
    page.evaluate("localStorage.pace = 'hand'")
    page.locator("#replay-turn").evaluate("one => one.click()")
    page.wait_for_selector(".foot.following")
    assert page.locator(".coach").is_visible() != phone
    window.click("#pb-skip")
    page.wait_for_selector(".foot:not(.following)")
    page.wait_for_selector(SHOWN)


@BOTH
def test_a_remark_does_not_come_while_others_turns_are_looked_at(windows: Windows, phone: bool) -> None:
    """It comes when its reader is back."""
    window = coached(windows, phone, wait=False)
    page = window.page
    tips = window.hold("/tip?")
    window.touch("!")
    window.until(lambda: tips)
    page.evaluate("localStorage.pace = 'hand'")
    page.locator("#replay-turn").evaluate("one => one.click()")
    page.wait_for_selector(".foot.following")
    window.let_go(tips)
    assert page.locator(".coach").is_hidden()
    page.unroute_all()
    window.click("#pb-skip")
    page.wait_for_selector(".coach[data-tip-id=first-turn]:visible")


@BOTH
def test_what_was_remarked_can_be_read_again(windows: Windows, phone: bool) -> None:
    """In the player aid: what this browser was shown, and nothing else."""
    window = coached(windows, phone)
    page = window.page
    said = window.text(".coach p")
    page.click("#tip-close")
    page.wait_for_selector(".coach", state="hidden")
    window.click("#aid")
    page.wait_for_selector("#remarks")
    told = page.locator("#remarks li").all_inner_texts()
    assert len(told) == 2
    assert told[0].startswith("All four start cells")
    assert told[1] == said
    window.check()
