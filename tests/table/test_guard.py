"""What strangers, other sites and floods get."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from patolli.stage.speech import LANGUAGES
from patolli.table.api import Api
from patolli.table.errors import STATUS
from patolli.table.routes import CALLS, routes
from tests.table.conftest import People
from tests.table.server import Person, Server
from tests.waiting import PATIENCE


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows two requests a second."""
    running = Server(tmp_path_factory.mktemp("strict"), rate=2)
    running.start()
    yield running
    running.stop()


def test_the_cookie_cannot_be_read_sent_by_others_or_forged(people: People) -> None:
    ana = people()
    body = {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "here"}]}
    answer = ana.http.post("/api/tables", json=body)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    forwarded = people().http.post("/api/tables", json=body, headers={"X-Forwarded-Proto": "https"})
    assert "Secure" not in forwarded.headers["set-cookie"], "only a proxy that was named is believed"
    table = answer.json()["table"]
    value = str(ana.http.cookies["patolli"])
    forged = value[:-1] + ("0" if value[-1] != "0" else "1")
    for other in (forged, value.partition(".")[0], value.partition(".")[0] + "." + "0" * 64, "", "x" * 5000):
        eve = people()
        eve.http.cookies.set("patolli", other)
        assert eve.news(table)["mine"] == []
        assert eve.ask(table, "", seat=0).status_code == 403


def test_ids_and_links_are_long_and_random(people: People) -> None:
    ana = people()
    made = [ana.make("mexica", "me", "open", "open") for _ in range(4)]
    secrets = [table for table, _ in made] + [link.rpartition("/")[2] for _, links in made for link in links.values()]
    assert len(set(secrets)) == len(secrets)
    assert all(len(secret) >= 16 for secret in secrets)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Origin": "http://]:8000"},
        {"Origin": ""},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
def test_other_sites_change_nothing(people: People, server: Server, headers: dict[str, str]) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me", "here")
    news = ana.news(table)
    body = {"seat": 0, "seq": news["seq"], "lines": ["place H6"]}
    refused = ana.http.post(f"/api/tables/{table}/lines", json=body, headers=headers)
    assert (refused.status_code, refused.json()["error"]["key"]) == (403, "other-site")
    assert ana.http.post("/api/tables", json={}, headers=headers).status_code == 403
    assert ana.news(table)["seq"] == news["seq"]
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus) as told, connect(address, additional_headers=headers):
        pass
    assert told.value.response.status_code == 403
    own = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    assert ana.http.post(f"/api/tables/{table}/lines", json=body, headers=own).status_code == 200


def test_pages_run_no_script_but_ours(people: People) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me", "here")
    for path in ("/", f"/t/{table}", f"/t/{table}/replay", "/replay", "/rules/mexica", "/api/games", "/nothing"):
        answer = ana.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        if "html" in answer.headers["content-type"]:
            assert not re.search(
                r"<script(?![^>]*\bsrc=)(?![^>]*application/json)|<style|\bstyle=|\son\w+=", answer.text
            )


def test_files_are_sent_and_nothing_beside_them(people: People) -> None:
    ana = people()
    for path in ("/static/table.html", "/static/art/mexica.svg", "/static/art/palette.css", "/static/art/sprites.css"):
        answer = ana.http.get(path)
        assert answer.status_code == 200
        again = ana.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
    assert "mex-pawn" in ana.http.get("/static/art/mexica.svg").text
    for path in (
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/art/..%2fapp.py",
        "/static/art/chess.svg",
        "/t",
    ):
        assert ana.http.get(path).status_code == 404


def test_a_first_position_is_small(people: People) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me", "here", "here", "here")
    for cell in ("H6", "G7", "I7", "H8"):
        ana.say(table, ana.news(table), f"place {cell}")
    ana.http.event_hooks["response"] = []
    with ana.http.stream("GET", f"/api/tables/{table}", headers={"Accept-Encoding": "gzip"}) as answer:
        sent = sum(map(len, answer.iter_raw()))
    news = ana.news(table)
    assert len(news["lines"]["canal"]) > 100
    assert sent < 10_000


