"""What the table shows besides the position: ghosts of what a line would lay, tags."""

import random

from tests.browser.conftest import Windows
from tests.browser.window import Window

BOTS = ("bot Bo", "bot Cy")
GHOST = ".ghost use"


def ghost(window: Window) -> str:
    """The pictures that are shown as ghosts."""
    return " ".join(window.page.locator(GHOST).evaluate_all("found => found.map(one => one.getAttribute('href'))"))


def hover(window: Window, selector: str) -> None:
    window.page.locator(selector).first.hover(force=True)


def placed(window: Window) -> None:
    window.make("mexica", "me Ana", *BOTS)
    window.click('.place[data-word="H6"]')
    window.click('[data-say="!"]')
    window.page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')


def wait_for_word(window: Window, word: str, rng: random.Random, avoid: tuple[str, ...] = ()) -> None:
    """Play until a verb can be said."""
    for _ in range(400):
        lit = window.next()["lit"]
        if any(kind == "word" and found == word for kind, found in lit):
            return
        window.touch_one(*rng.choice([one for one in lit if one[1] not in avoid] or lit))
    raise AssertionError(f"{word} could never be said")


def test_a_ghost_shows_what_a_line_would_lay(windows: Windows) -> None:
    """A tile on one cell, on two as they lie; a temple from the menu; with the mouse and with keys."""
    window = windows()
    page = window.page
    placed(window)
    window.click('[data-word="canal"]')
    assert not ghost(window)
    hover(window, '.place[data-word="D5"] .frame')
    assert ghost(window) == "#mex-canal-1"
    window.click('.place[data-word="D5"]')
    hover(window, '.place[data-word="D4"] .frame')
    assert ghost(window) == "#mex-canal-2"
    assert page.locator(".ghost").get_attribute("transform") == "translate(192 216) rotate(90)"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert not ghost(window)
    hover(window, ".prompt")
    window.click('.place[data-word="D8"]')
    page.wait_for_selector(".menu")
    hover(window, ".menu .several button:nth-of-type(3)")
    assert ghost(window).split() == ["#mex-temple-3", "#sign-3"]
    page.keyboard.press("Escape")
    assert not ghost(window)
    page.locator('.words [data-word="temple"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-say="2"]').focus()
    page.keyboard.press("Enter")
    page.locator('.places [tabindex="0"]').first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    if page.evaluate("document.activeElement.matches('.can')"):
        assert ghost(window).split() == ["#mex-temple-2", "#sign-3"]
    window.check()


def test_a_ghost_of_a_tile_lies_on_the_own_grid(windows: Windows) -> None:
    window = windows()
    window.make("zapotec", "me Ana", *BOTS)
    wait_for_word(window, "build", random.Random(5), ("palace",))
    window.click('.words [data-word="build"]')
    hover(window, ".board .place.can .frame")
    assert "#zap-house" in ghost(window)
    window.click(".board .place.can")
    hover(window, ".mymat .place.can .frame")
    assert ghost(window).startswith("#zap-tile-")
    assert window.count(".mymat .ghost") == 1


def test_a_ghost_of_a_building_stands_on_the_site(windows: Windows) -> None:
    window = windows()
    window.make("lapins", "me Ana", *BOTS, map="beginner")
    wait_for_word(window, "found", random.Random(1), ("pass", "flip"))
    window.click('.words [data-word="found"]')
    hover(window, ".board .place.can .frame")
    assert "#lap-stela" in ghost(window)
    window.touch(window.page.locator(".board .place.can").first.get_attribute("data-word") or "")
    window.page.wait_for_selector('.words [data-line="build temple"]')
    hover(window, '.words [data-line="build temple"]')
    assert "#lap-temple" in ghost(window)
    window.click('.words [data-line="build village"]')
    window.page.wait_for_selector(".sprite.spent use[href='#lap-village']", state="attached")
    hover(window, ".prompt")
    assert not ghost(window)


def test_a_ghost_of_a_card_lies_on_its_location(windows: Windows) -> None:
    window = windows()
    window.make("chocolatl", "me Ana", *BOTS)
    window.click('.hands .place[data-word="6"]')
    window.click('[data-say="!"]')
    window.page.wait_for_selector(".words .confirm")
    window.click('.hands .place[data-word="5"]')
    hover(window, '.board .place[data-word="place-2"] .frame')
    assert ghost(window).split()[0] == "#cho-card-5"
    window.click('.board .place[data-word="place-2"]')
    hover(window, '.board .place[data-word="place-3"] .frame')
    assert not ghost(window), "no card is picked"


def test_bridges_say_what_a_boat_costs(windows: Windows) -> None:
    """In a tag and for ears, while the boat is said and not longer."""
    window = windows()
    placed(window)
    for line in ("canal H5 I5", "bridge H5 NS", "bridge I5 NS", "walk H5"):
        say(window, line)
    assert not window.count(".board .tag")
    window.click('.words [data-word="boat"]')
    bridge = window.page.locator(".board .place.can")
    assert bridge.get_attribute("data-word") == "I5"
    assert bridge.locator(".tag").text_content() == "1"
    assert (bridge.get_attribute("aria-label") or "").endswith(", action points: 1")
    window.check()
    window.page.keyboard.press("Escape")
    assert not window.count(".board .tag")


def say(window: Window, line: str) -> None:
    """A line typed into the field, until it stands in the log."""
    before = window.log()
    window.page.keyboard.press("/")
    window.page.keyboard.type(line)
    window.page.keyboard.press("Enter")
    window.page.wait_for_function("n => document.querySelectorAll('.lines li').length > n", arg=before)
    window.page.keyboard.press("Escape")


def test_what_is_shown_on_the_board_is_switched_on(windows: Windows) -> None:
    """By keyboard, in words too; it stays on for this browser and follows the position."""
    window = windows()
    page = window.page
    placed(window)
    for line in ("canal H5 I5", "bridge H5 NS"):
        say(window, line)
    assert not window.count(".layers")
    page.locator("#layers").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".switches")
    window.check()
    page.locator('[data-switch="ways"]').focus()
    page.keyboard.press("Space")
    page.wait_for_selector('[data-layer="ways"] text')
    assert window.text(".switches li") == "Waterway A: H5"
    page.keyboard.press("Escape")
    say(window, "bridge I5 NS")
    page.wait_for_function("() => document.querySelectorAll('[data-layer=ways] text').length === 2")
    page.reload()
    page.wait_for_function("() => document.querySelectorAll('[data-layer=ways] text').length === 2")
    window.check()
    window.click("#layers")
    window.click('[data-switch="ways"]')
    page.wait_for_selector(".layers", state="detached")


def test_changes_since_my_turn_are_framed(windows: Windows) -> None:
    ana, ben = windows(), windows(phone=True)
    ana.make("mexica", "me Ana", "open Ben")
    ben.sit(ana.links["1"])
    ana.click('.place[data-word="H6"]')
    ben.wait_asked()
    ben.page.locator('.place[data-word="H8"] .frame').tap(force=True)
    ana.wait_asked()
    ana.page.wait_for_selector(".stepmark")
    assert ana.page.locator(".stepmark").first.get_attribute("transform") == "translate(384 384)"
    ana.check()
    ana.click("#layers")
    ana.click('[data-switch="changes"]')
    ana.page.wait_for_selector(".stepmark", state="detached")
