"""The bots of a table play in one of several processes; when it ends or hangs, another goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sql

from patolli.bots.advise import Advice, Reason
from patolli.engine.record import Record
from patolli.engine.words import NotLegal
from patolli.table import bus_postgres, connection
from patolli.table.app import bus_of, runners_of
from patolli.table.bus import Left
from patolli.table.bus_postgres import PostgresBus
from patolli.table.errors import Refused, StoreAway
from patolli.table.limits import Limits
from patolli.table.messages import NewSeat, NewTable
from patolli.table.runners_postgres import BOTS, PostgresRunners
from patolli.table.serve import main
from patolli.table.store import Store
from patolli.table.table import Table
from patolli.table.tables import Tables
from tests.table.postgres import Postgres
from tests.table.server import ROOT, Person, Server
from tests.table.test_bots import ANA, Dreamers, say_something
from tests.table.test_bus import there
from tests.waiting import PATIENCE, until, wait_until


class Advisers(Dreamers):
    """They dream of hints, too."""

    strange: Any = None
    """What they say or raise instead, as if they were of another version."""

    async def advise_about(self, record: Record, seat: int) -> list[Advice]:
        self.asked.append(seat)
        await self.sleeping.acquire()
        if isinstance(self.strange, Exception):
            raise self.strange
        if self.strange:
            return list(self.strange)
        return [Advice([0], ["take"], 0.5, 3, [Reason("points", seat, 1.5)])]


def a_process(url: str, thinks: bool = False) -> tuple[Tables, Advisers]:
    """What a process has, with bots that dream."""
    store, pool = Store(url), Advisers()
    bus = bus_of(store)
    return Tables(store, Limits(), 0, bus, runners_of(store, bus, thinks), pool), pool


def test_a_replica_that_can_only_be_read_yet_is_a_store_that_is_away(postgres: Postgres) -> None:
    url = postgres.new()

    async def story() -> None:
        store = Store(url)
        await store.open()
        await store.close()
        replica = Store(f"{url}{'&' if '?' in url else '?'}options=-c%20default_transaction_read_only%3Don")
        runners = PostgresRunners(replica.url, bus_of(replica))
        with pytest.raises(StoreAway):
            async with runners.hinting("t" * 16, 0):
                pass
        await runners.close()
        await replica.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_process_that_starts_while_the_database_restarts_goes_on(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ended with a traceback, after it had printed its address."""
    connect, refused = connection.connect, 0

    async def sometimes(url: sql.URL) -> psycopg.AsyncConnection[tuple[Any, ...]]:
        nonlocal refused
        if refused < 2:
            refused += 1
            raise psycopg.OperationalError("the database system is starting up")
        return await connect(url)

    async def story() -> None:
        monkeypatch.setattr(connection, "connect", sometimes)
        tables, _ = a_process(postgres.new())
        runners = tables.runners
        assert isinstance(runners, PostgresRunners)
        await tables.open()
        await until(lambda: runners.beaten > float("-inf"))
        assert refused == 2
        await tables.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_bus_that_met_a_replica_speaks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A task that ended at it would be missed by nobody, and no other process would hear of anything."""
    told: list[list[str]] = []

    class Replica:
        async def execute(self, _: str, values: tuple[list[str]]) -> None:
            told.append(values[0])
            if len(told) == 1:
                raise psycopg.errors.ReadOnlySqlTransaction("cannot execute NOTIFY during recovery")

    @asynccontextmanager
    async def connection() -> AsyncIterator[Replica]:
        yield Replica()

    async def connect(_: object) -> AbstractAsyncContextManager[Replica]:
        return connection()

    async def story() -> None:
        bus = PostgresBus(sql.make_url("postgresql://nowhere"))
        speaking = asyncio.create_task(bus._speak())
        bus.tell(Left("one"))
        await until(lambda: len(told) == 2 or speaking.done())
        assert told == [['["Left","one"]']] * 2
        speaking.cancel()

    monkeypatch.setattr(bus_postgres, "connect", connect)
    asyncio.run(asyncio.wait_for(story(), PATIENCE))


async def hang(tables: Tables) -> None:
    """The process does not say any more that it is alive."""
    assert isinstance(tables.runners, PostgresRunners)
    for task in tables.runners.tasks:
        task.cancel()


@asynccontextmanager
async def at_both(url: str, *seats: NewSeat) -> AsyncIterator[tuple[tuple[Tables, Table, Advisers], ...]]:
    """Two processes with the same table of Mexica in memory; its bots play in the first one."""
    (one, here), (other, there) = a_process(url), a_process(url)
    await one.open()
    await other.open()
    table = await one.create(NewTable("mexica", list(seats), hints=True), ANA)
    await until(lambda: not table.bots.asked() or here.asked)
    runners, id = one.runners, table.session.id
    assert isinstance(runners, PostgresRunners)
    runners.held |= await runners._claimed([id], BOTS, runners.db)  # before either of them is asked
    copy = await other.find(table.session.id)
    yield (one, table, here), (other, copy, there)
    for tables in (one, other):
        await tables.close()


def test_one_process_thinks_and_another_goes_on_when_it_hangs(postgres: Postgres) -> None:
    async def story() -> None:
        async with at_both(postgres.new(), NewSeat("me"), NewSeat("bot")) as ((one, table, here), (_, copy, there)):
            await say_something(table, 0)
            await until(lambda: here.asked)
            await until(lambda: copy.session.seq == table.session.seq)
            assert copy.session.thinking == {1}, "whoever looks there sees that the bot thinks"
            assert not there.asked
            await hang(one)
            await until(lambda: there.asked)
            assert not one.runners.may_run(table.session.id), "it knows by its own clock that it was away"
            before = copy.session.seq
            here.wake()
            await until(lambda: not table.bots.tasks)
            assert table.session.seq == before, "and says nothing of what it thought of"
            there.wake(1)
            await until(lambda: copy.session.seq > before)
            await until(lambda: table.session.seq == copy.session.seq)
            assert table.session.record() == copy.session.record()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_of_two_who_think_for_a_moment_one_is_heard(postgres: Postgres) -> None:
    """The claim was lost in the very moment: the key of the lines decides."""

    async def story() -> None:
        async with at_both(postgres.new(), NewSeat("me"), NewSeat("bot")) as ((_, table, here), (other, copy, there)):
            await say_something(table, 0)
            await until(lambda: here.asked and copy.session.seq == table.session.seq)
            assert isinstance(other.runners, PostgresRunners)
            other.runners.held.add(copy.session.id)
            copy.bots.wake()
            await until(lambda: there.asked)
            before = copy.session.seq
            here.wake(1)
            there.wake(1)
            await until(lambda: not table.bots.tasks or len(here.asked) > 1)
            await until(lambda: not copy.bots.tasks or len(there.asked) > 1)
            await until(lambda: copy.session.seq == table.session.seq > before)
            turn = [line.actor for line in copy.session.lines[before:]]
            assert turn.count(1) == 1, "Mexica's bot places its pawn once"

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_one_hint_runs_for_a_seat_in_all_processes(postgres: Postgres) -> None:
    async def story() -> None:
        async with at_both(postgres.new(), NewSeat("me"), NewSeat("me")) as ((one, table, here), (_, copy, there)):
            for seat in (0, 1):
                await say_something(table, seat)
            await until(lambda: copy.session.seq == table.session.seq)
            asked = (ANA, 0, table.session.seq, table.session.row.edition)
            running = asyncio.create_task(table.bots.hints(*asked))
            await until(lambda: here.asked)
            with pytest.raises(Refused) as again:
                await copy.bots.hints(*asked)
            assert (again.value.status, again.value.key) == (429, "hint-running")
            here.wake(1)
            assert [hint.lines for hint in await running] == [["take"]]
            there.wake(1)
            await until(lambda: copy.session.row.changes == table.session.row.changes)
            assert len(await copy.bots.hints(*asked)) == 1
            await table.session.say(ANA, 0, table.session.seq, None, ["take"])  # a hint for the same position is kept
            await until(lambda: copy.session.seq == table.session.seq)
            asked = (ANA, 0, table.session.seq, table.session.row.edition)
            running = asyncio.create_task(table.bots.hints(*asked))
            await until(lambda: len(here.asked) == 2)
            await hang(one)
            there.wake(1)
            refusals = set()
            while "done" not in refusals:
                try:
                    await copy.bots.hints(*asked)
                    refusals.add("done")
                except Refused as refused:
                    refusals.add(refused.key)
                    await asyncio.sleep(0.1)
            assert refusals <= {"done", "hint-running"}, "until nobody believes any more that the other is alive"
            here.wake(1)
            await running

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_process_that_only_thinks_takes_over_bots_and_hints_and_servers_go_on_without_it(postgres: Postgres) -> None:
    async def story() -> None:
        url = postgres.new()
        async with at_both(url, NewSeat("me"), NewSeat("bot")) as ((one, table, here), (_, copy, there)):
            await say_something(table, 0)
            await until(lambda: here.asked or there.asked)
            thinker, far = a_process(url, thinks=True)
            await thinker.open()
            await until(lambda: far.asked)
            await until(lambda: not one.runners.may_run(table.session.id))
            runners = copy.bots.runners
            assert isinstance(runners, PostgresRunners)
            await until(lambda: runners.thinkers)
            far.wake(1)
            await until(lambda: 0 in table.session.actors and 0 in copy.session.actors)
            asked = len(far.asked)
            hint = asyncio.create_task(copy.bots.hints(ANA, 0, copy.session.seq, copy.session.row.edition))
            await until(lambda: len(far.asked) > asked)
            far.wake(1)
            (told,) = await hint
            assert (told.lines, told.chance, len(told.why)) == (["take"], 0.5, 1)
            assert len(here.asked) + len(there.asked) == 1, "the thought that was given up"
            await until(lambda: table.session.row.changes == copy.session.row.changes)
            while 0 in table.session.actors:
                await say_something(table, 0)
            await until(lambda: len(far.asked) > asked + 1)
            await hang(thinker)
            await until(lambda: len(here.asked) + len(there.asked) > 1)
            await thinker.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_hint_that_nobody_thinks_of_any_more_is_thought_of_here(postgres: Postgres) -> None:
    async def story() -> None:
        url = postgres.new()
        thinker, far = a_process(url, thinks=True)
        await thinker.open()
        async with at_both(url, NewSeat("me"), NewSeat("me")) as ((_, table, here), _):
            for seat in (0, 1):
                await say_something(table, seat)
            runners = table.bots.runners
            assert isinstance(runners, PostgresRunners)
            await until(lambda: runners.thinkers)
            hint = asyncio.create_task(table.bots.hints(ANA, 0, table.session.seq, table.session.row.edition))
            await until(lambda: far.asked)
            await thinker.close()
            await until(lambda: here.asked)
            here.wake()
            assert len(await hint) == 1

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_what_another_version_answers_or_asks_is_thought_of_here(postgres: Postgres) -> None:
    """As while processes are upgraded one by one: neither waits, and a hint is no error."""

    async def story() -> None:
        url = postgres.new()
        thinker, far = a_process(url, thinks=True)
        await thinker.open()
        async with at_both(url, NewSeat("me"), NewSeat("me")) as ((_, table, here), _):
            for seat in (0, 1):
                await say_something(table, seat)
            runners = table.bots.runners
            assert isinstance(runners, PostgresRunners)
            await until(lambda: runners.thinkers)
            for strange in (NotLegal("MEX-1", "another version"), [{"plan": "take", "worth": 3}]):
                far.strange = strange
                asked = (ANA, 0, table.session.seq, table.session.row.edition)
                hint = asyncio.create_task(table.bots.hints(*asked))
                await until(lambda: far.asked)
                far.wake()
                await until(lambda: here.asked)
                here.wake()
                assert len(await hint) == 1
                far.asked.clear()
                here.asked.clear()
                await table.session.say(ANA, 0, table.session.seq, None, ["take"])
        await thinker.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_whoever_was_refused_while_this_process_caught_up_is_heard_again(tmp_path: Path) -> None:
    """Nothing is missing any more when it looks: what was refused was refused for an older position."""

    async def story() -> None:
        tables = Tables(Store(f"sqlite:///{tmp_path}/tables.db"), Limits())
        await tables.open()
        table = await tables.create(NewTable("mexica", [NewSeat("me"), NewSeat("me")]), ANA)
        tried: list[int] = []

        async def attempt() -> str:
            tried.append(table.session.seq)
            if len(tried) == 1:
                await say_something(table, 0)
            if len(tried) != 2:
                raise Refused("old-position")
            return "heard"

        assert await tables.trying(table.session.id, attempt) == "heard"
        with pytest.raises(Refused):
            await tables.trying(table.session.id, attempt)
        assert len(tried) == 3, "who is refused for what is the case is not tried again"
        await tables.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


# Real processes


@pytest.fixture
def three(tmp_path: Path, postgres: Postgres) -> Iterator[list[Server]]:
    url = postgres.new()
    servers = []
    for name in ("one", "two", "three"):
        (tmp_path / name).mkdir()
        servers.append(Server(tmp_path / name, db=url))
        servers[-1].start()
    yield servers
    for server in servers:
        server.stop()
        assert "Traceback" not in server.log.read_text()


def goes_on(person: Person, table: str) -> bool:
    """Whether the person is asked, or the game is over."""
    news = person.news(table)
    return bool(news["asked"] or news["over"])


def speak(person: Person, table: str) -> None:
    """Say something as soon as one is asked: after all bots that were asked have spoken."""
    wait_until(lambda: person.news(table)["asked"])
    news = person.news(table)
    line = next(word for word in sorted(news["lines"]))
    node, words = news["lines"][line], [line]
    while "." not in node:
        words.append(sorted(node)[0])
        node = node[words[-1]]
    assert person.say(table, news, " ".join(words)).status_code == 200


def test_bots_go_on_when_their_process_is_stopped_killed_or_ended(three: list[Server]) -> None:
    one, two, last = three
    ana = Person(one)
    table, _ = ana.make("lapins", "me", "bot", "bot")
    speak(ana, table)
    assert one.process is not None
    one.process.send_signal(signal.SIGSTOP)
    at_two = there(ana, two)
    speak(at_two, table)
    speak(at_two, table)  # the bots of a process that hangs have spoken
    one.process.send_signal(signal.SIGCONT)
    speak(ana, table)
    two.kill()
    speak(ana, table)
    speak(ana, table)
    one.stop()
    at_last = there(ana, last)
    speak(at_last, table)
    speak(at_last, table)
    wait_until(lambda: at_last.news(table)["asked"])
    record = at_last.ask(table, "/record").text
    for server in (one, two):
        server.start()
        assert there(ana, server).ask(table, "/record").text == record


def test_a_process_stopped_in_the_middle_of_a_commit_blocks_nobody(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, wish = postgres.new(), tmp_path / "wish"
    monkeypatch.setenv("STOP_IN_COMMIT", str(wish))
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    one = Server(folders[0], db=url, module="tests.table.stopping_server")
    two = Server(folders[1], db=url)
    for server in (one, two):
        server.start()
    ana = Person(one)
    table, _ = ana.make("mexica", "me", "here")
    news = ana.news(table)
    wish.touch()
    with pytest.raises(Exception, match="timed out"):
        ana.http.post(f"/api/tables/{table}/chat", json={"text": "Hello"}, timeout=0.5)
    assert not wish.exists()
    assert one.process is not None
    assert "T" in Path(f"/proc/{one.process.pid}/stat").read_text().split()[2]
    assert there(ana, two).say(table, news, "place G7").status_code == 200, "it waits, and is not refused"
    os.kill(one.process.pid, signal.SIGCONT)
    wait_until(lambda: ana.ask(table, "").status_code == 200)
    assert [line["line"] for line in ana.news(table)["log"]][-1] == "place G7"
    assert not ana.news(table)["chat"]
    for server in (one, two):
        server.stop()
        assert "Traceback" not in server.log.read_text()


def test_patolli_think_plays_for_a_server_which_goes_on_when_it_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new()
    server = Server(tmp_path, db=url)
    server.start()
    ana = Person(server)
    command = [sys.executable, "-m", "patolli", "think", "--jobs", "1", "--language", "en", "--db", url]
    with (
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as thinker,
        psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as db,
    ):

        def speak_until_played_by(kind: str) -> None:
            """Servers hear within a second who thinks, and within six who does not any more; a game may end before."""
            found = "SELECT kind FROM claims JOIN servers ON id = server WHERE \"table\" = %s AND part = 'bots'"
            while True:
                table, _ = ana.make("lapins", "me", "bot")
                while not ana.news(table)["over"]:
                    speak(ana, table)
                    wait_until(partial(goes_on, ana, table))
                    if db.execute(found, (table,)).fetchone() == (kind,):
                        return

        try:
            assert thinker.stdout is not None
            assert "Thinking for the tables of postgresql" in thinker.stdout.readline()
            speak_until_played_by("think")
            thinker.kill()
            speak_until_played_by("serve")
        finally:
            thinker.kill()
    server.stop()
    assert "Traceback" not in server.log.read_text()


def test_a_process_that_only_thinks_needs_a_store_that_can_be_shared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from patolli.cli import main as patolli

    assert patolli(["think", "--db", f"sqlite:///{tmp_path}/tables.db", "--language", "en"]) == 2
    assert "needs a PostgreSQL" in capsys.readouterr().err
    assert patolli(["think", "--db", "x", "--jobs", "0"]) == 2
    assert "from 1 to 1024" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_second_process_at_one_sqlite_file_is_refused_in_a_sentence(
    own_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    url = own_server.command[own_server.command.index("--db") + 1]
    assert main(["--port", "0", "--db", url]) == 2
    told = capsys.readouterr().err
    assert "Another Patolli serves the store" in told
    assert len(told.splitlines()) == 1
    own_server.kill()
    own_server.start()  # what a killed process held is free
