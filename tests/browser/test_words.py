"""Words at the table: a log that begins with the game, tips that explain, hints beside the board."""

from __future__ import annotations

import re

import pytest

from patolli import Record, Rng, read_position, write_position
from patolli.engine.match import Match
from tests.browser.conftest import Windows
from tests.browser.window import Window

SPENT = """
mexica 2
options: first_round_rule=off
round: 3
turn: 0
ap: 0
display: 3 4 5 6 7 8 9 10
seat 0: pawn H6; tokens 1
seat 1: pawn H8
"""
CODE = r"\b([EOM][PHF][TVC]\d?|[ABKRSZ]\d{2})\b"
COVERED = """() => [...document.querySelectorAll('.place.hinted .frame')].filter((frame) => {
  const a = frame.getBoundingClientRect(), b = document.querySelector('.hints').getBoundingClientRect();
  return a.width && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}).length"""
"""How many of the places that a hint names lie under its panel."""


def play_on(window: Window, record: Record, *seats: str) -> None:
    """The window at a table that goes on where a record ends."""
    request = window.context.request
    answer = request.post("/api/replay", data=record.text(), headers={"Content-Type": "text/plain"})
    assert answer.status == 201, answer.text()
    wanted = [dict(zip(("kind", "name", "level"), seat.split(" ", 2), strict=False)) for seat in seats]
    body = {"at": len(record.lines), "seats": wanted, "hints": True}
    answer = request.post(f"/api/tables/{answer.json()['table']}/play-on", data=body)
    assert answer.status == 201, answer.text()
    window.sit(f"/t/{answer.json()['table']}")


@pytest.mark.parametrize(("game", "phone"), [("zapotec", False), ("lapins", True)])
def test_the_log_begins_with_the_game(windows: Windows, game: str, phone: bool) -> None:
    """The set-up is folded; one click opens it, and a click on one of its lines shows that position."""
    window = windows(phone=phone)
    window.make(game, "me Ana", "bot Bo")
    if phone:
        window.page.locator("#tab-log").tap()
    folded = window.page.locator(".prelude")
    assert re.fullmatch(r"Set-up: \d\d lines", folded.locator("summary").inner_text())
    assert not folded.locator("li").first.is_visible()
    window.check()
    folded.locator("summary").click()
    assert folded.locator("li").first.is_visible()
    folded.locator("li button").nth(3).click()
    window.page.wait_for_selector("#present")


def test_no_code_is_shown_while_a_turn_is_played(windows: Windows) -> None:
    """ZAP-19: prompt, chips and log call a card by its number and symbols; its tip ends with the code."""
    window = windows()
    page = window.page
    window.make("zapotec", "me Ana", "bot Bo")
    window.wait_asked()
    card = page.locator(".hands .place").first
    card.hover()
    page.wait_for_selector(".tip")
    assert re.match(r"card \d+ \(.+, .+\): it brings the income of .*\[A\d\d\]$", window.text(".tip"), re.IGNORECASE)
    card.click()
    page.wait_for_selector('[data-say="!"]')
    assert not re.search(CODE, window.text(".prompt"))
    window.click('[data-say="!"]')
    page.wait_for_function("() => document.querySelectorAll('.lines .chapter:not(.prelude) li').length > 1")
    assert not re.search(CODE, window.text(".lines"))


