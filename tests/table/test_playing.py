"""A table from its first line to its last: seats, lines, undo, replay, the end."""

import json
import random
import zlib

import pytest

from patolli import parse
from tests.table.conftest import People
from tests.table.server import random_line
from tests.waiting import PATIENCE


def test_a_table_is_made_and_its_seats_are_found(people: People) -> None:
    ana, ben, eve = people(), people(), people()
    table, links = ana.make("mexica", "me Ana", "open Ben", "bot")
    assert list(links) == ["1"]
    assert ana.news(table)["mine"] == [0]
    assert ben.news(table)["seat"] is None
    ben.follow(links["1"])
    news = ben.news(table)
    assert (news["seat"], news["mine"], news["host"]) == (1, [1], False)
    assert [seat["kind"] for seat in news["seats"]] == ["person", "person", "bot"]
    assert [seat["name"] for seat in news["seats"]] == ["Ana", "Ben", "Sand"]
    assert [seat["look"] for seat in news["seats"]] == ["p3", "p2", "p4"]
    assert eve.ask(table, "", seat=1).status_code == 403
    assert eve.http.get(f"/t/{table}/sit/{'x' * 24}").status_code == 404


def test_lines_are_said_refused_and_late(people: People) -> None:
    ana, ben = people(), people()
    table, links = ana.make("mexica", "me Ana", "open Ben", "here")
    ben.follow(links["1"])
    news = ana.news(table)
    assert news["asked"]
    assert news["lines"]["place"]
    refused = ana.say(table, news, "canal B2")
    assert refused.status_code == 409
    assert refused.json()["error"]["rule"] == "MEX-22"
    assert refused.json()["error"]["line"] == "canal B2"
    french = ana.http.post(
        f"/api/tables/{table}/lines?language=fr", json={"seat": 0, "seq": news["seq"] - 1, "lines": ["place H6"]}
    )
    assert french.status_code == 412
    assert french.json()["error"]["why"] != ana.say(table, news | {"seq": 1}, "place H6").json()["error"]["why"]
    assert ben.say(table, news, "place H6").status_code == 403
    assert ben.say(table, news, "place H6", seat=1).status_code == 409
    assert ana.say(table, news, "place H6").json() == {"seq": news["seq"] + 1, "edition": 0}
    later = ben.news(table, since=news["seq"])
    assert [entry["line"] for entry in later["log"]] == ["place H6"]
    assert later["log"][0]["n"] == later["seq"]
    assert later["asked"]
    assert not ana.news(table, seat=0)["asked"]


def test_a_gesture_is_all_or_nothing(people: People) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me", "here")
    for cell in ("H6", "G7"):
        assert ana.say(table, ana.news(table), f"place {cell}").status_code == 200
    before = ana.news(table)
    refused = ana.say(table, before, "take", "canal B2 U14")
    assert (refused.status_code, refused.json()["error"]["line"]) == (409, "canal B2 U14")
    assert ana.news(table)["seq"] == before["seq"]
    assert ana.say(table, before, "take", "take").status_code == 200


def test_why_not_is_told_for_lines_and_beginnings(people: People) -> None:
    ana, eve = people(), people()
    table, _ = ana.make("mexica", "me", "here")
    for cell in ("H6", "G7"):
        ana.say(table, ana.news(table), f"place {cell}")
    assert ana.ask(table, "/why", seat=0, line="canal").json() == {}
    assert ana.ask(table, "/why", seat=0, line="canal H7").json()["rule"].startswith("MEX-")
    assert ana.ask(table, "/why", seat=1, line="take").json()["why"] == "You are not asked at the moment."
    assert eve.ask(table, "/why", seat=0, line="canal").status_code == 403


