"""Why not: one condition after the other, so that each refusal has a rule and a reason of its own.

A test compares `why_not` with `moves` on every move that can be said. What is told is known to whoever asks: the own
cards, and what lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.core.state import CHANCE
from patolli.engine.words import is_number
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
)
from patolli.games.chocolatl.rules.locations import prize_card
from patolli.games.chocolatl.rules.moves import cards_left

if TYPE_CHECKING:
    from patolli.engine.words import Why
    from patolli.games.chocolatl.rules.state import Chocolatl

    """The rule, the key of the sentence, and what the sentence needs."""

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


CARDS = {"offer": 1, "bid": 2, "lay": 1, "discard": 1}
"""How many cards a verb takes."""


# ------------------------------------------------------------------- a verb, or a whole move
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


# ------------------------------------------------------------------- the beginning of a line
def why_not_begun(state: Chocolatl, seat: int, words: list[str]) -> Why | None:
    """Why no line that begins with these words can be said by the seat now. None if one can, or no rule says more."""
    verb = words[0].lower()
    if verb not in PLAYER_VERBS:
        return "", "unknown-word", {"word": words[0][:30], "words": ", ".join(PLAYER_VERBS)}
    if seat not in state.actors():
        return decided(state, seat, verb)
    why = why_not_now(state, seat, verb)
    said = " ".join(words[1:]).replace("+", " ").split()
    if why is not None or not said:
        return why
    usage = PLAYER_VERBS[verb]
    if len(said) > CARDS.get(verb, 0):
        return why_too_many(verb, len(said))
    for word in said:
        if not is_number(word, 4):
            return "", "no-number", {"word": word[:30], "usage": usage}
        if int(word) > state.box.highest_card:
            return "CHO-2", "no-card", {"card": int(word)}
    return why_not_cards(state, seat, [int(word) for word in said])


def why_too_many(verb: str, count: int) -> Why:
    """More words than the verb takes."""
    if verb == "bid":
        return "CHO-24", "two-cards", {"count": count}
    if verb == "lay":
        return "CHO-30", "one-card", {"count": count}
    return "", "wrong-words", {"verb": verb, "usage": PLAYER_VERBS[verb]}


def why_not_cards(state: Chocolatl, seat: int, cards: list[int]) -> Why | None:
    """Why these cards cannot be the first ones of a decision in this phase."""
    if len(cards) == 2:
        return why_not_pair(state, seat, min(cards), max(cards))
    if state.phase in (BID_ALL, BID_LOCATION):
        return why_not_card(state, seat, cards[0])
    return why_not(state, seat, cards[0])
