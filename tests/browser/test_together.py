"""Several people: one screen, two browsers, spectators, a server that dies."""

import json
import random
import zlib
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Windows
from tests.table.server import Server


def test_two_seats_at_one_screen(windows: Windows) -> None:
    """Nothing is hidden in Mexica: the table simply turns to whoever is asked."""
    window = windows()
    window.make("mexica", "me Ana", "here Ben")
    page = window.page
    window.click('.place[data-word="H6"]')
    page.wait_for_function("() => document.querySelector('.seat.me')?.getAttribute('aria-label') === 'Ben'")
    assert window.asked()
    window.click('.place[data-word="H8"]')
    page.wait_for_function("() => document.querySelector('.seat.me')?.getAttribute('aria-label') === 'Ana'")
    assert not window.count(".cover")


def test_a_cover_lies_between_two_seats_with_secrets(windows: Windows) -> None:
    window = windows()
    page = window.page

    def with_secrets(message: str | bytes) -> str:
        text = message if isinstance(message, str) else zlib.decompress(message)
        news: dict[str, Any] = json.loads(text)
        if "scene" in news:
            news["secrets"] = True
        return json.dumps(news)

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(with_secrets(message)))

    page.route_web_socket(lambda url: "/live" in url, between)
    window.make("mexica", "me Ana", "here Ben")
    window.click('.place[data-word="H6"]')
    page.wait_for_selector(".cover")
    assert "Ben" in window.text(".cover h1")
    assert window.count(".board .sprite") == 0, "nothing of the last view is left"
    window.check()
    page.keyboard.press("Enter")
    page.wait_for_selector(".board .place.can")
    assert not window.count(".cover")
    assert window.page.locator(".seat.me").get_attribute("aria-label") == "Ben"


def test_two_browsers_by_link_and_a_spectator(windows: Windows) -> None:
    ana, ben, eve = windows(), windows(phone=True), windows()
    table = ana.make("mexica", "me Ana", "open Ben")
    assert ana.count(".seat.away") == 1
    ana.click("#menu")
    assert ana.count("dialog .menu-list button:has-text('Ben')") == 1
    ana.page.keyboard.press("Escape")
    ben.sit(ana.links["1"])
    ana.page.wait_for_selector(".seat.away", state="detached")
    eve.sit(f"/t/{table}")
    assert eve.page.title().startswith("Waiting")
    ana.click('.place[data-word="H6"]')
    ben.page.wait_for_selector('.sprite[class~="p3"] >> nth=0', state="attached")
    ben.wait_asked()
    ben.page.locator('.place[data-word="H8"] .frame').tap(force=True)
    ana.wait_asked()
    eve.page.wait_for_function("() => document.querySelectorAll('.lines li').length >= 10")
    assert not eve.count(".words .word"), "a spectator has no words"
    assert not eve.page.locator(".back").is_visible()


def test_the_host_gives_a_seat_to_a_bot(windows: Windows) -> None:
    window = windows()
    window.make("mexica", "me Ana", "open", "bot")
    window.click('.place[data-word="H6"]')
    window.page.wait_for_selector(".seat:not(.me).moves")
    window.click(".seat.moves .dots")
    window.click("dialog .btn:has-text('Let a bot play')")
    window.wait_asked()
    assert window.count(".seat.away") == 0


def test_a_server_that_dies_and_comes_back(windows: Windows, own_server: Server) -> None:
    window = windows(own_server)
    window.allowed = "WebSocket|ERR_CONNECTION|Failed to load"
    window.make("mexica", "me Ana", "bot")
    page = window.page
    window.click('.place[data-word="H6"]')
    if window.count('[data-say="!"]'):
        window.click('[data-say="!"]')
    page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')
    window.say_something(random.Random(3), ("canal",))
    lines = window.log()
    own_server.kill()
    page.wait_for_selector(".banner.bad:not([hidden])")
    window.check()
    assert window.count(".board .sprite") > 0, "the last position stays"
    own_server.start()
    window.click(".banner .btn")
    page.wait_for_selector(".banner", state="hidden")
    assert window.log() == lines
    window.say_something(random.Random(4), ("canal", "temple"))


def test_a_window_comes_back_by_itself(windows: Windows, own_server: Server) -> None:
    window = windows(own_server)
    window.allowed = "WebSocket|ERR_CONNECTION|Failed to load"
    window.make("mexica", "me Ana", "bot")
    own_server.kill()
    window.page.wait_for_selector(".banner.bad:not([hidden])")
    own_server.start()
    window.page.wait_for_selector(".banner", state="hidden", timeout=15000)
    assert window.asked()
