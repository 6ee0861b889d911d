"""Say and hear: each small decision of the rules is one line.

`hear` first finds out which move the words mean, then `refusals.why_not` says whether it may be done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.engine.core.state import CHANCE
from patolli.engine.words import Arguments, Refuse, known_verb, refuse_if
from patolli.games.lapins.box.land import cell_name
from patolli.games.lapins.rules import charting, codes
from patolli.games.lapins.rules.attack import DIE_BITS
from patolli.games.lapins.rules.codes import (
    ABOUT,
    CARD_NAMES,
    CLASS_NAMES,
    FACES,
    KIND_NAMES,
    MOVE_BITS,
    PART,
    PART_BITS,
    SORT_NAMES,
    TYPE_NAMES,
)
from patolli.games.lapins.rules.katun import row_start
from patolli.games.lapins.words.refusals import why_not

if TYPE_CHECKING:
    from patolli.games.lapins.rules.state import Lapins

KING_VERBS = {
    "found": "found c3",
    "transform": "transform c3",
    "attack": "attack c3 d3",
    "flip": "flip",
    "pass": "pass",
    "demolish": "demolish village",
    "build": "build village",
    "upgrade": "upgrade garrison",
    "done": "done build, done demolish, done sacrifice, done tax",
    "pay": "pay jade, pay auto",
    "strength": "strength 4",
    "lose": "lose garrison; after a catastrophe lose c3 village",
    "destroy": "destroy temple",
    "hold": "hold c3 garrison",
    "take": "take",
    "leave": "leave",
    "divine": "divine",
    "no-divine": "no-divine",
    "look": "look 2",
    "card": "card 2",
    "gain": "gain jade",
    "parry": "parry c3 maize",
    "suffer": "suffer",
    "share": "share glory, share taxes, share manual",
    "sacrifice": "sacrifice jade",
    "tax": "tax jade",
    "store": "store jade",
    "empty": "empty",
}
CHANCE_VERBS = {
    "land": "land c3 maize, land c3 none",
    "tile": "tile c3 X01 90",
    "first": "first 2",
    "roll": "roll 1 3 6",
    "face": "face 2 drought",
}
NO_WORD = {
    "flip": codes.FLIP,
    "pass": codes.PASS,
    "take": codes.TAKE,
    "leave": codes.LEAVE,
    "divine": codes.DIVINE,
    "no-divine": codes.NO_DIVINE,
    "suffer": codes.SUFFER,
    "empty": codes.EMPTY,
}
ONE_SITE = {"found": codes.FOUND, "transform": codes.TRANSFORM}
ONE_CLASS = {
    "demolish": codes.DEMOLISH,
    "upgrade": codes.UPGRADE,
    "lose": codes.LOSE,
    "destroy": codes.DESTROY,
}
ONE_TYPE = {
    "pay": codes.PAY,
    "gain": codes.GAIN,
    "sacrifice": codes.SACRIFICE,
    "tax": codes.TAX,
    "store": codes.STORE,
}
ONE_NUMBER = {"strength": codes.STRENGTH, "look": codes.LOOK, "card": codes.CARD, "first": codes.FIRST}
SITE_AND_CLASS = {"hold": codes.HOLD, "lose": codes.LOSE_AT}
DONE = {
    "demolish": codes.DONE_DEMOLISH,
    "build": codes.DONE_BUILD,
    "sacrifice": codes.DONE_SACRIFICE,
    "tax": codes.DONE_TAX,
}
SHARES = {"glory": codes.SHARE_GLORY, "taxes": codes.SHARE_TAXES, "manual": codes.SHARE_MANUAL}
VERB_OF = {
    kind: verb
    for table in (NO_WORD, ONE_SITE, ONE_CLASS, ONE_TYPE, ONE_NUMBER, SITE_AND_CLASS)
    for verb, kind in table.items()
}
DONE_OF = {kind: word for word, kind in DONE.items()}
SHARE_OF = {kind: word for word, kind in SHARES.items()}


# ------------------------------------------------------------------- say
def say(state: Lapins, actor: int, move: int) -> str:
    """The move as a line of words."""
    kind = move >> MOVE_BITS
    what = move & ABOUT
    if kind < codes.FOUND:
        return say_draw(state, kind, what)
    if kind in DONE_OF:
        return f"done {DONE_OF[kind]}"
    if kind in SHARE_OF:
        return f"share {SHARE_OF[kind]}"
    name = state.land.name
    if kind == codes.ATTACK:
        return f"attack {name(what >> PART_BITS)} {name(what & PART)}"
    if kind == codes.BUILD:
        return f"build {KIND_NAMES[what]}"
    if kind == codes.PARRY:
        return f"parry {name(what >> PART_BITS)} {TYPE_NAMES[what & PART]}"
    if kind == codes.PAY_AUTO:
        return "pay auto"
    verb = VERB_OF[kind]
    if kind in (codes.HOLD, codes.LOSE_AT):
        return f"{verb} {name(what >> PART_BITS)} {CLASS_NAMES[what & PART]}"
    if verb in ONE_SITE:
        return f"{verb} {name(what)}"
    if verb in ONE_CLASS:
        return f"{verb} {CLASS_NAMES[what]}"
    if verb in ONE_TYPE:
        return f"{verb} {TYPE_NAMES[what]}"
    return f"{verb} {what}" if verb in ONE_NUMBER else verb


def say_draw(state: Lapins, kind: int, what: int) -> str:
    if kind == codes.DRAW_SORT:
        return f"land {next_cell(state)} {SORT_NAMES[what]}"
    if kind == codes.DRAW_TILE:
        return f"tile {next_cell(state)} {state.box.tile_names[what >> 2]} {what % 4 * 90}"
    if kind == codes.FIRST:
        return f"first {what}"
    if kind == codes.FACE:
        return f"face {slot_of(state)} {CARD_NAMES[what]}"
    shown = [str(face + 1) for face in range(FACES) for _ in range(what >> DIE_BITS * face & 15)]
    return "roll " + " ".join(shown)


def next_cell(state: Lapins) -> str:
    """The cell whose tile is drawn next."""
    return cell_name(len(state.tiles), state.land.columns)


def slot_of(state: Lapins) -> int:
    """Where the card lies that chance gives a face: in the row, or on top of the deck with larger numbers."""
    return state.card - row_start(state) + 1


# ------------------------------------------------------------------- hear
def hear(state: Lapins, actor: int, words: list[str], refuse: Refuse) -> int:
    """The move that the words mean, if it may be done."""
    verbs = CHANCE_VERBS if actor == CHANCE else KING_VERBS
    verb = known_verb(words[0], verbs, refuse)
    move = Listener(state, actor, verb, words[1:], verbs[verb], refuse).meant()
    refuse_if(why_not(state, actor, move), refuse)
    return move


class Listener(Arguments):
    """Finds out which move the words of one line mean, legal or not."""

    def __init__(self, state: Lapins, actor: int, verb: str, words: list[str], usage: str, refuse: Refuse) -> None:
        super().__init__(verb, words, usage, refuse)
        self.state = state
        self.actor = actor

    def meant(self) -> int:
        verb, words = self.verb, self.words
        if verb in CHANCE_VERBS and verb != "first":
            return self.draw()
        if verb == "done":
            return self.done() << MOVE_BITS
        if verb == "share":
            self.count(1)
            return self.choose(words[0], SHARES) << MOVE_BITS
        if verb in NO_WORD:
            self.count(0)
            return NO_WORD[verb] << MOVE_BITS
        if verb == "attack":
            self.count(2)
            return codes.ATTACK << MOVE_BITS | self.site(words[0]) << PART_BITS | self.site(words[1])
        if verb == "parry":
            self.count(2)
            return codes.PARRY << MOVE_BITS | self.site(words[0]) << PART_BITS | self.goods(words[1])
        if verb == "hold" or (verb == "lose" and len(words) == 2):
            self.count(2)
            return SITE_AND_CLASS[verb] << MOVE_BITS | self.site(words[0]) << PART_BITS | self.building(words[1])
        self.count(1)
        word = words[0]
        if verb == "build":
            return codes.BUILD << MOVE_BITS | self.kind(word)
        if verb == "pay" and word.lower() == "auto":
            return codes.PAY_AUTO << MOVE_BITS
        if verb in ONE_SITE:
            return ONE_SITE[verb] << MOVE_BITS | self.site(word)
        if verb in ONE_CLASS:
            return ONE_CLASS[verb] << MOVE_BITS | self.building(word)
        if verb in ONE_TYPE:
            return ONE_TYPE[verb] << MOVE_BITS | self.goods(word)
        return ONE_NUMBER[verb] << MOVE_BITS | self.number(0)

    def done(self) -> int:
        """`done` alone is that of the stage at hand."""
        if self.words:
            self.count(1)
            return self.choose(self.words[0], DONE)
        if self.state.node == codes.DEMOLISHING:
            return codes.DONE_DEMOLISH
        if self.state.node == codes.SHARING:
            stage = self.state.shares[self.actor * codes.SHARE_ROW + codes.STAGE]
            return codes.DONE_TAX if stage == codes.TAXES else codes.DONE_SACRIFICE
        return codes.DONE_BUILD

    def draw(self) -> int:
        """A move of CHANCE."""
        words, state = self.words, self.state
        if self.verb == "roll":
            return codes.ROLL << MOVE_BITS | self.dice()
        self.count(3 if self.verb == "tile" else 2)
        if self.verb == "face":
            slot = self.number(0)
            if state.node in (codes.FACE_SEEN, codes.FACE_TURNED) and slot != slot_of(state):
                raise self.refuse("LAP-22a", "other-slot", slot=slot, wanted=slot_of(state))
            return codes.FACE << MOVE_BITS | self.face(words[1])
        mapping = state.node in (codes.DRAW_SORTS, codes.DRAW_TILES)
        if mapping and words[0].lower() != next_cell(state):
            raise self.refuse("LAP-16a", "other-cell", word=words[0][:30], cell=next_cell(state))
        if self.verb == "land":
            return codes.DRAW_SORT << MOVE_BITS | self.sort(words[1])
        if words[1].upper() not in state.box.tile_names:
            raise self.refuse("LAP-18", "no-tile", word=words[1][:30])
        tile = state.box.tile_names.index(words[1].upper())
        if words[2] not in ("0", "90", "180", "270"):
            raise self.refuse("LAP-13", "no-turn", word=words[2][:30])
        return codes.DRAW_TILE << MOVE_BITS | alike(state, tile * 4 + int(words[2]) // 90)

    # what the words stand for
    def choose(self, word: str, table: dict[str, int]) -> int:
        if word.lower() not in table:
            raise self.refuse("", "wrong-words", verb=self.verb, usage=self.usage)
        return table[word.lower()]

    def site(self, word: str) -> int:
        land = self.state.land
        for cell, site in enumerate(land.site_at):
            if cell_name(cell, land.columns) == word.lower():
                if site < 0:
                    raise self.refuse("LAP-12", "no-site", cell=word.lower())
                return site
        last = cell_name(land.columns * land.rows - 1, land.columns)
        raise self.refuse("LAP-12", "no-cell", word=word[:30], last=last)

    def building(self, word: str) -> int:
        if word.lower() not in CLASS_NAMES:
            raise self.refuse("LAP-29", "no-class", word=word[:30], names=", ".join(CLASS_NAMES))
        return CLASS_NAMES.index(word.lower())

    def kind(self, word: str) -> int:
        if word.lower() not in KIND_NAMES:
            raise self.refuse("LAP-5", "no-kind", word=word[:30], names=", ".join(KIND_NAMES))
        return KIND_NAMES.index(word.lower())

    def goods(self, word: str) -> int:
        if word.lower() not in TYPE_NAMES:
            raise self.refuse("LAP-3", "no-type", word=word[:30], names=", ".join(TYPE_NAMES))
        return TYPE_NAMES.index(word.lower())

    def face(self, word: str) -> int:
        if word.lower() not in CARD_NAMES:
            raise self.refuse("LAP-11", "no-card", word=word[:30], names=", ".join(CARD_NAMES))
        return CARD_NAMES.index(word.lower())

    def sort(self, word: str) -> int:
        if word.lower() not in SORT_NAMES:
            raise self.refuse("LAP-16a", "no-sort", word=word[:30], names=", ".join(filter(None, SORT_NAMES)))
        return SORT_NAMES.index(word.lower())

    def dice(self) -> int:
        if not self.words:
            raise self.refuse("", "wrong-words", verb=self.verb, usage=self.usage)
        roll = 0
        for at, word in enumerate(self.words):
            face = self.number(at)
            if not 1 <= face <= FACES:
                raise self.refuse("LAP-10", "no-face", word=word)
            roll += 1 << DIE_BITS * (face - 1)
        if len(self.words) > codes.MOST_DICE:
            raise self.refuse("LAP-53", "dice", shown=len(self.words), sent=self.state.sent)
        return roll


def alike(state: Lapins, turned: int) -> int:
    """LAP-16a: the tile that stands for all that look like this one."""
    if state.node == codes.DRAW_TILES:
        look_of = state.box.look_of
        start = state.options.path_set * state.box.tiles * 4
        if turned >> 2 not in [tile >> 2 for tile in state.tiles]:
            for move in charting.draws(state):
                if look_of[start + (move & ABOUT)] == look_of[start + turned]:
                    return move & ABOUT
    return turned
