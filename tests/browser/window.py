"""A window of somebody who plays with mouse, finger or keys."""

from __future__ import annotations

import json
import random
import re
import zlib
from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Error, Page, Request, Route, WebSocketRoute

from tests.table.server import Server
from tests.waiting import PATIENCE, wait_until

DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}

LIT = """before => {
  if (document.querySelectorAll('.lines li:not(.notice)').length > before) return {done: true};
  if (document.querySelector('.play.waiting, dialog[open]')) return null;
  const words = (found, key) => [...document.querySelectorAll(found)].map(one => one.dataset[key]);
  const fresh = !document.querySelector('.choices [data-say=back]');
  const verbs = fresh ? words('.words .word:not([aria-disabled]):not([aria-pressed=true])', 'word') : [];
  const lit = [...words('.choices [data-say]:not([data-say=back])', 'say'), ...words('.place.can', 'word')];
  return verbs.length || lit.length ? {verbs, lit} : null;
}"""
"""What can be said next; waits until something can, or until a line was said."""
SPOT = """([word, where]) => {
  const quoted = CSS.escape(word), found = where
    ? document.querySelectorAll(`.words [data-word="${quoted}"]`)
    : [...document.querySelectorAll(`.choices [data-say="${quoted}"], .place.can[data-word="${quoted}"] .frame`),
       ...document.querySelectorAll(`.place[data-word="${quoted}"] .frame`)];
  for (const one of found) {
    one.closest('.words, .choices, .hands') && one.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const {left, top, width, height} = one.getBoundingClientRect(), x = left + width / 2, y = top + height / 2;
    const hit = document.elementFromPoint(x, y);
    const small = !one.closest('.words, .choices') && width < 26 && matchMedia('(pointer: coarse)').matches;
    const same = hit && (one.contains(hit) || hit.closest('.place') === (one.closest('.place') ?? hit));
    if (same) return {x, y, small};
  }
  return null;
}"""
"""Where something is that carries a word, if it can be seen and clicked."""

LAID_OUT = """() => {
  const found = [];
  for (const place of document.querySelectorAll('.place.can')) {
    const {left, top, width, height} = place.querySelector('.frame').getBoundingClientRect();
    if (!width) continue;
    const word = place.dataset.word, x = left + width / 2, y = top + height / 2, hit = document.elementFromPoint(x, y);
    if (Math.min(width, height) < 20) found.push(`${word} is too small: ${width} by ${height}`);
    else if (hit?.closest('.place') !== place) found.push(`${word} is covered by ${hit?.outerHTML.slice(0, 80)}`);
  }
  return found;
}"""
"""What is lit and cannot be clicked."""
NEXT = """() => {
  if (/^Game over/.test(document.title)) return {over: true};
  if (!/^Your turn/.test(document.title) || document.querySelector('.play.waiting')) return null;
  const name = one => one.closest('dialog') ? ['dialog', '']
    : one.matches('.place') ? ['place', one.dataset.word] : one.dataset.say ? ['say', one.dataset.say]
    : one.dataset.line ? ['line', one.dataset.line] : ['word', one.dataset.word];
  const drawn = one => one.getBoundingClientRect().width > 0;
  const seen = found => [...document.querySelectorAll(found)].filter(drawn).map(name);
  const sure = seen('dialog[open] .btn.go, .choices [data-say="!"]');
  if (sure.length) return {lit: sure.slice(0, 1)};
  const places = seen('.place.can'), said = document.querySelector('.play.speaking') !== null;
  const choices = seen('.choices [data-say]:not([data-say=back]):not([data-say=repeat])');
  const words = said && places.length + choices.length ? [] : seen('.words [data-word]:not([aria-disabled=true])');
  const lit = [...choices, ...places, ...words];
  return lit.length ? {lit} : null;
}"""
"""Everything that a person may click next; a question that is open comes first."""

