"""Say and hear: every line is a verb and its words.

`hear` first finds out which move the words mean, then `refusals.why_not` says whether it may be done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from patolli.engine.core.state import CHANCE
from patolli.engine.words import Arguments, Refuse, known_verb, refuse_if
from patolli.games.zapotec.rules.codes import (
    BASIC,
    BUILD_HOUSE,
    BUILD_PALACE,
    BUY,
    CHOOSE_CARD,
    DEALT,
    DECLINE,
    DONE,
    DRAFT_CARD,
    DRAWN_FRONT,
    DRAWN_HINT,
    DRAWN_OFFER,
    DRAWN_RITUAL,
    DRAWN_SCORE_TILE,
    DRAWN_SCORING,
    DRAWN_TILE,
    DRAWN_TOP,
    DRAWN_TRADE,
    GAIN,
    HIGH,
    HIGH_BITS,
    INCOME_COLUMN,
    INCOME_ROW,
    KIND_BITS,
    LOW,
    MIDDLE,
    MIDDLE_BITS,
    PLACE,
    PROPERTIES,
    PYRAMID_ADD,
    PYRAMID_NEW,
    RESOURCES,
    RITUAL,
    SACRIFICE,
    SCORE_CARD,
    SCORE_ROUND,
    USE,
    USE_RITUAL,
)
from patolli.games.zapotec.words.refusals import why_not

if TYPE_CHECKING:
    from patolli.games.zapotec.rules.state import Zapotec

PLAYER_VERBS = {
    "choose": "choose A08",
    "income": "income row, income column",
    "buy": "buy Z14",
    "use": "use Z14, use Z36 R04",
    "pyramid": "pyramid new S3, pyramid 2",
    "ritual": "ritual R04",
    "sacrifice": "sacrifice 3",
    "gain": "gain wood",
    "place": "place R04",
    "decline": "decline",
    "build": "build MFT ww, build MFT ww Z27",
    "palace": "palace EPV",
    "score": "score round, score A12",
    "draft": "draft A21",
    "done": "done",
}
CHANCE_VERBS = {
    "tile": "tile MFT B12",
    "market": "market 1 0 Z05",
    "score-tile": "score-tile S3",
    "scoring": "scoring A08",
    "offer": "offer A11",
    "top": "top A05",
    "deal": "deal 1 A08",
    "ritual": "ritual R04",
    "hint": "hint mitla",
    "front": "front K09",
}
ONE_CARD = {
    "choose": CHOOSE_CARD,
    "draft": DRAFT_CARD,
    "scoring": DRAWN_SCORING,
    "offer": DRAWN_OFFER,
    "top": DRAWN_TOP,
}
NO_WORD = {"done": DONE, "decline": DECLINE}
LINES = {INCOME_ROW: "income row", INCOME_COLUMN: "income column", SCORE_ROUND: "score round"}
CARD_VERB = {kind: verb for verb, kind in ONE_CARD.items()} | {SCORE_CARD: "score"}


# ------------------------------------------------------------------- say
def say(state: Zapotec, actor: int, move: int) -> str:
    """The move as a line of words."""
    box = state.box
    kind = move >> KIND_BITS
    low = move & LOW
    middle = move >> MIDDLE_BITS & MIDDLE
    high = move >> HIGH_BITS & HIGH
    if kind in LINES:
        return LINES[kind]
    if kind in CARD_VERB:
        return f"{CARD_VERB[kind]} {box.cards[low]}"
    if kind == BUILD_HOUSE:
        line = f"build {box.spaces[low]} {box.cells[middle]}"
        return f"{line} {box.trade[high - 1]}" if high else line
    if kind == DRAWN_TILE:
        return f"tile {box.spaces[high]} {box.tiles[low]}"
    if kind == DRAWN_TRADE:
        return f"market {middle // box.slots + 1} {middle % box.slots} {box.trade[low]}"
    if kind == DEALT:
        return f"deal {middle} {box.cards[low]}"
    if kind == USE_RITUAL:
        return f"use {box.trade[low]} {box.rituals[state.rituals[middle]]}"
    if kind in (RITUAL, PLACE):
        return f"{'ritual' if kind == RITUAL else 'place'} {box.rituals[state.rituals[low]]}"
    names: dict[int, tuple[str, Sequence[str]]] = {
        DRAWN_SCORE_TILE: ("score-tile", box.score_tiles),
        DRAWN_RITUAL: ("ritual", box.rituals),
        DRAWN_HINT: ("hint", PROPERTIES),
        DRAWN_FRONT: ("front", box.fronts),
        BUY: ("buy", box.trade),
        USE: ("use", box.trade),
        PYRAMID_NEW: ("pyramid new", box.score_tiles),
        GAIN: ("gain", RESOURCES),
        BUILD_PALACE: ("palace", box.spaces),
    }
    if kind in names:
        verb, known = names[kind]
        return f"{verb} {known[low]}"
    if kind == PYRAMID_ADD:
        return f"pyramid {low + 1}"
    if kind == SACRIFICE:
        return f"sacrifice {low}"
    return "done" if kind == DONE else "decline"


def overhear(state: Zapotec, actor: int, move: int, seat: int | None) -> str:
    """The line as the seat hears it: secret cards are a `?` (ZAP-17b, ZAP-108)."""
    kind = move >> KIND_BITS
    if kind == CHOOSE_CARD and seat != actor:
        return "choose ?"
    if kind == DEALT and seat != move >> MIDDLE_BITS & MIDDLE:
        return f"deal {move >> MIDDLE_BITS & MIDDLE} ?"
    return say(state, actor, move)


# ------------------------------------------------------------------- hear
def hear(state: Zapotec, actor: int, words: list[str], refuse: Refuse) -> int:
    """The move that the words mean, if it may be done."""
    verbs = CHANCE_VERBS if actor == CHANCE else PLAYER_VERBS
    verb = known_verb(words[0], verbs, refuse)
    meaning = Meaning(state, verb, words[1:], verbs[verb], refuse)
    move = meaning.draw() if actor == CHANCE else meaning.move()
    refuse_if(why_not(state, actor, move), refuse)
    return move


class Meaning(Arguments):
    """The words of a line, and the move that they mean, legal or not."""

    def __init__(self, state: Zapotec, verb: str, words: list[str], usage: str, refuse: Refuse) -> None:
        super().__init__(verb, words, usage, refuse)
        self.state = state
        self.box = state.box

    def find(self, at: int, names: Sequence[str]) -> int:
        """The number of the thing that a word names; -1 if there is none."""
        word = self.words[at].lower()
        for number, name in enumerate(names):
            if name.lower() == word:
                return number
        return -1

    def word(self, at: int) -> str:
        """A word to be quoted."""
        return self.words[at][:30]

    def card(self, at: int) -> int:
        number = self.find(at, self.box.cards)
        if number < 0:
            raise self.refuse("ZAP-5", "no-card", word=self.word(at))
        return number

    def trade(self, at: int) -> int:
        number = self.find(at, self.box.trade)
        if number < 0:
            raise self.refuse("ZAP-3", "no-trade-tile", word=self.word(at))
        return number

    def space(self, at: int) -> int:
        number = self.find(at, self.box.spaces)
        if number < 0:
            raise self.refuse("ZAP-3", "no-space", word=self.word(at))
        return number

    def ritual(self, at: int) -> int:
        number = self.find(at, self.box.rituals)
        if number < 0:
            raise self.refuse("ZAP-3", "no-ritual-card", word=self.word(at))
        return number

    def open_ritual(self, at: int) -> int:
        """The place of a ritual card in the row."""
        card = self.ritual(at)
        if card not in self.state.rituals:
            raise self.refuse("ZAP-15", "ritual-not-open", card=self.box.rituals[card])
        return self.state.rituals.index(card)

    def score_tile(self, at: int) -> int:
        """ZAP-3: S1 to S9, or the property on it."""
        word = self.words[at].lower()
        if word in PROPERTIES and PROPERTIES.index(word) in self.box.score_property:
            return self.box.score_property.index(PROPERTIES.index(word))
        number = self.find(at, self.box.score_tiles)
        if number < 0:
            raise self.refuse("ZAP-3", "no-score-tile", word=self.word(at))
        return number

    def move(self) -> int:
        """What a player means."""
        verb = self.verb
        if verb in NO_WORD:
            self.count(0)
            return NO_WORD[verb] << KIND_BITS
        if verb in ONE_CARD:
            self.count(1)
            return ONE_CARD[verb] << KIND_BITS | self.card(0)
        if verb == "build":
            return self.build()
        if verb == "pyramid":
            return self.pyramid()
        if verb == "use":
            self.count(1, 2)
            if len(self.words) == 1:
                return USE << KIND_BITS | self.trade(0)
            return USE_RITUAL << KIND_BITS | self.open_ritual(1) << MIDDLE_BITS | self.trade(0)
        self.count(1)
        if verb == "income":
            if self.words[0].lower() not in ("row", "column"):
                raise self.refuse("ZAP-24", "row-or-column", word=self.word(0))
            return (INCOME_ROW if self.words[0].lower() == "row" else INCOME_COLUMN) << KIND_BITS
        if verb == "buy":
            return BUY << KIND_BITS | self.trade(0)
        if verb in ("ritual", "place"):
            return (RITUAL if verb == "ritual" else PLACE) << KIND_BITS | self.open_ritual(0)
        if verb == "sacrifice":
            steps = self.number(0)
            if not 1 <= steps <= self.box.most_corn:
                raise self.refuse("ZAP-46", "sacrifice-number", steps=steps, most=self.box.most_corn)
            return SACRIFICE << KIND_BITS | steps
        if verb == "gain":
            resource = self.find(0, RESOURCES[:BASIC])
            if resource < 0:
                raise self.refuse("ZAP-47", "not-basic", word=self.word(0))
            return GAIN << KIND_BITS | resource
        if verb == "palace":
            return BUILD_PALACE << KIND_BITS | self.space(0)
        if self.words[0].lower() == "round":
            return SCORE_ROUND << KIND_BITS
        return SCORE_CARD << KIND_BITS | self.card(0)

    def build(self) -> int:
        self.count(2, 3)
        space = self.space(0)
        cell = self.find(1, self.box.cells)
        if cell < 0:
            raise self.refuse("ZAP-3", "no-cell", word=self.word(1))
        by = self.trade(2) + 1 if len(self.words) == 3 else 0
        return BUILD_HOUSE << KIND_BITS | by << HIGH_BITS | cell << MIDDLE_BITS | space

    def pyramid(self) -> int:
        self.count(1, 2)
        if self.words[0].lower() == "new":
            self.count(2)
            return PYRAMID_NEW << KIND_BITS | self.score_tile(1)
        self.count(1)
        number = self.number(0)
        most = len(self.state.beside)
        if not 1 <= number <= most:
            raise self.refuse("ZAP-35", "no-such-pyramid", number=number, most=most)
        return PYRAMID_ADD << KIND_BITS | (number - 1)

    def draw(self) -> int:
        """What CHANCE means."""
        verb = self.verb
        if verb == "tile":
            self.count(2)
            tile = self.find(1, self.box.tiles)
            if tile < 0:
                raise self.refuse("ZAP-3", "no-building-tile", word=self.word(1))
            return DRAWN_TILE << KIND_BITS | self.space(0) << HIGH_BITS | tile
        if verb == "market":
            self.count(3)
            level, slot = self.number(0), self.number(1)
            if not 1 <= level <= 3 or slot >= self.box.slots:
                raise self.refuse("ZAP-12", "no-market-slot", level=level, slot=slot)
            return DRAWN_TRADE << KIND_BITS | ((level - 1) * self.box.slots + slot) << MIDDLE_BITS | self.trade(2)
        if verb == "deal":
            self.count(2)
            seat = self.number(0)
            if seat >= self.state.players:
                raise self.refuse("ZAP-14", "no-seat", seat=seat, players=self.state.players)
            return DEALT << KIND_BITS | seat << MIDDLE_BITS | self.card(1)
        self.count(1)
        if verb in ONE_CARD:
            return ONE_CARD[verb] << KIND_BITS | self.card(0)
        if verb == "score-tile":
            return DRAWN_SCORE_TILE << KIND_BITS | self.score_tile(0)
        if verb == "ritual":
            return DRAWN_RITUAL << KIND_BITS | self.ritual(0)
        if verb == "hint":
            hint = self.find(0, PROPERTIES)
            if hint < 0:
                raise self.refuse("ZAP-2", "no-property", word=self.word(0))
            return DRAWN_HINT << KIND_BITS | hint
        front = self.find(0, self.box.fronts)
        if front < 0:
            raise self.refuse("ZAP-3", "no-bot-card", word=self.word(0))
        return DRAWN_FRONT << KIND_BITS | front
