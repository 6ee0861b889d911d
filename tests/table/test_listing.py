"""What the lobby is told of a browser's tables: who is asked, how it ended, what makes it again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from patolli.table import pictures
from patolli.table.limits import Limits
from patolli.table.messages import NewSeat, NewTable
from patolli.table.pictures import Pictures
from patolli.table.rows import Outcome, SeatRow, TableRow
from patolli.table.session import Guest
from patolli.table.snapshot import Snapshot
from patolli.table.store import Store
from patolli.table.tables import Tables
from tests.table.conftest import People
from tests.table.server import News, Person, Server
from tests.table.test_giving_up import finished
from tests.waiting import PATIENCE


def listed(person: Person, table: str) -> News:
    (found,) = [one for one in person.http.get("/api/mine").json()["tables"] if one["id"] == table]
    return dict(found)


def test_a_game_that_is_played_tells_whose_turn_it_is_and_nothing_of_its_course(people: People) -> None:
    ana, ben = people(), people()
    table, links = ana.make("mexica", "me Ana", "open", "bot Bo")
    ben.follow(links["1"])
    for person, mine in ((ana, 0), (ben, 1)):
        found, news = listed(person, table), person.news(table)
        assert [seat["mine"] for seat in found["seats"]] == [number == mine for number in range(3)]
        assert [seat["asked"] for seat in found["seats"]] == [seat["asked"] for seat in news["seats"]]
        assert [seat["kind"] for seat in found["seats"]] == ["person", "person", "bot"]
        assert {seat["points"] for seat in found["seats"]} == {None}
        assert (found["ended"], found["again"], found["over"]) == (None, None, False)


def test_a_finished_game_tells_points_and_places_and_can_be_made_again(server: Server, people: People) -> None:
    ana = people()
    table = finished(server, ana, "zapotec")
    result = ana.news(table)["result"]
    found = listed(ana, table)
    assert [seat["points"] for seat in found["seats"]] == result["points"]
    assert [seat["place"] for seat in found["seats"]] == result["places"]
    assert found["ended"] == 1e9
    again = found["again"]
    assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [("me", "Ana"), ("open", "Ben")]
    made = ana.http.post("/api/tables", json=again)
    assert made.status_code == 201, made.text
    news = ana.news(made.json()["table"])
    assert (news["game"], [seat["name"] for seat in news["seats"]]) == ("zapotec", ["Ana", "Ben"])


def test_the_picture_is_what_spectators_see(people: People) -> None:
    ana, eve = people(), people()
    table, _ = ana.make("zapotec", "me Ana", "open Ben")
    pictures = [person.http.get(f"/t/{table}/picture.svg") for person in (ana, eve)]
    assert pictures[0].content == pictures[1].content
    assert pictures[0].headers["content-type"] == "image/svg+xml"
    assert pictures[0].text.count("data-zone=") == 1, "the board alone"
    same = ana.http.get(f"/t/{table}/picture.svg", headers={"if-none-match": pictures[0].headers["etag"]})
    assert same.status_code == 304
    assert ana.http.get("/t/nothing-like-this/picture.svg").status_code == 404


def test_a_picture_is_drawn_once_while_spectators_see_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def draw(snapshot: Snapshot, language: str) -> bytes:
        drawn.append(language)
        return f"{language} {len(snapshot.lines)}".encode()

    async def story() -> None:
        tables = Tables(Store(f"sqlite:///{tmp_path}/tables.db"), Limits())
        await tables.open()
        ana, kept = Guest("Ana", "en"), Pictures()
        live = await tables.create(NewTable("mexica", [NewSeat("me"), NewSeat("here")]), ana)
        for language in ("en", "fr", "en"):
            await kept.find(live, language)
        assert drawn == ["en", "fr"]
        before = await kept.find(live, "en")
        await live.session.say(ana, 0, live.session.seq, None, ["place H6"])
        assert await kept.find(live, "en") != before
        await live.session.rename(ana, 0, "Anna")
        await kept.find(live, "en")
        assert drawn == ["en", "fr", "en", "en"]
        await tables.close()

    monkeypatch.setattr(pictures, "picture", draw)
    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_what_is_still_played_is_not_left_out_for_newer_games(tmp_path: Path) -> None:
    async def kept() -> list[tuple[str, bool]]:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        await store.open()
        for number, over in enumerate((False, True, True)):
            seats = [SeatRow("person", "Ana", "", "s", {"ana"})]
            row = TableRow(f"{number}" * 16, "zapotec", 1, {}, "", "ana", False, seats, [])
            row.actors = [] if over else [0]
            await store.create(row)
            if over:
                await store.note_outcome(row.id, Outcome([3, 4], [2, 1]))
        found = await store.mine("ana", 2)
        await store.close()
        return [(row.id[0], not row.actors) for row in found]

    assert asyncio.run(kept()) == [("2", True), ("0", False)]
