"""Every page, light and dark, on a desk and on a phone: axe finds no violation."""

import re
from pathlib import Path

import pytest

import patolli.table
from tests.browser.conftest import Windows

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
LIGHTS = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


@SIZES
@LIGHTS
def test_all_pages(windows: Windows, phone: bool, dark: bool) -> None:
    window = windows(phone=phone, dark=dark)
    page = window.page
    window.go("/")
    page.wait_for_selector(".game")
    page.locator("summary").click()
    window.check()
    window.go("/rules/mexica#MEX-35")
    page.wait_for_selector("#MEX-35.hit")
    window.check()
    window.go("/replay")
    page.wait_for_selector(".drop")
    window.check()
    table = window.make("mexica", "me Ana", "bot", "open")
    window.check()
    window.click(".words .word")
    window.check()
    if phone:
        for tab in ("mine", "seats", "log"):
            window.click(f"#tab-{tab}")
            window.check()
    window.click("#menu")
    window.check()
    window.click("dialog .btn.go")
    window.go(f"/t/{table}/replay?at=5")
    page.wait_for_selector(".board .place")
    window.check()


def test_a_page_is_light(windows: Windows) -> None:
    """Under 200 kB compressed, in at most 12 requests. How long it takes is for bench/waiting.py."""
    window = windows()
    table = window.make("mexica", "me", "bot")
    other = windows()
    other.sit(f"/t/{table}")
    assert 20_000 < other.received() < 200_000, f"{other.received()} bytes"
    asked = [request.url.removeprefix(other.server.url) for request in other.requests]
    assert len(asked) <= 12, asked
    assert other.page.evaluate("performance.getEntriesByName('board').length") == 1, "what is measured there"


def test_rules_begin_with_what_the_game_is_about_and_are_searched_without_accents(windows: Windows) -> None:
    window = windows(language="pt-PT")
    window.go("/rules/zapotec")
    window.page.wait_for_selector(".intro p")
    assert window.count(".intro p") == 3
    found = []
    for asked in ("piramide", "pirâmide"):
        window.page.fill("#find", asked)
        found.append(window.text("#found"))
    assert found[0] == found[1]
    assert "0" not in found[0].split()
    drawing = window.page.evaluate("fetch('/static/art/zapotec-sample.svg').then((answer) => answer.text())")
    assert "Ronda 3" in drawing
    assert "Round 3" not in drawing


def test_rules_are_searched(windows: Windows) -> None:
    window = windows()
    window.go("/rules/mexica")
    window.page.fill("#find", "corner")
    assert 0 < window.count(".art.hit") < 30
    assert window.count(".art:visible") == window.count(".art.hit:visible")
    corners = window.count(".art.hit")
    window.page.fill("#find", "corner bridge")
    assert 0 < window.count(".art.hit") < corners, "both words"
    window.page.fill("#find", "MEX-40")
    assert window.count("#MEX-40.hit") == 1


def test_what_is_found_in_the_rules_is_seen_on_a_phone(windows: Windows) -> None:
    """Below the field, and not below the introduction."""
    window = windows(phone=True)
    window.go("/rules/mexica")
    window.page.locator("#find").tap()
    window.page.keyboard.type("bridge")
    field, hit = (window.page.locator(one).first.bounding_box() for one in ("#find", ".art.hit"))
    assert field
    assert hit
    assert 0 <= field["y"] < hit["y"] < 400
    window.check()
    window.page.fill("#find", "40")
    hit = window.page.locator("#MEX-40").bounding_box()
    field = window.page.locator("#find").bounding_box()
    assert field
    assert hit
    assert 0 <= field["y"] < hit["y"] < 400


@pytest.mark.parametrize("language", ["fr", "nl", "pt"])
def test_a_language_is_chosen(windows: Windows, language: str) -> None:
    window = windows()
    window.make("mexica", "me", "bot")
    english = window.text("#ask"), window.text(".words .word"), window.text(".lines")
    window.page.select_option("#language", language)
    window.page.wait_for_function("wanted => document.documentElement?.lang === wanted", arg=language)
    window.page.wait_for_selector(".board .place")
    told = window.text("#ask"), window.text(".words .word"), window.text(".lines")
    assert all(before != after for before, after in zip(english, told, strict=True)), told
    window.go("/")
    assert window.text("h1") != "What shall we play?"
    assert window.page.evaluate("document.documentElement.lang") == language


def test_the_browser_chooses_the_language(windows: Windows) -> None:
    window = windows(language="nl-BE")
    window.go("/")
    window.page.wait_for_selector(".game")
    assert window.page.evaluate("document.documentElement.lang") == "nl"


def test_every_word_of_the_pages_is_told(windows: Windows) -> None:
    """No key is shown in place of a sentence."""
    window = windows()
    words = window.context.request.get("/api/words?language=pt").json()["words"]
    assert not [key for key, text in words.items() if text in (key, f"{{{key}}}")]


@pytest.mark.parametrize("page", ["/", "/rules/mexica", "/replay"])
def test_words_that_do_not_come_are_missed_in_a_sentence(windows: Windows, page: str) -> None:
    """Said in English, because nothing else is known; loading the page again mends it."""
    window = windows()
    window.allowed = "ERR_FAILED"
    words = window.context.request.get("/api/words?language=en").json()["words"]
    window.page.route("**/api/words*", lambda route: route.abort())
    window.go(page)
    window.page.wait_for_selector(".sorry")
    said = [words[key] for key in ("sorry", "error-offline", "to-the-lobby", "load-again")]
    assert window.text(".sorry").split() == " ".join(said).split()
    window.page.unroute("**/api/words*")
    window.click("#load-again")
    window.page.wait_for_selector("#language")
    assert not window.count(".sorry")


