"""What the next word of a line can be."""

from __future__ import annotations

from collections.abc import Sequence

from patolli.engine.core.state import State
from patolli.engine.game import lines
from patolli.engine.gesture import ends_gesture, hear_gesture
from patolli.engine.words import NotLegal, Tree, tree


def next_words(state: State, actor: int, typed: str, commands: Sequence[str] = ()) -> list[str]:
    """The words that can stand where the text ends, the last of which may be half typed.

    Lines before a `;` count as said; they are tried on a copy. After one that ends the gesture nothing can stand.
    """
    *before, last = typed.split(";")
    try:
        moves = hear_gesture(state, actor, before)
    except NotLegal:
        return []
    for move in moves:
        if ends_gesture(state, actor, move):
            return []
        state = state.copy()
        state.play(actor, move)
    if actor not in state.actors():
        return []
    words = last.split()
    half = "" if not last or last[-1].isspace() else words.pop()
    node: Tree = tree(lines(state, actor))
    for word in words:
        branch = next((node[name] for name in node if name.lower() == word.lower()), None)
        if not isinstance(branch, dict):
            return []
        node = branch
    offered = [word for word in node if word != "."]
    if not words and not before:
        offered += commands
    return [word for word in offered if word.lower().startswith(half.lower())]
