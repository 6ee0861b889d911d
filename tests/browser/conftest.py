"""A real Chromium, a real server, and windows for each test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.window import Window
from tests.table.server import Server

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Windows = Callable[..., Window]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Not for the whole session: while Playwright runs, no other test of the process can have an event loop."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        reason = f"There is no browser here ({', '.join(NAMES)}). On Debian: apt install chromium-headless-shell"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("browser"), module="tests.table.same_luck")
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    running = Server(tmp_path, module="tests.table.same_luck")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def windows(chromium: Browser, server: Server) -> Iterator[Windows]:
    """`windows(phone=True, dark=True)` is the window of somebody new. What a page complains about fails the test."""
    found: list[Window] = []

    def somebody(at: Server = server, **how: object) -> Window:
        found.append(Window(chromium, at, **how))  # type: ignore[arg-type]
        return found[-1]

    yield somebody
    for window in found:
        window.close()
    complaints = [complaint for window in found for complaint in window.complaints]
    assert not complaints
