"""A server is stopped and goes on, and pages went elsewhere meanwhile: nobody is told what is not true any more."""

from __future__ import annotations

import json
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.table.postgres import Postgres
from tests.table.server import News, Person, Server
from tests.table.test_bus import Pair, heard, there
from tests.waiting import PATIENCE, wait_until


@pytest.fixture
def two(tmp_path: Path, postgres: Postgres) -> Iterator[Pair]:
    """Two servers at one database."""
    url = postgres.new()
    servers = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        servers.append(Server(tmp_path / name, db=url))
        servers[-1].start()
    yield servers[0], servers[1]
    for server in servers:
        server.stop()
        assert "Traceback" not in server.log.read_text()


def stop(server: Server) -> None:
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)


def go_on(server: Server) -> None:
    assert server.process is not None
    server.process.send_signal(signal.SIGCONT)


def shows_the_seat(news: News) -> bool:
    return "scene" in news and news["seat"] == 0


def ended(live: ClientConnection) -> tuple[int, str]:
    """How a line is ended, on which no other window is told of."""
    try:
        while True:
            assert json.loads(live.recv(PATIENCE)).get("taken") is None
    except ConnectionClosed:
        return live.close_code or 0, live.close_reason or ""


def plays_on(ana: Person, live: ClientConnection, table: str) -> None:
    """A line is said, and the window that shows the seat is told of it: it never gave way."""
    news = ana.news(table)
    assert ana.say(table, news, "place H6").status_code == 200
    while True:
        told = json.loads(live.recv(PATIENCE))
        assert told.get("taken") is None
        if told.get("seq", 0) > news["seq"]:
            return


def asks_for_a_line(person: Person, table: str, query: str) -> socket.socket:
    """A connection of which the server has read nothing yet, as a proxy keeps it."""
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    head = f"GET /api/tables/{table}/live?{query} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookies}\r\n"
    head += "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    line = socket.create_connection(("127.0.0.1", person.server.port), PATIENCE)
    line.sendall(f"{head}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
    return line


def test_who_asked_a_stopped_server_and_went_elsewhere_keeps_the_seat_there(two: Pair) -> None:
    one, other = two
    ana = Person(one)
    table, _ = ana.make("mexica", "me Ana", "bot")
    stop(one)
    with asks_for_a_line(ana, table, "seat=0&window=desk&opened=1&signs=1") as line:
        away = there(ana, other)
        with away.watch(table, seat=0, window="desk", opened=2) as live:
            heard(live, shows_the_seat)
            go_on(one)
            while line.recv(4096):
                pass  # it is ended when the server hears of the newer one
            plays_on(away, live, table)


def test_a_server_that_was_stopped_lets_its_viewers_go(two: Pair) -> None:
    one, other = two
    ana = Person(one)
    table, _ = ana.make("mexica", "me Ana", "here")
    with ana.watch(table, seat=0, window="desk", opened=1) as old, Person(other).watch(table) as live:
        heard(old, shows_the_seat)
        heard(live, lambda news: news["seats"][0]["here"])
        stop(one)
        heard(live, lambda news: "seats" in news and not news["seats"][0]["here"])  # after seven seconds
        away = there(ana, other)
        with away.watch(table, seat=0, window="desk", opened=2) as new:
            heard(new, shows_the_seat)
            go_on(one)
            assert ended(old) == (1013, "stopped"), "and is not told that another window has the seat"
            plays_on(away, new, table)


def test_who_has_gone_before_the_table_is_read_has_never_been_there(two: Pair) -> None:
    one, other = two
    ana = Person(one)
    table, _ = ana.make("mexica", "me Ana", "here")
    away = there(ana, other)
    url = other.command[other.command.index("--db") + 1].replace("+psycopg", "")
    with ana.watch(table, seat=0) as live:
        heard(live, shows_the_seat)
        with psycopg.connect(url) as db:
            db.execute("LOCK TABLE lines IN ACCESS EXCLUSIVE MODE")  # so the other process cannot read the table
            with away.watch(table, seat=0, signs=1) as gone:
                assert gone.recv(PATIENCE) == "{}"
            db.rollback()
        wait_until(lambda: away.ask(table, "").status_code == 200)
        with away.watch(table, seat="none") as eyes:
            heard(eyes, lambda news: "scene" in news)
            plays_on(ana, live, table)