ANSWERED = """() => {
  window.frame = window.requestAnimationFrame.bind(window); // also where the clock of the page stands still
  const usual = window.fetch.bind(window);
  window.answered = [];
  window.fetch = async (address, options) => {
    const done = () => window.answered.push(String(address)), answer = await usual(address, options).catch((error) => {
      done();
      throw error;
    });
    const text = answer.text.bind(answer);
    answer.text = () => text().finally(done);
    return answer;
  };
}"""
"""From the start: the addresses that the page was answered by, in the moment it reads the answers."""
PATIENT = """() => {
  const usual = AbortSignal.timeout.bind(AbortSignal), waiting = [];
  window.patience = [];
  AbortSignal.timeout = (wait) => {
    const one = new AbortController();
    window.patience.push(wait);
    waiting.push(one);
    return one.signal;
  };
  window.giveUp = () => waiting.splice(0).forEach((one) => one.abort());
  window.asUsual = () => (AbortSignal.timeout = usual);
}"""
"""Requests wait until they are given up by `giveUp()`; `patience` has how long they would have waited."""
FRAMES = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise((done) => window.frame(done));
}"""


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
        newcomer: bool = False,
        pace: str | None = "now",
    ) -> None:
        """`pace`: how others' turns are played; None as in a browser in which nobody has chosen."""
        self.server = server
        self.phone = phone
        self.complaints: list[str] = []
        self.allowed = ""
        self.requests: list[Request] = []
        self.context = browser.new_context(
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            is_mobile=phone,
            has_touch=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moves else "reduce",
            locale=language,
            base_url=server.url,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda message: self._complain(message.text) if message.type == "error" else None)
        self.page.on("requestfinished", lambda request: self.requests.append(request))
        self.page.on("pageerror", lambda error: self._complain(str(error)))
        self.posted: list[str] = []
        """The addresses to which something was sent."""
        self.page.on("request", lambda request: self.posted.append(request.url) if request.method == "POST" else None)
        self.context.add_init_script(f"({ANSWERED})()")
        self.context.add_init_script("try { localStorage.setItem('seen', 'yes') } catch {}")
        if pace is not None:
            self.context.add_init_script(f"try {{ localStorage.setItem('pace', '{pace}') }} catch {{}}")
        if not newcomer:
            aids = (
                "for (const game of ['mexica', 'zapotec', 'chocolatl', 'lapins']) localStorage['aid:' + game] = 'seen'"
            )
            self.context.add_init_script(f"try {{ {aids}; localStorage.coach ??= 'off' }} catch {{}}")

    def _complain(self, text: str) -> None:
        if not (self.allowed and re.search(self.allowed, text)):
            self.complaints.append(text)

    def received(self) -> int:
        """Bytes of all answers so far, as they were sent."""
        return sum(request.sizes()["responseBodySize"] for request in self.requests)

    def overhear(self) -> list[str]:
        """All messages that the table sends to this window from now on, as they come."""
        heard: list[str] = []

        def take(message: str | bytes) -> None:
            heard.append(message if isinstance(message, str) else zlib.decompress(message).decode())

        self.page.on("websocket", lambda socket: socket.on("framereceived", take))
        return heard

    def with_secrets(self) -> None:
        """From the next page on, the table says that its seats hear different things."""

        def secret(message: str | bytes) -> str:
            news: dict[str, Any] = json.loads(message if isinstance(message, str) else zlib.decompress(message))
            return json.dumps(news | {"secrets": True} if "scene" in news else news)

        def between(route: WebSocketRoute) -> None:
            server = route.connect_to_server()
            server.on_message(lambda message: route.send(secret(message)))

        self.page.route_web_socket(lambda url: "/live" in url, between)

    def hold(self, part: str) -> list[Route]:
        """Requests with this in their address, from now on: they wait until the test lets them go."""
        held: list[Route] = []
        self.page.route(lambda url: part in url, lambda route: held.append(route))
        return held

    def let_go(self, held: list[Route], at: int = 0) -> None:
        """One that was held, or will be soon; until the page has read the answer and shown what follows from it."""
        self.until(lambda: len(held) > at)
        route = held.pop(at)
        read = "address => window.answered.filter((one) => one === address).length"
        before = self.page.evaluate(read, route.request.url)
        route.continue_()
        self.page.wait_for_function(
            f"([address, before]) => ({read})(address) > before", arg=[route.request.url, before]
        )
        self.calm()

    def until(self, true: Callable[[], object]) -> None:
        """Until it is true; what the page does meanwhile is heard of."""
        wait_until(true, lambda: self.page.wait_for_timeout(20))

    def calm(self) -> None:
        """Until what the page has begun is drawn."""
        self.page.evaluate(FRAMES)

    def stop_clock(self) -> None:
        """From now on time passes in this page when the test says so; its clock was installed before it was loaded.

        To stop it sets it a second ahead. If the server was slow, the page leaves it then, and must be given time to
        come back.
        """
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 1)
        wait_until(lambda: not self.count("#live.wait, #live.off"), lambda: self.page.clock.run_for(250))

    def later(self, seconds: float) -> None:
        """As if so much time had passed in a page whose clock was installed: what was due has gone off."""
        self.page.clock.run_for(round(seconds * 1000))
        self.calm()

    def be_patient(self) -> None:
        """From now on this window waits for answers until the test gives them up."""
        self.page.evaluate(PATIENT)

    def give_up(self, held: list[Route]) -> None:
        """What is held, or will be soon, is not answered in time."""
        self.until(lambda: held)
        self.page.evaluate("window.giveUp()")

    def close(self) -> None:
        self.context.close()

    # Going somewhere

    def go(self, address: str) -> None:
        self.page.goto(address)

    def make(self, game: str, *seats: str, hints: bool | None = None, **options: str) -> str:
        """A table, made as the lobby does; its id. The window goes there."""
        wanted = [dict(zip(("kind", "name", "level"), seat.split(" ", 2), strict=False)) for seat in seats]
        body = {"game": game, "seats": wanted, "options": options, "hints": hints}
        answer = self.context.request.post("/api/tables", data=body)
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

    def turns_to(self, name: str) -> None:
        """Until this window shows the seat of that name: several share it."""
        self.page.wait_for_function("name => document.querySelector('.seat.me')?.ariaLabel === name", arg=name)

    def log(self) -> int:
        return self.count(".lines li:not(.notice)")

    # Playing

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click(force=True)

    def say_something(self, rng: random.Random, verbs: tuple[str, ...] = ()) -> str:
        """A line by clicks on what is lit: a verb, then places or buttons until it is said."""
        before = self.log()
        said = ""
        for _ in range(10):
            state = self.page.wait_for_function(LIT, arg=before).json_value()
            if state.get("done"):
                return said
            lit = state["lit"]
            if not said:
                lit = state["verbs"] if state["verbs"] else lit
                lit = [word for word in lit if word in verbs] or lit
            word = rng.choice(lit)
            said = said or word
            self.touch(word, "words" if state["verbs"] and said == word and word in state["verbs"] else "")
        raise AssertionError(f"{said} was never said")

    def play(self, rng: random.Random, clicks: int = 2000, prefer: tuple[str, ...] = ()) -> int:
        """Click on anything that is lit until the game is over, or so many times; how many clicks that took.

        Whatever is lit must be large enough and lie on top. With `prefer`, those words are clicked when they are lit.
        """
        for count in range(clicks):
            state = self.next()
            if state.get("over"):
                return count
            if not self.phone and count % 7 == 0:
                assert not self.page.evaluate(LAID_OUT)
            lit = [one for one in state["lit"] if one[1] in prefer] or state["lit"]
            self.touch_if_still_lit(*rng.choice(lit))
        assert clicks < 2000, f"not over after {clicks} clicks: {self.text('#ask')}"
        return clicks

    def touch_if_still_lit(self, kind: str, word: str) -> None:
        """Touch it. Where others decide too, it may be drawn anew in that moment; if it is lit then, it can be seen."""
        try:
            self.touch_one(kind, word)
        except Error as error:
            if "not visible" not in str(error):
                raise
            if [kind, word] in self.next().get("lit", []):
                self.touch_one(kind, word)

    def next(self) -> dict[str, Any]:
        """What can be clicked now: waits until something can, or the game is over."""
        found: dict[str, Any] = self.page.wait_for_function(NEXT).json_value()
        return found

    def touch_one(self, kind: str, word: str) -> None:
        """One of the things that `NEXT` finds."""
        if kind == "place":
            self.touch(word)
        elif kind == "dialog":
            self.click("dialog[open] .btn.go")
        else:
            attribute = {"say": "data-say", "line": "data-line", "word": "data-word"}[kind]
            self.click(f'{".choices" if kind == "say" else ".words"} [{attribute}="{word}"]')

    def touch(self, word: str, where: str = "") -> None:
        """A verb, a button or a place. With a finger on a small place: a tap that brings it nearer, one that speaks."""
        for _ in range(4):
            at = self.page.evaluate(SPOT, [word, where])
            if at is None and self.phone:
                self.page.locator('[data-i="fit"]').tap()
                continue
            assert at is not None, f"{word} cannot be seen"
            if self.phone:
                self.page.touchscreen.tap(at["x"], at["y"])
            else:
                self.page.mouse.click(at["x"], at["y"])
            if not at["small"]:
                return
        raise AssertionError(f"{word} cannot be reached")

    def end_turn(self) -> None:
        before = self.log()
        self.click(".words .end")
        self.page.wait_for_function(
            "n => document.querySelector('dialog[open]')"
            " || document.querySelectorAll('.lines li:not(.notice)').length > n",
            arg=before,
        )
        if self.count("dialog[open]"):
            self.click("dialog .btn.go")
        self.page.wait_for_function(
            "before => document.querySelectorAll('.lines li:not(.notice)').length > before", arg=before
        )

    # Judging

    def check(self) -> None:
        """axe finds nothing, and nothing sticks out at the side."""
        found = Axe().run(self.page, options={"resultTypes": ["violations"]})
        problems = [
            f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes'][:3]]}"
            for one in found.response["violations"]
        ]
        assert not problems, "\n".join(problems)
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is too wide"