def test_a_flood_is_slowed_and_others_go_on(strict: Server) -> None:
    ana, eve = Person(strict), Person(strict)
    table, _ = ana.make("mexica", "me", "here")
    statuses = [eve.http.get("/api/games").status_code for _ in range(40)]
    assert statuses[0] == 200
    assert 429 in statuses
    while (refused := eve.http.get("/api/games")).status_code != 429:
        pass
    assert refused.json()["error"]["key"] == "too-fast"
    assert refused.headers["retry-after"] == "1"
    assert ana.say(table, ana.news(table), "place H6").status_code == 200
    for _ in range(20):
        while eve.http.get("/api/games").status_code != 429:
            pass
        try:
            with eve.watch(table) as live:
                live.recv(1)  # a slow machine gave her time to be let in once more
        except WebSocketException:
            break
    else:
        pytest.fail("she was let in each time")
    ana.close()
    eve.close()


def test_who_comes_with_many_cookies_is_slowed_too(tmp_path: Path) -> None:
    """All browsers at one address have four times the rate of one: 8 a second and a burst of 40."""
    server = Server(tmp_path, rate=2)
    server.start()
    host = Person(server)
    guests = [Person(server) for _ in range(9)]
    for guest in guests:
        guest.make("mexica", "me", "open")
    statuses = [guest.http.get("/api/games").status_code for _ in range(8) for guest in guests]
    assert statuses.count(429) > 10
    for person in (host, *guests):
        person.close()
    server.stop()


def test_a_chain_of_rematches_is_a_flood_of_tables(tmp_path: Path) -> None:
    server = Server(tmp_path, rate=40)
    server.start()
    ana = Person(server)
    table, _ = ana.make("mexica", "me", "here")
    for _ in range(60):
        answer = ana.post(table, "rematch")
        if answer.status_code != 201:
            break
        table = answer.json()["table"]
    assert answer.status_code == 429
    ana.close()
    server.stop()


def test_looking_at_the_link_of_a_seat_takes_no_seat(people: People) -> None:
    """A program that shows a preview of the link asks for it, too."""
    ana, preview = people(), people()
    table, links = ana.make("mexica", "me Ana", "open")
    shown = preview.http.get(links["1"])
    assert shown.status_code == 200
    assert "set-cookie" not in shown.headers
    assert "Sit down at a table of Mexica" in shown.text
    assert preview.http.head(links["1"]).status_code == 200
    assert "S&#x27;asseoir" in preview.http.get(links["1"], headers={"Accept-Language": "fr"}).text
    assert ana.news(table)["links"] == links
    assert preview.news(table)["mine"] == []
    preview.follow(links["1"])
    assert preview.news(table)["mine"] == [1]
    assert ana.news(table)["links"] == {}


def test_a_seat_has_not_any_number_of_owners(people: People) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me Ana", "open")
    for _ in range(19):
        people().join(table, 0, ana)
    link = ana.post(table, "seats/0/link").json()["link"]
    refused = people().http.post(link)
    assert (refused.status_code, refused.json()["error"]["key"]) == (409, "seat-full")


@pytest.mark.parametrize(
    ("table", "query", "code"),
    [
        ("x" * 16, "", 4404),
        ("nothing", "", 4404),
        ("", "seat=0", 4403),
        ("", "seat=7", 4404),
        ("", "seat=x", 4422),
        ("", "since=-1", 4422),
        ("", "edition=²", 4422),
    ],
)
def test_a_socket_that_asks_for_what_there_is_not(people: People, table: str, query: str, code: int) -> None:
    made, _ = people().make("mexica", "me", "here")
    asked = dict([query.split("=")] if query else [])
    with people().watch(table or made, **asked) as live:
        assert json.loads(live.recv(PATIENCE))["error"]["why"]
        with pytest.raises(ConnectionClosed) as closed:
            live.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_bots_alone_play_while_somebody_looks(people: People) -> None:
    ana = people()
    table, _ = ana.make("mexica", "bot", "bot")
    with ana.watch(table) as live:
        seen = {json.loads(live.recv(PATIENCE))["seq"] for _ in range(4)}
    assert len(seen) > 2


