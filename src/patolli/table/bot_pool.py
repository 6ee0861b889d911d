"""The pool of processes in which bots think.

A bot that chooses at once is asked here. One that thinks is asked in another process: compiled code does not let the
table speak while it runs. The bot is kept there, with all that it has thought about in this turn and learned in this
game. So each small move can be shown as soon as it is decided.

Where the rules are interpreted because a compiled copy of them is still being made, the processes use the copy as soon
as it is there; the table itself goes on as it began. They talk in records, which are the same in both.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import multiprocessing
import os
import secrets
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any, ParamSpec, TypeAlias, TypeVar

from patolli import COMPILED, bots
from patolli.bots.advise import Advice, advise
from patolli.bots.search_bot import Budget, SearchBot
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import State
from patolli.engine.game import find_game
from patolli.engine.match import Match, Player, Question, Turn
from patolli.engine.record import Record
from patolli.table.errors import BadSetUp

LEVELS = ("random", "novice", "adept", "master")
"""The codes that may be asked for from outside: never one that names a file."""
DEFAULT = LEVELS[0]
AT_ONCE = frozenset({"random"})
MOST_IN_ONE_GO = 40
SPEAK_AFTER_SECONDS = 0.4
"""Of thought: then a bot that is in the middle of its turn says what it has decided so far."""
HINT_BUDGET = "1s"
PROCESSES = max(2, min(4, os.cpu_count() or 2))
"""At least two, so that nobody waits for the bot of another table, or with a hint for a bot."""
NICE = 10
"""How far the processes that think stand back when the table has something to do."""
KEPT_BOTS = 64
"""Bots that each process keeps, those that were asked last."""
COPY = "PATOLLI_COPY"
"""The variable of the environment that says where a compiled copy of these sources is, or will be (script/play)."""

P = ParamSpec("P")
R = TypeVar("R")
SeatKey: TypeAlias = tuple[str, int]
"""A seat of a table."""


def level_of(code: str) -> str:
    """The level that a code means. Refused if there is none."""
    if (code or DEFAULT) not in LEVELS:
        raise BadSetUp("no-bot", name=code[:30], names=", ".join(LEVELS))
    return code or DEFAULT


class BotProcess:
    """One process, started when it is first needed. It thinks about one thing after the other."""

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        theirs, self.line = spawn.Pipe(duplex=False)
        """Our end of a line to the process: it ends when the line does."""
        self.pool = ProcessPoolExecutor(1, spawn, _follow, (theirs,))
        self.copy = _copy()
        """The folder of the compiled copy that it uses, if any."""
        with _first_on_path(self.copy):
            self.pool.submit(_begin)
        self.asked: list[Future[Any]] = []

    async def run(self, think: Callable[P, R], *args: P.args, **values: P.kwargs) -> R:
        answer = self.pool.submit(think, *args, **values)
        self.asked.append(answer)
        return await asyncio.wrap_future(answer)

    def waiting(self) -> int:
        """How much it was asked and has not answered, also if nobody waits for the answer any more."""
        self.asked = [answer for answer in self.asked if not answer.done()]
        return len(self.asked)

    def close(self, wait: bool) -> None:
        """End the process at once, whatever it thinks about; wait until nothing of it is left."""
        self.line.close()
        self.pool.shutdown(wait, cancel_futures=True)


class BotPool:
    """The processes that think for the tables of this server."""

    def __init__(self, processes: int = PROCESSES) -> None:
        self.processes = processes
        """At most."""
        self.all: list[BotProcess] = []
        self.sticky: OrderedDict[SeatKey, BotProcess] = OrderedDict()
        """The process that has thought last for a seat of a table, and so knows its bot."""
        self.mid_turn: set[SeatKey] = set()
        """The seats that are in the middle of a turn: they go on where they began."""
        self.closed = False

    def expect(self, code: str, game: str) -> None:
        """A bot will play here: have a process ready, because to start one takes a good part of a second."""
        if code not in AT_ONCE and not self.all:
            self.all.append(BotProcess())
            self.all[0].pool.submit(get_ready, game)

    async def ask(self, table: str, seat: int, code: str, match: Match) -> list[str]:
        """What the bot at a seat says now: the rest of its turn, or as much of it as it has thought about so far."""
        if code in AT_ONCE:
            return think(match.copy(), seat, _bot(code)).lines
        key = (table, seat)
        turn = await self._run(key, think_about, table, seat, code, match.record())
        if turn.ended:
            self.mid_turn.discard(key)
        else:
            self.mid_turn.add(key)
        return turn.lines

    async def advise(self, seat: int, match: Match) -> list[Advice]:
        """What the seat could do."""
        return await self.advise_about(match.record(), seat)

    async def advise_about(self, record: Record, seat: int) -> list[Advice]:
        """What the seat could do after the lines of a record."""
        return await self._run(None, advise_about, record, seat)

    async def work(self, think: Callable[P, R], *args: P.args, **values: P.kwargs) -> R:
        """Think about something that belongs to no seat of a table, in the process with least to do."""
        return await self._run(None, think, *args, **values)

    def load(self) -> int:
        """How much its processes have to think about."""
        return sum(process.waiting() for process in self.all)

    async def _run(self, key: SeatKey | None, think: Callable[P, R], *args: P.args, **values: P.kwargs) -> R:
        process = self._choose(key)
        try:
            return await process.run(think, *args, **values)
        except BrokenProcessPool:  # somebody has killed it, or there was no memory: another one tries
            self._give_up(process)
            if self.closed:
                raise
            process = self._choose(key)
        try:
            return await process.run(think, *args, **values)
        except BrokenProcessPool:
            self._give_up(process)
            raise

    def _renew(self) -> None:
        """Those that could think faster by now end when they are idle and no bot is in the middle of a turn there."""
        if all(process.copy for process in self.all) or not _copy():
            return
        needed = {self.sticky.get(key) for key in self.mid_turn}
        for process in [one for one in self.all if not one.copy and not one.waiting() and one not in needed]:
            self._give_up(process)

    def _choose(self, key: SeatKey | None) -> BotProcess:
        """The process with least to do, if possible the one that knows the bot. In the middle of a turn, always it."""
        self._renew()
        known = self.sticky.pop(key, None) if key else None
        if known is not None and known in self.all and key in self.mid_turn:
            chosen = known
        else:
            if len(self.all) < self.processes and all(process.waiting() for process in self.all):
                self.all.append(BotProcess())
            chosen = min(self.all, key=lambda process: (process.waiting(), process is not known))
        if key:
            self.sticky[key] = chosen
            if len(self.sticky) > KEPT_BOTS * self.processes:
                self.mid_turn.discard(self.sticky.popitem(last=False)[0])
        return chosen

    def _give_up(self, process: BotProcess) -> None:
        if process in self.all:
            self.all.remove(process)
            process.close(wait=False)

    async def close(self) -> None:
        """End the processes at once, whatever they think about."""
        self.closed = True
        closing, self.all = self.all, []
        await asyncio.gather(*(asyncio.to_thread(process.close, wait=True) for process in closing))


_kept: OrderedDict[tuple[str, int, str], Player] = OrderedDict()
"""In a process that thinks: its bots, by table, seat and code."""


def _copy() -> str:
    """The folder of the compiled copy, as soon as it is complete; empty where these rules are compiled already."""
    folder = os.environ.get(COPY, "")
    return "" if COMPILED or not os.path.isdir(folder) else folder


@contextlib.contextmanager
def _first_on_path(folder: str) -> Iterator[None]:
    """A process that is started meanwhile looks there first for what it imports."""
    if folder:
        sys.path.insert(0, folder)
    try:
        yield
    finally:
        if folder:
            sys.path.remove(folder)


def _begin() -> None:
    """The first thing that a process is asked: it starts for it."""


def get_ready(game: str) -> None:
    find_game(game)


def think_about(table: str, seat: int, code: str, record: Record) -> Turn:
    """What the bot of a seat says now; the same one as before, if it is still known here."""
    key = (table, seat, code)
    bot = _kept.pop(key, None) or _bot(code)
    _kept[key] = bot
    if len(_kept) > KEPT_BOTS:
        _kept.popitem(last=False)
    turn = think(Match.read(record, listening=False), seat, bot)
    if turn.ended and isinstance(bot, SearchBot):
        bot.forget()  # whoever waits for the next turn needs no memory for the last one
    return turn


def think(match: Match, seat: int, bot: Player) -> Turn:
    """What a bot says until its turn is over, chance must speak, or it has thought for long. The match is its own."""
    end = perf_counter() + SPEAK_AFTER_SECONDS
    return match.play_turn(seat, bot, lambda said: said < MOST_IN_ONE_GO and not (said and perf_counter() > end))


def advise_about(record: Record, seat: int) -> list[Advice]:
    return advice(record.end(), seat)


def advice(state: State, seat: int) -> list[Advice]:
    """What the seat could do, by all that it may know: the same seed for all positions that it cannot tell apart."""
    question = Question(state, seat, state.moves(seat))
    seed = hashlib.sha256(state.view(seat).json().encode()).digest()
    return advise(question, Budget(HINT_BUDGET), Rng(int.from_bytes(seed[:8]), int.from_bytes(seed[8:12])))


def _bot(code: str) -> Player:
    return bots.maker(code)(_luck())


def _luck() -> Rng:
    return Rng(secrets.randbits(64), secrets.randbits(32))


def _follow(line: Connection) -> None:
    """Let the table go first; end when the other end of the line is closed: by the table, or because it was killed."""
    if hasattr(os, "nice"):
        os.nice(NICE)

    def watch() -> None:
        with contextlib.suppress(EOFError, OSError):
            line.recv()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
