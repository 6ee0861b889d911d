"""Seats: a link is good once, a second device needs a link of its owner, and the host does nothing unseen."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from patolli.table import seating
from patolli.table.errors import Refused
from patolli.table.messages import NewSeat, NewTable
from patolli.table.session import Guest
from tests.table.conftest import People
from tests.table.server import Person
from tests.table.test_tables import ANA, run, tables_at
from tests.waiting import PATIENCE


def key(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def next_news(live: ClientConnection) -> dict[str, Any]:
    while "scene" not in (message := json.loads(live.recv(PATIENCE))):
        pass
    return dict(message)


def seated(people: People, game: str = "chocolatl") -> tuple[Person, Person, str, str]:
    """Ana, who made the table, and Ben, who came by a link; the table and the link."""
    ana, ben = people(), people()
    table, links = ana.make(game, "me Ana", "open Ben", "bot")
    ben.follow(links["1"])
    return ana, ben, table, links["1"]


def test_a_link_seats_one_person_once(people: People) -> None:
    """The host who kept the link of a taken seat reads no hand and says no line, whether its owner is there or not."""
    ana, ben, table, link = seated(people)
    ben.follow(link)
    eve = people()
    away = [person.http.post(link) for person in (ana, eve)]
    with ben.watch(table) as live:
        next_news(live)
        there = [person.http.post(link) for person in (ana, eve)]
    assert [key(answer) for answer in away] == [(409, "link-used")] * 2
    assert {answer.content for answer in away + there} == {away[0].content}
    assert "set-cookie" not in away[1].headers
    assert ana.news(table)["mine"] == [0]
    assert eve.news(table)["mine"] == []
    assert ana.ask(table, "", seat=1).status_code == 403
    assert "used already" in ana.http.get(link).json()["error"]["why"]
    assert ben.http.get(link).status_code == 200


@pytest.mark.parametrize(
    ("language", "said"), [("en", "used already"), ("fr", "déjà servi"), ("nl", "al gebruikt"), ("pt", "já foi usada")]
)
def test_people_are_told_by_a_page_that_a_link_was_used(people: People, language: str, said: str) -> None:
    _, _, table, link = seated(people)
    browser = people(Accept="text/html,*/*", **{"Accept-Language": language})
    for answer in (browser.http.get(link), browser.http.post(link)):
        assert answer.status_code == 409
        assert answer.headers["content-type"].startswith("text/html")
        assert said in answer.text
        assert f'href="/t/{table}"' in answer.text
    assert browser.http.get(f"/t/{table}/sit/nonsense").status_code == 404
    assert 'href="/"' in browser.http.get("/t/nonsense/sit/nonsense").text


def test_two_who_follow_a_link_at_once_are_not_both_seated(tmp_path: Path) -> None:
    async def story() -> None:
        one, other = await tables_at(tmp_path), await tables_at(tmp_path)
        here = await one.create(NewTable("mexica", [NewSeat("me"), NewSeat("open")]), ANA)
        there = await other.find(here.session.id)
        await seating.sit(here.session, "ben", 1)
        with pytest.raises(Refused, match="link-used"):
            await seating.sit(there.session, "eve", 1)
        assert (await other.find(here.session.id)).session.seats[1].owners == {"ben"}
        for tables in (one, other):
            await tables.close()

    run(story())


def test_a_link_that_is_followed_while_its_seat_is_freed_seats_nobody(tmp_path: Path) -> None:
    """Whoever loses the seat could follow its old link again and again, and be seated by it in that moment."""

    async def story() -> None:
        tables = await tables_at(tmp_path)
        session = (await tables.create(NewTable("mexica", [NewSeat("me"), NewSeat("open")]), ANA)).session
        await seating.sit(session, "ben", 1)
        async with session.lock:
            freed = asyncio.create_task(seating.change(session, ANA, 1, "open", ""))
            followed = asyncio.create_task(seating.sit(session, "eve", 1))
            await asyncio.sleep(0)  # both wait now
        await freed
        with pytest.raises(Refused, match="no-link"):
            await followed
        assert session.seats[1].owners == set()
        await tables.close()

    run(story())


def test_nobody_sits_down_unseen_at_a_seat_that_a_bot_plays(people: People) -> None:
    """The host who kept the link of an open seat, and gave the seat to a bot, does not read the bot's hand."""
    ana, ben = people(), people()
    table, links = ana.make("chocolatl", "me Ana", "open Ben", "open")
    ben.follow(links["1"])
    assert ana.post(table, "seats/2", kind="bot", level="random").status_code == 200
    assert key(ana.http.post(links["2"])) == (404, "no-link")
    assert ana.news(table)["mine"] == [0]
    assert ana.post(table, "seats/2", kind="person").status_code == 200
    kept = ana.news(table)["links"]["2"]
    assert ana.post(table, "seats/2", kind="bot", level="random").status_code == 200
    assert key(ana.http.post(kept)) == (404, "no-link")
    assert ana.post(table, "seats/1", kind="bot", level="random").status_code == 200
    assert key(ana.http.post(links["1"])) == (409, "link-used")
    ben.follow(links["1"])
    assert ana.ask(table, "", seat=2).status_code == 403


