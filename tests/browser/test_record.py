"""A game from a real table is written down in a browser: on a desk and on a phone, in two languages."""

from __future__ import annotations

import random

import pytest

from patolli import CHANCE, Rng
from patolli.engine.match import Match
from tests.browser.conftest import Windows
from tests.browser.window import Window

PANEL = ".chance-panel:not([hidden])"
LINE = "text => document.querySelector('#record-told').textContent !== text"


def begin(window: Window, game: str, *names: str, together: bool = True) -> None:
    """From the lobby to a table at which a game is written down."""
    page = window.page
    window.go("/")
    page.locator("#to-record").click()
    page.locator(f".record-game:has(input[value={game}])").click()
    for seat, name in enumerate(names):
        if not page.locator(f"#name-{seat}").count():
            page.locator("#one-more").click()
        page.locator(f"#name-{seat}").fill(name)
    while page.locator(".seatrow").count() > len(names):
        page.locator(".seatrow").last.locator("button").last.click()
    page.locator("#together").set_checked(together)
    page.locator("#begin").click()
    page.wait_for_selector(f"{PANEL}, .place.can")


def entering(window: Window, act: object) -> None:
    """Do something that enters a line, and wait until the page has heard of it."""
    before = window.text("#record-told")
    assert callable(act)
    act()
    window.page.wait_for_function(LINE, arg=before)
    window.page.wait_for_selector(".play:not(.waiting)")


def before_a_harvest() -> str:
    """A record up to where the harvest dice are rolled."""
    match = Match("chocolatl", 3, seed=4)
    match.asks_chance = True
    rng = Rng(5)
    while not (match.state.actors() == [CHANCE] and len(match.moves(CHANCE)) > 50):
        actor = match.state.actors()[0]
        match.play(actor, match.state.pick(actor, rng))
    return match.record().text()


def set_up(window: Window) -> None:
    """All that is laid at the start, at random; nobody tells a hand.

    Between two questions the panel may be away for a moment; it is done when somebody is asked.
    """
    page = window.page
    while page.wait_for_selector(f"{PANEL}, .place.can", state="attached") and page.locator(PANEL).count():
        button = page.locator(".chance-tools [data-how=rest], .chance-tools [data-how=unknown-all]").first
        entering(window, button.click)


@pytest.mark.parametrize(("phone", "language"), [(False, "en-GB"), (True, "fr-FR")])
def test_chance_is_said_by_hand_and_the_game_goes_on(windows: Windows, phone: bool, language: str) -> None:
    window = windows(phone=phone, language=language)
    page = window.page
    window.go("/record")
    page.wait_for_selector("#begin")
    window.check()
    begin(window, "mexica", "Ana", "Ben", "Cy")
    assert window.text("#ask") == window.text("#chance-title")
    window.check()
    card = page.locator('.kcard[data-line="order 3"]')
    assert card.locator(".kleft").inner_text() == "×2"
    for left in ("", "×0"):
        entering(window, card.click)
        page.wait_for_function(
            "left => (document.querySelector('.kcard[data-line=\"order 3\"] .kleft')?.textContent ?? '') === left",
            arg=left,
        )
    card.click(force=True)
    assert page.locator(".chance-alert [data-back-to]").count() == 2, "the lines in question"
    set_up(window)
    page.wait_for_selector(".place.can")
    said = window.log()
    window.say_something(random.Random(1))
    assert window.log() > said


