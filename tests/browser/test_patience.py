"""Requests that nobody answers in time: the page says so, and nothing is lost."""

import re

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Windows
from tests.browser.test_late import place_both
from tests.browser.window import PATIENT, Window

LATE = {
    "en-GB": "The server has not answered in time",
    "fr-FR": "Le serveur n'a pas répondu à temps",
    "nl-NL": "De server heeft niet op tijd geantwoord",
    "pt-PT": "O servidor não respondeu a tempo",
}
ENGLISH = LATE["en-GB"]
WATCH_CHIPS = """() => {
  window.seenChips = [];
  new MutationObserver(() => {
    const count = document.querySelectorAll('.lately li').length;
    if (window.seenChips.at(-1) !== count) window.seenChips.push(count);
  }).observe(document.querySelector('.lately'), { childList: true });
}"""
"""How many lines could be taken back, whenever that changes."""


def said(window: Window, more_than: int) -> None:
    window.page.wait_for_function("n => document.querySelectorAll('.lines li').length > n", arg=more_than)


def let_through(window: Window) -> None:
    window.page.unroute_all()
    window.page.evaluate("window.asUsual()")
    window.page.wait_for_selector(".play:not(.waiting)")


@pytest.mark.parametrize("language", LATE)
def test_a_line_that_is_not_answered_in_time_can_be_said_again(windows: Windows, language: str) -> None:
    window = windows(language=language)
    page = window.page
    window.make("mexica", "me Ana", "here Ben")
    before = window.log()
    held = window.hold("/lines")
    window.be_patient()
    window.click('.place[data-word="H6"]')
    window.give_up(held)
    page.wait_for_selector(f'.toast:has-text("{LATE[language]}")')
    assert len(held) == 1
    assert page.locator(".said li").all_inner_texts()[-1] == "H6", "what was said still stands there"
    let_through(window)
    window.click('[data-say="."]')
    said(window, before)
    window.turns_to("Ben")


def test_a_line_that_was_heard_and_not_answered_is_not_offered_again(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.make("mexica", "me Ana", "here Ben")
    place_both(window)
    before = window.log()
    swallowed: list[Route] = []

    def swallow(route: Route) -> None:
        route.fetch()
        swallowed.append(route)

    page.route(lambda url: "/lines" in url, swallow)
    window.be_patient()
    window.click('.words [data-word="canal"]')
    window.click('.place[data-word="D5"]')
    window.click('[data-say="."]')
    said(window, before)
    window.give_up(swallowed)
    page.wait_for_selector(".play:not(.waiting)")
    assert len(swallowed) == 1
    assert not window.count(".said li")
    assert not window.count(".toast"), "it is said, and there is nothing to do about it"
    page.unroute_all()
    page.keyboard.press("u")
    page.wait_for_function("n => document.querySelectorAll('.lines li').length === n", arg=before)


def test_a_plan_that_could_not_be_sent_is_kept(windows: Windows) -> None:
    """Neither when its line is not answered, nor when the reason why it may not be said is not."""
    ana, ben = windows(), windows()
    page = ana.page
    ana.make("mexica", "me Ana", "open Ben")
    ben.sit(ana.links["1"])
    ana.click('.place[data-word="H6"]')
    ben.wait_asked()
    page.wait_for_selector('.words [data-word="canal"]')
    for line in ("canal D5", "canal H7"):
        page.keyboard.press("/")
        page.keyboard.type(line)
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
    ben.click('.place[data-word="H8"]')
    ana.wait_asked()
    before = ana.log()
    ana.be_patient()

    def planned() -> list[str]:
        return [text.strip() for text in page.locator(".planned li").all_inner_texts()]

    held = ana.hold("/why")
    ana.click('.planned [data-plan="1"]')
    ana.give_up(held)
    page.wait_for_selector(f"#ask.refused:has-text('{ENGLISH}')")
    assert planned() == ["Canal D5", "Canal H7"]
    page.unroute_all()
    held = ana.hold("/lines")
    ana.click('.planned [data-plan="0"]')
    ana.give_up(held)
    page.wait_for_selector(f".toast:has-text('{ENGLISH}')")
    let_through(ana)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert planned() == ["Canal D5", "Canal H7"]
    ana.click('.planned [data-plan="0"]')
    said(ana, before)
    page.wait_for_function("() => document.querySelectorAll('.planned li').length === 1")
    assert planned() == ["Canal H7"]


def test_one_line_is_taken_back_by_one_request_that_changes_all_or_nothing(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.make("mexica", "me Ana", "here Ben")
    place_both(window)
    for place in ("D5", "D8", "D11"):
        before = window.log()
        window.click('.words [data-word="canal"]')
        window.click(f'.place[data-word="{place}"]')
        window.click('[data-say="."]')
        said(window, before)
        page.wait_for_selector(".play:not(.waiting)")
    chips = page.locator(".lately li")
    held = window.hold("/undo")
    window.be_patient()
    window.click(".lately [data-back] >> nth=0")
    window.give_up(held)
    page.wait_for_selector(f".toast:has-text('{ENGLISH}')")
    let_through(window)
    assert [text.strip() for text in chips.all_inner_texts()] == ["Canal D5", "Canal D8", "Canal D11"]
    window.posted.clear()
    page.evaluate(WATCH_CHIPS)
    window.click(".lately [data-back] >> nth=0")
    page.wait_for_function("() => document.querySelectorAll('.lately li').length === 2")
    assert [text.strip() for text in chips.all_inner_texts()] == ["Canal D8", "Canal D11"]
    assert len(window.posted) == 1, window.posted
    assert page.evaluate("window.seenChips") in ([2], [3, 2]), "no step in between is seen"


def test_a_hint_may_take_longer_than_a_line(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.make("mexica", "me Ana", "bot Bo")
    held = window.hold("/hint")
    window.be_patient()
    page.keyboard.press("h")
    window.until(lambda: held)
    assert window.count(".hints:not([hidden])")
    assert page.evaluate("window.patience") == [90_000], "a line has 20 seconds"
    window.give_up(held)
    page.wait_for_selector(f".toast:has-text('{ENGLISH}')")
    page.wait_for_selector(".hints", state="hidden")
    held.clear()
    page.unroute_all()
    page.evaluate("window.asUsual()")
    page.keyboard.press("h")
    page.wait_for_selector(".hints li")


def test_a_page_that_does_not_come_can_be_loaded_again(windows: Windows) -> None:
    window = windows()
    page = window.page
    table = window.make("mexica", "me Ana", "bot Bo")
    page.add_init_script(f"({PATIENT})()")
    held: list[Route] = []
    page.route(re.compile(r"/art/mexica\.svg"), lambda route: held.append(route))
    window.go(f"/t/{table}")
    window.give_up(held)
    page.wait_for_selector(f".sorry:has-text('{ENGLISH}')")
    window.check()
    page.unroute_all()
    window.click("#load-again")
    page.wait_for_selector(".board .place")