def test_a_second_device_comes_by_a_link_of_the_owner_once(people: People) -> None:
    ana, ben, table, _ = seated(people)
    assert ben.news(table)["devices"] == {"1": 1}
    for person in (ana, people()):
        assert key(person.post(table, "seats/1/link")) == (403, "not-your-seat")
    made = ben.post(table, "seats/1/link")
    assert made.status_code == 201
    assert made.json()["minutes"] == 15
    link = made.json()["link"]
    assert people().http.get(link).status_code == 200, "looking takes no seat"
    phone = people()
    phone.follow(link)
    phone.follow(link)
    assert phone.news(table)["mine"] == [1]
    assert ben.news(table)["devices"] == phone.news(table)["devices"] == {"1": 2}
    assert ana.news(table)["devices"] == {"0": 1}
    assert key(people().http.post(link)) == (409, "link-used")
    assert "devices" not in json.dumps(ana.news(table)["seats"])


def test_only_the_newest_link_for_a_device_is_good(people: People) -> None:
    _, ben, table, _ = seated(people)
    first, second = (ben.post(table, "seats/1/link").json()["link"] for _ in range(2))
    assert key(people().http.post(first)) == (404, "no-link")
    people().follow(second)


def test_a_link_for_a_device_is_good_for_a_quarter_of_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        tables = await tables_at(tmp_path)
        live = await tables.create(NewTable("mexica", [NewSeat("me"), NewSeat("bot")]), ANA)
        secret = await seating.make_link(live.session, ANA, 0)
        link = await tables.store.find_link(live.session.id, secret)
        assert link
        now = time.time()
        monkeypatch.setattr("patolli.table.seating.time.time", lambda: now + 15 * 60 + 5)
        with pytest.raises(Refused, match="link-late"):
            await seating.sit_again(live.session, "phone", link, 20)
        monkeypatch.undo()
        await seating.sit_again(live.session, "phone", link, 20)
        assert live.session.seats[0].owners == {"ana", "phone"}
        await tables.close()

    run(story())


def test_the_owner_ends_the_seat_on_other_devices(people: People) -> None:
    """Also a window that is open there shows nothing more of it, and is told why."""
    ana, ben, table, _ = seated(people)
    phone = people()
    phone.join(table, 1, ben)
    waiting = ben.post(table, "seats/1/link").json()["link"]
    with phone.watch(table) as live:
        assert next_news(live)["seat"] == 1
        assert key(ana.post(table, "seats/1/alone")) == (403, "not-your-seat")
        assert ben.post(table, "seats/1/alone").status_code == 200
        news = next_news(live)
    assert (news["seat"], news["mine"], news["asked"], news["lines"]) == (None, [], False, {})
    assert news["lost"]["seat"] == 1
    assert "Another device" in news["lost"]["text"]
    hand = json.dumps(ben.news(table)["scene"])
    assert json.dumps(news["scene"]) != hand
    assert phone.ask(table, "", seat=1).status_code == 403
    assert phone.news(table)["lost"] == news["lost"], "also after the page is loaded again"
    assert ben.news(table)["devices"] == {"1": 1}
    assert ben.news(table)["lost"] is None
    assert key(people().http.post(waiting)) == (404, "no-link")
    assert ana.news(table)["notices"] == [], "it is nobody else's business"
    phone.join(table, 1, ben)
    assert phone.news(table)["lost"] is None


