"""The seat as somebody's own: its devices, and what the host does with it."""

import pytest

from tests.browser.conftest import Windows
from tests.browser.window import Window


def about_own_seat(window: Window) -> None:
    """Open the dialog of one's own seat."""
    if window.phone:
        window.click("#menu")
        window.click('[data-do="my-seat"]')
    else:
        window.click(".seat.me .dots")
    window.page.wait_for_selector("dialog .devices")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_seat_is_opened_on_another_device_and_ended_there(windows: Windows, phone: bool) -> None:
    ana, other = windows(phone=phone), windows(phone=not phone)
    ana.make("chocolatl", "me Ana", "bot", "bot")
    about_own_seat(ana)
    assert ana.text("dialog .devices p") == "Your seat is open on this device only."
    assert not ana.count("#end-others")
    ana.click("#device-link")
    link = ana.page.locator("dialog .devices code").inner_text()
    assert "within 15 minutes" in ana.text("dialog .devices")
    ana.check()
    ana.page.keyboard.press("Escape")
    other.sit(link)
    assert other.count(".seat.me")
    ana.page.wait_for_selector("#take-back")
    ana.click("#take-back")
    ana.page.wait_for_selector(".seat.me", state="attached")
    other.page.wait_for_selector("#take-back")
    about_own_seat(ana)
    assert ana.text("dialog .devices p") == "Your seat is open on 2 devices."
    ana.check()
    ana.click("#end-others")
    ana.page.wait_for_selector("dialog .devices p:has-text('this device only')")
    other.page.wait_for_selector(".banner.of-seat:has-text('Another device of yours')")
    assert not other.count(".seat.me")
    assert not other.count(".hands .place")
    other.check()
    other.page.reload()
    other.page.wait_for_selector(".banner.of-seat")
    other.click(".banner .btn")
    other.page.reload()
    other.page.wait_for_selector(".board .place")
    assert other.page.locator(".banner").is_hidden(), "who has read it is left alone"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_host_frees_a_seat_and_its_owner_is_told(windows: Windows, phone: bool) -> None:
    ana, ben, cy = windows(phone=phone), windows(phone=not phone), windows()
    cy.allowed = "409"
    ana.make("chocolatl", "me Ana", "open Ben", "bot")
    old = ana.links["1"]
    ben.sit(old)
    cy.go(old)
    cy.page.wait_for_selector(".no-seat:has-text('used already')")
    cy.check()
    ana.page.wait_for_selector('.seat[aria-label="Ben"]:not(.away)', state="attached")
    if phone:
        ana.click("#tab-seats")
    ana.click('.seat[aria-label="Ben"] .dots')
    ana.click("#free-seat")
    ana.page.wait_for_selector("dialog:has-text('Free the seat of Ben?')")
    ana.check()
    ana.click("dialog .btn.go")
    ben.page.wait_for_selector(".banner.of-seat:has-text('The host has freed your seat')")
    assert not ben.count(".seat.me")
    assert not ben.count(".hands .place"), "the hand is not shown any more"
    for window in (ana, ben):
        window.page.wait_for_selector(".lines li.notice:has-text('took the seat of Ben')", state="attached")
    ben.check()
    link = ana.page.evaluate("() => fetch(`/api${location.pathname.replace('/t/', '/tables/')}`).then(a => a.json())")
    cy.sit(link["links"]["1"])
    ben.page.wait_for_selector(".lines li.notice:has-text('sat down')", state="attached")


def test_who_is_played_for_by_a_bot_is_told(windows: Windows) -> None:
    ana, ben = windows(), windows(phone=True)
    table = ana.make("mexica", "me Ana", "open Ben")
    ben.sit(ana.links["1"])
    ana.context.request.post(f"/api/tables/{table}/seats/1", data={"kind": "bot", "level": "random"})
    ben.page.wait_for_selector(".banner.of-seat:has-text('A bot plays for you')")
    ben.check()
    ben.page.wait_for_selector(".lines li.notice:has-text('lets a bot play for Ben')", state="attached")
    ana.context.request.post(f"/api/tables/{table}/seats/1", data={"kind": "person"})
    ben.page.wait_for_selector(".banner", state="hidden")
    ben.page.wait_for_selector(".lines li.notice:has-text('Ben plays')", state="attached")
