"""One gesture: begun, changed, taken back, told, gone on with by keys; what cannot be undone is never done unasked."""

import random

import pytest

from patolli import Record, Rng, hear, lines
from patolli.engine.match import Match
from tests.browser.conftest import Windows
from tests.browser.test_words import play_on
from tests.browser.window import Window

BOTS = ("bot Bo", "bot Cy")
WORD = "document.activeElement.dataset.word"


def until(window: Window, word: str, avoid: tuple[str, ...] = ()) -> None:
    """Play until a verb can be said."""
    rng = random.Random(5)
    for _ in range(200):
        lit = window.next()["lit"]
        if ["word", word] in lit:
            return
        window.touch_one(*rng.choice([one for one in lit if one[1] not in avoid] or lit))
    raise AssertionError(f"{word} could never be said")


def chips(window: Window) -> list[str]:
    return [text.strip() for text in window.page.locator(".lately [data-back]").all_inner_texts()]


def chosen(window: Window) -> list[str]:
    found = window.page.locator(".hands .place.chosen").all()
    return [place.get_attribute("data-word") or "" for place in found]


def placed(window: Window, *seats: str) -> None:
    """A table of Mexica with the pawn on H6."""
    window.make("mexica", *(seats or ("me Ana", *BOTS)))
    window.click('.place[data-word="H6"]')
    if window.count('[data-say="!"]'):
        window.click('[data-say="!"]')
    window.page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')


# What can be taken back


def before_an_income() -> tuple[Record, str]:
    """A game of Zapotec whose first seat chooses last, and a card for it.

    With the card it is the first to take an income, its row and its column differ, and it can build then.
    """
    for seed in range(200):
        match, rng = Match.read(Record("zapotec", 2, {})), Rng(seed)
        while actors := match.state.actors():
            if actors == [0] and match.state.view(0).phase == "choose":  # type: ignore[attr-defined]
                for line in lines(match.state, 0):
                    after = match.state.copy()
                    after.play(0, hear(after, 0, line))
                    if after.actors() != [0] or after.game().indifferent(after, 0):
                        continue
                    for more in ("income row", "done"):
                        after.play(0, hear(after, 0, more))
                    if any(one.startswith("build ") for one in lines(after, 0)):
                        return match.record(), line.split()[1]
            actor = 1 if 1 in actors else actors[0]
            match.play(actor, match.state.pick(actor, rng))
    raise AssertionError("there is no such game")


def test_what_was_revealed_and_what_the_table_said_is_not_offered_to_be_taken_back(windows: Windows) -> None:
    """Zapotec: the card is known to all, and the table was done with the capital by itself."""
    window = windows()
    page = window.page
    record, card = before_an_income()
    play_on(window, record, "me Ana", "bot Bo")
    window.wait_asked()
    window.touch(card)
    window.click('[data-say="!"]')
    page.wait_for_selector('.words [data-line="income row"]')
    assert not chips(window), "the chosen card was revealed"
    window.click('.words [data-line="income row"]')
    for _ in range(20):
        if ["word", "build"] in window.next()["lit"]:
            break
        window.touch_one("word", "done")
    before = chips(window)
    assert before[:1] == ["Row"]
    assert not [chip for chip in before if chip.startswith("Play")]
    window.click('.words [data-word="build"]')
    window.click(".board .place.can")
    window.click(".mymat .place.can")
    page.wait_for_function("n => document.querySelectorAll('.lately li').length === n", arg=len(before) + 1)
    done = page.locator(".lines li:has-text('Ana begins to build')").count()
    window.allowed = "409"  # no house without an income
    window.click(".lately li:first-child button")
    page.wait_for_selector('.words [data-line="income row"]')
    page.wait_for_function("() => !document.querySelector('.play.waiting')")
    assert page.locator(".lines li:has-text('Ana begins to build')").count() <= done
    assert not chips(window)
    assert window.count('.words [data-line="income column"]'), "the income is asked for again, and no card is taken"


def test_undo_of_the_turn_says_why_not(windows: Windows) -> None:
    """Two lines of one gesture: Undo takes back both, so there is nothing more."""
    window = windows()
    placed(window)
    table = window.page.url.rsplit("/", 1)[1]
    news = window.context.request.get(f"/api/tables/{table}").json()
    said = {"seat": news["seat"], "seq": news["seq"], "lines": ["canal D5", "canal D6"]}
    assert window.context.request.post(f"/api/tables/{table}/lines", data=said).ok
    window.page.wait_for_selector("#undo:not([aria-disabled])")
    window.click("#undo-turn")
    assert window.text(".toast") == "Undo the turn: Undo takes back all there is."


# Another mind


