"""Connections that send too much, too slowly or nonsense: each is given up, and nobody else notices."""

from __future__ import annotations

import resource
import socket
import struct
import time
from contextlib import ExitStack
from http.client import HTTPResponse
from pathlib import Path

import httpx
import pytest

from patolli.table.doors import Arrivals
from patolli.table.hosts import also_mapped, household, network
from patolli.table.limits import Limits
from tests.table.raw import START, call, pour, rest, upgrading
from tests.table.server import Person, Server
from tests.waiting import PATIENCE, wait_until

HEAD = Limits().head_bytes


# Heads of requests


@pytest.mark.parametrize(
    "head",
    [
        START + b"X-A: " + b"a" * HEAD + b"\r\n\r\n",
        START + b"Cookie: a=" + b"a" * HEAD * 10 + b"\r\n\r\n",
        START + b"a: b\r\n" * 3000 + b"\r\n",
        b"GET /api?" + b"a" * HEAD + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET /" + b"a" * HEAD * 10,
        b"G" + b"a" * HEAD * 10,
        START + b"a" * HEAD * 2,
        START + b"a: b\r\n" * 6000,
        START + b"Upgrade: websocket\r\nConnection: Upgrade\r\nX-A: " + b"a" * HEAD + b"\r\n\r\n",
    ],
)
def test_a_head_above_16_kB_is_refused_at_once(server: Server, head: bytes) -> None:
    with call(server) as raw:
        pour(raw, head, 1)
        answer = rest(raw)
    assert answer.startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 400 ")), answer[:80]
    assert answer.startswith(b"HTTP/1.1 431 ") or not head.startswith(START), answer[:80]
    assert answer.count(b"HTTP/1.1") == 1


def test_a_long_head_is_refused_however_small_its_pieces(server: Server) -> None:
    with call(server) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        raw.sendall(START)
        pour(raw, b"X-A: " + b"a" * 95 + b"\r\n", 60_000)
        assert rest(raw).startswith(b"HTTP/1.1 431 ")


def test_nobody_can_send_60_MB_of_head(server: Server) -> None:
    with call(server) as raw:
        raw.sendall(START + b"X-A: ")
        assert pour(raw, b"a" * 65_536, 60_000_000) < 20_000_000, "what the system keeps for both sides, no more"


