"""Games on a Ray cluster: one that this process starts on its machine, or one that runs already.

A task plays some games by their numbers. Game i draws from stream i of the seed, so it is the same wherever it is
played, and a task whose machine is lost is played again elsewhere. Tasks grow until each takes about a second: a
message costs more than a short game.

Every machine of a cluster needs the same version of Patolli. Ray listens on all addresses and asks for no password:
run it behind a firewall only (docs/laboratory.md).
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any, TypeVar

from patolli.bots import BotFailed

T = TypeVar("T")

TASK_SECONDS = 1.0
"""What a task is meant to take."""
MOST_GAMES = 500
"""In one task."""
TASKS_PER_CORE = 3
"""How many tasks are under way at once: one is played, the others are there when it ends."""
CORES_EVERY = 50
"""After so many tasks the cluster is asked anew how large it is."""
RETRIES = 10
"""How often a task is played again because its machine was lost."""
OBJECT_STORE_BYTES = 80_000_000
"""Results are small."""


class NoCluster(RuntimeError):
    """Ray cannot be started or reached."""


class RayCluster:
    """A cluster that plays games; see `patolli.lab.jobs.Cluster`.

    `address`: of a cluster that runs already; empty starts one here, with `cores` of this machine (all without it).
    ImportError without Ray, NoCluster if it cannot be started or reached.
    """

    def __init__(self, address: str = "", cores: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent anywhere
        import ray

        self.ray: Any = ray
        self.address = address
        self.began = not ray.is_initialized()
        if not self.began:
            return
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if address:
                ray.init(address=address, **quiet)
                return
            path = os.pathsep.join(entry for entry in sys.path if entry)
            before = os.environ.get("PYTHONPATH")
            os.environ["PYTHONPATH"] = path  # its processes inherit it, so they find the same Patolli
            try:
                ray.init(
                    num_cpus=cores,
                    include_dashboard=False,
                    object_store_memory=OBJECT_STORE_BYTES,
                    **quiet,
                )
            finally:
                if before is None:
                    del os.environ["PYTHONPATH"]
                else:
                    os.environ["PYTHONPATH"] = before
        except Exception as error:
            raise NoCluster(
                str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
            ) from error

    def cores(self) -> int:
        """How many games can be played at once now."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def in_order(
        self,
        games: int,
        begin: Callable[..., Callable[[int], T]],
        args: tuple[object, ...],
        values: dict[str, object],
    ) -> Iterator[T]:
        """The games from 0 on, in their order; a game whose machine is lost is played elsewhere."""
        play = self.ray.remote(max_retries=RETRIES, num_cpus=1)(play_some)
        setting = self.ray.put((begin, args, values))
        under_way: dict[Any, int] = {}
        ready: dict[int, list[T]] = {}
        """What was played, by the number of its first game."""
        next_game, wanted, size, finished = 0, 0, 1, 0
        most = TASKS_PER_CORE * self.cores()
        try:
            while wanted < games:
                while next_game < games and len(under_way) < most:
                    count = min(size, games - next_game)
                    under_way[play.remote(setting, next_game, count)] = next_game
                    next_game += count
                if wanted not in ready:
                    done, _ = self.ray.wait(list(under_way), num_returns=1)
                    first = under_way.pop(done[0])
                    ready[first], seconds = self._result(done[0], first)
                    played = ready[first]
                    size = _next_size(size, len(played), seconds)
                    finished += 1
                    if finished % CORES_EVERY == 0:
                        most = TASKS_PER_CORE * self.cores()
                    continue
                games_played = ready.pop(wanted)
                wanted += len(games_played)
                yield from games_played
        finally:
            for task in under_way:
                self.ray.cancel(task, force=True)

    def _result(self, task: Any, first: int) -> Any:
        """What a task gives back; what a bot raised in it is raised here."""
        try:
            return self.ray.get(task)
        except self.ray.exceptions.RayTaskError as error:
            raise (error.cause if isinstance(error.cause, Exception) else error) from error
        except self.ray.exceptions.RayError as error:
            why = f"The process that was to play game {first} has ended without a word."
            raise BotFailed(why, "bot-ended", number=str(first)) from error

    def close(self) -> None:
        """End what this object has started."""
        if self.began:
            self.ray.shutdown()


def _next_size(size: int, played: int, seconds: float) -> int:
    """How many games the next task has: as many as take about a second, at most four times as many as before."""
    fitting = int(played * TASK_SECONDS / seconds) if seconds > 0 else MOST_GAMES
    return max(1, min(fitting, 4 * size, MOST_GAMES))


_BEGUN: dict[object, Callable[[int], object]] = {}


def play_some(
    setting: tuple[Any, tuple[object, ...], dict[str, object]], first: int, count: int
) -> tuple[list[object], float]:
    """Play some games in a process of the cluster; and how many seconds they took. The last setting is kept."""
    begin, args, values = setting
    key = pickle.dumps((begin, args, values))
    play = _BEGUN.get(key)
    if play is None:
        _BEGUN.clear()
        play = _BEGUN[key] = begin(*args, **values)
    began = perf_counter()
    played = [play(number) for number in range(first, first + count)]
    return played, perf_counter() - began
