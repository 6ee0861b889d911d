"""How fast the games are, on one core.

Machines are noisy: the time of this process is taken, not that of the clock on the wall; everything is measured in
several rounds, each with the same games, and the best round counts.
"""

from __future__ import annotations

import gc
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from operator import methodcaller
from pathlib import Path
from time import process_time
from types import BuiltinFunctionType, FunctionType, ModuleType

import patolli
from patolli.bots.core.search import Settings, Tree, think
from patolli.engine.core.playout import playout, walk
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import find_game, start
from patolli.engine.record import Record
from patolli.lab.simulate import simulate
from patolli.stage.game import ShownGame
from patolli.stage.svg import svg

SEED = 1
ENDLESS = 1 << 30
SMALL_INTS = range(-5, 257)


@dataclass(frozen=True)
class Effort:
    rounds: int
    seconds: float
    """The least time that a round takes."""


THOROUGH = Effort(rounds=7, seconds=0.2)
QUICK = Effort(rounds=2, seconds=0.04)


@dataclass(frozen=True)
class Bar:
    """How fast or how small a game is meant to be."""

    measure: str
    most: float = 0
    """With any number of players."""
    least: float = 0
    """With four players, where more is better."""
    interpreted: bool = False

    def applies(self, measure: str, compiled: bool) -> bool:
        return self.measure == measure and (self.interpreted != compiled or measure.endswith("bytes"))

    def met(self, found: dict[str, dict[str, float]]) -> bool | None:
        """Whether the measures, by number of players, are within it; None if none of them is judged by it."""
        if not self.least:
            return all(speed[self.measure] <= self.most for speed in found.values())
        return found["4"][self.measure] >= self.least if "4" in found else None


SIMULATE = (Bar("times_simulate", most=1.3), Bar("times_records", most=3))
BARS = {
    "mexica": (
        Bar("us_decision", most=5),
        Bar("us_decision", most=20, interpreted=True),
        Bar("us_copy", most=1),
        Bar("state_bytes", most=8_000),
        Bar("record_bytes", most=20_000),
        Bar("simulations_s", least=1500),
        *SIMULATE,
    ),
    "zapotec": (Bar("us_decision", most=2), Bar("us_copy", most=1), Bar("simulations_s", least=4000), *SIMULATE),
    "chocolatl": (Bar("us_decision", most=2), Bar("us_copy", most=1), Bar("simulations_s", least=4000), *SIMULATE),
    "lapins": (Bar("us_decision", most=3), Bar("us_copy", most=1.5), Bar("simulations_s", least=2000), *SIMULATE),
}
"""By game."""


@dataclass(frozen=True)
class Speed:
    """What was measured of a game with a number of players."""

    us_decision: float
    """In random playouts."""
    times_simulate: float
    """How many times as long `simulate` takes as plain playouts."""
    times_records: float
    """The same with a record of each game."""
    us_first_quarter: float
    us_last_quarter: float
    """A decision in the last quarter of the game."""
    simulations_s: float
    """Copies of a position in the middle of the game that are played to their end at random, in a second."""
    us_copy: float
    ms_view: float
    ms_scene: float
    ms_svg: float
    state_bytes: int
    """The largest of some states, with all that it holds and does not share with the first state of its game."""
    copy_bytes: int
    """What a copy of it adds: all that the copy does not share."""
    record_bytes: int
    """The largest of some finished records."""
    decisions: int
    """In a game, on average."""


def measure(game: str, players: int, effort: Effort) -> Speed:
    """All measures of a game with that number of players."""
    found = find_game(game)
    assert isinstance(found, ShownGame)
    games, decisions = _games_of_a_round(game, players, effort)
    first, last = _quarters(game, players, games, effort)
    firsts, states = _middles(game, players)
    views = [state.view(None) for state in states]
    scenes = [found.scene(view) for view in views]
    records = [played.record for played in simulate(game, players, 5, SEED, records=True)]
    seconds = _best(effort.rounds, lambda: _play(game, players, games))
    return Speed(
        us_decision=seconds / decisions * 1e6,
        times_simulate=_best(effort.rounds, lambda: _simulated(game, players, games, False)) / seconds,
        times_records=_best(effort.rounds, lambda: _simulated(game, players, games, True)) / seconds,
        us_first_quarter=first,
        us_last_quarter=last,
        simulations_s=1 / _each(effort, [_middle(game, players)], _simulate),
        us_copy=_each(effort, states, methodcaller("copy")) * 1e6,
        ms_view=_each(effort, states, _view) * 1e3,
        ms_scene=_each(effort, views, found.scene) * 1e3,
        ms_svg=_each(effort, scenes, svg) * 1e3,
        state_bytes=max(map(weight, states, firsts)),
        copy_bytes=max(weight(state.copy(), state) for state in states),
        record_bytes=max(map(_length, records)),
        decisions=round(decisions / games),
    )


SEARCH_SIMULATIONS = 64
"""Simulations of our search in one go, with a new tree; OpenSpiel's are fewer, because they take longer."""
SPIEL_SIMULATIONS = 12


def thinking(game: str, players: int, effort: Effort) -> dict[str, float]:
    """Simulations a second of our search, and of OpenSpiel's if it is there, from the same positions."""
    states = [state for state in map(_asked, _middles(game, players)[1]) if state.actors()]
    found = {"search_s": SEARCH_SIMULATIONS / _each(effort, states, _search)}
    if find_spec("pyspiel") is not None:
        from patolli.lab import spiel

        for kind, key in (("python", "spiel_python_s"), ("c++", "spiel_c_s")):
            began = process_time()
            done = sum(spiel.simulate(kind, state, SPIEL_SIMULATIONS) for state in states)
            found[key] = done / (process_time() - began)
    return {name: round(value, 4) for name, value in found.items()}