def test_undo_goes_back_to_what_others_know_and_no_further(people: People) -> None:
    ana, ben = people(), people()
    table, links = ana.make("mexica", "me", "open", neutral_mix="standard")
    ben.follow(links["1"])
    news = ana.news(table)
    nothing = "You have said nothing that could be taken back."
    assert news["undo"] == {"line": False, "turn": False, "to": news["seq"], "why": nothing, "by": None}
    ana.say(table, news, "place H6")
    ben.say(table, ben.news(table), "place G7")
    start = ana.news(table)
    assert start["undo"]["why"] == "Somebody else has acted since."
    assert ana.post(table, "undo", seat=0, seq=start["seq"]).json()["error"]["key"] == "others-acted"
    ana.say(table, start, "take")
    ana.say(table, ana.news(table), "take", "spend")
    news = ana.news(table)
    assert news["undo"] == {"line": True, "turn": True, "to": start["seq"], "why": "", "by": None}
    assert ben.post(table, "undo", seat=0, seq=news["seq"]).status_code == 403
    assert ben.post(table, "undo", seat=1, seq=news["seq"]).json()["error"]["key"] == "others-acted"
    assert ana.post(table, "undo", seat=0, seq=news["seq"] - 1).status_code == 412
    assert ana.post(table, "undo", seat=0, seq=news["seq"]).json() == {"seq": start["seq"] + 1, "edition": 1}
    ana.say(table, ana.news(table), "take")
    ana.say(table, ana.news(table), "end")
    news = ana.news(table, since=news["seq"], edition=0)
    assert news["since"] == 0, "who knows an older edition hears the whole log again"
    stale = ana.post(table, "lines", seat=0, seq=news["seq"], edition=0, lines=["take"])
    assert stale.status_code == 412
    back = ana.post(table, "undo", seat=0, seq=news["seq"], turn=True).json()
    assert back == {"seq": start["seq"], "edition": 2}, "ending a turn can be taken back while nobody has acted"
    again = ana.news(table)
    assert {**again, "edition": 0} == {**start, "edition": 0, "undo": again["undo"]}


def test_what_chance_said_is_not_taken_back(people: People) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me", "here")
    news = ana.news(table)
    assert {(entry["actor"], entry["made"]) for entry in news["log"]} == {(-1, True)}
    assert ana.post(table, "undo", seat=0, seq=news["seq"]).json()["error"]["key"] == "nothing-to-undo"


def test_hot_seat_shows_whose_turn_it_is(people: People) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me Ana", "here Bo", "here Cy")
    for seat, cell in enumerate(("H6", "G7", "I7")):
        news = ana.news(table)
        assert (news["seat"], news["mine"]) == (seat, [0, 1, 2])
        assert ana.news(table, seat=(seat + 1) % 3)["lines"] == {}
        assert ana.say(table, news, f"place {cell}").status_code == 200


def test_viewers_hear_at_once(people: People) -> None:
    ana, ben = people(), people()
    table, links = ana.make("mexica", "me", "open")
    ben.follow(links["1"])
    with ben.watch(table) as live, people().watch(table, zip=1) as spectator:
        first = json.loads(live.recv(PATIENCE))
        assert first["seat"] == 1
        packed = spectator.recv(PATIENCE)
        assert isinstance(packed, bytes)
        assert json.loads(zlib.decompress(packed))["seat"] is None
        ana.say(table, ana.news(table), "place H6")
        while "scene" not in (news := json.loads(live.recv(PATIENCE))):
            pass
        assert (news["seq"], news["since"], news["asked"]) == (first["seq"] + 1, first["seq"], True)
        assert [entry["line"] for entry in news["log"]] == ["place H6"]
        ana.post(table, "undo", seat=0, seq=news["seq"])
        while "scene" not in (news := json.loads(live.recv(PATIENCE))):
            pass
        assert (news["seq"], news["since"], news["edition"], news["log"]) == (first["seq"], first["seq"], 1, [])


def test_waiting_is_possible_without_a_socket(people: People) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me", "bot", "bot")
    news = ana.news(table)
    ana.say(table, news, "place H6")
    while not (news := ana.news(table, since=news["seq"], wait=5))["asked"]:
        pass
    assert ana.news(table, since=news["seq"], wait=0)["log"] == []


def test_the_host_gives_a_seat_to_a_bot_and_back(people: People) -> None:
    ana, ben = people(), people()
    table, links = ana.make("mexica", "me", "open", "open")
    ben.follow(links["1"])
    ana.say(table, ana.news(table), "place H6")
    assert ben.post(table, "seats/1", kind="bot").status_code == 403
    assert ana.post(table, "seats/1", kind="bot", level="grandmaster").status_code == 422
    assert ana.post(table, "seats/1", kind="bot", level="random").status_code == 200
    while not (news := ana.news(table, since=9, wait=1))["log"]:
        pass
    assert [seat["kind"] for seat in news["seats"]] == ["person", "bot", "open"]
    assert news["seats"][2]["asked"], "the bot has placed its pawn"
    assert ben.say(table, ben.news(table), "place G7").status_code == 403
    assert ana.post(table, "seats/1", kind="person").status_code == 200
    assert ana.post(table, "seats/2", kind="person").status_code == 200
    assert [seat["kind"] for seat in ana.news(table)["seats"]] == ["person", "person", "open"]


