"""Giving up, and playing on from a position at another table."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3

from patolli import Record, Rng, parse
from patolli.engine.match import play_at_random
from patolli.engine.played import SaidLine
from patolli.table.rows import SeatRow, TableRow
from patolli.table.store import Store
from tests.table.conftest import People
from tests.table.server import News, Person, Server
from tests.waiting import wait_until


def browser_of(server: Server, table: str, seat: int) -> str:
    with sqlite3.connect(server.log.parent / "tables.db") as db:
        found = db.execute('select browser from owners where "table" = ? and seat = ?', (table, seat)).fetchone()
    return str(found[0])


def finished(server: Server, person: Person, game: str, players: int = 2, end: int = 0) -> str:
    """A game that was played to its end, or so far, with the person at seat 0 and people who are gone elsewhere."""
    made, _ = person.make("mexica", "me", "open")
    record = Record(game, players, {"length": "3"} if game == "lapins" else {})
    play_at_random(record, Rng(7, players))
    lines = [SaidLine(actor, line, actor < 0, at, 1e9) for at, (actor, line) in enumerate(record.lines)]
    names = ("Ana", "Ben", "Cy")[:players]
    who = [SeatRow("person", name, "", f"s{name}", {f"gone {name}"}) for name in names]
    who[0].owners = {browser_of(server, made, 0)}
    id = secrets.token_urlsafe(12)
    row = TableRow(id, game, players, dict(record.options), "", "", False, who, lines[:end] if end else lines)

    async def write() -> None:
        store = Store(f"sqlite:///{server.log.parent}/tables.db")
        row.actors = Record(game, players, dict(record.options), lines=record.lines[: end or None]).end().actors()
        await store.create(row)
        await store.close()

    asyncio.run(write())
    return id


def play_on(person: Person, table: str, at: int, *kinds: str, **more: object) -> News:
    seats = [dict(zip(("kind", "level"), kind.split(), strict=False)) for kind in kinds]
    answer = person.post(table, "play-on", at=at, seats=seats, **more)
    return {"status": answer.status_code, **answer.json()}


def test_a_bot_of_the_tables_level_plays_on(people: People) -> None:
    ana, ben = people(), people()
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open", "name": "Ben"}]
    made = ana.http.post("/api/tables", json={"game": "mexica", "seats": seats, "level": "random"}).json()
    table = made["table"]
    ben.follow(made["links"]["1"])
    assert ana.news(table)["level"] == "random"
    assert ana.say(table, ana.news(table), "place H6").status_code == 200
    assert ana.post(table, "resign", seat=1).status_code == 403, "for oneself only"
    assert ben.post(table, "resign", seat=1).status_code == 200
    wait_until(lambda: ana.news(table)["asked"])
    seat = ana.news(table)["seats"][1]
    assert (seat["kind"], seat["level"], seat["resigned"], seat["clock"]) == ("bot", "random", True, None)
    (notice,) = ana.news(table)["notices"]
    assert (notice["kind"], notice["text"]) == ("resigned", "Ben gave up: a bot plays on.")
    assert ben.post(table, "resign", seat=1).status_code == 403, "once"
    assert ben.say(table, ben.news(table), "end").status_code == 403
    assert ana.post(table, "seats/1", kind="person").json()["error"]["key"] == "gave-up"
    assert "gave" not in ana.ask(table, "/record").text
    again = ana.post(table, "rematch").json()["table"]
    assert [one["kind"] for one in ana.news(again)["seats"]] == ["person", "person"], "in a rematch they play again"
    assert ana.post(table, "seats/1", kind="open").status_code == 200
    assert not ana.news(table)["seats"][1]["resigned"]


def test_the_level_is_that_of_the_first_bot_or_adept(people: People) -> None:
    ana = people()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "random"}]
    table = ana.http.post("/api/tables", json={"game": "mexica", "seats": seats}).json()["table"]
    assert ana.news(table)["level"] == "novice"
    table, _ = ana.make("mexica", "me", "open")
    assert ana.news(table)["level"] == "adept"
    wrong = {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "open"}], "level": "./bot.py"}
    assert ana.http.post("/api/tables", json=wrong).status_code == 422


def test_when_the_last_person_gives_up_bots_go_on_while_somebody_looks(people: People) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me Ana", "bot")
    assert ana.say(table, ana.news(table), "place H6").status_code == 200
    assert ana.post(table, "resign", seat=0).status_code == 200
    before = ana.news(table)["seq"]
    with ana.watch(table, seat=0):
        wait_until(lambda: ana.news(table)["seq"] > before)
    (listed,) = [one for one in ana.http.get("/api/mine").json()["tables"] if one["id"] == table]
    assert not listed["asked"], "nobody waits for whoever gave up"
    assert ana.news(table)["play_on"]


def test_a_finished_game_is_played_on_from_any_position(server: Server, people: People) -> None:
    ana, ben = people(), people()
    table = finished(server, ana, "zapotec")
    news = ana.news(table)
    assert (news["over"], news["play_on"]) == (True, True)
    at = news["seq"] * 2 // 3
    made = play_on(ana, table, at, "me", "open")
    assert made["status"] == 201
    after = ana.news(made["table"])
    assert (after["seq"] >= at, after["over"]) == (True, False)
    before, now = ([entry["line"] for entry in one["log"]] for one in (ana.news(f"{table}/at/{at}", seat=0), after))
    assert now[: len(before)] == before
    assert after["notices"][0]["kind"] == "forked"
    ben.follow(made["links"]["1"])
    whole, part = (parse(ana.ask(one, "/record", seat=0).text).lines for one in (table, made["table"]))
    assert len(whole) > len(part)
    assert ana.news(table)["notices"] == [], "a game that is over is left as it was"
    cy = people()
    assert play_on(cy, table, at, "bot random", "me")["status"] == 201, "whoever knows the finished game"
    assert play_on(ana, table, news["seq"], "me", "bot")["error"]["key"] == "is-over"
    assert play_on(ana, table, news["seq"] + 1, "me", "bot")["status"] == 404
    assert play_on(ana, table, at, "me")["status"] == 422


def test_a_running_game_among_people_is_refused_whatever_is_asked(server: Server, people: People) -> None:
    """The refusal tells nothing: it is the same for every position, every asker and every game."""
    ana, cy = people(), people()
    answers = set()
    for game, end in (("zapotec", 60), ("lapins", 80)):
        table = finished(server, ana, game, end=end)
        assert not ana.news(table)["play_on"]
        for person in (ana, cy):
            for at in (0, 1, end // 2, end, end + 1, 999):
                for kinds in (("me", "bot"), ("me",)):
                    answers.add(tuple(play_on(person, table, at, *kinds).pop("error").items()))
    assert len(answers) == 1
    assert ("key", "still-played") in answers.pop()


def test_alone_a_running_game_is_played_on_by_whoever_plays_it(people: People) -> None:
    ana, cy = people(), people()
    table, _ = ana.make("mexica", "me Ana", "bot")
    assert ana.say(table, ana.news(table), "place H6").status_code == 200
    at = ana.news(table)["seq"] - 1
    assert not cy.news(table)["play_on"]
    assert play_on(cy, table, at, "me", "bot")["error"]["key"] == "still-played"
    made = play_on(ana, table, at, "bot", "me", seat=0)
    assert made["status"] == 201
    assert [seat["kind"] for seat in ana.news(made["table"])["seats"]] == ["bot", "person"]
    assert ana.news(table)["notices"][0]["kind"] == "fork"
    opened = ana.post(table, "seats/1", kind="open")
    assert opened.status_code == 200
    assert play_on(ana, table, at, "me", "bot")["error"]["key"] == "still-played", "somebody may come"


def test_the_clock_of_a_table_that_goes_on_begins_anew(server: Server, people: People) -> None:
    ana, ben = people(), people()
    table = finished(server, ana, "mexica")
    made = play_on(ana, table, 60, "me", "open", clock={"seconds": 600, "increment": 30})
    ben.follow(made["links"]["1"])
    clocks = [seat["clock"] for seat in ana.news(made["table"])["seats"]]
    assert [(clock["left"], clock["running"]) for clock in clocks] == [(600, False)] * 2
    result = ana.news(table)["result"]
    assert (result["resigned"], result["takebacks"], result["forked"]) == ([], [0, 0], None)


def test_a_record_from_a_file_is_played_on_too(server: Server, people: People) -> None:
    ana, ben = people(), people()
    text = ana.ask(finished(server, ana, "chocolatl", 3), "/record").text
    replay = ben.http.post("/api/replay", content=text).json()["table"]
    assert ben.news(replay)["play_on"]
    made = play_on(ben, replay, 50, "me", "bot random", "bot random")
    assert made["status"] == 201
    assert ben.news(made["table"])["seq"] >= 50
