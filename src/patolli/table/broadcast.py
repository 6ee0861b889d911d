"""Broadcast: who watches a table, and what each audience is sent."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Iterable, Sequence

from starlette.websockets import WebSocket, WebSocketDisconnect

from patolli.engine.match import Match
from patolli.engine.played import Reader
from patolli.table.arriving import SIGN, listen
from patolli.table.bus import Took
from patolli.table.messages import Round, Step, Steps
from patolli.table.news import Audience, Bulletin
from patolli.table.presence import Presence
from patolli.table.result import rounds
from patolli.table.session import Change, Guest, Session, Version
from patolli.table.snapshot import Snapshot, VersionCache

LONGEST_QUEUE = 32
"""Messages that may wait for a viewer: whoever reads more slowly is dropped and comes back."""
SEND_SECONDS = 20.0
"""For one message to leave."""
SMALL_MESSAGE_BYTES = 1000
"""What is not larger is not compressed."""
REPLACED = "another connection"
"""Why a connection is ended whose window has opened another one."""
SETTLED_SECONDS = 5.0
"""After which a window that shows a seat gives way to any other, also if nobody has confirmed that it took it."""


MOST_STEPS = 60
"""Positions that are told in one answer."""


class Viewer:
    """A browser window at a table: one WebSocket, with a queue that a slow reader cannot make long."""

    def __init__(
        self,
        guest: Guest,
        audience: Audience,
        zipped: bool,
        signs: bool = False,
        window: str = "",
        opened: int = 0,
    ) -> None:
        self.guest = guest
        self.audience = audience
        self.zipped = zipped
        self.signs = signs
        """Whether it wants a sign now and then that the process is still there."""
        self.seq = 0
        self.edition = 0
        self.chat = 0
        """The lines and the chat that it has been told."""
        self.dropped = ""
        """Why it was let go."""
        self.connection = secrets.token_urlsafe(6)
        """The name of this connection among all, in all processes."""
        self.window = window or self.connection
        self.opened = opened
        """The window, and how many connections it has opened; one that does not say so is another one each time."""
        self.settles = 0.0
        """Until then it gives way to no window of another process: its own word may have come later than theirs."""
        self.queue: asyncio.Queue[str | bytes | None] = asyncio.Queue(LONGEST_QUEUE)

    def takes_from(self, other: Viewer) -> bool:
        """Whether both show the same seat, and own it."""
        here = self.audience
        return here.seat is not None and here.seat in here.mine and other.shows(here.seat)

    def shows(self, seat: int) -> bool:
        """Whether it shows the seat, and owns it."""
        return self.audience.seat == seat and seat in self.audience.mine

    def is_before(self, window: str, opened: int) -> bool:
        """Whether the same window has opened another connection since."""
        return self.window == window and self.opened < opened

    def drop(self, why: str) -> None:
        """Let it go; it comes back by itself and asks for what it missed."""
        self.dropped = why
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    async def serve(self, socket: WebSocket) -> None:
        """Until either side ends it."""
        listening = asyncio.create_task(listen(socket))
        writing = asyncio.create_task(self._write(socket))
        try:
            await asyncio.wait({listening, writing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (listening, writing):
                task.cancel()
            await asyncio.gather(listening, writing, return_exceptions=True)
        if self.dropped:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(1):
                    await socket.close(1013, self.dropped)

    async def _write(self, socket: WebSocket) -> None:
        while (message := await self.queue.get()) is not None:
            async with asyncio.timeout(SEND_SECONDS):
                try:
                    if isinstance(message, bytes):
                        await socket.send_bytes(message)
                    else:
                        await socket.send_text(message)
                except (WebSocketDisconnect, RuntimeError):
                    return


class Broadcast:
    """Those who watch a table, and what is kept for the present version of its position."""

    def __init__(self, session: Session, presence: Presence | None = None) -> None:
        self.session = session
        self.presence = presence or Presence()
        """Who looks in other processes."""
        self.viewers: set[Viewer] = set()
        self.changed = asyncio.Event()
        """Set, and replaced, whenever something has changed."""
        self.announced = 0
        """How often all were told something that is no line: a name, who sits where."""
        self.rounds: list[Round] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        """Goes off when a seat is out of time."""
        self._cache: tuple[Version, VersionCache] = session.version, VersionCache()
        self.tints = self.snapshot.seat_tints()

    # What is told

    @property
    def snapshot(self) -> Snapshot:
        """The position as it is now."""
        version, (made_for, cache) = self.session.version, self._cache
        if version != made_for:
            cache = VersionCache(cache)
            self._cache = version, cache
        return Snapshot(self.session.match, version.names, cache)

    async def at(self, reader: Reader, number: int) -> Snapshot:
        """The position after so many lines that a reader has been told of. Refused if there is none."""
        while True:
            where = self._where(reader, number)
            snapshot, (_, count) = self.snapshot, where
            if count == len(snapshot.lines):
                return snapshot
            past = Snapshot(await asyncio.to_thread(snapshot.match.at, count), snapshot.names)
            if where == self._where(reader, number):  # else its number means another line by now
                return past

    def _where(self, reader: Reader, number: int) -> tuple[int, int]:
        """The edition, and how many lines there were when a reader had been told of so many."""
        return self.session.numbers.edition(reader), self.session.line_count(reader, number)

    async def steps(self, reader: Reader, language: str, since: int, at: int) -> Steps:
        """The positions after each line from `since` to `at` that a reader has been told of: the last ones."""
        session = self.session
        session.line_count(reader, at)
        numbers = range(max(since, at - MOST_STEPS) + 1, at + 1)
        counts = [session.line_count(reader, number) for number in numbers]
        match, names, edition = session.match, self.snapshot.names, session.numbers.edition(reader)
        return Steps(at, edition, await asyncio.to_thread(positions, match, names, reader, language, numbers, counts))

    def bulletin(self, past: Snapshot | None = None) -> Bulletin:
        """What is told of the present, or of an earlier position."""
        here = {viewer.guest.browser for viewer in self.viewers}
        elsewhere = self.presence.seats(self.session.id)
        return Bulletin(
            self.session,
            past or self.snapshot,
            self.tints,
            here,
            self.rounds or (),
            past=past is not None,
            elsewhere=elsewhere,
        )

    async def prepare(self) -> None:
        """Have ready what takes long to make: the points by round, once the game is over."""
        if self.session.over and self.rounds is None:
            self.rounds = await asyncio.to_thread(rounds, self.session.match)

    # Who is told

    def join(self, viewer: Viewer, since: int, chat: int = 0) -> None:
        """Tell a viewer the position, and everything from now on. Another window at the same seat only looks on."""
        if not self.presence.windows.hear(self.session.id, viewer.window, viewer.opened):
            viewer.drop(REPLACED)
            return
        viewer.seq, viewer.chat = since, chat
        self.viewers.add(viewer)
        bulletin = self.bulletin()
        for other in tuple(self.viewers):
            if other.is_before(viewer.window, viewer.opened):
                self.let_go(other, REPLACED)
            elif other is not viewer and viewer.takes_from(other):
                self._give_way(other, viewer.audience.seat, bulletin)
        self._tell(viewer, bulletin)
        self.send_seats(but=viewer)
        self.set_alarm()
        if viewer.audience.seat is not None and viewer.shows(viewer.audience.seat):
            viewer.settles = time.monotonic() + SETTLED_SECONDS
            seat, which = viewer.audience.seat, (viewer.window, viewer.opened, viewer.connection)
            self.presence.bus.tell(Took(self.session.id, seat, *which))
        self.tell_presence()

    def leave(self, viewer: Viewer) -> None:
        """A viewer has gone."""
        self.viewers.discard(viewer)
        self.send_seats()
        self.tell_presence()

    def hear_took(self, took: Took) -> None:
        """A window shows a seat. All processes hear of windows in the same order, so the last one shows it.

        This is the newest connection of its window, as far as anybody has heard.
        """
        for viewer in tuple(self.viewers):
            if viewer.connection == took.connection:
                viewer.settles = 0.0
            elif viewer.is_before(took.window, took.opened):
                self.let_go(viewer, REPLACED)
            elif viewer.shows(took.seat) and viewer.settles < time.monotonic():
                self._give_way(viewer, took.seat, self.bulletin())

    def _give_way(self, viewer: Viewer, seat: Reader, bulletin: Bulletin) -> None:
        """Another window shows the seat: this one only looks on."""
        viewer.audience = Audience.of(self.session, viewer.guest, None, seat)
        self._tell(viewer, bulletin)

    def let_go(self, viewer: Viewer, why: str) -> None:
        """Tell a viewer nothing any more."""
        self.viewers.discard(viewer)
        viewer.drop(why)

    def is_watched(self) -> bool:
        """Whether anybody looks, in any process."""
        return bool(self.viewers) or self.presence.viewers(self.session.id) > 0

    def present(self) -> tuple[list[int], int]:
        """The seats whose owners look on in this process, and how many viewers there are."""
        here = {viewer.guest.browser for viewer in self.viewers}
        seats = [number for number, seat in enumerate(self.session.seats) if not seat.owners.isdisjoint(here)]
        return seats, len(self.viewers)

    def tell_presence(self) -> None:
        """Tell the other processes who looks here."""
        if not self.presence.bus.alone:
            self.presence.tell({self.session.id: self.present()})

    def send(self, change: Change) -> None:
        """Tell everybody of a change, as far as they may notice it."""
        self._wake_waiting()
        if change.kind == "chat":
            self._send_chat()
        elif change.kind == "next":
            self.send_seats()
        elif change.kind == "seats":
            self.send_all()
            if self.viewers:
                self.tell_presence()
        else:
            self._send_news([viewer for viewer in self.viewers if self._notices(viewer)], change.left)

    def send_all(self, left: int | None = None) -> None:
        """Send the position to all viewers; `left`: only so many lines are as they were."""
        self.announced += 1
        self._send_news(tuple(self.viewers), left)

    def send_seats(self, but: Viewer | None = None) -> None:
        """Tell the viewers who is there."""
        bulletin = self.bulletin()
        for viewer in tuple(self.viewers):
            if viewer is not but:
                audience = viewer.audience
                self._put(viewer, bulletin.seats_message(audience.language, audience.seat), bulletin)

    def send_sign(self) -> None:
        """For those who want to notice that a process hangs, whatever happens at the table."""
        for viewer in self.viewers:
            if viewer.signs and viewer.queue.empty():
                viewer.queue.put_nowait(SIGN)

    def _send_chat(self) -> None:
        bulletin = self.bulletin()
        for viewer in tuple(self.viewers):
            audience, known = viewer.audience, viewer.chat
            viewer.chat = self.session.last_chat
            self._put(viewer, bulletin.chat_message(audience.language, audience.seat, known), bulletin)

    def _send_news(self, viewers: Iterable[Viewer], left: int | None) -> None:
        bulletin = self.bulletin()
        for viewer in viewers:
            self._tell(viewer, bulletin, left)
        bulletin.snapshot.cache.drop_before()
        self.set_alarm()

    def _notices(self, viewer: Viewer) -> bool:
        """Whether something was said or taken back since the viewer was told last that it may notice."""
        numbers, reader = self.session.numbers, viewer.audience.seat
        return (numbers.seq(reader), numbers.edition(reader)) != (viewer.seq, viewer.edition)

    def _tell(self, viewer: Viewer, bulletin: Bulletin, left: int | None = None) -> None:
        """The position, with the log since the last message; or from where only `left` lines are as they were.

        Whoever has lost a seat only watches from now on, and counts as those do.
        """
        before, viewer.audience = viewer.audience, viewer.audience.now(self.session, viewer.guest)
        numbers, reader = self.session.numbers, viewer.audience.seat
        known = viewer.seq if reader == before.seat else 0
        since = known if left is None else min(numbers.seq(reader, left), known)
        chat, viewer.chat = viewer.chat, self.session.last_chat
        viewer.seq, viewer.edition = numbers.seq(reader), numbers.edition(reader)
        self._put(viewer, bulletin.message(viewer.audience, since, chat), bulletin)

    def _put(self, viewer: Viewer, message: bytes, bulletin: Bulletin) -> None:
        packed = viewer.zipped and len(message) > SMALL_MESSAGE_BYTES
        try:
            viewer.queue.put_nowait(bulletin.packed(message) if packed else message.decode())
        except asyncio.QueueFull:
            self.let_go(viewer, "too slow")

    # Those who wait

    def _wake_waiting(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    def set_alarm(self) -> None:
        """Tell the viewers when a seat runs out of time."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        session = self.session
        people = [number for number, seat in enumerate(session.seats) if seat.kind != "bot"]
        left = session.clock.next_end(people, session.course.now()) if session.clock and not session.gone else None
        if left is not None:
            self._alarm = asyncio.get_running_loop().call_later(left + 0.05, self._out_of_time)

    def _out_of_time(self) -> None:
        self.send_seats()
        self.set_alarm()

    def close(self) -> None:
        """Those who wait ask again; nobody is told anything from here any more."""
        self.changed.set()
        if self._alarm:
            self._alarm.cancel()


def positions(
    match: Match, names: Sequence[str], reader: Reader, language: str, numbers: Iterable[int], counts: Sequence[int]
) -> list[Step]:
    """Positions that were drawn one after the other: what stays as it was is drawn once."""
    found, cache = [], VersionCache()
    for number, then in zip(numbers, match.at_each(counts), strict=True):
        cache = VersionCache(cache)
        found.append(Step(number, then.state.points(), Snapshot(then, names, cache).scene(reader, language)))
        cache.drop_before()
    return found
