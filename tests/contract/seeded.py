"""Seeded random games as lines of text, the same ones in every process: `python seeded.py mexica 3 0 200`.

Prints for each seed a hash of all that happened; with `--lines`, all of it.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

import patolli
from patolli import Rng, State, lines, say, start, write_position
from patolli.engine.game import find_game

LOOK = 50
"""After so many lines all legal lines are written down, and the position."""


def options_of(name: str, players: int, seed: int) -> dict[str, str]:
    """Every third game is played with options, any mixture that the game accepts."""
    game = find_game(name)
    if seed % 3:
        return {}
    rng = Rng(seed, 99)
    while True:
        options = {option.name: option.values[rng.below(len(option.values))] for option in game.options}
        try:
            start(name, players, options)
        except patolli.BadOption:
            continue
        return options


def game(name: str, players: int, seed: int) -> Iterator[str]:
    """A random game: each line, now and then all that is legal and the position, at last the points."""
    rng = Rng(seed, players)
    state = start(name, players, options_of(name, players, seed))
    step = 0
    while actors := state.actors():
        actor = actors[rng.below(len(actors))]
        if step % LOOK == 0:
            yield from look(state)
        move = state.pick(actor, rng)
        yield f"{actor} {say(state, actor, move)}"
        state.play(actor, move)
        step += 1
    yield from look(state)
    yield f"points {state.points()} winners {state.winners()} places {state.places()}"


def look(state: State) -> Iterator[str]:
    for actor in state.actors():
        yield " / ".join(lines(state.copy(), actor))
    yield write_position(state.copy())


def digest(name: str, players: int, seed: int) -> str:
    return hashlib.sha256("\n".join(game(name, players, seed)).encode()).hexdigest()[:16]


def main(name: str, players: str, first: str, count: str, *how: str) -> None:
    print("compiled" if patolli.COMPILED else "interpreted", flush=True)
    for seed in range(int(first), int(first) + int(count)):
        if how:
            print(*game(name, int(players), seed), sep="\n")
        else:
            print(digest(name, int(players), seed), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
