"""Each of the games in every way: started, played, taken back, told in another language, replayed, shared, by keys."""

from __future__ import annotations

import random
import re

import pytest

from tests.browser.conftest import Windows
from tests.browser.window import NEXT, Window
from tests.table.server import Server

GAMES = ("mexica", "zapotec", "chocolatl", "lapins")
EACH = pytest.mark.parametrize("game", GAMES)
LANGUAGES = {"mexica": "pt", "zapotec": "fr", "chocolatl": "nl", "lapins": "pt"}
COVER = "() => document.querySelector('.cover') !== null"
STEP = """target => {
  const middle = node => {
    const {left, top, width, height} = node.querySelector('.frame').getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const now = document.activeElement, [x, y] = middle(now);
  if (now.matches(target)) return null;
  const far = node => { const [a, b] = middle(node); return Math.hypot(a - x, b - y); };
  const found = [...now.closest('.places').querySelectorAll(target)].sort((one, other) => far(one) - far(other));
  const [a, b] = middle(found[0]);
  const along = Math.abs(a - x) > Math.abs(b - y);
  return along ? (a > x ? 'ArrowRight' : 'ArrowLeft') : (b > y ? 'ArrowDown' : 'ArrowUp');
}"""
"""The arrow that leads from the place with the focus towards the nearest one that fits."""


def seats(game: str, *people: str) -> tuple[str, ...]:
    """The people, and somebody else where a game needs three."""
    return (*people, *(["bot Cy"] if game == "chocolatl" else []))


def grown(window: Window, lines: int) -> None:
    window.page.wait_for_function("n => document.querySelectorAll('.lines li').length > n", arg=lines)


def say_a_line(window: Window, rng: random.Random) -> None:
    """Click on what is lit until a line was said: it stands in the log, or somebody else is asked."""
    before = window.log()
    for _ in range(40):
        window.play(rng, 1)
        window.page.wait_for_function(f"() => ({NEXT})() || !/^Your turn/.test(document.title)")
        if window.log() > before or not window.asked():
            return
    raise AssertionError("no line was said")


@EACH
def test_a_game_is_started_on_a_phone(windows: Windows, game: str) -> None:
    """From the lobby with two taps, and some decisions with a finger; axe has nothing to say before and after."""
    window = windows(phone=True, dark=True)
    window.go("/")
    window.page.locator(f"[data-game={game}] .set-up").tap()
    window.page.locator("#play").tap()
    window.wait_asked()
    window.check()
    assert window.play(random.Random(7), 12) == 12
    window.next()
    window.check()
    for tab in ("mine", "seats", "log"):
        window.click(f"#tab-{tab}")
    window.check()


@EACH
def test_a_game_is_started_played_taken_back_told_and_shown_again(windows: Windows, game: str) -> None:
    window = windows()
    window.go("/")
    window.click(f"[data-game={game}] .set-up")
    window.click("#play")
    window.wait_asked()
    window.check()
    rng = random.Random(3)
    say_a_line(window, rng)
    if game != "chocolatl":  # where all decide at once, the bots' answer is there before a hand is at the button
        taken_back(window, rng)
    window.next()
    window.check()
    told_otherwise(window, LANGUAGES[game])
    shown_again(window, windows())


def taken_back(window: Window, rng: random.Random) -> None:
    """Undo takes a line back, undo of the turn all that can be; then a click says why there is no more."""
    for button in ("#undo", "#undo-turn"):
        window.next()
        for _ in range(80):
            if window.count(f"{button}:not([aria-disabled])") and not window.count('[data-say="back"]'):
                break
            window.play(rng, 1)
            window.next()
        before = window.log()
        window.click(button)
        window.page.wait_for_function("n => document.querySelectorAll('.lines li').length < n", arg=before)
        assert window.asked()
    window.page.wait_for_selector('#undo-turn[aria-disabled="true"]')
    window.click("#undo-turn")
    assert window.count(".toast")


