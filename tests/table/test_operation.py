"""What whoever runs servers relies on: health, metrics, the log, and how a process ends."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from patolli.table import entrance, stopping
from patolli.table.entrance import Entrance
from patolli.table.logs import JsonLines, network_of
from patolli.table.stopping import Stopping
from patolli.table.store import Store
from tests.table.postgres import Postgres
from tests.table.server import Person, Server, random_line
from tests.waiting import PATIENCE, wait_until


def health(server: Server, path: str = "/healthz", **headers: str) -> tuple[int, str]:
    answer = httpx.get(f"{server.url}{path}", headers=headers, timeout=PATIENCE)
    return answer.status_code, answer.json()["status"]


# Health


def test_health_is_told_whatever_the_server_is_called(server: Server) -> None:
    """A proxy asks by an address, by a name of its own, or, as HAProxy does, by none."""
    assert health(server) == health(server, "/livez") == (200, "ok")
    assert health(server, host="patolli-1.internal") == (200, "ok")
    assert httpx.get(f"{server.url}/api/games", headers={"host": "patolli-1.internal"}).status_code == 403
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as plain:
        plain.sendall(b"OPTIONS /healthz HTTP/1.0\r\n\r\n")
        assert b" 200 " not in plain.recv(200).splitlines()[0], "only GET and HEAD ask for it"
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as plain:
        plain.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
        assert b" 200 " in plain.recv(200).splitlines()[0]


def test_a_server_whose_store_is_away_is_not_well_but_alive(tmp_path: Path, postgres: Postgres) -> None:
    server = Server(tmp_path, db=postgres.new())
    server.start()
    assert health(server) == (200, "ok")
    postgres.stop()
    try:
        wait_until(lambda: health(server) == (503, "store-away"))
        assert health(server, "/livez") == (200, "ok")
    finally:
        postgres.start()
    wait_until(lambda: health(server) == (200, "ok"))
    server.stop()
    assert "Traceback" not in server.log.read_text()


class SlowStore(Store):
    """One that answers nobody, and counts the questions."""

    def __init__(self) -> None:
        self.asked = 0

    async def ping(self) -> None:
        self.asked += 1
        await asyncio.Event().wait()


def test_a_store_that_hangs_is_asked_once_however_many_want_to_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "STORE_SECONDS", 0.01)

    async def story() -> None:
        store = SlowStore()
        asked = entrance.Health(store, Stopping())
        for _ in range(3):
            assert (await asked.answer("/healthz")).status_code == 503
        assert (await asked.answer("/livez")).status_code == 200
        assert store.asked == 1

    asyncio.run(story())


def test_a_store_that_has_just_answered_somebody_is_not_asked() -> None:
    """A process that is only busy is well: the question would stand in the row behind a hundred tables."""

    async def story() -> None:
        store = SlowStore()
        store.answered = time.monotonic()
        asked = entrance.Health(store, Stopping())
        assert await asyncio.wait_for(asked.why_not(), PATIENCE) == ""
        assert store.asked == 0

    asyncio.run(story())


def test_a_store_says_when_it_has_answered(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        before = store.answered
        await store.open()
        opened = store.answered
        await store.changes([])
        assert before < opened < store.answered
        await store.close()

    asyncio.run(story())


# The end


def open_to(inner: Any, state: Stopping) -> httpx.AsyncClient:
    """Somebody who asks an application behind the entrance."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(Entrance(inner, SlowStore(), state)), base_url="http://t")


def test_while_a_stop_is_wished_for_requests_are_answered_and_health_is_not() -> None:
    async def story() -> None:
        state = Stopping()
        async with open_to(PlainTextResponse("Here"), state) as asking:
            answer = await asking.get("/x")
            assert (answer.status_code, answer.headers.get("connection")) == (200, None)
            state.wished = True
            answer = await asking.get("/x")
            assert (answer.status_code, answer.headers.get("connection")) == (200, "close")
            well = await asking.get("/healthz")
            assert (well.status_code, well.json(), well.headers["retry-after"]) == (503, {"status": "stopping"}, "5")

    asyncio.run(story())


