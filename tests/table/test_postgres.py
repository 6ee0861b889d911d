"""The store in a real PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
import sqlalchemy as sql

from patolli.table.errors import Refused
from patolli.table.layouts import bring_up
from patolli.table.limits import Limits
from patolli.table.messages import NewSeat, NewTable
from patolli.table.serve import main
from patolli.table.session import Guest
from patolli.table.store import Store
from patolli.table.tables import Tables
from tests.table.postgres import Postgres
from tests.table.server import Person, Server, random_line
from tests.waiting import PATIENCE


def test_a_killed_server_has_lost_nothing(tmp_path: Path, postgres: Postgres) -> None:
    server = Server(tmp_path, db=postgres.new())
    server.start()
    ana = Person(server)
    body = {"game": "mexica", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "here"}], "clock": {"seconds": 600}}
    table = ana.http.post("/api/tables", json=body).json()["table"]
    rng = random.Random(6)
    for kill in range(4):
        for _ in range(5):
            news = ana.news(table)
            assert ana.say(table, news, random_line(news, rng)).status_code == 200
        news = ana.news(table)
        if news["undo"]["line"]:
            assert ana.post(table, "undo", seat=news["seat"], seq=news["seq"]).status_code == 200
        assert ana.post(table, "chat", seat=0, text=f"Kill {kill}").status_code == 201
        before = ana.news(table), ana.ask(table, "/record").text
        server.kill()
        server.start()
        after = ana.news(table), ana.ask(table, "/record").text
        assert after[1] == before[1]
        for key in ("seq", "edition", "scene", "lines", "log", "chat", "undo"):
            assert after[0][key] == before[0][key]
        assert ana.http.get("/api/mine").json()["tables"][0]["id"] == table
    ana.close()
    server.stop()
    assert "Traceback" not in server.log.read_text()


def test_a_link_that_is_none_is_refused_whatever_its_letters(tmp_path: Path, postgres: Postgres) -> None:
    """PostgreSQL takes no text with a NUL: that was 500, with a traceback, for everybody who knew a table."""
    server = Server(tmp_path, db=postgres.new())
    server.start()
    ana = Person(server)
    table, _ = ana.make("mexica", "me", "open")
    for secret in ("%00", "a%00b", "%ed%a0%80", "%ff", "x" * 5000):
        for answer in (ana.http.get(f"/t/{table}/sit/{secret}"), ana.http.post(f"/t/{table}/sit/{secret}")):
            assert (answer.status_code, answer.json()["error"]["key"]) == (404, "no-link")
    ana.close()
    server.stop()
    assert "Traceback" not in server.log.read_text()


def test_two_processes_cannot_write_the_same_line(postgres: Postgres) -> None:
    ana, url = Guest("ana", "en"), postgres.new()

    async def story() -> None:
        one, other = Tables(Store(url), Limits()), Tables(Store(url), Limits())
        await asyncio.gather(one.open(), other.open())
        here = await one.create(NewTable("mexica", [NewSeat("me"), NewSeat("here")]), ana)
        there = await other.find(here.session.id)
        await here.session.say(ana, 0, here.session.seq, None, ["place H6"])
        with pytest.raises(Refused, match="old-position"):
            await there.session.say(ana, 0, there.session.seq, None, ["place G7"])
        there = await other.find(here.session.id)
        assert there.session.lines[-1].line == "place H6"
        await there.session.talk(ana, 0, "Hello")
        with pytest.raises(Refused, match="too-fast"):
            await here.session.talk(ana, 0, "Hello")
        assert (await one.find(here.session.id)).session.row.chat[-1].text == "Hello"
        for tables in (one, other):
            await tables.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_database_that_is_away_is_told_and_used_again_when_it_is_back(tmp_path: Path, postgres: Postgres) -> None:
    server = Server(tmp_path, db=postgres.new())
    server.start()
    ana = Person(server)
    table, _ = ana.make("mexica", "me Ana", "here Ben")
    news = ana.news(table)
    postgres.stop()
    try:
        for _ in range(3):
            away = ana.say(table, news, "place H6")
            assert (away.status_code, away.json()["error"]["key"]) == (503, "store-away")
            assert away.headers["retry-after"] == "5"
        assert ana.ask(table, "").status_code == 503
        assert ana.http.get("/api/mine").status_code == 503
        assert ana.http.get(f"/t/{table}").status_code == 200, "the page itself needs no store"
    finally:
        postgres.start()
    assert ana.say(table, news, "place H6").status_code == 200
    assert ana.news(table)["seq"] == news["seq"] + 1
    ana.close()
    server.stop()
    told = server.log.read_text()
    assert "Traceback" not in told
    assert told.count("The store cannot be used") == len(told.splitlines()) == 1


@pytest.mark.parametrize("made", [False, True])
def test_a_database_that_can_only_be_read_is_refused_at_the_start(
    postgres: Postgres, capsys: pytest.CaptureFixture[str], made: bool
) -> None:
    """Also one of the present layout, to which nothing need be done."""
    url = postgres.new()
    engine = sql.create_engine(url)
    if made:
        bring_up(engine)
    with engine.begin() as db:
        db.exec_driver_sql(f'ALTER DATABASE "{engine.url.database}" SET default_transaction_read_only = on')
    engine.dispose()
    assert main(["--port", "0", "--db", url]) == 2
    told = capsys.readouterr().err
    assert "can only be read" in told
    assert len(told.splitlines()) == 1


def test_a_database_that_is_not_there_is_told_in_one_line(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--port", "0", "--db", postgres.url("nowhere")]) == 2
    told = capsys.readouterr().err
    assert "cannot be opened" in told
    assert len(told.splitlines()) == 1
