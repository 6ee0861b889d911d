"""Replay: step, slide, play, rounds, views, record, file, link."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Windows
from tests.browser.to_the_end import nearly_over
from tests.browser.window import Window
from tests.table.server import Person, Server, random_line

LAST_DECISIONS = 10


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A game that was played on from near its end, by two programs."""
    ana = Person(server)
    text, at = nearly_over("mexica", LAST_DECISIONS)
    recorded = ana.http.post("/api/replay", content=text).json()["table"]
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}]
    table: str = ana.post(recorded, "play-on", at=at, seats=seats).json()["table"]
    rng = random.Random(5)
    while not (news := ana.news(table, since=10_000))["over"]:
        ana.say(table, news, random_line(news, rng))
    ana.close()
    return table


PACE = 0.8
"""Seconds between two lines when it plays by itself."""


def at(window: Window) -> int:
    return int(window.page.locator("#at").input_value())


def test_steps_slider_rounds(windows: Windows, finished: str) -> None:
    window = windows()
    window.go(f"/t/{finished}/replay?at=50")
    page = window.page
    page.wait_for_selector(".board .place")
    assert at(window) == 50
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => location.search === '?at=51'")
    assert page.locator(".lines li.at").count() == 1
    page.keyboard.press("End")
    page.wait_for_function("() => document.querySelector('#at').value === document.querySelector('#at').max")
    page.keyboard.press("Home")
    page.wait_for_function("() => location.search === '?at=0'")
    window.click(".ticks button:nth-child(3)")
    page.wait_for_function("() => Number(document.querySelector('#at').value) > 10")
    assert window.count(".curve svg") == 1
    page.select_option("#eyes", label="Ben")
    window.turns_to("Ben")
    page.wait_for_function("() => window.answered.some((one) => one.includes('since=0&seat=1'))")
    window.calm()  # the log is drawn anew with what Ben may read
    window.click(".lines li:nth-child(1) button")
    window.check()


def test_the_log_does_not_tell_what_comes(windows: Windows, finished: str) -> None:
    """It is read up to the position that is shown: what came later lies below."""
    window = windows()
    page = window.page
    window.go(f"/t/{finished}/replay")
    page.wait_for_selector(".board .place")
    page.wait_for_function("() => location.search === '?at=0'")
    assert page.evaluate("document.querySelector('.lines').scrollTop") == 0
    assert page.locator("#play").get_attribute("aria-label") == "Play the recording"
    window.go(f"/t/{finished}/replay?at=50")
    page.wait_for_selector(".lines li.at")
    page.wait_for_function(
        """() => {
          const bottom = found => document.querySelector(found).getBoundingClientRect().bottom;
          return Math.abs(bottom('.lines li.at') - bottom('.lines')) < 3;
        }"""
    )


def test_layers_follow_the_position(windows: Windows, finished: str) -> None:
    window = windows()
    page = window.page
    window.go(f"/t/{finished}/replay?at=50")
    page.wait_for_selector(".board .place")
    page.select_option("#eyes", label="Ben")
    window.turns_to("Ben")
    window.click("#layers")
    window.click('[data-switch="changes"]')
    page.keyboard.press("Escape")
    page.wait_for_selector('[data-layer="changes"]', state="attached")
    for _ in range(30):
        if window.count(".changed"):
            break
        n = at(window)
        page.keyboard.press("ArrowRight")
        shown(window, n + 1)
        window.calm()
    assert window.count(".changed"), "nothing changed between two turns of Ben"
    window.check()


def test_it_plays_by_itself(windows: Windows, finished: str) -> None:
    window = windows(moves=True)
    window.page.clock.install()
    window.go(f"/t/{finished}/replay?at=20")
    window.page.wait_for_selector(".board .place")
    window.click(".seg .btn:last-child")
    window.click("#play")
    window.page.wait_for_function("() => Number(document.querySelector('#at').value) >= 24")
    window.click("#play")
    stopped = at(window)
    window.later(20)
    assert at(window) <= stopped + 1


def test_a_record_goes_out_and_comes_back(windows: Windows, finished: str, tmp_path: Path) -> None:
    window = windows()
    window.go(f"/t/{finished}/replay")
    page = window.page
    page.wait_for_selector(".board .place")
    with page.expect_download() as download:
        page.locator(".top a[download]").click()
    file = tmp_path / "record.txt"
    download.value.save_as(file)
    window.go("/replay")
    page.set_input_files("#file", file)
    page.wait_for_selector(".board .place")
    assert finished not in page.url
    most = int(page.locator("#at").get_attribute("max") or 0)
    assert most > 50
    window.go("/replay")
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("this is no record")
    window.allowed = "422"
    page.set_input_files("#file", wrong)
    page.wait_for_selector(".toast")


def slide(window: Window, *positions: int) -> None:
    """As fast as events can come."""
    window.page.evaluate(
        """positions => {
          const slider = document.querySelector('#at');
          for (const at of positions) {
            slider.value = at;
            slider.dispatchEvent(new Event('input'));
          }
        }""",
        positions,
    )


def positions_asked(window: Window) -> list[str]:
    """Addresses of the positions that the page asks for, from now on."""
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url) if "/at/" in request.url else None)
    return asked


def shown(window: Window, n: int) -> None:
    window.page.wait_for_function("n => document.title.startsWith(`line ${n} of`)", arg=n)


