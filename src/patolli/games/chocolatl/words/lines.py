"""Say, hear, and why not.

Every line is a verb and its words; what a value means follows from the phase. `hear` first finds out which move the
words mean, then `why_not` says whether it may be done, one condition after the other, so that each refusal has its
own reason. A test compares it with `moves` on every move that can be said.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from patolli.engine.core.state import CHANCE
from patolli.games.chocolatl.box.components import GREEN, HAND, LOCATIONS
from patolli.games.chocolatl.rules.bidding import hand as hand_of
from patolli.games.chocolatl.rules.codes import (
    BID_ALL,
    BID_FIRST,
    BID_LOCATION,
    BID_SECOND,
    BIG_CARD,
    DICE,
    DISCARD,
    FINAL,
    HARVEST,
    HIGHER,
    LOWER,
    OFFERING,
    OTHER_FIRST,
    PAIR,
    PASS_DIE,
    PYRAMID_ORDER,
    ROLL,
    ROLL_DIE,
    SELF_FIRST,
    SETUP,
    SMALL_CARD,
    TAKE_DIE,
    TAKE_HUT,
    VILLAGE,
    pair_code,
)
from patolli.games.chocolatl.rules.locations import prize_card
from patolli.games.chocolatl.rules.moves import cards_left

if TYPE_CHECKING:
    from patolli.engine.words import NotLegal
    from patolli.games.chocolatl.box.components import Components
    from patolli.games.chocolatl.rules.state import Chocolatl

    Refuse = Callable[..., NotLegal]
    Why = tuple[str, str, dict[str, int | str]]

PLAYER_VERBS = {
    "offer": "offer 7",
    "bid": "bid 3 12",
    "lay": "lay 5",
    "roll": "roll",
    "pass": "pass",
    "hut": "hut",
    "die": "die",
    "first": "first",
    "second": "second",
    "discard": "discard 2",
}
CHANCE_VERBS = {
    "disc": "disc 2",
    "harvest": "harvest 2 4 5",
    "big": "big 15",
    "small": "small 9",
    "face": "face 3",
}
ALONE = {
    "roll": ROLL_DIE,
    "pass": PASS_DIE,
    "hut": TAKE_HUT,
    "die": TAKE_DIE,
    "first": SELF_FIRST,
    "second": OTHER_FIRST,
}
SAID = {move: verb for verb, move in ALONE.items()}
WANTED = {
    SETUP: "disc",
    OFFERING: "offer",
    HARVEST: "harvest",
    BIG_CARD: "big",
    SMALL_CARD: "small",
    BID_ALL: "bid",
    BID_FIRST: "lay",
    BID_SECOND: "lay",
    BID_LOCATION: "bid",
    DICE: "roll pass",
    ROLL: "face",
    VILLAGE: "hut die",
    PYRAMID_ORDER: "first second",
    DISCARD: "discard",
    FINAL: "face",
}
"""The verbs of each phase."""
WORD_PAIRS = ("roll pass", "hut die", "first second")
"""Those that are said alone."""
RULES = {
    OFFERING: "CHO-14",
    BID_ALL: "CHO-29",
    BID_FIRST: "CHO-30",
    BID_SECOND: "CHO-30",
    BID_LOCATION: "CHO-28",
    DICE: "CHO-37",
    VILLAGE: "CHO-53",
    PYRAMID_ORDER: "CHO-58",
    DISCARD: "CHO-66",
}
"""The rule that asks for them."""


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


# ------------------------------------------------------------------- hear
def hear(state: Chocolatl, actor: int, words: list[str], refuse: Refuse) -> int:
    """The move that the words mean, if it may be done."""
    verbs = CHANCE_VERBS if actor == CHANCE else PLAYER_VERBS
    verb = words[0].lower()
    if verb not in verbs:
        raise refuse("", "unknown-word", word=words[0][:30], words=", ".join(verbs))
    why = why_not_now(state, actor, verb)
    if why is not None:
        raise refuse(why[0], why[1], **why[2])
    numbers = [number(word, verbs[verb], refuse) for word in " ".join(words[1:]).replace("+", " ").split()]
    move = meant(state.box, verb, numbers, verbs[verb], refuse)
    why = why_not(state, actor, move)
    if why is not None:
        raise refuse(why[0], why[1], **why[2])
    return move


def number(word: str, usage: str, refuse: Refuse) -> int:
    if not (word.isascii() and word.isdecimal()) or len(word) > 4:
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


# ------------------------------------------------------------------- why not
def why_not_now(state: Chocolatl, actor: int, verb: str) -> Why | None:
    """Why a verb may not be said in this phase."""
    wanted = WANTED[state.phase]
    if verb in wanted.split():
        return None
    if actor == CHANCE:
        return "CHO-13", "other-draw", {"verb": wanted}
    if verb == "offer":
        return "CHO-15", "offered-already", {"card": state.offering[actor]}
    if verb == "discard" and state.options.lowest:
        return "CHO-65", "no-discard", {}
    if verb == "roll" and not state.dice[actor]:
        return "CHO-34", "no-black-die", {}
    return RULES[state.phase], "not-now", {"verb": verb, "phase": wanted.split()[0]}


def decided(state: Chocolatl, seat: int, verb: str) -> Why | None:
    """CHO-15, CHO-25: whoever has offered, or has confirmed a bid that is not turned over yet, cannot do it again."""
    if verb == "offer" and state.offering[seat] >= 0:
        return "CHO-15", "offered-already", {"card": state.offering[seat]}
    if verb in ("bid", "lay") and BID_ALL <= state.phase <= BID_LOCATION:
        return "CHO-25", "bid-already", {}
    return None


def why_not(state: Chocolatl, actor: int, move: int) -> Why | None:
    """Why the move may not be done in this phase: rule, key of the sentence, and what it needs. None if it may."""
    phase = state.phase
    if actor == CHANCE:
        return why_not_draw(state, move)
    if WANTED[phase] in WORD_PAIRS and move in SAID and SAID[move] in WANTED[phase].split():
        return None
    if phase in (BID_ALL, BID_LOCATION):
        if move < PAIR:
            return "CHO-24", "two-cards", {"count": 1}
        return why_not_pair(state, actor, LOWER[move - PAIR], HIGHER[move - PAIR])
    if move >= PAIR and move > state.box.highest_card:
        return RULES[phase], "not-now", {"verb": "bid", "phase": WANTED[phase].split()[0]}
    if phase == OFFERING:
        return why_not_offered(state.box.values, move)
    if phase == DISCARD:
        return why_not_discard(state, actor, move)
    if phase in (BID_FIRST, BID_SECOND):
        return why_not_card(state, actor, move)
    return why_not_now(state, actor, "lay")


def why_not_draw(state: Chocolatl, what: int) -> Why | None:
    """CHO-13."""
    if state.phase == SETUP:
        if what >= state.players:
            return "CHO-10", "no-seat", {"seat": what, "players": state.players}
        return ("CHO-10", "disc-laid", {"seat": what}) if what in state.stack else None
    if state.phase == HARVEST:
        return None if what < len(state.box.triples) else ("CHO-18", "no-dice", {"usage": CHANCE_VERBS["harvest"]})
    if state.phase in (BIG_CARD, SMALL_CARD):
        left = cards_left(state, state.phase == BIG_CARD)
        deck = "big" if state.phase == BIG_CARD else "small"
        values = " ".join(map(str, left))
        return None if what in left else ("CHO-9", "not-in-deck", {"card": what, "deck": deck, "left": values})
    return None if what in state.box.faces else ("CHO-5", "no-face", {"face": what})


def why_not_offered(values: list[int], value: int) -> Why | None:
    """CHO-14."""
    if value in values:
        return None
    return "CHO-14", "not-offerable", {"card": value, "least": values[0], "most": values[-1]}


def why_not_pair(state: Chocolatl, seat: int, low: int, high: int) -> Why | None:
    """CHO-24, CHO-26."""
    why = why_not_card(state, seat, low) or why_not_card(state, seat, high)
    if why is None and low == high and hand_of(state, seat).count(low) < 2:
        return "CHO-26", "only-one", {"card": low}
    return why


def why_not_card(state: Chocolatl, seat: int, value: int) -> Why | None:
    """CHO-92: a card that cannot be laid now."""
    if value in hand_of(state, seat):
        return None
    laid = state.cards[seat * HAND : seat * HAND + state.laid[seat]]
    if value in laid:
        place = laid.index(value)
        location = place % LOCATIONS + 1 if state.mode == GREEN else place // 2 + 1
        return "CHO-24", "laid-already", {"card": value, "location": location}
    return why_not_owned(state, seat, value)


def why_not_owned(state: Chocolatl, seat: int, value: int) -> Why:
    if value == state.offering[seat]:
        return "CHO-15", "offered-card", {"card": value}
    return "CHO-92", "not-yours", {"card": value}


def why_not_discard(state: Chocolatl, seat: int, value: int) -> Why | None:
    """CHO-66: one of the twelve old cards."""
    if value in state.cards[seat * HAND : seat * HAND + HAND]:
        return None
    if value == prize_card(state, seat):
        return "CHO-66", "just-won", {"card": value}
    return why_not_owned(state, seat, value)
