"""Puzzles that people make of a decision in a review: which can be one, what they tell, and that they stay."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from patolli.engine.core.rng import Rng
from patolli.engine.match import Match
from patolli.engine.record import Record
from patolli.lab.puzzles import SIEVES
from patolli.lab.solving import same_view
from patolli.stage.learn.puzzles import Puzzle, puzzles_of
from patolli.stage.speech import LANGUAGES
from patolli.table import made_puzzles
from patolli.table.app import app
from patolli.table.errors import words
from patolli.table.limits import Buckets
from patolli.table.rows import game_of
from tests.table.conftest import People
from tests.table.server import Person
from tests.waiting import wait_until


def clearest(name: str) -> Puzzle:
    return max(puzzles_of(game_of(name)).puzzle, key=lambda one: one.chance - one.second)


def game_with(puzzle: Puzzle, position: str = "") -> Record:
    """A game that begins with the puzzle's position, and in which its seat played something worse."""
    position = position or puzzle.position
    name, players = position.split()[:2]
    match = Match.read(Record(name, int(players), position=position))
    for line in puzzle.rival[puzzle.compared].lines:
        match.say(puzzle.seat, line)
    return match.record()


def reviewed(person: Person, record: Record) -> str:
    """The table of a record that is being reviewed: its decisions are known."""
    table = person.http.post("/api/replay", content=record.text()).json()["table"]
    url = f"/api/tables/{table}/review"
    person.http.post(url)
    wait_until(lambda: person.http.get(url).json()["decisions"], lambda: time.sleep(0.1))
    return str(table)


def make(person: Person, table: str, number: int = 0) -> Any:
    return person.http.post(f"/api/tables/{table}/review/{number}/puzzle").json()


def ask(person: Person, made: Any, do: str, said: list[str] | tuple[str, ...] = ()) -> Any:
    return person.http.post(f"/api/puzzles/{made['game']}/{made['puzzle']}", json={"do": do, "said": list(said)}).json()


def test_a_decision_becomes_a_puzzle_that_is_not_rated(people: People) -> None:
    one = clearest("chocolatl")
    ana, ben = people(), people()
    made = make(ana, reviewed(ana, game_with(one)))
    assert (made["game"], made["why"]) == ("chocolatl", "")
    assert make(ben, made["puzzle"].rpartition("-")[0]) == made, "who asks again is told the same"
    told = ask(ben, made, "look")
    assert (told["made"], told["result"], told["puzzle"], told["day"]) == (True, None, made["puzzle"], "")
    assert b'"solution":' not in b"".join(ben.received)
    wrong = ask(ben, made, "check", one.rival[one.compared].lines)
    assert (wrong["kind"], wrong["result"]["change"]) == ("wrong", 0)
    found = ask(ben, made, "check", one.solution)
    assert (found["kind"], found["result"]["solution"]) == ("found", list(one.solution))
    assert found["result"]["point"][0].startswith("Compared with")
    assert (found["solver"]["tried"], found["solver"]["rating"]) == (0, 1500)
    assert ask(ben, made, "show")["kind"] == "shown"
    assert ask(ben, made, "look")["result"] is None
    listed = ben.http.get("/api/puzzles").json()
    assert made["puzzle"] not in str(listed)
    assert listed["solver"]["tried"] == 0


def test_what_cannot_be_a_puzzle_is_told_in_a_sentence(people: People) -> None:
    ana = people(**{"accept-language": "fr"})
    match = Match.read(game_with(clearest("chocolatl")))
    match.settle(Rng(1))
    match.say(match.state.actors()[0], "roll")
    table = reviewed(ana, match.record())
    told = make(ana, table, 1)
    assert (told["puzzle"], told["why"]) == ("", "Le meilleur tour est celui que tout le monde voit aussitôt.")
    refused = ana.http.post(f"/api/puzzles/chocolatl/{table}-1", json={"do": "look"})
    assert (refused.status_code, refused.json()["error"]["key"]) == (404, "no-puzzle")
    for number, key in ((9999, "no-decision"), ("abc", "malformed")):
        url = f"/api/tables/{table}/review/{number}/puzzle"
        assert ana.http.post(url).json()["error"]["key"] == key


@pytest.mark.parametrize("name", ["mexica-0", "no-such-table-00-1", "-1", "x-١", "3407b2-0"])
def test_what_was_never_made_is_not_there(people: People, name: str) -> None:
    refused = people().http.post(f"/api/puzzles/mexica/{name}", json={"do": "look"})
    assert (refused.status_code, refused.json()["error"]["key"]) == (404, "no-puzzle")


def test_of_a_running_game_no_puzzle_is_made(people: People) -> None:
    """Also of a game that its only player may review, for the puzzle's link would show it to others."""
    ana = people()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = ana.http.post("/api/tables", json={"game": "zapotec", "seats": seats}).json()["table"]
    assert ana.http.post(f"/api/tables/{table}/review").status_code == 200
    told = set()
    for person in (ana, people()):
        for path in (f"/api/tables/{table}/review/0/puzzle", f"/api/puzzles/zapotec/{table}-0"):
            refused = person.http.post(path, json={"do": "look"})
            told.add((refused.status_code, refused.json()["error"]["key"]))
    assert told == {(409, "puzzle-running")}


def test_twins_make_the_same_puzzle(people: People) -> None:
    """Two games that differ in what the seat could not know: the same bytes, but for the name of the table."""
    one = clearest("zapotec")
    twin = same_view(one, 7)
    assert twin != one.position
    person, told = people(), []
    for position in (one.position, twin):
        made = make(person, reviewed(person, game_with(one, position)))
        assert made["puzzle"]
        before = len(person.received)
        for do, said in (("look", one.solution[:1]), ("check", one.rival[0].lines), ("show", ())):
            ask(person, made, do, said)
        told.append(b"".join(person.received[before:]).replace(made["puzzle"].encode(), b"PUZZLE"))
    assert told[0] == told[1]


def test_a_puzzle_stays_when_the_server_is_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And it is made once: to ask again takes nothing from what an address may ask for."""
    monkeypatch.setattr(made_puzzles, "MAKING", Buckets(0, 1))
    one = clearest("chocolatl")

    async def story() -> None:
        made: Any = None
        for _ in range(2):
            ours = app(f"sqlite:///{tmp_path}/t.db")
            client = httpx.AsyncClient(transport=httpx.ASGITransport(ours), base_url="http://localhost")
            async with ours.router.lifespan_context(ours), client:
                if made is None:
                    table = await ours.state.tables.replay(game_with(one).text(), "en")
                    url = f"/api/tables/{table}/review"
                    await client.post(url)
                    while not (await client.get(url)).json()["decisions"]:
                        await asyncio.sleep(0.05)
                    made = (await client.post(f"{url}/0/puzzle")).json()
                assert (await client.post(f"{url}/0/puzzle")).json() == made
                look = await client.post(f"/api/puzzles/chocolatl/{made['puzzle']}", json={"do": "look"})
                assert look.json()["made"]

    asyncio.run(story())


def test_each_sieve_has_its_sentence() -> None:
    for language in LANGUAGES:
        for why in (*SIEVES, "possible"):
            assert words(language).knows(f"no-puzzle-{why}")
