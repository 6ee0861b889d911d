"""Who plays at a bot's seat.

A bot that chooses at once is asked here. One that thinks is asked in a process of its own: compiled code does not let
the table speak while it runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import Connection
from time import perf_counter
from typing import ParamSpec, TypeVar

from patolli import bots
from patolli.bots.advising import Advice, advise
from patolli.bots.searching import Budget
from patolli.engine.drive import Question
from patolli.engine.record import Record
from patolli.engine.rng import Rng
from patolli.engine.state import CHANCE, State
from patolli.table.errors import Refused

LEVELS = ("random", "novice", "adept", "master")
"""The codes that may be asked for from outside: never one that names a file."""
DEFAULT = LEVELS[0]
AT_ONCE = frozenset({"random"})
MOST_IN_ONE_GO = 40
LONGEST_GO = 2.5
"""Seconds after which a bot that is in the middle of its turn says what it has decided so far."""
HINT = "1s"
THINKERS = max(2, min(4, (os.cpu_count() or 2) - 1))
"""Processes: at least two, so that nobody waits for another table's bot, or with a hint for a bot."""
MODEST = 5
"""How much they give way to the process of the table, which has to answer at once."""

P = ParamSpec("P")
R = TypeVar("R")


def level_of(code: str) -> str:
    """The level that a code means. Refused if there is none."""
    if (code or DEFAULT) not in LEVELS:
        raise Refused("bad-set-up", reason=f"there is no bot {code!r}; the bots are {', '.join(LEVELS)}")
    return code or DEFAULT


class Thinkers:
    """Processes that think; they are started when they are first needed."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.line: Connection | None = None
        """Our end of a line to the processes: they end when it does."""

    async def ask(self, code: str, seat: int, state: State, record: Record) -> list[str]:
        """What the bot says now: the rest of its turn, or as much of it as it has thought about in a while."""
        if code in AT_ONCE:
            return think(state.copy(), seat, code)
        return await self._run(think_about, record, seat, code)

    async def advise(self, seat: int, record: Record) -> list[Advice]:
        """What the seat could do."""
        return await self._run(advise_about, record, seat)

    async def _run(self, think: Callable[P, R], *args: P.args, **values: P.kwargs) -> R:
        """Once more with new processes if one is killed, perhaps over the thought of another."""
        for last in (False, True):
            pool = self.warm()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, partial(think, *args, **values))
            except BrokenProcessPool:
                if self.pool is pool:
                    self.close()
                if last:
                    raise
        raise AssertionError

    def warm(self) -> ProcessPoolExecutor:
        """Have processes that can think."""
        if self.pool is None:
            self.pool = self._start()
            self.pool.submit(os.getpid)  # only now they are started
        return self.pool

    def _start(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        theirs, self.line = spawn.Pipe(duplex=False)
        return ProcessPoolExecutor(THINKERS, spawn, _follow, (theirs,))

    def close(self) -> None:
        """End the processes at once, whatever they think about."""
        if self.pool is not None and self.line is not None:
            self.line.close()
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = self.line = None


def think_about(record: Record, seat: int, code: str) -> list[str]:
    return think(record.end(), seat, code)


def advise_about(record: Record, seat: int) -> list[Advice]:
    return advice(record.end(), seat)


def advice(state: State, seat: int) -> list[Advice]:
    """What the seat could do, by all that it may know."""
    question = Question(state, seat, state.moves(seat))
    return advise(question, Budget(HINT), Rng(secrets.randbits(64), secrets.randbits(32)))


def think(state: State, seat: int, code: str) -> list[str]:
    """What a bot says until its turn is over or chance must speak. The state is its own."""
    bot = bots.maker(code)(Rng(secrets.randbits(64), secrets.randbits(32)))
    room = state.room()
    said: list[str] = []
    end = perf_counter() + LONGEST_GO
    while len(said) < MOST_IN_ONE_GO and not (said and perf_counter() > end):
        actors = state.actors()
        if seat not in actors or CHANCE in actors:
            break
        moves = state.moves(seat)
        move = moves[0] if len(moves) == 1 else bot.decide(Question(state, seat, moves))
        said.append(room.say(state, seat, move))
        last = room.closes(state, seat, move) or room.seals(state, seat, move)
        state.play(seat, move)
        if last:
            break
    return said


def _follow(line: Connection) -> None:
    """Give way to others, and end when the other end of the line is closed: by the process that started this one, or
    because it was killed."""

    def watch() -> None:
        with contextlib.suppress(EOFError, OSError):
            line.recv()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(MODEST)
