"""How long somebody waits: `python bench/waiting.py`, on a machine with nothing else to do (tests look at no clock).

- a bot that searches keeps to its time, and the small moves of its turn do not take it again;
- others are answered while two masters think, and a server whose bots think stops;
- the first board of a page, if there is a Chromium: from the first byte asked for to the board;
- a click on a phone with a processor four times as slow, at the beginning of Mexica and near the end of each game:
  from the click to the next picture, the median of 20. `python bench/waiting.py clicks` measures these alone.
"""

from __future__ import annotations

import os
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
from patolli.engine.match import Match, Question
from tests.browser.conftest import FLAGS, NAMES
from tests.browser.forks import Fork, played
from tests.browser.window import Window
from tests.table.server import Person, Server

CLICK = "a click on a slow phone"
MOST_SECONDS = {
    "a decision of search:300ms": 0.35,
    "a turn of search:200ms": 0.2 * TURN_BUDGETS + 0.05,
    "an answer while two masters think": 0.1,
    "a server whose bots think stops": 1.5,
    "the first board of a page": 1.0,
    CLICK: 0.05,
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


CLICKED = """button => new Promise((done) => {
  const began = performance.now();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
})"""
"""Milliseconds from a click until what it lights is drawn."""
SEEN = "document.querySelector('.prompt').innerText + document.querySelectorAll('.place.can').length"
"""What is asked, and how much is lit."""
VERBS = {"mexica": "walk", "zapotec": "build", "chocolatl": "roll", "lapins": "found"}
"""What is clicked on near the end of each game: where that was said last."""


def clicks(server: Server, chromium: str) -> dict[str, float]:
    """A verb, chosen and taken back again."""
    from playwright.sync_api import sync_playwright

    found = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        window = Window(browser, server, phone=True)
        window.make("mexica", "me Ana", "here Ben")
        for cell in ("H6", "G7"):
            window.wait_asked()
            window.touch(cell)
            window.page.wait_for_selector(".play:not(.waiting)")
        found[CLICK] = clicked(window, "canal")
        for game, verb in VERBS.items():
            match, window = played(game, 3), Window(browser, server, phone=True)
            at = asked(match, verb)
            Fork(window, match, at, match.lines[at].actor)
            window.wait_asked()
            found[f"{CLICK}, {game} near the end"] = clicked(window, verb)
        browser.close()
    return found


def asked(match: Match, verb: str) -> int:
    """How many lines there were before the verb was said for the last time."""
    lines = enumerate(match.lines)
    return max(at for at, line in lines if line.actor >= 0 and not line.made and line.line.split()[0] == verb)


def clicked(window: Window, verb: str) -> float:
    """The median of 20, in seconds."""
    page = window.page
    button = page.locator(f'.words [data-word="{verb}"]:not([aria-disabled])')
    button.wait_for()
    before = page.evaluate(SEEN)
    button.evaluate(CLICKED)
    if page.evaluate(SEEN) == before:
        raise SystemExit("A click was not answered.")
    button.evaluate(CLICKED)
    window.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    times = [float(button.evaluate(CLICKED)) / 1000 for _ in range(20)]
    window.close()
    return median(times)


def main() -> int:
    alone = sys.argv[1:] == ["clicks"]
    found = {} if alone else {"a decision of search:300ms": decision(), "a turn of search:200ms": turn()}
    print(f"load average {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        if chromium := next(filter(None, map(shutil.which, NAMES)), None):
            if not alone:
                found["the first board of a page"] = board(server, chromium)
            found |= clicks(server, chromium)
        if not alone:
            found["an answer while two masters think"] = answers(server)
        found["a server whose bots think stops"] = stop(server)
    for what, seconds in found.items():
        most = MOST_SECONDS[what.partition(",")[0]]
        print(f"{what:46} {seconds:6.3f} s  {'' if seconds <= most else f'more than {most} s'}")
    return int(any(seconds > MOST_SECONDS[what.partition(",")[0]] for what, seconds in found.items()))


if __name__ == "__main__":
    sys.exit(main())