def test_heads_below_the_limit_and_bodies_are_heard(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        for size in (10, 8000, HEAD - 600):
            assert http.get("/api/games", headers={"X-A": "a" * size}).status_code == 200
            assert http.get("/api/games", params={"a": "a" * size}).status_code == 200
        answer = http.post("/api/replay", content=b"x" * 900_000)
        assert (answer.status_code, answer.json()["error"]["key"]) == (422, "bad-record")
        answer = http.post("/api/replay", content=iter([b"x" * 90_000] * 10))
        assert (answer.status_code, answer.json()["error"]["key"]) == (422, "bad-record")


def test_many_requests_at_once_are_all_answered(server: Server) -> None:
    """One after the other in one go, longer together than a head may be; the last without its end."""
    with call(server) as raw:
        raw.sendall((START + b"X-A: " + b"a" * 500 + b"\r\n\r\n") * 60 + START)
        raw.sendall(b"Connection: close\r\n\r\n")
        assert rest(raw).count(b"HTTP/1.1 200 ") == 61


def test_what_follows_a_body_in_pieces_is_no_way_in(server: Server) -> None:
    chunked = b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n"
    for trailer in (b"X-A: b\r\n" * 4000, b"X-A: " + b"a" * 400_000):
        with call(server) as raw:
            raw.sendall(chunked)
            pour(raw, trailer, 60_000_000 if len(trailer) > 100_000 else 1)
            assert rest(raw).count(b"HTTP/1.1") <= 1
    assert httpx.get(f"{server.url}/api", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize("path", ["/api/tables", "/api/replay", "/t/xxxxxxxxxxxxxxxx/sit/x"])
def test_who_goes_away_in_the_middle_of_a_body_leaves_no_traceback(server: Server, path: str) -> None:
    for head in (b"Content-Length: 50", b"Transfer-Encoding: chunked"):
        with call(server) as raw:
            raw.sendall(b"POST " + path.encode() + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n" + head + b"\r\n\r\n4\r\nabcd")
        with call(server) as raw:
            raw.sendall(START + b"Connection: close\r\n\r\n")
            assert rest(raw).startswith(b"HTTP/1.1 200 ")
    assert "Traceback" not in server.log.read_text()


def test_who_goes_away_from_many_requests_leaves_no_traceback(own_server: Server) -> None:
    """More than fits on its way: the first answers wait to be read, and the other requests wait for them."""
    for _ in range(5):
        with socket.socket() as raw:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # it ends by a reset
            raw.connect(("127.0.0.1", own_server.port))
            raw.sendall((START.replace(b"/api", b"/static/art/mexica.svg") + b"\r\n") * 200)
            raw.recv(1)
            for _ in range(20):
                assert httpx.get(f"{own_server.url}/api", timeout=PATIENCE).status_code == 200
    own_server.stop()
    assert "Traceback" not in own_server.log.read_text()


# Connections that wait


@pytest.mark.parametrize(
    ("begin", "drip", "told"),
    [
        (b"", b"", b""),
        (b"GET", b"", b"HTTP/1.1 408 "),
        (START, b"X-A: b\r\n", b"HTTP/1.1 408 "),
        (b"", b"\r\n", b"HTTP/1.1 408 "),
    ],
)
def test_half_a_request_is_given_up(impatient: Server, begin: bytes, drip: bytes, told: bytes) -> None:
    with call(impatient) as raw:
        raw.sendall(begin)
        raw.settimeout(0.2)
        answer = b""
        for _ in range(100):
            try:
                answer = raw.recv(1000)
                break
            except TimeoutError:
                raw.sendall(drip)
            except OSError:
                break
        else:
            pytest.fail("it was never given up")
    assert answer[: len(told)] == told
    assert bool(answer) == bool(told)


@pytest.mark.parametrize("drip", [b"\r\n", b"GET"])
def test_a_kept_connection_is_given_up_too(impatient: Server, drip: bytes) -> None:
    with call(impatient) as raw:
        raw.sendall(START + b"\r\n")
        assert raw.recv(12) == b"HTTP/1.1 200"
        raw.settimeout(0.2)
        for _ in range(100):
            try:
                if not raw.recv(65_536):
                    break
            except TimeoutError:
                raw.sendall(drip)
                drip = drip[:2]
            except OSError:
                break
        else:
            pytest.fail("it was never given up")


def test_a_body_that_nobody_wants_is_given_up(impatient: Server) -> None:
    with call(impatient) as raw:
        raw.sendall(START + b"Content-Length: 999999\r\n\r\n")
        assert raw.recv(12) == b"HTTP/1.1 200"
        raw.settimeout(0.2)
        for _ in range(100):
            try:
                if not raw.recv(65_536):
                    break
            except TimeoutError:
                raw.sendall(b"x")
            except OSError:
                break
        else:
            pytest.fail("it was never given up")


def test_who_is_slow_but_comes_is_heard(impatient: Server) -> None:
    """Two requests of one connection, each with a head in three pieces."""
    with call(impatient) as raw:
        for _ in range(2):
            for piece in (START[:9], START[9:], b"\r\n"):
                raw.sendall(piece)
            answer = HTTPResponse(raw)
            answer.begin()
            assert (answer.status, answer.read()[:1]) == (200, b"{")


def test_280_half_open_requests_lock_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if they are not given up in time: of too many the oldest goes."""
    monkeypatch.setenv("PATIENCE", "1000")
    server = Server(tmp_path, module="tests.table.patience_server")
    server.start()
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (220, 220))
    ana = Person(server)
    table, _ = ana.make("mexica", "me", "here")
    with ExitStack() as stack, ana.watch(table) as live:
        live.recv(PATIENCE)
        for number in range(280):
            raw = stack.enter_context(call(server))
            raw.sendall(START if number % 2 else b"")
        for path in ("/", "/api", f"/t/{table}"):
            with httpx.Client(base_url=server.url, timeout=PATIENCE) as newcomer:
                assert newcomer.get(path).status_code == 200
        assert ana.say(table, ana.news(table), "place H6").status_code == 200
        assert live.recv(PATIENCE)
    ana.close()
    server.stop()
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("asked", ["picture", "news"])
def test_who_reads_nothing_is_given_up(impatient: Server, asked: str) -> None:
    """The system has taken in what fits, and the rest waits for somebody who never reads."""
    ana = Person(impatient)
    table, _ = ana.make("mexica", "me", "here")
    ana.close()
    path = {"picture": "/static/art/mexica.svg", "news": f"/api/tables/{table}?language=fr"}[asked]
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        raw.settimeout(PATIENCE)
        raw.connect(("127.0.0.1", impatient.port))
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode() * 200)
        wait_until(lambda: is_cut(raw), lambda: time.sleep(0.1))


def is_cut(raw: socket.socket) -> bool:
    """Whether the other side has ended it, which is told to whoever sends something."""
    try:
        raw.send(b"\r")
    except OSError:
        return True
    return False


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux tells the limits of a running process")
def test_there_are_files_for_all_connections_of_an_address(tmp_path: Path) -> None:
    """Of 1024, which are usual, one address could take all."""
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    server = Server(tmp_path)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(few, 256), most))
    try:
        server.start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))
    assert server.process is not None
    assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)[0] >= min(most, 2 * Limits().connections)
    server.stop()


def test_an_address_has_a_number_of_connections() -> None:
    arrivals = Arrivals(Limits(connections=2), also_mapped([network("10.0.0.0/8")]))
    ana, ben = arrivals.whence(("192.0.2.1", 5000)), arrivals.whence(("192.0.2.2", 5000))
    assert [arrivals.add(ana), arrivals.add(ana), arrivals.add(ana), arrivals.add(ben)] == [True, True, False, True]
    arrivals.remove(ana)
    arrivals.remove(ana)
    assert arrivals.add(ana)
    for proxy in ("10.1.2.3", "::ffff:10.1.2.3"):
        assert all(arrivals.add(arrivals.whence((proxy, port))) for port in range(9)), "a proxy counts by itself"
    for whence in (ana, ana, ben):
        arrivals.remove(whence)
    assert not arrivals.all
    assert arrivals.whence(("2001:db8::1", 5000)) == arrivals.whence(("2001:db8::2", 5000))
    assert household("2001:db8::1") == household("2001:db8:0:0:ffff::2") != household("2001:db8:0:1::1")
    assert household("::ffff:192.0.2.1") != household("::ffff:192.0.2.2")


def test_one_connection_more_is_ended_until_another_has_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those by WebSocket are connections, too."""
    monkeypatch.setenv("CONNECTIONS", "5")
    server = Server(tmp_path, module="tests.table.patience_server")
    server.start()
    ana = Person(server)
    table, _ = ana.make("mexica", "me", "here")
    ana.close()
    inside: list[socket.socket] = []
    with ExitStack() as stack:

        def come_in() -> bool:
            """That the one before has gone may not be known yet."""
            raw = stack.enter_context(upgrading(server, table))
            try:
                if raw.recv(12) == b"HTTP/1.1 101":
                    inside.append(raw)
            except ConnectionResetError:
                pass
            return len(inside) == 5

        wait_until(come_in)
        assert not any(is_heard(server) for _ in range(5))
        inside[0].close()
        wait_until(lambda: is_heard(server))
    server.stop()
    assert "Traceback" not in server.log.read_text()


def is_heard(server: Server) -> bool:
    """Whether a newcomer is answered."""
    with call(server) as raw:
        pour(raw, START + b"Connection: close\r\n\r\n", 1)
        return rest(raw).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("head", [b"Content-Length: 50", b"Transfer-Encoding: chunked"])
def test_half_a_body_is_given_up(impatient: Server, head: bytes) -> None:
    with call(impatient) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n" + head + b"\r\n\r\n4\r\nabcd")
        assert raw.recv(13) == b"HTTP/1.1 408 "
