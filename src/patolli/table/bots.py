"""Who plays at a bot's seat.

A bot that chooses at once is asked here. One that thinks is asked in another process: compiled code does not let the
table speak while it runs. There the bot is kept, with all that it has thought about in this turn and learned in this
game, so that each small move can be shown as soon as it is decided.

Where the rules are interpreted because a compiled copy of them is still being made, the processes that think use the
copy as soon as it is there; the table itself goes on as it began. They talk in records, which are the same in both.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any, ParamSpec, TypeAlias, TypeVar

from patolli import COMPILED, bots
from patolli.bots.advise import Advice, advise
from patolli.bots.search_bot import Budget, SearchBot
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import find_game
from patolli.engine.match import Player, Question
from patolli.engine.record import Record
from patolli.table.errors import Refused

LEVELS = ("random", "novice", "adept", "master")
"""The codes that may be asked for from outside: never one that names a file."""
DEFAULT = LEVELS[0]
AT_ONCE = frozenset({"random"})
MOST_IN_ONE_GO = 40
LONG = 0.4
"""Seconds of thought after which a bot that is in the middle of its turn says what it has decided so far."""
HINT = "1s"
THINKERS = max(2, min(4, os.cpu_count() or 2))
"""Processes: at least two, so that nobody waits for the bot of another table, or with a hint for a bot."""
NICE = 10
"""How far the processes that think stand back when the table has something to do."""
KEPT = 64
"""Bots that each of them keeps, those that were asked last."""
COPY = "PATOLLI_COPY"
"""The variable of the environment that says where a compiled copy of these sources is, or will be (script/play)."""

P = ParamSpec("P")
R = TypeVar("R")
Who: TypeAlias = tuple[str, int]
"""A seat of a table."""


def level_of(code: str) -> str:
    """The level that a code means. Refused if there is none."""
    if (code or DEFAULT) not in LEVELS:
        raise Refused("bad-set-up", reason=f"there is no bot {code!r}; the bots are {', '.join(LEVELS)}")
    return code or DEFAULT


@dataclass(frozen=True, slots=True)
class Go:
    """What a bot says in one go, and whether that ends its turn."""

    lines: list[str]
    ended: bool


class Thinker:
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


class Thinkers:
    """All that think for the tables of this server."""

    def __init__(self) -> None:
        self.all: list[Thinker] = []
        self.homes: OrderedDict[Who, Thinker] = OrderedDict()
        """Who has thought last for a seat of a table, and so knows its bot."""
        self.amid: set[Who] = set()
        """The seats that are in the middle of a turn: they go on where they began."""
        self.closed = False

    def expect(self, code: str, game: str) -> None:
        """A bot will play here: have a process ready, because to start one takes a good part of a second."""
        if code not in AT_ONCE and not self.all:
            self.all.append(Thinker())
            self.all[0].pool.submit(get_ready, game)

    async def ask(self, table: str, seat: int, code: str, state: State, record: Record) -> list[str]:
        """What the bot at a seat says now: the rest of its turn, or as much of it as it has thought about so far."""
        if code in AT_ONCE:
            return think(state.copy(), seat, _bot(code)).lines
        who = (table, seat)
        go = await self._run(who, think_about, table, seat, code, record)
        if go.ended:
            self.amid.discard(who)
        else:
            self.amid.add(who)
        return go.lines

    async def advise(self, seat: int, record: Record) -> list[Advice]:
        """What the seat could do."""
        return await self._run(None, advise_about, record, seat)

    async def _run(self, who: Who | None, think: Callable[P, R], *args: P.args, **values: P.kwargs) -> R:
        thinker = self._choose(who)
        try:
            return await thinker.run(think, *args, **values)
        except BrokenProcessPool:  # somebody has killed it, or there was no memory: another one tries
            self._give_up(thinker)
            if self.closed:
                raise
            thinker = self._choose(who)
        try:
            return await thinker.run(think, *args, **values)
        except BrokenProcessPool:
            self._give_up(thinker)
            raise

    def _renew(self) -> None:
        """Those that could think faster by now end when they are idle and no bot is in the middle of a turn there."""
        if all(thinker.copy for thinker in self.all) or not _copy():
            return
        needed = {self.homes.get(who) for who in self.amid}
        for thinker in [one for one in self.all if not one.copy and not one.waiting() and one not in needed]:
            self._give_up(thinker)

    def _choose(self, who: Who | None) -> Thinker:
        """Who has least to do, at home if possible; but nobody moves in the middle of a turn."""
        self._renew()
        home = self.homes.pop(who, None) if who else None
        if home not in self.all or who not in self.amid:
            if len(self.all) < THINKERS and all(thinker.waiting() for thinker in self.all):
                self.all.append(Thinker())
            home = min(self.all, key=lambda thinker: (thinker.waiting(), thinker is not home))
        if who:
            self.homes[who] = home
            if len(self.homes) > KEPT * THINKERS:
                self.amid.discard(self.homes.popitem(last=False)[0])
        return home

    def _give_up(self, thinker: Thinker) -> None:
        if thinker in self.all:
            self.all.remove(thinker)
            thinker.close(wait=False)

    async def close(self) -> None:
        """End the processes at once, whatever they think about."""
        self.closed = True
        closing, self.all = self.all, []
        await asyncio.gather(*(asyncio.to_thread(thinker.close, wait=True) for thinker in closing))


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


def think_about(table: str, seat: int, code: str, record: Record) -> Go:
    """What the bot of a seat says now; the same one as before, if it is still known here."""
    who = (table, seat, code)
    bot = _kept.pop(who, None) or _bot(code)
    _kept[who] = bot
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    go = think(record.end(), seat, bot)
    if go.ended and isinstance(bot, SearchBot):
        bot.forget()  # whoever waits for the next turn needs no memory for the last one
    return go


def advise_about(record: Record, seat: int) -> list[Advice]:
    return advice(record.end(), seat)


def advice(state: State, seat: int) -> list[Advice]:
    """What the seat could do, by all that it may know."""
    question = Question(state, seat, state.moves(seat))
    return advise(question, Budget(HINT), _luck())


def think(state: State, seat: int, bot: Player) -> Go:
    """What a bot says until its turn is over, chance must speak, or it has thought for long. The state is its own."""
    room = state.game()
    said: list[str] = []
    end = perf_counter() + LONG
    while len(said) < MOST_IN_ONE_GO and not (said and perf_counter() > end):
        actors = state.actors()
        if seat not in actors or CHANCE in actors:
            return Go(said, True)
        moves = state.moves(seat)
        move = moves[0] if len(moves) == 1 else bot.decide(Question(state, seat, moves))
        said.append(room.say(state, seat, move))
        last = room.closes(state, seat, move) or room.seals(state, seat, move)
        state.play(seat, move)
        if last:
            return Go(said, True)
    return Go(said, seat not in state.actors())


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
