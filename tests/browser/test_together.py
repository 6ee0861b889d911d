"""Several people: one screen, two browsers, spectators, a server that dies."""

import json
import random
import re
from typing import Any

import pytest

from tests.browser.conftest import Windows
from tests.browser.window import Window
from tests.table.server import Server


def test_two_seats_at_one_screen(windows: Windows) -> None:
    """Nothing is hidden in Mexica: the table simply turns to whoever is asked."""
    window = windows()
    window.make("mexica", "me Ana", "here Ben")
    window.click('.place[data-word="H6"]')
    window.turns_to("Ben")
    assert window.asked()
    window.click('.place[data-word="H8"]')
    window.turns_to("Ana")
    assert not window.count(".cover")


def test_a_cover_lies_between_two_seats_with_secrets(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.with_secrets()
    window.make("mexica", "me Ana", "here Ben")
    window.click('.place[data-word="H6"]')
    page.wait_for_selector(".cover")
    assert "Ben" in window.text(".cover h1")
    assert window.count(".board .sprite") == 0, "nothing of the last view is left"
    window.check()
    page.keyboard.press("Enter")
    page.wait_for_selector(".board .place.can")
    assert not window.count(".cover")
    assert window.page.locator(".seat.me").get_attribute("aria-label") == "Ben"


def test_two_browsers_by_link_and_a_spectator(windows: Windows) -> None:
    ana, ben, eve = windows(), windows(phone=True), windows()
    table = ana.make("mexica", "me Ana", "open Ben")
    assert ana.count(".seat.away") == 1
    ana.click("#menu")
    assert ana.count("dialog .menu-list button:has-text('Ben')") == 1
    ana.page.keyboard.press("Escape")
    ben.sit(ana.links["1"])
    ana.page.wait_for_selector(".seat.away", state="detached")
    eve.sit(f"/t/{table}")
    assert eve.page.title().startswith("Watching")
    ana.click('.place[data-word="H6"]')
    ben.page.wait_for_selector('.sprite[class~="p3"] >> nth=0', state="attached")
    ben.wait_asked()
    ben.page.locator('.place[data-word="H8"] .frame').tap(force=True)
    ana.wait_asked()
    eve.page.wait_for_function("() => document.querySelectorAll('.lines li').length >= 10")
    assert not eve.count(".words .word"), "a spectator has no words"
    assert not eve.page.locator(".back").is_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_who_sits_down_by_a_link_is_asked_for_a_name(windows: Windows, phone: bool) -> None:
    ana, ben = windows(), windows(phone=phone, dark=phone)
    ana.make("mexica", "me Ana", "open")
    ben.sit(ana.links["1"])
    ben.page.reload()
    ben.page.wait_for_selector(".banner #own-name")
    ben.check()
    ben.page.fill("#own-name", "Ben")
    ben.page.keyboard.press("Enter")
    ana.page.wait_for_selector('.seat[aria-label="Ben"]')
    assert ben.page.locator(".banner").is_hidden()
    ben.page.reload()
    ben.page.wait_for_selector('.seat.me[aria-label="Ben"]', state="attached")
    assert not ben.count("#own-name")
    ana.make("mexica", "me Ana", "open Bea")
    ben.sit(ana.links["1"])
    assert not ben.count("#own-name"), "the host gave a name"


def test_the_host_gives_a_seat_to_a_bot(windows: Windows) -> None:
    window = windows()
    window.make("mexica", "me Ana", "open", "bot")
    window.click('.place[data-word="H6"]')
    window.page.wait_for_selector(".seat:not(.me).moves")
    window.click(".seat.moves .dots")
    window.click("dialog .btn:has-text('Let a bot play')")
    window.wait_asked()
    assert window.count(".seat.away") == 0


def test_a_server_that_dies_and_comes_back(windows: Windows, own_server: Server) -> None:
    window = windows(own_server)
    window.allowed = "WebSocket|ERR_CONNECTION|Failed to load"
    window.make("mexica", "me Ana", "bot")
    page = window.page
    window.click('.place[data-word="H6"]')
    if window.count('[data-say="!"]'):
        window.click('[data-say="!"]')
    page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')
    window.say_something(random.Random(3), ("canal",))
    lines = window.log()
    own_server.kill()
    page.wait_for_selector(".banner.bad:not([hidden])")
    window.check()
    assert window.count(".board .sprite") > 0, "the last position stays"
    own_server.start()
    window.click(".banner .btn")
    page.wait_for_selector(".banner", state="hidden")
    assert window.log() == lines
    window.say_something(random.Random(4), ("canal", "temple"))


def test_a_window_comes_back_by_itself(windows: Windows, own_server: Server) -> None:
    window = windows(own_server)
    window.allowed = "WebSocket|ERR_CONNECTION|Failed to load"
    window.make("mexica", "me Ana", "bot")
    own_server.kill()
    window.page.wait_for_selector(".banner.bad:not([hidden])")
    own_server.start()
    window.page.wait_for_selector(".banner", state="hidden")
    assert window.asked()


def test_a_plan_waits_for_the_turn(windows: Windows) -> None:
    """Made by clicks and by typing while another decides, and not sent; then said by a click, or refused with why."""
    ana, ben = windows(), windows(phone=True)
    ana.make("mexica", "me Ana", "open Ben")
    ben.sit(ana.links["1"])
    ana.click('.place[data-word="H6"]')
    ben.wait_asked()
    ana.page.wait_for_selector('.words [data-word="canal"]')
    sent: list[str] = []
    ana.page.on("request", lambda request: sent.append(request.url))
    ana.click('.words [data-word="canal"]')
    ana.click('.place[data-word="D5"]')
    assert ana.page.locator(".said li").all_inner_texts() == ["Canal", "D5"]
    assert ana.count('.place.chosen[data-word="D5"]') == 1
    ana.click('[data-say="plan"]')
    ana.page.keyboard.press("/")
    ana.page.keyboard.type("canal H7")
    ana.page.keyboard.press("Enter")
    ana.page.keyboard.press("Escape")
    assert [text.strip() for text in ana.page.locator(".planned li").all_inner_texts()] == ["Canal D5", "Canal H7"]
    assert not sent
    ana.check()
    ben.page.locator('.place[data-word="H8"] .frame').tap(force=True)
    ana.wait_asked()
    before = ana.log()
    ana.click('.planned [data-plan="0"]')
    ana.page.wait_for_function("n => document.querySelectorAll('.lines li').length === n + 1", arg=before)
    assert "D5" in ana.text(".lines > :last-child li:last-child")
    ana.click('.planned [data-plan="0"]')
    ana.page.wait_for_selector("#ask.refused:has-text('MEX-35')")
    assert not ana.count(".planned li")
    assert ana.log() == before + 1


def test_words_that_are_not_there_are_not_promised(windows: Windows) -> None:
    """Who waits is told to plan with words; after a reload there are none until the turn comes."""
    ana, ben = windows(), windows()
    ana.make("mexica", "me Ana", "open Ben")
    ben.sit(ana.links["1"])
    ana.click('.place[data-word="H6"]')
    ana.page.wait_for_selector("#then:has-text('plan')")
    assert ana.count(".words [data-word]")
    ana.page.reload()
    ana.page.wait_for_selector(".board .place")
    ana.page.wait_for_selector("#ask:has-text('Waiting for')")
    assert not ana.count(".words [data-word]")
    assert "plan" not in ana.text("#then")


def test_of_several_who_are_asked_the_reader_is_named(windows: Windows) -> None:
    """In Chocolatl all decide at once: the prompt is in one's own colours."""
    ana, ben = windows(), windows()
    ana.make("chocolatl", "me Ana", "open Ben", "bot")
    ben.sit(ana.links["1"])
    assert ana.asked()
    assert ben.asked()
    for window in (ana, ben):
        look = re.search(r"\bp\d\b", window.page.locator(".seat.me").get_attribute("class") or "")
        assert look
        assert look[0] in (window.page.locator(".prompt").get_attribute("class") or "").split()


@pytest.mark.parametrize("game", ["zapotec", "chocolatl", "lapins"])
def test_what_is_secret_is_not_sent_to_the_other_browser(windows: Windows, game: str) -> None:
    """Two browsers play and listen: a line that the other may not hear is in none of the messages of that moment."""
    ana, ben = windows(), windows(phone=True)
    heard = [one.overhear() for one in (ana, ben)]
    rng, secrets = random.Random(5), 0
    for _ in range(6):
        table = ana.make(game, "me Ana", "open Ben", *(["bot Cy"] if game == "chocolatl" else []))
        ben.sit(ana.links["1"])
        secrets += secrets_said(ana, ben, heard, table, rng)
        if secrets >= 4:
            return
    raise AssertionError(f"only {secrets} secrets were said")


def secrets_said(ana: Window, ben: Window, heard: list[list[str]], table: str, rng: random.Random) -> int:
    """How often the other was not told what one said, until it is enough or the game ends: some hold few secrets."""
    for messages in heard:
        messages.clear()
    secrets = 0
    for _ in range(150):
        for seat, window in enumerate((ana, ben)):
            news = window.context.request.get(f"/api/tables/{table}?seat={seat}").json()
            if news["over"]:
                return secrets
            if not news["asked"]:
                continue
            there = (ana, ben)[1 - seat]
            before = position(there, table, 1 - seat)
            said = {"seat": seat, "seq": news["seq"], "edition": news["edition"]}
            answer = window.context.request.post(
                f"/api/tables/{table}/lines", data=said | {"lines": [some_line(news["lines"], rng)]}
            )
            own = after(ana, heard[seat], answer.json()["seq"])
            spoken = next(entry for entry in own["log"] if entry["n"] > news["seq"] and entry["actor"] == seat)
            known = position(there, table, 1 - seat)
            if known["seq"] == before["seq"]:  # the other does not even notice that something was said
                assert not any(spoken["text"] in message for message in heard[1 - seat])
                secrets += 1
                continue
            other = after(ana, heard[1 - seat], known["seq"])
            if spoken["line"] not in [entry["line"] for entry in other["log"] if entry["actor"] == seat]:
                assert spoken["text"] not in [entry["text"] for entry in other["log"]]
                assert own["scene"] != other["scene"]
                secrets += 1
        if secrets >= 4:
            break
    return secrets


def position(window: Window, table: str, seat: int) -> dict[str, Any]:
    """What the window's owner may know now."""
    found: dict[str, Any] = window.context.request.get(f"/api/tables/{table}?seat={seat}").json()
    return found


def some_line(tree: dict[str, Any], rng: random.Random) -> str:
    """Any; in Dix-Huit Lapins what leads to goods, and to the secret shares at the end of a round."""
    words: list[str] = []
    wanted = [word for word in ("share", "found", "flip") if word in tree]
    tree = {wanted[0]: tree[wanted[0]]} if wanted else tree
    while (word := rng.choice(sorted(tree))) != ".":
        words.append(word)
        tree = tree[word]
    return " ".join(words)


def after(window: Window, heard: list[str], seq: int) -> dict[str, Any]:
    """The first message with a position after so many lines."""

    def found() -> list[dict[str, Any]]:
        return [news for news in map(json.loads, heard) if "scene" in news and news["seq"] >= seq]

    window.until(found)
    return found()[0]
