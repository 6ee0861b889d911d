"""Hints, chat, and one seat in two windows."""

import re

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
    page.wait_for_function("n => document.querySelectorAll('.lines li').length > n", arg=before)


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
    ana.make("chocolatl", "me Ana", "open Ben", "bot Cy")
    ben.sit(ana.links["1"])
    held = ana.hold("/hint")
    ana.click("#hint")
    ana.page.wait_for_selector(".hints .quiet")
    before = ana.log()
    ben.click('.hands .place[data-word="6"]')
    ben.click('[data-say="!"]')
    ana.page.wait_for_function("n => document.querySelectorAll('.lines li').length > n", arg=before)
    ana.let_go(held)
    ana.page.wait_for_selector(".hints li")
    ana.click('.hands .place[data-word="6"]')
    ana.click('[data-say="!"]')
    ana.page.wait_for_selector(".hints", state="hidden")


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
