"""Following the others: turns played back, what changed since one's own, moments that decide."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Windows
from tests.browser.forks import Fork, find, played
from tests.browser.window import Window

OPEN = ".pb:not([hidden])"
NOUR = 126
"""Lines of the golden game of Mexica before Nour's turn, in which Ana waits; hers is after Itzel's."""
NEXT_OF_ANA = 137
ALL_SEEN = """() => {
  const board = document.querySelector('#board').getBoundingClientRect();
  return [1, 2, 3, 4, 5, 6].every((word) => {
    const place = document.querySelector(`.board .place[data-word="place-${word}"] .frame`)?.getBoundingClientRect();
    return place?.width && place.left >= board.left - 1 && place.right <= board.right + 1 && place.top >= board.top - 1
      && place.bottom <= board.bottom + 1;
  });
}"""
"""Whether all locations of Chocolatl are in sight."""
ABOVE = """() => {
  const top = document.querySelector('.moment').getBoundingClientRect().top;
  return [...document.querySelectorAll('.glow')].every((one) => one.getBoundingClientRect().bottom <= top);
}"""
"""Whether what glows is seen above the sheet."""


def step(window: Window) -> str:
    return window.text(".pbwho small")


def foot(window: Window) -> tuple[float, float]:
    """Where the board ends, and how high the foot is: neither jumps."""
    found: tuple[float, float] = window.page.evaluate(
        """() => [document.querySelector('#board').getBoundingClientRect().bottom,
                  document.querySelector('.foot').getBoundingClientRect().height]"""
    )
    return found


@pytest.mark.parametrize("phone", [False, True])
def test_a_turn_is_played_back_and_stays_marked_until_one_acts(windows: Windows, phone: bool) -> None:
    window = windows(moves=True, pace="hand", phone=phone, dark=phone)
    page = window.page
    fork = Fork(window, played("mexica", 3), NOUR, 0)
    before = foot(window)
    fork.say_together(4)
    page.wait_for_selector(OPEN)
    page.wait_for_selector(".pbwho small:has-text('step 1 of 4')")
    assert "Nour" in window.text(".pbwho b")
    assert window.text(".tells") == "Nour digs a canal on H10 and H11."
    assert foot(window) == before, "the strip has the place of the words"
    assert not page.is_visible(".words .word")
    assert page.title().startswith("Waiting"), "nothing is asked for meanwhile"
    spoken = window.text("#turn-told")
    assert spoken.count("Nour digs a canal") == 4, "all of the turn in one message"
    window.check()
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".pbwho small:has-text('step 2 of 4')")
    page.wait_for_function("() => document.querySelectorAll('.stepmark').length === 2")
    assert page.locator(".lines .logn").all_inner_texts() == ["1", "2"]
    window.click(".pbsteps li:nth-child(4) button")
    page.wait_for_selector(".pbwho small:has-text('step 4 of 4')")
    window.click("#pb-back")
    page.wait_for_selector(".pbwho small:has-text('step 3 of 4')")
    assert window.text("#turn-told") == spoken
    fork.say()
    page.wait_for_selector(".pbwho small:has-text('step 3 of 5')")
    page.keyboard.press("Escape")
    page.wait_for_selector(OPEN, state="detached")
    assert foot(window) == before

    while fork.at < NEXT_OF_ANA:
        fork.say()
    page.wait_for_selector("#pb-skip:has-text('Skip to my turn')")
    window.click("#pb-skip")
    window.wait_asked()
    page.wait_for_selector(".stepmark .stepno")
    assert page.locator(".since .num").all_inner_texts() == ["9", "2"]
    marks = window.count(".stepmark")
    window.check()
    page.keyboard.press(".")
    page.wait_for_selector(".stepmark", state="detached")
    page.keyboard.press(".")
    page.wait_for_function("n => document.querySelectorAll('.stepmark').length === n", arg=marks)
    window.click(".since .chip")
    page.wait_for_function("n => document.querySelectorAll('.stepmark').length < n", arg=marks)
    window.click("#replay-turn")
    page.wait_for_selector(".pbwho small:has-text('step 1 of 9')")
    page.locator("#pb-back").focus()
    page.keyboard.press("Space")
    page.wait_for_selector('#pb-run[aria-label="Pause"]')
    page.keyboard.press("Escape")
    page.wait_for_selector(OPEN, state="detached")
    assert window.asked()
    window.end_turn()
    page.wait_for_function("() => !document.querySelector('.stepmark, .since .chip')")


def test_a_newcomer_follows_at_the_normal_pace(windows: Windows) -> None:
    """900 ms a step, also where the pointer rests at the words; one that comes to the strip pauses it."""
    window = windows(moves=True, pace=None)
    page = window.page
    page.clock.install()
    fork = Fork(window, played("mexica", 3), NOUR, 0)
    window.stop_clock()
    page.hover(".foot", force=True)
    fork.say_together(3)
    page.wait_for_selector(".pbwho small:has-text('step 1 of 3')")
    window.later(0.95)
    assert step(window) == "step 2 of 3"
    page.mouse.move(700, 300)
    page.hover(".pbsteps")
    window.later(5)
    assert step(window) == "step 2 of 3"
    page.mouse.move(700, 300)
    window.later(0.95)
    assert step(window) == "step 3 of 3"
    window.later(0.95)
    page.wait_for_selector(OPEN, state="detached")
    window.click("#settings")
    page.select_option("#set-pace", "now")
    page.keyboard.press("Escape")
    fork.say()
    page.wait_for_function("() => document.querySelectorAll('.stepmark').length === 4")
    assert not window.count(OPEN)
    assert page.evaluate("localStorage.pace") == "now"


def test_a_turn_waits_behind_the_player_aid_of_a_phone(windows: Windows) -> None:
    window = windows(moves=True, pace="normal", phone=True, newcomer=True)
    page = window.page
    page.clock.install()
    fork = Fork(window, played("mexica", 3), NOUR, 0)
    page.wait_for_selector("#aid-close:visible")
    window.stop_clock()
    fork.say_together(3)
    page.wait_for_selector(".pbwho small:has-text('step 1 of 3')", state="attached")
    window.later(5)
    assert step(window) == "step 1 of 3"
    page.locator("#aid-close").tap()
    window.later(0.95)
    assert step(window) == "step 2 of 3"


def test_a_strip_that_opens_under_a_resting_mouse_goes_on(windows: Windows) -> None:
    """Whoever has just clicked on a word below the board rests where the strip will be."""
    window = windows(moves=True, pace="normal")
    page = window.page
    page.clock.install()
    fork = Fork(window, played("mexica", 3), NOUR, 0)
    box = page.locator(".foot").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    window.stop_clock()
    fork.say_together(3)
    page.wait_for_selector(".pbwho small:has-text('step 1 of 3')")
    assert page.locator(".pb").evaluate("strip => strip.matches(':hover')")
    window.later(0.95)
    assert step(window) == "step 2 of 3"


def test_without_motion_there_is_a_numbered_still(windows: Windows) -> None:
    window = windows(pace="normal")
    page = window.page
    fork = Fork(window, played("mexica", 3), NOUR, 0)
    fork.say_together(4)
    page.wait_for_function("() => document.querySelectorAll('.stepmark').length === 4")
    assert not window.count(OPEN)
    assert page.locator(".lines .logn").all_inner_texts() == ["1", "2", "3", "4"]
    held = window.hold("/steps")
    page.reload()
    window.until(lambda: held)
    fork.others.post(fork.table, "seats/1/name", name="Nour the second")  # news that have nothing to do with it
    page.wait_for_selector('.seat[aria-label="Nour the second"]')
    window.let_go(held)
    page.unroute_all()
    page.wait_for_function("() => document.querySelectorAll('.stepmark').length === 4")


def moment(windows: Windows, game: str, key: str, times: int = 1) -> list[Window]:
    """Whoever sits there, and a spectator with a phone, when somebody else's line decides something."""
    match = played(game, 3)
    at = find(match, key, times)
    seat = (match.lines[at].actor + 1) % 3
    found = [windows(moves=True, pace="hand"), windows(moves=True, pace="hand", phone=True)]
    fork = Fork(found[0], match, at, seat)
    found[1].sit(f"/t/{fork.table}")
    fork.say()
    for window in found:
        window.page.wait_for_selector(OPEN)
        if not window.count(".moment"):
            window.click("#pb-on")
        window.page.wait_for_selector(".moment")
        window.check()
    return found


