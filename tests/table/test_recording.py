"""A game from a real table is written down: chance is said by the host, and any line can be corrected."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from patolli.engine.match import Match
from patolli.engine.record import Record, parse
from patolli.stage.speech import LANGUAGES
from patolli.table.errors import words
from patolli.table.new_recording import components
from tests.table.conftest import People
from tests.table.server import News, Person, Server, random_line

GAMES = {
    "mexica": (["Ana", "Ben"], {"first_player": "random"}),
    "zapotec": (["Ana", "Ben"], {}),
    "chocolatl": (["Ana", "Ben", "Cy"], {}),
    "lapins": (["Ana", "Ben"], {"length": "3"}),
}
MOST_LINES = 80
"""Of a game that is written down here."""


def record(person: Person, game: str, names: list[str], text: str = "", **options: str) -> str:
    """A table at which a game is written down."""
    wanted = {"game": game, "names": names, "options": options, "text": text}
    answer = person.http.post("/api/recordings", json=wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def asks(news: News) -> dict[str, Any]:
    found = news["recording"]["asks"]
    assert found is not None
    return dict(found)


def at_screen(person: Person, table: str) -> News:
    """The news for whoever has to be at the screen."""
    news = person.news(table)
    owner = news["recording"]["owner"]
    return news if owner is None else person.news(table, seat=owner)


def chance(person: Person, table: str, news: News, line: str = "", how: str = "said") -> Any:
    body = {"seat": news["seat"], "seq": news["seq"], "edition": news["edition"], "how": how, "line": line}
    return person.post(table, "chance", **body)


def draw(person: Person, table: str, line: str) -> None:
    answer = chance(person, table, at_screen(person, table), line)
    assert answer.status_code == 200, answer.text


def advance(person: Person, table: str, rng: random.Random, unknown: float = 0) -> News | None:
    """Enter what is next at random; None when the game is over."""
    news = at_screen(person, table)
    if news["over"]:
        return None
    if not news["asked"]:
        left = [one for one in asks(news)["draws"] if one.get("left", 1)]
        hidden = news["recording"]["owner"] is not None
        if hidden and rng.random() < unknown:
            answer = chance(person, table, news, how="unknown")
        else:
            answer = chance(person, table, news, rng.choice(left)["line"])
            if answer.status_code == 409 and answer.json()["error"]["key"] == "held-in-secret":
                return news
        assert answer.status_code == 200, answer.text
        return news
    answer = person.say(table, news, random_line(news, rng))
    assert answer.status_code == 200, answer.text
    return news


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_chance_chosen_by_hand_reads_back_equal(people: People, game: str) -> None:
    names, options = GAMES[game]
    ana, rng = people(), random.Random(game)
    table = record(ana, game, names, **options)
    asked = 0
    for _ in range(MOST_LINES):
        news = advance(ana, table, rng)
        if news is None:
            break
        asked += not news["asked"]
    assert asked > 5, "chance was asked, not drawn"
    text = ana.ask(table, "/record", all=1).text
    found = parse(text)
    assert found.text() == text
    assert Match.read(found).record().lines == found.lines
    assert [found.names[seat] for seat in range(len(names))] == names
    again = record(ana, game, names, text=text)
    assert ana.ask(again, "/record", all=1).text == text
    assert ana.news(again, seat=0)["scene"] == ana.news(table, seat=0)["scene"]
    assert people().ask(table, "/record", all=1).text == people().ask(table, "/record").text, "for the host alone"


def test_only_the_host_at_the_screen_is_asked(people: People) -> None:
    ana, stranger = people(), people()
    table = record(ana, "mexica", ["Ana", "Ben"], first_player="random")
    mine, theirs = ana.news(table), stranger.news(table)
    assert asks(mine)["ask"] == "Who begins?"
    assert [one["thing"]["name"] for one in asks(mine)["draws"]] == ["Ana", "Ben"]
    assert (theirs["recorded"], theirs["recording"]) == (True, None)
    assert chance(stranger, table, {**theirs, "seat": 0}, "first 1").status_code == 403
    assert chance(ana, table, mine, "first 2").status_code == 409
    assert chance(ana, table, mine, "first 1").status_code == 200
    plain, _ = ana.make("mexica", "me Ana", "here Ben")
    news = ana.news(plain)
    assert (news["recorded"], news["recording"]) == (False, None)
    assert chance(ana, plain, news, "first 1").json()["error"]["key"] == "not-recorded"
    assert ana.post(table, "resign", seat=0).json()["error"]["key"] == "recorded"
    assert ana.post(table, "seats/1", kind="bot", level="novice").json()["error"]["key"] == "recorded"


def test_nobody_takes_a_seat_from_whoever_writes_the_game_down(people: People) -> None:
    ana, ben = people(), people()
    table = record(ana, "mexica", ["Ana", "Ben"])
    ben.join(table, 1, ana)
    assert ben.post(table, "seats/1/alone").json()["error"]["key"] == "not-host"
    assert ana.news(table)["mine"] == [0, 1]
    assert ana.post(table, "seats/1/alone").status_code == 200
    assert ben.news(table)["mine"] == []


def test_what_is_left_is_counted_and_what_all_came_is_named(people: People) -> None:
    ana = people()
    table = record(ana, "mexica", ["Ana", "Ben", "Cy"])
    before = {one["line"]: one.get("left", 1) for one in asks(ana.news(table))["draws"]}
    assert before["order 3"] == 2
    for _ in range(2):
        draw(ana, table, "order 3")
    after = {one["line"]: one.get("left", 1) for one in asks(ana.news(table))["draws"]}
    assert after["order 3"] == 0
    refused = chance(ana, table, ana.news(table), "order 3")
    assert refused.json()["error"]["key"] == "not-drawn"


def test_the_start_is_set_up_at_random_in_one_go(people: People) -> None:
    ana = people()
    table = record(ana, "lapins", ["Ana", "Ben"])
    assert chance(ana, table, ana.news(table), how="any").status_code == 200
    assert ana.news(table)["seq"] == 1
    assert chance(ana, table, ana.news(table), how="rest").status_code == 200
    news = ana.news(table)
    assert news["asked"], "up to the first decision"
    assert chance(ana, table, news, how="any").json()["error"]["key"] == "no-chance"


def test_any_line_is_corrected_and_those_after_it_are_said_again(people: People) -> None:
    ana, rng = people(), random.Random(5)
    table = record(ana, "mexica", ["Ana", "Ben", "Cy"])
    while not (news := ana.news(table))["asked"]:
        draw(ana, table, rng.choice([one for one in asks(news)["draws"] if one.get("left", 1)])["line"])
    for _ in range(12):
        advance(ana, table, rng)
    news = ana.news(table)
    lines = [entry["line"] for entry in news["log"]]
    first = next(index for index, entry in enumerate(news["log"]) if entry["actor"] == -1)
    body = {"seat": news["seat"], "seq": news["seq"], "edition": news["edition"]}
    back = ana.post(table, "back", to=first, **body).json()
    assert [line for _, line, *_ in back["gone"]] == lines[first:]
    assert (back["seq"], back["edition"]) == (first, 1)
    other = next(one["line"] for one in asks(ana.news(table))["draws"] if one["line"] not in lines)
    draw(ana, table, other)
    news = ana.news(table)
    body = {"seat": news["seat"], "seq": news["seq"], "edition": news["edition"]}
    again = ana.post(table, "again", lines=back["gone"][1:], **body).json()
    after = [entry["line"] for entry in ana.news(table)["log"]]
    assert after == [*lines[:first], other, *lines[first + 1 :]][: len(after)]
    assert again["said"] + len(again["left"]) == len(back["gone"]) - 1
    assert bool(again["left"]) == bool(again["why"])


def test_what_was_taken_back_comes_back_as_it_was(people: People) -> None:
    ana, rng = people(), random.Random(9)
    table = record(ana, "zapotec", ["Ana", "Ben"])
    for _ in range(75):
        advance(ana, table, rng, unknown=1)
    before = ana.news(table)
    body = {"seat": before["seat"], "seq": before["seq"], "edition": before["edition"]}
    back = ana.post(table, "back", to=10, **body).json()
    body = {"seat": before["seat"], "seq": back["seq"], "edition": back["edition"]}
    again = ana.post(table, "again", lines=back["gone"], **body).json()
    assert (again["left"], again["seq"]) == ([], before["seq"])
    after = ana.news(table, seat=before["seat"])
    assert (after["log"], after["scene"], after["recording"]["possible"]) == (
        before["log"],
        before["scene"],
        before["recording"]["possible"],
    )


def hands_unknown(person: Person, table: str) -> None:
    """Set up at random, and nobody tells any hand."""
    while not (news := at_screen(person, table))["asked"]:
        how = "rest" if news["recording"]["owner"] is None else "unknown-all"
        assert chance(person, table, news, how=how).status_code == 200


def test_a_hand_that_nobody_told_is_exchanged_when_a_card_shows_otherwise(people: People) -> None:
    ana = people()
    table = record(ana, "zapotec", ["Ana", "Ben"])
    hands_unknown(ana, table)
    news = ana.news(table, seat=0)
    assert news["recording"]["unsure"]
    other = ana.news(table, seat=1)
    held = set(other["lines"]["choose"])
    edition = news["edition"]
    taken = next(iter(sorted(held)))
    assert taken not in news["lines"]["choose"], "by what is kept, Ben holds it"
    assert ana.say(table, news, f"choose {taken}").status_code == 200
    after = ana.news(table, seat=1)
    assert taken not in after["lines"]["choose"]
    assert ana.news(table, seat=0)["edition"] > edition
    while not ana.news(table)["over"] and len(ana.news(table)["log"]) < 75:
        advance(ana, table, random.Random(3))
    found = parse(ana.ask(table, "/record", seat=0).text) if ana.news(table)["over"] else None
    assert found is None or found.possible


def test_a_card_that_was_told_is_not_exchanged(people: People) -> None:
    ana, rng = people(), random.Random(2)
    table = record(ana, "zapotec", ["Ana", "Ben"])
    while at_screen(ana, table)["recording"]["owner"] is None:
        assert chance(ana, table, ana.news(table), how="rest").status_code == 200
    while not (news := at_screen(ana, table))["asked"]:
        if news["recording"]["owner"] is None:
            assert chance(ana, table, news, how="rest").status_code == 200
            continue
        left = [one["line"] for one in asks(news)["draws"] if one.get("left", 1)]
        answer = chance(ana, table, news, rng.choice(left))
        assert answer.status_code == 200 or answer.json()["error"]["key"] == "held-in-secret"
    news, other = ana.news(table, seat=0), ana.news(table, seat=1)
    assert not news["recording"]["unsure"]
    stranger = next(iter(sorted(other["lines"]["choose"])))
    assert ana.say(table, news, f"choose {stranger}").status_code == 409


def test_a_record_marks_what_is_only_possible_and_older_readers_ignore_it() -> None:
    match = Match("zapotec", 2)
    match.asks_chance = True
    while not any(line.line.startswith("deal") for line in match.lines):
        match.draw()
    text = match.record().text()
    assert text.rstrip().endswith("# possible")
    assert parse(text).possible == [len(match.lines) - 1]
    assert parse(text).lines == match.record().lines
    assert Match.read(parse(text)).state == match.state


def test_a_record_that_is_only_looked_at_keeps_its_marks(people: People) -> None:
    """And nothing else of it can be written down."""
    match = Match("zapotec", 2)
    match.asks_chance = True
    while not any(line.line.startswith("deal") for line in match.lines):
        match.draw()
    text = match.record().text()
    ana = people()
    table = ana.http.post("/api/replay", content=text).json()["table"]
    assert parse(ana.http.get(f"/api/tables/{table}/record").text).possible == parse(text).possible != []
    news = ana.news(table)
    assert (news["recorded"], news.get("recording")) == (False, None)
    assert ana.post(table, "chance", seat=0, seq=news["seq"], edition=news["edition"], how="any").status_code in (
        403,
        409,
    )
    plain = ana.http.post("/api/replay", content=text.replace("# possible", "")).json()["table"]
    assert not parse(ana.http.get(f"/api/tables/{plain}/record").text).possible


@pytest.mark.parametrize("name", GAMES)
def test_the_form_of_a_box_has_words_for_all_that_is_no_name(name: str) -> None:
    """What stays as it is are numbers, codes of cards and tiles, and cells."""
    for language in LANGUAGES:
        for table in components(name, language).tables:
            assert not set("_.{") & set(table.label + "".join(field.label for field in table.fields))
            told = words(language)
            for part in {part for field in table.fields for part in field.key.split(".")}:
                known = told.knows(f"box-{part.replace('_', '-')}")
                assert known or re.fullmatch(r"\d+|[A-Z]+\d*|[a-z]\d|[a-z]{2}", part), part


def test_it_survives_a_restart(own_server: Server) -> None:
    ana = Person(own_server)
    table = record(ana, "zapotec", ["Ana", "Ben"])
    hands_unknown(ana, table)
    before = ana.news(table, seat=0)
    own_server.kill()
    own_server.start()
    after = ana.news(table, seat=0)
    assert (after["recorded"], after["recording"], after["log"]) == (True, before["recording"], before["log"])
    body = {"seat": 0, "seq": after["seq"], "edition": after["edition"]}
    assert ana.post(table, "back", to=0, **body).status_code == 200
    assert asks(at_screen(ana, table)), "chance is still asked"
    ana.close()


def test_it_goes_on_from_a_position_and_from_a_record_and_says_what_is_wrong(people: People) -> None:
    ana = people()
    match = Match("chocolatl", 3, seed=4)
    match.settle()
    table = record(ana, "chocolatl", ["Ana", "Ben", "Cy"], text=match.record().text())
    assert len(ana.news(table)["log"]) == len(match.lines)
    table = record(ana, "chocolatl", ["Ana", "Ben", "Cy"], text=match.state.key())
    assert ana.news(table)["asked"]
    others = Record("chocolatl", 2, position=match.state.key()).text()
    wrong = [("patolli 1\ngame mexica\nplayers 9\n\n* first 2\n", "bad-record"), ("nothing", "bad-set-up")]
    for text, key in [*wrong, (others, "bad-record")]:
        answer = ana.http.post("/api/recordings", json={"game": "mexica", "names": ["Ana", "Ben"], "text": text})
        assert (answer.status_code, answer.json()["error"]["key"]) == (422, key)


def test_own_values_of_the_box_are_in_the_table_and_in_the_record(people: People) -> None:
    ana = people()
    box = ana.http.get("/api/components/mexica").json()
    fields = {field["key"]: field["value"] for table in box["tables"] for field in table["fields"]}
    assert fields["turn.action_points"] == "6"
    table = record(ana, "mexica", ["Ana", "Ben", "Cy"], components="{turn.action_points = 7}")
    assert "component turn.action_points 7" in ana.ask(table, "/record").text
    wrong = {"game": "mexica", "names": ["Ana", "Ben"], "options": {"components": "{turn.action_points = 700}"}}
    told = {ana.http.post(f"/api/recordings?language={code}", json=wrong).json()["error"]["why"] for code in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    for game in ("zapotec", "chocolatl", "lapins"):
        assert ana.http.get(f"/api/components/{game}").json()["tables"]
