"""Playing by clicks, taps and keys."""

import random
import re

import pytest

from tests.browser.conftest import Windows
from tests.browser.window import Window


def test_three_clicks_start_a_game(windows: Windows) -> None:
    window = windows()
    window.go("/")
    window.click("#game-mexica")
    window.click("#play")
    window.page.wait_for_selector(".board .place.can")
    assert window.asked()
    assert window.count(".seat") == 3


def test_one_click_starts_a_sample_game(windows: Windows) -> None:
    window = windows(phone=True)
    window.go("/")
    window.page.locator(".game button.sample").first.tap()
    window.page.wait_for_selector(".board .place.can")
    assert window.asked()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_whole_game_by_clicks(windows: Windows, phone: bool) -> None:
    """One thing a turn, chosen among what is lit, then the end of the turn; up to the score sheet."""
    window = windows(phone=phone)
    rng = random.Random(18)
    window.make("mexica", "me Ana", "bot", stall_rounds="1")
    while window.page.title().startswith("Your turn"):
        if window.count(".words .word:not([aria-disabled])"):
            window.say_something(rng, ("place", "found", "canal", "temple", "walk"))
        if window.asked() and window.count(".words .end:not([aria-disabled])"):
            window.end_turn()
        window.wait_asked()
    window.page.wait_for_selector(".scores")
    assert "Ana" in (window.page.locator(".scores").text_content() or "")
    totals = [int(text) for text in window.page.locator(".scores tfoot td").all_inner_texts()]
    assert re.search(rf"\b{max(totals)}\b", window.text(".won h1"))
    assert window.count(".curve svg")
    window.check()
    window.click(".won .btn:has-text('The board')")
    assert not window.page.locator(".endview").is_visible()
    window.click(".words .end >> text=Rematch")
    window.page.wait_for_function(
        "() => document.title.startsWith('Waiting') || document.title.startsWith('Your turn')"
    )
    assert window.count(".seat") >= 2


def placed(window, *seats: str) -> str:  # type: ignore[no-untyped-def]
    """A table at which the pawns stand."""
    table = window.make("mexica", *(seats or ("me Ana", "bot", "bot")))
    window.click('.place[data-word="H6"]')
    if window.count('[data-say="!"]'):
        window.click('[data-say="!"]')
    window.page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')
    return str(table)


def test_word_first_place_first_and_drag(windows: Windows) -> None:
    window = windows()
    placed(window)
    page, before = window.page, window.log()
    window.click('[data-word="canal"]')
    assert window.count(".board.many"), "190 places are possible: the others fade"
    window.click('.place[data-word="D5"]')
    assert window.count(".place.can") == 4, "a double tile goes on in any direction"
    page.keyboard.press("Escape")
    assert window.count(".said li:not(.next)") == 1
    window.click('.place[data-word="D5"]')
    window.click('.place[data-word="D4"]')
    page.wait_for_function("n => document.querySelectorAll('.lines li').length === n", arg=before + 1)
    window.click('.place[data-word="D8"]')
    page.wait_for_selector(".menu")
    assert page.locator(".menu .several button").all_inner_texts() == ["1", "2", "3", "4"]
    window.click(".menu .several button:nth-of-type(1)")
    page.wait_for_function("n => document.querySelectorAll('.lines li').length === n", arg=before + 2)
    page.locator('.place[data-word="K3"] .frame').drag_to(page.locator('.place[data-word="L3"] .frame'), force=True)
    page.wait_for_function("n => document.querySelectorAll('.lines li').length === n", arg=before + 3)
    assert "K3" in window.text(".chapter:not(.prelude) li:last-child")


def test_undo_and_what_cannot_be_undone(windows: Windows) -> None:
    window = windows()
    placed(window)
    page, before = window.page, window.log()
    rng = random.Random(1)
    for _ in range(3):
        window.say_something(rng, ("canal",))
    window.click("#undo")
    page.wait_for_function("n => document.querySelectorAll('.lines li').length === n", arg=before + 2)
    window.click("#undo-turn")
    page.wait_for_function("n => document.querySelectorAll('.lines li').length === n", arg=before)
    page.wait_for_selector('#undo[aria-disabled="true"]')
    window.click("#undo")
    assert "Undo:" in window.text(".toast")


