"""A session: a match on the server, with its lock, its seats and its rows in the store.

Whatever changes a table goes through its lock and is written to the store first. Only then it is the position, and
those who listen are told. When another process has changed the table, this copy is behind, and catches up with the
store. When nobody knows what the store has written, this copy is given up and read again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from patolli.engine.match import Match
from patolli.engine.played import PlayedLine, Reader
from patolli.engine.record import Record
from patolli.engine.recording import exchange
from patolli.engine.takeback import CannotUndo, OneUndone, Undone, last_reveal
from patolli.engine.words import NotLegal
from patolli.stage.game import ShownGame
from patolli.stage.speech import ENGLISH
from patolli.table.clocks import Clock, Course
from patolli.table.errors import Refused, StoreAway
from patolli.table.notices import Notices
from patolli.table.numbers import Numbers
from patolli.table.result import outcome_of
from patolli.table.rows import ChatRow, Hushed, NoticeRow, Outcome, SeatRow, TableRow, game_of
from patolli.table.searching import search
from patolli.table.store import MOST_CHAT, Store, Taken
from patolli.table.stuck import resume

USUAL_LEVEL = "adept"
"""Of the bot that plays on for whoever gives up, where the table names none and has no bot."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who asks: a browser, or a program."""

    browser: str
    language: str


class Version(NamedTuple):
    """What tells two positions of a table apart: whatever was made for one version is good for it for ever."""

    edition: int
    lines: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """What has happened at a table. All who show the table, or play at it, are told of it after the commit."""

    kind: Literal["lines", "undo", "seats", "chat", "next"]
    left: int | None = None
    """After an undo: how many lines are as they were."""
    secret: bool = False
    """After an undo: whether nobody else may notice it."""


Listener = Callable[[Change], Awaitable[None]]


