"""Whole games over HTTP in which the last of a secret decision tries to learn what the others chose."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator

import pytest

from patolli import CHANCE, Record, Rng, State, lines
from patolli.testing.twins import decided
from tests.table.server import Person, Server

GAMES = [("zapotec", 2, {}), ("chocolatl", 3, {}), ("lapins", 2, {"length": "3"})]
OLD_LINES = 12
"""After each secret decision every line is tried that could be said next, and some lines of other moments."""


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose store the test can read: it has to know the truth."""
    running = Server(tmp_path_factory.mktemp("oracle"))
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


def truth(server: Server, table: str, game: str, players: int, options: dict[str, str]) -> State:
    with sqlite3.connect(server.log.parent / "tables.db") as db:
        rows = db.execute('select actor, line from lines where "table" = ? order by seq', (table,)).fetchall()
    return Record(game, players, options, lines=[(actor, line) for actor, line in rows]).end()


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_the_last_to_decide_learns_nothing_from_refusals(
    own: Server, game: str, players: int, options: dict[str, str]
) -> None:
    """ZAP-17b, CHO-25, LAP-82, LAP-89: whatever follows a secret line or a card gets one fixed answer."""
    person, rng, luck = Person(own), random.Random(5), Rng(5)
    table, _ = person.make(game, *["here"] * players, hints=None, **options)
    old: set[str] = set()
    tried = 0
    while (state := truth(own, table, game, players, options)).actors():
        seat = rng.choice(state.actors())
        assert seat != CHANCE, "chance has spoken already"
        said, after = decided(state, seat, luck)
        news = person.news(table, seat=seat)
        if len(state.actors()) == 1 and secret(state, seat, said):
            tried += 1
            answers = set()
            for line in sorted({*lines(after, seat), *rng.sample(sorted(old), min(OLD_LINES, len(old)))}):
                answer = person.say(table, news, *said, line, seat=seat)
                assert answer.status_code == 409, f"{line} was heard after {said}"
                error = answer.json()["error"]
                assert error.pop("line") == line
                answers.add(tuple(error.items()))
            assert len(answers) == 1, f"answers differ after {said}"
            assert person.news(table, seat=seat)["seq"] == news["seq"]
        old.update(said)
        answer = person.say(table, news, *said, seat=seat)
        assert answer.status_code == 200, answer.text
    person.close()
    assert tried, "nobody was the last to decide"


def secret(state: State, seat: int, said: list[str]) -> bool:
    """Whether the last of the lines reveals something."""
    after = state.copy()
    for line in said[:-1]:
        after.play(seat, state.game().hear(after, seat, line.split()))
    return state.game().seals(after, seat, state.game().hear(after, seat, said[-1].split()))