def test_a_refusal_names_the_rule(windows: Windows) -> None:
    window = windows()
    placed(window)
    window.click('[data-word="canal"]')
    window.page.locator('.place[data-word="H7"] .frame').hover(force=True)
    window.page.wait_for_selector(".tip.why")
    assert "palace" in window.text(".tip.why")
    assert window.page.locator(".tip.why a").get_attribute("href") == "/rules/mexica#MEX-35"
    window.page.locator('.words [data-word="boat"]').hover(force=True)
    window.page.wait_for_selector(".tip.why:has-text('MEX-60')")
    window.check()


def test_a_refusal_without_a_rule_is_heard_without_one(windows: Windows) -> None:
    window = windows()
    placed(window)
    window.page.route("**/why?*", lambda route: route.fulfill(json={}))
    window.click('[data-word="canal"]')
    window.click('.place[data-word="H7"]')
    window.page.wait_for_selector("#refused:not(:empty)", state="attached")
    heard = window.page.locator("#refused").text_content()
    assert heard == "Not possible: Nothing can be done here now."


def test_ending_with_points_left_asks(windows: Windows) -> None:
    window = windows()
    placed(window)
    before = window.log()
    window.click(".words .end")
    window.page.wait_for_selector("dialog")
    window.check()
    assert window.page.evaluate("document.activeElement.textContent") == "Go on playing"
    window.page.keyboard.press("Enter")
    assert window.log() == before
    assert window.asked()


def test_a_finger_zooms_and_is_refused_in_the_prompt(windows: Windows) -> None:
    window = windows(phone=True)
    table = window.make("mexica", "me Ana", "bot", "bot")
    page = window.page
    assert page.locator(".board svg.zone").evaluate("node => node.style.transform").startswith("translate")
    window.page.locator('[data-i="fit"]').tap()
    page.locator('.place[data-word="H6"] .frame').tap(force=True)
    assert "scale(2" in page.locator(".board svg.zone").evaluate("node => node.style.transform"), "too small: nearer"
    page.locator('.place[data-word="H6"] .frame').tap(force=True)
    page.locator('[data-say="!"]').tap()
    page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')
    page.locator('[data-word="canal"]').tap()
    page.locator('.place[data-word="H7"] .frame').tap(force=True)
    page.wait_for_selector("#ask.refused a")
    assert table


def test_a_log_line_shows_its_position(windows: Windows) -> None:
    window = windows()
    placed(window)
    rng = random.Random(2)
    window.say_something(rng, ("canal",))
    canals = window.count('.sprite use[href^="#mex-canal"]')
    window.click(".chapter:not(.prelude) li:nth-last-child(2) button")
    window.page.wait_for_selector("#present")
    assert window.count('.sprite use[href^="#mex-canal"]') == canals - 1
    window.check()
    window.page.keyboard.press("Escape")
    window.page.wait_for_selector("#present", state="detached")
    assert window.count('.sprite use[href^="#mex-canal"]') == canals


def test_only_keys(windows: Windows) -> None:
    """Start, choose, walk over the board, say, type, undo, end: without a pointer."""
    window = windows()
    page = window.page
    window.go("/")
    page.wait_for_selector("#play")
    page.locator("#play").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".board .place.can")
    page.keyboard.press("Tab")
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.places') !== null"), "the board is one stop"
    start = page.evaluate("document.activeElement.dataset.word")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.word") != start
    walk(window, "H6")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')
    before = window.log()
    page.keyboard.press("c")
    assert window.text(".said li") == "Canal"
    page.locator('.places [tabindex="0"]').first.focus()
    walk(window, "C8")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelectorAll('.lines li').length === n", arg=before + 1)
    page.keyboard.press("/")
    page.keyboard.type("ca")
    page.keyboard.press("Tab")
    page.keyboard.type("e5 ")
    assert window.count("#cmdlist [role=option]") > 0
    page.keyboard.type("e6")
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelectorAll('.lines li').length === n", arg=before + 2)
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    page.wait_for_function("n => document.querySelectorAll('.lines li').length === n", arg=before + 1)
    page.keyboard.press("e")
    page.wait_for_selector("dialog")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelectorAll('.lines li').length > n", arg=before + 1)