def test_dice_are_clicked_or_typed(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.go("/record")
    page.locator(".record-game:has(input[value=chocolatl])").click()
    page.locator("input[value=text]").click()
    page.locator("#record-text").fill(before_a_harvest())
    page.locator("#together").check()
    page.locator("#begin").click()
    page.wait_for_selector(".dicerows")
    for die, face in enumerate((3, 1, 6)):
        page.locator(f'input[name="die-{die}"][value="{face}"]').check(force=True)
    assert page.locator("#typed").input_value() == "3 1 6"
    page.locator("#board").click(position={"x": 5, "y": 5})
    for key in "241":
        page.keyboard.press(key)
    assert page.locator('input[name="die-1"][value="4"]').is_checked()
    entering(window, lambda: page.keyboard.press("Enter"))
    said = page.locator(".log li").filter(has_text="1, 2")
    assert said.count(), "in rising order"


def test_a_line_is_corrected_and_what_was_taken_out_comes_back(windows: Windows) -> None:
    window = windows()
    page = window.page
    begin(window, "mexica", "Ana", "Ben", "Cy")
    set_up(window)
    page.wait_for_selector(".place.can")
    before = window.text("#record-told")
    page.locator(".prelude > summary").click()
    entering(window, page.locator(".prelude .backto").first.click)
    page.wait_for_selector("#bring-back")
    entering(window, page.locator("#bring-back").click)
    page.wait_for_function("text => document.querySelector('#record-told').textContent === text", arg=before)
    page.wait_for_selector(".place.can")
    entering(window, page.locator("#undo").click)
    page.wait_for_selector(PANEL)
    page.wait_for_selector("#bring-back")
    window.check()


def test_the_screen_is_covered_before_another_looks_at_their_hand(windows: Windows) -> None:
    window = windows()
    page = window.page
    begin(window, "zapotec", "Ana", "Ben", together=False)
    while not page.locator(".chance-tools [data-how=unknown-all]").count():
        entering(window, page.locator(".chance-tools [data-how=rest]").click)
    assert "Ana" in window.text("#chance-title")
    page.locator(".chance-tools [data-how=unknown-all]").click()
    page.wait_for_selector(".cover")
    assert not page.locator(PANEL).count(), "nothing is offered to whoever sees the cover"
    page.locator("#uncover").click()
    page.wait_for_selector(PANEL)
    assert "Ben" in window.text("#chance-title")


def test_letters_find_and_enter_takes_the_only_one(windows: Windows) -> None:
    window = windows()
    page = window.page
    begin(window, "zapotec", "Ana", "Ben")
    while not page.locator(".chance-tools [data-how=unknown]").count():
        entering(window, page.locator(".chance-tools [data-how=rest]").click)
    page.locator("#board").click(position={"x": 5, "y": 5}, force=True)
    name = page.locator(".kcard:not(.none)").nth(3).get_attribute("data-name") or ""
    page.keyboard.press(name[0])
    page.locator("#find").fill(name)
    entering(window, lambda: page.locator("#find").press("Enter"))
    set_up(window)
    page.wait_for_selector("#other-card")
    page.locator("#other-card").click()
    page.wait_for_selector(f"{PANEL} .kcard")
    window.check()


def test_what_was_entered_while_the_table_was_away_is_sent_when_it_is_back(windows: Windows) -> None:
    window = windows()
    page = window.page
    begin(window, "lapins", "Ana", "Ben")
    window.allowed = "Failed to load"
    page.route("**/chance*", lambda route: route.abort())
    page.locator(".kcard").first.click()
    page.wait_for_function("() => Object.keys(sessionStorage).some((key) => key.startsWith('entered:'))")
    assert window.text("#record-told").endswith("0")
    page.unroute("**/chance*")
    page.reload()
    page.wait_for_function("() => !Object.keys(sessionStorage).some((key) => key.startsWith('entered:'))")
    page.wait_for_function("() => document.querySelector('#record-told').textContent.endsWith('1')")


def test_a_record_is_saved_and_a_box_of_ones_own_is_told_what_is_wrong(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.go("/record")
    page.locator(".record-game:has(input[value=mexica])").click()
    page.locator("#own-box > summary").click()
    page.locator("[data-table=turn] > summary").click()
    field = page.locator('[id="box-turn.action_points"]')
    assert field.input_value() == "6"
    field.fill("six")
    page.locator("#begin").click()
    assert "six" in window.text(".record-wrong")
    assert not [address for address in window.posted if "recordings" in address], "what cannot be read is not sent"
    assert "#" in page.locator('[id="box-board.rows"]').input_value()
    field.fill("600")
    window.allowed = "422"
    page.locator("#begin").click()
    page.wait_for_function("() => document.querySelector('.record-wrong').textContent.length > 20")
    field.fill("7")
    page.locator("#begin").click()
    page.wait_for_selector(PANEL)
    page.locator("#finish").click()
    page.locator("dialog .btn.go").click()
    page.wait_for_selector("#save-record")
    record = page.evaluate("fetch(document.querySelector('#save-record').href).then((answer) => answer.text())")
    assert "component turn.action_points 7" in record
