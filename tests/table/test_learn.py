"""Lessons over HTTP, and the coach at the table: what is answered, what is refused, and that nobody learns a secret."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from patolli import CHANCE, Match, Rng
from patolli.engine.played import SaidLine
from patolli.games import OURS
from patolli.stage.aid import numbers
from patolli.stage.learn.lessons import coaching, course
from patolli.stage.speech import LANGUAGES
from patolli.table.coaching import events_since, tip_news
from patolli.table.learn import Desk
from patolli.table.learn_messages import AskLesson, LessonNews
from patolli.table.rows import SeatRow, TableRow, game_of
from patolli.table.session import Session
from patolli.table.store import Store
from tests.table.conftest import People
from tests.table.server import Person

CANALS = "/api/learn/mexica/canals"


def ask(person: Person, address: str = CANALS, **body: object) -> dict[str, Any]:
    answer = person.http.post(address, json={"do": "look", "step": 1} | body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


# ------------------------------------------------------------------- lessons


def test_the_lessons_of_all_games_are_listed(people: People) -> None:
    games = people(**{"accept-language": "fr"}).http.get("/api/learn").json()["games"]
    assert [one["game"] for one in games] == list(OURS)
    assert all(6 <= len(one["lessons"]) <= 8 and one["minutes"] <= 15 for one in games)
    assert games[0]["lessons"][0]["title"] == "L'eau fait les quartiers"


def test_a_lesson_is_a_conversation_of_which_the_server_keeps_nothing(people: People) -> None:
    person = people()
    first = ask(person)
    assert (first["kind"], first["step"], first["steps"]) == ("look", 1, 4)
    assert first["highlight"] == ["canal", "B6"]
    assert first["news"]["asked"]
    assert first["news"]["lines"]["canal"]["B6"]
    assert [rule["number"] for rule in first["rules"]] == ["MEX-7", "MEX-8", "MEX-36"]
    wrong = ask(person, do="say", lines=["canal B4"])
    assert (wrong["kind"], wrong["rule"]) == ("wrong", "MEX-35c")
    assert wrong["text"] == "Your pawn stands there. Canals go on empty land."
    assert wrong["news"]["seq"] == 0
    elsewhere = ask(person, do="say", lines=["bridge C3 EW"])
    assert elsewhere["kind"] == "unwanted"
    assert elsewhere["news"]["seq"] == 0
    done = ask(people(), do="say", lines=["canal B6"])  # whoever asks: nothing was kept
    assert done["kind"] == "done"
    assert [step["seq"] for step in done["positions"]] == [1]
    founded = ask(person, step=2, do="say", earlier=[["canal B6"]], lines=["found A4"], seq=1)
    assert founded["kind"] == "done"
    assert founded["news"]["seats"][0]["points"] == 4
    asked = ask(person, step=3, earlier=[["canal B6"], ["found A4"]])
    assert [(row["text"], row["number"]) for row in asked["rows"]] == [("Canal on B1 possible?", False)]
    no = ask(person, step=3, do="check", answers=["yes"], earlier=[["canal B6"], ["found A4"]])
    assert no["kind"] == "wrong"
    assert no["rows"][0]["reply"].startswith("No: from now on")
    yes = ask(person, step=3, do="check", answers=["no"], earlier=[["canal B6"], ["found A4"]])
    assert yes["kind"] == "done"
    assert ask(person, step=4, earlier=[[], [], []])["news"]["seq"] == 2  # skipped steps are played as shown


def test_what_lights_up_goes_on_with_the_lines_of_a_step(people: People) -> None:
    """Get into the district, then build: once the pawn has walked, nobody is sent walking again."""
    bridges, before = "/api/learn/mexica/bridges", list[list[str]]([[], [], [], []])
    assert ask(people(), bridges, step=5, earlier=before)["highlight"] == ["walk", "B3"]
    walked = ask(people(), bridges, step=5, earlier=before, do="say", lines=["walk B3"])
    assert walked["kind"] == "begun"
    assert "temple" in walked["highlight"]
    assert "walk" not in walked["highlight"]


def test_why_not_and_what_to_show_are_told(people: People) -> None:
    person = people()
    assert ask(person, do="why", lines=["canal B4"])["rule"] == "MEX-35c"
    assert ask(person, do="why", lines=["canal B6"]) == {}
    assert ask(person, do="show")["show"] == ["canal B6"]
    assert ask(person, step=3, do="show")["rows"][0]["answer"] == "no"


@pytest.mark.parametrize(
    ("address", "body", "status"),
    [
        ("/api/learn/chess/canals", {}, 404),
        ("/api/learn/mexica/gardens", {}, 404),
        (CANALS, {"step": 5}, 404),
        (CANALS, {"step": 0}, 422),
        (CANALS, {"step": 1000}, 422),
        (CANALS, {"do": "cheat"}, 422),
        (CANALS, {"position": "mexica 3"}, 422),
        (CANALS, {"lines": "canal B6"}, 422),
        (CANALS, {"said": ["canal B6"] * 100}, 422),
        (CANALS, {"said": ["dance"]}, 409),
        (CANALS, {"said": ["1 end"]}, 409),
        (CANALS, {"do": "say"}, 409),
        (CANALS, {"do": "say", "said": ["canal Z99"], "lines": ["end"]}, 409),
        (CANALS, {"step": 2, "earlier": [["end"]]}, 409),
        (CANALS, {"step": 2, "earlier": [["canal C6"]]}, 409),
        (CANALS, {"step": 3, "do": "check", "answers": []}, 409),
        (CANALS, {"step": 3, "do": "check", "answers": ["maybe"]}, 422),
        (CANALS, {"step": 3, "do": "say", "lines": ["end"]}, 409),
        (CANALS, {"do": "check", "answers": ["yes"]}, 409),
        (CANALS, {"said": ["canal B6" + " B6" * 12_000]}, 413),
    ],
)
def test_what_does_not_fit_gets_a_sentence(people: People, address: str, body: dict[str, object], status: int) -> None:
    answer = people(**{"accept-language": "nl"}).http.post(address, json={"do": "look", "step": 1} | body)
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["why"].endswith((".", "'", "`", "]"))
    assert "Traceback" not in answer.text


def test_only_our_own_pages_ask(people: People) -> None:
    answer = people(origin="http://elsewhere.example").http.post(CANALS, json={"do": "look", "step": 1})
    assert answer.status_code == 403


@pytest.mark.parametrize("name", OURS)
def test_what_show_me_says_leads_through_a_lesson(name: str, tmp_path: Path) -> None:
    """The first lesson of each game, as the page asks: what is said in a step is sent with the next."""
    game, store = game_of(name), Store(f"sqlite:///{tmp_path}/none.db")
    lesson, earlier = course(game).lesson[0], list[list[str]]()

    def asked(**body: Any) -> LessonNews:
        found = Desk(game, lesson, AskLesson(step=number, earlier=earlier, **body), "pt", store).answer()
        assert isinstance(found, LessonNews)
        return found

    async def through() -> LessonNews:
        return await asyncio.to_thread(one_step)

    def one_step() -> LessonNews:
        shown = asked(do="show")
        assert shown.say
        assert "{" not in shown.say
        if shown.rows:
            return asked(do="check", answers=[row.answer for row in shown.rows])
        return asked(do="say", lines=shown.show, seq=shown.news.seq)

    for number in range(1, len(lesson.step) + 1):
        done = asyncio.run(through())
        assert done.kind == "done", done.text
        assert done.text
        assert "{" not in done.text
        assert done.positions[-1].seq == done.news.seq if done.positions else done.news.seq >= 0
        assert done.news.seat == lesson.seat
        earlier.append(done.said)


# ------------------------------------------------------------------- the coach


def session_of(match: Match, folder: Path) -> Session:
    seats = [SeatRow("person", "", "", f"s{seat}", {f"b{seat}"}) for seat in range(match.header.players)]
    lines = [SaidLine(line.actor, line.line, line.made, line.start) for line in match.lines]
    row = TableRow("twin" * 4, match.header.game, match.header.players, {}, match.header.position, "", False, seats, [])
    row.lines = lines
    return Session(row, Store(f"sqlite:///{folder}/none.db"))


@pytest.mark.parametrize(("name", "players"), [("mexica", 3), ("zapotec", 3), ("chocolatl", 3), ("lapins", 2)])
def test_twins_that_differ_in_what_a_seat_cannot_know_get_the_same_tips(
    name: str, players: int, tmp_path: Path
) -> None:
    """Byte for byte, all tips that apply, at several moments of a game at random."""
    match, rng = Match(name, players, seed=5), Rng(5, 1)
    heard = 0

    async def tips(session: Session, seat: int) -> bytes:
        told, shown = [], list[str]()
        while (one := await tip_news(session, seat, "fr", shown)).id:
            told.append(one)
            shown.append(one.id)
        return msgspec.json.encode(told)

    async def compare(number: int) -> int:
        session, count = session_of(match, tmp_path), 0
        truth = session.match.state
        for seat in (actor for actor in truth.actors() if actor != CHANCE):
            session.match.state = truth
            told = await tips(session, seat)
            for twin in range(2):
                session.match.state = truth.guess(seat, Rng(number, twin))
                assert await tips(session, seat) == told
            count += len(told) > 2
        return count

    for number in range(40):
        match.settle()
        actors = match.state.actors()
        if number % 8 == 1:
            heard += asyncio.run(compare(number))
        actor = actors[number % len(actors)]
        match.play(actor, match.state.pick(actor, rng))
    assert heard


def test_events_are_told_since_the_last_decision_of_the_seat(tmp_path: Path) -> None:
    match = Match("mexica", 3, position=course(game_of("mexica")).find("canals").position)
    match.say(0, "canal B6")
    match.say(0, "found A4")
    match.say(0, "end")
    session = session_of(match, tmp_path)
    assert [key for key, _ in events_since(session, 1)][:1] == ["founded"]
    assert not [key for key, _ in events_since(session, 0) if key == "founded"]


def test_a_tip_is_for_the_owner_of_a_seat_that_is_asked_and_comes_once(people: People) -> None:
    ana, ben = people(), people()
    table, links = ana.make("mexica", "me Ana", "open Ben")
    ben.follow(links["1"])
    tip = ana.ask(table, "/tip", seat=0).json()
    assert (tip["id"], tip["rules"]) == ("start-cell", ["MEX-22"])
    assert tip["text"].startswith("All four start cells")
    assert ana.ask(table, "/tip", seat=0, shown="start-cell").json() == {}
    assert ana.ask(table, "/tip", seat=0, refused="MEX-39c").json()["id"] == "wrong-size"
    assert ben.ask(table, "/tip", seat=1).json() == {}  # is not asked
    for somebody, seat in ((ben, "0"), (people(), "0"), (people(), "none")):
        assert somebody.ask(table, "/tip", seat=seat).status_code == 403
    assert ana.ask(table, "/tip", seat=0, shown="x" * 3000).status_code == 422
    assert ana.ask("nowhere", "/tip", seat=0).status_code == 404


def test_the_player_aid_has_what_the_coach_may_say(people: People) -> None:
    """For everybody alike: it tells nothing of the position."""
    ana = people()
    table, _ = ana.make("mexica", "me Ana", "open Ben")
    told = ana.ask(table, "/aid").json()["remarks"]
    assert [one["id"] for one in told] == [one.id for one in coaching(game_of("mexica")).tip]
    assert told == people().ask(table, "/aid").json()["remarks"]
    tip = ana.ask(table, "/tip", seat=0).json()
    assert tip in told


@pytest.mark.parametrize("name", OURS)
def test_every_tip_is_said_with_the_numbers_of_the_box(name: str) -> None:
    game = game_of(name)
    state = Match(name).state
    for language in LANGUAGES:
        for one in coaching(game).tip:
            told = game.speech(language).tell(f"coach-{one.id}", **numbers(game, state, language))
            assert "{" not in told, told
