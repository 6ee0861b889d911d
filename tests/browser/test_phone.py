"""A phone in the hand of somebody who has read nothing but the page: what whole games showed (docs/table-trials.md)."""

from __future__ import annotations

from tests.browser.conftest import Windows
from tests.browser.forks import Fork, find, played
from tests.browser.window import Window

OPEN = ".pb:not([hidden])"
MEXICA_TURN = 126
"""Lines of the golden game of Mexica before Nour's turn, in which Ana waits."""
NEXT_OF_ANA = 137
INSIDE = """([found, box]) => {
  const room = document.querySelector(box).getBoundingClientRect(), all = [...document.querySelectorAll(found)];
  return all.length && all.filter((one) => {
    const {left, right} = one.getBoundingClientRect();
    return left >= room.left - 1 && right <= room.right + 1;
  }).length === all.length;
}"""
"""Whether all of some things are seen in a row that may scroll."""
ON_TOP = """found => {
  const {left, top, width, height} = document.querySelector(found).getBoundingClientRect();
  return !!document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.place');
}"""
"""Whether a finger reaches the first of them."""


def all_seen(window: Window, found: str, box: str) -> bool:
    return bool(window.page.evaluate(INSIDE, [found, box]))


def test_all_numbers_of_a_long_turn_and_of_a_scoring_are_seen(windows: Windows) -> None:
    window = windows(phone=True, moves=True, pace="hand", language="fr")
    page = window.page
    fork = Fork(window, played("mexica", 3), MEXICA_TURN, 0)
    fork.say(9)
    page.wait_for_selector(".pbsteps li:nth-child(9)")
    assert all_seen(window, ".pbsteps button", ".pb")
    match = played("mexica", 3)
    last = max(index for index, line in enumerate(match.lines) if any(key == "scoring" for key, _ in line.events))
    fork = Fork(window, match, last, 0)
    fork.say()
    page.wait_for_selector(OPEN)
    window.click("#pb-skip")
    page.wait_for_selector(".sctab")
    assert page.locator(".pbsteps li").count() > 6
    window.until(lambda: all_seen(window, ".pbsteps button, #pb-all, #pb-skip", ".pb"))
    assert window.text("#pb-skip") == "Passer"


def test_whoever_skips_a_turn_still_sees_what_is_counted(windows: Windows) -> None:
    for phone in (False, True):
        window = windows(phone=phone, moves=True, pace="hand")
        match = played("mexica", 3)
        fork = Fork(window, match, find(match, "scoring"), 0)
        fork.say()
        window.page.wait_for_selector(".pbwho small:has-text('step 1 of 1')")
        if phone:
            window.page.keyboard.press("Escape")
        else:
            window.click("#pb-skip")
        window.page.wait_for_selector(".sctab")
        window.click("#pb-skip")
        window.page.wait_for_selector(OPEN, state="detached")


def test_one_s_own_things_are_all_seen(windows: Windows) -> None:
    window = windows(phone=True)
    for game in ("mexica", "lapins"):
        window.make(game, "me Ana", "here Ben")
        window.page.wait_for_selector(".own li:nth-child(5)")
        room = window.page.locator(".own").evaluate("row => [row.scrollWidth, row.clientWidth]")
        assert room[0] <= room[1], (game, room)


def test_a_line_that_is_longer_than_a_phone_is_wide_is_all_to_be_read(windows: Windows) -> None:
    window = windows(phone=True, language="fr")
    match, page = played("zapotec", 3), window.page
    at = next(index for index, line in enumerate(match.lines) if line.line.startswith("build"))
    fork = Fork(window, match, at, match.lines[at].actor)
    news = fork.mine.news(fork.table)
    assert fork.mine.say(fork.table, news, match.lines[at].line).status_code == 200
    page.wait_for_selector(".lately [data-back]")
    assert all_seen(window, ".lately button, .lately .i", ".prompt")
    chip = page.locator(".lately [data-back]")
    assert chip.evaluate("chip => chip.scrollWidth <= chip.clientWidth && chip.scrollHeight <= chip.clientHeight")
    assert chip.evaluate("chip => chip.getBoundingClientRect().height") <= 44


def test_what_the_question_says_is_not_said_twice(windows: Windows) -> None:
    window = windows(phone=True)
    page = window.page
    window.make("zapotec", "me Ana", "here Ben")
    assert not page.is_visible(".said"), "nobody had to say the only verb"
    page.locator(".hands .place.can").first.tap()
    page.wait_for_selector('[data-say="!"]')
    assert page.is_visible(".said"), "what is asked about"


def test_the_only_verb_says_the_line_that_waits_to_be_confirmed(windows: Windows) -> None:
    """The large button below the cards looks like the way to go on, and it is."""
    window = windows(phone=True)
    page = window.page
    window.make("zapotec", "me Ana", "bot", "bot")
    page.locator(".hands .place.can").first.tap()
    page.wait_for_selector('[data-say="!"]')
    page.locator('.words [data-word="choose"]').tap()
    window.until(lambda: [address for address in window.posted if "/lines" in address])


