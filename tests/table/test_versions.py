"""Games of older versions: brought over and played on, or shown read-only with the version that can play them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sql

from patolli import __version__, parse, say
from patolli.stage.speech import LANGUAGES
from patolli.table import seating
from patolli.table.errors import Refused
from patolli.table.limits import Limits
from patolli.table.listing import listed
from patolli.table.lobby_messages import Mine
from patolli.table.messages import News, NewSeat, NewTable, PlayOn
from patolli.table.news import Audience, reader_of
from patolli.table.schema import LAYOUT, LINES, TABLES
from patolli.table.session import Guest
from patolli.table.store import Store
from patolli.table.table import Table
from patolli.table.tables import Tables
from tests.table.postgres import Postgres
from tests.table.test_layouts import ANA, BEN, MEXICA, STORES, ZAPOTEC, old_postgres, old_sqlite, shape
from tests.table.test_tables import run
from tests.waiting import until

GAMES = {"mexica", "zapotec", "chocolatl", "lapins"}
KEPT = sorted((int(file.stem.split("-")[1]), file.stem.split("-")[2]) for file in STORES.iterdir())
"""The stores that older layouts left: number and database."""


def test_a_store_of_every_layout_before_is_kept_for_both_databases() -> None:
    assert [(layout, database) for layout in range(1, LAYOUT) for database in ("postgresql", "sqlite")] == KEPT


@pytest.mark.parametrize(("layout", "database"), KEPT)
def test_running_games_of_every_layout_are_played_on(
    layout: int, database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Each table at which a person is asked: one line is said, kept, and read again. Its version is known from now."""
    postgres: Postgres | None = request.getfixturevalue("postgres") if database == "postgresql" else None
    url = old_postgres(postgres, layout) if postgres else old_sqlite(tmp_path, layout)

    async def story() -> None:
        tables = Tables(Store(url), Limits())
        await tables.open()
        with tables.store.engine.connect() as db:
            rows = db.execute(sql.select(TABLES.c.id, TABLES.c.begun_with, TABLES.c.played_with)).all()
        assert {(begun, played) for _, begun, played in rows} == {("", "")}
        played: set[str] = set()
        for id, _, _ in rows:
            live = await tables.find(id)
            if await speak(live):
                played.add(live.session.row.game)
                before = live.session.record().text()
                again = await fresh(tables, id)
                assert again.session.record().text() == before
                assert (again.session.row.begun_with, again.session.row.played_with) == ("", __version__)
        assert len(played) == len(GAMES) or (layout < 3 and played)
        await tables.close()
        new = postgres.new() if postgres else f"sqlite:///{tmp_path}/new.db"
        empty = Store(new)
        await empty.open()
        await empty.close()
        assert plain_shape(new) == plain_shape(url)

    run(story())


def plain_shape(url: str) -> dict[str, object]:
    """The shape of a store, looked at by a connection that may take its time."""
    engine = sql.create_engine(url)
    try:
        return shape(engine)
    finally:
        engine.dispose()


async def speak(live: Table) -> bool:
    """Let a person who is asked say something, or somebody who comes for it; False if only bots are."""
    session = live.session
    for seat in session.actors:
        if session.seats[seat].kind == "open":
            await seating.sit(session, BEN, seat)
        if session.seats[seat].kind == "person" and session.seats[seat].owners:
            guest = Guest(min(session.seats[seat].owners), "en")
            line = say(session.match.state, seat, session.match.state.moves(seat)[0])
            numbers = session.numbers
            await session.say(guest, seat, numbers.seq(seat), numbers.edition(seat), [line])
            return True
    return False


async def fresh(tables: Tables, id: str) -> Table:
    """The table, read from its rows."""
    tables.open_tables.pop(id).give_up()
    return await tables.find(id)


def test_a_new_table_knows_its_version(tmp_path: Path) -> None:
    async def story() -> None:
        tables = Tables(Store(f"sqlite:///{tmp_path}/tables.db"), Limits())
        await tables.open()
        made = await tables.create(NewTable("mexica", [NewSeat("me"), NewSeat("here")]), Guest(ANA, "en"))
        row = (await fresh(tables, made.session.id)).session.row
        assert (row.begun_with, row.played_with) == (__version__, __version__)
        await tables.close()

    run(story())


# Lines that these rules refuse


