"""Why not: the reason of a refusal, also for the beginning of a line. The game's own words know it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from patolli.engine.core.state import State
from patolli.engine.game import lines
from patolli.table.why_poll import Reasons, poll, refused


def why_not(state: State, seat: int, line: str, places: Sequence[str] = ()) -> Reasons | None:
    """The reason why the line, or whatever begins like it, may not be said. None if it may.

    `places`: those that the seat sees.
    """
    error, words, game = refused(state, seat, line), line.split(), state.game()
    if error is None:
        return None
    if error.key != "wrong-words":
        return Reasons(game.refuse("", "other-kind") if _of_another_kind(state, seat, words) else error)
    found = game.why_not(state, seat, words)
    return Reasons(found) if found else poll(state, seat, words, places, error)


def _of_another_kind(state: State, seat: int, words: list[str]) -> bool:
    """Whether something else is chosen with the last word than what it names: a number, but it is a cell."""
    at = len(words) - 1
    nexts = {line[at] for line in map(str.split, lines(state, seat)) if line[:at] == words[:at] and len(line) > at}
    return at > 0 and bool(nexts) and _kind(words[at]) not in set(map(_kind, nexts))


def _kind(word: str) -> str:
    return re.sub(r"[^\W\d]", "a", re.sub(r"\d+", "0", word))
