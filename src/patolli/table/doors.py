"""What a connection may do before anybody looks at what it asks: uvicorn's two protocols, with limits.

The head of a request has a size and a time, and an address has a number of connections. What a WebSocket sends is
counted, pings too. Bodies are the affair of the application, which knows how large each may be.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Sequence
from ipaddress import ip_address
from typing import TYPE_CHECKING, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from patolli.table.hosts import Network, household
from patolli.table.limits import Limits
from patolli.table.logs import network_of

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

log = logging.getLogger("patolli.table")

PIECE_BYTES = 4096
"""Bytes that are looked at in one go."""
FIELD_BYTES = 4
"""Bytes around the name and the value of a header."""
GOOD_BYE_SECONDS = 1.0
LOOKS = 6
"""How often it is looked whether anything more was read, before somebody is given up who reads nothing."""
MOST_AFTER_BYTES = 1_000_000
"""For whoever still sends when the refusal is on its way: one who is cut off at once does not read it."""
REFUSAL = "HTTP/1.1 {}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
BAD = "400 Bad Request"
TOO_LARGE = "431 Request Header Fields Too Large"
TOO_SLOW = "408 Request Timeout"
STOPPING = "503 Service Unavailable\r\nretry-after: 5"


class Arrivals:
    """Who is connected from where, and who of them has not asked for anything yet."""

    def __init__(self, limits: Limits, proxies: Sequence[Network] = ()) -> None:
        self.limits = limits
        self.proxies = proxies
        self.all: Counter[str] = Counter()
        self.half_open: dict[str, dict[Door, None]] = {}

    def whence(self, client: tuple[str, int] | None) -> str:
        """Where a connection is counted; nowhere, which is empty, if it is a proxy's, who counts by itself."""
        if client is None or (self.proxies and any(ip_address(client[0]) in network for network in self.proxies)):
            return ""
        return household(client[0])

    def add(self, whence: str) -> bool:
        """Whether there is room for one more connection from there."""
        if not whence:
            return True
        self.all[whence] += 1
        return self.all[whence] <= self.limits.connections

    def remove(self, whence: str) -> None:
        if whence:
            self.all[whence] -= 1
            if not self.all[whence]:
                del self.all[whence]

    def wait(self, door: Door) -> None:
        """Wait for the head of a request; of too many from one address the oldest goes, never the newcomer."""
        if door.whence:
            waiting = self.half_open.setdefault(door.whence, {})
            waiting[door] = None
            if len(waiting) > self.limits.half_open:
                oldest = next(iter(waiting))
                del waiting[oldest]
                oldest.transport.abort()

    def waited(self, door: Door) -> None:
        waiting = self.half_open.get(door.whence, {})
        waiting.pop(door, None)
        if not waiting:
            self.half_open.pop(door.whence, None)


class Unread:
    """What waits on this side to be read on the other: a connection of which nothing is read any more is cut off.

    Also one that is closed already: it would wait until the last byte has gone.
    """

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self.transport = transport
        self.pause = seconds / LOOKS
        self.bytes = 0
        self.looks = 0
        """How often there was as much as before: what is read makes it less, and what is written then makes it more."""
        self.timer = asyncio.get_running_loop().call_later(self.pause, self._look)

    def _look(self) -> None:
        now = self.transport.get_write_buffer_size()
        self.looks = self.looks + 1 if now == self.bytes > 0 else 0
        self.bytes = now
        if self.looks < LOOKS:
            self.timer = asyncio.get_running_loop().call_later(self.pause, self._look)
        else:
            self.transport.abort()

    def stop(self) -> None:
        self.timer.cancel()


