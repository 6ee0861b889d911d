"""The player aid and the settings, on desk and phone."""

import pytest

from tests.browser.conftest import Windows

BOTS = ("bot Bo", "bot Cy")
SOUNDS = """
window.tones = 0;
class Sounding { constructor() { this.currentTime = 0; this.state = 'running'; this.destination = {}; }
  createOscillator() { window.tones += 1; return {frequency: {}, connect: (to) => to, start() {}, stop() {}}; }
  createGain() { const gain = {setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {}};
    return {gain, connect: (to) => to}; } }
window.AudioContext = Sounding;
"""


@pytest.mark.parametrize(
    ("game", "phone", "language", "said"),
    [("mexica", False, "en-GB", "6 action points"), ("lapins", True, "fr-FR", "Votre tour")],
)
def test_the_aid_comes_at_a_first_game_and_is_put_away_for_good(
    windows: Windows, game: str, phone: bool, language: str, said: str
) -> None:
    window = windows(phone=phone, language=language, newcomer=True)
    page = window.page
    window.make(game, "me Ana", *BOTS)
    page.wait_for_selector(f"#aid-card:has-text('{said}')")
    window.check()
    if phone:
        page.touchscreen.tap(195, 100)
    else:
        page.click("#aid-close")
    page.wait_for_selector("#aid-card", state="hidden")
    page.reload()
    page.wait_for_selector(".board .place")
    assert page.locator("#aid-card").is_hidden()
    page.locator("#aid").click()
    page.wait_for_selector("#aid-card:visible")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.id") == "aid"
    page.keyboard.press("i")
    page.wait_for_selector("#aid-card:visible")


@pytest.mark.parametrize(("phone", "language"), [(False, "en-GB"), (True, "fr-FR")])
def test_settings_are_one_dialog_and_kept(windows: Windows, phone: bool, language: str) -> None:
    window = windows(phone=phone, language=language)
    page = window.page
    window.make("mexica", "me Ana", *BOTS)
    page.locator("#settings").click()
    page.wait_for_selector("dialog.set [data-switch]")
    page.select_option("#set-theme", "dark")
    page.uncheck("#set-ask-final")
    window.check()
    page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    window.click('.place[data-word="H6"]')
    page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')
    page.goto("/")
    page.locator("#settings").click()
    assert page.locator("#set-theme").input_value() == "dark"
    assert not page.is_checked("#set-ask-final")
    window.check()


def test_there_is_no_sound_until_it_is_wanted(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.context.add_init_script(SOUNDS)
    window.make("mexica", "me Ana", *BOTS)
    window.click('.place[data-word="H6"]')
    window.click('[data-say="!"]')
    page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')
    assert page.evaluate("window.tones") == 0
    page.locator("#settings").click()
    page.check("#set-sound")
    page.wait_for_function("() => window.tones > 0")
