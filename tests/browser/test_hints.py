"""Hints, chat, and one seat in two windows."""

import re

import pytest

from tests.browser.conftest import Windows
from tests.table.server import Server


def test_a_hint_is_shown_on_the_board_and_said(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.make("mexica", "me Ana", "bot Bo")
    window.click('.place[data-word="H6"]')
    if window.count('[data-say="!"]'):
        window.click('[data-say="!"]')
    page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')
    before = window.log()
    page.keyboard.press("h")
    page.wait_for_selector(".hints li")
    assert 1 <= window.count(".hints li") <= 3
    assert "%" in window.text(".hints .chance")
    assert page.locator(".hints .chance").first.get_by_text("estimated chance to win").is_visible()
    window.check()
    page.locator(".hints li button").first.hover()
    page.keyboard.press("Escape")
    assert not page.locator(".hints").is_visible()
    window.click("#hint")
    page.wait_for_selector(".hints li")
    window.click(".hints li button")
    page.wait_for_function("n => document.querySelectorAll('.lines li:not(.notice)').length > n", arg=before)


def test_a_hint_for_a_bid_is_laid_out(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.make("chocolatl", "me Ana", "bot Bo", "bot Cy")
    window.click('.hands .place[data-word="6"]')
    window.click('[data-say="!"]')
    page.wait_for_selector(".words .confirm")
    window.click("#hint")
    page.wait_for_selector(".hints li")
    assert re.match(r"Temple\s\d+\s\+\s\d+", window.text(".hints li b")), "the location by its name"
    window.click(".hints li button")
    assert window.count(".hands .place.laid") >= 2


def test_a_hint_is_not_lost_when_another_speaks_meanwhile(windows: Windows) -> None:
    """All offer at once: what the others do then changes nothing about what was asked."""
    ana, ben = windows(), windows()
    ana.make("chocolatl", "me Ana", "open Ben", "bot Cy", hints=True)
    ben.sit(ana.links["1"])
    held = ana.hold("/hint")
    ana.click("#hint")
    ana.page.wait_for_selector(".hints .quiet")
    before = ana.log()
    ben.click('.hands .place[data-word="6"]')
    ben.click('[data-say="!"]')
    ana.page.wait_for_function("n => document.querySelectorAll('.lines li:not(.notice)').length > n", arg=before)
    ana.let_go(held)
    ana.page.wait_for_selector(".hints li")
    ana.click('.hands .place[data-word="6"]')
    ana.click('[data-say="!"]')
    ana.page.wait_for_selector(".hints", state="hidden")


def test_a_used_hint_stands_in_everybodys_log(windows: Windows) -> None:
    ana, eve = windows(), windows(phone=True)
    table = ana.make("mexica", "me Ana", "bot Bo")
    eve.sit(f"/t/{table}")
    lines = ana.log()
    ana.click("#hint")
    ana.page.wait_for_selector(".hints li")
    for window in (ana, eve):
        window.page.wait_for_selector(".lines li.notice:has-text('Ana used a hint.')", state="attached")
        assert window.log() == lines
    ana.page.reload()
    ana.page.wait_for_selector(".lines li:last-child:is(.notice)")
    ana.check()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_among_people_there_are_no_hints_unless_somebody_wants_them(windows: Windows, phone: bool) -> None:
    """The lobby offers what is usual, the table keeps what was chosen, and everybody sees it in the menu."""
    window = windows(phone=phone)
    page = window.page
    window.go("/")
    page.wait_for_selector("#hints")
    assert page.locator("#hints").input_value() == "on"
    page.locator("#kind-1").select_option("here")
    assert page.locator("#hints").input_value() == "off"
    window.check()
    window.click("#play")
    page.wait_for_selector(".board .place")
    assert not page.locator("#hint").is_visible()
    page.keyboard.press("h")
    page.wait_for_selector(".toast:has-text('There are no hints at this table.')")
    window.click("#menu")
    assert "no hints" in window.text("#hints-are")
    window.go("/")
    window.click("[data-game=mexica] .set-up")
    page.locator("#kind-1").select_option("here")
    page.locator("#hints").select_option("on")
    window.click("#play")
    page.wait_for_selector("#hint:visible")
    window.click("#menu")
    assert "Hints are on" in window.text("#hints-are")
    window.check()


def test_people_talk_in_plain_text(windows: Windows) -> None:
    ana, ben = windows(), windows(phone=True)
    ana.make("mexica", "me Ana", "open Ben")
    ben.sit(ana.links["1"])
    ana.click("#chat")
    ana.page.keyboard.type("<b>hello</b> & good luck")
    ana.page.keyboard.press("Enter")
    ben.page.wait_for_selector(".toast:has-text('<b>hello</b> & good luck')")
    ben.page.wait_for_selector("#chat .unread:not([hidden])", state="attached")
    ana.check()
    ben.click("#tab-log")
    ben.click("#chat")
    assert "Ana <b>hello</b> & good luck" in ben.text(".chat ol").replace("\n", " ")
    assert not ben.count(".chat .unread:visible")
    ben.check()


def test_the_older_of_two_windows_looks_on(windows: Windows, server: Server) -> None:
    window = windows()
    table = window.make("mexica", "me Ana", "bot Bo")
    other = window.context.new_page()
    other.goto(f"{server.url}/t/{table}")
    window.page.wait_for_selector("#take-back")
    window.check()
    assert not window.asked()
    window.click("#take-back")
    window.wait_asked()
    other.wait_for_selector("#take-back")
