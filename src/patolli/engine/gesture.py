"""Gestures: one or more lines that an actor says at once, all of them or none; and what is played without asking."""

from __future__ import annotations

from collections.abc import Sequence

from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import hear
from patolli.engine.words import NotLegal


def hear_gesture(state: State, actor: int, lines: Sequence[str]) -> list[int]:
    """The moves that the lines of one gesture mean. NotLegal, with the line, if they may not be said together.

    A gesture may not run past a reveal. What follows a line that reveals is refused unheard, in one fixed sentence:
    any other answer would tell what was revealed, and nothing would have been played for it.
    """
    trial, moves, over = state.copy(), list[int](), False
    for line in lines:
        try:
            if over:
                raise state.game().refuse("", "gesture-over")
            move = hear(trial, actor, line)
        except NotLegal as refusal:
            refusal.line = line
            raise
        moves.append(move)
        if len(moves) < len(lines):
            over = ends_gesture(trial, actor, move)
            trial.play(actor, move)
    return moves


def ends_gesture(state: State, actor: int, move: int) -> bool:
    """Whether nothing may follow the move in the same gesture, because it reveals or chance has to speak."""
    if state.game().seals(state, actor, move):
        return True
    after = state.copy()
    after.play(actor, move)
    return CHANCE in after.actors()


def next_automatic_move(
    state: State, rng: Rng, moves: dict[int, list[int]], asks_chance: bool = False
) -> tuple[int, int] | None:
    """The actor and the move that is played without asking anybody: a move of CHANCE, or a forced one.

    `asks_chance`: people say what chance did; nobody is asked for what everybody can tell.

    If there is none, `moves` is filled with the legal moves of the seats that are asked: listing them can take longer
    than all else.
    """
    moves.clear()
    actors = state.actors()
    if actors == [CHANCE]:
        if not asks_chance:
            return CHANCE, state.pick(CHANCE, rng)
        known = state.game().chance_moves(state, None)
        return (CHANCE, known[0]) if len(known) == 1 else None
    for actor in actors:
        found = state.moves(actor)
        if forced(state, actor, found):
            return actor, found[0]
        moves[actor] = found
    return None


def forced(state: State, actor: int, moves: list[int]) -> bool:
    """Whether there is a single move, or all come to the same, and nobody needs to be asked for it."""
    game = state.game()
    if len(moves) == 1:
        return not game.closes(state, actor, moves[0])
    return game.indifferent(state, actor)
