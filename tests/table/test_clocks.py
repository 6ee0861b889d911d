"""Clocks: they run for who is asked, survive a restart, and cost nobody the game."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from patolli.engine.played import SaidLine
from patolli.table.clocks import Clock, Course, steady
from tests.table.conftest import People
from tests.table.server import Person, Server
from tests.waiting import PATIENCE, wait_until


def line(actor: int, at: float, made: bool = False) -> SaidLine:
    return SaidLine(actor, "", made, 0, at)


def left(clock: Clock, now: float) -> list[float]:
    return [clock.of(seat, now).left for seat in range(len(clock.left))]


def test_a_clock_runs_while_its_seat_is_asked() -> None:
    clock = Clock(60, 5, 2)
    clock.hear(line(-1, 100, made=True), [0])
    assert left(clock, 140) == [60, 60], "the first decision is free"
    clock.hear(line(0, 150), [0])
    assert left(clock, 160) == [50, 60]
    clock.hear(line(0, 170), [1])
    assert left(clock, 500) == [45, 60], "more after a decision; the other has said nothing yet"
    clock.hear(line(1, 500), [0])
    assert left(clock, 500) == [45, 65]
    assert [clock.of(seat, 510).running for seat in (0, 1)] == [True, False]
    assert clock.next_end([0, 1], 510) == 35
    assert clock.next_end([1], 510) is None
    assert clock.of(0, 600).out
    clock.hear(line(0, 600), [1])
    assert left(clock, 600) == [5, 65], "time that was not there is not owed"


def test_several_clocks_run_at_once() -> None:
    clock = Clock(60, 0, 3)
    for seat in range(3):
        clock.hear(line(seat, 0), [0, 1, 2])
    assert left(clock, 10) == [50, 50, 50]
    clock.hear(line(1, 10), [0, 2])
    assert left(clock, 20) == [40, 50, 40]


def test_a_time_that_goes_back_and_comes_again_is_charged_once() -> None:
    """The clock on the wall was set two hours back, and right again."""
    clock = Clock(600, 0, 2)
    for actor, at in ((0, 10_000), (1, 10_010), (0, 10_020)):
        clock.hear(line(actor, at), [0, 1])
    before = left(clock, 10_020)
    clock.hear(line(1, 2_900), [0, 1])
    assert left(clock, 2_950) == before
    clock.hear(line(0, 10_050), [0, 1])
    assert left(clock, 10_050) == [one - 30 for one in before]


def test_the_time_at_a_table_is_never_before_its_last_line() -> None:
    first = Course(0)
    ahead = Course(steady() + 7200)
    assert first.now() <= steady()
    assert ahead.now() - first.now() > 7100
    assert ahead.now() <= ahead.now()


@pytest.mark.parametrize("wrong_by", [-7200.0, 40 * 86_400.0])
def test_a_clock_on_the_wall_that_is_set_takes_time_from_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong_by: float
) -> None:
    wall = tmp_path / "wrong_by"
    wall.write_text("0")
    monkeypatch.setenv("WRONG_BY", str(wall))
    server = Server(tmp_path, module="tests.table.set_clock_server")
    server.start()
    ana = Person(server)
    began = time.monotonic()
    table = make(ana, 600, "me", "here")
    for cell in ("H6", "G7"):
        assert ana.say(table, ana.news(table), f"place {cell}").status_code == 200
    for wrong in (wrong_by, 0, wrong_by, wrong_by, 0):
        set_clock(wall, wrong)
        news = ana.news(table)
        line = "end" if "end" in news["lines"] else "take"
        assert ana.say(table, news, line).status_code == 200
        left = [clock["left"] for clock in clocks(ana, table)[:2]]
        assert all(600 - (time.monotonic() - began) - 0.1 <= one <= 600 for one in left), left
    if wrong_by < 0:  # begun again by a wrong clock: no line is before the last, and the clocks go on
        set_clock(wall, wrong_by)
        server.kill()
        server.start()
        assert ana.say(table, ana.news(table), "take").status_code == 200
        server.kill()
        set_clock(wall, 0)
        server.start()
        left = [clock["left"] for clock in clocks(ana, table)[:2]]
        assert all(600 - (time.monotonic() - began) - 0.1 <= one <= 600 for one in left), left
    ana.close()
    server.stop()


def set_clock(wall: Path, wrong_by: float) -> None:
    """At once: the server never reads half of it."""
    new = wall.with_suffix(".new")
    new.write_text(str(wrong_by))
    new.replace(wall)


def make(person: Person, seconds: int, *kinds: str) -> str:
    body = {"game": "mexica", "seats": [{"kind": kind} for kind in kinds], "clock": {"seconds": seconds}}
    answer = person.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def clocks(person: Person, table: str) -> list[Any]:
    return [seat["clock"] for seat in person.news(table)["seats"][:3]]


def test_clocks_are_an_option(people: People) -> None:
    ana = people()
    plain, _ = ana.make("mexica", "me", "here", "bot")
    assert clocks(ana, plain) == [None, None, None]
    table = make(ana, 600, "me", "here", "bot")
    assert clocks(ana, table) == [{"left": 600, "running": False, "out": False}] * 2 + [None]
    for clock in ({"seconds": 5}, {"seconds": 10, "increment": -1}, {}, {"seconds": 1e9}):
        body = {"game": "mexica", "seats": [{"kind": "me"}] * 2, "clock": clock}
        assert ana.http.post("/api/tables", json=body).status_code == 422


def test_who_is_out_of_time_is_told_and_plays_on(people: People) -> None:
    ana = people()
    table = make(ana, 10, "me", "here")
    for cell in ("H6", "G7"):
        assert ana.say(table, ana.news(table), f"place {cell}").status_code == 200
    with ana.watch(table) as live:
        heard = [json.loads(live.recv(PATIENCE))["seats"][0]["clock"]]
        while not heard[-1]["out"]:
            assert heard[-1]["running"]
            heard.append(json.loads(live.recv(PATIENCE))["seats"][0]["clock"])
        assert [clock["left"] == 0 for clock in heard] == [False] * (len(heard) - 1) + [True]
    assert ana.say(table, ana.news(table), "take").status_code == 200
    assert ana.post(table, "seats/0", kind="bot", level="random").status_code == 200
    assert clocks(ana, table)[0] is None


def test_a_clock_goes_on_after_a_kill_and_back_with_an_undo(own_server: Server) -> None:
    ana = Person(own_server)
    table = make(ana, 600, "me", "here", "here")
    for cell in ("H6", "G7", "I7"):
        assert ana.say(table, ana.news(table), f"place {cell}").status_code == 200
    wait_until(lambda: clocks(ana, table)[0]["left"] < 599.5)
    seen = clocks(ana, table)[0]["left"]
    own_server.kill()
    own_server.start()
    before = clocks(ana, table)
    assert before[0]["running"]
    assert 0 < before[0]["left"] <= seen
    assert before[1:] == [{"left": 600, "running": False, "out": False}] * 2
    assert ana.say(table, ana.news(table), "end").status_code == 200
    now = clocks(ana, table)
    assert [clock["running"] for clock in now] == [False, True, False]
    assert now[0]["left"] <= before[0]["left"]
    assert ana.post(table, "undo", seat=0, seq=ana.news(table)["seq"]).status_code == 200
    again = clocks(ana, table)
    assert [clock["running"] for clock in again] == [True, False, False]
    assert again[0]["left"] <= now[0]["left"]
    assert again[1]["left"] == 600
    ana.close()
