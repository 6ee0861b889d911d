"""A whole seeded game as text, to be read: the header, each line with its sentence and what followed, pictures, points.

When a rule or a sentence changes, the change is reviewed as a difference of these files:

    PATOLLI_GOLDEN=write python -m pytest tests/golden
"""

from __future__ import annotations

import os
from collections.abc import Callable
from difflib import unified_diff
from pathlib import Path

import pytest

from patolli import CHANCE, Record, Rng, State, say, start
from patolli.engine.game import find_game
from patolli.stage.game import ShownGame

FOLDER = Path(__file__).parent
PICTURE_EVERY = 25
LARGEST = 200_000

Mover = Callable[[State, int, Rng], int]


def at_random(state: State, actor: int, rng: Rng) -> int:
    return state.pick(actor, rng)


def told(name: str, players: int, seed: int, options: dict[str, str] | None = None, mover: Mover = at_random) -> str:
    """The game, written out."""
    game = find_game(name)
    assert isinstance(game, ShownGame)
    state = start(name, players, options)
    rng = Rng(seed)
    rows = [f"# seed {seed}", *Record(name, players, game.settings(state)).text().splitlines()]
    step = 0
    while actors := state.actors():
        if step % PICTURE_EVERY == 0:
            rows += ["", str(state), game.prompt(state.view(), "en"), ""]
        actor = actors[rng.below(len(actors))]
        move = mover(state, actor, rng)
        line = say(state, actor, move)
        state.events = []
        state.play(actor, move)
        events, state.events = state.events, None
        view = state.view()
        step += 1
        who = "*" if actor == CHANCE else str(actor)
        told, followed = game.tell_entry(view, actor, line, events, "en")
        rows.append(f"{step:>4}  {f'{who} {line}':<22}  {told}")
        rows += [f"{'':30}{sentence}" for sentence in followed]
    rows += ["", str(state), game.prompt(state.view(), "en"), ""]
    rows += [f"points {state.points()}", f"winners {state.winners()}", f"places {state.places()}"]
    return "\n".join(row.rstrip() for text in rows for row in text.split("\n")) + "\n"


def check(file: str, text: str) -> None:
    """The text is what the file holds; with PATOLLI_GOLDEN=write it is written there."""
    assert len(text.encode()) < LARGEST
    path = FOLDER / file
    if os.environ.get("PATOLLI_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
        return
    written = path.read_text(encoding="utf-8") if path.exists() else ""
    changes = list(unified_diff(written.splitlines(), text.splitlines(), file, "now", lineterm="", n=1))
    if changes:
        shown = "\n".join(changes[:40])
        pytest.fail(f"{shown}\n... {len(changes)} lines. If this is meant: PATOLLI_GOLDEN=write", pytrace=False)