def told_otherwise(window: Window, language: str) -> None:
    """Another language in the middle of a game: prompt, words and log, of the same position."""
    lines, english = window.log(), (window.text("#ask"), window.text(".lines"), window.page.title())
    window.page.select_option("#language", language)
    window.page.wait_for_function("wanted => document.documentElement?.lang === wanted", arg=language)
    window.page.wait_for_selector(".board .place.can, .words .word, .hands .place.can")
    told = window.text("#ask"), window.text(".lines"), window.page.title()
    assert all(before != after for before, after in zip(english, told, strict=True)), told
    assert window.log() == lines
    window.page.select_option("#language", "en")
    window.page.wait_for_function("() => document.title.startsWith('Your turn')")
    assert window.text("#ask") == english[0]


def shown_again(window: Window, other: Window) -> None:
    """Replay by step and by slider, and a link to a position that somebody else opens."""
    page = window.page
    window.context.grant_permissions(["clipboard-read", "clipboard-write"])
    window.click("#to-replay")
    page.wait_for_selector("#at")
    page.wait_for_selector(".board svg.zone", state="attached")
    last = int(page.locator("#at").get_attribute("max") or 0)
    page.locator("#at").fill(str(last - 1))
    page.wait_for_function("n => location.search === `?at=${n}`", arg=last - 1)
    window.click('[data-i="next"]')
    page.wait_for_function("n => location.search === `?at=${n}`", arg=last)
    window.check()
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("n => location.search === `?at=${n}`", arg=last - 1)
    window.click('.top [aria-label="Share this position"]')
    page.wait_for_selector(".toast")
    link = page.evaluate("navigator.clipboard.readText()")
    other.go(link)
    other.page.wait_for_function(
        "n => document.querySelectorAll('.board .sprite').length === n", arg=window.count(".board .sprite")
    )
    assert other.page.locator("#at").input_value() == str(last - 1)


@EACH
def test_one_screen_for_two(windows: Windows, game: str) -> None:
    """With secrets a cover lies between two people, and nothing of the table under it; in Mexica there is none."""
    window = windows()
    window.make(game, *seats(game, "me Ana", "here Ben"))
    page, rng = window.page, random.Random(2)
    window.wait_asked()
    first, hand = me(window), words_in_hand(window)
    second = "Ben" if first == "Ana" else "Ana"
    for _ in range(60):
        window.play(rng, 1)
        page.wait_for_function(f"() => ({NEXT})() || ({COVER})()")
        if window.count(".cover") or me(window) == second:
            break
    assert bool(window.count(".cover")) == (game != "mexica")
    if game != "mexica":
        assert not window.count(".place"), "nothing is seen under the cover"
        assert second in window.text(".cover")
        window.check()
        page.reload()  # or a phone that does so by itself
        page.wait_for_selector(".cover")
        assert second in window.text(".cover")
        assert not window.count(".place"), "nothing is seen under the cover"
        assert not window.log()
        page.keyboard.press("Enter")
    page.wait_for_selector(f'.seat.me[aria-label="{second}"]', state="attached")
    window.next()
    assert not window.count(".cover")
    page.reload()
    page.wait_for_selector(f'.seat.me[aria-label="{second}"]', state="attached")
    assert not window.count(".cover"), "whoever was let in stays"
    window.next()
    if game == "zapotec":
        assert hand
        assert not hand & words_in_hand(window)
    say_a_line(window, rng)


def me(window: Window) -> str:
    return window.page.locator(".seat.me").get_attribute("aria-label") or ""


def words_in_hand(window: Window) -> set[str]:
    return set(window.page.locator(".hands .place").evaluate_all("found => found.map(one => one.dataset.word)"))


@EACH
def test_two_browsers_by_link_and_a_new_start(windows: Windows, own_server: Server, game: str) -> None:
    """Each sees what the other does, nobody what is secret; a server that was killed is found again by both."""
    ana, ben = windows(own_server), windows(own_server, phone=True)
    heard = ben.overhear()
    table = ana.make(game, *seats(game, "me Ana", "open Ben"))
    ben.sit(ana.links["1"])
    ana.page.wait_for_selector(".seat.away", state="detached")
    secrets = words_in_hand(ana) - words_in_hand(ben)
    assert bool(secrets) == (game == "zapotec"), "cards with a name of their own"
    rng = random.Random(4)
    if ana.asked():
        say_a_line(ana, rng)
    assert not [word for word in secrets for text in heard if re.search(rf"\b{word}\b", text)]
    both_go_on(ana, ben, rng)
    for window in (ana, ben):
        window.allowed = "WebSocket|ERR_CONNECTION|Failed to load"
    lines = all_heard(ana, table), all_heard(ben, table)
    own_server.kill()
    for window in (ana, ben):
        window.page.wait_for_selector(".banner.bad:not([hidden])")
        assert window.count(".board .sprite"), "the last position stays"
    own_server.start()
    for window in (ana, ben):
        window.page.wait_for_selector(".banner", state="hidden")
    assert (ana.log(), ben.log()) == lines
    both_go_on(ana, ben, rng)


