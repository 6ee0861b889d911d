"""Why not: the reason of a refusal, also for the beginning of a line.

A verb that cannot be said now has no words yet that a rule could refuse. So lines that begin with it are tried, and
the reason that most of them share is told: every boat is refused because the pawn stands on land.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import product

from patolli.engine.room import hear
from patolli.engine.state import State
from patolli.engine.words import NotLegal

TRIED = 8
"""Places that stand for all."""
NUMBERS = ("1", "2", "3", "4")
DEEPEST = 3

Reason = tuple[str, str, tuple[tuple[str, int | str], ...]]


def why_not(state: State, seat: int, line: str, places: Sequence[str], words: Sequence[str]) -> NotLegal | None:
    """The reason why the line, or whatever begins like it, may not be said. `places` and `words` may follow."""
    error = _refused(state, seat, line)
    if error is None or error.key != "wrong-words":
        return error
    alike = _alike(error, line, places)
    places = places[:: max(1, len(places) // TRIED)][:TRIED]
    best, most = error, 0.0
    for depth in range(1, DEEPEST + 1):
        shared, count = _shared(state, seat, _longer(line, depth, places, words))
        share = count / max(1, len(places)) ** depth
        if shared and share > most:
            best, most = shared, share
        if most >= 0.5:
            break
    if {str(value) for value in best.values.values()} & {*places, *NUMBERS}:  # true of what was tried, not of the verb
        best = _shared(state, seat, alike)[0] or best
    return best


def _alike(error: NotLegal, line: str, places: Sequence[str]) -> list[str]:
    """The verb as it is usually said, and with places that look like the one in the example: R02 and R08 for R07."""
    found = []
    for example in str(error.values.get("usage", "")).split(", "):
        words = example.split()
        if line.split() == words[:1] and len(words) > 1:
            alike = [place for place in places if _shape(place) == _shape(words[1])]
            found += [example, *(" ".join([words[0], place, *words[2:]]) for place in alike[:TRIED])]
    return found


def _shape(word: str) -> str:
    return re.sub(r"\d+", "0", word) if re.search(r"\d", word) else "a" * len(word)


def _longer(line: str, depth: int, places: Sequence[str], words: Sequence[str]) -> Iterable[str]:
    """The line with so many words more: places, and before or after them at most one word or number."""
    others = (*words, *NUMBERS)
    for more in product(places, repeat=depth):
        yield f"{line} {' '.join(more)}"
    if depth > 1:
        for more in product(places[:: depth - 1], repeat=depth - 1):  # fewer where there are more words
            for word in others:
                yield f"{line} {word} {' '.join(more)}"
                yield f"{line} {' '.join(more)} {word}"


def _shared(state: State, seat: int, lines: Iterable[str]) -> tuple[NotLegal | None, int]:
    """The refusal with a rule that most of the lines get, and how many do."""
    counts: dict[Reason, int] = {}
    errors: dict[Reason, NotLegal] = {}
    for line in lines:
        error = _refused(state, seat, line)
        if error is not None and error.rule:
            reason = (error.rule, error.key, tuple(error.values.items()))
            counts[reason] = counts.get(reason, 0) + 1
            errors.setdefault(reason, error)
    if not counts:
        return None, 0
    reason = max(counts, key=lambda one: counts[one])
    return errors[reason], counts[reason]


def _refused(state: State, seat: int, line: str) -> NotLegal | None:
    try:
        hear(state, seat, line)
    except NotLegal as error:
        return error
    return None
