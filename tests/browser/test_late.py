"""Answers that come late: the page they find is another than the one that asked."""

import re

from playwright.sync_api import Page

from tests.browser.conftest import Windows
from tests.browser.window import Window
from tests.table.server import Server

SAID = ".lines li:not(.again) button"
"""Lines of the log that are seen."""


def at_anas_second_turn(window: Window) -> str:
    """Two at one screen with a cover between them; both have chosen where they begin, and Ana is asked again."""
    window.with_secrets()
    table = window.make("mexica", "me Ana", "here Ben")
    for place in ("H6", "H8"):
        window.click(f'.place[data-word="{place}"]')
        window.page.wait_for_selector(".cover")
        window.page.keyboard.press("Enter")
        window.page.wait_for_selector(".cover", state="detached")
    window.page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')
    return table


def said_elsewhere(window: Window, table: str, *lines: str) -> None:
    """Ana says something on another device."""
    news = window.context.request.get(f"/api/tables/{table}?seat=0").json()
    said = {"seat": 0, "seq": news["seq"], "edition": news["edition"], "lines": lines}
    answer = window.context.request.post(f"/api/tables/{table}/lines", data=said)
    assert answer.ok, answer.text()


def look_back(window: Window, nth: int) -> None:
    """At the position after a line of the log, those of the set-up included."""
    window.page.evaluate("document.querySelector('.prelude').open = true")
    window.page.locator(SAID).nth(nth).click()  # tried again while the log scrolls


def end_elsewhere(window: Window, table: str) -> None:
    said_elsewhere(window, table, "end")
    window.page.wait_for_selector(".cover")


def test_a_position_that_was_asked_for_before_the_cover_is_not_shown_after_it(windows: Windows) -> None:
    window = windows()
    page = window.page
    table = at_anas_second_turn(window)
    held = window.hold("/at/")
    look_back(window, 0)
    end_elsewhere(window, table)
    window.let_go(held)
    assert window.count(".board .sprite") == 0, "the view of Ana came back under the cover"
    page.keyboard.press("Enter")
    page.wait_for_selector(".cover", state="detached")
    assert page.locator(".seat.me").get_attribute("aria-label") == "Ben"
    assert not window.count("#present")
    page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')


def test_nothing_opens_or_stays_open_over_a_cover(windows: Windows) -> None:
    """A description of the board is closed, switches that were asked for do not come, keys and the menu do nothing."""
    window = windows()
    page = window.page
    table = at_anas_second_turn(window)
    page.locator("#cmd").fill("canal D5")
    held = window.hold("/layers")
    window.click("#layers")
    window.click("#menu")
    window.click('dialog [data-do="describe"]')
    page.wait_for_selector("dialog .described")
    end_elsewhere(window, table)
    assert not window.count("dialog")
    window.let_go(held)
    assert not window.count("dialog")
    page.keyboard.press("?")
    assert not window.count("dialog")
    page.set_viewport_size({"width": 600, "height": 800})
    window.calm()
    assert window.count(".board .sprite") == 0, "turning the device draws what was there before"
    for button in ("#menu", "#layers"):
        assert page.locator(button).evaluate("one => one.inert")
    page.keyboard.press("Enter")
    page.wait_for_selector(".cover", state="detached")
    assert page.input_value("#cmd") == ""
    assert not page.locator("#menu").evaluate("one => one.inert")


