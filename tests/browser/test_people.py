"""What people do with one another: give up, take back, play on, talk, have a name."""

import pytest

from tests.browser.conftest import Windows
from tests.browser.test_end import ended
from tests.browser.window import Window

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def menu(window: Window, item: str) -> None:
    window.click("#menu")
    window.click(f'[data-do="{item}"]')


def placed(window: Window, *cells: str) -> None:
    for cell in cells:
        before = window.log()
        window.wait_asked()
        window.touch(cell)
        if window.count('[data-say="!"]'):  # a bot answers at once
            window.click('[data-say="!"]')
        window.page.wait_for_function("n => document.querySelectorAll('.lines li:not(.notice)').length > n", arg=before)
        window.page.wait_for_selector(".play:not(.waiting)")


def two_people(windows: Windows, phone: bool) -> tuple[Window, Window]:
    """Ana and Ben have set up their pieces, and Ana is asked."""
    ana, ben = windows(phone=phone), windows(phone=phone, dark=True)
    ana.make("mexica", "me Ana", "open Ben")
    ben.sit(ana.links["1"])
    placed(ana, "H6")
    placed(ben, "G7")
    ana.wait_asked()
    return ana, ben


@SIZES
def test_giving_up_is_asked_once_more_and_seen_by_all(windows: Windows, phone: bool) -> None:
    ana, ben = two_people(windows, phone)
    menu(ana, "give-up")
    assert "A bot (adept) plays your seat to the end" in ana.text("dialog[open]")
    ana.check()
    ana.click("dialog .btn:not(.go)")
    assert not [address for address in ana.posted if "resign" in address]
    menu(ana, "give-up")
    ana.click("dialog .btn.go")
    for window in (ana, ben):
        window.page.wait_for_selector(".seat .sub:has-text('gave up')", state="attached")
        window.page.wait_for_selector(".log .notice:has-text('Ana gave up')", state="attached")
    assert "You gave up" in ana.text(".banner")
    ana.click("#menu")
    assert not ana.count('[data-do="give-up"], [data-do="take-back-more"]')
    ana.page.keyboard.press("Escape")
    if phone:
        ben.click("#tab-seats")
    ben.check()


@SIZES
def test_no_item_of_the_menu_is_cut(windows: Windows, phone: bool) -> None:
    """Where cards are hidden the record has a long name."""
    window = windows(phone=phone)
    window.make("chocolatl", "me Ana", "open Ben", "bot Bo")
    window.click("#menu")
    right = "one => one.getBoundingClientRect().right"
    edge = window.page.locator("dialog[open]").evaluate(right)
    assert all(item.evaluate(right) < edge for item in window.page.locator("dialog[open] .btn").all())


@SIZES
def test_a_take_back_is_asked_for_and_answered(windows: Windows, phone: bool) -> None:
    ana, ben = two_people(windows, phone)
    assert ana.count("#undo[aria-disabled]")
    if not phone:
        left, right = (
            ana.page.locator(one).bounding_box() or {"x": 0.0, "width": 0.0} for one in (".since", ".play > .back")
        )
        assert left["x"] + left["width"] <= right["x"], "what others did leaves room for the way back"
    ana.click("#take-back-more")
    assert "Ben must agree first" in ana.text("dialog[open]")
    ana.check()
    ana.click(".takeback-lines button")
    for window, said in ((ana, "You ask to take back"), (ben, "Ana asks to take back")):
        window.page.wait_for_selector(f".request:has-text('{said}')")
        window.check()
    assert "Waiting for: Ben" in ana.text(".request")
    ana.click("#takeback-withdraw")
    ben.page.wait_for_selector(".request", state="hidden")
    ana.click("#take-back-more")
    ana.click(".takeback-lines button")
    ben.click("#takeback-no")
    ana.page.wait_for_selector(".request", state="hidden")
    before = ana.log()
    ana.click("#take-back-more")
    ana.click(".takeback-lines button")
    ben.click("#takeback-see")
    ben.page.wait_for_selector("#present")
    ben.click("#present")
    ben.click("#takeback-yes")
    ana.page.wait_for_function("n => document.querySelectorAll('.lines li:not(.notice)').length === n - 2", arg=before)
    ana.page.wait_for_selector(".log .notice:has-text('Ana took back')", state="attached")
    assert ana.page.locator(".request").is_hidden()


