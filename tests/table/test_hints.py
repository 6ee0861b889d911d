"""Hints: for whom, from what, and in which words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from patolli.bots.advise import Advice
from patolli.engine.match import Match
from patolli.games import NAMES
from patolli.table.bot_pool import BotPool
from patolli.table.errors import Refused
from patolli.table.limits import Limits
from patolli.table.messages import NewSeat, NewTable
from patolli.table.runners import Runners
from patolli.table.session import Guest
from patolli.table.store import Store
from patolli.table.tables import Tables
from tests.table.conftest import People
from tests.table.server import News, Person
from tests.waiting import PATIENCE

ANA = Guest("ana", "en")


def turn(people: People, *seats: str) -> tuple[Person, str, News]:
    ana = people()
    table, _ = ana.make("mexica", *(seats or ("me Ana", "here Nour")), hints=True)
    for line in ("place H6", "place H8"):
        assert ana.say(table, ana.news(table), line).status_code == 200
    return ana, table, ana.news(table)


def hint(person: Person, table: str, news: News, **more: object) -> httpx.Response:
    return person.post(table, "hint", **{"seat": news["seat"], "seq": news["seq"], "edition": news["edition"], **more})


def test_the_best_lines_come_with_chances_and_reasons(people: People) -> None:
    ana, table, news = turn(people)
    answer = hint(ana, table, news)
    assert answer.status_code == 200, answer.text
    lines = answer.json()["lines"]
    assert 1 <= len(lines) <= 3
    for line in lines:
        assert line["lines"]
        assert 0 <= line["chance"] <= 1
        assert all(": " in why for why in line["why"])
    assert any(line["why"] for line in lines)
    assert ana.say(table, news, *lines[0]["lines"]).status_code == 200, "they may be said as they are"


def test_whoever_asks_again_is_told_the_same(people: People) -> None:
    """Also after the position was left and has come back."""
    ana, table, news = turn(people)
    first = hint(ana, table, news).json()
    assert hint(ana, table, news).json() == first
    assert ana.say(table, news, "take").status_code == 200
    assert ana.post(table, "undo", seat=0, seq=ana.news(table)["seq"]).status_code == 200
    again = ana.news(table)
    assert hint(ana, table, again).json() == first


def test_reasons_are_told_in_the_language_of_the_reader(people: People) -> None:
    ana, table, news = turn(people)
    body = {"seat": news["seat"], "seq": news["seq"]}
    french = ana.http.post(f"/api/tables/{table}/hint?language=fr", json=body).json()["lines"]
    why = [why for line in french for why in line["why"]]
    assert why
    assert all(one.split()[0] in ("vous", "prive", "laisse") and "\u00a0: " in one for one in why)


def test_only_the_owner_of_a_seat_that_is_asked_gets_a_hint(people: People) -> None:
    ana, ben = people(), people()
    table, links = ana.make("mexica", "me", "open", "bot", hints=True)
    ben.follow(links["1"])
    news = ana.news(table)

    def refused(person: Person, **more: object) -> tuple[int, str]:
        answer = hint(person, table, news, **more)
        return answer.status_code, answer.json()["error"]["key"]

    assert refused(ben) == (403, "not-your-seat")
    assert refused(ben, seat=1) == (409, "not-asked")
    assert refused(people()) == (403, "not-your-seat")
    assert refused(ana, seat=2) == (403, "not-your-seat")
    assert refused(ana, seat=7) == (404, "no-seat")
    assert refused(ana, seq=news["seq"] - 1) == (412, "old-position")
    assert refused(ana, edition=1) == (412, "old-position")
    record = ana.ask(table, "/record").text
    replay = ana.http.post("/api/replay", content=record).json()["table"]
    assert ana.post(replay, "hint", seat=0, seq=news["seq"]).json()["error"]["key"] == "read-only"


class Dreamer(BotPool):
    """It thinks until it is woken up."""

    def __init__(self) -> None:
        super().__init__()
        self.awake = asyncio.Event()
        self.asked = 0

    async def advise(self, seat: int, match: Match) -> list[Advice]:
        self.asked += 1
        await self.awake.wait()
        return []


def test_one_hint_at_a_time_and_none_for_a_position_that_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        tables = Tables(Store(f"sqlite:///{tmp_path}/tables.db"), Limits())
        tables.pool = dreamer = Dreamer()
        await tables.open()
        live = await tables.create(NewTable("mexica", [NewSeat("me")] * 2, hints=True), ANA)
        for seat, line in ((0, "place H6"), (1, "place H8")):
            await live.session.say(ANA, seat, live.session.seq, None, [line])

        first = asyncio.create_task(live.bots.hints(ANA, 0, live.session.seq, live.session.row.edition))
        while not live.bots.advising:
            await asyncio.sleep(0)
        with pytest.raises(Refused) as again:
            await live.bots.hints(ANA, 0, live.session.seq, live.session.row.edition)
        assert (again.value.status, again.value.key) == (429, "hint-running")
        await live.session.say(ANA, 0, live.session.seq, None, ["take"])  # nobody has to wait for a hint
        dreamer.awake.set()
        with pytest.raises(Refused) as late:
            await first
        assert (late.value.status, late.value.key) == (412, "old-position")
        await tables.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_nobody_thinks_about_a_position_that_is_gone_before_it_begins(tmp_path: Path) -> None:
    """While it is found out whether another process thinks already, the seat may have acted and not be asked."""

    class Slow(Runners):
        @asynccontextmanager
        async def hinting(self, table: str, seat: int) -> AsyncIterator[None]:
            (live,) = tables.open_tables.values()
            await live.session.say(ANA, 0, live.session.seq, None, ["place H6"])
            yield

    tables = Tables(Store(f"sqlite:///{tmp_path}/tables.db"), Limits(), runners=Slow())

    async def story() -> None:
        tables.pool = dreamer = Dreamer()
        dreamer.awake.set()
        await tables.open()
        live = await tables.create(NewTable("mexica", [NewSeat("me")] * 2, hints=True), ANA)
        with pytest.raises(Refused) as late:
            await live.bots.hints(ANA, 0, live.session.seq, live.session.row.edition)
        assert (late.value.key, dreamer.asked) == ("old-position", 0)
        await tables.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_hints_that_may_be_said(people: People, game: str) -> None:
    ana = people()
    table, _ = ana.make(game, "me", "here", "here", hints=True)
    news = ana.news(table)
    answer = hint(ana, table, news)
    assert answer.status_code == 200, answer.text
    first = answer.json()["lines"][0]
    assert ana.say(table, news, first["lines"][0]).status_code == 200


def test_hints_are_on_against_bots_and_off_among_people(people: People) -> None:
    ana = people()
    for seats, on in (
        (("me Ana", "bot"), True),
        (("me Ana", "here Nour"), False),
        (("me Ana", "open"), False),
        (("me", "bot", "here"), False),
    ):
        table, _ = ana.make("mexica", *seats)
        assert ana.news(table)["hints"] is on
        assert people().news(table)["hints"] is on, "everybody sees it"
        answer = hint(ana, table, ana.news(table))
        assert on or (answer.status_code, answer.json()["error"]["key"]) == (409, "hints-off")
        assert not on or answer.status_code == 200


def test_a_bot_that_leaves_its_seat_to_a_person_ends_the_hints(people: People) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me Ana", "bot")
    ana.post(table, "seats/1", kind="person")
    assert ana.news(table)["hints"] is False
    chosen, _ = ana.make("mexica", "me Ana", "bot", hints=True)
    ana.post(chosen, "seats/1", kind="person")
    assert ana.news(chosen)["hints"] is True


def test_whoever_gave_up_does_not_count_as_a_person(people: People) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me Ana", "here Nour")
    assert ana.news(table)["hints"] is False
    assert ana.post(table, "resign", seat=1).status_code == 200
    assert ana.news(table)["hints"] is True


def test_a_rematch_keeps_the_choice(people: People) -> None:
    ana = people()
    for seats, chosen, on in ((("me", "here"), True, True), (("me", "bot"), False, False), (("me", "bot"), None, True)):
        table, _ = ana.make("mexica", *seats, hints=chosen)
        again = ana.post(table, "rematch").json()["table"]
        assert ana.news(again)["hints"] is on


def test_no_hints_are_told_in_four_languages(people: People) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me", "here")
    told = {
        ana.http.post(f"/api/tables/{table}/hint?language={language}", json={"seat": 0, "seq": 1}).json()["error"][
            "why"
        ]
        for language in ("en", "fr", "nl", "pt")
    }
    assert len(told) == 4


def test_a_used_hint_stands_in_the_log_once_for_a_position(people: People) -> None:
    """Its place is a number of lines that all know; whoever asks again there adds nothing."""
    ana, table, news = turn(people)
    eve = people(**{"Accept-Language": "pt"})
    for _ in range(2):
        assert hint(ana, table, news).status_code == 200
    notices = ana.news(table)["notices"]
    assert [(one["kind"], one["after"], one["text"]) for one in notices] == [("hint", news["seq"], "Ana used a hint.")]
    assert eve.news(table)["notices"][0]["text"] == "Ana usou uma dica."
    assert ana.news(table)["seq"] == news["seq"]
    assert ana.say(table, news, "take").status_code == 200
    assert hint(ana, table, ana.news(table)).status_code == 200
    assert len(ana.news(table)["notices"]) == 2
