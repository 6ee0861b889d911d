"""Windows that are not wide or not high: the board stays large, nothing is cut, and what is needed next is in sight."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Windows
from tests.browser.window import Window

GAMES = ("mexica", "zapotec", "chocolatl", "lapins")
EACH = pytest.mark.parametrize("game", GAMES)
LONG = "Maximiliano Bartolomeu d"

REACHED = """() => {
  const found = [...document.querySelectorAll(
    '.words .word:not([aria-disabled=true], [aria-pressed=true]), .hands .place.can .frame')];
  for (const one of found) {
    const {left, top, width, height} = one.getBoundingClientRect(), x = left + width / 2, y = top + height / 2;
    const hit = document.elementFromPoint(x, y);
    if (hit && (one.contains(hit) || hit.closest('.place')?.contains(one))) return {x, y};
  }
  return null;
}"""
"""Where the first word or card is that can be said and that lies on top."""
CUT = """() => {
  const prompt = document.querySelector('.prompt'), room = prompt.getBoundingClientRect(), found = [];
  for (const one of prompt.querySelectorAll('#ask, #then, .said li, .choices .btn')) {
    const {top, bottom, left, right, width} = one.getBoundingClientRect();
    if (width && (top < room.top || bottom > room.bottom || left < room.left || right > room.right + 1))
      found.push(`${one.textContent}: ${[top, bottom, room.top, room.bottom]}`);
  }
  if (document.querySelector('.top').getBoundingClientRect().bottom > room.top) found.push('under the top bar');
  return found;
}"""
"""What sticks out of the prompt."""
SEEN = """found => {
  const room = document.querySelector('.board').getBoundingClientRect();
  const all = [...document.querySelectorAll(found)];
  return all.filter(one => {
    const {left, top, width, height} = one.getBoundingClientRect(), x = left + width / 2, y = top + height / 2;
    return x > room.left && x < room.right && y > room.top && y < room.bottom;
  }).length / all.length;
}"""
"""Which part of some places of the board is in view."""
OVERLAP = """([one, other]) => {
  const boxes = found => [...document.querySelectorAll(found)].map(node => node.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes(one).some(a => boxes(other).some(b => a.width && b.width && meet(a, b)));
}"""

ON_TOP = """one => {
  const {left, top, width, height} = one.getBoundingClientRect();
  const hit = width && document.elementFromPoint(left + width / 2, top + height / 2);
  return !!hit && one.contains(hit);
}"""


def table(window: Window, game: str, *, name: str = "Ana", size: tuple[int, int] | None = None) -> None:
    if size:
        window.page.set_viewport_size({"width": size[0], "height": size[1]})
    window.make(game, f"me {name}", "bot", "bot")
    if game == "mexica":
        start(window)
        window.page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')
    window.calm()


def start(window: Window) -> None:
    """The pawn of Mexica is put on the board."""
    window.touch("H6")
    if window.count('[data-say="!"]'):
        window.click('[data-say="!"]')


def away(window: Window) -> None:
    """Near, and in the upper left corner of the board."""
    page = window.page
    for _ in range(3):
        page.locator('[data-i="plus"]').tap()
    room = page.locator(".board").bounding_box()
    assert room
    for _ in range(4):
        page.mouse.move(room["x"] + 20, room["y"] + 20)
        page.mouse.down()
        page.mouse.move(room["x"] + room["width"] - 20, room["y"] + room["height"] - 20, steps=4)
        page.mouse.up()


@EACH
@pytest.mark.parametrize("size", [(844, 390), (683, 384)], ids=["phone", "zoomed"])
def test_a_low_window_keeps_its_board(windows: Windows, game: str, size: tuple[int, int]) -> None:
    window = windows(phone=size[0] == 844)
    table(window, game, size=size)
    page = window.page
    assert page.evaluate("document.querySelector('.board').clientHeight") >= 200
    assert not page.evaluate(OVERLAP, [".back .btn, .zoom .btn", ".seatstrip li, .board, .foot, .prompt, .tabs"])
    assert not page.evaluate(OVERLAP, [".word, .hands", ".tabs, .prompt, .seatstrip"])
    assert page.evaluate(CUT) == []
    at = page.evaluate(REACHED)
    assert at, "no word and no card can be reached"
    before = page.evaluate("document.querySelector('.play').innerHTML")
    (page.touchscreen.tap if window.phone else page.mouse.click)(at["x"], at["y"])
    page.wait_for_function("before => document.querySelector('.play').innerHTML !== before", arg=before)
    window.check()


@EACH
@pytest.mark.parametrize("size", [(1366, 768), (1024, 768), (911, 512)], ids=["desk", "small", "zoomed"])
def test_a_prompt_is_never_cut(windows: Windows, game: str, size: tuple[int, int]) -> None:
    window = windows(language="pt-PT")
    table(window, game, name=LONG, size=size)
    window.calm()
    assert window.page.evaluate(CUT) == []
    at = window.page.evaluate(REACHED)
    window.page.mouse.click(at["x"], at["y"])
    window.page.wait_for_selector(".said li", state="attached")
    window.calm()
    assert window.page.evaluate(CUT) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_who_is_waited_for_and_the_link_of_an_open_seat(windows: Windows, phone: bool) -> None:
    window = windows(phone=phone)
    window.make("mexica", "me Ana", "open")
    window.play(random.Random(1), 1)
    page = window.page
    page.wait_for_selector("#ask:has-text('Waiting for Grey: nobody sits there yet')")
    assert page.locator("#then").is_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".prompt #invite").click()
    page.wait_for_selector(".toast")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(window.links["1"])
    bea = windows()
    bea.sit(link)
    page.wait_for_selector("#ask:text-is('Waiting for Grey')")
    assert "put your pawn" in window.text("#then")
    assert not window.count("#invite")
    assert bea.text("#ask").startswith("Grey: put your pawn")


def test_verbs_that_can_be_said_come_first(windows: Windows) -> None:
    window = windows(phone=True)
    table(window, "mexica")
    lefts = window.page.evaluate(
        """() => [':not([aria-disabled=true])', '[aria-disabled=true]'].map(which =>
             [...document.querySelectorAll(`.verbs .word${which}`)].map(one => one.getBoundingClientRect().left))"""
    )
    assert lefts[0]
    assert 0 < max(lefts[0]) < min(lefts[1])
    assert window.page.locator(".verbs").get_attribute("data-more") == "after"
    window.page.evaluate("document.querySelector('.verbs').scrollLeft = 9999")
    window.page.wait_for_selector(".verbs[data-more=before]")


def test_what_is_lit_comes_into_view(windows: Windows) -> None:
    window = windows(phone=True)
    table(window, "mexica")
    away(window)
    assert window.page.evaluate(SEEN, '.place[data-word="H7"]') == 0
    window.page.locator('.words [data-word="walk"]').tap()
    window.page.wait_for_selector(".place.can")
    assert window.page.evaluate(SEEN, ".place.can") >= 0.8


def test_what_others_do_comes_into_view(windows: Windows) -> None:
    ana, bea = windows(), windows(phone=True)
    ana.make("mexica", "me Ana", "open Bea")
    bea.sit(ana.links["1"])
    away(bea)
    assert bea.page.evaluate(SEEN, '.place[data-word="H6"]') == 0
    start(ana)
    bea.wait_asked()
    bea.page.wait_for_function(f"() => ({SEEN})('.place[data-word=\"H6\"]') === 1")


@EACH
def test_the_own_numbers_stand_on_the_main_screen(windows: Windows, game: str) -> None:
    window = windows(phone=True)
    table(window, game)
    numbers = window.page.locator(".own li")
    assert numbers.count() >= 4
    assert numbers.first.is_visible()
    assert numbers.first.locator("use").count() >= 1
    own = {"mexica": "6", "zapotec": "1", "chocolatl": "0", "lapins": "10"}
    assert numbers.first.locator("span:not(.hide)").inner_text() == own[game]


@EACH
def test_a_tablet_shows_the_whole_board(windows: Windows, game: str) -> None:
    window = windows(phone=True)
    table(window, game, size=(820, 1180))
    assert window.page.evaluate(SEEN, ".board .place") == 1
    assert not window.count(".board[data-near]")


def test_the_whole_board_stays_when_it_is_wanted(windows: Windows) -> None:
    """After a reload, until one comes nearer."""
    window = windows(phone=True)
    table(window, "chocolatl")
    page = window.page
    page.wait_for_selector(".board[data-near]")
    page.locator('[data-i="fit"]').tap()
    for near in (0, 1):
        page.reload()
        page.wait_for_selector(".board .place")
        window.calm()
        assert window.count(".board[data-near]") == near
        page.locator('[data-i="plus"]').tap()


def test_a_game_that_is_chosen_leads_to_its_seats(windows: Windows) -> None:
    window = windows(phone=True)
    window.go("/")
    window.page.wait_for_selector(".game")
    window.page.locator("[data-game=zapotec] .set-up").tap()
    window.page.wait_for_function("() => document.querySelector('#play').getBoundingClientRect().bottom <= innerHeight")
    window.make("mexica", "me Ana", "bot")
    window.go("/")
    window.page.wait_for_function(
        "() => document.querySelector('.strip li .btn')?.getBoundingClientRect().bottom <= innerHeight"
    )


def test_a_finger_finds_what_it_taps(windows: Windows) -> None:
    window = windows(phone=True)
    table(window, "chocolatl")
    page = window.page
    page.locator(".hands .place.can .frame").first.tap()
    page.wait_for_selector('.choices [data-say="back"]:text-is("Back")')
    small = "() => [...document.querySelectorAll('.prompt .btn, .back .btn, .zoom .btn, .tabs button')]"
    assert page.evaluate(f"({small})().every(one => one.getBoundingClientRect().height >= 32)")
    page.locator("#undo-turn").tap(force=True)
    page.locator("#undo").tap(force=True)
    page.wait_for_selector(".toast")
    assert not page.evaluate(OVERLAP, [".toast", ".foot, .prompt, .tabs"])
    chosen = page.locator(".verbs .word").first.bounding_box()
    assert chosen
    assert chosen["x"] >= 6, "the frame of a chosen verb has room"


def test_a_tab_of_the_sheet_opens_and_folds_it(windows: Windows) -> None:
    window = windows(phone=True)
    table(window, "lapins")
    page = window.page
    page.locator("#tab-log").tap()
    page.wait_for_selector('.sheet[data-open="half"] .grip[aria-expanded=true]')
    assert not page.evaluate(OVERLAP, [".sheet", ".prompt"])
    assert page.locator(".grip .i").evaluate("node => getComputedStyle(node).transform").startswith("matrix(-1")
    page.locator("#tab-log").tap()
    page.wait_for_selector('.sheet[data-open="peek"] .grip[aria-expanded=false]')


def test_the_first_hints_speak_of_fingers(windows: Windows) -> None:
    window = windows(phone=True)
    window.context.add_init_script("localStorage.removeItem('seen')")
    table(window, "mexica")
    window.page.wait_for_selector(".welcome:has-text('tapped')")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180)], ids=["phone", "lying", "tablet"])
def test_people_talk_in_the_sheet(windows: Windows, size: tuple[int, int]) -> None:
    ana, ben = windows(), windows(phone=True)
    ana.make("mexica", "me Ana", "open Ben")
    ben.page.set_viewport_size({"width": size[0], "height": size[1]})
    ben.sit(ana.links["1"])
    page = ben.page
    page.locator("#tab-log").tap()
    page.locator("#chat").tap()
    page.locator("#chat-field").tap()
    page.keyboard.type("hello")
    page.locator(".chat form .btn").tap()
    page.wait_for_selector(".chat li:has-text('hello')")
    for part in (".chat li", "#chat-field", ".chat form .btn"):
        assert page.locator(part).evaluate(ON_TOP), f"{part} cannot be seen"
    assert not page.evaluate(OVERLAP, [".sheet", ".prompt"])
    ben.check()
    page.locator("#chat").tap()
    assert page.locator(".lines .prelude > summary").is_visible(), "nothing but the set-up was said so far"


def test_the_sheet_folds_when_ones_turn_comes(windows: Windows) -> None:
    """Not while somebody types there."""
    ana, ben = windows(), windows(phone=True)
    ana.make("mexica", "me Ana", "open Ben")
    ben.sit(ana.links["1"])
    page = ben.page
    start(ana)
    ben.wait_asked()
    page.locator('.place[data-word="H8"] .frame').tap(force=True)
    ana.wait_asked()
    page.locator("#tab-log").tap()
    page.wait_for_selector('.sheet[data-open="half"]')
    ana.end_turn()
    ben.wait_asked()
    page.wait_for_selector('.sheet[data-open="peek"]')
    ben.end_turn()
    ana.wait_asked()
    page.locator("#tab-log").tap()
    page.locator("#cmd").tap()
    ana.end_turn()
    ben.wait_asked()
    assert page.locator('.sheet[data-open="half"]').count() == 1