def all_heard(window: Window, table: str) -> int:
    """How many lines there are, once the window shows all of them."""
    told = len(window.context.request.get(f"/api/tables/{table}?since=0").json()["log"])
    window.until(lambda: window.log() == told)
    return told


def both_go_on(ana: Window, ben: Window, rng: random.Random) -> None:
    """Whoever is asked says something, until both have heard something of the other."""

    def heard() -> tuple[int, int]:
        return ana.count(".lines li:has-text('Ben')"), ben.count(".lines li:has-text('Ana')")

    before = heard()

    def both_have_heard() -> bool:
        if all(now > then for now, then in zip(heard(), before, strict=True)):
            return True
        for window in (ana, ben):
            if window.asked():
                say_a_line(window, rng)
        return False

    ana.until(both_have_heard)


@pytest.mark.parametrize("game", GAMES[1:])
def test_some_decisions_only_with_keys(windows: Windows, game: str) -> None:
    """Arrows and Enter, then a line that is typed and completed; what can be taken back is, with a key."""
    window = windows()
    window.make(game, *seats(game, "me Ana", "bot Bo"))
    window.wait_asked()
    page, before = window.page, window.log()
    for _ in range(8):
        by_arrows(window)
        page.wait_for_function(f"n => ({NEXT})() || document.querySelectorAll('.lines li').length > n", arg=before)
        if window.log() > before:
            break
    assert window.log() > before
    window.next()
    before, own = window.log(), window.count(".lines li:has-text('Ana')")
    typed(window)
    grown(window, before)
    page.keyboard.press("Escape")
    if game == "chocolatl" or window.count("#undo:not([aria-disabled])"):
        page.keyboard.press("u")
        said = "() => [...document.querySelectorAll('.lines li')].filter(li => li.textContent.includes('Ana')).length"
        page.wait_for_function(f"n => ({said})() === n", arg=own)  # bots may have said something meanwhile


def by_arrows(window: Window) -> None:
    """The next word with Tab, arrows and Enter."""
    page = window.page
    kind, _ = window.next()["lit"][0]
    if kind == "place":
        tab_to(window, ".places:has(.can)")
        for _ in range(40):
            key = page.evaluate(STEP, ".can")
            if key is None:
                break
            page.keyboard.press(key)
    elif kind == "word":
        tab_to(window, ".words [data-word]")
        for _ in range(20):
            if page.evaluate("document.activeElement.matches(':not([aria-disabled])')"):
                break
            page.keyboard.press("ArrowRight")
    else:
        tab_to(window, ".choices [data-say]" if kind == "say" else "dialog .btn.go")
    page.keyboard.press("Enter")


def tab_to(window: Window, selector: str) -> None:
    for _ in range(60):
        if window.page.evaluate("found => !!document.activeElement?.closest(found)", selector):
            return
        window.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached with Tab")


def typed(window: Window) -> None:
    """A line from what the field offers: the first letters by hand, the rest by completion."""
    page, before = window.page, window.log()
    page.keyboard.press("/")
    page.wait_for_selector("#cmdlist [role=option]")
    page.keyboard.type(window.text("#cmdlist [role=option]")[:2])
    page.keyboard.press("Tab")
    for _ in range(6):
        if not window.count("#cmdlist:visible [role=option]"):
            break
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "n => document.querySelector('dialog[open], [data-say=\"!\"]')"
        " || document.querySelectorAll('.lines li').length > n",
        arg=before,
    )
    if window.count("dialog[open]"):
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    elif window.count('[data-say="!"]'):
        page.keyboard.press("Enter")
