"""WebSockets that send too much or nonsense: each is closed, and nobody else notices."""

from __future__ import annotations

import base64
import os
import socket
import struct

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.table.conftest import People
from tests.table.raw import GO_ON, PING, PONG, TEXT, call, frame, pour, rest, upgraded, upgrading
from tests.table.server import Person, Server
from tests.waiting import PATIENCE


@pytest.mark.parametrize(
    "flood",
    [frame(PING), frame(PING, b"x" * 100), frame(PONG), frame(TEXT, b"x"), frame(GO_ON, b"", False)],
    ids=["pings", "long pings", "pongs", "messages", "pieces"],
)
def test_all_that_a_socket_sends_is_counted(people: People, server: Server, flood: bytes) -> None:
    table, _ = people().make("mexica", "me", "here")
    with upgraded(server, table) as raw:
        if flood == frame(GO_ON, b"", False):
            raw.sendall(frame(TEXT, b"", False))
        raw.sendall(flood * 150)
        answer = rest(raw)
    assert b"\x88\x0a" + struct.pack("!H", 1008) + b"too-fast" in answer or flood == frame(TEXT, b"x")


def test_a_flood_of_pings_is_cut_off_and_others_play(people: People, server: Server) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me", "here")
    with upgraded(server, table) as raw, ana.watch(table) as live:
        live.recv(PATIENCE)
        assert pour(raw, frame(PING) * 10_000, 30_000_000) < 20_000_000
        assert ana.say(table, ana.news(table), "place H6").status_code == 200
        assert live.recv(PATIENCE)
        for _ in range(30):
            assert live.ping().wait(PATIENCE), "an honest one is answered"


@pytest.mark.parametrize(
    "sent",
    [frame(TEXT, b"\xff\xfe") * 3, frame(TEXT, b"\xc3", False) + frame(GO_ON, b"("), frame(TEXT, b"ok \xed\xa0\x80")],
)
def test_text_that_is_none_ends_a_socket_with_1007(people: People, server: Server, sent: bytes) -> None:
    table, _ = people().make("mexica", "me", "here")
    before = server.log.read_text()
    with upgraded(server, table) as raw:
        raw.sendall(sent)
        assert rest(raw).endswith(b"\x88\x0a" + struct.pack("!H", 1007) + b"not-text")
    (line,) = server.log.read_text().removeprefix(before).splitlines()
    assert "127.0.0.0/24" in line, "the network that it came from, not the household"
    assert "UTF-8" in line


def test_a_socket_takes_no_long_message_and_no_compressed_one(people: People, server: Server) -> None:
    table, _ = people().make("mexica", "me", "here")
    for sent, code in ((b"\x81\xfe\x10\x01" + b"\0" * 4101, 1009), (b"\xc1\x81" + b"\0" * 5, 1002)):
        with upgraded(server, table, "Sec-WebSocket-Extensions: permessage-deflate\r\n") as raw:
            raw.sendall(sent)
            assert struct.pack("!H", code) in rest(raw)[-80:]


def test_a_letter_in_two_pieces_is_text(people: People, server: Server) -> None:
    table, _ = people().make("mexica", "me", "here")
    with people().watch(table) as live:
        live.recv(PATIENCE)
        live.send(["caf\u00e9".encode()[:4], "caf\u00e9".encode()[4:]], text=True)
        assert live.ping().wait(PATIENCE)


@pytest.mark.parametrize(
    "more",
    [
        "X-A: " + "a" * 9000 + "\r\n",
        "a: b\r\n" * 200,
        "Sec-WebSocket-Extensions: permessage-deflate; x=" + "9" * 300 + "\r\n",
        "Sec-WebSocket-Extensions: ;;;\r\n",
        "Sec-WebSocket-Protocol: ,,\r\n",
        "Sec-WebSocket-Key: second\r\n",
        "Sec-WebSocket-Version: 12\r\n",
        "Content-Length: 5\r\n",
        "Transfer-Encoding: chunked\r\n",
        "X-A: \u00e9\u00ff\r\n",
    ],
)
def test_a_strange_handshake_is_answered(impatient: Server, more: str) -> None:
    ana = Person(impatient)
    table, _ = ana.make("mexica", "me", "here")
    ana.close()
    key = base64.b64encode(os.urandom(16)).decode()
    with call(impatient) as raw:
        raw.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{more}\r\n".encode("latin-1")
        )
        answer = raw.recv(1000)
    assert answer.startswith((b"HTTP/1.1 1", b"HTTP/1.1 4")), answer
    assert "Traceback" not in impatient.log.read_text()


@pytest.mark.parametrize("sent", [b"", frame(PING) * 150, frame(TEXT, b"\xff"), frame(TEXT, b"x"), b"\xff\xff"])
def test_who_sends_or_goes_before_the_handshake_leaves_no_traceback(own_server: Server, sent: bytes) -> None:
    ana = Person(own_server)
    table, _ = ana.make("mexica", "me", "here")
    for number in range(30):
        with upgrading(own_server, table if number % 2 else f"{number:016}") as raw:
            raw.sendall(sent)
            if number % 3:
                raw.shutdown(socket.SHUT_WR)
                rest(raw)
    assert ana.say(table, ana.news(table), "place H6").status_code == 200
    ana.close()
    own_server.stop()
    assert "Traceback" not in own_server.log.read_text()


def shout(live: ClientConnection) -> None:
    while True:
        live.send("hello")


def test_a_socket_that_is_closed_for_sending_too_much_may_come_back(people: People, server: Server) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me", "here")
    with ana.watch(table) as live:
        live.recv(PATIENCE)
        with pytest.raises(ConnectionClosed):
            shout(live)
    with ana.watch(table) as live:
        assert live.recv(PATIENCE)
