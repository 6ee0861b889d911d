"""Twin tables that differ only in what somebody decides in secret: nobody else can tell them apart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from patolli import CHANCE, Record, Rng, State, say, start
from patolli.engine.game import find_game
from patolli.engine.gesture import ends_gesture, next_automatic_move
from patolli.engine.played import SaidLine
from patolli.games import NAMES
from patolli.table import bot_pool, seating, takeback
from patolli.table.broadcast import Viewer
from patolli.table.coaching import tip_news
from patolli.table.errors import Refused
from patolli.table.listing import listed
from patolli.table.news import Audience
from patolli.table.pictures import key_of, picture
from patolli.table.rows import SeatRow, TableRow, game_of
from patolli.table.session import Guest
from patolli.table.store import Store
from patolli.table.table import Table
from tests.contract.example import GAME, on_the_table

SECRETIVE = ["highcard", *(name for name in NAMES if find_game(name).has_secrets)]
DECISIONS = 8
"""So many secret decisions of each game are made twice, far apart from each other."""
OPTIONS = {"lapins": {"length": "3"}}
THREE = 3
"""One who has decided, one who decides, and one who waits: the fewest of whom each can learn of the others."""


def decisions(game: str, players: int, seed: int) -> Iterator[tuple[Record, State]]:
    """A random game as far as each moment in which several decide in secret."""
    rng = Rng(seed, 3)
    record = Record(game, players, OPTIONS.get(game, {}))
    state = record.start()
    fresh = True
    while actors := state.actors():
        if len(actors) > 1 and fresh and next_automatic_move(state, rng, {}) is None:
            yield record, state.copy()
        fresh = len(actors) == 1
        actor = actors[0]
        move = state.pick(actor, rng)
        record.lines.append((actor, say(state, actor, move)))
        state.play(actor, move)


class Twin:
    """A table with a viewer at every seat and one who watches."""

    def __init__(self, folder: Path, record: Record, state: State) -> None:
        self.store = Store(f"sqlite:///{folder}/twin.db")
        seats = [SeatRow("person", f"Ana {seat}", "", f"s{seat}", {f"b{seat}"}) for seat in range(record.players)]
        lines = [SaidLine(actor, line, actor == CHANCE, at, 900.0) for at, (actor, line) in enumerate(record.lines)]
        self.row = TableRow("twin" * 4, record.game, record.players, dict(record.options), "", "", False, seats, lines)
        self.row.actors, self.row.clock = state.actors(), (600, 5)
        self.viewers: list[Viewer] = []

    async def open(self) -> None:
        await self.store.open()
        await self.store.create(self.row)
        self.live = Table(self.row, self.store, bot_pool.BotPool())
        seen = await self.watched()
        for seat in (None, *range(self.row.players)):
            guest = self.guest(seat)
            viewer = Viewer(guest, Audience.of(seen.session, guest, seat), False)
            seen.join(viewer, 0)
            self.viewers.append(viewer)
        for viewer in self.viewers:
            self.read(viewer)

    async def watched(self) -> Table:
        """The table as the process has it at which the viewers look."""
        return self.live

    async def close(self) -> None:
        self.live.give_up()
        await self.store.close()

    def guest(self, seat: int | None) -> Guest:
        return Guest("" if seat is None else f"b{seat}", "en")

    def read(self, viewer: Viewer) -> list[str]:
        """What has arrived there."""
        found = []
        while not viewer.queue.empty():
            message = viewer.queue.get_nowait()
            assert isinstance(message, str)
            found.append(message)
        return found

    async def reload(self) -> None:
        """Another process serves the table from now on, to the same viewers."""
        row = await self.store.load(self.live.session.id)
        assert row is not None
        viewers, self.live.broadcast.viewers = self.live.broadcast.viewers, set()
        self.live.give_up()
        self.live = Table(row, self.store, bot_pool.BotPool())
        self.live.broadcast.viewers = viewers

    async def decide(self, seat: int, rng: Rng, undoing: bool) -> None:
        """The seat decides line by line, and may take something back on the way."""
        guest, times, before = self.guest(seat), 0, self.live.session.numbers.begun
        while not any(line.actor == seat and line.sealed for line in self.live.session.lines[before:]):
            numbers = self.live.session.numbers
            way = self.live.session.match.way_back(seat)
            if undoing and times < 4 and not way.why and not rng.below(2):
                times += 1
                position, kind = (numbers.seq(seat), numbers.edition(seat)), rng.below(3)
                if kind < 2:
                    await self.live.session.undo(guest, seat, *position, bool(kind))
                else:
                    own = [at for at in way.turn if not self.live.session.lines[at].made]
                    n = numbers.seq(seat, own[rng.below(len(own))] + 1)
                    await self.live.session.undo_line(guest, seat, *position, n)
                await self.watched()
                continue
            line = say(self.live.session.match.state, seat, self.live.session.match.state.pick(seat, rng))
            await self.live.session.say(guest, seat, numbers.seq(seat), numbers.edition(seat), [line])
            await self.watched()
            if not rng.below(3):
                await self.reload()

    async def everything(self, viewer: Viewer) -> list[bytes | str]:
        """All that a viewer can be told by messages and answers."""
        live, ear = await self.watched(), viewer.audience.seat
        told: list[bytes | str] = [*self.read(viewer)]
        told.append(msgspec.json.encode(live.broadcast.bulletin().news(viewer.audience, 0)))
        if ear is not None:
            told.append(msgspec.json.encode(await tip_news(live.session, ear, "en")))
        seq = live.session.numbers.seq(ear)
        for number in range(max(0, seq - 6), seq + 3):
            try:
                then = await live.broadcast.at(ear, number)
                told.append(msgspec.json.encode(live.broadcast.bulletin(then).news(viewer.audience, number - 2)))
                told.append(msgspec.json.encode(then.layers(ear, "en")))
                told.append(msgspec.json.encode(await live.broadcast.steps(ear, "en", number - 4, number)))
            except Refused as refused:
                told.append(refused.tell("en"))
        told += self.come_back(live, viewer)
        told.append(live.session.record_for(ear).text())
        told.append(picture(live.broadcast.snapshot, "en"))
        told.append(str(key_of(live.session, "en")[1:]))
        told.append(str(live.session.may_play_on([] if ear is None else [ear], False)))
        if ear is not None:
            rows = await self.store.mine(f"b{ear}", 9)
            told.append(msgspec.json.encode([listed(row, f"b{ear}") for row in rows]))
            told.append(f"{live.session.match.way_back(ear).why}")
            told.append(await self.asked_to_take_back(ear, seq))
            for stale in range(max(0, seq - 4), seq + 2):
                told.append(str(live.session.is_current(ear, stale, None)))
        return told

    def read_of(self, seats: list[int]) -> None:
        """Those who have decided read, too: whoever does not is dropped, and away."""
        for viewer in self.viewers:
            if viewer.audience.seat in seats:
                self.read(viewer)

    def come_back(self, live: Table, viewer: Viewer) -> list[bytes | str]:
        """What a viewer is told who was away: at each number that it may say it stands at, and at its own."""
        ear, numbers = viewer.audience.seat, live.session.numbers
        seq, edition = numbers.seq(ear), numbers.edition(ear)
        bulletin, told = live.broadcast.bulletin(), list[bytes | str]()
        for number in range(max(0, seq - 4), seq + 2):
            for known in (edition, edition + 1):
                told.append(bulletin.message(viewer.audience, numbers.resume(ear, number, known)))
        live.broadcast.leave(viewer)
        live.join(viewer, numbers.resume(ear, viewer.seq, viewer.edition), viewer.chat)
        return [*told, *self.read(viewer)]

    async def asked_to_take_back(self, seat: int, seq: int) -> str:
        """What a seat is answered that wants to go back to before a secret decision; else how far it could."""
        session = self.live.session
        if not session.numbers.secret:
            return str(takeback.farthest(session, seat))
        with pytest.raises(Refused) as refused:
            await takeback.ask(session, self.guest(seat), seat, seq, 0, None)
        return refused.value.tell("en")


class FarTwin(Twin):
    """A twin whose viewers are at another process, which hears of each change after it."""

    far: Table | None = None

    async def watched(self) -> Table:
        if self.far is None:
            row = await self.store.load(self.live.session.id)
            assert row is not None
            self.far = Table(row, self.store, bot_pool.BotPool())
        changes = self.live.session.row.changes
        if self.far.session.row.changes < changes:
            before = self.far.session.row.edition
            await self.far.follow(changes if before == self.live.session.row.edition else 0)
            assert self.far.session.row.changes == changes
            assert self.far.session.record() == self.live.session.record()
        return self.far

    async def reload(self) -> None:
        """The process at which the seats speak reads the table again."""
        row = await self.store.load(self.live.session.id)
        assert row is not None
        self.live = Table(row, self.store, bot_pool.BotPool())


@pytest.mark.parametrize("kind", [Twin, FarTwin], ids=["here", "at-another-process"])
@pytest.mark.parametrize("game", SECRETIVE)
def test_nobody_can_tell_what_another_decides(
    game: str, kind: type[Twin], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LAP-82, LAP-95, CHO-25, CHO-89, ZAP-17b: others notice only that a seat has finished, however it got there."""
    monkeypatch.setattr("time.time", lambda: 1000.0)
    monkeypatch.setattr("patolli.table.clocks.steady", lambda: 1000.0)
    with on_the_table(GAME):
        players = min(THREE, game_of(game).seats[-1])
        compared = 0
        moments = [
            (Record(game, players, dict(record.options), lines=record.lines[:]), state)
            for seed in range(3)
            for record, state in decisions(game, players, seed)
        ]
        assert moments
        for number, (record, state) in enumerate(moments[:: len(moments) // DECISIONS + 1]):
            folder = tmp_path / str(number)
            compared += asyncio.run(compare(folder, record, state, number, kind))
        assert compared


async def compare(folder: Path, record: Record, state: State, seed: int, kind: type[Twin]) -> int:
    """Let all seats but the last decide otherwise at two tables; how often they differed."""
    differed = 0
    twins = []
    for name in ("one", "two"):
        (folder / name).mkdir(parents=True)
        twins.append(kind(folder / name, record, state))
        await twins[-1].open()
    one, two = twins
    luck, other = Rng(seed, 1), Rng(seed, 2)
    for seat in state.actors()[:-1]:
        await one.decide(seat, luck, undoing=False)
        await two.decide(seat, other, undoing=True)
        differed += one.live.session.record().lines != two.live.session.record().lines
        for here, there in zip(one.viewers, two.viewers, strict=True):
            if here.audience.seat is None or here.audience.seat in state.actors()[state.actors().index(seat) + 1 :]:
                first, second = await one.everything(here), await two.everything(there)
                assert first == second, f"seat {here.audience.seat} can tell what seat {seat} decided"
        for twin in twins:
            twin.read_of(state.actors()[: state.actors().index(seat) + 1])
    for twin in twins:
        await twin.close()
    return differed


def test_numbers_agree_again_when_a_decision_is_over(tmp_path: Path) -> None:
    """What an unfinished secret decision of others added counts from its reveal on (LAP-82)."""

    async def played() -> None:
        record, state = next(one for seed in range(50) for one in decisions("lapins", 2, seed))
        twin = Twin(tmp_path, record, state)
        await twin.open()
        live, before = twin.live, twin.live.session.seq
        first, last = state.actors()
        watcher = twin.viewers[0]
        await live.session.say(twin.guest(first), first, before, 0, ["share manual"])
        assert (live.session.numbers.seq(first), live.session.numbers.seq(None), live.session.numbers.seq(last)) == (
            before + 1,
            before,
            before,
        )
        assert twin.read(watcher) == [], "nobody is told that somebody begins"
        await live.session.undo(twin.guest(first), first, before + 1, 0, False)
        assert (live.session.numbers.edition(first), live.session.numbers.edition(None)) == (1, 0)
        assert twin.read(watcher) == []
        await twin.decide(first, Rng(1), undoing=False)
        live = twin.live
        assert live.session.numbers.seq(None) == before + 1, "that it has finished is one line"
        (message,) = twin.read(watcher)
        assert not json.loads(message)["seats"][first]["asked"]
        assert json.loads(message)["edition"] == 0
        await twin.decide(last, Rng(2), undoing=False)
        live = twin.live
        assert {live.session.numbers.seq(ear) for ear in (None, 0, 1)} == {live.session.seq}
        assert {live.session.numbers.edition(ear) for ear in (None, 0, 1)} == {1}
        message = json.loads(twin.read(watcher)[-1])
        assert message["since"] == before, "lines that have other numbers now are told again"
        assert [entry["n"] for entry in message["log"]][-1] == live.session.seq
        await twin.close()

    asyncio.run(played())


def in_the_middle_of_a_round() -> tuple[Record, State]:
    """Chocolatl where all lay several bids in secret."""
    return next(
        (Record("chocolatl", 3, dict(record.options), lines=record.lines[:]), state)
        for record, state in decisions("chocolatl", 3, 1)
        if not state.game().seals(state, state.actors()[0], state.moves(state.actors()[0])[0])
    )


def test_one_takes_back_ones_own_secret_lines_whatever_others_did(tmp_path: Path) -> None:
    """Otherwise whether one may would tell that somebody else has begun."""

    async def played() -> None:
        record, state = in_the_middle_of_a_round()
        twin = Twin(tmp_path, record, state)
        await twin.open()
        live, before = twin.live, twin.live.session.seq
        ana, ben = state.actors()[:2]
        for seat in (ana, ben, ana):
            line = say(live.session.match.state, seat, live.session.match.state.moves(seat)[0])
            await live.session.say(twin.guest(seat), seat, live.session.numbers.seq(seat), None, [line])
        kept = live.session.record().lines[before:]
        await live.session.undo(twin.guest(ana), ana, live.session.numbers.seq(ana), None, False)
        assert live.session.record().lines[before:] == kept[:2]
        await live.session.undo(twin.guest(ana), ana, live.session.numbers.seq(ana), None, True)
        assert live.session.record().lines[before:] == [kept[1]]
        assert live.session.lines[-1].start == before
        assert live.session.numbers.seq(ben) == before + 1
        with pytest.raises(Refused, match="others-decide"):
            await live.session.undo(twin.guest(ana), ana, live.session.numbers.seq(ana), None, False)
        await twin.reload()
        assert twin.live.session.record().lines[before:] == [kept[1]]
        await twin.close()

    asyncio.run(played())


def test_a_notice_stands_where_the_secret_decision_began(tmp_path: Path) -> None:
    """It would tell how many lines were said in secret; so would a hint that is noted again after each of them."""

    async def played() -> None:
        twin = Twin(tmp_path, *in_the_middle_of_a_round())
        twin.row.host = "b1"
        await twin.open()
        session, watcher = twin.live.session, twin.viewers[0]
        begun = session.seq
        for _ in range(3):
            line, seq = say(session.match.state, 0, session.match.moves(0)[0]), session.numbers.seq(0)
            await session.note_hint(0, seq, None)
            await session.say(twin.guest(0), 0, seq, None, [line])
        await seating.change(session, twin.guest(1), 2, "bot", "random")
        assert session.seq == begun + 3
        assert [(notice.kind, notice.place) for notice in session.notices] == [("hint", begun), ("bot", begun)]
        told = json.loads(twin.read(watcher)[-1])
        assert [notice["after"] for notice in told["notices"]] == [begun, begun]
        assert told["seq"] == begun
        await twin.close()

    asyncio.run(played())


def test_a_copy_that_was_given_up_tells_a_stranger_no_number_of_a_seat(tmp_path: Path) -> None:
    """Who asks for somebody else's seat in that moment is refused before it is known whose seat it is."""

    async def played() -> None:
        twin = Twin(tmp_path, *in_the_middle_of_a_round())
        await twin.open()
        session, begun = twin.live.session, twin.live.session.seq
        line = say(session.match.state, 0, session.match.moves(0)[0])
        await session.say(twin.guest(0), 0, begun, None, [line])
        session.gone = True
        with pytest.raises(Refused) as refused:
            await session.say(twin.guest(1), 0, begun, None, [line])
        assert (session.numbers.seq(0), refused.value.values["seq"]) == (begun + 1, begun)
        await twin.close()

    asyncio.run(played())


def test_no_clock_tells_what_is_said_in_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game is played on elsewhere, a clock that begins to run would tell of a first line."""
    now = [1000.0]
    monkeypatch.setattr("patolli.table.clocks.steady", lambda: now[0])

    async def played() -> None:
        twin = Twin(tmp_path, *in_the_middle_of_a_round())
        twin.row.forked = len(twin.row.lines)
        await twin.open()
        before = clocks_of(twin)
        for _ in range(3):
            now[0] += 7
            session = twin.live.session
            line = say(session.match.state, 0, session.match.moves(0)[0])
            await session.say(twin.guest(0), 0, session.numbers.seq(0), None, [line])
            assert clocks_of(twin) == before
        await twin.reload()
        assert clocks_of(twin) == before
        await twin.close()

    asyncio.run(played())


def clocks_of(twin: Twin) -> list[object]:
    clock = twin.live.session.clock
    assert clock
    return [clock.of(seat, 1100.0) for seat in range(3)]


@pytest.mark.parametrize("how", ["freed", "ended"])
def test_whoever_lost_a_seat_is_told_no_more_than_who_watches(how: str, tmp_path: Path) -> None:
    """Its window may stay open: it hears neither how often the seat speaks in secret nor its number of lines."""

    async def played() -> None:
        record, state = in_the_middle_of_a_round()
        twin = Twin(tmp_path, record, state)
        twin.row.host = "b1"
        twin.row.seats[0].owners.add("new")
        await twin.open()
        session, (watcher, lost, *_) = twin.live.session, twin.viewers
        new = Guest("new", "en")
        if how == "freed":
            await seating.change(session, twin.guest(1), 0, "open", "")
            await seating.sit(session, "new", 0)
        else:
            await seating.end_others(session, new, 0)
        assert [json.loads(viewer)["seat"] for viewer in twin.read(lost)][-1] is None
        twin.read(watcher)
        for spoken in range(1, 4):
            numbers = session.numbers
            line = say(session.match.state, 0, session.match.moves(0)[0])
            await session.say(new, 0, numbers.seq(0), None, [line])
            assert numbers.begun + spoken == session.seq == session.numbers.seq(0)
            assert twin.read(lost) == twin.read(watcher) == []
            await session.talk(twin.guest(1), 1, "Well?")
            assert twin.read(lost) == twin.read(watcher)
        await twin.close()

    asyncio.run(played())


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_an_undo_of_one_line_answers_tells_nothing_of_others(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines of others stand between those of the seat, unheard, and are said again around them."""
    monkeypatch.setattr("time.time", lambda: 1000.0)
    monkeypatch.setattr("patolli.table.clocks.steady", lambda: 1000.0)
    with on_the_table(GAME):
        players, undone = game_of(game).seats[-1], 0
        for number, (record, state) in enumerate(islice(decisions(game, players, 1), 3)):
            answers = []
            for kind in ("one", "two"):
                (folder := tmp_path / f"{number}{kind}").mkdir()
                begun = Record(game, players, dict(record.options), lines=record.lines[:])
                answers.append(asyncio.run(undone_around(Twin(folder, begun, state), state, kind == "two", number)))
            assert answers[0] == answers[1]
            undone += sum(answer.startswith("[") for answer in answers[0])
        assert undone or game in ("highcard", "zapotec"), "there a decision is one line"


async def undone_around(twin: Twin, state: State, other: bool, seed: int) -> list[str]:
    """A seat decides, another one decides in the middle of it; what the first is answered that takes back lines."""
    one, two = state.actors()[:2]
    await twin.open()
    told, rng = list[str](), Rng(seed, 7)
    await lines_of(twin, one, rng)
    await twin.decide(two, Rng(seed, 9 if other else 8), undoing=other)
    await lines_of(twin, one, rng)
    for back in (1, 2, 0, 1, -1, 0, 3):
        numbers = twin.live.session.numbers
        seq, edition = numbers.seq(one), numbers.edition(one)
        try:
            undone = await twin.live.session.undo_line(twin.guest(one), one, seq, edition, seq - back)
            told.append(f"{undone.left} {undone.why} {numbers.seq(one)} {numbers.edition(one)}")
        except Refused as refused:
            told.append(refused.tell("en"))
        news = twin.live.broadcast.bulletin().news(Audience.of(twin.live.session, twin.guest(one), one), 0)
        told.append(msgspec.json.encode(news).decode())
    await twin.close()
    return told


async def lines_of(twin: Twin, seat: int, rng: Rng) -> None:
    """A few lines of the seat, none of which ends its decision."""
    for _ in range(3):
        session = twin.live.session
        move = session.match.state.pick(seat, rng)
        if not ends_gesture(session.match.state, seat, move):
            line = say(session.match.state, seat, move)
            await session.say(twin.guest(seat), seat, session.numbers.seq(seat), None, [line])


def test_the_example_and_all_secret_games_are_tried() -> None:
    assert SECRETIVE == ["highcard", "zapotec", "chocolatl", "lapins"]
    with on_the_table(GAME):
        assert start("highcard", 2).game().secret_decision(start("highcard", 2)) == 0
