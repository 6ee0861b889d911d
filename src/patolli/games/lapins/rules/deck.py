"""The odds of the Katun cards (LAP-21, LAP-22, LAP-22a).

No order and no pile sizes are drawn in advance. The state carries the arrangements of pile sizes that what has been
drawn leaves possible, a bit for each, and how many cards of each face have not been drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.lapins.rules.codes import (
    CARD_IDS,
    FACE,
    MATCH_CARD,
    MOVE_BITS,
)

if TYPE_CHECKING:
    from patolli.engine.core.rng import Rng
    from patolli.games.lapins.box.components import Components
    from patolli.games.lapins.rules.state import Lapins


def cards(box: Components, players: int) -> int:
    """LAP-21: the cards of the deck."""
    return players * box.top_per_king + box.middle + box.piles - 1


def row_length(box: Components, players: int) -> int:
    """LAP-31: the cards of a round."""
    return players + box.beyond_kings


def note(state: Lapins, card: int, face: int) -> None:
    """A card is seen for the first time, and this is its face."""
    state.faces[card] = face
    place = card - state.players * state.box.top_per_king
    if face == MATCH_CARD:
        state.possible &= state.box.match_at[place]
    else:
        state.possible &= state.box.no_match_at[place]
        state.left[face] = state.left[face] - 1


def draws(state: Lapins) -> list[int]:
    """LAP-22a: the faces that the card may turn out to have."""
    weights = odds(state)
    return [FACE << MOVE_BITS | face for face in range(CARD_IDS) if weights[face]]


def weights(state: Lapins) -> list[int]:
    return [weight for weight in odds(state) if weight]


def odds(state: Lapins) -> list[int]:
    """LAP-22a: the weight of every face."""
    here = state.possible & state.box.match_at[state.card - state.players * state.box.top_per_king]
    matches = here.bit_count()
    others = state.possible.bit_count() - matches
    rest = sum(state.left)
    found = [others * count for count in state.left]
    found[MATCH_CARD] = matches * rest if rest else 1
    return found


def pick(state: Lapins, rng: Rng) -> int:
    """A face by its odds."""
    here = state.possible & state.box.match_at[state.card - state.players * state.box.top_per_king]
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
    top = state.players * state.box.top_per_king
    state.possible = state.box.all_possible
    state.left = state.box.first_left[:]
    for card in range(top + 1, len(state.faces)):
        face = state.faces[card]
        if face >= 0:
            if known >> card & 1:
                note(state, card, face)
            else:
                state.faces[card] = -1
