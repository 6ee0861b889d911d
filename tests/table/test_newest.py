"""Of a window's connections the newest counts, in whatever order processes hear of them; a stopped process notices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from pathlib import Path

import pytest

from patolli.table import windows
from patolli.table.broadcast import Viewer
from patolli.table.bus import Bus, Message, Took
from patolli.table.limits import Limits
from patolli.table.messages import NewSeat, NewTable
from patolli.table.news import Audience
from patolli.table.pulse import STOPPED_SECONDS, Pulse
from patolli.table.store import Store
from patolli.table.table import Table
from patolli.table.tables import Tables
from patolli.table.windows import Windows
from tests.table.test_tables import ANA, run


class Told(Bus):
    """A bus that remembers what it is to tell; a test delivers it."""

    alone = False

    def __init__(self) -> None:
        super().__init__()
        self.took: list[Took] = []

    def tell(self, message: Message) -> None:
        if isinstance(message, Took):
            self.took.append(message)


async def process(folder: Path) -> tuple[Tables, Told]:
    bus = Told()
    tables = Tables(Store(f"sqlite:///{folder}/tables.db"), Limits(), bus=bus)
    await tables.open()
    return tables, bus


async def table(tables: Tables) -> Table:
    return await tables.create(NewTable("mexica", [NewSeat("me")] * 2), ANA)


def window(live: Table, name: str, opened: int) -> Viewer:
    """A window that shows seat 0 from now on."""
    viewer = Viewer(ANA, Audience.of(live.session, ANA, 0), False, window=name, opened=opened)
    live.join(viewer, 0)
    return viewer


def shows(live: Table, viewer: Viewer) -> bool:
    return viewer in live.broadcast.viewers and viewer.shows(0)


def orders(*took: Took) -> list[Sequence[Took]]:
    return list(permutations(took))


@pytest.mark.parametrize("order", range(6))
def test_a_late_word_of_an_old_connection_takes_no_seat(tmp_path: Path, order: int) -> None:
    """The window went from a process that was stopped to this one, and told two others of it on the way."""

    async def story() -> None:
        tables, bus = await process(tmp_path)
        live = await table(tables)
        newest = window(live, "desk", 3)
        (own,) = bus.took
        old = [Took(live.session.id, 0, "desk", opened, f"connection {opened}") for opened in (1, 2)]
        for took in orders(own, *old)[order]:
            tables.following.hear(took)
            assert shows(live, newest)
        assert newest.settles == 0.0, "its own word was heard"
        await tables.close()

    run(story())


@pytest.mark.parametrize("order", range(2))
def test_a_late_word_does_not_count_against_the_window_that_took_the_seat_meanwhile(tmp_path: Path, order: int) -> None:
    """The desk has a newer connection, as every process knows; so what its old one says is not true of anybody."""

    async def story() -> None:
        tables, bus = await process(tmp_path)
        live = await table(tables)
        tables.following.hear(Took(live.session.id, 0, "desk", 2, "second"))
        phone = window(live, "phone", 1)
        old = Took(live.session.id, 0, "desk", 1, "first")
        for took in orders(*bus.took, old)[order]:
            tables.following.hear(took)
        assert shows(live, phone)
        tables.following.hear(Took(live.session.id, 0, "desk", 3, "third"))
        assert not shows(live, phone), "somebody took it back at the desk"
        assert phone.audience.taken == 0
        await tables.close()

    run(story())


def test_it_is_known_of_tables_that_nobody_looks_at_here(tmp_path: Path) -> None:
    async def story() -> None:
        tables, bus = await process(tmp_path)
        id = (await table(tables)).session.id
        tables.forget(float("inf"))
        tables.following.hear(Took(id, 0, "desk", 2, "second"))
        live = await tables.find(id)
        phone = window(live, "phone", 1)
        for took in (*bus.took, Took(id, 0, "desk", 1, "first")):
            tables.following.hear(took)
        assert shows(live, phone)
        await tables.close()

    run(story())


def test_an_old_connection_is_let_go_when_a_newer_one_is_heard_of(tmp_path: Path) -> None:
    async def story() -> None:
        tables, _ = await process(tmp_path)
        live = await table(tables)
        old = window(live, "desk", 1)
        tables.following.hear(Took(live.session.id, 0, "desk", 2, "second"))
        assert old not in live.broadcast.viewers
        assert old.dropped
        assert old.queue.get_nowait() is None, "it is not told that another window has the seat"
        late = window(live, "desk", 1)
        assert late not in live.broadcast.viewers, "nor does it join when it is late itself"
        assert late.dropped
        here = window(live, "desk", 4)
        again = window(live, "desk", 5)
        assert live.broadcast.viewers == {again}
        assert here.dropped
        await tables.close()

    run(story())


def test_windows_of_older_pages_take_turns_as_before(tmp_path: Path) -> None:
    async def story() -> None:
        tables, bus = await process(tmp_path)
        live = await table(tables)
        first, last = window(live, "", 0), window(live, "", 0)
        assert not shows(live, first)
        for took in bus.took:
            tables.following.hear(took)
        assert shows(live, last)
        tables.following.hear(Took(live.session.id, 0, "a process of an older version"))
        assert not shows(live, last)
        assert last.audience.taken == 0
        await tables.close()

    run(story())


def test_of_many_windows_those_that_were_not_heard_of_for_longest_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(windows, "MOST_WINDOWS", 2)
    known = Windows()
    for name in ("desk", "phone", "desk", "couch"):
        assert known.hear("table", name, 2)
    assert not known.hear("table", "desk", 1)
    assert known.hear("another table", "desk", 1)


def test_a_process_that_was_silent_for_long_lets_its_viewers_go_and_forgets_what_they_took(tmp_path: Path) -> None:
    now = 0.0
    stops: list[float] = []
    pulse = Pulse(lambda: stops.append(now), lambda: now)
    for then in (1.0, 1.0 + STOPPED_SECONDS):
        now = then
        pulse.check()
    assert (stops, pulse.stops) == ([], 0)
    now += STOPPED_SECONDS + 0.1
    pulse.check()
    pulse.check()
    assert (stops, pulse.stops) == ([now], 1), "once"

    async def story() -> None:
        tables, _ = await process(tmp_path)
        live = await table(tables)
        viewer = window(live, "desk", 1)
        tables.let_all_go()
        assert not live.broadcast.viewers
        assert viewer.dropped == "stopped"
        await tables.close()

    run(story())


def test_nobody_goes_on_for_the_only_process(tmp_path: Path) -> None:
    """So it lets nobody go, however long it was silent."""

    async def story() -> None:
        alone = Tables(Store(f"sqlite:///{tmp_path}/tables.db"), Limits())
        await alone.open()
        alone.pulse.last -= 2 * STOPPED_SECONDS
        assert alone.stops() == 0
        await alone.close()
        shared, _ = await process(tmp_path)
        shared.pulse.last -= 2 * STOPPED_SECONDS
        assert shared.stops() == 1
        await shared.close()

    run(story())
