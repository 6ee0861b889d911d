"""Two processes that share a PostgreSQL: what happens at one is seen at the other."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest
from websockets.sync.client import ClientConnection

from tests.table.postgres import Postgres
from tests.table.server import News, Person, Server, random_line
from tests.waiting import PATIENCE, wait_until

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Pair]:
    """Two servers at one database."""
    url = postgres.new()
    servers = [Server(tmp_path_factory.mktemp(name), db=url) for name in ("one", "other")]
    for server in servers:
        server.start()
    yield servers[0], servers[1]
    for server in servers:
        server.stop()
        assert "Traceback" not in server.log.read_text()


def there(person: Person, server: Server) -> Person:
    """The same browser at another process."""
    other = Person(server)
    other.http.cookies = person.http.cookies
    return other


def heard(live: ClientConnection, true: Callable[[News], object]) -> News:
    """The next message of which something is true."""
    while not true(message := json.loads(live.recv(PATIENCE))):
        pass
    return dict(message)


def test_whoever_waits_for_a_table_to_be_read_is_given_signs(pair: Pair) -> None:
    one, other = pair
    ana = Person(one)
    table, _ = ana.make("mexica", "me Ana", "here Ben")
    url = other.command[other.command.index("--db") + 1].replace("+psycopg", "")
    with psycopg.connect(url) as db:
        db.execute("LOCK TABLE lines IN ACCESS EXCLUSIVE MODE")  # so the other process cannot read the table
        with there(ana, other).watch(table, signs=1) as live:
            assert live.recv(PATIENCE) == "{}", "it is heard before its news"
            db.rollback()
            assert heard(live, lambda news: "scene" in news)["mine"] == [0, 1]


def test_lines_chat_seats_names_undo_and_a_rematch_are_seen_at_the_other_process(pair: Pair) -> None:
    one, other = pair
    ana, eve = Person(one), Person(other)
    table, links = ana.make("mexica", "me Ana", "open")
    with eve.watch(table) as live:
        heard(live, lambda news: news["seq"])
        ben = Person(other)
        ben.follow(links["1"])
        with ana.watch(table) as at_one:
            heard(at_one, lambda news: "seats" in news and news["seats"][1]["kind"] == "person")
            heard(live, lambda news: "seats" in news and news["seats"][0]["here"])
        heard(live, lambda news: "seats" in news and not news["seats"][0]["here"])
        news = ana.news(table)
        assert ana.say(table, news, "place H6").status_code == 200
        told = heard(live, lambda told: told["seq"] == news["seq"] + 1)
        assert told["log"][-1]["line"] == "place H6"
        assert ana.post(table, "undo", seat=0, seq=told["seq"]).status_code == 200
        back = heard(live, lambda told: told["seq"] == news["seq"])
        assert back["edition"] == news["edition"] + 1
        assert ana.post(table, "chat", seat=0, text="Hello over there").status_code == 201
        assert heard(live, lambda told: told.get("chat"))["chat"][-1]["text"] == "Hello over there"
        assert ben.post(table, "seats/1/name", name="Ben").status_code == 200
        assert ana.ask(table, "", seat=0).status_code == 200
        wait_until(lambda: ana.news(table)["seats"][1]["name"] == "Ben")
        assert there(ana, other).post(table, "seats/1", kind="open").status_code == 200
        assert heard(live, lambda told: told.get("notices"))["notices"][-1]["kind"] == "freed"
        assert ben.news(table)["mine"] == []
        assert there(ben, one).news(table)["lost"]["seat"] == 1
        again = ana.post(table, "rematch").json()["table"]
        assert heard(live, lambda told: told["next"])["next"] == again
        assert there(ana, other).post(table, "rematch").json()["table"] == again, "once, wherever it is asked for"


def test_a_process_that_is_behind_looks_before_it_refuses(pair: Pair) -> None:
    """Whoever speaks by turns at both, with what it was told at the other, is never refused."""
    one, other = pair
    ana = Person(one)
    table, _ = ana.make("mexica", "me", "here")
    both = [ana, there(ana, other)]
    rng = random.Random(4)
    with ExitStack() as stack:
        for person in both:
            stack.enter_context(person.watch(table, seat="none"))  # both hold the table in memory
        for turn in range(12):
            news = both[turn % 2].news(table)
            assert both[(turn + 1) % 2].say(table, news, random_line(news, rng)).status_code == 200
            told = both[turn % 2].news(table)
            assert told["seq"] > news["seq"]
            if told["undo"]["line"] and not turn % 5:
                body = {"seat": told["seat"], "seq": told["seq"]}
                assert both[(turn + 1) % 2].post(table, "undo", **body).status_code == 200
            assert both[turn % 2].post(table, "chat", text=f"Turn {turn}").status_code in (201, 429)
    assert both[0].ask(table, "/record").text == both[1].ask(table, "/record").text


def test_of_two_who_speak_at_once_at_two_processes_one_is_told_of_the_other(pair: Pair) -> None:
    one, other = pair
    ana = Person(one)
    table, _ = ana.make("mexica", "me", "here")
    away = there(ana, other)
    news = away.news(table)
    assert ana.say(table, news, "place H6").status_code == 200
    late = away.say(table, news, "place G7")
    assert (late.status_code, late.json()["error"]["key"]) == (412, "old-position")
    assert [line["line"] for line in away.news(table)["log"]][-1] == "place H6"


def test_a_seat_is_shown_in_one_window_of_all_processes(pair: Pair) -> None:
    one, other = pair
    ana = Person(one)
    table, _ = ana.make("mexica", "me Ana", "bot")
    with ana.watch(table) as old:
        heard(old, lambda news: news.get("seat") == 0)
        with there(ana, other).watch(table) as new:
            heard(new, lambda news: news.get("seat") == 0)
            taken = heard(old, lambda news: "taken" in news and news["taken"] == 0)
            assert (taken["seat"], taken["asked"], taken["mine"]) == (None, False, [0])
            with ana.watch(table, seat=0) as back:
                heard(back, lambda news: news.get("seat") == 0)
                heard(new, lambda news: "taken" in news and news["taken"] == 0)


def test_clocks_and_take_backs_are_the_same_at_both(pair: Pair) -> None:
    one, other = pair
    ana = Person(one)
    body = {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "here"}], "clock": {"seconds": 600, "increment": 7}}
    table = ana.http.post("/api/tables", json=body).json()["table"]
    both = [ana, there(ana, other)]

    def clocks(person: Person) -> list[News]:
        return [seat["clock"] for seat in person.news(table)["seats"]]

    for turn, line in enumerate(("place H6", "place G7", "end")):
        assert both[turn % 2].say(table, both[turn % 2].news(table), line).status_code == 200
        here, far = clocks(ana), clocks(both[1])
        assert [one["running"] for one in here] == [one["running"] for one in far]
        assert [one["left"] for one in here if not one["running"]] == [one["left"] for one in far if not one["running"]]
    assert both[0].news(table)["farther"] == both[1].news(table)["farther"]


def test_a_line_that_nobody_told_of_is_found(pair: Pair, postgres: Postgres) -> None:
    """Its process was killed between the commit and the message: the line is in the store, and nothing else is."""
    one, other = pair
    ana, eve = Person(one), Person(other)
    table, _ = ana.make("mexica", "me", "here")
    with eve.watch(table) as live:
        before = heard(live, lambda news: news["seq"])
        command = one.command[one.command.index("--db") + 1].replace("+psycopg", "")
        with psycopg.connect(command) as db:
            row = "INSERT INTO lines VALUES (%s, %s, 0, 'place H6', false, %s, 0)"
            db.execute(row, (table, before["seq"] + 1, before["seq"]))
            db.execute("UPDATE tables SET changes = changes + 1, actors = '[1]' WHERE id = %s", (table,))
        told = heard(live, lambda news: news["seq"] == before["seq"] + 1)
        assert told["log"][-1]["line"] == "place H6"


def test_a_cut_connection_is_made_again(pair: Pair) -> None:
    one, other = pair
    ana, eve = Person(one), Person(other)
    table, _ = ana.make("mexica", "me", "here")
    rng = random.Random(2)
    command = one.command[one.command.index("--db") + 1].replace("+psycopg", "")
    with eve.watch(table) as live:
        heard(live, lambda news: "scene" in news)
        for _ in range(3):
            with psycopg.connect(command, autocommit=True) as db:
                here = "datname = current_database() AND pid <> pg_backend_pid()"
                db.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {here}")
            wait_until(lambda: ana.ask(table, "").status_code == 200)
            news = ana.news(table)
            while ana.say(table, news, random_line(news, rng)).status_code == 503:
                pass
            while json.loads(live.recv(PATIENCE)).get("seq") == news["seq"]:
                pass


def test_a_restarted_database_is_used_again_by_both(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new()
    one, other = (Server(folder, db=url) for folder in (tmp_path / "one", tmp_path / "other"))
    for server in (one, other):
        server.log.parent.mkdir()
        server.start()
    ana, eve = Person(one), Person(other)
    table, _ = ana.make("mexica", "me", "here")
    with eve.watch(table) as live:
        news = ana.news(table)
        heard(live, lambda told: "seq" in told)  # so the other process has read the table
        postgres.stop()
        assert ana.say(table, news, "place H6").status_code == 503
        postgres.start()
        wait_until(lambda: ana.say(table, news, "place H6").status_code == 200)
        assert heard(live, lambda told: told["seq"] == news["seq"] + 1)
    for server in (one, other):
        server.stop()
        assert "Traceback" not in server.log.read_text()