async def spoil(tables: Tables, id: str, line: str = "dance", begun: str = "0.1.5", played: str = "0.1.9") -> int:
    """As if another version had said one more line that this one does not know; its number."""
    session = (await tables.find(id)).session
    seat, seq = next(iter(session.actors), 0), session.seq + 1
    with tables.store.engine.begin() as db:
        values = {"table": id, "seq": seq, "actor": seat, "line": line, "made": False, "start": seq - 1, "time": 0}
        db.execute(sql.insert(LINES).values(**values))
        changed = {"begun_with": begun, "played_with": played, "changes": session.row.changes + 1}
        db.execute(sql.update(TABLES).where(TABLES.c.id == id).values(**changed))
    tables.open_tables.pop(id).give_up()
    return seq


def told(live: Table, guest: Guest, wanted: str | None = None) -> News:
    return live.broadcast.bulletin().news(Audience.of(live.session, guest, reader_of(live.session, guest, wanted)), 0)


def test_a_game_that_the_rules_refuse_can_be_looked_at_and_names_its_version(tmp_path: Path) -> None:
    async def story() -> None:
        tables = Tables(Store(old_sqlite(tmp_path, 4)), Limits())
        await tables.open()
        seq = await spoil(tables, MEXICA)
        live, ana, ben = await tables.find(MEXICA), Guest(ANA, "en"), Guest(BEN, "en")
        news = told(live, ana)
        assert news.seq == seq - 1, "as far as it can be played"
        assert "begun with Patolli 0.1.5 and last played with 0.1.9" in news.stuck
        assert f"The rules of {__version__} refuse its line {seq}" in news.stuck
        assert (news.prompt, news.asked, news.over) == (news.stuck, False, False)
        assert not any(seat.asked or (seat.clock and seat.clock.running) for seat in news.seats)
        assert (news.undo.line, news.farther) == (False, None)
        assert not live.bots.tasks
        for language in LANGUAGES:
            assert "0.1.9" in told(live, Guest(ANA, language)).stuck
        session, numbers = live.session, live.session.numbers
        for attempt in (
            session.say(ana, 0, numbers.seq(0), None, ["place H6"]),
            session.undo(ana, 0, numbers.seq(0), None, False),
            session.talk(ana, 0, "Hello"),
            session.rename(ana, 0, "Anna"),
            tables.rematch(session, Guest(session.row.host, "en")),
            live.bots.hints(ana, 0, numbers.seq(0), None),
        ):
            with pytest.raises(Refused, match="stuck"):
                await attempt
        with pytest.raises(Refused, match="not-your-seat"):
            reader_of(session, ben, "0")
        assert len(parse(session.record_for(0).text()).lines) == seq - 1
        await tables.close()

    run(story())


def test_nobody_is_asked_in_the_lobby_at_a_table_that_is_read_only_and_its_log_says_so_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        tables = Tables(Store(f"sqlite:///{tmp_path}/tables.db"), Limits())
        await tables.open()
        made = await tables.create(NewTable("mexica", [NewSeat("me"), NewSeat("here")]), Guest(ANA, "en"))
        gone = await tables.create(NewTable("mexica", [NewSeat("me"), NewSeat("here")]), Guest(ANA, "en"))
        await spoil(tables, made.session.id)
        with tables.store.engine.begin() as db:
            changed = {"game": "checkers", "played_with": "0.9"}
            db.execute(sql.update(TABLES).where(TABLES.c.id == gone.session.id).values(**changed))
        tables.open_tables.pop(gone.session.id).give_up()

        async def mine() -> list[Mine]:
            return [listed(row, ANA, tables.unplayable.has(row)) for row in await tables.mine(ANA, 9)]

        await mine()
        await until(lambda: not tables.loading)
        for one in await mine():
            assert (one.asked, one.stuck) == (False, True)
            assert not any(seat.asked for seat in one.seats)
        assert not tables.loading, "what is known is not read again"
        for _ in range(3):
            tables.forget(float("inf"))
            assert (await tables.find(made.session.id)).session.stuck
            with pytest.raises(Refused, match="unreadable"):
                await tables.find(gone.session.id)
        await tables.close()

    run(story())
    said = [record.getMessage() for record in caplog.records]
    assert sum("can only be looked at" in text for text in said) == 1
    assert sum("cannot be shown" in text for text in said) == 1


def test_a_version_that_was_not_kept_is_told_as_older(tmp_path: Path) -> None:
    async def story() -> None:
        tables = Tables(Store(old_sqlite(tmp_path, 4)), Limits())
        await tables.open()
        await spoil(tables, MEXICA, begun="", played="")
        assert "an older Patolli, before 0.2.0" in told(await tables.find(MEXICA), Guest(ANA, "en")).stuck
        await tables.close()

    run(story())


