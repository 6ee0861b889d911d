"""How long somebody waits: `python bench/waiting.py`, on a machine with nothing else to do (tests look at no clock).

- a bot that searches keeps to its time, and the small moves of its turn do not take it again;
- others are answered while two masters think, and a server whose bots think stops;
- the first board of a page, if there is a Chromium: from the first byte asked for to the board;
- a click on a phone with a processor four times as slow: from the click to the next picture, the median of 20.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter, sleep

sys.path.insert(0, str(Path(__file__).parents[1]))

from patolli.bots import maker
from patolli.bots.search_bot import TURN_BUDGETS
from patolli.engine.core.playout import walk
from patolli.engine.core.rng import Rng
from patolli.engine.game import start
from patolli.engine.match import Question
from tests.browser.conftest import FLAGS, NAMES
from tests.browser.window import Window
from tests.table.server import Person, Server

MOST_SECONDS = {
    "a decision of search:300ms": 0.35,
    "a turn of search:200ms": 0.2 * TURN_BUDGETS + 0.05,
    "an answer while two masters think": 0.1,
    "a server whose bots think stops": 1.5,
    "the first board of a page": 1.0,
    "a click on a slow phone": 0.05,
}
"""How long each may take."""


def decision() -> float:
    state = start("mexica", 4)
    walk(state, Rng(9), 60)
    seat = state.actors()[0]
    question = Question(state, seat, state.moves(seat))
    bot = maker("search:300ms")(Rng(1))
    began = perf_counter()
    bot.decide(question)
    return perf_counter() - began


def turn() -> float:
    state = start("mexica", 2)
    walk(state, Rng(11), 60)
    seat = state.actors()[0]
    bot = maker("search:200ms")(Rng(1))
    began = perf_counter()
    while state.actors() == [seat]:
        state.play(seat, bot.decide(Question(state, seat, state.moves(seat))))
    return perf_counter() - began


def answers(server: Server) -> float:
    """In the middle; then the bots still think."""
    people = [Person(server) for _ in range(2)]
    for person in people:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "master"}]
        table = person.http.post("/api/tables", json={"game": "mexica", "seats": seats}).json()["table"]
        assert person.say(table, person.news(table), "place H6").status_code == 200
    sleep(0.5)  # until both think
    times = []
    for _ in range(9):
        began = perf_counter()
        assert people[0].http.get("/api/games").status_code == 200
        times.append(perf_counter() - began)
    for person in people:
        person.close()
    return median(times)


def stop(server: Server) -> float:
    began = perf_counter()
    server.stop()
    return perf_counter() - began


def board(server: Server, chromium: str) -> float:
    """The best of three windows that have nothing yet."""
    from playwright.sync_api import sync_playwright

    shown = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        host = Window(browser, server)
        table = host.make("mexica", "me", "bot")
        for _ in range(3):
            window = Window(browser, server)
            window.sit(f"/t/{table}")
            shown.append(window.page.evaluate("performance.getEntriesByName('board')[0].startTime") / 1000)
        browser.close()
    return min(shown)


CLICKED = """word => new Promise((done) => {
  const button = document.querySelector(`.words [data-word="${word}"]`), began = performance.now();
  button.click();
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
})"""
"""Milliseconds from a click on a verb until what it lights is drawn."""


def click(server: Server, chromium: str) -> float:
    """A verb of Mexica, which lights most of the board, chosen and taken back again."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        window = Window(browser, server, phone=True)
        window.make("mexica", "me Ana", "here Ben")
        for cell in ("H6", "G7"):
            window.wait_asked()
            window.touch(cell)
            window.page.wait_for_selector(".play:not(.waiting)")
        window.page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')
        window.context.new_cdp_session(window.page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
        times = [window.page.evaluate(CLICKED, "canal") / 1000 for _ in range(20)]
        browser.close()
    return median(times)


def main() -> int:
    found = {"a decision of search:300ms": decision(), "a turn of search:200ms": turn()}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        if chromium := next(filter(None, map(shutil.which, NAMES)), None):
            found["the first board of a page"] = board(server, chromium)
            found["a click on a slow phone"] = click(server, chromium)
        found["an answer while two masters think"] = answers(server)
        found["a server whose bots think stops"] = stop(server)
    for what, seconds in found.items():
        most = MOST_SECONDS[what]
        print(f"{what:36} {seconds:6.3f} s  {'' if seconds <= most else f'more than {most} s'}")
    return int(any(seconds > MOST_SECONDS[what] for what, seconds in found.items()))


if __name__ == "__main__":
    sys.exit(main())
