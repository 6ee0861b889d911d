"""Why not: the reason of a refusal, also for the beginning of a line.

A verb that cannot be said now has no words yet that a rule could refuse. So lines that begin with it are tried, and the
reason that most of them share is told: every boat is refused because the pawn stands on land. The other words of these
lines come from games that were played at random, so that each is of a kind that can stand there. If such games never
say the verb, no reason is told that is about the other words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.files import closed
from patolli.engine.game import find_game, hear, lines
from patolli.engine.words import NotLegal

DECISIONS = 800
"""So many are looked at, in one game after the other."""
SAID = 12
"""Lines of one decision that are remembered."""
TRIED = 200
COMMON = 0.5
"""So many of the lines must be refused in just the same words, else the reason is only an example."""

Key = tuple[str, str]
Reason = tuple[Key, tuple[tuple[str, int | str], ...]]


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why not, and whether that is true of most lines that begin so or only an example."""

    error: NotLegal
    example: bool = False


def why_not(state: State, seat: int, line: str, places: Sequence[str] = ()) -> Reasons | None:
    """The reason why the line, or whatever begins like it, may not be said. None if it may.

    Lines with places that the seat sees come first, then those with words of other games.
    """
    error, words = _refused(state, seat, line), line.split()
    if error is None:
        return None
    if error.key != "wrong-words":
        return Reasons(state.game().refuse("", "other-kind") if _of_another_kind(state, seat, words) else error)
    room = state.game()
    known = said_in(room.name, state.players, tuple(sorted(room.settings(state).items())))
    likely = known.get(words[0]) if words else None
    longer = _longer(words, likely or [line for lines in known.values() for line in lines])
    if not likely:
        return _shared(state, seat, longer, whatever=True) or Reasons(error)
    here = _with(longer, len(words), places)
    return _shared(state, seat, here) or _shared(state, seat, longer) or Reasons(error)


def _of_another_kind(state: State, seat: int, words: list[str]) -> bool:
    """Whether something else is chosen with the last word than what it names: a number, but it is a cell."""
    at = len(words) - 1
    nexts = {line[at] for line in map(str.split, lines(state, seat)) if line[:at] == words[:at] and len(line) > at}
    return at > 0 and bool(nexts) and _kind(words[at]) not in set(map(_kind, nexts))


def _kind(word: str) -> str:
    return re.sub(r"[^\W\d]", "a", re.sub(r"\d+", "0", word))


def _longer(words: list[str], likely: list[list[str]]) -> list[str]:
    """Lines that begin with these words and go on as the likely ones do."""
    ends = (tuple(line[len(words) :]) for line in likely)
    lines = [" ".join((*words, *end)) for end in dict.fromkeys(ends) if end]
    return lines[:: len(lines) // TRIED + 1]


def _with(lines: Sequence[str], at: int, places: Sequence[str]) -> list[str]:
    """The lines with places in the stead of their next word, where these look alike: R02 and R08 for R07."""
    alike: dict[str, list[str]] = {}
    for place in places:
        alike.setdefault(_shape(place), []).append(place)
    found: dict[str, None] = {}
    for line in lines:
        words = line.split()
        for place in () if words[at].isdecimal() else alike.get(_shape(words[at]), ()):
            found[" ".join((*words[:at], place, *words[at + 1 :]))] = None
    tried = list(found)
    return tried[:: len(tried) // TRIED + 1]


def _shape(word: str) -> str:
    return re.sub(r"\d+", "0", word) if re.search(r"\d", word) else "a" * len(word)


def _shared(state: State, seat: int, lines: Iterable[str], whatever: bool = False) -> Reasons | None:
    """The refusal with a rule that most of the lines get, or `whatever` words they have; the same words come first."""
    kinds: dict[Key, int] = {}
    counts: dict[Reason, int] = {}
    errors: dict[Reason, NotLegal] = {}
    for line in lines:
        error = _refused(state, seat, line)
        if error is not None and error.rule and not (whatever and error.values):
            key = (error.rule, error.key)
            reason = (key, tuple(error.values.items()))
            kinds[key] = kinds.get(key, 0) + 1
            counts[reason] = counts.get(reason, 0) + 1
            errors.setdefault(reason, error)
    if not counts:
        return None
    reason = max(counts, key=lambda one: (kinds[one[0]], counts[one]))
    return Reasons(errors[reason], counts[reason] < COMMON * sum(counts.values()))


def _refused(state: State, seat: int, line: str) -> NotLegal | None:
    try:
        hear(state, seat, line)
    except NotLegal as error:
        return error
    return None


@lru_cache(16)
def said_in(game: str, players: int, options: tuple[tuple[str, str], ...]) -> dict[str, list[list[str]]]:
    """Lines that are said in such games, by their verbs; always the same ones."""
    room, rng = find_game(game), Rng(18, 0)
    found: dict[str, dict[str, None]] = {}
    with closed():
        first = room.start(players, dict(options))
    state = first.copy()
    for _ in range(DECISIONS):
        actors = state.actors()
        if not actors:
            state = first.copy()
            continue
        if actors[0] != CHANCE:
            moves = state.moves(actors[0])
            for move in moves[:: len(moves) // SAID + 1]:
                line = room.say(state, actors[0], move)
                found.setdefault(line.split()[0], {})[line] = None
        state.play(actors[0], state.pick(actors[0], rng))
    return {verb: [line.split() for line in lines] for verb, lines in found.items()}