def _asked(state: State) -> State:
    """A little later, when a seat has something to choose."""
    rng = Rng(SEED)
    while state.actors() and (state.actors()[0] == CHANCE or len(state.moves(state.actors()[0])) == 1):
        walk(state, rng, 1)
    return state


def _search(state: State) -> object:
    return think(Tree(state.game().advisor()), state, state.actors()[0], SEARCH_SIMULATIONS, 0.0, Rng(SEED), Settings())


def _games_of_a_round(game: str, players: int, effort: Effort) -> tuple[int, int]:
    """How many games take long enough to be measured, and how many decisions they have."""
    first = start(game, players)
    games = decisions = 0
    began = process_time()
    while games < 2 or process_time() - began < effort.seconds:
        decisions += playout(first.copy(), Rng(SEED, games))
        games += 1
    return games, decisions


def _play(game: str, players: int, games: int) -> float:
    first = start(game, players)
    began = process_time()
    for number in range(games):
        playout(first.copy(), Rng(SEED, number))
    return process_time() - began


def _simulated(game: str, players: int, games: int, records: bool) -> float:
    began = process_time()
    for _ in simulate(game, players, games, SEED, records=records):
        pass
    return process_time() - began


def _quarters(game: str, players: int, games: int, effort: Effort) -> tuple[float, float]:
    """Microseconds a move in the first and in the last quarter of the same games."""
    start_state = start(game, players)
    lengths = [walk(start_state.copy(), Rng(SEED, number), ENDLESS) // 4 for number in range(games)]
    total = sum(lengths)
    best = [float("inf"), float("inf")]
    for _ in range(effort.rounds):
        spent = [0.0, 0.0]
        for number, quarter in enumerate(lengths):
            state, rng = start_state.copy(), Rng(SEED, number)
            began = process_time()
            walk(state, rng, quarter)
            spent[0] += process_time() - began
            walk(state, rng, 2 * quarter)
            began = process_time()
            walk(state, rng, ENDLESS)
            spent[1] += process_time() - began
        best = list(map(min, best, spent))
    return best[0] / total * 1e6, best[1] / total * 1e6


def _middles(game: str, players: int) -> tuple[list[State], list[State]]:
    """The first states of some games, and states from their middle and from near their end."""
    firsts, states = [], []
    for number in range(6):
        first = start(game, players)
        length = walk(first.copy(), Rng(SEED, number), ENDLESS)
        state = first.copy()
        walk(state, Rng(SEED, number), length * (number % 3 + 2) // 5)
        firsts.append(first)
        states.append(state)
    return firsts, states


def _middle(game: str, players: int) -> State:
    state = start(game, players)
    length = walk(state.copy(), Rng(SEED), ENDLESS)
    walk(state, Rng(SEED), length // 2)
    return state


def _simulate(state: State) -> object:
    return playout(state.copy(), Rng(SEED))


def _view(state: State) -> object:
    return state.copy().view(None)


def _each(effort: Effort, things: Sequence[object], work: Callable[..., object]) -> float:
    """Seconds for one of the things: many short rounds, because a short one finds a quiet moment on any machine."""

    def once() -> float:
        began = process_time()
        for _ in range(times):
            for thing in things:
                work(thing)
        return process_time() - began

    times = 1
    while once() < effort.seconds / 40:
        times *= 2
    return _best(4 * effort.rounds, once) / times / len(things)


def _best(rounds: int, work: Callable[[], float]) -> float:
    gc.disable()
    try:
        return min(work() for _ in range(rounds))
    finally:
        gc.enable()


def _length(record: Record | None) -> int:
    return len(record.text().encode()) if record is not None else 0


def weight(state: State, other: State) -> int:
    """Bytes of the state and of all that it holds, without what it shares with the other one."""
    shared = set(_reached([other], set()))
    return sum(map(sys.getsizeof, _reached([state], shared).values()))


def _reached(things: Iterable[object], known: set[int]) -> dict[int, object]:
    """All that the things hold, by identity."""
    found: dict[int, object] = {}
    left = list(things)
    while left:
        thing = left.pop()
        if id(thing) in found or id(thing) in known or _is_of_the_program(thing):
            continue
        found[id(thing)] = thing
        left += gc.get_referents(thing)
    return found


def _is_of_the_program(thing: object) -> bool:
    if isinstance(thing, int):
        return thing in SMALL_INTS
    return isinstance(thing, (type, ModuleType, FunctionType, BuiltinFunctionType))


# ------------------------------------------------------------------- the same, interpreted


def interpreted(games: Sequence[str], quick: bool) -> dict[str, dict[str, dict[str, float]]] | None:
    """The measures of the same sources without the compiled modules, in another process; None if that fails."""
    here = Path(patolli.__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(here, Path(folder) / "patolli", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        command = [sys.executable, "-m", "patolli", "bench", *games, "--json"] + ["--quick"] * quick
        environment = os.environ | {"PYTHONPATH": folder}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        return None
    told = json.loads(done.stdout)
    return None if told["compiled"] else dict(told["games"])


def plain(speed: Speed) -> dict[str, float]:
    return {name: round(value, 4) for name, value in asdict(speed).items()}


def machine() -> dict[str, str]:
    """The machine that was measured on, in general terms."""
    model = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    except OSError:
        pass
    return {
        "processor": model,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }
