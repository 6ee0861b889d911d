"""How long the game will go on, and what wealth is worth until then."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from patolli.games.lapins.bot.building_lists import tables_of
from patolli.games.lapins.rules.codes import (
    MATCH_CARD,
)
from patolli.games.lapins.rules.deck import row_length
from patolli.games.lapins.rules.katun import row_end, row_start

if TYPE_CHECKING:
    from patolli.games.lapins.rules.state import Lapins

UNIT_YIELD_POINTS: Final = 0.55
"""What a unit of wealth that is spent brings in each round that follows."""
PURSE_UNITS: Final = 12.0
"""The wealth that can be spent well; more is kept as points."""
TAX_UNITS: Final = 10.0
"""The same for the taxes of a round."""
ACT_AGAIN_CHANCE: Final = [0.0, 0.5, 0.8, 0.92, 0.97, 1.0]
"""By the cards that lie face down: how likely a king is to act again before the round ends."""


MOST_KNOWN: Final = 4096
"""Of the rounds to come that are kept."""


def rounds_after(state: Lapins) -> float:
    """How many rounds will probably follow after this one, as far as the turned cards tell."""
    length = state.options.length
    if state.matches >= length:
        return 0.0
    possible = openly_possible(state)
    if not possible:
        return 0.0
    box = state.box
    step = row_length(box, state.players)
    place = row_end(state) - 1 - state.players * box.top_per_king
    key = (possible, place, step, length)
    rounds_known = tables_of(box).rounds_known
    known = rounds_known.get(key)
    if known is not None:
        return known
    total = count_rounds(box.last_match_at[length], possible, place, step)
    if len(rounds_known) >= MOST_KNOWN:
        rounds_known.clear()
    rounds_known[key] = total
    return total


def count_rounds(ended: list[int], possible: int, place: int, step: int) -> float:
    """The rounds that will probably follow, if the last card of this one lies at that place; `ended` by place: the
    arrangements with which the game is over there."""
    whole = possible.bit_count()
    total = 0.0
    while place < len(ended):
        if place < 0:
            total += 1.0
        else:
            over = (possible & ended[place]).bit_count()
            if over == whole:
                break
            total += 1.0 - over / whole
        place += step
    return total


def openly_possible(state: Lapins) -> int:
    """LAP-22a, by the turned cards alone: what some king has only looked at is not counted."""
    seen = 0
    for cards in state.seen:
        seen |= cards
    if seen & ~state.turned == 0:
        return state.possible
    box = state.box
    possible = box.all_possible
    top = state.players * box.top_per_king
    for card in range(top + 1, row_end(state)):
        if state.turned >> card & 1:
            match = state.faces[card] == MATCH_CARD
            possible &= box.match_at[card - top] if match else box.no_match_at[card - top]
    return possible


def face_down(state: Lapins) -> int:
    """The cards of the row that are still to be turned; the one that is being turned is not."""
    down: int = 0
    for card in range(row_start(state), row_end(state)):
        if not state.turned >> card & 1 and card != state.card:
            down += 1
    return down


def unit_worth(rounds: float) -> float:
    """The points that a unit of wealth is worth with this number of rounds to come."""
    more = UNIT_YIELD_POINTS * rounds
    return more if more > 1.0 else 1.0


def wealth_worth(units: float, rounds: float) -> float:
    """The points that this wealth is worth: the first units are spent well, the others are a point each."""
    more = unit_worth(rounds) - 1.0
    if more <= 0.0:
        return units
    return units + more * PURSE_UNITS * (1.0 - exp(-units / PURSE_UNITS))


def next_unit_worth(units: float, rounds: float) -> float:
    """The points of one more unit."""
    return 1.0 + (unit_worth(rounds) - 1.0) * exp(-units / PURSE_UNITS)


def tax_worth(units: float, rounds: float) -> float:
    """The points for one round that these taxes are worth, if they come in each of the rounds."""
    more = unit_worth(rounds * 0.5) - 1.0
    if more <= 0.0:
        return units
    return units + more * TAX_UNITS * (1.0 - exp(-units / TAX_UNITS))
