"""Who plays at a bot's seat.

A bot that chooses at once is asked here. One that thinks is asked in a process of its own: compiled code does not let
the table speak while it runs.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from patolli import bots
from patolli.engine.drive import Question
from patolli.engine.record import Record
from patolli.engine.rng import Rng
from patolli.engine.state import CHANCE, State
from patolli.table.errors import Refused

OFFERED = ("random", "greedy", "search:1s", "search:3s")
LEVELS = tuple(code for code in OFFERED if code.partition(":")[0] in bots.CODES)
"""The codes that may be asked for from outside: never one that names a file."""
DEFAULT = LEVELS[0]
AT_ONCE = frozenset({"random"})
MOST_IN_ONE_GO = 40
THINKERS = max(1, min(4, (os.cpu_count() or 2) - 1))


def level_of(code: str) -> str:
    """The level that a code means. Refused if there is none."""
    if (code or DEFAULT) not in LEVELS:
        raise Refused("bad-set-up", reason=f"there is no bot {code!r}; the bots are {', '.join(LEVELS)}")
    return code or DEFAULT


class Thinkers:
    """Processes that think; they are started when they are first needed."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def ask(self, code: str, seat: int, state: State, record: Record) -> list[str]:
        """What the bot says now: the rest of its turn if it chooses at once, else one decision."""
        if code in AT_ONCE:
            return think(state.copy(), seat, code, MOST_IN_ONE_GO)
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(THINKERS, spawn, _follow, (os.getpid(),))
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.pool, think_about, record, seat, code)
        except BrokenProcessPool:
            self.pool = None
            raise

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def think_about(record: Record, seat: int, code: str) -> list[str]:
    return think(record.end(), seat, code, 1)


def think(state: State, seat: int, code: str, most: int) -> list[str]:
    """What a bot says until its turn is over or chance must speak. The state is its own."""
    bot = bots.maker(code)(Rng(secrets.randbits(64), secrets.randbits(32)))
    room = state.room()
    said: list[str] = []
    while len(said) < most:
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


def _follow(parent: int) -> None:
    """End with the process that started this one, also when that was killed."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
