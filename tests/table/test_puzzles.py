"""Puzzles over HTTP: nothing is told before an attempt, the first one counts, and every day has its puzzle."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.json import encode
from msgspec.structs import replace

from patolli import read_position
from patolli.games import NAMES
from patolli.lab.solving import same_view
from patolli.stage.learn.puzzles import Puzzle, puzzles_of
from patolli.table import puzzle_rows, puzzles
from patolli.table.app import app
from patolli.table.limits import Buckets, Limits
from patolli.table.puzzle_messages import AskPuzzle
from patolli.table.puzzle_ratings import Rated
from patolli.table.puzzle_rows import Attempt, attempt, ratings_of, solver_of
from patolli.table.puzzles import Desk, daily_puzzle, days_in_a_row, solver_news
from patolli.table.rows import game_of
from patolli.table.store import Store
from tests.table.conftest import People
from tests.table.server import Person

DAY = date(2026, 11, 18)


def puzzle(name: str = "mexica", at: int = 0) -> Puzzle:
    return puzzles_of(game_of(name)).puzzle[at]


def ask(person: Person, one: Puzzle, do: str, said: list[str] | tuple[str, ...] = (), **more: Any) -> Any:
    name = one.position.split()[0]
    response = person.http.post(f"/api/puzzles/{name}/{one.id}", json={"do": do, "said": list(said), **more})
    return response.json() if response.status_code == 200 else response


def test_before_an_attempt_nothing_of_the_solution_is_told(people: People) -> None:
    person, one = people(), puzzle()
    told = ask(person, one, "look")
    assert told["result"] is None
    assert (told["solver"]["rating"], told["solver"]["tried"]) == (1500, 0)
    said = ask(person, one, "say", lines=[one.solution[0]])
    assert (said["kind"], said["result"]) == ("begun", None)
    assert ask(person, one, "say", lines=["canal A1 A1"])["kind"] == "refused"
    assert ask(person, one, "why", lines=["nonsense"])["why"]
    early = ask(person, one, "check", one.solution[:1])
    assert (early.status_code, early.json()["error"]["key"]) == (409, "puzzle-unfinished")
    assert ask(person, one, "look")["result"] is None
    received = b"".join(person.received).decode()
    for theme in (one.theme, '"point":[', '"solution":['):
        assert theme not in received


def test_the_first_attempt_alone_is_rated(people: People) -> None:
    person, one = people(), puzzle(at=1)
    wrong = ask(person, one, "check", one.rival[one.compared].lines)
    assert (wrong["kind"], wrong["result"]["solved"]) == ("wrong", False)
    assert wrong["why"]
    assert wrong["chance"] < wrong["result"]["best"]
    assert wrong["result"]["change"] < 0
    rating = wrong["solver"]["rating"]
    found = ask(person, one, "check", one.solution)
    assert (found["kind"], found["result"]["solved"]) == ("found", False)
    assert found["result"]["solution"] == list(one.solution)
    assert len(found["result"]["told"]) == len(one.solution)
    shown = ask(person, one, "show")
    assert [told["solver"]["rating"] for told in (found, shown)] == [rating, rating]
    assert shown["solver"]["tried"] == 1


def test_who_finds_it_rises_and_is_not_asked_the_same_again(people: People) -> None:
    person, one = people(), puzzle(at=2)
    found = ask(person, one, "check", one.solution)
    assert (found["kind"], found["result"]["solved"], found["solver"]["run"]) == ("found", True, 1)
    assert found["result"]["change"] > 0
    assert found["result"]["point"][0].startswith("Compared with")
    for _ in range(4):
        following = person.http.get("/api/puzzles/next?game=mexica").json()
        assert following["game"] == "mexica"
        assert following["puzzle"] != one.id
    themed = person.http.get(f"/api/puzzles/next?game=mexica&theme={one.theme}").json()
    assert themed["puzzle"] in {
        other.id for other in puzzles_of(game_of("mexica")).puzzle if other.theme == one.theme
    } | {""}
    listed = person.http.get("/api/puzzles").json()
    mexica = next(game for game in listed["games"] if game["game"] == "mexica")
    assert (mexica["tried"], mexica["solved"]) == (1, 1)


def test_giving_up_shows_the_solution_and_counts(people: People) -> None:
    person, one = people(**{"accept-language": "fr"}), puzzle("zapotec")
    shown = ask(person, one, "show")
    assert (shown["kind"], shown["result"]["solved"], shown["solver"]["tried"]) == ("shown", False, 1)
    assert shown["result"]["point"][0].startswith("Comparé à un autre tour")
    other, view = one.rival[one.compared], read_position(one.position).view(one.seat)
    told = [game_of("zapotec").tell_line(view, one.seat, line, "fr") for line in other.lines]
    last = shown["result"]["point"][-1]
    assert last.startswith("L'autre tour")
    assert last.endswith(" ".join(told)), "in sentences, not in the words of a line"
    replayed = ask(person, one, "look", one.solution)
    assert replayed["over"]


def test_whoever_gives_up_is_shown_the_solution_whatever_was_said_before(people: People) -> None:
    """What is refused is not rated, and what is rated is not refused."""
    person = people()
    shown = ask(person, puzzle(at=3), "show", ["nonsense"])
    assert (shown["kind"], shown["said"], shown["solver"]["tried"]) == ("shown", [], 1)


def test_what_is_not_there_is_refused_with_a_sentence(people: People) -> None:
    person = people()
    for path, key in (("mexica/zzz", "no-puzzle"), ("go/1", "no-game")):
        refused = person.http.post(f"/api/puzzles/{path}", json={"do": "look"})
        assert (refused.status_code, refused.json()["error"]["key"]) == (404, key)
    assert person.http.get("/api/puzzles/next?game=go").status_code == 404
    nonsense = ask(person, puzzle(), "look", ["nonsense"])
    assert (nonsense.status_code, nonsense.json()["error"]["key"]) == (409, "puzzle-over")


@pytest.mark.parametrize("name", NAMES)
def test_twins_are_told_the_same(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A puzzle whose hidden cards are others is told in the same bytes, also after every line of a turn."""
    monkeypatch.setattr("patolli.table.puzzles.today", lambda: DAY)
    one, store = puzzle(name), Store(f"sqlite:///{tmp_path}/tables.db")
    twin = replace(one, position=same_view(one, 3))
    for lines in (one.solution, one.rival[-1].lines):
        for at in range(len(lines) + 1):
            asked = AskPuzzle("look", list(lines[:at]))
            told = [encode(Desk(game_of(name), each, asked, "en", store).look()) for each in (one, twin)]
            assert told[0] == told[1]


