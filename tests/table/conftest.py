"""A server for all tests of the table, and people for each."""

import importlib.util
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.table.postgres import Postgres, programs
from tests.table.server import Person, Server

People = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("table"))
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits one second for a head, and for a body."""
    running = Server(tmp_path_factory.mktemp("impatient"), module="tests.table.patience_server")
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that tests may stop and start again."""
    found = programs()
    if found is None or importlib.util.find_spec("psycopg") is None:
        reason = "There is no PostgreSQL here, or no psycopg. On Debian: apt install postgresql"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    running = Postgres(found)
    yield running
    running.close()


@pytest.fixture
def people(server: Server) -> Iterator[People]:
    """`people()` is somebody new."""
    found: list[Person] = []

    def somebody(**headers: str) -> Person:
        found.append(Person(server, **headers))
        return found[-1]

    yield somebody
    for person in found:
        person.close()