@pytest.mark.parametrize("game", ["zapotec", "chocolatl"])
def test_another_card_is_chosen_before_it_is_said(windows: Windows, game: str) -> None:
    """The choice moves; a second click takes it back; only the button says what cannot be undone."""
    window = windows()
    page = window.page
    window.make(game, "me Ana", *BOTS)
    window.wait_asked()
    lines, sent = window.log(), len(window.posted)
    cards = page.locator(".hands .place.can").evaluate_all("found => found.map(one => one.dataset.word)")
    window.touch(cards[0])
    window.touch(cards[2])
    assert chosen(window) == [cards[2]]
    assert not window.count("#ask.refused")
    assert not window.count(".tip.why")
    window.touch(cards[2])
    assert not chosen(window)
    assert not window.count('[data-say="!"]')
    window.calm()
    assert window.posted[sent:] == [], "nothing was said"
    window.touch(cards[1])
    window.click('[data-say="!"]')
    page.wait_for_function("n => document.querySelectorAll('.lines li').length > n", arg=lines)


def test_a_canal_moves_to_another_cell(windows: Windows) -> None:
    window = windows()
    window.page.clock.install()
    placed(window)
    page, before = window.page, window.log()
    window.click('.words [data-word="canal"]')
    window.click('.place[data-word="D5"]')
    page.locator('.place[data-word="L3"] .frame').hover(force=True)
    window.later(5)
    assert not window.count(".tip.why"), "it is not refused"
    assert page.locator(".ghost use").get_attribute("href") == "#mex-canal-1"
    window.click('.place[data-word="L3"]')
    assert page.locator(".said li:not(.next)").all_inner_texts() == ["Canal", "L3"]
    page.locator('[data-say="."]').hover()
    assert page.locator(".ghost use").get_attribute("href") == "#mex-canal-1", "just this one"
    window.click('.place[data-word="L3"]')
    assert page.locator(".said li:not(.next)").all_inner_texts() == ["Canal"]
    assert window.log() == before
    window.click('.place[data-word="H7"]')
    page.wait_for_selector(".tip.why:has-text('palace')")


# What is wanted next


def test_the_prompt_says_how_a_line_goes_on(windows: Windows) -> None:
    window = windows()
    window.make("zapotec", "me Ana", *BOTS)
    until(window, "build", ("palace",))
    asked = window.text("#ask")
    window.click('.words [data-word="build"]')
    assert window.text("#ask") == "Build: now a place on the board."
    window.click(".board .place.can")
    assert "now a space of your own board." in window.text("#ask")
    window.check()
    window.page.keyboard.press("Escape")
    window.page.keyboard.press("Escape")
    assert window.text("#ask") == asked


PLACED_OR_ALL_ARE = """() => {
  if (document.querySelector('.play.waiting')) return null;
  if (document.querySelector('.words [data-word="canal"]:not([aria-disabled])')) return 'all are';
  const place = document.querySelector('.board .place.can');
  return place && (place.dispatchEvent(new MouseEvent('click', {bubbles: true})), 'placed');
}"""
"""A click on the first place that is lit, once the page is ready for the next line; until digging is offered."""


def test_the_prompt_says_when_a_line_may_end(windows: Windows) -> None:
    window = windows(phone=True, language="pt-PT")
    window.make("mexica", "me Ana", "here Ben")
    while window.page.wait_for_function(PLACED_OR_ALL_ARE).json_value() == "placed":
        pass
    window.page.locator('.words [data-word="canal"]').tap()
    window.touch("D5")
    assert window.text("#ask") == "Canal D5: só isto, ou escolha ainda um lugar do tabuleiro."


# A draft


def offered(window: Window) -> None:
    window.make("chocolatl", "me Ana", *BOTS)
    window.touch("6")
    window.page.locator('[data-say="!"]').click()
    window.page.wait_for_selector(".words .confirm")


def to_lay(window: Window) -> str:
    return window.text(".confirm small")


def test_cards_that_are_laid_outlive_a_reload_and_another_language(windows: Windows) -> None:
    window = windows()
    page = window.page
    offered(window)
    for card in ("12", "11"):
        window.click(f'.hands .place[data-word="{card}"]')
        page.keyboard.press("3")
    window.click('.hands .place[data-word="0"]')
    page.keyboard.press("1")
    assert to_lay(window) == "9 to lay"
    page.reload()
    page.wait_for_selector('.hands .place.laid[data-word="12"]', state="attached")
    assert to_lay(window) == "9 to lay"
    page.select_option("#language", "nl")
    page.wait_for_function("() => document.documentElement?.lang === 'nl'")
    page.wait_for_selector('.hands .place.laid[data-word="11"]', state="attached")
    assert "9" in to_lay(window)
    page.select_option("#language", "en")
    page.wait_for_selector(".confirm small:has-text('9 to lay')")
    window.click(".chapter:not(.prelude) li:nth-last-child(2) button")
    page.wait_for_selector("#present")
    assert not window.count(".laidtag"), "they do not lie in an earlier position"
    page.keyboard.press("Escape")
    page.wait_for_selector('.hands .place.laid[data-word="12"]', state="attached")


