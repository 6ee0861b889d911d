"""The line to the server: what comes broken, what is refused, who has the seat after a break."""

import json
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Windows
from tests.table.server import Server

SIGN = "{}"
"""Comes every two seconds, and cannot be spoiled."""
LIVE = "() => !document.querySelector('#live').matches('.wait, .off')"


def spoiled(message: str | bytes, how: str) -> str | bytes:
    text = message if isinstance(message, str) else zlib.decompress(message).decode()
    if how == "badly packed":
        return b"not packed at all"
    return text[:100] if how == "cut off" else json.dumps(json.loads(text) | {"scene": {"title": "?"}})


@pytest.mark.parametrize("how", ["cut off", "badly packed", "without zones"])
def test_a_message_that_cannot_be_shown_is_asked_for_again(windows: Windows, how: str) -> None:
    window = windows()
    window.allowed = "Error"
    page = window.page
    wrong: list[str] = []

    def passed_on(message: str | bytes) -> str | bytes:
        return spoiled(message, wrong.pop()) if wrong and message != SIGN else message

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(passed_on(message)))

    page.route_web_socket(lambda url: "/live" in url, between)
    window.make("mexica", "me Ana", "here Ben")
    before = window.log()
    wrong.append(how)
    window.click('.place[data-word="H6"]')
    page.wait_for_selector(".banner.bad:has-text('Something went wrong')")
    page.wait_for_selector(".banner", state="hidden")
    page.wait_for_function("n => document.querySelectorAll('.lines li').length > n", arg=before)
    window.turns_to("Ben")
    assert window.asked()
    window.click('.place[data-word="H8"]')
    window.turns_to("Ana")