def test_large_bodies_are_not_read(people: People, server: Server) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me", "here")
    for path, size in ((f"/api/tables/{table}/lines", 21_000), ("/api/tables", 10**6), ("/api/replay", 10**6 + 1)):
        assert ana.http.post(path, content=b"x" * size).status_code == 413
        assert ana.http.post(path, content=iter([b"x" * 1000] * (size // 1000 + 1))).status_code == 413
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999999\r\n\r\n")
        assert b" 413 " in raw.recv(100)


def test_everything_that_can_be_asked_is_described(people: People) -> None:
    described = people().http.get("/api").json()
    paths = {path: set(calls) for path, calls in described["paths"].items()}
    calls = [call for call in CALLS if call.method != "live"]
    assert paths == {call.path: {other.method for other in calls if other.path == call.path} for call in calls}
    known = {(path, method) for path, methods in paths.items() for method in methods}
    served = routes(Api.__new__(Api))
    asked = {(route.path, method.lower()) for route in served for method in getattr(route, "methods", None) or ()}
    assert {(path, method) for path, method in asked if method != "head"} == known
    assert "NewTable" in described["components"]["schemas"]
    assert json.dumps(described).count("#/components/schemas/") > 20


def test_the_rules_and_the_games_are_told_in_every_language(people: People) -> None:
    ana = people()
    for language in LANGUAGES:
        rules = ana.http.get("/api/rules/mexica", params={"language": language}).json()
        told = [rule["number"] for section in rules["sections"] for rule in section["rules"]]
        assert len(told) == 99
        assert told[-1] == "MEX-98"
        assert "{" not in json.dumps(rules["sections"] + rules["rulings"] + rules["options"]).replace('{"', "")
        (mexica, *_) = ana.http.get("/api/games", headers={"Accept-Language": f"de,{language};q=0.8,en;q=0.1"}).json()[
            "games"
        ]
        assert mexica["title"] == "Mexica"
        assert mexica["options"][0]["sentence"] == rules["options"][0]["sentence"]
        texts = files("patolli.table").joinpath("lang").iterdir()
        said = "\n".join(one.read_text(encoding="utf-8") for one in texts if one.name.endswith(f"{language}.ftl"))
        assert [key for key in STATUS if f"error-{key} =" not in said] == ["not-legal"]


def test_a_port_that_is_taken_is_a_sentence(server: Server, tmp_path: Path) -> None:
    other = Server(tmp_path)
    other.port = server.port
    with pytest.raises(AssertionError):
        other.start()
    other.stop()
    assert "Traceback" not in other.log.read_text()
    assert httpx.get(server.url).status_code == 200


@pytest.mark.parametrize("there", [True, False])
def test_a_table_reads_no_file_that_a_stranger_names(people: People, tmp_path: Path, there: bool) -> None:
    """ZAP-4: a component file is for who plays on this machine; nobody learns from afar whether there is one."""
    path = tmp_path / "own.toml"
    if there:
        path.write_text("not = [a, component", encoding="utf-8")
    ana = people()
    body = {"game": "zapotec", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"components": str(path)}}
    answers = [ana.http.post("/api/tables", json=body)]
    head = "patolli 1\ngame zapotec\nplayers 2\n"
    for text in (f"option components {path}\n", f"position zapotec 2\nposition components: {path}\n"):
        answers.append(ana.http.post("/api/replay", content=head + text, headers={"content-type": "text/plain"}))
    for answer in answers:
        assert answer.status_code == 422, answer.text
        assert "command line only" in answer.text