def test_of_two_positions_the_last_that_was_asked_for_is_shown(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.make("mexica", "me Ana", "here Ben")
    window.click('.place[data-word="H6"]')
    window.turns_to("Ben")
    window.click('.place[data-word="H8"]')
    window.turns_to("Ana")
    held = window.hold("/at/")
    look_back(window, 0)
    look_back(window, 1)
    window.let_go(held, 1)
    page.wait_for_selector("#present")
    shown = window.text("#ask")
    window.let_go(held)
    assert window.text("#ask") == shown
    assert page.locator(".lines li.at").count() == 1
    look_back(window, 0)
    window.click("#present")
    window.let_go(held)
    assert not window.count("#present"), "back in the game before the answer came"


def test_a_window_without_its_seat_looks_back_as_a_spectator(windows: Windows, server: Server) -> None:
    window = windows()
    page = window.page
    table = window.make("mexica", "me Ana", "here Ben")
    window.click('.place[data-word="H6"]')
    window.turns_to("Ben")
    other = window.context.new_page()
    other.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("#take-back")
    with page.expect_response(re.compile(r"/at/\d+")) as answer:
        look_back(window, 0)
    assert "seat=none" in answer.value.url
    page.wait_for_selector("#present")
    assert not window.count(".seat.me")


def test_a_window_without_its_seat_does_not_take_it_after_a_break(windows: Windows, own_server: Server) -> None:
    window = windows(own_server)
    window.allowed = "WebSocket|ERR_CONNECTION|Failed to load"
    page = window.page
    table = window.make("mexica", "me Ana", "bot")
    other = window.context.new_page()
    other.goto(f"{own_server.url}/t/{table}")
    page.wait_for_selector("#take-back")
    own_server.kill()
    for one in (page, other):
        one.wait_for_selector(".banner.bad")
    own_server.start()
    other.wait_for_selector(".banner", state="hidden")
    page.wait_for_selector("#take-back")
    for one in (page, other):
        one.wait_for_selector("#live:not(.wait):not(.off)", state="attached")
    window.calm()
    assert mine(other) == "Ana"
    assert mine(page) is None
    window.click("#take-back")
    other.wait_for_selector("#take-back")
    page.wait_for_selector('.seat.me[aria-label="Ana"]')


def mine(page: Page) -> str | None:
    found: str | None = page.evaluate("document.querySelector('.seat.me')?.getAttribute('aria-label')")
    return found


def place_both(window: Window) -> None:
    """Both of one screen choose where they begin, each when it is their turn; then Ana may do anything."""
    for name, place in (("Ana", "H6"), ("Ben", "H8")):
        ready(window, name)
        window.click(f'.place.can[data-word="{place}"] .frame')
    ready(window, "Ana")
    window.page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')


def ready(window: Window, name: str) -> None:
    window.page.wait_for_selector(f'.play:not(.waiting) .seat.me[aria-label="{name}"]', state="attached")
    window.page.wait_for_selector(".play:not(.waiting) .words [data-word]:not([aria-disabled])")


def test_who_shares_a_screen_takes_back_the_end_of_a_turn(windows: Windows) -> None:
    """The next one is asked already, but nothing has been decided since."""
    window = windows()
    window.make("mexica", "me Ana", "here Ben")
    place_both(window)
    window.click('.words [data-word="end"]')
    ready(window, "Ben")
    assert not window.count("#undo[aria-disabled]")
    window.page.keyboard.press("u")
    ready(window, "Ana")
    assert "Ana" in window.text("#ask")


def test_undo_pressed_twice_takes_back_once_and_blames_nobody(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.make("mexica", "me Ana", "here Ben")
    place_both(window)
    before = window.log()
    for place in ("D5", "D8"):
        window.click('.words [data-word="canal"]')
        window.click(f'.place[data-word="{place}"]')
        window.click('[data-say="."]')
        before += 1
        page.wait_for_function("n => document.querySelectorAll('.lines li').length === n", arg=before)
        page.wait_for_selector(".play:not(.waiting)")
    held = window.hold("/undo")
    page.keyboard.press("u")
    page.keyboard.press("u")
    window.let_go(held)
    page.wait_for_function("n => document.querySelectorAll('.lines li').length === n", arg=before - 1)
    assert not held
    assert not window.count(".toast")
    page.wait_for_selector(".play:not(.waiting)")
    page.keyboard.press("u")
    window.let_go(held)
    page.wait_for_function("n => document.querySelectorAll('.lines li').length === n", arg=before - 2)


def test_a_hint_that_was_folded_while_it_was_thought_of_comes_when_it_is_wanted_again(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.make("mexica", "me Ana", "bot Bo")
    held = window.hold("/hint")
    page.keyboard.press("h")
    page.wait_for_selector(".hints:not([hidden])")
    page.keyboard.press("h")
    page.wait_for_selector(".hints", state="hidden")
    page.keyboard.press("h")
    page.wait_for_selector(".hints:not([hidden])")
    window.let_go(held)
    page.wait_for_selector(".hints li")
    assert not held, "asked once"


def test_what_is_typed_while_a_message_is_sent_stays(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.make("mexica", "me Ana", "bot Bo")
    window.click("#chat")
    held = window.hold("/chat")
    page.keyboard.type("hello")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.keyboard.type(" again")
    window.let_go(held)
    page.wait_for_selector(".chat li")
    assert page.input_value("#chat-field") == "hello again"
    assert not held, "sent once"


def test_a_reason_that_could_not_be_asked_for_is_asked_for_again(windows: Windows) -> None:
    window = windows()
    window.allowed = "ERR_FAILED"
    page = window.page
    window.make("mexica", "me Ana", "here Ben")
    place_both(window)
    held = window.hold("/why")
    window.click('.words [data-word="canal"]')
    window.click('.place[data-word="H6"]')
    window.until(lambda: held)
    held.pop().abort()
    page.wait_for_selector(".tip:has-text('cannot be reached')")
    window.click('.place[data-word="H6"]')
    window.let_go(held)
    page.wait_for_selector(".tip a.rule")


def test_a_picture_that_turns_does_not_come_back_over_a_newer_one(windows: Windows) -> None:
    window = windows(moves=True)
    window.make("mexica", "me Ana", "bot Bo")
    pictures = window.page.evaluate(
        """async () => {
          const { Zone } = await import('/static/scene.js'), zone = new Zone('probe');
          const draw = (name, moves) =>
            zone.draw({ box: [0, 0, 9, 9], ground: '', label: '', places: [], sprites: [['a', name, 1, 1]] }, moves);
          document.body.append(zone.node);
          draw('mex-canal-1', false);
          draw('mex-canal-2', true);
          draw('mex-bridge', false);
          let turning = zone.node.getAnimations({ subtree: true });
          while (turning.length) {
            await Promise.allSettled(turning.map((one) => one.finished));
            turning = zone.node.getAnimations({ subtree: true });
          }
          return [...zone.node.querySelectorAll('use')].map((use) => use.getAttribute('href'));
        }"""
    )
    assert pictures == ["#mex-bridge"]


def test_a_board_without_drawings_says_so(windows: Windows) -> None:
    window = windows()
    window.allowed = "429"
    made = window.context.request.post(
        "/api/tables", data={"game": "mexica", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    )
    window.page.route(re.compile(r"/art/mexica\.svg"), lambda route: route.fulfill(status=429, body="{}"))
    window.go(f"/t/{made.json()['table']}")
    window.page.wait_for_selector(".sorry:has-text('could not answer')")


def test_a_question_about_the_turn_that_is_over_does_not_end_the_next(windows: Windows) -> None:
    window = windows()
    page = window.page
    turned = "name => document.querySelector('.seat.me')?.getAttribute('aria-label') === name"
    table = window.make("mexica", "me Ana", "bot Bo", "here Ben")
    for name in ("Ben", "Ana"):
        window.click(".place.can")
        if window.count('[data-say="!"]'):
            window.click('[data-say="!"]')
        page.wait_for_function(turned, arg=name)
    page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')
    window.click(".words .end")
    page.wait_for_selector("dialog .btn.go")
    said_elsewhere(window, table, "end")
    page.wait_for_function(turned, arg="Ben")
    page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')
    sent = len(window.posted)
    window.click("dialog .btn.go")
    page.wait_for_selector("dialog", state="detached")
    window.calm()
    assert window.posted[sent:] == []
    assert mine(page) == "Ben"
