"""Twins: states that a seat cannot tell apart. Whatever the seat says gets the same answer in both."""

from __future__ import annotations

from collections.abc import Sequence

from patolli import CHANCE, NotLegal, Rng, State, hear, lines, say, write_position
from patolli.engine.gesture import ends_gesture, hear_gesture
from patolli.testing.walking import Options, Walk, walks

Answer = tuple[str, ...]
TWINS = 3
FEW = 2
MOST_SAID = 8
MOST_REVEALS = 8
FIRST_STEPS = 16
"""Twins of a state, gestures of each kind, lines of one; reveals and first lines of each game that are all tried, while
of later ones only some are."""


def twins_get_the_same_answers(name: str, players: int, options: Options = None, games: int = 2) -> None:
    """A gesture is accepted, or refused with the same rule, key, sentence and line, in states a seat cannot tell apart.

    So nobody learns from an answer what they may not know, however often they ask. A guess depends on what the seat
    sees and on the generator alone.
    """
    old: list[str] = []
    for walk in walks(name, players, options, games, seed=3):
        reveals = 0
        for state in walk.steps():
            actors = [actor for actor in state.actors() if actor != CHANCE]
            ends = any(ends_gesture(state, actor, state.pick(actor, walk.rng)) for actor in actors)
            reveals += ends
            often = walk.step < FIRST_STEPS or (ends and reveals < MOST_REVEALS)
            if not often and walk.rng.below(8 if ends else 40):
                continue
            for actor in actors:
                said = lines(state, actor)
                old.append(said[walk.rng.below(len(said))])
            for seat in (seat for seat in range(players) for _ in range(TWINS)):
                twin = state.guess(seat, walk.rng)
                tell_apart(state, twin, seat, old, walk)
                one, two = (write_position(each.guess(seat, Rng(walk.step, 5))) for each in (state, twin))
                assert one == two, f"the guesses of seat {seat} know what it cannot know {walk}"


def open_lines_show_nothing(name: str, players: int, options: Options = None, games: int = 3) -> None:
    """A line that shows its seat what the seat did not know is final, and the last of its gesture.

    Otherwise the seat could say it, look, take it back and say another one; or learn from how the next line is refused.
    """
    for walk in walks(name, players, options, games, seed=4):
        if not walk.state.game().has_secrets:
            return
        for state in walk.steps():
            for seat in state.actors():
                move = state.pick(seat, walk.rng)
                if seat == CHANCE or ends_gesture(state, seat, move):
                    continue
                line, twin = say(state, seat, move), state.guess(seat, walk.rng)
                one, two = (decided_so(each, seat, [line]).view(seat).json() for each in (state, twin))
                assert one == two, f"{line!r} shows seat {seat} what it did not know, and is not final {walk}"


def tell_apart(state: State, twin: State, seat: int, old: Sequence[str], walk: Walk) -> None:
    """Say all kinds of gestures in both."""
    for gesture in gestures(state, twin, seat, old, walk.rng):
        one, two = answer(state, seat, gesture), answer(twin, seat, gesture)
        assert one == two, f"seat {seat} says {gesture} and learns from the answer {walk}"


def gestures(state: State, twin: State, seat: int, old: Sequence[str], rng: Rng) -> list[list[str]]:
    """Lines of this moment and of others, alone and after a whole decision of the seat."""
    any_line = [[old[rng.below(len(old))]] for _ in range(FEW)] if old else []
    if seat not in state.actors():
        return any_line
    now = lines(state, seat)
    found = [[now[rng.below(len(now))]] for _ in range(FEW)] + any_line
    for _ in range(FEW):
        begun, after = decided(state, seat, rng)
        nexts = [old[rng.below(len(old))], now[rng.below(len(now))]]
        for possible in (after, decided_so(twin, seat, begun)):
            there = lines(possible, seat)
            nexts += [there[rng.below(len(there))] for _ in range(FEW) if there]
        found += [begun, *([*begun, line] for line in nexts)]
    return found


def decided(state: State, seat: int, rng: Rng) -> tuple[list[str], State]:
    """Lines with which the seat goes on, at random, as far as its gesture may go; and the state after them."""
    after, said, over = state.copy(), list[str](), False
    while seat in after.actors() and len(said) < MOST_SAID and not over:
        move = after.pick(seat, rng)
        over = ends_gesture(after, seat, move)
        said.append(say(after, seat, move))
        after.play(seat, move)
    return said, after


def decided_so(state: State, seat: int, said: Sequence[str]) -> State:
    """The state after these lines."""
    after = state.copy()
    for line in said:
        after.play(seat, hear(after, seat, line))
    return after


def answer(state: State, seat: int, gesture: Sequence[str]) -> Answer:
    before = write_position(state)
    try:
        hear_gesture(state, seat, gesture)
        told: Answer = ("accepted",)
    except NotLegal as refusal:
        told = (refusal.rule, refusal.key, str(refusal), repr(refusal.values), refusal.line)
    assert write_position(state) == before
    return told