def test_a_tip_that_only_informs_says_nothing_about_what_is_possible(windows: Windows) -> None:
    """A ritual says what it counts while a card is chosen; a location of Chocolatl says what it does."""
    window = windows()
    window.make("zapotec", "me Ana", "bot Bo")
    window.wait_asked()
    window.page.locator('.board .place[data-word^="R"]').first.hover()
    window.page.wait_for_selector(".tip")
    assert "at the end, whoever has a disc here scores" in window.text(".tip")
    assert "Not possible" not in window.text(".tip")
    window.make("chocolatl", "me Ana", "bot Bo", "bot Cy")
    window.page.locator('.board .place[data-word="place-1"]').hover(position={"x": 20, "y": 60})
    window.page.wait_for_selector(".tip")
    assert "The highest bid gets 1 point and the Chocolatl figure" in window.text(".tip")
    assert "Not possible" not in window.text(".tip")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_hint_lies_beside_what_it_recommends(windows: Windows, phone: bool) -> None:
    """With a finger the first tap shows, the second plays."""
    window = windows(phone=phone)
    page = window.page
    window.make("mexica", "me Ana", "bot Bo")
    window.wait_asked()
    before = window.log()
    window.click("#hint")
    page.wait_for_selector(".hints li")
    assert re.match(r"\d*[05]%", window.text(".hints .chance")), "in steps of 5"
    first = page.locator(".hints li button").first
    if phone:
        first.tap()
        page.wait_for_selector('.hints [aria-pressed="true"]')
    else:
        first.hover()
    page.wait_for_selector(".place.hinted")
    assert window.page.evaluate(COVERED) == 0
    assert window.log() == before
    window.check()
    first.tap() if phone else first.click()
    page.wait_for_selector(".hints", state="hidden")


def test_a_token_is_kept_without_a_question(windows: Windows) -> None:
    """Action tokens are not lost at the end of a turn; unspent points are, and whoever wants is asked no more."""
    window = windows()
    position = write_position(read_position(SPENT.strip()))
    play_on(window, Record("mexica", 2, {}, {}, position=position), "me Ana", "bot Bo")
    window.wait_asked()
    window.click(".words .end")
    own_again = """n => /you have 6 action points/.test(document.querySelector('#ask').textContent)
      && document.querySelectorAll('.lines li:not(.notice)').length > n"""
    window.page.wait_for_function(own_again, arg=1)
    before = window.log()
    window.click(".words .end")
    window.page.wait_for_selector("dialog[open] #never-again")
    window.check()
    window.click("dialog[open] #never-again")
    window.click("dialog[open] .btn.go")
    window.page.wait_for_function(own_again, arg=before + 1)  # Bo has played too
    before = window.log()
    window.click(".words .end")
    window.page.wait_for_function("n => document.querySelectorAll('.lines li:not(.notice)').length > n", arg=before)
    assert not window.count("dialog[open]")


def test_places_for_a_canal_are_lit_although_there_are_many(windows: Windows) -> None:
    window = windows()
    position = SPENT.strip().replace("ap: 0", "ap: 6")
    play_on(window, Record("mexica", 2, {}, {}, position=write_position(read_position(position))), "me Ana", "here Ben")
    window.wait_asked()
    window.click('.words [data-word="canal"]')
    window.page.wait_for_selector(".board.many .place.can")
    stroke = "() => getComputedStyle(document.querySelector('.many .place.can .frame')).stroke"
    assert window.page.evaluate(stroke) != "none"


def test_a_standing_tablet_shows_the_own_grid(windows: Windows) -> None:
    window = windows()
    window.page.set_viewport_size({"width": 820, "height": 1180})
    window.make("zapotec", "me Ana", "bot Bo", "bot Cy")
    window.wait_asked()
    cell = window.page.locator('.mymat .place[data-word="ww"] .frame').bounding_box()
    board = window.page.locator(".board .zone").bounding_box()
    assert cell
    assert board
    assert cell["width"] >= 30
    assert cell["y"] >= board["y"] + board["height"], "not over the board"
    assert cell["y"] + cell["height"] <= 1180


def shared_out() -> Record:
    """A game at the moment in which the goods of the first round are shared out, by the first seat too."""
    match, rng = Match.read(Record("lapins", 2, {})), Rng(2)
    while not (getattr(match.state.view(0), "phase", "") == "share" and 0 in match.state.actors()):
        actor = match.state.actors()[0]
        match.play(actor, match.state.pick(actor, rng))
    return match.record()


def test_a_share_out_has_no_violation_and_is_not_cut(windows: Windows) -> None:
    """The Katun cards and what is shared out lie in two parts of the page, each with a name of its own."""
    window = windows()
    play_on(window, shared_out(), "me Ana", "bot Bo")
    window.wait_asked()
    labels = [window.page.locator(part).get_attribute("aria-label") for part in (".aside", ".shelf")]
    assert labels == ["The Katun cards", "Ana shares out"]
    assert "…" not in window.text(".shelf")
    window.check()
