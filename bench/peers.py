"""Random play and copies of states: Patolli compared with catanatron and OpenSpiel, in one run on one core.

    pip install '.[peers]'      # in an environment of its own
    python bench/peers.py

The games are not the same, so a ratio is a hint and not a verdict. Catan has about as many decisions a game as Mexica.
Amazons fill a board that they cut into pieces, and a hive must hang together. Dominoes is the largest game that
OpenSpiel has in plain Python.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from os import devnull
from time import process_time

import patolli
from patolli.cli.texts import table
from patolli.engine.core.playout import playout, walk

ROUNDS = 5
ROUND_SECONDS = 0.5


@dataclass(frozen=True)
class Peer:
    name: str
    language: str
    play: Callable[[int], int]
    """Plays the game of that number; how many decisions it had."""
    middle: Callable[[], object]
    """A state in the middle of a game."""
    copy: Callable[[object], object]


def mexica() -> Peer:
    def play(number: int) -> int:
        return playout(first.copy(), patolli.Rng(1, number))

    def middle() -> object:
        state = first.copy()
        walk(state, patolli.Rng(1), 300)
        return state

    first = patolli.start("mexica", 4)
    how = "Python, compiled" if patolli.COMPILED else "Python"
    return Peer("Patolli: Mexica, 4 players", how, play, middle, lambda state: state.copy())  # type: ignore[attr-defined]


def catan() -> Peer:
    from catanatron import Color, Game, RandomPlayer

    def game(number: int) -> Game:
        return Game([RandomPlayer(colour) for colour in Color], seed=number)

    def play(number: int) -> int:
        made = game(number)
        decisions = 0
        while made.winning_color() is None and made.state.num_turns < 1000:
            made.play_tick()
            decisions += 1
        return decisions

    def middle() -> object:
        made = game(0)
        for _ in range(300):
            made.play_tick()
        return made

    return Peer("catanatron: Catan, 4 players", "Python", play, middle, lambda made: made.copy())


def spiel(title: str, language: str, name: str, half: int) -> Peer:
    import pyspiel

    def step(state: pyspiel.State) -> int:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
            return 0
        state.apply_action(random.choice(state.legal_actions()))
        return 1

    def play(number: int) -> int:
        random.seed(number)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += step(state)
        return decisions

    def middle() -> object:
        random.seed(0)
        state = game.new_initial_state()
        for _ in range(half):
            step(state)
        return state

    game = pyspiel.load_game(name)
    return Peer(f"OpenSpiel: {title}", language, play, middle, lambda state: state.clone())


def peers() -> Iterator[Peer]:
    with quiet():
        import open_spiel.python.games  # noqa: F401  (its games in Python are known after that)
    yield mexica()
    yield catan()
    yield spiel("Amazons, 2 players", "C++", "amazons", 60)
    yield spiel("Hive, 2 players", "C++", "hive", 60)
    yield spiel("team dominoes, 4 players", "Python", "python_team_dominoes", 45)


@contextmanager
def quiet() -> Iterator[None]:
    """Some libraries talk while they are imported."""
    out, sys.stdout = sys.stdout, open(devnull, "w")  # noqa: SIM115
    try:
        yield
    finally:
        sys.stdout.close()
        sys.stdout = out


def us_decision(peer: Peer) -> tuple[float, int]:
    """Microseconds a decision, in the best of the rounds; and the decisions of a game."""
    games = decisions = 0
    began = process_time()
    while games < 2 or process_time() - began < ROUND_SECONDS:
        decisions += peer.play(games)
        games += 1
    best = float("inf")
    for _ in range(ROUNDS):
        began = process_time()
        for number in range(games):
            peer.play(number)
        best = min(best, process_time() - began)
    return best / decisions * 1e6, decisions // games


def us_copy(peer: Peer) -> float:
    state = peer.middle()

    def spent(times: int) -> float:
        began = process_time()
        for _ in range(times):
            peer.copy(state)
        return process_time() - began

    times = 1
    while spent(times) < ROUND_SECONDS / 10:
        times *= 2
    return min(spent(times) for _ in range(ROUNDS)) / times * 1e6


def main() -> None:
    rows = [["", "written in", "µs a decision", "to ours", "µs a copy", "to ours", "decisions a game"]]
    ours = ours_copy = 0.0
    for peer in peers():
        print(f"measuring {peer.name} ...", file=sys.stderr)
        speed, decisions = us_decision(peer)
        copy = us_copy(peer)
        ours, ours_copy = ours or speed, ours_copy or copy
        row = [f"{speed:.2f}", f"{speed / ours:.1f}", f"{copy:.2f}", f"{copy / ours_copy:.1f}", str(decisions)]
        rows.append([peer.name, peer.language, *row])
    print("\n".join(table(rows, "")))


if __name__ == "__main__":
    main()