class Session:
    """A match on the server."""

    def __init__(self, row: TableRow, store: Store) -> None:
        self.row = row
        self.id = row.id
        self.seats = row.seats
        self.store = store
        self.game: ShownGame = game_of(row.game)
        self.notices = Notices(row.notices)
        self.course = Course(row.lines[-1].time if row.lines else 0)
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.thinking: set[int] = set()
        """The seats whose bots think at the moment."""
        self.used = time.monotonic()
        self.gone = False
        """Given up: whoever holds it asks for another copy."""
        self.behind = False
        """Whether the store has refused something because it knows more: catch up before anything else."""
        header = Record(row.game, row.players, dict(row.options), self._names(), row.position)
        match, self.stuck = resume(header, row)
        match.asks_chance = row.recorded
        """Why nothing can be said at this table: the rules of this version refuse a line of it."""
        self.enter(match)
        self.clock = self.wound_clock()
        row.lines = []

    # What it is

    @property
    def version(self) -> Version:
        """The version of its position."""
        return Version(self.row.edition, self.seq, tuple(seat.name for seat in self.seats))

    @property
    def seq(self) -> int:
        """How many lines the store has; what a reader has been told of is `numbers.seq(reader)`."""
        return len(self.lines)

    @property
    def last_chat(self) -> int:
        """The number of the last chat message."""
        return self.row.chat[-1].n if self.row.chat else 0

    @property
    def hints_allowed(self) -> bool:
        """Whether people may ask for hints: as was chosen, or else where not more than one person sits."""
        return len(self.people()) < 2 if self.row.hints is None else self.row.hints

    @property
    def level(self) -> str:
        """The level of the bot that plays on for whoever gives up: as was chosen, or else that of the first bot."""
        bots = [seat.level for seat in self.seats if seat.kind == "bot"]
        return self.row.level or next(iter(bots), USUAL_LEVEL)

    def people(self) -> list[int]:
        """The seats of people: also those to whom nobody has come yet, or for whom a bot plays just now."""
        seats = enumerate(self.seats)
        return [number for number, seat in seats if seat.kind != "bot" or (seat.owners and not seat.resigned)]

    def may_play_on(self, mine: Collection[int], host: bool) -> bool:
        """Whether somebody may go on from its positions at another table: they tell all that was hidden.

        So of a running game it is allowed only where nobody else plays. That is known to all.
        """
        return self.is_open or (set(self.people()) <= set(mine) and bool(mine or host))

    @property
    def is_open(self) -> bool:
        """Whether everybody may know all of it: the game is over, or was when it was recorded."""
        return self.over or self.row.replay or (self.stuck is not None and self.stuck.over)

    @property
    def recording(self) -> bool:
        """Whether somebody writes down here what is played with the box; a record of such a game is only looked at."""
        return self.row.recorded and not self.row.replay

    def record(self) -> Record:
        """The game so far."""
        played = self.match.record()
        return replace(self.stuck.record(played) if self.stuck else played, names=self._names())

    def record_for(self, reader: Reader) -> Record:
        """The record as a reader may know it; all of it when the game is over."""
        if self.is_open:
            return self.record()
        return replace(self.match.record(reader), names=self._names())

    def mine(self, guest: Guest) -> list[int]:
        """The seats that a guest owns."""
        return [number for number, seat in enumerate(self.seats) if guest.browser in seat.owners]

    def lost(self, guest: Guest) -> tuple[int, str] | None:
        """The seat that was ended for a guest, and how: by the host, or on another device."""
        found = [(seat, why) for (seat, browser), why in self.row.departed.items() if browser == guest.browser]
        return min(found, default=None)

    def hosted_by(self, guest: Guest) -> bool:
        return bool(guest.browser) and guest.browser == self.row.host

    def seat(self, number: int) -> SeatRow:
        """The seat of that number. Refused if there is none."""
        if not 0 <= number < len(self.seats):
            raise Refused("no-seat", seat=number)
        return self.seats[number]

    def bot_seats(self) -> set[int]:
        return {number for number, seat in enumerate(self.seats) if seat.kind == "bot"}

    def line_count(self, reader: Reader, number: int) -> int:
        """How many lines the store had when a reader had been told of so many. Refused if there is no such position."""
        told = self.numbers.seq(reader)
        count = self.seq if number == told else self.numbers.index(reader, number)
        if count is None:
            raise Refused("no-position", seq=told, at=number)
        return count

    # What people do

    async def say(self, guest: Guest, seat: int, seq: int, edition: int | None, lines: Sequence[str]) -> None:
        """A gesture of a person: committed when this returns."""
        async with self.changing(seat):
            self.check_player(guest, seat)
            self.check_current(seat, seq, edition)
            change = await self._commit(seat, lines, guest.language, self.recording and self.hosted_by(guest))
        await self.announce(change)

    async def say_for_bot(self, seat: int, seq: int, edition: int, lines: Sequence[str]) -> bool:
        """A gesture that a bot thought of for a position. False, and nothing is said, if that is not the case now."""
        async with self.changing():
            if not self.is_current(seat, seq, edition) or self.seats[seat].kind != "bot":
                return False
            await self._commit(seat, lines, ENGLISH)
        await self.announce(Change("lines"))
        return True

    async def undo(self, guest: Guest, seat: int, seq: int, edition: int | None, turn: bool) -> None:
        """Take back the seat's last gesture, or its turn."""
        async with self.changing(seat):
            self.check_player(guest, seat)
            self.check_newest(seat, seq, edition)
            after = self.match.copy()
            try:
                undone = after.undo(seat, turn)
            except CannotUndo as error:
                raise Refused(error.key) from error
            await self._cut(seat, after, undone)
        await self.announce(Change("undo", undone.left, undone.secret))

    async def undo_line(self, guest: Guest, seat: int, seq: int, edition: int | None, n: int) -> OneUndone:
        """Take back the seat's line of that number, and say again what it said after it: one change of the table."""
        async with self.changing(seat):
            self.check_player(guest, seat)
            self.check_newest(seat, seq, edition)
            index = self.numbers.index(seat, n)
            after = self.match.copy()
            try:
                if not index:
                    raise CannotUndo("nothing-to-undo")
                one = after.undo_line(seat, index - 1, self.bot_seats(), self.course.now())
            except CannotUndo as error:
                raise Refused(error.key) from error
            await self._cut(seat, after, one.undone)
        await self.announce(Change("undo", one.undone.left, one.undone.secret))
        return one

    async def _cut(self, seat: int, after: Match, undone: Undone) -> None:
        """Be where an undo of the seat led; what it took back in secret is hushed."""
        decision = self.game.secret_decision(after.state)
        hushed = self._hushed().once_more(decision, seat) if undone.secret else None
        await self.cut(after, undone.left, undone.again, hushed)

    async def cut(
        self,
        after: Match,
        left: int,
        again: Sequence[PlayedLine] = (),
        hushed: Hushed | None = None,
        notice: NoticeRow | None = None,
        outcome: Outcome | None = None,
    ) -> None:
        """Be at a position of which only the first `left` lines, and those said `again`, were played."""
        actors = after.state.actors()
        known, edition = self.row.changes, self.row.edition
        await self.written(
            self.store.cut(self.id, known, self.seq, left, edition, actors, again, hushed, notice, outcome)
        )
        self.row.edition += 1
        self.row.hushed = hushed
        if self.row.forked is not None:
            self.row.forked = min(self.row.forked, left)
        self.notices.cut(left)
        self.notices.keep(notice)
        self.enter(after)
        self.clock = self.wound_clock()

    async def talk(self, guest: Guest, seat: int | None, text: str) -> int:
        """Say something beside the game, as one's own seat or as a spectator; the number of the message."""
        self.check_talker(guest, seat)
        async with self.changing():
            message = ChatRow(self.last_chat + 1, seat, text, time.time())
            try:
                await self.written(self.store.chat(self.id, message, self.row.changes))
            except Taken:
                self.behind = True
                raise Refused("too-fast") from None
            self.row.chat.append(message)
            del self.row.chat[:-MOST_CHAT]
        await self.announce(Change("chat"))
        return message.n

    async def rename(self, guest: Guest, number: int, name: str) -> None:
        """The owner of a seat gives it a name."""
        async with self.changing():
            self.check_player(guest, number)
            changed = replace(self.seat(number), name=name)
            await self.written(self.store.change_seat(self.id, number, changed, known=self.row.changes))
            self.seats[number] = changed
        await self.announce(Change("seats"))

    async def note_hint(self, seat: int, seq: int, edition: int | None) -> None:
        """A hint was used: noted once for a seat and a position, so that it does not count what was said in secret."""
        async with self.changing(seat):
            self.check_current(seat, seq, edition)
            if self.notices.has("hint", seat, self.numbers.begun):
                return
            await self._notify("hint", seat)
        await self.announce(Change("seats"))

    async def note(self, kind: str, seat: int) -> None:
        """Something happened beside the lines: all are told."""
        async with self.changing():
            await self._notify(kind, seat)
        await self.announce(Change("seats"))

    async def _notify(self, kind: str, seat: int) -> None:
        notice = self.notice(kind, seat)
        await self.written(self.store.notify(self.id, notice, self.row.changes))
        self.notices.keep(notice)

    def notice(self, kind: str, seat: int) -> NoticeRow:
        """A new notice. It stands after lines that everybody has been told of."""
        return NoticeRow(self.notices.last + 1, self.numbers.begun, kind, seat, self.seats[seat].name)

    # What may be done

    def check_player(self, guest: Guest, seat: int) -> None:
        """Refused to all but the person who plays the seat."""
        self.check_owner(guest, seat)
        if self.seat(seat).kind == "bot":
            raise Refused("not-your-seat", seat=seat)

    def check_owner(self, guest: Guest, seat: int) -> None:
        """Refused to all but the seat's owner, also while a bot plays it."""
        self.check_changeable()
        if guest.browser not in self.seat(seat).owners:
            raise Refused("not-your-seat", seat=seat)

    def check_talker(self, guest: Guest, seat: int | None) -> None:
        """Refused to all who speak for another's seat."""
        self.check_changeable()
        if seat is not None:
            self.check_owner(guest, seat)

    def check_changeable(self) -> None:
        """Refused where one can only look: at a replay, and at a game that these rules cannot go on with."""
        if self.row.replay:
            raise Refused("read-only")
        if self.stuck:
            raise self.stuck.refused()

    def check_current(self, seat: int, seq: int, edition: int | None) -> None:
        """Refused if what is said for a position is not good any more."""
        if not self.is_current(seat, seq, edition):
            raise self._old(seat)

    def check_newest(self, seat: int, seq: int, edition: int | None) -> None:
        """Refused if it is meant for any position but the newest that the seat has been told of."""
        if seq != self.numbers.seq(seat) or edition not in (None, self.numbers.edition(seat)):
            raise self._old(seat)

    def is_current(self, seat: int, seq: int, edition: int | None) -> bool:
        """Whether what the seat says for that position is still good."""
        if edition not in (None, self.numbers.edition(seat)):
            return False
        if seq == self.numbers.seq(seat):
            return True
        index = self.numbers.index(seat, seq)
        return index is not None and seat in self.actors and self.match.decided_beside(index, seat)

    # How it changes

    @asynccontextmanager
    async def changing(self, reader: Reader = None) -> AsyncIterator[None]:
        """The one way to change the table: one after the other, and never a copy that was given up meanwhile.

        When the store knows of another change, this copy is behind. When it fails so that it may have written or not,
        this copy is given up.
        """
        async with self.lock:
            if self.gone:
                raise self._old(None)  # nobody has looked yet whether the seat is the asker's
            if self.stuck:
                raise self.stuck.refused()
            try:
                yield
            except StoreAway:
                self.gone = True
                raise
            except Refused:
                raise
            except Taken:
                self.behind = True
                raise self._old(reader) from None
            except BaseException:
                self.gone = True
                raise

    async def written(self, writing: Awaitable[None]) -> None:
        """Wait until the store has written a change that was made to what is known here."""
        await writing
        self.row.changes += 1

    async def announce(self, change: Change) -> None:
        """Tell all who listen what was committed."""
        for hear in self.listeners:
            await hear(change)

    async def _commit(self, seat: int, lines: Sequence[str], language: str, exchanges: bool = False) -> Change:
        """Play a gesture and what follows without a decision on a copy, write it, and be there.

        `exchanges`: a possible hand may be exchanged for it. Whether one can tells what others hold: to the host alone.
        """
        after, left, now = self.match.copy(), self.seq, self.course.now()
        try:
            after.say(seat, lines, now)
        except NotLegal as error:
            other = await search(self.row.host, exchange, self.match, seat, lines) if exchanges else None
            if other is None:
                tell = self.game.refusal if self.recording else self.game.refusal_to_you
                refused = Refused("not-legal", tell(error, language), error.rule)
                refused.line = error.line
                raise refused from error
            after, left = other.match, other.left
            after.say(seat, lines, now)
        after.settle(time=now)
        return await self.move_on(after, left)

    async def move_on(self, after: Match, left: int) -> Change:
        """Write what a match has said after the first `left` lines of this one, and be there."""
        added, actors = after.lines[left:], after.state.actors()
        outcome = None if actors else outcome_of(after)
        if left < self.seq:
            await self.cut(after, left, added, outcome=outcome)
            return Change("undo", left)
        await self.written(self.store.append(self.id, self.row.changes, left, added, actors, outcome))
        self.go_on(after, added)
        return Change("lines")

    def go_on(self, after: Match, added: Sequence[PlayedLine]) -> None:
        """Be at the position of a match that has these lines more."""
        before, known = len(after.lines) - len(added), self.revealed
        self.enter(after, last_reveal(after.lines, known, before))
        if self.clock:
            self.clock.hear_all(added, self.actors)

    def enter(self, match: Match, revealed: int | None = None) -> None:
        """Be at the position of a match, which is never changed from now on; `revealed`, if that is known."""
        self.match = match
        self.revealed = last_reveal(match.lines) if revealed is None else revealed
        """How many lines there are up to the last that revealed something."""
        self.lines = match.lines
        actors = match.state.actors()
        self.over = not actors
        self.actors = [] if self.stuck else actors
        hushed = self._hushed()
        self.numbers = Numbers(match.lines, hushed.decision, self.row.edition, dict(enumerate(hushed.times)))

    def _hushed(self) -> Hushed:
        """What was taken back in the secret decision that is being made."""
        decision, kept = self.game.secret_decision(self.match.state), self.row.hushed
        return kept if decision and kept and kept.decision == decision else Hushed(decision, (0,) * self.row.players)

    def wound_clock(self) -> Clock | None:
        if not self.row.clock:
            return None
        clock = Clock(*self.row.clock, self.row.players)
        clock.hear_all(self.match.lines[self.row.forked or 0 :], self.actors)
        return clock

    def _names(self) -> dict[int, str]:
        return {number: seat.name for number, seat in enumerate(self.seats) if seat.name}

    def _old(self, reader: Reader) -> Refused:
        """What somebody says for a position that is not the case any more."""
        return Refused("old-position", seq=self.numbers.seq(reader))
