"""Bad input against the running server: never a 500, never a changed game."""

from __future__ import annotations

import json
import socket
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from patolli.table.routes import CALLS
from tests.table.server import Person, Server
from tests.waiting import PATIENCE

BRIEFLY = settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck), database=None)

words = st.text(max_size=30) | st.sampled_from(
    ["0", "1", "-1", "none", "9" * 30, "²", "٣", "..", "%00", "\x00", "NaN", "1e9"]
)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=8,
)
lines = st.lists(
    words
    | st.sampled_from(["choose A08", "bid 12 3", "* order 7", "canal", "canal B2 B3 B4", "walk " * 90, "found b3"]),
    max_size=4,
)
nearly = st.fixed_dictionaries(
    {},
    optional={
        "seat": st.integers(-1, 9) | values,
        "seq": st.integers(-1, 7) | values,
        "edition": st.integers(-1, 2) | values,
        "lines": lines | values,
        "turn": values,
        "kind": st.sampled_from(["bot", "me", "open"]) | values,
        "level": st.sampled_from(["./bot.py:Bot", "search:9999s", "grandmaster"]) | values,
        "name": values,
        "game": st.sampled_from(["mexica", "chess", "../mexica"]) | values,
        "seats": st.lists(st.fixed_dictionaries({"kind": values}), max_size=3) | values,
        "options": st.dictionaries(words, words, max_size=2) | values,
        "clock": st.dictionaries(st.sampled_from(["seconds", "increment"]), values) | values,
        "text": values,
    },
)
bodies = (
    st.binary(max_size=200)
    | values.map(lambda value: json.dumps(value).encode("utf-8", "surrogatepass"))
    | nearly.map(lambda value: json.dumps(value).encode("utf-8", "surrogatepass"))
    | st.sampled_from(["deep list", "deep table"])
)
DEEP = {"deep list": b"[" * 20_000, "deep table": b'{"seats":' * 2000}
queries = st.dictionaries(
    st.sampled_from(["since", "seat", "edition", "wait", "line", "language", "zip", "at", "chat"]) | words,
    words,
    max_size=4,
).map(lambda query: {name: value for name, value in query.items() if name != "wait" or not value.isdecimal()})


class Fuzzed:
    """A table whose owner sends nonsense."""

    def __init__(self, server: Server) -> None:
        self.person = Person(server)
        self.table, _ = self.person.make("mexica", "me", "here", "open")
        for cell in ("H6", "G7"):
            assert self.person.say(self.table, self.person.news(self.table), f"place {cell}").status_code == 200
        self.before = self.person.news(self.table)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        try:
            answer = self.person.http.request(method, path, **more)
        except (httpx.InvalidURL, httpx.LocalProtocolError, UnicodeEncodeError):
            return None  # the client itself refuses to send that
        self.person.received.clear()
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400 and method != "HEAD":
            assert answer.json()["error"]["why"]
        return answer

    def unchanged(self) -> None:
        assert {**self.person.news(self.table), "chat": []} == self.before


@pytest.fixture(scope="module")
def fuzzed(server: Server) -> Fuzzed:
    return Fuzzed(server)


@BRIEFLY
@given(data=st.data())
def test_nonsense_is_refused(fuzzed: Fuzzed, data: st.DataObject) -> None:
    call = data.draw(st.sampled_from([call for call in CALLS if call.method != "live"]))
    path = call.path.replace("{table}", data.draw(st.sampled_from([fuzzed.table] * 8 + ["x", "x" * 16])))
    path = path.replace("{game}", "mexica").replace("{at}", data.draw(words)).replace("{seat}", data.draw(words))
    method = data.draw(st.sampled_from([call.method.upper()] * 9 + ["PUT", "DELETE", "PATCH", "POST", "HEAD"]))
    if path.endswith(("/rematch", "/play-on", "/resign")) or (path.endswith("/name") and method == "POST"):
        return
    body = data.draw(bodies) if method != "GET" else b""
    content = body if isinstance(body, bytes) else DEEP[body]
    answer = fuzzed.ask(method, path, content=content, params=data.draw(queries))
    if method == "POST" and answer is not None and path.startswith(f"/api/tables/{fuzzed.table}/"):
        fuzzed.unchanged()


@BRIEFLY
@given(text=st.text(max_size=300) | st.text(alphabet="patolli 1\ngameplayersmexica3*0canalB2#", max_size=300))
def test_records_that_are_none(fuzzed: Fuzzed, text: str) -> None:
    for content in (text, "patolli 1\n" + text, "patolli 1\ngame mexica\nplayers 3\n\n" + text):
        answer = fuzzed.ask("POST", "/api/replay", content=content.encode("utf-8", "surrogatepass"))
        assert answer is not None


@BRIEFLY
@given(noise=st.binary(max_size=300))
def test_bytes_that_are_no_request(server: Server, noise: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
        raw.sendall(noise + b"\r\n\r\n")
        raw.shutdown(socket.SHUT_WR)
        answer = b""
        while part := raw.recv(4096):
            answer += part
    assert b" 500 " not in answer[:20]


def test_lines_of_older_and_later_positions_change_nothing(fuzzed: Fuzzed) -> None:
    for seq in (*range(fuzzed.before["seq"]), fuzzed.before["seq"] + 1, 10**6):
        for body in ({"lines": ["take"]}, {"lines": ["place I7"]}):
            answer = fuzzed.ask("POST", f"/api/tables/{fuzzed.table}/lines", json={"seat": 0, "seq": seq, **body})
            assert answer is not None
            assert answer.status_code == 412
        answer = fuzzed.ask("POST", f"/api/tables/{fuzzed.table}/undo", json={"seat": 0, "seq": seq})
        assert answer is not None
        assert answer.status_code == 412
    fuzzed.unchanged()


def test_the_server_has_not_failed_once(server: Server, fuzzed: Fuzzed) -> None:
    fuzzed.unchanged()
    assert "Traceback" not in server.log.read_text()