def rests(window: Window) -> None:
    """Until the position that is wanted is shown: with its clock stopped the page goes nowhere by itself then.

    What is on its way may need a timer of the page. The next step is not due before the position is shown.
    """

    def arrived() -> bool:
        window.page.clock.run_for(1)
        return bool(window.page.evaluate("document.title.startsWith(`line ${document.querySelector('#at').value} of`)"))

    window.until(arrived)
    window.calm()


def test_who_slides_fast_asks_for_the_last_position_only(windows: Windows, finished: str) -> None:
    window = windows()
    window.page.clock.install()
    window.go(f"/t/{finished}/replay?at=5")
    shown(window, 5)
    window.page.evaluate(
        "() => { const put = history.replaceState; window.puts = 0;"
        " history.replaceState = (...all) => { window.puts += 1; put.apply(history, all); }; }"
    )
    asked = positions_asked(window)
    slide(window, *range(6, 90))
    shown(window, 89)
    assert len(asked) <= 2, "the first, and the last"
    window.stop_clock()
    before = window.page.evaluate("window.puts")
    for n in range(20, 30):
        slide(window, n)
        shown(window, n)
    assert window.page.evaluate("window.puts") == before
    window.later(5)
    assert window.page.evaluate("location.search") == "?at=29"
    assert window.page.evaluate("window.puts") == before + 1, "the address follows when one rests"


def test_positions_are_kept_but_not_all(windows: Windows, finished: str) -> None:
    window = windows()
    window.go(f"/t/{finished}/replay?at=0")
    shown(window, 0)
    asked = positions_asked(window)
    slide(window, 1)
    shown(window, 1)
    slide(window, 0)
    shown(window, 0)
    assert len(asked) == 1
    for n in range(2, 54):
        slide(window, n)
        shown(window, n)
    asked.clear()
    slide(window, 0)
    shown(window, 0)
    assert len(asked) == 1


def test_the_owner_of_a_seat_may_look_as_a_spectator(windows: Windows) -> None:
    """In Dix-Huit Lapins the hand is hidden, and so is what was said in secret."""
    window = windows()
    page = window.page
    table = window.make("lapins", "me Ana", "bot Bo")
    window.go(f"/t/{table}/replay")
    page.wait_for_selector(".seat.me")
    asked = positions_asked(window)
    page.select_option("#eyes", label="spectator")
    page.wait_for_selector(".seat.me", state="detached")
    assert asked
    assert all("seat=none" in address for address in asked), asked
    page.select_option("#eyes", label="Ana")
    page.wait_for_selector(".seat.me")


def test_late_eyes_are_not_used(windows: Windows, finished: str) -> None:
    window = windows()
    page = window.page
    window.go(f"/t/{finished}/replay?at=50")
    shown(window, 50)
    page.select_option("#eyes", label="Ben")
    window.turns_to("Ben")
    held = window.hold("/at/50?since=50")
    page.select_option("#eyes", label="Ana")
    window.until(lambda: held)
    page.select_option("#eyes", label="Ben")
    window.let_go(held)
    assert page.locator(".seat.me").get_attribute("aria-label") == "Ben"


def test_a_recording_plays_from_the_first_decision(windows: Windows) -> None:
    """Dozens of lines of chance set Zapotec up."""
    window = windows()
    table = window.make("zapotec", "me Ana", "bot", "bot")
    window.go(f"/t/{table}")
    window.wait_asked()
    window.say_something(random.Random(1))
    entries = window.context.request.get(f"/api/tables/{table}?since=0").json()["log"]
    first = next(entry["n"] for entry in entries if entry["actor"] >= 0)
    assert first > 20
    window.go(f"/t/{table}/replay")
    shown(window, 0)
    window.click("#play")
    shown(window, first)


def test_a_replay_fits_a_phone_that_lies(windows: Windows, finished: str) -> None:
    window = windows(phone=True)
    window.page.set_viewport_size({"width": 844, "height": 390})
    window.go(f"/t/{finished}/replay?at=50")
    shown(window, 50)
    boxes: dict[str, Any] = {
        part: window.page.locator(part).bounding_box()
        for part in (".board", ".re > .zoom", ".prompt", ".player", "#eyes", ".tabs")
    }
    bottom = {part: box["y"] + box["height"] for part, box in boxes.items()}
    assert bottom[".board"] <= 391
    assert boxes[".re > .zoom"]["x"] + boxes[".re > .zoom"]["width"] <= boxes[".board"]["x"]
    assert bottom["#eyes"] <= bottom[".player"] <= boxes[".tabs"]["y"] + 1
    assert bottom[".prompt"] <= boxes[".player"]["y"]
    window.check()


def test_play_pressed_again_while_a_position_is_on_its_way_plays_once(windows: Windows, finished: str) -> None:
    window = windows()
    page = window.page
    page.clock.install()
    held = window.hold("/at/21")
    window.go(f"/t/{finished}/replay?at=20")
    shown(window, 20)
    window.click("#play")
    window.until(lambda: held)
    window.click("#play")
    window.click("#play")
    window.let_go(held)
    page.unroute_all()
    page.wait_for_function("() => Number(document.querySelector('#at').value) >= 23")
    window.stop_clock()
    rests(window)
    for _ in range(4):
        n = at(window)
        window.later(PACE)
        shown(window, n + 1)
        rests(window)
        assert at(window) == n + 1, "as fast as before"
