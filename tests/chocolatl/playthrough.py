"""Whole games told as text: a record whose remarks say what followed from each line.

    python -m tests.chocolatl.playthrough 3 nl 5 > tests/chocolatl/golden/3-nl.txt

A change of the rules changes these files, and is reviewed by reading the difference.
"""

from __future__ import annotations

import sys

from patolli import CHANCE, Record, Rng, hear, say
from patolli.engine.game import find_game
from patolli.stage.game import ShownGame


def play(players: int, edition: str, seed: int) -> Record:
    """A random game in which dice are rolled now and then."""
    record = Record("chocolatl", players, {"edition": edition})
    state = record.start()
    rng = Rng(seed)
    while actors := state.actors():
        actor = actors[rng.below(len(actors))]
        move = state.pick(actor, rng)
        record.lines.append((actor, say(state, actor, move)))
        state.play(actor, move)
    return record


def tell(record: Record) -> str:
    """The record with remarks, and the picture of its end."""
    game = find_game(record.game)
    assert isinstance(game, ShownGame)
    lines, _, _ = record.text().partition("\n\n")
    told = [lines, ""]
    state = record.start()
    for actor, line in record.lines:
        told.append(f"{'*' if actor == CHANCE else actor} {line}")
        state.events = []
        state.play(actor, hear(state, actor, line))
        told += [f"    # {game.tell_event(state.view(), event, 'en')}" for event in state.events]
    state.events = None
    told += [f"# {row}".rstrip() for row in str(state).split("\n")]
    return "\n".join(told) + "\n"


if __name__ == "__main__":
    sys.stdout.write(tell(play(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))))
