"""Why not: the reason of a refusal, also for the beginning of a line. The game's own words know it."""

from __future__ import annotations

import re

from patolli.engine.core.state import State
from patolli.engine.game import hear, lines
from patolli.engine.words import NotLegal


def why_not(state: State, seat: int, line: str) -> NotLegal | None:
    """The reason why the line, or whatever begins like it, may not be said. None if it may."""
    game, words = state.game(), line.split()
    try:
        hear(state, seat, line)
    except NotLegal as error:
        if error.key == "wrong-words":
            return game.why_not(state, seat, words) or error
        other = _is_no_such_thing(error) or _of_another_kind(state, seat, words)
        return game.refuse("", "other-kind") if other and len(words) > 1 else error
    return None


def _is_no_such_thing(error: NotLegal) -> bool:
    """Whether the word that was tried names no such thing at all: a ritual where a card is chosen."""
    return error.key.startswith("no-") and error.values.keys() == {"word"}


def _of_another_kind(state: State, seat: int, words: list[str]) -> bool:
    """Whether something else is chosen with the last word than what it names: a number, but it is a cell."""
    at = len(words) - 1
    nexts = {line[at] for line in map(str.split, lines(state, seat)) if line[:at] == words[:at] and len(line) > at}
    return at > 0 and bool(nexts) and _kind(words[at]) not in set(map(_kind, nexts))


def _kind(word: str) -> str:
    return re.sub(r"[^\W\d]", "a", re.sub(r"\d+", "0", word))