def test_what_is_not_answered_in_the_end_is_told_to_ask_elsewhere() -> None:
    async def waits(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.Event().wait()

    async def story() -> None:
        state = Stopping()
        async with open_to(waits, state) as asking:
            asked = [asyncio.create_task(asking.get("/x", headers={"accept-language": "fr"})) for _ in range(3)]
            while len(state.open) < 3:
                await asyncio.sleep(0)
            state.wished = True
            state.end_open()
            for answer in await asyncio.gather(*asked):
                assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
                assert answer.json()["error"]["why"].startswith("La table redémarre.")
            late = await asking.get("/x")
            assert late.status_code == 503
            assert not state.open

    asyncio.run(story())


class Waiting(threading.Thread):
    """Somebody who asks for something that takes long."""

    def __init__(self, person: Person, table: str) -> None:
        super().__init__(daemon=True)
        self.person, self.table, self.seq = person, table, person.news(table)["seq"]
        self.answer: httpx.Response | None = None

    def run(self) -> None:
        self.answer = self.person.ask(self.table, "", since=self.seq, wait=25)


def closed(live: ClientConnection) -> int:
    """How the server closes the line, after whatever it still has to say."""
    try:
        while True:
            live.recv(PATIENCE)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 0


@pytest.mark.slow
def test_a_stopped_server_answers_all_and_sends_viewers_elsewhere(tmp_path: Path) -> None:
    """SIGTERM while somebody plays, two watch and three wait: every request has an answer, and nothing is lost."""
    server = Server(tmp_path)
    server.start()
    ana = Person(server)
    table, _ = ana.make("mexica", "me", "here")
    waiting = [Waiting(Person(server), table) for _ in range(3)]
    for one in waiting:
        one.start()
    with ana.watch(table) as mine, ana.watch(table, seat="none") as other:
        for live in (mine, other):
            live.recv(PATIENCE)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        for live in (mine, other):
            assert closed(live) == 1012, "the service restarts"
    for one in waiting:
        one.join(PATIENCE)
        assert one.answer is not None
        assert (one.answer.status_code, one.answer.headers["retry-after"]) == (503, "5")
        assert one.answer.json()["error"]["key"] == "stopping"
    server.process.wait(PATIENCE)
    assert server.log.read_text() == ""
    server.process = None
    server.start()
    assert ana.news(table)["mine"] == [0, 1]
    server.stop()


@pytest.mark.slow
def test_behind_a_proxy_a_server_says_so_before_it_ends(tmp_path: Path) -> None:
    server = Server(tmp_path, options="--drain 4")
    server.start()
    ana = Person(server)
    table, _ = ana.make("mexica", "me", "here")
    with ana.watch(table) as live:
        live.recv(PATIENCE)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        wait_until(lambda: health(server) == (503, "stopping"))
        news = ana.news(table)
        said = ana.say(table, news, random_line(news, random.Random(1)))
        assert (said.status_code, said.headers["connection"]) == (200, "close"), "whoever still comes is served"
        assert json.loads(live.recv(PATIENCE))["seq"] > news["seq"]
        with pytest.raises(InvalidStatus) as refused:
            ana.watch(table)
        assert (refused.value.response.status_code, refused.value.response.headers["retry-after"]) == (503, "5")
        assert closed(live) == 1012
    server.process.wait(PATIENCE)
    server.process = None


@pytest.mark.slow
def test_a_server_whose_end_hangs_ends_all_the_same(tmp_path: Path) -> None:
    server = Server(tmp_path, module="tests.table.hanging_server")
    server.start()
    assert health(server) == (200, "ok")
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(PATIENCE) == 1
    assert "did not end by itself in time" in server.log.read_text()
    server.process = None


def test_the_times_of_the_end_fit_into_ten_seconds() -> None:
    """Asked, drained, answered, closed; and the last resort."""
    assert stopping.MOST_DRAIN_SECONDS + stopping.CLOSE_SECONDS < stopping.LAST_SECONDS < 10
    assert stopping.ANSWER_SECONDS < stopping.CLOSE_SECONDS


# Metrics


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[tuple[Server, str]]:
    """A server with metrics and a log for programs, and where its metrics are."""
    running = Server(tmp_path, options="--metrics-port 0 --log json")
    running.start()
    assert running.process is not None
    assert running.process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+/metrics", running.process.stdout.readline())
    assert found
    yield running, found[0]
    running.stop()


def test_metrics_are_at_a_port_of_their_own_and_tell_no_secret(watched: tuple[Server, str], tmp_path: Path) -> None:
    server, address = watched
    ana, ben = Person(server), Person(server)
    table, links = ana.make("mexica", "me", "open")
    ben.follow(links["1"])
    ana.say(table, ana.news(table), "place H6")
    assert ana.say(table, ana.news(table), "dance").status_code == 409
    with ana.watch(table) as live:
        live.recv(PATIENCE)
        told = httpx.get(address).text
    assert 'patolli_changes_total{game="mexica",kind="seats"} 1.0' in told
    assert 'patolli_refusals_total{key="not-legal"} 1.0' in told
    assert 'patolli_requests_total{method="POST",status="201"} 1.0' in told
    assert "patolli_tables 1.0" in told
    assert "patolli_viewers 1.0" in told
    assert re.search(r'patolli_store_seconds_bucket{le="\+Inf",operation="create"} 1\.0', told)
    assert re.search(r"patolli_loop_lag_seconds_count \d", told)
    assert "process_resident_memory_bytes" in told
    assert "last_backup" not in told
    from patolli.table.backups import backup

    backup(f"sqlite:///{tmp_path}/tables.db", tmp_path / "b")
    told = httpx.get(address).text
    assert re.search(r"patolli_last_backup_age_seconds \d", told)
    secret = links["1"].rpartition("/")[2]
    assert table not in told
    assert secret not in told
    assert httpx.get(f"{server.url}/metrics").status_code == 404, "not for the world"


def test_metrics_without_their_package_or_their_port_are_told(tmp_path: Path) -> None:
    """In a process of their own: a server sets up logging for all of its process."""

    def told(before: str, port: int) -> str:
        arguments = ["--port", "0", "--db", f"sqlite:///{tmp_path}/tables.db", "--metrics-port", str(port)]
        program = f"import sys; {before}; from patolli.table.serve import main; sys.exit(main({arguments}))"
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 2
        return done.stderr

    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert "Another program listens at port" in told("pass", taken.getsockname()[1])
    missing = told("sys.modules['prometheus_client'] = None", 0)
    assert "pip install 'patolli[table]'" in missing
    assert len(missing.splitlines()) == 1


# The log


def test_the_log_for_programs_is_one_line_for_each_event(watched: tuple[Server, str]) -> None:
    server, _ = watched
    ana, ben = Person(server), Person(server)
    table, links = ana.make("mexica", "me", "open")
    ben.http.get(links["1"], headers={"x-request-id": "proxy-7"})
    ben.follow(links["1"])
    ana.say(table, ana.news(table), "place H6")
    server.stop()
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"time", "level", "event"} <= set.intersection(*(set(line) for line in lines))
    kinds = [line["event"] for line in lines]
    assert kinds[0] == "started"
    assert kinds[-2:] == ["stopping", "stopped"]
    requests = [line for line in lines if line["event"] == "request"]
    assert {"request", "method", "path", "status", "ms", "network"} <= set(requests[0])
    assert {line["network"] for line in requests} == {"127.0.0.0/24"}
    assert [line["request"] for line in requests if line["method"] == "GET" and "/sit/" in line["path"]] == ["proxy-7"]
    assert [line["kind"] for line in lines if line["event"] == "change"] == ["seats", "lines"]
    assert links["1"].rpartition("/")[2] not in text
    assert f"/t/{table}/sit/…" in text
    assert "127.0.0.1" not in text


def test_no_line_of_the_log_opens_a_seat_or_names_a_household() -> None:
    made = JsonLines().format
    try:
        raise ValueError("at /t/abc/sit/tlaloc?x")
    except ValueError as error:
        record = logging.LogRecord("x", 40, "f", 1, "GET /t/abc/sit/%s", ("tlaloc",), (type(error), error, None))
    record.path = "/t/abc/sit/tlaloc"
    line = made(record)
    assert "tlaloc" not in line
    assert "\n" not in line
    assert json.loads(line)["error"].endswith("/sit/…?x")
    assert network_of("203.0.113.77") == network_of("::ffff:203.0.113.77") == "203.0.113.0/24"
    assert network_of("2001:db8:1:2::3") == "2001:db8:1::/48"
    assert network_of("nowhere") == ""


def test_an_error_of_the_store_names_no_values(tmp_path: Path) -> None:
    """What was to be written may be a secret, and an error is logged."""

    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        await store.open()
        with store.engine.connect() as db, pytest.raises(Exception, match="no such table") as error:
            db.exec_driver_sql("INSERT INTO nowhere VALUES (?)", ("tlaloc",))
        assert "tlaloc" not in str(error.value)
        await store.close()

    asyncio.run(story())