def walk(window, word: str) -> None:  # type: ignore[no-untyped-def]
    """With arrow keys to a cell of Mexica, over land."""
    for _ in range(60):
        now = window.page.evaluate("document.activeElement.dataset.word")
        if now == word:
            return
        (x, y), (tx, ty) = ((ord(cell[0]), int(cell[1:])) for cell in (now, word))
        key = "ArrowDown" if y < ty else "ArrowUp" if y > ty else "ArrowRight" if x < tx else "ArrowLeft"
        window.page.keyboard.press(key)
    raise AssertionError(f"{word} was not reached")


BELOW = "(({scrollHeight, scrollTop, clientHeight}) => scrollHeight - scrollTop - clientHeight)"
BELOW += "(document.querySelector('.lines'))"
"""How much of the log lies below what is seen of it."""


def test_the_log_follows_the_game_until_its_reader_scrolls_up(windows: Windows) -> None:
    window = windows()
    table = window.make("mexica", "me Ana", "bot", "bot")
    _say_by_program(window, table, 30)
    assert window.page.evaluate(
        "(({scrollHeight, clientHeight}) => scrollHeight > clientHeight + 200)(document.querySelector('.lines'))"
    )
    assert window.page.evaluate(BELOW) < 5
    window.page.evaluate("document.querySelector('.lines').style.maxHeight = '200px'")  # something above needs its room
    window.page.wait_for_function(f"() => {BELOW} < 5")
    _say_by_program(window, table, 4)
    assert window.page.evaluate(BELOW) < 5
    window.page.evaluate("document.querySelector('.lines').scrollTop = 0")
    _say_by_program(window, table, 4)
    assert window.page.evaluate("document.querySelector('.lines').scrollTop") == 0


def test_the_log_is_one_stop_of_the_tab_key(windows: Windows) -> None:
    window = windows()
    table = window.make("mexica", "me Ana", "bot", "bot")
    _say_by_program(window, table, 12)
    page = window.page
    seen = "[...document.querySelectorAll('.chapter:not(.prelude) li:not(.again) button')]"
    at = f"() => {seen}.indexOf(document.activeElement)"
    page.evaluate(f"{seen}.at(-1).focus()")
    last = page.evaluate(at)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(at) == last - 2
    page.keyboard.press("Home")
    assert page.evaluate(at) == 0
    assert window.count('.lines [tabindex="0"]') == 1
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.closest('.lines')")


def test_lines_that_are_said_again_are_counted(windows: Windows) -> None:
    window = windows()
    table = window.make("mexica", "me Ana", "bot")
    _say_by_program(window, table, 1)
    for line in ("take", "take", "take"):
        news = window.context.request.get(f"/api/tables/{table}").json()
        said = {"seat": news["seat"], "seq": news["seq"], "lines": [line]}
        answer = window.context.request.post(f"/api/tables/{table}/lines", data=said)
        if not answer.ok:
            break
    lines = window.page.locator(".lines li:not(.again) > button > span")
    window.page.wait_for_function("n => document.querySelectorAll('.lines li').length >= n", arg=news["seq"])
    assert lines.all_inner_texts()[-1].endswith(" ×2"), lines.all_inner_texts()
    before = window.log()
    window.click("#undo")
    window.page.wait_for_function("n => document.querySelectorAll('.lines li').length < n", arg=before)
    assert "×" not in lines.all_inner_texts()[-1]


def test_many_lines_at_once_are_all_in_the_log(windows: Windows) -> None:
    """Positions that follow faster than they can be shown are left out; what was said is not."""
    window = windows(moves=True)
    table = window.make("mexica", "me Ana", "bot", "bot")
    assert _say_by_program(window, table, 40) == window.log()


def _say_by_program(window: Window, table: str, times: int) -> int:
    """Lines that are said beside the page, until all of them are in its log; how many there are."""
    for _ in range(times):
        news = window.context.request.get(f"/api/tables/{table}").json()
        if not news["asked"]:
            continue
        line = "end" if "end" in news["lines"] else f"place {next(iter(news['lines']['place']))}"
        said = {"seat": news["seat"], "seq": news["seq"], "lines": [line]}
        assert window.context.request.post(f"/api/tables/{table}/lines", data=said).ok
    window.wait_asked()
    log = len(window.context.request.get(f"/api/tables/{table}").json()["log"])
    window.page.wait_for_function("n => document.querySelectorAll('.lines li').length >= n", arg=log)
    return log
