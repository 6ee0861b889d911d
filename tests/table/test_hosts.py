"""The names by which a table is called, and the proxies that are believed."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from patolli.stage.speech import LANGUAGES
from patolli.table.hosts import called, is_ours
from patolli.table.serve import main
from tests.table.conftest import People
from tests.table.server import Person, Server
from tests.waiting import PATIENCE


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with two names and two proxies."""
    options = "--name club.example --name Jugar.EXAMPLE. --proxy 127.0.0.1 --proxy 10.0.0.0/8"
    running = Server(tmp_path_factory.mktemp("named"), rate=2, options=options)
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


OURS = ["localhost", "LocalHost:8000", "localhost.", "ana.localhost", "127.0.0.1", "127.0.0.1:99", "192.168.7.20:8000"]
OURS += ["[::1]", "[::1]:8000", "[FE80::1]", "[2001:db8::7]:80", "203.0.113.9", "localhost:"]
OTHERS = ["evil.example", "evil.example:8000", "club.example", "localhost.evil.example", "127.0.0.1.evil.example"]
OTHERS += ["notlocalhost", "127.1", "1.2.3", "0x7f.1", "xn--fiq.example"]
NEITHER = ["", " ", "::1", "[::1", "[", "[]", "[localhost]", "[127.0.0.1]x", "a b", "localhost:x", "localhost:99999"]
NEITHER += ["ana@localhost", "localhost/", "http://localhost", "localhost,evil.example", "..", "a..b", "-", "é", "*"]
NEITHER += ["x" * 300, "localhost:80:80", "localhost..", "localhost\\"]


def ask(server: Server, *lines: str, version: str = "1.1") -> tuple[int, str]:
    """The status and all of the answer to a request with these headers."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
        head = [f"GET /api/games HTTP/{version}", *lines, "Connection: close", "", ""]
        raw.sendall("\r\n".join(head).encode("latin-1"))
        answer = b""
        while part := raw.recv(65_536):
            answer += part
    return int(answer.split()[1]), answer.decode()


@pytest.mark.parametrize("host", OURS)
def test_numbers_and_names_of_this_machine_are_heard(server: Server, host: str) -> None:
    assert ask(server, f"Host: {host}")[0] == 200


@pytest.mark.parametrize("host", OTHERS)
def test_other_names_are_told_how_to_be_heard(server: Server, host: str) -> None:
    status, answer = ask(server, f"Host: {host}")
    assert status == 403
    assert '"other-name"' in answer
    assert f"--name {host.partition(':')[0]}" in answer


@pytest.mark.parametrize("host", NEITHER)
def test_what_is_no_name_is_refused(server: Server, host: str) -> None:
    status, answer = ask(server, f"Host: {host}")
    assert status == 400
    assert called(host) is None
    assert '"bad-host"' in answer


def test_there_is_one_host(server: Server) -> None:
    assert ask(server)[0] == 400
    assert ask(server, "Host: localhost", "Host: localhost")[0] == 400
    assert ask(server, "Host: localhost", "Host: evil.example")[0] == 400
    assert ask(server, version="1.0")[0] == 200, "a program of old"
    assert ask(server, "Host: evil.example", version="1.0")[0] == 403
    assert ask(server, "Host: evil.example", "X-Forwarded-Host: localhost")[0] == 403


def test_another_name_is_refused_whatever_is_asked(people: People, server: Server) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me", "here")
    seq = ana.news(table)["seq"]
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    for path in ("/", f"/t/{table}", "/static/lobby.js", f"/api/tables/{table}", f"/api/tables/{table}/record"):
        assert ana.http.get(path, headers=evil).status_code == 403
    body = {"seat": 0, "seq": seq, "lines": ["place H6"]}
    assert ana.http.post(f"/api/tables/{table}/lines", json=body, headers=evil).status_code == 403
    assert ana.news(table)["seq"] == seq
    with socket.create_connection(("127.0.0.1", server.port)) as raw, pytest.raises(InvalidStatus) as told:
        connect(f"ws://evil.example/api/tables/{table}/live", sock=raw)
    assert told.value.response.status_code == 403


def test_the_refusal_is_told_in_every_language(people: People) -> None:
    told = {
        people().http.get("/", headers={"Host": "club.example", "Accept-Language": language}).json()["error"]["why"]
        for language in LANGUAGES
    }
    assert len(told) == 4
    assert all("--name club.example" in why for why in told)


def test_names_that_are_given_are_heard(named: Server) -> None:
    for host in ("club.example", "CLUB.example:8000", "club.example.", "jugar.example"):
        assert ask(named, f"Host: {host}", f"X-Forwarded-For: 203.0.113.{len(host)}")[0] == 200
    assert ask(named, "Host: www.club.example")[0] == 403
    assert not is_ours("club.example", ())


def test_a_named_proxy_is_believed(named: Server) -> None:
    """Each address has its own rate, and cookies of https are secure."""
    flood = [ask(named, "Host: club.example", "X-Forwarded-For: 203.0.113.1")[0] for _ in range(40)]
    assert 429 in flood
    assert ask(named, "Host: club.example", "X-Forwarded-For: 203.0.113.1, 203.0.113.2, 10.0.0.7")[0] == 200
    with Person(named).http as http:
        body = {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "here"}]}
        headers = {"X-Forwarded-For": "203.0.113.3", "X-Forwarded-Proto": "https", "Host": "club.example"}
        made = http.post("/api/tables", json=body, headers={**headers, "Origin": "https://club.example"})
    assert made.status_code == 201
    assert "Secure" in made.headers["set-cookie"]


def test_addresses_of_one_household_share_a_rate(named: Server) -> None:
    """Whoever has an IPv6 network has more addresses than anybody can count."""
    flood = [ask(named, "Host: club.example", f"X-Forwarded-For: 2001:db8:7:7::{n:x}")[0] for n in range(60)]
    assert 429 in flood
    assert ask(named, "Host: club.example", "X-Forwarded-For: 2001:db8:7:8::1")[0] == 200, "another household"


def test_another_proxy_is_not_believed(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A program on this machine cannot be a thousand people."""
    server = Server(tmp_path_factory.mktemp("alone"), rate=2, options="--proxy 10.0.0.1")
    server.start()
    statuses = [ask(server, "Host: localhost", f"X-Forwarded-For: 203.0.113.{n}")[0] for n in range(60)]
    server.stop()
    assert 429 in statuses


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("--proxy=nginx", "a proxy is one address or one network"),
        ("--proxy=10.0.0.0/99", "not '10.0.0.0/99'"),
        ("--proxy=10.0.0.1/8", "not '10.0.0.1/8'"),
        ("--proxy=10.0.0.1,10.0.0.2", "a proxy is one address"),
        ("--proxy=*", "a proxy is one address"),
        ("--proxy=", "a proxy is one address"),
        ("--name=http://club.example/", "without http:// and without a port"),
        ("--name=club.example:8000", "without http:// and without a port"),
        ("--name=*.club.example", "a name is as in club.example"),
        ("--name=", "a name is as in club.example"),
        ("--name=two words", "a name is as in club.example"),
        ("--name=" + "x" * 300, "a name is as in club.example"),
        ("--name=é..é", "a name is as in club.example"),
    ],
)
def test_what_cannot_be_meant_is_told_in_a_sentence(
    given: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([given])
    told = capsys.readouterr().err
    assert sentence in told.splitlines()[-1]
    assert "Traceback" not in told


def test_a_name_with_accents_is_heard_as_browsers_write_it(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("accents"), options="--name café.example")
    server.start()
    assert ask(server, "Host: xn--caf-dma.example")[0] == 200
    server.stop()
