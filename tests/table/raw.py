"""Connections that say what no client says."""

from __future__ import annotations

import base64
import os
import socket
import struct

from tests.table.server import Server
from tests.waiting import PATIENCE

START = b"GET /api HTTP/1.1\r\nHost: 127.0.0.1\r\n"
PING, PONG, TEXT, GO_ON = 9, 10, 1, 0


def call(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def rest(raw: socket.socket) -> bytes:
    """All that comes until the other side ends it."""
    answer = b""
    try:
        while part := raw.recv(65_536):
            answer += part
    except ConnectionResetError:
        pass
    return answer


def pour(raw: socket.socket, piece: bytes, most: int) -> int:
    """Send until nobody hears it any more; how many bytes went."""
    sent = 0
    try:
        while sent < most:
            raw.sendall(piece)
            sent += len(piece)
    except OSError:
        pass
    return sent


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame as a client sends it, with a mask of zeros."""
    return struct.pack("!BB4x", kind | (0x80 if last else 0), 0x80 | len(data)) + data


def upgraded(server: Server, table: str, more: str = "") -> socket.socket:
    raw = upgrading(server, table, more)
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += raw.recv(1)
    assert answer.startswith(b"HTTP/1.1 101 "), answer
    return raw


def upgrading(server: Server, table: str, more: str = "") -> socket.socket:
    raw = call(server)
    raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    key = base64.b64encode(os.urandom(16)).decode()
    raw.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{more}\r\n".encode()
    )
    return raw