def test_a_period_of_mexica_is_scored_row_by_row(windows: Windows) -> None:
    for window in moment(windows, "mexica", "scoring"):
        page = window.page
        assert window.count(".sctab tbody tr.later") == 1
        assert page.locator(".sctab .sum td").all_inner_texts() == ["2", "8", "2"]
        assert told_points(window) == [2, 2, 8], "seats count with the table"
        assert window.count(".glow") == 5, "the district glows"
        if window.phone:
            page.wait_for_function(ABOVE)
        window.click("#pb-all")
        page.wait_for_selector(".sctab tr.later", state="detached")
        assert page.locator(".sctab .sum td").all_inner_texts() == ["6", "8", "2"]
        assert told_points(window) == [2, 6, 8]
        window.click("#pb-run")
        page.wait_for_selector(".moment", state="detached")
        if window.phone:
            window.click("#tab-log")
        page.locator(".see").last.click()
        page.wait_for_selector(".sctab tr.later")
        assert page.locator(".sheet").get_attribute("data-open") == "peek", "the log does not cover it"
        page.keyboard.press("Escape")
        page.wait_for_selector(".moment", state="detached")


def told_points(window: Window) -> list[int]:
    return sorted(map(int, window.page.locator(".seatstrip b").all_text_contents()))


def test_a_red_round_of_chocolatl_is_revealed_location_by_location(windows: Windows) -> None:
    for window in moment(windows, "chocolatl", "bid", 9):
        page = window.page
        assert window.count(".loc") == 6
        assert window.count(".loc.later") == 5
        assert page.locator(".loc.now tr").count() == 3
        assert "is first with" in window.text(".tells")
        window.click("#pb-on")
        page.wait_for_selector('.loc.now[data-beat="1"]')
        window.click("#moment-fold")
        assert not page.is_visible(".loc.now")
        window.click("#moment-fold")
        page.keyboard.press("Escape")
        page.wait_for_selector(".moment", state="detached")


