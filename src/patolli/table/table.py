"""A table in memory."""

from __future__ import annotations

from patolli.table.bot_driver import BotDriver
from patolli.table.bot_pool import BotPool
from patolli.table.broadcast import Broadcast, Viewer
from patolli.table.bus import Moved
from patolli.table.catching_up import catch_up
from patolli.table.counts import COUNTS
from patolli.table.logs import events
from patolli.table.presence import Presence
from patolli.table.rows import TableRow
from patolli.table.runners import Runners
from patolli.table.session import Change, Session
from patolli.table.store import Store


class Table:
    """A table in memory: its session, who watches it, and who plays its bots."""

    def __init__(
        self,
        row: TableRow,
        store: Store,
        pool: BotPool,
        presence: Presence | None = None,
        runners: Runners | None = None,
    ) -> None:
        self.session = Session(row, store)
        self.broadcast = Broadcast(self.session, presence)
        self.bots = BotDriver(self.session, self.broadcast, pool, self.follow, runners)
        self.session.listeners += [self.tell, self.hear]

    async def tell(self, change: Change) -> None:
        """Something was committed here: it is counted, and the other processes are told."""
        COUNTS.changes[self.session.row.game, change.kind] += 1
        events.info("change", extra={"table": self.session.id, "kind": change.kind, "game": self.session.row.game})
        self.broadcast.presence.bus.tell(Moved(self.session.id, self.session.row.changes, change.kind))

    async def follow(self, told: int = 0) -> None:
        """Something was committed elsewhere: take it over; `told` is the number of a change that added lines."""
        for change in await catch_up(self.session, told):
            await self.hear(change)

    async def hear(self, change: Change) -> None:
        """Something was committed, here or elsewhere: bots go on, viewers are told."""
        if change.kind == "undo" and not change.secret:
            self.bots.stop()
        if change.kind in ("lines", "undo"):
            await self.broadcast.prepare()
        if change.kind in ("lines", "undo", "seats"):
            self.bots.wake()
        self.broadcast.send(change)

    def join(self, viewer: Viewer, since: int, chat: int = 0) -> None:
        """Somebody looks on from now on."""
        self.broadcast.join(viewer, since, chat)
        self.bots.wake()

    def take_over(self, other: Table) -> None:
        """Go on for a copy of the same table that was given up, with its viewers."""
        self.broadcast.viewers = other.broadcast.viewers
        other.give_up()
        self.bots.wake()
        self.broadcast.send_all(0)

    def give_up(self) -> None:
        """Be only rows again, or another table in memory."""
        self.session.gone = True
        self.broadcast.close()
        self.bots.stop()

    def is_idle(self, since: float) -> bool:
        """Whether nobody looks, nobody plays, and nobody has asked for it since then."""
        session = self.session
        return not (self.broadcast.viewers or self.bots.tasks or session.used >= since or session.lock.locked())
