"""The driver of a table's bots: lets them answer when they are asked, and gives hints to people."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial

from patolli.bots.advise import Advice
from patolli.bots.reason_texts import reasons
from patolli.table.bot_pool import BotPool
from patolli.table.broadcast import Broadcast
from patolli.table.errors import Refused
from patolli.table.messages import Hint
from patolli.table.runners import Runners
from patolli.table.session import Guest, Session
from patolli.table.snapshot import Snapshot

log = logging.getLogger("patolli.table")

MOST_TRIES = 5
"""For what was thought of, where other processes change the table at the same time."""
KEPT_ADVICE = 8
"""Positions of a table for which what was advised is kept."""
PACE_SECONDS = 0.8
"""Before a bot thinks at a table without people."""


class BotDriver:
    """Lets the bots of one table play."""

    def __init__(
        self,
        session: Session,
        broadcast: Broadcast,
        pool: BotPool,
        follow: Callable[[], Awaitable[None]],
        runners: Runners | None = None,
    ) -> None:
        self.session = session
        self.broadcast = broadcast
        self.pool = pool
        self.runners = runners or Runners()
        """Knows whether the bots of the table play in this process."""
        self.follow = follow
        """Takes over what another process has changed."""
        self.tasks: dict[int, asyncio.Task[None]] = {}
        """The bots that play at the moment, by seat."""
        self.advising: set[int] = set()
        """The seats for which somebody waits for a hint."""
        self.advice: OrderedDict[tuple[int, str], list[Advice]] = OrderedDict()
        """What was found last, by seat and what it knows: whoever asks again is told the same."""

    def wake(self) -> None:
        """Let the bots that are asked think, all at once."""
        session, asked = self.session, self.asked()
        session.thinking = set(asked)  # here or in another process
        if asked and not self.runners.may_run(session.id):
            self.runners.want(session.id)
            return
        for seat in asked.difference(self.tasks):
            self.tasks[seat] = asyncio.create_task(self._play(seat))
            session.used = time.monotonic()

    def asked(self) -> set[int]:
        """The seats whose bots have to decide, and somebody plays with them or looks."""
        session = self.session
        bots = session.bot_seats()
        if session.gone or session.row.replay or (len(bots) == session.row.players and not self.broadcast.is_watched()):
            return set()
        return bots.intersection(session.actors)

    def stop(self) -> None:
        """What they think about is not the case any more, or nobody is there to hear it."""
        for task in self.tasks.values():
            task.cancel()
        self.tasks.clear()
        self.session.thinking.clear()

    async def _play(self, seat: int) -> None:
        """Let the bot at a seat decide until it is not asked any more."""
        session = self.session
        try:
            while seat in self.asked() and self.runners.may_run(session.id):
                if len(session.bot_seats()) == session.row.players:
                    await asyncio.sleep(PACE_SECONDS)
                seq, edition = session.numbers.seq(seat), session.numbers.edition(seat)
                lines = await self.pool.ask(session.id, seat, session.seats[seat].level, session.match)
                if not self.runners.may_run(session.id):
                    return  # this process was away for long: another one thinks
                await self._tried(partial(session.say_for_bot, seq=seq, edition=edition, seat=seat, lines=lines))
        except Exception as error:
            if not (session.gone and isinstance(error, Refused)):  # else another copy of the table goes on, or will
                log.exception("The bots of table %s stopped.", session.id)
            session.gone = True
        finally:
            if self.tasks.get(seat) is asyncio.current_task():
                del self.tasks[seat]
                session.thinking.discard(seat)

    async def hints(self, guest: Guest, seat: int, seq: int, edition: int | None) -> list[Hint]:
        """The best lines for a seat that is asked, told to its owner, one question at a time. All are told of it."""
        session = self.session
        session.check_player(guest, seat)
        if not session.hints_allowed:
            raise Refused("hints-off")
        self._check_asked(seat, seq, edition)
        if seat in self.advising:
            raise Refused("hint-running")
        self.advising.add(seat)
        try:
            async with self.runners.hinting(session.id, seat):
                self._check_asked(seat, seq, edition)  # others went on while another process was asked
                snapshot = self.broadcast.snapshot
                found = await self._advise(seat, snapshot)
        finally:
            self.advising.discard(seat)
        await self._tried(partial(session.note_hint, seat, seq, edition))
        return [_hint(snapshot, seat, advice, guest.language) for advice in found]

    def _check_asked(self, seat: int, seq: int, edition: int | None) -> None:
        self.session.check_current(seat, seq, edition)
        if seat not in self.session.actors:
            raise Refused("not-asked", seat=seat)

    async def _advise(self, seat: int, snapshot: Snapshot) -> list[Advice]:
        key = (seat, snapshot.view(seat).json())
        found = self.advice.get(key)
        if found is None:
            found = await self.runners.advise(self.pool, self.session.id, seat, self.session.match)
            self.advice[key] = found
            if len(self.advice) > KEPT_ADVICE:
                self.advice.popitem(last=False)
        return found

    async def _tried(self, attempt: Callable[[], Awaitable[object]]) -> None:
        """What was thought of is tried again where another process has changed the table meanwhile."""
        for last in (*[False] * MOST_TRIES, True):
            try:
                await attempt()
            except Refused:
                if last or self.session.gone or not self.session.behind:
                    raise
                await self.follow()
            else:
                return


def _hint(snapshot: Snapshot, seat: int, advice: Advice, language: str) -> Hint:
    why = reasons(snapshot.game, seat, advice, lambda other: snapshot.called(other, language), language)
    return Hint(advice.says, round(advice.chance, 3), why)