def test_the_cards_of_zapotec_are_turned_over_together(windows: Windows) -> None:
    for window in moment(windows, "zapotec", "revealed"):
        page = window.page
        assert window.count(".things .thing") == 3
        assert not page.is_visible(".things .rank")
        window.click("#pb-on")
        page.wait_for_selector(".last .things .rank")
        assert sorted(page.locator(".things .rank").all_inner_texts()) == ["1.", "2.", "3."]


def test_a_katun_card_of_lapins_is_seen_happening(windows: Windows) -> None:
    for window in moment(windows, "lapins", "turned"):
        assert window.count(".things .thing") == 1
        window.click("#pb-on")
        window.page.wait_for_selector(".moment.last")


@pytest.mark.parametrize("phone", [False, True])
def test_what_cocijobot_does_is_told_house_by_house(windows: Windows, phone: bool) -> None:
    window = windows(moves=True, pace="hand", phone=phone, language="fr")
    match, page = played("zapotec", 1), window.page
    at = find(match, "bot-turn")
    fork = Fork(window, match, at, 0)
    news = fork.mine.news(fork.table)
    assert fork.mine.say(fork.table, news, match.lines[at].line).status_code == 200
    page.wait_for_selector(OPEN)
    while "Cocijobot joue" not in window.text(".pbwho"):
        window.click("#pb-on")
        window.calm()
    assert not window.count(".moment"), "it is told, and glows on the board"
    glows = 0
    while page.is_visible(OPEN):
        glows += window.count(".glow")
        assert page.locator(".tells").evaluate("node => node.scrollHeight <= node.clientHeight + 1"), "not cut"
        window.click("#pb-on")
        window.calm()
    assert glows


def test_an_order_that_moves_up_is_no_news(windows: Windows) -> None:
    """Itzel founds a district: her token is marked, the panel of orders is not; numbers with gaps are told so."""
    window = windows()
    page = window.page
    fork = Fork(window, played("mexica", 3), 115, 0)
    while fork.match.lines[fork.at].actor:
        fork.say()
    page.wait_for_selector(".stepmark")
    at = page.locator(".stepmark").evaluate_all(
        "marks => marks.map(one => one.getAttribute('transform').match(/-?[\\d.]+/g).slice(0, 2).map(Number))"
    )
    assert at
    assert not [(x, y) for x, y in at if x > 740 and y < 200]
    assert "1 3–5" in page.locator(".stepmark .stepno text").all_text_contents()


def test_a_phone_shows_all_places_for_cards_and_a_small_cross(windows: Windows) -> None:
    window = windows(phone=True)
    page = window.page
    match = played("chocolatl", 3)
    at = next(index for index, line in enumerate(match.lines) if line.line.startswith("bid"))
    Fork(window, match, at, match.lines[at].actor)
    page.wait_for_selector('.board .place[data-word="place-6"]')
    window.until(lambda: page.evaluate(ALL_SEEN))
    window.make("mexica", "me Ana", "here Ben")
    page.evaluate(
        """() => fetch(`/api/tables/${location.pathname.split('/')[2]}/resign`,
                 {method: 'POST', headers: {'content-type': 'application/json'}, body: '{"seat": 0}'})"""
    )
    width = "() => document.querySelector('.banner.of-seat .btn')?.getBoundingClientRect().width"
    assert page.wait_for_function(width).json_value() < 80


def test_a_click_on_the_board_goes_to_the_present_and_says_nothing(windows: Windows) -> None:
    window = windows(moves=True, pace="hand")
    page = window.page
    fork = Fork(window, played("mexica", 3), NEXT_OF_ANA - 2, 0)
    fork.say_together(2)
    page.wait_for_selector(OPEN)
    window.click('.place[data-word="H3"]')
    window.wait_asked()
    assert not window.count(OPEN)
    assert not window.count(".play.speaking")
    assert not [address for address in window.posted if address.endswith("/lines")]
