"""Moves as lines: `walk N3` and `walk in`, and of chance `first 1` and `beans 3`."""

from __future__ import annotations

from patolli.engine.core.state import CHANCE
from patolli.engine.words import is_number
from patolli.stage.game import Refuse
from race.board import NAMES
from race.rules import HOME, STEPS, Race

IN = "in"
"""Instead of a square: a piece of the hand comes in."""


def say(state: Race, actor: int, move: int) -> str:
    if actor == CHANCE:
        return f"beans {move}" if state.turn >= 0 else f"first {move}"
    return f"walk {NAMES[state.square(actor, move)] if move else IN}"


def hear(state: Race, actor: int, words: list[str], refuse: Refuse) -> int:
    """The move that the words mean; a refusal is raised with its rule and the key of its sentence, `no-KEY`."""
    if actor == CHANCE:
        return hear_chance(state, words, refuse)
    if words[0].lower() != "walk":
        raise refuse("", "unknown-word", word=words[0][:20], words="walk")
    if len(words) != 2:
        raise refuse("", "wrong-words", verb="walk", usage="walk N3, walk in")
    piece = hear_piece(state, actor, words[1], refuse)
    if not state.may_land(actor, piece):
        square = state.square(actor, state.goal(piece))
        key = "own-there" if state.owner(square) == actor else "other-there"
        raise refuse("PAT-7", key, square=NAMES[square])
    return piece


def hear_piece(state: Race, seat: int, word: str, refuse: Refuse) -> int:
    """PAT-5, PAT-6: the steps of the piece that lies there."""
    if word.lower() == IN:
        if 0 not in state.pieces[seat]:
            raise refuse("PAT-6", "none-in-hand")
        return 0
    if word.upper() not in NAMES:
        raise refuse("PAT-1", "no-square", word=word[:20])
    square = NAMES.index(word.upper())
    for piece in state.pieces[seat]:
        if 0 < piece < HOME and state.square(seat, piece) == square:
            return piece
    raise refuse("PAT-5", "not-yours" if state.owner(square) >= 0 else "nothing-there", square=NAMES[square])


def hear_chance(state: Race, words: list[str], refuse: Refuse) -> int:
    """PAT-3, PAT-4."""
    verb, most, rule = ("beans", len(STEPS) - 1, "PAT-4") if state.turn >= 0 else ("first", state.players - 1, "PAT-3")
    if words[0].lower() != verb:
        raise refuse("", "unknown-word", word=words[0][:20], words=verb)
    if len(words) != 2 or not is_number(words[1], 2):
        raise refuse("", "wrong-words", verb=verb, usage=f"{verb} 1")
    if int(words[1]) > most:
        raise refuse(rule, f"too-many-{verb}", number=words[1], most=most)
    return int(words[1])
