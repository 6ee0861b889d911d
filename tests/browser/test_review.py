"""The review page: what is chosen is shown everywhere, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Windows
from tests.browser.window import Window
from tests.table.server import Server
from tests.table.test_made_puzzles import clearest, game_with

RECORD = Path(__file__).parents[1] / "lab" / "reviewed" / "mexica.txt"
MISTAKE = "#12"
"""The address of the decision in which Bo leaps away from a district."""


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    """A short record, of which the first one who looks begins the review."""
    text = RECORD.read_text(encoding="utf-8")
    return str(httpx.post(f"{server.url}/api/replay", content=text, headers={"origin": server.url}).json()["table"])


def judged(window: Window) -> None:
    window.page.wait_for_selector(".rv-list .judge.mistake", state="attached")


def test_a_mistake_is_found_seen_and_shared(windows: Windows, table: str) -> None:
    window = windows()
    window.go(f"/t/{table}/review")
    page = window.page
    page.wait_for_selector(".rv-list li:nth-child(3)")
    page.select_option("#eyes", label="Bo")
    judged(window)
    page.locator(".rv-one > header h2").click()
    page.keyboard.press("m")
    page.wait_for_selector(".rvmark.best", state="attached")
    assert page.evaluate("() => location.hash") == MISTAKE
    assert window.count(".rvmark.played") > 0
    assert window.count(".c .turnpt.mistake") == 1
    assert "brings Bo" in page.locator(".because").inner_text()
    assert page.locator(".lines2.better li").count() > 0
    page.locator(".rv-steps [data-kind=played]").click()
    page.wait_for_function("() => !document.querySelector('.rvmark.best')")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(f"() => location.hash !== '{MISTAKE}'")
    assert page.locator(".rv-list [aria-current]").count() == 1
    page.locator("#only").click()
    page.wait_for_function("() => document.querySelectorAll('.rv-list li').length === 2")
    window.check()


def test_a_link_to_a_moment_shows_it_on_a_phone_in_the_dark(windows: Windows, table: str) -> None:
    window = windows(phone=True, dark=True, language="fr")
    window.go(f"/t/{table}/review{MISTAKE}")
    page = window.page
    judged(window)
    page.wait_for_selector(".rvmark.best", state="attached")
    assert "erreur" in page.locator(".rv-one .judge").first.inner_text()
    page.locator(".rv-tabs [data-tab=list]").click()
    assert page.locator(".rv-list [aria-current]").is_visible()
    page.locator(".rv-tabs [data-tab=short]").click()
    assert "Précision" in page.locator(".rv-one").inner_text()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    window.check()


def test_on_a_phone_all_of_it_is_within_reach(windows: Windows, table: str) -> None:
    window = windows(phone=True, language="fr")
    page = window.page
    window.go(f"/t/{table}/review{MISTAKE}")
    judged(window)
    page.wait_for_selector(".board[data-near] .rvmark.best", state="attached")  # both lines are brought near
    page.wait_for_selector(".lines2.better li:has-text('Bo ')")  # in sentences, also if it is found while one looks
    for button in page.locator(":is(.rv-go, .rv-see) .btn").all():
        assert button.evaluate("one => one.getBoundingClientRect().right <= innerWidth"), "a button is cut"
    none = {"game": "mexica", "puzzle": "", "why": "Pas ici."}
    page.route("**/review/*/puzzle*", lambda route: route.fulfill(json=none))
    page.locator(".foot-tools #make-puzzle").tap()
    page.wait_for_selector("#no-puzzle:has-text('Pas ici.')")  # it stays until another decision is looked at
    assert page.locator("#rv-worse").is_visible()
    page.locator(".rv-tabs [data-tab=list]").tap()
    for line in page.locator(".rv-list .what").all():
        assert line.evaluate("one => one.scrollWidth <= one.clientWidth"), "a line is cut"
    assert page.locator(".rv-list").evaluate("one => one.getBoundingClientRect().top < 200"), "it is below its tab"
    page.locator(".rv-tabs [data-tab=short]").tap()
    assert "1 × erreur" in window.text(".rv-one")
    assert "La décision la plus chère\xa0: " in window.text(".rv-one .moment")
    window.check()


def test_a_review_that_goes_on_says_so_on_a_phone(windows: Windows, table: str) -> None:
    window = windows(phone=True, language="fr")
    page = window.page

    def unfinished(route: Route) -> None:
        answer = route.fetch()
        review = answer.json() | {"state": "working", "done": 1, "of": 4}
        for one in review["decisions"]:
            one.update(judgement="", lost=0)
        route.fulfill(response=answer, json=review)

    page.route(f"**/api/tables/{table}/review*", unfinished)
    window.go(f"/t/{table}/review")
    page.wait_for_selector(".computing:has-text('25 %')")
    page.locator("#rv-worse").tap()
    page.wait_for_selector(".toast:has-text('encore en cours')")


def test_one_plays_on_from_there(windows: Windows, table: str) -> None:
    window = windows()
    window.go(f"/t/{table}/review{MISTAKE}")
    judged(window)
    window.page.wait_for_selector(".rvmark", state="attached")
    window.page.locator("#play-on").click()
    window.page.locator("dialog[open] .btn.go").click()
    window.page.wait_for_url("**/t/*")
    window.page.wait_for_selector(".board .place")
    assert table not in window.page.url


def test_a_decision_is_made_a_puzzle(windows: Windows, server: Server) -> None:
    text = game_with(clearest("chocolatl")).text()
    table = httpx.post(f"{server.url}/api/replay", content=text, headers={"origin": server.url}).json()["table"]
    window = windows()
    window.go(f"/t/{table}/review#1")
    page = window.page
    page.wait_for_selector(".rv-list [data-n='0']:has-text('chooses the hut')")
    assert "hut" in (page.locator(".rv-list [data-n='0']").get_attribute("data-tip") or "")
    window.check()
    page.click("#make-puzzle")
    page.wait_for_url(f"**/puzzles/chocolatl/{table}-0")
    page.wait_for_selector(".solving h2:has-text('Puzzle from a game')")
    assert page.locator("#share").count() == 1
    page.click("#show")
    page.wait_for_selector("#outcome:has-text('Compared with')")
    assert page.locator("#change").count() == 0
    window.check()