def test_of_a_finished_game_that_the_rules_refuse_everybody_may_know_all(tmp_path: Path) -> None:
    async def story() -> None:
        tables = Tables(Store(old_sqlite(tmp_path, 4)), Limits())
        await tables.open()
        with tables.store.engine.begin() as db:
            db.execute(sql.update(LINES).where(LINES.c.table == ZAPOTEC, LINES.c.seq == 100).values(line="dance"))
        live, stranger = await tables.find(ZAPOTEC), Guest("", "en")
        assert told(live, stranger, "1").seat == 1
        assert told(live, stranger).seq < 100
        record = live.session.record_for(None)
        assert [line for _, line in record.lines][99] == "dance"
        assert len(record.lines) == 120, "for the version that can play it"
        await tables.close()

    run(story())


def test_a_table_that_another_version_goes_on_with_becomes_read_only_and_comes_back(tmp_path: Path) -> None:
    """As while servers are upgraded one by one: what one says, the other may not know."""

    async def story() -> None:
        tables = Tables(Store(old_sqlite(tmp_path, 4)), Limits())
        await tables.open()
        live = await tables.find(MEXICA)
        seq = await spoil(tables, MEXICA)
        tables.open_tables[MEXICA] = live
        live.session.gone, live.session.behind = False, True
        assert (await tables.find(MEXICA)).session.gone
        assert (await tables.find(MEXICA)).session.stuck
        with tables.store.engine.begin() as db:
            db.execute(sql.delete(LINES).where(LINES.c.table == MEXICA, LINES.c.seq == seq))
        await (await tables.find(MEXICA)).follow()
        live = await tables.find(MEXICA)
        assert not live.session.stuck
        assert await speak(live)
        await tables.close()

    run(story())


def test_whoever_plays_alone_goes_on_from_there_by_the_present_rules(tmp_path: Path) -> None:
    async def story() -> None:
        tables = Tables(Store(f"sqlite:///{tmp_path}/tables.db"), Limits())
        await tables.open()
        ana = Guest(ANA, "en")
        made = await tables.create(NewTable("mexica", [NewSeat("me"), NewSeat("here")]), ana)
        seq = await spoil(tables, made.session.id)
        live = await tables.find(made.session.id)
        assert told(live, ana).play_on
        on = await tables.play_on(live.session, ana, PlayOn(seq - 1, [NewSeat("me"), NewSeat("here")], seat=0))
        assert not on.session.stuck
        assert await speak(on)
        await tables.close()

    run(story())


def test_a_table_whose_game_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        tables = Tables(Store(old_sqlite(tmp_path, 4)), Limits())
        await tables.open()
        with tables.store.engine.begin() as db:
            db.execute(sql.update(TABLES).where(TABLES.c.id == MEXICA).values(game="checkers", played_with="0.9"))
        with pytest.raises(Refused, match="unreadable") as refused:
            await tables.find(MEXICA)
        assert "played with Patolli 0.9" in refused.value.tell("en")
        await tables.close()

    run(story())


def test_which_line_is_refused_tells_nothing_of_a_secret_decision(tmp_path: Path) -> None:
    """Twins that differ only in what seat 1 has said in secret: spectators and the other seat are told the same."""

    async def story() -> None:
        tables = Tables(Store(old_sqlite(tmp_path, 3)), Limits())
        await tables.open()
        id = next(row.id for row in await tables.store.mine(ANA, 9) if row.game == "lapins" and len(row.seats) == 2)
        session = (await tables.find(id)).session
        assert session.numbers.secret
        count, guest = session.seq, Guest(min(session.seats[1].owners), "en")
        heard = set()
        for choice in (None, 0, 1):
            live = await fresh(tables, id)
            if choice is not None:
                state, numbers = live.session.match.state, live.session.numbers
                line = say(state, 1, state.moves(1)[choice])
                await live.session.say(guest, 1, numbers.seq(1), numbers.edition(1), [line])
            await spoil(tables, id)
            live = await tables.find(id)
            assert live.session.stuck
            for seat in (None, 0):
                news = live.broadcast.bulletin().news(Audience(seat, "en", () if seat is None else (seat,), False), 0)
                heard.add((seat, msgspec.json.encode(news)))
            with tables.store.engine.begin() as db:
                db.execute(sql.delete(LINES).where(LINES.c.table == id, LINES.c.seq > count))
        await tables.close()
        assert len(heard) == 2

    run(story())