def test_the_lobby_lists_a_game_in_which_others_decide(windows: Windows) -> None:
    window = windows()
    window.make("mexica", "open Ben", "me Ana")
    window.go("/")
    window.page.wait_for_selector(".strip li .btn")
    assert "Mexica with Ben" in window.text(".strip li")
    assert "Ana" not in window.text(".strip li")
    window.check()


def test_the_lobby_says_against_whom_one_plays_alone(windows: Windows) -> None:
    window = windows()
    window.go("/")
    window.page.wait_for_selector(".game")
    window.click("[data-game=zapotec] .set-up")
    assert "alone against Cocijobot" in window.text(".setup")
    window.click("[data-game=mexica] .set-up")
    assert "Cocijobot" not in window.text(".setup")


def test_an_option_can_be_typed(windows: Windows) -> None:
    """Colours of one's own; what cannot be is refused in the reader's words, and another game is not bothered by it."""
    window = windows()
    page = window.page
    window.go("/")
    page.select_option("#language", "fr")
    page.wait_for_selector("html[lang=fr] .game")
    window.click("summary")
    page.select_option("#option-colours", "*")
    page.fill("#own-colours", "mauve")
    window.click("#play")
    page.wait_for_selector(".toast:has-text('une couleur par siège')")
    assert len(window.complaints) == 1
    assert "422" in window.complaints.pop()
    window.check()
    page.fill("#own-colours", "red, sand, grey")
    window.click("[data-game=zapotec] .set-up")
    assert not window.count("#option-components")
    window.click("[data-game=mexica] .set-up")
    assert page.input_value("#own-colours") == "red, sand, grey"
    window.click("#play")
    page.wait_for_selector(".seats .mat")
    assert "Sable" in (page.locator(".seats").text_content() or "")


def test_an_option_is_as_long_in_the_lobby_as_at_the_table(windows: Windows) -> None:
    window = windows()
    window.go("/")
    window.click("summary")
    field = window.page.locator("#own-colours")
    longest = int(field.get_attribute("maxlength") or 0)
    assert longest > 0
    for more, reason in ((0, "options"), (1, "length")):
        wanted = {"game": "mexica", "seats": [{"kind": "me"}] * 2, "options": {"colours": "x" * (longest + more)}}
        answer = window.context.request.post("/api/tables", data=wanted)
        assert answer.status == 422
        assert ("length" in answer.text()) == (reason == "length"), answer.text()


def test_a_name_is_as_long_in_the_lobby_as_at_the_table(windows: Windows) -> None:
    window = windows()
    page = window.page
    family = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
    window.go("/")
    field = page.locator(".setup .seatrow input").first
    for typed, kept in (("abcdef" * 5, "abcdef" * 4), (family * 13, family * 12)):
        field.fill("")
        page.keyboard.insert_text(typed)
        assert field.input_value() == kept
    window.click("#play")
    page.wait_for_selector(".board .place")
    assert page.evaluate("document.body.innerText").count(family * 12)


def test_two_clicks_make_one_table(windows: Windows) -> None:
    window = windows()
    window.go("/")
    window.page.wait_for_selector("#play")
    held = window.hold("/api/tables?")
    window.click("#play")
    window.click("#play")
    window.until(lambda: held)
    window.calm()
    assert len(held) == 1
    held.pop().continue_()
    window.page.wait_for_selector(".board .place")
    window.page.unroute_all()
    window.page.go_back()
    window.click("[data-game=mexica] .set-up")
    window.click("#play")
    window.page.wait_for_selector(".board .place")


def test_the_options_of_the_rules_do_not_overlap(windows: Windows) -> None:
    window = windows()
    window.go("/rules/zapotec")
    window.page.wait_for_selector("#option-solo_difficulty")
    boxes = window.page.evaluate(
        """() => [...document.querySelectorAll('.art')].map(one => {
          const number = one.querySelector('a').getBoundingClientRect(), text = one.querySelector('div');
          return [one.id, number.right - text.getBoundingClientRect().left];
        })"""
    )
    assert boxes
    assert not [id for id, over in boxes if over > 0]


def test_nothing_is_written_for_nobody() -> None:
    """Every name that a script imports is used there, every measure of a sheet in some sheet or script."""
    files = {file.name: file.read_text() for file in Path(patolli.table.__file__).with_name("static").iterdir()}
    unused = [
        f"{name}: {word}"
        for name, text in files.items()
        for found in re.findall(r"import \{([^}]*)\} from", text)
        for word in re.findall(r"[\w$]+", found)
        if len(re.findall(rf"(?<![\w$]){re.escape(word)}(?![\w$])", text)) < 2
    ]
    written = "".join(files.values())
    unused += [
        f"{name}: {measure}"
        for name, text in files.items()
        if name.endswith(".css")
        for measure in sorted(set(re.findall(r"(?m)^ *(--[\w-]+):", text)))
        if f"var({measure})" not in written
    ]
    assert not unused


@pytest.mark.parametrize("game", ["mexica", "zapotec", "chocolatl", "lapins"])
def test_seats_are_added_up_to_the_last(windows: Windows, game: str) -> None:
    window = windows()
    window.go("/")
    window.page.wait_for_selector(".game")
    window.click(f"[data-game={game}] .set-up")
    while window.count("#one-more"):
        window.click("#one-more")
    assert "false" not in window.text(".setup")
