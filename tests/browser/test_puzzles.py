"""Puzzles in a real browser: found by clicking, answered when wrong, given up on a phone."""

from __future__ import annotations

from patolli.stage.learn.puzzles import Puzzle, puzzles_of
from patolli.table.rows import game_of
from tests.browser.conftest import Windows
from tests.browser.window import Window


def easy(name: str) -> Puzzle:
    """A puzzle with a short solution."""
    return min(puzzles_of(game_of(name)).puzzle, key=lambda one: (len(one.solution), one.id))


LOGGED = "n => document.querySelectorAll('.lines li:not(.notice)').length >= n && !document.querySelector('.waiting')"


def open_puzzle(window: Window, name: str, puzzle: Puzzle) -> None:
    window.page.goto(f"/puzzles/{name}/{puzzle.id}")
    window.page.wait_for_selector(".solving #say")
    window.page.wait_for_selector(".board .place")


def type_lines(window: Window, lines: tuple[str, ...]) -> None:
    """Type a whole turn, line by line."""
    for line in lines[:-1]:
        before = window.log()
        window.page.fill("#cmd", line)
        window.page.press("#cmd", "Enter")
        window.page.wait_for_function(LOGGED, arg=before + 1)
    window.page.fill("#cmd", lines[-1])
    window.page.press("#cmd", "Enter")
    window.page.wait_for_selector("#check:not([disabled])")


def test_a_wrong_turn_is_refuted_and_the_solution_replayed(windows: Windows) -> None:
    window, puzzle = windows(), easy("mexica")
    page = window.page
    open_puzzle(window, "mexica", puzzle)
    assert page.locator("#check").is_disabled()
    assert page.locator("#next").is_hidden()
    window.check()
    type_lines(window, puzzle.rival[puzzle.compared].lines)
    page.click("#check")
    page.wait_for_selector(".solving.wrong #say:has-text('There is a better turn')")
    assert "chance to win" in window.text("#outcome")
    assert "Your rating" in window.text("#change")
    window.check()
    page.click("#undo-turn")  # the reader may look again; it is not rated twice
    page.wait_for_selector("#outcome:has-text('not rated again')")
    type_lines(window, puzzle.solution)
    page.focus("#check")
    page.keyboard.press("Enter")
    page.wait_for_selector(".solving.well #say:has-text('Found!')")
    page.wait_for_selector("#outcome:has-text('Compared with')")
    page.wait_for_function("() => document.activeElement.id === 'next'")
    window.check()
    page.click("#replay")
    page.wait_for_function(
        "n => document.querySelectorAll('.lines li:not(.notice)').length === n", arg=len(puzzle.solution)
    )
    page.click("#next")
    page.wait_for_url(lambda address: "/puzzles/mexica/" in address and puzzle.id not in address)
    page.wait_for_selector(".solving #say")
    page.click("#all-puzzles")
    page.wait_for_selector("#mexica .small:has-text('1 of')")
    window.check()


def test_giving_up_on_a_phone_in_french_and_the_dark(windows: Windows) -> None:
    window, puzzle = windows(phone=True, language="fr-FR", dark=True), easy("zapotec")
    page = window.page
    page.goto("/puzzles")
    page.wait_for_selector("#daily:has-text('Résoudre')")
    window.check()
    open_puzzle(window, "zapotec", puzzle)
    window.check()
    page.click("#show")
    page.wait_for_selector("#say:has-text('La solution')")
    page.wait_for_selector("#outcome:has-text('Comparé à')")
    page.wait_for_selector("#next:not([hidden])")
    window.check()
    page.click("#again")
    page.wait_for_selector("#outcome:has-text('déjà essayé')")


def test_the_lobby_and_the_lessons_lead_to_puzzles(windows: Windows) -> None:
    page = windows().page
    page.goto("/")
    page.click("#to-puzzles")
    page.wait_for_selector("h1:has-text('Puzzles')")
    page.goto("/learn")
    page.click("#to-puzzles")
    page.wait_for_selector("h1:has-text('Puzzles')")
    page.click("[data-solve=mexica]")
    page.wait_for_selector(".solving #say:has-text('Find the best turn')")
