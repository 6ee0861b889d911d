"""A game written down from a real table: people say what chance did, and a hand that nobody told is a possible one.

A line of chance that not everybody heard, and that the match drew by itself, is only possible. When somebody then says
what that hand does not allow, another hand is looked for that allows it, and all that was said since.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from patolli.engine.core.state import CHANCE
from patolli.engine.game import hear, say
from patolli.engine.gesture import hear_gesture
from patolli.engine.match import Match
from patolli.engine.played import PlayedLine, Reader, SaidLine
from patolli.engine.words import NotLegal


@dataclass(frozen=True, slots=True)
class Exchange:
    """A match with other possible hands, and how many of its lines are as they were."""

    match: Match
    left: int


def possible_lines(lines: Sequence[PlayedLine]) -> list[int]:
    """The places of the lines that nobody saw."""
    return [index for index, line in enumerate(lines) if line.actor == CHANCE and line.made and line.heard]


def owner(match: Match) -> Reader:
    """Who alone sees what chance, who is asked, draws next; None if all do."""
    state, game = match.state, match.game
    move = state.moves(CHANCE)[0]
    line = game.say(state, CHANCE, move)
    seats = range(state.players)
    seeing = [seat for seat in seats if game.overhear(state, CHANCE, move, seat) == line]
    return None if len(seeing) == state.players > 1 or game.overhear(state, CHANCE, move, None) == line else seeing[0]


def exchange(match: Match, actor: int, gesture: Sequence[str]) -> Exchange | None:
    """Other possible hands with which the gesture may be said, and all lines since they were dealt; None if none do.

    Two cards are exchanged, one of which the gesture names: in one hand for one that is left, or between two hands.
    """
    found = exchanges(match, {word for line in gesture for word in line.split()})
    return next((other for other in found if _may_say(other.match, actor, gesture)), None)


def exchanges(match: Match, named: set[str] | None = None, seat: Reader = None) -> Iterator[Exchange]:
    """The match with two cards exchanged, wherever all lines stay legal; one of both is among the words `named`.

    `seat`: only what that seat was dealt.
    """
    doubtful = possible_lines(match.lines)
    mine = [index for index in doubtful if seat is None or match.lines[index].heard_by(seat) == match.lines[index].line]
    befores = dict(zip(mine, match.at_each(mine), strict=True))
    for index in reversed(mine):
        before, now = befores[index], match.lines[index].line.split()
        for move in before.state.moves(CHANCE):
            pair = _difference(now, say(before.state, CHANCE, move).split())
            if pair and (named is None or named & set(pair)):
                other = _replayed(before, match.lines, set(doubtful), *pair)
                if other is not None:
                    yield Exchange(other, index)


def other_hands(match: Match, seat: int) -> dict[str, Exchange]:
    """What else the seat may have been dealt, by the line of chance that it would be."""
    found: dict[str, Exchange] = {}
    for other in exchanges(match, seat=seat):
        found.setdefault(other.match.lines[other.left].line, other)
    return dict(sorted(found.items()))


def say_again(match: Match, lines: Sequence[SaidLine], time: float = 0.0) -> tuple[list[SaidLine], NotLegal | None]:
    """Say lines once more, as far as they are legal: those that are left, and why the first of them is not.

    What comes by itself now is not said a second time.
    """
    left = list(lines)
    while left:
        line = left[0]
        try:
            hear(match.state, line.actor, line.line)
        except NotLegal as refusal:
            if not line.made:
                return left, refusal
            left.pop(0)  # nobody decided it, and now it is not so
            continue
        match.replay([replace(line, start=len(match.lines), time=time)])
        left.pop(0)
        for made in match.settle(time=time):
            if left and (left[0].actor, left[0].line) == (made.actor, made.line):
                left.pop(0)
    return left, None


def _may_say(match: Match, actor: int, gesture: Sequence[str]) -> bool:
    try:
        hear_gesture(match.state, actor, gesture)
    except NotLegal:
        return False
    return True


def _difference(now: Sequence[str], other: Sequence[str]) -> tuple[str, str] | None:
    """The one word in which two lines differ."""
    pairs = [pair for pair in zip(now, other, strict=False) if pair[0] != pair[1]]
    return pairs[0] if len(now) == len(other) and len(pairs) == 1 else None


def _replayed(before: Match, lines: Sequence[PlayedLine], doubtful: set[int], one: str, two: str) -> Match | None:
    """The match after all lines, with two words exchanged in the doubtful ones; None if a line is not legal then."""
    swapped, match = {one: two, two: one}, before.copy()
    for index in range(len(before.lines), len(lines)):
        line = lines[index]
        words = line.line
        if index in doubtful:
            words = " ".join(swapped.get(word, word) for word in words.split())
        try:
            match.replay([SaidLine(line.actor, words, line.made, line.start, line.time)])
        except NotLegal:
            return None
    return match
