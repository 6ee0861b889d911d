"""Moves as lines: `choose 4`, and of chance `deal 0 4`."""

from __future__ import annotations

from highcard.rules import HighCard
from patolli.engine.core.state import CHANCE
from patolli.engine.words import is_number
from patolli.stage.game import Refuse


def say(state: HighCard, actor: int, move: int) -> str:
    return f"deal {state.receiver()} {move}" if actor == CHANCE else f"choose {move}"


def overhear(state: HighCard, actor: int, move: int, seat: int | None) -> str:
    """HIGH-2, HIGH-3: nobody else learns which card is dealt or chosen."""
    if actor == CHANCE:
        receiver = state.receiver()
        return f"deal {receiver} {move if receiver == seat else '?'}"
    return f"choose {move if actor == seat else '?'}"


def hear(state: HighCard, actor: int, words: list[str], refuse: Refuse) -> int:
    """The move that the words mean; a refusal is raised with its rule and the key of its sentence, `no-KEY`."""
    begins = ["deal", str(state.receiver())] if actor == CHANCE else ["choose"]
    verb, card = begins[0], words[-1]
    if words[0].lower() != verb:
        raise refuse("", "unknown-word", word=words[0][:20], words=verb)
    if [verb, *words[1:-1]] != begins or not is_number(card, 2):
        raise refuse("", "wrong-words", verb=verb, usage=" ".join([*begins, "4"]))
    if int(card) not in state.moves(actor):
        raise refuse("HIGH-2", "not-left" if actor == CHANCE else "not-in-hand", card=card)
    return int(card)
