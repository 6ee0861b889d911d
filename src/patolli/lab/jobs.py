"""Games that several processes play at once, in their order.

Of n processes the first plays the games 0, n, 2n and so on, the second 1, n + 1 and so on. A game is the same whoever
plays it, so all of them are the same as those of one process. A process that is far ahead waits until its games
are asked for.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, Protocol, TypeAlias, TypeVar

from patolli.bots import BotFailed
from patolli.lab.signals import heard

P = ParamSpec("P")
T = TypeVar("T")


class Cluster(Protocol):
    """Machines that play games, such as `patolli.lab.cluster.RayCluster`."""

    def in_order(
        self,
        games: int,
        begin: Callable[..., Callable[[int], T]],
        args: tuple[object, ...],
        values: dict[str, object],
    ) -> Iterator[T]:
        """The games from 0 on, in their order; a game whose machine is lost is played elsewhere."""
        ...


Jobs: TypeAlias = int | Cluster
"""How many processes of this machine play at once, or a cluster."""


def in_order(
    jobs: Jobs, games: int, begin: Callable[P, Callable[[int], T]], *args: P.args, **values: P.kwargs
) -> Iterator[T]:
    """Begin, and play the games from 0 on. With several jobs each process begins for itself."""
    if not isinstance(jobs, int):
        yield from jobs.in_order(games, begin, args, values)
        return
    if min(jobs, games) <= 1:
        yield from map(begin(*args, **values), range(games))
        return
    jobs = min(jobs, games)
    spawn = get_context("spawn")
    lines = [spawn.Pipe(duplex=False) for _ in range(jobs)]
    workers = [
        spawn.Process(target=_work, args=(theirs, range(first, games, jobs), begin, args, values), daemon=True)
        for first, (_, theirs) in enumerate(lines)
    ]
    try:
        with heard(signal.SIGINT, signal.SIG_IGN):  # the workers inherit this: they are ended here
            for worker, (_, theirs) in zip(workers, lines, strict=True):
                worker.start()
                theirs.close()
        for number in range(games):
            yield _next(lines[number % jobs][0], number)
    finally:
        for worker in workers:
            if worker.pid is not None:
                worker.terminate()
                worker.join()


def _next(line: Connection, number: int) -> Any:
    try:
        played = line.recv()
    except EOFError as error:
        why = f"The process that was to play game {number} has ended without a word."
        raise BotFailed(why, "bot-ended", number=str(number)) from error
    if isinstance(played, Exception):
        raise played
    return played


def _work(
    line: Connection,
    numbers: range,
    begin: Callable[..., Callable[[int], object]],
    args: tuple[object, ...],
    values: dict[str, object],
) -> None:
    """Play the games and send what came of them, until nobody listens any more."""
    with suppress(BrokenPipeError):
        try:
            play = begin(*args, **values)
            for number in numbers:
                line.send(play(number))
        except BrokenPipeError:
            raise
        except Exception as error:
            line.send(error)