class Door(HttpToolsProtocol):
    """A connection by HTTP."""

    arrivals: ClassVar[Arrivals]
    whence = ""
    counted = False
    reading = True
    """Whether a head is expected, or a part of it is there."""
    head = 0
    """Bytes of it so far that belong to nothing that is complete."""
    fields = 0
    """Bytes of what is complete of it."""
    done = False
    """Nothing is heard any more: refused, or a WebSocket by now."""
    answered: RequestResponseCycle | None = None
    """The request that is being answered: others that came in one go with it wait."""
    after = 0
    timer: asyncio.TimerHandle | None = None
    unread: Unread | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.whence = self.arrivals.whence(self.client)
        self.counted = True
        if not self.arrivals.add(self.whence):
            self.done = True
            transport.abort()
            return
        self.unread = Unread(transport, self.arrivals.limits.unread_seconds)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        if self.answered is not None:  # uvicorn tells the last request alone, which may not be this one
            self.answered.disconnected = True
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answered = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE_BYTES):
            if self.done or self.transport.is_closing():
                break
            piece = data[start : start + PIECE_BYTES]
            super().data_received(piece)
            if self.reading and not self.done:
                self.head += len(piece)
                if self.head > self.arrivals.limits.head_bytes + PIECE_BYTES:
                    self._end(TOO_LARGE)
        if self.done:
            self.after += len(data)
            if self.after > MOST_AFTER_BYTES:
                self.transport.abort()

    # What the parser finds

    def on_message_begin(self) -> None:
        self.head = self.fields = 0
        self.reading = True
        self._wait()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        if not self.done:
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or one that follows a body in pieces."""
        self._count(len(name) + len(value) + FIELD_BYTES)
        if not self.done:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if not self.done:
            self.head = 0
            self.reading = False
            if not (self.parser.should_upgrade() and self._should_upgrade()):  # else there is still a body to come
                self._waited()
            super().on_headers_complete()

    def on_chunk_header(self) -> None:
        """A part of a body follows, or headers again after the last."""
        self.head = 0
        self.reading = True

    def on_body(self, body: bytes) -> None:
        self.head = 0
        self.reading = False
        if not self.done:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.head = self.fields = 0
        self.reading = False
        if not self.done:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self.done and not self.transport.is_closing() and self.timer is None:
            self._set_timer()

    def handle_websocket_upgrade(self) -> None:
        if not self.done:
            self.done = True
            self._leave()
            super().handle_websocket_upgrade()

    # Waiting

    def _wait(self) -> None:
        if not self.done:
            self._set_timer()
            self.arrivals.wait(self)

    def _set_timer(self) -> None:
        if self.timer:
            self.timer.cancel()
        self.timer = self.loop.call_later(self.arrivals.limits.head_seconds, self._end, TOO_SLOW)

    def _waited(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None
        self.arrivals.waited(self)

    def _leave(self) -> None:
        self._waited()
        if self.unread:
            self.unread.stop()
        if self.counted:
            self.counted = False
            self.arrivals.remove(self.whence)

    def _count(self, size: int) -> None:
        self.fields += size
        if self.fields > self.arrivals.limits.head_bytes and not self.done:
            self._end(TOO_LARGE)

    def _end(self, answer: str) -> None:
        """Refuse, unless another answer is on its way, and hear nothing any more."""
        self._waited()
        self.done = True
        if self.transport.is_closing():
            return
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if answering or self.pipeline or (answer == TOO_SLOW and not self.head and not self.fields):
            self.transport.close()
            return
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True  # it asked for something, whose answer would follow this one
            self.cycle.message_event.set()
        self.transport.write(REFUSAL.format(answer).encode())
        self.transport.write_eof()
        self.timer = self.loop.call_later(GOOD_BYE_SECONDS, self.transport.abort)


class Wire(WebSocketsSansIOProtocol):
    """A connection by WebSocket."""

    arrivals: ClassVar[Arrivals]
    whence = ""
    unread: Unread | None = None
    left = 0.0
    then = 0.0
    """Frames that may come at once, and when that was so."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.left, self.then = self.arrivals.limits.frames_burst, time.monotonic()
        self.whence = self.arrivals.whence(self.client)
        self.arrivals.add(self.whence)
        self.unread = Unread(self.transport, self.arrivals.limits.unread_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.unread:
            self.unread.stop()
        self.arrivals.remove(self.whence)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The process ends: whoever has not come in yet asks again elsewhere."""
        if not self.handshake_complete and not self.close_sent:
            self.close_sent = self.handshake_complete = self.disconnected = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1012})
            self.transport.write(REFUSAL.format(STOPPING).encode())
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE_BYTES])
        if not self.handshake_initiated and not self.transport.is_closing():  # it was whole, and cannot be read
            self.handshake_complete = self.close_sent = True
            self.transport.write(REFUSAL.format(BAD).encode())
            self.transport.close()

    def handle_events(self) -> None:
        """Pings, pongs and pieces of messages are frames as messages are, and who sends too many is told so."""
        if self._may_send(sum(isinstance(event, Frame) for event in self.conn.events)):
            super().handle_events()
        else:
            self._fail(1008, "too-fast")

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(b"".join(self.frames)):
            whence = network_of(self.client[0]) if self.client else "nowhere"
            log.warning("A message from %s is no text: it is not UTF-8.", whence)
            self._fail(1007, "not-text")
        else:
            super().send_receive_event_to_app()

    def _may_send(self, frames: int) -> bool:
        limits, now = self.arrivals.limits, time.monotonic()
        self.left = min(limits.frames_burst, self.left + (now - self.then) * limits.frames_rate) - frames
        self.then = now
        return frames == 0 or self.left >= 0

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # it sends before its handshake is answered
            self._fail(1002, "malformed")
        else:
            super().handle_parser_exception()

    def _fail(self, code: int, reason: str) -> None:
        self.frames = []
        if not self.close_sent:
            if self.conn.state is OPEN:
                self.conn.fail(code, reason)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            self.close_sent = self.handshake_complete = self.disconnected = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def doors(limits: Limits, proxies: Sequence[Network] = ()) -> tuple[type[Door], type[Wire]]:
    """Both protocols, with limits that they share."""
    shared = {"arrivals": Arrivals(limits, proxies)}
    return type("Door", (Door,), shared), type("Wire", (Wire,), shared)
