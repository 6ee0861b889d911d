"""A window of somebody who plays with mouse, finger or keys."""

from __future__ import annotations

import random
import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.table.server import Server

DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}


class Window:
    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        phone: bool = False,
        dark: bool = False,
        moves: bool = False,
        language: str = "en-GB",
    ) -> None:
        self.server = server
        self.phone = phone
        self.complaints: list[str] = []
        self.allowed = ""
        self.context = browser.new_context(
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            is_mobile=phone,
            has_touch=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moves else "reduce",
            locale=language,
            base_url=server.url,
        )
        self.context.set_default_timeout(8000)
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda message: self._complain(message.text) if message.type == "error" else None)
        self.page.on("pageerror", lambda error: self._complain(str(error)))
        self.context.add_init_script("try { localStorage.setItem('seen', 'yes') } catch {}")

    def _complain(self, text: str) -> None:
        if not (self.allowed and re.search(self.allowed, text)):
            self.complaints.append(text)

    def close(self) -> None:
        self.context.close()

    # Going somewhere

    def go(self, address: str) -> None:
        self.page.goto(address)

    def make(self, game: str, *seats: str) -> str:
        """A table, made as the lobby does; its id. The window goes there."""
        wanted = [dict(zip(("kind", "name"), seat.split(" ", 1), strict=False)) for seat in seats]
        answer = self.context.request.post("/api/tables", data={"game": game, "seats": wanted})
        assert answer.status == 201, answer.text()
        made: dict[str, Any] = answer.json()
        self.links: dict[str, str] = made["links"]
        self.sit(f"/t/{made['table']}")
        return str(made["table"])

    def sit(self, address: str) -> None:
        self.go(address)
        self.page.wait_for_selector(".board .place")
        self.page.wait_for_selector("#live:not(.wait):not(.off)", state="attached")

    # Looking

    def text(self, selector: str) -> str:
        return self.page.locator(selector).first.inner_text()

    def count(self, selector: str) -> int:
        return self.page.locator(selector).count()

    def asked(self) -> bool:
        return self.page.title().startswith("Your turn")

    def wait_asked(self) -> None:
        """Until it is this window's turn, or the game is over."""
        self.page.wait_for_function("() => /^(Your turn|Game over)/.test(document.title)")

    def log(self) -> int:
        return self.count(".lines li")

    # Playing

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click(force=True)

    def say_something(self, rng: random.Random, verbs: tuple[str, ...] = ()) -> str:
        """A line by clicks on what is lit: a verb, then places or buttons until it is said."""
        before = self.log()
        possible = self.page.eval_on_selector_all(
            ".words .word:not([aria-disabled])", "found => found.map(one => one.dataset.word)"
        )
        verb = rng.choice([word for word in possible if word in verbs] or possible)
        self.click(f'.words [data-word="{verb}"]')
        for _ in range(8):
            self.page.wait_for_selector(".play:not(.waiting)")
            if self.log() > before:
                break
            lit = self.page.eval_on_selector_all(
                ".place.can, .choices [data-say]:not([data-say=back])",
                "found => found.map(one => one.dataset.word ?? one.dataset.say)",
            )
            if not lit:
                break
            self.touch(rng.choice(lit))
        self.page.wait_for_function("before => document.querySelectorAll('.lines li').length > before", arg=before)
        return str(verb)

    def touch(self, word: str) -> None:
        """A button or a place. With a finger: the whole board, a tap that brings it nearer, a tap that speaks."""
        if self.count(f'.choices [data-say="{word}"]'):
            self.click(f'.choices [data-say="{word}"]')
        elif self.phone:
            self.page.locator('[data-i="fit"]').tap()
            for _ in range(2):
                self.page.locator(f'.place[data-word="{word}"] .frame').first.tap(force=True)
        else:
            self.click(f'.place[data-word="{word}"]')

    def end_turn(self) -> None:
        before = self.log()
        self.click(".words .end")
        self.page.wait_for_function(
            "before => document.querySelector('dialog[open]') || document.querySelectorAll('.lines li').length > before",
            arg=before,
        )
        if self.count("dialog[open]"):
            self.click("dialog .btn.go")
        self.page.wait_for_function("before => document.querySelectorAll('.lines li').length > before", arg=before)

    # Judging

    def check(self) -> None:
        """axe finds nothing, and nothing sticks out at the side."""
        found = Axe().run(self.page)
        problems = [
            f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes'][:3]]}"
            for one in found.response["violations"]
        ]
        assert not problems, "\n".join(problems)
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is too wide"
