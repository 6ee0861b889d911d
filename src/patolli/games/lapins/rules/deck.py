"""The odds of the Katun cards (LAP-21, LAP-22, LAP-22a).

No order and no pile sizes are drawn in advance. The state carries the sextuples of pile sizes that what has been
drawn leaves possible, a bit for each, and how many cards of each face have not been drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.games.lapins.box.components import (
    BEYOND_KINGS,
    CARD_COUNT,
    CARD_IDS,
    LEAST_PILE,
    MATCH_CARD,
    MIDDLE,
    MOST_PILE,
    PILES,
    TOP_CARD,
    TOP_PER_KING,
)
from patolli.games.lapins.rules.codes import FACE, MOVE_BITS

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng
    from patolli.games.lapins.rules.state import Lapins


def sextuples() -> list[list[int]]:
    """LAP-22: the possible sizes of the piles."""
    found: list[list[int]] = [[]]
    for pile in range(PILES):
        longer: list[list[int]] = []
        for start in found:
            rest = MIDDLE - sum(start)
            after = PILES - pile - 1
            for size in range(LEAST_PILE, MOST_PILE + 1):
                if after * LEAST_PILE <= rest - size <= after * MOST_PILE:
                    longer.append([*start, size])
        found = longer
    return found


def match_masks() -> list[int]:
    """By place below the top maize, from 1: the sextuples that put a match there."""
    masks = [0] * (MIDDLE + PILES)
    for index, sizes in enumerate(sextuples()):
        place = 0
        for size in sizes[:-1]:
            place += size + 1
            masks[place] |= 1 << index
    return masks


MATCH_AT: Final[list[int]] = match_masks()
ALL_POSSIBLE: Final[int] = (1 << len(sextuples())) - 1
NO_MATCH_AT: Final[list[int]] = [ALL_POSSIBLE ^ mask for mask in MATCH_AT]
FIRST_LEFT: Final[list[int]] = [0 if face in (TOP_CARD, MATCH_CARD) else CARD_COUNT[face] for face in range(CARD_IDS)]


def cards(players: int) -> int:
    """LAP-21: the cards of the deck."""
    return players * TOP_PER_KING + MIDDLE + PILES - 1


def row_length(players: int) -> int:
    """LAP-31: the cards of a round."""
    return players + BEYOND_KINGS


def note(state: Lapins, card: int, face: int) -> None:
    """A card is seen for the first time, and this is its face."""
    state.faces[card] = face
    place = card - state.players * TOP_PER_KING
    if face == MATCH_CARD:
        state.possible &= MATCH_AT[place]
    else:
        state.possible &= NO_MATCH_AT[place]
        state.left[face] = state.left[face] - 1


def draws(state: Lapins) -> list[int]:
    """LAP-22a: the faces that the card may turn out to have."""
    weights = odds(state)
    return [FACE << MOVE_BITS | face for face in range(CARD_IDS) if weights[face]]


def weights(state: Lapins) -> list[int]:
    return [weight for weight in odds(state) if weight]


def odds(state: Lapins) -> list[int]:
    """LAP-22a: the weight of every face."""
    here = state.possible & MATCH_AT[state.card - state.players * TOP_PER_KING]
    matches = here.bit_count()
    others = state.possible.bit_count() - matches
    rest = sum(state.left)
    found = [others * count for count in state.left]
    found[MATCH_CARD] = matches * rest if rest else 1
    return found


def pick(state: Lapins, rng: Rng) -> int:
    """A face by its odds."""
    here = state.possible & MATCH_AT[state.card - state.players * TOP_PER_KING]
    matches = here.bit_count()
    everything = state.possible.bit_count()
    rest = 0
    for count in state.left:
        rest += count
    if not rest:
        return FACE << MOVE_BITS | MATCH_CARD
    n = rng.below(everything * rest) - matches * rest
    if n < 0:
        return FACE << MOVE_BITS | MATCH_CARD
    n = n // (everything - matches)
    face = 0
    while n >= state.left[face]:
        n -= state.left[face]
        face += 1
    return FACE << MOVE_BITS | face


def forget(state: Lapins, known: int) -> None:
    """Take away the faces of all cards but these; the cards on top are maize in any case."""
    top = state.players * TOP_PER_KING
    state.possible = ALL_POSSIBLE
    state.left = FIRST_LEFT[:]
    for card in range(top + 1, len(state.faces)):
        face = state.faces[card]
        if face >= 0:
            if known >> card & 1:
                note(state, card, face)
            else:
                state.faces[card] = -1
