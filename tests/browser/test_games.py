"""The games, each played to its end by clicks on what is lit."""

import random

import pytest

from tests.browser.conftest import Windows
from tests.browser.window import Window

BOTS = ("bot Bo", "bot Cy")


@pytest.mark.parametrize("game", ["zapotec", "chocolatl", "lapins"])
def test_a_whole_game_by_clicks(windows: Windows, game: str) -> None:
    """Whatever is lit can be clicked, and clicks alone lead to the score sheet."""
    window = windows()
    window.make(game, "me Ana", *BOTS)
    assert window.play(random.Random(18)) > 20
    window.page.wait_for_selector(".scores")
    assert "Ana" in (window.page.locator(".scores").text_content() or "")
    window.check()


@pytest.mark.parametrize("game", ["zapotec", "chocolatl", "lapins"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_violation(windows: Windows, game: str, phone: bool) -> None:
    window = windows(phone=phone, dark=phone)
    window.make(game, "me Ana", *BOTS)
    window.wait_asked()
    window.check()
    if phone:
        for tab in ("mine", "seats", "log"):
            window.click(f"#tab-{tab}")
            window.check()


def offered(window: Window) -> None:
    """A table of Chocolatl at which the first bids are laid, and the others have laid theirs."""
    window.make("chocolatl", "me Ana", *BOTS)
    window.click('.hands .place[data-word="6"]')
    window.click('[data-say="!"]')
    window.page.wait_for_selector(".words .confirm")
    window.page.wait_for_selector(".seat.moves:not(.me)", state="detached")


def laid(window: Window, location: int) -> str:
    """What the table writes at a location about the cards that lie there in this window."""
    return window.page.locator(f'.board .place[data-word="place-{location}"] .laidtag').text_content() or ""


def test_a_bid_is_laid_out_changed_and_said(windows: Windows) -> None:
    """By click, by drag, by key; a click takes back; what is missing is counted; all is said in one go."""
    window = windows()
    page = window.page
    offered(window)
    before = window.log()
    window.click('.hands .place[data-word="12"]')
    window.click('.board .place[data-word="place-3"]')
    page.locator('.hands .place[data-word="11"] .frame').drag_to(
        page.locator('.board .place[data-word="place-3"] .frame'), force=True
    )
    assert laid(window, 3) == "11 + 12 = 23"
    window.click('.hands .place[data-word="0"]')
    window.click('.board .place[data-word="place-3"]')
    assert "no room" in window.text(".tip")
    page.keyboard.press("1")
    assert window.count(".place.laid") == 5, "three cards at two places"
    assert window.text(".confirm small") == "9 to lay"
    window.click(".confirm")
    assert window.log() == before
    window.check()
    window.click('.hands .place[data-word="12"]')
    assert laid(window, 3) == "11"
    page.keyboard.press("Escape")
    assert window.text(".confirm small") == "11 to lay"
    for card, place in zip((0, 12, 1, 2, 3, 4, 5, 7, 8, 9, 10), (1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6), strict=True):
        if window.count(f'.hands .place.laid[data-word="{card}"]'):
            continue
        window.click(f'.hands .place[data-word="{card}"]')
        page.keyboard.press(str(place))
    assert window.text(".confirm small") == "cannot be changed"
    page.keyboard.press("e")
    page.wait_for_function("n => document.querySelectorAll('.lines li').length > n", arg=before + 5)
    assert "Ana bids 0 and 12" in window.text(".lines")
    assert "Ana bids 3 and 11" in window.text(".lines")


def test_a_bid_with_a_finger(windows: Windows) -> None:
    window = windows(phone=True)
    window.make("chocolatl", "me Ana", *BOTS)
    window.touch("6")
    window.page.locator('[data-say="!"]').tap()
    window.page.wait_for_selector(".words .confirm")
    window.touch("1")
    window.page.wait_for_selector('.hands .place.chosen[data-word="1"]', state="attached")
    window.touch("place-4")
    assert laid(window, 4) == "1"
    window.check()


def test_a_city_is_planned_taken_back_and_paid(windows: Windows) -> None:
    """The buildings are buttons with their price; what is planned is seen on the site, and undo takes it back."""
    window = windows()
    page = window.page
    window.make("lapins", "me Ana", *BOTS, map="beginner")  # its first sites have four slots
    while ["word", "found"] not in window.next()["lit"]:
        window.play(random.Random(1), 1)
    window.click('.words [data-word="found"]')
    assert window.count(".board .place.can .tag") == window.count(".board .place.can"), "a price at every site"
    window.touch(window.page.locator(".board .place.can").first.get_attribute("data-word") or "")
    window.click('.words [data-line="build village"]')
    page.wait_for_selector('.sprite.spent use[href="#lap-village"]', state="attached")
    assert window.count('.board .sprite[data-tip^="costs "]') == 2, "a number in a circle"
    window.click("#undo")
    page.wait_for_selector('.sprite.spent use[href="#lap-village"]', state="detached")
    window.click('.words [data-line="build temple"]')
    page.wait_for_selector('.words [data-line="done build"]')
    window.check()
    window.click('.words [data-line="done build"]')
    page.wait_for_selector('.sprite use[href="#lap-temple"]', state="attached")


def test_a_building_is_taken_back_whichever_it_is(windows: Windows) -> None:
    """A click on what was said first takes that back; what was said after it is said again."""
    window = windows()
    page = window.page
    window.make("lapins", "me Ana", *BOTS, map="beginner")
    while ["word", "found"] not in window.next()["lit"]:
        window.play(random.Random(1), 1)
    window.click('.words [data-word="found"]')
    window.touch(page.locator(".board .place.can").first.get_attribute("data-word") or "")
    for said, kind in enumerate(("village", "garrison"), start=1):
        page.wait_for_function("n => document.querySelectorAll('.lately li').length === n", arg=said)
        window.click(f'.words [data-line="build {kind}"]')
    page.wait_for_function("() => document.querySelectorAll('.lately li').length === 3")
    window.click(".lately li:nth-child(2) button")
    page.wait_for_function("() => !document.querySelector('.play.waiting')")
    page.wait_for_function("() => document.querySelectorAll('.lately li').length === 2")
    assert page.locator(".lately li").last.inner_text().strip() == "Garrison"
    assert not window.count('.sprite.spent use[href="#lap-village"]')
    assert window.count('.sprite.spent use[href="#lap-garrison"]') == 1
    window.check()


def test_a_part_of_a_bid_is_taken_back_although_bots_have_answered(windows: Windows) -> None:
    """A line of a bid that is not complete yet: a click on it takes it back, and its cards are in the hand again."""
    window = windows()
    page = window.page
    window.make("chocolatl", "me Ana", *BOTS)
    window.touch("6")
    window.click('[data-say="!"]')
    page.wait_for_selector(".words .confirm")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.lines .event, .lines li')]"
        ".filter(one => /(Bo|Cy) has confirmed the bid/.test(one.textContent)).length >= 2"
    )
    hand = window.count(".hands .place")
    page.keyboard.press("/")
    page.keyboard.type("bid 0 12")
    page.keyboard.press("Enter")
    page.wait_for_selector(".lately [data-back]")
    assert window.count(".hands .place") == hand - 2
    assert "Locations 2 to 6 are left" in window.text("#ask")
    window.click(".lately [data-back]")
    page.wait_for_selector(".lately [data-back]", state="detached")
    page.wait_for_function("n => document.querySelectorAll('.hands .place').length === n", arg=hand)
    assert "left" not in window.text("#ask")


def test_the_sheet_opens_where_the_next_word_lies(windows: Windows) -> None:
    """Zapotec on a phone: a space of the board, then a cell of the own grid."""
    window = windows(phone=True)
    window.make("zapotec", "me Ana", *BOTS)
    page, rng = window.page, random.Random(5)
    for _ in range(60):
        state = window.next()
        if ["word", "build"] in state["lit"]:
            break
        window.touch_one(*next((one for one in state["lit"] if one[1] == "done"), rng.choice(state["lit"])))
    page.locator('.words [data-word="build"]').tap()
    window.touch(page.locator(".board .place.can").first.get_attribute("data-word") or "")
    page.wait_for_selector('.sheet[data-open="half"][data-tab="mine"]')
    assert window.count(".mymat .place.can") > 0


def test_a_katun_card_is_turned_with_a_finger(windows: Windows) -> None:
    window = windows(phone=True)
    window.make("lapins", "me Ana", *BOTS)
    while ["word", "flip"] not in window.next()["lit"]:
        window.play(random.Random(1), 1)
    window.page.locator('.words [data-word="flip"]').tap()
    window.page.wait_for_selector(".shelf .place.can")
    window.page.wait_for_selector('.sheet[data-open="half"][data-tab="mine"]')
    window.check()
    window.touch(window.page.locator(".shelf .place.can").first.get_attribute("data-word") or "")
    window.page.locator('[data-say="!"]').tap()
    window.page.wait_for_selector(".shelf .place.can", state="detached")