def test_undo_takes_laid_cards_back(windows: Windows) -> None:
    window = windows()
    page = window.page
    offered(window)
    assert window.count("#undo[aria-disabled]")
    for number, card in enumerate(("12", "11", "0"), start=1):
        window.click(f'.hands .place[data-word="{card}"]')
        page.keyboard.press(str(number))
    assert not window.count("#undo[aria-disabled], #undo-turn[aria-disabled]")
    window.click("#undo")
    assert to_lay(window) == "10 to lay"
    assert not window.count(".toast")
    window.click("#undo-turn")
    assert to_lay(window) == "12 to lay"
    assert window.count("#undo[aria-disabled]")
    page.reload()
    page.wait_for_selector(".words .confirm")
    assert to_lay(window) == "12 to lay"


def test_a_phone_says_how_to_lay(windows: Windows) -> None:
    window = windows(phone=True)
    offered(window)
    assert window.text("#then") == "Tap a card, then a place. A tap takes a card back."
    assert window.page.locator("#then").is_visible()
    window.check()


# Keys


def test_keys_enter_the_board_at_a_lit_place_and_jump_between_them(windows: Windows) -> None:
    window = windows()
    page = window.page
    window.make("mexica", "me Ana", *BOTS)
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.place.can')")
    first = page.evaluate(WORD)
    page.keyboard.press("n")
    second = page.evaluate(WORD)
    assert second != first
    assert page.evaluate("document.activeElement.matches('.place.can')")
    page.keyboard.press("p")
    assert page.evaluate(WORD) == first
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_selector('.words [data-word="canal"]:not([aria-disabled])')
    page.keyboard.press("c")
    assert page.evaluate("document.activeElement.matches('.board .place.can')"), "the focus goes where the word leads"
    before = window.log()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelectorAll('.lines li').length === n", arg=before + 1)
    page.keyboard.press("?")
    page.wait_for_selector("dialog kbd:text-is('n')")


def test_after_a_line_that_a_key_said_the_focus_is_on_something_possible(windows: Windows) -> None:
    """Zapotec: the income is chosen, and its buttons are gone."""
    window = windows()
    page = window.page
    page.clock.install()
    window.make("zapotec", "me Ana", *BOTS)
    while not window.count('.words [data-line="income column"]'):
        window.play(random.Random(3), 1)
        window.next()
    page.locator('.words [data-line="income column"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector('.words [data-line="income column"]', state="detached")
    window.next()
    assert page.evaluate("document.activeElement.matches('.words [data-word]:not([aria-disabled]), .place.can')")
    window.later(5)
    assert not window.count(".tip.why")


# The field, and who only watches


def test_a_slash_may_be_typed_and_a_refusal_goes_when_one_types_on(windows: Windows) -> None:
    window = windows()
    page = window.page
    placed(window)
    before = window.log()
    page.keyboard.press("/")
    page.keyboard.type("dig d5")
    page.keyboard.press("Enter")
    page.wait_for_selector(".tip.why")
    page.locator("#cmd").fill("")
    page.keyboard.type("ca")
    assert not window.count(".tip")
    assert page.locator("#cmdlist").is_visible()
    page.locator("#cmd").fill("/canal")
    page.keyboard.press("Enter")
    assert window.count("#cmdlist [role=option]:has-text('canal ')") > 1, "the line goes on"
    assert not window.count(".tip")
    page.locator("#cmd").fill("/canal d5")
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelectorAll('.lines li').length === n", arg=before + 1)


def test_a_spectator_is_told_so_and_has_no_field(windows: Windows) -> None:
    ana, eve = windows(), windows(phone=True)
    table = ana.make("mexica", "me Ana", *BOTS)
    eve.sit(f"/t/{table}")
    assert eve.page.title().startswith("Watching")
    assert eve.text("#then").endswith("You are watching.")
    assert eve.page.locator("#then").is_visible()
    eve.click("#tab-log")
    assert not eve.page.locator("#cmd").is_visible()
    eve.check()
    assert ana.page.locator("#cmd").is_visible()


# What is said to do


def test_who_can_only_choose_a_word_is_not_sent_to_the_board(windows: Windows) -> None:
    window = windows()
    window.make("lapins", "me Ana", "bot Bo")
    until(window, "found")
    assert "place" in window.text("#then")
    window.click('.words [data-word="found"]')
    window.click(".board .place.can")
    window.page.wait_for_selector('.words [data-line^="build"]')
    assert not window.count(".place.can, .place.may")
    assert "below" in window.text("#then")
    assert "place" not in window.text("#then")