def test_only_the_button_that_was_touched_is_pressed(windows: Windows) -> None:
    window = windows(phone=True)
    page = window.page
    match = played("lapins", 3)
    at = next(index for index, line in enumerate(match.lines) if line.line.startswith("build "))
    Fork(window, match, at, match.lines[at].actor)
    page.wait_for_selector('.words [data-line^="build "]')
    found = page.locator('.words [data-line^="build "]')
    assert found.count() > 1
    found.first.tap()
    page.wait_for_function("() => document.querySelector('.lately li, [data-say=\"!\"]')")
    assert page.locator('.words [aria-pressed="true"]').count() <= 1


def test_words_that_can_be_said_come_into_sight_again(windows: Windows) -> None:
    """Tokens are taken at the far end of the words; when no more can be, the near end is shown."""
    window = windows(phone=True)
    page = window.page
    Fork(window, played("mexica", 3), NEXT_OF_ANA, 0)
    page.wait_for_selector('.words [data-word="take"]:not([aria-disabled])')
    for count in (1, 2):
        page.locator('.words [data-word="take"]').tap()
        page.wait_for_function("n => document.querySelectorAll('.lately li').length === n", arg=count)
    page.wait_for_selector('.words [data-word="take"][aria-disabled]')
    assert page.locator(".verbs").evaluate("row => row.scrollLeft") < 5


def test_a_remark_of_the_coach_does_not_cover_a_hint(windows: Windows) -> None:
    window = windows(phone=True, newcomer=True)
    page = window.page
    window.make("chocolatl", "me Ana", "bot", "bot")
    page.locator("#aid-close").tap()
    page.wait_for_selector(".coach:visible")
    page.locator("#hint").tap()
    page.wait_for_selector(".hints ol li")
    assert not page.is_visible(".coach")
    page.locator("#hint").tap()
    page.wait_for_selector(".coach:visible")


def test_what_is_chosen_on_one_s_own_mat_is_seen(windows: Windows) -> None:
    """An expedition brings a good: they lie on the own mat, which is not among those of the others."""
    window = windows(phone=True)
    match = played("lapins", 3)
    at = next(index for index, line in enumerate(match.lines) if line.line.startswith("gain "))
    Fork(window, match, at, match.lines[at].actor)
    window.page.wait_for_selector('.sheet[data-open="half"] .seat.me .place.can')
    window.until(lambda: window.page.evaluate(ON_TOP, ".sheet .seat.me .place.can .frame"))
    assert window.page.is_visible("#tab-mine[aria-selected=true]")


def test_a_sheet_that_a_hint_has_opened_folds_when_it_is_said(windows: Windows) -> None:
    window = windows(phone=True)
    page = window.page
    match = played("lapins", 3)
    at = next(index for index, line in enumerate(match.lines) if line.line.startswith("card ") and not line.made)
    line = match.lines[at]
    page.route(
        "**/hint*", lambda route: route.fulfill(json={"lines": [{"lines": [line.line], "chance": 0.5, "why": []}]})
    )
    Fork(window, match, at, line.actor, hints=True)
    page.evaluate("document.querySelector('.sheet').dataset.open = 'peek'")
    window.click("#hint")
    page.locator(".hints ol button").tap()
    page.wait_for_selector('.sheet[data-open="half"]')
    page.locator(".hints ol button").tap()
    page.wait_for_selector('.sheet[data-open="peek"]')


def test_a_tablet_gives_the_numbers_of_the_steps_their_room(windows: Windows) -> None:
    window = windows(phone=True, moves=True, pace="hand")
    page = window.page
    page.set_viewport_size({"width": 820, "height": 1180})
    fork = Fork(window, played("mexica", 3), MEXICA_TURN, 0)
    fork.say(9)
    page.wait_for_selector(".pbsteps li:nth-child(9)")
    assert all_seen(window, ".pbsteps button", ".pb")
    assert page.locator(".pbsteps button").first.evaluate("disc => disc.getBoundingClientRect().width") >= 24


def test_a_table_of_four_fits_beside_the_board_and_on_a_phone(windows: Windows) -> None:
    for phone in (False, True):
        window = windows(phone=phone, moves=True, pace="hand", language="fr")
        match = played("lapins", 4)
        at = find(match, "shared")
        fork = Fork(window, match, at, (match.lines[at].actor + 1) % 4)
        fork.say()
        window.page.wait_for_selector(OPEN)
        if not window.count(".sctab"):
            window.click("#pb-skip")
        window.page.wait_for_selector(".sctab")
        room = window.page.locator(".moment-body").evaluate("body => [body.scrollWidth, body.clientWidth]")
        assert room[0] <= room[1], room
        window.check()