def test_a_full_table_is_asked_again_with_growing_pauses(windows: Windows) -> None:
    window = windows()
    page = window.page
    why = "There are too many viewers just now. Try again in a minute."
    full, opened = [True], list[WebSocketRoute]()
    page.clock.install()
    window.stop_clock()

    def between(route: WebSocketRoute) -> None:
        opened.append(route)
        if not full:
            route.connect_to_server()
            return
        route.send(json.dumps({"error": {"key": "table-full", "rule": "", "why": why}}))
        route.close(code=4503, reason="table-full")

    def wait_for_opening(number: int) -> None:
        window.until(lambda: len(opened) == number)

    page.route_web_socket(lambda url: "/live" in url, between)
    answer = window.context.request.post(
        "/api/tables", data={"game": "mexica", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    )
    window.go(f"/t/{answer.json()['table']}")
    page.wait_for_selector(f".banner.bad:has-text('{why}')")
    for tries, pause in enumerate((1, 2, 4, 8, 8), 1):
        page.wait_for_selector(f"#pause:has-text('{pause} s')")
        window.later(pause - 0.5)
        assert len(opened) == tries
        window.later(0.75)
        wait_for_opening(tries + 1)
    assert page.locator(".banner.bad", has_text=why).is_visible()
    assert page.locator("#live").get_attribute("class") == "live wide off"
    page.clock.resume()
    window.check()
    full.clear()
    window.click(".banner .btn")
    page.wait_for_selector(".banner", state="hidden")
    page.wait_for_function(LIVE)


@pytest.mark.parametrize(
    ("lost", "why", "way"), [("seat", "is not yours", "#load-again"), ("table", "no such table", "a[href='/']")]
)
def test_what_cannot_heal_is_not_asked_again(
    windows: Windows, own_server: Server, tmp_path: Path, lost: str, why: str, way: str
) -> None:
    """The cookie was deleted, or the table: the page says so, and what to do."""
    window = windows(own_server)
    window.allowed = "WebSocket|ERR_CONNECTION|Failed to load"
    page = window.page
    page.clock.install()
    window.make("mexica", "me Ana", "bot")
    own_server.kill()
    page.wait_for_selector(".banner.bad")
    if lost == "seat":
        window.context.clear_cookies()
    else:
        for file in tmp_path.glob("tables.db*"):
            file.unlink()
    own_server.start()
    opened: list[str] = []
    page.on("websocket", lambda socket: opened.append(socket.url))
    page.wait_for_selector(f".banner.bad:has-text('{why}')")
    window.check()
    opened.clear()
    window.later(60)
    assert not opened
    page.locator(f".banner {way}").click()
    page.wait_for_selector(".board .place" if lost == "seat" else ".game")


def test_a_line_that_is_dead_without_a_word_is_opened_again(windows: Windows) -> None:
    """A network that swallows everything: what was said is not heard of, and the page finds out."""
    window = windows()
    page = window.page
    dead: list[WebSocketRoute] = []
    opened: list[WebSocketRoute] = []

    def between(route: WebSocketRoute) -> None:
        opened.append(route)
        server = route.connect_to_server()
        server.on_message(lambda message: None if route in dead else route.send(message))

    page.route_web_socket(lambda url: "/live" in url, between)
    window.make("mexica", "me Ana", "here Ben")
    dead.extend(opened)
    window.click('.place[data-word="H6"]')
    window.turns_to("Ben")
    assert window.asked()
    many = len(opened)
    page.context.set_offline(True)
    page.context.set_offline(False)
    window.until(lambda: len(opened) > many)
    window.calm()
    assert len(opened) == many + 1, "back from a tunnel"


def test_a_server_that_hangs_is_left_after_five_seconds_of_silence(windows: Windows) -> None:
    """Nobody has said anything, and no connection was closed: only the signs stay away."""
    window = windows()
    page = window.page
    opened: list[WebSocketRoute] = []
    silent: list[WebSocketRoute] = []
    signs: list[str] = []

    def between(route: WebSocketRoute) -> None:
        opened.append(route)
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if route not in silent:
                signs.extend(["sign"] * (message == "{}"))
                route.send(message)

        server.on_message(pass_on)

    page.route_web_socket(lambda url: "/live" in url, between)
    page.clock.install()
    window.make("mexica", "me Ana", "here Ben")
    window.until(lambda: signs)
    page.wait_for_function(LIVE)
    silent.extend(opened)
    window.stop_clock()
    window.later(6.5)
    window.until(lambda: len(opened) == 2)
    page.clock.resume()
    page.wait_for_selector("#live:not(.wait):not(.off)", state="attached")


def test_who_is_given_a_sign_waits_ten_seconds_for_the_first_news(windows: Windows) -> None:
    """They are long, and come late on a slow line; a sign says only that somebody is about to find them."""
    window = windows()
    page = window.page
    opened: list[WebSocketRoute] = []

    def between(route: WebSocketRoute) -> None:
        opened.append(route)
        if len(opened) == 1:
            route.connect_to_server()
        elif len(opened) == 2:
            route.send(SIGN)

    page.route_web_socket(lambda url: "/live" in url, between)
    page.clock.install()
    window.make("mexica", "me Ana", "here Ben")
    page.wait_for_function(LIVE)
    window.stop_clock()
    opened[0].close()
    while len(opened) == 1:
        window.later(0.25)
    window.later(9)
    assert len(opened) == 2
    window.later(3.5)  # one second, and a pause
    window.until(lambda: len(opened) == 3)


def test_a_layer_that_cannot_be_had_is_told(windows: Windows) -> None:
    window = windows()
    window.allowed = "429"
    page = window.page
    window.make("mexica", "me Ana", "here Ben")
    window.click("#layers")
    page.wait_for_selector('[data-switch="ways"]')
    page.route(lambda url: "/layers" in url, lambda route: route.fulfill(status=429, body="{}"))
    window.click('[data-switch="ways"]')
    page.wait_for_selector(".toast:has-text('could not answer')")


def test_the_lobby_does_not_say_that_nothing_runs_when_it_does_not_know(windows: Windows) -> None:
    window = windows()
    window.allowed = "503"
    page = window.page
    page.route(lambda url: "/api/mine" in url, lambda route: route.fulfill(status=503, body="{}"))
    window.go("/")
    page.wait_for_selector(".game")
    assert not page.locator(".strip", has_text="No game is running").count()
