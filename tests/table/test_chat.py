"""What people say beside the game."""

from __future__ import annotations

import json
import threading
from typing import Any

from websockets.sync.client import ClientConnection

from tests.table.conftest import People
from tests.table.server import Person, Server
from tests.waiting import PATIENCE


def talk(person: Person, table: str, text: str, seat: int | None = None) -> int:
    answer = person.post(table, "chat", seat=seat, text=text)
    assert answer.status_code == 201, answer.text
    return int(answer.json()["n"])


def said(news: dict[str, Any]) -> list[tuple[int, int | None, str, str]]:
    return [(one["n"], one["seat"], one["name"], one["text"]) for one in news["chat"]]


def next_chat(live: ClientConnection) -> dict[str, Any]:
    while "chat" not in (message := json.loads(live.recv(PATIENCE))):
        pass
    return dict(message)


def test_seats_and_spectators_talk_and_everybody_hears(people: People) -> None:
    ana, ben, eve = people(), people(), people()
    table, links = ana.make("mexica", "me Ana", "open Ben")
    ben.follow(links["1"])
    with ben.watch(table) as live:
        assert next_chat(live)["chat"] == []
        assert talk(ana, table, "Good   luck\n<b>all</b>", 0) == 1
        message = next_chat(live)
        assert said(message) == [(1, 0, "Ana", "Good luck <b>all</b>")]
        assert set(message) == {"table", "seq", "edition", "chat"}
        assert talk(eve, table, "Thank you") == 2
        assert said(next_chat(live)) == [(2, None, "spectator", "Thank you")]
        assert ana.say(table, ana.news(table), "place H6").status_code == 200
        assert next_chat(live)["chat"] == [], "news tell only what is new"
    everything = [(1, 0, "Ana", "Good luck <b>all</b>"), (2, None, "spectator", "Thank you")]
    assert said(eve.news(table)) == everything
    assert said(eve.news(table, chat=1)) == everything[1:]
    assert said(eve.news(table, chat=1, language="fr"))[0][2] == "spectateur"
    with eve.watch(table, chat=2) as live:
        assert next_chat(live)["chat"] == []
    assert ben.ask(table, "/at/1").json()["chat"] == []
    assert "luck" not in ben.ask(table, "/record").text


def test_chat_is_refused_where_it_should_be(people: People) -> None:
    ana, eve = people(), people()
    table, _ = ana.make("mexica", "me", "bot")
    for body, status in (
        ({"seat": 0, "text": "I am Ana"}, 403),
        ({"seat": 1, "text": "I am a bot"}, 403),
        ({"seat": 5, "text": "x"}, 404),
        ({"text": "x" * 281}, 422),
        ({"text": ""}, 422),
        ({"text": " \n\u202e"}, 422),
        ({"text": 5}, 422),
        ({}, 422),
    ):
        assert eve.post(table, "chat", **body).status_code == status, body
    replay = ana.http.post("/api/replay", content=ana.ask(table, "/record").text).json()["table"]
    assert ana.post(replay, "chat", text="x").json()["error"]["key"] == "read-only"
    assert ana.news(table)["chat"] == ana.news(replay)["chat"] == []


def test_too_much_talk_is_slowed_and_others_go_on(people: People) -> None:
    ana, ben = people(), people()
    table, links = ana.make("mexica", "me", "open")
    ben.follow(links["1"])
    statuses = [ana.post(table, "chat", seat=0, text=f"and {n}").status_code for n in range(8)]
    assert statuses[:5] == [201] * 5
    assert 429 in statuses
    assert ben.post(table, "chat", seat=1, text="Please!").status_code == 201
    assert ana.say(table, ana.news(table), "place H6").status_code == 200


def test_waiting_ends_with_chat(people: People) -> None:
    ana, ben = people(), people()
    table, _ = ana.make("mexica", "me", "here")
    seq = ana.news(table)["seq"]
    timer = threading.Timer(0.3, talk, (ana, table, "Hello"))
    timer.start()
    assert said(ben.news(table, since=seq, chat=0, wait=10)) == [(1, None, "spectator", "Hello")]
    timer.join()


def test_chat_survives_a_kill(own_server: Server) -> None:
    ana = Person(own_server)
    table, _ = ana.make("mexica", "me Ana", "here")
    talk(ana, table, "Still there?", 0)
    own_server.kill()
    own_server.start()
    assert said(ana.news(table)) == [(1, 0, "Ana", "Still there?")]
    assert talk(ana, table, "Yes", 0) == 2
    ana.close()