def test_alone_any_line_is_taken_back_also_from_the_log(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.make("mexica", "me Ana", "bot Bo")
    placed(window, "H6")
    window.wait_asked()
    for _ in range(2):
        window.end_turn()
        window.wait_asked()
    own = page.locator(".lines li:has-text('Ana starts') button")
    own.click()
    page.wait_for_selector("#present")
    assert page.locator("#takeback-here").count(), "the turns that were ended after it"
    window.check()
    page.locator(".lines .prelude summary").click()
    page.locator(".lines .prelude li:has-text('emperor') button").last.click()
    page.wait_for_selector(".lines .prelude li:has-text('emperor') button[aria-current]")
    before = window.log()
    window.click("#takeback-here")
    page.wait_for_function("n => document.querySelectorAll('.lines li:not(.notice)').length < n", arg=before)
    page.wait_for_selector(".log .notice:has-text('Ana took back')")
    assert not page.locator(".lines li:has-text('Ana starts')").count()


@SIZES
def test_a_position_of_a_finished_game_is_played_on(windows: Windows, phone: bool) -> None:
    """By the replay, against bots; the end of the game offers its rounds."""
    window = windows(phone=phone, dark=phone)
    page = window.page
    window.make("mexica", "me Ana", "bot Bo")
    placed(window, "H6")
    window.wait_asked()
    window.go(page.url + "/replay?at=3")
    page.wait_for_selector("h1.where:not(:empty)")
    page.wait_for_selector("#play-on:not([aria-disabled])")
    window.check()
    window.click("#play-on")
    page.wait_for_selector("#play-as")
    window.check()
    page.select_option("#play-level", "novice")
    window.click("#play-on-go")
    page.wait_for_selector(".log .notice:has-text('goes on from there')", state="attached")
    page.wait_for_selector(".seat .sub:has-text('novice')", state="attached")


def test_a_game_of_others_is_not_played_on_and_the_reason_is_said(windows: Windows) -> None:
    ana, ben = two_people(windows, False)
    for window, refused in ((ana, "Others still play this game"), (ben, "Others still play this game")):
        window.go(ana.page.url.split("/replay")[0] + "/replay?at=3")
        window.page.wait_for_selector('#play-on[aria-disabled="true"]')
        window.click("#play-on")
        assert refused in window.text(".toast")
    ended(ana, 31, 64, 31, 31)
    table = ana.page.url.rsplit("/", 1)[1]
    ana.go(f"/t/{table}/replay")
    ana.page.wait_for_selector('#play-on[aria-disabled="true"]')
    assert "The game is over at this position" in (ana.page.locator("#play-on").get_attribute("data-tip") or "")


def test_the_result_tells_what_a_reader_should_know(windows: Windows) -> None:
    """Marks that the server has; the sheet says them. It offers to play on from each round."""
    window = windows()
    marks = {"resigned": [1], "takebacks": [2, 0, 0, 0], "forked": 12}
    rounds = [{"label": "1.1", "seq": 0, "points": [0] * 4}, {"label": "1.2", "seq": 0, "points": [3] * 4}]
    window.page.add_init_script(
        f"""const text = Response.prototype.text; Response.prototype.text = async function () {{
          const found = await text.call(this);
          if (!found.startsWith('{{"table"')) return found;
          const news = JSON.parse(found);
          Object.assign(news.result || {{}}, {marks | {"rounds": rounds}});
          return JSON.stringify(news);
        }};"""
    )
    ended(window, 31, 64, 31, 31)
    window.page.wait_for_selector(".marks")
    told = window.page.locator(".marks li").all_inner_texts()
    assert told == [
        "Ben gave up; a bot played on.",
        "Ana took back (times: 2).",
        "The first 12 lines come from another game.",
    ]
    window.click("#play-on")
    window.page.wait_for_selector("#play-from")
    assert window.page.locator("#play-from option").all_inner_texts() == [
        "the beginning of 1.1",
        "the beginning of 1.2",
    ]
    window.check()


def test_unread_chat_has_a_mark_on_the_phone(windows: Windows) -> None:
    ana, ben = windows(), windows(phone=True)
    ana.make("mexica", "me Ana", "open Ben")
    ben.sit(ana.links["1"])

    def talk(text: str) -> None:
        ana.page.fill("#chat-field", text)
        ana.page.keyboard.press("Enter")

    ana.click("#chat")
    talk("hello")
    ben.page.wait_for_selector("#tab-log .unread:has-text('1')")
    ben.check()
    ben.page.locator("#tab-log").tap()
    ben.page.locator("#chat").tap()
    ben.page.wait_for_selector("#tab-log .unread", state="hidden")
    ben.page.locator("#tab-log").tap()
    talk("are you there?")
    ben.page.wait_for_selector("#tab-log .unread:has-text('1')")
    ben.page.locator("#tab-log").tap()
    ben.page.wait_for_selector("#tab-log .unread", state="hidden")


def test_a_name_is_asked_for_once(windows: Windows) -> None:
    """Who has given it is never asked again, and has it at the next table; who has not wanted to is left alone."""
    ana, ben = windows(), windows()
    for first in (True, False):
        ana.make("mexica", "me Ana", "open", "open")
        ben.sit(ana.links["1"])
        if first:
            ben.page.fill("#own-name", "Ben")
            ben.page.keyboard.press("Enter")
        ben.page.wait_for_selector('.seat.me[aria-label="Ben"]')
        assert ben.page.locator("#own-name").count() == 0
    eve = windows()
    eve.sit(ana.links["2"])
    eve.click(".banner .btn[data-i=cross]")
    ana.make("mexica", "me Ana", "open")
    eve.sit(ana.links["1"])
    assert not eve.count("#own-name")


def test_the_host_of_a_table_with_people_is_asked_for_a_name_too(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.go("/")
    page.select_option("#kind-1", "open")
    window.click("#play")
    page.wait_for_selector("#own-name")
    page.fill("#own-name", "Ana")
    page.keyboard.press("Enter")
    page.wait_for_selector('.seat.me[aria-label="Ana"]')
    window.go("/")
    window.click("[data-game=mexica] .set-up")
    page.select_option("#kind-1", "open")
    window.click("#play")
    page.wait_for_selector('.seat.me[aria-label="Ana"]')
    assert not window.count("#own-name")


def test_what_was_typed_and_left_by_escape_is_no_plan(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.make("mexica", "me Ana", "open Ben")
    page.keyboard.press("/")
    page.keyboard.type("place H6")
    page.keyboard.press("Escape")
    assert page.input_value("#cmd") == ""
    page.keyboard.press("/")
    page.keyboard.type("canal D5")
    page.locator("#board").focus()
    placed(window, "H6")
    page.wait_for_selector(".seat.moves:not(.me)")
    assert page.input_value("#cmd") == "", "it was for the position before"
    assert not window.count('.choices [data-say="plan"]')
