"""A game of another package, which speaks English only: in the lobby, at the table, in its rules, to its end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Windows
from tests.table.server import Server


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has High Card, the example, besides."""
    running = Server(tmp_path_factory.mktemp("other"), module="tests.table.toy_server")
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.mark.parametrize("phone", [False, True])
def test_it_is_started_in_the_lobby_and_played_to_its_end(windows: Windows, host: Server, phone: bool) -> None:
    window = windows(host, phone=phone)
    window.go("/")
    window.page.wait_for_selector("text=hope that yours is the highest")
    window.click("[data-game=highcard] .set-up")
    window.click("#play")
    window.wait_asked()
    window.check()
    window.play(random.Random(2))
    window.check()
    assert "Third round" in window.page.content()


def test_a_language_that_it_lacks_is_told_in_english(windows: Windows, host: Server) -> None:
    window = windows(host)
    window.go("/")
    window.page.select_option("#language", "fr")
    window.page.wait_for_function("() => document.documentElement?.lang === 'fr'")
    window.click("[data-game=highcard] .set-up")
    window.click("#play")
    window.page.wait_for_selector(".hands .place.can")
    assert "Choose one of your cards" in window.text("#ask")
    assert "{" not in window.text("body")
    window.go("/rules/highcard")
    window.page.wait_for_selector("text=HIGH-4")
    assert "Those who are equal share the victory" in window.text("main")
    assert "{" not in window.text("main")


@pytest.fixture
def other_host(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    running = Server(tmp_path, module=f"tests.table.{request.param}")
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize(
    ("other_host", "asked"), [("toy_server", True), ("at_once_server", False)], indirect=["other_host"]
)
def test_a_game_says_whether_a_move_that_is_final_is_asked_about(
    other_host: Server, windows: Windows, asked: bool
) -> None:
    """A choice cannot be taken back: one click says it only where the game lists its verb in `at_once`."""
    window = windows(other_host)
    window.go("/")
    window.click("[data-game=highcard] .set-up")
    window.click("#play")
    window.wait_asked()
    said = window.page.expect_request(lambda request: request.method == "POST" and "/lines" in request.url)
    if asked:
        window.click(".hands .place.can")
        window.page.wait_for_selector('[data-say="!"]')
    with said:
        window.click('[data-say="!"]' if asked else ".hands .place.can")
