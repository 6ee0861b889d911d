"""The lobby: one click against bots, one's running games with whose turn it is, one's finished ones."""

import json
import re

import pytest

from tests.browser.conftest import Windows
from tests.browser.window import Window

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
SEAT = {"name": "", "kind": "person", "level": "", "mine": False, "asked": False, "resigned": False}
SEAT |= {"points": None, "place": None}


def seat(**more: object) -> dict[str, object]:
    return SEAT | more


def table(id: str, *seats: dict[str, object], over: bool = False, **more: object) -> dict[str, object]:
    asked = any(one["mine"] and one["asked"] for one in seats)
    again: dict[str, object] = {
        "game": "mexica",
        "seats": [{"kind": "me", "name": "Ana", "level": ""}, {"kind": "bot", "name": "", "level": "novice"}],
        "options": {},
        "clock": None,
        "hints": True,
        "level": "",
    }
    found = {"id": id, "game": "mexica", "title": "Mexica", "names": [], "asked": asked, "over": over, "created": 1.0}
    found |= {"seats": list(seats), "ended": 1.79e9 if over else None, "next": "", "again": again if over else None}
    return found | more


ANA = seat(name="Ana", mine=True)
BEN = seat(name="Ben")
BOT = seat(kind="bot", level="novice")
ENDED = (seat(name="Ana", mine=True, points=40, place=2), seat(name="Ben", points=64, place=1))


class Told:
    """What `/api/mine` answers from now on; None if the server is away."""

    def __init__(self, window: Window, *tables: dict[str, object]) -> None:
        self.tables: list[dict[str, object]] | None = list(tables)
        self.times = 0
        window.page.route(re.compile(r"/api/mine"), self.answer)
        window.page.route(re.compile(r"/picture\.svg"), lambda route: route.fulfill(status=204))

    def answer(self, route: object) -> None:
        self.times += 1
        if self.tables is None:
            route.abort()  # type: ignore[attr-defined]
        else:
            route.fulfill(body=json.dumps({"tables": self.tables}))  # type: ignore[attr-defined]


@SIZES
@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_games_that_wait_for_me_come_first_and_finished_ones_tell_who_won(
    windows: Windows, phone: bool, language: str
) -> None:
    window = windows(phone=phone, dark=phone, language=language)
    page = window.page
    others = table("a" * 16, ANA, BEN | {"asked": True})
    mine = table("b" * 16, ANA | {"asked": True}, BOT)
    Told(window, others, mine, table("c" * 16, *ENDED, over=True))
    window.go("/")
    page.wait_for_selector("[data-list=over] li .btn")
    running = page.locator("[data-list=running] li")
    assert [one.get_attribute("data-table") for one in running.all()] == ["b" * 16, "a" * 16]
    first, second = running.all_inner_texts()
    assert ("Your turn" if language == "en-GB" else "À vous") in first
    assert "Ben" in second
    over = window.text("[data-list=over] li")
    assert "Ben 64" in over
    assert "40" in over
    assert page.locator("[data-list=over] .cup").count() == 1
    assert page.title().startswith("(1) Patolli")
    window.check()


def test_a_list_changes_in_place_and_not_under_the_pointer(windows: Windows) -> None:
    window = windows()
    page = window.page
    page.clock.install()
    a, b = table("a" * 16, ANA, BEN | {"asked": True}), table("b" * 16, ANA, BOT | {"asked": True})
    told = Told(window, a, b)
    window.go("/")
    page.wait_for_selector("[data-list=running] li .btn")
    window.stop_clock()
    rows = page.locator("[data-list=running] li")
    page.evaluate("window.first = document.querySelector('[data-list=running] li')")
    rows.first.hover()
    told.tables = [a, table("b" * 16, ANA | {"asked": True}, BOT)]
    window.later(6)
    page.wait_for_selector("[data-list=running] li.asked")
    assert [one.get_attribute("data-table") for one in rows.all()] == ["a" * 16, "b" * 16], "as it lay there"
    assert page.evaluate("window.first === document.querySelector('[data-list=running] li')"), "the same row"
    assert page.locator(".strip [role=status]").inner_text() == "Your turn: Mexica with bot (novice)"
    page.mouse.move(5, 5)
    window.later(1)
    page.wait_for_function("id => document.querySelector('[data-list=running] li').dataset.table === id", arg="b" * 16)
    page.locator("[data-list=running] li a").nth(1).focus()
    told.tables = [a | {"asked": True}, b]
    window.later(6)
    page.wait_for_function("() => document.activeElement.closest('li')?.classList.contains('asked')")
    assert [one.get_attribute("data-table") for one in rows.all()] == ["b" * 16, "a" * 16], "the focus is in the list"


