"""Lessons and the coach in a real browser: on desk and phone, by mouse, finger and keys."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Windows
from tests.browser.window import Window

WELL = ".teach.well"


def begun(window: Window, step: int) -> None:
    """The step is there, and its board."""
    window.page.wait_for_selector(f".teach:not(.well) .dots li.now:nth-child({step})")
    window.page.wait_for_selector(".board .place")


def open_lesson(window: Window, address: str) -> None:
    window.page.goto(f"/learn/{address}")
    begun(window, 1)


def test_a_lesson_is_played_on_the_board_and_a_mistake_is_answered(windows: Windows) -> None:
    window = windows()
    page = window.page
    open_lesson(window, "mexica/canals")
    assert page.locator(".place.wanted").get_attribute("data-word") == "B6"
    page.click('.words [data-word="canal"]')
    page.locator('.place[data-word="B4"]').click(force=True)
    page.wait_for_selector("#reply:has-text('Your pawn stands there')")
    assert page.locator("#reply .rule").get_attribute("href") == "/rules/mexica#MEX-35"
    window.check()
    page.click('.place[data-word="C6"]')
    page.click('[data-say="."]')
    page.wait_for_selector("#reply:has-text('There is still dry land')")
    assert window.log() == 0  # it was taken back
    page.click('.words [data-word="canal"]')
    page.click('.place[data-word="B6"]')
    page.click('[data-say="."]')
    page.wait_for_selector(f"{WELL} #say:has-text('Closed!')")
    page.wait_for_function("() => document.activeElement.id === 'on'")
    window.check()
    page.click("#on")
    begun(window, 2)
    page.click('.words [data-word="found"]')
    page.click('.place[data-word="A4"]')
    page.wait_for_selector(f"{WELL} #say:has-text('4 points at once')")
    page.click("#on")
    begun(window, 3)
    window.check()
    page.select_option("#ask-0", "yes")
    page.click("#check")
    page.wait_for_selector(".asks .note:has-text('No: from now on')")
    page.click("#check")
    page.wait_for_selector(".asks .note:has-text('It is no.')")
    page.select_option("#ask-0", "no")
    page.click("#check")
    page.wait_for_selector(f"{WELL} #say:has-text('Right.')")
    page.reload()  # what was done is kept
    begun(window, 4)
    assert window.log() == 2
    page.click(".words .end")
    page.wait_for_selector("#next-lesson:has-text('Temples win districts')")
    window.check()
    page.click("#next-lesson")
    begun(window, 1)
    page.goto("/learn")
    page.wait_for_selector("#mexica .lessons li.done:first-child")
    assert window.text("#mexica header .small").startswith("1 of 7 lessons done")
    window.check()


def test_a_lesson_on_a_phone_in_french(windows: Windows) -> None:
    window = windows(phone=True, language="fr-FR", dark=True)
    page = window.page
    page.goto("/learn")
    page.wait_for_selector("#go-on:has-text('Commencer')")
    window.check()
    page.locator("#zapotec .lessons a").first.click()
    begun(window, 1)
    window.check()
    page.click("#show")
    page.wait_for_function("() => document.activeElement.id === 'check'")
    page.click("#check")
    page.wait_for_selector(WELL)
    page.click("#on")
    begun(window, 2)
    page.click("#why")
    page.wait_for_selector("#learn-why .rule:visible")
    window.check()
    page.click("#skip")
    begun(window, 3)
    page.click("#back")
    begun(window, 2)
    assert page.evaluate("document.querySelector('.board').offsetHeight >= 200")
    page.goto("/learn")
    page.wait_for_selector(".nextup:has-text('Étape 2 sur 6')")


def test_a_step_is_done_by_keys_and_told_to_those_who_hear_the_page(windows: Windows) -> None:
    window = windows()
    page = window.page
    open_lesson(window, "mexica/ways")
    assert page.locator(".words-of[aria-live=polite] #say").count() == 1
    assert "O7" in window.text("#lights")
    page.keyboard.press("w")
    page.wait_for_selector('.words [data-word="walk"][aria-pressed="true"]')
    page.locator('.place[data-word="O7"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(WELL)
    page.wait_for_function("() => document.activeElement.id === 'on'")
    page.keyboard.press("Enter")
    begun(window, 2)
    page.keyboard.press("/")
    page.keyboard.type("boat C3\n")
    page.wait_for_selector(WELL)


def test_the_others_reply_one_after_the_other(windows: Windows) -> None:
    window = windows(pace="hand", moves=True)
    page = window.page
    open_lesson(window, "chocolatl/bid")
    for card in ("4", "9"):
        page.click(f'.hands .place[data-word="{card}"]')
    page.click(".words .confirm")
    page.wait_for_selector("#pb-on:visible")
    page.wait_for_selector(WELL)
    page.click("#pb-skip")
    page.wait_for_selector(".pb", state="hidden")
    assert window.log() == 3
    page.locator(".lines li [data-n], .lines li button").first.click()
    page.wait_for_selector("#present")
    page.click("#present")


def test_a_free_turn_that_misses_its_goal_is_begun_again(windows: Windows) -> None:
    window = windows()
    page = window.page
    open_lesson(window, "mexica/own-turn")
    for step in (2, 3):
        page.click("#skip")
        begun(window, step)
    before = window.log()
    page.click('.words [data-word="take"]')
    window.until(lambda: window.log() == before + 1)
    page.click("#undo")
    window.until(lambda: window.log() == before)
    page.click(".words .end")
    page.wait_for_selector("#reply:visible")
    assert window.log() == before
    page.click("#show")
    page.wait_for_selector("#first-game")


def test_a_newcomer_starts_here_and_is_coached_in_the_first_game(windows: Windows) -> None:
    window = windows(newcomer=True)
    page = window.page
    page.goto("/")
    page.wait_for_selector("#start-here:has-text('Begin')")
    page.evaluate("localStorage.lessons = JSON.stringify({done: {mexica: ['canals']}})")
    page.goto("/learn/mexica/own-turn")
    begun(window, 1)
    for step in (2, 3):
        page.click("#skip")
        begun(window, step)
    page.click("#skip")
    page.click("#first-game")
    page.wait_for_url("**/t/*")
    page.click("#aid-close")
    page.wait_for_selector(".coach:has-text('All four start cells'):visible")
    assert window.count(".seat:has-text('novice')") == 2
    window.check()
    page.keyboard.press("Escape")
    page.wait_for_selector(".coach", state="hidden")
    window.click('.place[data-word="H6"]')
    window.click('[data-say="!"]')
    page.wait_for_selector(".coach:not([data-tip-id=start-cell]):visible")
    page.click("#tip-less")
    page.reload()
    page.wait_for_selector(".board .place")
    page.click('.words [data-word="canal"]')
    assert page.locator(".coach").is_hidden()
    page.goto("/")
    page.wait_for_selector(".game[data-game=mexica] .to-learn:has-text('1/7')")
    assert window.text(".starthere").startswith("Where you stopped")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_lesson_that_does_not_exist_says_so(windows: Windows, phone: bool) -> None:
    window = windows(phone=phone)
    window.allowed = "404"
    window.page.goto("/learn/mexica/gardens")
    window.page.wait_for_selector(".sorry:has-text('There is no lesson “gardens”')")
    window.check()
