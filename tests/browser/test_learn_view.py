"""What a lesson talks about is brought into view on a phone, once; and how it stays as the reader wants it."""

from __future__ import annotations

from tests.browser.conftest import Windows
from tests.browser.test_learn import begun, open_lesson
from tests.browser.window import Window

INSIDE = """selector => {
  const one = document.querySelector(selector).getBoundingClientRect();
  const row = document.querySelector(selector).closest('.hands, .verbs, .board').getBoundingClientRect();
  const across = one.left >= row.left - 1 && one.right <= row.right + 1;
  return across && one.top >= row.top - 1 && one.bottom <= row.bottom + 1;
}"""


def seen(window: Window, selector: str) -> None:
    """Until it lies inside its row, or its board."""
    window.page.wait_for_function(INSIDE, arg=selector)


def test_a_card_outside_the_view_is_pushed_into_it_once(windows: Windows) -> None:
    """Chocolatl: of the twelve cards a phone shows six. The reader may push them back."""
    window = windows(phone=True)
    page = window.page
    open_lesson(window, "chocolatl/bid")
    for card in ("4", "9"):
        seen(window, f'.hands .place[data-word="{card}"]')
    pushed = "document.querySelector('.hands').scrollLeft"
    assert page.evaluate(pushed) > 0
    page.evaluate(f"{pushed} = 0")
    page.locator('.hands .place[data-word="4"]').tap()  # what lights up is drawn anew
    page.locator('.hands .place[data-word="5"]').tap()
    window.calm()
    assert page.evaluate(pushed) == 0
    window.check()


def test_an_order_is_shown_beside_the_district(windows: Windows) -> None:
    window = windows(phone=True, language="fr-FR")
    page = window.page
    open_lesson(window, "mexica/canals")
    page.click("#skip")
    begun(window, 2)
    page.wait_for_selector(".sprite.wanted", state="attached")
    seen(window, ".sprite.wanted")
    seen(window, '.place[data-word="A4"] .frame')
    seen(window, '.words [data-word="found"]')
    page.locator('[data-i="plus"]').tap()
    page.locator('[data-i="plus"]').tap()
    near = "document.querySelector('.board svg.zone').style.transform"
    before = page.evaluate(near)
    page.click('.words [data-word="found"]')
    page.wait_for_selector('.words [data-word="found"][aria-pressed=true]')
    page.click('.words [data-word="found"]')
    page.wait_for_selector('.words [data-word="found"]:not([aria-pressed=true])')
    window.calm()
    assert page.evaluate("document.querySelector('.sprite.wanted') !== null")
    assert before


def test_the_own_grid_is_shown_where_it_is_asked_about(windows: Windows) -> None:
    """Zapotec: the sheet opens for a question about the grid, and stays folded when its reader folds it."""
    window = windows(phone=True)
    page = window.page
    open_lesson(window, "zapotec/own-turn")
    page.wait_for_selector(".sheet[data-open=half] .mymat .place.wanted")
    page.click(".grip")
    page.wait_for_selector(".sheet[data-open=peek]")
    page.fill("#ask-0", "2")
    page.fill("#ask-1", "3")
    page.fill("#ask-2", "2")
    page.click("#check")
    page.wait_for_selector(".asks .note:has-text('1 from the column itself')")
    window.calm()
    assert page.locator(".sheet[data-open=peek]").count() == 1
    page.goto("/learn/zapotec/card")
    begun(window, 1)
    page.click("#skip")
    begun(window, 2)
    page.click("#skip")
    begun(window, 3)
    page.wait_for_selector("#tab-mine.wanted")  # the words of the line are below: it stays folded
    assert page.locator(".sheet[data-open=peek]").count() == 1
