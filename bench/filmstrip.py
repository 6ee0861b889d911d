"""Film strips of the table: `python bench/filmstrip.py [NAME ...]` writes docs/img/film-NAME.webp; needs a Chromium.

- `turn`: a turn of somebody else in Mexica, played back step by step;
- `period`: the scoring of a period of Mexica, row by row;
- `red`: a red round of Chocolatl, location by location.

Each is one picture of six to eight frames on a phone, in the order in which they are seen.
"""

from __future__ import annotations

import base64
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, NAMES
from tests.browser.forks import Fork, find, played
from tests.browser.window import Window
from tests.table.server import Server, random_line

IMAGES = Path(__file__).parents[1] / "docs" / "img"
FRAME_WIDTH = 260
MOST_FRAMES = 8
TURN = 126
"""Lines of the golden game of Mexica before a turn of five lines."""
STRIP = ".pb:not([hidden])"
MOVED = 700
"""Milliseconds until what a step moves has come to rest."""
JOIN = """async ([frames, width]) => {
  const images = await Promise.all(frames.map(async (frame) => {
    const image = new Image();
    image.src = `data:image/png;base64,${frame}`;
    await image.decode();
    return image;
  }));
  const gap = 6, height = Math.round(width * images[0].height / images[0].width),
    canvas = document.createElement('canvas');
  canvas.width = images.length * (width + gap) - gap;
  canvas.height = height;
  const to = canvas.getContext('2d');
  to.imageSmoothingQuality = 'high';
  images.forEach((image, at) => to.drawImage(image, at * (width + gap), 0, width, height));
  return canvas.toDataURL('image/webp', 0.72).split(',')[1];
}"""
"""The frames side by side, as a WebP."""


def turn(window: Window) -> Iterator[bytes]:
    fork = Fork(window, played("mexica", 3), TURN, 0)
    yield window.page.screenshot()
    fork.say_together(5)
    yield from steps(window)
    yield window.page.screenshot()


def period(window: Window) -> Iterator[bytes]:
    match = played("mexica", 3)
    at = max(index for index, line in enumerate(match.lines) if any(key == "scoring" for key, _ in line.events))
    yield from moment(window, "mexica", at)


def red(window: Window) -> Iterator[bytes]:
    """All six locations; whoever is asked between two of them says anything."""
    match, rng = played("chocolatl", 3), random.Random(1)
    at = find(match, "bid", 9)
    fork = Fork(window, match, at, (match.lines[at].actor + 1) % 3)
    yield window.page.screenshot()
    fork.say()
    yield from steps(window)
    while line := answered(fork, rng):
        if line.startswith("bid"):
            return
        window.page.wait_for_timeout(MOVED)
        if window.count(STRIP):
            yield from steps(window)


def answered(fork: Fork, rng: random.Random) -> str:
    """What somebody who is asked now has said, but no bid of the next round."""
    for seat in range(fork.match.header.players):
        person = fork.mine if seat == fork.seat else fork.others
        news = person.news(fork.table, seat=seat)
        if news["asked"]:
            line = random_line(news, rng)
            if not line.startswith("bid"):
                person.say(fork.table, news, line)
            return line
    return ""


def moment(window: Window, game: str, at: int) -> Iterator[bytes]:
    match = played(game, 3)
    fork = Fork(window, match, at, (match.lines[at].actor + 1) % 3)
    yield window.page.screenshot()
    fork.say()
    yield from steps(window)
    yield window.page.screenshot()


def steps(window: Window) -> Iterator[bytes]:
    """What is seen from step to step, until it is over."""
    page = window.page
    page.wait_for_selector(STRIP)
    while window.count(STRIP):
        page.wait_for_timeout(MOVED)
        yield page.screenshot()
        page.locator("#pb-on").tap()
        page.wait_for_timeout(100)
    page.wait_for_timeout(MOVED)


def chosen(frames: list[bytes]) -> list[bytes]:
    """The first, the last, and of the others as many as fit, evenly."""
    if len(frames) <= MOST_FRAMES:
        return frames
    return [frames[round(at * (len(frames) - 1) / (MOST_FRAMES - 1))] for at in range(MOST_FRAMES)]


FILMS: dict[str, Callable[[Window], Iterator[bytes]]] = {"turn": turn, "period": period, "red": red}


def film(browser: Browser, server: Server, name: str) -> None:
    window = Window(browser, server, phone=True, moves=True, pace="hand")
    frames = chosen(list(FILMS[name](window)))
    texts = [base64.b64encode(frame).decode() for frame in frames]
    blank = browser.new_page()
    joined = base64.b64decode(blank.evaluate(JOIN, [texts, FRAME_WIDTH]))
    (IMAGES / f"film-{name}.webp").write_bytes(joined)
    print(f"film-{name}.webp: {len(frames)} frames, {len(joined) / 1000:.0f} kB")
    blank.close()
    window.close()


def main() -> None:
    chromium = next(filter(None, map(shutil.which, NAMES)), None)
    if chromium is None:
        raise SystemExit(f"There is no browser here ({', '.join(NAMES)}).")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), module="tests.table.same_luck")
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            for name in sys.argv[1:] or FILMS:
                film(browser, server, name)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