def test_the_host_frees_a_seat_in_the_sight_of_all(people: People) -> None:
    ana, ben, table, old = seated(people)
    eve = people(**{"Accept-Language": "fr"})
    waiting = ben.post(table, "seats/1/link").json()["link"]
    with ben.watch(table) as live:
        assert next_news(live)["seat"] == 1
        assert key(ben.post(table, "seats/0", kind="open")) == (403, "not-host")
        assert ana.post(table, "seats/1", kind="open").status_code == 200
        news = next_news(live)
    assert (news["seat"], news["mine"], news["lines"]) == (None, [], {})
    assert news["lost"]["text"] == "The host has freed your seat. You are watching."
    assert ben.ask(table, "", seat=1).status_code == 403
    said = "The host took the seat of Ben and opened it to somebody else."
    for person in (ana, ben):
        assert [notice["text"] for notice in person.news(table)["notices"]] == [said]
    assert "L'hôte a repris sa place à Ben" in eve.news(table)["notices"][0]["text"]
    link = ana.news(table)["links"]["1"]
    assert link != old
    assert key(people().http.post(old)) == key(ben.http.post(waiting)) == (404, "no-link")
    assert ana.news(table)["mine"] == [0]
    ana.follow(link)
    assert [notice["kind"] for notice in ben.news(table)["notices"]] == ["freed", "sat"], "who sits there is seen, too"
    assert ben.news(table)["lost"]["seat"] == 1


def test_a_bot_that_plays_for_somebody_stands_in_the_log(people: People) -> None:
    ana, ben, table, _ = seated(people, "mexica")
    before = ana.news(table)
    ana.post(table, "seats/1", kind="bot", level="random")
    ana.post(table, "seats/1", kind="person")
    ana.post(table, "seats/2", kind="person")
    news = ben.news(table)
    assert [notice["kind"] for notice in news["notices"]] == ["bot", "back", "opened"]
    assert news["notices"][0]["text"] == "The host lets a bot play for Ben."
    assert [notice["n"] for notice in news["notices"]] == [1, 2, 3]
    assert news["seq"] == before["seq"], "the lines are counted as before"
    assert [entry["n"] for entry in news["log"]] == [entry["n"] for entry in before["log"]]
    assert ben.news(table)["mine"] == [1]


def test_what_is_taken_back_leaves_the_notice(people: People) -> None:
    """It stands where the game is now; and the store says the same."""
    ana = people()
    table, _ = ana.make("mexica", "me Ana", "open Ben")
    news = ana.news(table)
    ana.say(table, news, "place H6")
    assert ana.post(table, "seats/1", kind="bot", level="random").status_code == 200
    while not (now := ana.news(table, wait=1))["asked"]:
        pass
    ana.say(table, now, "take")
    ana.post(table, "seats/1", kind="person")
    after = ana.news(table)
    assert [notice["after"] for notice in after["notices"]] == [news["seq"] + 1, after["seq"]]
    assert ana.post(table, "undo", seat=0, seq=after["seq"]).status_code == 200
    undone = ana.news(table)
    assert [notice["after"] for notice in undone["notices"]] == [news["seq"] + 1, undone["seq"]]
    assert [notice["after"] for notice in ana.news(table, since=undone["seq"])["notices"]] == [undone["seq"]]
    assert ana.news(table, since=undone["seq"], wait=20, notices=1)["notices"], "who does not know one need not wait"


def test_notices_and_seats_are_kept(tmp_path: Path) -> None:
    async def story() -> None:
        tables = await tables_at(tmp_path)
        live = await tables.create(NewTable("mexica", [NewSeat("me"), NewSeat("open")]), ANA)
        await seating.sit(live.session, "ben", 1)
        await seating.change(live.session, ANA, 1, "open", "")
        await seating.sit(live.session, "cy", 1)
        secret = await seating.make_link(live.session, Guest("cy", "en"), 1)
        phone = await tables.store.find_link(live.session.id, secret)
        assert phone
        await seating.sit_again(live.session, "phone", phone, 20)
        await seating.end_others(live.session, Guest("phone", "en"), 1)
        live.give_up()
        again = await tables.find(live.session.id)
        assert again is not live
        then, now = live.session.row, again.session.row
        assert (now.notices, now.departed, now.seats) == (then.notices, then.departed, then.seats)
        assert again.session.row.departed == {(1, "ben"): "freed", (1, "cy"): "ended"}
        await tables.close()

    run(story())