def test_every_day_has_a_puzzle_and_the_games_take_turns() -> None:
    days = [daily_puzzle(DAY + timedelta(days=at)) for at in range(40)]
    assert daily_puzzle(DAY) == days[0]
    assert len({found[0].name for found in days if found}) == len(NAMES)
    assert len({found[1].id for found in days if found}) > 8


def test_days_in_a_row_end_with_a_day_that_was_missed() -> None:
    def found(at: int, solved: bool = True) -> Attempt:
        return Attempt("mexica", str(at), solved, (DAY - timedelta(days=at)).isoformat(), 1500, 1, 0)

    assert days_in_a_row([], DAY) == 0
    assert days_in_a_row([found(0), found(1), found(2), found(4)], DAY) == 3
    assert days_in_a_row([found(1), found(2)], DAY) == 2  # today's can still be found
    assert days_in_a_row([found(0, False), found(1)], DAY) == 1
    assert days_in_a_row([found(2)], DAY) == 0
    assert solver_news(Rated(), [found(0), found(1), found(2, False)], DAY).run == 2


def test_two_attempts_at_once_are_one(tmp_path: Path) -> None:
    async def both() -> None:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        await store.open()
        first = Rated(1400, 150, 0.06)
        made = await asyncio.gather(
            *(attempt(store, "ana", "mexica", "abc", first, solved, "", 1.0) for solved in (True, False, True))
        )
        assert sum(one is not None for one in made) == 1
        rated, attempts = await solver_of(store, "ana")
        assert len(attempts) == 1
        assert rated.rating == attempts[0].rating
        counted = (await ratings_of(store, "mexica"))["abc"]
        assert (counted.tried, counted.solved) == (1, int(attempts[0].solved))
        await store.close()

    asyncio.run(both())


def test_an_attempt_is_kept_when_others_try_the_puzzle_first_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their row of the puzzle is there when ours is written, though it was not when we looked."""
    first, looked, look = Rated(1400, 150, 0.06), [], puzzle_rows._rated

    def too_early(db: Any, table: Any, here: Any) -> Rated | None:
        looked.append(table.name)
        return None if len(looked) <= 2 else look(db, table, here)

    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        await store.open()
        await attempt(store, "ana", "mexica", "abc", first, True, "", 1.0)
        monkeypatch.setattr(puzzle_rows, "_rated", too_early)
        assert await attempt(store, "ben", "mexica", "abc", first, False, "", 2.0)
        assert len((await solver_of(store, "ben"))[1]) == 1
        assert (await ratings_of(store, "mexica"))["abc"].tried == 2
        await store.close()

    asyncio.run(story())


def test_new_solvers_and_checks_from_one_address_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is kept for ever, or takes a second of thought: a new cookie for each does not help."""
    one = puzzle()

    async def story() -> None:
        ours = app(f"sqlite:///{tmp_path}/tables.db", Limits(making_rate=0, making_burst=2))
        monkeypatch.setattr(puzzles, "CHECKING_HERE", Buckets(0, 3))
        client = httpx.AsyncClient(transport=httpx.ASGITransport(ours), base_url="http://localhost")
        async with ours.router.lifespan_context(ours), client:

            async def asked(do: str, *lines: str) -> int:
                client.cookies.clear()
                body = {"do": do, "said": lines}
                return (await client.post(f"/api/puzzles/mexica/{one.id}", json=body)).status_code

            assert [await asked("show") for _ in range(3)] == [200, 200, 429]
            assert [await asked("check", one.solution[0]) for _ in range(4)] == [409, 409, 409, 429]
            assert await asked("look") == 200
            found = (await ratings_of(ours.state.tables.store, "mexica"))[one.id]
            assert found.tried == 2

    asyncio.run(story())
