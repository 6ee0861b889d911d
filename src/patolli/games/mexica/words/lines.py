"""Say and hear: a line is a verb and its words.

`hear` first finds out which move the words mean, then `refusals.why_not` says whether it may be done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.core.state import CHANCE
from patolli.engine.words import Arguments, Refuse, known_verb, refuse_if
from patolli.games.mexica.box.board import NAMES, NUMBERS
from patolli.games.mexica.box.cells import WIDTH
from patolli.games.mexica.box.components import FLOORS
from patolli.games.mexica.rules.codes import (
    BOAT,
    BRIDGE_EW,
    BRIDGE_NS,
    CANAL,
    CANAL_EAST,
    CANAL_SOUTH,
    CELL,
    CELL_BITS,
    END,
    FIRST,
    FLY,
    FOUND,
    HEIGHT,
    ORDER,
    PLACE_PAWN,
    SHIFT,
    SITE,
    SPEND,
    START_OVER,
    TAKE,
    TEMPLE,
    WALK,
)
from patolli.games.mexica.words.refusals import AXES, wet_ramp, why_not, why_not_spot

if TYPE_CHECKING:
    from patolli.games.mexica.rules.state import Mexica

PLAYER_VERBS = {
    "place": "place H6",
    "canal": "canal B6, canal C2 C3",
    "bridge": "bridge C3 EW",
    "shift": "shift C3 K10 NS",
    "temple": "temple 3 B4",
    "walk": "walk B3",
    "boat": "boat C3",
    "fly": "fly D5",
    "found": "found A4",
    "take": "take",
    "spend": "spend",
    "end": "end",
}
CHANCE_VERBS = {
    "first": "first 2",
    "order": "order 7",
    "neutral": "neutral I2",
    "again": "again",
    "height": "height 3",
}
ONE_CELL = {"place": PLACE_PAWN, "walk": WALK, "boat": BOAT, "fly": FLY, "found": FOUND, "neutral": SITE}
NO_WORD = {"take": TAKE, "spend": SPEND, "end": END, "again": START_OVER}
ONE_NUMBER = {"first": FIRST, "order": ORDER, "height": HEIGHT}
VERB_OF = {kind: verb for table in (ONE_CELL, NO_WORD, ONE_NUMBER) for verb, kind in table.items()}


# ------------------------------------------------------------------- say
def say(state: Mexica, actor: int, move: int) -> str:
    """The move as a line of words."""
    kind = move >> CELL_BITS
    number = move & CELL
    if kind >= SHIFT:
        return f"shift {NAMES[(kind - SHIFT) // 2]} {NAMES[number]} {AXES[(kind - SHIFT) % 2]}"
    if kind in (BRIDGE_NS, BRIDGE_EW):
        return f"bridge {NAMES[number]} {AXES[kind - BRIDGE_NS]}"
    if TEMPLE < kind <= TEMPLE + FLOORS:
        return f"temple {kind - TEMPLE} {NAMES[number]}"
    if kind == CANAL:
        return f"canal {NAMES[number]}"
    if kind in (CANAL_EAST, CANAL_SOUTH):
        return f"canal {NAMES[number]} {NAMES[number + (1 if kind == CANAL_EAST else WIDTH)]}"
    verb = VERB_OF[kind]
    if verb in ONE_CELL:
        return f"{verb} {NAMES[number]}"
    return f"{verb} {number}" if verb in ONE_NUMBER else verb


# ------------------------------------------------------------------- hear
def hear(state: Mexica, actor: int, words: list[str], refuse: Refuse) -> int:
    """The move that the words mean, if it may be done."""
    verbs = CHANCE_VERBS if actor == CHANCE else PLAYER_VERBS
    verb = known_verb(words[0], verbs, refuse)
    move = meant(state, verb, words[1:], verbs[verb], refuse)
    refuse_if(why_not(state, move), refuse)
    return move


def meant(state: Mexica, verb: str, words: list[str], usage: str, refuse: Refuse) -> int:
    """The move that the words mean, legal or not."""
    said = Words(verb, words, usage, refuse)
    if verb in ONE_CELL:
        said.count(1)
        return ONE_CELL[verb] << CELL_BITS | said.cell(0)
    if verb in NO_WORD:
        said.count(0)
        return NO_WORD[verb] << CELL_BITS
    if verb in ONE_NUMBER:
        said.count(1)
        return ONE_NUMBER[verb] << CELL_BITS | said.number(0)
    if verb == "temple":
        said.count(2)
        floors = said.floors(0)
        return (TEMPLE + floors) << CELL_BITS | said.cell(1)
    if verb == "canal":
        said.count(1, 2)
        return CANAL << CELL_BITS | said.cell(0) if len(words) == 1 else double_tile(said)
    if verb == "bridge":
        said.count(1, 2)
        site = said.cell(0)
        turned = said.axis(1) if len(words) == 2 else only_axis(state, site, refuse)
        return (BRIDGE_NS + turned) << CELL_BITS | site
    said.count(2, 3)
    old = said.cell(0)
    site = said.cell(1)
    turned = said.axis(2) if len(words) == 3 else only_axis(state, site, refuse)
    return (SHIFT + 2 * old + turned) << CELL_BITS | site


class Words(Arguments):
    """The words after a verb of this game."""

    def cell(self, at: int) -> int:
        number = NUMBERS.get(self.words[at].upper())
        if number is None:
            raise self.refuse("MEX-1", "no-cell", word=self.words[at][:30])
        return number

    def floors(self, at: int) -> int:
        floors = self.number(at)
        if not 1 <= floors <= FLOORS:
            raise self.refuse("MEX-52", "no-such-height", floors=floors, most=FLOORS)
        return floors

    def axis(self, at: int) -> int:
        if self.words[at].upper() not in AXES:
            raise self.refuse("MEX-12", "no-axis", word=self.words[at][:30])
        return AXES.index(self.words[at].upper())


def double_tile(said: Words) -> int:
    """MEX-34: the order of the two cells has no meaning."""
    first, second = sorted((said.cell(0), said.cell(1)))
    if second == first + 1 and second % WIDTH:
        return CANAL_EAST << CELL_BITS | first
    if second == first + WIDTH:
        return CANAL_SOUTH << CELL_BITS | first
    raise said.refuse("MEX-34", "not-adjacent", a=NAMES[first], b=NAMES[second])


def only_axis(state: Mexica, site: int, refuse: Refuse) -> int:
    """The axis may be left out where there is no choice (MEX-47), and where no bridge may stand anyway (MEX-45)."""
    if why_not_spot(state, site) is not None:
        return 0
    possible = [axis for axis in (0, 1) if wet_ramp(state, site, axis) is None]
    if len(possible) > 1:
        raise refuse("MEX-47", "which-axis", cell=NAMES[site])
    return possible[0] if possible else 0
