"""Say and hear.

Every line is a verb and its words; what a value means follows from the phase. `hear` first finds out which move the
words mean, then asks `refusals` whether it may be done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.core.state import CHANCE
from patolli.engine.words import Refuse, is_number, known_verb, refuse_if
from patolli.games.chocolatl.box.components import GOLD, GREEN, LOCATIONS
from patolli.games.chocolatl.rules.codes import (
    BID_ALL,
    BID_LOCATION,
    DICE,
    DISCARD,
    HIGHER,
    LOWER,
    OFFERING,
    PAIR,
    pair_code,
)
from patolli.games.chocolatl.words.refusals import (
    ALONE,
    CHANCE_VERBS,
    SAID,
    WANTED,
    WORD_PAIRS,
    why_not,
    why_not_now,
)
from patolli.games.chocolatl.words.refusals import PLAYER_VERBS as PLAYER_VERBS

if TYPE_CHECKING:
    from patolli.games.chocolatl.box.components import Components
    from patolli.games.chocolatl.rules.state import Chocolatl


# ------------------------------------------------------------------- say
def say(state: Chocolatl, actor: int, move: int) -> str:
    """The move as a line of words."""
    verb = WANTED[state.phase]
    if actor != CHANCE and verb in WORD_PAIRS:
        return SAID[move]
    if verb == "bid":
        return f"bid {LOWER[move - PAIR]} {HIGHER[move - PAIR]}"
    if verb == "harvest":
        return "harvest " + " ".join(map(str, state.box.triples[move]))
    return f"{verb} {move}"


def overhear(state: Chocolatl, actor: int, move: int, seat: int | None) -> str | None:
    """CHO-25, CHO-89: offerings and bids are heard by nobody else; that one is confirmed is an event (CHO-99)."""
    return None if secret_decision(state) and seat != actor else say(state, actor, move)


def secret_decision(state: Chocolatl) -> int:
    """Which secret decision this is, counted through the game; 0 if it is none."""
    if state.phase != OFFERING and not BID_ALL <= state.phase <= BID_LOCATION:
        return 0
    return (state.round * (BID_LOCATION + 1) + state.phase) * (LOCATIONS + 1) + state.location + 1


def confirms(state: Chocolatl, actor: int) -> bool:
    """Whether the actor's next move completes a secret decision: the offering, or a whole bid."""
    if state.phase == OFFERING:
        return True
    if not BID_ALL <= state.phase <= BID_LOCATION:
        return False
    step = 1 if state.mode == GREEN else 2
    return state.laid[actor] + step >= state.goal


def turns_over(state: Chocolatl, actor: int, move: int) -> bool:
    """CHO-31: whether the move settles the location, so that the closed bids of the next one are turned over."""
    if state.mode == GOLD or not state.options.stepwise:
        return False
    if state.location == LOCATIONS or not DICE <= state.phase <= DISCARD:
        return False
    after = state.copy()
    after.play(actor, move)
    return (after.round, after.location) != (state.round, state.location)


# ------------------------------------------------------------------- hear
def hear(state: Chocolatl, actor: int, words: list[str], refuse: Refuse) -> int:
    """The move that the words mean, if it may be done."""
    verbs = CHANCE_VERBS if actor == CHANCE else PLAYER_VERBS
    verb = known_verb(words[0], verbs, refuse)
    refuse_if(why_not_now(state, actor, verb), refuse)
    numbers = [number(word, verbs[verb], refuse) for word in " ".join(words[1:]).replace("+", " ").split()]
    move = meant(state.box, verb, numbers, verbs[verb], refuse)
    refuse_if(why_not(state, actor, move), refuse)
    return move


def number(word: str, usage: str, refuse: Refuse) -> int:
    if not is_number(word, 4):
        raise refuse("", "no-number", word=word[:30], usage=usage)
    return int(word)


def meant(box: Components, verb: str, numbers: list[int], usage: str, refuse: Refuse) -> int:
    """The move that a verb and its numbers mean, legal or not."""
    if verb in ALONE:
        if numbers:
            raise refuse("", "wrong-words", verb=verb, usage=usage)
        return ALONE[verb]
    if verb == "bid":
        if len(numbers) != 2:
            raise refuse("CHO-24", "two-cards", count=len(numbers))
        for value in numbers:
            if value > box.highest_card:
                raise refuse("CHO-2", "no-card", card=value)
        return pair_code(min(numbers), max(numbers))
    if verb == "harvest":
        if sorted(numbers) not in box.triples:
            raise refuse("CHO-18", "no-dice", usage=usage)
        return box.triples.index(sorted(numbers))
    if len(numbers) != 1:
        if verb == "lay":
            raise refuse("CHO-30", "one-card", count=len(numbers))
        raise refuse("", "wrong-words", verb=verb, usage=usage)
    if verb in ("offer", "lay", "discard") and numbers[0] > box.highest_card:
        raise refuse("CHO-2", "no-card", card=numbers[0])
    return numbers[0]
