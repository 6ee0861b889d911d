"""The store in PostgreSQL, if an empty database is given: `PATOLLI_POSTGRES=postgresql+psycopg://user@host/name`."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from patolli.table.errors import Refused
from patolli.table.hall import Hall
from patolli.table.limits import Limits
from patolli.table.live import Guest
from patolli.table.messages import NewSeat, NewTable
from patolli.table.store import Store
from tests.table.server import Person, Server, random_line

URL = os.environ.get("PATOLLI_POSTGRES", "")
pytestmark = pytest.mark.skipif(not URL, reason="no PostgreSQL is given in PATOLLI_POSTGRES")


def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path, db=URL)
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


def test_two_processes_cannot_write_the_same_line() -> None:
    ana = Guest("ana", "en")

    async def story() -> None:
        one, other = Hall(Store(URL), Limits()), Hall(Store(URL), Limits())
        for hall in (one, other):
            await hall.open()
        here = await one.create(NewTable("mexica", [NewSeat("me"), NewSeat("here")]), ana)
        there = await other.find(here.id)
        await here.say(ana, 0, here.seq, None, ["place H6"])
        with pytest.raises(Refused, match="old-position"):
            await there.say(ana, 0, there.seq, None, ["place G7"])
        there = await other.find(here.id)
        assert there.lines[-1].line == "place H6"
        await there.talk(ana, 0, "Hello")
        with pytest.raises(Refused, match="too-fast"):
            await here.talk(ana, 0, "Hello")
        assert (await one.find(here.id)).chat[-1].text == "Hello"
        for hall in (one, other):
            await hall.close()

    asyncio.run(asyncio.wait_for(story(), 60))