@SIZES
def test_without_games_loading_and_without_the_server(windows: Windows, phone: bool) -> None:
    """The games can be started in each of these states."""
    window = windows(phone=phone)
    window.allowed = "ERR_FAILED"
    page = window.page
    page.clock.install()
    held = window.hold("/api/mine")
    window.go("/")
    page.wait_for_selector(".game .sample")
    assert page.locator("[data-list=running][aria-busy=true] .bones").count() == 2
    window.check()
    window.let_go(held)
    page.wait_for_selector("text=No game is running")
    assert page.locator(".setup").is_visible(), "a newcomer sees what a table can be"
    window.check()
    page.unroute_all()
    told = Told(window)
    told.tables = None
    page.reload()
    page.wait_for_selector("#look-again")
    assert "You can play all the same" in window.text("[data-list=running]")
    window.check()
    told.tables = [table("c" * 16, *ENDED, over=True)]
    window.click("#look-again")
    page.wait_for_selector("[data-list=over] li .btn")
    told.tables = None
    page.clock.fast_forward(6000)
    page.wait_for_selector(".banner.bad")
    assert page.locator("[data-list=over] li").count() == 1, "what is shown stays"
    window.check()
    told.tables = []
    page.clock.fast_forward(6000)
    page.wait_for_selector(".banner", state="detached")


def test_the_same_set_up_is_played_again(windows: Windows) -> None:
    window = windows()
    page = window.page
    Told(window, table("c" * 16, *ENDED, over=True))
    window.go("/")
    window.click("[data-list=over] .again")
    page.wait_for_selector(".board .place")
    assert page.locator(".seat.me").get_attribute("aria-label") == "Ana"
    assert "novice" in window.text(".seats")


def test_one_click_plays_and_the_panel_is_folded_for_who_has_games(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.go("/")
    page.wait_for_selector(".setup #play")
    page.fill("#you-name", "Ana")
    window.click("[data-game=mexica] .sample")
    page.wait_for_selector('.seat.me[aria-label="Ana"]')
    window.go("/")
    page.wait_for_selector("[data-list=running] li .btn")
    assert page.locator(".setup").is_hidden()
    page.locator("[data-game=lapins] label.set-up").click()
    assert "Dix-Huit Lapins" in window.text(".setup h2")
    window.check()
    window.click("#fold-setup")
    assert page.locator(".setup").is_hidden()
    assert page.evaluate("document.activeElement.id") == "game-lapins"
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".setup h2:has-text('Chocolatl')")


def test_a_click_lays_out_the_page_at_most_twice(windows: Windows) -> None:
    """How long it takes is for bench/waiting.py."""
    window = windows(phone=True)
    page = window.page
    window.make("mexica", "me Ana", "here Ben")
    for cell in ("H6", "G7"):
        window.wait_asked()
        window.touch(cell)
        page.wait_for_selector(".play:not(.waiting)")
    page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')
    session = window.context.new_cdp_session(page)
    session.send("Performance.enable")

    def layouts() -> int:
        found = session.send("Performance.getMetrics")["metrics"]
        return int(next(one["value"] for one in found if one["name"] == "LayoutCount"))

    window.calm()
    before = layouts()
    for _ in range(10):
        page.evaluate("document.querySelector('.words [data-word=canal]').click()")
        window.calm()
    assert layouts() - before <= 20