def test_a_browser_is_told_with_whom_it_plays(people: People) -> None:
    """Not its own name, unless several people share it."""
    ana = people()
    ana.make("mexica", "me Ana", "open Ben", "bot")
    assert ana.http.get("/api/mine").json()["tables"][0]["names"] == ["Ben"]
    ana.make("mexica", "me Ana", "here Luc")
    assert ana.http.get("/api/mine").json()["tables"][0]["names"] == ["Ana", "Luc"]


def test_names_are_text_and_short(people: People) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me  <b>Ana</b> # \n and so on for ever and ever", "here")
    assert ana.news(table)["seats"][0]["name"] == "<b>Ana</b> and so on for"
    assert ana.post(table, "seats/0/name", name="Zoë\u202e").status_code == 200
    assert ana.news(table)["seats"][0]["name"] == "Zoë"
    assert people().post(table, "seats/0/name", name="Eve").status_code == 403
    assert parse(ana.ask(table, "/record").text).names == {0: "Zoë"}


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("\U0001f469\u200d\U0001f469\u200d\U0001f467 Léa", "\U0001f469\u200d\U0001f469\u200d\U0001f467 Léa"),
        ("\U0001f3f3\ufe0f\u200d\U0001f308 Zoë", "\U0001f3f3\ufe0f\u200d\U0001f308 Zoë"),
        ("\U0001f9d1\U0001f3fd\u200d\U0001f680", "\U0001f9d1\U0001f3fd\u200d\U0001f680"),
        ("\U0001f1e7\U0001f1f7" * 25, "\U0001f1e7\U0001f1f7" * 24),
        ("e\u0301" * 25, "e\u0301" * 24),
        ("\U0001f469\u200d\U0001f469\u200d\U0001f467" * 11, "\U0001f469\u200d\U0001f469\u200d\U0001f467" * 11),
        ("A\u200dna", "A na"),
        ("\u200dAna\u200d", "Ana"),
    ],
)
def test_emoji_that_are_joined_stay_one_sign_of_a_name(people: People, given: str, kept: str) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me", "here")
    assert ana.post(table, "seats/0/name", name=given).status_code == 200
    assert ana.news(table)["seats"][0]["name"] == kept
    assert parse(ana.ask(table, "/record").text).names == {0: kept}


@pytest.mark.parametrize("game", ["mexica"])
def test_a_game_against_bots_ends_and_is_explained(people: People, game: str) -> None:
    ana = people()
    table, _ = ana.make(game, "me Ana", "bot", "bot")
    rng = random.Random(3)
    news = ana.news(table)
    while not news["over"]:
        if news["asked"]:
            assert ana.say(table, news, random_line(news, rng)).status_code == 200
        news = ana.news(table, since=news["seq"], wait=5)
    result = news["result"]
    assert result["points"] == [seat["points"] for seat in news["seats"]]
    assert result["points"] == [sum(column) for column in zip(*(s["points"] for s in result["sources"]), strict=True)]
    assert result["rounds"][-1]["points"] == result["points"]
    assert [seat["seat"] for seat in news["seats"] if seat["winner"]] == result["winners"]
    assert [seat["place"] for seat in news["seats"]] == result["places"]
    assert [seat for seat, place in enumerate(result["places"]) if place == 1] == result["winners"]
    assert news["undo"]["why"] == "The game is over: nothing can be taken back."
    record = ana.ask(table, "/record").text
    assert parse(record).end().points() == result["points"]
    assert parse(record).end().places() == result["places"]

    ben = people()
    answer = ben.http.post("/api/replay", content=record)
    assert answer.status_code == 201
    shown = ben.news(answer.json()["table"], seat=1)
    assert (shown["replay"], shown["seq"], shown["result"]) == (True, news["seq"], result)
    assert shown["scene"]["zones"][0] == ana.news(table, seat=1)["scene"]["zones"][0]
    middle = ben.news(answer.json()["table"] + "/at/20", seat=2, since=15)
    assert (middle["seq"], middle["end"], len(middle["log"])) == (20, news["seq"], 5)
    assert [(seat["winner"], seat["place"]) for seat in middle["seats"]] == [(False, None)] * 3
    assert ben.say(answer.json()["table"], shown, "end").json()["error"]["key"] == "read-only"
    assert ben.ask(answer.json()["table"], "/at/99999").status_code == 404

    again = ana.post(table, "rematch")
    assert again.status_code == 201
    assert [seat["kind"] for seat in ana.news(again.json()["table"])["seats"]] == ["bot", "bot", "person"]
    assert ana.news(table)["next"] == again.json()["table"]
    assert ana.http.get("/api/mine").json()["tables"][0]["id"] == again.json()["table"]
