"""A table that somebody looks at: its position in memory, its viewers, its bots.

What changes a table goes through its lock, is written to the store first, and only then shown. When the store and
the memory might differ, the memory is given up and read again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import msgspec

from patolli.bots.advise import Advice
from patolli.engine.record import Record
from patolli.engine.words import NotLegal
from patolli.table import bots, notices, said, seating
from patolli.table.clocks import Clock, Course
from patolli.table.errors import Refused, StoreAway
from patolli.table.messages import Round, SeatNews
from patolli.table.moment import Moment, game_of
from patolli.table.news import Audience, chat_news, news, seats, seats_news
from patolli.table.numbers import Numbers
from patolli.table.result import rounds
from patolli.table.rows import ChatRow, Hushed, SeatRow, TableRow
from patolli.table.said import Ear, Moves, Said
from patolli.table.store import MOST_CHAT, Store, Taken
from patolli.table.viewers import Viewer

try:
    from isal import isal_zlib as zlib  # four times as fast; the extra `fast`
except ModuleNotFoundError:
    import zlib  # type: ignore[no-redef]

log = logging.getLogger("patolli.table")

PACE = 0.8
"""Seconds before a bot thinks at a table without people."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who asks: a browser, or a program."""

    browser: str
    language: str


class Live:
    """A table in memory."""

    def __init__(self, row: TableRow, store: Store, thinkers: bots.Thinkers) -> None:
        self.row = row
        self.id = row.id
        self.store = store
        self.thinkers = thinkers
        self.room = game_of(row.game)
        self.state = self.record(0).start()
        self.clock = self._new_clock()
        self.course = Course(row.lines[-1].time if row.lines else 0)
        self.lines: list[Said] = said.again(self.state, row.lines, self.clock)
        row.lines = []
        self.chat = row.chat
        self.notices = row.notices
        self.departed = row.departed
        self.edition = row.edition
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.changed = asyncio.Event()
        self.shown = 0
        """How often all were told something besides lines: a name, who sits where."""
        self._encoded: dict[tuple[Audience, int, int], bytes] = {}
        self._packed: dict[bytes, bytes] = {}
        self._seats: dict[str, list[SeatNews]] = {}
        self.alarm: asyncio.TimerHandle | None = None
        """Goes off when a seat is out of time."""
        self.advising: set[int] = set()
        """The seats for which somebody waits for a hint."""
        self.bots: dict[int, asyncio.Task[None]] = {}
        """Those that play at the moment, by seat."""
        self.used = time.monotonic()
        self.gone = False
        """Given up: whoever holds it asks the hall for another."""
        self.rounds: list[Round] | None = None
        self.numbers = self._numbers()
        self.moment = self._moment({}, None)
        self.looks = self.moment.looks()
        self.rest()

    # What it is

    @property
    def seq(self) -> int:
        """How many lines the store has; what a reader has been told of is `numbers.seq(ear)`."""
        return len(self.lines)

    @property
    def heard(self) -> int:
        """The number of the last chat message."""
        return self.chat[-1].n if self.chat else 0

    @property
    def noticed(self) -> int:
        """The number of the last notice."""
        return self.notices[-1].n if self.notices else 0

    @property
    def hints(self) -> bool:
        """Whether people may ask for hints: as was chosen, or else where not more than one person sits."""
        people = [seat for seat in self.seats if seat.kind != "bot" or seat.owners]
        return len(people) < 2 if self.row.hints is None else self.row.hints

    @property
    def seats(self) -> list[SeatRow]:
        return self.row.seats

    def record(self, lines: int | None = None) -> Record:
        """The game so far, or its first lines."""
        row = self.row
        kept = [] if lines == 0 else [(line.actor, line.line) for line in self.lines[:lines]]
        names = {number: seat.name for number, seat in enumerate(row.seats) if seat.name}
        return Record(row.game, row.players, dict(row.options), names, row.position, kept)

    def written_for(self, ear: Ear) -> Record:
        """The record as somebody may know it; all of it when the game is over."""
        record = self.record()
        if not self.moment.over and not self.row.replay:
            heard = [(line.actor, line.to(ear)) for line in self.lines]
            record.lines = [(actor, line) for actor, line in heard if line is not None]
        return record

    async def prepare(self) -> None:
        """Have ready what takes long to make: the points by round, once the game is over."""
        if self.moment.over and self.rounds is None:
            self.rounds = await asyncio.to_thread(rounds, self.record())

    def mine(self, guest: Guest) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if guest.browser in seat.owners]

    def hosted_by(self, guest: Guest) -> bool:
        return bool(guest.browser) and guest.browser == self.row.host

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Refused("no-seat", seat=number)
        return self.seats[number]

    def at(self, ear: Ear, number: int) -> Moment:
        """The position after so many lines that a reader has been told of. Refused if there is none."""
        told = self.numbers.seq(ear)
        if number == told:
            return self.moment
        index = self.numbers.index(ear, number)
        if index is None:
            raise Refused("no-position", seq=told, at=number)
        state = self.record(0).start()
        said.replay(state, self.lines[:index])
        return Moment(self.room, state, self.lines[:index], self._names(), {})

    def bot_seats(self) -> set[int]:
        return {number for number, seat in enumerate(self.seats) if seat.kind == "bot"}

    # What people do

    @asynccontextmanager
    async def changing(self, ear: Ear = None) -> AsyncIterator[None]:
        """The one way to change the table: one after the other, and never a copy that was given up meanwhile.

        When the store refuses, or fails so that it may have written or not, this copy is given up: the store knows.
        """
        async with self.lock:
            if self.gone:
                raise self._old(ear)
            try:
                yield
            except StoreAway:
                self.gone = True
                raise
            except Refused:
                raise
            except Taken:
                self.gone = True
                raise self._old(ear) from None
            except BaseException:
                self.gone = True
                raise

    async def say(self, guest: Guest, seat: int, seq: int, edition: int | None, lines: Sequence[str]) -> None:
        """A gesture of a person: committed when this returns."""
        async with self.changing(seat):
            self._check(guest, seat)
            if not self._is_news_to(seat, seq, edition):
                raise self._old(seat)
            await self._write(seat, lines, guest.language)
        await self.prepare()
        self.show_lines()

    async def advise(self, guest: Guest, seat: int, seq: int, edition: int | None) -> tuple[Moment, list[Advice]]:
        """What its owner could say for a seat that is asked, one question at a time; everybody is told of it."""
        self._check(guest, seat)
        if not self.hints:
            raise Refused("hints-off")
        if not self._is_news_to(seat, seq, edition):
            raise self._old(seat)
        if seat not in self.moment.actors:
            raise Refused("not-asked", seat=seat)
        if seat in self.advising:
            raise Refused("hint-running")
        self.advising.add(seat)
        try:
            moment, found = self.moment, await self.thinkers.advise(seat, self.record())
        finally:
            self.advising.discard(seat)
        async with self.changing(seat):
            if not self._is_news_to(seat, seq, edition):
                raise self._old(seat)
            noted = await notices.note_hint(self, seat)
        if noted:
            self.show()
        return moment, found

    async def undo(self, guest: Guest, seat: int, seq: int, edition: int | None, turn: bool) -> None:
        async with self.changing(seat):
            self._check(guest, seat)
            numbers = self.numbers
            if seq != numbers.seq(seat) or edition not in (None, numbers.edition(seat)):
                raise self._old(seat)
            way = self.way_back(seat)
            if way.why:
                raise Refused(way.why)
            left, kept = said.without(self.lines, way.turn if turn else way.gesture)
            secret = numbers.secret and left >= numbers.begun
            state, clock = self.record(0).start(), self._new_clock()
            said.replay(state, self.lines[:left], clock)
            again = said.again(state, kept, clock)
            hushed = self._hushed().once_more(self.room.secret_decision(state), seat) if secret else None
            await self.store.cut(self.id, self.seq, left, self.edition, state.actors(), again, hushed)
            self.edition += 1
            self.row.hushed = hushed
            self.lines[left:] = again
            notices.cut(self, left)
            self.state, self.clock = state, clock
            self._go_to({})
            if not secret:
                self._stop_bots()
        self.show_lines(left)

    def way_back(self, seat: int) -> said.WayBack:
        """What the seat can take back."""
        return said.way_back(self.lines, seat, self.moment.actors, self.numbers.begun if self.numbers.secret else None)

    async def talk(self, guest: Guest, seat: int | None, text: str) -> int:
        """Say something beside the game, as one's own seat or as a spectator; the number of the message."""
        self.check_talk(guest, seat)
        async with self.changing():
            message = ChatRow(self.heard + 1, seat, text, time.time())
            try:
                await self.store.chat(self.id, message)
            except Taken:
                self.gone = True
                raise Refused("too-fast") from None
            self.chat.append(message)
            del self.chat[:-MOST_CHAT]
        self.show_chat()
        return message.n

    async def change_seat(self, guest: Guest, number: int, kind: str, level: str) -> None:
        """The host lets a bot play a seat, gives it back, or frees it."""
        await seating.change(self, guest, number, kind, level)

    async def rename(self, guest: Guest, number: int, name: str) -> None:
        async with self.changing():
            self._check(guest, number)
            changed = replace(self.seat(number), name=name)
            await self.store.change_seat(self.id, number, changed)
            self.seats[number] = changed
            self.rename_seats()
        self.show()

    def rename_seats(self) -> None:
        """Be at the same position, in which somebody is called otherwise."""
        self._go_to(self.moment.moves)

    def check_talk(self, guest: Guest, seat: int | None) -> None:
        if self.row.replay:
            raise Refused("read-only")
        if seat is not None and guest.browser not in self.seat(seat).owners:
            raise Refused("not-your-seat", seat=seat)

    def _check(self, guest: Guest, seat: int) -> None:
        if self.row.replay:
            raise Refused("read-only")
        if guest.browser not in self.seat(seat).owners or self.seat(seat).kind == "bot":
            raise Refused("not-your-seat", seat=seat)

    def _old(self, ear: Ear) -> Refused:
        """What somebody says for a position that is not the case any more."""
        return Refused("old-position", seq=self.numbers.seq(ear))

    def _is_news_to(self, seat: int, seq: int, edition: int | None) -> bool:
        """Whether what the seat says for that position is still good."""
        if edition not in (None, self.numbers.edition(seat)):
            return False
        if seq == self.numbers.seq(seat):
            return True
        index = self.numbers.index(seat, seq)
        return index is not None and seat in self.moment.actors and said.talked_past(self.lines, index, seat)

    async def _write(self, seat: int, lines: Sequence[str], language: str) -> None:
        after, moves = self.state.copy(), Moves()
        try:
            added = said.say(after, seat, lines, self.seq, moves, self.course.now())
        except NotLegal as error:
            refused = Refused("not-legal", self.room.refusal(error, language), error.rule)
            refused.line = error.line
            raise refused from error
        await self.store.append(self.id, self.seq, self.edition, added, after.actors())
        self.lines += added
        if self.clock:
            said.replay(self.state, added, self.clock)
        self.state = after
        self._go_to(moves)

    def _new_clock(self) -> Clock | None:
        return Clock(*self.row.clock, self.row.players) if self.row.clock else None

    def _hushed(self) -> Hushed:
        """What was taken back in the secret decision that is being made."""
        decision, kept = self.room.secret_decision(self.state), self.row.hushed
        return kept if decision and kept and kept.decision == decision else Hushed(decision, (0,) * self.row.players)

    def _numbers(self) -> Numbers:
        hushed = self._hushed()
        return Numbers(self.lines, hushed.decision, self.edition, dict(enumerate(hushed.times)))

    def _go_to(self, moves: Moves) -> None:
        """Be at the position of the state. Whoever asks before it is shown is told of it, not of the one before."""
        self.numbers = self._numbers()
        self.moment = self._moment(moves, self.moment)
        self.rest()

    def _moment(self, moves: Moves, before: Moment | None) -> Moment:
        return Moment(self.room, self.state, self.lines, self._names(), moves, before)

    def _names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    # What everybody is told

    def show(self, left: int | None = None) -> None:
        """Send the position to all viewers, and let bots go on; `left`: so many lines are as they were."""
        self.shown += 1
        self._show(tuple(self.viewers), left)

    def show_lines(self, left: int | None = None) -> None:
        """The same for those alone who notice what was said, or taken back."""
        self._show([viewer for viewer in self.viewers if viewer.notices(self)], left)

    def _show(self, viewers: Sequence[Viewer], left: int | None) -> None:
        self._wake_waiting()
        self.rest()
        self.wake()
        for viewer in viewers:
            viewer.tell(self, left)
        self.rest()
        self.moment.settle()
        self.set_alarm()

    def _wake_waiting(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    def encoded(self, audience: Audience, since: int, heard: int = 0) -> bytes:
        """The news for an audience, made once for all viewers."""
        key = (audience, since, heard)
        if key not in self._encoded:
            self._encoded[key] = msgspec.json.encode(news(self, audience, since, heard))
        return self._encoded[key]

    def told_seats(self, language: str) -> list[SeatNews]:
        """The seats as all readers of a language are told about them, made once."""
        if language not in self._seats:
            self._seats[language] = seats(self, language, self.moment)
        return self._seats[language]

    def packed(self, message: bytes) -> bytes:
        """A message, compressed once."""
        if message not in self._packed:
            self._packed[message] = zlib.compress(message, 1)
        return self._packed[message]

    def rest(self) -> None:
        """Give up what everybody has been sent."""
        self._encoded.clear()
        self._packed.clear()
        self._seats.clear()
        if self.viewers:
            self.moment.rest()
        else:
            self.moment.forget()

    def show_seats(self, but: Viewer | None = None) -> None:
        """Tell the viewers who is there."""
        self.rest()
        made: dict[tuple[str, Ear], bytes] = {}
        for viewer in tuple(self.viewers):
            key = viewer.audience.language, viewer.audience.seat
            if viewer is not but:
                if key not in made:
                    made[key] = msgspec.json.encode(seats_news(self, *key))
                viewer.put(made[key], self)

    def show_chat(self) -> None:
        """Tell the viewers what was said beside the game."""
        self._wake_waiting()
        self.rest()
        made: dict[tuple[str, Ear, int], bytes] = {}
        for viewer in tuple(self.viewers):
            key = viewer.audience.language, viewer.audience.seat, viewer.heard
            if key not in made:
                made[key] = msgspec.json.encode(chat_news(self, *key))
            viewer.heard = self.heard
            viewer.put(made[key], self)

    def set_alarm(self) -> None:
        """Tell the viewers when a seat runs out of time."""
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        people = [number for number, seat in enumerate(self.seats) if seat.kind != "bot"]
        left = self.clock.next_end(people, self.course.now()) if self.clock and not self.gone else None
        if left is not None:
            self.alarm = asyncio.get_running_loop().call_later(left + 0.05, self._out_of_time)

    def _out_of_time(self) -> None:
        self.show_seats()
        self.set_alarm()

    def give_up(self) -> None:
        """Be only rows again, or another table in memory."""
        self.gone = True
        self.changed.set()
        if self.alarm:
            self.alarm.cancel()
        self._stop_bots()

    def here(self, seat: int) -> bool:
        owners = self.seats[seat].owners
        return any(viewer.guest.browser in owners for viewer in self.viewers)

    # Bots

    def wake(self) -> None:
        """Let the bots that are asked think, all at once."""
        for seat in self.bot_seats().intersection(self.moment.actors).difference(self.bots):
            if not self.row.replay:
                self.bots[seat] = asyncio.create_task(self._let_play(seat))

    def _stop_bots(self) -> None:
        """What they think about is not the case any more, or nobody is there to hear it."""
        for bot in self.bots.values():
            bot.cancel()
        self.bots.clear()

    def thinks(self, seat: int) -> bool:
        return seat in self.bots and seat in self.moment.actors

    async def _let_play(self, seat: int) -> None:
        """Let the bot at a seat decide until it is not asked any more."""
        try:
            while not self.gone and seat in self.moment.actors and self.seats[seat].kind == "bot":
                if len(self.bot_seats()) == self.row.players:
                    if not self.viewers:
                        return  # nobody plays and nobody looks
                    await asyncio.sleep(PACE)
                seq, edition, level = self.numbers.seq(seat), self.numbers.edition(seat), self.seats[seat].level
                lines = await self.thinkers.ask(self.id, seat, level, self.state, self.record())
                async with self.changing():
                    if not self._is_news_to(seat, seq, edition) or self.seats[seat].kind != "bot":
                        continue
                    await self._write(seat, lines, "en")
                await self.prepare()
                self.show_lines()
        except Exception as error:
            if not (self.gone and isinstance(error, Refused)):  # else another copy of the table goes on, or will
                log.exception("The bots of table %s stopped.", self.id)
            self.gone = True
        finally:
            if self.bots.get(seat) is asyncio.current_task():
                del self.bots[seat]
